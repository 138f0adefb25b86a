"""Gaining: from the Supply or the trash to the discard pile, the hand or the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rows import row
from .agenda import let_go
from .knowledge import entered_discard_open, entered_hand_open, left_discard_open
from .piles import uncover
from .zones import (
    emit,
    land,
    leave_hand,
    lies_open_on_top,
    lift_top,
    moved,
    new_top,
    occur,
    put_on_top,
    take_from_discard,
    take_top_discard,
)

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
        if g.phase == C.PH_TREASURE or g.phase == C.PH_BUY or g.phase == C.PH_END_OF_BUY:
            g.gained_buy[k] = min(g.gained_buy[k] + n, 255)
    if g.blind and not g.plans.watch and not g.noting:
        return
    g.gained[p][k] = min(g.gained[p][k] + n, 255)
    g.gainers |= 1 << p
    if g.noting:
        for _ in range(n):
            if g.tally.ngains < C.GAINS:
                g.tally.gain_seat[g.tally.ngains] = p
                g.tally.gain_turn[g.tally.ngains] = g.turns[p]
                g.tally.gain_kind[g.tally.ngains] = k
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
    return C.DECK if g.table.types[k] & -to else C.DISCARD


def gained_apart(g: State) -> int:
    """Whether the gain of a card bought has an event to itself: something may come before it, or another seat gains."""
    return g.extended and (g.table.hears[C.W_BUY] or g.control)


def gain(g: State, p: int, k: int, to: int, source: int, bought: int) -> None:
    """p gains one k that is there."""
    if g.extended and g.control and p == g.cur:
        p = g.control - 1  # who controls a turn gains what is gained in it
    if source == C.TRASH:
        g.trash[k] -= 1
        g.stock_of = 0
    elif source == C.BESIDE:
        g.beside[k] -= 1
        g.stock_of = 0
    else:
        leave_supply(g, k)
    note_gain(g, p, k, 1)
    to = destination(g, k, to)
    if g.tracing and bought and gained_apart(g):
        moved(g, C.E_MOVE, p, k, 1, C.EVERYBODY, 0, C.SUPPLY, to)
    elif g.tracing and not bought:
        moved(g, C.E_GAIN, p, k, 1, C.EVERYBODY, to, source, to)
    if to == C.HAND:
        g.hand[p][k] += 1
        g.nhand[p] += 1
        entered_hand_open(g, p, k, 1)
    elif to == C.DECK:
        put_on_top(g, p, k, C.KNOWN_TO_ALL)
    elif to == C.KEPT:
        g.kept[p][k] += 1
        g.nkept[p] += 1
    else:
        land(g, p, k)
    if g.extended:
        if source == C.SUPPLY:
            move_token(g, p, k)
        if g.table.hears[C.W_GAIN]:
            occur(g, C.W_GAIN, p, k, to, bought)


def move_token(g: State, p: int, k: int) -> None:
    """The token that lay on a pile from the start leaves it at the first gain."""
    if g.table.moved_token and g.pile_tokens[g.table.moved_token - 1][k]:
        g.pile_tokens[g.table.moved_token - 1][k] = 0
        if g.tracing:
            emit(g, C.E_TOKEN_MOVED, p, k, 1, C.EVERYBODY, g.table.moved_token - 1)


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
                moved(g, C.E_GAIN, p, k, c, C.EVERYBODY, C.DISCARD, C.TRASH, C.DISCARD)
    if top >= 0:
        new_top(g, p, top)
    if g.extended and g.table.hears[C.W_GAIN]:
        for k in range(g.kinds):
            for _ in range(g.pick[k]):
                occur(g, C.W_GAIN, p, k, C.DISCARD, 0)


# the card just gained


def gained_there(g: State, w: int) -> int:
    """Whether the card of window w still lies where the gain put it."""
    p = g.f_seat[w]
    k = g.f_card[w]
    where = g.f_where[w]
    if where == C.DISCARD:
        return g.disc[p][k] > 0
    if where == C.DECK:
        return lies_open_on_top(g, p, k)
    if where == C.HAND:
        return g.hand[p][k] > 0
    if where == C.TRASH:
        return g.trash[k] > 0
    return where == C.KEPT and g.kept[p][k] > 0


def take_gained(g: State, w: int) -> None:
    """Lift the card of window w from where the gain put it."""
    p = g.f_seat[w]
    k = g.f_card[w]
    where = g.f_where[w]
    if where == C.DISCARD:
        if g.blind:
            g.disc[p][k] -= 1
            g.ndisc[p] -= 1
        elif g.f_mark[w] == g.lands[p] and g.top[p] == k + 1:
            take_top_discard(g, p)
        else:
            seen = g.seen_disc[p][k]
            take_from_discard(g, p, k)
            if seen:
                g.seen_disc[p][k] = min(seen, g.disc[p][k] + 1)
                left_discard_open(g, p, k)
    elif where == C.DECK:
        lift_top(g, p)
    elif where == C.HAND:
        leave_hand(g, p, k)
    elif where == C.TRASH:
        g.trash[k] -= 1
        g.stock_of = 0
    else:
        g.kept[p][k] -= 1
        g.nkept[p] -= 1
        let_go(g, p, k)
    g.f_where[w] = C.NOWHERE
