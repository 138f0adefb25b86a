### What the simulator says about its results. Shares, seconds and other fractions come written as the language writes them.

sim-percent = { $n }%

## the table of a simulation

# $n games were played in $seconds, $rate of them in one second
sim-games = { $n ->
    [one] { $n } game in { $seconds } s ({ $rate } a second)
   *[other] { $n } games in { $seconds } s ({ $rate } a second)
}
# the user stopped it
sim-games-interrupted = { $n ->
    [one] Interrupted: { $n } game in { $seconds } s ({ $rate } a second) so far
   *[other] Interrupted: { $n } games in { $seconds } s ({ $rate } a second) so far
}
# headings of columns: the share of the victories, and between which bounds it lies
sim-head-share = share
sim-head-interval = 95% interval
sim-head-wins = wins
sim-head-ties = ties
sim-head-losses = losses
# the mean score
sim-head-points = points
# a lower and an upper bound
sim-interval = { $low } to { $high }
# how often whoever begins wins, ties and loses
sim-first-seat = First seat: wins { $wins }, ties { $ties }, losses { $losses }; { $rounds } rounds a game
# $ends: how the games ended, the next three messages with commas between
sim-ends = Ends: { $ends }
sim-end-provinces = Provinces gone { $share }
sim-end-colonies = Colonies gone { $share }
sim-end-piles = piles empty { $share }
sim-end-limit = turn limit { $share }
sim-failed = { $n ->
    [one] { $n } game not counted, a bot failed:
   *[other] { $n } games not counted, a bot failed:
}
# $error: what the bot's program said, in English
sim-failure = { $bot }, seed number { $number }, rotation { $rotation }: { $error }

## what a result rests on and what it does not prove

sim-basis = What this rests on
# a "list" is a strategy: what to buy, in order of preference; $bots: whether programs of the user's own play too
sim-basis-play = { $bots ->
    [yes] Play: every list literally, everything else by built-in play, Python bots as they are (demesne { $version }, rules { $rules }).
   *[no] Play: every list literally, everything else by built-in play (demesne { $version }, rules { $rules }).
}
sim-basis-search = { $n ->
    [one] { $name } searches: { $n } playout for every decision.
   *[other] { $name } searches: { $n } playouts for every decision.
}
sim-basis-kingdom = Kingdom: { NAMES($cards) } (edition { $edition }).
# $start: dealt, position, or how the first two hands are split, such as 5/2
sim-basis-seats = Seats: { $n ->
    [one] { $n } player
   *[other] { $n } players
}, each seed once per rotation of the seats; { $start ->
    [dealt] first hands dealt at random.
    [position] hands as in the position.
   *[other] first hands { $start }.
}
sim-basis-seeds = { $n ->
    [one] Seeds: { $n } of them from seed { $seed }; the same command gives the same games.
   *[other] Seeds: { $n } of them from seed { $seed }; the same command gives the same games.
}
sim-limits = What it does not prove
sim-limit-luck = The interval covers the luck of the shuffles only, not the choice of lists, opponents or kingdom.
sim-limit-play = It compares these lists as they are played here. Built-in play plays money well and engines less well, so a better player may get more out of either.

## two versions of a list compared

# both versions played $games each against the strategies named in $against, on the same $seeds
paired-games = { $games ->
    [one] { $games } game of each version against { $against }, { $seeds ->
        [one] on the same seed
       *[other] on the same { $seeds } seeds
    }
   *[other] { $games } games of each version against { $against }, { $seeds ->
        [one] on the same seed
       *[other] on the same { $seeds } seeds
    }
}
# $better: the name of a version
paired-better = Difference { $points } points, 95% interval { $low } to { $high }: { $better } is better
paired-no-difference = Difference { $points } points, 95% interval { $low } to { $high }: no difference that these games can show
paired-same = { $share } of the seeds gave both the same result

## the cross table of a tournament

tournament-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
tournament-games-interrupted = { $n ->
    [one] { $n } game, interrupted
   *[other] { $n } games, interrupted
}
tournament-head-rating = rating
tournament-head-mean = mean
tournament-how-to-read = Shares are those of the row against the column, in per cent; 400 rating points are ten to one.
tournament-failed = { $n ->
    [one] { $n } game not counted, a bot failed (demesne sim shows how)
   *[other] { $n } games not counted, a bot failed (demesne sim shows how)
}

## while it runs, and what it writes

# captions of progress bars: counted are games, or pairs of strategies
sim-bar-games = games
sim-bar-pairs = pairs
# a bot makes its list for this kingdom, which takes a moment
sim-judging = { $name } looks at the kingdom…
sim-record-kept = the game in which { $bot } failed: { $file }
sim-report-written = report: { $file }
sim-plot-written = plot: { $file }

## one game of a simulation, and a recorded game

# the seats of a game whose players have no names
game-kingdom = Kingdom: { NAMES($cards) } (edition { $edition })
# $names: one or several players, with commas
game-winners = Winners: { $names }
# $scores: from the highest down
game-title = Seed number { $number }, rotation { $rotation }: { $names } with { $scores }

## the shipped strategies

# for which kingdom a strategy is meant
strategy-for-any = any
strategy-for-own-ten = its own kingdom
strategies-how-to-read = { $n ->
    [one] { $n } strategy, with its share against big-money-greening in the kingdom it is meant for, which is in brackets; demesne strategies NAME shows it, with its kingdom. Generic bots make a list for any kingdom: { $levels }.
   *[other] { $n } strategies, with their share against big-money-greening in the kingdom each is meant for, which is in brackets; demesne strategies NAME shows one, with its kingdom. Generic bots make a list for any kingdom: { $levels }.
}
# $levels: novice 231 ± 251, gentle 695 ± 115
strategies-ratings = How strong the bots are, measured on the recommended sets (fair has 1000; 400 points are odds of ten to one): { $levels }.

## speed

bench-heading = { $n ->
    [one] CPU time, medians of { $n } round
   *[other] CPU time, medians of { $n } rounds
}
# the two kernels, headings of columns
bench-plain = plain
bench-compiled = compiled
bench-games = { $one } against { $two }, games per second
bench-clone = clone, µs
bench-decision = decision from Python, µs
# $ratio: the second figure of the row by the first
bench-jobs = 1 job / 2 jobs, µs per game, ratio { $ratio }
bench-state = state, bytes
bench-calibration = calibration loop, ns per step

## the benchmark for research

research-bar-games = games
research-bar-cards = cards
research-bar-responses = best responses
research-head-task = task
research-head-agent = agent
research-head-games = games
# the share against all opponents together
research-head-all = all
# the share in the worst tenth of the kingdoms
research-head-worst = worst tenth
# the mean share against lists that a search found against the agent
research-head-response = best response
research-head-elo = Elo
# games that the agent did not finish
research-head-lost = failed
# CPU seconds
research-head-cpu = CPU s
research-how-to-read = Share of victories in percent, with the 95% interval by bootstrap over kingdoms and seeds; an asterisk marks fewer games than the protocol asks for. Elo: on the fixed ladder, where fair is 1000.
research-nothing = No game has been finished.
research-stopped-interrupted = Interrupted: this is what is known so far.
research-stopped-failing = Stopped: the agent has failed in twenty games in a row.
# $why: one of the next messages
research-first-lost = First failure: seed { $seed }, against { $opponent }: { $why }
research-lost-error = an error: { $detail }
research-lost-ended = its process ended
research-lost-illegal = an illegal action: { $detail }
research-lost-time = no answer in time
research-lost-budget = more CPU time than the task allows: { $detail }
research-written = Written: { $file }
