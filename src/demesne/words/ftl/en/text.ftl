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
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown)
bonus-cards-each = +1 Card per { $per ->
    [discarded] card discarded
    [trashed] card trashed
    [pile] empty Supply pile
    [type] type of that card
   *[moved] card moved this way
}
bonus-actions-each = +1 Action per { $per ->
    [discarded] card discarded
    [trashed] card trashed
    [pile] empty Supply pile
    [type] type of that card
   *[moved] card moved this way
}
bonus-buys-each = +1 Buy per { $per ->
    [discarded] card discarded
    [trashed] card trashed
    [pile] empty Supply pile
    [type] type of that card
   *[moved] card moved this way
}
bonus-coins-each = +1 coin per { $per ->
    [discarded] card discarded
    [trashed] card trashed
    [pile] empty Supply pile
    [type] type of that card
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
name-a-card = name a card

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
