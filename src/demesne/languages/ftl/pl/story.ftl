### Historia gry na ostatnim ekranie: zdania o tym, dlaczego tak wyszło.
### $who i $other to nazwy graczy, nieodmienne; jeśli mowa o czytającym, jedną z nich jest web-lobby-you, a $me mówi, którą:
### who, other albo nobody.

story-curses = { $me ->
    [who] Twoja karta „{ CARD($card) }” od tury { $turn } rozdała Klątwy: { $n } ({ $other }).
    [other] Od tury { $turn } dostajesz Klątwy: { $n } ({ $who }, „{ CARD($card) }”).
   *[nobody] Od tury { $turn } { $other } dostaje Klątwy: { $n } ({ $who }, „{ CARD($card) }”).
}
story-discards = { $me ->
    [who] Karty odrzucone przez twoją kartę „{ CARD($card) }”: { $n } ({ $other }).
    [other] Karty, które trzeba było odrzucić: { $n } ({ $who }, „{ CARD($card) }”).
   *[nobody] { $other } odrzuca karty: { $n } ({ $who }, „{ CARD($card) }”).
}
story-instead = { $me ->
    [who] Starczało na Prowincję, a kupujesz { CARD($card, form: "acc") }. Takich zakupów: { $n }.
   *[other] Starczało na Prowincję, a { $who } kupuje { CARD($card, form: "acc") }. Takich zakupów: { $n }.
}
story-first-province = Pierwsza Prowincja: { $who } – tura { $turn }, { $other } – tura { $n }.
story-only-province = Pierwsza Prowincja: { $who } – tura { $turn }, { $other } – żadnej.
story-rich = Tury, w których starczało na Prowincję: { $who } – { $n }, { $other } – { $m }.
story-poor = Tury z najwyżej 2 monetami: { $who } – { $n }, { $other } – { $m }.
story-dead = Karty Akcji, na które nie starczyło akcji: { $who } – { $n }, { $other } – { $m }.
story-drawn = Karty dobrane dodatkowo: { $who } – { $n }, { $other } – { $m }.
story-trashed = Miedziaki, Posiadłości i Klątwy wyrzucone na Śmietnisko: { $who } – { $n }, { $other } – { $m }.
story-worth = Punkty za kartę „{ CARD($card) }”: { $who } – { $n }, { $other } – { $m }.
story-ended-provinces = { $me ->
    [who] Kończysz grę w turze { $turn }: nie ma już Prowincji.
   *[other] Grę kończy { $who } w turze { $turn }: nie ma już Prowincji.
}
story-ended-colonies = { $me ->
    [who] Kończysz grę w turze { $turn }: nie ma już Kolonii.
   *[other] Grę kończy { $who } w turze { $turn }: nie ma już Kolonii.
}
story-ended-piles = { $me ->
    [who] Kończysz grę w turze { $turn }: opróżniło się dość stosów.
   *[other] Grę kończy { $who } w turze { $turn }: opróżniło się dość stosów.
}

## ostatni ekran

story-decks = Talie tura po turze
story-decks-of = Talie tura po turze: { $who }. Liczby są w tabeli poniżej.
story-class = { $part ->
    [copper] Miedziaki
    [treasures] inne Skarby
    [actions] Akcje
    [land] ziemie
   *[curses] Klątwy
}
story-table = Jako tabela
story-turns = Tura
story-how = Jak to było
story-turn = Tura { $n }
story-curve-note = tura po turze, w %
story-shared = Wspólne zwycięstwo
story-won = Wygrywasz!
story-won-turns = Wygrywasz: tyle samo punktów co { $others }, ale mniej tur.
story-played-as = Grasz jako { $who }
story-luck = { $side ->
    [for] Szczęście ci sprzyjało.
    [against] Szczęście było przeciw tobie.
   *[even] Szczęście: mniej więcej po równo.
} { $more ->
    [elsewhere] Nie chodziło o dobrane monety.
    [more] Dobranych monet więcej, niż można było oczekiwać: o { $n }.
    [fewer] Dobranych monet mniej, niż można było oczekiwać: o { $n }.
   *[none] Dobranych monet tyle, ile można było oczekiwać.
}
story-again = Spróbuj jeszcze raz
story-again-note = wróć do decyzji i zagraj inaczej
story-again-looking = Trwa szukanie najdroższych decyzji; może to potrwać kilka minut.
story-again-asked = Wtedy było tak: { $move }. Znajdziesz coś lepszego?
story-verdict = { $verdict ->
    [best] To jest to!
    [better] Lepiej niż wtedy, ale da się jeszcze lepiej.
    [same] Tak właśnie wtedy zagrano.
    [worse] Jeszcze nie: to nie jest lepsze niż wtedy.
   *[unknown] Tego nikt nie sprawdził. Graj dalej i zobacz.
}
story-best = Najlepiej: { $move }.
story-show = Pokaż
story-back = Z powrotem do historii
