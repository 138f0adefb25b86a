### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name and is never inflected: it is the subject or stands in brackets.
### $may: yes = one may also decline («вы можете»). [1] comes before [one], which is also 21, 31 ...

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Ополчение (разыгрывает Anna): сбросьте 2 карты с руки
ask-because-of = { CARD($card) } (разыгрывает { $who }): { $ask }
ask-ordered = { $ask }; карта, выбранная первой, окажется сверху

ask-action = разыграйте карту действия или завершите фазу действий
ask-treasure = разыграйте сокровища или переходите к покупкам
ask-buy = купите карту или завершите ход
# $card of the frame is the Attack
ask-react = вы можете раскрыть карту реакции
ask-pass = выберите карту с руки, чтобы передать её налево
ask-name = назовите карту
ask-place = выберите карту с руки, чтобы положить её в любое место колоды
ask-position = сколько карт должно лежать над этой картой? 0 — на самом верху, { $n } — в самом низу
ask-choose = выберите { $n ->
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
ask-deck-into-discard = переложить всю вашу колоду в сброс?
# where the card goes
ask-gain = { $may ->
    [yes] вы можете получить карту{ $to ->
        [hand] {" "}сразу на руку
        [deck] {" "}и положить её на верх колоды
       *[discard] {""}
    }
   *[no] выберите карту, которую получите{ $to ->
        [hand] {" "}сразу на руку
        [deck] {" "}и положите на верх колоды
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
ask-play = { $may ->
    [yes] вы можете { $times ->
        [1] разыграть карту действия с руки
        [2] выбрать карту действия с руки и разыграть её дважды
        [3] выбрать карту действия с руки и разыграть её трижды
        [few] выбрать карту действия с руки и разыграть её { $times } раза
       *[other] выбрать карту действия с руки и разыграть её { $times } раз
    }
   *[no] { $times ->
        [1] разыграйте карту действия с руки
        [2] выберите карту действия с руки и разыграйте её дважды
        [3] выберите карту действия с руки и разыграйте её трижды
        [few] выберите карту действия с руки и разыграйте её { $times } раза
       *[other] выберите карту действия с руки и разыграйте её { $times } раз
    }
}

## options of choices that are said shorter than in the card's text

option-mill-discard = сбросьте 2 карты с руки (+2 монеты)
option-torturer-curse = получите сразу на руку { CARD("Curse", form: "acc") }
option-minion-discard = сбросьте всю руку и возьмите 4 карты; соперники, у которых на руке не менее 5 карт, делают то же
# Chancellor's only option
option-deck = да
