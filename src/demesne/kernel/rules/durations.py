"""What outlasts its play: later parts of Durations, and the cards that stay in play for them.

An agenda entry is the later part of one play: whose, of which card, where its words stand in the code, what is kept
aside for it, which seats are safe from it. Cards that can stay, and cards that play others several times, are units:
known one by one while they are in play. All other cards in play are counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import AGENDA, DURATION, KEEPS, KEPT_OPEN, POSITION_STAYS, SHIELD, STAYS, STAYS_FOR_TURN, UNITS
from ..layout import row

if TYPE_CHECKING:
    from ..machine import State


def new_unit(g: State, p: int, k: int) -> int:
    """The card that has just come into play as one to be known by itself (from 1); 0 when there is no room."""
    for i in range(UNITS):
        if g.u_seat[i] == 0:
            g.serial += 1
            g.u_came[i] = g.serial
            g.u_seat[i] = p + 1
            g.u_kind[i] = k
            g.u_by[i] = 0
            g.u_stays[i] = 0
            g.u_stamp[i] = 0
            g.unit_end = max(g.unit_end, i + 1)
            return i + 1
    return 0


def free_unit(g: State, unit: int) -> None:
    """The card has left play: nothing keeps it there, and it keeps nothing there."""
    g.u_seat[unit - 1] = 0
    g.u_kind[unit - 1] = 0
    g.u_by[unit - 1] = 0
    g.u_stays[unit - 1] = 0
    g.u_stamp[unit - 1] = 0
    g.u_came[unit - 1] = 0
    for i in range(g.unit_end):
        if g.u_by[i] == unit:
            g.u_by[i] = 0
    for i in range(g.nagenda):
        if g.a_unit[i] == unit:
            g.a_unit[i] = 0


def oldest_unit(g: State, p: int, k: int) -> int:
    """The unit of that kind that came first into the play area of p; 0 for none."""
    found = 0
    for i in range(g.unit_end):
        if g.u_seat[i] == p + 1 and g.u_kind[i] == k and (found == 0 or g.u_came[i] < g.u_came[found - 1]):
            found = i + 1
    return found


# agenda


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
        if g.a_seat[i] == p and g.a_keep[i] == k + 1 and g.table.code[g.a_at[i] + 2] & KEPT_OPEN:
            n += 1
    for f in range(g.sp):
        if g.f_seat[f] == p and g.f_keep[f] == k + 1 and g.f_keep_open[f]:
            n += 1
    for f in range(g.ndeep):
        if g.x_seat[f] == p and g.x_keep[f] == k + 1 and g.x_keep_open[f]:
            n += 1
    return n


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


def add_entry(g: State, f: int, at: int) -> int:
    """The later part of the play in frame f; at is where it is written in the code. 0 when there is no room."""
    p = g.f_seat[f]
    keep = 0
    if g.table.code[at + 2] & KEEPS:
        keep = g.f_keep[f]
        g.f_keep[f] = 0
        if g.table.code[at + 2] & KEPT_OPEN and not g.f_keep_open[f]:
            return 1  # everybody would see it, though it was set aside face down
        if keep == 0 or g.kept[p][keep - 1] <= reserved(g, p, keep - 1):
            return 1
    if g.nagenda == AGENDA:
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
        if g.a_due[i] == 0 and g.a_seat[i] != p and g.table.code[g.a_at[i] + 2] & SHIELD:
            seats |= 1 << g.a_seat[i]
    return seats


# Clean-up


def mark_stays(g: State, p: int) -> int:
    """Put what stays in play at the Clean-up of p into `stays`, a count for each kind; how many cards."""
    own = 0
    for i in range(g.unit_end):
        if g.u_seat[i] == p + 1:
            own = 1
            mark = g.u_stays[i]
            if mark & POSITION_STAYS or (mark & STAYS_FOR_TURN and g.extra_next):
                g.u_stays[i] = STAYS
            else:
                g.u_stays[i] = 0
    if own == 0:
        return 0
    for k in row(g):
        g.stays[k] = 0
    for i in range(g.nagenda):
        if g.a_unit[i]:
            g.u_stays[g.a_unit[i] - 1] = STAYS
    for i in range(g.unit_end):
        if g.u_seat[i] == p + 1 and g.u_by[i] and g.u_stays[i] and g.table.types[g.u_kind[i]] & DURATION:
            g.u_stays[g.u_by[i] - 1] = STAYS
    n = 0
    for i in range(g.unit_end):
        if g.u_seat[i] == p + 1 and g.u_stays[i]:
            g.stays[g.u_kind[i]] += 1
            n += 1
    return n


def release_units(g: State, p: int) -> None:
    """What does not stay is no longer in play."""
    for i in range(g.unit_end):
        if g.u_seat[i] == p + 1:
            if g.u_stays[i]:
                g.u_stays[i] = 0
                g.u_stamp[i] = 0
            else:
                free_unit(g, i + 1)
    while g.unit_end and g.u_seat[g.unit_end - 1] == 0:
        g.unit_end -= 1
