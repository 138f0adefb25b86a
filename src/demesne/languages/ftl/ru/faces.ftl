### The small marks on a card's face: their names, for those who hear them and for the legend.

mark-card = карта
mark-treasure = карта сокровища
mark-action = действие
mark-buy = покупка
mark-coin = монета
mark-point = победное очко
mark-token = жетон
mark-curse = проклятие
mark-trash = на свалку
mark-gain = получить карту
mark-discard = сбросить
mark-deck = на верх колоды
mark-look = посмотреть карты
mark-attack = атака на соперников
mark-reaction = реакция
mark-play = разыграть действие
mark-pass = передать карту
mark-less = карты дешевле
mark-later = в следующий ход
mark-turn = дополнительный ход
mark-aside = отложить
mark-return = вернуть в резерв
mark-more = в тексте есть ещё

## a mark with an amount, under a condition, or as an alternative

face-marked = { $mark }: { $amount }
face-perhaps = возможно: { $what }
face-or = или { $what }
face-up-to = до { $n }
face-down-to = пока на руке не останется { $n }
face-any = сколько угодно
face-each = столько же
face-to = пока на руке не будет { $n }
face-times = { $n ->
    [few] { $n } раза
   *[other] { $n } раз
}

## where long words of names may be broken on a face, which has little room

face-breaks =
    Аван|пост Аван|тюра Астро|лябия Банди|ты Библио|тека Боль|шой Бухгал|терия Вельмо|жи Внутрен|ний Герцог|ство
    Дипло|мат Дозор|ный жела|ний Заговор|щик Инвес|тиция Иска|тель Иссле|дователь Камено|ломня Карауль|ный
    Карман|ник кол|дунья Коллек|ция Коло|ния Контра|банда Контра|бандисты Коро|бейник Королев|ский Лабора|тория
    Литей|ная Маска|рад Мастер|ская Мель|ница Монет|ный Мор|ская Мошен|ник Нако|вальня Обезья|на Опол|чение
    Памят|ник Плати|на Помес|тье Потай|ная Придвор|ный приклю|чений Прилив|ные Приспеш|ник Провин|ция Прокля|тие
    Расши|рение Рекон|струкция Ремес|ленник Ростов|щик Рыбац|кая Сабо|тажник Сереб|ро Согля|датай сокро|вищ
    Сокро|вищница Сторо|жевая Талис|ман Торго|вец Торго|вый Трон|ный Трущо|бы Управ|ляющий Усовершен|ствование
    Хрусталь|ный Централь|ный Чинов|ник Шарла|тан Шахтёр|ская Штур|ман Ярмар|ка

## the table

web-pile-deck = колода
web-pile-discard = сброс
web-pile-discard-n = сброс: { $n }
web-lane-bought = куплено
web-lane-aside = отложено
web-turn-order = Порядок ходов
web-stays = Остаётся в игре
web-question = Вопрос
web-count-actions = { $n ->
    [one] действие
    [few] действия
   *[other] действий
}
web-count-buys = { $n ->
    [one] покупка
    [few] покупки
   *[other] покупок
}
web-count-coins = { $n ->
    [one] монета
    [few] монеты
   *[other] монет
}
web-head-turn = Ход { $n }
web-head-extra = Дополнительный ход
web-left-provinces = Провинций: { $n }
web-left-colonies = Колоний: { $n }
web-piles-empty = пустых стопок: { $empty } из { $most }
warn-action = { CARD($card) }: эту карту ещё можно разыграть. Нажмите ещё раз, чтобы закончить фазу действий.
web-option-points = Показывать очки всех игроков
web-option-points-note = Только то, что можно было запомнить; не в играх, где карты передают рубашкой вверх.
web-option-tracker = Показывать каждому, что лежит в его колоде и сбросе
web-option-tracker-note = Только то, что можно было запомнить, и никогда не порядок. Карты остальных тоже видны, если карты не передают рубашкой вверх.
web-tracked = Карты всех игроков
web-besides = Рядом с резервом
web-bane = Одиннадцатая стопка: { CARD($card) }
web-besides-top = { CARD($pile) }, сверху: { CARD($card) }
web-potions = Зелья в этот ход: { $n }
web-controller = В этот ход решает { $who }
web-tavern = Планшет Таверны, { $who }: { CARDS($cards) }
# $bonus: what the token gives, such as “+1 Card”
web-plus = Жетон «{ $bonus }», { $who }: { CARD($card) }
# a token of a player that makes the cards of a pile cheaper, one that lets the player trash a card there
web-minus-cost = Дешевле на 2, { $who }: { CARD($card) }
web-trashing = Жетон свалки, { $who }: { CARD($card) }
# tokens before a player
web-minus-card = { $who }: при следующем взятии на одну карту меньше
web-minus-coin = { $who }: в следующий раз на одну монету меньше
web-journey = { $who }: жетон путешествия лежит лицом вниз
web-stock = { CARD($card) }: { token-victory }
web-tracked-deck = В вашей колоде: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-tracked-discard = В вашем сбросе: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-tracked-owned = Все карты игрока { $who }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-points = очки: { $n }
web-set-end = Заканчивать ход, когда монет не осталось
web-key-piles = стопки королевства слева направо; с Shift и до фазы покупок
