"""Points that depend on what a player owns: a scoring program counts something, then works on that number.

    score(count_cards(VICTORY), per(4))                     a point for every four Victory cards
    score(count_cards("Copper"), reaching(10), times(15))   15 points for ten Coppers or more

A card counts its program for each copy, or with `once=True` once for its player; a Landmark once for everybody.
"""

from __future__ import annotations

from typing import NamedTuple

from .language import Type, as_written


class Count(NamedTuple):
    """What is counted of a player's cards."""

    name: str  # the function that makes it, as it is written in a card file
    by: int
    what: str | Type | None = None
    but: Type | None = None  # cards of these types do not count
    numbers: tuple[tuple[str, int], ...] = ()
    mat: str = ""

    def __repr__(self) -> str:
        parts = [as_written(self.mat)] if self.mat else []
        parts += [f"{name}={n}" for name, n in self.numbers]
        parts += [f"what={as_written(self.what)}"] if self.what is not None else []
        parts += [f"but={self.but!r}"] if self.but is not None else []
        return f"{self.name}({', '.join(parts)})"


class Working(NamedTuple):
    """What is done with the number so far, and with which other one."""

    name: str
    op: int
    n: int | Count

    def __repr__(self) -> str:
        return f"{self.name}({self.n!r})"


class Score(NamedTuple):
    """A scoring program."""

    steps: tuple[Count | Working, ...]
    once: bool = False

    def __repr__(self) -> str:
        return f"score({', '.join(map(repr, self.steps))}{', once=True' if self.once else ''})"

    def counts(self) -> list[Count]:
        """All that it counts."""
        parts = [step.n if isinstance(step, Working) else step for step in self.steps]
        return [part for part in parts if isinstance(part, Count)]
