### What is wrong with a command or a learner's environment: no page says these.

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
