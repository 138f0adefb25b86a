"""What waits in a window for the seat whose turn it is there, and what it may name.

How many compulsory effects wait is in `f_count` of the window, by card in `waits`; `must`, `may` and `mixed` say what
has been laid out for the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import u64
from ..rows import row
from .agenda import copies_program, data_behind, due_for, later_flags, lies_ahead, neighbours_program
from .asking import clear_options
from .declared import able_to
from .programs import moves_gained_to
from .triggers import answers_buy, answers_copy, can_act, concerns, steps_at_once, times, use_up

if TYPE_CHECKING:
    from ..machine import State


def count_effects(g: State, f: int, q: int) -> None:
    """The window comes to the seat it happened to: silent effects at once, the compulsory ones are counted."""
    forget_waits(g, f)
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        flags = g.table.tr_flags[t]
        if flags & C.OPTIONAL == 0 and concerns(g, t, f):
            n = times(g, t, g.f_card[f], q)
            use_up(g, t, n)
            if n and flags & C.SILENT:
                steps_at_once(g, q, g.table.tr_start[t], n)
            elif n:
                wait(g, f, g.table.tr_kind[t], 1 if flags & C.TOGETHER else n)
    if g.f_what[f] == C.W_GAIN and g.table.copiers and q == g.cur:
        for i in range(g.nagenda):
            if answers_copy(g, i, f, q):
                wait(g, f, g.a_card[i], 1)
    if g.f_what[f] == C.W_BUY and g.table.tolls:
        for i in range(g.nagenda):
            if answers_buy(g, i, q):
                wait(g, f, g.a_card[i], 1)


def count_neighbours(g: State, f: int, q: int) -> None:
    """The window comes to another seat: entries that listen to the gains of its right neighbour."""
    forget_waits(g, f)
    if (g.f_seat[f] + 1) % g.seats == q:
        for i in range(g.nagenda):
            if lies_ahead(g, i, q) and neighbours_program(g, i):
                wait(g, f, g.a_card[i], 1)


def forget_waits(g: State, f: int) -> None:
    for k in row(g):
        g.waits[f][k] = 0
    g.f_count[f] = 0


def wait(g: State, f: int, k: int, n: int) -> None:
    """n more effects of k wait in window f."""
    n = min(n, 255 - g.waits[f][k])
    g.waits[f][k] += n
    g.f_count[f] += n


# laid out for a seat


def lay_out(g: State, f: int, q: int) -> None:
    """What waits for q, in `opt`: how many compulsory and optional names, and whether their order could matter."""
    clear_options(g)
    g.must = 0
    g.may = 0
    g.mixed = 0
    if g.f_what[f] == C.W_START:
        for i in range(g.nagenda):
            if due_for(g, i, q):
                g.must += g.opt[g.a_card[i]] == 0
                g.opt[g.a_card[i]] = 1
                if later_flags(g, i) & C.PLAIN == 0:
                    g.mixed = 1
    if g.f_count[f]:
        for k in range(g.kinds):
            if g.waits[f][k] and can_do(g, f, q, k):
                g.must += g.opt[k] == 0
                g.opt[k] = 1
                t = waiting_trigger(g, f, k)
                if g.f_i[f] == 0 and (t < 0 or g.table.tr_flags[t] & C.PLAIN == 0):
                    g.mixed = 1
    done: u64 = 0
    one: u64 = 1
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        k = g.table.tr_kind[t]
        if g.opt[k] == 0 and done >> g.table.tr_group[t] & 1 == 0 and may_answer(g, t, f, q):
            done |= one << g.table.tr_group[t]
            g.opt[k] = 1
            g.may += 1


def waiting_trigger(g: State, f: int, k: int) -> int:
    """The trigger whose effect waits in window f under the name k; -1 where it is a later part's.

    For other seats than the one it happened to only later parts wait; silent effects have been done.
    """
    if g.f_i[f]:
        return -1
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        if g.table.tr_kind[t] == k and g.table.tr_flags[t] & (C.OPTIONAL | C.SILENT) == 0 and concerns(g, t, f):
            return t
    return -1


def may_answer(g: State, t: int, f: int, q: int) -> int:
    """Whether the optional trigger t may be named by q now."""
    one: u64 = 1
    flags = g.table.tr_flags[t]
    if flags & C.OPTIONAL == 0 or not concerns(g, t, f):
        return 0
    if g.f_i[f] and flags & C.ANYBODY == 0:
        return 0
    if g.f_shown[f] & one << g.table.tr_group[t] or not times(g, t, g.f_card[f], q):
        return 0
    at = g.table.tr_start[t]
    if g.f_where[f] == C.DECK and moves_gained_to(g, at, C.DECK):
        return 0  # it lies on the deck already
    return can_act(g, t, f, q)


def can_do(g: State, f: int, q: int, k: int) -> int:
    """Whether the compulsory effect of kind k can do anything."""
    t = waiting_trigger(g, f, k)
    if t >= 0:
        return can_act(g, t, f, q)
    if g.f_i[f]:
        return 1
    i = answering_entry(g, f, q, k)
    return i >= 0 and able_to(g, f, q, program_of_entry(g, i, f))


def answering_entry(g: State, f: int, q: int, k: int) -> int:
    """The entry of kind k that acts in window f on seat q; -1 for none."""
    for i in range(g.nagenda):
        if g.a_card[i] == k:
            if g.f_what[f] == C.W_START:
                if due_for(g, i, q):
                    return i
            elif g.f_what[f] == C.W_BUY:
                if answers_buy(g, i, q):
                    return i
            elif g.f_i[f] == 0:
                if answers_copy(g, i, f, q):
                    return i
            elif lies_ahead(g, i, q) and neighbours_program(g, i):
                return i
    return -1


def program_of_entry(g: State, i: int, f: int) -> int:
    """What entry i has somebody do in window f of a buy or a gain."""
    if g.f_what[f] == C.W_BUY:
        return data_behind(g, i, C.OP_AT_BUYS)
    return neighbours_program(g, i) if g.f_i[f] else copies_program(g, i)


def could_react(g: State, f: int) -> int:
    """Whether a hand might hold something that would be asked about now, whatever it does hold."""
    one: u64 = 1
    if g.f_i[f] and g.must:
        return 0  # other seats' own effects come before their Reactions
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        flags = g.table.tr_flags[t]
        if g.table.tr_from[t] == C.FROM_HAND and concerns(g, t, f) and (g.f_i[f] == 0 or flags & C.ANYBODY):
            moved = flags & C.MOVES and g.f_where[f] == C.NOWHERE
            if not moved and g.f_shown[f] & one << g.table.tr_group[t] == 0:
                return 1
    return 0
