"""What a card costs now, and whether it is one of those an effect may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import COST_ANY, COST_AT_LEAST, COST_EXACTLY, COST_UP_TO, COST_UP_TO_MORE

if TYPE_CHECKING:
    from ..machine import State


def cost_now(g: State, k: int) -> int:
    return max(g.table.cost[k] - g.cheaper, 0)


def fits(g: State, k: int, f: int, it: int) -> int:
    """Whether kind k passes filter f; `it` is the card the filter compares with (kind + 1, 0 for none)."""
    if g.table.filter_kinds[f] >> k & 1 == 0:
        return 0
    mode = g.table.filter_mode[f]
    if mode == COST_ANY:
        return 1
    n = g.table.filter_n[f]
    cost = cost_now(g, k)
    if mode == COST_UP_TO:
        return cost <= n
    if mode == COST_EXACTLY:
        return cost == n
    if mode == COST_AT_LEAST:
        return cost >= n
    if it == 0:
        return 0
    if mode == COST_UP_TO_MORE:
        return cost <= cost_now(g, it - 1) + n
    return cost == cost_now(g, it - 1) + n
