### The log: what happened, present tense, third person. $who is a player's name and is never inflected.
### $cards: CARDS($cards) lists cards with their numbers, "3 Coppers, a Silver and 2 cards"; give the form your verb needs.

log-turn = Turn { $n } – { $who }
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
log-cut-short = The effects in progress end here: there are too many of them
log-end-provinces = The game ends: the last Province is gone
log-end-piles = The game ends: enough piles are empty
log-end-limit = The game ends: the turn limit has been reached
log-pile-empty = Pile empty: { CARD($card) }
