"""What it is worth to move cards off the deck, onto mats or beside it, and to get another turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...rules.counting import in_deck, mat_row
from ...rules.declared import worth
from ...rules.scoring import points_of
from ..appraising import draw_value, holding, pull, trash_value, use
from ..estimating import part_of

if TYPE_CHECKING:
    from ...machine import State


@worth(C.OP_LIFT)
def worth_of_lifting(g: State, p: int, n: int) -> int:
    g.e_lifted = n
    return 0


@worth(C.OP_UNTIL)
def worth_of_revealing_until(g: State, p: int, filter_: int, n: int) -> int:
    return 15 * n * g.rate // 10


@worth(C.OP_DECK_TO_DISCARD)
def worth_of_emptying_the_deck(g: State, p: int) -> int:
    return 1


@worth(C.OP_DROP)
def worth_of_dropping(g: State, p: int) -> int:
    return dropping(g, p)


@worth(C.OP_TO_MAT)
def worth_of_laying_away(g: State, p: int) -> int:
    return best_away(g, p)


@worth(C.OP_TAKE_MAT)
def worth_of_a_mat(g: State, p: int, mat: int) -> int:
    return mat_value(g, p, mat)


@worth(C.OP_TOP_TO_MAT)
def worth_of_the_top_on_a_mat(g: State, p: int) -> int:
    return (draw_value(g, p) + 2) * g.rate // 10 if g.ndeck[p] + g.ndisc[p] else 0


@worth(C.OP_EXTRA_TURN)
def worth_of_a_turn(g: State, p: int) -> int:
    """A second one, or one in an extra turn, only makes the next hand smaller."""
    return 2 * draw_value(g, p) * g.rate // 10 if g.extra == 0 and g.extra_next == 0 else -g.rate


@worth(C.OP_PLAY_FOUND)
def worth_of_playing_it(g: State, p: int) -> int:
    return found_value(g, p)


def best_away(g: State, p: int) -> int:
    """How good it is to lay the best hand card for that on a mat for good."""
    best = -g.rate
    for k in range(g.kinds):
        if g.hand[p][k]:
            best = max(best, away_value(g, p, k))
    return best


def away_value(g: State, p: int, k: int) -> int:
    """How good it is that k is drawn no more while its points count."""
    n = -holding(g, p, k)
    if g.table.types[k] & (C.VICTORY | C.CURSE):
        n += 13 * points_of(g, p, k)
    return n


def mat_value(g: State, p: int, mat: int) -> int:
    """What the cards of a mat do in hand; their coins join those of the turn."""
    total = 0
    for k in range(g.kinds):
        n = g.mats[mat_row(mat, p)][k]
        if n:
            if g.table.types[k] & C.TREASURE:
                g.coins += n * g.plans.treasure[k]
                total += n * g.plans.stock[k] >> 1
            else:
                total += n * use(g, p, k)
    return total * g.rate // 10


def found_value(g: State, p: int) -> int:
    """What playing the card looked at brings; its coins join those of the turn."""
    k = g.f_it[g.sp - 1] - 1 if g.sp else -1
    if k < 0:
        return 0
    if g.table.types[k] & C.TREASURE:
        g.coins += g.plans.treasure[k]
        return g.plans.stock[k] * g.rate // 20
    return g.plans.power[k] * g.rate // 10


def sorting(g: State, p: int, verb: int, least: int, lifted: int) -> int:
    """What trashing or discarding of looked at cards brings: of those that lie there, else of those to expect."""
    best = 0
    found = 0
    for k in range(g.kinds):
        n = 0
        if g.naside[p] == 0 and verb == C.D_TRASH and least > 0:
            if in_deck(g, p, k) and trash_value(g, p, k, C.ASIDE) > (-10 if pull(g, k) <= 10 else 0):
                found += in_deck(g, p, k)
        elif g.aside[p][k]:
            if verb == C.D_TRASH:
                n = trash_value(g, p, k, C.ASIDE)
            else:
                n = part_of((draw_value(g, p) - pull(g, k)) * g.rate, 10)
            if found == 0 or n > best:
                best = n
            found = 1
    if g.naside[p] == 0 and verb == C.D_TRASH and least > 0:
        # one of them must go: good only while there is rubbish in the deck, or what is no great loss
        return g.rate if found * lifted >= g.ndeck[p] else -2 * g.rate
    return best if verb == C.D_TRASH or verb == C.D_DISCARD else 0


def dropping(g: State, p: int) -> int:
    """What it brings to discard all cards looked at: others are drawn in their place."""
    total = g.naside[p] * draw_value(g, p)
    for k in range(g.kinds):
        if g.aside[p][k]:
            total -= g.aside[p][k] * pull(g, k)
    return part_of(total * g.rate, 10)
