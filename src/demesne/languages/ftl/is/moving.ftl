### Clauses that move cards; text.ftl explains the values.

## cards of the hand

discard-hand-cards = { $mood ->
    [may] þú mátt kasta { THINGS($n, $what, form: "dat") }
    [they] kastar { THINGS($n, $what, form: "dat-they") }
    [they-may] má kasta { THINGS($n, $what, form: "dat-they") }
    [chosen] kastar { THINGS($n, $what, form: "dat") } að þínu vali
    [maybe] kastar { THINGS($n, $what, form: "dat") } ef þú vilt
   *[do] kastaðu { THINGS($n, $what, form: "dat") }
}
discard-down-to = { $mood ->
    [may] þú mátt kasta spilum þar til { $n ->
        [one] { $n } er
       *[other] { $n } eru
    } eftir á hendi
    [they-may] má kasta spilum þar til { $n ->
        [one] { $n } er
       *[other] { $n } eru
    } eftir á hendi
    [they] kastar spilum þar til { $n ->
        [one] { $n } er
       *[other] { $n } eru
    } eftir á hendi
    [chosen] kastar spilum þar til { $n ->
        [one] { $n } er
       *[other] { $n } eru
    } eftir á hendi
    [maybe] kastar spilum þar til { $n ->
        [one] { $n } er
       *[other] { $n } eru
    } eftir á hendi ef þú vilt
   *[do] kastaðu spilum þar til { $n ->
        [one] { $n } er
       *[other] { $n } eru
    } eftir á hendi
}
discard-hand = { $mood ->
    [do] kastaðu öllum spilum af hendi
   *[they] kastar öllum spilum af hendi
}
trash-hand-cards = { $mood ->
    [may] þú mátt henda { THINGS($n, $what, form: "dat") } af hendi í ruslið
    [they] hendir { THINGS($n, $what, form: "dat-they") } af hendi í ruslið
    [they-may] má henda { THINGS($n, $what, form: "dat-they") } af hendi í ruslið
    [chosen] hendir { THINGS($n, $what, form: "dat") } að þínu vali af hendi í ruslið
    [maybe] hendir { THINGS($n, $what, form: "dat") } af hendi í ruslið ef þú vilt
   *[do] hentu { THINGS($n, $what, form: "dat") } af hendi í ruslið
}
put-on-deck = { $mood ->
    [may] þú mátt setja { THINGS($n, $what, form: "acc") } af hendi efst í stokkinn
    [they] setur { THINGS($n, $what, form: "acc-they") } af hendi efst í stokkinn sinn
    [they-may] má setja { THINGS($n, $what, form: "acc-they") } af hendi efst í stokkinn sinn
    [chosen] setur { THINGS($n, $what, form: "acc") } að þínu vali af hendi efst í stokkinn sinn
    [maybe] setur { THINGS($n, $what, form: "acc") } af hendi efst í stokkinn sinn ef þú vilt
   *[do] settu { THINGS($n, $what, form: "acc") } af hendi efst í stokkinn
}
put-on-deck-openly = { $mood ->
    [may] þú mátt sýna { THINGS($n, $what, form: "acc") } af hendi og setja efst í stokkinn
    [they] sýnir { THINGS($n, $what, form: "acc-they") } af hendi og setur efst í stokkinn sinn
    [they-may] má sýna { THINGS($n, $what, form: "acc-they") } af hendi og setja efst í stokkinn sinn
    [chosen] sýnir { THINGS($n, $what, form: "acc") } að þínu vali af hendi og setur efst í stokkinn sinn
    [maybe] sýnir { THINGS($n, $what, form: "acc") } af hendi og setur efst í stokkinn sinn ef þú vilt
   *[do] sýndu { THINGS($n, $what, form: "acc") } af hendi og settu efst í stokkinn
}
put-on-deck-from-discard = { $mood ->
    [may] þú mátt setja { THINGS($n, $what, form: "acc") } úr kastbunkanum efst í stokkinn
    [they] setur { THINGS($n, $what, form: "acc-they") } úr kastbunkanum sínum efst í stokkinn
    [they-may] má setja { THINGS($n, $what, form: "acc-they") } úr kastbunkanum sínum efst í stokkinn
    [chosen] setur { THINGS($n, $what, form: "acc") } að þínu vali úr kastbunkanum sínum efst í stokkinn
    [maybe] setur { THINGS($n, $what, form: "acc") } úr kastbunkanum sínum efst í stokkinn ef þú vilt
   *[do] settu { THINGS($n, $what, form: "acc") } úr kastbunkanum efst í stokkinn
}
put-anywhere = { $mood ->
    [do] settu eitt spil af hendi í stokkinn, hvar sem þú vilt
   *[they] setur eitt spil af hendi í stokkinn sinn, hvar sem hann vill
}
reveal-from-hand = { $mood ->
    [may] þú mátt sýna { THINGS($n, $what, form: "acc") } af hendi
    [they] sýnir { THINGS($n, $what, form: "acc-they") } af hendi
    [they-may] má sýna { THINGS($n, $what, form: "acc-they") } af hendi
    [chosen] sýnir { THINGS($n, $what, form: "acc") } að þínu vali af hendi
    [maybe] sýnir { THINGS($n, $what, form: "acc") } af hendi ef þú vilt
   *[do] sýndu { THINGS($n, $what, form: "acc") } af hendi
}
reveal-hand = { $mood ->
    [do] sýndu öll spilin á hendi
   *[they] sýnir öll spilin á hendi
}
# $skips: yes = players without cards are passed over, no = they are not (first edition)
pass-left = { $skips ->
    [yes] hver leikmaður sem er með spil á hendi velur eitt þeirra. Allir rétta svo spil sitt samtímis til vinstri, næsta leikmanni sem er með spil á hendi
   *[no] hver leikmaður velur eitt spil af hendi. Allir rétta svo spil sitt samtímis leikmanninum sér á vinstri hönd
}

## the deck

discard-top = { $mood ->
    [do] kastaðu efsta spilinu úr stokknum
   *[they] kastar efsta spilinu úr stokknum sínum
}
trash-top = { $mood ->
    [do] hentu efsta spilinu úr stokknum í ruslið
   *[they] hendir efsta spilinu úr stokknum sínum í ruslið
}
deck-into-discard = { $mood ->
    [may] þú mátt setja allan stokkinn í kastbunkann
    [they-may] má setja allan stokkinn sinn í kastbunkann
    [they] setur allan stokkinn sinn í kastbunkann
    [chosen] setur allan stokkinn sinn í kastbunkann
    [maybe] setur allan stokkinn sinn í kastbunkann ef þú vilt
   *[do] settu allan stokkinn í kastbunkann
}
reveal-from-deck = { $mood ->
    [do] sýndu { $n ->
        [1] efsta spilið
        [one] { $n } efsta spilið
       *[other] { $n } efstu spilin
    } í stokknum
   *[they] sýnir { $n ->
        [1] efsta spilið
        [one] { $n } efsta spilið
       *[other] { $n } efstu spilin
    } í stokknum sínum
}
look-at = { $mood ->
    [do] skoðaðu { $n ->
        [1] efsta spilið
        [one] { $n } efsta spilið
       *[other] { $n } efstu spilin
    } í stokknum
   *[they] skoðar { $n ->
        [1] efsta spilið
        [one] { $n } efsta spilið
       *[other] { $n } efstu spilin
    } í stokknum sínum
}
reveal-until = { $mood ->
    [do] sýndu spil ofan af stokknum, eitt af öðru, þar til { THINGS($n, $what, form: "nom") } { $n ->
        [one] hefur
       *[other] hafa
    } birst
   *[they] sýnir spil ofan af stokknum sínum, eitt af öðru, þar til { THINGS($n, $what, form: "nom") } { $n ->
        [one] hefur
       *[other] hafa
    } birst
}
reveal-until-cost = { $mood ->
    [do] sýndu spil ofan af stokknum, eitt af öðru, þar til { THINGS($n, $what, form: "nom") } sem { $n ->
        [one] kostar { $cost } hefur
       *[other] kosta { $cost } hafa
    } birst
   *[they] sýnir spil ofan af stokknum sínum, eitt af öðru, þar til { THINGS($n, $what, form: "nom") } sem { $n ->
        [one] kostar { $cost } hefur
       *[other] kosta { $cost } hafa
    } birst
}
turn-up = { $mood ->
    [do] sýndu efsta spilið í stokknum
   *[they] sýnir efsta spilið í stokknum sínum
}
take-it = { $mood ->
    [do] taktu það á hönd
   *[they] tekur það á hönd
}
take-revealed = { $mood ->
    [do] taktu á hönd öll { TYPES($types, form: "acc-other") } sem eru þar á meðal
   *[they] tekur á hönd öll { TYPES($types, form: "acc-other") } sem eru þar á meðal
}
discard-them = { $mood ->
    [may] þú mátt kasta { THINGS($n, $what, form: "dat") }
    [they] kastar { THINGS($n, $what, form: "dat-they") }
    [they-may] má kasta { THINGS($n, $what, form: "dat-they") }
    [chosen] kastar { THINGS($n, $what, form: "dat") } að þínu vali
    [maybe] kastar { THINGS($n, $what, form: "dat") } ef þú vilt
   *[do] kastaðu { THINGS($n, $what, form: "dat") }
}
trash-them = { $mood ->
    [may] þú mátt henda { THINGS($n, $what, form: "dat") } í ruslið
    [they] hendir { THINGS($n, $what, form: "dat-they") } í ruslið
    [they-may] má henda { THINGS($n, $what, form: "dat-they") } í ruslið
    [chosen] hendir { THINGS($n, $what, form: "dat") } að þínu vali í ruslið
    [maybe] hendir { THINGS($n, $what, form: "dat") } í ruslið ef þú vilt
   *[do] hentu { THINGS($n, $what, form: "dat") } í ruslið
}
discard-revealed = { $mood ->
    [may] þú mátt kasta { THINGS($n, $what, form: "dat") } úr hópi þeirra
    [they] kastar { THINGS($n, $what, form: "dat-they") } úr hópi þeirra
    [they-may] má kasta { THINGS($n, $what, form: "dat-they") } úr hópi þeirra
    [chosen] kastar { THINGS($n, $what, form: "dat") } að þínu vali úr hópi þeirra
    [maybe] kastar { THINGS($n, $what, form: "dat") } úr hópi þeirra ef þú vilt
   *[do] kastaðu { THINGS($n, $what, form: "dat") } úr hópi þeirra
}
trash-revealed = { $mood ->
    [may] þú mátt henda { THINGS($n, $what, form: "dat") } úr hópi þeirra í ruslið
    [they] hendir { THINGS($n, $what, form: "dat-they") } úr hópi þeirra í ruslið
    [they-may] má henda { THINGS($n, $what, form: "dat-they") } úr hópi þeirra í ruslið
    [chosen] hendir { THINGS($n, $what, form: "dat") } að þínu vali úr hópi þeirra í ruslið
    [maybe] hendir { THINGS($n, $what, form: "dat") } úr hópi þeirra í ruslið ef þú vilt
   *[do] hentu { THINGS($n, $what, form: "dat") } úr hópi þeirra í ruslið
}
trash-it = { $mood ->
    [do] hentu því í ruslið
   *[they] hendir því í ruslið
}
discard-it = { $mood ->
    [may] þú mátt kasta því
    [they-may] má kasta því
    [they] kastar því
    [chosen] kastar því
    [maybe] kastar því ef þú vilt
   *[do] kastaðu því
}
discard-all = { $mood ->
    [do] kastaðu þeim
   *[they] kastar þeim
}
discard-rest = { $mood ->
    [do] kastaðu þeim sem eftir eru
   *[they] kastar þeim sem eftir eru
}
put-back = { $mood ->
    [do] settu þau sem eftir eru aftur efst í stokkinn í hvaða röð sem er
   *[they] setur þau sem eftir eru aftur efst í stokkinn sinn í hvaða röð sem er
}
draw-to = { $mood ->
    [they] dregur þar til hann er með { $n } spil á hendi
   *[do] dragðu þar til þú ert með { $n } spil á hendi
}
draw-to-setting-aside = { $mood ->
    [they] dregur þar til hann er með { $n } spil á hendi, má leggja { TYPES($types, form: "acc-other") } til hliðar jafnóðum og hann dregur þau og kastar þeim þegar hann hefur lokið við að draga
   *[do] dragðu þar til þú ert með { $n } spil á hendi. Þú mátt leggja { TYPES($types, form: "acc-other") } til hliðar jafnóðum og þú dregur þau; kastaðu þeim þegar þú hefur lokið við að draga
}
name-a-card = { $mood ->
    [do] nefndu spil
   *[they] nefnir spil
}

## gaining

gain-named = { $mood ->
    [may] þú mátt fá
    [they-may] má fá
    [they] fær
    [chosen] fær
    [maybe] fær, ef þú vilt,
   *[do] fáðu
} { CARD($card, form: "acc") }{ $to ->
    [hand] {" "}á hönd
    [deck] {" "}og { $mood ->
        [may] setja
        [they-may] setja
        [do] settu
       *[they] setur
    } { CARD($card, form: "gender") ->
        [m] hann
        [m-pl] þá
        [f] hana
        [n-pl] þau
       *[n] það
    } efst í { $mood ->
        [may] stokkinn
        [do] stokkinn
       *[they] stokkinn sinn
    }
    [deck-if] ; ef nýja spilið er { TYPES($types, form: "one", join: "or") } fer það efst í { $mood ->
        [may] stokkinn
        [do] stokkinn
       *[they] stokkinn hans
    }
   *[discard] {""}
}
gain-costing = { $mood ->
    [may] þú mátt fá
    [they-may] má fá
    [they] fær
    [chosen] fær
    [maybe] fær, ef þú vilt,
   *[do] fáðu
} { $to ->
    [hand] á hönd{" "}
   *[discard] {""}
}{ THINGS($n, $what, form: "bare") }{ $mood ->
    [chosen] {" "}að þínu vali
    [maybe] {" "}að þínu vali
   *[do] {""}
} sem kostar { $cost }{ $to ->
    [deck] {" "}og { $mood ->
        [may] setja spilið efst í stokkinn
        [they-may] setja spilið efst í stokkinn sinn
        [do] settu spilið efst í stokkinn
       *[they] setur spilið efst í stokkinn sinn
    }
    [deck-if] ; ef nýja spilið er { TYPES($types, form: "one", join: "or") } fer það efst í { $mood ->
        [may] stokkinn
        [do] stokkinn
       *[they] stokkinn hans
    }
   *[discard] {""}
}
gain-any = { $mood ->
    [may] þú mátt fá
    [they-may] má fá
    [they] fær
    [chosen] fær
    [maybe] fær, ef þú vilt,
   *[do] fáðu
} { THINGS($n, $what, form: "bare") }{ $mood ->
    [chosen] {" "}að þínu vali
    [maybe] {" "}að þínu vali
   *[do] {""}
} úr bankanum{ $to ->
    [hand] {" "}á hönd
    [deck] {" "}og { $mood ->
        [may] setja spilið efst í stokkinn
        [they-may] setja spilið efst í stokkinn sinn
        [do] settu spilið efst í stokkinn
       *[they] setur spilið efst í stokkinn sinn
    }
    [deck-if] ; ef nýja spilið er { TYPES($types, form: "one", join: "or") } fer það efst í { $mood ->
        [may] stokkinn
        [do] stokkinn
       *[they] stokkinn hans
    }
   *[discard] {""}
}
# $costs: yes = only those that cost $cost
gain-from-trash = { $mood ->
    [may] þú mátt fá
    [they-may] má fá
    [they] fær
    [chosen] fær
    [maybe] fær, ef þú vilt,
   *[do] fáðu
} { $to ->
    [hand] á hönd{" "}
   *[discard] {""}
}{ $costs ->
    [yes] { THINGS($n, $what, form: "bare") }
   *[no] { THINGS($n, $what, form: "acc") }
}{ $mood ->
    [chosen] {" "}að þínu vali
    [maybe] {" "}að þínu vali
   *[do] {""}
} úr ruslinu{ $costs ->
    [yes] {" "}sem kostar { $cost }
   *[no] {""}
}{ $to ->
    [deck] {" "}og { $mood ->
        [may] setja spilið efst í stokkinn
        [they-may] setja spilið efst í stokkinn sinn
        [do] settu spilið efst í stokkinn
       *[they] setur spilið efst í stokkinn sinn
    }
    [deck-if] ; ef nýja spilið er { TYPES($types, form: "one", join: "or") } fer það efst í { $mood ->
        [may] stokkinn
        [do] stokkinn
       *[they] stokkinn hans
    }
   *[discard] {""}
}
gain-trashed = { $mood ->
    [may] þú mátt fá { THINGS($n, $what, form: "acc") } af því sem fór í ruslið í þetta sinn
    [they] fær { THINGS($n, $what, form: "acc-they") } af því sem fór í ruslið í þetta sinn
    [they-may] má fá { THINGS($n, $what, form: "acc-they") } af því sem fór í ruslið í þetta sinn
    [chosen] fær { THINGS($n, $what, form: "acc") } að þínu vali af því sem fór í ruslið í þetta sinn
    [maybe] fær { THINGS($n, $what, form: "acc") } af því sem fór í ruslið í þetta sinn ef þú vilt
   *[do] fáðu { THINGS($n, $what, form: "acc") } af því sem fór í ruslið í þetta sinn
}
trash-from-supply = { $mood ->
    [may] þú mátt henda { THINGS($n, $what, form: "dat") } úr bankanum í ruslið
    [they] hendir { THINGS($n, $what, form: "dat-they") } úr bankanum í ruslið
    [they-may] má henda { THINGS($n, $what, form: "dat-they") } úr bankanum í ruslið
    [chosen] hendir { THINGS($n, $what, form: "dat") } að þínu vali úr bankanum í ruslið
    [maybe] hendir { THINGS($n, $what, form: "dat") } úr bankanum í ruslið ef þú vilt
   *[do] hentu { THINGS($n, $what, form: "dat") } úr bankanum í ruslið
}
cost-up-to = í mesta lagi { $n }
cost-exactly = nákvæmlega { $n }
cost-at-least = { $n } eða meira
cost-up-to-more = { $sign ->
    [same] ekki meira en spilið sem fór í ruslið
    [less] að minnsta kosti { $n } minna en spilið sem fór í ruslið
   *[more] í mesta lagi { $n } meira en spilið sem fór í ruslið
}
cost-exactly-more = { $sign ->
    [same] nákvæmlega jafnmikið og spilið sem fór í ruslið
    [less] nákvæmlega { $n } minna en spilið sem fór í ruslið
   *[more] nákvæmlega { $n } meira en spilið sem fór í ruslið
}

## further ways to move cards

costs-less-types = þar til umferð þinni lýkur kosta { TYPES($types, form: "other") } { $n ->
    [one] { $n } peningi
   *[other] { $n } peningum
} minna, þó aldrei minna en 0
put-on-deck-down-to = { $mood ->
    [do] settu spil af hendi efst í stokkinn þar til { put-on-deck-down-to.left } eftir á hendi
   *[they] setur spil af hendi efst í stokkinn sinn þar til { put-on-deck-down-to.left } eftir á hendi
}
    .left = { $n ->
        [one] { $n } er
       *[other] { $n } eru
    }
discard-all-of = { $mood ->
    [do] kastaðu öllum { TYPES($types, form: "dat-other") } sem voru sýnd
   *[they] kastar öllum { TYPES($types, form: "dat-other") } sem voru sýnd
}
discard-others = { $mood ->
    [do] kastaðu hinum spilunum sem þú sýndir
   *[they] kastar hinum spilunum sem hann sýndi
}
trash-or-discard-it = { $mood ->
    [do] hentu því í ruslið eða kastaðu því
   *[they] hendir því í ruslið eða kastar því
}
# $but: yes = except those of the types $except
trash-from-play = { $mood ->
    [do] hentu í ruslið öllum { TYPES($types, form: "dat-other") } sem þú ert með á spilasvæðinu
   *[they] hendir í ruslið öllum { TYPES($types, form: "dat-other") } sem hann er með á spilasvæðinu
}{ $but ->
    [yes] , nema { TYPES($except, form: "dat-other") }
   *[no] {""}
}
bottom-to-top = { $mood ->
    [do] skoðaðu neðsta spilið í stokknum og settu það efst
    [may] skoðaðu neðsta spilið í stokknum; þú mátt setja það efst
    [they-may] skoðar neðsta spilið í stokknum sínum og má setja það efst
   *[they] skoðar neðsta spilið í stokknum sínum og setur það efst
}
take-from-discard = { $mood ->
    [may] þú mátt taka á hönd { THINGS($n, $what, form: "acc") } úr kastbunkanum
    [do] taktu á hönd { THINGS($n, $what, form: "acc") } úr kastbunkanum
   *[they] tekur á hönd { THINGS($n, $what, form: "acc-they") } úr kastbunkanum sínum
}
return-to-supply = { $mood ->
    [may] þú mátt skila { THINGS($n, $what, form: "dat") } af hendi í bankann
    [do] skilaðu { THINGS($n, $what, form: "dat") } af hendi í bankann
   *[they] skilar { THINGS($n, $what, form: "dat-they") } af hendi í bankann
}
things-copies = { $amount ->
    [up-to] allt að { $n ->
        [1] einu eintaki
        [one] { $n } eintaki
       *[other] { $n } eintökum
    } af því
    [any] eins mörgum eintökum af því og { $form ->
        [dat-they] hann vill
       *[dat] þú vilt
    }
    [per-pile] einu eintaki af því fyrir hvern tóman bunka í bankanum
    [that-many] jafnmörgum eintökum af því
    [per-type] einu eintaki af því fyrir hverja tegund sem spilið telst til
   *[exactly] { $n ->
        [1] einu eintaki
        [one] { $n } eintaki
       *[other] { $n } eintökum
    } af því
}
# for other amounts: $things is one of them
things-each = { $things } fyrir { each-of }
set-aside = { $mood ->
    [do] leggðu eitt spil af hendi til hliðar á hvolf
   *[they] leggur eitt spil af hendi til hliðar á hvolf
}
take-back = { $mood ->
    [do] taktu á hönd spilið sem lagt var til hliðar
   *[they] tekur á hönd spilið sem lagt var til hliðar
}
put-this-on-deck = { $mood ->
    [do] settu þetta spil efst í stokkinn
    [may] þú mátt setja þetta spil efst í stokkinn
    [they-may] má setja þetta spil efst í stokkinn sinn
   *[they] setur þetta spil efst í stokkinn sinn
}

## further ways to gain

gain-several = { $mood ->
    [do] fáðu
    [may] þú mátt fá
    [they-may] má fá
   *[they] fær
} { $n } { CARD($card, $n, form: "acc") }{ $to ->
    [hand] {" "}á hönd
    [deck] {" "}og { $mood ->
        [do] settu spilin efst í stokkinn
        [may] setja spilin efst í stokkinn
        [they-may] setja spilin efst í stokkinn sinn
       *[they] setur spilin efst í stokkinn sinn
    }
   *[discard] {""}
}
gain-each = { $mood ->
    [do] fáðu
    [may] þú mátt fá
    [they-may] má fá
   *[they] fær
} { CARD($card, form: "acc") } fyrir { each-of }{ $to ->
    [hand] {" "}á hönd
    [deck] {" "}og { $mood ->
        [do] settu efst í stokkinn
        [may] setja efst í stokkinn
        [they-may] setja efst í stokkinn sinn
       *[they] setur efst í stokkinn sinn
    }
   *[discard] {""}
}
# $gain: "fáðu spil sem kostar í mesta lagi 4"
gain-aside = { $gain } og leggðu það til hliðar
gain-smuggled = { $gain } og leikmaðurinn þér á hægri hönd fékk í síðustu umferð sinni
gain-not-named = { $gain } og hefur ekki verið nefnt fyrir þetta spil í umferðinni
gain-copy = { $mood ->
    [do] fáðu eintak af því
    [may] þú mátt fá eintak af því
    [they-may] má fá eintak af því
   *[they] fær eintak af því
}
cost-exactly-total = nákvæmlega jafnmikið og spilin sem fóru í ruslið samanlagt
# of the card just gained
put-gained-on-deck = { $mood ->
    [do] settu það efst í stokkinn
    [may] þú mátt setja það efst í stokkinn
    [they-may] má setja það efst í stokkinn sinn
   *[they] setur það efst í stokkinn sinn
}
trash-gained = { $mood ->
    [do] hentu því í ruslið
   *[they] hendir því í ruslið
}
