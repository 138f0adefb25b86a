### What answers are worth: reasons beside them, what can be counted in a game, what an analysis takes for granted.
### Every reason is a true sentence about the deck of the player who decides, or about the game; it never says "you".
### Averages ($coins, $before, $after) come with at most one decimal; percentages and points are whole numbers.

## Reasons

reason-wins = This ends the game and wins it.
reason-shares = This ends the game with a shared victory.
reason-loses = This ends the game without winning it.
reason-plan = Going on with { NAMES($cards) } is a good plan here, and this is what it does.
reason-leaves = After this the best plan goes on with { NAMES($cards) }.
reason-curse = A Curse: one point less, and a card that does nothing.
# $left: in the pile afterwards
reason-points = Points: { $points }. { CARD($card) } left in the Supply then: { $left }.
reason-actions = Then { $villages ->
    [one] { $villages } card in the deck gives two or more Actions
   *[other] { $villages } cards in the deck give two or more Actions
}, and { $terminals ->
    [0] every Action gives at least one
    [one] { $terminals } Action gives none
   *[other] { $terminals } Actions give none
}.
reason-thin = It trashes: of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck, { $junk } are Coppers, Estates and Curses.
reason-draw = It draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; coins on five cards of this deck, on average: { $coins }.
reason-attack = An Attack on { $n ->
    [one] the other player
   *[other] { $n } other players
}.
# $left: Curses in the pile
reason-curses = An Attack that gives out Curses. Left in the pile: { $left }.
reason-money = Coins on five cards of this deck, on average: { $before } before, { $after } with it.
reason-coins = Coins when it is played: { $n }.
reason-free = It gives back the Action that it takes.
reason-more-actions = Actions that it gives: { $n }.
reason-draws-now = Cards that it draws: { $n }.
reason-trash = The deck then has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; coins on five of them, on average: { $coins }.
reason-keeps = Coins on the Treasures that stay in hand: { $coins }.

## A hint, and the warning before a blunder

# who was asked: a level of the bots
hint-best = The best answers by playouts, with the probability of winning.
hint-any = Each of these should win from here. In a closer game, a strong bot would choose the first.

## What can be counted in a game; $who: a player's name

# two Actions and no Village: drawn dead
words-dead = { $who }: { CARD($card) } was drawn dead { $dead } of { $seen } times ({ $percent }%). The deck ended with { $terminals ->
    [one] { $terminals } Action that gives
   *[other] { $terminals } Actions that give
} no Action, and { $villages ->
    [0] no card that gives two
    [one] { $villages } card that gives two
   *[other] { $villages } cards that give two
}.
words-first-points = { $who }: the first Province or Colony came in turn { $turn }.
words-no-points = { $who } got no Province or Colony.
words-curses = { $who }: Curses received: { $n }.
words-unspent = { $who } left { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} unspent in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
words-deck = { $who }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} at the end; coins on five of them, on average: { $coins }.

## What an analysis takes for granted

assumes-lists = Win probabilities are those of the best of several ways to go on from there (money with one card, with an Attack, many Actions, the style so far), each on fresh shuffles. Bots whose level is known follow their own lists, all others the lists that explain best what they have gained.
assumes-knowledge = All of them use only what the player who decides can know: cards that this player cannot know are dealt again in every playout. No number here was made with all cards open.
assumes-open = Probabilities with all cards open are marked as such: hands and decks are those of the game, and only later shuffles are left to chance. All others use only what the player who decides can know: cards that this player cannot know are dealt again in every playout.
assumes-answers = The sensible answers were compared (at least three where there are three), and always the one that was given.
assumes-error = Playouts for each answer that stayed in the race: { $n }. After ± comes one standard error.
assumes-error-from = Playouts for each answer that stayed in the race: { $n } to { $most }. After ± comes one standard error.
assumes-confirmed = A decision is called costly only if fresh shuffles, with { $times } times the playouts, confirm it; its loss and the win probabilities of the two answers then come from those playouts. Other losses may be chance.
assumes-luck = Luck is the part of the result that neither the first position nor anybody's answers explain, measured against the list's answers or clearly better ones. Coins: those on the Treasures drawn, and the mean of the deck they came from.
assumes-plain = The kernel is not compiled here, so there were few playouts and the errors are large.
assumes-cap = The time was up before all playouts were made: later decisions got fewer, and another run may differ. A decision that could not be checked with all of them is called neither costly nor a turning point.

# a moment of a record that is not over
game-record-stops = { $n ->
    [one] The record stops after { $n } answer.
   *[other] The record stops after { $n } answers.
}
