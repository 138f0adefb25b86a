"""A number that two games hardly share unless they stand alike: zones, decks, counters, place in the stream.

It goes by what the rules know, not by how memory is laid out, so that records outlive the kernel's insides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import KIND_BITS, KIND_MASK, NOTED_KINDS, OPEN_SLOT, i64, u32
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
            if g.slot[first + g.nslots[p] - 1 - i] >> KIND_BITS != OPEN_SLOT:
                h = mix(h, i * NOTED_KINDS + (g.slot[first + g.nslots[p] - 1 - i] & KIND_MASK))
    return h
