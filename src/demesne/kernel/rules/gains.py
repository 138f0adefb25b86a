"""Gaining: from the Supply or the trash to the discard pile, the hand or the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    BESIDE,
    DECK,
    DISCARD,
    E_GAIN,
    E_TOKEN_MOVED,
    EVERYBODY,
    GAINS,
    HAND,
    KEPT,
    KNOWN_TO_ALL,
    PH_BUY,
    PH_END_OF_BUY,
    PH_TREASURE,
    SUPPLY,
    TRASH,
    W_GAIN,
)
from ..layout import row
from .knowledge import entered_discard_open, entered_hand_open
from .piles import uncover
from .zones import emit, land, new_top, occur, put_on_top

if TYPE_CHECKING:
    from ..machine import State


def leave_supply(g: State, k: int) -> None:
    g.supply[k] -= 1
    g.stock_of = 0
    if g.supply[k] == 0:
        if g.extended and g.table.heap_of[k] and uncover(g, g.table.heap_of[k] - 1):
            return
        g.empty += 1


def note_gain(g: State, p: int, k: int, n: int) -> None:
    """Remember what was gained this turn, where somebody may ask for it."""
    if g.table.remembers and p == g.cur:
        g.gained_last[p][k] = min(g.gained_last[p][k] + n, 255)
        if g.phase == PH_TREASURE or g.phase == PH_BUY or g.phase == PH_END_OF_BUY:
            g.gained_buy[k] = min(g.gained_buy[k] + n, 255)
    if g.blind and not g.plans.watch and not g.noting:
        return
    g.gained[p][k] = min(g.gained[p][k] + n, 255)
    g.gainers |= 1 << p
    if g.noting:
        for _ in range(n):
            if g.tally.ngains < GAINS:
                g.tally.gain[g.tally.ngains] = p << 24 | g.turns[p] << 8 | k
                g.tally.ngains += 1


def forget_gains(g: State) -> None:
    for p in range(g.seats):
        if g.gainers >> p & 1:
            for k in row(g):
                g.gained[p][k] = 0
    g.gainers = 0


def destination(g: State, k: int, to: int) -> int:
    """Where a gained card goes; a negative `to` is a set of types that go onto the deck."""
    if to >= 0:
        return to
    return DECK if g.table.types[k] & -to else DISCARD


def gain(g: State, p: int, k: int, to: int, source: int, bought: int) -> None:
    """p gains one k that is there."""
    if g.extended and g.control and p == g.cur:
        p = g.control - 1  # who controls a turn gains what is gained in it
    if source == TRASH:
        g.trash[k] -= 1
        g.stock_of = 0
    elif source == BESIDE:
        g.beside[k] -= 1
        g.stock_of = 0
    else:
        leave_supply(g, k)
    note_gain(g, p, k, 1)
    to = destination(g, k, to)
    if g.tracing and not bought:
        emit(g, E_GAIN, p, k, 1, EVERYBODY, to)
    if to == HAND:
        g.hand[p][k] += 1
        g.nhand[p] += 1
        entered_hand_open(g, p, k, 1)
    elif to == DECK:
        put_on_top(g, p, k, KNOWN_TO_ALL)
    elif to == KEPT:
        g.kept[p][k] += 1
        g.nkept[p] += 1
    else:
        land(g, p, k)
    if g.extended:
        if source == SUPPLY:
            move_token(g, p, k)
        if g.table.hears[W_GAIN]:
            occur(g, W_GAIN, p, k, to, bought)


def move_token(g: State, p: int, k: int) -> None:
    """The token that lay on a pile from the start leaves it at the first gain."""
    if g.table.moved_token and g.pile_tokens[g.table.moved_token - 1][k]:
        g.pile_tokens[g.table.moved_token - 1][k] = 0
        if g.tracing:
            emit(g, E_TOKEN_MOVED, p, k, 1, EVERYBODY, g.table.moved_token - 1)


def gain_picked_from_trash(g: State, p: int) -> None:
    """All picked cards at once onto the discard pile: one step, the last in name order on top."""
    if g.extended and g.control and p == g.cur:
        p = g.control - 1
    top = -1
    for k in row(g):
        c = g.pick[k]
        if c:
            g.trash[k] -= c
            g.stock_of = 0
            g.disc[p][k] += c
            g.ndisc[p] += c
            note_gain(g, p, k, c)
            entered_discard_open(g, p, k, c)
            top = k
            if g.tracing:
                emit(g, E_GAIN, p, k, c, EVERYBODY, DISCARD)
    if top >= 0:
        new_top(g, p, top)
    if g.extended and g.table.hears[W_GAIN]:
        for k in range(g.kinds):
            for _ in range(g.pick[k]):
                occur(g, W_GAIN, p, k, DISCARD, 0)
