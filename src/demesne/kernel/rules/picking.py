"""Choosing cards in a zone, and what happens to them: discard, trash, put on the deck, show, gain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ASIDE,
    BESIDE,
    BY_YOU,
    D_DISCARD,
    D_GAIN,
    D_RETURN,
    D_TAKE,
    D_TOPDECK,
    D_TRASH,
    DECK,
    DISCARD,
    E_DISCARD,
    E_TAKE,
    E_TOPDECK,
    EVERYBODY,
    F_CARDS,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    N_ALL,
    N_DOWN_TO,
    N_EMPTY_PILES,
    N_HALF_COST,
    N_IN_PLAY,
    N_MOVED,
    N_THAT_MANY,
    N_TYPES_OF_IT,
    NOT_NAMED,
    OPEN,
    ORDERED,
    ORDERED_PICKS,
    REMEMBER,
    SMUGGLED,
    SUPPLY,
    TOTAL,
    TRASH,
)
from ..layout import row
from .asking import (
    ask,
    clear_options,
    offer_aside,
    offer_beside,
    offer_discard,
    offer_hand,
    offer_supply,
    offer_trash,
    only_pick,
)
from .counting import counted, tokens_moved
from .filters import cost_now
from .gains import gain, gain_picked_from_trash, leave_supply
from .knowledge import entered_hand_open, shown_in_hand
from .piles import back_to_pile
from .zones import (
    discard_aside,
    discard_picked,
    discarded,
    emit,
    free_group,
    hand_to_deck,
    land,
    leave_hand,
    lies_open_on_top,
    lift_top,
    put_on_top,
    revealed,
    take_from_discard,
    to_trash,
)

if TYPE_CHECKING:
    from ..machine import State


def amount(g: State, f: int, n: int) -> int:
    if n >= 0:
        return n
    if n == N_THAT_MANY:
        return g.f_count[f]
    if n == N_EMPTY_PILES:
        return g.empty
    if n == N_TYPES_OF_IT:
        return types_of(g, g.f_it[f])
    if n == N_ALL:
        return 32767
    if n > N_IN_PLAY:
        if n <= N_DOWN_TO:
            return max(g.nhand[g.f_seat[f]] - (N_DOWN_TO - n), 0)
        if n == N_MOVED:
            return tokens_moved(g)
        if g.f_it[f] == 0:
            return 0
        return cost_now(g, g.f_it[f] - 1) // (2 if n == N_HALF_COST else 1)
    return counted(g, g.f_seat[f], n)


def types_of(g: State, it: int) -> int:
    """How many types a card has."""
    n = 0
    if it:
        types = g.table.types[it - 1]
        while types:
            n += types & 1
            types >>= 1
    return n


def pick_cards(g: State, f: int, verb: int, zone: int, filter_: int, least: int, most: int) -> int:
    """Choose cards in a zone and do with them what the verb says; 1 while the answer is awaited."""
    p = g.f_seat[f]
    flags = verb >> 8
    verb &= 255
    if g.f_step[f] == 0:
        it = g.f_it[f]
        if verb == D_RETURN:
            clear_options(g)
            if it and g.table.pile[it - 1]:
                g.opt[it - 1] = min(g.hand[p][it - 1], 255)
        elif zone == HAND:
            offer_hand(g, p, filter_, it)
        elif zone == ASIDE:
            offer_aside(g, p, filter_, it)
        elif zone == DISCARD:
            offer_discard(g, p, filter_, it)
        elif zone == SUPPLY:
            offer_supply(g, filter_, it)
        else:
            clear_options(g)
            if it:
                g.opt[it - 1] = 1
        seat = g.f_you[f] if flags & BY_YOU else p
        g.f_step[f] = 1
        if ask(g, verb, seat, zone, p, amount(g, f, least), amount(g, f, most), flags & ORDERED, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    if verb == D_RETURN:
        return_picked(g, p)
        return 0
    g.f_it[f] = only_pick(g)
    if flags & TOTAL:
        add_costs(g, f)
    if verb == D_DISCARD:
        discard(g, p, zone, flags)
    elif verb == D_TRASH:
        trash_picked(g, f, zone, flags)
    elif verb == D_TOPDECK:
        topdeck(g, p, zone, flags)
    elif verb == D_TAKE:
        take_picked(g, p)
    else:
        for k in range(g.kinds):
            if g.pick[k]:
                shown_in_hand(g, p, k, g.pick[k])
                revealed(g, p, k, g.pick[k], HAND)
    return 0


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
            if not back_to_pile(g, p, k):
                land(g, p, k)


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
                emit(g, E_TAKE, p, k, n, EVERYBODY, DISCARD)


def discard(g: State, p: int, zone: int, flags: int) -> None:
    if zone == HAND:
        discard_picked(g, p)
    elif zone == ASIDE:
        discard_aside(g, p, flags & OPEN)
        if g.naside[p] == 0:
            g.veiled[p] = 0
    elif g.d_n and lies_open_on_top(g, p, only_pick(g) - 1):
        k = lift_top(g, p)
        land(g, p, k)
        if g.tracing:
            emit(g, E_DISCARD, p, k, 1, EVERYBODY, DECK)
        if g.extended:
            discarded(g, p, k, 1)


def trash_picked(g: State, f: int, zone: int, flags: int) -> None:
    p = g.f_seat[f]
    for k in range(g.kinds):
        for _ in range(g.pick[k]):
            if zone == HAND:
                leave_hand(g, p, k)
            elif zone == ASIDE:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
            else:
                leave_supply(g, k)
            to_trash(g, p, k)
            if flags & REMEMBER:
                g.them[g.f_them[f] - 1][k] += 1
    if g.naside[p] == 0:
        g.veiled[p] = 0


def topdeck(g: State, p: int, zone: int, flags: int) -> None:
    """Put the picked cards on the deck; of an ordered answer the first pick ends up on top."""
    n = g.d_n
    if not flags & ORDERED:
        n = 0
        for k in range(g.kinds):
            for _ in range(min(g.pick[k], ORDERED_PICKS - n)):
                g.order[n] = k
                n += 1
    known = KNOWN_TO_OWNER
    if zone == ASIDE:
        g.veiled[p] = 0
        if flags & OPEN:
            known = KNOWN_TO_ALL
            for i in range(1, n):
                if g.order[i] != g.order[0]:
                    known = free_group(g, p)
                    break
    i = n - 1
    while i >= 0:
        k = g.order[i]
        if zone == HAND:
            hand_to_deck(g, p, k, flags & OPEN)
        else:
            if zone == ASIDE:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
            else:
                take_from_discard(g, p, k)
            put_on_top(g, p, k, known)
            if g.tracing:
                emit(g, E_TOPDECK, p, k, 1, EVERYBODY if known == KNOWN_TO_ALL else 1 << p, zone)
        i -= 1


def pick_gain(g: State, f: int, zone: int, to: int, filter_: int, least: int, most: int) -> int:
    """Choose what is gained, from the Supply or the trash; 1 while the answer is awaited."""
    p = g.f_seat[f]
    flags = zone >> 8
    zone &= 255
    if g.f_step[f] == 0:
        if flags & REMEMBER:
            for k in row(g):
                g.opt[k] = min(g.them[g.f_them[f] - 1][k], g.trash[k])
        elif zone == TRASH:
            offer_trash(g, filter_, g.f_it[f])
        elif zone == BESIDE:
            offer_beside(g, filter_, g.f_it[f])
        else:
            offer_supply(g, filter_, g.f_it[f])
            if flags & (SMUGGLED | NOT_NAMED):
                leave_out(g, f, flags)
        seat = g.f_you[f] if flags & BY_YOU else p
        g.f_step[f] = 1
        if ask(g, D_GAIN, seat, zone, p, amount(g, f, least), amount(g, f, most), 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_it[f] = only_pick(g)
    g.f_count[f] = g.d_n
    if flags & REMEMBER:
        gain_picked_from_trash(g, p)
    else:
        for k in range(g.kinds):
            for _ in range(g.pick[k]):
                gain(g, p, k, to, zone, 0)
    return 0


def leave_out(g: State, f: int, flags: int) -> None:
    """Of the piles laid out only those that the card may take from."""
    right = (g.f_seat[f] + g.seats - 1) % g.seats
    for k in range(g.kinds):
        if flags & SMUGGLED and g.gained_last[right][k] == 0:
            g.opt[k] = 0
        if flags & NOT_NAMED and g.barred[g.table.bar[g.f_card[f]]] >> k & 1:
            g.opt[k] = 0
