"""The turn of a strategy: which Action it plays next and what it buys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ACTION,
    D_ACTION,
    D_BUY,
    NEVER,
    OP_ACTIONS,
    OP_END,
    OP_OPTION,
    OP_PLAY_FROM_HAND,
    PRICES,
    R_RANDOM,
    R_STOP,
    VERBS,
    WIDTH,
    i64,
)
from ..layout import any_action, lowest_bit
from ..rules.filters import cost_now
from ..rules.stream import below, own_place
from .conditions import true_for
from .estimating import profit
from .following import forbidden, matches

if TYPE_CHECKING:
    from ..machine import State


def next_action(g: State, p: int) -> int:
    """The Action to play now, -1 for none: by the rules, else one that gives Actions, else the most profitable."""
    if not any_action(g, p):
        return -1
    at = (g.plan[p] - 1) * VERBS + D_ACTION
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        what = g.plans.rule_card[i]
        if what == R_RANDOM:
            if true_for(g, p, g.plans.rule_when[i]):
                return action_by_chance(g, p)
        else:
            for k in range(g.kinds):
                if (
                    g.hand[p][k]
                    and g.table.types[k] & ACTION
                    and matches(g, what, k)
                    and true_for(g, p, g.plans.rule_when[i])
                    and not forbidden(g, p, D_ACTION, k)
                ):
                    return k
    checked = g.plans.begins[at + NEVER] != g.plans.ends[at + NEVER]
    found = -1
    best = 0
    i = 0
    while g.plans.order[i] >= 0:
        k = g.plans.order[i]
        i += 1
        if g.hand[p][k] and not (checked and forbidden(g, p, D_ACTION, k)):
            if g.plans.open[k] == 0 and g.plans.more_actions[k]:
                return k
            n = profit(g, p, k)
            if n > 0:
                if g.plans.open[k] and gives_actions_now(g, p, k):
                    return k
                if n > best:
                    best = n
                    found = k
    return found


def gives_actions_now(g: State, p: int, k: int) -> int:
    """Whether playing k costs no Action, by its table or by what has been played already."""
    if g.plans.more_actions[k]:
        return 1
    if g.plans.late_actions[k]:
        return g.nact + 1 >= g.plans.late_actions[k]
    if plays_another(g, k):
        return has_free_target(g, p)
    return actions_in_hand(g, p) > 1 and may_give_actions(g, k)


def actions_in_hand(g: State, p: int) -> int:
    n = 0
    for k in range(g.kinds):
        if g.table.types[k] & ACTION:
            n += g.hand[p][k]
    return n


def may_give_actions(g: State, k: int) -> int:
    """Whether Actions are among what k lets its player choose."""
    at = g.table.start[k]
    chosen = 0
    while g.table.code[at] != OP_END:
        if g.table.code[at] == OP_OPTION:
            chosen = 1
        elif chosen and g.table.code[at] == OP_ACTIONS:
            return 1
        at += WIDTH
    return 0


def plays_another(g: State, k: int) -> int:
    """Whether k plays another Action from hand."""
    at = g.table.start[k]
    while g.table.code[at] != OP_END:
        if g.table.code[at] == OP_PLAY_FROM_HAND:
            return 1
        at += WIDTH
    return 0


def has_free_target(g: State, p: int) -> int:
    """Whether hand holds an Action that gives Actions, and no village that should open the way for a terminal first."""
    some = 0
    villages = 0
    terminals = 0
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & ACTION:
            if g.plans.more_actions[k]:
                some = 1
                villages += g.plans.more_actions[k] > 1
            elif not plays_another(g, k):
                terminals += 1
    return some and not (villages and terminals)


def action_by_chance(g: State, p: int) -> int:
    n = 0
    only = -1
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & ACTION and not forbidden(g, p, D_ACTION, k):
            only = k if n == 0 else -1
            n += g.hand[p][k]
    if n == 0 or only >= 0:
        return only
    was: i64 = g.pos
    own_place(g, p)
    n = below(g, n)
    g.pos = was
    for k in range(g.kinds):
        if g.table.types[k] & ACTION and not forbidden(g, p, D_ACTION, k):
            n -= g.hand[p][k]
            if n < 0:
                return k
    return -1


def next_purchase(g: State, p: int) -> int:
    """What the buy rules buy now (kind + 1), 0 for nothing more."""
    at = (g.plan[p] - 1) * VERBS + D_BUY
    checked = g.plans.begins[at + NEVER] != g.plans.ends[at + NEVER]
    some: i64 = g.plans.affords[(g.plan[p] - 1) * PRICES + min(g.coins + g.cheaper, PRICES - 1)]
    if some >= 0:
        first = g.plans.begins[at]
        while some:
            i = first + lowest_bit(some)
            some &= some - 1
            k = g.plans.rule_card[i]
            if k == R_STOP:
                if true_for(g, p, g.plans.rule_when[i]):
                    return 0
            elif g.supply[k] and true_for(g, p, g.plans.rule_when[i]) and not (checked and forbidden(g, p, D_BUY, k)):
                return k + 1
        return 0
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        k = g.plans.rule_card[i]
        if k == R_STOP:
            if true_for(g, p, g.plans.rule_when[i]):
                return 0
        elif (
            g.supply[k]
            and cost_now(g, k) <= g.coins
            and true_for(g, p, g.plans.rule_when[i])
            and not (checked and forbidden(g, p, D_BUY, k))
        ):
            return k + 1
    return 0
