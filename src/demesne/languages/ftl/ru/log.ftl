### The log: what happened, present tense, third person. $who is a player's name and is never inflected: it is the subject
### of the sentence or stands before a colon. CARDS always stands in the accusative, after the verb and its complements.

log-turn = Ход { $n } — { $who }
# $n counts their own turns; an extra turn has no number
log-turn-extra = Дополнительный ход — { $who }
log-play = { $who } разыгрывает { CARDS($cards, form: "acc") }
# Treasures: $n is the coins they give together
log-play-coins = { $who } разыгрывает { CARDS($cards, form: "acc") } ({ $n ->
    [one] +{ $n } монета
    [few] +{ $n } монеты
   *[other] +{ $n } монет
})
# a card played once more (Throne Room); $card is the same as $cards
log-play-again = { $who } ещё раз разыгрывает { CARD($card, form: "acc") }
# $bonus: "+2 действия, +1 покупка", in the nominative
log-bonus = { $who }: { $bonus }
log-draw = { $who } берёт { CARDS($cards, form: "acc") }
log-discard = { $who } сбрасывает { CARDS($cards, form: "acc") }
log-trash = { $who } выкидывает на свалку { CARDS($cards, form: "acc") }
log-buy = { $who } покупает { CARDS($cards, form: "acc") }
log-gain = { $who } получает { $to ->
    [hand] сразу на руку { CARDS($cards, form: "acc") }
    [deck] { CARDS($cards, form: "acc") } и кладёт на верх колоды
    [aside] { CARDS($cards, form: "acc") } и откладывает
   *[discard] { CARDS($cards, form: "acc") }
}
log-reveal = { $who } раскрывает { CARDS($cards, form: "acc") }
log-reveal-hand = { $who } раскрывает с руки { CARDS($cards, form: "acc") }
log-look = { $who } смотрит верхние карты колоды: { CARDS($cards) }
log-set-aside = { $who } откладывает { CARDS($cards, form: "acc") }
log-topdeck = { $who } кладёт на верх колоды { CARDS($cards, form: "acc") }
# out of the revealed cards
log-take = { $who } забирает на руку { CARDS($cards, form: "acc") }
# $to is the name of the player who gets the card
log-pass = { $who } передаёт { CARDS($cards, form: "acc") } игроку слева ({ $to })
# $n: how many cards lie above it; 0 is the top
log-place = { $who } кладёт { CARDS($cards, form: "acc") } в колоду, { $n ->
    [0] на самый верх
    [one] под { $n } карту
    [few] под { $n } карты
   *[other] под { $n } карт
}
# OPTION quotes the options in the words of the card, one or several: "сбросьте 2 карты с руки"
log-choose = { $who }: выбрано «{ OPTION($card, $keys) }»
log-name = { $who } называет карту «{ CARD($card) }»
log-react = { $who } раскрывает { CARD($card, form: "acc") }
log-unaffected = { $who } не попадает под эту атаку
log-shuffle = { $who } перемешивает сброс
log-deck-into-discard = { $who } перекладывает всю колоду в сброс
log-costs-less = До конца хода карты стоят на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
} меньше
# to the Supply
log-return = { $who } возвращает в резерв { CARDS($cards, form: "acc") }
# $mat: island, native-village
log-to-mat = { $who } кладёт на планшет { $mat ->
    [island] Острова
   *[native-village] Местной деревни
} { CARDS($cards, form: "acc") }
# $token: victory, pirate-ship
log-tokens = { $who }: +{ $token ->
    [victory] { token-victory }
   *[pirate-ship] { token-pirate-ship }
}
# onto a pile
log-place-token = { $who } кладёт { $token ->
    [embargo] жетон эмбарго
   *[trade-route] торговый жетон
} на стопку «{ CARD($card) }»
log-token-moved = Торговый жетон переходит на планшет со стопки «{ CARD($card) }»
# named for a card ($card): not bought, or not gained with that card, this turn
log-bar = В этот ход под запретом: { CARD($card) }
# the later part of a Duration
log-later = В начале хода: { CARD($card) }
log-extra = { $who } после этого хода делает дополнительный
# in an extra turn no further one follows
log-small-hand = { $who } в конце хода возьмёт только { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
log-costs-less-types = До конца хода { TYPES($types, form: "nom-pl") } стоят на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
} меньше
log-resign = { $who } сдаётся
log-cut-short = Эффектов слишком много: на этом они прерываются
log-end-provinces = Конец игры: Провинции закончились
log-end-colonies = Конец игры: Колонии закончились
log-end-piles = Конец игры: опустело достаточно стопок
log-end-limit = Конец игры: достигнут предел числа ходов
log-pile-empty = Стопка закончилась: { CARD($card) }
