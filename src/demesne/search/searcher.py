"""A searching level that knows its kingdom, in a form that can be compared and pickled; it does not load the search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .lists import Weighted
    from .player import Player


@dataclass(frozen=True)
class Searcher:
    name: str
    playouts: int  # for every decision
    lists: tuple[tuple[str, float], ...]  # texts and weights of the population

    @classmethod
    def of(cls, name: str, playouts: int, population: Sequence[Weighted]) -> Searcher:
        return cls(name, playouts, tuple((w.list.text, w.weight) for w in population))

    def player(self, seed: int | str) -> Player:
        """A player for one seat of one game."""
        from demesne.strategies import parse

        from .lists import Weighted
        from .player import Player
        from .race import Budget

        return Player([Weighted(parse(text), weight) for text, weight in self.lists], Budget(self.playouts), seed)
