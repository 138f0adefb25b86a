"""What it is worth to choose cards: in hand, among those lifted, in the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...rules.declared import worth, worth_later
from ...rules.filters import fits
from ...rules.programs import filter_at, flags_of, op_at, verb_of
from ..appraising import dead_cards, draw_value, hand_use, trash_value
from ..estimating import hand_holds, pick_amount
from ..parting import forging_from_hand, paid_back, parting, ridding
from .elsewhere import sorting

if TYPE_CHECKING:
    from ...machine import State


@worth(C.OP_PICK)
def worth_of_picking(g: State, p: int, verb: int, zone: int, filter_: int, least: int, most: int) -> int:
    flags = flags_of(verb)
    verb = verb_of(verb)
    if zone == C.ASIDE:
        return sorting(g, p, verb, least, g.e_lifted)
    if zone != C.HAND:
        if verb == C.D_TAKE:
            g.coins += coins_there(g, p, filter_)
        return 0
    if verb == C.D_TRASH:
        if flags & C.TOTAL:
            return forging_from_hand(g, p, filter_, filter_at(g, g.e_at))
        return worth_of_trashing(g, p, filter_, least, most)
    if verb == C.D_DISCARD:
        return worth_of_discarding(g, p, filter_, least, most)
    if verb == C.D_REVEAL:
        g.e_shown = filter_
        g.e_did = hand_holds(g, p, filter_)
    elif verb == C.D_TOPDECK:
        return -1
    elif verb == C.D_RETURN:
        return max(returning(g, p), 0)
    return 0


def worth_of_trashing(g: State, p: int, filter_: int, least: int, most: int) -> int:
    n = pick_amount(g, p, least)
    n = ridding(g, p, filter_, n, max(pick_amount(g, p, most), n), g.e_at)
    g.e_paid = paid_back(g, g.e_at)
    g.e_did = hand_holds(g, p, filter_) and (least != 0 or n > 0 or op_at(g, g.e_at) == C.OP_IF)
    return n if g.e_did or least else 0


def worth_of_discarding(g: State, p: int, filter_: int, least: int, most: int) -> int:
    g.e_food = g.table.filter_only[filter_]
    g.e_did = hand_holds(g, p, filter_)
    if least == 0 and op_at(g, g.e_at) == C.OP_COINS:
        g.coins += dead_cards(g, p, 10)
    elif (least > 0 or most > 0) and g.table.filter_only[filter_] == 0:
        # of what was drawn before it the worse half goes as well
        n = max(least, 0)
        drawn = min(max(g.e_hand - g.nhand[p], 0), n)
        return -((parting(g, p, n - drawn) + drawn * draw_value(g, p) // 2) * g.rate // 10)
    return 0


@worth_later(C.OP_PICK)
def worth_of_picking_later(g: State, p: int, for_hand: int, verb: int, zone: int, filter_: int, least: int) -> int:
    return -3 * least if verb_of(verb) == C.D_DISCARD else 0


@worth(C.OP_DISCARD_HAND)
def worth_of_discarding_the_hand(g: State, p: int) -> int:
    g.e_hand = 0
    g.e_given = 1
    return -(hand_use(g, p) * g.rate // 10)


@worth(C.OP_TRASH_THIS)
def worth_of_trashing_this(g: State, p: int, may: int) -> int:
    """Left to its player, it is decided when it comes to that."""
    g.e_did = may == 0
    return 0


@worth_later(C.OP_TAKE_BACK)
def worth_of_taking_back(g: State, p: int, for_hand: int) -> int:
    return 6


def coins_there(g: State, p: int, filter_: int) -> int:
    """Coins of the cards in the discard pile that fit."""
    n = 0
    for k in range(g.kinds):
        if g.disc[p][k] and fits(g, k, filter_, 0):
            n += g.disc[p][k] * g.plans.treasure[k]
    return n


def returning(g: State, p: int) -> int:
    """How good it is to send two copies of a hand card back to its pile."""
    best = -1
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.pile[k]:
            best = max(best, min(g.hand[p][k], 2) * trash_value(g, p, k, C.HAND))
    return best
