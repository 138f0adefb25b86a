### Clauses that move cards; text.ftl explains the values.

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
