"""What a strategy would buy or gain, and what more coins would buy it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import i64, u64
from ..rows import kinds_in_hand, lowest_bit
from ..rules.filters import cost_now, fits, may_buy
from .appraising import holding, value_now
from .conditions import true_for

if TYPE_CHECKING:
    from ..machine import State


def first_purchase(g: State, p: int, coins: int) -> int:
    """What p's rules would buy with so many coins (kind + 1)."""
    had = g.coins
    g.coins = coins
    found = 0
    at = (g.plan[p] - 1) * C.VERBS + C.D_BUY
    some: i64 = g.plans.affords[(g.plan[p] - 1) * C.PRICES + max(min(coins + g.cheaper, C.PRICES - 1), 0)]
    if some >= 0 and coins >= 0:
        first = g.plans.begins[at]
        while some:
            i = first + lowest_bit(some)
            some &= some - 1
            k = g.plans.rule_card[i]
            if k == C.R_STOP:
                if true_for(g, p, g.plans.rule_when[i]):
                    break
            elif g.supply[k] and true_for(g, p, g.plans.rule_when[i]) and (g.extended == 0 or may_buy(g, p, k)):
                found = k + 1
                break
        g.coins = had
        return found
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        k = g.plans.rule_card[i]
        if k == C.R_STOP:
            if true_for(g, p, g.plans.rule_when[i]):
                break
        elif (
            g.supply[k]
            and cost_now(g, k) <= coins
            and true_for(g, p, g.plans.rule_when[i])
            and (g.extended == 0 or may_buy(g, p, k))
        ):
            found = k + 1
            break
    g.coins = had
    return found


def coins_in_hand(g: State, p: int) -> int:
    """All coins this turn, with the Treasures still in hand; what is being picked counts as gone."""
    n = g.coins
    held: u64 = kinds_in_hand(g, p)
    while held:
        k = lowest_bit(held)
        held &= held - 1
        if g.table.types[k] & C.TREASURE:
            c = max(g.hand[p][k] - g.pick[k], 0) if g.leaving else g.hand[p][k]
            n += c * (g.plans.treasure[k] + g.bonus[k])
    return n


def buying(g: State, p: int, coins: int) -> int:
    """What p's purchases with so many coins are worth to it."""
    total = 0
    for _ in range(g.buys):
        k = first_purchase(g, p, coins)
        if k == 0:
            break
        coins -= cost_now(g, k - 1)
        total += max(holding(g, p, k - 1), 1)
    return total


def more_coins(g: State, p: int, had: int, coins: int, buys: int) -> int:
    """What it is worth to have so many coins and Buys this turn instead of those one had."""
    if g.cur != p:
        return 0
    before = buying(g, p, had)
    was = g.buys
    g.buys = buys
    n = buying(g, p, coins) - before
    g.buys = was
    # a list that buys points early makes richer turns look poorer: more coins do no harm
    if coins > had:
        n = max(n, 0)
    elif coins < had:
        n = min(n, 0)
    # a coin that buys nothing now may do so with cards still to be drawn
    return (3 * n + (coins - had) * g.rate) >> 2


def offered(g: State, k: int, filter_: int, it: int) -> int:
    """Whether k may be gained: by the options laid out (filter -1), or by a filter on the Supply."""
    if filter_ < 0:
        return g.opt[k] > g.pick[k]
    return g.supply[k] > 0 and fits(g, k, filter_, it)


def by_rules(g: State, p: int, verb: int, filter_: int, it: int) -> int:
    """The first card, by the rules of a verb, that may be gained (kind + 1)."""
    at = (g.plan[p] - 1) * C.VERBS + verb
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        k = g.plans.rule_card[i]
        if k >= 0 and offered(g, k, filter_, it) and true_for(g, p, g.plans.rule_when[i]):
            return k + 1
    return 0


def listed(g: State, p: int, filter_: int, it: int) -> int:
    """What p's list names to be gained (kind + 1): by its gain rules, else by its buy rules."""
    k = by_rules(g, p, C.D_GAIN, filter_, it)
    return k if k else by_rules(g, p, C.D_BUY, filter_, it)


def wanted(g: State, p: int, filter_: int, it: int) -> int:
    """What p's strategy would gain (kind + 1): by its list, else the dearest useful card."""
    k = listed(g, p, filter_, it)
    if k:
        return k
    best = 8
    found = 0
    for k in range(g.kinds):
        if offered(g, k, filter_, it):
            n = value_now(g, p, k)
            if n > 8 and n + 100 * g.table.cost[k] > best:
                best = n + 100 * g.table.cost[k]
                found = k + 1
    return found


def wanted_in_trash(g: State, p: int, filter_: int) -> int:
    """The best value among the cards in the trash that fit."""
    best = 0
    for k in range(g.kinds):
        if g.trash[k] and fits(g, k, filter_, 0):
            best = max(best, holding(g, p, k))
    return best


def spending(g: State, p: int, coins: int) -> int:
    """What p would spend of so many coins."""
    left = coins
    for _ in range(g.buys):
        k = first_purchase(g, p, left)
        if k == 0:
            break
        left -= cost_now(g, k - 1)
    return coins - left
