### What is wrong with a command, a strategy, a simulation or a learner's environment: no page says these.

# $word: the first word that no command takes
command-unknown-word = unknown word { $word }{ NEAR($near) } (see { $help })
command-unknown-option = unknown option { $option }{ NEAR($near) } (see { $help })
command-option-twice = { $option }: expected only once (see { $help })
# $name: what is missing, one of the words in capitals below
command-word-missing = { $command }: expected { $name } (see { $help })
command-value-missing = { $n ->
    [one] { $option }: expected a value after it (see { $help })
   *[other] { $option }: expected { $n } values after it (see { $help })
}
command-not-a-whole-number = { $option }: expected a whole number, got { $got } (see { $help })
command-not-a-number = { $option }: expected a number, got { $got } (see { $help })
command-takes-no-value = { $option }: expected no value, got { $got } (see { $help })
# $options: options such as --json, with "or"
command-not-together = use only one of { $options }
command-paired-alone = --paired: expected no other strategies, got { $got }; name opponents with --against
command-against-alone = --against: expected together with --paired A1 A2
command-file-alone = --file: expected together with --resume
# $command: such as demesne serve
command-no-server = { $command }: the server is not installed: pip install "demesne[server]"
command-until = --until: expected a width such as 0.5%, got { $got }
command-plot = --plot: expected a file that ends with .svg or .png, got { $got }
command-sample = sample: expected a number from 0 to { $number } and a rotation from 0 to { $rotation }
command-bot = bot: expected a strategy or novice, gentle, fair, strong, expert, master, got { $got }
command-no-list = { $name }: expert and master search at every decision and follow no list
command-card-missing = card: expected the name of a card, such as demesne card Village
command-no-folder = { $file }: cannot be written, there is no such folder
command-is-folder = { $file }: cannot be written, it is a folder
# $reason: what the system says
command-unwritable = { $file }: cannot be written: { $reason }
command-record-size = { $file }: expected a record of at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }
command-record-text = { $file }: expected a record, which is UTF-8 text
# the system refuses something, such as to write on a full disk
command-stopped = cannot continue: { $reason }
admin-running = a server is using this database, at { $address }; stop it first
# $tasks: words such as backup, with "or"
admin-task = admin: expected { $tasks }, got { $got }{ NEAR($near) }
# $option: such as --days, $task: such as prune
admin-only-with = { $option }: expected only with admin { $task }
admin-backed-up = { $games ->
    [one] { $games } game
   *[other] { $games } games
} written to { $file }
admin-left-out = damaged and left out: { $row }
admin-restored = { $games ->
    [one] { $games } game
   *[other] { $games } games
} restored from { $file }
admin-pruned = { $games ->
    [one] { $games } game
   *[other] { $games } games
} removed
admin-made = the database was new; its tables have been made (schema { $schema })
admin-migrated = the database has been brought up to date (schema { $schema })
admin-up-to-date = the database is up to date (schema { $schema })
command-research-option = research { $name }: does not take { $option }; see { $help }
command-research-file = research { $name }: takes no file, got { $got }; see { $help }
command-research-results = research { $name }: expected a result file; see { $help }
command-research-needs = research { $name }: expected { $option }; see { $help }
command-research-exists = { $file } exists: continue it with --resume, or choose another file
command-data-exists = { $file } exists: replace it with --replace, or choose another folder
command-research-other = { $file }: the result of another run (task { $task }, agent { $agent }), or of one with other variants, versions or limits

error-research-numpy = demesne.research needs numpy: pip install "demesne[research]"
error-research-missing = { $package } is not installed: pip install { $package }
error-research-spec = spec: expected a Spec, such as Spec(["First Game"]), got { $got }
error-research-kingdoms = kingdoms: expected a list with at least one kingdom, got { $got }
error-research-opponents = opponents: expected one for each other seat ({ $expected }), got { $got }
error-research-bot = opponents: expected strategies or levels, which play inside the kernel; { $got } is a Python bot
error-research-count = { $where }: expected a whole number of at least 1, got { $got }
error-research-actions = step: expected whole numbers, one for each game ({ $n }), got { $got }
error-research-action = game { $game }: expected one of { $legal }; got { $got }
error-research-no-decision = { $kingdom }: a game ended before anything was asked
error-research-agent = agent: expected module:name or one of { $known }; got { $got }{ NEAR($near) }
error-research-agent-name = { $where }: expected a class or a function { $name }(setup)
error-research-agent-start = agent { $agent }: { $why }
error-research-no-variants = variant: { $task } has no variants, got { $got }
error-research-benchmark = { $file }: expected a result of { $expected }, got { $got }
error-research-result = { $file }: expected a result file of demesne research evaluate
error-research-differs = game { $number } comes out differently here; it was played with versions { $versions }

## strategies: $where is the file, $expected a word or one of the phrases below
error-strategy = { $where }, line { $line }, column { $column }: expected { $expected }, got { $got }{ NEAR($near) }
expected-card = a card
expected-card-or-type = a card or a type
# any and random are words of strategies
expected-preference = a card, a type, any or random
expected-never = a card, a type or any
expected-asking-card = a card that asks to choose
expected-key-once = each key once
# $counts: "1", "2" or "1, 2 or 3"; $most: the last of them
expected-keys = { $most ->
        [one] { $counts } key for { $card }
       *[other] { $counts } keys for { $card }
    }
expected-when = "when" or the end of the line
expected-condition = a condition after when
expected-operator = an operator or the end of the line
expected-operator-or-bracket = an operator or ")"
expected-one-comparison = one comparison at a time, such as 1 < turn and turn < 5
expected-fewer-values = at most { $most ->
        [one] { $most } value
       *[other] { $most } values
    } in a condition
expected-number = a number
expected-number-up-to = a number up to { $most }
expected-value = a value such as 3, coins or owned(Smithy)
expected-shallower = at most { $most ->
        [one] { $most } nested bracket, not and -
       *[other] { $most } nested brackets, not and -
    }
expected-fewer-rules = at most { $most ->
        [one] { $most } rule
       *[other] { $most } rules
    }
error-strategies-too-long = { $name }: the strategies at this table are too long in total
error-shelf = expected the name of a shipped strategy, got { $got }{ NEAR($near) }

## simulations
error-player = strategy: expected a name, a file, a text or a function, got { $got }
error-player-name = strategy: expected a file or a name that demesne strategies lists, got { $got }{ NEAR($near) }
error-strategy-text = { $where }: expected a strategy, which is UTF-8 text
error-strategy-length = { $where }: expected a strategy of at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }
error-input-once = strategies: expected "-" (standard input) once
error-input-closed = -: expected a strategy, but standard input is closed
# $name: a strategy
error-outside-kingdom = { $name }: names { CARD($card) }, which is not in the kingdom ({ NAMES($kingdom) })
error-too-many-named = kingdom: expected at most 10 kingdom cards, the strategies name { $got }: { NAMES($cards) }
error-start = start: expected 5/2, 4/3 or a file with a position, got { $got }
error-start-kingdom = start: a position has its kingdom in it, expected no other kingdom
error-start-players = start: the position has { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, got { $got ->
        [one] { $got } strategy
       *[other] { $got } strategies
    }
error-start-turns = start: expected turns of at least 1 for the player whose turn it is, got 0
error-start-text = { $where }: expected a position, which is UTF-8 text
# $error: what is wrong with it
error-start-position = { $where }: expected a position, as JSON or as text: { $error }
error-until = until: expected a share between 0 and 0.5 such as 0.005, got { $got }
error-bot-timeout = bot_timeout: expected seconds from 0 to { $most }, got { $got }
error-paired = paired: expected two versions and at least one opponent (--paired A1 A2 --against B)
error-paired-bots = paired: expected strategies, not bots: the random choices of bots do not follow from the seed
error-tournament = tournament: expected { $most ->
        [one] { $least } to { $most } strategy
       *[other] { $least } to { $most } strategies
    }, got { $got }
error-details = details: expected a simulation with details=True for numbers turn by turn
error-ray = engine: Ray is not installed: pip install "demesne[cluster]"
error-solution-file = { $where }: expected a file that demesne solve --json has written
error-not-solved = solved: expected a file or a kingdom that demesne solve has solved here, got { $got }
# $solved: numbers of players, such as 2 or 4
error-solved-players = solved: { $kingdom } is solved here for { $solved } players; for { $players }: demesne solve { $kingdom } --players { $players }
error-minutes = minutes: expected more than 0 and at most { $most }, got { $got }

## bots written in Python
# $why: what Python says
error-bot-file = { $where }: expected a Python file with choose(view, decision); { $why }
error-bot-module = { $where }: expected module:function; { $why }
error-bot-function = { $where }: expected a function { $name }(view, decision){ NEAR($near) }
# $kind: the class of a Python error, $error: its text
error-bot-raised = { $kind }: { $error }
error-bot-start = did not start
error-bot-ended = its process ended
error-bot-ended-ours = a bot ended its process: give it one of its own with --bot-timeout SECONDS
error-bot-silent = no answer in { $seconds } s
error-bot-picks = expected a list of names, got { $got }

## commands; $help is the command that shows the help, such as demesne sim --help
play-bot-level = --bot: expected one of { $levels } in the browser (with --terminal any strategy, including solved:KINGDOM), got { $got }{ NEAR($near) }
serve-running = a server for this database is already running, at { $address }; a SQLite file is for one process
play-no-answer = { $file }: a server (process { $process }) holds this database and does not respond; stop it, then try again

## placeholders of a command line, in help and errors
argument-file = FILE
argument-name = NAME
argument-strategies = STRATEGIES
argument-text = TEXT
argument-number = NUMBER

## reports

report-lang = report: expected a language of { $langs }, got { $got }
report-players = report: expected two to six players, got { $got }
# $command installs it
report-png = plot: PNG needs the package resvg_py: { $command }; SVG needs nothing
