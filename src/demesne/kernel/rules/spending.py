"""Numbers that a player chooses to spend: coins on a buy, tokens for coins or Actions, coins on debt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ACTION,
    COFFERS,
    D_SPEND,
    DEBT,
    E_COINS,
    EVERYBODY,
    PH_ACTION,
    PH_BUY,
    SEATS,
    SPEND_COINS,
    SPEND_ON_DEBT,
    VILLAGERS,
    W_SPEND,
)
from .asking import ask_number
from .mats import take_tokens
from .plays import push
from .zones import emit

if TYPE_CHECKING:
    from ..machine import State


def spend(g: State, f: int, what: int) -> int:
    """Let the seat of frame f spend some of that, or none; *that many* is how much. 1 while the answer is awaited."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        most = g.coins if what < 0 else g.tokens[what * SEATS + p]
        if what == SPEND_ON_DEBT:
            most = min(most, g.tokens[DEBT * SEATS + p])
        g.f_step[f] = 1
        if ask_number(g, D_SPEND, p, most):
            return 1
        if what == SPEND_COINS:
            g.d_n = 0  # strategies do not pay more than they must
    g.f_step[f] = 0
    n = g.d_n
    g.f_count[f] = n
    if what >= 0:
        take_tokens(g, p, what, -n)
        return 0
    g.coins -= n
    if g.tracing and n:
        emit(g, E_COINS, p, -1, -n, EVERYBODY, 0)
    if what == SPEND_ON_DEBT:
        take_tokens(g, p, DEBT, -n)
    return 0


def has_action(g: State, p: int) -> int:
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & ACTION:
            return 1
    return 0


def push_bare(g: State, at: int, p: int) -> None:
    """A program of no card."""
    push(g, at, p, 0)
    if g.sp:
        g.f_what[g.sp - 1] = W_SPEND


def may_spend(g: State, p: int) -> int:
    """Between two steps of a phase: begin the next question about spending; 0 when there is none."""
    owes = g.tokens[DEBT * SEATS + p]
    if g.phase == PH_ACTION and g.spent == 0 and g.tokens[VILLAGERS * SEATS + p] and has_action(g, p):
        g.spent = 1
        push_bare(g, g.table.pc_villagers, p)
        return 1
    if g.phase == PH_BUY:
        if g.spent == 0 and g.tokens[COFFERS * SEATS + p] and (g.buys > 0 or owes):
            g.spent = 1
            push_bare(g, g.table.pc_coffers, p)
            return 1
        if g.spent < 2 and g.coins > 0 and owes:
            g.spent = 2
            push_bare(g, g.table.pc_debt, p)
            return 1
    g.spent = 0
    return 0
