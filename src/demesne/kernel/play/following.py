"""A strategy's own rules: what they pick, what they forbid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import i64
from ..rules.stream import below, own_place
from .conditions import true_for

if TYPE_CHECKING:
    from ..machine import State


def pick_option(g: State, k: int, ordered: int) -> None:
    if k < 0:
        return
    if ordered:
        g.order[g.d_n] = k
    g.pick[k] += 1
    g.d_n += 1


def options_left(g: State) -> int:
    n = 0
    for k in range(g.kinds):
        n += g.opt[k] - g.pick[k]
    return n


def matches(g: State, what: int, k: int) -> int:
    """Whether a rule about `what` is about kind k."""
    if what >= 0:
        return what == k
    if what == C.R_ANY:
        return 1
    return what <= C.R_TYPES and g.table.types[k] & (C.R_TYPES - what) != 0


def forbidden(g: State, p: int, verb: int, k: int) -> int:
    at = (g.plan[p] - 1) * C.VERBS + verb + C.NEVER
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        if matches(g, g.plans.rule_card[i], k) and true_for(g, p, g.plans.rule_when[i]):
            return 1
    return 0


def leave_out_forbidden(g: State, p: int, verb: int, least: int) -> None:
    """Take options away that a `never` rule names, as far as enough are left."""
    at = (g.plan[p] - 1) * C.VERBS + verb + C.NEVER
    if g.plans.begins[at] == g.plans.ends[at]:
        return
    total = options_left(g)
    for k in range(g.kinds):
        if g.opt[k] and total - g.opt[k] >= least and forbidden(g, p, verb, k):
            total -= g.opt[k]
            g.opt[k] = 0


def pick_by_chance(g: State, p: int, least: int, most: int, ordered: int) -> None:
    """As many as chance says, each option equally likely."""
    was: i64 = g.pos
    own_place(g, p)
    most = min(most, options_left(g))
    n = least + below(g, most - least + 1) if most > least else most
    while g.d_n < n:
        i = below(g, options_left(g))
        k = 0
        while i >= g.opt[k] - g.pick[k]:
            i -= g.opt[k] - g.pick[k]
            k += 1
        pick_option(g, k, ordered)
    g.pos = was


def follow_rules(g: State, p: int, verb: int, least: int, most: int, ordered: int) -> int:
    """Pick what the rules of a verb name, in their order; 1 when they have left nothing to built-in play."""
    at = (g.plan[p] - 1) * C.VERBS + verb
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        what = g.plans.rule_card[i]
        if what == C.R_RANDOM:
            if true_for(g, p, g.plans.rule_when[i]):
                pick_by_chance(g, p, least, most, ordered)
                return 1
        elif what != C.R_STOP:
            for k in range(g.kinds):
                if matches(g, what, k):
                    while g.d_n < most and g.opt[k] > g.pick[k] and true_for(g, p, g.plans.rule_when[i]):
                        pick_option(g, k, ordered)
    return g.d_n >= most


def no_rules(g: State, at: int) -> int:
    return g.plans.begins[at] == g.plans.ends[at]
