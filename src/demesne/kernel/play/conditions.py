"""The conditions of a strategy: small programs on a stack of numbers, asked by one seat about what it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import i64
from ..rows import weigh_money
from ..rules.counting import cards_owned, gains_to_end, in_deck, mat_row, owned
from ..rules.scoring import best_score_of_others, score
from ..rules.zones import first_slot

if TYPE_CHECKING:
    from ..machine import State


def copies(g: State, p: int, term: int, k: int) -> int:
    """How many of kind k lie where the term says; what p is just picking counts as gone."""
    if term == C.T_OWNED:
        n = owned(g, p, k)
        return n - g.pick[k] if g.leaving == 2 else n
    if term == C.T_SUPPLY:
        return g.supply[k]
    if term == C.T_HAND:
        n = g.hand[p][k]
        return max(n - g.pick[k], 0) if g.leaving else n
    if term == C.T_INPLAY:
        return g.play[p][k]
    if term == C.T_DECK:
        return in_deck(g, p, k)
    return g.gained[p][k]


def all_copies(g: State, p: int, term: int, what: int) -> int:
    """The same of a kind, or (negative) of a set of types."""
    if what >= 0:
        return copies(g, p, term, what)
    n = 0
    for k in range(g.kinds):
        if g.table.types[k] & -what:
            n += copies(g, p, term, k)
    return n


def money(g: State, p: int) -> int:
    """The coins of all Treasures p owns."""
    n = weigh_money(g, p)
    if g.pinned[p]:
        for i in range(first_slot(g, p), first_slot(g, p) + g.nslots[p]):
            if g.slot[i] >> C.KIND_BITS != C.OPEN_SLOT:
                n += g.plans.money[g.slot[i] & C.KIND_MASK]
    if g.leaving == 2:
        i = 0
        while g.plans.treasures[i] >= 0:
            n -= g.pick[g.plans.treasures[i]] * g.plans.treasure[g.plans.treasures[i]]
            i += 1
    return n


def most_of_others(g: State, p: int, what: int) -> int:
    leaving = g.leaving
    g.leaving = 0
    most = 0
    for q in range(g.seats):
        if q != p:
            most = max(most, all_copies(g, q, C.T_OWNED, what))
    g.leaving = leaving
    return most


def term_value(g: State, p: int, term: int, what: int) -> int:
    if term == C.T_OPPONENTS:
        return most_of_others(g, p, what)
    if term < C.T_EMPTY_PILES:
        return all_copies(g, p, term, what)
    if term == C.T_EMPTY_PILES:
        return g.empty
    if term == C.T_GAINS_TO_END:
        return gains_to_end(g)
    if term == C.T_COINS:
        return g.coins
    if term == C.T_BUYS:
        return g.buys
    if term == C.T_ACTIONS:
        return g.actions
    if term == C.T_TURN:
        return g.turns[p]
    if term == C.T_MONEY:
        return money(g, p)
    if term == C.T_CARDS:
        return cards_owned(g, p)
    if term == C.T_SCORE:
        return score(g, p)
    if term == C.T_LEAD:
        return score(g, p) - best_score_of_others(g, p)
    if term == C.T_FIRST:
        return p == g.first
    if term == C.T_TOKENS:
        return g.tokens[what][p]
    if term == C.T_MAT:
        return g.nmats[mat_row(what, p)]
    return pile_tokens(g, what)


def pile_tokens(g: State, what: int) -> int:
    """Tokens on the pile of a kind: all, or those of the name whose number + 1 stands above the kind."""
    if what >> C.KIND_BITS:
        return g.pile_tokens[(what >> C.KIND_BITS) - 1][what & C.KIND_MASK]
    n = 0
    for i in range(C.PILE_TOKENS):
        n += g.pile_tokens[i][what]
    return n


def compare(how: int, a: int, b: int) -> int:
    # three bits for each comparison: whether less, equal and more satisfy it
    return 0b100110101010011001000 >> (3 * how + (a > b) - (a < b) + 1) & 1


def true_for(g: State, p: int, at: int) -> int:
    """Whether the condition that begins at `at` holds for seat p; 0 begins none and always holds."""
    if at == 0:
        return 1
    op = g.plans.condition[at]
    if op <= C.C_MORE and g.plans.condition[at + 4] == C.C_END:
        # most are one comparison
        a = g.plans.condition[at + 1]
        b = g.plans.condition[at + 2]
        if a == C.T_OWNED and b >= 0 and g.leaving == 0:
            n0 = owned(g, p, b)
        else:
            n0 = term_value(g, p, a, b)
        return compare(op, n0, g.plans.condition[at + 3])
    top = -1
    while True:
        op = g.plans.condition[at]
        a = g.plans.condition[at + 1]
        b = g.plans.condition[at + 2]
        c = g.plans.condition[at + 3]
        at += 4
        if op == C.C_END:
            return g.stack[top] != 0
        if op <= C.C_MORE:
            top += 1
            g.stack[top] = compare(op, term_value(g, p, a, b), c)
        elif op == C.C_NUMBER:
            top += 1
            g.stack[top] = a
        elif op == C.C_TERM:
            top += 1
            g.stack[top] = term_value(g, p, a, b)
        elif op == C.C_AND:
            if g.stack[top] == 0:
                at = a
            else:
                top -= 1
        elif op == C.C_OR:
            if g.stack[top] != 0:
                at = a
            else:
                top -= 1
        elif op == C.C_NOT:
            g.stack[top] = g.stack[top] == 0
        elif op == C.C_NEGATE:
            g.stack[top] = -g.stack[top]
        else:
            top -= 1
            n: i64 = g.stack[top]
            m: i64 = g.stack[top + 1]
            if op == C.C_ADD:
                n += m
            elif op == C.C_SUBTRACT:
                n -= m
            elif op == C.C_TIMES:
                n *= m
            else:
                n = compare(a, g.stack[top], g.stack[top + 1])
            g.stack[top] = max(min(n, 1000000000), -1000000000)
