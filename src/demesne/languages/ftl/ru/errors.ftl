### What is wrong with an input: one line that says what, where, what was expected and the nearest spelling.
### Words of the input itself (names of fields, files, options, keywords of strategies) stay as they are.
### «ожидается: …; получено: …»: what comes from outside stands after a colon, in the nominative, so it needs no agreement.
### Code is quoted as in the input ("when"), names in Russian have «».

near = {" "}— может быть, "{ $near }"?
# the name of a card, where somebody plays
near-name = {" "}— может быть, «{ $near }»?

# $a: one or more words with commas between, $b: the last one
error-either = { $a } или { $b }

## where it is: $where is a file, a field of the input or a word of a card; $error is what is wrong there
error-in = { $where }: { $error }
error-at-line = { $where }, строка { $line }: { $error }

## values: $where is a field, $expected what could stand there, $got what was given
error-expected = ожидается: { $expected }; получено: { $got }{ NEAR($near) }
error-value = { $where }: ожидается: { $expected }; получено: { $got }{ NEAR($near) }
error-number = { $where }: ожидается число от { $least } до { $most }; получено: { $got }
# $where: something counted, such as players or games
error-range = { $where }: ожидается число от { $least } до { $most }; получено: { $got }
error-whole = ожидается целое число; получено: { $got }
error-text = { $where }: ожидается текст; получено: { $got }
error-too-long = { $where }: ожидается не более { $most ->
        [one] { $most } символа
       *[other] { $most } символов
    }; получено: { $got }
error-too-large = { $where }: ожидается не более { $most ->
        [one] { $most } символа
       *[other] { $most } символов
    }
error-yes-or-no = { $name }: ожидается yes или no; получено: { $got }
error-twice = { $name } встречается дважды
error-most-cards = ожидается не более { $most ->
        [one] { $most } карты
       *[other] { $most } карт
    }
# $where: a field, such as a player's hand
error-unknown-card = { $where }: неизвестная карта { $got }{ NEAR($near) }
# somebody typed the name of a card, in any language
error-no-such-card = неизвестная карта «{ $got }»{ NEAR(CARD($near), form: "name") }
# a card there is, but not here
error-not-in-game = карты «{ CARD($card) }» в этой партии нет

## files
# $reason: what the system says, or one of the reasons below
error-unreadable = { $where }: не удалось прочитать: { $reason }
reason-missing = такого файла нет
reason-forbidden = нет прав доступа
reason-folder = это папка
reason-no-folder = часть пути не является папкой
reason-read-only = диск доступен только для чтения
reason-full = на диске нет места
# an address and port of this machine
reason-taken = этот адрес уже занят
reason-no-address = у этого компьютера нет такого адреса
reason-not-text = это не текст в UTF-8
reason-not-json = этот JSON не читается
# $line and $column: where the JSON ends to make sense
reason-not-json-at = ошибка в JSON, строка { $line }, столбец { $column }

## what stands instead of what was expected
got-line-end = конец строки
got-file-end = конец файла
# $name: a type such as "Action", in quotes
got-type = тип { $name }
# $text: a condition of a strategy such as "turn > 3", in quotes
got-condition = условие { $text }

## card files: what is expected next; words and signs of the file are never translated
expected-token = слово, число или текст в кавычках
expected-part = слово, число, текст в кавычках или список
expected-word = слово из словаря карт
expected-types-both = типы по обе стороны от |
expected-fewer-brackets = вложенность скобок не больше { $most }
expected-bracket-after = "(" после { $word }
expected-without-brackets = { $word } без скобок
# $name: an argument such as play=
expected-once = { $name } только один раз
expected-argument-name = аргумент с именем
argument-kingdom = КОРОЛЕВСТВО

## card files: words and their arguments; $where is a word of the vocabulary or the card's name
error-amount = { $where }: ожидается количество; получено: { $got }
error-fixed-amount = { $where }: ожидается число, that_many, empty_piles или each_type; получено: { $got }
error-card-or-type = { $where }: ожидается название карты в кавычках или тип; получено: { $got }
error-card-in-quotes = { $where }: ожидается название карты в кавычках; получено: { $got }
error-types = { $where }: ожидаются типы, например ACTION или ACTION | ATTACK; получено: { $got }
error-steps = { $where }: ожидается список шагов в квадратных скобках; получено: { $got }
error-step = { $where }: ожидается шаг; получено: { $got }
error-openly = put_on_deck: openly=True подходит только для карт с руки
error-gain-number = gain: n= подходит только к where=TRASHED; получено: { $got }; вместо этого повторите gain
error-gain-to = gain: при where=TRASHED не нужно to=; получено: { $got }
error-gain-trashed = gain: при where=TRASHED не нужны ни карта, ни цена
# $choices: words of the vocabulary
error-may = may: ожидается шаг с выбором ({ $choices }); получено: { $got }
error-no-option = choose: ожидается хотя бы один вариант

## card files: cards; $card is the name of the user's own card
error-own-name = card: ожидается название в кавычках, от 1 до 40 букв, цифр и одиночных пробелов; получено: { $got }
error-own-twice = ожидается новое название, карта «{ $card }» встречается дважды
error-own-known = { $card }: ожидается новое название, карта «{ $other }» уже есть
error-own-list = { $card }: ожидается другое название, стратегия прочла бы его как «{ $other }» и «{ $word }»
error-own-names = { $card }: неизвестная карта { $got }{ NEAR($near) }
error-unplayable = { $card }: разыгрывать можно только карты действий и сокровища; play= здесь не нужно
error-reaction-type = { $card }: ожидается либо тип REACTION вместе с reaction=when_attacked(...), либо ни того, ни другого
error-points = { $card }: ожидается points=число, per_cards(n) или per_card(название); получено: { $got }

## card files: where a word may stand; lifted cards are those revealed or looked at that have not landed anywhere yet
error-lifted-at-end = { $card }: в конце ожидается discard_rest() или put_back(), иначе поднятые карты останутся без места
error-lifted-in-each = { $card }: в each_other ожидается discard_rest() или put_back(), иначе поднятые карты останутся без места
error-lifted-maybe = { $card }: поднятые карты нужно куда-то положить независимо от условия
error-lifted-before = { $card }: перед { $word } ожидается discard_rest() или put_back()
error-lifted-until = { $card }: после reveal_until ожидается discard_rest(), а не put_back()
error-only-player = { $card }: { $word } действует только для того, кто разыгрывает карту, а не в each_other и не в реакции
error-not-in-each = { $card }: { $word } не может стоять внутри each_other или реакции
error-not-in-loop = { $card }: { $word } не может стоять внутри for_each_different
error-only-in-each = { $card }: you_choose может стоять только внутри each_other или each_player
error-only-in-reaction = { $card }: unaffected() может стоять только в реакции
# $after: a word, or words with "or"
error-only-after = { $card }: { $word } может стоять только после { $after }
error-only-named = { $card }: it_is_named может стоять только после name_a_card(), без choose между ними
error-cards-too-long = описания карт этой игры в сумме слишком длинные
error-too-many-conditions = в картах этой игры в сумме слишком много разных условий

## kingdoms
error-kingdom = kingdom: ожидается рекомендованный набор или десять названий карт; получено: { $got }{ NEAR($near) }
error-kingdom-names = kingdom: ожидаются названия карт; получено: { $got }
error-kingdom-ten = kingdom: ожидаются десять названий карт; получено: { $got }
error-kingdom-basic = kingdom: карта «{ CARD($card) }» есть в каждой игре, ожидается карта королевства
error-kingdom-twice = kingdom: карта «{ CARD($card) }» названа дважды, ожидаются десять разных карт
error-kingdom-wishes = kingdom: нет десяти карт, подходящих под все пожелания
error-kingdom-wished = kingdom: исключить или сделать обязательной можно только карту королевства; получено: { $got }
error-kingdom-both = kingdom: карта «{ CARD($card) }» и исключена, и обязательна
error-kingdom-locked = kingdom: ожидается не более { $most ->
        [one] { $most } обязательной карты
       *[other] { $most } обязательных карт
    }; получено: { $got }
error-kingdom-few = kingdom: ожидается выбор не менее чем из { $least ->
        [one] { $least } карты
       *[other] { $least } карт
    }; получено: { $got }
error-boxes-few = boxes: ожидаются коробки, в которых не менее { $least ->
        [one] { $least } карты
       *[other] { $least } карт
    }
# $box: base or intrigue
error-boxes-few-of = boxes: ожидаются коробки, в которых не менее { $least ->
        [one] { $least } карты { $box }
       *[other] { $least } карт { $box }
    }

## games
error-edition = edition: ожидается 1 или 2; получено: { $got }
# $last: the last seat
error-first = first: ожидается место от 0 до { $last } или "random"; получено: { $got }
error-seed = seed: ожидается целое число или текст; получено: { $got }
error-key = key: ожидается 32 байта; получено: { $got }
error-kinds = ожидается не более { $most ->
        [one] { $most } вида
       *[other] { $most } видов
    } карт в одной игре; получено: { $got }
error-action-number = ожидается номер действия от 0 до { $most }; получено: { $got }
error-at = at: ожидается число ответов от 0 до { $most }; получено: { $got }
error-not-over = next_first: ожидается оконченная игра
error-resample = resample: ожидается момент, когда решает место { $seat }
error-playouts-seat = playouts: ожидается момент, когда решает место { $seat }
error-playouts-half = playouts: ответ уже начат, сначала его нужно закончить
error-weight = lists: ожидается вес не меньше 0; получено: { $got }
error-playouts-nobody = playouts: среди игроков нужен бот одного из уровней ({ $levels })
error-seconds = seconds: ожидается больше 0 и не больше { $most }; получено: { $got }
error-names = names: ожидается по имени на каждого игрока (всего { $n }); получено: { $got }

## answers
error-over = игра окончена, отвечать не на что
# $asked: what is asked, $amount: how many, $options: of what, $got: what was answered
error-answer = { $asked }: ожидается { $amount } из: { $options }; получено: { $got }{ NEAR($near) }
# $kind: a kind of decision such as discard, never translated; $card: the card that asks
error-asked-by = { $kind } ({ CARD($card) })
error-from-to = от { $least } до { $most }
error-cards = { NAMES($cards) }
error-half-answered = { $kind }: сначала нужно закончить ответ, начатый по частям; получено: { $got }
# $legal: numbers of actions, each with its name in brackets
error-action = ожидается одно из: { $legal }; получено: { $got }
error-no-room = в колодах было бы более { $most ->
        [one] { $most } карты
       *[other] { $most } карт
    } в известном порядке; ничего не изменилось

## positions
error-position-head = ожидается строка вроде "kingdom: ..."; получено: { $got }{ NEAR($near) }
error-position-seat = ожидается место от 0 до 5; получено: { $got }
error-position-gap = position: ожидаются места 0, 1, … без пропусков
error-position-seed = seed: ожидается число или текст в кавычках; получено: { $got }
error-position-key = position: ожидается ключ "{ $key }"
error-position-players = position: "players": ожидается { $most ->
        [one] от { $least } до { $most } игрока
       *[other] от { $least } до { $most } игроков
    }; получено: { $got }
error-position-pile = position: "supply": ожидаются стопки этой игры; получено: { $got }{ NEAR($near) }
error-position-order = position: ожидается не более { $most ->
        [one] { $most } карты
       *[other] { $most } карт
    } в известном порядке, все колоды вместе
error-position-deck = position: "players"[{ $seat }] "deck": ожидается не более { $most ->
        [one] { $most } карты
       *[other] { $most } карт
    } по порядку, все колоды вместе
error-dict = { $where }: ожидается dict; получено: { $got }
error-unknown-key = { $where }: неизвестный ключ { $got }{ NEAR($near) }
error-card-list = { $where }: ожидается список названий карт; получено: { $got }
error-many-cards = { $where }: ожидается не более { $most ->
        [one] { $most } карты
       *[other] { $most } карт
    }; получено: { $got }

## records; $name is a field of the record's head
error-record-first = ожидается "Demesne record, notation { $notation }, rules n"; получено: { $got }
error-record-notation = ожидается notation { $notation }; получено: { $got }
error-record-needs = record: в заголовке ожидается строка "{ $name }: ..."
error-record-needs-key = record: в заголовке ожидается строка "key: ..." или "commitment: ..."
error-record-hex = { $name }: ожидаются 64 шестнадцатеричные цифры
error-record-proof = строка { $name } не такая, как её пишет стол: { $got }
error-record-number = { $name }: ожидается число; получено: { $got }
error-record-position = ожидается позиция в формате JSON
error-record-line = ожидается ход, ответ вроде "buy: Silver" или конец игры; получено: { $got }
# the commitment is the key's fingerprint, published before the game
error-record-committed = это не тот ключ, отпечаток которого (commitment) объявлен заранее
error-record-sealed = record: ключа здесь пока нет (только его отпечаток, commitment), поэтому воспроизвести партию нельзя
# $error: what differs; $recorded and $rules: versions of the rules
error-record-differs = record, строка { $line }: { $error } (версия правил: в записи { $recorded }, здесь { $rules })
error-record-asks = игра спрашивает "{ $asked }", а запись отвечает на "{ $answered }"
error-record-over = игра окончена, а запись отвечает на "{ $answered }"
error-record-turn = ожидается ход { $turn }, место { $seat }
error-record-end = игра здесь не кончается так, как в записи
error-record-state = ожидается state { $expected }; получено: { $got }

## at the table

typed-letter = буква «{ $got }» здесь не команда; ? покажет команды, для карты нужны две буквы или номер
typed-none = нужно что-то выбрать: не менее { $least }
typed-all = вариантов здесь { $n }, а выбрать можно не более { $most }
typed-yes = просто «да» здесь не ответ; можно выбрать: { $options }
typed-number = { $most ->
    [1] { $got }: здесь только номер 1
   *[other] { $got }: ожидается номер от 1 до { $most }
}
typed-several = «{ $got }» может значить: { $options }
typed-not-now = карту «{ CARD($card) }» сейчас выбрать нельзя; можно: { $options }
typed-unknown = «{ $got }» не подходит; можно выбрать: { $options }{ NEAR($near, form: "name") }
typed-level = ожидается уровень от 0 до 2, перед ним можно назвать карту; получено: «{ $got }»
typed-lines = ожидается число строк; получено: «{ $got }»
seat-name = ожидается непустое имя не длиннее { $most ->
        [one] { $most } символа
       *[other] { $most } символов
    }, без управляющих символов; получено: { $got }
seat-people = игроков { $players }, людей среди них может быть не более { $most }; получено: { $got }
seat-twice = ожидаются разные имена, { $name } встречается дважды
table-entry = ожидается запись из журнала стола; получено: { $got }
table-setup = ожидаются настройки стола; получено: { $got }
table-seats = ожидается мест: { $players }; получено: { $seats }
table-undo = ожидается ответ, который ещё можно отменить; получено: запись { $to }
answer-other-seat = место { $seat } не может ответить, решает место { $player }
typed-exactly = нужно выбрать ровно { $n } из: { $options }
typed-amount = { $least ->
    [0] можно выбрать не более { $most } из: { $options }
   *[other] нужно выбрать от { $least } до { $most } из: { $options }
}
typed-position = ожидается число: { $options }
typed-treasures = сейчас нет сокровищ, которые можно разыграть
typed-buy = сейчас ничего нельзя купить
typed-what = назовите также карту: { $options }
resume-busy = { $file }: эта партия уже идёт в другом терминале
resume-none = незаконченной партии нет; начать новую: demesne play
resume-file = { $file }: ожидается сохранённая партия demesne или запись партии

## tables on a server

table-over = игра окончена
table-seat = ожидается место от 0 до { $most }; получено: { $seat }
table-resigned = место { $seat }: партия уже сдана
table-unknown = такого стола нет
table-full = все места заняты
table-not-yours = это не ваше место
seat-elsewhere = за этим местом теперь играют с другого устройства
table-not-begun = партия ещё не началась
table-not-over = ожидается законченная партия
table-answered = на этот вопрос уже ответили
table-kingdom = королевство: ожидается набор, десять карт или случайный выбор
table-closed = эта партия начата при другой версии правил, продолжить её нельзя
table-elsewhere = этот стол обслуживает другая версия программы; пожалуйста, попробуйте ещё раз чуть позже
undo-off = за этим столом отмена выключена
deal-late = карты уже розданы: числа больше не принимаются
deal-early = числа принимаются, когда все игроки прислали их отпечатки
deal-number = раньше был прислан отпечаток другого числа
verify-missing = в записи нет доказательства честности, хотя в этой партии оно должно быть
verify-promise = секрет в этой записи не тот, что был обещан
verify-other-promise = сервер обещал другой секрет
verify-other-table = это запись партии за другим столом
verify-key = ключ этой записи не следует из её секрета и случайных чисел
verify-first = по ключу этой записи первым ходит другой игрок
verify-number = вашего числа нет в ключе на вашем месте
verify-seals = остальные числа не те, что были зафиксированы до отправки вашего
verify-options = --number и --seat указываются только вместе
undo-none = отменять нечего
undo-seen-new = с тех пор открылись новые карты; за этим столом такой ответ остаётся в силе
stand-in-early = бот может занять место только через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
} после ухода игрока
say-unknown = ожидается одна из готовых реплик стола
hello-twice = сообщение hello уже было
table-not-asked = сейчас вас ни о чём не спрашивают
table-no-wish = никто не просит об отмене
table-old = эта партия сыграна по другой версии правил; её можно прочитать, но нельзя пройти по шагам
table-one-by-one = здесь можно отвечать только по одному: между ответами открывается новое
table-arrange = каждая карта должна быть указана ровно один раз
table-long = за этим столом произошло уже столько, что дальше принимаются только ответы
pick-turn = сейчас не ваша очередь выбирать карту
pick-card = нужна одна из предложенных карт, а не { $got }
table-moment = ожидается момент от 0 до { $most } и место за столом
typed-elsewhere = эта команда для терминала; на странице для неё есть кнопки

## the store

# somebody plays, and the database does not answer
store-away = база данных сейчас недоступна; пожалуйста, попробуйте ещё раз
store-back = база данных снова доступна
store-damaged = база данных этого сервера повреждена; владельцу сервера нужно восстановить резервную копию
# $where: the database, $reason: what the system says
store-unusable = { $where }: работать с базой данных не удаётся: { $reason }
store-damaged-file = { $where }: база данных повреждена ({ $reason }); уберите этот файл и восстановите резервную копию: demesne admin restore ФАЙЛ
restore-shared = с этой базой данных работает сервер; остановите все серверы, которые с ней работают, и затем восстановите копию
store-address = ожидается адрес базы данных: sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ
# $command installs it
store-driver = для PostgreSQL нужен пакет asyncpg: { $command }
# $found, $known: numbers of schemas
store-newer = { $where }: с этой базой данных работала более новая версия (схема { $found }, а эта версия знает схемы до { $known })
# $option: the option that allows it
store-not-empty = { $where }: здесь уже есть партии; { $option } заменит их резервной копией
backup-file = { $file }: ожидается целая резервная копия, какую пишет demesne admin backup
# $command: what mends it
secret-mode = { $file }: этот секрет могут прочитать другие; закройте его от них ({ $command }) или удалите, чтобы появился новый
secret-length = { $file }: ожидается секрет не короче { $least ->
        [one] { $least } байта
       *[other] { $least } байт
    }; получено: { $got }

## the server

server-port = port: ожидается число от 0 до { $most }; получено: { $got }
server-host = host: ожидается адрес или имя этого компьютера; получено: { $got }
server-base-url = base URL: ожидается адрес без пути, например https://table.example; получено: { $got }
server-dev = --dev: ожидается адрес, доступный только с этого компьютера; получено: { $host }
# $reason: what the system says
server-taken = не удаётся ждать подключений по адресу { $host }, порт { $port }: { $reason }
server-unknown-host = у этого сервера другое имя
server-origin = запрос пришёл не со страницы этого сервера
server-too-many = слишком много запросов сразу; подождите { $seconds } с
server-too-many-open = слишком много подключений сразу; закройте одно или подождите { $seconds } с
server-spent = этот адрес или гость исчерпал своё время вычислений; подождите { $seconds } с
server-busy = сервер перегружен; попробуйте снова через { $seconds } с
server-full = на сервер отправляют слишком много данных сразу; попробуйте снова через { $seconds } с
server-too-heavy = на это нужно больше времени вычислений или памяти, чем сервер даёт одному запросу
server-no-workers = серверу не удалось запустить процесс для этой работы
server-stopping = сервер останавливается; попробуйте снова через минуту
server-record-answers = record: ожидается не более { $most ->
        [one] { $most } ответа
       *[other] { $most } ответов
    }; получено: { $got }
server-metrics = метрики доступны только с этого компьютера, если сервер не запущен с --metrics
server-own-cards = играть своими картами можно только с этого компьютера, если сервер не запущен с --own-cards
server-not-ready = сервер ещё не готов
server-fault = на сервере что-то пошло не так
server-page = страница не собрана: в папке с исходным кодом её собирает make play
server-nothing-here = по этому адресу ничего нет
server-method = по этому адресу такой метод не принимается
server-too-long = запрос слишком длинный
server-slow = запрос шёл слишком долго
server-deep = в запросе слишком глубокая вложенность
server-json = ожидается тело запроса типа application/json
# $error: what was expected where, in the words of the protocol
server-input = не то, что ожидалось: { $error }
server-language = language: ожидается один из языков: { $langs }
server-only-here = это можно сделать только на компьютере, где работает сервер
server-no-network = нет сети, для которой можно открыть стол
server-no-link = ожидается ссылка, созданная этим сервером
server-no-address = ожидается адрес этого сервера
server-hello = первым ожидается сообщение hello
server-binary = ожидается текстовое сообщение; получены байты
server-long = ожидается сообщение не длиннее { $most ->
        [one] { $most } байта
       *[other] { $most } байт
    }
server-message = это не сообщение протокола: { $error }
error-only-at-gain = { $card }: { $word } допускается только в действии карты при получении или в начале хода
error-position-staying = { $where }: ожидаются карты, которые лежат в "play", получено: { $got }
error-position-later = { $where }: ожидается карта с отложенной частью, получено: { $got }
error-position-later-many = position: слишком много отложенных частей карт длительности, предел — { $most }
error-position-token = { $where }: "trade route" может быть 0 или 1, причём 1 только там, где жетон лежал с начала; получено: { $got }
error-position-aside = position: "durations": { $where } ничего не откладывает, получено: { $got }
error-only-until-then = { $card }: { $word } допускается только в until_then слова next_turn
error-only-at-end = { $card }: { $word } допускается только в at_end_of_buying
error-same-moment = { $card }: { $first } и { $second } действуют в один и тот же момент; ожидается один эффект со всеми шагами, например { $first }(step, step)
error-same-gain = { $card }: { $first } и { $second } могут действовать при получении одной и той же карты; ожидается только одно из них
error-once-alone = { $card }: this_turn(..., once=True) стоит рядом с другим this_turn; ожидается, что других this_turn у карты нет

## A guest's own record and the kingdom of the day

day-unknown = у этого дня нет королевства
mine-sure = чтобы удалить всё, нужно "sure": true
mine-link = эта личная ссылка (больше) не действует
mine-opposed = ничего не перенесено: вы и владелец этой ссылки играете друг против друга в партии, которая ещё не закончена
mine-before = before: ожидалось время с часовым поясом, получено { $got }
mine-kingdom-name = сохраняемому королевству нужно название
mine-kingdoms = слишком много королевств, предел: { $most }

## Подсказки и анализ

hint-off = за этим столом подсказок нет: здесь играют люди, и о подсказках они не договорились
server-level = уровень бота на этом сервере — { $levels }, а не { $level }
server-thinking-spent = этот стол пока исчерпал своё время вычислений
server-thinking-late = свободного рабочего процесса вовремя не нашлось
analysis-unknown = этот анализ ещё никто не запрашивал
