### What is wrong with a command or a learner's environment: no page says these.

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
