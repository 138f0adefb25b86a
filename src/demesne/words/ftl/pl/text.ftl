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
    [different] każdą kartę { TYPES($types, form: "gen", join: "or") } o innej nazwie, którą { $mood ->
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

## what is moved: THINGS gives "kartę", "2 karty", "od 0 do 4 kart", "dowolną liczbę kart", "kartę Skarbu", "Klątwę"
## $form: nom = nominative; costing = before "kosztującą" (always feminine); otherwise the object, and where it comes from: hand discard among supply trash trashed

things-card = { $amount ->
    [up-to] { $n ->
        [one] 0 lub { $n } kartę
       *[other] od 0 do { $n } kart
    }
    [any] dowolną liczbę kart
    [per-pile] tyle kart
    [that-many] tyle samo kart
    [per-type] tyle kart
   *[exactly] { $n ->
        [one] { $form ->
            [nom] karta
           *[acc] kartę
        }
        [few] { $n } karty
       *[other] { $n } kart
    }
}{ $form ->
    [hand] {" z ręki"}
    [discard] {" ze swojego stosu kart odrzuconych"}
    [among] {" spośród nich"}
    [supply] {" z Zasobów"}
    [trash] {" ze Śmietniska"}
    [trashed] {" spośród wyrzuconych przy tym zagraniu"}
   *[acc] {""}
}{ $amount ->
    [per-pile] , ile jest pustych stosów w Zasobach
    [per-type] , ile typów ma tamta karta
   *[exactly] {""}
}
things-action = { $amount ->
    [up-to] { $n ->
        [one] 0 lub { $n } kartę
       *[other] od 0 do { $n } kart
    } Akcji
    [any] dowolną liczbę kart Akcji
    [per-pile] tyle kart Akcji
    [that-many] tyle samo kart Akcji
    [per-type] tyle kart Akcji
   *[exactly] { $n ->
        [one] { $form ->
            [nom] karta
           *[acc] kartę
        }
        [few] { $n } karty
       *[other] { $n } kart
    } Akcji
}{ $form ->
    [hand] {" z ręki"}
    [discard] {" ze swojego stosu kart odrzuconych"}
    [among] {" spośród nich"}
    [supply] {" z Zasobów"}
    [trash] {" ze Śmietniska"}
    [trashed] {" spośród wyrzuconych przy tym zagraniu"}
   *[acc] {""}
}{ $amount ->
    [per-pile] , ile jest pustych stosów w Zasobach
    [per-type] , ile typów ma tamta karta
   *[exactly] {""}
}
things-duration = { $amount ->
    [up-to] { $n ->
        [one] 0 lub { $n } kartę
       *[other] od 0 do { $n } kart
    } Następstwa
    [any] dowolną liczbę kart Następstwa
    [per-pile] tyle kart Następstwa
    [that-many] tyle samo kart Następstwa
    [per-type] tyle kart Następstwa
   *[exactly] { $n ->
        [one] { $form ->
            [nom] karta
           *[acc] kartę
        }
        [few] { $n } karty
       *[other] { $n } kart
    } Następstwa
}{ $form ->
    [hand] {" z ręki"}
    [discard] {" ze swojego stosu kart odrzuconych"}
    [among] {" spośród nich"}
    [supply] {" z Zasobów"}
    [trash] {" ze Śmietniska"}
    [trashed] {" spośród wyrzuconych przy tym zagraniu"}
   *[acc] {""}
}{ $amount ->
    [per-pile] , ile jest pustych stosów w Zasobach
    [per-type] , ile typów ma tamta karta
   *[exactly] {""}
}
things-treasure = { $amount ->
    [up-to] { $n ->
        [one] 0 lub { $n } kartę
       *[other] od 0 do { $n } kart
    } Skarbu
    [any] dowolną liczbę kart Skarbu
    [per-pile] tyle kart Skarbu
    [that-many] tyle samo kart Skarbu
    [per-type] tyle kart Skarbu
   *[exactly] { $n ->
        [one] { $form ->
            [nom] karta
           *[acc] kartę
        }
        [few] { $n } karty
       *[other] { $n } kart
    } Skarbu
}{ $form ->
    [hand] {" z ręki"}
    [discard] {" ze swojego stosu kart odrzuconych"}
    [among] {" spośród nich"}
    [supply] {" z Zasobów"}
    [trash] {" ze Śmietniska"}
    [trashed] {" spośród wyrzuconych przy tym zagraniu"}
   *[acc] {""}
}{ $amount ->
    [per-pile] , ile jest pustych stosów w Zasobach
    [per-type] , ile typów ma tamta karta
   *[exactly] {""}
}
things-victory = { $amount ->
    [up-to] { $n ->
        [one] 0 lub { $n } kartę
       *[other] od 0 do { $n } kart
    } Zwycięstwa
    [any] dowolną liczbę kart Zwycięstwa
    [per-pile] tyle kart Zwycięstwa
    [that-many] tyle samo kart Zwycięstwa
    [per-type] tyle kart Zwycięstwa
   *[exactly] { $n ->
        [one] { $form ->
            [nom] karta
           *[acc] kartę
        }
        [few] { $n } karty
       *[other] { $n } kart
    } Zwycięstwa
}{ $form ->
    [hand] {" z ręki"}
    [discard] {" ze swojego stosu kart odrzuconych"}
    [among] {" spośród nich"}
    [supply] {" z Zasobów"}
    [trash] {" ze Śmietniska"}
    [trashed] {" spośród wyrzuconych przy tym zagraniu"}
   *[acc] {""}
}{ $amount ->
    [per-pile] , ile jest pustych stosów w Zasobach
    [per-type] , ile typów ma tamta karta
   *[exactly] {""}
}
things-of-types = { $amount ->
    [up-to] { $n ->
        [one] 0 lub { $n } kartę
       *[other] od 0 do { $n } kart
    } { TYPES($types, form: "gen", join: "or") }
    [any] dowolną liczbę kart { TYPES($types, form: "gen", join: "or") }
    [per-pile] tyle kart { TYPES($types, form: "gen", join: "or") }
    [that-many] tyle samo kart { TYPES($types, form: "gen", join: "or") }
    [per-type] tyle kart { TYPES($types, form: "gen", join: "or") }
   *[exactly] { $n ->
        [one] { $form ->
            [nom] karta
           *[acc] kartę
        }
        [few] { $n } karty
       *[other] { $n } kart
    } { TYPES($types, form: "gen", join: "or") }
}{ $form ->
    [hand] {" z ręki"}
    [discard] {" ze swojego stosu kart odrzuconych"}
    [among] {" spośród nich"}
    [supply] {" z Zasobów"}
    [trash] {" ze Śmietniska"}
    [trashed] {" spośród wyrzuconych przy tym zagraniu"}
   *[acc] {""}
}{ $amount ->
    [per-pile] , ile jest pustych stosów w Zasobach
    [per-type] , ile typów ma tamta karta
   *[exactly] {""}
}
things-named = { $amount ->
    [up-to] { $n ->
        [one] 0 lub { $n } { CARD($card, $n, form: "acc") }
       *[other] od 0 do { $n } { CARD($card, 5) }
    }
    [any] dowolną liczbę { CARD($card, 5) }
    [per-pile] tyle { CARD($card, 5) }
    [that-many] tyle samo { CARD($card, 5) }
    [per-type] tyle { CARD($card, 5) }
   *[exactly] { $n ->
        [one] { $form ->
            [nom] { CARD($card, 1) }
            [costing] { CARD($card, form: "gender") ->
                [f] { CARD($card, 1, form: "acc") }
               *[other] kartę { CARD($card, form: "gen") }
            }
           *[acc] { CARD($card, 1, form: "acc") }
        }
       *[other] { $n } { CARD($card, $n, form: "acc") }
    }
}{ $form ->
    [hand] {" z ręki"}
    [discard] {" ze swojego stosu kart odrzuconych"}
    [among] {" spośród nich"}
    [supply] {" z Zasobów"}
    [trash] {" ze Śmietniska"}
    [trashed] {" spośród wyrzuconych przy tym zagraniu"}
   *[acc] {""}
}{ $amount ->
    [per-pile] , ile jest pustych stosów w Zasobach
    [per-type] , ile typów ma tamta karta
   *[exactly] {""}
}
things-them = { $amount ->
    [up-to] od 0 do { $n } z nich
    [any] dowolną liczbę z nich
    [per-pile] tyle z nich, ile jest pustych stosów w Zasobach
    [that-many] tyle samo z nich
    [per-type] tyle z nich, ile typów ma tamta karta
   *[exactly] { $n ->
        [one] { $form ->
            [nom] jedna z nich
           *[acc] jedną z nich
        }
       *[other] { $n } z nich
    }
}
other-than = { $things } (oprócz { CARD($card, form: "gen-pl") })

## cards of the hand

discard-hand-cards = { $mood ->
    [may] możesz odrzucić { THINGS($n, $what, form: "hand") }
    [they] odrzuca { THINGS($n, $what, form: "hand") }
    [they-may] może odrzucić { THINGS($n, $what, form: "hand") }
    [chosen] odrzuca { THINGS($n, $what, form: "hand") } (wybierasz ty)
    [maybe] odrzuca { THINGS($n, $what, form: "hand") } (wybierasz ty), jeśli zechcesz
   *[do] odrzuć { THINGS($n, $what, form: "hand") }
}
discard-down-to = { $mood ->
    [may] możesz odrzucać karty, aż { discard-down-to.left } ci na ręce { $n }
    [they] odrzuca karty, aż { discard-down-to.left } mu na ręce { $n }
    [they-may] może odrzucać karty, aż { discard-down-to.left } mu na ręce { $n }
    [chosen] odrzuca karty, aż { discard-down-to.left } mu na ręce { $n } (wybierasz ty)
    [maybe] odrzuca karty, aż { discard-down-to.left } mu na ręce { $n } (wybierasz ty), jeśli zechcesz
   *[do] odrzucaj karty, aż { discard-down-to.left } ci na ręce { $n }
}
    .left = { $n ->
        [few] zostaną
       *[other] zostanie
    }
discard-hand = { $mood ->
    [may] możesz odrzucić całą rękę
    [they] odrzuca całą rękę
    [they-may] może odrzucić całą rękę
    [chosen] odrzuca całą rękę
    [maybe] odrzuca całą rękę, jeśli zechcesz
   *[do] odrzuć całą rękę
}
trash-hand-cards = { $mood ->
    [may] możesz wyrzucić na Śmietnisko { THINGS($n, $what, form: "hand") }
    [they] wyrzuca na Śmietnisko { THINGS($n, $what, form: "hand") }
    [they-may] może wyrzucić na Śmietnisko { THINGS($n, $what, form: "hand") }
    [chosen] wyrzuca na Śmietnisko { THINGS($n, $what, form: "hand") } (wybierasz ty)
    [maybe] wyrzuca na Śmietnisko { THINGS($n, $what, form: "hand") } (wybierasz ty), jeśli zechcesz
   *[do] wyrzuć na Śmietnisko { THINGS($n, $what, form: "hand") }
}
put-on-deck = { $mood ->
    [may] możesz położyć na wierzchu swojej talii { THINGS($n, $what, form: "hand") }
    [they] kładzie na wierzchu swojej talii { THINGS($n, $what, form: "hand") }
    [they-may] może położyć na wierzchu swojej talii { THINGS($n, $what, form: "hand") }
    [chosen] kładzie na wierzchu swojej talii { THINGS($n, $what, form: "hand") } (wybierasz ty)
    [maybe] kładzie na wierzchu swojej talii { THINGS($n, $what, form: "hand") } (wybierasz ty), jeśli zechcesz
   *[do] połóż na wierzchu swojej talii { THINGS($n, $what, form: "hand") }
}
put-on-deck-openly = { $mood ->
    [may] możesz odkryć i położyć na wierzchu swojej talii { THINGS($n, $what, form: "hand") }
    [they] odkrywa i kładzie na wierzchu swojej talii { THINGS($n, $what, form: "hand") }
    [they-may] może odkryć i położyć na wierzchu swojej talii { THINGS($n, $what, form: "hand") }
    [chosen] odkrywa i kładzie na wierzchu swojej talii { THINGS($n, $what, form: "hand") } (wybierasz ty)
    [maybe] odkrywa i kładzie na wierzchu swojej talii { THINGS($n, $what, form: "hand") } (wybierasz ty), jeśli zechcesz
   *[do] odkryj i połóż na wierzchu swojej talii { THINGS($n, $what, form: "hand") }
}
put-on-deck-from-discard = { $mood ->
    [may] możesz położyć na wierzchu talii { THINGS($n, $what, form: "discard") }
    [they] kładzie na wierzchu talii { THINGS($n, $what, form: "discard") }
    [they-may] może położyć na wierzchu talii { THINGS($n, $what, form: "discard") }
    [chosen] kładzie na wierzchu talii { THINGS($n, $what, form: "discard") } (wybierasz ty)
    [maybe] kładzie na wierzchu talii { THINGS($n, $what, form: "discard") } (wybierasz ty), jeśli zechcesz
   *[do] połóż na wierzchu talii { THINGS($n, $what, form: "discard") }
}
put-anywhere = { $mood ->
    [may] możesz włożyć kartę z ręki w dowolne miejsce swojej talii
    [they] wkłada kartę z ręki w dowolne miejsce swojej talii
    [they-may] może włożyć kartę z ręki w dowolne miejsce swojej talii
    [chosen] wkłada kartę z ręki w dowolne miejsce swojej talii (wybierasz ty)
    [maybe] wkłada kartę z ręki w dowolne miejsce swojej talii (wybierasz ty), jeśli zechcesz
   *[do] włóż kartę z ręki w dowolne miejsce swojej talii
}
reveal-from-hand = { $mood ->
    [may] możesz odkryć { THINGS($n, $what, form: "hand") }
    [they] odkrywa { THINGS($n, $what, form: "hand") }
    [they-may] może odkryć { THINGS($n, $what, form: "hand") }
    [chosen] odkrywa { THINGS($n, $what, form: "hand") } (wybierasz ty)
    [maybe] odkrywa { THINGS($n, $what, form: "hand") } (wybierasz ty), jeśli zechcesz
   *[do] odkryj { THINGS($n, $what, form: "hand") }
}
reveal-hand = { $mood ->
    [may] możesz odkryć całą rękę
    [they] odkrywa całą rękę
    [they-may] może odkryć całą rękę
    [chosen] odkrywa całą rękę
    [maybe] odkrywa całą rękę, jeśli zechcesz
   *[do] odkryj całą rękę
}
# $skips: yes = players without cards are passed over, no = they are not (first edition)
pass-left = { $skips ->
    [yes] każdy gracz z kartami na ręce przekazuje jedną z nich najbliższemu takiemu graczowi po swojej lewej stronie; wszyscy robią to jednocześnie
   *[no] każdy gracz przekazuje kartę z ręki graczowi po swojej lewej stronie; wszyscy robią to jednocześnie
}

## the deck

discard-top = { $mood ->
    [may] możesz odrzucić wierzchnią kartę swojej talii
    [they] odrzuca wierzchnią kartę swojej talii
    [they-may] może odrzucić wierzchnią kartę swojej talii
    [chosen] odrzuca wierzchnią kartę swojej talii
    [maybe] odrzuca wierzchnią kartę swojej talii, jeśli zechcesz
   *[do] odrzuć wierzchnią kartę swojej talii
}
trash-top = { $mood ->
    [may] możesz wyrzucić na Śmietnisko wierzchnią kartę swojej talii
    [they] wyrzuca na Śmietnisko wierzchnią kartę swojej talii
    [they-may] może wyrzucić na Śmietnisko wierzchnią kartę swojej talii
    [chosen] wyrzuca na Śmietnisko wierzchnią kartę swojej talii
    [maybe] wyrzuca na Śmietnisko wierzchnią kartę swojej talii, jeśli zechcesz
   *[do] wyrzuć na Śmietnisko wierzchnią kartę swojej talii
}
deck-into-discard = { $mood ->
    [may] możesz odłożyć całą talię na swój stos kart odrzuconych
    [they] odkłada całą talię na swój stos kart odrzuconych
    [they-may] może odłożyć całą talię na swój stos kart odrzuconych
    [chosen] odkłada całą talię na swój stos kart odrzuconych
    [maybe] odkłada całą talię na swój stos kart odrzuconych, jeśli zechcesz
   *[do] odłóż całą talię na swój stos kart odrzuconych
}
reveal-from-deck = { $mood ->
    [may] możesz odkryć { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii
    [they] odkrywa { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii
    [they-may] może odkryć { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii
    [chosen] odkrywa { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii
    [maybe] odkrywa { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii, jeśli zechcesz
   *[do] odkryj { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii
}
look-at = { $mood ->
    [they] podgląda
   *[do] podejrzyj
} { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[other] { $n } wierzchnich kart
} swojej talii
reveal-until = { $mood ->
    [they] odkrywa karty ze swojej talii, aż odkryje { THINGS($n, $what, form: "acc") }
   *[do] odkrywaj karty ze swojej talii, aż odkryjesz { THINGS($n, $what, form: "acc") }
}
reveal-until-cost = { $mood ->
    [they] odkrywa karty ze swojej talii, aż odkryje
   *[do] odkrywaj karty ze swojej talii, aż odkryjesz
} { THINGS($n, $what, form: "acc") }{ $n ->
    [one] {" "}{ $cost }
   *[other] , każdą { $cost }
}
turn-up = { $mood ->
    [may] możesz odkryć wierzchnią kartę swojej talii
    [they] odkrywa wierzchnią kartę swojej talii
    [they-may] może odkryć wierzchnią kartę swojej talii
    [chosen] odkrywa wierzchnią kartę swojej talii
    [maybe] odkrywa wierzchnią kartę swojej talii, jeśli zechcesz
   *[do] odkryj wierzchnią kartę swojej talii
}
take-it = { $mood ->
    [may] możesz ją wziąć na rękę
    [they] bierze ją na rękę
    [they-may] może ją wziąć na rękę
    [chosen] bierze ją na rękę
    [maybe] bierze ją na rękę, jeśli zechcesz
   *[do] weź ją na rękę
}
take-revealed = { $mood ->
    [may] możesz wziąć na rękę wszystkie odkryte karty { TYPES($types, form: "gen") }
    [they] bierze na rękę wszystkie odkryte karty { TYPES($types, form: "gen") }
    [they-may] może wziąć na rękę wszystkie odkryte karty { TYPES($types, form: "gen") }
    [chosen] bierze na rękę wszystkie odkryte karty { TYPES($types, form: "gen") }
    [maybe] bierze na rękę wszystkie odkryte karty { TYPES($types, form: "gen") }, jeśli zechcesz
   *[do] weź na rękę wszystkie odkryte karty { TYPES($types, form: "gen") }
}
discard-them = { $mood ->
    [may] możesz odrzucić { THINGS($n, $what, form: "acc") }
    [they] odrzuca { THINGS($n, $what, form: "acc") }
    [they-may] może odrzucić { THINGS($n, $what, form: "acc") }
    [chosen] odrzuca { THINGS($n, $what, form: "acc") } (wybierasz ty)
    [maybe] odrzuca { THINGS($n, $what, form: "acc") } (wybierasz ty), jeśli zechcesz
   *[do] odrzuć { THINGS($n, $what, form: "acc") }
}
trash-them = { $mood ->
    [may] możesz wyrzucić na Śmietnisko { THINGS($n, $what, form: "acc") }
    [they] wyrzuca na Śmietnisko { THINGS($n, $what, form: "acc") }
    [they-may] może wyrzucić na Śmietnisko { THINGS($n, $what, form: "acc") }
    [chosen] wyrzuca na Śmietnisko { THINGS($n, $what, form: "acc") } (wybierasz ty)
    [maybe] wyrzuca na Śmietnisko { THINGS($n, $what, form: "acc") } (wybierasz ty), jeśli zechcesz
   *[do] wyrzuć na Śmietnisko { THINGS($n, $what, form: "acc") }
}
discard-revealed = { $mood ->
    [may] możesz odrzucić { THINGS($n, $what, form: "among") }
    [they] odrzuca { THINGS($n, $what, form: "among") }
    [they-may] może odrzucić { THINGS($n, $what, form: "among") }
    [chosen] odrzuca { THINGS($n, $what, form: "among") } (wybierasz ty)
    [maybe] odrzuca { THINGS($n, $what, form: "among") } (wybierasz ty), jeśli zechcesz
   *[do] odrzuć { THINGS($n, $what, form: "among") }
}
trash-revealed = { $mood ->
    [may] możesz wyrzucić na Śmietnisko { THINGS($n, $what, form: "among") }
    [they] wyrzuca na Śmietnisko { THINGS($n, $what, form: "among") }
    [they-may] może wyrzucić na Śmietnisko { THINGS($n, $what, form: "among") }
    [chosen] wyrzuca na Śmietnisko { THINGS($n, $what, form: "among") } (wybierasz ty)
    [maybe] wyrzuca na Śmietnisko { THINGS($n, $what, form: "among") } (wybierasz ty), jeśli zechcesz
   *[do] wyrzuć na Śmietnisko { THINGS($n, $what, form: "among") }
}
trash-it = { $mood ->
    [may] możesz ją wyrzucić na Śmietnisko
    [they] wyrzuca ją na Śmietnisko
    [they-may] może ją wyrzucić na Śmietnisko
    [chosen] wyrzuca ją na Śmietnisko
    [maybe] wyrzuca ją na Śmietnisko, jeśli zechcesz
   *[do] wyrzuć ją na Śmietnisko
}
discard-it = { $mood ->
    [may] możesz ją odrzucić
    [they] odrzuca ją
    [they-may] może ją odrzucić
    [chosen] odrzuca ją
    [maybe] odrzuca ją, jeśli zechcesz
   *[do] odrzuć ją
}
discard-all = { $mood ->
    [they] je odrzuca
   *[do] odrzuć je
}
discard-rest = { $mood ->
    [may] możesz odrzucić resztę
    [they] odrzuca resztę
    [they-may] może odrzucić resztę
    [chosen] odrzuca resztę
    [maybe] odrzuca resztę, jeśli zechcesz
   *[do] odrzuć resztę
}
put-back = { $mood ->
    [may] możesz położyć resztę na wierzchu swojej talii w dowolnej kolejności
    [they] kładzie resztę na wierzchu swojej talii w dowolnej kolejności
    [they-may] może położyć resztę na wierzchu swojej talii w dowolnej kolejności
    [chosen] kładzie resztę na wierzchu swojej talii w dowolnej kolejności
    [maybe] kładzie resztę na wierzchu swojej talii w dowolnej kolejności, jeśli zechcesz
   *[do] połóż resztę na wierzchu swojej talii w dowolnej kolejności
}
draw-to = { $mood ->
    [they] dobiera karty, aż będzie mieć ich na ręce { $n }
   *[do] dobieraj karty, aż będziesz mieć ich na ręce { $n }
}
draw-to-setting-aside = { $mood ->
    [they] dobiera karty, aż będzie mieć ich na ręce { $n }. Dobierane karty { TYPES($types, form: "gen", join: "or") } może odkładać na bok; na koniec odrzuca odłożone karty
   *[do] dobieraj karty, aż będziesz mieć ich na ręce { $n }. Dobierane karty { TYPES($types, form: "gen", join: "or") } możesz odkładać na bok; na koniec odrzuć odłożone karty
}
name-a-card = { $mood ->
    [they] podaje nazwę karty
   *[do] podaj nazwę karty
}

## gaining

gain-named = { $mood ->
    [may] możesz dodać{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { CARD($card, 1, form: "acc") }
    [they] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { CARD($card, 1, form: "acc") }
    [they-may] może dodać{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { CARD($card, 1, form: "acc") }
    [chosen] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { CARD($card, 1, form: "acc") }
    [maybe] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { CARD($card, 1, form: "acc") }, jeśli zechcesz
   *[do] dodaj{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { CARD($card, 1, form: "acc") }
}{ $to ->
    [deck-if] ; { $mood ->
        [do] jeśli dodasz kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch twojej talii
        [may] jeśli dodasz kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch twojej talii
       *[they] jeśli doda kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch jego talii
    }
   *[discard] {""}
}
gain-costing = { $mood ->
    [may] możesz dodać{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "costing") } { $cost }
    [they] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "costing") } { $cost }
    [they-may] może dodać{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "costing") } { $cost }
    [chosen] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "costing") } { $cost } (wybierasz ty)
    [maybe] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "costing") } { $cost } (wybierasz ty), jeśli zechcesz
   *[do] dodaj{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "costing") } { $cost }
}{ $to ->
    [deck-if] ; { $mood ->
        [do] jeśli dodasz kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch twojej talii
        [may] jeśli dodasz kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch twojej talii
       *[they] jeśli doda kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch jego talii
    }
   *[discard] {""}
}
gain-any = { $mood ->
    [may] możesz dodać{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "supply") }
    [they] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "supply") }
    [they-may] może dodać{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "supply") }
    [chosen] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "supply") } (wybierasz ty)
    [maybe] dodaje{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "supply") } (wybierasz ty), jeśli zechcesz
   *[do] dodaj{ $to ->
        [hand] {" do ręki"}
        [deck] {" na wierzch swojej talii"}
       *[discard] {""}
    } { THINGS($n, $what, form: "supply") }
}{ $to ->
    [deck-if] ; { $mood ->
        [do] jeśli dodasz kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch twojej talii
        [may] jeśli dodasz kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch twojej talii
       *[they] jeśli doda kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch jego talii
    }
   *[discard] {""}
}
# $costs: yes = only those that cost $cost; the Śmietnisko then comes first, as the cost closes the clause
gain-from-trash = { $mood ->
    [may] możesz dodać
    [they-may] może dodać
    [do] dodaj
   *[they] dodaje
}{ $costs ->
    [yes] {" ze Śmietniska"}
   *[no] {""}
}{ $to ->
    [hand] {" do ręki"}
    [deck] {" na wierzch swojej talii"}
   *[discard] {""}
} { $costs ->
    [yes] { THINGS($n, $what, form: "costing") } { $cost }
   *[no] { THINGS($n, $what, form: "trash") }
}{ $mood ->
    [chosen] {" (wybierasz ty)"}
    [maybe] {" (wybierasz ty), jeśli zechcesz"}
   *[do] {""}
}{ $to ->
    [deck-if] ; { $mood ->
        [do] jeśli dodasz kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch twojej talii
        [may] jeśli dodasz kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch twojej talii
       *[they] jeśli doda kartę { TYPES($types, form: "gen", join: "or") }, trafia ona na wierzch jego talii
    }
   *[discard] {""}
}
gain-trashed = { $mood ->
    [may] możesz dodać { THINGS($n, $what, form: "trashed") }
    [they] dodaje { THINGS($n, $what, form: "trashed") }
    [they-may] może dodać { THINGS($n, $what, form: "trashed") }
    [chosen] dodaje { THINGS($n, $what, form: "trashed") } (wybierasz ty)
    [maybe] dodaje { THINGS($n, $what, form: "trashed") } (wybierasz ty), jeśli zechcesz
   *[do] dodaj { THINGS($n, $what, form: "trashed") }
}
trash-from-supply = { $mood ->
    [may] możesz wyrzucić na Śmietnisko { THINGS($n, $what, form: "supply") }
    [they] wyrzuca na Śmietnisko { THINGS($n, $what, form: "supply") }
    [they-may] może wyrzucić na Śmietnisko { THINGS($n, $what, form: "supply") }
    [chosen] wyrzuca na Śmietnisko { THINGS($n, $what, form: "supply") } (wybierasz ty)
    [maybe] wyrzuca na Śmietnisko { THINGS($n, $what, form: "supply") } (wybierasz ty), jeśli zechcesz
   *[do] wyrzuć na Śmietnisko { THINGS($n, $what, form: "supply") }
}
cost-up-to = kosztującą najwyżej { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
cost-exactly = kosztującą dokładnie { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
cost-at-least = { $n ->
    [0] o dowolnym koszcie
    [one] kosztującą co najmniej { $n } monetę
    [few] kosztującą co najmniej { $n } monety
   *[other] kosztującą co najmniej { $n } monet
}
cost-up-to-more = { $sign ->
    [same] kosztującą najwyżej tyle, ile wyrzucona karta
    [less] kosztującą co najmniej o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[other] { $n } monet
    } mniej niż wyrzucona karta
   *[more] kosztującą najwyżej o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[other] { $n } monet
    } więcej niż wyrzucona karta
}
cost-exactly-more = { $sign ->
    [same] kosztującą dokładnie tyle, ile wyrzucona karta
    [less] kosztującą dokładnie o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[other] { $n } monet
    } mniej niż wyrzucona karta
   *[more] kosztującą dokładnie o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[other] { $n } monet
    } więcej niż wyrzucona karta
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

## further ways to move cards

costs-less-types = w tej turze karty { TYPES($types, form: "gen") } kosztują o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} mniej, ale nie mniej niż 0
put-on-deck-down-to = { $mood ->
    [do] odkładaj karty z ręki na wierzch swojej talii, aż { put-on-deck-down-to.left } ci na ręce { $n }
   *[they] odkłada karty z ręki na wierzch swojej talii, aż { put-on-deck-down-to.left } mu na ręce { $n }
}
    .left = { $n ->
        [few] zostaną
       *[other] zostanie
    }
discard-all-of = { $mood ->
    [do] odrzuć odkryte karty { TYPES($types, form: "gen") }
   *[they] odrzuca odkryte karty { TYPES($types, form: "gen") }
}
discard-others = { $mood ->
    [do] odrzuć pozostałe odkryte karty
   *[they] odrzuca pozostałe odkryte karty
}
trash-or-discard-it = { $mood ->
    [do] wyrzuć ją na Śmietnisko albo odrzuć
   *[they] wyrzuca ją na Śmietnisko albo odrzuca
}
# $but: yes = except those of the types $except
trash-from-play = { $mood ->
    [do] wyrzuć na Śmietnisko wszystkie karty { TYPES($types, form: "gen") }, które masz w grze
   *[they] wyrzuca na Śmietnisko wszystkie karty { TYPES($types, form: "gen") }, które ma w grze
}{ $but ->
    [yes] , oprócz kart { TYPES($except, form: "gen") }
   *[no] {""}
}
bottom-to-top = { $mood ->
    [do] podejrzyj kartę ze spodu swojej talii i przełóż ją na wierzch
    [may] podejrzyj kartę ze spodu swojej talii; możesz przełożyć ją na wierzch
    [they-may] podgląda kartę ze spodu swojej talii i może przełożyć ją na wierzch
   *[they] podgląda kartę ze spodu swojej talii i przekłada ją na wierzch
}
take-from-discard = { $mood ->
    [may] możesz wziąć na rękę { THINGS($n, $what, form: "discard") }
    [do] weź na rękę { THINGS($n, $what, form: "discard") }
   *[they] bierze na rękę { THINGS($n, $what, form: "discard") }
}
return-to-supply = { $mood ->
    [may] możesz zwrócić do Zasobów { THINGS($n, $what, form: "hand") }
    [do] zwróć do Zasobów { THINGS($n, $what, form: "hand") }
   *[they] zwraca do Zasobów { THINGS($n, $what, form: "hand") }
}
things-copies = { $amount ->
    [up-to] { $n ->
        [one] 0 lub { $n } jej kopię
       *[other] od 0 do { $n } jej kopii
    }
    [any] dowolną liczbę jej kopii
    [per-pile] tyle jej kopii
    [that-many] tyle samo jej kopii
    [per-type] tyle jej kopii
   *[exactly] { $n ->
        [one] jej kopię
        [few] { $n } jej kopie
       *[other] { $n } jej kopii
    }
}{ $form ->
    [hand] {" z ręki"}
   *[acc] {""}
}{ $amount ->
    [per-pile] , ile jest pustych stosów w Zasobach
    [per-type] , ile typów ma tamta karta
   *[exactly] {""}
}
# for other amounts: $things is one of them
things-each = { $things } za { each-of }
set-aside = { $mood ->
    [do] odłóż na bok zakrytą kartę z ręki
   *[they] odkłada na bok zakrytą kartę z ręki
}
take-back = { $mood ->
    [do] weź na rękę odłożoną kartę
   *[they] bierze na rękę odłożoną kartę
}
put-this-on-deck = { $mood ->
    [do] połóż tę kartę na wierzchu swojej talii
    [may] możesz położyć tę kartę na wierzchu swojej talii
    [they-may] może położyć tę kartę na wierzchu swojej talii
   *[they] kładzie tę kartę na wierzchu swojej talii
}

## further ways to gain

gain-several = { $mood ->
    [do] dodaj
    [may] możesz dodać
    [they-may] może dodać
   *[they] dodaje
}{ $to ->
    [hand] {" do ręki"}
    [deck] {" na wierzch swojej talii"}
   *[discard] {""}
} { $n } { CARD($card, $n, form: "acc") }
gain-each = { $mood ->
    [do] dodaj
    [may] możesz dodać
    [they-may] może dodać
   *[they] dodaje
}{ $to ->
    [hand] {" do ręki"}
    [deck] {" na wierzch swojej talii"}
   *[discard] {""}
} { CARD($card, 1, form: "acc") } za { each-of }
# $gain: "dodaj kartę kosztującą najwyżej 4 monety"
gain-aside = { $gain } i odłóż ją na bok
gain-smuggled = { $gain }, którą gracz po twojej prawej stronie dodał w swojej ostatniej turze
gain-not-named = { $gain }, której nazwa nie padła w tej turze przy tej karcie
gain-copy = { $mood ->
    [do] dodaj jej kopię
    [may] możesz dodać jej kopię
    [they-may] może dodać jej kopię
   *[they] dodaje jej kopię
}
cost-exactly-total = kosztującą dokładnie tyle, ile wyrzucone karty razem
# of the card just gained
put-gained-on-deck = { $mood ->
    [do] połóż ją na wierzchu swojej talii
    [may] możesz położyć ją na wierzchu swojej talii
    [they-may] może położyć ją na wierzchu swojej talii
   *[they] kładzie ją na wierzchu swojej talii
}
trash-gained = { $mood ->
    [do] wyrzuć ją na Śmietnisko
   *[they] wyrzuca ją na Śmietnisko
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
    [they] jeśli ma w grze jej kopię, { $clauses }
   *[do] jeśli masz w grze jej kopię, { $clauses }
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
    [yes] , jeśli nie dodasz w niej żadnej karty { TYPES($types, form: "gen", join: "or") }
   *[no] {""}
}, { $clauses }
less-per-in-play = w twojej fazie zakupu ta karta kosztuje o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} mniej za każdą kartę { TYPES($types, form: "gen", join: "or") }, którą masz w grze, ale nie mniej niż 0
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

## texts of their own, where a person says it better; a line of text a line

text-bureaucrat =
    Dodaj na wierzch swojej talii { card-silver.acc-one }.
    Każdy inny gracz odkrywa i kładzie na wierzchu swojej talii kartę Zwycięstwa z ręki, a jeśli takiej nie ma, odkrywa całą rękę.
text-spy =
    +1 karta
    +1 akcja
    Każdy gracz, także ty, odkrywa wierzchnią kartę swojej talii, a ty decydujesz, czy ją odrzuca, czy zostawia na wierzchu.
text-thief =
    Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii i wyrzuca na Śmietnisko jedną kartę Skarbu spośród nich, wybraną przez ciebie.
    Dodaj dowolną liczbę kart wyrzuconych w ten sposób.
    Każdy inny gracz odrzuca resztę odkrytych kart.
text-bandit =
    Dodaj { card-gold.acc-one }.
    Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na Śmietnisko wybraną przez siebie kartę Skarbu spośród nich, inną niż { card-copper }, i odrzuca resztę.
text-sentry =
    +1 karta
    +1 akcja
    Podejrzyj 2 wierzchnie karty swojej talii.
    Każdą z nich możesz wyrzucić na Śmietnisko albo odrzucić.
    Resztę połóż na wierzchu swojej talii w dowolnej kolejności.
text-minion =
    +1 akcja
    Wybierz jedną opcję: +2 monety; odrzuć całą rękę i dobierz 4 karty, a każdy inny gracz mający na ręce co najmniej 5 kart robi to samo.
text-saboteur =
    Każdy inny gracz odkrywa karty ze swojej talii, aż odkryje kartę kosztującą co najmniej 3 monety. Wyrzuca ją na Śmietnisko i może dodać kartę tańszą od niej o co najmniej 2 monety. Resztę odkrytych kart odrzuca.
text-conspirator =
    +2 monety
    Jeśli jest to w tej turze co najmniej trzecie zagranie karty Akcji, +1 karta i +1 akcja.
text-swindler =
    +2 monety
    Każdy inny gracz wyrzuca na Śmietnisko wierzchnią kartę swojej talii i dodaje wybraną przez ciebie kartę kosztującą dokładnie tyle samo co wyrzucona.
text-torturer =
    +3 karty
    Każdy inny gracz wybiera: odrzuca 2 karty z ręki albo dodaje do ręki { card-curse.acc-one }.
text-trading-post =
    Wyrzuć na Śmietnisko 2 karty z ręki.
    Jeśli wyrzucisz 2, dodaj do ręki { card-silver.acc-one }.
text-tribute =
    Gracz po twojej lewej stronie odkrywa i odrzuca 2 wierzchnie karty swojej talii.
    Za każdą z nich (karty o tej samej nazwie licz raz) dostajesz: +2 akcje, jeśli to karta Akcji; +2 monety, jeśli to karta Skarbu; +2 karty, jeśli to karta Zwycięstwa.
text-mill =
    +1 karta
    +1 akcja
    Możesz odrzucić 2 karty z ręki. Jeśli odrzucisz 2, +2 monety.
    Na koniec gry: 1 punkt zwycięstwa.
text-replace =
    Wyrzuć na Śmietnisko kartę z ręki.
    Dodaj kartę kosztującą najwyżej o 2 monety więcej niż wyrzucona karta. Jeśli dodasz kartę Akcji lub Skarbu, trafia ona na wierzch twojej talii.
    Jeśli dodasz kartę Zwycięstwa, każdy inny gracz dodaje { card-curse.acc-one }.
text-mine =
    Możesz wyrzucić na Śmietnisko kartę Skarbu z ręki.
    Jeśli to zrobisz, dodaj do ręki kartę Skarbu kosztującą najwyżej o 3 monety więcej niż wyrzucona karta.
text-mine-1e =
    Wyrzuć na Śmietnisko kartę Skarbu z ręki.
    Jeśli to zrobisz, dodaj do ręki kartę Skarbu kosztującą najwyżej o 3 monety więcej niż wyrzucona karta.
text-cutpurse =
    +2 monety
    Każdy inny gracz odrzuca z ręki { card-copper.acc-one }, a jeśli jej nie ma, odkrywa całą rękę.
text-haven =
    +1 karta
    +1 akcja
    Odłóż na bok zakrytą kartę z ręki. Na początku swojej następnej tury weź ją na rękę.
text-island =
    Odłóż tę kartę i kartę z ręki na swoją podkładkę Wyspy.
    Na koniec gry: 2 punkty zwycięstwa.
text-lookout =
    +1 akcja
    Podejrzyj 3 wierzchnie karty swojej talii. Jedną z nich wyrzuć na Śmietnisko, jedną odrzuć, a ostatnią połóż z powrotem na wierzchu talii.
text-native-village =
    +2 akcje
    Wybierz jedną opcję: odłóż zakrytą wierzchnią kartę swojej talii na swoją podkładkę Wioski tubylców; weź na rękę wszystkie karty z tej podkładki.
text-salvager =
    +1 zakup
    Wyrzuć na Śmietnisko kartę z ręki. Dostajesz tyle monet, ile ona kosztuje.
text-smugglers =
    Dodaj kopię karty kosztującej najwyżej 6 monet, którą gracz po twojej prawej stronie dodał w swojej ostatniej turze.
text-tactician =
    Jeśli masz karty na ręce, odrzuć całą rękę, a na początku swojej następnej tury: +5 kart, +1 akcja i +1 zakup.
text-treasure-map =
    Wyrzuć na Śmietnisko tę kartę i drugą Mapę skarbu z ręki. Jeśli wyrzucisz dwie Mapy skarbu, dodaj na wierzch swojej talii 4 { card-gold.acc-few }.
text-ambassador =
    Odkryj kartę z ręki. Zwróć z ręki do Zasobów od 0 do 2 jej kopii. Potem każdy inny gracz dodaje jej kopię.
text-embargo =
    +2 monety
    Wyrzuć tę kartę na Śmietnisko. Jeśli to zrobisz, połóż żeton Embarga na stosie w Zasobach.
    Gdy gracz kupuje kartę ze stosu, na którym leżą żetony Embarga, dodaje { card-curse.acc-one } za każdy z nich.
text-explorer =
    Możesz odkryć z ręki { card-province.acc-one }. Jeśli to zrobisz, dodaj do ręki { card-gold.acc-one }; w przeciwnym razie dodaj do ręki { card-silver.acc-one }.
text-navigator =
    +2 monety
    Podejrzyj 5 wierzchnich kart swojej talii. Wybierz jedną opcję: odrzuć je wszystkie; połóż je wszystkie z powrotem w dowolnej kolejności.
text-pirate-ship =
    Wybierz jedną opcję: +1 moneta za każdy twój żeton Okrętu pirackiego; albo każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na Śmietnisko jedną odkrytą kartę Skarbu wybraną przez ciebie i odrzuca resztę, a jeśli ktokolwiek wyrzuci kartę Skarbu, +1 żeton Okrętu pirackiego.
text-blockade =
    Dodaj kartę kosztującą najwyżej 4 monety i odłóż ją na bok. Na początku swojej następnej tury weź ją na rękę.
    Dopóki leży na boku, inny gracz, który w swojej turze dodaje jej kopię, dodaje też { card-curse.acc-one }.
text-corsair =
    +2 monety
    Na początku swojej następnej tury: +1 karta.
    Do tego czasu każdy inny gracz wyrzuca na Śmietnisko pierwszą kartę Srebrników lub Złota, którą zagra w danej turze.
text-sea-chart =
    +1 karta
    +1 akcja
    Odkryj wierzchnią kartę swojej talii. Jeśli masz w grze jej kopię, weź ją na rękę.
text-sailor =
    +1 akcja
    Raz w tej turze, gdy dodajesz kartę Następstwa, możesz ją zagrać.
    Na początku swojej następnej tury: +2 monety i możesz wyrzucić na Śmietnisko kartę z ręki.
text-bank =
    +1 moneta za każdą kartę Skarbu, którą masz w grze, wliczając tę.
text-bishop =
    +1 moneta
    +1 żeton zwycięstwa
    Wyrzuć na Śmietnisko kartę z ręki. +1 żeton zwycięstwa za każde 2 monety jej kosztu, w zaokrągleniu w dół.
    Każdy inny gracz może wyrzucić na Śmietnisko kartę z ręki.
text-grand-market =
    +1 karta
    +1 akcja
    +1 zakup
    +2 monety
    Nie możesz kupić tej karty, jeśli masz w grze { card-copper.acc }.
text-hoard =
    +2 monety
    W tej turze, gdy dodajesz kupioną kartę Zwycięstwa, dodaj też { card-gold.acc-one }.
text-mint =
    Możesz odkryć kartę Skarbu z ręki. Jeśli to zrobisz, dodaj jej kopię.
    Gdy dodajesz tę kartę, wyrzuć na Śmietnisko wszystkie karty Skarbu, które masz w grze, oprócz kart Następstwa.
text-rabble =
    +3 karty
    Każdy inny gracz odkrywa 3 wierzchnie karty swojej talii, odrzuca karty Akcji i Skarbu, a resztę kładzie z powrotem w dowolnej kolejności.
text-vault =
    +2 karty
    Odrzuć dowolną liczbę kart z ręki. +1 moneta za każdą odrzuconą kartę.
    Każdy inny gracz może odrzucić 2 karty z ręki. Jeśli odrzuci 2, dobiera kartę.
text-watchtower =
    Dobieraj karty, aż będziesz mieć ich na ręce 6.
    Gdy dodajesz kartę, możesz odkryć tę kartę z ręki, aby dodaną kartę wyrzucić na Śmietnisko albo położyć na wierzchu swojej talii.
text-contraband =
    +3 monety
    +1 zakup
    Gracz po twojej lewej stronie podaje nazwę karty. Nie możesz jej kupić w tej turze.
text-counting-house =
    Przejrzyj swój stos kart odrzuconych. Odkryj dowolną liczbę { card-copper.many } i weź je na rękę.
text-goons =
    +1 zakup
    +2 monety
    Każdy inny gracz odrzuca karty, aż zostaną mu na ręce 3.
    Dopóki ta karta jest w grze, za każdą kupioną kartę dostajesz +1 żeton zwycięstwa.
text-loan =
    +1 moneta
    Odkrywaj karty ze swojej talii, aż odkryjesz kartę Skarbu. Wyrzuć ją na Śmietnisko albo odrzuć. Odrzuć pozostałe odkryte karty.
text-mountebank =
    +2 monety
    Każdy inny gracz może odrzucić z ręki { card-curse.acc-one }. Jeśli tego nie zrobi, dodaje { card-curse.acc-one } i { card-copper.acc-one }.
text-talisman =
    +1 moneta
    Dopóki ta karta jest w grze, gdy kupujesz kartę kosztującą najwyżej 4 monety, inną niż karta Zwycięstwa, dodaj jeszcze jedną jej kopię.
text-trade-route =
    +1 zakup
    Wyrzuć na Śmietnisko kartę z ręki.
    +1 moneta za każdy żeton na podkładce Szlaku handlowego.
    Przygotowanie: połóż żeton na każdym stosie kart Zwycięstwa w Zasobach. Gdy ktoś doda pierwszą kartę z takiego stosu, żeton trafia na podkładkę Szlaku handlowego.
text-venture =
    +1 moneta
    Odkrywaj karty ze swojej talii, aż odkryjesz kartę Skarbu. Odrzuć pozostałe odkryte karty, a tę kartę Skarbu zagraj.
text-charlatan =
    +3 monety
    Każdy inny gracz dodaje { card-curse.acc-one }.
    Jeśli ta karta jest w zestawie, Klątwa to także karta Skarbu dająca 1 monetę.
text-collection =
    +2 monety
    +1 zakup
    W tej turze, gdy dodajesz kartę Akcji, dostajesz +1 żeton zwycięstwa.
text-crystal-ball =
    +1 moneta
    Podejrzyj wierzchnią kartę swojej talii. Możesz ją wyrzucić na Śmietnisko, odrzucić albo, jeśli to karta Akcji lub Skarbu, zagrać.
text-investment =
    Wyrzuć na Śmietnisko kartę z ręki.
    Wybierz jedną opcję: +1 moneta; albo wyrzuć tę kartę na Śmietnisko, odkryj całą rękę, +1 żeton zwycięstwa za każdą kartę Skarbu o innej nazwie.
text-magnate =
    Odkryj całą rękę. +1 karta za każdą odkrytą kartę Skarbu.
text-tiara =
    +1 zakup
    Możesz zagrać dwukrotnie kartę Skarbu z ręki.
    W tej turze, gdy dodajesz kartę, możesz położyć ją na wierzchu swojej talii.
text-war-chest =
    Gracz po twojej lewej stronie podaje nazwę karty. Dodaj kartę kosztującą najwyżej 5 monet, której nazwa nie padła w tej turze przy Zasobach wojennych.
text-monkey =
    Na początku swojej następnej tury: +1 karta.
    Do tego czasu: +1 karta, ilekroć gracz po twojej prawej stronie doda kartę.
