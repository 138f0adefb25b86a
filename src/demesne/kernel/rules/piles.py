"""Piles of different cards, and piles beside the Supply.

Of a pile of different cards `supply` holds only the top one, so that everything that looks for cards in the Supply
finds it there and no other. The known cards lie in `heap`, the top last. Below them lie cards in an order that nobody
knows: each is drawn, when it comes to the top, from what is left (`under`). So there is no hidden order to leak.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from .stream import below
from .zones import land, moved

if TYPE_CHECKING:
    from ..machine import State


def face_of(g: State, k: int) -> int:
    """The kind that stands for the pile of k."""
    return g.table.heap_face[g.table.heap_of[k] - 1] if g.table.heap_of[k] else k


def left_in_pile(g: State, k: int) -> int:
    """How many cards the pile of k has left, whatever they are."""
    if g.table.heap_of[k]:
        h = g.table.heap_of[k] - 1
        return g.nheap[h] + g.hidden[h]
    return g.supply[k]


def top_of_pile(g: State, k: int) -> int:
    """The card on top of the pile of k (kind + 1); 0 when it is empty."""
    if g.table.heap_of[k]:
        h = g.table.heap_of[k] - 1
        return g.heap[h][g.nheap[h] - 1] + 1 if g.nheap[h] else 0
    return k + 1 if g.supply[k] else 0


def uncover(g: State, h: int) -> int:
    """The top of heap h has left: the next one is turned up; 0 when there is none."""
    g.nheap[h] -= 1
    if g.nheap[h] == 0 and not draw_hidden(g, h):
        return 0
    g.supply[g.heap[h][g.nheap[h] - 1]] = 1
    return 1


def draw_hidden(g: State, h: int) -> int:
    """The topmost unknown card of heap h, drawn evenly from what it may be, becomes known; 0 when there is none."""
    if g.hidden[h] == 0:
        return 0
    n = 0
    for k in range(g.kinds):
        if g.table.heap_of[k] == h + 1:
            n += g.under[k]
    r = below(g, n)
    k = 0
    while g.table.heap_of[k] != h + 1 or r >= g.under[k]:
        if g.table.heap_of[k] == h + 1:
            r -= g.under[k]
        k += 1
    g.under[k] -= 1
    g.hidden[h] -= 1
    g.heap[h][0] = k
    g.nheap[h] = 1
    if g.tracing:
        moved(g, C.E_REVEAL, g.cur, k, 1, C.EVERYBODY, C.SUPPLY, C.SUPPLY, C.SUPPLY)
    return 1


def turn_up_piles(g: State) -> None:
    """The top cards of piles of unknown order, when the game begins."""
    for h in range(C.HEAPS):
        if g.nheap[h] == 0 and draw_hidden(g, h):
            g.supply[g.heap[h][0]] = 1


def back_to_pile(g: State, p: int, k: int, came_from: int) -> None:
    """A card that has just left that zone goes back onto its pile, or onto the discard pile when there is no room."""
    g.stock_of = 0
    if g.table.side[k]:
        g.beside[k] += 1
    elif g.table.heap_of[k]:
        h = g.table.heap_of[k] - 1
        if g.nheap[h] == C.HEAP:
            land(g, p, k)
            if g.tracing:
                moved(g, C.E_MOVE, p, k, 1, C.EVERYBODY, 0, came_from, C.DISCARD)
            return
        if g.nheap[h] == 0:
            g.empty -= 1
        else:
            g.supply[g.heap[h][g.nheap[h] - 1]] = 0
        g.heap[h][g.nheap[h]] = k
        g.nheap[h] += 1
        g.supply[k] = 1
    else:
        if g.supply[k] == 0:
            g.empty -= 1
        g.supply[k] += 1
    if g.tracing:
        moved(g, C.E_RETURN, p, k, 1, C.EVERYBODY, 0, came_from, C.BESIDE if g.table.side[k] else C.SUPPLY)


def has_pile(g: State, k: int) -> int:
    """Whether cards of this kind can go back to a pile."""
    return g.table.pile[k] or g.table.side[k]
