"""Tokens that are there or not, victory tokens on piles and Landmarks, bids: what Adventures and Empires add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    D_SPEND,
    E_TOKEN_MOVED,
    EVERYBODY,
    MARK_TURN,
    SEATS,
    STOCK_ADD,
    STOCK_MOVE,
    STOCK_TOKEN,
    VICTORY_TOKEN,
    WIDTH,
)
from .asking import ask_number
from .mats import take_tokens
from .piles import face_of
from .plays import push
from .zones import emit, set_mark

if TYPE_CHECKING:
    from ..machine import State


def mark(g: State, f: int, token: int, how: int) -> None:
    """The seat takes its token, or turns it over; then *that many* is 1 if it lies face up."""
    p = g.f_seat[f]
    if how == MARK_TURN:
        set_mark(g, p, token, 1 - g.marks[token * SEATS + p])
        g.f_count[f] = 1 - g.marks[token * SEATS + p]
    else:
        set_mark(g, p, token, 1)


def stock(g: State, f: int, how: int, n: int) -> None:
    """Victory tokens on this card's pile or Landmark: add some, take some or move some there from the pile of it."""
    k = face_of(g, g.f_card[f])
    if how == STOCK_ADD:
        n = min(n, 255 - g.stock[k])
        g.stock[k] += n
    elif how == STOCK_MOVE:
        source = face_of(g, g.f_it[f] - 1) if g.f_it[f] else k
        n = min(n, g.stock[source], 255 - g.stock[k]) if source != k else 0
        g.stock[source] -= n
        g.stock[k] += n
    else:
        n = min(n, g.stock[k])
        g.stock[k] -= n
        take_tokens(g, g.f_seat[f], VICTORY_TOKEN, n)
    g.f_count[f] = n
    if g.tracing and n:
        emit(g, E_TOKEN_MOVED, g.f_seat[f], k, n, EVERYBODY, STOCK_TOKEN)


def bid(g: State, f: int, most: int, sub: int) -> int:
    """Every player says once by how much to raise, the one of frame f last; the highest goes on with that many.

    1 while an answer is awaited or when the program of the highest bidder has begun.
    """
    if g.f_step[f] == 0:
        g.f_step[f] = 1
        g.f_i[f] = 1
        g.f_total[f] = 0
        g.f_named[f] = 0
    else:
        raised(g, f)
    while g.f_i[f] <= g.seats:
        if ask_number(g, D_SPEND, (g.f_seat[f] + g.f_i[f]) % g.seats, most - g.f_total[f]):
            return 1
        g.d_n = 0  # strategies do not bid
        raised(g, f)
    g.f_step[f] = 0
    g.f_i[f] = 0
    if g.f_named[f] == 0:
        return 0
    g.f_pc[f] += WIDTH
    push(g, sub, g.f_named[f] - 1, g.f_card[f])
    if g.sp:
        g.f_count[f + 1] = g.f_total[f]
    return 1


def raised(g: State, f: int) -> None:
    """The seat that was asked has raised by so many."""
    if g.d_n:
        g.f_total[f] += g.d_n
        g.f_named[f] = (g.f_seat[f] + g.f_i[f]) % g.seats + 1
    g.f_i[f] += 1
