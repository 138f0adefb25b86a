### Clauses that move cards; text.ftl explains the values.

## cards of the hand

discard-hand-cards = { $mood ->
    [may] you may discard { THINGS($n, $what) }
    [they] discards { THINGS($n, $what) }
    [they-may] may discard { THINGS($n, $what) }
    [chosen] discards { THINGS($n, $what) }, and you choose which
    [maybe] discards { THINGS($n, $what) } if you say so, and you choose which
   *[do] discard { THINGS($n, $what) }
}
discard-down-to = { $mood ->
    [they] discards down to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
   *[do] discard down to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
}
discard-hand = { $mood ->
    [they] discards their hand
   *[do] discard your hand
}
trash-hand-cards = { $mood ->
    [may] you may trash { THINGS($n, $what) } from your hand
    [they] trashes { THINGS($n, $what) } from their hand
    [they-may] may trash { THINGS($n, $what) } from their hand
   *[do] trash { THINGS($n, $what) } from your hand
}
put-on-deck = { $mood ->
    [may] you may put { THINGS($n, $what) } from your hand onto your deck
    [they] puts { THINGS($n, $what) } from their hand onto their deck
   *[do] put { THINGS($n, $what) } from your hand onto your deck
}
put-on-deck-openly = { $mood ->
    [they] reveals { THINGS($n, $what) } from their hand and puts it onto their deck
   *[do] reveal { THINGS($n, $what) } from your hand and put it onto your deck
}
put-on-deck-from-discard = { $mood ->
    [may] you may put { THINGS($n, $what) } from your discard pile onto your deck
   *[do] put { THINGS($n, $what) } from your discard pile onto your deck
}
put-anywhere = put a card from your hand anywhere in your deck
reveal-from-hand = { $mood ->
    [may] you may reveal { THINGS($n, $what) } from your hand
    [they-may] may reveal { THINGS($n, $what) } from their hand
    [they] reveals { THINGS($n, $what) } from their hand
   *[do] reveal { THINGS($n, $what) } from your hand
}
reveal-hand = { $mood ->
    [they] reveals their hand
   *[do] reveal your hand
}
# $skips: yes = players without cards are passed over, no = they are not (first edition)
pass-left = { $skips ->
    [yes] each player with cards in hand passes one of them to the next player to their left who has any, all at the same time
   *[no] each player passes a card from their hand to the player to their left, all at the same time
}

## the deck

discard-top = { $mood ->
    [they] discards the top card of their deck
   *[do] discard the top card of your deck
}
trash-top = { $mood ->
    [they] trashes the top card of their deck
   *[do] trash the top card of your deck
}
deck-into-discard = { $mood ->
    [may] you may put your whole deck into your discard pile
   *[do] put your whole deck into your discard pile
}
reveal-from-deck = { $mood ->
    [they] reveals the top { $n ->
        [one] card
       *[other] { $n } cards
    } of their deck
   *[do] reveal the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck
}
look-at = { $mood ->
    [they] looks at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of their deck
   *[do] look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck
}
reveal-until = { $mood ->
    [they] reveals cards from their deck until they have revealed { THINGS($n, $what) }
   *[do] reveal cards from your deck until you have revealed { THINGS($n, $what) }
}
reveal-until-cost = { $mood ->
    [they] reveals cards from their deck until they have revealed { THINGS($n, $what) } costing { $cost }
   *[do] reveal cards from your deck until you have revealed { THINGS($n, $what) } costing { $cost }
}
turn-up = { $mood ->
    [they] reveals the top card of their deck
   *[do] reveal the top card of your deck
}
take-it = { $mood ->
    [they] puts it into their hand
   *[do] put it into your hand
}
take-revealed = { $mood ->
    [they] puts all revealed { TYPES($types) } into their hand
   *[do] put all revealed { TYPES($types) } into your hand
}
discard-them = { $mood ->
    [they] discards { THINGS($n, $what) }
   *[do] discard { THINGS($n, $what) }
}
trash-them = { $mood ->
    [they] trashes { THINGS($n, $what) }
    [chosen] trashes { THINGS($n, $what) } of your choice
   *[do] trash { THINGS($n, $what) }
}
discard-revealed = { $mood ->
    [they] discards { THINGS($n, $what) } from among them
   *[do] discard { THINGS($n, $what) } from among them
}
trash-revealed = { $mood ->
    [they] trashes { THINGS($n, $what) } from among them
    [chosen] trashes { THINGS($n, $what) } of your choice from among them
   *[do] trash { THINGS($n, $what) } from among them
}
trash-it = { $mood ->
    [they] trashes it
   *[do] trash it
}
discard-it = { $mood ->
    [maybe] discards it if you choose
    [may] you may discard it
   *[do] discard it
}
discard-all = { $mood ->
    [they] discards them
   *[do] discard them
}
discard-rest = { $mood ->
    [they] discards the rest
   *[do] discard the rest
}
put-back = { $mood ->
    [they] puts the rest back onto their deck in any order
   *[do] put the rest back onto your deck in any order
}
draw-to = { $mood ->
    [they] draws until they have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
   *[do] draw until you have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
}
draw-to-setting-aside = { $mood ->
    [they] draws until they have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand; they may set aside { TYPES($types) } as they draw them, and afterwards they discard the cards set aside
   *[do] draw until you have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand; you may set aside { TYPES($types) } as you draw them, and afterwards you discard the cards set aside
}
name-a-card = { $mood ->
    [they] names a card
   *[do] name a card
}

## gaining

gain-named = { $mood ->
    [may] you may gain { CARD($card, form: "a") }
    [they] gains { CARD($card, form: "a") }
    [they-may] may gain { CARD($card, form: "a") }
   *[do] gain { CARD($card, form: "a") }
}{ $to ->
    [hand] {" "}to { $mood ->
        [they] their
        [they-may] their
       *[do] your
    } hand
    [deck] {" "}onto { $mood ->
        [they] their
        [they-may] their
       *[do] your
    } deck
   *[discard] {""}
}
gain-costing = { $mood ->
    [may] you may gain
    [they] gains
    [they-may] may gain
    [chosen] gains
   *[do] gain
} { THINGS($n, $what) }{ $mood ->
    [chosen] {" "}of your choice
   *[do] {""}
} costing { $cost }{ $to ->
    [hand] {" "}to { $mood ->
        [they] their
        [they-may] their
        [chosen] their
       *[do] your
    } hand
    [deck] {" "}onto { $mood ->
        [they] their
        [they-may] their
        [chosen] their
       *[do] your
    } deck
    [deck-if] ; if the gained card is { TYPES($types, form: "a", join: "or") }, it goes onto { $mood ->
        [they] their
        [they-may] their
        [chosen] their
       *[do] your
    } deck
   *[discard] {""}
}
gain-any = { $mood ->
    [may] you may gain
    [they] gains
    [they-may] may gain
    [chosen] gains
   *[do] gain
} { THINGS($n, $what) }{ $mood ->
    [chosen] {" "}of your choice
   *[do] {""}
}{ $to ->
    [hand] {" "}to { $mood ->
        [they] their
        [they-may] their
        [chosen] their
       *[do] your
    } hand
    [deck] {" "}onto { $mood ->
        [they] their
        [they-may] their
        [chosen] their
       *[do] your
    } deck
    [deck-if] ; if the gained card is { TYPES($types, form: "a", join: "or") }, it goes onto { $mood ->
        [they] their
        [they-may] their
        [chosen] their
       *[do] your
    } deck
   *[discard] {""}
}
# $costs: yes = only those that cost $cost
gain-from-trash = { $mood ->
    [may] you may gain { gain-from-trash.what }
    [they] gains { gain-from-trash.what }
    [they-may] may gain { gain-from-trash.what }
    [chosen] gains { gain-from-trash.what }, and you choose which
    [maybe] gains { gain-from-trash.what } if you say so
   *[do] gain { gain-from-trash.what }
}{ $to ->
    [hand] {" "}to { gain-from-trash.whose } hand
    [deck] {" "}onto { gain-from-trash.whose } deck
    [deck-if] ; if it is { TYPES($types, form: "a", join: "or") }, it goes onto { gain-from-trash.whose } deck
   *[discard] {""}
}
    .what = { THINGS($n, $what) }{ $costs ->
        [yes] {" "}costing { $cost }
       *[no] {""}
    } from the trash
    .whose = { $mood ->
        [they] their
        [they-may] their
        [chosen] their
        [maybe] their
       *[do] your
    }
gain-trashed = { $mood ->
    [may] you may gain { THINGS($n, $what) } trashed this way
   *[do] gain { THINGS($n, $what) } trashed this way
}
trash-from-supply = trash { THINGS($n, $what) } from the Supply
cost-up-to = up to { $n }
cost-exactly = exactly { $n }
cost-at-least = { $n } or more
cost-up-to-more = { $sign ->
    [same] at most as much as the trashed card
    [less] at least { $n } less than the trashed card
   *[more] up to { $n } more than the trashed card
}
cost-exactly-more = { $sign ->
    [same] exactly as much as the trashed card
    [less] exactly { $n } less than the trashed card
   *[more] exactly { $n } more than the trashed card
}

## further ways to move cards

costs-less-types = this turn, { TYPES($types) } cost { $n } less, but never less than 0
put-on-deck-down-to = { $mood ->
    [they] puts cards from their hand onto their deck until they have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
   *[do] put cards from your hand onto your deck until you have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
}
discard-all-of = { $mood ->
    [they] discards the revealed { TYPES($types) }
   *[do] discard the revealed { TYPES($types) }
}
discard-others = { $mood ->
    [they] discards the other revealed cards
   *[do] discard the other revealed cards
}
trash-or-discard-it = { $mood ->
    [they] trashes or discards it
   *[do] trash or discard it
}
# $but: yes = except those of the types $except
trash-from-play = { $mood ->
    [they] trashes all { TYPES($types) } they have in play
   *[do] trash all { TYPES($types) } you have in play
}{ $but ->
    [yes] {" "}except { TYPES($except) }
   *[no] {""}
}
bottom-to-top = { $mood ->
    [may] look at the bottom card of your deck; you may put it on top
    [they] looks at the bottom card of their deck and puts it on top
    [they-may] looks at the bottom card of their deck and may put it on top
   *[do] look at the bottom card of your deck and put it on top
}
take-from-discard = { $mood ->
    [may] you may put { THINGS($n, $what) } from your discard pile into your hand
    [they] puts { THINGS($n, $what) } from their discard pile into their hand
   *[do] put { THINGS($n, $what) } from your discard pile into your hand
}
return-to-supply = { $mood ->
    [may] you may return { THINGS($n, $what) } from your hand to the Supply
    [they] returns { THINGS($n, $what) } from their hand to the Supply
   *[do] return { THINGS($n, $what) } from your hand to the Supply
}
things-copies = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } copy of it
       *[other] up to { $n } copies of it
    }
    [any] any number of copies of it
    [per-pile] a copy of it for each empty Supply pile
    [that-many] as many copies of it as before
    [per-type] a copy of it for each type of that card
   *[exactly] { $n ->
        [one] a copy of it
       *[other] { $n } copies of it
    }
}
# for other amounts: $things is one of them
things-each = { $things } per { each-of }
set-aside = { $mood ->
    [they] sets aside a card from their hand face down
   *[do] set aside a card from your hand face down
}
take-back = { $mood ->
    [they] puts the card set aside into their hand
   *[do] put the card set aside into your hand
}
put-this-on-deck = { $mood ->
    [may] you may put this card onto your deck
    [they] puts this card onto their deck
    [they-may] may put this card onto their deck
   *[do] put this card onto your deck
}

## further ways to gain

gain-several = { $mood ->
    [may] you may gain
    [they] gains
    [they-may] may gain
   *[do] gain
} { $n } { CARD($card, $n) }{ $to ->
    [hand] {" "}to { $mood ->
        [they] their
        [they-may] their
       *[do] your
    } hand
    [deck] {" "}onto { $mood ->
        [they] their
        [they-may] their
       *[do] your
    } deck
   *[discard] {""}
}
gain-each = { $mood ->
    [may] you may gain
    [they] gains
    [they-may] may gain
   *[do] gain
} { CARD($card, form: "a") } per { each-of }{ $to ->
    [hand] {" "}to { $mood ->
        [they] their
        [they-may] their
       *[do] your
    } hand
    [deck] {" "}onto { $mood ->
        [they] their
        [they-may] their
       *[do] your
    } deck
   *[discard] {""}
}
# $gain: "gain a card costing up to 4"
gain-aside = { $gain }, setting it aside
gain-smuggled = { $gain } that the player to your right gained on their last turn
gain-not-named = { $gain } that has not been named for this card this turn
gain-copy = { $mood ->
    [may] you may gain a copy of it
    [they] gains a copy of it
    [they-may] may gain a copy of it
   *[do] gain a copy of it
}
cost-exactly-total = exactly as much as the trashed cards together
# of the card just gained
put-gained-on-deck = { $mood ->
    [may] you may put it onto your deck
    [they] puts it onto their deck
    [they-may] may put it onto their deck
   *[do] put it onto your deck
}
trash-gained = { $mood ->
    [they] trashes it
   *[do] trash it
}
