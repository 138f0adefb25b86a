"""Match-ups, clone and decision on the baseline prototype (package `domk`, built from benchmarks/baseline)."""

from __future__ import annotations

from array import array
from typing import Any

from measures import BIG_MONEY, SEEDS, repeated
from timing import Work

LISTS = {"big-money mirror": (0, 0), "big-money-smithies": (1, 0), "village-smithy-market-militia": (2, 0)}
OVER = 9  # its D_OVER
OUTSIDE = -1  # its number for a player who answers from Python


def load() -> Any:
    """The package if it is installed and compiled, else None."""
    try:
        import domk
    except ImportError:
        return None
    if domk.COMPILED:
        import domk._ckernel
    return domk if domk.COMPILED else None


def begun(domk: Any, seed: int) -> Any:
    game = domk.Game()
    game.new(seed, OUTSIDE, OUTSIDE)
    game.run()
    return game


def simulated(domk: Any, lists: tuple[int, int]) -> Work:
    """Whole games of two of its own lists, both seats in turn."""
    out = array("i", bytes(4 * 500))

    def work() -> int:
        domk._ckernel.play_many(1, 500, *lists, out)
        domk._ckernel.play_many(1, 500, *reversed(lists), out)
        return 1000

    return work


def clone(domk: Any) -> Work:
    return repeated(begun(domk, 1).clone, 200)


def decision(domk: Any) -> Work:
    """One Big Money decision answered from Python."""
    kinds = {"Province": 5, "Gold": 2, "Silver": 1}
    buys = [(kinds[name], cost) for name, cost in BIG_MONEY]
    starts = [begun(domk, seed) for seed in SEEDS]

    def work() -> int:
        n = 0
        for start in starts:
            game = start.clone()
            kind, _, coins = game.decision()
            while kind != OVER:
                game.answer(next((b for b, cost in buys if coins >= cost), -1))
                kind, _, coins = game.decision()
                n += 1
        return n

    return work
