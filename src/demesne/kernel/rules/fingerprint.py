"""A number that two games hardly share unless they stand alike: zones, decks, counters, place in the stream.

It goes by what the rules know, not by how memory is laid out, so that records outlive the kernel's insides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import i64, u32
from .counting import mat_row
from .zones import first_slot

if TYPE_CHECKING:
    from ..machine import State


def mix(h: i64, v: i64) -> i64:
    m: u32 = 0xFFFFFFFF
    return ((h ^ (v & m)) * 16777619) & m


def fingerprint(g: State) -> i64:
    h: i64 = 2166136261
    h = mix(h, g.pos)
    h = mix(h, g.cur * 8 + g.phase)
    h = mix(h, g.actions)
    h = mix(h, g.buys)
    h = mix(h, g.coins)
    h = mix(h, g.cheaper)
    for k in range(g.kinds):
        h = mix(h, g.supply[k])
        h = mix(h, g.trash[k])
    for p in range(g.seats):
        h = mix(h, g.turns[p])
        h = mix(h, g.ndeck[p])
        h = mix(h, g.top[p])
        for k in range(g.kinds):
            h = mix(h, g.hand[p][k])
            h = mix(h, g.rest[p][k])
            h = mix(h, g.disc[p][k])
            h = mix(h, g.play[p][k])
            h = mix(h, g.aside[p][k])
        first = first_slot(g, p)
        for i in range(g.nslots[p]):
            if g.slot[first + g.nslots[p] - 1 - i] >> C.KIND_BITS != C.OPEN_SLOT:
                h = mix(h, i * C.NOTED_KINDS + (g.slot[first + g.nslots[p] - 1 - i] & C.KIND_MASK))
    if g.extended:
        h = mix_later(g, h)
    return h


def mix_later(g: State, h: i64) -> i64:
    """What games with Durations, tokens and mats have besides."""
    h = mix(h, g.extra * 2 + g.extra_next)
    for i in range(C.NOTED):
        for p in range(C.SEATS):
            h = mix(h, g.tokens[i][p])
    for k in range(g.kinds):
        h = mix(h, g.lasting[k])
        h = mix(h, g.gained_buy[k])
        for i in range(C.PILE_TOKENS):
            h = mix(h, g.pile_tokens[i][k])
        for i in range(mat_row(C.NOTED, 0)):
            h = mix(h, g.mats[i][k])
        for p in range(g.seats):
            h = mix(h, g.kept[p][k])
            h = mix(h, g.gained_last[p][k])
    for i in range(g.nagenda):
        h = mix(h, g.a_seat[i] * 2 + g.a_due[i])
        h = mix(h, g.a_card[i])
        h = mix(h, g.a_keep[i])
        h = mix(h, g.a_safe[i])
    if g.table.beyond:
        h = mix_beyond(g, h)
    return h


def mix_beyond(g: State, h: i64) -> i64:
    """What games of boxes after Prosperity have besides."""
    h = mix(h, g.potions)
    h = mix(h, g.control * 8 + g.control_next)
    for i in range(C.NOTED, C.TOKENS):
        for p in range(C.SEATS):
            h = mix(h, g.tokens[i][p])
    for i in range(C.PLUS):
        for p in range(C.SEATS):
            h = mix(h, g.plus[i][p])
    for i in range(C.MARKS):
        for p in range(C.SEATS):
            h = mix(h, g.marks[i][p])
    for k in range(g.kinds):
        h = mix(h, g.beside[k])
        h = mix(h, g.stock[k])
        h = mix(h, g.under[k])
        h = mix(h, g.lent[k])
        for i in range(mat_row(C.NOTED, 0), C.MAT_ROWS):
            h = mix(h, g.mats[i][k])
    for i in range(C.HEAPS):
        h = mix(h, g.hidden[i])
        for j in range(g.nheap[i]):
            h = mix(h, g.heap[i][j])
    return h
