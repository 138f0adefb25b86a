"""What outlasts a play: later parts, cards set aside for them, cards called from a mat, turns to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..agenda import add_entry, keep_for_later
from ..counting import mat_row
from ..declared import instruction
from ..knowledge import entered_hand_open, left_hand_hidden
from ..plays import cut_short, into_play
from ..zones import emit, moved
from .mats import choose_hand_card

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_LATER)
def write_later(g: State, f: int, at: int, flags: int, neighbours: int, copies: int, prey: int) -> int:
    """The later part of this play is written down."""
    if not add_entry(g, f, g.f_pc[f], flags):
        cut_short(g)
        return C.WAIT
    return C.NEXT


@instruction(C.OP_INSTEAD)
def read_as_instead(g: State, f: int, at: int) -> None:
    """Data behind OP_LATER: what others do instead of following the first Action they play."""


@instruction(C.OP_AT_BUYS)
def read_as_at_buys(g: State, f: int, at: int) -> None:
    """Data behind OP_LATER: what others do when they buy."""


@instruction(C.OP_KEEP)
def set_aside(g: State, f: int) -> int:
    """Set a hand card aside face down."""
    p = g.f_seat[f]
    if choose_hand_card(g, f):
        return C.WAIT
    keep_for_later(g, f, 0)
    if g.d_n:
        k = g.f_it[f] - 1
        g.hand[p][k] -= 1
        g.nhand[p] -= 1
        left_hand_hidden(g, p, 1)
        g.kept[p][k] += 1
        g.nkept[p] += 1
        if g.tracing:
            moved(g, C.E_SET_ASIDE, p, k, 1, 1 << p, C.HAND, C.HAND, C.KEPT)
    return C.NEXT


@instruction(C.OP_TAKE_BACK)
def take_back(g: State, f: int) -> None:
    """The card kept for the entry that runs in frame f goes into the hand."""
    p = g.f_seat[f]
    k = g.f_keep[f] - 1
    g.f_keep[f] = 0
    g.f_count[f] = 0
    if k >= 0 and g.kept[p][k]:
        g.kept[p][k] -= 1
        g.nkept[p] -= 1
        g.hand[p][k] += 1
        g.nhand[p] += 1
        g.f_count[f] = 1
        if g.f_keep_open[f]:
            entered_hand_open(g, p, k, 1)
        if g.tracing:
            known = C.EVERYBODY if g.f_keep_open[f] else 1 << p
            moved(g, C.E_TAKE, p, k, 1, known, 0, C.KEPT, C.HAND)


@instruction(C.OP_CALL)
def call_from_mat(g: State, f: int) -> None:
    """The card of frame f comes from the Tavern mat into play; it is not played."""
    p = g.f_seat[f]
    k = g.f_card[f]
    at = mat_row(C.TAVERN, p)
    if g.mats[at][k] == 0:
        return
    g.mats[at][k] -= 1
    g.nmats[at] -= 1
    g.seen_mats[at][k] = min(g.seen_mats[at][k], g.mats[at][k])
    g.f_unit[f] = into_play(g, p, k)
    if g.tracing:
        moved(g, C.E_LATER, p, k, 1, C.EVERYBODY, 0, C.MAT + C.TAVERN, C.PLAY)


@instruction(C.OP_EXTRA_TURN)
def earn_turn(g: State, f: int, cards: int) -> None:
    """An extra turn after this one, with so many cards in the next hand; the card stays in play for it."""
    p = g.f_seat[f]
    if p == g.cur:
        g.hand_next = cards
        g.extra_next = 1 if g.extra == 0 else g.extra_next
    if g.f_here[f] and g.f_unit[f]:
        g.u_stays[g.f_unit[f] - 1] |= C.STAYS_FOR_TURN
    if g.tracing:
        emit(g, C.E_EXTRA, p, -1, cards, C.EVERYBODY, g.extra)


@instruction(C.OP_CONTROL)
def control_next_turn(g: State, f: int) -> None:
    """This seat decides in the next turn of its left neighbour."""
    p = g.f_seat[f]
    if p == g.cur and g.control == 0:
        g.control_next = p + 1
    if g.tracing:
        emit(g, C.E_EXTRA, p, -1, 0, C.EVERYBODY, g.extra)
