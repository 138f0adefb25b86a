"""The random stream: ChaCha with 8 rounds, keyed with 256 bits, read 16 bits at a time.

`pos` counts the halves read; the block they come from is computed when first needed and kept beside the
state, so that a state is its key and a position and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import i64, u32
from ..rows import early_block

if TYPE_CHECKING:
    from ..machine import State


def block(g: State, number: int) -> None:
    """Fill g.words with the given block of the stream (RFC 8439 layout, zero nonce, 4 double rounds)."""
    m: u32 = 0xFFFFFFFF
    a0: u32 = 0x61707865
    a1: u32 = 0x3320646E
    a2: u32 = 0x79622D32
    a3: u32 = 0x6B206574
    b0: u32 = g.key[0]
    b1: u32 = g.key[1]
    b2: u32 = g.key[2]
    b3: u32 = g.key[3]
    c0: u32 = g.key[4]
    c1: u32 = g.key[5]
    c2: u32 = g.key[6]
    c3: u32 = g.key[7]
    d0: u32 = number
    d1: u32 = 0
    d2: u32 = 0
    d3: u32 = 0
    for _ in range(4):
        a0 = (a0 + b0) & m
        d0 ^= a0
        d0 = (d0 << 16 | d0 >> 16) & m
        c0 = (c0 + d0) & m
        b0 ^= c0
        b0 = (b0 << 12 | b0 >> 20) & m
        a0 = (a0 + b0) & m
        d0 ^= a0
        d0 = (d0 << 8 | d0 >> 24) & m
        c0 = (c0 + d0) & m
        b0 ^= c0
        b0 = (b0 << 7 | b0 >> 25) & m
        a1 = (a1 + b1) & m
        d1 ^= a1
        d1 = (d1 << 16 | d1 >> 16) & m
        c1 = (c1 + d1) & m
        b1 ^= c1
        b1 = (b1 << 12 | b1 >> 20) & m
        a1 = (a1 + b1) & m
        d1 ^= a1
        d1 = (d1 << 8 | d1 >> 24) & m
        c1 = (c1 + d1) & m
        b1 ^= c1
        b1 = (b1 << 7 | b1 >> 25) & m
        a2 = (a2 + b2) & m
        d2 ^= a2
        d2 = (d2 << 16 | d2 >> 16) & m
        c2 = (c2 + d2) & m
        b2 ^= c2
        b2 = (b2 << 12 | b2 >> 20) & m
        a2 = (a2 + b2) & m
        d2 ^= a2
        d2 = (d2 << 8 | d2 >> 24) & m
        c2 = (c2 + d2) & m
        b2 ^= c2
        b2 = (b2 << 7 | b2 >> 25) & m
        a3 = (a3 + b3) & m
        d3 ^= a3
        d3 = (d3 << 16 | d3 >> 16) & m
        c3 = (c3 + d3) & m
        b3 ^= c3
        b3 = (b3 << 12 | b3 >> 20) & m
        a3 = (a3 + b3) & m
        d3 ^= a3
        d3 = (d3 << 8 | d3 >> 24) & m
        c3 = (c3 + d3) & m
        b3 ^= c3
        b3 = (b3 << 7 | b3 >> 25) & m
        a0 = (a0 + b1) & m
        d3 ^= a0
        d3 = (d3 << 16 | d3 >> 16) & m
        c2 = (c2 + d3) & m
        b1 ^= c2
        b1 = (b1 << 12 | b1 >> 20) & m
        a0 = (a0 + b1) & m
        d3 ^= a0
        d3 = (d3 << 8 | d3 >> 24) & m
        c2 = (c2 + d3) & m
        b1 ^= c2
        b1 = (b1 << 7 | b1 >> 25) & m
        a1 = (a1 + b2) & m
        d0 ^= a1
        d0 = (d0 << 16 | d0 >> 16) & m
        c3 = (c3 + d0) & m
        b2 ^= c3
        b2 = (b2 << 12 | b2 >> 20) & m
        a1 = (a1 + b2) & m
        d0 ^= a1
        d0 = (d0 << 8 | d0 >> 24) & m
        c3 = (c3 + d0) & m
        b2 ^= c3
        b2 = (b2 << 7 | b2 >> 25) & m
        a2 = (a2 + b3) & m
        d1 ^= a2
        d1 = (d1 << 16 | d1 >> 16) & m
        c0 = (c0 + d1) & m
        b3 ^= c0
        b3 = (b3 << 12 | b3 >> 20) & m
        a2 = (a2 + b3) & m
        d1 ^= a2
        d1 = (d1 << 8 | d1 >> 24) & m
        c0 = (c0 + d1) & m
        b3 ^= c0
        b3 = (b3 << 7 | b3 >> 25) & m
        a3 = (a3 + b0) & m
        d2 ^= a3
        d2 = (d2 << 16 | d2 >> 16) & m
        c1 = (c1 + d2) & m
        b0 ^= c1
        b0 = (b0 << 12 | b0 >> 20) & m
        a3 = (a3 + b0) & m
        d2 ^= a3
        d2 = (d2 << 8 | d2 >> 24) & m
        c1 = (c1 + d2) & m
        b0 ^= c1
        b0 = (b0 << 7 | b0 >> 25) & m
    g.words[0] = (a0 + 0x61707865) & m
    g.words[1] = (a1 + 0x3320646E) & m
    g.words[2] = (a2 + 0x79622D32) & m
    g.words[3] = (a3 + 0x6B206574) & m
    g.words[4] = (b0 + g.key[0]) & m
    g.words[5] = (b1 + g.key[1]) & m
    g.words[6] = (b2 + g.key[2]) & m
    g.words[7] = (b3 + g.key[3]) & m
    g.words[8] = (c0 + g.key[4]) & m
    g.words[9] = (c1 + g.key[5]) & m
    g.words[10] = (c2 + g.key[6]) & m
    g.words[11] = (c3 + g.key[7]) & m
    g.words[12] = (d0 + number) & m
    g.words[13] = d1
    g.words[14] = d2
    g.words[15] = d3
    g.block_at = number


def fetch(g: State, number: int) -> None:
    """The same, or what is kept of it."""
    if not early_block(g, number):
        block(g, number)


def half(g: State) -> int:
    """The next 16 bits."""
    pos: i64 = g.pos
    number = pos >> 5
    if g.block_at != number:
        fetch(g, number)
    g.pos = pos + 1
    return (g.words[(pos >> 1) & 15] >> ((pos & 1) << 4)) & 0xFFFF


def own_place(g: State, p: int) -> None:
    """Go far ahead in the stream, to a place for this decision of seat p alone: its chance must not move the game's."""
    far: i64 = 1
    where: i64 = g.pos
    g.pos = (far << 35) + (where * 4096 + (g.nplay[p] & 63) * 64 + (g.nhand[p] & 7) * 8 + p) * 32


def below(g: State, n: int) -> int:
    """A number from 0 to n - 1, each equally likely; n is at most 32,767."""
    m = half(g) * n
    low = m & 0xFFFF
    if low < n:
        bar = (65536 - n) % n
        while low < bar:
            m = half(g) * n
            low = m & 0xFFFF
    return m >> 16
