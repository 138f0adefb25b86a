"""Game by game: a row for each, with the turn of every gain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from demesne import kernel
from demesne.kernel import names as called

from .engines import table_of
from .match import Match
from .result import Result
from .run import BATCH, Progress, check_run, seeds_for


def head(match: Match) -> list[str]:
    """The columns: of the game, then of each player in the order given."""
    own = ("seat", "score", "turns", "share", "gains")
    return ["game", "seed_number", "rotation", "rounds", "ended"] + [
        f"{name}_{i + 1}" for i in range(match.seats) for name in own
    ]


class Rows:
    """Plays a match one game at a time; `result` is the result of the rows so far."""

    def __init__(self, match: Match, games: int, until: float | None = None, timeout: float | None = None) -> None:
        check_run(games, until, timeout=timeout)
        self.match = match
        self.total = seeds_for(games, match.seats)
        self.until = until
        self.table = table_of(match, timeout)
        self.tally = kernel.kernels()[kernel.chosen()].Tally()
        self.seeds = 0

    def play(self, progress: Progress | None = None) -> Iterator[list[str | int | float]]:
        step = seeds_for(BATCH, self.match.seats)
        game = 0
        while self.seeds < self.total:
            for rotation in range(self.match.seats):
                state = self.table.single(self.seeds, rotation, self.tally)
                if state is not None:
                    yield [game, self.seeds, rotation, *self._facts(state, rotation)]
                game += 1
            self.tally.end_seed()
            self.seeds += 1
            if self.seeds % step == 0:
                if progress:
                    progress(self.seeds * self.match.seats, self.total * self.match.seats)
                if self.until is not None and self.result().error() <= self.until:
                    return

    def _facts(self, state: Any, rotation: int) -> list[str | int | float]:
        seats, _, _, first, ends, *_ = state.facts()
        names = self.match.kinds().names
        who = self.match.who(rotation)
        gains: list[dict[int, list[str]]] = [{} for _ in range(seats)]
        for p, turn, kind in self.tally.gains_of_game():
            gains[p].setdefault(turn, []).append(names[kind])
        best = state.winners(list(range(seats)))
        out: list[str | int | float] = [state.seat(first).turns, called.ENDS[ends] or ""]
        for s in range(seats):
            p = who.index(s)
            text = "; ".join(f"{turn}: {', '.join(cards)}" for turn, cards in sorted(gains[p].items()))
            out += [p + 1, state.score(p), state.seat(p).turns, round(1 / len(best), 6) if p in best else 0, text]
        return out

    def result(self, seconds: float = 0.0, interrupted: bool = False) -> Result:
        failures = tuple(self.table.failures)
        return Result(self.match, self.tally, self.seeds, 0, seconds, seconds, interrupted, failures, kernel.chosen())

    def close(self) -> None:
        self.table.close()
