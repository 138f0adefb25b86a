"""Rows of counts, one for each kind of card: added up, weighed, drawn from, written out. Plain Python.

Compiled, sixteen at a time are dealt with (`rows.pxi`, `rows.h`). A loop over `row(g)` has a fixed length there.
"""

import struct
from typing import Any


def row(g: Any) -> range:
    """The places of a row of counts; compiled, a loop over them has a fixed length."""
    return range(g.width)


# as bytes, larger counts cut at 255


def write_counts(g: Any, n: Any, out: Any, at: int) -> None:
    for k in range(g.width):
        out[at + k] = min(n[k], 255)


def write_bytes(g: Any, n: Any, out: Any, at: int) -> None:
    for k in range(g.width):
        out[at + k] = n[k]


def write_owned(g: Any, p: int, out: Any, at: int) -> None:
    """The cards of five zones together; pinned ones are not among them."""
    zones = g.hand[p], g.rest[p], g.disc[p], g.play[p], g.aside[p]
    for k in range(g.width):
        out[at + k] = min(sum(zone[k] for zone in zones), 255)


def write_seen(g: Any, seen: Any, n: Any, out: Any, at: int) -> None:
    """As many as were seen, at most as many as there are."""
    for k in range(g.width):
        out[at + k] = min(seen[k], n[k])


def add_counts(g: Any, n: Any, out: Any, at: int) -> None:
    for k in range(g.width):
        out[at + k] = min(out[at + k] + n[k], 255)


def write_costs(g: Any, out: Any, at: int) -> None:
    """What cards cost where only `cheaper` lowers it."""
    for k in range(g.width):
        out[at + k] = min(max(g.table.cost[k] - g.cheaper, 0), 255)


def take_nth(g: Any, p: int, r: int) -> int:
    """Take card number r, in name order, out of the rest of a deck; its kind. Compiled, it is done without a branch."""
    rest = g.rest[p]
    k = 0
    while r >= rest[k]:
        r -= rest[k]
        k += 1
    rest[k] -= 1
    return k


def draw_evenly(g: Any, p: int, n: int) -> None:
    """Draw n cards out of the rest of a deck without pins that has more; compiled, without a branch a card."""
    from .rules.stream import below  # the rules import this module

    for i in range(n):
        g.hand[p][take_nth(g, p, below(g, g.ndeck[p] - i))] += 1


def early_block(g: Any, number: int) -> int:
    """Whether the block lies ready; compiled, the first blocks of a key are made four at a time and kept."""
    return 0


def hand_coins(g: Any, p: int) -> int:
    """What the Treasures in hand give, where they do nothing else."""
    return sum(n * c for n, c in zip(g.hand[p], g.plans.coins))


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


def kinds_in_hand(g: Any, p: int) -> int:
    """The kinds that p holds, a bit each."""
    return sum(1 << k for k, n in enumerate(g.hand[p]) if n)


def kinds_to_pick(g: Any) -> int:
    """The kinds of which there are more options than picks, a bit each."""
    return sum(1 << k for k, (n, m) in enumerate(zip(g.opt, g.pick)) if n > m)


def weigh_deck(g: Any, p: int, actions: int, discarded: int) -> int:
    """What the cards of a deck, but for those pinned there, bring all together: with or without its Actions.

    With those of the discard pile too, if asked for.
    """
    weights = g.plans.drawn if actions else g.plans.paid
    rows = [g.rest[p], g.disc[p]] if discarded else [g.rest[p]]
    return sum(n * w for row in rows for n, w in zip(row, weights))


def weigh_stock(g: Any, p: int) -> int:
    """Strength of all p owns, but for what is pinned in its deck; likewise the next three."""
    return _weigh(g, p, g.plans.stock)


def weigh_terminals(g: Any, p: int) -> int:
    return _weigh(g, p, g.plans.terminal)


def weigh_money(g: Any, p: int) -> int:
    return _weigh(g, p, g.plans.money)


def weigh_points(g: Any, p: int) -> int:
    return _weigh(g, p, g.table.vp)


def _weigh(g: Any, p: int, weights: list[int]) -> int:
    rows = zip(weights, g.hand[p], g.disc[p], g.play[p], g.rest[p], g.aside[p])
    return sum(w * (a + b + c + d + e) for w, a, b, c, d, e in rows)


def any_action(g: Any, p: int) -> int:
    """Whether there is an Action in hand."""
    return int(any(n & m for n, m in zip(g.hand[p], g.plans.action_mask)))


def _buffer(b: Any, form: str, n: int) -> Any:
    view: Any = memoryview(b).cast("B")
    if view.readonly or len(view) < n * struct.calcsize(form):
        raise ValueError(f"expected a writable buffer of {n * struct.calcsize(form)} bytes, got {len(view)}")
    return view if form == "B" else view.cast(form)


def bytes_at(b: Any, n: int) -> Any:
    """Where the n bytes of a buffer are written; compiled, their address. Likewise the next two."""
    return _buffer(b, "B", n)


def ints_at(b: Any, n: int) -> Any:
    return _buffer(b, "i", n)


def floats_at(b: Any, n: int) -> Any:
    return _buffer(b, "f", n)
