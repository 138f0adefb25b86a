### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name and is never inflected: it is the subject or stands in brackets.
### $may: yes = one may also decline («вы можете»). [1] comes before [one], which is also 21, 31 ...

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Ополчение (разыгрывает Anna): сбросьте 2 карты с руки
ask-because-of = { CARD($card) } (разыгрывает { $who }): { $ask }
ask-ordered = { $ask }; карта, выбранная первой, окажется сверху

ask-action = разыграйте карту действия или завершите фазу действий
ask-treasure = разыграйте сокровища, затем покупайте
ask-buy = купите карту или завершите ход
# $card of the frame is the Attack
ask-react = вы можете раскрыть карту реакции
# a window: the card is bought or gained just now
ask-at-gain = получаемая карта — { CARD($card) }: { $ask }
ask-order-effect = выберите, какой эффект сработает следующим
ask-order-start = начало хода: выберите, какой эффект сработает следующим
# optional effects and Reactions; none is allowed
ask-react-effect = вы можете применить одну из этих карт
ask-react-start = начало хода: вы можете разыграть одну из этих карт
ask-pass = выберите карту с руки, чтобы передать её налево
ask-name = назовите карту
ask-place = выберите карту с руки, чтобы положить её в любое место колоды
ask-position = сколько карт должно лежать над этой картой? 0 — на самом верху, { $n } — в самом низу
ask-choose = { $may ->
    [yes] вы можете выбрать
   *[no] выберите
} { $n ->
    [1] один вариант
    [2] два разных варианта
    [3] три разных варианта
    [one] { $n } вариант, все разные
    [few] { $n } разных варианта
   *[other] { $n } разных вариантов
}
# one option that one may decline: OPTION says what it does, and that is an order
ask-may = если хотите, { OPTION($card, $key) }
ask-discard-top = верхняя карта вашей колоды — { CARD($card) }. Сбросить её?
ask-discard-top-of = верхняя карта колоды соперника ({ $who }) — { CARD($card) }. Сбросить её?
ask-set-aside = вы взяли { CARD($card, form: "acc") }. Отложить эту карту?
ask-play-it = вы сбросили { CARD($card, form: "acc") }. Разыграть эту карту?
# the name stands before it already
ask-trash-this = { CARD($card, form: "gender") ->
    [f] выкинуть её на свалку?
    [pl] выкинуть их на свалку?
   *[m] выкинуть его на свалку?
}
ask-bottom-to-top = нижняя карта вашей колоды — { CARD($card) }. Положить её наверх?
# Treasury: those in play
ask-topdeck-played = { $n ->
    [1] положить { CARD($card, form: "acc") } на верх колоды?
   *[other] выберите, сколько из них положить на верх колоды (можно ни одной): { CARD($card) }
}
# a Treasure that was looked for; the other answer discards it
ask-trash-or-discard = вы раскрыли { CARD($card, form: "acc") }. Выкинуть эту карту на свалку? Иначе она будет сброшена.
ask-deck-into-discard = переложить всю вашу колоду в сброс?
# where the card goes
ask-gain = { $may ->
    [yes] вы можете получить карту{ $to ->
        [hand] {" "}сразу на руку
        [deck] {" "}и положить её на верх колоды
        [aside] {" "}и отложить её
       *[discard] {""}
    }
   *[no] выберите карту, которую получите{ $to ->
        [hand] {" "}сразу на руку
        [deck] {" "}и положите на верх колоды
        [aside] {" "}и отложите
       *[discard] {""}
    }
}
ask-gain-for = выберите карту, которую получит { $who }
ask-trash-of = выберите раскрытую карту, которую { $who } выкинет на свалку
# of cards looked at or revealed, which the options name; $may yes: none to all of them
ask-trash-lifted = { $may ->
    [yes] выберите, какие из этих карт выкинуть на свалку (можно не выбирать)
   *[no] { $n ->
        [1] выкиньте на свалку одну из этих карт
       *[other] выкиньте на свалку { $n } из этих карт
    }
}
ask-discard-lifted = { $may ->
    [yes] выберите, какие из этих карт сбросить (можно не выбирать)
   *[no] { $n ->
        [1] сбросьте одну из этих карт
       *[other] сбросьте { $n } из этих карт
    }
}
ask-put-back = верните карты на верх колоды; карта, выбранная первой, окажется сверху

## options of choices that are said shorter than in the card's text

option-mill-discard = сбросьте 2 карты с руки (+2 монеты)
option-torturer-curse = получите сразу на руку { CARD("Curse", form: "acc") }
option-minion-discard = сбросьте всю руку и возьмите 4 карты; соперники, у которых на руке не менее 5 карт, делают то же
option-native-village-aside = положите верхнюю карту на планшет
option-native-village-hand = заберите карты с планшета
option-navigator-discard = сбросьте их все
option-navigator-deck = верните их на верх колоды
option-pirate-ship-coins = +1 монета за каждый пиратский жетон
option-pirate-ship-trash = нападите: соперники теряют сокровища
option-crystal-ball-trash = выкиньте её на свалку
option-crystal-ball-discard = сбросьте её
option-crystal-ball-play = разыграйте её
option-investment-coin = +1 монета
option-investment-trash = выкиньте эту карту ради жетонов победы
option-vault-discard = сбросьте 2 карты с руки и возьмите одну
option-watchtower-trash = выкиньте полученную карту на свалку
option-watchtower-deck = положите полученную карту на верх колоды
# Chancellor's only option
option-deck = да
