"""What the other seats know of a hand and a discard pile, kept as counts that are certain.

`seen_hand` and `seen_disc` hold what everybody saw enter; the secrets list holds what one seat alone knows of
another's hand on top of that (a card it passed). A card that leaves openly takes itself out of the counts;
cards that leave face down take one off every count each, because any of them may be the one that left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rows import row

if TYPE_CHECKING:
    from ..machine import State


def lower(g: State, p: int, k: int, n: int) -> None:
    """Up to n copies of kind k may have left the hand of p."""
    seen = g.seen_hand[p][k]
    rest = max(seen - n, 0)
    g.seen_hand[p][k] = rest
    i = 0
    while i < g.nsecrets:
        if g.secret_who[i] % 8 == p and g.secret_kind[i] == k:
            g.secret_n[i] = max(seen + g.secret_n[i] - n, 0) - rest
        i += 1


def left_hand_open(g: State, p: int, k: int) -> None:
    if g.seen_hand[p][k] or g.nsecrets:
        lower(g, p, k, 1)


def left_hand_hidden(g: State, p: int, n: int) -> None:
    if g.blind:
        return
    for k in range(g.kinds):
        if g.seen_hand[p][k] or g.nsecrets:
            lower(g, p, k, n)


def hand_gone(g: State, p: int) -> None:
    """The whole hand left face down."""
    for k in row(g):
        g.seen_hand[p][k] = 0
    i = 0
    while i < g.nsecrets:
        if g.secret_who[i] % 8 == p:
            drop_secret(g, i)
        else:
            i += 1


def drop_secret(g: State, i: int) -> None:
    """Take one out; the others keep their order, oldest first."""
    g.nsecrets -= 1
    for j in range(i, g.nsecrets):
        g.secret_who[j] = g.secret_who[j + 1]
        g.secret_kind[j] = g.secret_kind[j + 1]
        g.secret_n[j] = g.secret_n[j + 1]
    g.secret_who[g.nsecrets] = 0
    g.secret_kind[g.nsecrets] = 0
    g.secret_n[g.nsecrets] = 0


def drop_stale_secret(g: State) -> None:
    """Make room: one that says nothing any more goes first, else the oldest."""
    for i in range(g.nsecrets):
        if g.secret_n[i] == 0:
            drop_secret(g, i)
            return
    drop_secret(g, 0)


def keep_secret(g: State, observer: int, p: int, k: int) -> None:
    """Observer alone knows of one more k in the hand of p; the oldest secret goes when there is no room."""
    if g.blind:
        return
    who = observer * 8 + p
    for i in range(g.nsecrets):
        if g.secret_who[i] == who and g.secret_kind[i] == k:
            g.secret_n[i] = min(g.secret_n[i] + 1, 255)
            return
    if g.nsecrets == C.SECRETS:
        drop_stale_secret(g)
    i = g.nsecrets
    g.secret_who[i] = who
    g.secret_kind[i] = k
    g.secret_n[i] = 1
    g.nsecrets = i + 1


def secret(g: State, observer: int, p: int, k: int) -> int:
    for i in range(g.nsecrets):
        if g.secret_who[i] == observer * 8 + p and g.secret_kind[i] == k:
            return g.secret_n[i]
    return 0


def entered_hand_open(g: State, p: int, k: int, n: int) -> None:
    if g.blind:
        return
    g.seen_hand[p][k] = min(g.seen_hand[p][k] + n, 255)


def shown_in_hand(g: State, p: int, k: int, n: int) -> None:
    """Everybody has just seen n copies of k in the hand of p."""
    if g.blind:
        return
    seen = g.seen_hand[p][k]
    if seen < n:
        g.seen_hand[p][k] = min(n, 255)
        for i in range(g.nsecrets):
            if g.secret_who[i] % 8 == p and g.secret_kind[i] == k:
                g.secret_n[i] = max(seen + g.secret_n[i] - n, 0)


def entered_discard_open(g: State, p: int, k: int, n: int) -> None:
    if g.blind:
        return
    g.seen_disc[p][k] = min(g.seen_disc[p][k] + n, 255)


def left_discard_open(g: State, p: int, k: int) -> None:
    if g.seen_disc[p][k]:
        g.seen_disc[p][k] -= 1


def left_discard_hidden(g: State, p: int) -> None:
    for k in row(g):
        if g.seen_disc[p][k]:
            g.seen_disc[p][k] -= 1
    top = g.top[p]
    if top and g.seen_disc[p][top - 1] == 0:
        g.seen_disc[p][top - 1] = 1
