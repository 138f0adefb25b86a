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
    [they] if it is a copy of a card they have in play, { $clauses }
   *[do] if it is a copy of a card you have in play, { $clauses }
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
less-per-in-play = during a player's Buy phase, this costs { $n } less per { TYPES($types, form: "one", join: "or") } they have in play, but never less than 0
not-bought-with = you cannot buy this while you have { CARD($card, form: "a") } in play
tokens-on-piles = { $token ->
    [embargo] setup: put an Embargo token onto each { TYPES($types, form: "one", join: "or") } pile of the Supply; it moves to the mat when the first card is gained from the pile
   *[trade-route] setup: put a Trade Route token onto each { TYPES($types, form: "one", join: "or") } pile of the Supply; it moves to the Trade Route mat when the first card is gained from the pile
}
is-a-treasure = in games with this, { CARD($card) } is also a Treasure worth { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
