### The others' turns step by step, the end of a game, its analysis, the coach.

## the other player's turn

step-playing = Сейчас ходит { $who }
step-unaffected = Вас эта атака не затрагивает
step-again = Повтор
# a button; "now" where nobody here plays
step-skip = К моему ходу
step-skip-now = К текущему моменту
step-next = Дальше
step-once-more = Ещё раз
# $turn: "Turn 7: Anna"
step-show-again = Показать этот ход ещё раз — { $turn }
step-speed = Скорость показа чужих ходов
step-speed-slow = медленно
step-speed-normal = средне
step-speed-fast = быстро
step-speed-off = выкл.
# a badge: what has come to a pile
step-plus = +{ $n } { CARD($card, $n) }

## the end

end-standings = Итоги
end-chance = Вероятность вашей победы
# of somebody else
end-chance-of = Вероятность победы: { $who }
end-turning = Перелом: ход { $n }
end-costliest-none = Решений, которые явно обошлись дорого, не было.
end-played = как было
end-better = лучше
end-luck = Удача
end-luck-of = { $who }: { $points } ± { $error } п. п.
end-luck-coins = Монет взято: { $drawn }, ожидалось: { $expected }
end-analyse = Анализ

## the analysis board

board-title = Анализ
board-running = Идёт анализ: решений { $done } из { $total }
board-win = { $who }: { $n } %
board-bar = Вероятность победы
board-best = Лучшие ответы здесь
board-only = Здесь решать было нечего.
board-not-yet = Это решение ещё не разобрано.
board-played = так и было сыграно
board-moves = Ответы
board-as-good = не хуже лучшего: { $n } из { $of }
board-all-open = всё открыто
board-cost = потеряно п. п.: { $n }
board-loss = { $answer }: на { $n } п. п. хуже
board-assumes = На чём основаны эти числа
board-words = Что можно подсчитать
board-more = Очки и монеты по ходам
board-log = Журнал до этого места
move-play = разыгрывает { CARDS($cards, form: "acc") }
move-buy = покупает { CARDS($cards, form: "acc") }
move-gain = получает { CARDS($cards, form: "acc") }
move-trash = выкидывает на свалку { CARDS($cards, form: "acc") }
move-discard = сбрасывает { CARDS($cards, form: "acc") }
move-no-actions = завершает фазу действий
move-no-treasures = не разыгрывает сокровищ
move-no-buys = ничего не покупает
# $card asks, $answer: cards, options or a number
move-answer = { CARD($card) }: { $answer }

## the coach

coach-warn = Тренер может вмешаться
coach-warn-note = В играх против ботов: одно предложение, если ответ явно обходится слишком дорого. В королевстве дня — никогда.
coach-anyway = Всё в порядке
coach-back = Взять назад
coach-why = Почему?
coach-ways = Если продолжить так:
coach-way-money = только деньги
coach-way-few = деньги и { CARDS($cards) }
coach-way-many = { NAMES($cards) }
coach-way-begun = ваши прежние карты, ещё по одной
coach-way-more = как можно больше ваших прежних карт
coach-no-card = ничего
coach-offer = Пусть тренер скажет слово, когда ответ обходится вам дорого?
coach-offer-yes = Да, пожалуйста
coach-offer-no = Нет, спасибо
coach-close = Закрыть совет
coach-warning = Тренер
coach-yours = ваш выбор
coach-best = Лучшие ответы и вероятность победы:
coach-rated = { $move }: { $win } %
# an option of a table
coach-option = Подсказки в игре между людьми
coach-option-note = Все игроки могут спрашивать бота и получают предупреждения о грубых ошибках. Кто присоединяется, видит это заранее.
