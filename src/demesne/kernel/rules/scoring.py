"""Points. What a card is worth by itself is a row of the card table; everything else is a scoring program.

A program works on one number: each instruction counts something and combines the count with that number. What is left
at its end are points, for each copy of its card or once for every player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rows import weigh_points
from .counting import cards_owned, in_deck, mat_row, owned, owned_elsewhere
from .piles import has_pile, left_in_pile
from .programs import op_at
from .zones import first_slot

if TYPE_CHECKING:
    from ..machine import State


def score(g: State, p: int) -> int:
    """Points of all cards in all zones of p."""
    points = weigh_points(g, p)
    if g.extended:
        points += points_elsewhere(g, p)
    if g.pinned[p]:
        for i in range(first_slot(g, p), first_slot(g, p) + g.nslots[p]):
            if g.slot[i] >> C.KIND_BITS != C.OPEN_SLOT:
                points += g.table.vp[g.slot[i] & C.KIND_MASK]
    i = 0
    while g.table.formula[i] >= 0:
        k = g.table.formula[i]
        i += 1
        n = owned(g, p, k)
        if n:
            points += n * points_by(g, p, g.table.sc_each[k])
    for i in range(g.table.nscores):
        points += points_by(g, p, g.table.sc_once[i])
    return points


def points_of(g: State, p: int, k: int) -> int:
    """Points that each k of p is worth."""
    n = g.table.vp[k]
    if g.table.sc_each[k]:
        n += points_by(g, p, g.table.sc_each[k])
    return n


def points_elsewhere(g: State, p: int) -> int:
    """Points of tokens, of mats and of cards set aside over turns."""
    points = g.tokens[C.VICTORY_TOKEN][p]
    if g.extended == C.ELSEWHERE:
        for k in range(g.kinds):
            if g.table.vp[k]:
                points += g.table.vp[k] * owned_elsewhere(g, p, k)
    return points


def best_score_of_others(g: State, p: int) -> int:
    best = -32768
    for q in range(g.seats):
        if q != p:
            best = max(best, score(g, q))
    return best


def finishes_before(points: int, turns: int, other_points: int, other_turns: int) -> int:
    """Whether a seat with so many points after so many turns finishes before another: more points, or fewer turns."""
    return points > other_points or (points == other_points and turns < other_turns)


# points if cards were elsewhere: such a state is good for nothing else


def own_more(g: State, p: int, k: int, n: int) -> None:
    """p owns n more of a kind; if n is below 0 fewer, wherever they lie."""
    if n > 0:
        g.disc[p][k] += n
        g.ndisc[p] += n
    for _ in range(-n):
        own_one_less(g, p, k)


def own_one_less(g: State, p: int, k: int) -> None:
    if g.disc[p][k]:
        g.disc[p][k] -= 1
        g.ndisc[p] -= 1
    elif g.hand[p][k]:
        g.hand[p][k] -= 1
        g.nhand[p] -= 1
    elif g.play[p][k]:
        g.play[p][k] -= 1
        g.nplay[p] -= 1
    elif g.aside[p][k]:
        g.aside[p][k] -= 1
        g.naside[p] -= 1
    elif g.rest[p][k]:
        g.rest[p][k] -= 1
        g.ndeck[p] -= 1
    elif in_deck(g, p, k):
        forget_slot(g, p, k)
        g.ndeck[p] -= 1
    elif g.extended == C.ELSEWHERE:
        own_one_less_elsewhere(g, p, k)


def own_one_less_elsewhere(g: State, p: int, k: int) -> None:
    """On a mat, or set aside over turns."""
    if g.kept[p][k]:
        g.kept[p][k] -= 1
        g.nkept[p] -= 1
        return
    for m in range(C.MATS):
        if g.mats[mat_row(m, p)][k]:
            g.mats[mat_row(m, p)][k] -= 1
            g.nmats[mat_row(m, p)] -= 1
            return


def forget_slot(g: State, p: int, k: int) -> None:
    """The first slot of the deck in which a card of that kind is known to lie holds none."""
    for i in range(first_slot(g, p), first_slot(g, p) + g.nslots[p]):
        if g.slot[i] & C.KIND_MASK == k and g.slot[i] >> C.KIND_BITS != C.OPEN_SLOT:
            g.slot[i] = C.OPEN_SLOT << C.KIND_BITS
            return


# programs


def points_by(g: State, p: int, at: int) -> int:
    """What the scoring program at `at` comes to for p; each SC_SET begins another part, and all parts are added."""
    points = 0
    n = 0
    while op_at(g, at) != C.SC_END:
        op = op_at(g, at)
        c = count_for(g, p, at)
        if op == C.SC_SET:
            points += n
            n = c
        elif op == C.SC_PLUS:
            n += c
        elif op == C.SC_TIMES:
            n *= c
        elif op == C.SC_PER:
            n = n // c
        elif op == C.SC_LOWEST:
            n = min(n, c)
        elif op == C.SC_BEYOND:
            n = max(n - c, 0)
        elif op == C.SC_REACHING:
            n = 1 if n >= c else 0
        at += C.WIDTH
    return points + n


def count_for(g: State, p: int, at: int) -> int:
    """What one instruction of a scoring program counts: `this` is a mat, a rank or the fewest copies of a name."""
    by = g.table.code[at + C.AT_COUNTED]
    filter_ = g.table.code[at + C.AT_COUNTED_CARDS]
    this = g.table.code[at + C.AT_COUNTED_BY]
    most = g.table.code[at + C.AT_COUNTED_MOST]
    if by == C.BY_NUMBER:
        return filter_
    if by == C.BY_CARDS:
        if filter_ == 0:
            return cards_owned(g, p)
        if g.table.filter_only[filter_]:
            return owned(g, p, g.table.filter_only[filter_] - 1)
    n = 0
    for k in range(g.kinds):
        if g.table.filter_kinds[filter_] >> k & 1:
            copies = owned(g, p, k)
            if by == C.BY_CARDS:
                n += copies
            elif by == C.BY_NAMES:
                n += copies >= this and (most == 0 or copies <= most)
            elif by == C.BY_MAT:
                n += g.mats[mat_row(this, p)][k]
            elif by == C.BY_EMPTY:
                if has_pile(g, k) and left_in_pile(g, k) == 0:
                    n += copies
            elif by == C.BY_LEADS:
                n += leads(g, p, k, copies)
            elif by == C.BY_RANK:
                if rank(g, p, filter_, k, copies) == this:
                    return copies
    return n


def leads(g: State, p: int, k: int, copies: int) -> int:
    """Whether p owns a k, and nobody owns more of them."""
    for q in range(g.seats):
        if q != p and owned(g, q, k) > copies:
            return 0
    return copies > 0


def rank(g: State, p: int, filter_: int, kind: int, copies: int) -> int:
    """Which place this kind has among those that fit, by how many p owns; equal ones in name order. The first is 1."""
    n = 1
    for k in range(g.kinds):
        if k != kind and g.table.filter_kinds[filter_] >> k & 1:
            others = owned(g, p, k)
            n += others > copies or (others == copies and k < kind)
    return n
