"""Dealing the cards that a seat cannot know anew, so that the game still looks the same to it.

Every seat keeps the cards it owns and its zone sizes. The pool of a seat is what the observer cannot place: it is
dealt evenly over the hand, the deck and the unseen discards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .const import KINDS
from .knowledge import drop_secret, secret
from .stream import below

if TYPE_CHECKING:
    from .machine import State


def resample(g: State, seat: int) -> None:
    for p in range(g.seats):
        if p == seat:
            deal_own(g, p)
        else:
            deal_other(g, p, seat)
        shuffle_groups(g, p, seat)
    for p in range(g.seats):
        if p != seat and g.passing[p]:
            g.passing[p] = any_hand_card(g, p) + 1
    i = 0
    while i < g.nsecrets:
        if g.secret_who[i] >> 3 != seat:
            drop_secret(g, i)
        else:
            i += 1


def knows(g: State, i: int, seat: int) -> int:
    """Whether the seat knows the card of pin i, or at least the set it belongs to."""
    return g.pin_know[i] >> seat & 1 or g.pin_know[i] >> 6 > 0


def from_pool(g: State, n: int) -> int:
    r = below(g, n)
    k = 0
    while r >= g.pool[k]:
        r -= g.pool[k]
        k += 1
    g.pool[k] -= 1
    return k


def deal_own(g: State, p: int) -> None:
    """Of its own deck a seat does not know the open slots, nor pins that nobody has shown it."""
    n = g.ndeck[p] - g.pinned[p]
    for k in range(KINDS):
        g.pool[k] = g.rest[p][k]
    for i in range(g.npins):
        if g.pin_card[i] >> 5 == p and not knows(g, i, p):
            g.pool[g.pin_card[i] & 31] += 1
            n += 1
    for i in range(g.npins):
        if g.pin_card[i] >> 5 == p and not knows(g, i, p):
            g.pin_card[i] = p * 32 + from_pool(g, n)
            n -= 1
    for k in range(KINDS):
        g.rest[p][k] = g.pool[k]


def deal_other(g: State, p: int, seat: int) -> None:
    n = g.ndeck[p] - g.pinned[p]
    in_hand = g.nhand[p]
    in_discard = g.ndisc[p]
    for k in range(KINDS):
        known = min(g.seen_hand[p][k] + secret(g, seat, p, k), g.hand[p][k])
        seen = min(g.seen_disc[p][k], g.disc[p][k])
        g.pool[k] = g.rest[p][k] + g.hand[p][k] - known + g.disc[p][k] - seen
        n += g.hand[p][k] - known + g.disc[p][k] - seen
        in_hand -= known
        in_discard -= seen
        g.hand[p][k] = known
        g.disc[p][k] = seen
    for i in range(g.npins):
        if g.pin_card[i] >> 5 == p and not knows(g, i, seat):
            g.pool[g.pin_card[i] & 31] += 1
            n += 1
    while in_hand > 0:
        k = from_pool(g, n)
        g.hand[p][k] += 1
        in_hand -= 1
        n -= 1
    while in_discard > 0:
        k = from_pool(g, n)
        g.disc[p][k] += 1
        in_discard -= 1
        n -= 1
    for i in range(g.npins):
        if g.pin_card[i] >> 5 == p and not knows(g, i, seat):
            g.pin_card[i] = p * 32 + from_pool(g, n)
            n -= 1
    for k in range(KINDS):
        g.rest[p][k] = g.pool[k]


def shuffle_groups(g: State, p: int, seat: int) -> None:
    """Pins whose set the seat knows but not the order: every order is equally likely."""
    for i in range(g.npins):
        group = g.pin_know[i] >> 6
        if group and g.pin_card[i] >> 5 == p and g.pin_know[i] >> seat & 1 == 0:
            others = 0
            for j in range(i, g.npins):
                if g.pin_card[j] >> 5 == p and g.pin_know[j] >> 6 == group:
                    others += 1
            r = below(g, others)
            for j in range(i, g.npins):
                if g.pin_card[j] >> 5 == p and g.pin_know[j] >> 6 == group:
                    if r == 0:
                        k = g.pin_card[i]
                        g.pin_card[i] = g.pin_card[j]
                        g.pin_card[j] = k
                    r -= 1


def any_hand_card(g: State, p: int) -> int:
    r = below(g, g.nhand[p])
    k = 0
    while r >= g.hand[p][k]:
        r -= g.hand[p][k]
        k += 1
    return k
