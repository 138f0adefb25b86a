"""Counting cards and points: what a seat owns, what it is worth, how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ELSEWHERE,
    KIND_BITS,
    KIND_MASK,
    MATS,
    N_DIFFERENT,
    N_IN_HAND,
    N_IN_PLAY,
    N_TOKENS,
    OPEN_SLOT,
    SCORE_NAMES,
    SEATS,
)
from ..layout import weigh_points
from .piles import left_in_pile
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
            if g.slot[i] >> KIND_BITS != OPEN_SLOT:
                points += g.table.vp[g.slot[i] & KIND_MASK]
    i = 0
    while g.table.formula[i] >= 0:
        k = g.table.formula[i]
        i += 1
        n = owned(g, p, k)
        if n:
            points += n * (points_of(g, p, k) - g.table.vp[k])
    if g.extended:
        for i in range(g.table.nscores):
            if g.table.sc_kind[i] == 0:  # of no card
                points += counted_by_rule(g, p, i)
    return points


def points_of(g: State, p: int, k: int) -> int:
    """Points that each k of p is worth."""
    n = g.table.vp[k]
    if g.table.vp_div[k]:
        n += cards_owned(g, p) // g.table.vp_div[k]
    if g.table.vp_kind[k]:
        n += owned(g, p, g.table.vp_kind[k] - 1)
    for i in range(g.table.nscores):
        if g.table.sc_kind[i] == k + 1:
            n += counted_by_rule(g, p, i)
    return n


def counted_by_rule(g: State, p: int, i: int) -> int:
    """What rule i gives p once: so many points for each so many cards that fit, or names owned often enough."""
    n = 0
    for k in range(g.kinds):
        if g.table.filter_kinds[g.table.sc_filter[i]] >> k & 1:
            copies = owned(g, p, k)
            if g.table.sc_mode[i] == SCORE_NAMES:
                n += copies >= g.table.sc_least[i]
            else:
                n += copies
    return n // g.table.sc_per[i] * g.table.sc_points[i]


def points_elsewhere(g: State, p: int) -> int:
    """Points of tokens, of mats and of cards set aside over turns."""
    points = g.tokens[p]
    if g.extended == ELSEWHERE:
        for k in range(g.kinds):
            if g.table.vp[k]:
                points += g.table.vp[k] * owned_elsewhere(g, p, k)
    return points


def owned_elsewhere(g: State, p: int, k: int) -> int:
    n = g.kept[p][k]
    for m in range(MATS):
        n += g.mats[m * SEATS + p][k]
    return n


def owned(g: State, p: int, k: int) -> int:
    n = g.hand[p][k] + in_deck(g, p, k) + g.disc[p][k] + g.play[p][k] + g.aside[p][k]
    return n + owned_elsewhere(g, p, k) if g.extended == ELSEWHERE else n


def cards_owned(g: State, p: int) -> int:
    n = g.nhand[p] + g.ndeck[p] + g.ndisc[p] + g.nplay[p] + g.naside[p]
    return n + cards_away(g, p) if g.extended == ELSEWHERE else n


def cards_away(g: State, p: int) -> int:
    """Cards of p that are on a mat or set aside over turns: they are not drawn."""
    n = g.nkept[p]
    for m in range(MATS):
        n += g.nmats[m * SEATS + p]
    return n


def in_deck(g: State, p: int, k: int) -> int:
    n = g.rest[p][k]
    if g.pinned[p]:
        first = first_slot(g, p)
        for i in range(first, first + g.nslots[p]):
            if g.slot[i] & KIND_MASK == k and g.slot[i] >> KIND_BITS != OPEN_SLOT:
                n += 1
    return n


def finishes_before(points: int, turns: int, other_points: int, other_turns: int) -> int:
    """Whether a seat with so many points after so many turns finishes before another: more points, or fewer turns."""
    return points > other_points or (points == other_points and turns < other_turns)


def best_score_of_others(g: State, p: int) -> int:
    best = -32768
    for q in range(g.seats):
        if q != p:
            best = max(best, score(g, q))
    return best


def gains_to_end(g: State) -> int:
    """The fewest gains that end the game: the Provinces, or the smallest piles that are still needed."""
    fewest = g.supply[g.table.provinces]
    if g.table.colonies:
        fewest = min(fewest, g.supply[g.table.colonies - 1])
    needed = g.table.piles_to_end - g.empty
    total = 0
    least = 0  # piles of this size and smaller are counted already
    while needed > 0:
        smallest = 32767
        same = 0
        for k in range(g.kinds):
            n = g.supply[k]
            if n and g.table.heap_of[k]:
                n = left_in_pile(g, k)
            if n > least and n < smallest:
                smallest = n
                same = 1
            elif n == smallest:
                same += 1
        if smallest == 32767:
            return fewest
        same = min(same, needed)
        total += same * smallest
        needed -= same
        least = smallest
    return min(fewest, total)


def tokens_moved(g: State) -> int:
    """How many piles have lost the token that lay on them at the start."""
    n = 0
    if g.table.moved_token:
        for k in range(g.kinds):
            if g.table.pile[k] and g.table.types[k] & g.table.moved_types:
                n += g.pile_tokens[g.table.moved_token - 1][k] == 0
    return n


def counted(g: State, p: int, n: int) -> int:
    """An amount that the zones or tokens of p give: one of N_IN_PLAY, N_IN_HAND, N_DIFFERENT, N_TOKENS and below."""
    if n <= N_TOKENS:
        return g.tokens[(N_TOKENS - n) * SEATS + p]
    count = 0
    for k in range(g.kinds):
        if n <= N_DIFFERENT:
            count += g.hand[p][k] > 0 and g.table.types[k] & N_DIFFERENT - n != 0
        elif n <= N_IN_HAND:
            if g.table.types[k] & N_IN_HAND - n:
                count += g.hand[p][k]
        elif g.table.types[k] & N_IN_PLAY - n:
            count += g.play[p][k]
    return count
