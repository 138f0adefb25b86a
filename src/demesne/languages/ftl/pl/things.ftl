### What is moved: THINGS gives "kartę", "2 karty", "od 0 do 4 kart", "dowolną liczbę kart", "kartę Skarbu", "Klątwę"
### $form: nom = nominative; costing = before "kosztującą" (always feminine); otherwise the object, and where it comes from: hand discard among supply trash trashed

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
