"""A decision: who must choose how many of which options, and why."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """Seat `player` must pick between `least` and `most` of `options`."""

    player: int
    kind: str
    source: str | None
    options: list[str]
    least: int
    most: int
    ordered: bool
    zone: str | None
    about: int
    step: int = 0  # which of the card's questions it is


Decision.__module__ = "demesne"  # where users find it, in tracebacks and pickles too
