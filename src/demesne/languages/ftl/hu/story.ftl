### A játszma története az utolsó képernyőn: mondatok arról, miért lett így.
### $who és $other játékosok neve, sosem ragozva; ha az olvasóról van szó, az egyik a web-lobby-you, és $me mondja meg,
### melyik: who, other vagy nobody.

story-curses = { $me ->
    [who] A te lapod ({ CARD($card) }) miatt { $other } { $n } Átkot kapott
    [other] { $who } lapja ({ CARD($card) }) miatt { $n } Átkot kaptál
   *[nobody] { $who } lapja ({ CARD($card) }) miatt { $other } { $n } Átkot kapott
} { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
} körtől kezdve.
story-discards = { $me ->
    [who] A te lapod ({ CARD($card) }) miatt { $other } { $n } lapot dobott el.
    [other] { $who } lapja ({ CARD($card) }) miatt { $n } lapot kellett eldobnod.
   *[nobody] { $who } lapja ({ CARD($card) }) miatt { $other } { $n } lapot dobott el.
}
story-instead = { $me ->
    [who] Legalább { $coins } érméből { $n ->
        [1] egyszer
       *[other] { $n } alkalommal
    } { CARD($card, form: "acc") } vettél, pedig volt még Provincia.
   *[other] Legalább { $coins } érméből { $who } { $n ->
        [1] egyszer
       *[other] { $n } alkalommal
    } { CARD($card, form: "acc") } vett, pedig volt még Provincia.
}
story-first-province = Az első Provincia: { $who } – { $turn }. kör, { $other } – { $n }. kör.
story-only-province = Az első Provincia: { $who } – { $turn }. kör, { $other } – egy sem.
story-rich = Legalább { $coins } érme: { $who } – { $n } körben, { $other } – { $m ->
    [0] egyszer sem
   *[other] { $m } körben
}.
story-poor = Legfeljebb 2 érme: { $who } – { $n } körben, { $other } – { $m ->
    [0] egyszer sem
   *[other] { $m } körben
}.
story-dead = { $me ->
    [who] { $n } akciókártyát nem tudtál kijátszani, mert elfogyott az akciód; { $other } { $m ->
        [0] mindet ki tudta játszani
       *[other] { $m } lappal járt így
    }.
    [other] { $who } { $n } akciókártyát nem tudott kijátszani, mert elfogyott az akciója; te { $m ->
        [0] mindet ki tudtad játszani
       *[other] { $m } lappal jártál így
    }.
   *[nobody] { $who } { $n } akciókártyát nem tudott kijátszani, mert elfogyott az akciója; { $other } { $m ->
        [0] mindet ki tudta játszani
       *[other] { $m } lappal járt így
    }.
}
story-drawn = Ráadásként húzott lapok: { $who } – { $n }, { $other } – { $m }.
story-trashed = A szemétre dobott Rézpénz, Birtok és Átok: { $who } – { $n }, { $other } – { $m }.
story-worth = { CARD($card) }: { $who } – { $n } pont, { $other } – { $m } pont.
story-ended-provinces = { $me ->
    [who] Te fejezted be
   *[other] { $who } fejezte be
} a játékot { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
} körben: elfogyott az utolsó Provincia.
story-ended-colonies = { $me ->
    [who] Te fejezted be
   *[other] { $who } fejezte be
} a játékot { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
} körben: elfogyott az utolsó Gyarmat.
story-ended-piles = { $me ->
    [who] Te fejezted be
   *[other] { $who } fejezte be
} a játékot { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
} körben: elég pakli ürült ki.

## az utolsó képernyő

story-decks = A paklik körről körre
story-decks-of = A paklik körről körre: { $who }. A számok az alábbi táblázatban vannak.
story-class = { $part ->
    [copper] Rézpénz
    [treasures] többi kincs
    [actions] akciók
    [land] földek
   *[curses] Átkok
}
story-table = Táblázatként
story-turns = Kör
story-how = Így történt
story-turn = { $n }. kör
story-curve-note = körről körre, százalékban
story-shared = Megosztott győzelem
story-won = Nyertél!
story-won-turns = Nyertél: kevesebb kör alatt értél el ugyanannyi pontot, mint { $others }.
story-played-as = Te { $who } néven játszottál
story-luck = { $side ->
    [for] A szerencse melletted állt.
    [against] A szerencse ellened volt.
   *[even] A szerencse nagyjából kiegyenlítődött.
} { $more ->
    [elsewhere] Nem a húzott érméken múlt.
    [more] A vártnál { $n } érmével többet húztál.
    [fewer] A vártnál { $n } érmével kevesebbet húztál.
   *[none] Annyi érmét húztál, amennyi várható volt.
}
story-again = Próbáld újra
story-again-note = visszatérhetsz a döntéshez, és másképp folytathatod
story-again-looking = A gép még keresi a legdrágább döntéseket; ez néhány percig is eltarthat.
story-again-asked = Akkor ez történt: { $move }. Találsz jobbat?
story-verdict = { $verdict ->
    [best] Ez az!
    [better] Jobb, mint akkor, de van még ennél is jobb.
    [same] Akkor is ez történt.
    [worse] Még nem: ez nem jobb, mint az akkori.
   *[unknown] Ezt senki sem vizsgálta meg. Játssz tovább, és meglátod.
}
story-best = A legjobb: { $move }.
story-show = Mutasd meg
story-back = Vissza a történethez
