### A kezdőlap, a galéria, a nap birodalma, a saját eredmények, megosztott linkek.

web-day = A nap birodalma
web-gallery-note = Ajánlott összeállítások, tíz véletlenszerű kártya vagy a saját választásod, minden kártya szabálymagyarázatával.
preview-private = Zártkörű asztal
preview-private-note = Kérj meghívást, hogy leülhess vagy nézhesd.
preview-join = { $who } játszani hív
preview-free = { $n ->
    [one] Egy hely szabad.
   *[other] { $n } hely szabad.
}
preview-watch = Játszik: { $who }
preview-over = Véget ért a játék: { $who }
preview-kingdom = Egy birodalom
preview-mine = Személyes link
