"""What a play or an effect gives its seat: Actions, Buys, coins, tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import u64
from .zones import emit, set_mark

if TYPE_CHECKING:
    from ..machine import State


def add_actions(g: State, p: int, n: int) -> None:
    """More Actions; outside of their own turn nobody gets any. Likewise Buys and coins."""
    if p != g.cur and g.extended:
        return
    g.actions += n
    if g.tracing and n:
        emit(g, C.E_ACTIONS, p, -1, n, C.EVERYBODY, 0)


def add_buys(g: State, p: int, n: int) -> None:
    if p != g.cur and g.extended:
        return
    g.buys += n
    if g.tracing and n:
        emit(g, C.E_BUYS, p, -1, n, C.EVERYBODY, 0)


def add_coins(g: State, p: int, n: int) -> None:
    if p != g.cur and g.extended:
        return
    if g.extended == C.ELSEWHERE and n > 0 and g.marks[C.MINUS_COIN][p]:
        set_mark(g, p, C.MINUS_COIN, 0)
        n -= 1
    g.coins += n
    if g.tracing and n:
        emit(g, C.E_COINS, p, -1, n, C.EVERYBODY, 0)


def extra_coins(g: State, k: int) -> int:
    """What this turn's effects add to a play of this kind."""
    one: u64 = 1
    n = g.bonus[k]
    if g.met >> k & 1 == 0:
        n += g.waiting[k]
        g.met |= one << k
    return n


def take_tokens(g: State, p: int, token: int, n: int) -> None:
    g.tokens[token][p] = min(g.tokens[token][p] + n, 65535)
    if g.tracing and n:
        emit(g, C.E_TOKENS, p, -1, n, C.EVERYBODY, token)
