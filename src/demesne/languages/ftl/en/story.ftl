### The story of a game, on its last screen: sentences that say why it went so.
### $who and $other are names of players; where it is about the reader, one of them is web-lobby-you, and $me says which:
### who, other or nobody. $n and $m are about $who and $other. Names are never inflected.

story-curses = { $me ->
    [who] Your
   *[other] { $who }’s
} { CARD($card) } gave { $other } { $n ->
    [one] { $n } Curse
   *[other] { $n } Curses
} from turn { $turn }.
story-discards = { $me ->
    [who] Your
   *[other] { $who }’s
} { CARD($card) } made { $other } discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
# $coins: the cost of a Province; the sentence is about turns in which no Province was gained
story-instead = With { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} or more { $who } bought { CARD($card, form: "a") } { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} while Provinces were left.
# $n: the other's turn
story-first-province = { $who } had a Province in turn { $turn }, { $other } not before turn { $n }.
story-only-province = { $who } got a first Province in turn { $turn }; { $other } never had one.
story-rich = { $who } had { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} or more in { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}, { $other } in { $m ->
    [0] none
   *[other] { $m }
}.
story-poor = { $who } had 2 coins or fewer in { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}, { $other } in { $m ->
    [0] none
   *[other] { $m }
}.
story-dead = { $who } had { $n ->
    [one] { $n } Action card
   *[other] { $n } Action cards
} in hand and no Action left to play them, { $other } { $m ->
    [0] none
   *[other] { $m }
}.
# by the effects of cards in the player's own turns
story-drawn = { $who } drew { $n ->
    [one] { $n } extra card
   *[other] { $n } extra cards
}, { $other } { $m ->
    [0] none
   *[other] { $m }
}.
story-trashed = { $who } trashed { $n ->
    [one] { $n } Copper, Estate or Curse
   *[other] { $n } Coppers, Estates and Curses
}, { $other } { $m ->
    [0] none
   *[other] { $m }
}.
# points at the end
story-worth = { $who } scored { $n ->
    [one] { $n } point
   *[other] { $n } points
} with { CARD($card, 2) }, { $other } { $m ->
    [0] none
   *[other] { $m }
}.
story-ended-provinces = { $who } ended the game in turn { $turn }: the last Province was gone.
story-ended-colonies = { $who } ended the game in turn { $turn }: the last Colony was gone.
story-ended-piles = { $who } ended the game in turn { $turn }: enough piles were empty.

## the last screen

story-decks = The decks, turn by turn
story-decks-of = The decks, turn by turn: { $who }. The numbers are in the table below.
story-class = { $part ->
    [copper] Copper
    [treasures] other Treasures
    [actions] Actions
    [land] land
   *[curses] Curses
}
story-table = As a table
story-turns = Turn
story-how = How it went
# a link to it
story-turn = Turn { $n }
story-curve-note = turn by turn, in %
story-shared = A shared victory
# said to the winner
story-won = You win!
story-won-turns = You win: the same points as { $others }, but fewer turns.
story-played-as = You played as { $who }
# $n: how many coins more or fewer than to be expected were drawn; $side says which, or that it made no odds
story-luck = { $side ->
    [for] Luck was with you.
    [against] Luck was against you.
   *[even] Luck: about even.
} { $more ->
    [elsewhere] It was not in the coins you drew.
    [more] You drew { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } more than one could expect.
    [fewer] You drew { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } fewer than one could expect.
   *[none] You drew as many coins as one could expect.
}
story-again = Try again
story-again-note = go back to the decision and play it differently
story-again-looking = Looking for the decisions that cost most. This can take a few minutes.
# $move: "buys a Gold"
story-again-asked = Played then: { $move }. Can you find something better?
# what the table says to the new answer
story-verdict = { $verdict ->
    [best] That is it!
    [better] Better than before, but there is more in it.
    [same] That is what was played then.
    [worse] Not yet: this is no better than before.
   *[unknown] Nobody has looked into that one. Play on and see.
}
story-best = Best: { $move }.
story-show = Show me
story-back = Back to the story
