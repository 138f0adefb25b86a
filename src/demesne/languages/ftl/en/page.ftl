### The table in the browser. $who is a player's name and is never inflected.

## Everywhere

web-language = Language
web-language-en = English
web-language-hu = Magyar
web-language-ru = Русский
web-language-pl = Polski
web-language-is = Íslenska
web-theme = Colours
web-theme-system = same as system
web-theme-light = light
web-theme-dark = dark
web-to-start = To the start page
web-no-page = There is no such page.
web-no-server = The server cannot be reached.
# $status: the number of an HTTP answer
web-failed = That did not work ({ $status }).

## Cards; the first five follow a card's name and a comma: "Village, cost 3, 10 left, Action"

web-card-cost = cost { $n }
web-card-cost-less = cost { $n } instead of { $usual }
web-card-left = { $n ->
    [0] none left
   *[other] { $n } left
}
web-card-copies = { $n } of them
# $n: the place in the order in which cards are chosen, or how many of equal cards are chosen
web-card-chosen = chosen: { $n }
web-card-loading = The text is on its way.
web-card-other-edition = { $edition ->
    [1] In the first edition
   *[2] In the second edition
}
web-card-rulings = Good to know

## What the server says at the table: hints, phrases of the players

hint-none = The bot would pick nothing here.
hint-then-buy = Then it would buy { CARD($card) }.
hint-then-nothing = Then it would buy nothing.
say-hello = Hello!
say-luck = Good luck!
say-nice = Nice move!
say-thanks = Thank you!
say-oops = Oops!
say-wait = One moment, please.
say-ready = I am back.
say-well-played = Well played!
say-again = Another game?
say-bye = Goodbye!

## around every page

web-skip = To the content
# names of the two lists of links, heard by screen readers
web-site = Pages
web-more = About this site
web-how-to-play = How to play
web-about = About
web-privacy = Privacy
web-free = Free, no ads, no account. An unofficial fan project for the card game Dominion.
web-emblems = Emblems: game-icons.net, CC BY 3.0
web-loading = One moment…
web-copy = Copy
web-copied = Copied
web-share = Share
web-your-name = Your name
# who has not chosen a name
web-guest = Guest
web-count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## the start page

web-tagline = Your deck, your move
web-welcome = The deck-building game of villages, markets and rival lords, against bots or friends, in your language. A few seconds and you hold your first hand.
web-door-bot-play = Play now

## making a table

web-setup-seats = Who plays
web-setup-options = More options
web-setup-invite = Make the table
web-setup-invite-note = Next you get the link for your friends.
web-setup-start = Start the game
web-setup-start-note = It begins at once.
web-setup-pick-note = First the ten cards are picked in turn.
web-seat-n = Player { $n }
# $who: your own name
web-seat-me = { $who } (you)
web-seat-friend = a friend, by a link
web-seat-bot = a bot
web-seat-here = somebody else on this device
web-seat-who = Who is player { $n }?
web-seat-level = How strong the bot is
web-seat-remove = Remove player { $n }
web-seat-add = Add a player
web-option-edition = Rules of the cards
web-option-edition-usual = as the cards suggest
web-option-edition-n = { $n ->
    [1] first edition
   *[2] second edition
}
web-option-first = Who begins
web-option-first-random = at random
web-option-undo = Undo
web-option-undo-free = only if nothing new was seen
web-option-undo-ask = otherwise ask the others
web-option-undo-off = never
web-option-clock = Time for a decision
web-clock-none = no limit
web-clock-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
web-clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-clock-day = a day
# a text from which all shuffles follow
web-option-seed = Seed
web-option-seed-note = The same seed deals the same cards again. The table counts as practice.
web-option-counts = Show the sizes of decks and discard piles
web-option-counts-note = The rules keep them hidden.
web-option-colonies = Platinum and Colony
web-option-colonies-note = Two more piles: a Treasure worth 5 coins and a Victory card worth 10 points.
web-option-public = Public table
web-option-public-note = Anybody on this server can find it, join it and watch it.
# the options of a table as whoever joins reads them
web-rules = Rules of this table
web-rules-undo-ask = freely while nothing new was seen, otherwise with the others’ consent

## choosing the ten cards

web-kingdom-heading = Kingdom
web-kingdom-text = By name
web-kingdom-pick = Picked in turn
web-kingdom-paste-label = Ten card names in any of the languages, or the name of a set
# card names with commas between, as an example of what can be typed
web-kingdom-paste-example = { CARD("Village") }, { CARD("Smithy") }, { CARD("Market") }, { CARD("Moat") }…
web-kingdom-read = Show these ten
web-kingdom-pick-note = Everybody picks one card in turn until there are ten. Bots pick too.
web-kingdom-boxes = From
web-kingdom-village = With a card for +2 Actions
web-kingdom-buy = With a card for +1 Buy
# before a number
web-kingdom-attacks = At most this many Attacks
web-kingdom-costs = At least this many different costs
web-kingdom-any = any number
web-kingdom-never = Never
web-kingdom-never-pick = choose a card…
web-kingdom-banned = Excluded cards
web-kingdom-unban = { CARD($card) }: allow it again
web-kingdom-deal = Deal ten others
web-kingdom-deal-rest = Redraw the rest
web-kingdom-lock-note = Lock the cards you want to keep, strike out those you never want.
web-kingdom-lock = { CARD($card) }: keep it
web-kingdom-ban = { CARD($card) }: never again
# $cards: the ten names
web-ten = { NAMES($cards) }

## sitting down

web-lobby = Waiting room
web-lobby-waits = { $n ->
    [one] Waiting for { $n } more player. The game begins by itself when everybody is there.
   *[other] Waiting for { $n } more players. The game begins by itself when everybody is there.
}
web-lobby-begins = Everybody is there. The game begins.
# players pick the ten cards in turn; the second: the person on a shared device whose turn it is
web-pick-mine = Your turn: pick a card for the kingdom
web-pick-here = { $who }: pick a card for the kingdom
web-pick-other = { $who } is picking a card
web-pick-later = When everybody is there, each in turn picks a card until there are ten.
web-pick-count = { $n } of { $of } cards picked
web-pick-new = New in the kingdom: { NAMES($cards) }
web-pick-offer = Cards on offer
web-pick-this = Pick { CARD($card) }
web-pick-how = Choose a card to read it; choose it again to pick it.
web-lobby-seats = Seats
# instead of a name: nobody sits there yet
web-seat-free = free seat
web-lobby-waited = waiting for a friend
web-lobby-you = you
web-lobby-here = is here
web-lobby-away = is away
web-arrive-join = You are invited
web-arrive-watch = Watching a table
web-arrive-seat = Back to your seat
web-arrive-opens = Opening the table…
web-arrive-sit = Sit down
web-arrive-full = All seats are taken. You can watch.
web-invite = Invite
web-invite-alone = So far only this machine can reach the table.
web-invite-open = Open it to my network
web-invite-open-note = Devices in the same home or office network can then join, until the server stops.
web-invite-join = For friends who play
web-invite-join-note = Whoever opens it takes the next free seat.
web-invite-watch = For friends who watch
web-invite-watch-note = They see what everybody at the table sees, but no hands.
web-invite-seat = Only for you
web-invite-private = Go on playing on another device
# $who: somebody who shares this device
web-invite-seat-of = Only for { $who }
web-invite-seat-note = It brings you back to your seat from any device. Do not give it away.
web-invite-renew = Make a new link
web-invite-renewed = The old link no longer works.
web-invite-qr = The link as a QR code
# $address: where the server is reached in the network
web-invite-qr-note = Point a phone's camera at it. The server is at { $address }
web-fair-short = The deal is fair, and can be checked after the game.
web-fair-promise = The shuffles follow from a secret of the server and a random number from each player's device. The secret is already fixed. This is its fingerprint; this device keeps it and compares it after the game:
web-fair-practice = A practice table: its shuffles follow from a known seed.

## tables to watch and past games

web-public = Public tables
web-public-none = There are none at the moment.
web-state-lobby = waiting for players
web-state-running = being played
web-state-over = over
web-state-closed = closed
web-join = Join
web-watch = Watch
web-past = Your past tables
web-past-none = You have not sat at a table yet.
web-past-open = open
web-past-note = This list is kept on this device only.
# $who: the players of a table, listed
web-past-forget = Forget the table of { $who }
web-record = A recorded game
web-record-file = Choose the file of a record, or drop it here
web-record-paste = Or paste its text
web-record-show = Show it
web-record-large = This file is too large to be a record.
web-record-another = Another record

## after the game

web-rematch = Rematch
# somebody else has already asked for one
web-rematch-begun = To the rematch
web-rematch-watch = Watch the rematch
web-new-kingdom = New kingdom
web-review = Look back
web-replay = A recorded game
web-review-link = Link to this game
web-download = Download the record
# a place in the final ranking
web-result-rank = { $n }.
web-result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-result-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
web-result-resigned = resigned
web-end-unfinished = The game is not finished.
web-graph-points = Points at the end of each turn
web-graph-coins = Coins in each turn
web-graph-turn = Turn
web-graph-points-short = Points
web-graph-coins-short = Coins
# over the values of a turn
web-graph-at = Turn { $n }
web-graph-at-end = at the end
web-graph-numbers = The numbers as a table
web-decks = Final decks
web-step-first = To the beginning
web-step-turn-back = Back to the start of a turn
web-step-back = Back one decision
web-step-on = Forward one decision
web-step-turn-on = Forward to the next turn
web-step-last = To the end
web-step-slider = Moment of the game
# $n answers of $of have been given
web-step-n = { $n } of { $of }
web-step-keys = Arrow keys: one decision; with Shift: one turn
# a list of moments of the game to jump to
web-marks = Worth a look
# $ask: the whole question as the player saw it
web-step-asked = { $who } – { $ask }
web-step-decides = { $who } decides.
web-step-decides-because = { $who } decides because of { CARD($card) }.
# $answer: cards, options or a number
web-step-answer = Answer: { $answer }
web-step-nothing = nothing
web-eyes = Through the eyes of
web-moment-players = Everybody's cards
web-moment-in-play = In play
web-moment-aside = Set aside
web-moment-trash = Trash
web-moment-discard-top = { CARD($card) } on top
web-moment-link = Link to this moment
web-play-on = Play on from here
web-play-on-as = As
web-play-on-level = against bots that are
web-fairness = Was the deal fair?
web-proof-holds = Yes. Your random number is in the key, and everything else in the key was fixed before your number was known.
web-proof-fits = Secret, numbers and key fit together. But this device added no number of its own, so it cannot compare more.
web-proof-late = The number of this device did not reach the server in time. The rest fits together, but that proves nothing to you.
web-proof-old = Secret, numbers and key fit together. But this game began with version 0.1.0, in which the server could choose its secret after it knew the numbers.
web-proof-promise = No. The secret is not the one that was promised.
web-proof-key = No. The key does not follow from the secret and the random numbers.
web-proof-other = No. The server had promised this device something else.
web-proof-number = No. The server had accepted the number of this device, but it is not in the key.
web-proof-seals = No. The other players' numbers are not the ones that were fixed before yours was sent.
web-proof-first = No. By the key, another player goes first.
web-proof-none = This game cannot be checked: it was played at a practice table or without a server.
web-proof-missing = No. This game must have a proof, but its record carries none.
web-proof-promised = Promised before the game
web-proof-secret = The server's secret
web-proof-nonces = The players' random numbers
# $names: of players
web-proof-absent = Took no part in the deal, because no number came from them within 10 seconds: { $names }.
web-proof-game-key = Key of the game
web-proof-how = The promise is the SHA-256 of the secret; the key is the SHA-256 of one line with the table, the secret and the numbers by seat. This page has computed both and compared them with what this device kept. It does not replay the shuffles. This command does:
# $n: how many starts
web-proof-broken = { $n ->
    [one] This device sent its number to one more table where no game began. If that happens often, somebody may be looking for a better deal:
   *[other] This device sent its number to { $n } more tables where no game began. If that happens often, somebody may be looking for a better deal:
}

## how to play, about, privacy

web-contents = Contents
web-about-what = Demesne is software for the card game Dominion: the boxes Base, Intrigue, Seaside and Prosperity in both editions, with bots, a simulator and this table, in five languages.
web-about-unofficial = It is an unofficial fan project, not made or endorsed by the publisher or the author of Dominion. The printed game is worth owning: please buy it.
web-about-free = It is free and open: no ads, no account, nothing to buy. The program is under the MIT licence.
web-about-bundled = What is in it
web-about-own = The look of the cards, their texts in the words of this program, and all translations are our own. No picture or text of the printed cards is used. The page also contains:
web-about-fonts = the typeface
web-about-icons = the icons
web-about-emblems = the emblems on the cards, by Lorc, Delapouite and others
web-about-page = what the page is built with
web-about-words = what puts sentences together in each language
web-about-graphs = the graphs of a game
web-about-server = The server is written in Python and uses free libraries that come with their own licences.
web-privacy-short = We do not want to know anything about you, and nothing is passed on to anybody.
web-privacy-cookie = A random number in a cookie
web-privacy-cookie-text = It tells the server which seats are yours. It says nothing else about you, no script can read it, and no other site gets it. It lasts a year.
web-privacy-games = Games
web-privacy-games-text = The server keeps each game: the cards, the answers, and the names the players have chosen. Unfinished games are deleted 90 days after the last move, finished ones after 365 days.
web-privacy-record = Your record
web-privacy-record-text = Under that random number the server also keeps which seats are yours, how your games ended, and the kingdoms you keep. Your record is kept longer than the games; it is deleted 400 days after your last visit, or at once on the page of your record, where you can also export it. Whoever has your private link has all of it. The results of a day can be read by everybody on this server, with the names chosen for those games.
web-privacy-device = On this device
web-privacy-device-text = Your name, language, colours, settings, the list of your past tables and your random numbers for their deals stay in this browser. Clearing the browser's data deletes them.
web-privacy-not = What is not stored
web-privacy-not-text = No IP addresses, no e-mail, no statistics about people. The page loads nothing from any other server, so nobody else learns that you are here.
web-privacy-delete = Leaving no trace
web-privacy-delete-text = Delete the cookie, and no game can be linked to you any more. Choose any name you like; it need not be yours.

## the table

web-connecting = Joining the table…
web-connection-lost = The connection is lost; the page keeps trying. Nothing of the game is lost.
web-connection-back = Connected again.
web-table-unknown = There is no such table, or it is not open to you.
web-table-closed = This game cannot continue
web-to-last-table = Look at the table once more
web-to-result = To the result
# titles of the browser's tab
web-title-mine = ● Your decision – Demesne
web-title-other = { $who } is playing – Demesne
web-title-over = The game is over – Demesne
# a shared device
web-cover-who = Who takes the device?
web-cover-reactions = { CARD($card) }: does anybody want to reveal a Reaction?
web-cover-start = The start of a turn: does anybody want to reveal a Reaction?
web-cover-take = I am { $who }
# names of zones, heard by screen readers; some are shown
web-menu = Table menu
web-players = Other players
web-supply = Supply
web-table-kingdom = Kingdom
web-basic = Basic cards
web-hand = Your hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-hand-empty = Your hand is empty.
# an Action in hand was pressed in the Buy phase
web-no-actions = You have no Actions left this turn.
web-actions-over = Your Action phase is over: Actions can be played again next turn.
web-counters = This turn
web-counter-actions = Actions: { $n }
web-counter-buys = Buys: { $n }
web-counter-coins = Coins: { $n }
web-beside = Log and more
# short names of zones for a row of tabs on a phone
web-table-in-play = In play: { $who }
# cards lifted out of a deck or hand for a moment: looked at, revealed, set aside
web-table-aside = Laid out by { $who }:
web-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
web-table-trash = Trash { $n }
web-trash-heading = Trash
web-trash-empty = Nothing has been trashed yet.
# a player's zones, short
web-hand-size = Hand { $n }
web-deck-size = Deck { $n }
web-deck-top = on top: { CARD($card) }
web-table-discard-top = Discard pile: { $top ->
    [none] empty
   *[other] { CARD($top) }
}
web-discard-counted = Discard pile { $n }{ $top ->
    [none] {""}
   *[other] : { CARD($top) }
}
# nobody looks at the seat
web-seat-gone = away; a bot may play in { $n } s
web-seat-covered = a bot plays for now
web-seat-resigned = has resigned
web-take-over = Let a bot play
web-covered = A bot plays for you at the moment.
web-take-back = Take your seat back
web-decides = is deciding
web-decides-for = is deciding for { CARD($card) }
web-clock = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
# who the game is waiting for
web-wait = One moment…
web-wait-for = Waiting for { $who }
web-wait-card = Waiting for { $who }: { CARD($card) }
web-wait-reactions = { CARD($card) }: waiting for Reactions
web-wait-start = The start of the turn: waiting for Reactions
# heard when a decision comes; $ask is the whole question
web-your-decision = Your decision: { $ask }
web-chosen-of = { $least ->
    [0] { $n } chosen, at most { $most }
   *[other] { $n } chosen of { $most }
}
# buttons of decisions
web-end-actions = End Action phase
web-end-treasures = Go on to buying
web-end-turn = End turn
web-treasures = Play all Treasures
# $n: the coins there are then
web-treasures-for = { $n ->
    [one] Play all Treasures: { $n } coin
   *[other] Play all Treasures: { $n } coins
}
web-confirm = Confirm
web-nothing = Nothing
web-all = All
web-any-order = Any order
# cards that were looked at, all in one question
web-arrange = { CARD($card) }: choose what becomes of each card
# the place of a card among those put back
web-drawn-at = { $n ->
    [1] drawn first
    [2] drawn second
    [3] drawn third
   *[other] drawn as number { $n }
}
web-arrange-lacks = Still needs a card: { $fates }
web-fate-trash = Trash
web-fate-discard = Discard
web-fate-topdeck = Put back
# two questions at once; the second can be used after this
web-then-first = First pick a card from your hand.
web-clear = Clear
web-yes = Yes
web-no = No
web-react = Reveal { CARD($card) }
web-react-none = Reveal nothing
web-name-it = Choose a pile or type a name:
web-position = How deep in the deck
web-position-top = Top
web-position-bottom = Bottom
# $n: how many cards lie above it
web-position-at = { $n ->
    [0] on top
    [one] under { $n } card
   *[other] under { $n } cards
}
# where the cards to pick from come from; $who: whose they are
web-tray = { $zone ->
    [discard] In your discard pile:
    [play] In play:
    [trash] In the trash:
    [deck] On top of the deck of { $who }:
   *[aside] Laid out by { $who }:
}
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = { $who } wants to undo an answer although new cards have been seen since.
web-undo-waits = The others are asked whether they agree.
web-agree = Agree
web-disagree = No
web-suggest = What would the bot do?
web-suggest-busy = The bot is working out a hint.
# $picks: names of cards or options
web-hint = The bot would pick: { $picks }.
web-hint-cards = The bot would pick { CARDS($cards) }.
# heard after a card's name
web-hinted = the bot would pick this
web-again = again to confirm
web-ahead = plays your Treasures and buys it
# a pile that somebody has named: it cannot be bought, or not be gained with { $card }, this turn
web-barred = named for { CARD($card) }
web-warn-ahead = This ends your Action phase, plays all your Treasures and buys { CARD($card, form: "a") }. Choose it again if you want that.
web-warn-unspent = You still have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $buys ->
    [one] { $buys } Buy
   *[other] { $buys } Buys
}. Press again to end your turn.
web-warn-treasures = You still have Treasures in hand. Press again to go on without them.
web-warn-end = With { CARD($card, form: "a") } the game ends after this turn. Choose it again to buy it.
web-card-text = Card
web-close = Close
# steps through the lines of the others' turns
web-log = Log
web-log-filter = Lines to show
web-log-all = everything
web-log-mine = about me
web-log-attacks = Attacks
web-log-copy = Copy the log as text
web-log-copied = Copied
web-deck = My cards
web-deck-owned = All the cards you own: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-find = Find a card
web-find-none = No card is called that.
web-search = Part of a name
web-choose-it = Choose
web-phrases = Say something
web-resign = Resign
web-resign-sure = If you resign, you can no longer win. With two players the game ends at once; with more, a bot plays on for you.
web-resign-not = Play on
# settings
web-settings = Settings
web-set-english = English names too
web-set-sound = Sounds
web-mute = Turn the sound off
web-unmute = Turn the sound on
web-set-hover = Show a card's text when the mouse rests on it
web-set-keys = Single keys are commands
web-set-keys-note = Digits pick, letters do the rest; ? lists them.
web-set-sayings = Show what others say
web-set-learn = Explain new things once
web-set-learn-again = Explain everything again
web-set-text = Text table
web-set-text-note = The same game as headings and lists, with a line for commands.
web-set-autoplay = Routine answers
web-autoplay-0 = none
web-autoplay-1 = usual
web-autoplay-2 = most
web-autoplay-note-0 = Nothing is answered for you.
web-autoplay-note-1 = Only what has a single possible answer is done for you.
web-autoplay-note-2 = Also: { CARD("Moat") } is always revealed, useless cards are discarded where there is no choice, cards go back in any order.
web-autoplay-card = Routine answers for this card:
web-autoplay-as-all = as for all
# keys and what they do
web-keys = Keys
web-key-pick = pick the card with that number; again to unpick it
web-key-enter = confirm, or end the phase or the turn
web-key-end = end the phase or the turn
web-key-treasures = play all Treasures
web-key-yes = yes, no
web-key-all = pick everything
web-key-clear = clear the selection; close the side panel
web-key-undo = undo
web-key-why = why: what the coach reckons with
web-key-log = the log
web-key-deck = my cards
web-key-find = find a card
web-key-arrange = a card that was looked at; its fate; move it
web-key-arrows = move among the cards of a zone
web-key-shortcuts = this list
# a first game: each is shown once, in the prompt
web-learn-got-it = Got it
web-learn-tip = Tip
web-learn-off = No more tips
web-learn-action = A turn begins with the Action phase. You have one Action: choose an Action card in your hand to play it. Cards with +Action let you play more. When you are done, end the phase.
web-learn-treasure = Now the Buy phase: Treasures give coins. The button plays them all at once; there is rarely a reason to keep one.
web-learn-buy = Spend your coins: buy any card that costs no more than you have. What you buy goes to your discard pile and comes to your hand after the next shuffle. Provinces and Duchies win the game; Gold and good Actions help you to get there.
web-learn-react = Somebody attacks. You may reveal a Reaction from your hand now; it stays in your hand.
web-learn-order = Several things can happen now. Choose the one that comes next; you are asked again until nothing is left.
web-learn-gain = To gain a card is to take it from its pile without paying. You choose among the cards that the effect allows.
web-learn-trash = Trashed cards leave the game. Getting rid of Curses, Estates and Coppers makes a deck better.
web-learn-discard = Discarded cards go to your discard pile; you will see them again after the next shuffle.
web-learn-topdeck = Cards on top of your deck are the next ones you draw.
web-learn-choose = The card lets you choose. Every button says what it does.
web-learn-pass = Everybody passes a card to the left at the same time; nobody sees the others' choices first.
web-learn-name = Name the card you expect on top of your deck.
web-learn-position = The fewer cards above it, the sooner you draw it.
web-learn-wait = The others play their turns. The log shows what they do; you can read any card meanwhile.
# the text table
web-text-asked = Now
web-text-facts = This turn
web-text-command = Command (? for help)
web-text-send = Send
web-text-leave = Back to the graphical table
