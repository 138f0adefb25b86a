"""A strategy answers: its own rules first, then built-in play, one short piece for every kind of decision.

Options lie in `opt`; the answer goes into `pick` (and `order`), as if somebody outside had given it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .appraising import (
    coins_in_hand,
    dead_actions,
    draw_value,
    estimate,
    exchange_value,
    first_purchase,
    holding,
    is_blank,
    listed,
    profit,
    take_stock,
    wanted,
    worst_option,
)
from .conditions import true_for
from .const import (
    ACTION,
    ASIDE,
    D_ACTION,
    D_CHOOSE,
    D_DISCARD,
    D_GAIN,
    D_NAME,
    D_NONE,
    D_PASS,
    D_PLACE,
    D_PLAY,
    D_REACT,
    D_REVEAL,
    D_SET_ASIDE,
    D_TOPDECK,
    D_TRASH,
    DECK,
    DISCARD,
    F_KEYS,
    HAND,
    IF_DID,
    KNOWN_TO_NOBODY,
    N_DOWN_TO,
    N_THAT_MANY,
    NEVER,
    OP_CARDS,
    OP_COINS,
    OP_EACH,
    OP_IF,
    OP_OPTION,
    OP_PICK,
    OP_SAFE,
    OPEN_SLOT,
    PLAY,
    R_ANY,
    R_RANDOM,
    R_STOP,
    R_TYPES,
    SUPPLY,
    TREASURE,
    VERBS,
    WIDTH,
    i64,
    u32,
)
from .counting import in_deck
from .filters import cost_now
from .stream import below, own_place
from .zones import top_slot

if TYPE_CHECKING:
    from .machine import State


def pick_option(g: State, k: int, ordered: int) -> None:
    if k < 0:
        return
    if ordered:
        g.order[g.d_n] = k
    g.pick[k] += 1
    g.d_n += 1


def options_left(g: State) -> int:
    n = 0
    for k in range(g.kinds):
        n += g.opt[k] - g.pick[k]
    return n


def matches(g: State, what: int, k: int) -> int:
    """Whether a rule about `what` is about kind k."""
    if what >= 0:
        return what == k
    if what == R_ANY:
        return 1
    return what <= R_TYPES and g.table.types[k] & (R_TYPES - what) != 0


def forbidden(g: State, p: int, verb: int, k: int) -> int:
    at = (g.plan[p] - 1) * VERBS + verb + NEVER
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        if matches(g, g.plans.rule_card[i], k) and true_for(g, p, g.plans.rule_when[i]):
            return 1
    return 0


def leave_out_forbidden(g: State, p: int, verb: int, least: int) -> None:
    """Take options away that a `never` rule names, as far as enough are left."""
    at = (g.plan[p] - 1) * VERBS + verb + NEVER
    if g.plans.begins[at] == g.plans.ends[at]:
        return
    total = options_left(g)
    for k in range(g.kinds):
        if g.opt[k] and total - g.opt[k] >= least and forbidden(g, p, verb, k):
            total -= g.opt[k]
            g.opt[k] = 0


def pick_by_chance(g: State, p: int, least: int, most: int, ordered: int) -> None:
    """As many as chance says, each option equally likely."""
    was: i64 = g.pos
    own_place(g, p)
    most = min(most, options_left(g))
    n = least + below(g, most - least + 1) if most > least else most
    while g.d_n < n:
        i = below(g, options_left(g))
        k = 0
        while i >= g.opt[k] - g.pick[k]:
            i -= g.opt[k] - g.pick[k]
            k += 1
        pick_option(g, k, ordered)
    g.pos = was


def follow_rules(g: State, p: int, verb: int, least: int, most: int, ordered: int) -> int:
    """Pick what the rules of a verb name, in their order; 1 when they have left nothing to built-in play."""
    at = (g.plan[p] - 1) * VERBS + verb
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        what = g.plans.rule_card[i]
        if what == R_RANDOM:
            if true_for(g, p, g.plans.rule_when[i]):
                pick_by_chance(g, p, least, most, ordered)
                return 1
        elif what != R_STOP:
            for k in range(g.kinds):
                if matches(g, what, k):
                    while g.d_n < most and g.opt[k] > g.pick[k] and true_for(g, p, g.plans.rule_when[i]):
                        pick_option(g, k, ordered)
    return g.d_n >= most


def decide(g: State, kind: int, p: int, zone: int, about: int, least: int, most: int, ordered: int, form: int) -> None:
    """Fill `pick` with the answer of the strategy at seat p."""
    g.d_n = 0
    if form == F_KEYS:
        take_stock(g, p)
        decide_keys(g, kind, p, least, most)
        return
    verb = kind
    if about != p:
        verb = D_NONE
    elif kind == D_PLAY:
        verb = D_ACTION
    g.leaving = 0
    if about == p and zone != SUPPLY and zone != DISCARD and zone != PLAY:
        g.leaving = 2 if kind == D_TRASH else 1
    at = (g.plan[p] - 1) * VERBS + verb
    if kind == D_DISCARD and least == most and about == p and no_rules(g, at) and no_rules(g, at + NEVER):
        discard_worst(g, p, least)
        g.leaving = 0
        return
    leave_out_forbidden(g, p, verb, least)
    if not follow_rules(g, p, verb, least, most, ordered):
        most = min(most, g.d_n + options_left(g))
        take_stock(g, about)
        if kind == D_DISCARD:
            decide_discard(g, p, zone, about, least, most)
        elif kind == D_TRASH:
            decide_trash(g, p, zone, about, least, most)
        elif kind == D_GAIN:
            decide_gain(g, p, about, least, most)
        elif kind == D_TOPDECK:
            decide_topdeck(g, p, zone, least, most, ordered)
        elif kind == D_PLAY:
            decide_play(g, p, least)
        elif kind == D_REACT:
            decide_react(g, p)
        elif kind == D_REVEAL:
            decide_reveal(g, p, least)
        elif kind == D_SET_ASIDE:
            decide_set_aside(g, p)
        elif kind == D_PASS:
            decide_pass(g, p)
        elif kind == D_PLACE:
            k = put_back(g, p)
            pick_option(g, k - 1, 0)
        elif kind == D_NAME:
            pick_option(g, likeliest(g, p), 0)
    g.leaving = 0


# cards picked one after the other


def no_rules(g: State, at: int) -> int:
    return g.plans.begins[at] == g.plans.ends[at]


def discard_worst(g: State, p: int, n: int) -> None:
    """Pick cards up to n in all, those first that p misses least."""
    while g.d_n < n:
        k = worst_option(g, p) - 1
        if k < 0:
            return
        c = 1 if g.table.types[k] & ACTION else min(g.opt[k] - g.pick[k], n - g.d_n)
        g.pick[k] += c
        g.d_n += c


def decide_discard(g: State, p: int, zone: int, about: int, least: int, most: int) -> None:
    if about != p:
        # somebody else's top card: a good one goes
        for k in range(g.kinds):
            if g.opt[k] and g.plans.worth[k] > 10:
                pick_option(g, k, 0)
        return
    discard_worst(g, p, least)
    price = 1
    if zone == HAND:
        price = price_of_discards(g, p)
    elif zone == ASIDE:
        price = max(draw_value(g, p) - 2, 1)
    elif zone == DECK:
        price = max(draw_value(g, p), 11)
    if zone == HAND and price > 1:
        # another copy of the card that asks finds less to do after it
        k = g.f_card[g.sp - 1]
        while g.opt[k] > g.pick[k] and g.d_n < most:
            pick_option(g, k, 0)
    while g.d_n < most:
        k = worst_option(g, p) - 1
        if k < 0 or g.lifted >= price:
            break
        pick_option(g, k, 0)


def price_of_discards(g: State, p: int) -> int:
    """What each discard brings by the instruction that follows."""
    at = g.f_pc[g.sp - 1] + WIDTH
    op = g.table.code[at]
    if op == OP_CARDS and g.table.code[at + 1] == N_THAT_MANY:
        return draw_value(g, p) + 2
    if op == OP_COINS and g.table.code[at + 1] == N_THAT_MANY:
        return 10
    if op == OP_IF and g.table.code[at + 1] == IF_DID:
        return max(estimate(g, p, at + WIDTH, g.table.code[at + 3]) * 10 // g.rate, 1)
    return 1


def best_rid(g: State, p: int, zone: int, at: int) -> int:
    """The option (kind + 1) that p is best rid of, with what the instruction at `at` makes of it; g.lifted how good."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k]:
            n = exchange_value(g, p, k, zone, at)
            # one more or less is rounding: then the cheaper card goes
            if found == 0 or n > best + 1 or (n + 1 >= best and g.table.cost[k] < g.table.cost[found - 1]):
                best = n
                found = k + 1
    g.lifted = best
    return found


def decide_pass(g: State, p: int) -> None:
    """What p is rid of another gets: it counts twice."""
    found = 0
    best = 0
    g.outlook = max(g.outlook, 8)
    for k in range(g.kinds):
        if g.opt[k]:
            n = exchange_value(g, p, k, HAND, -1) - holding(g, p, k)
            if found == 0 or n > best:
                best = n
                found = k + 1
    pick_option(g, found - 1, 0)


def most_worth(g: State, sign: int) -> int:
    """The option (kind + 1) of the highest worth, with sign -1 of the lowest."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k]:
            n = sign * g.plans.worth[k]
            if found == 0 or n > best:
                best = n
                found = k + 1
    return found


def most_held(g: State, p: int) -> int:
    """The option (kind + 1) that p would like best in its deck."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k]:
            n = holding(g, p, k)
            if found == 0 or n > best:
                best = n
                found = k + 1
    return found


def decide_trash(g: State, p: int, zone: int, about: int, least: int, most: int) -> None:
    if about != p:
        pick_option(g, most_worth(g, 1) - 1, 0)
        return
    if zone == PLAY:
        if worth_trashing_this(g, p):
            for k in range(g.kinds):
                if g.opt[k]:
                    pick_option(g, k, 0)
        return
    if zone == SUPPLY:
        # to be gained back later
        k = listed(g, p, -1, 0)
        pick_option(g, (k if k else most_held(g, p)) - 1, 0)
        return
    at = g.f_pc[g.sp - 1] + WIDTH
    while g.d_n < most:
        k = best_rid(g, p, zone, at)
        if k == 0 or (g.d_n >= least and g.lifted <= 0):
            break
        pick_option(g, k - 1, 0)


def decide_gain(g: State, p: int, about: int, least: int, most: int) -> None:
    if about != p:
        pick_option(g, worst_gift(g, about) - 1, 0)
        return
    while g.d_n < most:
        k = wanted(g, p, -1, 0)
        if k == 0:
            break
        pick_option(g, k - 1, 0)
    while g.d_n < least and options_left(g):
        pick_option(g, most_worth(g, 1) - 1, 0)


def worst_gift(g: State, p: int) -> int:
    """The option (kind + 1) that helps p least."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k]:
            n = holding(g, p, k)
            if found == 0 or n < best:
                best = n
                found = k + 1
    return found


# putting cards on the deck


def spending(g: State, p: int, coins: int) -> int:
    """What p would spend of so many coins."""
    left = coins
    for _ in range(g.buys):
        k = first_purchase(g, p, left)
        if k == 0:
            break
        left -= cost_now(g, k - 1)
    return coins - left


def put_back(g: State, p: int) -> int:
    """The card to put on the deck (kind + 1): a dead Action, the best Treasure this turn can spare, the worst card."""
    found = 0
    best = 0
    if g.actions == 0 or dead_actions(g, p) > 0:
        for k in range(g.kinds):
            if g.opt[k] > g.pick[k] and g.table.types[k] & ACTION and g.plans.power[k] >= best:
                if g.actions == 0 or g.plans.more_actions[k] == 0:
                    best = g.plans.power[k]
                    found = k + 1
    if found:
        return found
    coins = coins_in_hand(g, p)
    spare = coins - spending(g, p, coins)
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k] and g.table.types[k] & TREASURE:
            n = g.plans.treasure[k] + g.bonus[k]
            if n <= spare and n > best:
                best = n
                found = k + 1
    return found if found else worst_option(g, p)


def worth_trashing_this(g: State, p: int) -> int:
    """Whether what follows is worth more than the card itself."""
    at = g.f_pc[g.sp - 1] + WIDTH
    if g.table.code[at] != OP_IF or g.table.code[at + 1] != IF_DID:
        return 0
    k = g.f_card[g.sp - 1]
    kept = 0 if g.plans.more_actions[k] > 1 and g.terminals < 2 else holding(g, p, k)
    return estimate(g, p, at + WIDTH, g.table.code[at + 3]) > max(kept, g.rate)


def decide_topdeck(g: State, p: int, zone: int, least: int, most: int, ordered: int) -> None:
    if zone == DISCARD:
        k = best_to_come(g, p)
        if k:
            pick_option(g, k - 1, ordered)
        return
    if zone == HAND and g.cur != p:
        limit = hand_limit(g)
        if limit:
            spare_the_worst(g, p, min(g.nhand[p] - limit - most, options_left(g) - most + g.d_n))
    while g.d_n < most and options_left(g):
        if zone == ASIDE:
            k = most_useful(g, p)
        elif g.cur == p:
            k = put_back(g, p)
        else:
            k = worst_option(g, p)
        pick_option(g, k - 1, ordered)


def most_useful(g: State, p: int) -> int:
    """The option (kind + 1) one would like to draw first."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k]:
            n = 10 * g.plans.treasure[k] + g.plans.power[k]
            if found == 0 or n > best:
                best = n
                found = k + 1
    return found


def best_to_come(g: State, p: int) -> int:
    """The discarded card (kind + 1) worth drawing next, 0 when the deck is likely to bring as good a one."""
    k = most_useful(g, p)
    if k and 10 * g.plans.treasure[k - 1] + g.plans.power[k - 1] > draw_value(g, p):
        return k
    return 0


# the rest


def decide_play(g: State, p: int, least: int) -> None:
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k]:
            n = profit(g, p, k)
            if g.actions == 0:
                n += 8 * g.plans.more_actions[k]
            if n > best or (least and found == 0):
                best = n
                found = k + 1
    if found:
        pick_option(g, found - 1, 0)


def decide_react(g: State, p: int) -> None:
    for k in range(g.kinds):
        if g.opt[k]:
            at = g.table.react[k]
            if g.table.code[at] == OP_SAFE:
                pick_option(g, k, 0)
                return
    for k in range(g.kinds):
        if g.opt[k] and helps(g, p, g.table.react[k]):
            pick_option(g, k, 0)
            return


def helps(g: State, p: int, at: int) -> int:
    """Whether a Reaction's own program does p good: what it makes p part with must be worth less than what it draws.

    Where the Attack takes cards anyway, a larger choice of those to keep is always good.
    """
    if hand_limit(g):
        return 1
    drawn = 0
    lost = 0
    while g.table.code[at]:
        if g.table.code[at] == OP_CARDS:
            drawn += g.table.code[at + 1] * draw_value(g, p)
        elif g.table.code[at] == OP_PICK and g.table.code[at + 1] & 255 == D_DISCARD:
            n = g.table.code[at + 4]
            for k in range(g.kinds):
                if g.hand[p][k] and is_blank(g, k):
                    n -= g.hand[p][k]
            lost += max(n, 0) * 8
        at += WIDTH
    return drawn > lost


def hand_limit(g: State) -> int:
    """To how many cards the Attack whose Reactions are being asked makes the others discard; 0 for none of that."""
    for f in range(g.sp):
        if g.f_pc[f] == 0:
            at = g.table.start[g.f_card[f]]
            while g.table.code[at]:
                if g.table.code[at] == OP_EACH:
                    sub = g.table.code[at + 2]
                    while g.table.code[sub]:
                        n = N_DOWN_TO - g.table.code[sub + 4]
                        if g.table.code[sub] == OP_PICK and g.table.code[sub + 1] & 255 == D_DISCARD and n > 0:
                            return n
                        sub += WIDTH
                at += WIDTH
    return 0


def spare_the_worst(g: State, p: int, n: int) -> None:
    """Take the n worst options away: they will have to be discarded, so that nothing need be done about them."""
    for _ in range(n):
        k = worst_option(g, p)
        if k == 0:
            break
        g.opt[k - 1] -= 1


def decide_reveal(g: State, p: int, least: int) -> None:
    found = 0
    best = -1
    for k in range(g.kinds):
        if g.opt[k]:
            n = 0
            types = g.table.types[k]
            while types:
                n += types & 1
                types >>= 1
            if n > best:
                best = n
                found = k + 1
    if found and least:
        pick_option(g, found - 1, 0)


def decide_set_aside(g: State, p: int) -> None:
    for k in range(g.kinds):
        if g.opt[k] and (g.actions == 0 or (g.plans.more_actions[k] == 0 and dead_actions(g, p) > 0)):
            pick_option(g, k, 0)


def likeliest(g: State, p: int) -> int:
    """The card that is most often in what is left of p's deck, or on top of it for certain."""
    if g.nslots[p]:
        slot = g.slot[top_slot(g, p)]
        if slot >> 5 != OPEN_SLOT and slot >> 5 != KNOWN_TO_NOBODY and g.opt[slot & 31]:
            return slot & 31
    found = 0
    best = -1
    for k in range(g.kinds):
        if g.opt[k]:
            n = in_deck(g, p, k) if g.ndeck[p] else g.disc[p][k]
            n = 4 * n + (2 if g.plans.worth[k] > 15 else 0)
            if n > best:
                best = n
                found = k
    return found


def decide_position(g: State, p: int, k: int) -> int:
    """How deep a card goes into the deck: a good one on top, a poor one to the bottom."""
    if is_blank(g, k) or g.plans.worth[k] <= 6:
        return g.d_last
    return 0


def decide_keys(g: State, kind: int, p: int, least: int, most: int) -> None:
    one: u32 = 1
    source = g.f_card[g.sp - 1]
    at = (g.plan[p] - 1) * VERBS + D_CHOOSE
    for i in range(g.plans.begins[at + NEVER], g.plans.ends[at + NEVER]):
        if g.plans.rule_card[i] == source and true_for(g, p, g.plans.rule_when[i]):
            for k in range(16):
                if g.plans.rule_keys[i] & one << k and options_left(g) > least:
                    g.opt[k] = 0
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        if g.plans.rule_card[i] == source and true_for(g, p, g.plans.rule_when[i]):
            if g.plans.rule_keys[i] == 0:
                pick_by_chance(g, p, least, most, 0)
                return
            for k in range(16):
                if g.plans.rule_keys[i] & one << k and g.opt[k] > g.pick[k] and g.d_n < most:
                    pick_option(g, k, 0)
            break
    while g.d_n < most:
        k = best_key(g, kind, p)
        if k < 0 or (g.d_n >= least and g.lifted <= 0):
            break
        pick_option(g, k, 0)


def best_key(g: State, kind: int, p: int) -> int:
    """The option whose steps bring most; g.lifted says how much."""
    if kind == D_DISCARD:
        return deck_key(g, p)
    found = -1
    best = 0
    at = g.f_pc[g.sp - 1] + WIDTH
    while g.table.code[at] == OP_OPTION:
        key = g.table.code[at + 1]
        if g.opt[key] > g.pick[key]:
            n = estimate(g, p, at + WIDTH, g.table.code[at + 2])
            if found < 0 or n > best:
                best = n
                found = key
        at = g.table.code[at + 2]
    g.lifted = best
    return found


def deck_key(g: State, p: int) -> int:
    """Turning the deck over is good unless the deck is better than all that will be shuffled with it."""
    deck = 0
    total = 0
    cards = g.ndeck[p]
    for k in range(g.kinds):
        n = 10 * g.plans.treasure[k] if g.table.types[k] & TREASURE else g.plans.power[k]
        deck += n * in_deck(g, p, k)
        total += n * (in_deck(g, p, k) + g.disc[p][k] + g.hand[p][k] + g.play[p][k])
    every = cards + g.ndisc[p] + g.nhand[p] + g.nplay[p]
    g.lifted = 1 if deck * every <= total * cards else -1
    for k in range(16):
        if g.opt[k] > g.pick[k]:
            return k
    return -1
