"""The answers to a decision that are worth trying out: all that make sense, or those near the list's own answer.

Nothing here looks at what the seat does not know: options, the Supply and its own cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rules.counting import owned

if TYPE_CHECKING:
    from ..machine import State


def is_junk(g: State, k: int) -> int:
    """A card nobody gains of their own will: a Curse or the coin of a starting deck, unless it ends the game or counts.

    The coin counts where cards score by the number of all cards.
    """
    if g.supply[k] == 1 and g.empty + 1 >= g.table.piles_to_end:
        return 0
    if g.table.types[k] & C.CURSE:
        return 1
    return k == g.plans.coin and g.table.formula[0] < 0


def may_be_meant(g: State, p: int, about: int, k: int) -> int:
    """Whether naming k makes sense: of one's own deck a card one has, for others one they could still get."""
    return owned(g, p, k) if about == p else g.supply[k]


def in_order(values: list[int]) -> list[list[int]]:
    """All orders of these values, each once, from the lowest to the highest."""
    if len(values) < 2:
        return [list(values)]
    out: list[list[int]] = []
    for first in sorted(set(values)):
        rest: list[int] = list(values)
        rest.remove(first)
        behind: list[int] = []
        for behind in in_order(rest):
            out.append([first, *behind])
    return out


def near_orders(g: State, own: list[int]) -> list[list[int]]:
    """The list's own cards in other orders, of many only with another one first; then with one card for another."""
    found: list[list[int]] = []
    if len(own) <= C.MOST_ORDERED:
        found = in_order(own)
    else:
        for i in range(1, len(own)):
            found.append([own[i], *own[:i], *own[i + 1 :]])
    end = C.OPTION_KEYS if g.d_form == C.F_KEYS else g.kinds
    for k in range(end):
        if g.opt[k] > own.count(k):
            for i in range(len(own)):
                found.append([*own[:i], k, *own[i + 1 :]])
    return found


def single_answers(g: State, own: list[int]) -> list[list[int]]:
    """Each option alone, and none if that is allowed."""
    p = g.d_seat
    kind = g.pend
    chosen: list[list[int]] = []
    end = C.OPTION_KEYS if g.d_form == C.F_KEYS else g.kinds
    for k in range(end):
        if g.opt[k]:
            sensible = 1
            if kind == C.D_BUY or (kind == C.D_GAIN and g.d_about == p):
                sensible = not is_junk(g, k)
            elif kind == C.D_NAME:
                sensible = may_be_meant(g, p, g.d_about, k)
            if sensible or own == [k]:
                chosen.append([k])
    if g.d_least == 0:
        chosen.append([])
    return chosen


def all_sets(g: State, most: int) -> list[list[int]]:
    """Every legal answer as a set, in order; none at all when there are more than `most`."""
    kinds: list[int] = []
    end = C.OPTION_KEYS if g.d_form == C.F_KEYS else g.kinds
    for k in range(end):
        if g.opt[k]:
            kinds.append(k)
    taken: list[int] = [0] * len(kinds)
    found: list[list[int]] = []
    total = 0
    steps = 0
    while steps < 64 * most:
        steps += 1
        if total >= g.d_least:
            answer: list[int] = []
            for i in range(len(kinds)):
                answer += [kinds[i]] * taken[i]
            found.append(answer)
            if len(found) > most:
                return []
        i = len(kinds) - 1
        while i >= 0:
            k = kinds[i]
            n = taken[i]
            if n < g.opt[k] and total < g.d_most:
                taken[i] = n + 1
                total += 1
                break
            total -= n
            taken[i] = 0
            i -= 1
        if i < 0:
            return found
    return []


def near_sets(g: State, own: list[int]) -> list[list[int]]:
    """The list's own answer, with one card less, one more, or one for another."""
    found: list[list[int]] = [sorted(own)]
    bases: list[list[int]] = []
    base: list[int] = []
    for v in sorted(set(own)):
        less: list[int] = sorted(own)
        less.remove(v)
        bases.append(less)
        if len(less) >= g.d_least:
            found.append(less)
    if len(own) < g.d_most:
        bases.append(sorted(own))
    end = C.OPTION_KEYS if g.d_form == C.F_KEYS else g.kinds
    for base in bases:
        for k in range(end):
            n = base.count(k)
            if g.opt[k] > n:
                found.append(sorted([*base, k]))
    return found


def candidates(g: State, own: list[int], most: int) -> list[list[int]]:
    """Answers as option values, at most so many: `own`, what the list would answer, is the first of them."""
    found: list[list[int]] = []
    if g.pend == C.D_POSITION:
        found = [[0], [g.d_last]]
        if g.d_last > 2:
            found.append([1])
    elif g.pend == C.D_TREASURE:
        for k in range(g.kinds):
            if g.opt[k] and g.table.plain[k] < 0:
                found.append([k])
        if found:
            found.append([])
    elif g.d_ordered:
        if g.d_least == g.d_most and len(own) == g.d_most:
            found = near_orders(g, own)
    elif g.d_most == 1:
        found = single_answers(g, own)
    else:
        found = all_sets(g, most)
        if not found:
            found = near_sets(g, own)
    mine: list[int] = list(own) if g.d_ordered else sorted(own)
    out: list[list[int]] = [mine]
    answer: list[int] = []
    for answer in found:
        if answer != mine and answer not in out and len(out) < most:
            out.append(answer)
    return out
