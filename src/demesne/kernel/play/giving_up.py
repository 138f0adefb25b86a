"""Built-in play where cards are discarded, trashed, passed or gained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rules.counting import owned
from ..rules.programs import (
    adds_up_costs,
    asks_whether,
    filter_at,
    gained_to,
    given_at,
    makes_trap,
    op_at,
    otherwise_at,
)
from .appraising import draw_value, holding
from .estimating import estimate
from .following import matches, options_left, pick_option
from .parting import exchange_value, forging, worst_option
from .wanting import listed, wanted

if TYPE_CHECKING:
    from ..machine import State


def discard_worst(g: State, p: int, n: int) -> None:
    """Pick cards up to n in all, those first that p misses least."""
    while g.d_n < n:
        k = worst_option(g, p) - 1
        if k < 0:
            return
        c = 1 if g.table.types[k] & C.ACTION else min(g.opt[k] - g.pick[k], n - g.d_n)
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
    if zone == C.HAND:
        price = price_of_discards(g, p)
    elif zone == C.ASIDE:
        price = max(draw_value(g, p) - 2, 1)
    elif zone == C.DECK:
        price = max(draw_value(g, p), 11)
    if zone == C.HAND and price > 1:
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
    at = g.f_pc[g.sp - 1] + C.WIDTH
    op = op_at(g, at)
    if op == C.OP_CARDS and given_at(g, at) == C.N_THAT_MANY:
        return draw_value(g, p) + 2
    if op == C.OP_COINS and given_at(g, at) == C.N_THAT_MANY:
        return 10
    if asks_whether(g, at, C.IF_DID):
        return max(estimate(g, p, at + C.WIDTH, otherwise_at(g, at)) * 10 // g.rate, 1)
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
    g.stock_of = 0
    for k in range(g.kinds):
        if g.opt[k]:
            n = exchange_value(g, p, k, C.HAND, -1) - holding(g, p, k)
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
    if zone == C.PLAY:
        if worth_trashing_this(g, p):
            for k in range(g.kinds):
                if g.opt[k]:
                    pick_option(g, k, 0)
        return
    if zone == C.SUPPLY:
        # to be gained back later
        k = listed(g, p, -1, 0)
        pick_option(g, (k if k else most_held(g, p)) - 1, 0)
        return
    at = g.f_pc[g.sp - 1] + C.WIDTH
    adds_up = adds_up_costs(g, at - C.WIDTH)
    if zone == C.HAND and adds_up and g.d_n == 0 and options_left(g) == g.nhand[p]:
        forging(g, p, filter_at(g, at))
        for k in range(g.kinds):
            g.d_n += g.pick[k]
        return
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
        pick_option(g, rather_gained(g, p, k) - 1, 0)
    while g.d_n < least and options_left(g):
        pick_option(g, most_worth(g, 1) - 1, 0)


def rather_gained(g: State, p: int, k: int) -> int:
    """The k (kind + 1) that p would gain, unless points are worth much more by now and its list leaves them open.

    A card that comes into the hand is for this turn. Where the others suffer for gaining another copy, the card is
    chosen that harms them most.
    """
    at = g.f_pc[g.sp - 1] + C.WIDTH
    if gained_to(g, at - C.WIDTH) == C.HAND:
        return k
    snare = makes_trap(g, at)
    if not snare and (names_points(g, p, C.D_BUY) or names_points(g, p, C.D_GAIN)) and listed(g, p, -1, 0):
        return k
    best = holding(g, p, k - 1) + (snared(g, p, k - 1) if snare else 10)
    for j in range(g.kinds):
        if g.opt[j] > g.pick[j] and (snare or g.table.types[j] & C.VICTORY):
            n = holding(g, p, j) + (snared(g, p, j) if snare else 0)
            if n > best:
                best = n
                k = j + 1
    return k


def names_points(g: State, p: int, verb: int) -> int:
    """Whether p's list has a rule of that verb for points, other than those whose pile ends the game by itself."""
    at = (g.plan[p] - 1) * C.VERBS + verb
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        for k in range(g.kinds):
            ends = k == g.table.provinces or k == g.table.colonies - 1
            if g.table.types[k] & C.VICTORY and not ends and matches(g, g.plans.rule_card[i], k):
                return 1
    return 0


def snared(g: State, p: int, k: int) -> int:
    """What it brings p that a Curse comes with each further k: the others like what they have of it."""
    n = 0
    if g.plans.worth[k] > 6:
        for q in range(g.seats):
            if q != p:
                n += min(owned(g, q, k), 4)
    return n * (13 + (g.level * g.outlook >> 3))


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


def worth_trashing_this(g: State, p: int) -> int:
    """Whether what follows is worth more than the card itself."""
    at = g.f_pc[g.sp - 1] + C.WIDTH
    if not asks_whether(g, at, C.IF_DID):
        return 0
    k = g.f_card[g.sp - 1]
    kept = 0 if g.plans.more_actions[k] > 1 and g.terminals < 2 else holding(g, p, k)
    return estimate(g, p, at + C.WIDTH, otherwise_at(g, at)) > max(kept, g.rate)
