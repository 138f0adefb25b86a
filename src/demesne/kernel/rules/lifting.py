"""Cards lifted off a deck: revealed or looked at, they lie aside until they land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ASIDE,
    D_DISCARD,
    D_PLACE,
    D_POSITION,
    D_SET_ASIDE,
    D_TOPDECK,
    D_TRASH,
    DECK,
    E_DECK_DISCARD,
    E_DISCARD,
    E_DRAW,
    E_LOOK,
    E_PLACE,
    E_SET_ASIDE,
    E_TAKE,
    E_TOPDECK,
    ELSEWHERE,
    EVERYBODY,
    F_CARDS,
    F_POSITIONS,
    FIRST_GROUP,
    HAND,
    KIND_BITS,
    KIND_MASK,
    KNOWN_TO_ALL,
    KNOWN_TO_NOBODY,
    KNOWN_TO_OWNER,
    LAST_GROUP,
    MINUS_CARD,
    NOWHERE,
    OK,
    OPEN,
    OPEN_SLOT,
    REMEMBER,
    SEATS,
    TRASH,
    VEILED,
)
from ..layout import row
from ..play.topdecking import decide_position
from .asking import ask, ask_keys, clear_options, clear_pick, offer_hand, offer_one, only_pick, put
from .filters import fits
from .knowledge import entered_hand_open, hand_gone, left_hand_hidden
from .zones import (
    deck_to_discard,
    discard_aside,
    discard_picked,
    discarded,
    emit,
    first_slot,
    forget_group,
    from_rest,
    has_top,
    insert_slot,
    land,
    lift_top,
    put_at,
    put_on_top,
    remove_slot,
    revealed,
    set_mark,
    to_trash,
)

if TYPE_CHECKING:
    from ..machine import State


def lift(g: State, f: int, n: int, flags: int) -> None:
    """Reveal or look at the next n cards: they lie aside until they land."""
    p = g.f_seat[f]
    openly = flags & OPEN
    g.f_count[f] = 0
    g.f_it[f] = 0
    while g.f_count[f] < n and has_top(g, p):
        k = lift_top(g, p)
        if not openly:
            g.veiled[p] = VEILED
            if FIRST_GROUP <= g.lifted <= LAST_GROUP:
                forget_group(g, p, g.lifted)
        g.aside[p][k] += 1
        g.naside[p] += 1
        if flags & REMEMBER:
            g.them[g.f_them[f] - 1][k] += 1
        g.f_count[f] += 1
        g.f_it[f] = k + 1
        if openly:
            revealed(g, p, k, 1, DECK)
        elif g.tracing:
            emit(g, E_LOOK, p, k, 1, 1 << p, DECK)


def reveal_until(g: State, f: int, filter_: int, n: int) -> None:
    p = g.f_seat[f]
    g.f_count[f] = 0
    g.f_it[f] = 0
    while g.f_count[f] < n and has_top(g, p):
        k = lift_top(g, p)
        g.aside[p][k] += 1
        g.naside[p] += 1
        revealed(g, p, k, 1, DECK)
        if fits(g, k, filter_, 0):
            g.f_count[f] += 1
            g.f_it[f] = k + 1


def take(g: State, f: int, filter_: int) -> None:
    """Of the revealed cards all that fit go into the hand."""
    p = g.f_seat[f]
    g.f_count[f] = 0
    for k in range(g.kinds):
        n = g.aside[p][k]
        if n and fits(g, k, filter_, 0):
            g.aside[p][k] = 0
            g.naside[p] -= n
            g.hand[p][k] += n
            g.nhand[p] += n
            g.f_count[f] += n
            entered_hand_open(g, p, k, n)
            if g.tracing:
                emit(g, E_TAKE, p, k, n, EVERYBODY, 0)


def drop(g: State, f: int, openly: int) -> None:
    """All that is left of the lifted cards is discarded."""
    p = g.f_seat[f]
    while g.naside[p]:
        clear_pick(g)
        for k in range(g.kinds):
            g.pick[k] = min(g.aside[p][k], 255)
        discard_aside(g, p, openly)
    g.veiled[p] = 0


def drop_some(g: State, f: int, openly: int, filter_: int, but: int) -> None:
    """Of the lifted cards those that fit are discarded as one step, except one of the kind `but` (kind + 1)."""
    p = g.f_seat[f]
    clear_pick(g)
    for k in range(g.kinds):
        n = g.aside[p][k]
        if n and k == but - 1:
            n -= 1
        if n and fits(g, k, filter_, 0):
            g.pick[k] = min(n, 255)
    discard_aside(g, p, openly)
    if g.naside[p] == 0:
        g.veiled[p] = 0


def trash_or_discard(g: State, f: int) -> int:
    """The card that was found is trashed if its owner wants it, else discarded."""
    p = g.f_seat[f]
    k = g.f_it[f] - 1
    if g.f_step[f] == 0:
        g.f_count[f] = 0
        if k < 0 or g.aside[p][k] == 0:
            return 0
        offer_one(g, k)
        g.f_step[f] = 1
        if ask(g, D_TRASH, p, ASIDE, p, 0, 1, 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    g.aside[p][k] -= 1
    g.naside[p] -= 1
    if g.d_n:
        to_trash(g, p, k)
    else:
        land(g, p, k)
        if g.tracing:
            emit(g, E_DISCARD, p, k, 1, EVERYBODY, 0)
        discarded(g, p, k, 1)
    return 0


def look_at_bottom(g: State, p: int) -> int:
    """The owner looks at the bottom card of a deck that has one; its place in the row of slots."""
    first = first_slot(g, p)
    while g.nslots[p] < g.ndeck[p] and g.trouble == OK:
        insert_slot(g, p, first, OPEN_SLOT << KIND_BITS)
    known = g.slot[first] >> KIND_BITS
    if known == OPEN_SLOT:
        k = from_rest(g, p, g.ndeck[p] - g.pinned[p])
        g.pinned[p] += 1
        g.slot[first] = k | KNOWN_TO_OWNER << KIND_BITS
    elif known == KNOWN_TO_NOBODY:
        g.slot[first] = g.slot[first] & KIND_MASK | KNOWN_TO_OWNER << KIND_BITS
    return first


def bottom_to_top(g: State, f: int, may: int) -> int:
    """Look at the bottom card and put it on top."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        g.f_count[f] = 0
        if not has_top(g, p) or g.ndeck[p] == 1:
            return 0
        first = look_at_bottom(g, p)
        if g.trouble != OK:
            return 1
        k = g.slot[first] & KIND_MASK
        if g.tracing:
            emit(g, E_LOOK, p, k, 1, 1 << p, DECK)
        g.f_it[f] = k + 1
        offer_one(g, k)
        g.f_step[f] = 1
        if ask(g, D_TOPDECK, p, DECK, p, 0 if may else 1, 1, 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    if g.d_n:
        first = first_slot(g, p)
        k = g.slot[first] & KIND_MASK
        known = g.slot[first] >> KIND_BITS  # one of a group stays in it: others know the set, wherever they lie
        remove_slot(g, p, first)
        while g.nslots[p] and g.slot[first] >> KIND_BITS == OPEN_SLOT:
            remove_slot(g, p, first)
        g.ndeck[p] -= 1
        put_on_top(g, p, k, known)
        if g.tracing:
            emit(g, E_TOPDECK, p, k, 1, EVERYBODY if known == KNOWN_TO_ALL else 1 << p, DECK)
    return 0


def lose_top(g: State, f: int, to: int) -> None:
    p = g.f_seat[f]
    g.f_it[f] = 0
    g.f_count[f] = 0
    if has_top(g, p):
        k = lift_top(g, p)
        g.f_it[f] = k + 1
        g.f_count[f] = 1
        if to == TRASH:
            to_trash(g, p, k)
        else:
            land(g, p, k)
            if g.tracing:
                emit(g, E_DISCARD, p, k, 1, EVERYBODY, DECK)
            if g.extended:
                discarded(g, p, k, 1)


def draw_to(g: State, f: int, n: int, filter_: int) -> int:
    """Draw card by card up to n in hand; what fits may be set aside instead, to be discarded at the end."""
    p = g.f_seat[f]
    while True:
        if g.f_step[f] == 1:
            k = g.f_it[f] - 1
            g.f_step[f] = 0
            g.veiled[p] = 0
            if g.d_n:
                if g.tracing:
                    emit(g, E_SET_ASIDE, p, k, 1, EVERYBODY, 0)
            else:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
                g.hand[p][k] += 1
                g.nhand[p] += 1
                if g.f_open[f]:
                    entered_hand_open(g, p, k, 1)
                if g.tracing:
                    emit(g, E_DRAW, p, k, 1, 1 << p, 0)
        if g.nhand[p] >= n or not has_top(g, p):
            break
        if g.extended == ELSEWHERE and draws_less(g, f, n):
            break
        k = lift_top(g, p)
        if FIRST_GROUP <= g.lifted <= LAST_GROUP:
            forget_group(g, p, g.lifted)
        if fits(g, k, filter_, 0):
            g.aside[p][k] += 1
            g.naside[p] += 1
            g.veiled[p] = k + 1
            g.f_it[f] = k + 1
            g.f_open[f] = g.lifted == KNOWN_TO_ALL
            g.f_step[f] = 1
            offer_one(g, k)
            if ask(g, D_SET_ASIDE, p, ASIDE, p, 0, 1, 0, F_CARDS):
                return 1
        else:
            g.hand[p][k] += 1
            g.nhand[p] += 1
            if g.lifted == KNOWN_TO_ALL:
                entered_hand_open(g, p, k, 1)
            if g.tracing:
                emit(g, E_DRAW, p, k, 1, 1 << p, 0)
    if g.extended:
        g.f_mark[f] = 0
    drop(g, f, 1)
    return 0


def draws_less(g: State, f: int, n: int) -> int:
    """Whether a token keeps the seat from drawing its last card; drawing any uses the token up."""
    p = g.f_seat[f]
    if g.marks[MINUS_CARD * SEATS + p]:
        set_mark(g, p, MINUS_CARD, 0)
        g.f_mark[f] = 1
    return g.f_mark[f] and g.nhand[p] + 1 >= n


def place(g: State, f: int) -> int:
    """Put a hand card anywhere into the deck: first the card, then the place, counted from the top."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_hand(g, p, 0, 0)
        g.f_step[f] = 1
        if ask(g, D_PLACE, p, HAND, p, 1, 1, 0, F_CARDS):
            return 1
    if g.f_step[f] == 1:
        g.f_it[f] = only_pick(g)
        if g.f_it[f] == 0:
            g.f_step[f] = 0
            return 0
        k = g.f_it[f] - 1
        g.hand[p][k] -= 1
        g.nhand[p] -= 1
        left_hand_hidden(g, p, 1)
        g.aside[p][k] += 1
        g.naside[p] += 1
        g.veiled[p] = k + 1
        g.f_step[f] = 2
        clear_pick(g)
        if g.ndeck[p]:
            clear_options(g)
            g.d_last = min(g.ndeck[p], 511)
            if g.plan[p]:
                g.d_n = decide_position(g, p, k)
            else:
                put(g, D_POSITION, p, NOWHERE, p, 1, 1, 0, F_POSITIONS)
                return 1
    k = g.f_it[f] - 1
    g.f_step[f] = 0
    g.aside[p][k] -= 1
    g.naside[p] -= 1
    g.veiled[p] = 0
    put_at(g, p, k, g.d_n, KNOWN_TO_OWNER)
    if g.tracing:
        emit(g, E_PLACE, p, k, 1, 1 << p, g.d_n)
    return 0


def ask_deck_to_discard(g: State, f: int, may: int, key: int) -> int:
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        if g.ndeck[p] == 0:
            return 0
        g.f_step[f] = 1
        if ask_keys(g, 1 << key, p, 0 if may else 1, 1, D_DISCARD):
            return 1
    g.f_step[f] = 0
    if g.d_n:
        if g.tracing:
            emit(g, E_DECK_DISCARD, p, -1, 0, EVERYBODY, 0)
        deck_to_discard(g, p)
    return 0


def discard_hand(g: State, f: int) -> None:
    p = g.f_seat[f]
    g.f_count[f] = g.nhand[p]
    while g.nhand[p]:
        for k in row(g):
            g.pick[k] = min(g.hand[p][k], 255)
        discard_picked(g, p)
    hand_gone(g, p)
