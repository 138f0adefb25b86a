"""A tally as named numbers: what the kernel counted, per strategy and per turn."""

from __future__ import annotations

from array import array
from typing import Any

from demesne.kernel.const import KINDS, SEATS, TURNS
from demesne.kernel.layout import TALLY

SHARE = 60  # a victory in the tally's units; one shared by k counts 60 / k


def named(tally: Any) -> dict[str, Any]:
    """The fields of a tally by name: numbers, and arrays that numpy can use without copying."""
    flat = memoryview(tally.dump()).cast("q")
    out: dict[str, Any] = {}
    at = 0
    for name, _, dims in TALLY:
        out[name] = flat[at : at + dims[0]] if dims else flat[at]
        at += dims[0] if dims else 1
    return out


def per_turn(values: Any, seats: int) -> list[list[int]]:
    """A row of turns per strategy."""
    return [list(values[s * TURNS : (s + 1) * TURNS]) for s in range(seats)]


def grid(rows: list[list[float]]) -> Any:
    """Rows of numbers as a two-dimensional array: `grid[s, t]`, and `numpy.asarray` copies nothing."""
    flat = array("d", [x for row in rows for x in row])
    return memoryview(flat.tobytes()).cast("d", (len(rows), len(rows[0])))


__all__ = ["KINDS", "SEATS", "SHARE", "TURNS", "grid", "named", "per_turn"]
