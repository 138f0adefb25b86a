### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name and is never inflected: it stands in brackets or is the subject.
### $may: yes = one may also decline («вы можете»). [1] comes before [one], which is also 21, 31 ...

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Ополчение (Anna): сбросьте 2 карты с руки
ask-because-of = { CARD($card) } ({ $who }): { $ask }
ask-ordered = { $ask }; названная первой окажется сверху

ask-action = разыграйте карту действия или завершите фазу действий
ask-treasure = вы можете разыграть сокровища
ask-buy = купите карту или завершите ход
# $card of the frame is the Attack
ask-react = вы можете раскрыть карту реакции
ask-pass = выберите карту с руки, чтобы передать её налево
ask-name = назовите карту
ask-place = выберите карту с руки, чтобы положить её в любое место колоды
ask-position = сколько карт должно лежать над ней: от 0 (в самом верху) до { $n } (в самом низу)?
ask-choose = выберите { $n ->
    [1] одно
    [2] два варианта
    [3] три варианта
    [one] { $n } вариант
    [few] { $n } варианта
   *[other] { $n } вариантов
}
# one option that one may decline: OPTION says what it does
ask-may = если хотите, { OPTION($card, $key) }
ask-discard-top = верхняя карта вашей колоды — { CARD($card) }: сбросить её?
ask-discard-top-of = верхняя карта колоды соперника ({ $who }) — { CARD($card) }: сбросить её?
ask-set-aside = вы взяли { CARD($card, form: "acc") }: отложить?
ask-play-it = верхняя карта вашего сброса — { CARD($card) }: разыграть её?
ask-trash-this = выкинуть эту { CARD($card, 1, form: "acc") } на свалку?
ask-deck-into-discard = переложить всю вашу колоду в сброс?
# where the card goes
ask-gain = { $may ->
    [yes] вы можете выбрать карту, которую получите
   *[no] выберите карту, которую получите
}{ $to ->
    [hand] {" "}сразу на руку
    [deck] {" "}и положите наверх колоды
   *[discard] {""}
}
ask-gain-for = выберите карту, которую получит { $who }
ask-trash-of = выберите раскрытую карту, которую { $who } выкинет на свалку
# of cards looked at or revealed, which the options name; $may yes: none to all of them
ask-trash-lifted = { $may ->
    [yes] выберите, какие из этих карт выкинуть на свалку (можно ни одной)
   *[no] { $n ->
        [1] выкиньте на свалку одну из этих карт
       *[other] выкиньте на свалку { $n } из этих карт
    }
}
ask-discard-lifted = { $may ->
    [yes] выберите, какие из этих карт сбросить (можно ни одной)
   *[no] { $n ->
        [1] сбросьте одну из этих карт
       *[other] сбросьте { $n } из этих карт
    }
}
ask-put-back = верните карты наверх колоды; названная первой окажется сверху
ask-play = { $may ->
    [yes] вы можете разыграть карту действия с руки
   *[no] разыграйте карту действия с руки
}{ $times ->
    [1] {""}
    [2] , а затем эту же карту ещё раз
    [3] , а затем эту же карту ещё дважды
    [few] {" "}{ $times } раза подряд
   *[other] {" "}{ $times } раз подряд
}

## options of choices that are said shorter than in the card's text

option-mill-discard = сбросьте 2 карты с руки и получите +2 монеты
option-minion-discard = сбросьте всю руку и возьмите 4 карты; соперники, у которых не менее 5 карт на руке, делают то же
# Chancellor's only option, in a list
option-deck = ваша колода
