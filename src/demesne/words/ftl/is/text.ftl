### Card text: one clause for every word of the card language.
### $mood: do = you, an order; may = you may; they = another player does it (third person);
### they-may = another player may; chosen = another player does it and you choose; maybe = you may make another player do it.
### Clauses begin with a small letter and have no full stop; the first letter and the stop are added.
### Before other clauses there is a colon, not a comma: the verb would have to come first after a comma.

## bonuses

bonus-cards = +{ $n } spil
bonus-actions = { $n ->
    [one] +{ $n } aðgerð
   *[other] +{ $n } aðgerðir
}
bonus-buys = +{ $n } kaup
bonus-coins = { $n ->
    [one] +{ $n } peningur
   *[other] +{ $n } peningar
}
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown)
bonus-cards-each = { $mood ->
    [they] dregur eitt spil fyrir { $per ->
        [discarded] hvert spil sem hann kastaði
        [trashed] hvert spil sem fór í ruslið
        [pile] hvern tóman bunka í bankanum
        [type] hverja tegund sem spilið telst til
       *[moved] hvert þessara spila
    }
   *[do] +1 spil fyrir { $per ->
        [discarded] hvert spil sem þú kastaðir
        [trashed] hvert spil sem fór í ruslið
        [pile] hvern tóman bunka í bankanum
        [type] hverja tegund sem spilið telst til
       *[moved] hvert þessara spila
    }
}
bonus-actions-each = { $mood ->
    [they] fær +1 aðgerð fyrir { $per ->
        [discarded] hvert spil sem hann kastaði
        [trashed] hvert spil sem fór í ruslið
        [pile] hvern tóman bunka í bankanum
        [type] hverja tegund sem spilið telst til
       *[moved] hvert þessara spila
    }
   *[do] +1 aðgerð fyrir { $per ->
        [discarded] hvert spil sem þú kastaðir
        [trashed] hvert spil sem fór í ruslið
        [pile] hvern tóman bunka í bankanum
        [type] hverja tegund sem spilið telst til
       *[moved] hvert þessara spila
    }
}
bonus-buys-each = { $mood ->
    [they] fær +1 kaup fyrir { $per ->
        [discarded] hvert spil sem hann kastaði
        [trashed] hvert spil sem fór í ruslið
        [pile] hvern tóman bunka í bankanum
        [type] hverja tegund sem spilið telst til
       *[moved] hvert þessara spila
    }
   *[do] +1 kaup fyrir { $per ->
        [discarded] hvert spil sem þú kastaðir
        [trashed] hvert spil sem fór í ruslið
        [pile] hvern tóman bunka í bankanum
        [type] hverja tegund sem spilið telst til
       *[moved] hvert þessara spila
    }
}
bonus-coins-each = { $mood ->
    [they] fær +1 pening fyrir { $per ->
        [discarded] hvert spil sem hann kastaði
        [trashed] hvert spil sem fór í ruslið
        [pile] hvern tóman bunka í bankanum
        [type] hverja tegund sem spilið telst til
       *[moved] hvert þessara spila
    }
   *[do] +1 peningur fyrir { $per ->
        [discarded] hvert spil sem þú kastaðir
        [trashed] hvert spil sem fór í ruslið
        [pile] hvern tóman bunka í bankanum
        [type] hverja tegund sem spilið telst til
       *[moved] hvert þessara spila
    }
}
draw = { $n ->
    [1] dregur eitt spil
   *[other] dregur { $n } spil
}
costs-less = þar til umferð þinni lýkur kosta öll spil { $n ->
    [one] { $n } peningi
   *[other] { $n } peningum
} minna, þó aldrei minna en 0
worth-more = þar til umferð þinni lýkur gefur { CARD($card, form: "gender") ->
    [m] hver { CARD($card) }
    [f] hver { CARD($card) }
    [n] hvert { CARD($card) }
   *[other] hvert spil með nafninu { CARD($card, form: "quoted") }
} { $n ->
    [one] { $n } pening
   *[other] { $n } peninga
} aukalega
first-play = í fyrsta sinn sem { $mood ->
    [they] hann spilar út { CARD($card, form: "dat") } í umferð sinni
   *[do] þú spilar út { CARD($card, form: "dat") } í þessari umferð þinni
}: { $n ->
    [one] +{ $n } peningur
   *[other] +{ $n } peningar
}


## what is moved: THINGS in the form a verb asks for: acc (the default), dat, nom, bare (accusative without "eitt",
## before "sem kostar"); acc-they and dat-they where another player does it

things-card = { $amount ->
    [up-to] { $form ->
        [dat] allt að { $n ->
            [1] einu spili
            [one] { $n } spili
           *[other] { $n } spilum
        }
        [dat-they] allt að { $n ->
            [1] einu spili
            [one] { $n } spili
           *[other] { $n } spilum
        }
       *[acc] í mesta lagi { $n ->
            [1] eitt spil
           *[other] { $n } spil
        }
    }
    [any] { $form ->
        [dat] eins mörgum spilum og þú vilt
        [dat-they] eins mörgum spilum og hann vill
        [acc-they] eins mörg spil og hann vill
       *[acc] eins mörg spil og þú vilt
    }
    [per-pile] { $form ->
        [dat] einu spili
        [dat-they] einu spili
       *[acc] eitt spil
    } fyrir hvern tóman bunka í bankanum
    [that-many] { $form ->
        [dat] jafnmörgum spilum
        [dat-they] jafnmörgum spilum
       *[acc] jafnmörg spil
    }
    [per-type] { $form ->
        [dat] einu spili
        [dat-they] einu spili
       *[acc] eitt spil
    } fyrir hverja tegund þess spils
   *[exactly] { $form ->
        [dat] { $n ->
            [1] einu spili
            [one] { $n } spili
           *[other] { $n } spilum
        }
        [dat-they] { $n ->
            [1] einu spili
            [one] { $n } spili
           *[other] { $n } spilum
        }
        [bare] { $n ->
            [1] spil
           *[other] { $n } spil
        }
        [nom] { $n ->
            [1] spil
           *[other] { $n } spil
        }
       *[acc] { $n ->
            [1] eitt spil
           *[other] { $n } spil
        }
    }
}
things-action = { $amount ->
    [up-to] { $form ->
        [dat] allt að { $n ->
            [1] einu aðgerðarspili
            [one] { $n } aðgerðarspili
           *[other] { $n } aðgerðarspilum
        }
        [dat-they] allt að { $n ->
            [1] einu aðgerðarspili
            [one] { $n } aðgerðarspili
           *[other] { $n } aðgerðarspilum
        }
       *[acc] í mesta lagi { $n ->
            [1] eitt aðgerðarspil
           *[other] { $n } aðgerðarspil
        }
    }
    [any] { $form ->
        [dat] eins mörgum aðgerðarspilum og þú vilt
        [dat-they] eins mörgum aðgerðarspilum og hann vill
        [acc-they] eins mörg aðgerðarspil og hann vill
       *[acc] eins mörg aðgerðarspil og þú vilt
    }
    [per-pile] { $form ->
        [dat] einu aðgerðarspili
        [dat-they] einu aðgerðarspili
       *[acc] eitt aðgerðarspil
    } fyrir hvern tóman bunka í bankanum
    [that-many] { $form ->
        [dat] jafnmörgum aðgerðarspilum
        [dat-they] jafnmörgum aðgerðarspilum
       *[acc] jafnmörg aðgerðarspil
    }
    [per-type] { $form ->
        [dat] einu aðgerðarspili
        [dat-they] einu aðgerðarspili
       *[acc] eitt aðgerðarspil
    } fyrir hverja tegund þess spils
   *[exactly] { $form ->
        [dat] { $n ->
            [1] einu aðgerðarspili
            [one] { $n } aðgerðarspili
           *[other] { $n } aðgerðarspilum
        }
        [dat-they] { $n ->
            [1] einu aðgerðarspili
            [one] { $n } aðgerðarspili
           *[other] { $n } aðgerðarspilum
        }
        [bare] { $n ->
            [1] aðgerðarspil
           *[other] { $n } aðgerðarspil
        }
        [nom] { $n ->
            [1] aðgerðarspil
           *[other] { $n } aðgerðarspil
        }
       *[acc] { $n ->
            [1] eitt aðgerðarspil
           *[other] { $n } aðgerðarspil
        }
    }
}
things-treasure = { $amount ->
    [up-to] { $form ->
        [dat] allt að { $n ->
            [1] einu peningaspili
            [one] { $n } peningaspili
           *[other] { $n } peningaspilum
        }
        [dat-they] allt að { $n ->
            [1] einu peningaspili
            [one] { $n } peningaspili
           *[other] { $n } peningaspilum
        }
       *[acc] í mesta lagi { $n ->
            [1] eitt peningaspil
           *[other] { $n } peningaspil
        }
    }
    [any] { $form ->
        [dat] eins mörgum peningaspilum og þú vilt
        [dat-they] eins mörgum peningaspilum og hann vill
        [acc-they] eins mörg peningaspil og hann vill
       *[acc] eins mörg peningaspil og þú vilt
    }
    [per-pile] { $form ->
        [dat] einu peningaspili
        [dat-they] einu peningaspili
       *[acc] eitt peningaspil
    } fyrir hvern tóman bunka í bankanum
    [that-many] { $form ->
        [dat] jafnmörgum peningaspilum
        [dat-they] jafnmörgum peningaspilum
       *[acc] jafnmörg peningaspil
    }
    [per-type] { $form ->
        [dat] einu peningaspili
        [dat-they] einu peningaspili
       *[acc] eitt peningaspil
    } fyrir hverja tegund þess spils
   *[exactly] { $form ->
        [dat] { $n ->
            [1] einu peningaspili
            [one] { $n } peningaspili
           *[other] { $n } peningaspilum
        }
        [dat-they] { $n ->
            [1] einu peningaspili
            [one] { $n } peningaspili
           *[other] { $n } peningaspilum
        }
        [bare] { $n ->
            [1] peningaspil
           *[other] { $n } peningaspil
        }
        [nom] { $n ->
            [1] peningaspil
           *[other] { $n } peningaspil
        }
       *[acc] { $n ->
            [1] eitt peningaspil
           *[other] { $n } peningaspil
        }
    }
}
things-victory = { $amount ->
    [up-to] { $form ->
        [dat] allt að { $n ->
            [1] einu sigurspili
            [one] { $n } sigurspili
           *[other] { $n } sigurspilum
        }
        [dat-they] allt að { $n ->
            [1] einu sigurspili
            [one] { $n } sigurspili
           *[other] { $n } sigurspilum
        }
       *[acc] í mesta lagi { $n ->
            [1] eitt sigurspil
           *[other] { $n } sigurspil
        }
    }
    [any] { $form ->
        [dat] eins mörgum sigurspilum og þú vilt
        [dat-they] eins mörgum sigurspilum og hann vill
        [acc-they] eins mörg sigurspil og hann vill
       *[acc] eins mörg sigurspil og þú vilt
    }
    [per-pile] { $form ->
        [dat] einu sigurspili
        [dat-they] einu sigurspili
       *[acc] eitt sigurspil
    } fyrir hvern tóman bunka í bankanum
    [that-many] { $form ->
        [dat] jafnmörgum sigurspilum
        [dat-they] jafnmörgum sigurspilum
       *[acc] jafnmörg sigurspil
    }
    [per-type] { $form ->
        [dat] einu sigurspili
        [dat-they] einu sigurspili
       *[acc] eitt sigurspil
    } fyrir hverja tegund þess spils
   *[exactly] { $form ->
        [dat] { $n ->
            [1] einu sigurspili
            [one] { $n } sigurspili
           *[other] { $n } sigurspilum
        }
        [dat-they] { $n ->
            [1] einu sigurspili
            [one] { $n } sigurspili
           *[other] { $n } sigurspilum
        }
        [bare] { $n ->
            [1] sigurspil
           *[other] { $n } sigurspil
        }
        [nom] { $n ->
            [1] sigurspil
           *[other] { $n } sigurspil
        }
       *[acc] { $n ->
            [1] eitt sigurspil
           *[other] { $n } sigurspil
        }
    }
}
things-of-types = { $amount ->
    [up-to] { $form ->
        [dat] allt að { $n ->
            [1] einu { TYPES($types, form: "dat-one", join: "or") }
            [one] { $n } { TYPES($types, form: "dat-one", join: "or") }
           *[other] { $n } { TYPES($types, form: "dat-other", join: "or") }
        }
        [dat-they] allt að { $n ->
            [1] einu { TYPES($types, form: "dat-one", join: "or") }
            [one] { $n } { TYPES($types, form: "dat-one", join: "or") }
           *[other] { $n } { TYPES($types, form: "dat-other", join: "or") }
        }
       *[acc] í mesta lagi { $n ->
            [1] eitt { TYPES($types, form: "acc", join: "or") }
           *[other] { $n } { TYPES($types, form: "acc", join: "or") }
        }
    }
    [any] { $form ->
        [dat] eins mörgum { TYPES($types, form: "dat-other", join: "or") } og þú vilt
        [dat-they] eins mörgum { TYPES($types, form: "dat-other", join: "or") } og hann vill
        [acc-they] eins mörg { TYPES($types, form: "acc", join: "or") } og hann vill
       *[acc] eins mörg { TYPES($types, form: "acc", join: "or") } og þú vilt
    }
    [per-pile] { $form ->
        [dat] einu { TYPES($types, form: "dat-one", join: "or") }
        [dat-they] einu { TYPES($types, form: "dat-one", join: "or") }
       *[acc] eitt { TYPES($types, form: "acc", join: "or") }
    } fyrir hvern tóman bunka í bankanum
    [that-many] { $form ->
        [dat] jafnmörgum { TYPES($types, form: "dat-other", join: "or") }
        [dat-they] jafnmörgum { TYPES($types, form: "dat-other", join: "or") }
       *[acc] jafnmörg { TYPES($types, form: "acc", join: "or") }
    }
    [per-type] { $form ->
        [dat] einu { TYPES($types, form: "dat-one", join: "or") }
        [dat-they] einu { TYPES($types, form: "dat-one", join: "or") }
       *[acc] eitt { TYPES($types, form: "acc", join: "or") }
    } fyrir hverja tegund þess spils
   *[exactly] { $form ->
        [dat] { $n ->
            [1] einu { TYPES($types, form: "dat-one", join: "or") }
            [one] { $n } { TYPES($types, form: "dat-one", join: "or") }
           *[other] { $n } { TYPES($types, form: "dat-other", join: "or") }
        }
        [dat-they] { $n ->
            [1] einu { TYPES($types, form: "dat-one", join: "or") }
            [one] { $n } { TYPES($types, form: "dat-one", join: "or") }
           *[other] { $n } { TYPES($types, form: "dat-other", join: "or") }
        }
        [bare] { $n ->
            [1] { TYPES($types, form: "acc", join: "or") }
           *[other] { $n } { TYPES($types, form: "acc", join: "or") }
        }
        [nom] { $n ->
            [1] { TYPES($types, form: "acc", join: "or") }
           *[other] { $n } { TYPES($types, form: "acc", join: "or") }
        }
       *[acc] { $n ->
            [1] eitt { TYPES($types, form: "acc", join: "or") }
           *[other] { $n } { TYPES($types, form: "acc", join: "or") }
        }
    }
}
things-named = { $amount ->
    [up-to] { $form ->
        [dat] allt að { $n ->
            [1] { CARD($card, form: "gender") ->
                [f] einni
                [n] einu
                [own] einu
               *[m] einum
            }
           *[other] { $n }
        } { CARD($card, $n, form: "dat") }
        [dat-they] allt að { $n ->
            [1] { CARD($card, form: "gender") ->
                [f] einni
                [n] einu
                [own] einu
               *[m] einum
            }
           *[other] { $n }
        } { CARD($card, $n, form: "dat") }
       *[acc] í mesta lagi { $n ->
            [1] { CARD($card, form: "gender") ->
                [m] einn
                [m-pl] eina
                [f] eina
                [n-pl] ein
               *[n] eitt
            }
           *[other] { $n }
        } { CARD($card, $n, form: "acc") }
    }
    [any] { $form ->
        [dat] eins mörgum { CARD($card, 2, form: "dat") } og þú vilt
        [dat-they] eins mörgum { CARD($card, 2, form: "dat") } og hann vill
        [nom] eins { CARD($card, form: "gender") ->
            [m] margir
            [m-pl] margir
            [f] margar
           *[n] mörg
        } { CARD($card, 2) } og þú vilt
       *[acc] eins { CARD($card, form: "gender") ->
            [m] marga
            [m-pl] marga
            [f] margar
           *[n] mörg
        } { CARD($card, 2, form: "acc") } og { $form ->
            [acc-they] hann vill
           *[acc] þú vilt
        }
    }
    [per-pile] { $form ->
        [dat] { CARD($card, 1, form: "dat") }
        [dat-they] { CARD($card, 1, form: "dat") }
        [nom] { CARD($card, 1) }
       *[acc] { CARD($card, 1, form: "acc") }
    } fyrir hvern tóman bunka í bankanum
    [that-many] { $form ->
        [dat] jafnmörgum { CARD($card, 2, form: "dat") }
        [dat-they] jafnmörgum { CARD($card, 2, form: "dat") }
        [nom] { CARD($card, form: "gender") ->
            [m] jafnmargir
            [m-pl] jafnmargir
            [f] jafnmargar
           *[n] jafnmörg
        } { CARD($card, 2) }
       *[acc] { CARD($card, form: "gender") ->
            [m] jafnmarga
            [m-pl] jafnmarga
            [f] jafnmargar
           *[n] jafnmörg
        } { CARD($card, 2, form: "acc") }
    }
    [per-type] { $form ->
        [dat] { CARD($card, 1, form: "dat") }
        [dat-they] { CARD($card, 1, form: "dat") }
        [nom] { CARD($card, 1) }
       *[acc] { CARD($card, 1, form: "acc") }
    } fyrir hverja tegund þess spils
   *[exactly] { $form ->
        [dat] { $n ->
            [1] { CARD($card, form: "dat") }
           *[other] { $n } { CARD($card, $n, form: "dat") }
        }
        [dat-they] { $n ->
            [1] { CARD($card, form: "dat") }
           *[other] { $n } { CARD($card, $n, form: "dat") }
        }
        [nom] { $n ->
            [1] { CARD($card, form: "nom") }
           *[other] { $n } { CARD($card, $n) }
        }
       *[acc] { $n ->
            [1] { CARD($card, form: "acc") }
           *[other] { $n } { CARD($card, $n, form: "acc") }
        }
    }
}
things-them = { $amount ->
    [up-to] { $form ->
        [dat] allt að { $n ->
            [1] einu þeirra
            [one] { $n } þeirra
           *[other] { $n } þeirra
        }
        [dat-they] allt að { $n ->
            [1] einu þeirra
            [one] { $n } þeirra
           *[other] { $n } þeirra
        }
       *[acc] í mesta lagi { $n ->
            [1] eitt þeirra
           *[other] { $n } þeirra
        }
    }
    [any] { $form ->
        [dat] eins mörgum þeirra og þú vilt
        [dat-they] eins mörgum þeirra og hann vill
        [acc-they] eins mörg þeirra og hann vill
       *[acc] eins mörg þeirra og þú vilt
    }
    [per-pile] { $form ->
        [dat] einu þeirra
        [dat-they] einu þeirra
       *[acc] eitt þeirra
    } fyrir hvern tóman bunka í bankanum
    [that-many] { $form ->
        [dat] jafnmörgum þeirra
        [dat-they] jafnmörgum þeirra
       *[acc] jafnmörg þeirra
    }
    [per-type] { $form ->
        [dat] einu þeirra
        [dat-they] einu þeirra
       *[acc] eitt þeirra
    } fyrir hverja tegund þess spils
   *[exactly] { $form ->
        [dat] { $n ->
            [1] einu þeirra
            [one] { $n } þeirra
           *[other] { $n } þeirra
        }
        [dat-they] { $n ->
            [1] einu þeirra
            [one] { $n } þeirra
           *[other] { $n } þeirra
        }
        [bare] { $n ->
            [1] eitt þeirra
           *[other] { $n } þeirra
        }
        [nom] { $n ->
            [1] eitt þeirra
           *[other] { $n } þeirra
        }
       *[acc] { $n ->
            [1] eitt þeirra
           *[other] { $n } þeirra
        }
    }
}
other-than = { $things } (þó ekki { $form ->
    [dat] { CARD($card, form: "dat") }
    [dat-they] { CARD($card, form: "dat") }
    [nom] { CARD($card) }
   *[acc] { CARD($card, form: "acc") }
})

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

## playing

trash-this = { $mood ->
    [may] þú mátt henda þessu spili í ruslið
    [they-may] má henda þessu spili í ruslið
    [they] hendir þessu spili í ruslið
    [chosen] hendir þessu spili í ruslið
    [maybe] hendir þessu spili í ruslið ef þú vilt
   *[do] hentu þessu spili í ruslið
}
play-from-hand = { $times ->
    [1] { $mood ->
        [may] þú mátt spila út
        [do] spilaðu út
        [they-may] má spila út
       *[they] spilar út
    } { THINGS($one, $what, form: "dat") } af hendi
   *[other] { $mood ->
        [may] þú mátt velja
        [do] veldu
        [they-may] má velja
       *[they] velur
    } { THINGS($one, $what, form: "acc") } af hendi og { $mood ->
        [may] spila
        [do] spilaðu
        [they-may] spila
       *[they] spilar
    } því út { $times ->
        [2] tvisvar
        [3] þrisvar
        [one] { $times } sinni
       *[other] { $times } sinnum
    }
}
play-it = { $mood ->
    [may] þú mátt spila því út
    [they-may] má spila því út
    [they] spilar því út
    [chosen] spilar því út
    [maybe] spilar því út ef þú vilt
   *[do] spilaðu því út
}
unaffected = árásin hefur þá ekki áhrif á þig

## who, if and which

each-other = hver mótherji { $clauses }
each-player = hver leikmaður, þú líka, { $clauses }
left-neighbour = leikmaðurinn þér á vinstri hönd { $clauses }
if-did = ef þú gerir það: { $clauses }
if-did-they = ef hann gerir það: { $clauses }
if-did-several = ef spilin voru { $n } eða fleiri: { $clauses }
otherwise = annars: { $clauses }
otherwise-they = annars: { $clauses }
if-it-is = ef það er { THINGS($one, $what, form: "nom") }: { $clauses }
if-none-in-hand-named = { $mood ->
    [they] með { CARD($card, form: "gender") ->
        [m] engan
        [m-pl] enga
        [f] enga
        [n-pl] engin
       *[n] ekkert
    } { CARD($card, 1, form: "acc") } á hendi: { $clauses }
   *[do] ef þú ert ekki með { CARD($card, form: "gender") ->
        [m] neinn
        [m-pl] neina
        [f] neina
        [n-pl] nein
       *[n] neitt
    } { CARD($card, 1, form: "acc") } á hendi: { $clauses }
}
if-none-in-hand = { $mood ->
    [they] með ekkert { TYPES($types, form: "acc", join: "or") } á hendi: { $clauses }
   *[do] ef þú ert ekki með neitt { TYPES($types, form: "acc", join: "or") } á hendi: { $clauses }
}
if-hand-at-least = { $mood ->
    [they] með { $n } spil eða fleiri á hendi { $clauses }
   *[do] ef þú ert með { $n } spil eða fleiri á hendi: { $clauses }
}
if-hand-at-most = { $mood ->
    [they] með { $n } spil eða færri á hendi { $clauses }
   *[do] ef þú ert þá með { $n } spil eða færri á hendi: { $clauses }
}
if-actions-played = ef { $mood ->
    [they] hann hefur
   *[do] þú hefur
} spilað út að minnsta kosti { $n ->
    [1] einu aðgerðarspili
    [one] { $n } aðgerðarspili
   *[other] { $n } aðgerðarspilum
} í { $mood ->
    [they] umferð sinni
   *[do] þessari umferð þinni
}, að þessu meðtöldu: { $clauses }
if-named = ef það er spilið sem { $mood ->
    [they] nefnt var
   *[do] þú nefndir
}: { $clauses }
choose = { $mood ->
    [may] þú mátt velja
    [they] velur
    [they-may] má velja
    [chosen] lætur þig velja
    [maybe] leyfir þér að velja
   *[do] veldu
} { $n ->
    [1] einn kost
    [2] tvo ólíka kosti
    [3] þrjá ólíka kosti
    [4] fjóra ólíka kosti
    [one] { $n } ólíkan kost
   *[other] { $n } ólíka kosti
}: { $options }
choose-per-type = { $mood ->
    [may] þú mátt velja
    [they] velur
    [they-may] má velja
    [chosen] lætur þig velja
    [maybe] leyfir þér að velja
   *[do] veldu
} einn kost fyrir hverja tegund sem spilið telst til, engan oftar en einu sinni: { $options }
for-each-different = fyrir hvert spil sem var sýnt (eins spil teljast eitt): { $clauses }
# $again: yes = more than once for the same Attack
when-attacked = þegar mótherji spilar út árásarspili máttu fyrst sýna þetta spil af hendi{ $again ->
    [yes] , eins oft og þú vilt. Í hvert sinn
   *[no] {""}
}: { $clauses }
when-attacked-with = þegar mótherji spilar út árásarspili og þú ert með { $n } spil eða fleiri á hendi máttu fyrst sýna þetta spil af hendi{ $again ->
    [yes] , eins oft og þú vilt. Í hvert sinn
   *[no] {""}
}: { $clauses }
points = Gefur { $n } sigurstig.
points-per-cards = gefur 1 sigurstig fyrir { $n ->
    [1] hvert spil sem þú átt
    [one] hvert { $n } spil sem þú átt, námundað niður á við
   *[other] hver { $n } spil sem þú átt, námundað niður á við
}
points-per-card = gefur 1 sigurstig fyrir { CARD($card, form: "gender") ->
    [m] hvern { CARD($card, form: "acc") }
    [f] hverja { CARD($card, form: "acc") }
    [n] hvert { CARD($card, form: "acc") }
   *[other] hvert spil með nafninu { CARD($card, form: "quoted") }
} sem þú átt
worth-coins = { $n ->
    [one] gefur { $n } pening
   *[other] gefur { $n } peninga
}
# $next: if = the second begins with a condition, then = it is simply done next
clause-list = { $next ->
    [if] { $a }; { $b }
   *[then] { $a } og { $b }
}


## texts of their own, where a person says it better; a line of text a line

text-bureaucrat =
    Fáðu Silfurpening og settu hann efst í stokkinn.
    Hver mótherji sýnir eitt sigurspil af hendi og setur það efst í stokkinn sinn. Sá sem er ekki með neitt slíkt sýnir öll spilin á hendi.
text-spy =
    +1 spil
    +1 aðgerð
    Hver leikmaður, þú fyrst, sýnir efsta spilið í stokknum sínum. Þú ræður hverju sinni hvort því er kastað eða hvort það liggur kyrrt.
text-thief =
    Hver mótherji sýnir 2 efstu spilin í stokknum sínum. Séu peningaspil þar á meðal hendir hann einu þeirra í ruslið og þú velur hverju.
    Fáðu eins mörg og þú vilt af spilunum sem fóru þannig í ruslið.
    Hver mótherji kastar hinum spilunum sem hann sýndi.
text-bandit =
    Fáðu Gullpening.
    Hver mótherji sýnir 2 efstu spilin í stokknum sínum. Séu þar önnur peningaspil en Koparpeningar hendir hann einu þeirra í ruslið. Hann kastar hinum spilunum.
text-saboteur =
    Hver mótherji sýnir spil ofan af stokknum sínum, eitt af öðru, þar til spil birtist sem kostar 3 eða meira. Hann hendir því í ruslið og má fá í staðinn spil sem er að minnsta kosti 2 peningum ódýrara. Síðan kastar hann hinum spilunum sem hann sýndi.
text-swindler =
    +2 peningar
    Hver mótherji hendir efsta spilinu úr stokknum sínum í ruslið og fær í staðinn spil að þínu vali sem kostar nákvæmlega jafnmikið.
text-torturer =
    +3 spil
    Hver mótherji velur hvort hann kastar 2 spilum eða fær Bölvun á hönd.
text-trading-post =
    Hentu 2 spilum af hendi í ruslið. Ef þú hendir 2 færðu Silfurpening á hönd.
text-vassal =
    +2 peningar
    Kastaðu efsta spilinu úr stokknum.
    Ef það er aðgerðarspil máttu spila því út.
text-baron =
    +1 kaup
    Þú mátt kasta Landareign.
    Ef þú gerir það: +4 peningar. Annars færðu Landareign.
text-replace =
    Hentu einu spili af hendi í ruslið.
    Fáðu spil sem kostar í mesta lagi 2 meira en spilið sem fór í ruslið.
    Ef nýja spilið er aðgerðarspil eða peningaspil fer það efst í stokkinn. Ef það er sigurspil fær hver mótherji Bölvun.
text-tribute =
    Leikmaðurinn þér á vinstri hönd sýnir 2 efstu spilin í stokknum sínum og kastar þeim.
    Fyrir hvort þeirra (2 eins spil teljast eitt): +2 aðgerðir ef það er aðgerðarspil; +2 peningar ef það er peningaspil; +2 spil ef það er sigurspil.
text-minion =
    +1 aðgerð
    Veldu einn kost: +2 peningar; kastaðu öllum spilum af hendi og dragðu 4 spil, og hver mótherji með 5 spil eða fleiri á hendi gerir slíkt hið sama.
text-mill =
    +1 spil
    +1 aðgerð
    Þú mátt kasta 2 spilum. Ef þú kastar 2: +2 peningar.
    Gefur 1 sigurstig.
text-mine =
    Þú mátt henda einu peningaspili af hendi í ruslið.
    Ef þú gerir það færðu á hönd peningaspil sem kostar í mesta lagi 3 meira en spilið sem fór í ruslið.
text-mine-1e =
    Hentu einu peningaspili af hendi í ruslið.
    Ef þú gerir það færðu á hönd peningaspil sem kostar í mesta lagi 3 meira en spilið sem fór í ruslið.
text-harbinger =
    +1 spil
    +1 aðgerð
    Skoðaðu kastbunkann. Þú mátt setja eitt spil úr honum efst í stokkinn.
text-sentry =
    +1 spil
    +1 aðgerð
    Skoðaðu 2 efstu spilin í stokknum.
    Hentu í ruslið eins mörgum þeirra og þú vilt. Kastaðu eins mörgum af hinum og þú vilt.
    Settu þau sem eftir eru aftur efst í stokkinn í hvaða röð sem er.
text-adventurer =
    Sýndu spil ofan af stokknum, eitt af öðru, þar til 2 peningaspil hafa birst.
    Taktu þau á hönd og kastaðu hinum spilunum sem þú sýndir.
text-moat =
    +2 spil
    Þegar mótherji spilar út árásarspili máttu fyrst sýna þetta spil af hendi; þá hefur árásin ekki áhrif á þig.
text-secret-chamber =
    Kastaðu eins mörgum spilum og þú vilt.
    +1 peningur fyrir hvert spil sem þú kastaðir.
    Þegar mótherji spilar út árásarspili máttu fyrst sýna þetta spil af hendi. Ef þú gerir það: +2 spil, og settu síðan 2 spil af hendi efst í stokkinn.
text-diplomat =
    +2 spil
    Ef þú ert þá með 5 spil eða færri á hendi: +2 aðgerðir.
    Þegar mótherji spilar út árásarspili og þú ert með 5 spil eða fleiri á hendi máttu fyrst sýna þetta spil af hendi, eins oft og þú vilt. Í hvert sinn: +2 spil, og kastaðu síðan 3 spilum.
text-curse =
    Gefur −1 sigurstig.
