### The game in the terminal: what stands around the cards, commands, questions about the game itself.

## Commands: a letter and words, with spaces between. A letter stands for one command only.

key-help = help card
key-again = r again
key-hand = h hand
key-supply = s supply
key-status = i status
key-log = l log
key-deck = d deck
key-treasures = t treasures
key-end = e end
key-undo = u undo
key-all = a all
key-none = n none no
key-yes = y yes
key-play = p play
key-buy = b buy
key-auto = o auto
key-save = w save
key-quit = q quit exit

## What the commands do, a line each in the help

does-pick = a name, its first letters or the number of an option: pick it; commas between several
does-enter = just Enter: end the phase, decline, pick nothing
does-help = what you can type; ? and a card: its text and rulings
does-again = show the question again
does-hand = your hand
does-supply = the Supply, with costs and cards left
does-status = turn, counters, other players, how close the end is
does-log = what has happened; with a number: that many of the last lines
does-deck = all the cards you own
does-treasures = play all Treasures
does-end = end the phase
does-undo = undo your last answer; asks first if new cards have been seen since
does-all = pick everything there is
does-none = pick nothing
does-yes = agree
does-play = play a card
does-buy = play all Treasures, then buy a card
does-auto = answer routine questions for you: 0 none, 1 usual, 2 most; with a card: for that card only
does-save = where the game is saved; with a file name: save a copy there
does-quit = leave; the game stays saved

## The table

table-title = Turn { $n } – { $who } – { $phase }
table-title-extra = Extra turn – { $who } – { $phase }
table-actions = Actions: { $n }
table-buys = Buys: { $n }
table-coins = Coins: { $n }
# $provinces left in the pile; $empty piles of $most that end the game
table-end = Until the end: { $provinces ->
    [one] { $provinces } Province
   *[other] { $provinces } Provinces
} left, { $empty } of { $most } piles empty
# the same in a game with Colonies
table-end-colonies = Until the end: { $provinces ->
    [one] { $provinces } Province
   *[other] { $provinces } Provinces
} or { $colonies ->
    [one] { $colonies } Colony
   *[other] { $colonies } Colonies
} left, { $empty } of { $most } piles empty
# one line per other player
table-other = { $who }: hand { $hand }, turns { $turns }, discard pile { $top ->
    [none] empty
   *[other] { CARD($top) }
}
table-bot = bot, { $level }
table-level = { $level ->
    [novice] novice
    [gentle] gentle
    [fair] fair
    [strong] strong
    [expert] expert
    [master] master
   *[own] its own strategy
}
table-in-play = In play: { $cards }
table-hand = Hand: { $cards }
table-aside = Set aside: { $cards }
# Durations whose later part is still to come: "Haven (Gold), Wharf"
table-later = Still to come: { $cards }
# $n cards that the reader may not see
table-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
table-tokens = Tokens: { $tokens }
# on Supply piles: "Estate (1 Trade Route token)"
table-pile-tokens = On piles: { $piles }
table-mat-tokens = On the Trade Route mat: { $tokens }
# cards that somebody has named, which cannot be bought or gained this turn because of { $card }
table-barred = Named for { CARD($card) }: { $cards }
table-trash = Trash: { $cards }
table-empty = nothing
# cards counted, in a line of their own
table-listed = { CARDS($cards) }
# the page opens the card's text
table-look-up = { CARD($card) }
# when nobody has chosen a name
table-player = Player { $n }
# the options with their numbers
table-options = Options: { $options }
# the input prompt; $enter: what Enter alone does (more: it must be answered)
table-answer = Your answer (? for help{ $enter ->
    [end-phase] ; Enter: end the phase
    [end-turn] ; Enter: end the turn
    [nothing] ; Enter: pick nothing
   *[more] {""}
})
table-go-on = Press Enter to continue
table-supply-line = { CARD($card) }, cost { $cost }, { $n } left
table-cards-owned = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: { $cards }
table-auto = Autoplay { $level }
table-auto-card = Autoplay { $level } for { CARD($card) }
table-cover = { $who } is next. Everybody else, look away.
table-cover-go = { $who }: Enter shows your cards

## Questions about the game itself

warn-unspent = You still have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $buys ->
    [one] { $buys } Buy
   *[other] { $buys } Buys
}. Press Enter again to end your turn.
warn-treasures = You still have Treasures in hand. Press Enter again to go on without them.
warn-end = With { CARD($card, form: "a") } the game ends after this turn. Name it again to buy it.
warn-curse = A { CARD("Curse") } takes a point away. Buy it all the same?
undo-done = Undone.
undo-nothing = There is nothing to undo.
undo-seen = New cards have been seen since then. Undo anyway?
undo-agree = { $who } wants to undo an answer after new cards have been seen. Do the others agree?
undo-refused = The undo was declined.

## The end

end-title = The game is over.
end-provinces = The last Province is gone.
end-colonies = The last Colony is gone.
end-piles = { $n ->
    [one] { $n } pile is empty.
   *[other] { $n } piles are empty.
}
end-limit = The turn limit has been reached.
end-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
# $n copies at $each points make $points
end-card = { $n ->
    [1] { CARD($card) }: { $points }
   *[other] { CARD($card) } ×{ $n }, { $each } each: { $points }
}
end-deck = All cards: { $cards }
end-won = { $who } wins.
end-tie-turns = { $who } wins: the same points as { $others }, but fewer turns.
end-shared = { $who } share the victory: the same points in the same number of turns.

## Leaving and coming back

kept = The game is saved. Resume it with: { $command }
kept-unfinished = There is an unfinished game. Resume it with: { $command }
resumed = The game resumes in turn { $n }.
saved = The game is in { $file }
record-kept = The record of the game: { $file }
interrupted-game = Interrupted.
