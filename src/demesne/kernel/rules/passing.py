"""Everybody passes a card to the left at the same moment; all choose before any card moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import D_PASS, E_PASS, F_CARDS, HAND
from .asking import ask, offer_hand, only_pick
from .knowledge import keep_secret, lower, secret
from .zones import emit

if TYPE_CHECKING:
    from ..machine import State


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
            if ask(g, D_PASS, p, HAND, p, 1, 1, 0, F_CARDS):
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
                emit(g, E_PASS, p, k, 1, 1 << p | 1 << q, q)
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
