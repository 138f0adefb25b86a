### Отчёт симулятора: страница с графиками, таблицами и предложениями, и четыре главных графика одной картинкой.
### $name, $first и $others — имена стратегий, они не меняются и не склоняются. Доля ($share, $even, $high, $won, $shared)
### приходит со знаком, как её пишет sim-percent; $low — одно число, ведь в интервале знак нужен только раз.
### Средние приходят с дробной частью, поэтому после них всегда родительный падеж единственного числа: «27,4 раунда».
### На графиках места мало: чем короче подпись, тем лучше.

## Страница

# $others: остальные стратегии, перечислены
report-title = { $first } против { $others }
report-made-with = «Доминион» (Dominion), симуляция в Demesne { $version }
report-unofficial = Неофициальный проект поклонников игры; издатель «Доминиона» в нём не участвовал и его не одобрял.
report-who-wins = Кто побеждает
report-turn-by-turn = Ход за ходом
report-the-end = Конец партии
report-bought-when = Что и когда покупали
report-bought-when-note = Сколько карт получено за партию в каждый ход, купленных или полученных иначе; чем гуще цвет, тем больше.
report-kingdom = Королевство
report-strategies = Стратегии
# стоит там, где у стратегии одним предложением сказана её идея
report-bot = бот на Python
report-search = { $n ->
    [one] бот, который ищет лучший ход: { $n } пробная партия на решение; списки, которые он рассматривает:
    [few] бот, который ищет лучший ход: { $n } пробные партии на решение; списки, которые он рассматривает:
   *[other] бот, который ищет лучший ход: { $n } пробных партий на решение; списки, которые он рассматривает:
}
report-samples = Примеры партий
report-basis = На чём это основано
report-limits = Чего это не доказывает
report-numbers = Числа
# $title: название графика
report-numbers-of = { $title }: числа

## Первое предложение: кто лучше, если партий хватает, чтобы это сказать

report-single = Всего одна партия: видно, как стратегии играют, но не видно, какая лучше.
report-wins-most = { $games ->
    [one] { $name } побеждает чаще всех: { $share } из { $games } партии (95%-й доверительный интервал { $low }–{ $high }).
   *[other] { $name } побеждает чаще всех: { $share } из { $games } партий (95%-й доверительный интервал { $low }–{ $high }).
}
# у двух лучших стратегий одинаковая доля
report-all-level = { $games ->
    [one] Поровну: у лучших по { $share } из { $games } партии.
   *[other] Поровну: у лучших по { $share } из { $games } партий.
}
report-unsure = { $games ->
    [one] Явного победителя нет: впереди { $name }, { $share } из { $games } партии, но для уверенности этого мало (95%-й доверительный интервал { $low }–{ $high }).
   *[other] Явного победителя нет: впереди { $name }, { $share } из { $games } партий, но для уверенности этого мало (95%-й доверительный интервал { $low }–{ $high }).
}
report-no-interval = { $games ->
    [one] Явного победителя нет: впереди { $name }, { $share } из { $games } партии, но без доверительного интервала.
   *[other] Явного победителя нет: впереди { $name }, { $share } из { $games } партий, но без доверительного интервала.
}

## Сведения в начале страницы: название и под ним значение

report-fact-games = Партии
report-fact-rounds = Раундов в среднем
report-fact-first-seat = Ходящий первым
report-first-won = { $won } побед
# победа, разделённая с другим игроком
report-first-shared = { $shared } ничьих
report-fact-edition = Редакция
report-fact-seed = Зерно
report-fact-time = Время
report-seconds = { $n } с
report-speed = { $games ->
    [one] { $games } партия в секунду
    [few] { $games } партии в секунду
   *[other] { $games } партий в секунду
}

## Верх и низ картинки

# $rounds: среднее с одним знаком после запятой
report-picture-facts = { $games ->
    [one] { $games } партия, в среднем { $rounds } раунда, редакция { $edition }, зерно { $seed }
    [few] { $games } партии, в среднем { $rounds } раунда, редакция { $edition }, зерно { $seed }
   *[other] { $games } партий, в среднем { $rounds } раунда, редакция { $edition }, зерно { $seed }
}
report-picture-foot = Королевство: { NAMES($cards) }. Demesne { $version }

## Доли побед

report-shares = Доли побед
report-shares-note = Точки: доля выигранных партий; победа, которую делят k игроков, идёт за 1/k. Отрезки: 95%-й доверительный интервал. Пунктир: равная доля.
# в таблице и рядом с долей
report-interval = { $low }–{ $high }
# $interval: как говорит report-interval
report-share-summary = { $name }: { $share } ({ $interval }).
report-share-alone-summary = { $name }: { $share }.
report-even-summary = Равная доля составила бы { $even }.
# на графике
report-even = равная доля { $even }
report-share-axis = % выигранных партий
# $share: с интервалом, если он есть
report-share-tip = { $name }: { $share }
report-outcomes-tip = побед: { $wins }, ничьих: { $ties }, поражений: { $losses }
report-head-strategy = Стратегия
report-head-share = Доля
report-head-interval = 95%-й интервал
report-head-wins = Победы
report-head-shared = Ничьи
report-head-losses = Поражения
report-head-mean-points = Средние очки

## Вероятность быть впереди

report-ahead = Вероятность быть впереди
report-ahead-note = Доля партий, в которых после этого раунда у стратегии больше очков, чем у любой другой; законченные партии идут в счёт со своим результатом.
# на графике: больше всех очков не у кого-то одного
report-level = поровну
report-ahead-summary = { $name } после { $round }-го раунда впереди в { $share } партий.
report-level-summary = После { $round }-го раунда у лучших поровну в { $share } партий.
report-no-rounds = Не сыграно ни одного раунда.
report-games-axis = % партий
report-round-axis = раунд
report-head-round = Раунд
report-round-tip = Раунд { $round }
report-ahead-tip = { $name }: { $share }

## Монеты и очки по ходам

report-coins = Монеты по ходам
report-coins-axis = монет на покупки
# $begin и $end: средние с одним знаком после запятой
report-coins-summary = { $name }: { $begin } монеты на покупки в { $from }-й ход, { $end } в { $to }-й.
report-points = Очки по ходам
report-points-axis = очков в конце хода
report-points-summary = { $name }: { $begin } очка в конце { $from }-го хода, { $end } в конце { $to }-го.
report-no-turns = { $name }: ходов нет.
report-means-note = Линии: среднее по партиям, в которых был этот ход.
report-single-note = Как было в этой единственной партии.
report-bands-note = Полосы: стандартное отклонение в обе стороны.
report-cut-note = Линия обрывается там, где продолжается меньше 2 % партий.
report-turn-axis = ход
report-head-turn = Ход
# столбец: во скольких партиях был этот ход
report-head-turn-games = партий
report-turn-tip = Ход { $turn }
# $value: среднее, с отклонением, если оно есть
report-value-tip = { $games ->
    [one] { $name }: { $value } ({ $games } партия)
    [few] { $name }: { $value } ({ $games } партии)
   *[other] { $name }: { $value } ({ $games } партий)
}

## Длина партий

report-length = Длина партий
report-length-note = Партии по числу раундов.
report-length-bars-note = { $n ->
    [one] Каждый столбец объединяет { $n } значение.
    [few] Каждый столбец объединяет { $n } значения.
   *[other] Каждый столбец объединяет { $n } значений.
}
report-length-mean-note = Пунктир: среднее.
report-length-summary = В среднем { $mean } раунда, от { $low } до { $high }.
report-length-none-summary = В среднем { $mean } раунда.
# на графике
report-mean = среднее { $mean }
report-rounds-axis = раунды
report-rounds-tip = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
report-rounds-between-tip = раунды: { $low }–{ $high }
# под числом раундов или рядом с тем, как закончились партии
report-games-tip = { $games ->
    [one] { $games } партия ({ $share })
    [few] { $games } партии ({ $share })
   *[other] { $games } партий ({ $share })
}
report-head-rounds = Раунды
report-head-games = Партии

## Как закончились партии

report-ends = Как закончились партии
report-ends-note = При двух, трёх и четырёх игроках партию заканчивают три пустые стопки, при пяти и шести — четыре.
# как закончилась партия, в списке
report-end-provinces = закончились { CARD("Province", form: "nom-pl") }
report-end-colonies = закончились { CARD("Colony", form: "nom-pl") }
report-end-piles = опустели другие стопки
report-end-limit = достигнут предел
# $end: одно из трёх предыдущих
report-end-summary = { $games ->
    [one] { $end }: { $games } партия, { $share }.
    [few] { $end }: { $games } партии, { $share }.
   *[other] { $end }: { $games } партий, { $share }.
}
report-head-end = Конец

## Что и когда получали

# $n: сколько таких карт за партию, с двумя знаками после запятой
report-gained-copies = { CARD($card) } { $n }
# $cards: четыре карты, которые получали чаще всего, каждая как в report-gained-copies
report-gained-summary = Получено карт за партию, от большего к меньшему: { $cards }.
report-gained-nothing = Не получено ни одной карты.
# над столбцом чисел
report-per-game = за партию
report-gained-tip = { CARD($card) }, ход { $turn }: { $n }
# рядом с самым густым цветом; $n: с двумя знаками после запятой
report-peak = { $n } карты за ход
report-head-card = Карта
# столбец: за все ходы вместе
report-head-all = Всего

## Анализ партии; вероятность ($win, $before, $after) приходит со знаком, $loss и $error — числами

analyse-player = Игрок { $n }
analyse-title = Анализ: { $names }
analyse-kicker = Партия в «Доминион» (Dominion), анализ в Demesne { $version }
analyse-result = Итог: { $scores }
analyse-unfinished = Запись кончается раньше игры.
analyse-interrupted = Прервано: сделано { $done } из { $total } шагов; вот что известно.
analyse-bar = решения
analyse-curve = Вероятность победы
analyse-curve-note = Перед каждым решением: по тому, что знает игрок, принимающий решение, если дальше все играют по списку бота. Точки: решения, которые дорого обошлись.
analyse-curve-axis = вероятность победы, %
analyse-decision-axis = решение
analyse-curve-summary = { $name }: { $begin } перед первым решением, { $end } перед последним.
analyse-head-decision = Решение
analyse-costliest = Решения, которые обошлись дороже всего
analyse-nothing-costly = Решений, которые явно обошлись дорого, не было.
analyse-not-yet = Об этом пока ничего не известно.
analyse-unsure = Чтобы узнать это точно, не хватило времени.
analyse-move = { $n }. Ход { $turn }, { $who }, { $what }: { $chosen }
analyse-better = Лучше: { $best } ({ $win }). Потеряно: { $loss } ± { $error } п. п.
analyse-kept = Лучшее из найденного.
analyse-answer = { $answer }: { $win } ± { $error }
analyse-given = { $answer } (выбран этот ответ)
analyse-replay = Посмотреть: { $command }
analyse-board = Открыть в анализе (пока Demesne запущен на этом компьютере)
analyse-what = { $kind ->
    [action] Действие
    [treasure] сокровища
    [buy] покупка
    [react] реакция
    [discard] сброс
    [trash] на свалку
    [gain] получение
    [topdeck] на колоду
    [reveal] показ
    [set_aside] в сторону
    [choose] выбор
    [pass] передача
    [play] розыгрыш
    [place] размещение
    [position] место в колоде
    [name] название карты
    [order] порядок
    [return] возврат
   *[take] на руку
}
analyse-what-of = { $what } ({ CARD($card) })
analyse-option = { OPTION($card, $keys) }
analyse-nothing = ничего
analyse-turning = Где был перелом
analyse-turning-line = Решение { $n }, ход { $turn }: { $who } — впереди в последний раз ({ $before }); потом { $after }.
analyse-no-turning = Победитель ни разу явно не отставал.
analyse-luck = Удача
analyse-luck-line = { $who }: { $win } ± { $error } п. п.; монет взято: { $drawn }, ожидалось: { $expected }.
analyse-words = Колоды и игра
analyse-moves = Все решения
analyse-open = при открытых картах { $wins }
analyse-assumes = На каких допущениях это основано
analyse-fact-decisions = Решений
analyse-fact-playouts = Пробных партий на ответ
