"""What the others are up to: each list of the population, weighted by how well it explains what a seat has gained.

Nobody's own list is looked at. A purchase or a gain is public; what a list would have taken instead is asked of a copy
of the game in which everything the watching seat could not know has been dealt again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from demesne.game import Game
from demesne.game.keys import key_of
from demesne.kernel.const import D_BUY, D_GAIN

from .lists import Lists

DOUBT = 0.4  # a list that would have taken another card counts so much less
LEAST = 0.01  # no list is ever ruled out


class Watch:
    """One seat's view of a game's history, and what it says about the other seats."""

    def __init__(self, lists: Lists, seat: int) -> None:
        self.lists = lists
        self.seat = seat
        self._log: Any = None
        self._state: Any = None
        self._fits: dict[int, list[float]] = {}
        self.decisions = 0  # answers of the watching seat itself

    def look(self, game: Game) -> None:
        """Take in what has happened since the last look; a game that went back is watched from its beginning."""
        inner = game.inner
        entries = inner.since(self._log) if self._state is not None else None
        if entries is None:
            self._state = inner.beginning()
            self._state.follow(self.lists.plans)
            self._fits = {p: [1.0] * len(self.lists) for p in range(game.players) if p != self.seat}
            self.decisions = 0
            entries = inner.since(None) or []
        for entry in entries:
            values = inner.logged(entry)
            if values is not None:
                self._learn(values)
            inner.redo(self._state, entry)
        self._log = inner.log

    def _learn(self, values: list[int]) -> None:
        kind, seat, _, _, about, *_ = self._state.pending()
        self.decisions += seat == self.seat
        if seat not in self._fits or about != seat or kind not in (D_BUY, D_GAIN):
            return
        seen = self._state.clone()
        seen.rekey(key_of(self.decisions, "watch"))
        seen.resample(self.seat)
        fits = self._fits[seat]
        for i in range(len(fits)):
            if seen.suggest(i + 1) != values:
                fits[i] *= DOUBT
        most = max(fits)
        self._fits[seat] = [fit / most for fit in fits]

    def seen(self, players: int) -> list[list[float] | None]:
        """By seat, how likely each list is to be followed there; None for the watching seat."""
        return [None if p == self.seat else self.weights(p) for p in range(players)]

    def weights(self, seat: int) -> list[float]:
        """How likely each list is to be followed by that seat."""
        return [w * max(fit, LEAST) for w, fit in zip(self.lists.weights, self._fits[seat], strict=True)]


class Told(Watch):
    """What a watch in another process has seen; a game without a history is all that is left to look at."""

    def __init__(self, lists: Lists, seat: int, seen: Sequence[Sequence[float] | None], decisions: int) -> None:
        super().__init__(lists, seat)
        self._seen = seen
        self.decisions = decisions

    def look(self, game: Game) -> None:
        """Nothing is left to learn."""

    def weights(self, seat: int) -> list[float]:
        return list(self._seen[seat] or self.lists.weights)
