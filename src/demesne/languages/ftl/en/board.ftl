### The others' turns step by step, the end of a game, its analysis, the coach.

## the other player's turn

step-playing = { $who } is playing
# on the stage, to who reads it; the log says it with a name
step-unaffected = You are unaffected
step-again = Shown again
# a button; "now" where nobody here plays
step-skip = Skip to my turn
step-skip-now = Skip to now
step-next = Next
step-once-more = Once more
# $turn: "Turn 7: Anna"
step-show-again = Show that turn again – { $turn }
step-speed = Speed of the others' turns
step-speed-slow = slow
step-speed-normal = normal
step-speed-fast = fast
step-speed-off = off
# a badge: what has come to a pile
step-plus = +{ $n } { CARD($card, $n) }

## the end

end-standings = Standings
end-chance = Your chance of winning
# of somebody else
end-chance-of = Chance of winning: { $who }
end-turning = Turning point: turn { $n }
end-costliest-none = No decision was clearly costly.
end-played = played
end-better = better
end-luck = Luck
end-luck-of = { $who }: { $points } ± { $error } percentage points
end-luck-coins = Coins drawn: { $drawn }, expected: { $expected }
end-analyse = Analyse

## the analysis board

board-title = Analysis
board-running = Analysing: { $done } of { $total } decisions
board-win = { $who }: { $n }%
board-bar = Chance of winning
board-best = Best moves here
board-only = There was nothing to decide here.
board-not-yet = This decision has not been analysed yet.
board-played = this was played
board-moves = Moves
board-as-good = { $n } of { $of } as good as the best
board-all-open = all open
board-cost = { $n ->
    [one] { $n } percentage point lost
   *[other] { $n } percentage points lost
}
board-loss = { $answer }: { $n ->
    [one] { $n } percentage point less
   *[other] { $n } percentage points less
}
board-assumes = What these numbers assume
board-words = What can be counted
board-more = Points and coins turn by turn
board-log = Log up to here
move-play = plays { CARDS($cards) }
move-buy = buys { CARDS($cards) }
move-gain = gains { CARDS($cards) }
move-trash = trashes { CARDS($cards) }
move-discard = discards { CARDS($cards) }
move-no-actions = ends the Action phase
move-no-treasures = plays no Treasures
move-no-buys = buys nothing
# $card asks, $answer: cards, options or a number
move-answer = { CARD($card) }: { $answer }

## the coach

coach-warn = The coach may speak up
coach-warn-note = In games against bots: one sentence when an answer clearly costs too much. Never in the kingdom of the day.
coach-anyway = It is fine
coach-back = Take it back
coach-why = Why?
# the ways to go on behind "Why?", in a table: the rows, and over the two answers
coach-ways = If you go on with:
coach-way-money = money alone
# a few of these
coach-way-few = money and { CARDS($cards) }
# as many of these as one can get
coach-way-many = { NAMES($cards) }
# what the player has begun with: one more of each, or as many as there are
coach-way-begun = your cards so far, one more of each
coach-way-more = many more of your cards so far
coach-no-card = no card
coach-offer = Shall the coach say a word when an answer costs you a lot?
coach-offer-yes = Yes, please
coach-offer-no = No, thanks
coach-close = Close the advice
coach-warning = The coach
# the answer that the coach speaks of
coach-yours = your choice
coach-best = The best answers, with the chance of winning:
# an answer with its win probability
coach-rated = { $move }: { $win }%
# an option of a table
coach-option = Hints between people
coach-option-note = All players may ask the bot and are warned before blunders. Whoever joins sees this first.
