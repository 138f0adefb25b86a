"""What gains are worth, and what becomes of a card just gained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...rules.declared import worth, worth_later
from ...rules.filters import fits
from ...rules.programs import flags_of, verb_of
from ...rules.strategies import answers
from ..appraising import draw_value, holding, pull
from ..parting import forced
from ..wanting import wanted, wanted_in_trash

if TYPE_CHECKING:
    from ...machine import State


@worth(C.OP_GAIN)
def worth_of_gaining(g: State, p: int, kind: int, to: int, n: int) -> int:
    if not g.supply[kind]:
        return 0
    each = holding(g, p, kind)
    # what several such cards live on does no harm
    total = max(each, 1) if g.e_food == kind + 1 and g.terminals > 2 else each
    if n > 1:
        total += min(n - 1, g.supply[kind] - 1) * each
    if to == C.HAND and g.e_paid == 0:
        g.coins += g.plans.treasure[kind]
    return total


@worth(C.OP_GAIN_PICK)
def worth_of_a_chosen_gain(g: State, p: int, zone: int, to: int, filter_: int) -> int:
    if verb_of(zone) == C.TRASH:
        if flags_of(zone):
            return 0
        n = wanted_in_trash(g, p, filter_)
        return n if n else -1
    if flags_of(zone) & C.SMUGGLED:
        return smuggling(g, p, filter_)
    if g.table.filter_mode[filter_] >= C.COST_UP_TO_MORE:
        return 0
    found = wanted(g, p, filter_, 0)
    if found == 0:
        return forced(g, p, filter_, 0)
    # what a list wants does no harm
    total = max(holding(g, p, found - 1), 1)
    if to == C.HAND:
        g.coins += g.plans.treasure[found - 1]
    return total


@worth_later(C.OP_GAIN_PICK)
def worth_of_a_chosen_gain_later(g: State, p: int, for_hand: int) -> int:
    return 15


@worth(C.OP_GAIN_COPY)
def worth_of_a_copy(g: State, p: int) -> int:
    return max(best_shown(g, p, g.e_shown), 0)


@worth(C.OP_MOVE_GAINED)
def worth_of_moving_it(g: State, p: int, to: int) -> int:
    """What it brings to trash the card just gained, or to put it on the deck."""
    w = g.f_attack[g.sp - 1] - 1 if g.sp else -1
    if w < 0 or g.f_what[w] == 0:
        return 0
    return to_trash_gained(g, p, w) if to == C.TRASH else to_deck_gained(g, p, w)


def smuggling(g: State, p: int, filter_: int) -> int:
    """The best that the right neighbour gained in its last turn and that may be gained now."""
    right = (p + g.seats - 1) % g.seats
    best = 0
    found = 0
    for k in range(g.kinds):
        if g.gained_last[right][k] and g.supply[k] and fits(g, k, filter_, 0):
            n = holding(g, p, k)
            if found == 0 or n > best:
                best = n
                found = 1
    return best


def best_shown(g: State, p: int, filter_: int) -> int:
    """What the best copy is worth of a hand card that fits."""
    best = -1
    for k in range(g.kinds):
        if g.hand[p][k] and g.supply[k] and fits(g, k, filter_, 0):
            best = max(best, holding(g, p, k))
    return best


def to_trash_gained(g: State, p: int, w: int) -> int:
    return -holding(g, p, g.f_card[w])


def to_deck_gained(g: State, p: int, w: int) -> int:
    """A card that is better than what would be drawn comes sooner this way."""
    return 0 if g.f_where[w] == C.DECK else on_deck_value(g, p, g.f_card[w])


@answers
def on_deck_value(g: State, p: int, k: int) -> int:
    """How much better a k on the deck is for p than what would be drawn."""
    n = pull(g, k)
    if g.table.types[k] & C.ACTION:
        n = max(n, 2 * g.plans.worth[k] // 3)
    return n - max(draw_value(g, p), 8)
