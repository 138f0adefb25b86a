"""Cards in play that are known one by one, and which of them stay there at Clean-up.

Cards that can stay, and cards that play others several times, are units. All other cards in play are counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rows import row

if TYPE_CHECKING:
    from ..machine import State


def new_unit(g: State, p: int, k: int) -> int:
    """The card that has just come into play as one to be known by itself (from 1); 0 when there is no room."""
    for i in range(C.UNITS):
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


# Clean-up


def mark_stays(g: State, p: int) -> int:
    """Put what stays in play at the Clean-up of p into `stays`, a count for each kind; how many cards."""
    own = 0
    for i in range(g.unit_end):
        if g.u_seat[i] == p + 1:
            own = 1
            mark = g.u_stays[i]
            if mark & C.POSITION_STAYS or (mark & C.STAYS_FOR_TURN and g.extra_next):
                g.u_stays[i] = C.STAYS
            else:
                g.u_stays[i] = 0
    if own == 0:
        return 0
    for k in row(g):
        g.stays[k] = 0
    for i in range(g.nagenda):
        if g.a_unit[i]:
            g.u_stays[g.a_unit[i] - 1] = C.STAYS
    for i in range(g.unit_end):
        if g.u_seat[i] == p + 1 and g.u_by[i] and g.u_stays[i] and g.table.types[g.u_kind[i]] & C.DURATION:
            g.u_stays[g.u_by[i] - 1] = C.STAYS
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
