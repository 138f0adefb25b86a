"""Amounts that are no plain numbers: *that many*, so many as there are of something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from .counting import counted, tokens_moved
from .filters import cost_now

if TYPE_CHECKING:
    from ..machine import State


def amount(g: State, f: int, n: int) -> int:
    if n >= 0:
        return n
    if n == C.N_THAT_MANY:
        return g.f_count[f]
    if n == C.N_EMPTY_PILES:
        return g.empty
    if n == C.N_TYPES_OF_IT:
        return types_of(g, g.f_it[f])
    if n == C.N_ALL:
        return 32767
    if n > C.N_IN_PLAY:
        if n <= C.N_DOWN_TO:
            return max(g.nhand[g.f_seat[f]] - (C.N_DOWN_TO - n), 0)
        if n == C.N_MOVED:
            return tokens_moved(g)
        if g.f_it[f] == 0:
            return 0
        return cost_now(g, g.f_it[f] - 1) // (2 if n == C.N_HALF_COST else 1)
    return counted(g, g.f_seat[f], n)


def types_of(g: State, it: int) -> int:
    """How many types a card has."""
    n = 0
    if it:
        types = g.table.types[it - 1]
        while types:
            n += types & 1
            types >>= 1
    return n
