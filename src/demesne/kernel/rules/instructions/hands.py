"""Whole hands: revealed, discarded, or a card of each passed to the left at the same moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...rows import row
from ..asking import ask, offer_hand, only_pick
from ..declared import instruction
from ..knowledge import hand_gone, keep_secret, lower, secret, shown_in_hand
from ..zones import discard_picked, moved, revealed

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_REVEAL_HAND)
def reveal_hand(g: State, f: int) -> None:
    p = g.f_seat[f]
    for k in range(g.kinds):
        if g.hand[p][k]:
            shown_in_hand(g, p, k, g.hand[p][k])
            revealed(g, p, k, g.hand[p][k], C.HAND, C.HAND)


@instruction(C.OP_DISCARD_HAND)
def discard_hand(g: State, f: int) -> None:
    p = g.f_seat[f]
    g.f_count[f] = g.nhand[p]
    while g.nhand[p]:
        for k in row(g):
            g.pick[k] = min(g.hand[p][k], 255)
        discard_picked(g, p)
    hand_gone(g, p)


@instruction(C.OP_PASS)
def pass_left(g: State, f: int, skip_empty: int) -> int:
    """Everybody chooses before any card moves; where empty hands are skipped two seats must have cards."""
    if skip_empty == 0 or g.f_i[f] or g.f_step[f] or holders(g) >= 2:
        if ask_passes(g):
            return C.WAIT
        pass_cards(g, skip_empty)
    return C.NEXT


def holders(g: State) -> int:
    n = 0
    for p in range(g.seats):
        if g.nhand[p]:
            n += 1
    return n


def ask_passes(g: State) -> int:
    """Let every seat with cards choose, the active one first; 1 while an answer is awaited."""
    f = g.sp - 1
    while g.f_i[f] < g.seats:
        p = (g.f_seat[f] + g.f_i[f]) % g.seats
        if g.f_step[f] == 0:
            offer_hand(g, p, 0, 0)
            g.f_step[f] = 1
            if ask(g, C.D_PASS, p, C.HAND, p, 1, 1, 0, C.F_CARDS):
                return 1
        g.f_step[f] = 0
        g.passing[p] = only_pick(g)
        g.f_i[f] += 1
    g.f_i[f] = 0
    return 0


def receiver(g: State, p: int, skip_empty: int) -> int:
    q = (p + 1) % g.seats
    while skip_empty and g.passing[q] == 0:
        q = (q + 1) % g.seats
    return q


def pass_cards(g: State, skip_empty: int) -> None:
    for p in range(g.seats):
        k = g.passing[p] - 1
        if k >= 0:
            q = receiver(g, p, skip_empty)
            g.hand[p][k] -= 1
            g.nhand[p] -= 1
            watch_leave(g, p, q, k)
    for p in range(g.seats):
        k = g.passing[p] - 1
        if k >= 0:
            q = receiver(g, p, skip_empty)
            g.hand[q][k] += 1
            g.nhand[q] += 1
            if q != p:
                keep_secret(g, p, q, k)
            if g.tracing:
                moved(g, C.E_PASS, p, k, 1, 1 << p | 1 << q, q, C.HAND, C.HAND)
    g.stock_of = 0
    for p in range(g.seats):
        g.passing[p] = 0


def watch_leave(g: State, p: int, q: int, k: int) -> None:
    """A card left the hand of p face down for everybody but q, who gets it and sees which it is."""
    if g.blind:
        return
    for j in range(g.kinds):
        want = g.seen_hand[p][j] + secret(g, q, p, j)
        if g.seen_hand[p][j] or g.nsecrets:
            lower(g, p, j, 1)
        if want and j == k:
            want -= 1
        have = g.seen_hand[p][j] + secret(g, q, p, j)
        while have < want:
            keep_secret(g, q, p, j)
            have += 1
