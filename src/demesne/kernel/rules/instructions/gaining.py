"""Gains: of a certain card, of one that is chosen; what becomes of a card just gained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...rows import row
from ..agenda import keep_for_later
from ..amounts import amount
from ..asking import ask, clear_options, offer_beside, offer_supply, offer_trash, only_pick
from ..declared import able, instruction
from ..gains import gain, gain_picked_from_trash, gained_there, leave_supply, take_gained
from ..knowledge import entered_hand_open
from ..piles import back_to_pile, has_pile
from ..plays import leave_with, out_of_play
from ..programs import flags_of, verb_of
from ..zones import land, moved, put_on_top, to_trash

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_GAIN_PICK)
def pick_gain(g: State, f: int, zone: int, to: int, filter_: int, least: int, most: int) -> int:
    """Choose what is gained, from the Supply or the trash."""
    p = g.f_seat[f]
    flags = flags_of(zone)
    zone = verb_of(zone)
    if g.f_step[f] == 0:
        if flags & C.REMEMBER:
            for k in row(g):
                g.opt[k] = min(g.them[g.f_them[f] - 1][k], g.trash[k])
        elif zone == C.TRASH:
            offer_trash(g, filter_, g.f_it[f])
        elif zone == C.BESIDE:
            offer_beside(g, filter_, g.f_it[f])
        else:
            offer_supply(g, filter_, g.f_it[f])
            if flags & (C.SMUGGLED | C.NOT_NAMED):
                leave_out(g, f, flags)
        seat = g.f_you[f] if flags & C.BY_YOU else p
        g.f_step[f] = 1
        if ask(g, C.D_GAIN, seat, zone, p, amount(g, f, least), amount(g, f, most), 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    g.f_it[f] = only_pick(g)
    g.f_count[f] = g.d_n
    if flags & C.REMEMBER:
        gain_picked_from_trash(g, p)
    else:
        for k in range(g.kinds):
            for _ in range(g.pick[k]):
                gain(g, p, k, to, zone, 0)
    if to == C.KEPT:
        keep_for_later(g, f, 1)
    return C.NEXT


def leave_out(g: State, f: int, flags: int) -> None:
    """Of the piles laid out only those that the card may take from."""
    right = (g.f_seat[f] + g.seats - 1) % g.seats
    for k in range(g.kinds):
        if flags & C.SMUGGLED and g.gained_last[right][k] == 0:
            g.opt[k] = 0
        if flags & C.NOT_NAMED and g.barred[g.table.bar[g.f_card[f]]] >> k & 1:
            g.opt[k] = 0


@instruction(C.OP_GAIN)
def gain_it(g: State, f: int, kind: int, to: int, n: int, source: int) -> int:
    """Gain one of that kind, or several one by one."""
    again = C.NEXT
    if n:
        again = gain_next(g, f, kind, to, n, source)
    else:
        g.f_count[f] = 0
        g.f_it[f] = 0
        if g.beside[kind] if source == C.BESIDE else g.supply[kind]:
            gain(g, g.f_seat[f], kind, to, C.BESIDE if source == C.BESIDE else C.SUPPLY, 0)
            g.f_count[f] = 1
            g.f_it[f] = kind + 1
    if to == C.KEPT:
        keep_for_later(g, f, 1)
    return again


@able(C.OP_GAIN)
def can_gain_it(g: State, f: int, q: int, kind: int) -> int:
    return g.supply[kind] > 0


def gain_next(g: State, f: int, k: int, to: int, n: int, source: int) -> int:
    """One of several gains of the same card; the instruction comes again while there may be more."""
    if g.f_i[f] == 0:
        g.f_i[f] = min(amount(g, f, n), 250) + 1
        g.f_count[f] = 0
        g.f_it[f] = 0
    g.f_i[f] -= 1
    if g.f_i[f] and (g.beside[k] if source == C.BESIDE else g.supply[k]):
        gain(g, g.f_seat[f], k, to, C.BESIDE if source == C.BESIDE else C.SUPPLY, 0)
        g.f_count[f] += 1
        g.f_it[f] = k + 1
        return C.JUMPED
    g.f_i[f] = 0
    return C.NEXT


@instruction(C.OP_GAIN_COPY)
def gain_copy(g: State, f: int) -> None:
    """Gain a copy of *it*."""
    g.f_count[f] = 0
    if g.f_it[f] and g.supply[g.f_it[f] - 1]:
        g.f_count[f] = 1
        gain(g, g.f_seat[f], g.f_it[f] - 1, C.DISCARD, C.SUPPLY, 0)


@able(C.OP_GAIN_COPY)
def can_gain_copy(g: State, f: int, q: int) -> int:
    return g.supply[g.f_card[f]] > 0


@instruction(C.OP_ARRIVE)
def gain_bought(g: State, f: int) -> None:
    """The card bought is gained, once what happens at the buy is done."""
    k = g.f_card[f]
    if g.supply[k]:
        gain(g, g.f_seat[f], k, C.DISCARD, C.SUPPLY, 1)


@instruction(C.OP_MOVE_GAINED)
def move_gained(g: State, f: int, to: int) -> None:
    """The gained card of the window goes onto the deck or to the trash, if it still lies where it arrived."""
    p = g.f_seat[f]
    w = g.f_attack[f] - 1
    g.f_count[f] = 0
    if not gained_there(g, w) or (to == C.DECK and g.f_where[w] == C.DECK):
        return
    k = g.f_card[w]
    where = g.f_where[w]
    take_gained(g, w)
    g.f_count[f] = 1
    if to == C.DECK:
        put_on_top(g, p, k, C.KNOWN_TO_ALL)
        if g.tracing:
            moved(g, C.E_TOPDECK, p, k, 1, C.EVERYBODY, 0, where, C.DECK)
    elif to == C.HAND:
        g.hand[p][k] += 1
        g.nhand[p] += 1
        entered_hand_open(g, p, k, 1)
        if g.tracing:
            moved(g, C.E_TAKE, p, k, 1, C.EVERYBODY, 0, where, C.HAND)
    else:
        to_trash(g, p, k, where)


@instruction(C.OP_EXCHANGE)
def exchange(g: State, f: int, other: int, may: int) -> int:
    """Copies of this card in play go back to their pile, each for one of the other card (kind + 1; 0: for none)."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if g.f_step[f] == 0:
        clear_options(g)
        n = 1 if g.f_here[f] else 0
        if g.phase == C.PH_CLEANUP:
            n = g.play[p][k]
        if other:
            n = min(n, g.beside[other - 1] if g.table.side[other - 1] else g.supply[other - 1])
        g.opt[k] = min(n, 255) if has_pile(g, k) else 0
        g.f_step[f] = 1
        if ask(g, C.D_RETURN, p, C.PLAY, p, 0 if may else g.opt[k], g.opt[k], 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    for _ in range(g.d_n):
        if g.f_here[f]:
            leave_with(g, f)
        else:
            out_of_play(g, p, k, 0, 0)
        back_to_pile(g, p, k, C.PLAY)
        if other:
            came_from = C.BESIDE if g.table.side[other - 1] else C.SUPPLY
            if came_from == C.BESIDE:
                g.beside[other - 1] -= 1
            else:
                leave_supply(g, other - 1)
            land(g, p, other - 1)
            if g.tracing:
                moved(g, C.E_TAKE, p, other - 1, 1, C.EVERYBODY, 0, came_from, C.DISCARD)
    return C.NEXT
