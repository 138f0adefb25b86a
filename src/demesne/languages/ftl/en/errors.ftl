### What is wrong with an input: one line that says what, where, what was expected and the nearest spelling.
### Words of the input itself (names of fields, files, options, keywords of strategies) stay as they are.
### CARD($card) and NAMES($cards) say card names in the language; NEAR($near) adds the nearest spelling, if there is one.

near = , did you mean "{ $near }"?
# the name of a card, where somebody plays
near-name = , did you mean "{ $near }"?

# $a: one or more words with commas between, $b: the last one
error-either = { $a } or { $b }

## where it is: $where is a file, a field of the input or a word of a card; $error is what is wrong there
error-in = { $where }: { $error }
error-at-line = { $where }, line { $line }: { $error }

## values: $where is a field, $expected what it could be, $got what was given
error-expected = expected { $expected }, got { $got }{ NEAR($near) }
error-value = { $where }: expected { $expected }, got { $got }{ NEAR($near) }
error-number = { $where }: expected a number from { $least } to { $most }, got { $got }
error-range = { $where }: expected { $least } to { $most }, got { $got }
error-whole = expected a whole number, got { $got }
error-text = { $where }: expected text, got { $got }
error-too-long = { $where }: expected at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }, got { $got }
error-too-large = { $where }: expected at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }
error-yes-or-no = expected yes or no as { $name }, got { $got }
error-twice = { $name } appears twice
error-most-cards = expected at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }
# $where: a field, such as a player's hand
error-unknown-card = { $where }: unknown card { $got }{ NEAR($near) }
# somebody typed the name of a card, in any language
error-no-such-card = unknown card "{ $got }"{ NEAR(CARD($near), form: "name") }
# a card there is, but not here
error-not-in-game = { CARD($card) } is not in this game

## files
# $reason: what the system says, or one of the reasons below
error-unreadable = { $where }: cannot be read: { $reason }
reason-missing = there is no such file
reason-forbidden = permission denied
reason-folder = it is a folder
reason-no-folder = a part of the path is not a folder
reason-read-only = the disk is read-only
reason-full = the disk is full
# an address and port of this machine
reason-taken = the address is already in use
reason-no-address = this machine does not have that address
reason-not-text = it is not UTF-8 text
reason-not-json = it is not valid JSON
# $line and $column: where the JSON ends to make sense
reason-not-json-at = invalid JSON at line { $line }, column { $column }

## what stands instead of what was expected
got-line-end = the end of the line
got-file-end = the end of the file
# $name: a type such as "Action", in quotes
got-type = the type { $name }
# $text: a condition of a strategy such as "turn > 3", in quotes
got-condition = the condition { $text }

## card files: what is expected next; words and signs of the file are never translated
expected-token = a word, a number or text in quotes
expected-part = a word, a number, text in quotes or a list
expected-word = a word of the vocabulary
expected-types-both = types on both sides of |
expected-fewer-brackets = at most { $most ->
        [one] { $most } nested bracket
       *[other] { $most } nested brackets
    }
expected-bracket-after = "(" after { $word }
expected-without-brackets = { $word } without brackets
# $name: an argument such as play=
expected-once = { $name } only once
expected-argument-name = an argument with its name
argument-kingdom = KINGDOM

## card files: words and their arguments; $where is a word of the vocabulary or the card's name
error-amount = { $where }: expected an amount, got { $got }
error-fixed-amount = { $where }: expected a number, that_many, empty_piles or each_type, got { $got }
error-card-or-type = { $where }: expected a card name in quotes or a type, got { $got }
error-card-in-quotes = { $where }: expected a card name in quotes, got { $got }
error-types = { $where }: expected types such as ACTION or ACTION | ATTACK, got { $got }
error-steps = { $where }: expected a list of steps in brackets, got { $got }
error-step = { $where }: expected a step, got { $got }
error-openly = put_on_deck: expected openly=True only for cards from the hand
error-gain-number = gain: expected n= only with where=TRASHED, got { $got }; write gain twice
error-gain-to = gain: expected no to= with where=TRASHED, got { $got }
error-gain-trashed = gain: expected neither a card nor a cost with where=TRASHED
# $choices: words of the vocabulary
error-may = may: expected a step with a choice ({ $choices }), got { $got }
error-no-option = choose: expected at least one option

## card files: cards; $card is the name of the user's own card
error-own-name = card: expected a name of 1 to 40 letters, digits and single spaces in quotes, got { $got }
error-own-twice = expected a new name, { $card } appears twice
error-own-known = { $card }: expected a new name, there is another card called { $other }
error-own-list = { $card }: expected another name, a strategy would read it as { $other } and "{ $word }"
error-own-names = { $card } names an unknown card { $got }{ NEAR($near) }
error-unplayable = { $card }: only Actions and Treasures can be played; expected no play=
error-reaction-type = { $card }: expected both the type REACTION and reaction=when_attacked(...), or neither
error-points = { $card }: expected points=number, per_cards(n) or per_card(name), got { $got }

## card files: where a word may stand; lifted cards are those revealed or looked at that have not landed anywhere yet
error-lifted-at-end = { $card }: expected discard_rest() or put_back() at the end, the lifted cards must be put somewhere
error-lifted-in-each = { $card }: expected discard_rest() or put_back() in each_other, the lifted cards must be put somewhere
error-lifted-maybe = { $card }: lifted cards must be put somewhere whether or not a condition holds
error-lifted-before = { $card }: expected discard_rest() or put_back() before { $word }
error-lifted-until = { $card }: expected discard_rest() after reveal_until, not put_back()
error-only-player = { $card }: { $word } works for the player of the card only, not in each_other or a Reaction
error-not-in-each = { $card }: { $word } cannot be used inside each_other or a Reaction
error-not-in-loop = { $card }: { $word } cannot be used inside for_each_different
error-only-in-each = { $card }: you_choose is expected inside each_other or each_player
error-only-in-reaction = { $card }: unaffected() is expected in a Reaction
# $after: a word, or words with "or"
error-only-after = { $card }: { $word } is expected after { $after }
error-only-named = { $card }: it_is_named is expected after name_a_card(), with no choose between
error-cards-too-long = the cards of this game are too long in total
error-too-many-conditions = the cards of this game use too many different conditions in total

## kingdoms
error-kingdom = kingdom: expected a recommended set or ten card names, got { $got }{ NEAR($near) }
error-kingdom-names = kingdom: expected card names, got { $got }
error-kingdom-ten = kingdom: expected ten card names, got { $got }
error-kingdom-basic = kingdom: { CARD($card) } is in every game, expected a kingdom card
error-kingdom-twice = kingdom: { CARD($card) } is named twice, expected ten different cards
error-kingdom-wishes = kingdom: no ten cards meet all conditions
error-kingdom-wished = kingdom: expected kingdom cards to ban or lock, got { $got }
error-kingdom-both = kingdom: { CARD($card) } is both banned and locked
error-kingdom-locked = kingdom: expected at most { $most ->
        [one] { $most } locked card
       *[other] { $most } locked cards
    }, got { $got }
error-kingdom-few = kingdom: expected at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    } to choose from, got { $got }
error-boxes-few = boxes: expected boxes with at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
# $box: base or intrigue
error-boxes-few-of = boxes: expected boxes with at least { $least ->
        [one] { $least } { $box } card
       *[other] { $least } { $box } cards
    }

## games
error-edition = edition: expected 1 or 2, got { $got }
# $last: the last seat
error-first = first: expected a seat from 0 to { $last } or "random", got { $got }
error-seed = seed: expected a whole number or text, got { $got }
error-key = key: expected 32 bytes, got { $got }
error-kinds = expected at most { $most ->
        [one] { $most } kind
       *[other] { $most } kinds
    } of card in one game, got { $got }
error-action-number = expected an action number from 0 to { $most }, got { $got }
error-at = at: expected a number of answers from 0 to { $most }, got { $got }
error-not-over = next_first: expected a finished game
error-resample = resample: expected a decision of seat { $seat }
error-playouts-seat = playouts: expected a decision of seat { $seat }
error-playouts-half = playouts: the decision is half answered, finish the answer first
error-weight = lists: expected a weight of at least 0, got { $got }
error-playouts-nobody = playouts: expected a bot level among the players ({ $levels })
error-seconds = seconds: expected more than 0 and at most { $most }, got { $got }
error-names = names: expected one for each player ({ $n } in all), got { $got }

## answers
error-over = the game is over, there is nothing to answer
# $asked: what is asked, $amount: how many, $options: of what, $got: what was answered
error-answer = { $asked }: expected { $amount } of { $options }; got { $got }{ NEAR($near) }
# $kind: a kind of decision such as discard, never translated; $card: the card that asks
error-asked-by = { $kind } ({ CARD($card) })
error-from-to = { $least } to { $most }
error-cards = { NAMES($cards) }
error-half-answered = { $kind }: expected the pick-by-pick answer to be finished first, got { $got }
# $legal: numbers of actions, each with its name in brackets
error-action = expected one of { $legal }; got { $got }
error-no-room = more than { $most ->
        [one] { $most } deck card
       *[other] { $most } deck cards
    } would lie in a known order; nothing has changed

## positions
error-position-head = expected "kingdom: ..." or the like, got { $got }{ NEAR($near) }
error-position-seat = expected a seat from 0 to 5, got { $got }
error-position-gap = position: expected seats 0, 1, … without gaps
error-position-seed = expected a number or text in quotes as seed, got { $got }
error-position-key = position: expected a key "{ $key }"
error-position-players = position: "players": expected { $most ->
        [one] { $least } to { $most } player
       *[other] { $least } to { $most } players
    }, got { $got }
error-position-pile = position: "supply": expected piles of this game, got { $got }{ NEAR($near) }
error-position-order = position: expected at most { $most ->
        [one] { $most } deck card
       *[other] { $most } deck cards
    } in a known order
error-position-deck = position: "players"[{ $seat }] "deck": expected at most { $most ->
        [one] { $most } deck card
       *[other] { $most } deck cards
    } in order, counting all seats
error-dict = { $where }: expected a dict, got { $got }
error-unknown-key = { $where }: unknown key { $got }{ NEAR($near) }
error-card-list = { $where }: expected a list of card names, got { $got }
error-many-cards = { $where }: expected at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }, got { $got }

## records; $name is a field of the record's head
error-record-first = expected "Demesne record, notation { $notation }, rules n", got { $got }
error-record-notation = expected notation { $notation }, got { $got }
error-record-needs = record: expected a line "{ $name }: ..." in its head
error-record-needs-key = record: expected a line "key: ..." or "commitment: ..." in its head
error-record-hex = expected 64 hex digits as { $name }
error-record-proof = expected the line { $name } as a table writes it, got { $got }
error-record-number = expected a number as { $name }, got { $got }
error-record-position = expected a position in JSON
error-record-line = expected a turn, an answer such as "buy: Silver" or the end, got { $got }
# the commitment is the key's fingerprint, published before the game
error-record-committed = the key is not the one that was committed to
error-record-sealed = record: its key is not in it yet (only the key's commitment is), so it cannot be replayed
# $error: what differs; $recorded and $rules: versions of the rules
error-record-differs = record, line { $line }: { $error } (recorded with rules { $recorded }, this is rules { $rules })
error-record-asks = the game asks "{ $asked }", the record answers "{ $answered }"
error-record-over = the game is over, the record answers "{ $answered }"
error-record-turn = expected turn { $turn } of seat { $seat }
error-record-end = the game does not end here as recorded
error-record-state = expected state { $expected }, got { $got }

## at the table

typed-letter = "{ $got }" alone is not a command here; ? shows the commands, a card needs two letters or its number
typed-none = something must be picked: at least { $least }
typed-all = { $n ->
    [one] there is { $n } option
   *[other] there are { $n } options
}, at most { $most } can be picked
typed-yes = "yes" alone is not an answer here; expected: { $options }
typed-number = { $most ->
    [1] { $got }: the only number here is 1
   *[other] { $got }: expected a number from 1 to { $most }
}
typed-several = "{ $got }" could be: { $options }
typed-not-now = { CARD($card) } cannot be picked now; expected: { $options }
typed-unknown = "{ $got }" is not one of: { $options }{ NEAR($near, form: "name") }
typed-level = expected a level from 0 to 2, with or without a card before it, got "{ $got }"
typed-lines = expected a number of lines, got "{ $got }"
seat-name = expected a name of 1 to { $most ->
        [one] { $most } character
       *[other] { $most } characters
    } without control characters, got { $got }
seat-people = expected at most { $most ->
        [one] { $most } person
       *[other] { $most } people
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, got { $got }
seat-twice = expected different names, { $name } appears twice
table-entry = expected an entry of a table's log, got { $got }
table-setup = expected the setup of a table, got { $got }
table-seats = expected { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }, got { $seats }
table-undo = expected an answer that can still be undone, got entry { $to }
answer-other-seat = seat { $seat } cannot answer, the decision is that of seat { $player }
typed-exactly = expected exactly { $n } of: { $options }
typed-amount = expected { $least ->
    [0] at most { $most } of: { $options }
   *[other] { $least } to { $most } of: { $options }
}
typed-position = expected a number: { $options }
typed-treasures = there are no Treasures to play now
typed-buy = nothing can be bought now
typed-what = expected a card after it: { $options }
resume-busy = { $file }: this game is being played in another terminal
resume-none = there is no unfinished game; demesne play begins one
resume-file = { $file }: expected a game kept by demesne or a record

## tables on a server

table-over = the game is over
table-seat = expected a seat from 0 to { $most }, got { $seat }
table-resigned = seat { $seat } has already resigned
table-unknown = there is no such table
table-full = all seats are taken
table-not-yours = this seat is not yours
seat-elsewhere = this seat is being played on another device now
table-not-begun = the game has not begun
table-not-over = expected a finished game
table-answered = that question has already been answered
table-kingdom = expected a set, ten cards or random as kingdom
table-closed = this game was begun under another version of the rules and cannot continue
table-elsewhere = this table is served by another version of the program; please try again in a little while
undo-off = undo is switched off at this table
deal-late = the deal is over; no more numbers are accepted
deal-early = a number is accepted once all players have sent the fingerprint of theirs
deal-number = this is not the number whose fingerprint was sent before
verify-missing = the record carries no proof of its deal, but this game must have one
verify-promise = the secret in this record is not the one that was promised
verify-other-promise = the server had promised another secret
verify-other-table = this is the record of another table
verify-key = the key of this record does not follow from its secret and numbers
verify-first = by the key of this record, another player goes first
verify-number = your number is not in the key at your seat
verify-seals = the other numbers are not the ones that were fixed before yours was sent
verify-options = --number and --seat belong together
undo-none = there is nothing to undo
undo-seen-new = new cards have been seen since then; this table does not allow undo after that
stand-in-early = a bot can take over only { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } after somebody has left
say-unknown = expected one of the phrases of the table
hello-twice = hello was already sent
table-not-asked = nothing is asked of you now
table-no-wish = nobody has asked to undo anything
table-old = this game was played under another version of the rules; it can be read but not stepped through
table-one-by-one = one answer at a time here: something new is seen in between
table-arrange = expected each of the cards exactly once
table-long = the log of this table is full; only answers are accepted from now on
pick-turn = it is not your turn to pick a card
pick-card = expected a card on offer, got { $got }
table-moment = expected a moment from 0 to { $most } and a seat of the game
typed-elsewhere = this command is for the terminal; the page has buttons for it

## the store

# somebody plays, and the database does not answer
store-away = the database cannot be reached at the moment; please try again
store-back = the database can be reached again
store-damaged = the database of this server is damaged; whoever runs the server must restore a backup
# $where: the database, $reason: what the system says
store-unusable = { $where }: the database cannot be used: { $reason }
store-damaged-file = { $where }: the database is damaged ({ $reason }); move the file away and restore a backup: demesne admin restore FILE
restore-shared = a server is using this database; stop every server that uses it, then restore
store-address = expected sqlite:///FILE or postgresql://USER@HOST/NAME as the address of the database
# $command installs it
store-driver = PostgreSQL needs the package asyncpg: { $command }
# $found, $known: numbers of schemas
store-newer = { $where }: this database was used by a newer version (schema { $found }, this one knows up to { $known })
# $option: the option that allows it
store-not-empty = { $where }: it already has games; { $option } replaces them with the backup
backup-file = { $file }: expected a complete backup, as written by demesne admin backup
# $command: what mends it
secret-mode = { $file }: others can read this secret; keep it to yourself ({ $command }) or delete it to get a new one
secret-length = { $file }: expected a secret of at least { $least ->
        [one] { $least } byte
       *[other] { $least } bytes
    }, got { $got }

## the server

server-port = port: expected a number from 0 to { $most }, got { $got }
server-host = host: expected an address or a name of this machine, got { $got }
server-base-url = base URL: expected one such as https://table.example, without a path, got { $got }
server-dev = --dev: expected an address that only this machine can reach, got { $host }
# $reason: what the system says
server-taken = cannot listen on { $host }, port { $port }: { $reason }
server-unknown-host = this server is not known by that name
server-origin = the request does not come from this server's page
server-too-many = too many requests at once; please wait { $seconds } s
server-too-many-open = too many connections at once; please close one or wait { $seconds } s
server-spent = this address or guest has used up its computing time; please wait { $seconds } s
server-busy = the server has too much to do; please try again in { $seconds } s
server-full = too much is being sent to the server at once; please try again in { $seconds } s
server-too-heavy = this takes more computing time or memory than the server gives to one request
server-no-workers = the server cannot start a process for this work
server-stopping = the server is stopping; please try again in a minute
server-record-answers = record: expected at most { $most ->
        [one] { $most } answer
       *[other] { $most } answers
    }, got { $got }
server-metrics = metrics are shown on the server's own machine only, unless the server was started with --metrics
server-own-cards = only somebody on the server's own machine can play with cards of their own, unless the server was started with --own-cards
server-not-ready = the server is not ready
server-fault = something went wrong on the server
server-page = the page is not built: in a source folder make play builds it
server-nothing-here = there is nothing at this address
server-method = this address does not take that method
server-too-long = the request is too long
server-slow = the request took too long to arrive
server-deep = the request is nested too deeply
server-json = expected a body of the type application/json
# $error: what was expected where, in the words of the protocol
server-input = not as expected: { $error }
server-language = language: expected one of { $langs }
server-only-here = only somebody on the server's own machine can do that
server-no-network = there is no network to open the table to
server-no-link = expected a link that this server has made
server-no-address = expected an address of this server
server-hello = expected hello as the first message
server-binary = expected a text message, got bytes
server-long = expected a message of at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }
server-message = not a message of the protocol: { $error }
error-only-at-gain = { $card }: { $word } is expected in what a card does at a gain or at the start of a turn
error-position-staying = { $where }: expected cards that are in "play", got { $got }
error-position-later = { $where }: expected a card with a later part, got { $got }
error-position-later-many = position: too many later parts of Durations, the limit is { $most }
error-position-token = { $where }: expected 0 or 1 "trade route", and 1 only where one lay at the start, got { $got }
error-position-aside = position: "durations": { $where } keeps nothing aside, got { $got }
error-only-until-then = { $card }: { $word } is expected in until_then of next_turn
error-only-at-end = { $card }: { $word } is expected in at_end_of_buying
error-same-moment = { $card }: { $first } and { $second } act at the same moment; expected one effect with all steps, such as { $first }(step, step)
error-same-gain = { $card }: { $first } and { $second } can act at the same gain; expected only one of them
error-once-alone = { $card }: this_turn(..., once=True) beside another this_turn; expected it to be the card's only one

## A guest's own record and the kingdom of the day

day-unknown = there is no kingdom of that day
mine-sure = deleting everything needs "sure": true
mine-link = this private link is not valid, or no longer valid
mine-opposed = nothing is moved: you and the guest of this link play against each other in a game that is not over
mine-before = before: expected a time with its zone, got { $got }
mine-kingdom-name = a kingdom that you keep needs a name
mine-kingdoms = too many kingdoms are kept: at most { $most }

## Hints and analyses

hint-off = hints are off at this table: it is between people, and they have not agreed on hints
server-level = expected one of { $levels } as a bot on this server, got { $level }
server-thinking-spent = this table has used up its computing time for now
server-thinking-late = no worker was free in time
analysis-unknown = nobody has asked for this analysis yet
