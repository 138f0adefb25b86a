### Начальная страница, галерея, королевство дня, свои результаты, ссылки.

## Start page

web-play-against = соперник: { $bot }
web-play-set = { $set }, { $level }
web-play-random = десять случайных карт, { $level }
web-play-change = Изменить
web-continue = Продолжить
web-continue-go = Играть дальше
web-continue-turn = ход { $n }
web-continue-yours = Решение за вами.
web-continue-other = Ждём: { $who }.
web-continue-lobby = Ждёт игроков.
web-continue-provinces = Осталось: { $n } { CARD("Province", $n) }
web-continue-more = { $n ->
    [one] Ещё { $n } незаконченная партия
    [few] Ещё { $n } незаконченные партии
   *[many] Ещё { $n } незаконченных партий
}
web-continue-hand = Ваша рука: { NAMES($cards) }
web-friends = С друзьями
web-friends-note = От двух до шести игроков; достаточно ссылки.
web-friends-open = Новый стол
web-tables = Открытые столы
web-tables-note = Столы, за которые может сесть или за которыми может наблюдать любой, и записи любых партий.
web-choice = Королевство на выбор
web-choice-note = { $n ->
    [one] { $n } рекомендованный набор, случайные королевства или свой выбор.
    [few] { $n } рекомендованных набора, случайные королевства или свой выбор.
   *[many] { $n } рекомендованных наборов, случайные королевства или свой выбор.
}
web-choice-open = Открыть галерею

## Kingdom of the day

web-day = Королевство дня
web-day-note = Сегодня у всех одни и те же десять карт, тот же порядок карт в колодах и тот же бот.
web-day-note-past = В тот день у всех были одни и те же десять карт, тот же порядок карт в колодах и тот же бот.
web-day-level = Уровень бота: { $level }.
web-day-play = Сыграть один раз
web-day-go-on = Играть дальше
web-day-again = Ещё раз, без зачёта
web-day-look = Все результаты
web-day-deal = О раздаче
web-day-key = Ключ этой раздачи открыт: он следует из даты и версии правил, поэтому любой может заранее вычислить порядок карт, и доказать честность раздачи здесь нельзя. Засчитывается первая попытка, на честное слово.
web-day-next = Следующее появится в полночь UTC.
web-day-results = Результаты на этом сервере
web-day-nobody = Пока никто не доиграл.
web-day-alone = Пока сыграли только вы. Отправьте свой результат друзьям: им достанутся те же карты и те же перемешивания.
web-day-place = Место
web-day-name = Имя
web-day-score = Очки
web-day-turns = Ходы
web-day-mine = Вы: { $score } : { $other }, { $result }
web-day-copy = Скопировать результат текстом
web-day-text = Demesne, королевство дня, { $date }: { $score } : { $other }, { $result }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}

## How a game ended for somebody

web-outcome-won = победа
web-outcome-shared = общая победа
web-outcome-lost = поражение
web-outcome-resigned = партия сдана
end-resigned = { $me ->
    [who] Вы сдались. { $winner } побеждает.
    [winner] { $who } сдаётся. Вы победили!
   *[nobody] { $who } сдаётся. { $winner } побеждает.
}

## Gallery

web-gallery = Выберите королевство
preview-gallery = Рекомендованные наборы, десять случайных карт или свой выбор, с разъяснениями к каждой карте.
web-gallery-ways = Способы выбора
web-gallery-sets = Наборы
web-gallery-random = Случайно
web-gallery-ten = Выбрать десять
web-gallery-pick = По очереди
web-gallery-own = Свои карты
web-filter = Фильтр
web-filter-boxes = Коробки
web-filter-with = Есть
web-filter-types = Типы
web-filter-cost = Цена
web-filter-edition = Редакция
web-filter-found = { $n ->
    [0] Ничего не найдено.
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
web-filter-sets-found = { $n ->
    [0] Подходящих наборов нет.
    [one] { $n } набор
    [few] { $n } набора
   *[many] { $n } наборов
}
web-trait-village = +2 действия
web-trait-draw = много карт
web-trait-buy = +1 покупка
web-trait-trash = удаление карт
web-trait-gain = получение карт
web-trait-attack = Атаки
web-trait-reaction = Реакции
web-set-won = побед: { $won } из { $games }
web-set-not-won = побед пока нет
web-set-cards = { NAMES($cards) }
web-ten-chosen = выбрано { $n } из 10
web-ten-full = Десять карт уже выбрано: сначала уберите одну
web-ten-fill = Дополнить случайно
web-ten-clear = Начать заново
web-ten-how = Нажмите на карту, чтобы выбрать её, и ещё раз, чтобы вернуть.
web-ten-out = Убрать { CARD($card, form: "acc") }
web-ten-never = Исключить { CARD($card, form: "acc") }
web-legend = Что значат знаки
web-chosen-none = Выберите королевство, и здесь появятся его десять карт.
web-matters = Что важно в этом королевстве
web-matters-wait = Поиск хороших списков…
# $cards: names of cards
web-matters-list = По хорошему списку, кроме денег, покупают: { $cards }.
web-matters-money = Простые деньги без карт королевства не хуже любого найденного списка.
# how often the mixture of lists plays this one
web-matters-share = { $n } % смеси
# $split: coins in the first and in the second turn, "5/2"; $buys: what is bought in each, "Market / nothing"
web-matters-opening = Первые покупки при монетах { $split }: { $buys }.
web-matters-nothing = ничего
web-matters-note = Итог короткого поиска (пробных партий: { $games }): играли двое, каждый по списку покупок. Кто играет лучше таких списков, может найти в этих картах больше.
web-keep = Сохранить королевство
web-keep-name = Название королевства
web-keep-kept = Сохранено
web-keep-mine = Ваши королевства
web-keep-forget = Удалить { $name }
web-kingdom-link = Ссылка на это королевство
web-own-note = Карты, которые вы написали сами на языке карт. Здесь их проверяют и показывают, как они выглядят и что на них написано.
web-own-file = Выбрать файл карт
web-own-text = Или напишите карты здесь
web-own-read = Проверить и показать
web-own-good = { $n ->
    [one] { $n } карта, ошибок нет.
    [few] { $n } карты, ошибок нет.
   *[many] { $n } карт, ошибок нет.
}
web-own-line = Строка { $line }
web-own-rest = { $n ->
    [one] Ещё { $n } карта будет выбрана случайно.
    [few] Ещё { $n } карты будут выбраны случайно.
   *[other] Ещё { $n } карт будет выбрано случайно.
}

## Own record

web-mine = Ваши результаты
web-mine-games = { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
web-mine-won = победы
web-mine-streak = подряд
web-mine-best = лучшая серия
web-mine-rating = рейтинг
web-mine-none = Здесь будут ваши результаты после первой партии.
web-mine-look = Все результаты
web-mine-of = { $won } из { $games }
web-mine-levels = Против одного бота
web-mine-history = Рейтинг после каждой партии
web-mine-rating-note = Партия против одного бота меняет ваш рейтинг; 400 очков означают шансы десять к одному. Партии с известным зерном не засчитываются.
web-level-up = После победы соперник играет чуть сильнее.
web-level-down = После двух поражений соперник чуть слабее.
web-mine-sets = Рекомендованные наборы
web-mine-sets-won = побед: { $won } из { $all }
web-mine-kingdoms-note = Королевства, которые вы сохранили или в которых сыграли больше одного раза.
web-mine-past = Прошлые партии
web-mine-past-none = Партий пока нет.
web-mine-search = Поиск: игрок, карта, набор, результат или дата
web-mine-found = { $n ->
    [0] Подходящих партий нет.
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
web-mine-practice = тренировка
web-mine-lesson = первая партия с подсказками
web-mine-open = Незаконченные партии
web-mine-move = Открыть на другом устройстве
web-mine-move-note = Откройте эту личную ссылку на другом устройстве: там будут ваши результаты и ваши места. Никому её не давайте.
web-mine-link = Ваша личная ссылка
web-mine-renew = Сделать новую ссылку
web-mine-renewed = Старая ссылка больше не действует.
web-mine-export = Выгрузить всё
web-mine-delete = Удалить всё
web-mine-delete-sure = Ваши результаты, ваши королевства и партии, в которых кроме вас играли только боты, будут удалены навсегда. В партиях с другими ваше место станет ничьим.
web-mine-delete-not = Оставить
web-mine-deleted = Всё удалено.
web-mine-sign-out = Выйти на этом устройстве
web-mine-sign-out-sure = На этом устройстве больше не будет ваших результатов и мест; на сервере они останутся. Сначала сохраните личную ссылку: без неё или другого вашего устройства к ним никто не вернётся.
web-mine-sign-out-not = Ничего не менять
web-mine-others = Выйти на всех других устройствах
web-mine-others-sure = На всех других устройствах больше не будет ваших результатов и мест. Личная ссылка и ссылки ваших мест изменятся; столы в других окнах нужно будет открыть заново.
web-mine-others-done = На всех других устройствах выполнен выход.
web-mine-arrive = Ваши результаты на этом устройстве
web-mine-arrive-note = Эта личная ссылка ведёт к результатам и местам. Если они ваши, это устройство получит их, а сыгранное на нём до сих пор добавится к ним.
web-mine-arrive-name = Последний раз там играли под именем { $name }.
web-mine-arrive-moves = С этого устройства туда перейдут:
web-mine-arrive-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
} в { $games ->
    [one] { $games } незаконченной партии
   *[many] { $games } незаконченных партиях
}, вместе с картами на руке
web-mine-arrive-games = { $n ->
    [one] { $n } законченная партия
    [few] { $n } законченные партии
   *[many] { $n } законченных партий
}
web-mine-arrive-kingdoms = { $n ->
    [one] { $n } сохранённое королевство
    [few] { $n } сохранённых королевства
   *[many] { $n } сохранённых королевств
}
web-mine-arrive-sure = Это точно ваша ссылка? Если её дал вам кто-то другой, он получит ваши места, увидит ваши карты и сможет играть за вас. Отменить это нельзя.
web-mine-arrive-yes = Ссылка моя: перенести всё
web-mine-arrive-not = Нет, ничего не менять
web-mine-arrive-here = На этом устройстве уже есть результаты этой ссылки.
web-mine-arrive-go = Перенести сюда мои результаты

## Addresses of tables that are shared

web-ask = Попросите приглашение
web-ask-note = Одного этого адреса мало: стол закрытый, или его больше нет. Попросите у отправителя ссылку для игры или для просмотра.
preview-private = Закрытый стол
preview-private-note = Попросите приглашение, чтобы играть или смотреть.
preview-join = { $who } приглашает сыграть
preview-free = { $n ->
    [one] Свободно { $n } место.
    [few] Свободны { $n } места.
   *[many] Свободно { $n } мест.
}
preview-watch = Играют: { $who }
preview-over = Партия окончена: { $who }
preview-kingdom = Королевство для игры
preview-mine = Личная ссылка

## A shared device; answers that wait

web-cover-turn = Сейчас ходит: { $who }
web-answer-waits = Ваш ответ ждёт, пока восстановится связь.
web-wish-waits = Ваш запрос ждёт, пока восстановится связь.
web-seat-here-name = Имя игрока { $n }
