"""The conditions of a strategy: small programs on a stack of numbers, asked by one seat about what it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    C_ADD,
    C_AND,
    C_END,
    C_MORE,
    C_NEGATE,
    C_NOT,
    C_NUMBER,
    C_OR,
    C_SUBTRACT,
    C_TERM,
    C_TIMES,
    KIND_BITS,
    KIND_MASK,
    OPEN_SLOT,
    PILE_TOKENS,
    SEATS,
    T_ACTIONS,
    T_BUYS,
    T_CARDS,
    T_COINS,
    T_DECK,
    T_EMPTY_PILES,
    T_FIRST,
    T_GAINS_TO_END,
    T_HAND,
    T_INPLAY,
    T_LEAD,
    T_MAT,
    T_MONEY,
    T_OPPONENTS,
    T_OWNED,
    T_SCORE,
    T_SUPPLY,
    T_TOKENS,
    T_TURN,
    i64,
)
from ..layout import weigh_money
from ..rules.counting import cards_owned, gains_to_end, in_deck, owned
from ..rules.scoring import best_score_of_others, score
from ..rules.zones import first_slot

if TYPE_CHECKING:
    from ..machine import State


def copies(g: State, p: int, term: int, k: int) -> int:
    """How many of kind k lie where the term says; what p is just picking counts as gone."""
    if term == T_OWNED:
        n = owned(g, p, k)
        return n - g.pick[k] if g.leaving == 2 else n
    if term == T_SUPPLY:
        return g.supply[k]
    if term == T_HAND:
        n = g.hand[p][k]
        return max(n - g.pick[k], 0) if g.leaving else n
    if term == T_INPLAY:
        return g.play[p][k]
    if term == T_DECK:
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
            if g.slot[i] >> KIND_BITS != OPEN_SLOT:
                n += g.plans.money[g.slot[i] & KIND_MASK]
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
            most = max(most, all_copies(g, q, T_OWNED, what))
    g.leaving = leaving
    return most


def term_value(g: State, p: int, term: int, what: int) -> int:
    if term == T_OPPONENTS:
        return most_of_others(g, p, what)
    if term < T_EMPTY_PILES:
        return all_copies(g, p, term, what)
    if term == T_EMPTY_PILES:
        return g.empty
    if term == T_GAINS_TO_END:
        return gains_to_end(g)
    if term == T_COINS:
        return g.coins
    if term == T_BUYS:
        return g.buys
    if term == T_ACTIONS:
        return g.actions
    if term == T_TURN:
        return g.turns[p]
    if term == T_MONEY:
        return money(g, p)
    if term == T_CARDS:
        return cards_owned(g, p)
    if term == T_SCORE:
        return score(g, p)
    if term == T_LEAD:
        return score(g, p) - best_score_of_others(g, p)
    if term == T_FIRST:
        return p == g.first
    if term == T_TOKENS:
        return g.tokens[what * SEATS + p]
    if term == T_MAT:
        return g.nmats[what * SEATS + p]
    return pile_tokens(g, what)


def pile_tokens(g: State, what: int) -> int:
    """Tokens on the pile of a kind: all, or those of the name whose number + 1 stands above the kind."""
    if what >> KIND_BITS:
        return g.pile_tokens[(what >> KIND_BITS) - 1][what & KIND_MASK]
    n = 0
    for i in range(PILE_TOKENS):
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
    if op <= C_MORE and g.plans.condition[at + 4] == C_END:
        # most are one comparison
        a = g.plans.condition[at + 1]
        b = g.plans.condition[at + 2]
        if a == T_OWNED and b >= 0 and g.leaving == 0:
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
        if op == C_END:
            return g.stack[top] != 0
        if op <= C_MORE:
            top += 1
            g.stack[top] = compare(op, term_value(g, p, a, b), c)
        elif op == C_NUMBER:
            top += 1
            g.stack[top] = a
        elif op == C_TERM:
            top += 1
            g.stack[top] = term_value(g, p, a, b)
        elif op == C_AND:
            if g.stack[top] == 0:
                at = a
            else:
                top -= 1
        elif op == C_OR:
            if g.stack[top] != 0:
                at = a
            else:
                top -= 1
        elif op == C_NOT:
            g.stack[top] = g.stack[top] == 0
        elif op == C_NEGATE:
            g.stack[top] = -g.stack[top]
        else:
            top -= 1
            n: i64 = g.stack[top]
            m: i64 = g.stack[top + 1]
            if op == C_ADD:
                n += m
            elif op == C_SUBTRACT:
                n -= m
            elif op == C_TIMES:
                n *= m
            else:
                n = compare(a, g.stack[top], g.stack[top + 1])
            g.stack[top] = max(min(n, 1000000000), -1000000000)
