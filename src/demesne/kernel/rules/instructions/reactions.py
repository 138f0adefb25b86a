"""Reactions to an Attack: the window opens before the Attack does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...const import u64
from ..asking import ask, clear_options, only_pick, put
from ..declared import instruction
from ..knowledge import shown_in_hand
from ..plays import push
from ..zones import emit, moved

if TYPE_CHECKING:
    from ...machine import State


def usable(g: State, p: int, k: int, f: int) -> int:
    """Whether p may show Reaction k in the window of frame f."""
    if g.hand[p][k] == 0 or g.table.react[k] == 0 or g.nhand[p] < g.table.react_hand[k]:
        return 0
    if g.table.react_again[k]:
        return 1
    return g.f_shown[f] >> k & 1 == 0


@instruction(C.OP_REACTIONS)
def go_on_with_reactions(g: State, f: int) -> int:
    """Ask the other seats in turn order, each until it passes; runs as a frame above that of the Attack."""
    one: u64 = 1
    while True:
        if g.f_i[f] == 0:
            g.f_i[f] = 1
        if g.f_i[f] == g.seats:
            g.sp = f
            return C.WAIT
        p = (g.f_seat[f] + g.f_i[f]) % g.seats
        if g.f_step[f] == 0:
            clear_options(g)
            for k in range(g.kinds):
                g.opt[k] = usable(g, p, k, f)
            g.f_step[f] = 1
            if ask(g, C.D_REACT, p, C.HAND, p, 0, 1, 0, C.F_CARDS):
                return C.WAIT
            if g.patient:
                put(g, C.D_REACT, p, C.HAND, p, 0, 0, 0, C.F_CARDS)
                return C.WAIT
        g.f_step[f] = 0
        k = only_pick(g) - 1
        if k >= 0:
            g.f_shown[f] |= one << k
            shown_in_hand(g, p, k, 1)
            if g.tracing:
                moved(g, C.E_REACT, p, k, 1, C.EVERYBODY, 0, C.HAND, C.HAND)
            push(g, g.table.react[k], p, k)
            if g.sp:
                g.f_attack[g.sp - 1] = g.f_attack[f]
            return C.WAIT
        g.f_i[f] += 1
        g.f_shown[f] = 0


@instruction(C.OP_SAFE)
def make_safe(g: State, f: int) -> None:
    """The Attack that this Reaction answers does not affect its player."""
    p = g.f_seat[f]
    g.f_safe[g.f_attack[f] - 1] |= 1 << p
    if g.tracing:
        emit(g, C.E_SAFE, p, -1, 0, C.EVERYBODY, 0)
