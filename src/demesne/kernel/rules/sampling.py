"""Dealing the cards that a seat cannot know anew, so that the game still looks the same to it.

Every seat keeps the cards it owns and its zone sizes. The pool of a seat is what the observer cannot place: it is
dealt evenly over the hand, the deck and the unseen discards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rows import row
from .agenda import later_flags, seen_aside
from .counting import mat_row
from .knowledge import drop_secret, secret
from .stream import below
from .zones import first_slot

if TYPE_CHECKING:
    from ..machine import State


def resample(g: State, seat: int) -> None:
    for p in range(g.seats):
        if p == seat or (g.extended and g.control == seat + 1 and p == g.cur):
            deal_own(g, p)
        else:
            deal_other(g, p, seat)
    for p in range(g.seats):
        if p != seat and g.passing[p] and not (g.extended and g.control == seat + 1 and p == g.cur):
            g.passing[p] = any_hand_card(g, p) + 1
    i = 0
    while i < g.nsecrets:
        if g.secret_who[i] >> 3 != seat:
            drop_secret(g, i)
        else:
            i += 1


def unknown(g: State, i: int, own: int) -> int:
    """Whether slot i is pinned to a card that the seat cannot know: nobody does, or only another seat."""
    known = g.slot[i] >> C.KIND_BITS
    return known == C.KNOWN_TO_NOBODY or (known == C.KNOWN_TO_OWNER and not own)


def from_pool(g: State, n: int) -> int:
    r = below(g, n)
    k = 0
    while r >= g.pool[k]:
        r -= g.pool[k]
        k += 1
    g.pool[k] -= 1
    return k


def pool_slots(g: State, p: int, own: int) -> int:
    """Put the cards of unknown slots into the pool; how many."""
    n = 0
    first = first_slot(g, p)
    for i in range(first, first + g.nslots[p]):
        if unknown(g, i, own):
            g.pool[g.slot[i] & C.KIND_MASK] += 1
            n += 1
    return n


def deal_slots(g: State, p: int, own: int, n: int) -> None:
    """Deal unknown slots anew out of a pool of n; what is left of it fills the open slots."""
    first = first_slot(g, p)
    for i in range(first, first + g.nslots[p]):
        if unknown(g, i, own):
            g.slot[i] = g.slot[i] & ~C.KIND_MASK | from_pool(g, n)
            n -= 1
    for k in row(g):
        g.rest[p][k] = g.pool[k]
    g.summed[p] = 0


def deal_own(g: State, p: int) -> None:
    """Of its own deck a seat does not know the open slots, nor pins that nobody has shown it."""
    for k in row(g):
        g.pool[k] = g.rest[p][k]
    n = g.ndeck[p] - g.pinned[p] + pool_slots(g, p, 1)
    deal_slots(g, p, 1, n)


def deal_other(g: State, p: int, seat: int) -> None:
    n = g.ndeck[p] - g.pinned[p]
    in_hand = g.nhand[p]
    in_discard = g.ndisc[p]
    for k in row(g):
        known = min(g.seen_hand[p][k] + secret(g, seat, p, k), g.hand[p][k])
        seen = min(g.seen_disc[p][k], g.disc[p][k])
        g.pool[k] = g.rest[p][k] + g.hand[p][k] - known + g.disc[p][k] - seen
        n += g.hand[p][k] - known + g.disc[p][k] - seen
        in_hand -= known
        in_discard -= seen
        g.hand[p][k] = known
        g.disc[p][k] = seen
    n += pool_slots(g, p, 0)
    if g.extended:
        n = deal_elsewhere(g, p, n)
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
    deal_slots(g, p, 0, n)
    for group in range(C.FIRST_GROUP, C.LAST_GROUP + 1):
        shuffle_group(g, p, group)


def deal_elsewhere(g: State, p: int, n: int) -> int:
    """Cards set aside face down and on mats that others may not look at; how many are left of the pool."""
    unseen = 0
    for k in range(g.kinds):
        if g.kept[p][k]:
            hidden = max(g.kept[p][k] - seen_aside(g, p, k), 0)
            g.pool[k] += hidden
            n += hidden
            unseen += hidden
            g.kept[p][k] -= hidden
    for m in range(C.MATS):
        at = mat_row(m, p)
        for k in range(g.kinds):
            hidden = g.mats[at][k] - g.seen_mats[at][k]
            g.pool[k] += hidden
            n += hidden
            g.mats[at][k] -= hidden
    if unseen:
        n = deal_aside(g, p, n, unseen)
    for m in range(C.MATS):
        at = mat_row(m, p)
        hidden = g.nmats[at]
        for k in range(g.kinds):
            hidden -= g.mats[at][k]
        while hidden > 0:
            g.mats[at][from_pool(g, n)] += 1
            n -= 1
            hidden -= 1
    return n


def deal_aside(g: State, p: int, n: int, unseen: int) -> int:
    """Cards set aside face down are dealt again: those of entries, of effects under way, others; how many are left."""
    for i in range(g.nagenda):
        if g.a_seat[i] == p and g.a_keep[i] and later_flags(g, i) & C.KEPT_OPEN == 0:
            g.a_keep[i] = keep_any(g, p, n) + 1
            n -= 1
            unseen -= 1
    for f in range(g.ndeep):
        if g.x_seat[f] == p and g.x_keep[f] and not g.x_keep_open[f]:
            k = keep_any(g, p, n)
            if g.x_it[f] == g.x_keep[f]:
                g.x_it[f] = k + 1
            g.x_keep[f] = k + 1
            n -= 1
            unseen -= 1
    for f in range(g.sp):
        if g.f_seat[f] == p and g.f_keep[f] and not g.f_keep_open[f]:
            k = keep_any(g, p, n)
            if g.f_it[f] == g.f_keep[f]:
                g.f_it[f] = k + 1
            g.f_keep[f] = k + 1
            n -= 1
            unseen -= 1
    while unseen > 0:
        keep_any(g, p, n)
        n -= 1
        unseen -= 1
    return n


def keep_any(g: State, p: int, n: int) -> int:
    """One of the n cards of the pool is set aside by p; its kind."""
    k = from_pool(g, n)
    g.kept[p][k] += 1
    return k


def shuffle_group(g: State, p: int, group: int) -> None:
    """Slots whose set others know but not the order: every order is equally likely."""
    first = first_slot(g, p)
    end = first + g.nslots[p]
    left = 0
    for i in range(first, end):
        if g.slot[i] >> C.KIND_BITS == group:
            left += 1
    for i in range(first, end):
        if g.slot[i] >> C.KIND_BITS == group:
            r = below(g, left)
            left -= 1
            j = i
            while r > 0:
                j += 1
                if g.slot[j] >> C.KIND_BITS == group:
                    r -= 1
            k = g.slot[i]
            g.slot[i] = g.slot[j]
            g.slot[j] = k


def any_hand_card(g: State, p: int) -> int:
    r = below(g, g.nhand[p])
    k = 0
    while r >= g.hand[p][k]:
        r -= g.hand[p][k]
        k += 1
    return k
