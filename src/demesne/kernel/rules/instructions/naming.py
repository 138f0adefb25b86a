"""Naming a card, and what may not be bought or gained because it was named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...const import u64
from ..asking import ask, clear_options, only_pick
from ..declared import instruction
from ..zones import emit

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_NAME)
def name_card(g: State, f: int) -> int:
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        clear_options(g)
        for k in range(g.kinds):
            g.opt[k] = g.table.pile[k]
        g.f_step[f] = 1
        if ask(g, C.D_NAME, p, C.NOWHERE, g.f_you[f], 1, 1, 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    g.f_named[f] = only_pick(g)
    if g.tracing:
        emit(g, C.E_NAME, p, only_pick(g) - 1, 1, C.EVERYBODY, 0)
    return C.NEXT


@instruction(C.OP_BAR)
def bar(g: State, f: int, listed: int) -> None:
    """The card named cannot be bought this turn, or not be gained with the card that asked for the name."""
    one: u64 = 1
    k = g.f_named[f] - 1
    if k >= 0:
        g.barred[listed] |= one << k
        if g.tracing:
            emit(g, C.E_BAR, g.f_you[f], k, 1, C.EVERYBODY, listed)
