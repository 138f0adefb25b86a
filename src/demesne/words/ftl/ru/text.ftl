### Card text: one clause for every word of the card language.
### $mood: do = you, an order; may = you may; they = another player does it (third person);
### they-may = another player may; chosen = another player does it and you choose; maybe = you may make another player do it.
### Clauses begin with a small letter and have no full stop; the first letter and the stop are added.
### Glossary: trash выкинуть на свалку, discard сбросить, gain получить, draw взять, reveal and show раскрыть,
### look at посмотреть (look through the discard pile: просмотреть), put into hand забрать на руку, onto the deck на верх колоды, Supply резерв. [1] comes before [one], which is also 21, 31 ...
### THINGS stands in the accusative; form: "nom" gives the nominative.

## bonuses

bonus-cards = { $n ->
    [one] +{ $n } карта
    [few] +{ $n } карты
   *[other] +{ $n } карт
}
bonus-actions = { $mood ->
    [they] получает { $n ->
        [one] +{ $n } действие
        [few] +{ $n } действия
       *[other] +{ $n } действий
    }
   *[do] { $n ->
        [one] +{ $n } действие
        [few] +{ $n } действия
       *[other] +{ $n } действий
    }
}
bonus-buys = { $mood ->
    [they] получает { $n ->
        [one] +{ $n } покупку
        [few] +{ $n } покупки
       *[other] +{ $n } покупок
    }
   *[do] { $n ->
        [one] +{ $n } покупка
        [few] +{ $n } покупки
       *[other] +{ $n } покупок
    }
}
bonus-coins = { $mood ->
    [they] получает { $n ->
        [one] +{ $n } монету
        [few] +{ $n } монеты
       *[other] +{ $n } монет
    }
   *[do] { $n ->
        [one] +{ $n } монета
        [few] +{ $n } монеты
       *[other] +{ $n } монет
    }
}
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown),
# cost and half-cost (of the card before), in-play, in-hand and different (cards of $types), held (tokens), on-mat (tokens
# that have left their piles), on-pile (tokens on the pile)
bonus-cards-each = { $mood ->
    [they] берёт по карте
   *[do] +1 карта
} { each-of }
bonus-actions-each = { $mood ->
    [they] получает +1 действие
   *[do] +1 действие
} { each-of }
bonus-buys-each = { $mood ->
    [they] получает +1 покупку
   *[do] +1 покупка
} { each-of }
bonus-coins-each = { $mood ->
    [they] получает +1 монету
   *[do] +1 монета
} { each-of }
each-of = { $per ->
    [discarded] за каждую сброшенную карту
    [trashed] за каждую выкинутую карту
    [pile] за каждую пустую стопку резерва
    [type] за каждый тип этой карты
    [cost] за каждую монету её цены
    [half-cost] за каждые 2 монеты её цены (с округлением вниз)
    [in-play] за каждую карту { TYPES($types, form: "of", join: "or") }, которая у { each-of.whose } в игре
    [in-hand] за каждую карту { TYPES($types, form: "of", join: "or") }, которая у { each-of.whose } на руке
    [different] за каждую карту { TYPES($types, form: "of", join: "or") } с другим названием, которая у { each-of.whose } на руке
    [held] за каждый { $mood ->
        [they] его
       *[do] ваш
    } { $held ->
        [victory] жетон победы
       *[pirate-ship] пиратский жетон
    }
    [on-mat] за каждый жетон на планшете Торгового пути
    [on-pile] за каждый жетон на этой стопке
   *[moved] за каждую такую карту
}
    .whose = { $mood ->
        [they] него
       *[do] вас
    }
draw = { $n ->
    [1] берёт карту
    [one] берёт { $n } карту
    [few] берёт { $n } карты
   *[other] берёт { $n } карт
}
costs-less = до конца хода карты стоят на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
} меньше (но не меньше 0)
worth-more = до конца хода { CARD($card, form: "gender") ->
    [m] каждый { CARD($card) }
    [f] каждая { CARD($card, form: "nom") }
    [n] каждое { CARD($card) }
   *[pl] каждая { CARD($card, 1) }
} даёт на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
} больше
first-play = когда вы впервые в этот ход разыграете { CARD($card, form: "acc") }, { $n ->
    [one] +{ $n } монета
    [few] +{ $n } монеты
   *[other] +{ $n } монет
}

## what is moved: THINGS gives "a card", "2 cards", "up to 4 cards", "any number of cards", "a Treasure", "a Copper"

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

## cards of the hand

discard-hand-cards = { $mood ->
    [do] сбросьте { THINGS($n, $what) } с руки
    [may] вы можете сбросить { THINGS($n, $what) } с руки
    [they-may] может сбросить { THINGS($n, $what) } с руки
    [chosen] сбрасывает { THINGS($n, $what) } с руки по вашему выбору
    [maybe] сбрасывает { THINGS($n, $what) } с руки по вашему выбору, если вы так решите
   *[they] сбрасывает { THINGS($n, $what) } с руки
}
discard-down-to = { $mood ->
    [do] оставьте на руке { $n ->
        [1] одну карту
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }, остальные сбросьте
    [may] вы можете оставить на руке { $n ->
        [1] одну карту
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }, а остальные сбросить
    [they-may] может оставить на руке { $n ->
        [1] одну карту
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }, а остальные сбросить
   *[they] оставляет на руке { $n ->
        [1] одну карту
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }, остальные сбрасывает
}
discard-hand = { $mood ->
    [do] сбросьте всю руку
    [may] вы можете сбросить всю руку
    [they-may] может сбросить всю руку
    [maybe] сбрасывает всю руку, если вы так решите
   *[they] сбрасывает всю руку
}
trash-hand-cards = { $mood ->
    [do] выкиньте { THINGS($n, $what) } с руки на свалку
    [may] вы можете выкинуть { THINGS($n, $what) } с руки на свалку
    [they-may] может выкинуть { THINGS($n, $what) } с руки на свалку
    [chosen] выкидывает { THINGS($n, $what) } с руки на свалку по вашему выбору
    [maybe] выкидывает { THINGS($n, $what) } с руки на свалку по вашему выбору, если вы так решите
   *[they] выкидывает { THINGS($n, $what) } с руки на свалку
}
put-on-deck = { $mood ->
    [do] положите на верх колоды { THINGS($n, $what) } с руки
    [may] вы можете положить на верх колоды { THINGS($n, $what) } с руки
    [they-may] может положить на верх своей колоды { THINGS($n, $what) } с руки
    [chosen] кладёт на верх своей колоды { THINGS($n, $what) } с руки по вашему выбору
    [maybe] кладёт на верх своей колоды { THINGS($n, $what) } с руки по вашему выбору, если вы так решите
   *[they] кладёт на верх своей колоды { THINGS($n, $what) } с руки
}
put-on-deck-openly = { $mood ->
    [do] раскройте { THINGS($n, $what) } с руки и положите на верх колоды
    [may] вы можете раскрыть { THINGS($n, $what) } с руки и положить на верх колоды
    [they-may] может раскрыть { THINGS($n, $what) } с руки и положить на верх своей колоды
    [chosen] раскрывает { THINGS($n, $what) } с руки и кладёт на верх своей колоды по вашему выбору
    [maybe] раскрывает { THINGS($n, $what) } с руки и кладёт на верх своей колоды по вашему выбору, если вы так решите
   *[they] раскрывает { THINGS($n, $what) } с руки и кладёт на верх своей колоды
}
put-on-deck-from-discard = { $mood ->
    [do] положите на верх колоды { THINGS($n, $what) } из своего сброса
    [may] вы можете положить на верх колоды { THINGS($n, $what) } из своего сброса
    [they-may] может положить на верх своей колоды { THINGS($n, $what) } из своего сброса
    [chosen] кладёт на верх своей колоды { THINGS($n, $what) } из своего сброса по вашему выбору
    [maybe] кладёт на верх своей колоды { THINGS($n, $what) } из своего сброса по вашему выбору, если вы так решите
   *[they] кладёт на верх своей колоды { THINGS($n, $what) } из своего сброса
}
put-anywhere = { $mood ->
    [do] положите карту с руки в любое место своей колоды
    [may] вы можете положить карту с руки в любое место своей колоды
    [they-may] может положить карту с руки в любое место своей колоды
   *[they] кладёт карту с руки в любое место своей колоды
}
reveal-from-hand = { $mood ->
    [do] раскройте { THINGS($n, $what) } с руки
    [may] вы можете раскрыть { THINGS($n, $what) } с руки
    [they-may] может раскрыть { THINGS($n, $what) } с руки
    [chosen] раскрывает { THINGS($n, $what) } с руки по вашему выбору
    [maybe] раскрывает { THINGS($n, $what) } с руки по вашему выбору, если вы так решите
   *[they] раскрывает { THINGS($n, $what) } с руки
}
reveal-hand = { $mood ->
    [do] раскройте всю руку
    [may] вы можете раскрыть всю руку
    [they-may] может раскрыть всю руку
   *[they] раскрывает всю руку
}
pass-left = { $skips ->
    [yes] каждый игрок, у которого есть карты на руке, выбирает одну из них; все одновременно передают выбранные карты налево, пропуская игроков без карт
   *[no] все игроки одновременно передают по карте с руки соседу слева
}

## the deck

discard-top = { $mood ->
    [do] сбросьте верхнюю карту своей колоды
    [may] вы можете сбросить верхнюю карту своей колоды
    [they-may] может сбросить верхнюю карту своей колоды
    [maybe] сбрасывает верхнюю карту своей колоды, если вы так решите
   *[they] сбрасывает верхнюю карту своей колоды
}
trash-top = { $mood ->
    [do] выкиньте верхнюю карту своей колоды на свалку
    [may] вы можете выкинуть верхнюю карту своей колоды на свалку
    [they-may] может выкинуть верхнюю карту своей колоды на свалку
    [maybe] выкидывает верхнюю карту своей колоды на свалку, если вы так решите
   *[they] выкидывает верхнюю карту своей колоды на свалку
}
deck-into-discard = { $mood ->
    [do] переложите всю свою колоду в сброс
    [may] вы можете переложить всю свою колоду в сброс
    [they-may] может переложить всю свою колоду в сброс
    [maybe] перекладывает всю свою колоду в сброс, если вы так решите
   *[they] перекладывает всю свою колоду в сброс
}
reveal-from-deck = { $mood ->
    [do] раскройте { $n ->
        [1] верхнюю карту
        [one] { $n } карту с верха
        [few] { $n } карты с верха
       *[other] { $n } карт с верха
    } своей колоды
    [may] вы можете раскрыть { $n ->
        [1] верхнюю карту
        [one] { $n } карту с верха
        [few] { $n } карты с верха
       *[other] { $n } карт с верха
    } своей колоды
    [they-may] может раскрыть { $n ->
        [1] верхнюю карту
        [one] { $n } карту с верха
        [few] { $n } карты с верха
       *[other] { $n } карт с верха
    } своей колоды
   *[they] раскрывает { $n ->
        [1] верхнюю карту
        [one] { $n } карту с верха
        [few] { $n } карты с верха
       *[other] { $n } карт с верха
    } своей колоды
}
look-at = { $mood ->
    [they] смотрит { $n ->
        [1] верхнюю карту
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[other] { $n } верхних карт
    } своей колоды
   *[do] посмотрите { $n ->
        [1] верхнюю карту
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[other] { $n } верхних карт
    } своей колоды
}
reveal-until = { $mood ->
    [do] раскрывайте по одной карте с верха своей колоды, пока не найдёте { THINGS($n, $what) }
    [may] вы можете раскрывать по одной карте с верха своей колоды, пока не найдёте { THINGS($n, $what) }
    [they-may] может раскрывать по одной карте с верха своей колоды, пока не найдёт { THINGS($n, $what) }
   *[they] раскрывает по одной карте с верха своей колоды, пока не найдёт { THINGS($n, $what) }
}
reveal-until-cost = { $mood ->
    [do] раскрывайте по одной карте с верха своей колоды, пока не найдёте { THINGS($n, $what) } { $cost }
    [may] вы можете раскрывать по одной карте с верха своей колоды, пока не найдёте { THINGS($n, $what) } { $cost }
    [they-may] может раскрывать по одной карте с верха своей колоды, пока не найдёт { THINGS($n, $what) } { $cost }
   *[they] раскрывает по одной карте с верха своей колоды, пока не найдёт { THINGS($n, $what) } { $cost }
}
turn-up = { $mood ->
    [do] раскройте верхнюю карту своей колоды
    [may] вы можете раскрыть верхнюю карту своей колоды
    [they-may] может раскрыть верхнюю карту своей колоды
   *[they] раскрывает верхнюю карту своей колоды
}
take-it = { $mood ->
    [do] заберите её на руку
    [may] вы можете забрать её на руку
    [they-may] может забрать её на руку
    [maybe] забирает её на руку, если вы так решите
   *[they] забирает её на руку
}
take-revealed = { $mood ->
    [do] заберите из них на руку все { TYPES($types, form: "acc-pl") }
    [may] вы можете забрать из них на руку все { TYPES($types, form: "acc-pl") }
    [they-may] может забрать из них на руку все { TYPES($types, form: "acc-pl") }
   *[they] забирает из них на руку все { TYPES($types, form: "acc-pl") }
}
discard-them = { $mood ->
    [do] сбросьте { THINGS($n, $what) }
    [may] вы можете сбросить { THINGS($n, $what) }
    [they-may] может сбросить { THINGS($n, $what) }
    [chosen] сбрасывает { THINGS($n, $what) } по вашему выбору
    [maybe] сбрасывает { THINGS($n, $what) } по вашему выбору, если вы так решите
   *[they] сбрасывает { THINGS($n, $what) }
}
trash-them = { $mood ->
    [do] выкиньте { THINGS($n, $what) } на свалку
    [may] вы можете выкинуть { THINGS($n, $what) } на свалку
    [they-may] может выкинуть { THINGS($n, $what) } на свалку
    [chosen] выкидывает { THINGS($n, $what) } на свалку по вашему выбору
    [maybe] выкидывает { THINGS($n, $what) } на свалку по вашему выбору, если вы так решите
   *[they] выкидывает { THINGS($n, $what) } на свалку
}
discard-revealed = { $mood ->
    [do] сбросьте из них { THINGS($n, $what) }
    [may] вы можете сбросить из них { THINGS($n, $what) }
    [they-may] может сбросить из них { THINGS($n, $what) }
    [chosen] сбрасывает из них { THINGS($n, $what) } по вашему выбору
    [maybe] сбрасывает из них { THINGS($n, $what) } по вашему выбору, если вы так решите
   *[they] сбрасывает из них { THINGS($n, $what) }
}
trash-revealed = { $mood ->
    [do] выкиньте из них { THINGS($n, $what) } на свалку
    [may] вы можете выкинуть из них { THINGS($n, $what) } на свалку
    [they-may] может выкинуть из них { THINGS($n, $what) } на свалку
    [chosen] выкидывает из них { THINGS($n, $what) } на свалку по вашему выбору
    [maybe] выкидывает из них { THINGS($n, $what) } на свалку по вашему выбору, если вы так решите
   *[they] выкидывает из них { THINGS($n, $what) } на свалку
}
trash-it = { $mood ->
    [do] выкиньте найденную карту на свалку
    [may] вы можете выкинуть найденную карту на свалку
    [they-may] может выкинуть найденную карту на свалку
    [maybe] выкидывает найденную карту на свалку, если вы так решите
   *[they] выкидывает найденную карту на свалку
}
discard-it = { $mood ->
    [do] сбросьте её
    [may] вы можете сбросить её
    [they-may] может сбросить её
    [maybe] сбрасывает её, если вы так решите
   *[they] сбрасывает её
}
discard-all = { $mood ->
    [do] сбросьте их
   *[they] сбрасывает их
}
discard-rest = { $mood ->
    [do] сбросьте остальные карты
    [may] вы можете сбросить остальные карты
    [they-may] может сбросить остальные карты
   *[they] сбрасывает остальные карты
}
put-back = { $mood ->
    [do] верните остальные на верх колоды в любом порядке
    [may] вы можете вернуть остальные на верх колоды в любом порядке
    [they-may] может вернуть остальные на верх своей колоды в любом порядке
   *[they] возвращает остальные на верх своей колоды в любом порядке
}
draw-to = { $mood ->
    [they] добирает руку до { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    }
   *[do] доберите руку до { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    }
}
draw-to-setting-aside = { $mood ->
    [they] добирает руку до { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    }; взятые { TYPES($types, form: "acc-pl") } может сразу откладывать; в конце сбрасывает все отложенные карты
   *[do] доберите руку до { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    }; взятые { TYPES($types, form: "acc-pl") } вы можете сразу откладывать; в конце сбросьте все отложенные карты
}
name-a-card = { $mood ->
    [they] называет карту
   *[do] назовите карту
}

## gaining

gain-named = { $mood ->
    [do] получите
    [may] вы можете получить
    [they-may] может получить
   *[they] получает
}{ $to ->
    [hand] {" "}сразу на руку
   *[discard] {""}
} { CARD($card, form: "acc") }{ $to ->
    [deck] {" "}и { $mood ->
        [do] положите на верх колоды
        [may] положить на верх колоды
        [they-may] положить на верх своей колоды
       *[they] кладёт на верх своей колоды
    }
   *[discard] {""}
}{ $mood ->
    [maybe] , если вы так решите
   *[do] {""}
}{ $to ->
    [deck-if] ; если это { TYPES($types, form: "nom", join: "or") }, { $mood ->
        [do] положите полученную карту на верх колоды
        [may] положите полученную карту на верх колоды
       *[they] кладёт полученную карту на верх своей колоды
    }
   *[discard] {""}
}
gain-costing = { $mood ->
    [do] получите
    [may] вы можете получить
    [they-may] может получить
   *[they] получает
}{ $to ->
    [hand] {" "}сразу на руку
   *[discard] {""}
} { THINGS($n, $what) } { $cost }{ $mood ->
    [chosen] {" "}по вашему выбору
    [maybe] {" "}по вашему выбору
   *[do] {""}
}{ $to ->
    [deck] {" "}и { $mood ->
        [do] положите на верх колоды
        [may] положить на верх колоды
        [they-may] положить на верх своей колоды
       *[they] кладёт на верх своей колоды
    }
   *[discard] {""}
}{ $mood ->
    [maybe] , если вы так решите
   *[do] {""}
}{ $to ->
    [deck-if] ; если это { TYPES($types, form: "nom", join: "or") }, { $mood ->
        [do] положите полученную карту на верх колоды
        [may] положите полученную карту на верх колоды
       *[they] кладёт полученную карту на верх своей колоды
    }
   *[discard] {""}
}
gain-any = { $mood ->
    [do] получите
    [may] вы можете получить
    [they-may] может получить
   *[they] получает
}{ $to ->
    [hand] {" "}сразу на руку
   *[discard] {""}
} { THINGS($n, $what) } любой цены{ $mood ->
    [chosen] {" "}по вашему выбору
    [maybe] {" "}по вашему выбору
   *[do] {""}
}{ $to ->
    [deck] {" "}и { $mood ->
        [do] положите на верх колоды
        [may] положить на верх колоды
        [they-may] положить на верх своей колоды
       *[they] кладёт на верх своей колоды
    }
   *[discard] {""}
}{ $mood ->
    [maybe] , если вы так решите
   *[do] {""}
}{ $to ->
    [deck-if] ; если это { TYPES($types, form: "nom", join: "or") }, { $mood ->
        [do] положите полученную карту на верх колоды
        [may] положите полученную карту на верх колоды
       *[they] кладёт полученную карту на верх своей колоды
    }
   *[discard] {""}
}
# $costs: yes = only those that cost $cost
gain-from-trash = { $mood ->
    [do] получите
    [may] вы можете получить
    [they-may] может получить
   *[they] получает
}{ $costs ->
    [yes] {" "}со свалки
   *[no] {""}
}{ $to ->
    [hand] {" "}сразу на руку
   *[discard] {""}
} { THINGS($n, $what) } { $costs ->
    [yes] { $cost }
   *[no] со свалки
}{ $mood ->
    [chosen] {" "}по вашему выбору
    [maybe] {" "}по вашему выбору
   *[do] {""}
}{ $to ->
    [deck] {" "}и { $mood ->
        [do] положите на верх колоды
        [may] положить на верх колоды
        [they-may] положить на верх своей колоды
       *[they] кладёт на верх своей колоды
    }
   *[discard] {""}
}{ $mood ->
    [maybe] , если вы так решите
   *[do] {""}
}{ $to ->
    [deck-if] ; если это { TYPES($types, form: "nom", join: "or") }, { $mood ->
        [do] положите полученную карту на верх колоды
        [may] положите полученную карту на верх колоды
       *[they] кладёт полученную карту на верх своей колоды
    }
   *[discard] {""}
}
gain-trashed = { $mood ->
    [do] получите { THINGS($n, $what) } из только что выкинутого
    [may] вы можете получить { THINGS($n, $what) } из только что выкинутого
    [they-may] может получить { THINGS($n, $what) } из только что выкинутого
    [chosen] получает { THINGS($n, $what) } из только что выкинутого по вашему выбору
    [maybe] получает { THINGS($n, $what) } из только что выкинутого по вашему выбору, если вы так решите
   *[they] получает { THINGS($n, $what) } из только что выкинутого
}
trash-from-supply = { $mood ->
    [do] выкиньте { THINGS($n, $what) } из резерва на свалку
    [may] вы можете выкинуть { THINGS($n, $what) } из резерва на свалку
    [they-may] может выкинуть { THINGS($n, $what) } из резерва на свалку
    [chosen] выкидывает { THINGS($n, $what) } из резерва на свалку по вашему выбору
    [maybe] выкидывает { THINGS($n, $what) } из резерва на свалку по вашему выбору, если вы так решите
   *[they] выкидывает { THINGS($n, $what) } из резерва на свалку
}
cost-up-to = ценой не более { $n }
cost-exactly = ценой ровно { $n }
cost-at-least = { $n ->
    [0] любой цены
   *[other] ценой не менее { $n }
}
cost-up-to-more = { $sign ->
    [same] не дороже выкинутой карты
    [less] минимум на { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[other] { $n } монет
    } дешевле выкинутой карты
   *[more] не более чем на { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[other] { $n } монет
    } дороже выкинутой карты (можно и дешевле)
}
cost-exactly-more = { $sign ->
    [same] той же цены, что и выкинутая карта
    [less] ровно на { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[other] { $n } монет
    } дешевле выкинутой карты
   *[more] ровно на { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[other] { $n } монет
    } дороже выкинутой карты
}

## playing

trash-this = { $mood ->
    [may] вы можете выкинуть эту карту на свалку
   *[do] выкиньте эту карту на свалку
}
play-from-hand = { $mood ->
    [do] { $times ->
        [1] разыграйте { THINGS($one, $what) } с руки
        [2] выберите { THINGS($one, $what) } с руки и разыграйте эту карту дважды
        [3] выберите { THINGS($one, $what) } с руки и разыграйте эту карту трижды
        [few] выберите { THINGS($one, $what) } с руки и разыграйте эту карту { $times } раза
       *[other] выберите { THINGS($one, $what) } с руки и разыграйте эту карту { $times } раз
    }
    [may] вы можете { $times ->
        [1] разыграть { THINGS($one, $what) } с руки
        [2] выбрать { THINGS($one, $what) } с руки и разыграть эту карту дважды
        [3] выбрать { THINGS($one, $what) } с руки и разыграть эту карту трижды
        [few] выбрать { THINGS($one, $what) } с руки и разыграть эту карту { $times } раза
       *[other] выбрать { THINGS($one, $what) } с руки и разыграть эту карту { $times } раз
    }
    [they-may] может { $times ->
        [1] разыграть { THINGS($one, $what) } с руки
        [2] выбрать { THINGS($one, $what) } с руки и разыграть эту карту дважды
        [3] выбрать { THINGS($one, $what) } с руки и разыграть эту карту трижды
        [few] выбрать { THINGS($one, $what) } с руки и разыграть эту карту { $times } раза
       *[other] выбрать { THINGS($one, $what) } с руки и разыграть эту карту { $times } раз
    }
   *[they] { $times ->
        [1] разыгрывает { THINGS($one, $what) } с руки
        [2] выбирает { THINGS($one, $what) } с руки и разыгрывает эту карту дважды
        [3] выбирает { THINGS($one, $what) } с руки и разыгрывает эту карту трижды
        [few] выбирает { THINGS($one, $what) } с руки и разыгрывает эту карту { $times } раза
       *[other] выбирает { THINGS($one, $what) } с руки и разыгрывает эту карту { $times } раз
    }
}
play-it = { $mood ->
    [do] разыграйте её
    [may] вы можете разыграть её
    [they-may] может разыграть её
   *[they] разыгрывает её
}
unaffected = эта атака на вас не действует

## who, if and which

each-other = каждый соперник { $clauses }
each-player = каждый игрок, включая вас, { $clauses }
left-neighbour = сосед слева { $clauses }
if-did = если вы это сделали, { $clauses }
if-did-they = если он это сделал, { $clauses }
if-did-several = если { $mood ->
    [they] он сделал это не менее чем с { $n ->
        [one] { $n } картой
       *[other] { $n } картами
    }
   *[do] вы сделали это не менее чем с { $n ->
        [one] { $n } картой
       *[other] { $n } картами
    }
}, { $clauses }
otherwise = иначе { $clauses }
otherwise-they = иначе { $clauses }
if-it-is = если это { THINGS($one, $what, form: "nom") }, { $clauses }
if-none-in-hand-named = { $mood ->
    [they] без { CARD($card, form: "gen") } на руке { $clauses }
   *[do] если у вас на руке нет { CARD($card, form: "gen") }, { $clauses }
}
if-none-in-hand = { $mood ->
    [they] без { TYPES($types, form: "gen-pl", join: "or") } на руке { $clauses }
   *[do] если у вас на руке нет { TYPES($types, form: "gen-pl", join: "or") }, { $clauses }
}
if-hand-at-least = { $mood ->
    [they] { $n ->
        [1] при хотя бы одной карте на руке
        [one] при { $n } или более картах на руке
       *[other] при { $n } или более картах на руке
    } { $clauses }
   *[do] если у вас на руке { $n ->
        [1] есть хотя бы одна карта
        [one] не менее { $n } карты
       *[other] не менее { $n } карт
    }, { $clauses }
}
if-hand-at-most = { $mood ->
    [they] { $n ->
        [0] без карт на руке
        [1] при не более чем одной карте на руке
       *[other] при { $n } или менее картах на руке
    } { $clauses }
   *[do] если теперь у вас на руке { $n ->
        [0] нет карт
        [1] не более одной карты
        [one] не более { $n } карты
       *[other] не более { $n } карт
    }, { $clauses }
}
if-actions-played = если в этот ход вы разыгрывали карты действий не менее { $n ->
    [one] { $n } раза
   *[other] { $n } раз
} (считая этот), { $clauses }
if-named = если это названная карта, { $clauses }
choose = { $mood ->
    [may] вы можете выбрать { $n ->
        [1] один вариант
        [2] два разных варианта
        [3] три разных варианта
        [one] { $n } вариант, все разные
        [few] { $n } разных варианта
       *[other] { $n } разных вариантов
    }: { $options }
    [they-may] может выбрать { $n ->
        [1] один вариант
        [2] два разных варианта
        [3] три разных варианта
        [one] { $n } вариант, все разные
        [few] { $n } разных варианта
       *[other] { $n } разных вариантов
    }: { $options }
    [do] выберите { $n ->
        [1] один вариант
        [2] два разных варианта
        [3] три разных варианта
        [one] { $n } вариант, все разные
        [few] { $n } разных варианта
       *[other] { $n } разных вариантов
    }: { $options }
   *[they] выбирает { $n ->
        [1] один вариант
        [2] два разных варианта
        [3] три разных варианта
        [one] { $n } вариант, все разные
        [few] { $n } разных варианта
       *[other] { $n } разных вариантов
    }: { $options }
}
choose-per-type = за каждый тип этой карты { $mood ->
    [may] вы можете выбрать
    [they] выбирает
    [they-may] может выбрать
   *[do] выберите
} по одному варианту, без повторов: { $options }
for-each-different = для каждой раскрытой карты (одинаковые считаются один раз): { $clauses }
# $again: yes = more than once for the same Attack
when-attacked = когда соперник разыгрывает карту атаки, вы можете сначала раскрыть эту карту с руки{ $again ->
    [yes] {" "}(сколько угодно раз). При каждом раскрытии
   *[no] . Тогда
} { $clauses }
when-attacked-with = когда соперник разыгрывает карту атаки, а у вас на руке не менее { $n ->
    [one] { $n } карты
   *[other] { $n } карт
}, вы можете сначала раскрыть эту карту с руки{ $again ->
    [yes] {" "}(сколько угодно раз). При каждом раскрытии
   *[no] . Тогда
} { $clauses }
points = { $n ->
    [-1] −1 победное очко
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[other] { $n } победных очков
}
points-per-cards = 1 победное очко за { $n ->
    [1] каждую вашу карту
    [one] каждую { $n } вашу карту (с округлением вниз)
    [few] каждые { $n } ваши карты (с округлением вниз)
   *[other] каждые { $n } ваших карт (с округлением вниз)
}
points-per-card = 1 победное очко за { CARD($card, form: "gender") ->
    [f] каждую вашу { CARD($card, form: "acc") }
    [n] каждое ваше { CARD($card, form: "acc") }
   *[m] каждую вашу { CARD($card, 1, form: "acc") }
}
worth-coins = { $n ->
    [one] даёт { $n } монету
    [few] даёт { $n } монеты
   *[other] даёт { $n } монет
}
# $next: if = the second begins with a condition, then = it is simply done next
clause-list = { $next ->
    [if] { $a }; { $b }
   *[then] { $a }, затем { $b }
}

## tokens and mats: жетон, планшет

bonus-tokens = { $token ->
    [victory] { $n ->
        [one] +{ $n } жетон победы
        [few] +{ $n } жетона победы
       *[other] +{ $n } жетонов победы
    }
   *[pirate-ship] { $n ->
        [one] +{ $n } пиратский жетон
        [few] +{ $n } пиратских жетона
       *[other] +{ $n } пиратских жетонов
    }
}
bonus-tokens-each = { $token ->
    [victory] +1 жетон победы { each-of }
   *[pirate-ship] +1 пиратский жетон { each-of }
}
place-token = { $mood ->
    [they] кладёт
   *[do] положите
} { $token ->
    [embargo] жетон эмбарго
   *[trade-route] торговый жетон
} на стопку резерва
put-on-mat = { $mood ->
    [do] положите карту с руки на свой планшет { place-mat }
   *[they] кладёт карту с руки на свой планшет { place-mat }
}
put-this-on-mat = { $mood ->
    [do] положите эту карту на свой планшет { place-mat }
   *[they] кладёт эту карту на свой планшет { place-mat }
}
top-onto-mat = { $mood ->
    [do] положите верхнюю карту своей колоды рубашкой вверх на свой планшет { place-mat }
   *[they] кладёт верхнюю карту своей колоды рубашкой вверх на свой планшет { place-mat }
}
take-mat = { $mood ->
    [do] заберите на руку все карты со своего планшета { place-mat }
   *[they] забирает на руку все карты со своего планшета { place-mat }
}
place-mat = { $mat ->
    [island] Острова
   *[native-village] Местной деревни
}

## further ways to move cards

costs-less-types = до конца хода { TYPES($types, form: "nom-pl") } стоят на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
} меньше (но не меньше 0)
put-on-deck-down-to = { $mood ->
    [do] оставьте на руке { put-on-deck-down-to.left }, остальные положите на верх колоды в любом порядке
   *[they] оставляет на руке { put-on-deck-down-to.left }, остальные кладёт на верх своей колоды в любом порядке
}
    .left = { $n ->
        [1] одну карту
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
discard-all-of = { $mood ->
    [do] сбросьте раскрытые { TYPES($types, form: "acc-pl") }
   *[they] сбрасывает раскрытые { TYPES($types, form: "acc-pl") }
}
discard-others = { $mood ->
    [do] сбросьте остальные раскрытые карты
   *[they] сбрасывает остальные раскрытые карты
}
trash-or-discard-it = { $mood ->
    [do] выкиньте найденную карту на свалку или сбросьте её
   *[they] выкидывает найденную карту на свалку или сбрасывает её
}
# $but: yes = except those of the types $except
trash-from-play = { $mood ->
    [do] выкиньте на свалку все { TYPES($types, form: "acc-pl") }, которые у вас в игре
   *[they] выкидывает на свалку все { TYPES($types, form: "acc-pl") }, которые у него в игре
}{ $but ->
    [yes] , кроме { TYPES($except, form: "gen-pl") }
   *[no] {""}
}
bottom-to-top = { $mood ->
    [do] посмотрите нижнюю карту своей колоды и положите её наверх
    [may] посмотрите нижнюю карту своей колоды; вы можете положить её наверх
    [they-may] смотрит нижнюю карту своей колоды и может положить её наверх
   *[they] смотрит нижнюю карту своей колоды и кладёт её наверх
}
take-from-discard = { $mood ->
    [may] вы можете забрать на руку { THINGS($n, $what) } из своего сброса
    [do] заберите на руку { THINGS($n, $what) } из своего сброса
   *[they] забирает на руку { THINGS($n, $what) } из своего сброса
}
return-to-supply = { $mood ->
    [may] вы можете вернуть с руки в резерв { THINGS($n, $what) }
    [do] верните с руки в резерв { THINGS($n, $what) }
   *[they] возвращает с руки в резерв { THINGS($n, $what) }
}
things-copies = { $amount ->
    [up-to] { $n ->
        [1] не более одной такой карты
        [one] до { $n } такой карты
       *[other] до { $n } таких карт
    }
    [any] любое число таких карт
    [per-pile] за каждую пустую стопку резерва по такой карте
    [that-many] столько же таких карт
    [per-type] за каждый тип этой карты по такой карте
   *[exactly] { $n ->
        [1] одну такую карту
        [one] { $n } такую карту
        [few] { $n } такие карты
       *[other] { $n } таких карт
    }
}
# for other amounts: $things is one of them
things-each = { each-of } { $things }
set-aside = { $mood ->
    [do] отложите карту с руки рубашкой вверх
   *[they] откладывает карту с руки рубашкой вверх
}
take-back = { $mood ->
    [do] заберите отложенную карту на руку
   *[they] забирает отложенную карту на руку
}
put-this-on-deck = { $mood ->
    [do] положите эту карту на верх колоды
    [may] вы можете положить эту карту на верх колоды
    [they-may] может положить эту карту на верх своей колоды
   *[they] кладёт эту карту на верх своей колоды
}

## further ways to gain

gain-several = { $mood ->
    [do] получите
    [may] вы можете получить
    [they-may] может получить
   *[they] получает
}{ $to ->
    [hand] {" "}сразу на руку
   *[discard] {""}
} { $n } { CARD($card, $n, form: "acc") }{ $to ->
    [deck] {" "}и { $mood ->
        [do] положите на верх колоды
        [may] положить на верх колоды
        [they-may] положить на верх своей колоды
       *[they] кладёт на верх своей колоды
    }
   *[discard] {""}
}
gain-each = { $mood ->
    [do] получите
    [may] вы можете получить
    [they-may] может получить
   *[they] получает
}{ $to ->
    [hand] {" "}сразу на руку
   *[discard] {""}
} { CARD($card, form: "acc") } { each-of }{ $to ->
    [deck] {" "}и { $mood ->
        [do] положите на верх колоды
        [may] положить на верх колоды
        [they-may] положить на верх своей колоды
       *[they] кладёт на верх своей колоды
    }
   *[discard] {""}
}
# $gain: "получите карту ценой не более 4"
gain-aside = { $gain } и отложите её
gain-smuggled = { $gain } из тех, что сосед справа получил в свой последний ход
gain-not-named = { $gain }, которую в этот ход не называли для этой карты
gain-copy = { $mood ->
    [do] получите такую же карту
    [may] вы можете получить такую же карту
    [they-may] может получить такую же карту
   *[they] получает такую же карту
}
cost-exactly-total = ценой ровно в сумму цен выкинутых карт
# of the card just gained
put-gained-on-deck = { $mood ->
    [do] положите её на верх колоды
    [may] вы можете положить её на верх колоды
    [they-may] может положить её на верх своей колоды
   *[they] кладёт её на верх своей колоды
}
trash-gained = { $mood ->
    [do] выкиньте её на свалку
   *[they] выкидывает её на свалку
}

## further ways to play

# a card revealed or looked at
play-found = { $mood ->
    [do] разыграйте её
   *[they] разыгрывает её
}
# the card just gained
play-gained = { $mood ->
    [do] разыграйте её
    [may] вы можете разыграть её
    [they-may] может разыграть её
   *[they] разыгрывает её
}
# a Reaction itself
play-this = { $mood ->
    [do] разыграйте эту карту с руки
    [may] вы можете разыграть эту карту с руки
    [they-may] может разыграть эту карту с руки
   *[they] разыгрывает эту карту с руки
}
extra-turn = в конце этого хода возьмите только { $n ->
    [1] одну карту
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}. После этого хода сделайте дополнительный ход, если этот сам не дополнительный
bar-from-buying = эту карту в этот ход купить нельзя
bar-from-this = этой картой названную карту в этот ход получить нельзя

## later turns

next-turn = { $mood ->
    [they] в начале своего следующего хода { $clauses }
   *[do] в начале вашего следующего хода { $clauses }
}
until-then = до тех пор { $clauses }
protected = атаки соперников на вас не действуют
when-right-gains = когда сосед справа получает карту, { $clauses }
when-copy-gained = когда соперник в свой ход получает такую же карту, как отложенная, он { $clauses }
first-is-trashed = каждый соперник в каждый свой ход выкидывает на свалку первую разыгранную им карту из числа: { NAMES($names, join: "or") }

## further conditions

if-it-has-a-pile = если у неё есть стопка в резерве, { $clauses }
if-any-trashed = если так была выкинута хоть одна карта, { $clauses }
if-it-is-in-play = { $mood ->
    [they] если такая карта есть у него в игре, { $clauses }
   *[do] если такая карта есть у вас в игре, { $clauses }
}
if-piles-empty = если в резерве { $n ->
    [1] пуста хотя бы одна стопка
    [one] пусто не менее { $n } стопки
   *[other] пусто не менее { $n } стопок
}, { $clauses }

## what a card does besides being played

# a moment, said of you ($mood do) or of another player (they): "вы покупаете карту ценой не более 4"
moment-buy = { $mood ->
    [they] покупает
   *[do] вы покупаете
} { THINGS($n, $what) }{ $costs ->
    [yes] {" "}{ $cost }
   *[no] {""}
}{ $but ->
    [yes] , кроме { TYPES($except, form: "gen-pl", join: "or") }
   *[no] {""}
}
# $bought: yes = only one that was bought
moment-gain = { $mood ->
    [they] получает
   *[do] вы получаете
}{ $bought ->
    [yes] {" "}при покупке
   *[no] {""}
} { THINGS($n, $what) }
when-you-gain-this = когда вы получаете эту карту, { $clauses }
while-in-play = пока эта карта в игре: когда { $moment }, { $clauses }
# $once: yes = only the first time
this-turn = { $once ->
    [yes] один раз в этот ход, когда { $moment }, { $clauses }
   *[no] в этот ход, когда { $moment }, { $clauses }
}
on-pile-with = когда игрок { $moment } из стопки, на которой { $token ->
    [embargo] лежат жетоны эмбарго
   *[trade-route] лежит торговый жетон
}, он { $clauses }
when-you-gain = когда { $moment }, { $clauses }
when-anyone-gains = когда любой игрок (и вы тоже) { $moment }, { $clauses }
# a Reaction that is revealed: its effect follows
reveal-this = вы можете раскрыть эту карту с руки. Тогда { $clauses }
at-start-of-turn = в начале вашего хода { $clauses }
# $unless: yes = only if no card of the types was gained
at-end-of-buying = в конце вашей фазы покупок{ $unless ->
    [yes] , если в ней вы не получили { TYPES($types, form: "gen-pl", join: "or") }
   *[no] {""}
}, { $clauses }
less-per-in-play = в вашу фазу покупок эта карта стоит на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
} меньше за каждую карту { TYPES($types, form: "of", join: "or") }, которая у вас в игре (но не меньше 0)
not-bought-with = эту карту нельзя купить, пока у вас в игре есть { CARD($card, form: "nom") }
tokens-on-piles = { $token ->
    [embargo] подготовка: положите жетон эмбарго на каждую стопку карт { TYPES($types, form: "of", join: "or") } в резерве; когда из стопки получают первую карту, её жетон переходит на планшет
   *[trade-route] подготовка: положите торговый жетон на каждую стопку карт { TYPES($types, form: "of", join: "or") } в резерве; когда из стопки получают первую карту, её жетон переходит на планшет Торгового пути
}
is-a-treasure = если эта карта входит в набор, { CARD($card, form: "nom") } — ещё и сокровище, которое даёт { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}

## texts of their own, where a person says it better; a line of text a line

text-adventurer =
    Раскрывайте по одной карте с верха своей колоды, пока не найдёте 2 сокровища.
    Заберите эти сокровища на руку.
    Сбросьте остальные раскрытые карты.
text-bandit =
    Получите Золото.
    Каждый соперник раскрывает 2 карты с верха своей колоды, выкидывает из них на свалку одно сокровище (но не Медь) по своему выбору и сбрасывает остальные карты.
text-bureaucrat =
    Получите Серебро и положите его на верх колоды.
    Каждый соперник раскрывает карту победы с руки и кладёт её на верх своей колоды; если таких карт нет, раскрывает всю руку.
text-conspirator =
    +2 монеты
    Если в этот ход вы разыгрывали карты действий не менее 3 раз (считая этот), +1 карта и +1 действие.
text-diplomat =
    +2 карты
    Если теперь у вас на руке не более 5 карт, +2 действия.
    Когда соперник разыгрывает карту атаки, а у вас на руке не менее 5 карт, вы можете сначала раскрыть эту карту с руки (сколько угодно раз). При каждом раскрытии возьмите 2 карты, а затем сбросьте 3 карты с руки.
text-harbinger =
    +1 карта
    +1 действие
    Просмотрите свой сброс.
    Вы можете положить карту из него на верх колоды.
text-library =
    Добирайте карты, пока их на руке не станет 7.
    Каждую взятую карту действия вы можете сразу отложить.
    В конце сбросьте все отложенные карты.
text-mill =
    +1 карта
    +1 действие
    Вы можете сбросить 2 карты с руки. Если сбросили 2, +2 монеты.
    1 победное очко
text-mine =
    Вы можете выкинуть сокровище с руки на свалку.
    Если вы это сделали, получите сразу на руку сокровище не более чем на 3 монеты дороже выкинутого (можно и дешевле).
text-mine-1e =
    Выкиньте сокровище с руки на свалку.
    Если вы это сделали, получите сразу на руку сокровище не более чем на 3 монеты дороже выкинутого (можно и дешевле).
text-minion =
    +1 действие
    Выберите один вариант: +2 монеты; сбросьте всю руку и возьмите 4 карты, и то же делает каждый соперник, у которого на руке не менее 5 карт.
text-patrol =
    +3 карты
    Раскройте 4 карты с верха своей колоды.
    Заберите из них на руку все карты победы и все Проклятия.
    Верните остальные на верх колоды в любом порядке.
text-poacher =
    +1 карта
    +1 действие
    +1 монета
    За каждую пустую стопку резерва сбросьте карту с руки.
text-replace =
    Выкиньте карту с руки на свалку.
    Получите карту не более чем на 2 монеты дороже выкинутой (можно и дешевле).
    Если вы получили карту действия или сокровище, положите полученную карту на верх колоды.
    Если вы получили карту победы, каждый соперник получает Проклятие.
text-saboteur =
    Каждый соперник раскрывает по одной карте с верха своей колоды, пока не найдёт карту ценой не менее 3, и выкидывает её на свалку.
    Он может получить карту минимум на 2 монеты дешевле выкинутой.
    Остальные раскрытые карты он сбрасывает.
text-secret-chamber =
    Сбросьте любое число карт с руки.
    +1 монета за каждую сброшенную карту.
    Когда соперник разыгрывает карту атаки, вы можете сначала раскрыть эту карту с руки. Тогда возьмите 2 карты, а затем положите на верх колоды любые 2 карты с руки.
text-sentry =
    +1 карта
    +1 действие
    Посмотрите 2 верхние карты своей колоды.
    Каждую из них выкиньте на свалку, сбросьте или оставьте.
    Оставленные верните на верх колоды в любом порядке.
text-spy =
    +1 карта
    +1 действие
    Каждый игрок, включая вас, раскрывает верхнюю карту своей колоды, а вы решаете, сбросит он её или оставит наверху.
text-swindler =
    +2 монеты
    Каждый соперник выкидывает верхнюю карту своей колоды на свалку и получает карту той же цены по вашему выбору.
text-thief =
    Каждый соперник раскрывает 2 карты с верха своей колоды и выкидывает из них на свалку одно сокровище по вашему выбору.
    Вы можете получить любые из выкинутых сокровищ.
    Каждый соперник сбрасывает остальные раскрытые карты.
text-throne-room =
    Вы можете выбрать карту действия с руки и разыграть её дважды.
text-throne-room-1e =
    Выберите карту действия с руки и разыграйте её дважды.
text-torturer =
    +3 карты
    Каждый соперник выбирает: сбросить 2 карты с руки или получить сразу на руку Проклятие.
text-trading-post =
    Выкиньте 2 карты с руки на свалку.
    Если выкинули 2, получите сразу на руку Серебро.
text-tribute =
    Сосед слева раскрывает 2 карты с верха своей колоды и сбрасывает их.
    Для каждой из них (одинаковые карты считаются один раз): если это карта действия, +2 действия; если сокровище, +2 монеты; если карта победы, +2 карты.
text-wishing-well =
    +1 карта
    +1 действие
    Назовите карту.
    Раскройте верхнюю карту своей колоды.
    Если это названная карта, заберите её на руку, иначе оставьте её наверху.
text-cutpurse =
    +2 монеты
    Каждый соперник сбрасывает Медь с руки; если её нет, раскрывает всю руку.
text-haven =
    +1 карта
    +1 действие
    Отложите карту с руки рубашкой вверх. В начале вашего следующего хода заберите её на руку.
text-island =
    Положите эту карту и карту с руки на свой планшет Острова.
    2 победных очка
text-lookout =
    +1 действие
    Посмотрите 3 верхние карты своей колоды. Одну из них выкиньте на свалку, одну сбросьте, последнюю верните на верх колоды.
text-native-village =
    +2 действия
    Выберите один вариант: положите верхнюю карту своей колоды рубашкой вверх на свой планшет Местной деревни; заберите на руку все карты с этого планшета.
text-salvager =
    +1 покупка
    Выкиньте карту с руки на свалку. Получите столько монет, сколько она стоит.
text-smugglers =
    Получите такую же карту ценой не более 6, какую сосед справа получил в свой последний ход.
text-tactician =
    Если у вас на руке есть карты, сбросьте всю руку, и в начале вашего следующего хода +5 карт, +1 действие и +1 покупка.
text-treasure-map =
    Выкиньте на свалку эту карту и ещё одну Карту сокровищ с руки. Если выкинули две, получите 4 карты «Золото» и положите их на верх колоды.
text-ambassador =
    Раскройте карту с руки. Верните с руки в резерв до 2 таких карт. Затем каждый соперник получает такую же карту.
text-embargo =
    +2 монеты
    Выкиньте эту карту на свалку. Если вы это сделали, положите жетон эмбарго на стопку резерва.
    Когда игрок покупает карту из стопки с жетонами эмбарго, он получает по Проклятию за каждый жетон на ней.
text-explorer =
    Вы можете раскрыть Провинцию с руки. Если вы это сделали, получите сразу на руку Золото, иначе получите сразу на руку Серебро.
text-navigator =
    +2 монеты
    Посмотрите 5 верхних карт своей колоды. Выберите один вариант: сбросьте их все; верните их все на верх колоды в любом порядке.
text-pirate-ship =
    Выберите один вариант: +1 монета за каждый ваш пиратский жетон; либо каждый соперник раскрывает 2 карты с верха своей колоды, выкидывает из них на свалку одно сокровище по вашему выбору и сбрасывает остальные, и если кто-нибудь выкинул сокровище, +1 пиратский жетон.
text-blockade =
    Получите карту ценой не более 4 и отложите её. В начале вашего следующего хода заберите её на руку.
    Пока она отложена, соперник, который в свой ход получает такую же карту, получает и Проклятие.
text-corsair =
    +2 монеты
    В начале вашего следующего хода +1 карта.
    До тех пор каждый соперник выкидывает на свалку первое Серебро или Золото, которое разыгрывает в свой ход.
text-monkey =
    В начале вашего следующего хода +1 карта.
    До тех пор каждый раз, когда сосед справа получает карту, +1 карта.
text-sailor =
    +1 действие
    Один раз в этот ход, когда вы получаете карту длительности, вы можете разыграть её.
    В начале вашего следующего хода +2 монеты, и вы можете выкинуть карту с руки на свалку.
text-sea-chart =
    +1 карта
    +1 действие
    Раскройте верхнюю карту своей колоды. Если такая карта есть у вас в игре, заберите её на руку.
text-bank =
    +1 монета за каждое сокровище, которое у вас в игре, считая это.
text-bishop =
    +1 монета
    +1 жетон победы
    Выкиньте карту с руки на свалку. +1 жетон победы за каждые 2 монеты её цены (с округлением вниз).
    Каждый соперник может выкинуть карту с руки на свалку.
text-forge =
    Выкиньте любое число карт с руки на свалку.
    Получите карту, которая стоит ровно столько, сколько все выкинутые карты вместе.
text-grand-market =
    +1 карта
    +1 действие
    +1 покупка
    +2 монеты
    Эту карту нельзя купить, пока у вас в игре есть Медь.
text-hoard =
    +2 монеты
    В этот ход, когда вы получаете купленную карту победы, получите и Золото.
text-kings-court =
    Вы можете выбрать карту действия с руки и разыграть её трижды.
text-mint =
    Вы можете раскрыть сокровище с руки. Если вы это сделали, получите такую же карту.
    Когда вы получаете эту карту, выкиньте на свалку все сокровища, которые у вас в игре, кроме карт длительности.
text-rabble =
    +3 карты
    Каждый соперник раскрывает 3 карты с верха своей колоды, сбрасывает из них карты действий и сокровища, а остальные возвращает на верх колоды в любом порядке.
text-vault =
    +2 карты
    Сбросьте любое число карт с руки. +1 монета за каждую сброшенную карту.
    Каждый соперник может сбросить 2 карты с руки. Кто сбросил 2, берёт карту.
text-watchtower =
    Добирайте карты, пока их на руке не станет 6.
    Когда вы получаете карту, вы можете раскрыть эту карту с руки, чтобы выкинуть полученную на свалку или положить её на верх колоды.
text-contraband =
    +3 монеты
    +1 покупка
    Сосед слева называет карту. В этот ход вы не можете её купить.
text-counting-house =
    Просмотрите свой сброс. Раскройте из него любое число карт «Медь» и заберите их на руку.
text-goons =
    +1 покупка
    +2 монеты
    Каждый соперник оставляет на руке 3 карты, остальные сбрасывает.
    Пока эта карта в игре, за каждую купленную вами карту +1 жетон победы.
text-loan =
    +1 монета
    Раскрывайте по одной карте с верха своей колоды, пока не найдёте сокровище. Выкиньте его на свалку или сбросьте. Сбросьте остальные раскрытые карты.
text-mountebank =
    +2 монеты
    Каждый соперник может сбросить Проклятие с руки. Кто этого не сделал, получает Проклятие и Медь.
text-royal-seal =
    +2 монеты
    Пока эта карта в игре, каждую карту, которую вы получаете, вы можете положить на верх колоды.
text-talisman =
    +1 монета
    Пока эта карта в игре, когда вы покупаете карту ценой не более 4 (кроме карт победы), получите ещё одну такую же.
text-trade-route =
    +1 покупка
    Выкиньте карту с руки на свалку.
    +1 монета за каждый жетон на планшете Торгового пути.
    Подготовка: положите жетон на каждую стопку карт победы в резерве. Когда из стопки получают первую карту, её жетон переходит на планшет Торгового пути.
text-venture =
    +1 монета
    Раскрывайте по одной карте с верха своей колоды, пока не найдёте сокровище. Сбросьте остальные раскрытые карты и разыграйте это сокровище.
text-charlatan =
    +3 монеты
    Каждый соперник получает Проклятие.
    Если эта карта входит в набор, Проклятие — ещё и сокровище, которое даёт 1 монету.
text-clerk =
    +2 монеты
    Каждый соперник, у которого на руке не менее 5 карт, кладёт на верх своей колоды карту с руки.
    В начале вашего хода вы можете разыграть эту карту с руки.
text-collection =
    +2 монеты
    +1 покупка
    В этот ход за каждую полученную вами карту действия +1 жетон победы.
text-crystal-ball =
    +1 монета
    Посмотрите верхнюю карту своей колоды. Вы можете выкинуть её на свалку, сбросить или, если это карта действия или сокровище, разыграть.
text-investment =
    Выкиньте карту с руки на свалку.
    Выберите один вариант: +1 монета; либо выкиньте эту карту на свалку, раскройте всю руку, и +1 жетон победы за каждое сокровище с другим названием.
text-magnate =
    Раскройте всю руку. +1 карта за каждое раскрытое сокровище.
text-tiara =
    +1 покупка
    Вы можете выбрать сокровище с руки и разыграть его дважды.
    В этот ход каждую карту, которую вы получаете, вы можете положить на верх колоды.
text-war-chest =
    Сосед слева называет карту. Получите карту ценой не более 5, которую в этот ход не называли для Военной казны.
