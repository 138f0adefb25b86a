### What is moved: THINGS gives "a card", "2 cards", "up to 4 cards", "any number of cards", "a Treasure", "a Copper"

things-card = { $amount ->
    [up-to] { $n ->
        [1] не более одной карты
        [one] до { $n } карты
       *[other] до { $n } карт
    }
    [any] любое число карт
    [per-pile] за каждую пустую стопку резерва по карте
    [that-many] столько же карт
    [per-type] за каждый тип этой карты по карте
   *[exactly] { $n ->
        [1] { $form ->
            [nom] карта
           *[acc] карту
        }
        [one] { $form ->
            [nom] { $n } карта
           *[acc] { $n } карту
        }
        [few] { $n } карты
       *[other] { $n } карт
    }
}
things-action = { $amount ->
    [up-to] { $n ->
        [1] не более одной карты действия
        [one] до { $n } карты действия
       *[other] до { $n } карт действий
    }
    [any] любое число карт действий
    [per-pile] за каждую пустую стопку резерва по карте действия
    [that-many] столько же карт действий
    [per-type] за каждый тип этой карты по карте действия
   *[exactly] { $n ->
        [1] { $form ->
            [nom] карта действия
           *[acc] карту действия
        }
        [one] { $form ->
            [nom] { $n } карта действия
           *[acc] { $n } карту действия
        }
        [few] { $n } карты действий
       *[other] { $n } карт действий
    }
}
things-duration = { $amount ->
    [up-to] { $n ->
        [1] не более одной карты длительности
        [one] до { $n } карты длительности
       *[other] до { $n } карт длительности
    }
    [any] любое число карт длительности
    [per-pile] за каждую пустую стопку резерва по карте длительности
    [that-many] столько же карт длительности
    [per-type] за каждый тип этой карты по карте длительности
   *[exactly] { $n ->
        [1] { $form ->
            [nom] карта длительности
           *[acc] карту длительности
        }
        [one] { $form ->
            [nom] { $n } карта длительности
           *[acc] { $n } карту длительности
        }
        [few] { $n } карты длительности
       *[other] { $n } карт длительности
    }
}
things-treasure = { $amount ->
    [up-to] { $n ->
        [1] не более одного сокровища
        [one] до { $n } сокровища
       *[other] до { $n } сокровищ
    }
    [any] любое число сокровищ
    [per-pile] за каждую пустую стопку резерва по сокровищу
    [that-many] столько же сокровищ
    [per-type] за каждый тип этой карты по сокровищу
   *[exactly] { $n ->
        [1] сокровище
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[other] { $n } сокровищ
    }
}
things-victory = { $amount ->
    [up-to] { $n ->
        [1] не более одной карты победы
        [one] до { $n } карты победы
       *[other] до { $n } карт победы
    }
    [any] любое число карт победы
    [per-pile] за каждую пустую стопку резерва по карте победы
    [that-many] столько же карт победы
    [per-type] за каждый тип этой карты по карте победы
   *[exactly] { $n ->
        [1] { $form ->
            [nom] карта победы
           *[acc] карту победы
        }
        [one] { $form ->
            [nom] { $n } карта победы
           *[acc] { $n } карту победы
        }
        [few] { $n } карты победы
       *[other] { $n } карт победы
    }
}
things-of-types = { $amount ->
    [up-to] { $n ->
        [1] не более одной карты { TYPES($types, form: "of", join: "or") }
        [one] до { $n } карты { TYPES($types, form: "of", join: "or") }
       *[other] до { $n } карт { TYPES($types, form: "of-pl", join: "or") }
    }
    [any] любое число карт { TYPES($types, form: "of-pl", join: "or") }
    [per-pile] за каждую пустую стопку резерва по карте { TYPES($types, form: "of", join: "or") }
    [that-many] столько же карт { TYPES($types, form: "of-pl", join: "or") }
    [per-type] за каждый тип этой карты по карте { TYPES($types, form: "of", join: "or") }
   *[exactly] { $n ->
        [1] { $form ->
            [nom] карта { TYPES($types, form: "of", join: "or") }
           *[acc] карту { TYPES($types, form: "of", join: "or") }
        }
        [one] { $form ->
            [nom] { $n } карта { TYPES($types, form: "of", join: "or") }
           *[acc] { $n } карту { TYPES($types, form: "of", join: "or") }
        }
        [few] { $n } карты { TYPES($types, form: "of-pl", join: "or") }
       *[other] { $n } карт { TYPES($types, form: "of-pl", join: "or") }
    }
}
things-named = { $amount ->
    [up-to] { $n ->
        [1] не более одной карты
        [one] до { $n } карты
       *[other] до { $n } карт
    } «{ CARD($card) }»
    [any] любое число карт «{ CARD($card) }»
    [per-pile] за каждую пустую стопку резерва по карте «{ CARD($card) }»
    [that-many] столько же карт «{ CARD($card) }»
    [per-type] за каждый тип этой карты по карте «{ CARD($card) }»
   *[exactly] { $n ->
        [1] { $form ->
            [nom] { CARD($card, form: "nom") }
           *[acc] { CARD($card, form: "acc") }
        }
       *[other] { $form ->
            [nom] { $n } { CARD($card, $n) }
           *[acc] { $n } { CARD($card, $n, form: "acc") }
        }
    }
}
things-them = { $amount ->
    [up-to] { $n ->
        [1] не более одной из них
       *[other] до { $n } из них
    }
    [any] сколько угодно из них
    [per-pile] за каждую пустую стопку резерва по одной из них
    [that-many] столько же из них
    [per-type] за каждый тип этой карты по одной из них
   *[exactly] { $n ->
        [1] { $form ->
            [nom] одна из них
           *[acc] одну из них
        }
       *[other] { $n } из них
    }
}
other-than = { $things } (кроме { CARD($card, form: "gen") })
