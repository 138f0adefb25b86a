### What `demesne solve` says about a kingdom. A list says what to buy; a mixture plays each of several lists so often.
### Shares and other fractions come written as the language writes them.

solve-title = Good strategies: { $kingdom }
# $seconds: the time it took
solve-found = Lists found: { $lists }; trial games: { $games }; { $seconds } s
solve-interrupted = Interrupted: this is what is known so far.
# heading of a table: the lists, and how often each is played
solve-mixture = The best mixture of these lists
solve-head-list = list
solve-head-weight = weight
solve-cross = Each against each: share of the row against the column, { $games ->
    [one] { $games } game
   *[other] { $games } games
} each
# $error: half the width of the interval
solve-tested = Best answer found to the mixture: { $share } (± { $error }, { $games ->
    [one] { $games } game
   *[other] { $games } games
} on fresh seeds)
solve-untested = The mixture has not been tested yet.
solve-beaten = The last test found a list that beats this mixture: a longer search is needed.
solve-openings = Opening buys, by coins in the first two turns
solve-opening-nothing = nothing
solve-why = Why
solve-why-one = One list is enough: no other list found beats it.
# $share: how often the most frequent one is played
solve-why-several = None of these lists beats all the others: the mixture uses { $n } of them, the most frequent one { $share } of the time.
solve-why-money = The best list wins { $share } of its games against plain money.
solve-why-card = Without { CARD($card) } it wins only { $share } against the list that has it.
# $piles: the share of games that end because piles are empty
solve-why-end = Against itself it takes { $rounds } rounds a game; { $piles } of the games end with empty piles.
solve-why-plain = The kernel is not compiled here, so there were few games: another run may find other lists, and the shares are rough.
solve-lists = The lists
solve-list = list { $n }
# heading of a list
solve-winner = the list that beats the mixture
# what a list is about: money alone, money and some cards, or many Actions that draw
solve-idea-money = money only
solve-idea-beside = { NAMES($cards, join: "and") } beside money
solve-idea-engine = engine with { NAMES($cards, join: "and") }
solve-use = To play against it: demesne play --bot { $name }
# while it runs
solve-progress = Round { $round }: trial games: { $games }, lists: { $lists }, best answer { $share }
solve-report-note = Every share rests on trial games of lists as built-in play plays them.
