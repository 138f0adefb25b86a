### Стол в браузере. $who — имя игрока; оно не склоняется: стоит подлежащим, после двоеточия или в скобках.
### О кнопках и клавишах сразу: «нажмите» годится и для мыши, и для пальца, и для Enter.

## Везде

web-language = Язык
web-language-en = English
web-language-hu = Magyar
web-language-ru = Русский
web-language-pl = Polski
web-language-is = Íslenska
web-theme = Тема
web-theme-system = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-to-start = На начальную страницу
web-no-page = Такой страницы нет.
web-no-server = Сервер недоступен.
# $status: номер ответа HTTP
web-failed = Не получилось ({ $status }).

## Карты; первые пять следуют за названием и запятой: «Деревня, цена 3, осталось 10, Действие»

web-card-cost = цена { $n }
web-card-left = { $n ->
    [0] не осталось
   *[other] осталось { $n }
}
web-card-copies = карт: { $n }
# $n: место в порядке выбора или сколько одинаковых карт выбрано
web-card-chosen = выбрано: { $n }
web-card-loading = Текст сейчас появится.
web-card-other-edition = { $edition ->
    [1] В первой редакции
   *[2] Во второй редакции
}
web-card-rulings = Полезно знать

## Что говорит сервер за столом: подсказки, реплики игроков

hint-buy = В списке бота эта карта сейчас на первом месте.
hint-do = По расчётам бота, от этого сейчас больше всего пользы.
hint-none = Бот не выбрал бы здесь ничего.
say-hello = Привет!
say-luck = Удачи!
say-nice = Отличный ход!
say-thanks = Спасибо!
say-oops = Ой!
say-wait = Минутку, пожалуйста.
say-ready = Я снова здесь.
say-well-played = Хорошая игра!
say-again = Ещё партию?
say-bye = До встречи!

## вокруг каждой страницы

web-skip = Перейти к содержимому
# названия двух списков ссылок для программ чтения с экрана
web-site = Страницы
web-more = Об этом сайте
web-how-to-play = Как играть
web-about = О программе
web-privacy = Конфиденциальность
web-free = Бесплатно, без рекламы и регистрации. Неофициальный проект поклонников карточной игры «Доминион» (Dominion).
web-loading = Минутку…
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться
web-your-name = Ваше имя
# кто не выбрал имени
web-guest = Гость
web-count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}

## начальная страница

web-tagline = Ваша колода, ваш ход
web-welcome = Карточная игра о деревнях, рынках и соседях-соперниках, в которой каждый строит свою колоду. Играйте против ботов или с друзьями, на своём языке. Два нажатия — и первые карты у вас на руке.
web-door-bot = Сыграть с ботом
web-door-bot-note = Набор «Первая партия»: десять карт, с которых лучше начинать. Соперник — бот средней силы.
web-door-bot-play = Играть
web-door-bot-choose = Выбрать уровень, карты, игроков
web-door-friends = Сыграть с друзьями
web-door-friends-note = Создайте стол и отправьте ссылку. Играют от двух до шести человек; свободные места могут занять боты, а за одним устройством можно играть по очереди.
web-door-friends-open = Новый стол
web-door-watch = Посмотреть партии
web-door-watch-note = Открытые столы, ваши прошлые партии или запись любой партии.
web-door-watch-open = Заглянуть
# заголовки того, что за каждой дверью
web-room-bot = Партия против ботов
web-room-friends = Стол для вас и ваших друзей
web-room-watch = Партии

## новый стол

web-setup-seats = Кто играет
web-setup-options = Дополнительные настройки
web-setup-invite = Создать стол
web-setup-invite-note = Затем вы получите ссылку для друзей.
web-setup-start = Начать партию
web-setup-start-note = Она начнётся сразу.
web-setup-pick-note = Сначала игроки по очереди выберут десять карт.
# $who: собственное имя
web-seat-me = { $who } (вы)
web-seat-friend = друг по ссылке
web-seat-bot = бот
web-seat-here = кто-то ещё за этим устройством
web-seat-who = Кто будет игроком { $n }?
web-seat-level = Уровень бота
web-seat-name = Имя
web-seat-remove = Убрать игрока { $n }
web-seat-add = Добавить игрока
web-option-edition = Редакция карт
web-option-edition-usual = по выбранным картам
web-option-edition-n = { $n ->
    [1] первая редакция
   *[2] вторая редакция
}
web-option-first = Кто начинает
web-option-first-random = решит жребий
web-option-undo = Отмена ответа
web-option-undo-free = только пока не открылись новые карты
web-option-undo-ask = иначе с согласия остальных
web-option-undo-off = нельзя
web-option-clock = Время на решение
web-clock-none = не ограничено
web-clock-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[other] { $n } секунд
}
web-clock-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
web-clock-day = сутки
# текст, который определяет всё перемешивание
web-option-seed = Зерно
web-option-seed-note = При том же зерне карты лягут так же. Стол будет считаться тренировочным.
web-option-counts = Показывать, сколько карт в колодах и сбросах
web-option-counts-note = По правилам это скрыто.
web-option-public = Открытый стол
web-option-public-note = Любой посетитель этого сервера сможет найти его, сесть за него или наблюдать.

## выбор десяти карт

web-kingdom-heading = Королевство
web-kingdom-set = Рекомендованное
web-kingdom-random = Случайное
web-kingdom-text = По названиям
web-kingdom-pick = По очереди
web-kingdom-set-label = Набор из десяти карт
web-kingdom-paste-label = Десять названий карт на любом из языков или название набора
# названия карт через запятую, пример того, что можно ввести
web-kingdom-paste-example = { CARD("Village") }, { CARD("Smithy") }, { CARD("Market") }, { CARD("Moat") }…
web-kingdom-read = Показать эту десятку
web-kingdom-pick-note = Игроки по очереди выбирают по одной карте, пока их не станет десять. Боты тоже выбирают.
web-kingdom-boxes = Из коробок
web-kingdom-village = С картой, которая даёт +2 действия
web-kingdom-buy = С картой, которая даёт +1 покупку
# перед числом
web-kingdom-attacks = Карт атаки не более
web-kingdom-costs = Разных цен не менее
web-kingdom-any = без ограничений
web-kingdom-never = Исключить
web-kingdom-never-pick = выберите карту…
web-kingdom-banned = Исключённые карты
web-kingdom-unban = { CARD($card) }: снова разрешить
web-kingdom-deal = Сменить все десять
web-kingdom-deal-rest = Сменить остальные
web-kingdom-lock-note = Закрепите карты, которые хотите оставить, и исключите те, которые вам не нужны.
web-kingdom-lock = { CARD($card) }: закрепить
web-kingdom-ban = { CARD($card) }: исключить
# $cards: десять названий
web-ten = { NAMES($cards) }

## перед партией

web-lobby = Собираемся за столом
# ждём (кого? одушевлённое): 2 игроков, 5 игроков
web-lobby-waits = { $n ->
    [1] Ждём ещё одного игрока. Партия начнётся сама, когда все соберутся.
    [one] Ждём ещё { $n } игрока. Партия начнётся сама, когда все соберутся.
   *[other] Ждём ещё { $n } игроков. Партия начнётся сама, когда все соберутся.
}
web-lobby-begins = Все в сборе. Партия начинается.
# игроки выбирают десять карт по очереди; вторая строка: чья очередь на общем устройстве
web-pick-mine = Ваша очередь: выберите карту для королевства
web-pick-here = { $who }: выберите карту для королевства
web-pick-other = Карту выбирает { $who }
web-pick-later = Когда все соберутся, игроки будут по очереди выбирать по одной карте, пока их не станет десять.
web-pick-count = Выбрано карт: { $n } из { $of }
web-pick-new = Новое в королевстве: { NAMES($cards) }
web-pick-offer = Карты на выбор
web-pick-this = Выбрать { CARD($card, form: "acc") }
web-pick-how = Нажмите на карту, чтобы прочитать её; нажмите ещё раз, чтобы выбрать.
web-lobby-seats = Места
# вместо имени: там ещё никто не сидит
web-seat-free = свободное место
web-lobby-waited = ждём друга
web-lobby-you = вы
web-lobby-here = на связи
web-lobby-away = не на связи
web-arrive-join = Вас приглашают за стол
web-arrive-watch = Наблюдение за партией
web-arrive-seat = Назад на своё место
web-arrive-opens = Дверь открывается…
web-arrive-sit = Сесть за стол
web-arrive-full = Все места заняты. Можно наблюдать.
web-invite = Приглашение
web-invite-alone = Пока стол доступен только с этого компьютера.
web-invite-open = Открыть для моей сети
web-invite-open-note = Тогда, пока сервер работает, к столу смогут подключаться устройства из той же домашней или рабочей сети.
web-invite-join = Ссылка для игроков
web-invite-join-note = Кто её откроет, займёт следующее свободное место.
web-invite-watch = Ссылка для наблюдателей
web-invite-watch-note = Им видно то же, что и всем за столом, но не карты на руках.
web-invite-seat = Личная ссылка, только для вас
# $who: кто играет за этим же устройством
web-invite-seat-of = Личная ссылка ({ $who })
web-invite-seat-note = Она вернёт вас на ваше место с любого устройства. Никому её не передавайте.
web-invite-qr = Ссылка в виде QR-кода
# $address: адрес сервера в сети
web-invite-qr-note = Наведите на код камеру телефона. Адрес сервера: { $address }
web-fair-promise = Как лягут карты, зависит от секрета сервера и случайных чисел всех игроков. Секрет уже выбран и не изменится. Вот его отпечаток; после партии каждый сможет его проверить:
web-fair-practice = Тренировочный стол: как лягут карты, зависит от известного зерна.

## столы, за которыми можно наблюдать, и прошлые партии

web-public = Открытые столы
web-public-none = Сейчас таких нет.
web-state-lobby = ждёт игроков
web-state-running = партия идёт
web-state-over = партия окончена
web-state-closed = закрыт
web-join = Сесть за стол
web-watch = Наблюдать
web-past = Ваши прошлые партии
web-past-none = Партий пока не было.
web-past-open = продолжить
web-past-note = Этот список хранится только на этом устройстве.
# $who: игроки стола через запятую
web-past-forget = Убрать из списка партию ({ $who })
web-record = Запись партии
web-record-file = Выберите файл с записью или перетащите его сюда
web-record-paste = Или вставьте её текст
web-record-show = Посмотреть
web-record-large = Этот файл слишком велик для записи партии.
web-record-another = Другая запись

## после партии

web-rematch = Реванш
# кто-то другой уже начал новую партию
web-rematch-begun = Перейти к реваншу
web-new-kingdom = Другие карты
web-review = Разбор партии
web-replay = Запись партии
web-review-link = Ссылка на эту партию
web-download = Скачать запись
web-result = Итоги
# место в итогах
web-result-rank = { $n }.
web-result-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
web-result-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
# без рода: «сдался» сказать нельзя
web-result-resigned = партия сдана
web-end-unfinished = Партия не окончена.
web-graphs = Ход за ходом
web-graph-points = Очки в конце каждого хода
web-graph-coins = Монеты за каждый ход
web-graph-turn = Ход
web-graph-points-short = Очки
web-graph-coins-short = Монеты
# над значениями хода
web-graph-at = Ход { $n }
web-graph-at-end = в конце партии
web-graph-numbers = Те же числа в таблице
web-decks = Колоды в конце партии
web-steps = Шаг за шагом
web-step-first = В начало
web-step-turn-back = Назад к началу хода
web-step-back = На одно решение назад
web-step-on = На одно решение вперёд
web-step-turn-on = К следующему ходу
web-step-last = В конец
web-step-slider = Момент партии
# дано $n ответов из $of
web-step-n = { $n } из { $of }
web-step-keys = Стрелки — одно решение, с Shift — один ход
# список моментов партии, к которым можно перейти
web-marks = Важные моменты
web-marks-go = перейти…
# $ask: весь вопрос, каким его видел игрок
web-step-asked = { $who } — { $ask }
web-step-decides = Решает { $who }.
web-step-decides-because = Решает { $who } ({ CARD($card) }).
# $answer: карты, варианты или число
web-step-answer = Ответ: { $answer }
web-step-nothing = ничего
web-eyes = Чьими глазами
web-eyes-all = всех сразу (все карты открыты)
web-moment-in-play = В игре
web-moment-aside = Отложено
web-moment-trash = Свалка
web-moment-discard-top = { CARD($card) } (верхняя карта)
web-moment-link = Ссылка на этот момент
web-play-on = Играть с этого места
web-play-on-as = За кого
web-play-on-level = Уровень ботов
web-fairness = Честно ли легли карты?
web-proof-holds = Да. Обещание, секрет, случайные числа и ключ согласуются друг с другом.
web-proof-promise = Нет. Секрет не тот, что был обещан.
web-proof-key = Нет. Ключ не следует из секрета и случайных чисел.
web-proof-other = Нет. Этому устройству сервер обещал другое.
web-proof-none = В этой записи нет доказательства: это тренировочный стол или партия, сыгранная не на сервере.
web-proof-unable = Браузер может проверить это только по https или на том компьютере, где работает сервер.
web-proof-promised = Обещано до начала партии
web-proof-secret = Секрет сервера
web-proof-nonces = Случайные числа игроков
web-proof-game-key = Ключ партии
web-proof-how = Обещание — это SHA-256 секрета; ключ — SHA-256 секрета и следующих за ним случайных чисел игроков. Эта страница вычислила и то и другое. Всё перемешивание следует из ключа: команда demesne verify заново проигрывает партию и проверяет это.

## как играть, о программе, конфиденциальность

web-contents = Содержание
web-about-what = Demesne — программа для карточной игры «Доминион» (Dominion): «Базовый набор» и «Интрига» в обеих редакциях, боты, симулятор и этот стол, на пяти языках.
web-about-unofficial = Это неофициальный проект поклонников игры. Он сделан без участия издателя и автора «Доминиона» и ими не одобрен. Настольную игру стоит иметь дома: пожалуйста, купите её.
web-about-free = Программа бесплатная и открытая: ни рекламы, ни регистрации, ни покупок. Её лицензия — MIT.
web-about-bundled = Из чего она состоит
web-about-own = Оформление карт, их тексты, изложенные словами этой программы, и все переводы — наши собственные. Ни изображений, ни текстов печатных карт здесь нет. Кроме того, в страницу входят:
web-about-fonts = шрифты
web-about-icons = значки
web-about-page = основа, на которой построена страница
web-about-words = то, что складывает предложения на каждом языке
web-about-graphs = графики партии
web-about-server = Сервер написан на Python и использует свободные библиотеки, у каждой из которых своя лицензия.
web-privacy-short = Мы ничего не хотим о вас знать, да и рассказать было бы некому.
web-privacy-cookie = Случайное число в файле cookie
web-privacy-cookie-text = По нему сервер узнаёт, какие места ваши. Больше оно ничего о вас не говорит, ни один скрипт не может его прочитать, и ни один другой сайт его не получает. Оно хранится год.
web-privacy-games = Партии
web-privacy-games-text = Сервер хранит каждую партию: карты, ответы и имена, которые выбрали игроки. Незаконченные партии удаляются через 90 дней после последнего ответа, законченные — через 365 дней.
web-privacy-device = На этом устройстве
web-privacy-device-text = Ваше имя, язык, тема, настройки и список прошлых партий остаются в этом браузере. Чтобы удалить их, очистите данные браузера.
web-privacy-not = Что не хранится
web-privacy-not-text = IP-адреса, адреса электронной почты, статистика о людях. Страница ничего не загружает с других серверов, поэтому никто больше не узнаёт, что вы здесь.
web-privacy-delete = Как не оставить следов
web-privacy-delete-text = Удалите файл cookie, и ни одну партию больше нельзя будет связать с вами. Имя можно выбрать любое, не обязательно своё.

## стол

web-connecting = Идём к столу…
web-connection-lost = Связь прервалась, страница пробует её восстановить. В партии ничего не потеряно.
web-connection-back = Связь восстановлена.
web-table-unknown = Такого стола нет, или он для вас закрыт.
web-table-closed = Эту партию продолжить нельзя
web-to-last-table = Ещё раз взглянуть на стол
web-to-result = К итогам
# заголовки вкладки браузера
web-title-mine = ● Вам решать — Demesne
web-title-other = Играет { $who } — Demesne
web-title-over = Игра окончена — Demesne
# общее устройство
web-cover-who = Кто берёт устройство?
web-cover-reactions = { CARD($card) }: хочет ли кто-нибудь раскрыть карту реакции?
web-cover-take = Я — { $who }
# названия зон для программ чтения с экрана; некоторые видны
web-menu = Меню стола
web-players = Другие игроки
web-supply = Резерв
web-table-kingdom = Королевство
web-basic = Базовые карты
web-hand = Ваша рука: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-hand-empty = У вас на руке нет карт.
web-counters = Этот ход
web-counter-actions = Действий: { $n }
web-counter-buys = Покупок: { $n }
web-counter-coins = Монет: { $n }
web-beside = Журнал и прочее
web-panels = Зоны стола
# короткие названия зон для ряда вкладок на телефоне
web-panel-supply = Резерв
web-panel-play = В игре
web-panel-players = Игроки
web-panel-log = Журнал
web-panel-deck = Карты
web-unread = есть новое
web-table-in-play = В игре: { $who }
# карты, на время поднятые из колоды или с руки: просмотренные, раскрытые, отложенные
web-table-aside = Выложено ({ $who }):
web-hidden = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[other] { $n } карт рубашкой вверх
}
web-table-trash = Свалка: { $n }
web-trash-heading = Свалка
web-trash-empty = Свалка пока пуста.
# зоны игрока, коротко
web-hand-size = Рука: { $n }
web-deck-size = Колода: { $n }
web-deck-top = сверху: { CARD($card) }
web-table-discard-top = Сброс: { $top ->
    [none] пусто
   *[other] { CARD($top) }
}
web-discard-counted = { $top ->
    [none] Сброс: { $n }
   *[other] Сброс ({ $n }): { CARD($top) }
}
web-table-turns = Ходы: { $n }
# nobody looks at the seat
web-seat-gone = { $n ->
    [one] не на связи; бот сможет играть через { $n } секунду
    [few] не на связи; бот сможет играть через { $n } секунды
   *[other] не на связи; бот сможет играть через { $n } секунд
}
web-seat-covered = пока играет бот
web-seat-resigned = партия сдана
web-take-over = Пусть играет бот
web-covered = Сейчас за вас играет бот.
web-take-back = Вернуться на своё место
web-decides = решает
web-decides-for = решает ({ CARD($card) })
web-clock = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
   *[other] Осталось { $n } секунд
}
# кого ждёт игра
web-wait = Минутку…
web-wait-for = Решает { $who }
web-wait-card = { CARD($card) }: решает { $who }
web-wait-reactions = { CARD($card) }: ждём, не будет ли реакций
# слышно, когда нужно решать; $ask — весь вопрос
web-your-decision = Вам решать: { $ask }
web-chosen-of = { $least ->
    [0] выбрано { $n }, можно до { $most }
   *[other] выбрано { $n } из { $most }
}
# кнопки решений
web-end-actions = Завершить фазу действий
web-end-treasures = Перейти к покупкам
web-end-turn = Завершить ход
web-treasures = Разыграть все сокровища
# $n: сколько монет тогда будет
web-treasures-for = { $n ->
    [one] Разыграть все сокровища: { $n } монета
    [few] Разыграть все сокровища: { $n } монеты
   *[other] Разыграть все сокровища: { $n } монет
}
web-confirm = Подтвердить
web-nothing = Ничего
web-all = Все
web-any-order = В любом порядке
# не «сбросить»: это делают с картами
web-clear = Снять выбор
web-yes = Да
web-no = Нет
web-react = Раскрыть { CARD($card, form: "acc") }
web-react-none = Ничего не раскрывать
web-name-it = Нажмите на стопку или введите название:
web-position = Глубина в колоде
web-position-top = Верх
web-position-bottom = Низ
# $n: сколько карт лежит над ней
web-position-at = { $n ->
    [0] на самом верху
    [one] под { $n } картой
   *[other] под { $n } картами
}
# откуда карты, из которых выбирают; $who: чьи они
web-tray = { $zone ->
    [discard] В вашем сбросе:
    [trash] На свалке:
    [deck] На верху колоды ({ $who }):
   *[aside] Выложено ({ $who }):
}
web-undo = Отменить
web-undo-ask = Попросить об отмене
web-undo-asked = { $who } хочет отменить ответ, хотя с тех пор открылись новые карты.
web-undo-waits = Спрашиваем остальных, согласны ли они.
web-agree = Разрешить
web-disagree = Не разрешать
web-suggest = Что сделал бы бот?
# $picks: названия карт или варианты
web-hint = Бот выбрал бы: { $picks }.
web-hint-cards = Бот выбрал бы { CARDS($cards, form: "acc") }.
# слышно после названия карты
web-hinted = это выбрал бы бот
web-again = ещё раз, чтобы подтвердить
web-ahead = разыграть сокровища и купить
web-warn-ahead = Так вы завершите фазу действий, разыграете все сокровища и купите { CARD($card, form: "acc") }. Если вы этого хотите, нажмите ещё раз.
web-warn-unspent = У вас ещё { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
} и { $buys ->
    [one] { $buys } покупка
    [few] { $buys } покупки
   *[other] { $buys } покупок
}. Нажмите ещё раз, чтобы завершить ход.
web-warn-treasures = У вас на руке ещё есть сокровища. Нажмите ещё раз, чтобы продолжить без них.
web-warn-end = Карта «{ CARD($card) }» закончит игру. Нажмите ещё раз, чтобы купить её.
web-info = { CARD($card) }: что делает карта
web-card-text = Карта
web-close = Закрыть
web-recap = После вашего прошлого хода
# по строкам ходов других игроков
web-recap-replay = Показать по строкам
web-recap-back = На строку назад
web-recap-on = На строку вперёд
web-log = Журнал
web-log-filter = Какие строки показать
web-log-all = всё
web-log-mine = обо мне
web-log-attacks = атаки
web-log-copy = Скопировать журнал как текст
web-log-copied = Скопировано
web-deck = Мои карты
web-deck-owned = Все ваши карты, где бы они ни лежали: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-find = Найти карту
web-find-none = Карты с таким названием нет.
web-search = Часть названия
web-choose-it = Выбрать
web-phrases = Сказать что-нибудь
web-resign = Сдаться
web-resign-sure = Если вы сдадитесь, победить вы уже не сможете. Партия на двоих сразу закончится, а если игроков больше, за вас доиграет бот.
web-resign-not = Играть дальше
# настройки
web-settings = Настройки
web-set-english = Показывать и английские названия
web-set-sound = Звуковой сигнал, когда моя очередь
web-set-hover = Показывать текст карты при наведении мыши
web-set-keys = Команды одной клавишей
web-set-keys-note = Цифры — выбор, буквы — всё остальное; ? — список клавиш.
web-set-sayings = Показывать реплики других игроков
web-set-learn = Объяснять новое один раз
web-set-learn-again = Объяснить всё заново
web-set-text = Текстовый стол
web-set-text-note = Та же партия в виде заголовков и списков, со строкой для команд.
web-set-speed = Показывать, что делают другие
web-speed-instant = сразу
web-speed-calm = спокойно
web-speed-slow = медленно
web-set-autoplay = Автоответы
web-autoplay-0 = никаких
web-autoplay-1 = обычные
web-autoplay-2 = почти все
web-autoplay-note-0 = На все вопросы вы отвечаете сами.
web-autoplay-note-1 = Программа отвечает за вас, только когда возможен единственный ответ.
web-autoplay-note-2 = Кроме того, всегда раскрывается { CARD("Moat") }, бесполезные карты сбрасываются, если выбирать не из чего, а карты возвращаются в любом порядке.
web-autoplay-card = Автоответы для этой карты:
web-autoplay-as-all = как для всех
# клавиши и что они делают
web-keys = Клавиши
web-key-pick = выбрать то, что под этим номером; ещё раз — снять выбор
web-key-enter = подтвердить либо завершить фазу или ход
web-key-end = завершить фазу или ход
web-key-treasures = разыграть все сокровища
web-key-yes = да, нет
web-key-all = выбрать всё
web-key-clear = снять весь выбор; закрыть панель рядом со столом
web-key-undo = отменить
web-key-log = журнал
web-key-deck = мои карты
web-key-find = найти карту
web-key-arrows = переходить от карты к карте внутри зоны
web-key-shortcuts = этот список
# первая партия: каждое показывается один раз, под вопросом
web-learn-got-it = Понятно
web-learn-off = Больше не объяснять
web-learn-action = Ход начинается с фазы действий. У вас есть одно действие: нажмите на карту действия на руке, чтобы разыграть её. Карты, которые дают действия, позволяют разыграть ещё. Когда закончите, завершите фазу.
web-learn-treasure = Теперь фаза покупок: сокровища дают монеты. Кнопка разыграет их все сразу; придерживать их редко имеет смысл.
web-learn-buy = Потратьте монеты: яркие стопки вам по карману. Купленная карта идёт в сброс и придёт на руку после следующего перемешивания. Победу приносят Провинции и Герцогства; Золото и хорошие карты действий помогают до них добраться.
web-learn-react = Кто-то атакует. Сейчас можно раскрыть карту реакции с руки; она остаётся на руке.
web-learn-gain = Получить карту — значит взять её из стопки бесплатно. Доступны яркие стопки.
web-learn-trash = Карты, выкинутые на свалку, выбывают из игры. Колода становится лучше, если избавляться от Проклятий, Поместий и Меди.
web-learn-discard = Сброшенные карты идут в ваш сброс; вы увидите их снова после следующего перемешивания.
web-learn-topdeck = Карты на верху колоды вы возьмёте следующими.
web-learn-choose = Карта даёт вам выбор. На каждой кнопке написано, что она делает.
web-learn-pass = Все одновременно передают по карте налево; чужой выбор заранее не виден.
web-learn-name = Назовите карту, которую ожидаете увидеть на верху своей колоды.
web-learn-position = Чем меньше карт над ней, тем скорее вы её возьмёте.
web-learn-wait = Теперь ходят другие. Что они делают, рассказывает журнал; тем временем можно прочитать любую карту.
# текстовый стол
web-text-asked = Сейчас
web-text-facts = Этот ход
web-text-command = Команда (? — справка)
web-text-send = Отправить
web-text-leave = К обычному столу
