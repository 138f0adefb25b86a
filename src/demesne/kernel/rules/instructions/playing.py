"""Cards that play cards: from hand, from the Supply, the card gained or found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..asking import ask, clear_options, offer_hand, offer_supply, only_pick
from ..declared import instruction
from ..gains import gained_there, take_gained
from ..plays import begin_play, into_play, play_card, play_from_discard
from ..zones import leave_hand

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_PLAY_FROM_HAND)
def play_chosen(g: State, f: int, least: int, times: int, filter_: int, zone: int) -> int:
    """Choose a hand card and play it so many times; the later plays do not move it. Cards of the Supply stay there."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        if zone == C.SUPPLY:
            offer_supply(g, filter_, 0)
        else:
            offer_hand(g, p, filter_, 0)
        g.f_step[f] = 1
        if ask(g, C.D_PLAY, p, C.SUPPLY if zone == C.SUPPLY else C.HAND, p, least, 1, 0, C.F_CARDS):
            return C.WAIT
    if g.f_step[f] == 1:
        g.f_it[f] = only_pick(g)
        g.f_count[f] = times
        if g.f_it[f] and zone != C.SUPPLY:
            leave_hand(g, p, g.f_it[f] - 1)
            unit = into_play(g, p, g.f_it[f] - 1)
            g.f_ret[f] = 1
            if g.extended:
                g.f_again[f] = unit
                if unit and times > 1 and g.f_here[f]:
                    g.u_by[unit - 1] = g.f_unit[f]
        g.f_step[f] = 2
    if g.f_it[f] and g.f_count[f]:
        came_from = C.PLAY if g.f_ret[f] else C.NOWHERE
        if zone == C.SUPPLY:
            came_from = C.SUPPLY
        elif g.f_count[f] == times:
            came_from = C.HAND
        g.f_count[f] -= 1
        unit = g.f_again[f] if g.extended and g.f_ret[f] else 0
        begin_play(g, p, g.f_it[f] - 1, g.f_ret[f], unit, came_from)
        return C.WAIT
    g.f_step[f] = 0
    return C.NEXT


@instruction(C.OP_PLAY_IT)
def play_it(g: State, f: int, least: int) -> int:
    """Play the card just discarded from the top of the discard pile."""
    p = g.f_seat[f]
    it = g.f_it[f]
    if g.f_step[f] == 0:
        clear_options(g)
        if it and g.top[p] == it:
            g.opt[it - 1] = 1
        g.f_step[f] = 1
        if ask(g, C.D_PLAY, p, C.DISCARD, p, least, 1, 0, C.F_CARDS):
            return C.WAIT
    if g.f_step[f] == 1:
        g.f_step[f] = 2
        if only_pick(g):
            play_from_discard(g, p)
            return C.WAIT
    g.f_step[f] = 0
    return C.NEXT


@instruction(C.OP_PLAY_GAINED)
def play_gained(g: State, f: int) -> int:
    """Play the gained card of the window, if it still lies where it arrived."""
    w = g.f_attack[f] - 1
    if not gained_there(g, w):
        return C.NEXT
    k = g.f_card[w]
    where = g.f_where[w]
    take_gained(g, w)
    return play_next(g, f, k, where)


@instruction(C.OP_PLAY_THIS)
def play_this(g: State, f: int) -> int:
    """Play the Reaction itself from hand."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if g.hand[p][k] == 0:
        return C.NEXT
    leave_hand(g, p, k)
    return play_next(g, f, k, C.HAND)


@instruction(C.OP_PLAY_FOUND)
def play_found(g: State, f: int) -> int:
    """Play the card found among those lifted."""
    p = g.f_seat[f]
    k = g.f_it[f] - 1
    if k < 0 or g.aside[p][k] == 0:
        return C.NEXT
    g.aside[p][k] -= 1
    g.naside[p] -= 1
    if g.naside[p] == 0:
        g.veiled[p] = 0
    return play_next(g, f, k, C.ASIDE)


def play_next(g: State, f: int, k: int, came_from: int) -> int:
    """Play a card that has just left that zone; this program goes on behind the instruction when that is done."""
    g.f_pc[f] += C.WIDTH
    play_card(g, g.f_seat[f], k, came_from)
    return C.WAIT
