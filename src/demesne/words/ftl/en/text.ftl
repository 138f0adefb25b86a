### Card text: one clause for every word of the card language.
### $mood: do = you, an order; may = you may; they = another player does it (third person);
### they-may = another player may; chosen = another player does it and you choose; maybe = you may make another player do it.
### Clauses begin with a small letter and have no full stop; the first letter and the stop are added.

## bonuses

bonus-cards = { $n ->
    [one] +{ $n } Card
   *[other] +{ $n } Cards
}
bonus-actions = { $n ->
    [one] +{ $n } Action
   *[other] +{ $n } Actions
}
bonus-buys = { $n ->
    [one] +{ $n } Buy
   *[other] +{ $n } Buys
}
bonus-coins = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown),
# cost and half-cost (of the card before), in-play, in-hand and different (cards of $types), held (tokens), on-mat (tokens
# that have left their piles), on-pile (tokens on the pile)
bonus-cards-each = +1 Card per { each-of }
bonus-actions-each = +1 Action per { each-of }
bonus-buys-each = +1 Buy per { each-of }
bonus-coins-each = +1 coin per { each-of }
each-of = { $per ->
    [discarded] card discarded
    [trashed] card trashed
    [pile] empty Supply pile
    [type] type of that card
    [cost] coin it costs
    [half-cost] 2 coins it costs, rounded down
    [in-play] { TYPES($types, form: "one", join: "or") } { $mood ->
        [they] they have
       *[do] you have
    } in play
    [in-hand] { TYPES($types, form: "one", join: "or") } in { $mood ->
        [they] their
       *[do] your
    } hand
    [different] differently named { TYPES($types, form: "one", join: "or") } in { $mood ->
        [they] their
       *[do] your
    } hand
    [held] { $held ->
        [victory] victory token
       *[pirate-ship] Pirate Ship token
    } { $mood ->
        [they] they have
       *[do] you have
    }
    [on-mat] token on the Trade Route mat
    [on-pile] token there
   *[moved] card moved this way
}
draw = { $n ->
    [one] draws a card
   *[other] draws { $n } cards
}
costs-less = this turn, cards cost { $n } less, but never less than 0
worth-more = for the rest of this turn, each { CARD($card) } you play gives { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} more
first-play = the first time you play { CARD($card, form: "a") } this turn, { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}

## what is moved: THINGS gives "a card", "2 cards", "up to 4 cards", "any number of cards", "a Treasure", "a Copper"

things-card = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } card
       *[other] up to { $n } cards
    }
    [any] any number of cards
    [per-pile] a card for each empty Supply pile
    [that-many] as many cards as before
    [per-type] a card for each type of that card
   *[exactly] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
things-action = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } Action
       *[other] up to { $n } Actions
    }
    [any] any number of Actions
    [per-pile] an Action for each empty Supply pile
    [that-many] as many Actions as before
    [per-type] an Action for each type of that card
   *[exactly] { $n ->
        [one] an Action
       *[other] { $n } Actions
    }
}
things-duration = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } Duration
       *[other] up to { $n } Durations
    }
    [any] any number of Durations
    [per-pile] a Duration for each empty Supply pile
    [that-many] as many Durations as before
    [per-type] a Duration for each type of that card
   *[exactly] { $n ->
        [one] a Duration
       *[other] { $n } Durations
    }
}
things-treasure = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } Treasure
       *[other] up to { $n } Treasures
    }
    [any] any number of Treasures
    [per-pile] a Treasure for each empty Supply pile
    [that-many] as many Treasures as before
    [per-type] a Treasure for each type of that card
   *[exactly] { $n ->
        [one] a Treasure
       *[other] { $n } Treasures
    }
}
things-victory = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } Victory card
       *[other] up to { $n } Victory cards
    }
    [any] any number of Victory cards
    [per-pile] a Victory card for each empty Supply pile
    [that-many] as many Victory cards as before
    [per-type] a Victory card for each type of that card
   *[exactly] { $n ->
        [one] a Victory card
       *[other] { $n } Victory cards
    }
}
things-of-types = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } card ({ TYPES($types) })
       *[other] up to { $n } cards ({ TYPES($types) })
    }
    [any] any number of cards ({ TYPES($types) })
    [per-pile] a card ({ TYPES($types) }) for each empty Supply pile
    [that-many] as many cards ({ TYPES($types) }) as before
    [per-type] a card ({ TYPES($types) }) for each type of that card
   *[exactly] { $n ->
        [one] a card ({ TYPES($types) })
       *[other] { $n } cards ({ TYPES($types) })
    }
}
things-named = { $amount ->
    [up-to] up to { $n } { CARD($card, $n) }
    [any] any number of { CARD($card, 2) }
    [per-pile] { CARD($card, form: "a") } for each empty Supply pile
    [that-many] as many { CARD($card, 2) } as before
    [per-type] { CARD($card, form: "a") } for each type of that card
   *[exactly] { $n ->
        [one] { CARD($card, form: "a") }
       *[other] { $n } { CARD($card, $n) }
    }
}
things-them = { $amount ->
    [up-to] up to { $n } of them
    [any] any number of them
    [per-pile] one of them for each empty Supply pile
    [that-many] as many of them as before
    [per-type] one of them for each type of that card
   *[exactly] { $n ->
        [one] one of them
       *[other] { $n } of them
    }
}
other-than = { $things } other than { CARD($card) }

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

## playing

trash-this = { $mood ->
    [may] you may trash this card
   *[do] trash this card
}
play-from-hand = { $mood ->
    [may] you may play { THINGS($one, $what) } from your hand{ $times ->
        [1] {""}
        [2] {" "}twice
        [3] {" "}three times
       *[other] {" "}{ $times } times
    }
   *[do] play { THINGS($one, $what) } from your hand{ $times ->
        [1] {""}
        [2] {" "}twice
        [3] {" "}three times
       *[other] {" "}{ $times } times
    }
}
play-it = { $mood ->
    [may] you may play it
   *[do] play it
}
unaffected = you are unaffected by that Attack

## who, if and which

each-other = each other player { $clauses }
each-player = each player, including you, { $clauses }
left-neighbour = the player to your left { $clauses }
if-did = if you do, { $clauses }
if-did-they = if they do, { $clauses }
if-did-several = if { $mood ->
    [they] they
   *[do] you
} do so with { $n ->
    [one] at least { $n } card
   *[other] at least { $n } cards
}, { $clauses }
otherwise = otherwise, { $clauses }
otherwise-they = if not, { $clauses }
if-it-is = if it is { THINGS($one, $what) }, { $clauses }
if-none-in-hand-named = if you have no { CARD($card) } in hand, { $clauses }
if-none-in-hand = if you have no { TYPES($types) } in hand, { $clauses }
if-hand-at-least = { $mood ->
    [they] with { $n } or more cards in hand { $clauses }
   *[do] if you have { $n } or more cards in hand, { $clauses }
}
if-hand-at-most = if you then have { $n } or fewer cards in hand, { $clauses }
if-actions-played = if you have played { $n } or more Action cards this turn, including this one, { $clauses }
if-named = if it is the card you named, { $clauses }
choose = { $mood ->
    [may] you may choose: { $options }
    [they] chooses one: { $options }
    [they-may] may choose: { $options }
   *[do] choose { $n ->
        [1] one
        [2] two different options
        [3] three different options
       *[other] { $n } different options
    }: { $options }
}
choose-per-type = for each type of that card, choose a different option: { $options }
for-each-different = for each differently named card revealed: { $clauses }
# $again: yes = more than once for the same Attack
when-attacked = when another player plays an Attack, you may first reveal this from your hand{ $again ->
    [yes] {" "}(as often as you like)
   *[no] {""}
}: { $clauses }
when-attacked-with = when another player plays an Attack and you have { $n } or more cards in hand, you may first reveal this from your hand{ $again ->
    [yes] {" "}(as often as you like)
   *[no] {""}
}: { $clauses }
# stands on a line of its own, so it is a whole sentence
points = { $n ->
    [-1] Worth −1 victory point.
    [one] Worth { $n } victory point.
   *[other] Worth { $n } victory points.
}
points-per-cards = { $n ->
    [one] worth 1 victory point for every card you own
   *[other] worth 1 victory point for every { $n } cards you own, rounded down
}
points-per-card = worth 1 victory point for each { CARD($card) } you own
worth-coins = { $n ->
    [one] worth { $n } coin
   *[other] worth { $n } coins
}
# $next: if = the second begins with a condition, then = it is simply done next
clause-list = { $next ->
    [if] { $a }; { $b }
   *[then] { $a }, then { $b }
}

## tokens and mats

bonus-tokens = { $token ->
    [victory] { $n ->
        [one] +{ $n } victory token
       *[other] +{ $n } victory tokens
    }
   *[pirate-ship] { $n ->
        [one] +{ $n } Pirate Ship token
       *[other] +{ $n } Pirate Ship tokens
    }
}
bonus-tokens-each = { $token ->
    [victory] +1 victory token per { each-of }
   *[pirate-ship] +1 Pirate Ship token per { each-of }
}
place-token = { $mood ->
    [they] puts
   *[do] put
} { $token ->
    [embargo] an Embargo token
   *[trade-route] a Trade Route token
} onto a Supply pile
put-on-mat = { $mood ->
    [they] puts a card from their hand onto their { place-mat }
   *[do] put a card from your hand onto your { place-mat }
}
put-this-on-mat = { $mood ->
    [they] puts this card onto their { place-mat }
   *[do] put this card onto your { place-mat }
}
top-onto-mat = { $mood ->
    [they] puts the top card of their deck face down onto their { place-mat }
   *[do] put the top card of your deck face down onto your { place-mat }
}
take-mat = { $mood ->
    [they] puts all cards from their { place-mat } into their hand
   *[do] put all cards from your { place-mat } into your hand
}
place-mat = { $mat ->
    [island] Island mat
   *[native-village] Native Village mat
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

## further ways to play

# a card revealed or looked at
play-found = { $mood ->
    [they] plays it
   *[do] play it
}
# the card just gained
play-gained = { $mood ->
    [may] you may play it
    [they] plays it
    [they-may] may play it
   *[do] play it
}
# a Reaction itself
play-this = { $mood ->
    [may] you may play this from your hand
    [they] plays this from their hand
    [they-may] may play this from their hand
   *[do] play this from your hand
}
extra-turn = at the end of this turn, draw only { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. Take an extra turn after this one, unless this is already an extra turn
bar-from-buying = that card cannot be bought this turn
bar-from-this = that card cannot be gained with this card this turn

## later turns

next-turn = { $mood ->
    [they] at the start of their next turn, { $clauses }
   *[do] at the start of your next turn, { $clauses }
}
until-then = until then, { $clauses }
protected = Attacks played by other players do not affect you
when-right-gains = when the player to your right gains a card, { $clauses }
when-copy-gained = when another player gains a copy of the card set aside on their own turn, that player { $clauses }
first-is-trashed = each other player trashes the first { NAMES($names, join: "or") } they play each turn

## further conditions

if-it-has-a-pile = if it comes from a Supply pile, { $clauses }
if-any-trashed = if a card was trashed this way, { $clauses }
if-it-is-in-play = { $mood ->
    [they] if they have a copy of it in play, { $clauses }
   *[do] if you have a copy of it in play, { $clauses }
}
if-piles-empty = if { $n ->
    [1] at least one Supply pile is empty
   *[other] at least { $n } Supply piles are empty
}, { $clauses }

## what a card does besides being played

# a moment, said of you ($mood do) or of another player (they): "you buy a card costing up to 4"
moment-buy = { $mood ->
    [they] buys { THINGS($n, $what) }
   *[do] you buy { THINGS($n, $what) }
}{ $costs ->
    [yes] {" "}costing { $cost }
   *[no] {""}
}{ $but ->
    [yes] {" "}that is not { TYPES($except, form: "a", join: "or") }
   *[no] {""}
}
# $bought: yes = only one that was bought
moment-gain = { $mood ->
    [they] gains { THINGS($n, $what) }
   *[do] you gain { THINGS($n, $what) }
}{ $bought ->
    [yes] {" "}{ $mood ->
        [they] they
       *[do] you
    } bought
   *[no] {""}
}
when-you-gain-this = when you gain this, { $clauses }
while-in-play = while this is in play, when { $moment }, { $clauses }
# $once: yes = only the first time
this-turn = { $once ->
    [yes] once this turn, when { $moment }, { $clauses }
   *[no] this turn, when { $moment }, { $clauses }
}
on-pile-with = when a player { $moment } from a pile with { $token ->
    [embargo] Embargo tokens
   *[trade-route] a Trade Route token
}, that player { $clauses }
when-you-gain = when { $moment }, { $clauses }
when-anyone-gains = when any player (you included) { $moment }, { $clauses }
# a Reaction that is revealed: its effect follows
reveal-this = you may reveal this from your hand. If you do, { $clauses }
at-start-of-turn = at the start of your turn, { $clauses }
# $unless: yes = only if no card of the types was gained
at-end-of-buying = at the end of your Buy phase{ $unless ->
    [yes] , if you gained no { TYPES($types, join: "or") } in it
   *[no] {""}
}, { $clauses }
less-per-in-play = during your Buy phase, this costs { $n } less per { TYPES($types, form: "one", join: "or") } you have in play, but never less than 0
not-bought-with = you cannot buy this while you have { CARD($card, form: "a") } in play
tokens-on-piles = { $token ->
    [embargo] setup: put an Embargo token onto each { TYPES($types, form: "one", join: "or") } pile of the Supply; it moves to the mat when the first card is gained from the pile
   *[trade-route] setup: put a Trade Route token onto each { TYPES($types, form: "one", join: "or") } pile of the Supply; it moves to the Trade Route mat when the first card is gained from the pile
}
is-a-treasure = in games with this, { CARD($card) } is also a Treasure worth { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

## texts of their own, where a person says it better; a line of text a line

text-minion =
    +1 Action
    Choose one: +2 coins; discard your hand and draw 4 cards, and each other player with 5 or more cards in hand does the same.
text-mill =
    +1 Card
    +1 Action
    You may discard 2 cards. If you discard 2, +2 coins.
    Worth 1 victory point.
text-library =
    Draw until you have 7 cards in hand. You may set aside Actions as you draw them; afterwards, discard the cards you set aside.
text-thief =
    Each other player reveals the top 2 cards of their deck, trashes a Treasure of your choice from among them, and discards the other revealed cards.
    Gain any number of the trashed cards.
text-swindler =
    +2 coins
    Each other player trashes the top card of their deck, then gains a card of your choice that costs exactly as much as the trashed card.
text-mine =
    You may trash a Treasure from your hand. If you do, gain a Treasure costing up to 3 more than the trashed card to your hand.
text-mine-1e =
    Trash a Treasure from your hand. If you do, gain a Treasure costing up to 3 more than the trashed card to your hand.
text-replace =
    Trash a card from your hand. Gain a card that costs up to 2 more than the trashed card.
    If the gained card is an Action or a Treasure, it goes onto your deck; if it is a Victory card, each other player gains a Curse.
text-bureaucrat =
    Gain a Silver onto your deck.
    Each other player reveals a Victory card from their hand and puts it onto their deck; a player with no Victory card reveals their hand instead.
text-saboteur =
    Each other player reveals cards from their deck until one costs 3 or more, trashes that card, may gain a card that costs at least 2 less than it, and discards the other revealed cards.
text-spy =
    +1 Card
    +1 Action
    Each player, including you, reveals the top card of their deck. You choose for each: it is discarded or stays on top.
text-torturer =
    +3 Cards
    Each other player chooses: they discard 2 cards, or they gain a Curse to their hand.
text-tribute =
    The player to your left reveals and discards the top 2 cards of their deck.
    For each differently named card among them: +2 Actions if it is an Action, +2 coins if it is a Treasure, +2 Cards if it is a Victory card.
text-trading-post =
    Trash 2 cards from your hand. If you trash 2, gain a Silver to your hand.
text-conspirator =
    +2 coins
    If you have played 3 or more Action cards this turn, including this one, +1 Card and +1 Action.
text-shanty-town =
    +2 Actions
    Reveal your hand. If there is no Action card in it, +2 Cards.
text-bandit =
    Gain a Gold.
    Each other player reveals the top 2 cards of their deck, trashes a revealed Treasure of their choice other than Copper, and discards the rest.
text-adventurer =
    Reveal cards from your deck until 2 of them are Treasures. Put these into your hand and discard the other revealed cards.
text-cutpurse =
    +2 coins
    Each other player discards a Copper; a player with no Copper reveals their hand.
text-haven =
    +1 Card
    +1 Action
    Set aside a card from your hand face down. At the start of your next turn, put it into your hand.
text-island =
    Put this and a card from your hand onto your Island mat.
    Worth 2 victory points.
text-lookout =
    +1 Action
    Look at the top 3 cards of your deck. Trash one of them, discard one, and put the last one back on top.
text-smugglers =
    Gain a copy of a card costing up to 6 that the player to your right gained on their last turn.
text-tactician =
    If you have any cards in hand, discard your hand, and at the start of your next turn, +5 Cards, +1 Action and +1 Buy.
text-treasure-map =
    Trash this and another Treasure Map from your hand. If you trashed two, gain 4 Golds onto your deck.
text-ambassador =
    Reveal a card from your hand. Return up to 2 copies of it from your hand to the Supply. Then each other player gains a copy of it.
text-navigator =
    +2 coins
    Look at the top 5 cards of your deck. Choose one: discard them all; put them all back in any order.
text-pirate-ship =
    Choose one: +1 coin per Pirate Ship token you have; or each other player reveals the top 2 cards of their deck, trashes a revealed Treasure of your choice, and discards the rest, and if anyone trashed a Treasure, +1 Pirate Ship token.
text-blockade =
    Gain a card costing up to 4, setting it aside. At the start of your next turn, put it into your hand.
    While it is set aside, when another player gains a copy of it on their own turn, that player gains a Curse.
text-bank =
    +1 coin per Treasure you have in play, including this one.
text-rabble =
    +3 Cards
    Each other player reveals the top 3 cards of their deck, discards the Actions and Treasures, and puts the rest back in any order.
text-vault =
    +2 Cards
    Discard any number of cards. +1 coin per card discarded.
    Each other player may discard 2 cards; a player who discards 2 draws a card.
text-watchtower =
    Draw until you have 6 cards in hand.
    When you gain a card, you may reveal this from your hand to trash that card or to put it onto your deck.
text-contraband =
    +3 coins
    +1 Buy
    The player to your left names a card. You cannot buy that card this turn.
text-counting-house =
    Look through your discard pile. Reveal any number of Coppers from it and put them into your hand.
text-mountebank =
    +2 coins
    Each other player may discard a Curse; a player who does not gains a Curse and a Copper.
text-trade-route =
    +1 Buy
    Trash a card from your hand.
    +1 coin per token on the Trade Route mat.
    Setup: put a token onto each Victory pile in the Supply. When the first card is gained from a pile, its token moves to the Trade Route mat.
text-venture =
    +1 coin
    Reveal cards from your deck until you reveal a Treasure. Discard the other cards and play that Treasure.
text-loan =
    +1 coin
    Reveal cards from your deck until you reveal a Treasure. Trash or discard it. Discard the other cards.
text-crystal-ball =
    +1 coin
    Look at the top card of your deck. You may trash it, discard it, or, if it is an Action or a Treasure, play it.
text-investment =
    Trash a card from your hand.
    Choose one: +1 coin; or trash this, reveal your hand, and +1 victory token per differently named Treasure in it.
text-magnate =
    Reveal your hand. +1 Card per Treasure in it.
text-war-chest =
    The player to your left names a card. Gain a card costing up to 5 that has not been named for War Chest this turn.
