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
    [different] за каждое название среди карт { TYPES($types, form: "of-pl", join: "or") }, которые у { each-of.whose } на руке
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
    [they] если это копия карты, которая у него в игре, { $clauses }
   *[do] если это копия карты, которая у вас в игре, { $clauses }
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
less-per-in-play = в фазу покупок любого игрока эта карта стоит на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
} меньше за каждую карту { TYPES($types, form: "of", join: "or") }, которая у него в игре (но не меньше 0)
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
