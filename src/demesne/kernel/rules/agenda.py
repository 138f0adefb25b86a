"""The agenda: later parts of Durations that are still to come.

An entry is the later part of one play: whose, of which card, where its words stand in the code, what is kept aside for
it, which seats are safe from it. Due are those whose turn has come; the others may act on other seats meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C

if TYPE_CHECKING:
    from ..machine import State


# what an entry says


def flags_of_later(g: State, at: int) -> int:
    """The flags of a later part that is written at that place."""
    return g.table.code[at + C.AT_LATER_FLAGS]


def later_flags(g: State, i: int) -> int:
    return flags_of_later(g, g.a_at[i])


def later_program(g: State, i: int) -> int:
    """What is done when the entry is due."""
    return g.table.code[g.a_at[i] + C.AT_LATER_PROGRAM]


def neighbours_program(g: State, i: int) -> int:
    """What its owner does when the right neighbour gains; 0 for nothing."""
    return g.table.code[g.a_at[i] + C.AT_NEIGHBOURS_PROGRAM]


def copies_program(g: State, i: int) -> int:
    """What another seat does that gains a copy of the card set aside; 0 for nothing."""
    return g.table.code[g.a_at[i] + C.AT_COPIES_PROGRAM]


def prey(g: State, i: int) -> int:
    """A filter for the cards of which the first that another seat plays is trashed; 0 for none."""
    return g.table.code[g.a_at[i] + C.AT_PREY]


def data_behind(g: State, i: int, op: int) -> int:
    """What the data behind the entry's instruction say, if they are such; else 0."""
    at = g.a_at[i] + C.WIDTH
    return g.table.code[at + 1] if g.table.code[at] == op else 0


def due_for(g: State, i: int, p: int) -> int:
    return g.a_due[i] and g.a_seat[i] == p


def lies_ahead(g: State, i: int, p: int) -> int:
    """Whether it is an entry of p whose turn has not come."""
    return g.a_due[i] == 0 and g.a_seat[i] == p


def reaches(g: State, i: int, q: int) -> int:
    """Whether it is an entry of another seat that can act on q meanwhile."""
    return g.a_due[i] == 0 and g.a_seat[i] != q and g.a_safe[i] >> q & 1 == 0


# writing it


def add_entry(g: State, f: int, at: int, flags: int) -> int:
    """The later part, written at `at`, of the play in frame f; 0 when there is no room."""
    p = g.f_seat[f]
    keep = 0
    if flags & C.KEEPS:
        keep = g.f_keep[f]
        g.f_keep[f] = 0
        if flags & C.KEPT_OPEN and not g.f_keep_open[f]:
            return 1  # everybody would see it, though it was set aside face down
        if keep == 0 or g.kept[p][keep - 1] <= reserved(g, p, keep - 1):
            return 1
    if g.nagenda == C.AGENDA:
        return 0
    note_later(g, p, g.f_card[f], g.f_unit[f] if g.f_here[f] else 0, g.f_safe[f], keep, at)
    return 1


def note_later(g: State, p: int, k: int, unit: int, safe: int, keep: int, at: int) -> None:
    """The later part, written at `at`, of a play of k by p; there is room for it."""
    i = g.nagenda
    g.nagenda = i + 1
    g.a_at[i] = at
    g.a_seat[i] = p
    g.a_card[i] = k
    g.a_unit[i] = unit
    g.a_safe[i] = safe
    g.a_keep[i] = keep
    g.a_due[i] = 0


def drop_entry(g: State, i: int) -> None:
    g.nagenda -= 1
    for j in range(i, g.nagenda):
        g.a_at[j] = g.a_at[j + 1]
        g.a_seat[j] = g.a_seat[j + 1]
        g.a_card[j] = g.a_card[j + 1]
        g.a_unit[j] = g.a_unit[j + 1]
        g.a_safe[j] = g.a_safe[j + 1]
        g.a_keep[j] = g.a_keep[j + 1]
        g.a_due[j] = g.a_due[j + 1]
    g.a_at[g.nagenda] = 0
    g.a_seat[g.nagenda] = 0
    g.a_card[g.nagenda] = 0
    g.a_unit[g.nagenda] = 0
    g.a_safe[g.nagenda] = 0
    g.a_keep[g.nagenda] = 0
    g.a_due[g.nagenda] = 0


def fall_due(g: State, p: int) -> int:
    """The turn of p begins: what lasted until then is over, its entries are due; how many."""
    n = 0
    for i in range(g.nagenda):
        if g.a_seat[i] == p:
            g.a_due[i] = 1
            n += 1
    return n


def shielded(g: State, p: int) -> int:
    """Seats that an Attack of p does not affect because of an entry of theirs, a bit each."""
    seats = 0
    for i in range(g.nagenda):
        if g.a_due[i] == 0 and g.a_seat[i] != p and later_flags(g, i) & C.SHIELD:
            seats |= 1 << g.a_seat[i]
    return seats


# cards set aside for it


def reserved(g: State, p: int, k: int) -> int:
    """How many of the cards k set aside by p belong to an entry or to an effect under way."""
    n = 0
    for i in range(g.nagenda):
        if g.a_seat[i] == p and g.a_keep[i] == k + 1:
            n += 1
    for f in range(g.sp):
        if g.f_seat[f] == p and g.f_keep[f] == k + 1:
            n += 1
    for f in range(g.ndeep):
        if g.x_seat[f] == p and g.x_keep[f] == k + 1:
            n += 1
    return n


def seen_aside(g: State, p: int, k: int) -> int:
    """How many of these everybody saw being set aside."""
    n = 0
    for i in range(g.nagenda):
        if g.a_seat[i] == p and g.a_keep[i] == k + 1 and later_flags(g, i) & C.KEPT_OPEN:
            n += 1
    for f in range(g.sp):
        if g.f_seat[f] == p and g.f_keep[f] == k + 1 and g.f_keep_open[f]:
            n += 1
    for f in range(g.ndeep):
        if g.x_seat[f] == p and g.x_keep[f] == k + 1 and g.x_keep_open[f]:
            n += 1
    return n


def keep_for_later(g: State, f: int, openly: int) -> None:
    """The card last moved is the one set aside for a later part; without one it is discarded when the effect ends."""
    g.f_kept[f] = 1
    g.f_keep[f] = g.f_it[f]
    g.f_keep_open[f] = openly


def let_go(g: State, p: int, k: int) -> None:
    """A card that an effect under way had gained aside has been moved elsewhere."""
    f = g.sp - 1
    while f >= 0:
        if g.f_seat[f] == p and g.f_keep[f] == k + 1 and g.f_keep_open[f]:
            g.f_keep[f] = 0
            return
        f -= 1
    f = g.ndeep - 1
    while f >= 0:
        if g.x_seat[f] == p and g.x_keep[f] == k + 1 and g.x_keep_open[f]:
            g.x_keep[f] = 0
            return
        f -= 1
