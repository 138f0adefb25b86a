"""Built-in play where cards are put on the deck, or into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rules.filters import cost_now
from ..rules.programs import ends_at, least_at, op_at, part_for_each, picks_to
from ..rules.strategies import answers
from .appraising import dead_actions, draw_value, is_blank, pull
from .following import options_left, pick_option
from .parting import worst_option
from .wanting import coins_in_hand, first_purchase, spending

if TYPE_CHECKING:
    from ..machine import State


def put_back(g: State, p: int) -> int:
    """The card to put on the deck (kind + 1): a dead Action, the best Treasure this turn can spare, the worst card."""
    found = 0
    best = 0
    if g.actions == 0 or dead_actions(g, p) > 0:
        for k in range(g.kinds):
            if g.opt[k] > g.pick[k] and g.table.types[k] & C.ACTION and g.plans.power[k] >= best:
                if g.actions == 0 or g.plans.more_actions[k] == 0:
                    best = g.plans.power[k]
                    found = k + 1
    if found:
        return found
    coins = coins_in_hand(g, p)
    spare = coins - spending(g, p, coins)
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k] and g.table.types[k] & C.TREASURE:
            n = g.plans.treasure[k] + g.bonus[k]
            if n <= spare and n > best:
                best = n
                found = k + 1
    return found if found else worst_option(g, p)


def spared(g: State, p: int) -> int:
    """What an Attack gets for the deck (kind + 1): the best Treasure p's next purchase can do without, else the worst.

    It comes again with the hand after that, in which another blank card would be one too many.
    """
    coins = 0
    for k in range(g.kinds):
        coins += (g.hand[p][k] - g.pick[k]) * g.plans.treasure[k]
    k = first_purchase(g, p, coins)
    spare = coins - cost_now(g, k - 1) if k else coins
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k] and g.table.types[k] & C.TREASURE:
            n = g.plans.treasure[k]
            if n <= spare and n > best:
                best = n
                found = k + 1
    return found if found else worst_option(g, p)


def decide_topdeck(g: State, p: int, zone: int, least: int, most: int, ordered: int) -> None:
    if zone == C.PLAY:
        # it will be in the next hand
        for k in range(g.kinds):
            while g.opt[k] > g.pick[k] and g.d_n < most:
                pick_option(g, k, ordered)
        return
    if zone == C.DISCARD or (zone == C.DECK and least == 0):
        k = best_to_come(g, p)
        if k:
            pick_option(g, k - 1, ordered)
        return
    if zone == C.HAND and g.cur != p:
        limit = hand_limit(g)
        if limit:
            spare_the_worst(g, p, min(g.nhand[p] - limit - most, options_left(g) - most + g.d_n))
    while g.d_n < most and options_left(g):
        if zone == C.ASIDE:
            k = most_useful(g, p)
        elif g.cur == p:
            k = put_back(g, p)
        elif g.table.types[g.f_card[g.sp - 1]] & C.ATTACK:
            k = spared(g, p)
        else:
            k = worst_option(g, p)
        pick_option(g, k - 1, ordered)


def most_useful(g: State, p: int) -> int:
    """The option (kind + 1) one would like to draw first."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k]:
            n = pull(g, k)
            if found == 0 or n > best:
                best = n
                found = k + 1
    return found


def best_to_come(g: State, p: int) -> int:
    """The discarded card (kind + 1) worth drawing next, 0 when the deck is likely to bring as good a one."""
    k = most_useful(g, p)
    if k and pull(g, k - 1) > draw_value(g, p):
        return k
    return 0


def hand_limit(g: State) -> int:
    """To how many cards the Attack whose Reactions are being asked makes the others discard; 0 for none of that."""
    for f in range(g.sp):
        if g.f_pc[f] == 0:
            at = g.table.start[g.f_card[f]]
            while not ends_at(g, at):
                if op_at(g, at) == C.OP_EACH:
                    sub = part_for_each(g, at)
                    while not ends_at(g, sub):
                        n = C.N_DOWN_TO - least_at(g, sub)
                        if picks_to(g, sub, C.D_DISCARD) and n > 0:
                            return n
                        sub += C.WIDTH
                at += C.WIDTH
    return 0


def spare_the_worst(g: State, p: int, n: int) -> None:
    """Take the n worst options away: they will have to be discarded, so that nothing need be done about them."""
    for _ in range(n):
        k = worst_option(g, p)
        if k == 0:
            break
        g.opt[k - 1] -= 1


@answers
def decide_position(g: State, p: int, k: int) -> int:
    """How deep a card goes into the deck: a good one on top, a poor one to the bottom."""
    if is_blank(g, k) or g.plans.worth[k] <= 6:
        return g.d_last
    return 0
