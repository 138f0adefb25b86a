### Strona początkowa, galeria, królestwo dnia, własne wyniki, udostępniane linki.

web-day = Królestwo dnia
web-gallery-note = Polecane zestawy, dziesięć losowych kart albo własny wybór, z wyjaśnieniami do każdej karty.
preview-private = Prywatny stół
preview-private-note = Poproś o zaproszenie, aby zagrać lub oglądać.
preview-join = { $who } zaprasza do gry
preview-free = { $n ->
    [one] Jedno wolne miejsce.
    [few] { $n } wolne miejsca.
   *[many] { $n } wolnych miejsc.
}
preview-watch = Grają: { $who }
preview-over = Koniec gry: { $who }
preview-kingdom = Królestwo do gry
preview-mine = Prywatny link
