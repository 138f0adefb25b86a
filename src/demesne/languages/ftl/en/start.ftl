### The start page, the gallery, the kingdom of the day, one's own record, links that are shared.
### $who is a player's name and is never inflected.

## Start page

# beside the button "Play now"; $bot: the name of the bot
web-play-against = against { $bot }
# $set: the name of a set of ten; $level: how strong the bot is
web-play-set = { $set }, { $level }
web-play-random = ten cards at random, { $level }
web-play-change = Change
web-continue = Continue
web-continue-go = Go on
web-continue-turn = turn { $n }
web-continue-yours = It is your decision.
web-continue-other = Waiting for { $who }.
web-continue-lobby = Waiting for players.
web-continue-provinces = { $n } { CARD("Province", $n) } left
web-continue-more = { $n ->
    [one] One more unfinished game
   *[other] { $n } more unfinished games
}
# heard before the names of the cards in one's hand
web-continue-hand = Your hand: { NAMES($cards) }
web-friends = With friends
web-friends-note = Two to six players; a link is enough.
web-friends-open = Make a table
web-tables = Public tables
web-tables-note = Tables that anybody may join or watch, and records of any game.
web-choice = Kingdom of your choice
# $n: how many
web-choice-note = { $n ->
    [one] One recommended set, random kingdoms, or your own ten.
   *[other] { $n } recommended sets, random kingdoms, or your own ten.
}
web-choice-open = Open the gallery

## Kingdom of the day

web-day = Kingdom of the day
web-day-note = The same ten cards, shuffles and bot for everybody today.
web-day-note-past = The same ten cards, shuffles and bot for everybody that day.
web-day-level = The bot’s level: { $level }.
web-day-play = Play it once
web-day-go-on = Go on
web-day-again = Play it again, uncounted
web-day-look = See all results
web-day-deal = How the day is dealt
web-day-key = The key of this deal is public: it follows from the date and the version of the rules, so anybody can work out the shuffles beforehand, and there is no proof of a fair deal. Your first try counts; we trust you.
web-day-next = The next one comes at midnight UTC.
web-day-results = Results on this server
web-day-nobody = Nobody has finished it yet.
web-day-alone = So far only you have finished it. Send your result to a friend: they get the same cards and the same shuffles.
web-day-place = Place
web-day-name = Name
web-day-score = Points
web-day-turns = Turns
# $score: my points, $other: the bot's
web-day-mine = You: { $score } to { $other }, { $result }
web-day-copy = Copy the result as text
# what is copied; $date as the language writes it
web-day-text = Demesne, kingdom of the day, { $date }: { $score } to { $other }, { $result }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

## How a game ended for somebody

web-outcome-won = won
web-outcome-shared = shared victory
web-outcome-lost = lost
web-outcome-resigned = resigned
# $who: all who have resigned, $winner: who is left
# $me: which of them reads it: who, winner or nobody
end-resigned = { $me ->
    [who] You resigned. { $winner } wins.
    [winner] { $who } resigned. You win!
   *[nobody] { $who } resigned. { $winner } wins.
}

## Gallery

web-gallery = Choose a kingdom
preview-gallery = Recommended sets, ten cards at random, or your own choice, with the rulings of every card.
web-gallery-ways = Ways to choose
web-gallery-sets = Sets
web-gallery-random = Random
web-gallery-ten = Pick ten
web-gallery-pick = Pick in turn
web-gallery-own = Own cards
# before switches: from which boxes, with which traits
web-filter = Filter
web-filter-boxes = Boxes
web-filter-with = With
web-filter-types = Types
web-filter-cost = Cost
web-filter-edition = Edition
web-filter-found = { $n ->
    [0] No cards match these filters.
    [one] { $n } card
   *[other] { $n } cards
}
web-filter-sets-found = { $n ->
    [0] No sets match these filters.
    [one] { $n } set
   *[other] { $n } sets
}
web-trait-village = +2 Actions
web-trait-draw = big draw
web-trait-buy = +1 Buy
web-trait-trash = trashing
web-trait-gain = gaining
web-trait-attack = Attacks
web-trait-reaction = Reactions
web-set-won = { $won } won of { $games }
web-set-not-won = not yet won
web-set-cards = { NAMES($cards) }
web-ten-chosen = { $n } of 10 chosen
web-ten-full = Ten are chosen: take one out first
web-ten-fill = Fill up at random
web-ten-clear = Start over
web-ten-how = Choose a card to put it in, and again to take it out.
web-ten-out = Take out { CARD($card) }
web-ten-never = Never deal { CARD($card) }
# a heading: what the small marks on the cards mean
web-legend = What the marks mean
web-chosen-none = Choose a kingdom to see its ten cards here.
web-matters = What matters on this board
web-matters-wait = Searching for good lists…
# $cards: names of cards
web-matters-list = A good list buys { $cards } besides money.
web-matters-money = Plain money, without any kingdom card, is as good as anything found.
# how often the mixture of lists plays this one
web-matters-share = { $n }% of the mixture
# $split: coins in the first and in the second turn, "5/2"; $buys: what is bought in each, "Market / nothing"
web-matters-opening = Opening with { $split } coins: { $buys }.
web-matters-nothing = nothing
web-matters-note = From a short search with two players who follow buying lists (trial games: { $games }). A person who plays better than such lists may find more in these cards.
web-keep = Keep this kingdom
web-keep-name = Name of the kingdom
web-keep-kept = Kept
web-keep-mine = Your kingdoms
web-keep-forget = Forget { $name }
web-kingdom-link = Link to this kingdom
web-own-note = Cards that you have written yourself, in the card language. They are checked and shown here as they would look and read.
web-own-file = Choose a card file
web-own-text = Or write cards here
web-own-read = Check and show
web-own-good = { $n ->
    [one] One card, nothing wrong.
   *[other] { $n } cards, nothing wrong.
}
web-own-line = Line { $line }
web-own-rest = { $n ->
    [one] One more card is drawn at random.
   *[other] { $n } more cards are drawn at random.
}

## Own record

web-mine = Your record
web-mine-games = { $n ->
    [one] game
   *[other] games
}
web-mine-won = won
web-mine-streak = in a row
web-mine-best = best streak
web-mine-rating = rating
web-mine-none = Your results will be here after your first game.
web-mine-look = See your record
web-mine-of = { $won } of { $games }
web-mine-levels = Against one bot
web-mine-history = Rating after each game
web-mine-rating-note = A game against one bot moves your rating; 400 points are odds of ten to one. Games with a known seed do not count.
web-level-up = You won: this one plays a little better.
web-level-down = After two losses: this one is a little easier.
web-mine-sets = Recommended sets
web-mine-sets-won = { $won } of { $all } won
web-mine-kingdoms-note = Kingdoms that you keep or have played more than once.
web-mine-past = Past games
web-mine-past-none = No games yet.
web-mine-search = Search: player, card, set, result or date
web-mine-found = { $n ->
    [0] No games match.
    [one] { $n } game
   *[other] { $n } games
}
web-mine-practice = practice
web-mine-lesson = guided first game
web-mine-open = Unfinished games
web-mine-move = Use it on another device
web-mine-move-note = Open this private link there to get your record and your seats. Do not give it away.
web-mine-link = Your private link
web-mine-renew = Make a new link
web-mine-renewed = The old link no longer works.
web-mine-export = Export everything
web-mine-delete = Delete everything
web-mine-delete-sure = Your record, your kingdoms and the games that only you and bots have played are deleted for good. In games with others your seat becomes nobody's.
web-mine-delete-not = Keep it
web-mine-deleted = Everything is deleted.
web-mine-sign-out = Sign out this device
web-mine-sign-out-sure = This device then no longer has your record and your seats; they stay on the server. Keep your private link first: without it, or another device of yours, nobody gets back to them.
web-mine-sign-out-not = Change nothing
web-mine-others = Sign out all other devices
web-mine-others-sure = All other devices then no longer have your record and your seats. Your private link and the links of your seats change; tables in other windows must be opened again.
web-mine-others-done = All other devices are signed out.
web-mine-arrive = Your record on this device
web-mine-arrive-note = This private link leads to a record and seats. If they are yours, this device gets them, and what was played on it so far is added to them.
web-mine-arrive-name = Last played there under the name { $name }.
web-mine-arrive-moves = From this device these move there:
web-mine-arrive-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} in { $games ->
    [one] { $games } open game
   *[other] { $games } open games
}, with the cards in hand
web-mine-arrive-games = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
}
web-mine-arrive-kingdoms = { $n ->
    [one] { $n } kept kingdom
   *[other] { $n } kept kingdoms
}
web-mine-arrive-sure = Is this link your own? If somebody else gave it to you, they get your seats, see your cards and can play in your place. It cannot be undone.
web-mine-arrive-yes = It is mine: move everything
web-mine-arrive-not = No, change nothing
web-mine-arrive-here = This device already has the record of this link.
web-mine-arrive-go = Bring my record here

## Addresses of tables that are shared

web-ask = Ask for an invitation
web-ask-note = This address alone does not let you in: the table is private, or it is no longer there. Ask the person who sent it for the link to join or to watch.
preview-private = A private table
preview-private-note = Ask for an invitation to join or to watch.
preview-join = { $who } invites you to a game
preview-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
preview-watch = A game of { $who }
preview-over = The game of { $who } is over
preview-kingdom = A kingdom to play
preview-mine = A private link

## A shared device; answers that wait

web-cover-turn = This turn: { $who }
web-answer-waits = Your answer waits until the connection is back.
# an undo, a resignation, a question to the bot
web-wish-waits = Your request waits until the connection is back.
web-seat-here-name = Name of player { $n }
