"""Copies of a game at some of its moments, so that going back does not replay it from the start."""

from __future__ import annotations

from demesne.game import Game

MOST = 12  # copies of one game; a copy takes about 4 kB
STEP = 16  # answers between two copies, at first


class Checkpoints:
    """A copy after every few answers. When there are too many, every second one is dropped."""

    def __init__(self, game: Game) -> None:
        self._step = STEP
        self._kept = [(0, game.clone())]

    def take(self, place: int, game: Game) -> None:
        if place % self._step:
            return
        if len(self._kept) == MOST:
            self._step *= 2
            self._kept = [(at, kept) for at, kept in self._kept if at % self._step == 0]
        if place % self._step == 0:
            self._kept.append((place, game.clone()))

    def before(self, place: int) -> tuple[int, Game]:
        """The last checkpoint not after that answer, and a copy to continue with."""
        at, game = next(kept for kept in reversed(self._kept) if kept[0] <= place)
        return at, game.clone()

    def forget(self, place: int) -> None:
        """Everything after that answer was undone."""
        self._kept = [kept for kept in self._kept if kept[0] <= place]

    def fork(self) -> Checkpoints:
        other = Checkpoints.__new__(Checkpoints)
        other._step, other._kept = self._step, list(self._kept)
        return other
