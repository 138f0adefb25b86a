### The game in the terminal: what stands around the cards, commands, questions about the game itself.

## Commands: a letter and words, with spaces between. A letter stands for one command only.
## Natural first letters are taken even where they stand on the key of another English letter: «н» on the key Y has to mean
## «нет» and «и» on the key B «играть». Where no good letter is left the command has words only, as its English letter works.

key-help = помощь справка карта
key-again = ч что повтор
key-hand = р рука
key-supply = с стопки резерв
key-status = х ход обзор
key-log = л лог журнал
key-deck = к карты колода
key-treasures = м монеты сокровища
key-end = з завершить дальше
key-undo = о отмена отменить
key-all = в все
key-none = н нет ничего
key-yes = д да
key-play = и играть разыграть
key-buy = п покупка купить
key-auto = авто
key-save = сохранить
key-quit = выход выйти

## What the commands do, a line each in the help

does-pick = название, его первые буквы или номер варианта: выбрать; несколько — через запятую
does-enter = просто Enter: завершить фазу, отказаться, ничего не выбирать
does-help = что можно ввести; ? и название карты — её текст и разъяснения
does-again = повторить вопрос
does-hand = ваша рука
does-supply = цены карт резерва и сколько их осталось
does-status = ход, счётчики, соперники, скоро ли конец игры
does-log = что произошло; с числом — столько последних строк
does-deck = все ваши карты, где бы они ни лежали
does-treasures = разыграть все сокровища
does-end = завершить фазу
does-undo = отменить последний ответ; если с тех пор открылись новые карты, программа переспросит
does-all = выбрать всё, что есть
does-none = ничего не выбирать
does-yes = согласиться
does-play = разыграть карту
does-buy = разыграть все сокровища, затем купить карту
does-auto = отвечать за вас на простые вопросы (0 — ни на какие, 1 — на обычные, 2 — почти на все); с названием карты — только для неё
does-save = показать, где хранится партия; с именем файла — сохранить туда копию
does-quit = выйти; партия сохранится

## The table

table-title = Ход { $n } — { $who }, { $phase }
table-title-extra = Дополнительный ход — { $who }, { $phase }
table-actions = Действий: { $n }
table-buys = покупок: { $n }
table-coins = монет: { $n }
# $provinces left in the pile; $empty piles of $most that end the game
table-end = Осталось Провинций: { $provinces }, пустых стопок: { $empty } из { $most }
# the same in a game with Colonies
table-end-colonies = Осталось Провинций: { $provinces }, Колоний: { $colonies }, пустых стопок: { $empty } из { $most }
# one line per other player
table-other = { $who } — рука: { $hand }, ходы: { $turns }, сброс: { $top ->
    [none] пусто
   *[other] { CARD($top) }
}
table-bot = бот, { $level }
table-level = { $level ->
    [novice] начинающий
    [gentle] лёгкий
    [fair] средний
    [strong] сильный
    [expert] эксперт
    [master] мастер
   *[own] своя стратегия
}
table-in-play = В игре: { $cards }
table-hand = Рука: { $cards }
table-aside = Отложено: { $cards }
# Durations whose later part is still to come: "Haven (Gold), Wharf"
table-later = Ещё предстоит: { $cards }
# $n cards that the reader may not see
table-hidden = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[other] { $n } карт рубашкой вверх
}
table-tokens = Жетоны: { $tokens }
# on Supply piles: "Estate (1 Trade Route token)"
table-pile-tokens = На стопках: { $piles }
table-mat-tokens = На планшете Торгового пути: { $tokens }
# cards that somebody has named, which cannot be bought or gained this turn because of { $card }
table-barred = Названо для карты «{ CARD($card) }»: { $cards }
table-trash = Свалка: { $cards }
table-empty = пусто
# cards counted, in a line of their own
table-listed = { CARDS($cards) }
# the page opens the card's text
table-look-up = { CARD($card) }
# when nobody has chosen a name
table-player = Игрок { $n }
# the options with their numbers
table-options = Варианты: { $options }
# shown before the place where one types; $enter: what Enter alone does (more: it must be answered)
table-answer = Ваш ответ (? — справка{ $enter ->
    [end-phase] ; Enter — завершить фазу
    [end-turn] ; Enter — завершить ход
    [nothing] ; Enter — ничего не выбирать
   *[more] {""}
})
table-go-on = Enter — дальше
table-supply-line = { CARD($card) }: цена { $cost }, осталось { $n }
table-cards-owned = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}: { $cards }
table-auto = Автоответы: уровень { $level }
table-auto-card = Автоответы для карты «{ CARD($card) }»: уровень { $level }
table-cover = Дальше играет { $who }. Все остальные отворачиваются.
table-cover-go = { $who }: Enter — показать ваши карты

## Questions about the game itself

warn-unspent = У вас ещё { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
} и { $buys ->
    [one] { $buys } покупка
    [few] { $buys } покупки
   *[other] { $buys } покупок
}. Ещё раз Enter — завершить ход.
warn-treasures = У вас на руке ещё есть сокровища. Ещё раз Enter — продолжить без них.
warn-end = Если купить карту «{ CARD($card) }», игра закончится после этого хода. Назовите её ещё раз, чтобы купить.
warn-curse = { CARD("Curse") } отнимает одно очко. Всё равно купить?
undo-done = Отменено.
undo-nothing = Отменять нечего.
undo-seen = С тех пор открылись новые карты. Всё равно отменить ответ?
undo-agree = { $who } хочет отменить ответ, хотя открылись новые карты. Остальные согласны?
undo-refused = Ответ остаётся в силе.

## The end

end-title = Игра окончена.
end-provinces = Провинции закончились.
end-colonies = Колонии закончились.
end-piles = { $n ->
    [one] Опустела { $n } стопка.
    [few] Опустели { $n } стопки.
   *[other] Опустело { $n } стопок.
}
end-limit = Достигнут предел числа ходов.
end-score = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
# $n copies at $each points make $points
end-card = { $n ->
    [1] { CARD($card) }: { $points }
   *[other] { CARD($card) } ×{ $n }, по { $each ->
        [one] { $each } очку
        [few] { $each } очка
       *[other] { $each } очков
    }: { $points }
}
end-deck = Все карты: { $cards }
end-won = { $who } побеждает.
end-tie-turns = { $who } побеждает: очков поровну ({ $others }), но ходов меньше.
end-shared = { $who } делят победу: поровну и очков, и ходов.

## Leaving and coming back

kept = Партия сохранена. Продолжить: { $command }
kept-unfinished = Есть незаконченная партия. Продолжить: { $command }
resumed = Партия продолжается: ход { $n }.
saved = Файл партии: { $file }
record-kept = Запись партии: { $file }
interrupted-game = Прервано.
