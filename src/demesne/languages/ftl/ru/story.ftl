### История партии на последнем экране: предложения о том, почему так вышло.
### $who и $other — имена игроков, они не склоняются; если речь о читателе, одно из них — web-lobby-you, и $me говорит,
### какое: who, other или nobody.

story-curses = { $me ->
    [who] Ваша карта «{ CARD($card) }» с { $turn }-го хода раздала Проклятий: { $n } ({ $other }).
    [other] С { $turn }-го хода вы получили Проклятий: { $n } ({ $who }, «{ CARD($card) }»).
   *[nobody] С { $turn }-го хода { $other } получает Проклятий: { $n } ({ $who }, «{ CARD($card) }»).
}
story-discards = { $me ->
    [who] Сброшено карт из-за вашей карты «{ CARD($card) }»: { $n } ({ $other }).
    [other] Вам пришлось сбросить карт: { $n } ({ $who }, «{ CARD($card) }»).
   *[nobody] { $other } сбрасывает карт: { $n } ({ $who }, «{ CARD($card) }»).
}
story-instead = { $me ->
    [who] Денег хватало на Провинцию, но вы покупали { CARD($card, form: "acc") }. Таких покупок: { $n }.
   *[other] Денег хватает на Провинцию, но { $who } покупает { CARD($card, form: "acc") }. Таких покупок: { $n }.
}
story-first-province = Первая Провинция: { $who } — ход { $turn }, { $other } — ход { $n }.
story-only-province = Первая Провинция: { $who } — ход { $turn }, { $other } — ни одной.
story-rich = Ходы с деньгами на Провинцию: { $who } — { $n }, { $other } — { $m }.
story-poor = Ходы с 2 монетами и меньше: { $who } — { $n }, { $other } — { $m }.
story-dead = Карты действий, на которые не хватило действия: { $who } — { $n }, { $other } — { $m }.
story-drawn = Карты, взятые сверх обычного: { $who } — { $n }, { $other } — { $m }.
story-trashed = Выкинуто на свалку Меди, Поместий и Проклятий: { $who } — { $n }, { $other } — { $m }.
story-worth = Очки за карту «{ CARD($card) }»: { $who } — { $n }, { $other } — { $m }.
story-ended-provinces = { $me ->
    [who] Игру закончили вы в { $turn }-й ход: Провинций не осталось.
   *[other] Игру заканчивает { $who } в { $turn }-й ход: Провинций не осталось.
}
story-ended-colonies = { $me ->
    [who] Игру закончили вы в { $turn }-й ход: Колоний не осталось.
   *[other] Игру заканчивает { $who } в { $turn }-й ход: Колоний не осталось.
}
story-ended-piles = { $me ->
    [who] Игру закончили вы в { $turn }-й ход: опустело достаточно стопок.
   *[other] Игру заканчивает { $who } в { $turn }-й ход: опустело достаточно стопок.
}

## последний экран

story-decks = Колоды ход за ходом
story-decks-of = Колоды ход за ходом: { $who }. Числа — в таблице ниже.
story-class = { $part ->
    [copper] Медь
    [treasures] другие сокровища
    [actions] действия
    [land] земли
   *[curses] Проклятия
}
story-table = Таблицей
story-turns = Ход
story-how = Как это было
story-turn = Ход { $n }
story-curve-note = ход за ходом, в процентах
story-shared = Общая победа
story-played-as = Ваше имя в этой игре: { $who }
story-luck = { $side ->
    [for] Удача была на вашей стороне.
    [against] Удача была против вас.
   *[even] Удача была примерно равной.
} { $more ->
    [elsewhere] Дело было не в монетах.
    [more] Монет взято больше, чем ожидалось: на { $n }.
    [fewer] Монет взято меньше, чем ожидалось: на { $n }.
   *[none] Монет взято столько, сколько ожидалось.
}
story-again = Ещё попытка
story-again-note = позиция возвращается, и стол отвечает
story-again-asked = Тогда было так: { $move }. Найдёте ответ лучше?
story-verdict = { $verdict ->
    [best] Верно!
    [better] Лучше, чем тогда, но можно ещё лучше.
    [same] Так и было сыграно.
    [worse] Пока нет: это не лучше, чем тогда.
   *[unknown] Этот ответ никто не проверял. Играйте дальше — увидите.
}
story-best = Лучше всего: { $move }.
story-show = Показать
story-back = Назад к истории партии
