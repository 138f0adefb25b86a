### Pierwsza gra z lekcjami: jak do niej trafić, pięć zdań, pytanie na końcu, w co zagrać potem.

## Przy stole

lesson-goal = Wygrywa ten, kto ma najwięcej punktów, gdy skończą się { CARD("Province", form: "nom-pl") }.
lesson-wish = { $coins ->
    [3] Twoje 3 monety wystarczą na { CARD("Silver", form: "acc") }: ta karta da 2 monety za każdym razem, gdy wróci na rękę.
   *[other] 3 z twoich { $coins } monet wystarczą na { CARD("Silver", form: "acc") }: ta karta da 2 monety za każdym razem, gdy wróci na rękę.
}
lesson-shuffle = Odrzucone karty po tasowaniu stają się nową talią i znów masz na ręce { CARD($card, form: "acc") }.
lesson-chain = { $n ->
    [one] Najpierw zagraj { CARD($card, form: "acc") }: odzyskasz akcję i wystarczy jej na { CARD($then, form: "acc") }.
   *[other] Najpierw zagraj { CARD($card, form: "acc") }: to dwie akcje więcej, wystarczy i na { CARD($then, form: "acc") }.
}
lesson-attack = Po ataku { CARD("Militia", form: "gen") } zostają ci trzy karty; z { CARD("Moat", form: "ins") } na ręce nic ci nie grozi.
lesson-shield = Odkryj { CARD("Moat", form: "acc") }, a { CARD("Militia") } nic ci nie zrobi.

## Na końcu

lesson-question = Tura { $turn }, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[other] { $coins } monet
} do wydania. Który zakup pomoże najbardziej?
lesson-right-points = Tak. { CARD($card) }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}, więcej niż jakakolwiek inna karta w tej grze.
lesson-right-coins = Tak. { CARD($card) }: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
} za każdym razem, gdy ta karta wróci na rękę.
lesson-less-points = { CARD($card) }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}, a { CARD("Province") } jest warta 6.
lesson-no-coins = { CARD($card) }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}, ale żadnych monet, gdy ta karta wróci na rękę.
lesson-no-points = { CARD($card) }: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
}, ale żadnych punktów.
lesson-less-coins = { CARD($card) }: tylko { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
}; inna karta Skarbu daje więcej.
lesson-next = Karty, które znasz ze swojej pierwszej gry: { $n }. Nowy atak jest jeden: { CARD($card) }.

## Strona startowa przy pierwszej wizycie

web-first-lead = W każdej turze kupujesz kartę, dzięki której następne ręce będą lepsze, aż wystarczy na ziemię. Wygrywa, kto ma jej najwięcej.
web-first-learn = Nauka przez grę
web-first-learn-note = pierwsza gra, około kwadransa
web-first-known = Znam tę grę
web-first-known-note = { $set }, przeciwnik: { $bot }
web-first-hand = Pięć kart na turę
web-first-hand-note = Trzy karty Miedziaków to 3 monety. Pierwsza talia jest uboga.
web-first-buy = Kup lepszą kartę
web-first-buy-note = Srebrniki kosztują 3 i odtąd będą wracać na rękę.
web-first-land = Potem kupisz ziemię
web-first-land-note = Prowincja kosztuje 8 i jest warta 6 punktów.

## Lekcje przy stole i po grze

web-lessons = Lekcje
web-lessons-note = Prawdziwa gra z prawdziwymi zasadami: graj, jak chcesz.
web-lesson-number = Lekcja { $n } z { $of }.
web-lesson-go-on = Dalej
web-lesson-skip = Bez lekcji
web-lesson-later = pojawi się w trakcie gry
web-lesson-done = zrobione bez podpowiedzi
web-lesson-goal = Co wygrywa
web-lesson-wish = Jedna ręka, jedno życzenie
web-lesson-shuffle = Tasowanie
web-lesson-chain = Łańcuch akcji
web-lesson-attack = Atak i obrona
web-lesson-missed = Czego nie było w tej grze
web-lesson-question = Jedno pytanie
web-lesson-bought = Taki był twój zakup.
web-lesson-next = W co zagrać teraz
web-lesson-next-play = { $set }, { $level }
