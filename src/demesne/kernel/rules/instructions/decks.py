"""The top and the bottom of a deck: turn up, take, lose, draw up to so many, put a card somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..asking import ask, ask_keys, clear_options, clear_pick, offer_hand, offer_one, only_pick, put
from ..declared import instruction
from ..filters import fits
from ..knowledge import entered_hand_open, left_hand_hidden
from ..strategies import decide_position
from ..zones import (
    deck_to_discard,
    discarded,
    first_slot,
    forget_group,
    from_rest,
    has_top,
    insert_slot,
    land,
    lies_open_on_top,
    lift_top,
    moved,
    put_at,
    put_on_top,
    remove_slot,
    revealed,
    set_mark,
    to_trash,
    turn_up_top,
)
from .lifting import drop

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_TURN_UP)
def turn_up(g: State, f: int) -> None:
    """Reveal the top card, which stays there."""
    p = g.f_seat[f]
    g.f_it[f] = 0
    if has_top(g, p):
        g.f_it[f] = turn_up_top(g, p) + 1
        revealed(g, p, g.f_it[f] - 1, 1, C.DECK, C.DECK)


@instruction(C.OP_TAKE_TOP)
def take_top(g: State, f: int) -> None:
    """The card turned up goes into the hand, if it still lies there."""
    p = g.f_seat[f]
    if g.f_it[f] and lies_open_on_top(g, p, g.f_it[f] - 1):
        k = lift_top(g, p)
        g.hand[p][k] += 1
        g.nhand[p] += 1
        entered_hand_open(g, p, k, 1)
        if g.tracing:
            moved(g, C.E_TAKE, p, k, 1, C.EVERYBODY, 0, C.DECK, C.HAND)


@instruction(C.OP_LOSE_TOP)
def lose_top(g: State, f: int, to: int) -> None:
    p = g.f_seat[f]
    g.f_it[f] = 0
    g.f_count[f] = 0
    if has_top(g, p):
        k = lift_top(g, p)
        g.f_it[f] = k + 1
        g.f_count[f] = 1
        if to == C.TRASH:
            to_trash(g, p, k, C.DECK)
        else:
            land(g, p, k)
            if g.tracing:
                moved(g, C.E_DISCARD, p, k, 1, C.EVERYBODY, C.DECK, C.DECK, C.DISCARD)
            if g.extended:
                discarded(g, p, k, 1)


def look_at_bottom(g: State, p: int) -> int:
    """The owner looks at the bottom card of a deck that has one; its place in the row of slots."""
    first = first_slot(g, p)
    while g.nslots[p] < g.ndeck[p] and g.trouble == C.OK:
        insert_slot(g, p, first, C.OPEN_SLOT << C.KIND_BITS)
    known = g.slot[first] >> C.KIND_BITS
    if known == C.OPEN_SLOT:
        k = from_rest(g, p, g.ndeck[p] - g.pinned[p])
        g.pinned[p] += 1
        g.slot[first] = k | C.KNOWN_TO_OWNER << C.KIND_BITS
    elif known == C.KNOWN_TO_NOBODY:
        g.slot[first] = g.slot[first] & C.KIND_MASK | C.KNOWN_TO_OWNER << C.KIND_BITS
    return first


@instruction(C.OP_BOTTOM)
def bottom_to_top(g: State, f: int, may: int) -> int:
    """Look at the bottom card and put it on top."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        g.f_count[f] = 0
        if not has_top(g, p) or g.ndeck[p] == 1:
            return C.NEXT
        first = look_at_bottom(g, p)
        if g.trouble != C.OK:
            return C.WAIT
        k = g.slot[first] & C.KIND_MASK
        if g.tracing:
            moved(g, C.E_LOOK, p, k, 1, 1 << p, C.DECK, C.DECK, C.DECK)
        g.f_it[f] = k + 1
        offer_one(g, k)
        g.f_step[f] = 1
        if ask(g, C.D_TOPDECK, p, C.DECK, p, 0 if may else 1, 1, 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    if g.d_n:
        first = first_slot(g, p)
        k = g.slot[first] & C.KIND_MASK
        known = g.slot[first] >> C.KIND_BITS  # one of a group stays in it: others know the set, wherever they lie
        remove_slot(g, p, first)
        while g.nslots[p] and g.slot[first] >> C.KIND_BITS == C.OPEN_SLOT:
            remove_slot(g, p, first)
        g.ndeck[p] -= 1
        put_on_top(g, p, k, known)
        if g.tracing:
            sees = C.EVERYBODY if known == C.KNOWN_TO_ALL else 1 << p
            moved(g, C.E_TOPDECK, p, k, 1, sees, C.DECK, C.DECK, C.DECK)
    return C.NEXT


@instruction(C.OP_DRAW_TO)
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
                    moved(g, C.E_SET_ASIDE, p, k, 1, C.EVERYBODY, 0, C.DECK, C.ASIDE)
            else:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
                g.hand[p][k] += 1
                g.nhand[p] += 1
                if g.f_open[f]:
                    entered_hand_open(g, p, k, 1)
                if g.tracing:
                    moved(g, C.E_DRAW, p, k, 1, 1 << p, 0, C.DECK, C.HAND)
        if g.nhand[p] >= n or not has_top(g, p):
            break
        if g.extended == C.ELSEWHERE and draws_less(g, f, n):
            break
        k = lift_top(g, p)
        if C.FIRST_GROUP <= g.lifted <= C.LAST_GROUP:
            forget_group(g, p, g.lifted)
        if fits(g, k, filter_, 0):
            g.aside[p][k] += 1
            g.naside[p] += 1
            g.veiled[p] = k + 1
            g.f_it[f] = k + 1
            g.f_open[f] = g.lifted == C.KNOWN_TO_ALL
            g.f_step[f] = 1
            offer_one(g, k)
            if ask(g, C.D_SET_ASIDE, p, C.ASIDE, p, 0, 1, 0, C.F_CARDS):
                return C.WAIT
        else:
            g.hand[p][k] += 1
            g.nhand[p] += 1
            if g.lifted == C.KNOWN_TO_ALL:
                entered_hand_open(g, p, k, 1)
            if g.tracing:
                moved(g, C.E_DRAW, p, k, 1, 1 << p, 0, C.DECK, C.HAND)
    if g.extended:
        g.f_mark[f] = 0
    drop(g, f, 1)
    return C.NEXT


def draws_less(g: State, f: int, n: int) -> int:
    """Whether a token keeps the seat from drawing its last card; drawing any uses the token up."""
    p = g.f_seat[f]
    if g.marks[C.MINUS_CARD][p]:
        set_mark(g, p, C.MINUS_CARD, 0)
        g.f_mark[f] = 1
    return g.f_mark[f] and g.nhand[p] + 1 >= n


@instruction(C.OP_PLACE)
def place(g: State, f: int) -> int:
    """Put a hand card anywhere into the deck: first the card, then the place, counted from the top."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_hand(g, p, 0, 0)
        g.f_step[f] = 1
        if ask(g, C.D_PLACE, p, C.HAND, p, 1, 1, 0, C.F_CARDS):
            return C.WAIT
    if g.f_step[f] == 1:
        g.f_it[f] = only_pick(g)
        if g.f_it[f] == 0:
            g.f_step[f] = 0
            return C.NEXT
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
                put(g, C.D_POSITION, p, C.NOWHERE, p, 1, 1, 0, C.F_POSITIONS)
                return C.WAIT
    k = g.f_it[f] - 1
    g.f_step[f] = 0
    g.aside[p][k] -= 1
    g.naside[p] -= 1
    g.veiled[p] = 0
    put_at(g, p, k, g.d_n, C.KNOWN_TO_OWNER)
    if g.tracing:
        moved(g, C.E_PLACE, p, k, 1, 1 << p, g.d_n, C.HAND, C.DECK)
    return C.NEXT


@instruction(C.OP_DECK_TO_DISCARD)
def ask_deck_to_discard(g: State, f: int, may: int, key: int) -> int:
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        if g.ndeck[p] == 0:
            return C.NEXT
        g.f_step[f] = 1
        if ask_keys(g, 1 << key, p, 0 if may else 1, 1, C.D_DISCARD):
            return C.WAIT
    g.f_step[f] = 0
    if g.d_n:
        if g.tracing:
            moved(g, C.E_DECK_DISCARD, p, -1, 0, C.EVERYBODY, 0, C.DECK, C.DISCARD)
        deck_to_discard(g, p)
    return C.NEXT
