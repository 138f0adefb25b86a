### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name and is never inflected. $may: yes = declining is allowed too.

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Militia (played by Anna): discard 2 cards
ask-because-of = { CARD($card) } (played by { $who }): { $ask }
ask-ordered = { $ask }; the first one you pick ends up on top

ask-action = play an Action, or end your Action phase
ask-treasure = play your Treasures, then buy
ask-buy = buy a card, or end your turn
# $card of the frame is the Attack
ask-react = you may reveal a Reaction
# a window: the card is bought or gained just now
ask-at-gain = { CARD($card) } is being gained: { $ask }
ask-order-effect = choose which effect comes next
ask-order-start = at the start of your turn: choose which effect comes next
# optional effects and Reactions; none is allowed
ask-react-effect = you may use one of these
ask-react-start = at the start of your turn: you may play one of these
ask-pass = choose a card from your hand to pass to the left
ask-name = name a card
ask-place = choose a card from your hand to put anywhere in your deck
ask-position = how many cards should be above it? 0 (top) to { $n } (bottom)
ask-choose = { $may ->
    [yes] you may choose
   *[no] choose
} { $n ->
    [1] one option
    [2] two options
    [3] three options
   *[other] { $n } options
}
# one option that may be declined: OPTION says what it does
ask-may = you may { OPTION($card, $key) }
ask-discard-top = your top card is { CARD($card, form: "a") }. Discard it?
ask-discard-top-of = { $who } has { CARD($card, form: "a") } on top of the deck. Discard it?
ask-set-aside = you drew { CARD($card, form: "a") }. Set it aside?
ask-play-it = you discarded { CARD($card, form: "a") }. Play it?
ask-trash-this = trash this { CARD($card) }?
ask-bottom-to-top = the bottom card of your deck is { CARD($card, form: "a") }. Put it on top?
# Treasury: those in play
ask-topdeck-played = { $n ->
    [1] put this { CARD($card) } onto your deck?
   *[other] choose how many { CARD($card, $n) } to put onto your deck, if any
}
# a Treasure that was looked for; the other answer discards it
ask-trash-or-discard = you revealed { CARD($card, form: "a") }. Trash it? If not, it is discarded.
ask-deck-into-discard = put your whole deck into your discard pile?
# where the card goes
ask-gain = { $may ->
    [yes] you may choose a card to gain
   *[no] choose a card to gain
}{ $to ->
    [hand] {" "}to your hand
    [deck] {" "}onto your deck
    [aside] {" "}and set aside
   *[discard] {""}
}
ask-gain-for = choose which card { $who } gains
ask-trash-of = choose which revealed card { $who } trashes
# of cards looked at or revealed, which the options name; $may yes: none to all of them
ask-trash-lifted = { $may ->
    [yes] choose which of these cards to trash, if any
   *[no] { $n ->
        [one] choose a card to trash
       *[other] choose { $n } cards to trash
    }
}
ask-discard-lifted = { $may ->
    [yes] choose which of these cards to discard, if any
   *[no] { $n ->
        [one] choose a card to discard
       *[other] choose { $n } cards to discard
    }
}
ask-put-back = put the cards back onto your deck; the first one you pick ends up on top

## options of choices that are said shorter than in the card's text

option-mill-discard = discard 2 cards for +2 coins
option-torturer-curse = gain { CARD("Curse", form: "a") } to your hand
option-minion-discard = discard your hand and draw 4 cards, as do others with 5 or more in hand
option-native-village-aside = put your top card onto the mat
option-native-village-hand = take all cards from the mat
option-navigator-discard = discard them
option-navigator-deck = put them back
option-pirate-ship-coins = +1 coin per Pirate Ship token
option-pirate-ship-trash = attack: the others lose Treasures
option-crystal-ball-trash = trash it
option-crystal-ball-discard = discard it
option-crystal-ball-play = play it
option-investment-coin = +1 coin
option-investment-trash = trash this for victory tokens
option-vault-discard = discard 2 cards to draw a card
option-watchtower-trash = trash the gained card
option-watchtower-deck = put the gained card onto your deck
# Chancellor's only option
option-deck = yes
