"""A searching level that knows its kingdom, in a form that can be compared and pickled; it does not load the search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .lists import Weighted
    from .player import Player
    from .race import Budget


class Searcher(NamedTuple):
    name: str
    playouts: int  # for every decision
    lists: tuple[tuple[str, float], ...]  # texts and weights of the population
    planning: float = 0.0  # the part of the playouts that may go to variants of the plan

    @classmethod
    def of(cls, name: str, budget: Budget, population: Sequence[Weighted]) -> Searcher:
        """With the playouts of a budget, whatever time they take."""
        assert budget.playouts is not None
        return cls(name, budget.playouts, tuple((w.list.text, w.weight) for w in population), budget.planning)

    def player(self, seed: int | str) -> Player:
        """A player for one seat of one game."""
        from demesne.strategies import parse

        from .lists import Weighted
        from .player import Player
        from .race import Budget

        lists = [Weighted(parse(text), weight) for text, weight in self.lists]
        return Player(lists, Budget(self.playouts, planning=self.planning), seed)
