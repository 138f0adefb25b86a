"""Later parts of Durations that are due: at the start of a turn.

Where they only give so many of something they are done at once, in name order; the others wait in the window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from .agenda import drop_entry, due_for, later_flags, later_program
from .plays import push
from .triggers import steps_at_once
from .waits import count_effects
from .zones import emit

if TYPE_CHECKING:
    from ..machine import State


def start_effects(g: State, f: int, q: int) -> None:
    """Silent later parts first, in name order; then what else happens at the start of a turn."""
    do_later_parts(g, q, C.SILENT)
    if g.table.hears[C.W_START]:
        count_effects(g, f, q)


def do_later_parts(g: State, q: int, flag: int) -> None:
    """All later parts with this flag that are due for q, in name order; they give so many of something."""
    while True:
        found = -1
        for i in range(g.nagenda):
            if due_for(g, i, q) and later_flags(g, i) & flag:
                if found < 0 or g.a_card[i] < g.a_card[found]:
                    found = i
        if found < 0:
            return
        k = g.a_card[found]
        at = later_program(g, found)
        drop_entry(g, found)
        if g.tracing:
            emit(g, C.E_LATER, q, k, 1, C.EVERYBODY, 0)
        steps_at_once(g, q, at, 1)


def start_at_once(g: State, q: int) -> int:
    """The start of a turn where nobody looks, if all that waits gives so many of something; 0 when a window must open.

    Nothing is asked then: silent effects come first, the others in name order, as in a window.
    """
    if g.table.hears[C.W_START] or g.table.hears[C.W_SHUFFLE] or not g.blind:
        return 0
    for i in range(g.nagenda):
        if due_for(g, i, q) and later_flags(g, i) & C.FIXED == 0:
            return 0
    do_later_parts(g, q, C.SILENT)
    do_later_parts(g, q, C.FIXED)
    return 1


def begin_later(g: State, q: int, i: int) -> None:
    """The later part of entry i."""
    k = g.a_card[i]
    at = later_program(g, i)
    flags = later_flags(g, i)
    keep = g.a_keep[i]
    drop_entry(g, i)
    if g.tracing:
        emit(g, C.E_LATER, q, k, 1, C.EVERYBODY, 0)
    push(g, at, q, k)
    if g.sp and keep:
        f = g.sp - 1
        g.f_it[f] = keep
        g.f_kept[f] = 1
        g.f_keep[f] = keep
        g.f_keep_open[f] = 1 if flags & C.KEPT_OPEN else 0
