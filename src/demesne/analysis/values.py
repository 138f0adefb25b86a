"""What answers are worth: playouts with one list in every seat, on the same luck for all answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from demesne.game import Game
from demesne.game.keys import key_of
from demesne.search.lists import lists_of
from demesne.search.playouts import Playouts


class Tried:
    """What came of some answers, by their place."""

    def __init__(self, playouts: Playouts, arms: Sequence[int]) -> None:
        self._playouts = playouts
        self._arms = arms

    def win(self, a: int) -> float:
        """What answer a brings the seat that decides."""
        return self._playouts.win(self._arms[a])

    def wins(self, a: int) -> tuple[float, ...]:
        """What it brings every seat."""
        return tuple(self._playouts.wins(self._arms[a]))

    def error(self, a: int) -> float:
        return self._playouts.error(self._arms[a])

    def gap(self, a: int, b: int) -> tuple[float, float]:
        """How much better a is than b, and the standard error of that."""
        return self._playouts.difference(self._arms[a], self._arms[b])


class Values:
    """Tries out answers in the positions of one game. Everybody follows one list: the strong bot's, or the given."""

    def __init__(self, game: Game, lists: Any = None) -> None:
        self._lists = lists_of(lists, game)
        self.plan = self._lists.rules[0]
        self.made = 0  # playouts so far

    def listed(self, now: Game) -> list[str]:
        """What the list would answer."""
        return now.inner.names(self._playouts(now, "").suggested(0))

    def candidates(self, now: Game) -> list[list[str]]:
        """The answers that are worth trying out, the list's own first."""
        return [now.inner.names(values) for values in self._playouts(now, "").candidates(0)]

    def tried(self, now: Game, answers: Sequence[Sequence[str]], n: int, seed: str, all_open: bool = False) -> Tried:
        """n playouts of each answer, from what the seat that decides may know; `all_open` for games that are over."""
        playouts = self._playouts(now, seed, all_open)
        arms = [playouts.add(now.inner.values(answer), 0) for answer in answers]
        playouts.run(n)
        self.made += n * len(arms)
        return Tried(playouts, arms)

    def _playouts(self, now: Game, seed: str, all_open: bool = False) -> Playouts:
        return Playouts(now, None if all_open else now.asked, self._lists, key_of(seed, "analysis"))
