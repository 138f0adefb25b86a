### The small marks on a card's face: their names, for those who hear them and for the legend.

mark-card = karta
mark-treasure = karta Skarbu
mark-action = akcja
mark-buy = zakup
mark-coin = moneta
mark-point = punkt zwycięstwa
mark-token = żeton
mark-curse = Klątwa
mark-trash = wyrzuć na Śmietnisko
mark-gain = dodaj kartę
mark-discard = odrzuć
mark-deck = na wierzch talii
mark-look = podejrzyj karty
mark-attack = atak na innych
mark-reaction = Reakcja
mark-play = zagraj Akcję
mark-pass = przekaż kartę
mark-less = karty kosztują mniej
mark-later = w następnej turze
mark-turn = dodatkowa tura
mark-aside = odłóż na bok
mark-return = zwróć do Zasobów
mark-more = więcej w tekście

## a mark with an amount, under a condition, or as an alternative

face-marked = { $mark }: { $amount }
face-perhaps = ewentualnie { $what }
face-or = lub { $what }
face-up-to = najwyżej { $n }
face-down-to = do { $n } na ręce
face-any = dowolna liczba
face-each = tyle samo
face-to = do { $n } na ręce
face-times = { $n } razy

## where long words of names may be broken on a face, which has little room

face-breaks =
    Astro|labium Domo|krążca Kamienio|łom Kara|wana Kieszon|kowiec Kontra|banda Krysz|tałowa Labora|torium
    Miedzia|ki Moderni|zacja Monu|ment Nabrze|że Odkryw|ca Pod|miana Posia|dłość Prowin|cja Przebu|dowa
    Przemyt|nicy Ręko|dzielnik Sabota|żysta Zdobyw|ca

## the table

web-pile-deck = talia
web-pile-discard = odrzucone
web-pile-discard-n = odrzucone: { $n }
web-lane-bought = kupiono
web-lane-aside = odłożone
web-turn-order = Kolejność graczy
web-stays = Zostaje w grze
web-question = Pytanie
web-count-actions = { $n ->
    [one] akcja
    [few] akcje
   *[other] akcji
}
web-count-buys = { $n ->
    [one] zakup
    [few] zakupy
   *[other] zakupów
}
web-count-coins = { $n ->
    [one] moneta
    [few] monety
   *[other] monet
}
web-head-turn = Tura { $n }
web-head-extra = Dodatkowa tura
web-left-provinces = Prowincje: { $n }
web-left-colonies = Kolonie: { $n }
web-piles-empty = puste stosy: { $empty } z { $most }
warn-action = { CARD($card) }: tę kartę można jeszcze zagrać. Wybierz jeszcze raz, aby zakończyć fazę akcji.
web-option-points = Pokazuj punkty wszystkich
web-option-points-note = Tylko to, co wszyscy mogli zapamiętać; nie w grach, w których karty przekazuje się zakryte.
web-option-tracker = Pokazuj każdemu, co jest w jego talii i na jego stosie kart odrzuconych
web-option-tracker-note = Tylko to, co można było zapamiętać, nigdy kolejność. Także karty innych, chyba że karty przekazuje się zakryte.
web-tracked = Karty wszystkich graczy
web-besides = Obok Zasobów
web-bane = Jedenasty stos: { CARD($card) }
web-besides-top = { CARD($pile) }, na wierzchu: { CARD($card) }
web-potions = Mikstury w tej turze: { $n }
web-controller = W tej turze decyduje { $who }
web-tavern = Podkładka Tawerny, { $who }: { CARDS($cards) }
# $bonus: what the token gives, such as “+1 Card”
web-plus = Żeton „{ $bonus }”, { $who }: { CARD($card) }
# a token of a player that makes the cards of a pile cheaper, one that lets the player trash a card there
web-minus-cost = Tańsze o 2, { $who }: { CARD($card) }
web-trashing = Żeton wyrzucania, { $who }: { CARD($card) }
# tokens before a player
web-minus-card = { $who }: przy następnym dobieraniu o jedną kartę mniej
web-minus-coin = { $who }: następnym razem o jedną monetę mniej
web-journey = { $who }: żeton podróży leży zakryty
web-stock = { CARD($card) }: { token-victory }
web-tracked-deck = W twojej talii: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
web-tracked-discard = Na twoim stosie kart odrzuconych: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
web-tracked-owned = { $who }, wszystkie karty: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
web-points = punkty: { $n }
web-set-end = Kończ turę, gdy nie ma już monet
web-key-piles = stosy Królestwa od lewej; z Shift także przed fazą zakupu
