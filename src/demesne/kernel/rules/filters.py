"""What a card costs now, and whether it is one of those an effect may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from .piles import face_of

if TYPE_CHECKING:
    from ..machine import State


def cost_now(g: State, k: int) -> int:
    if g.table.odd_costs:
        return odd_cost(g, k)
    return max(g.table.cost[k] - g.cheaper, 0)


def odd_cost(g: State, k: int) -> int:
    """The cost where it also depends on types, or on what is in play."""
    cost = g.table.cost[k] - g.cheaper
    for i in range(g.nless):
        if g.table.types[k] & g.less_types[i]:
            cost -= g.less_by[i]
    if g.table.less_per[k] and (g.phase == C.PH_TREASURE or g.phase == C.PH_BUY or g.phase == C.PH_END_OF_BUY):
        for j in range(g.kinds):
            if g.play[g.cur][j] and g.table.types[j] & g.table.less_for[k]:
                cost -= g.table.less_per[k] * g.play[g.cur][j]
    if g.table.plus and g.plus[C.MINUS_COST][g.cur] == face_of(g, k) + 1:
        cost -= 2
    return max(cost, 0)


def add_discount(g: State, types: int, n: int) -> None:
    """Cards of these types cost n less this turn."""
    for i in range(g.nless):
        if g.less_types[i] == types:
            g.less_by[i] = min(g.less_by[i] + n, 10000)
            return
    if g.nless < C.DISCOUNTS:
        g.less_types[g.nless] = types
        g.less_by[g.nless] = n
        g.nless += 1


def may_buy(g: State, p: int, k: int) -> int:
    """Whether nothing forbids p to buy k; the price is another question."""
    if g.barred[C.BUYING] >> k & 1 or g.tokens[C.DEBT][p]:
        return 0
    if g.table.parts and g.table.potion_cost[k] > g.potions:
        return 0
    return g.table.not_with[k] == 0 or g.play[p][g.table.not_with[k] - 1] == 0


def fits(g: State, k: int, f: int, it: int) -> int:
    """Whether kind k passes filter f; `it` is the card the filter compares with (kind + 1, 0 for none)."""
    if g.table.filter_kinds[f] >> k & 1 == 0:
        return 0
    mode = g.table.filter_mode[f]
    if mode == C.COST_ANY:
        return 1
    if mode >= C.COST_CHEAPER:
        return fits_in_parts(g, k, f, it)
    n = g.table.filter_n[f]
    cost = cost_now(g, k)
    if mode == C.COST_UP_TO:
        return cost <= n
    if mode == C.COST_EXACTLY:
        return cost == n
    if mode == C.COST_AT_LEAST:
        return cost >= n
    if mode == C.COST_TOTAL:
        return cost == g.f_total[g.sp - 1]
    if it == 0:
        return 0
    if mode == C.COST_UP_TO_MORE:
        return cost <= cost_now(g, it - 1) + n
    return cost == cost_now(g, it - 1) + n


def fits_in_parts(g: State, k: int, f: int, it: int) -> int:
    """The same where costs have parts (coins, Potions, debt): one is at most another if each part is."""
    mode = g.table.filter_mode[f] % C.IN_PARTS
    n = g.table.filter_n[f]
    cost = cost_now(g, k)
    potion = g.table.potion_cost[k]
    debt = g.table.debt_cost[k]
    if mode == C.COST_AT_LEAST:
        return cost >= n
    if mode == C.COST_UP_TO or mode == C.COST_EXACTLY or mode == C.COST_TOTAL:
        if potion or debt:
            return 0
        if mode == C.COST_UP_TO:
            return cost <= n
        return cost == (n if mode == C.COST_EXACTLY else g.f_total[g.sp - 1])
    if it == 0:
        return 0
    coins = cost_now(g, it - 1) + n
    more_potion = g.table.potion_cost[it - 1]
    more_debt = g.table.debt_cost[it - 1]
    same = cost == coins and potion == more_potion and debt == more_debt
    if mode == C.COST_UP_TO_MORE:
        return cost <= coins and potion <= more_potion and debt <= more_debt
    if mode == C.COST_CHEAPER:
        return cost <= coins and potion <= more_potion and debt <= more_debt and not same
    if mode == C.COST_DEARER:
        return cost >= coins and potion >= more_potion and debt >= more_debt and not same
    return same
