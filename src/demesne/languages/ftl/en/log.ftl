### The log: what happened, present tense, third person. $who is a player's name and is never inflected.
### $cards: CARDS($cards) lists cards with their numbers, "3 Coppers, a Silver and 2 cards"; give the form your verb needs.

log-turn = Turn { $n } – { $who }
# $n counts their own turns; an extra turn has no number
log-turn-extra = Extra turn – { $who }
log-play = { $who } plays { CARDS($cards) }
# Treasures: $n is the coins they give together
log-play-coins = { $who } plays { CARDS($cards) } ({ $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
})
# a card played once more (Throne Room); $card is the same as $cards
log-play-again = { $who } plays the { CARD($card) } again
# $bonus: "+2 Actions, +1 Buy"
log-bonus = { $who } gets { $bonus }
log-draw = { $who } draws { CARDS($cards) }
log-discard = { $who } discards { CARDS($cards) }
log-trash = { $who } trashes { CARDS($cards) }
log-buy = { $who } buys { CARDS($cards) }
log-gain = { $who } gains { CARDS($cards) }{ $to ->
    [hand] {" "}to hand
    [deck] {" "}onto the deck
    [aside] {" "}and sets it aside
   *[discard] {""}
}
log-reveal = { $who } reveals { CARDS($cards) }
log-reveal-hand = { $who } reveals { CARDS($cards) } from hand
log-look = { $who } looks at { CARDS($cards) }
log-set-aside = { $who } sets aside { CARDS($cards) }
log-topdeck = { $who } puts { CARDS($cards) } onto the deck
# out of the revealed cards
log-take = { $who } puts { CARDS($cards) } into hand
# $to is the name of the player who gets the card
log-pass = { $who } passes { CARDS($cards) } to { $to }
# $n: how many cards lie above it; 0 is the top
log-place = { $who } puts { CARDS($cards) } into the deck, { $n ->
    [0] on top
    [one] under { $n } card
   *[other] under { $n } cards
}
# OPTION says what the options do: "+2 Cards"
log-choose = { $who } chooses: { OPTION($card, $keys) }
log-name = { $who } names { CARD($card) }
log-react = { $who } reveals { CARD($card, form: "a") }
log-unaffected = { $who } is unaffected
log-shuffle = { $who } shuffles
log-deck-into-discard = { $who } puts the whole deck into the discard pile
log-costs-less = Cards cost { $n } less this turn
# to the Supply
log-return = { $who } returns { CARDS($cards) } to the Supply
# $mat: island, native-village
log-to-mat = { $who } puts { CARDS($cards) } onto the { $mat ->
    [island] Island mat
   *[native-village] Native Village mat
}
# $token: victory, pirate-ship
log-tokens = { $who } takes { $token ->
    [victory] { token-victory }
   *[pirate-ship] { token-pirate-ship }
}
# onto a pile
log-place-token = { $who } puts { $token ->
    [embargo] an Embargo token
   *[trade-route] a Trade Route token
} onto the pile: { CARD($card) }
log-token-moved = A Trade Route token moves to the mat from the pile: { CARD($card) }
# named for a card ($card): not bought, or not gained with that card, this turn
log-bar = { CARD($card) } is barred this turn
# the later part of a Duration
log-later = At the start of the turn: { CARD($card) }
log-extra = { $who } takes an extra turn after this one
# in an extra turn no further one follows
log-small-hand = { $who } will draw only { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at the end of this turn
log-costs-less-types = { TYPES($types) } cost { $n } less this turn
log-resign = { $who } resigns
log-cut-short = The effects in progress end here: there are too many of them
log-end-provinces = The game ends: the last Province is gone
log-end-colonies = The game ends: the last Colony is gone
log-end-piles = The game ends: enough piles are empty
log-end-limit = The game ends: the turn limit has been reached
log-pile-empty = Pile empty: { CARD($card) }
