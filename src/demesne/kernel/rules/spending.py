"""Numbers that a player chooses to spend: coins on a buy, tokens for coins or Actions, coins on debt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from .plays import push

if TYPE_CHECKING:
    from ..machine import State


def has_action(g: State, p: int) -> int:
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & C.ACTION:
            return 1
    return 0


def push_bare(g: State, at: int, p: int) -> None:
    """A program of no card."""
    push(g, at, p, 0)
    if g.sp:
        g.f_what[g.sp - 1] = C.W_SPEND


def may_spend(g: State, p: int) -> int:
    """Between two steps of a phase: begin the next question about spending; 0 when there is none."""
    owes = g.tokens[C.DEBT][p]
    if g.phase == C.PH_ACTION and g.spent == 0 and g.tokens[C.VILLAGERS][p] and has_action(g, p):
        g.spent = 1
        push_bare(g, g.table.pc_villagers, p)
        return 1
    if g.phase == C.PH_BUY:
        if g.spent == 0 and g.tokens[C.COFFERS][p] and (g.buys > 0 or owes):
            g.spent = 1
            push_bare(g, g.table.pc_coffers, p)
            return 1
        if g.spent < 2 and g.coins > 0 and owes:
            g.spent = 2
            push_bare(g, g.table.pc_debt, p)
            return 1
    g.spent = 0
    return 0
