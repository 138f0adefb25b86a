"""Playing a card: into the play area, Reactions first if it is an Attack, then its program.

A frame of the effect stack runs one program for one seat. The frame of a played card remembers, as the stamp of
its play, whether that very card still lies in play (`f_here`, 0 when it has left).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rows import row
from .agenda import data_behind, prey, reaches, reserved, shielded
from .bonuses import add_actions, add_buys, add_coins, extra_coins
from .durations import free_unit, new_unit, oldest_unit
from .knowledge import entered_discard_open
from .piles import face_of
from .zones import draw, emit, land, leave_hand, moved, new_top, occur, take_top_discard, to_trash

if TYPE_CHECKING:
    from ..machine import State


def push(g: State, pc: int, seat: int, card: int) -> None:
    f = g.sp
    if f == C.FRAMES:
        cut_short(g)
        return
    g.f_pc[f] = pc
    g.f_seat[f] = seat
    g.f_you[f] = seat
    g.f_card[f] = card
    g.f_here[f] = 0
    g.f_safe[f] = 0
    g.f_step[f] = 0
    g.f_it[f] = 0
    g.f_i[f] = 0
    g.f_count[f] = 0
    g.f_keys[f] = 0
    g.f_ret[f] = 0
    g.f_attack[f] = 0
    g.f_them[f] = 0
    g.f_base[f] = g.nthem
    g.f_named[f] = 0
    g.f_open[f] = 0
    g.f_shown[f] = 0
    if g.extended:
        g.f_what[f] = 0
        g.f_where[f] = 0
        g.f_bought[f] = 0
        g.f_unit[f] = 0
        g.f_again[f] = 0
        g.f_kept[f] = 0
        g.f_keep[f] = 0
        g.f_keep_open[f] = 0
        g.f_played[f] = 0
        g.f_mark[f] = 0
        g.f_total[f] = 0
    g.sp = f + 1


def pop(g: State, f: int) -> None:
    """The program of the topmost frame is over; the one below learns whether its card still lies in play."""
    g.sp = f
    if f:
        g.f_ret[f - 1] = g.f_here[f]
    forget_them(g, g.f_base[f])


def cut_short(g: State) -> None:
    """Too many effects at once, or too many steps: all of them end here and what they had lifted is discarded."""
    if g.tracing:
        emit(g, C.E_CUT_SHORT, g.cur, -1, 0, C.EVERYBODY, 0)
    g.sp = 0
    g.steps = 0
    forget_them(g, 0)
    for p in range(g.seats):
        g.passing[p] = 0
        g.veiled[p] = 0
        top = -1
        for k in row(g):
            c = g.aside[p][k]
            if c:
                g.aside[p][k] = 0
                g.disc[p][k] += c
                g.ndisc[p] += c
                entered_discard_open(g, p, k, c)
                top = k
                if g.tracing:
                    moved(g, C.E_DISCARD, p, k, c, C.EVERYBODY, 0, C.ASIDE, C.DISCARD)
        g.naside[p] = 0
        if top >= 0:
            new_top(g, p, top)
    if g.extended:
        g.nocc = 0
        g.ndeep = 0
        for p in range(g.seats):
            drop_kept(g, p)


def drop_kept(g: State, p: int) -> None:
    """Cards that p has set aside for a later part that will not come are discarded."""
    for k in range(g.kinds):
        while g.kept[p][k] and g.kept[p][k] > reserved(g, p, k):
            g.kept[p][k] -= 1
            g.nkept[p] -= 1
            land(g, p, k)
            if g.tracing:
                moved(g, C.E_DISCARD, p, k, 1, C.EVERYBODY, 0, C.KEPT, C.DISCARD)


def forget_them(g: State, kept: int) -> None:
    """Of the sets that effects remember only so many are still needed."""
    while g.nthem > kept:
        g.nthem -= 1
        for k in row(g):
            g.them[g.nthem][k] = 0


def into_play(g: State, p: int, k: int) -> int:
    """The card now lies in the play area of p; the stamp of the play before is kept. Its unit, 0 for none."""
    g.play[p][k] += 1
    g.nplay[p] += 1
    if p == g.cur:
        g.prior[k] = g.last[k]
    return new_unit(g, p, k) if g.table.tracked[k] else 0


def stamp_play(g: State, k: int) -> None:
    """This is the latest play, of a card that lies in play."""
    g.stamp += 1
    g.last[k] = g.stamp
    g.newest = k


def out_of_play(g: State, p: int, k: int, stamp: int, unit: int) -> None:
    g.play[p][k] -= 1
    g.nplay[p] -= 1
    if g.last[k] == stamp:
        g.last[k] = g.prior[k]
    if g.table.tracked[k]:
        if unit == 0:
            unit = oldest_unit(g, p, k)
        if unit:
            free_unit(g, unit)


def is_hunted(g: State, p: int, k: int) -> int:
    """Whether k is one of the cards of which a later part of another seat trashes the first that p plays."""
    for i in range(g.nagenda):
        if reaches(g, i, p) and prey(g, i) and g.table.filter_kinds[prey(g, i)] >> k & 1:
            return 1
    return 0


def hunted(g: State, p: int, k: int, unit: int) -> int:
    """The first of such cards in p's turn is trashed; 1 if k was it."""
    if p != g.cur or g.preyed:
        return 0
    g.preyed = 1
    if not is_hunted(g, p, k):
        return 0
    out_of_play(g, p, k, g.last[k], unit)
    to_trash(g, p, k, C.PLAY)
    return 1


def begin_play(g: State, p: int, k: int, here: int, unit: int, came_from: int) -> None:
    """Follow the card k, which lies in play if `here`: its program on the stack, Reactions on top of it."""
    types = g.table.types[k]
    if p == g.cur:
        if here:
            stamp_play(g, k)
            here = g.stamp
            if unit:
                g.u_stamp[unit - 1] = g.stamp
        if types & C.ACTION:
            g.nact += 1
        if g.table.lasts[k]:
            g.lasting[k] = min(g.lasting[k] + 1, 255)
    if g.tracing:
        moved(g, C.E_PLAY, p, k, 1, C.EVERYBODY, 0, came_from, C.PLAY if here else came_from)
    extra = extra_coins(g, k) if p == g.cur else 0
    if extra:
        g.coins += extra
        if g.tracing:
            emit(g, C.E_COINS, p, -1, extra, C.EVERYBODY, 0)
    at = g.table.start[k]
    if g.extended and g.table.beyond:
        add_plus(g, p, k)
        at = program_of(g, p, k)
    push(g, at, p, k)
    if g.sp == 0:
        return
    if g.extended:
        g.f_played[g.sp - 1] = 1
    g.f_here[g.sp - 1] = here
    if unit and here:
        g.f_unit[g.sp - 1] = unit
    if types & C.ATTACK and g.table.shields:
        g.f_safe[g.sp - 1] = shielded(g, p)
    if types & C.ATTACK and (g.patient or somebody_may_react(g, p)):
        push(g, 0, p, k)
        if g.sp:
            g.f_attack[g.sp - 1] = g.sp - 1  # the frame below, counted from 1
    if g.extended and g.sp and g.table.hears[C.W_PLAY]:
        occur(g, C.W_PLAY, p, k, C.NOWHERE, 0)


def add_plus(g: State, p: int, k: int) -> None:
    """What the tokens of p on the pile of k give, before the card itself."""
    if g.table.plus and (g.table.pile[k] or g.table.heap_of[k]):
        face = face_of(g, k) + 1
        if g.plus[C.PLUS_CARD][p] == face:
            draw(g, p, 1)
        if g.plus[C.PLUS_ACTION][p] == face:
            add_actions(g, p, 1)
        if g.plus[C.PLUS_BUY][p] == face:
            add_buys(g, p, 1)
        if g.plus[C.PLUS_COIN][p] == face:
            add_coins(g, p, 1)


def program_of(g: State, p: int, k: int) -> int:
    """Where the program of a play begins: what a later part of another seat says, instead of the card's own."""
    if g.table.replaces and p == g.cur and g.table.types[k] & C.ACTION and g.nact == 1:
        for i in range(g.nagenda):
            at = data_behind(g, i, C.OP_INSTEAD)
            if at and reaches(g, i, p):
                return at
    return g.table.start[k]


def play_from_hand(g: State, p: int, k: int) -> None:
    leave_hand(g, p, k)
    play_card(g, p, k, C.HAND)


def play_card(g: State, p: int, k: int, came_from: int) -> None:
    """Play a card that has just left that zone."""
    unit = into_play(g, p, k)
    begin_play(g, p, k, 1, unit, came_from)


def play_from_discard(g: State, p: int) -> None:
    play_card(g, p, take_top_discard(g, p), C.DISCARD)


def play_treasure(g: State, p: int, k: int) -> int:
    """Play a Treasure from hand; 1 if it has more to do than give coins."""
    plain = g.table.plain[k]
    if plain < 0:
        play_from_hand(g, p, k)
        return 1
    leave_hand(g, p, k)
    into_play(g, p, k)
    stamp_play(g, k)
    if g.table.types[k] & C.ACTION:
        g.nact += 1
    n = plain + extra_coins(g, k)
    g.coins += n
    if g.tracing:
        moved(g, C.E_PLAY, p, k, 1, C.EVERYBODY, 0, C.HAND, C.PLAY)
        emit(g, C.E_COINS, p, -1, n, C.EVERYBODY, 0)
    if g.table.prey >> k & 1:
        hunted(g, p, k, 0)
    return 0


def may_react(g: State, p: int) -> int:
    some = 0
    for k in row(g):
        some |= g.hand[p][k] & g.table.react_mask[k]
    return some


def somebody_may_react(g: State, p: int) -> int:
    for q in range(g.seats):
        if q != p and may_react(g, q):
            return 1
    return 0


def leave_with(g: State, f: int) -> None:
    """The card of frame f leaves play."""
    out_of_play(g, g.f_seat[f], g.f_card[f], g.f_here[f], g.f_unit[f])
    g.f_here[f] = 0
    g.f_unit[f] = 0
