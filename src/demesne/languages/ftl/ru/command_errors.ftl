### What is wrong with a command, a strategy, a simulation or a learner's environment: no page says these.

# $word: the first word that no command takes
command-unknown-word = неизвестное слово { $word }{ NEAR($near) } (см. { $help })
command-unknown-option = неизвестный параметр { $option }{ NEAR($near) } (см. { $help })
command-option-twice = { $option }: можно указать только один раз (см. { $help })
# $name: what is missing, one of the words in capitals below
command-word-missing = { $command }: ожидается: { $name } (см. { $help })
command-value-missing = { $n ->
    [1] { $option }: дальше ожидается значение (см. { $help })
    [one] { $option }: дальше ожидается { $n } значение (см. { $help })
    [few] { $option }: дальше ожидаются { $n } значения (см. { $help })
   *[other] { $option }: дальше ожидается { $n } значений (см. { $help })
}
command-not-a-whole-number = { $option }: ожидается целое число; получено: { $got } (см. { $help })
command-not-a-number = { $option }: ожидается число; получено: { $got } (см. { $help })
command-takes-no-value = { $option }: значение не нужно; получено: { $got } (см. { $help })
# $options: options such as --json, with "or"
command-not-together = укажите что-то одно: { $options }
command-paired-alone = --paired: другие стратегии рядом не нужны; получено: { $got }; соперников называет --against
command-against-alone = --against: ожидается вместе с --paired A1 A2
command-file-alone = --file: ожидается вместе с --resume
# $command: such as demesne serve
command-no-server = { $command }: сервер не установлен: pip install "demesne[server]"
command-until = --until: ожидается ширина, например 0.5%; получено: { $got }
command-plot = --plot: ожидается файл с окончанием .svg или .png; получено: { $got }
command-sample = sample: ожидается --number от 0 до { $number } и --rotation от 0 до { $rotation }
command-bot = bot: ожидается стратегия или novice, gentle, fair, strong, expert, master; получено: { $got }
command-no-list = { $name }: expert и master каждый раз ищут лучший ответ и не следуют списку
command-card-missing = card: ожидается название карты, например demesne card Деревня
command-no-folder = { $file }: записать нельзя, такой папки нет
command-is-folder = { $file }: записать нельзя, это папка
# $reason: what the system says
command-unwritable = { $file }: не удалось записать: { $reason }
command-record-size = { $file }: ожидается запись партии не больше { $most ->
        [one] { $most } байта
       *[other] { $most } байт
    }
command-record-text = { $file }: ожидается запись партии, то есть текст в UTF-8
# the system refuses something, such as to write on a full disk
command-stopped = продолжить не удалось: { $reason }
admin-running = с этой базой данных работает сервер: { $address }; сначала остановите его
# $tasks: words such as backup, with "or"
admin-task = admin: ожидается { $tasks }; получено: { $got }{ NEAR($near) }
# $option: such as --days, $task: such as prune
admin-only-with = { $option }: ожидается только вместе с admin { $task }
admin-backed-up = { $games ->
    [one] { $games } партия записана
    [few] { $games } партии записаны
   *[other] { $games } партий записано
} в файл { $file }
admin-left-out = повреждено и пропущено: { $row }
admin-restored = { $games ->
    [one] { $games } партия восстановлена
    [few] { $games } партии восстановлены
   *[other] { $games } партий восстановлено
} из файла { $file }
admin-pruned = { $games ->
    [one] { $games } партия удалена
    [few] { $games } партии удалены
   *[other] { $games } партий удалено
}
admin-made = база данных была пуста; таблицы созданы (схема { $schema })
admin-migrated = база данных обновлена (схема { $schema })
admin-up-to-date = база данных не требует обновления (схема { $schema })
command-research-option = research { $name }: параметр { $option } здесь не используется; см. { $help }
command-research-file = research { $name }: файл здесь не нужен: { $got }; см. { $help }
command-research-results = research { $name }: ожидается файл с результатом; см. { $help }
command-research-needs = research { $name }: нужен параметр { $option }; см. { $help }
command-research-exists = { $file } уже существует: продолжите с --resume или выберите другой файл
command-data-exists = { $file } уже существует: замените его с --replace или выберите другую папку
command-research-other = { $file }: результат другого запуска (задача { $task }, агент { $agent }) или запуска с другими вариантами, версиями или пределами

error-research-numpy = для demesne.research нужен numpy: pip install "demesne[research]"
error-research-missing = пакет { $package } не установлен: pip install { $package }
error-research-spec = spec: ожидается Spec, например Spec(["First Game"]); получено: { $got }
error-research-kingdoms = kingdoms: ожидается список хотя бы из одного королевства; получено: { $got }
error-research-opponents = opponents: ожидается по одному на каждое другое место ({ $expected }); получено: { $got }
error-research-bot = opponents: ожидаются стратегии или уровни, которые играют внутри ядра; { $got } — бот на Python
error-research-count = { $where }: ожидается целое число не меньше 1; получено: { $got }
error-research-actions = step: ожидается столько целых чисел: { $n }; получено: { $got }
error-research-action = партия { $game }: ожидается одно из: { $legal }; получено: { $got }
error-research-no-decision = { $kingdom }: партия закончилась раньше, чем возник хоть один вопрос
error-research-agent = agent: ожидается модуль:имя или одно из: { $known }; получено: { $got }{ NEAR($near) }
error-research-agent-name = { $where }: ожидается класс или функция { $name }(setup)
error-research-agent-start = агент { $agent }: { $why }
error-research-no-variants = variant: у задачи { $task } нет вариантов; получено: { $got }
error-research-benchmark = { $file }: ожидается результат { $expected }; получено: { $got }
error-research-result = { $file }: ожидается файл с результатом команды demesne research evaluate
error-research-differs = партия { $number }: здесь она идёт иначе; она была сыграна с версиями: { $versions }

## strategies: $where is the file, $expected a word or one of the phrases below
error-strategy = { $where }, строка { $line }, столбец { $column }: ожидается: { $expected }; получено: { $got }{ NEAR($near) }
expected-card = карта
expected-card-or-type = карта или тип
# any and random are words of strategies
expected-preference = карта, тип, any или random
expected-never = карта, тип или any
expected-asking-card = карта с выбором вариантов
expected-key-once = каждый вариант один раз
# $counts: "1", "2" or "1, 2 or 3"; $most: the last of them
expected-keys = { $most ->
        [one] { $counts } вариант для карты «{ $card }»
        [few] { $counts } варианта для карты «{ $card }»
       *[other] { $counts } вариантов для карты «{ $card }»
    }
expected-when = "when" или конец строки
expected-condition = условие после when
expected-operator = оператор или конец строки
expected-operator-or-bracket = оператор или ")"
expected-one-comparison = по одному сравнению, например 1 < turn and turn < 5
expected-fewer-values = не более { $most ->
        [one] { $most } значения
       *[other] { $most } значений
    } в условии
expected-number = число
expected-number-up-to = число не больше { $most }
expected-value = значение, например 3, coins или owned(Smithy)
expected-shallower = вложенность скобок, not и - не больше { $most }
expected-fewer-rules = не более { $most ->
        [one] { $most } правила
       *[other] { $most } правил
    }
error-strategies-too-long = { $name }: стратегии за этим столом в сумме слишком длинные
error-shelf = ожидается имя готовой стратегии; получено: { $got }{ NEAR($near) }

## simulations
error-player = strategy: ожидается имя, файл, текст или функция; получено: { $got }
error-player-name = strategy: ожидается файл или имя из списка demesne strategies; получено: { $got }{ NEAR($near) }
error-strategy-text = { $where }: ожидается стратегия, то есть текст в UTF-8
error-strategy-length = { $where }: ожидается стратегия не длиннее { $most ->
        [one] { $most } символа
       *[other] { $most } символов
    }
error-input-once = strategies: "-" (стандартный ввод) можно указать только один раз
error-input-closed = -: ожидается стратегия, но стандартный ввод закрыт
# $name: a strategy
error-outside-kingdom = { $name }: в стратегии есть карта «{ CARD($card) }», которой нет в королевстве ({ NAMES($kingdom) })
error-too-many-named = kingdom: ожидается не более 10 карт королевства, а в стратегиях их { $got }: { NAMES($cards) }
error-start = start: ожидается 5/2, 4/3 или файл с позицией; получено: { $got }
error-start-kingdom = start: в позиции уже есть королевство, другое не нужно
error-start-players = start: в позиции { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }; получено: { $got ->
        [one] { $got } стратегия
        [few] { $got } стратегии
       *[other] { $got } стратегий
    }
error-start-turns = start: у игрока, чей сейчас ход, ожидается turns не менее 1; получено: 0
error-start-text = { $where }: ожидается позиция, то есть текст в UTF-8
# $error: what is wrong with it
error-start-position = { $where }: ожидается позиция в виде JSON или текста: { $error }
error-until = until: ожидается доля между 0 и 0.5, например 0.005; получено: { $got }
error-bot-timeout = bot_timeout: ожидается число секунд от 0 до { $most }; получено: { $got }
error-paired = paired: ожидаются две версии и хотя бы один соперник (--paired A1 A2 --against B)
error-paired-bots = paired: ожидаются стратегии, а не боты: случайность ботов не зависит от зерна (seed)
error-tournament = tournament: ожидается { $most ->
        [one] от { $least } до { $most } стратегии
       *[other] от { $least } до { $most } стратегий
    }; получено: { $got }
error-details = details: для данных по ходам ожидается симуляция с details=True
error-ray = engine: Ray не установлен: pip install "demesne[cluster]"
error-solution-file = { $where }: ожидается файл, записанный командой demesne solve --json
error-not-solved = solved: ожидается файл или королевство, уже решённое здесь командой demesne solve; получено: { $got }
# $solved: numbers of players, such as 2 or 4
error-solved-players = solved: королевство { $kingdom } решено здесь для { $solved } игроков; для { $players }: demesne solve { $kingdom } --players { $players }
error-minutes = minutes: ожидается больше 0 и не больше { $most }; получено: { $got }

## bots written in Python
# $why: what Python says
error-bot-file = { $where }: ожидается файл Python с функцией choose(view, decision); { $why }
error-bot-module = { $where }: ожидается модуль:функция; { $why }
error-bot-function = { $where }: ожидается функция { $name }(view, decision){ NEAR($near) }
# $kind: the class of a Python error, $error: its text
error-bot-raised = { $kind }: { $error }
error-bot-start = бот не запустился
error-bot-ended = процесс бота завершился
error-bot-ended-ours = бот завершил процесс программы; выделите боту собственный: --bot-timeout СЕКУНДЫ
error-bot-silent = нет ответа за { $seconds } с
error-bot-picks = ожидается список названий; получено: { $got }

## commands; $help is the command that shows the help, such as demesne sim --help
play-bot-level = --bot: в браузере ожидается одно из: { $levels } (с --terminal годится любая стратегия, в том числе solved:КОРОЛЕВСТВО); получено: { $got }{ NEAR($near) }
serve-running = с этой базой данных уже работает сервер: { $address }; с файлом SQLite работает только один процесс
play-no-answer = { $file }: эту базу данных держит сервер (процесс { $process }), но он не отвечает; остановите его и попробуйте снова

## what stands on a command line, in help and errors
argument-file = ФАЙЛ
argument-name = ИМЯ
argument-strategies = СТРАТЕГИИ
argument-text = ТЕКСТ
argument-number = ЧИСЛО

## reports

report-lang = report: ожидается один из языков: { $langs }; получено: { $got }
report-players = report: ожидается от двух до шести игроков; получено: { $got }
# $command installs it
report-png = plot: для PNG нужен пакет resvg_py: { $command }; для SVG не нужно ничего
