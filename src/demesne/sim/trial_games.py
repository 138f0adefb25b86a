"""The trial games of a search for good lists, on the engines of the simulator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from demesne.cards import Catalogue
from demesne.strategies.trials import Board, Ground, Shares, Trial

from .engines import Engine

PER_WORKER = 4  # tasks, so that nobody waits long for the last one


class TrialGames(NamedTuple):
    """The job: a task is a number of trials on one board."""

    board: Board
    catalogue: Catalogue

    def playing(self, stopped: Callable[[], bool]) -> PlayingTrials:
        return PlayingTrials(self.board, self.catalogue)


class PlayingTrials:
    def __init__(self, board: Board, catalogue: Catalogue) -> None:
        self.ground = Ground(board.kingdom, board.edition, board.players, catalogue, board.colonies)

    def play(self, trials: Sequence[Trial]) -> list[float]:
        return self.ground.shares(trials)

    def close(self) -> None:
        pass


def shares_on(engine: Engine) -> Shares:
    """Trials played on an engine; the results do not depend on which one it is."""

    def shares(trials: Sequence[Trial]) -> list[float]:
        size = max(-(-len(trials) // (PER_WORKER * engine.workers)), 1)
        waiting = [engine.submit(tuple(trials[i : i + size])) for i in range(0, len(trials), size)]
        try:
            return [share for pending in waiting for share in pending.result()]
        except BaseException:
            for pending in waiting:
                pending.cancel()
            raise

    return shares
