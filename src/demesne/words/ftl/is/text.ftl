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
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown),
# cost and half-cost (of the card before), in-play, in-hand and different (cards of $types), held (tokens), on-mat (tokens
# that have left their piles), on-pile (tokens on the pile)
bonus-cards-each = { $mood ->
    [they] dregur eitt spil
   *[do] +1 spil
} fyrir { each-of }
bonus-actions-each = { $mood ->
    [they] fær +1 aðgerð
   *[do] +1 aðgerð
} fyrir { each-of }
bonus-buys-each = { $mood ->
    [they] fær +1 kaup
   *[do] +1 kaup
} fyrir { each-of }
bonus-coins-each = { $mood ->
    [they] fær +1 pening
   *[do] +1 peningur
} fyrir { each-of }
each-of = { $per ->
    [discarded] hvert spil sem { $mood ->
        [they] hann kastaði
       *[do] þú kastaðir
    }
    [trashed] hvert spil sem fór í ruslið
    [pile] hvern tóman bunka í bankanum
    [type] hverja tegund sem spilið telst til
    [cost] hvern pening sem spilið kostar
    [half-cost] hverja 2 peninga sem spilið kostar, námundað niður á við
    [in-play] hvert { TYPES($types, form: "acc", join: "or") } sem { $mood ->
        [they] hann er með
       *[do] þú ert með
    } á spilasvæðinu
    [in-hand] hvert { TYPES($types, form: "acc", join: "or") } sem { $mood ->
        [they] hann er með
       *[do] þú ert með
    } á hendi
    [different] hvert { TYPES($types, form: "acc", join: "or") } sem { $mood ->
        [they] hann er með
       *[do] þú ert með
    } á hendi (eins spil teljast eitt)
    [held] hvert { $held ->
        [victory] sigurmerki
       *[pirate-ship] sjóræningjamerki
    } sem { $mood ->
        [they] hann á
       *[do] þú átt
    }
    [on-mat] hvert merki á mottu Verslunarleiðarinnar
    [on-pile] hvert merki á bunkanum
   *[moved] hvert þessara spila
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
things-duration = { $amount ->
    [up-to] { $form ->
        [dat] allt að { $n ->
            [1] einu framhaldsspili
            [one] { $n } framhaldsspili
           *[other] { $n } framhaldsspilum
        }
        [dat-they] allt að { $n ->
            [1] einu framhaldsspili
            [one] { $n } framhaldsspili
           *[other] { $n } framhaldsspilum
        }
       *[acc] í mesta lagi { $n ->
            [1] eitt framhaldsspil
           *[other] { $n } framhaldsspil
        }
    }
    [any] { $form ->
        [dat] eins mörgum framhaldsspilum og þú vilt
        [dat-they] eins mörgum framhaldsspilum og hann vill
        [acc-they] eins mörg framhaldsspil og hann vill
       *[acc] eins mörg framhaldsspil og þú vilt
    }
    [per-pile] { $form ->
        [dat] einu framhaldsspili
        [dat-they] einu framhaldsspili
       *[acc] eitt framhaldsspil
    } fyrir hvern tóman bunka í bankanum
    [that-many] { $form ->
        [dat] jafnmörgum framhaldsspilum
        [dat-they] jafnmörgum framhaldsspilum
       *[acc] jafnmörg framhaldsspil
    }
    [per-type] { $form ->
        [dat] einu framhaldsspili
        [dat-they] einu framhaldsspili
       *[acc] eitt framhaldsspil
    } fyrir hverja tegund þess spils
   *[exactly] { $form ->
        [dat] { $n ->
            [1] einu framhaldsspili
            [one] { $n } framhaldsspili
           *[other] { $n } framhaldsspilum
        }
        [dat-they] { $n ->
            [1] einu framhaldsspili
            [one] { $n } framhaldsspili
           *[other] { $n } framhaldsspilum
        }
        [bare] { $n ->
            [1] framhaldsspil
           *[other] { $n } framhaldsspil
        }
        [nom] { $n ->
            [1] framhaldsspil
           *[other] { $n } framhaldsspil
        }
       *[acc] { $n ->
            [1] eitt framhaldsspil
           *[other] { $n } framhaldsspil
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

## tokens and mats: merki, motta

bonus-tokens = { $token ->
    [victory] +{ $n } sigurmerki
   *[pirate-ship] +{ $n } sjóræningjamerki
}
bonus-tokens-each = { $token ->
    [victory] +1 sigurmerki fyrir { each-of }
   *[pirate-ship] +1 sjóræningjamerki fyrir { each-of }
}
place-token = { $mood ->
    [they] setur
   *[do] settu
} { $token ->
    [embargo] bannmerki
   *[trade-route] leiðarmerki
} á einn bunka í bankanum
put-on-mat = { $mood ->
    [do] settu eitt spil af hendi á { place-mat }
   *[they] setur eitt spil af hendi á { place-mat }
}
put-this-on-mat = { $mood ->
    [do] settu þetta spil á { place-mat }
   *[they] setur þetta spil á { place-mat }
}
top-onto-mat = { $mood ->
    [do] settu efsta spilið úr stokknum á grúfu á { place-mat }
   *[they] setur efsta spilið úr stokknum sínum á grúfu á { place-mat }
}
take-mat = { $mood ->
    [do] taktu á hönd öll spil af { place-mat.dat }
   *[they] tekur á hönd öll spil af { place-mat.dat }
}
place-mat = { $mat ->
    [island] Eyjarmottuna
   *[native-village] mottu Frumbyggjaþorpsins
}{ $mood ->
    [do] {" "}þína
    [may] {" "}þína
   *[they] {" "}sína
}
    .dat = { $mat ->
        [island] Eyjarmottunni
       *[native-village] mottu Frumbyggjaþorpsins
    }{ $mood ->
        [do] {" "}þinni
        [may] {" "}þinni
       *[they] {" "}sinni
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
    [do] leggðu eitt spil af hendi til hliðar á grúfu
   *[they] leggur eitt spil af hendi til hliðar á grúfu
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

## further ways to play

# a card revealed or looked at
play-found = { $mood ->
    [do] spilaðu því út
   *[they] spilar því út
}
# the card just gained
play-gained = { $mood ->
    [do] spilaðu því út
    [may] þú mátt spila því út
    [they-may] má spila því út
   *[they] spilar því út
}
# a Reaction itself
play-this = { $mood ->
    [do] spilaðu þessu spili út af hendi
    [may] þú mátt spila þessu spili út af hendi
    [they-may] má spila þessu spili út af hendi
   *[they] spilar þessu spili út af hendi
}
extra-turn = í lok umferðar þinnar dregurðu aðeins { $n } spil. Síðan færðu aukaumferð, nema þessi sé sjálf aukaumferð
bar-from-buying = ekki má kaupa það spil í umferðinni
bar-from-this = ekki má fá það spil með þessu spili í umferðinni

## later turns

next-turn = { $mood ->
    [they] í upphafi næstu umferðar sinnar: { $clauses }
   *[do] í upphafi næstu umferðar þinnar: { $clauses }
}
until-then = þangað til: { $clauses }
protected = árásir mótherja hafa ekki áhrif á þig
when-right-gains = þegar leikmaðurinn þér á hægri hönd fær spil: { $clauses }
when-copy-gained = mótherji sem fær eintak af spilinu til hliðar í eigin umferð { $clauses }
first-is-trashed = hver mótherji hendir í ruslið fyrsta spilinu af þessum sem hann spilar út í hverri umferð sinni: { NAMES($names, join: "or") }

## further conditions

if-it-has-a-pile = ef það á bunka í bankanum: { $clauses }
if-any-trashed = ef eitthvert spil fór þannig í ruslið: { $clauses }
if-it-is-in-play = { $mood ->
    [they] ef hann er með eintak af því á spilasvæðinu: { $clauses }
   *[do] ef þú ert með eintak af því á spilasvæðinu: { $clauses }
}
if-piles-empty = ef { $n ->
    [1] að minnsta kosti einn bunki í bankanum er tómur
    [one] að minnsta kosti { $n } bunki í bankanum er tómur
   *[other] að minnsta kosti { $n } bunkar í bankanum eru tómir
}: { $clauses }

## what a card does besides being played

# a moment, said of you ($mood do) or of another player (they): "þú kaupir spil sem kostar í mesta lagi 4"
moment-buy = { $mood ->
    [they] kaupir
   *[do] þú kaupir
} { THINGS($n, $what, form: "bare") }{ $costs ->
    [yes] {" "}sem kostar { $cost }
   *[no] {""}
}{ $but ->
    [yes] {" "}(þó ekki { TYPES($except, form: "acc", join: "or") })
   *[no] {""}
}
# $bought: yes = only one that was bought
moment-gain = { $mood ->
    [they] fær
   *[do] þú færð
} { THINGS($n, $what, form: "bare") }{ $bought ->
    [yes] {" "}sem { $mood ->
        [they] hann keypti
       *[do] þú keyptir
    }
   *[no] {""}
}
when-you-gain-this = þegar þú færð þetta spil: { $clauses }
while-in-play = meðan þetta spil er á spilasvæðinu, þegar { $moment }: { $clauses }
# $once: yes = only the first time
this-turn = { $once ->
    [yes] einu sinni í umferð þinni, þegar { $moment }: { $clauses }
   *[no] þar til umferð þinni lýkur, þegar { $moment }: { $clauses }
}
on-pile-with = leikmaður sem { $moment } úr bunka með { $token ->
    [embargo] bannmerki
   *[trade-route] leiðarmerki
} { $clauses }
when-you-gain = þegar { $moment }: { $clauses }
when-anyone-gains = þegar einhver leikmaður, þú líka, { $moment }: { $clauses }
# a Reaction that is revealed: its effect follows
reveal-this = þú mátt sýna þetta spil af hendi. Ef þú gerir það: { $clauses }
at-start-of-turn = í upphafi umferðar þinnar: { $clauses }
# $unless: yes = only if no card of the types was gained
at-end-of-buying = í lok kaupsstigs þíns{ $unless ->
    [yes] , ef þú fékkst ekkert { TYPES($types, form: "acc", join: "or") } á því
   *[no] {""}
}: { $clauses }
less-per-in-play = á kaupsstigi þínu kostar spilið { $n ->
    [one] { $n } peningi
   *[other] { $n } peningum
} minna fyrir hvert { TYPES($types, form: "acc", join: "or") } sem þú ert með á spilasvæðinu, þó aldrei minna en 0
not-bought-with = þú mátt ekki kaupa þetta spil meðan þú ert með { CARD($card, form: "acc") } á spilasvæðinu
tokens-on-piles = { $token ->
    [embargo] undirbúningur: setjið bannmerki á hvern bunka með { TYPES($types, form: "dat-other", join: "or") } í bankanum; merkið fer á mottuna þegar einhver fær fyrsta spilið úr bunkanum
   *[trade-route] undirbúningur: setjið leiðarmerki á hvern bunka með { TYPES($types, form: "dat-other", join: "or") } í bankanum; merkið fer á mottu Verslunarleiðarinnar þegar einhver fær fyrsta spilið úr bunkanum
}
is-a-treasure = þegar þetta spil er meðal þeirra tíu er { CARD($card, form: "nom") } líka peningaspil sem gefur { $n ->
    [one] { $n } pening
   *[other] { $n } peninga
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
text-cutpurse =
    +2 peningar
    Hver mótherji kastar Koparpeningi. Sá sem á engan á hendi sýnir öll spilin á hendi.
text-haven =
    +1 spil
    +1 aðgerð
    Leggðu eitt spil af hendi til hliðar á grúfu. Taktu það á hönd í upphafi næstu umferðar þinnar.
text-island =
    Settu þetta spil og eitt spil af hendi á Eyjarmottuna þína.
    Gefur 2 sigurstig.
text-lighthouse =
    +1 aðgerð
    +1 peningur
    Í upphafi næstu umferðar þinnar: +1 peningur.
    Þangað til hafa árásir mótherja ekki áhrif á þig.
text-lookout =
    +1 aðgerð
    Skoðaðu 3 efstu spilin í stokknum. Hentu einu þeirra í ruslið, kastaðu einu og settu það síðasta aftur efst í stokkinn.
text-native-village =
    +2 aðgerðir
    Veldu einn kost: settu efsta spilið úr stokknum á grúfu á mottu Frumbyggjaþorpsins þína; taktu á hönd öll spilin af mottunni.
text-salvager =
    +1 kaup
    Hentu einu spili af hendi í ruslið. Þú færð jafnmarga peninga og það kostar.
text-smugglers =
    Fáðu eintak af spili sem kostar í mesta lagi 6 og leikmaðurinn þér á hægri hönd fékk í síðustu umferð sinni.
text-tactician =
    Ef þú ert með spil á hendi kastarðu þeim öllum og færð í upphafi næstu umferðar þinnar: +5 spil, +1 aðgerð og +1 kaup.
text-treasure-map =
    Hentu þessu spili og öðru Fjársjóðskorti af hendi í ruslið. Ef þú hendir tveimur færðu 4 Gullpeninga og setur þá efst í stokkinn.
text-treasury =
    +1 spil
    +1 aðgerð
    +1 peningur
    Í lok kaupsstigs þíns máttu setja þetta spil efst í stokkinn ef þú fékkst ekkert sigurspil á því.
text-ambassador =
    Sýndu eitt spil af hendi. Skilaðu allt að 2 eintökum af því af hendi í bankann. Síðan fær hver mótherji eintak af því.
text-embargo =
    +2 peningar
    Hentu þessu spili í ruslið. Ef þú gerir það seturðu bannmerki á einn bunka í bankanum.
    Leikmaður sem kaupir spil úr bunka með bannmerkjum fær Bölvun fyrir hvert þeirra.
text-explorer =
    Þú mátt sýna Fylki af hendi. Ef þú gerir það færðu Gullpening á hönd, annars Silfurpening á hönd.
text-navigator =
    +2 peningar
    Skoðaðu 5 efstu spilin í stokknum. Veldu einn kost: kastaðu þeim öllum; settu þau öll aftur efst í stokkinn í hvaða röð sem er.
text-pirate-ship =
    Veldu einn kost: +1 peningur fyrir hvert sjóræningjamerki sem þú átt; eða hver mótherji sýnir 2 efstu spilin í stokknum sínum, hendir einu peningaspili þar á meðal að þínu vali í ruslið og kastar hinum, og hafi einhver hent peningaspili færðu +1 sjóræningjamerki.
text-blockade =
    Fáðu spil sem kostar í mesta lagi 4 og leggðu það til hliðar. Taktu það á hönd í upphafi næstu umferðar þinnar.
    Meðan það liggur til hliðar fær mótherji sem fær eintak af því í eigin umferð líka Bölvun.
text-corsair =
    +2 peningar
    Í upphafi næstu umferðar þinnar: +1 spil.
    Þangað til hendir hver mótherji í ruslið fyrsta Silfur- eða Gullpeningnum sem hann spilar út í hverri umferð sinni.
text-monkey =
    Í upphafi næstu umferðar þinnar: +1 spil.
    Þangað til færðu +1 spil í hvert sinn sem leikmaðurinn þér á hægri hönd fær spil.
text-pirate =
    Í upphafi næstu umferðar þinnar færðu á hönd peningaspil sem kostar í mesta lagi 6.
    Þegar einhver leikmaður, þú líka, fær peningaspil máttu spila þessu spili út af hendi.
text-sailor =
    +1 aðgerð
    Einu sinni í umferð þinni, þegar þú færð framhaldsspil, máttu spila því út.
    Í upphafi næstu umferðar þinnar: +2 peningar, og þú mátt henda einu spili af hendi í ruslið.
text-sea-chart =
    +1 spil
    +1 aðgerð
    Sýndu efsta spilið í stokknum. Ef þú ert með eintak af því á spilasvæðinu tekurðu það á hönd.
text-sea-witch =
    +2 spil
    Hver mótherji fær Bölvun.
    Í upphafi næstu umferðar þinnar: +2 spil, og kastaðu síðan 2 spilum.
text-tide-pools =
    +3 spil
    +1 aðgerð
    Kastaðu 2 spilum í upphafi næstu umferðar þinnar.
text-bank =
    +1 peningur fyrir hvert peningaspil sem þú ert með á spilasvæðinu, þetta meðtalið.
text-bishop =
    +1 peningur
    +1 sigurmerki
    Hentu einu spili af hendi í ruslið. +1 sigurmerki fyrir hverja 2 peninga sem það kostar, námundað niður á við.
    Hver mótherji má henda einu spili af hendi í ruslið.
text-forge =
    Hentu eins mörgum spilum af hendi í ruslið og þú vilt.
    Fáðu spil sem kostar nákvæmlega jafnmikið og spilin sem fóru í ruslið samanlagt.
text-hoard =
    +2 peningar
    Þar til umferð þinni lýkur færðu Gullpening í hvert sinn sem þú færð sigurspil sem þú keyptir.
text-mint =
    Þú mátt sýna eitt peningaspil af hendi. Ef þú gerir það færðu eintak af því.
    Þegar þú færð þetta spil hendirðu í ruslið öllum peningaspilum sem þú ert með á spilasvæðinu, nema framhaldsspilum.
text-rabble =
    +3 spil
    Hver mótherji sýnir 3 efstu spilin í stokknum sínum, kastar aðgerðarspilum og peningaspilum og setur hin aftur efst í stokkinn í hvaða röð sem er.
text-vault =
    +2 spil
    Kastaðu eins mörgum spilum og þú vilt. +1 peningur fyrir hvert spil sem þú kastaðir.
    Hver mótherji má kasta 2 spilum. Sá sem kastar 2 dregur eitt spil.
text-watchtower =
    Dragðu þar til þú ert með 6 spil á hendi.
    Þegar þú færð spil máttu sýna þetta spil af hendi til að henda nýja spilinu í ruslið eða setja það efst í stokkinn.
text-contraband =
    +3 peningar
    +1 kaup
    Leikmaðurinn þér á vinstri hönd nefnir spil. Þú mátt ekki kaupa það í þessari umferð þinni.
text-counting-house =
    Skoðaðu kastbunkann. Sýndu eins marga Koparpeninga úr honum og þú vilt og taktu þá á hönd.
text-goons =
    +1 kaup
    +2 peningar
    Hver mótherji kastar spilum þar til 3 eru eftir á hendi.
    Meðan þetta spil er á spilasvæðinu færðu +1 sigurmerki fyrir hvert spil sem þú kaupir.
text-loan =
    +1 peningur
    Sýndu spil ofan af stokknum, eitt af öðru, þar til peningaspil birtist. Hentu því í ruslið eða kastaðu því. Kastaðu hinum spilunum sem þú sýndir.
text-mountebank =
    +2 peningar
    Hver mótherji má kasta Bölvun. Sá sem gerir það ekki fær Bölvun og Koparpening.
text-royal-seal =
    +2 peningar
    Meðan þetta spil er á spilasvæðinu máttu setja hvert spil sem þú færð efst í stokkinn.
text-talisman =
    +1 peningur
    Meðan þetta spil er á spilasvæðinu og þú kaupir spil sem kostar í mesta lagi 4 og er ekki sigurspil færðu annað eintak af því.
text-trade-route =
    +1 kaup
    Hentu einu spili af hendi í ruslið.
    +1 peningur fyrir hvert merki á mottu Verslunarleiðarinnar.
    Undirbúningur: setjið merki á hvern bunka með sigurspilum í bankanum. Þegar einhver fær fyrsta spilið úr bunkanum fer merkið á mottu Verslunarleiðarinnar.
text-venture =
    +1 peningur
    Sýndu spil ofan af stokknum, eitt af öðru, þar til peningaspil birtist. Kastaðu hinum spilunum sem þú sýndir og spilaðu peningaspilinu út.
text-charlatan =
    +3 peningar
    Hver mótherji fær Bölvun.
    Þegar þetta spil er meðal þeirra tíu er Bölvun líka peningaspil sem gefur 1 pening.
text-clerk =
    +2 peningar
    Hver mótherji með 5 spil eða fleiri á hendi setur eitt spil af hendi efst í stokkinn sinn.
    Í upphafi umferðar þinnar máttu spila þessu spili út af hendi.
text-collection =
    +2 peningar
    +1 kaup
    Þar til umferð þinni lýkur færðu +1 sigurmerki fyrir hvert aðgerðarspil sem þú færð.
text-crystal-ball =
    +1 peningur
    Skoðaðu efsta spilið í stokknum. Þú mátt henda því í ruslið, kasta því eða, ef það er aðgerðarspil eða peningaspil, spila því út.
text-investment =
    Hentu einu spili af hendi í ruslið.
    Veldu einn kost: +1 peningur; eða hentu þessu spili í ruslið, sýndu öll spilin á hendi og fáðu +1 sigurmerki fyrir hvert peningaspil þar (eins spil teljast eitt).
text-magnate =
    Sýndu öll spilin á hendi. +1 spil fyrir hvert peningaspil þar á meðal.
text-tiara =
    +1 kaup
    Þú mátt velja eitt peningaspil af hendi og spila því út tvisvar.
    Þar til umferð þinni lýkur máttu setja hvert spil sem þú færð efst í stokkinn.
text-war-chest =
    Leikmaðurinn þér á vinstri hönd nefnir spil. Fáðu spil sem kostar í mesta lagi 5 og hefur ekki verið nefnt fyrir Stríðssjóð í umferðinni.
text-sea-hag =
    Hver mótherji kastar efsta spilinu úr stokknum sínum. Síðan fær hann Bölvun og setur hana efst í stokkinn sinn.
