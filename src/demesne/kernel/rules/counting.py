"""Counting cards: what a seat owns, how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from .piles import left_in_pile
from .zones import first_slot

if TYPE_CHECKING:
    from ..machine import State


def mat_row(mat: int, p: int) -> int:
    """Where the cards of a mat of p are counted."""
    return mat * C.SEATS + p


def owned_elsewhere(g: State, p: int, k: int) -> int:
    n = g.kept[p][k]
    for m in range(C.MATS):
        n += g.mats[mat_row(m, p)][k]
    return n


def owned(g: State, p: int, k: int) -> int:
    n = g.hand[p][k] + in_deck(g, p, k) + g.disc[p][k] + g.play[p][k] + g.aside[p][k]
    return n + owned_elsewhere(g, p, k) if g.extended == C.ELSEWHERE else n


def cards_owned(g: State, p: int) -> int:
    n = g.nhand[p] + g.ndeck[p] + g.ndisc[p] + g.nplay[p] + g.naside[p]
    return n + cards_away(g, p) if g.extended == C.ELSEWHERE else n


def cards_away(g: State, p: int) -> int:
    """Cards of p that are on a mat or set aside over turns: they are not drawn."""
    n = g.nkept[p]
    for m in range(C.MATS):
        n += g.nmats[mat_row(m, p)]
    return n


def in_deck(g: State, p: int, k: int) -> int:
    n = g.rest[p][k]
    if g.pinned[p]:
        first = first_slot(g, p)
        for i in range(first, first + g.nslots[p]):
            if g.slot[i] & C.KIND_MASK == k and g.slot[i] >> C.KIND_BITS != C.OPEN_SLOT:
                n += 1
    return n


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
    if n <= C.N_TOKENS:
        return g.tokens[C.N_TOKENS - n][p]
    count = 0
    for k in range(g.kinds):
        if n <= C.N_DIFFERENT:
            count += g.hand[p][k] > 0 and g.table.types[k] & C.N_DIFFERENT - n != 0
        elif n <= C.N_IN_HAND:
            if g.table.types[k] & C.N_IN_HAND - n:
                count += g.hand[p][k]
        elif g.table.types[k] & C.N_IN_PLAY - n:
            count += g.play[p][k]
    return count
