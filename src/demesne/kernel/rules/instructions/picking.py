"""Choosing cards in a zone, and what happens to them: discard, trash, put on the deck, show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..amounts import amount
from ..asking import ask, clear_options, offer_aside, offer_discard, offer_hand, offer_supply, only_pick
from ..declared import instruction
from ..filters import cost_now
from ..gains import leave_supply
from ..knowledge import entered_hand_open, shown_in_hand
from ..piles import back_to_pile
from ..programs import flags_of, verb_of
from ..zones import (
    discard_aside,
    discard_picked,
    discarded,
    free_group,
    hand_to_deck,
    land,
    leave_hand,
    lies_open_on_top,
    lift_top,
    moved,
    put_on_top,
    revealed,
    take_from_discard,
    to_trash,
)

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_PICK)
def pick_cards(g: State, f: int, verb: int, zone: int, filter_: int, least: int, most: int) -> int:
    """Choose cards in a zone and do with them what the verb says."""
    p = g.f_seat[f]
    flags = flags_of(verb)
    verb = verb_of(verb)
    if g.f_step[f] == 0:
        it = g.f_it[f]
        if verb == C.D_RETURN:
            clear_options(g)
            if it and g.table.pile[it - 1]:
                g.opt[it - 1] = min(g.hand[p][it - 1], 255)
        elif zone == C.HAND:
            offer_hand(g, p, filter_, it)
        elif zone == C.ASIDE:
            offer_aside(g, p, filter_, it)
        elif zone == C.DISCARD:
            offer_discard(g, p, filter_, it)
        elif zone == C.SUPPLY:
            offer_supply(g, filter_, it)
        else:
            clear_options(g)
            if it:
                g.opt[it - 1] = 1
        seat = g.f_you[f] if flags & C.BY_YOU else p
        g.f_step[f] = 1
        if ask(g, verb, seat, zone, p, amount(g, f, least), amount(g, f, most), flags & C.ORDERED, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    if verb == C.D_RETURN:
        return_picked(g, p)
        return C.NEXT
    g.f_it[f] = only_pick(g)
    if flags & C.TOTAL:
        add_costs(g, f)
    if verb == C.D_DISCARD:
        discard(g, p, zone, flags)
    elif verb == C.D_TRASH:
        trash_picked(g, f, zone, flags)
    elif verb == C.D_TOPDECK:
        topdeck(g, p, zone, flags)
    elif verb == C.D_TAKE:
        take_picked(g, p)
    else:
        for k in range(g.kinds):
            if g.pick[k]:
                shown_in_hand(g, p, k, g.pick[k])
                revealed(g, p, k, g.pick[k], C.HAND, C.HAND)
    return C.NEXT


def add_costs(g: State, f: int) -> None:
    """What the picked cards cost together, before any of them goes."""
    total = 0
    for k in range(g.kinds):
        if g.pick[k]:
            total += g.pick[k] * cost_now(g, k)
    g.f_total[f] = min(total, 65535)


def return_picked(g: State, p: int) -> None:
    """The picked hand cards go back to their piles."""
    for k in range(g.kinds):
        for _ in range(g.pick[k]):
            leave_hand(g, p, k)
            back_to_pile(g, p, k, C.HAND)


def take_picked(g: State, p: int) -> None:
    """The picked cards of the discard pile go into the hand, shown; the top only if all copies go."""
    for k in range(g.kinds):
        n = g.pick[k]
        if n:
            seen = g.seen_disc[p][k]
            for _ in range(n):
                take_from_discard(g, p, k)
            g.seen_disc[p][k] = max(min(seen - n, g.disc[p][k]), 1 if g.top[p] == k + 1 else 0)
            g.hand[p][k] += n
            g.nhand[p] += n
            entered_hand_open(g, p, k, n)
            if g.tracing:
                moved(g, C.E_TAKE, p, k, n, C.EVERYBODY, C.DISCARD, C.DISCARD, C.HAND)


def discard(g: State, p: int, zone: int, flags: int) -> None:
    if zone == C.HAND:
        discard_picked(g, p)
    elif zone == C.ASIDE:
        discard_aside(g, p, flags & C.OPEN)
        if g.naside[p] == 0:
            g.veiled[p] = 0
    elif g.d_n and lies_open_on_top(g, p, only_pick(g) - 1):
        k = lift_top(g, p)
        land(g, p, k)
        if g.tracing:
            moved(g, C.E_DISCARD, p, k, 1, C.EVERYBODY, C.DECK, C.DECK, C.DISCARD)
        if g.extended:
            discarded(g, p, k, 1)


def trash_picked(g: State, f: int, zone: int, flags: int) -> None:
    p = g.f_seat[f]
    for k in range(g.kinds):
        for _ in range(g.pick[k]):
            if zone == C.HAND:
                leave_hand(g, p, k)
            elif zone == C.ASIDE:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
            else:
                leave_supply(g, k)
            to_trash(g, p, k, zone)
            if flags & C.REMEMBER:
                g.them[g.f_them[f] - 1][k] += 1
    if g.naside[p] == 0:
        g.veiled[p] = 0


def topdeck(g: State, p: int, zone: int, flags: int) -> None:
    """Put the picked cards on the deck; of an ordered answer the first pick ends up on top."""
    n = g.d_n
    if not flags & C.ORDERED:
        n = 0
        for k in range(g.kinds):
            for _ in range(min(g.pick[k], C.ORDERED_PICKS - n)):
                g.order[n] = k
                n += 1
    known = C.KNOWN_TO_OWNER
    if zone == C.ASIDE:
        g.veiled[p] = 0
        if flags & C.OPEN:
            known = C.KNOWN_TO_ALL
            for i in range(1, n):
                if g.order[i] != g.order[0]:
                    known = free_group(g, p)
                    break
    i = n - 1
    while i >= 0:
        k = g.order[i]
        if zone == C.HAND:
            hand_to_deck(g, p, k, flags & C.OPEN)
        else:
            if zone == C.ASIDE:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
            else:
                take_from_discard(g, p, k)
            put_on_top(g, p, k, known)
            if g.tracing:
                sees = C.EVERYBODY if known == C.KNOWN_TO_ALL else 1 << p
                moved(g, C.E_TOPDECK, p, k, 1, sees, zone, zone, C.DECK)
        i -= 1
