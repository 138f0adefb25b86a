"""Elo on the fixed ladder: the rating at which an agent would be expected to win what it did win.

The opponents' ratings are fixed: `bench/ladder.json` has them for the kingdoms of every task, measured by
`benchmarks/research/ladder.py`. `fair` is 1000 everywhere; 400 points are odds of ten to one.
"""

from __future__ import annotations

import json
import pathlib
from functools import cache
from typing import NamedTuple

from .tasks import LADDER, TASKS

FILE = pathlib.Path(__file__).parent / "bench" / "ladder.json"
WIDEST = 6000.0  # no rating is further from fair's


class Rating(NamedTuple):
    points: float
    low: float  # 95% interval, that of the share
    high: float


@cache
def ladder(task: str) -> dict[str, float]:
    """The ratings of the opponents in the kingdoms of a task."""
    found: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))[TASKS[task].kingdoms.__name__]
    return found


def expected(points: float, task: str, players: int) -> float:
    """The share of the victories over all opponents that a rating stands for; all other seats are one opponent's."""
    rivals = (ladder(task)[name] for name in LADDER)
    return sum(1 / (1 + (players - 1) * 10 ** ((rival - points) / 400)) for rival in rivals) / len(LADDER)


def rating(share: float, low: float, high: float, games: int, task: str, players: int) -> Rating:
    """For a share over all opponents and its interval. One even game is added, so that a clean sweep is finite."""
    return Rating(*(_of((s * games + 1 / players) / (games + 1), task, players) for s in (share, low, high)))


def _of(share: float, task: str, players: int) -> float:
    low, high = 1000 - WIDEST, 1000 + WIDEST
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if expected(middle, task, players) < share else (low, middle)
    return round(low, 1)
