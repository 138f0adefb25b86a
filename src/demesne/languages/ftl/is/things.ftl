### What is moved: THINGS in the form a verb asks for: acc (the default), dat, nom, bare (accusative without "eitt",
### before "sem kostar"); acc-they and dat-they where another player does it

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
