"""What a strategy misses least, and what it is best rid of: by itself or in exchange for another card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import u64
from ..rows import kinds_to_pick, lowest_bit, row
from ..rules.filters import cost_now, fits
from ..rules.programs import (
    asks_whether,
    compared_at,
    filter_at,
    gained_kind_at,
    gained_to,
    gains_from,
    given_at,
    least_at,
    op_at,
    tokens_given_at,
)
from .appraising import clashes, holding, trash_value, use
from .wanting import coins_in_hand, more_coins, offered, wanted

if TYPE_CHECKING:
    from ..machine import State


def exchange_value(g: State, p: int, k: int, zone: int, at: int) -> int:
    """What trashing k brings, with what the instruction at `at` then makes of it."""
    n = trash_value(g, p, k, zone)
    if zone == C.ASIDE:
        # it makes room at once for the card below it
        n += g.outlook >> 2
    coins = -g.plans.treasure[k] - g.bonus[k] if zone == C.HAND and g.table.types[k] & C.TREASURE else 0
    op = op_at(g, at) if at >= 0 else C.OP_END
    if op == C.OP_GAIN_PICK and gains_from(g, at, C.SUPPLY):
        filter_ = filter_at(g, at)
        if g.table.filter_mode[filter_] == C.COST_UP_TO_MORE or g.table.filter_mode[filter_] == C.COST_EXACTLY_MORE:
            got = wanted(g, p, filter_, k + 1)
            if got:
                n += holding(g, p, got - 1)
                if gained_to(g, at) == C.HAND:
                    coins += g.plans.treasure[got - 1]
                elif gained_to(g, at) != C.DISCARD:
                    # it comes into the next hand
                    n += max(10 * g.plans.treasure[got - 1] - g.level, 0)
                if hits_others(g, got - 1, at + C.WIDTH):
                    n += 13 + (g.level * g.outlook >> 3)
            elif least_at(g, at):
                n += forced(g, p, filter_, k + 1)
    elif op == C.OP_IF and asks_whether(g, at, C.IF_DID) and op_at(g, at + C.WIDTH) == C.OP_COINS:
        coins += given_at(g, at + C.WIDTH)
    elif op == C.OP_IF:
        coins += paid_back(g, at)
    elif op == C.OP_COINS and given_at(g, at) == C.N_COST:
        coins += cost_now(g, k)
    elif op == C.OP_TOKENS and tokens_given_at(g, at) == C.N_HALF_COST:
        n += 13 * (cost_now(g, k) // 2)
    elif op == C.OP_END and coins and g.outlook < 16:
        # late, a Treasure is kept for the turn in which one coin more counts
        n -= 4
    if coins:
        had = coins_in_hand(g, p)
        lost = more_coins(g, p, had, had + coins, g.buys)
        # nothing but a smaller deck: that is worth more in all turns to come than this turn shows
        n += lost - (lost >> 2) if op == C.OP_END else lost
    return n


def paid_back(g: State, at: int) -> int:
    """Coins for each card trashed, by the Treasure that the instruction at `at` gains to the hand for all of them."""
    gain = at + C.WIDTH
    if not asks_whether(g, at, C.IF_DID) or op_at(g, gain) != C.OP_GAIN or gained_to(g, gain) != C.HAND:
        return 0
    k = gained_kind_at(g, gain)
    return g.plans.treasure[k] // max(compared_at(g, at), 1) if g.supply[k] else 0


def forging_from_hand(g: State, p: int, filter_: int, gained: int) -> int:
    """What it brings to trash any number of hand cards for one that costs as much as they do together."""
    was = g.leaving
    set_picks_aside(g)
    n = forging(g, p, gained)
    restore_picks(g)
    g.leaving = was
    return n


def forging(g: State, p: int, gained: int) -> int:
    """Pick the hand cards to be trashed together for one of their total cost; what that brings.

    First all rubbish, then one card more or less as long as that is better.
    """
    g.leaving = 2
    for k in range(g.kinds):
        g.pick[k] = g.hand[p][k] if g.hand[p][k] and trash_value(g, p, k, C.HAND) > 0 else 0
    best = forged(g, p, gained)
    better = 1
    while better:
        better = 0
        found = 0
        for k in range(g.kinds):
            if g.hand[p][k]:
                if g.pick[k] < g.hand[p][k]:
                    g.pick[k] += 1
                    n = forged(g, p, gained)
                    g.pick[k] -= 1
                    if n > best:
                        best = n
                        found = k + 1
                if g.pick[k]:
                    g.pick[k] -= 1
                    n = forged(g, p, gained)
                    g.pick[k] += 1
                    if n > best:
                        best = n
                        found = -k - 1
        if found > 0:
            g.pick[found - 1] += 1
            better = 1
        elif found < 0:
            g.pick[-found - 1] -= 1
            better = 1
    for k in range(g.kinds):
        g.pool[k] = g.pick[k]
        g.pick[k] = 0
    n = forged(g, p, gained)
    if n < best:
        n = best
        for k in range(g.kinds):
            g.pick[k] = g.pool[k]
    return n


def forged(g: State, p: int, gained: int) -> int:
    """What trashing the picked hand cards brings with the card that is gained for their total cost."""
    total = 0
    value = 0
    coins = 0
    for k in range(g.kinds):
        if g.pick[k]:
            total += g.pick[k] * cost_now(g, k)
            value += g.pick[k] * trash_value(g, p, k, C.HAND)
            if g.table.types[k] & C.TREASURE:
                coins += g.pick[k] * (g.plans.treasure[k] + g.bonus[k])
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.supply[k] and g.table.filter_kinds[gained] >> k & 1 and cost_now(g, k) == total:
            n = holding(g, p, k)
            if found == 0 or n > best:
                best = n
                found = 1
    value += best
    if coins:
        # the picks count as gone already
        had = coins_in_hand(g, p)
        value += more_coins(g, p, had + coins, had, g.buys)
    return value


def hits_others(g: State, k: int, at: int) -> int:
    """Whether the instruction at `at` does something to the others because k was gained."""
    if not asks_whether(g, at, C.IF_IT_IS) or op_at(g, at + C.WIDTH) != C.OP_EACH:
        return 0
    return fits(g, k, compared_at(g, at), 0)


def forced(g: State, p: int, filter_: int, it: int) -> int:
    """What the best of the cards that nobody wants is worth, where one must be gained; 0 where there is none."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if offered(g, k, filter_, it):
            n = holding(g, p, k)
            if found == 0 or n > best:
                best = n
                found = 1
    return best


def best_exchange(g: State, p: int, filter_: int, at: int) -> int:
    """The hand card (kind + 1) whose trashing is best, as far as the picks so far leave one; g.lifted says how good."""
    found = 0
    for k in range(g.kinds):
        if g.hand[p][k] > g.pick[k] and fits(g, k, filter_, 0):
            n = exchange_value(g, p, k, C.HAND, at)
            if found == 0 or n > g.lifted:
                g.lifted = n
                found = k + 1
    return found


def missed(g: State, p: int, k: int) -> int:
    """How much p would miss a hand card, in 64ths of a tenth of a coin: its worth breaks ties."""
    n = use(g, p, k)
    if n and clashes(g, p, k):
        n = 1
    return n * 64 + (g.plans.worth[k] >> 2)


def worst_in_hand(g: State, p: int) -> int:
    """The hand card (kind + 1), beyond those picked, that p misses least; g.lifted says how much."""
    found = 0
    for k in range(g.kinds):
        if g.hand[p][k] > g.pick[k]:
            n = missed(g, p, k)
            if found == 0 or n < g.lifted:
                g.lifted = n
                found = k + 1
    if found:
        g.lifted = max(g.lifted >> 6, 0)
    return found


def worst_option(g: State, p: int) -> int:
    """The option (kind + 1), beyond those picked, that p misses least; g.lifted says how much."""
    found = 0
    some: u64 = kinds_to_pick(g)
    while some:
        k = lowest_bit(some)
        some &= some - 1
        n = missed(g, p, k)
        if found == 0 or n < g.lifted:
            g.lifted = n
            found = k + 1
    if found:
        g.lifted = max(g.lifted >> 6, 0)
    return found


def set_picks_aside(g: State) -> None:
    """Begin to think through another answer than the one being made."""
    for k in row(g):
        g.spared[k] = g.pick[k]
        g.pick[k] = 0


def restore_picks(g: State) -> None:
    for k in row(g):
        g.pick[k] = g.spared[k]


def parting(g: State, p: int, n: int) -> int:
    """What discarding the n cards least missed costs p."""
    total = 0
    set_picks_aside(g)
    for _ in range(n):
        k = worst_in_hand(g, p)
        if k == 0:
            break
        total += g.lifted
        g.pick[k - 1] += 1
    restore_picks(g)
    return total


def ridding(g: State, p: int, filter_: int, least: int, most: int, at: int) -> int:
    """What trashing up to `most` hand cards brings p, at least `least` of them whatever they are."""
    total = 0
    was = g.leaving
    set_picks_aside(g)
    g.leaving = 2
    for i in range(most):
        k = best_exchange(g, p, filter_, at)
        if k == 0 or (i >= least and g.lifted <= 0):
            break
        total += g.lifted
        g.pick[k - 1] += 1
    restore_picks(g)
    g.leaving = was
    return total
