### Card text: one clause for every word of the card language.
### $mood: do = you, an order; may = you may; they = another player does it (third person);
### they-may = another player may; chosen = another player does it and you choose; maybe = you may make another player do it.
### Clauses begin with a small letter and have no full stop; the first letter and the stop are added.
### Order in a clause: the verb, where to, what, where from (połóż na wierzchu swojej talii 2 karty z ręki), so that what
### follows the things (a source, "ile jest pustych stosów") never stands in the way. You is never in the past tense: no gender.

## bonuses

bonus-cards = { $n ->
    [one] +{ $n } karta
    [few] +{ $n } karty
   *[other] +{ $n } kart
}
bonus-actions = { $n ->
    [one] +{ $n } akcja
    [few] +{ $n } akcje
   *[other] +{ $n } akcji
}
bonus-buys = { $n ->
    [one] +{ $n } zakup
    [few] +{ $n } zakupy
   *[other] +{ $n } zakupów
}
bonus-coins = { $n ->
    [one] +{ $n } moneta
    [few] +{ $n } monety
   *[other] +{ $n } monet
}
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown),
# cost and half-cost (of the card before), in-play, in-hand and different (cards of $types), held (tokens), on-mat (tokens
# that have left their piles), on-pile (tokens on the pile)
bonus-cards-each = { $mood ->
    [they] dobiera 1 kartę
   *[do] +1 karta
} za { each-of }
bonus-actions-each = +1 akcja za { each-of }
bonus-buys-each = +1 zakup za { each-of }
bonus-coins-each = +1 moneta za { each-of }
each-of = { $per ->
    [discarded] każdą odrzuconą kartę
    [trashed] każdą wyrzuconą kartę
    [pile] każdy pusty stos w Zasobach
    [type] każdy typ odkrytej karty
    [cost] każdą monetę jej kosztu
    [half-cost] każde 2 monety jej kosztu, w zaokrągleniu w dół
    [in-play] każdą kartę { TYPES($types, form: "gen", join: "or") }, którą { $mood ->
        [they] ma w grze
       *[do] masz w grze
    }
    [in-hand] każdą kartę { TYPES($types, form: "gen", join: "or") }, którą { $mood ->
        [they] ma na ręce
       *[do] masz na ręce
    }
    [different] każdą różną nazwę wśród kart { TYPES($types, form: "gen", join: "or") }, które { $mood ->
        [they] ma na ręce
       *[do] masz na ręce
    }
    [held] każdy { $mood ->
        [they] jego
       *[do] twój
    } żeton { $held ->
        [victory] zwycięstwa
       *[pirate-ship] Okrętu pirackiego
    }
    [on-mat] każdy żeton na podkładce Szlaku handlowego
    [on-pile] każdy żeton na tym stosie
   *[moved] każdą kartę użytą w ten sposób
}
draw = dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[other] { $n } kart
}
costs-less = w tej turze karty kosztują o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} mniej, ale nie mniej niż 0
worth-more = w tej turze { CARD($card, form: "gender") ->
    [mi] każdy { CARD($card) }
    [mp] każdy { CARD($card) }
    [n] każde { CARD($card) }
   *[other] każda { CARD($card, 1) }
} daje o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} więcej
first-play = gdy po raz pierwszy w tej turze { $mood ->
    [they] zagra
   *[do] zagrasz
} { CARD($card, 1, form: "acc") }, { $n ->
    [one] +{ $n } moneta
    [few] +{ $n } monety
   *[other] +{ $n } monet
}

## playing

trash-this = { $mood ->
    [may] możesz wyrzucić tę kartę na Śmietnisko
    [they] wyrzuca tę kartę na Śmietnisko
    [they-may] może wyrzucić tę kartę na Śmietnisko
    [chosen] wyrzuca tę kartę na Śmietnisko
    [maybe] wyrzuca tę kartę na Śmietnisko, jeśli zechcesz
   *[do] wyrzuć tę kartę na Śmietnisko
}
play-from-hand = { $mood ->
    [may] możesz zagrać{ $times ->
        [1] {""}
        [2] {" dwukrotnie"}
        [3] {" trzykrotnie"}
       *[other] {" "}{ $times } razy
    } { THINGS($one, $what, form: "hand") }
    [they] zagrywa{ $times ->
        [1] {""}
        [2] {" dwukrotnie"}
        [3] {" trzykrotnie"}
       *[other] {" "}{ $times } razy
    } { THINGS($one, $what, form: "hand") }
    [they-may] może zagrać{ $times ->
        [1] {""}
        [2] {" dwukrotnie"}
        [3] {" trzykrotnie"}
       *[other] {" "}{ $times } razy
    } { THINGS($one, $what, form: "hand") }
    [chosen] zagrywa{ $times ->
        [1] {""}
        [2] {" dwukrotnie"}
        [3] {" trzykrotnie"}
       *[other] {" "}{ $times } razy
    } { THINGS($one, $what, form: "hand") } (wybierasz ty)
    [maybe] zagrywa{ $times ->
        [1] {""}
        [2] {" dwukrotnie"}
        [3] {" trzykrotnie"}
       *[other] {" "}{ $times } razy
    } { THINGS($one, $what, form: "hand") } (wybierasz ty), jeśli zechcesz
   *[do] zagraj{ $times ->
        [1] {""}
        [2] {" dwukrotnie"}
        [3] {" trzykrotnie"}
       *[other] {" "}{ $times } razy
    } { THINGS($one, $what, form: "hand") }
}
play-it = { $mood ->
    [may] możesz ją zagrać
    [they] zagrywa ją
    [they-may] może ją zagrać
    [chosen] zagrywa ją
    [maybe] zagrywa ją, jeśli zechcesz
   *[do] zagraj ją
}
unaffected = ten Atak na ciebie nie działa

## who, if and which

each-other = każdy inny gracz { $clauses }
each-player = każdy gracz, także ty, { $clauses }
left-neighbour = gracz po twojej lewej stronie { $clauses }
if-did = jeśli to zrobisz, { $clauses }
if-did-they = jeśli to zrobi, { $clauses }
if-did-several = jeśli { $mood ->
    [they] zrobi
   *[do] zrobisz
} to z co najmniej { $n ->
    [one] { $n } kartą
   *[other] { $n } kartami
}, { $clauses }
otherwise = w przeciwnym razie { $clauses }
otherwise-they = jeśli tego nie zrobi, { $clauses }
if-it-is = jeśli to { THINGS($one, $what, form: "nom") }, { $clauses }
# of another player without a comma, as the clause may stand right behind "każdy inny gracz" or behind a semicolon
if-none-in-hand-named = { $mood ->
    [they] bez { CARD($card, form: "gen-pl") } na ręce { $clauses }
   *[do] jeśli nie masz na ręce { CARD($card, form: "gen-pl") }, { $clauses }
}
if-none-in-hand = { $mood ->
    [they] bez kart { TYPES($types, form: "gen", join: "or") } na ręce { $clauses }
   *[do] jeśli nie masz na ręce kart { TYPES($types, form: "gen", join: "or") }, { $clauses }
}
if-hand-at-least = { $mood ->
    [they] przy co najmniej { $n ->
        [one] { $n } karcie
       *[other] { $n } kartach
    } na ręce { $clauses }
   *[do] jeśli masz na ręce co najmniej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }, { $clauses }
}
if-hand-at-most = { $mood ->
    [they] przy najwyżej { $n ->
        [one] { $n } karcie
       *[other] { $n } kartach
    } na ręce { $clauses }
   *[do] jeśli masz teraz na ręce najwyżej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }, { $clauses }
}
if-actions-played = jeśli jest to w tej turze co najmniej { $n ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
   *[other] { $n }.
} zagranie karty Akcji, { $clauses }
if-named = jeśli to karta o podanej nazwie, { $clauses }
choose = { $mood ->
    [may] możesz wybrać { $n ->
        [1] jedną opcję
        [2] dwie różne opcje
        [3] trzy różne opcje
        [few] { $n } różne opcje
       *[other] { $n } różnych opcji
    }: { $options }
    [they] wybiera { $n ->
        [1] jedną opcję
        [2] dwie różne opcje
        [3] trzy różne opcje
        [few] { $n } różne opcje
       *[other] { $n } różnych opcji
    }: { $options }
    [they-may] może wybrać { $n ->
        [1] jedną opcję
        [2] dwie różne opcje
        [3] trzy różne opcje
        [few] { $n } różne opcje
       *[other] { $n } różnych opcji
    }: { $options }
    [chosen] robi to, co ty wybierzesz: { $options }
    [maybe] robi, jeśli zechcesz, to, co ty wybierzesz: { $options }
   *[do] wybierz { $n ->
        [1] jedną opcję
        [2] dwie różne opcje
        [3] trzy różne opcje
        [few] { $n } różne opcje
       *[other] { $n } różnych opcji
    }: { $options }
}
choose-per-type = { $mood ->
    [may] możesz wybrać tyle różnych opcji, ile typów ma odkryta karta
    [they] wybiera tyle różnych opcji, ile typów ma odkryta karta
    [they-may] może wybrać tyle różnych opcji, ile typów ma odkryta karta
    [chosen] robi to, co ty wybierzesz (tyle różnych opcji, ile typów ma odkryta karta)
    [maybe] robi, jeśli zechcesz, to, co ty wybierzesz (tyle różnych opcji, ile typów ma odkryta karta)
   *[do] wybierz tyle różnych opcji, ile typów ma odkryta karta
}: { $options }
for-each-different = rozpatrz każdą odkrytą kartę (karty o tej samej nazwie tylko raz): { $clauses }
# $again: yes = more than once for the same Attack
when-attacked = gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki{ $again ->
    [yes] {" "}(dowolną liczbę razy). Ilekroć ją odkryjesz
   *[no] . Jeśli ją odkryjesz
}, { $clauses }
when-attacked-with = gdy inny gracz zagrywa Atak, a ty masz na ręce co najmniej { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}, możesz najpierw odkryć tę kartę z ręki{ $again ->
    [yes] {" "}(dowolną liczbę razy). Ilekroć ją odkryjesz
   *[no] . Jeśli ją odkryjesz
}, { $clauses }
points = Na koniec gry: { $n ->
    [one] { $n } punkt zwycięstwa.
    [few] { $n } punkty zwycięstwa.
   *[other] { $n } punktów zwycięstwa.
}
points-per-cards = na koniec gry: 1 punkt zwycięstwa za { $n ->
    [one] każdą twoją kartę
    [few] każde { $n } twoje karty, w zaokrągleniu w dół
   *[other] każde { $n } twoich kart, w zaokrągleniu w dół
}
points-per-card = na koniec gry: 1 punkt zwycięstwa za { CARD($card, form: "gender") ->
    [mi] każdy twój { CARD($card, form: "acc") }
    [mp] każdego twojego { CARD($card, form: "acc") }
    [n] każde twoje { CARD($card, form: "acc") }
   *[other] każdą twoją { CARD($card, 1, form: "acc") }
}
worth-coins = daje { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
# $next: if = the second begins with a condition, then = it is simply done next
clause-list = { $next ->
    [if] { $a }; { $b }
   *[then] { $a }, a potem { $b }
}

## tokens and mats: żeton, podkładka

bonus-tokens = { $token ->
    [victory] { $n ->
        [one] +{ $n } żeton zwycięstwa
        [few] +{ $n } żetony zwycięstwa
       *[other] +{ $n } żetonów zwycięstwa
    }
   *[pirate-ship] { $n ->
        [one] +{ $n } żeton Okrętu pirackiego
        [few] +{ $n } żetony Okrętu pirackiego
       *[other] +{ $n } żetonów Okrętu pirackiego
    }
}
bonus-tokens-each = { $token ->
    [victory] +1 żeton zwycięstwa za { each-of }
   *[pirate-ship] +1 żeton Okrętu pirackiego za { each-of }
}
place-token = { $mood ->
    [they] kładzie
   *[do] połóż
} { $token ->
    [embargo] żeton Embarga
   *[trade-route] żeton Szlaku handlowego
} na stosie w Zasobach
put-on-mat = { $mood ->
    [do] odłóż kartę z ręki na swoją podkładkę { place-mat }
   *[they] odkłada kartę z ręki na swoją podkładkę { place-mat }
}
put-this-on-mat = { $mood ->
    [do] odłóż tę kartę na swoją podkładkę { place-mat }
   *[they] odkłada tę kartę na swoją podkładkę { place-mat }
}
top-onto-mat = { $mood ->
    [do] odłóż zakrytą wierzchnią kartę swojej talii na swoją podkładkę { place-mat }
   *[they] odkłada zakrytą wierzchnią kartę swojej talii na swoją podkładkę { place-mat }
}
take-mat = { $mood ->
    [do] weź na rękę wszystkie karty ze swojej podkładki { place-mat }
   *[they] bierze na rękę wszystkie karty ze swojej podkładki { place-mat }
}
place-mat = { $mat ->
    [island] Wyspy
   *[native-village] Wioski tubylców
}

## further ways to play

# a card revealed or looked at
play-found = { $mood ->
    [do] zagraj ją
   *[they] zagrywa ją
}
# the card just gained
play-gained = { $mood ->
    [do] zagraj ją
    [may] możesz ją zagrać
    [they-may] może ją zagrać
   *[they] zagrywa ją
}
# a Reaction itself
play-this = { $mood ->
    [do] zagraj tę kartę z ręki
    [may] możesz zagrać tę kartę z ręki
    [they-may] może zagrać tę kartę z ręki
   *[they] zagrywa tę kartę z ręki
}
extra-turn = na koniec tej tury dobierasz tylko { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}. Po tej turze rozgrywasz dodatkową turę, chyba że ta też jest dodatkowa
bar-from-buying = tej karty nie można kupić w tej turze
bar-from-this = tej karty nie można w tej turze dodać za pomocą tej zagrywanej

## later turns

next-turn = { $mood ->
    [they] na początku swojej następnej tury { $clauses }
   *[do] na początku swojej następnej tury: { $clauses }
}
until-then = do tego czasu { $clauses }
protected = Ataki innych graczy na ciebie nie działają
when-right-gains = gdy gracz po twojej prawej stronie dodaje kartę, { $clauses }
when-copy-gained = gdy inny gracz w swojej turze dodaje kopię odłożonej karty, { $clauses }
first-is-trashed = każdy inny gracz wyrzuca na Śmietnisko pierwszą w danej swojej turze zagraną kartę spośród: { NAMES($names, join: "or") }

## further conditions

if-it-has-a-pile = jeśli ma ona stos w Zasobach, { $clauses }
if-any-trashed = jeśli w ten sposób jakaś karta trafi na Śmietnisko, { $clauses }
if-it-is-in-play = { $mood ->
    [they] jeśli to kopia karty, którą ma w grze, { $clauses }
   *[do] jeśli to kopia karty, którą masz w grze, { $clauses }
}
if-piles-empty = { $n ->
    [1] jeśli co najmniej jeden stos w Zasobach jest pusty
    [few] jeśli co najmniej { $n } stosy w Zasobach są puste
   *[other] jeśli co najmniej { $n } stosów w Zasobach jest pustych
}, { $clauses }

## what a card does besides being played

# a moment, said of you ($mood do) or of another player (they): "kupujesz kartę kosztującą najwyżej 4 monety"
moment-buy = { $mood ->
    [they] kupuje
   *[do] kupujesz
} { $costs ->
    [yes] { THINGS($n, $what, form: "costing") } { $cost }
   *[no] { THINGS($n, $what, form: "acc") }
}{ $but ->
    [yes] , inną niż karta { TYPES($except, form: "gen", join: "or") }
   *[no] {""}
}
# $bought: yes = only one that was bought
moment-gain = { $mood ->
    [they] dodaje
   *[do] dodajesz
} { $bought ->
    [yes] kupioną{" "}
   *[no] {""}
}{ THINGS($n, $what, form: "acc") }
when-you-gain-this = gdy dodajesz tę kartę, { $clauses }
while-in-play = dopóki ta karta jest w grze, gdy { $moment }, { $clauses }
# $once: yes = only the first time
this-turn = { $once ->
    [yes] raz w tej turze, gdy { $moment }, { $clauses }
   *[no] w tej turze, gdy { $moment }, { $clauses }
}
on-pile-with = gdy gracz { $moment } ze stosu, na którym { $token ->
    [embargo] leżą żetony Embarga
   *[trade-route] leży żeton Szlaku handlowego
}, { $clauses }
when-you-gain = gdy { $moment }, { $clauses }
when-anyone-gains = gdy dowolny gracz (także ty) { $moment }, { $clauses }
# a Reaction that is revealed: its effect follows
reveal-this = możesz odkryć tę kartę z ręki. Jeśli ją odkryjesz, { $clauses }
at-start-of-turn = na początku swojej tury { $clauses }
# $unless: yes = only if no card of the types was gained
at-end-of-buying = na koniec swojej fazy zakupu{ $unless ->
    [yes] , jeśli nie dodano w niej żadnej karty { TYPES($types, form: "gen", join: "or") }
   *[no] {""}
}, { $clauses }
less-per-in-play = w fazie zakupu dowolnego gracza ta karta kosztuje o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} mniej za każdą kartę { TYPES($types, form: "gen", join: "or") }, którą ten gracz ma w grze, ale nie mniej niż 0
not-bought-with = nie możesz kupić tej karty, jeśli masz w grze { CARD($card, 1, form: "acc") }
tokens-on-piles = { $token ->
    [embargo] przygotowanie: połóż żeton Embarga na każdym stosie kart { TYPES($types, form: "gen", join: "or") } w Zasobach; trafia on na podkładkę, gdy ktoś doda pierwszą kartę z tego stosu
   *[trade-route] przygotowanie: połóż żeton Szlaku handlowego na każdym stosie kart { TYPES($types, form: "gen", join: "or") } w Zasobach; trafia on na podkładkę Szlaku handlowego, gdy ktoś doda pierwszą kartę z tego stosu
}
is-a-treasure = jeśli ta karta jest w zestawie, { CARD($card) } to także karta Skarbu dająca { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
