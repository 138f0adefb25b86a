### The simulator's report: a page with charts, tables and sentences, and its four main charts as one picture.
### $name, $first and $others are names of strategies and stay as they are. A share ($share, $even, $high, $won, $shared)
### comes as sim-percent writes it, with its sign; $low is a bare number, for an interval needs the sign only once.
### Shares and means come rounded, with the decimals they are to show.
### Labels on charts have little room: the shorter the better.

## The page

# $others: the other strategies, listed
report-title = { $first } against { $others }
report-made-with = Dominion, simulated with Demesne { $version }
report-unofficial = Unofficial fan project, made without the publisher of Dominion and not endorsed by it.
report-who-wins = Who wins
report-turn-by-turn = Turn by turn
report-the-end = The end
report-bought-when = What was bought when
report-bought-when-note = Copies gained per game in each turn, bought or gained otherwise; the deeper the colour the more.
report-kingdom = The kingdom
report-strategies = The strategies
# stands where a strategy has its idea in a sentence
report-bot = a bot in Python
report-search = { $n ->
    [one] a bot that searches, { $n } playout for every decision; the lists it considers:
   *[other] a bot that searches, { $n } playouts for every decision; the lists it considers:
}
report-samples = Sample games
report-basis = What this rests on
report-limits = What this does not prove
report-numbers = The numbers
# $title: the title of a chart
report-numbers-of = { $title }: the numbers

## The first sentence: who is better, if the games are enough to say so

report-single = A single game: it shows how the strategies play, not which is better.
report-wins-most = { $games ->
    [one] { $name } wins most: { $share } of { $games } game (95% interval { $low } to { $high }).
   *[other] { $name } wins most: { $share } of { $games } games (95% interval { $low } to { $high }).
}
# the best two strategies have the same share
report-all-level = { $games ->
    [one] Level: { $share } each for the best in { $games } game.
   *[other] Level: { $share } each for the best in { $games } games.
}
report-unsure = { $games ->
    [one] No clear winner: { $name } has most with { $share } of { $games } game, but too few to be sure (95% interval { $low } to { $high }).
   *[other] No clear winner: { $name } has most with { $share } of { $games } games, but too few to be sure (95% interval { $low } to { $high }).
}
report-no-interval = { $games ->
    [one] No clear winner: { $name } has most with { $share } of { $games } game, which has no interval.
   *[other] No clear winner: { $name } has most with { $share } of { $games } games, which has no interval.
}

## Facts at the head of the page: a name and under it a value

report-fact-games = Games
report-fact-rounds = Rounds on average
report-fact-first-seat = First seat
report-first-won = { $won } won
# victories shared with another player
report-first-shared = { $shared } shared
report-fact-edition = Edition
report-fact-seed = Seed
report-fact-time = Time
report-seconds = { $n } s
report-speed = { $games ->
    [one] { $games } game a second
   *[other] { $games } games a second
}

## Head and foot of the picture

# $rounds: the mean, with one decimal
report-picture-facts = { $games ->
    [one] { $games } game, { $rounds } rounds on average, edition { $edition }, seed { $seed }
   *[other] { $games } games, { $rounds } rounds on average, edition { $edition }, seed { $seed }
}
report-picture-foot = Kingdom: { NAMES($cards) }. Demesne { $version }

## Win shares

report-shares = Win shares
report-shares-note = Dots: share of the games won, a victory shared by k counting 1/k. Bars: 95% interval. Dashed: an even share.
# in a table and beside a share
report-interval = { $low } to { $high }
# $interval: as report-interval says it
report-share-summary = { $name }: { $share } ({ $interval }).
report-share-alone-summary = { $name }: { $share }.
report-even-summary = An even share would be { $even }.
# on the chart
report-even = even share { $even }
report-share-axis = % of games won
# $share: with its interval, where it has one
report-share-tip = { $name }: { $share }
report-outcomes-tip = { $wins } won, { $ties } shared, { $losses } lost
report-head-strategy = Strategy
report-head-share = Share
report-head-interval = 95% interval
report-head-wins = Wins
report-head-shared = Shared
report-head-losses = Losses
report-head-mean-points = Mean points

## Chance of being ahead

report-ahead = Chance of being ahead
report-ahead-note = Share of games in which a strategy alone has the most points after the round; games that are over count with their result.
# on the chart: nobody alone has the most points
report-level = level
report-ahead-summary = After round { $round }, { $name } is ahead in { $share } of the games.
report-level-summary = After round { $round }, the leaders are tied in { $share } of the games.
report-no-rounds = No round was played.
report-games-axis = % of games
report-round-axis = round
report-head-round = Round
report-round-tip = Round { $round }
report-ahead-tip = { $name }: { $share }

## Coins and points per turn

report-coins = Coins per turn
report-coins-axis = coins to spend
# $begin and $end: means with one decimal
report-coins-summary = { $name }: { $begin } coins to spend in turn { $from }, { $end } in turn { $to }.
report-points = Points per turn
report-points-axis = points at the end of the turn
report-points-summary = { $name }: { $begin } points at the end of turn { $from }, { $end } at the end of turn { $to }.
report-no-turns = { $name }: no turns.
report-means-note = Lines: mean of the games that had the turn.
report-single-note = As it went in the one game.
report-bands-note = Bands: one standard deviation either way.
report-cut-note = A line stops where fewer than 2% of the games go on.
report-turn-axis = turn
report-head-turn = Turn
# a column: how many games had the turn
report-head-turn-games = games
report-turn-tip = Turn { $turn }
# $value: a mean, with its deviation where it has one
report-value-tip = { $games ->
    [one] { $name }: { $value } ({ $games } game)
   *[other] { $name }: { $value } ({ $games } games)
}

## Length of the games

report-length = Length of the games
report-length-note = Games by the number of rounds they took.
report-length-bars-note = { $n ->
    [one] Every bar holds { $n } length.
   *[other] Every bar holds { $n } lengths.
}
report-length-mean-note = Dashed: the mean.
report-length-summary = Mean { $mean } rounds, from { $low } to { $high }.
report-length-none-summary = Mean { $mean } rounds.
# on the chart
report-mean = mean { $mean }
report-rounds-axis = rounds
report-rounds-tip = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
report-rounds-between-tip = { $low } to { $high } rounds
# under the number of rounds, or beside how games ended
report-games-tip = { $games ->
    [one] { $games } game ({ $share })
   *[other] { $games } games ({ $share })
}
report-head-rounds = Rounds
report-head-games = Games

## How the games ended

report-ends = How the games ended
report-ends-note = Three piles end a game of up to four players, four a larger one.
# how a game ended, in a list
report-end-provinces = the { CARD("Province") } pile ran out
report-end-colonies = the { CARD("Colony") } pile ran out
report-end-piles = other piles ran out
report-end-limit = stopped at the limit
# $end: one of the three above
report-end-summary = { $games ->
    [one] { $end }: { $games } game, { $share }.
   *[other] { $end }: { $games } games, { $share }.
}
report-head-end = End

## What was gained when

# $n: copies of the card per game, with two decimals
report-gained-copies = { CARD($card) } { $n }
# $cards: the four cards gained most, each as report-gained-copies says it
report-gained-summary = Copies gained per game, most first: { $cards }.
report-gained-nothing = Nothing was gained.
# over a column of numbers
report-per-game = per game
report-gained-tip = { CARD($card) }, turn { $turn }: { $n }
# beside the deepest colour; $n: with two decimals
report-peak = { $n } copies a turn
report-head-card = Card
# a column: in all turns together
report-head-all = All

## The analysis of a game; a probability ($win, $before, $after) comes as sim-percent writes it, $loss and $error as numbers

# a player of a record
analyse-player = Player { $n }
analyse-title = Analysis: { $names }
analyse-kicker = A game of Dominion, analysed with Demesne { $version }
analyse-result = Result: { $scores }
analyse-unfinished = The record ends before the game does.
analyse-interrupted = Interrupted after { $done } of { $total } steps; this is what is known.
analyse-bar = decisions
analyse-curve = Win probability
analyse-curve-note = Before each decision, from what the player who decides can know, assuming that everybody follows the bot's list from there on. Dots: costly decisions.
analyse-curve-axis = % win probability
analyse-decision-axis = decision
analyse-curve-summary = { $name }: { $begin } before the first decision, { $end } before the last.
analyse-head-decision = Decision
analyse-costliest = The costliest decisions
analyse-nothing-costly = No decision was clearly costly.
analyse-not-yet = Nothing is known about this yet.
analyse-unsure = There was no time to find out for sure.
# $what: the kind of decision; $chosen: the answer that was given
analyse-move = { $n }. Turn { $turn }, { $who }, { $what }: { $chosen }
# $win: of the better answer
analyse-better = Better: { $best } ({ $win }). Lost: { $loss } ± { $error } percentage points.
analyse-kept = The best that was found.
analyse-answer = { $answer }: { $win } ± { $error }
# the answer that was given
analyse-given = { $answer } (chosen)
analyse-replay = See it: { $command }
analyse-board = Open it on the analysis board (while Demesne is running on this computer)
analyse-what = { $kind ->
    [action] Action
    [treasure] Treasures
    [buy] Buy
    [react] Reaction
    [discard] discard
    [trash] trash
    [gain] gain
    [topdeck] put on the deck
    [reveal] reveal
    [set_aside] set aside
    [choose] choice
    [pass] pass on
    [play] play
    [place] place
    [position] place in the deck
    [name] name a card
    [order] order
    [return] return
   *[take] take
}
# the card that asks, in brackets
analyse-what-of = { $what } ({ CARD($card) })
analyse-option = { OPTION($card, $keys) }
analyse-nothing = nothing
analyse-turning = Where it turned
analyse-turning-line = Decision { $n }, turn { $turn }: { $who } was ahead for the last time, with { $before }; then { $after }.
analyse-no-turning = The winner was never clearly behind.
analyse-luck = Luck
analyse-luck-line = { $who }: { $win } ± { $error } percentage points; coins drawn: { $drawn }, expected: { $expected }.
analyse-words = Decks and play
analyse-moves = All decisions
# $wins: the chances of all players, such as 52.1% : 47.9%
analyse-open = with all cards open { $wins }
analyse-assumes = What this takes for granted
analyse-fact-decisions = Decisions
analyse-fact-playouts = Playouts per answer
