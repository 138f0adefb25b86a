### The small marks on a card's face: their names, for those who hear them and for the legend.

mark-card = card
mark-treasure = Treasure card
mark-action = Action
mark-buy = Buy
mark-coin = coin
mark-point = victory point
mark-token = token
mark-curse = Curse
mark-trash = trash
mark-gain = gain
mark-discard = discard
mark-deck = onto the deck
mark-look = look at cards
mark-attack = attack on the others
mark-reaction = Reaction
mark-play = play an Action
mark-pass = pass a card on
mark-less = cards cost less
mark-later = next turn
mark-turn = extra turn
mark-aside = set aside
mark-return = back to the Supply
mark-more = more in its text

## a mark with an amount, under a condition, or as an alternative

face-marked = { $mark }: { $amount }
face-perhaps = perhaps { $what }
face-or = or { $what }
face-up-to = up to { $n }
face-down-to = down to { $n } in hand
face-any = any number
face-each = as many
face-to = up to { $n } in hand
face-times = { $n } times

## where long words of names may be broken on a face, which has little room

face-breaks =
    Adven|turer Am|bas|sador Block|ade Bureau|crat Chan|cellor Conspir|ator Contra|band Copper|smith Count|ing
    Invest|ment Labora|tory Light|house Masquer|ade Mer|chant Money|lender Monu|ment Mounte|bank Smug|glers
    Ware|house Watch|tower Wood|cutter Work|shop

## the table

web-pile-deck = deck
web-pile-discard = discard
web-pile-discard-n = discard { $n }
web-lane-bought = bought
web-lane-aside = set aside
web-turn-order = Turn order
web-stays = Stays in play
web-question = Your question
web-count-actions = { $n ->
    [one] Action
   *[other] Actions
}
web-count-buys = { $n ->
    [one] Buy
   *[other] Buys
}
web-count-coins = { $n ->
    [one] coin
   *[other] coins
}
web-head-turn = Turn { $n }
web-head-extra = Extra turn
web-left-provinces = { $n ->
    [one] { $n } Province left
   *[other] { $n } Provinces left
}
web-left-colonies = { $n ->
    [one] { $n } Colony left
   *[other] { $n } Colonies left
}
web-piles-empty = { $empty } of { $most } piles empty
warn-action = { CARD($card) } can still be played. Press again to end your Action phase.
web-option-points = Show everybody’s points
web-option-points-note = Only what all could have remembered; not in games where cards are passed on face down.
web-option-tracker = Show everybody what is in their own deck and discard pile
web-option-tracker-note = Only what a perfect memory knows, never the order. Also what the others own, unless cards are passed on face down.
web-tracked = Everybody’s cards
web-besides = Beside the Supply
web-bane = Eleventh pile, the Bane: { CARD($card) }
web-besides-top = { CARD($pile) }, on top: { CARD($card) }
web-potions = Potions this turn: { $n }
web-controller = { $who } decides in this turn
web-tavern = Tavern mat, { $who }: { CARDS($cards) }
# $bonus: what the token gives, such as “+1 Card”
web-plus = { $bonus } token, { $who }: { CARD($card) }
# a token of a player that makes the cards of a pile cheaper, one that lets the player trash a card there
web-minus-cost = Costs { $who } 2 less: { CARD($card) }
web-trashing = Trashing token, { $who }: { CARD($card) }
# tokens before a player
web-minus-card = { $who } draws one card less next time
web-minus-coin = { $who } gets one coin less next time
web-journey = The Journey token of { $who } lies face down
web-stock = { CARD($card) }: { token-victory }
web-tracked-deck = In your deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-tracked-discard = In your discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-tracked-owned = All the cards of { $who }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-set-end = End the turn when no coins are left
web-key-piles = the kingdom’s piles, left to right; with Shift also before the Buy phase
