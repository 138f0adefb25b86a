### The game in the terminal: what stands around the cards, commands, questions about the game itself.

## Commands: a letter and words, with spaces between. A letter stands for one command only.

key-help = pomoc karta
key-again = r powtórz
key-hand = h ręka
key-supply = s zasoby
key-status = i stan
key-log = l dziennik
key-deck = d karty
key-treasures = t skarby
key-end = z zakończ dalej
key-undo = c cofnij
key-all = a wszystkie wszystko
key-none = n nie nic żadna
key-yes = y tak
key-play = g graj zagraj
key-buy = k kup kupuj
key-auto = o auto
key-save = w zapisz
key-quit = q wyjdź

## What the commands do, a line each in the help: what is shown, or an order; the player is "ty"

does-pick = nazwa opcji, początek nazwy albo numer: wybór; kilka naraz: oddziel przecinkami
does-enter = sam Enter: zakończ fazę, zrezygnuj, nie wybieraj niczego
does-help = co można wpisać; ? i nazwa karty: jej tekst i wyjaśnienia
does-again = pokaż pytanie jeszcze raz
does-hand = twoja ręka
does-supply = karty w Zasobach: koszt i liczba pozostałych
does-status = tura, liczniki, inni gracze, ile brakuje do końca gry
does-log = co się wydarzyło; z liczbą: tyle ostatnich wierszy
does-deck = wszystkie twoje karty, gdziekolwiek leżą
does-treasures = zagraj wszystkie karty Skarbu
does-end = zakończ fazę
does-undo = cofnij ostatnią odpowiedź; jeśli ujawniono nowe karty, program najpierw pyta
does-all = wybierz wszystko
does-none = nie wybieraj niczego
does-yes = zgódź się
does-play = zagraj kartę
does-buy = zagraj wszystkie karty Skarbu, a potem kup kartę
does-auto = automatyczne odpowiedzi (0 żadne, 1 zwykłe, 2 większość); z nazwą karty: tylko dla niej
does-save = pokaż, gdzie jest zapisana gra; z nazwą pliku: zapisz ją także tam
does-quit = zakończ program; gra pozostaje zapisana

## The table

table-title = Tura { $n } – { $who } – { $phase }
table-title-extra = Dodatkowa tura – { $who } – { $phase }
table-actions = Akcje: { $n }
table-buys = zakupy: { $n }
table-coins = monety: { $n }
# $provinces left in the pile; $empty piles of $most that end the game
table-end = Do końca gry: { $provinces ->
    [one] { $provinces } Prowincja
    [few] { $provinces } Prowincje
   *[other] { $provinces } Prowincji
} albo { $most ->
    [one] { $most } pusty stos
    [few] { $most } puste stosy
   *[other] { $most } pustych stosów
} (teraz { $empty })
# the same in a game with Colonies
table-end-colonies = Do końca gry: { $provinces ->
    [one] { $provinces } Prowincja
    [few] { $provinces } Prowincje
   *[other] { $provinces } Prowincji
} albo { $colonies ->
    [one] { $colonies } Kolonia
    [few] { $colonies } Kolonie
   *[other] { $colonies } Kolonii
}, albo { $most ->
    [one] { $most } pusty stos
    [few] { $most } puste stosy
   *[other] { $most } pustych stosów
} (teraz { $empty })
# one line per other player
table-other = { $who }: na ręce: { $hand }, tury: { $turns }, stos kart odrzuconych: { $top ->
    [none] pusty
   *[other] { CARD($top) }
}
table-bot = bot, { $level }
table-level = { $level ->
    [novice] początkujący
    [gentle] łagodny
    [fair] średni
    [strong] silny
    [expert] ekspert
    [master] mistrz
   *[own] własna strategia
}
table-in-play = W grze: { $cards }
table-hand = Ręka: { $cards }
table-aside = Odłożone na bok: { $cards }
# Durations whose later part is still to come: "Haven (Gold), Wharf"
table-later = Jeszcze przed nami: { $cards }
# $n cards that the reader may not see
table-hidden = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[other] { $n } zakrytych kart
}
table-tokens = Żetony: { $tokens }
# on Supply piles: "Estate (1 Trade Route token)"
table-pile-tokens = Na stosach: { $piles }
table-mat-tokens = Na podkładce Szlaku handlowego: { $tokens }
# cards that somebody has named, which cannot be bought or gained this turn because of { $card }
table-barred = Wskazane ({ CARD($card) }): { $cards }
table-trash = Śmietnisko: { $cards }
table-empty = nic
# cards counted, in a line of their own
table-listed = { CARDS($cards) }
# the page opens the card's text
table-look-up = { CARD($card) }
# when nobody has chosen a name
table-player = Gracz { $n }
# the options with their numbers
table-options = Do wyboru: { $options }
# shown before the place where one types; $enter: what Enter alone does (more: it must be answered)
table-answer = Twoja odpowiedź (? – pomoc{ $enter ->
    [end-phase] ; Enter – koniec fazy
    [end-turn] ; Enter – koniec tury
    [nothing] ; Enter – bez wyboru
   *[more] {""}
})
table-go-on = Enter – dalej
table-supply-line = { CARD($card) }, koszt: { $cost }, zostało: { $n }
table-cards-owned = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}: { $cards }
table-auto = Automat: poziom { $level }
table-auto-card = Automat ({ CARD($card) }): poziom { $level }
table-cover = Teraz gra { $who }. Reszta nie patrzy.
table-cover-go = { $who }: Enter pokazuje twoje karty

## Questions about the game itself

warn-unspent = Masz jeszcze { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} i { $buys ->
    [one] { $buys } zakup
    [few] { $buys } zakupy
   *[other] { $buys } zakupów
}. Drugi Enter zakończy twoją turę.
warn-treasures = Masz jeszcze na ręce karty Skarbu. Drugi Enter: dalej bez nich.
warn-end = Po zakupie { CARD($card, form: "gen") } gra skończy się po tej turze. Podaj nazwę drugi raz, aby kupić.
warn-curse = { CARD("Curse") } odbiera jeden punkt. Kupić mimo to?
undo-done = Cofnięto.
undo-nothing = Nie ma czego cofnąć.
undo-seen = Od tego czasu ujawniono nowe karty. Cofnąć mimo to?
undo-agree = { $who } chce cofnąć odpowiedź, choć ujawniono już nowe karty. Czy reszta się zgadza?
undo-refused = Odpowiedź zostaje bez zmian.

## The end

end-title = Koniec gry.
end-provinces = Stos Prowincji jest pusty.
end-colonies = Stos Kolonii jest pusty.
end-piles = { $n ->
    [one] { $n } stos jest pusty.
    [few] { $n } stosy są puste.
   *[other] { $n } stosów jest pustych.
}
end-limit = Osiągnięto limit tur.
end-score = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} w { $turns ->
    [one] { $turns } turze
   *[other] { $turns } turach
}
# $n copies at $each points make $points
end-card = { $n ->
    [1] { CARD($card) }: { $points }
   *[other] { CARD($card) } ×{ $n }, po { $each ->
        [one] { $each } punkcie
        [few] { $each } punkty
       *[other] { $each } punktów
    }: { $points }
}
end-deck = Wszystkie karty: { $cards }
end-won = Wygrywa { $who }.
end-tie-turns = Wygrywa { $who }: tyle samo punktów co { $others }, ale mniej tur.
end-shared = Wspólne zwycięstwo: { $who }. Tyle samo punktów w tylu samo turach.

## Leaving and coming back

kept = Gra jest zapisana. Aby grać dalej: { $command }
kept-unfinished = Jest niedokończona gra. Aby grać dalej: { $command }
resumed = Gra toczy się dalej: tura { $n }.
saved = Gra jest w pliku { $file }
record-kept = Zapis gry: { $file }
interrupted-game = Przerwano.
