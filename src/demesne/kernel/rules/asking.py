"""Decisions: options are laid out in `opt`, an answer comes back in `pick` (and `order` where order matters).

A decision with only one possible answer is never asked: `ask` then fills in the answer and returns 0. So it does for a
seat where a strategy sits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rows import row
from .filters import fits
from .strategies import decide

if TYPE_CHECKING:
    from ..machine import State


def clear_options(g: State) -> None:
    for k in row(g):
        g.opt[k] = 0


def clear_pick(g: State) -> None:
    for k in row(g):
        g.pick[k] = 0
    g.d_n = 0
    g.d_last = 0


def offer_hand(g: State, p: int, f: int, it: int) -> None:
    if f == 0:
        for k in row(g):
            g.opt[k] = min(g.hand[p][k], 255)
        return
    for k in row(g):
        c = g.hand[p][k]
        g.opt[k] = min(c, 255) if c and fits(g, k, f, it) else 0


def offer_hand_type(g: State, p: int, types: int) -> int:
    """Hand cards of a type; how many."""
    n = 0
    for k in row(g):
        c = g.hand[p][k]
        if c and g.table.types[k] & types:
            c = min(c, 255)
            g.opt[k] = c
            n += c
        else:
            g.opt[k] = 0
    return n


def offer_aside(g: State, p: int, f: int, it: int) -> None:
    for k in row(g):
        c = g.aside[p][k]
        g.opt[k] = min(c, 255) if c and fits(g, k, f, it) else 0


def offer_discard(g: State, p: int, f: int, it: int) -> None:
    for k in row(g):
        c = g.disc[p][k]
        g.opt[k] = min(c, 255) if c and fits(g, k, f, it) else 0


def offer_supply(g: State, f: int, it: int) -> None:
    for k in row(g):
        g.opt[k] = 1 if g.supply[k] and fits(g, k, f, it) else 0


def offer_trash(g: State, f: int, it: int) -> None:
    for k in row(g):
        c = g.trash[k]
        g.opt[k] = min(c, 255) if c and fits(g, k, f, it) else 0


def offer_beside(g: State, f: int, it: int) -> None:
    for k in row(g):
        g.opt[k] = 1 if g.beside[k] and fits(g, k, f, it) else 0


def offer_one(g: State, k: int) -> None:
    clear_options(g)
    g.opt[k] = 1


def ask(g: State, kind: int, seat: int, zone: int, about: int, least: int, most: int, ordered: int, form: int) -> int:
    """Put the decision if there is one: 1 when it waits for an answer, 0 when `pick` holds the only one."""
    clear_pick(g)
    total = 0
    kinds = 0
    for k in row(g):
        total += g.opt[k]
    for k in row(g):
        kinds += g.opt[k] != 0
    most = min(most, total)
    if ordered and kind != C.D_TREASURE:
        most = min(most, C.ORDERED_PICKS)
    least = min(least, most)
    if most == 0:
        return 0
    if least == most and (kinds == 1 or (total == most and not ordered)):
        for k in row(g):
            g.pick[k] = g.opt[k]
        if kinds == 1:
            only = only_pick(g) - 1
            g.pick[only] = most
            if ordered:
                for i in range(min(most, C.ORDERED_PICKS)):
                    g.order[i] = only
        g.d_n = most
        return 0
    for k in row(g):
        if g.opt[k] > most:
            g.opt[k] = most
    if g.extended:
        seat = who_decides(g, seat)
    if g.plan[seat]:
        decide(g, kind, seat, zone, about, least, most, ordered, form)
        return 0
    put(g, kind, seat, zone, about, least, most, ordered, form)
    return 1


def nameless(g: State, what: int) -> int:
    """Whether a frame for this asks without a card: there is none, or others may not see which was discarded."""
    return about_no_card(what) or what == C.W_DISCARD or what == C.W_SPEND


def about_no_card(what: int) -> int:
    """Whether it happens to a player and not to a card: a start, an end, a shuffle."""
    return what == C.W_START or what == C.W_SHUFFLE or what >= C.W_ACTIONS or at_an_end(what)


def at_an_end(what: int) -> int:
    """Whether it is the end of the Buy phase, Clean-up or the end of a turn."""
    return what == C.W_END_OF_BUY or what == C.W_CLEANUP or what == C.W_END_OF_TURN


def who_decides(g: State, seat: int) -> int:
    """The seat that answers for this one: another may control its turn."""
    return g.control - 1 if g.control and seat == g.cur else seat


def ask_number(g: State, kind: int, seat: int, most: int) -> int:
    """Ask for a number from 0 to most, which will be in `d_n`; 1 when it waits for an answer."""
    clear_pick(g)
    if most == 0:
        return 0
    clear_options(g)
    g.d_last = min(most, 511)
    if g.plan[who_decides(g, seat)]:
        g.d_n = g.d_last
        return 0
    put(g, kind, seat, C.NOWHERE, seat, 1, 1, 0, C.F_POSITIONS)
    return 1


def put(g: State, kind: int, seat: int, zone: int, about: int, least: int, most: int, ordered: int, form: int) -> None:
    g.pend = kind
    g.d_seat = who_decides(g, seat) if g.extended else seat
    g.d_source = g.f_card[g.sp - 1] + 1 if g.sp else 0
    if g.extended and g.sp and nameless(g, g.f_what[g.sp - 1]):
        g.d_source = 0
    g.d_step = g.table.step_of[g.f_pc[g.sp - 1] // C.WIDTH] if g.sp else 0
    g.d_zone = zone
    g.d_about = about
    g.d_least = least
    g.d_most = most
    g.d_ordered = ordered
    g.d_form = form


def number(g: State, k: int) -> int:
    """What an option is called in the list of all actions; canonical order goes by it."""
    if g.d_form == C.F_CARDS:
        return g.table.number[k]
    return k


def can_pick(g: State, k: int) -> int:
    """Whether option k may be the next pick, so that the answer can still be completed."""
    if g.opt[k] <= g.pick[k]:
        return 0
    if g.d_ordered or g.d_most == 1:
        return 1
    mine = number(g, k)
    if g.d_n and mine < number(g, g.d_last):
        return 0
    room = 0
    for j in row(g):
        if g.opt[j] > g.pick[j] and number(g, j) >= mine:
            room += g.opt[j] - g.pick[j]
    return g.d_n + room >= g.d_least


def choose(g: State, v: int) -> int:
    """Take one pick, or STOP: illegal, taken, or the answer is complete."""
    if g.pend == C.D_NONE:
        return C.PICK_ILLEGAL
    if v == C.STOP:
        return C.PICK_COMPLETE if g.d_n >= g.d_least and g.d_form != C.F_POSITIONS else C.PICK_ILLEGAL
    if g.d_form == C.F_POSITIONS:
        if v < 0 or v > g.d_last:
            return C.PICK_ILLEGAL
        g.d_n = v
        return C.PICK_COMPLETE
    if v < 0 or v >= C.KINDS or not can_pick(g, v):
        return C.PICK_ILLEGAL
    g.pick[v] += 1
    if g.d_ordered and g.pend != C.D_TREASURE:
        g.order[g.d_n] = v
    g.d_last = v
    g.d_n += 1
    return C.PICK_COMPLETE if g.d_n == g.d_most else C.PICK_TAKEN


def offer_keys(g: State, keys: int) -> None:
    clear_options(g)
    for k in range(C.OPTION_KEYS):
        g.opt[k] = keys >> k & 1


def ask_keys(g: State, keys: int, seat: int, least: int, most: int, kind: int) -> int:
    offer_keys(g, keys)
    return ask(g, kind, seat, 0, seat, least, most, 0, C.F_KEYS)


def picked_keys(g: State) -> int:
    keys = 0
    for k in range(C.OPTION_KEYS):
        if g.pick[k]:
            keys |= 1 << k
    return keys


def first_option(g: State) -> int:
    k = 0
    while g.opt[k] == 0:
        k += 1
    return k


def only_pick(g: State) -> int:
    """The picked kind + 1, 0 when nothing was picked; of several the last in name order."""
    k = g.kinds
    while k > 0 and g.pick[k - 1] == 0:
        k -= 1
    return k
