"""How fast this machine plays: match-ups inside either kernel, clones, decisions; in CPU time."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable
from typing import Any

from demesne import __version__, kernel
from demesne.game import Game
from demesne.strategies.shipped import shipped

from .match import Match, Table
from .run import run

KINGDOM = ("Cellar", "Chapel", "Market", "Militia", "Moat", "Smithy", "Throne Room", "Village", "Witch", "Workshop")
MATCH_UPS = {
    "big-money mirror": ("big-money", "big-money"),
    "big-money-smithies": ("big-money-smithies", "big-money"),
    "village-smithy-market-militia": ("village-smithy-market-militia", "big-money"),
}
LOOP = 200_000


def match_up(names: tuple[str, str]) -> Match:
    return Match(tuple(shipped(name) for name in names), KINGDOM, 2, 1)


def calibration() -> int:
    """A loop of plain Python that any machine can run; speeds are also given in its steps."""
    x = 1
    for _ in range(LOOP):
        x = (x * 48271) % 2147483647
    return LOOP


def cpu(work: Callable[[], int]) -> float:
    """CPU seconds per unit of the work."""
    begun = time.process_time()
    n = work()
    return (time.process_time() - begun) / n


def measure(rounds: int = 5, slice_: float = 0.2) -> dict[str, Any]:
    """All measurements, in alternating rounds; medians."""
    pieces: dict[tuple[str, str], Callable[[], int]] = {("calibration", ""): calibration}
    for which in kernel.kernels():
        for name, names in MATCH_UPS.items():
            pieces[name, which] = _games(Table(match_up(names), which), slice_)
        pieces["clone", which], pieces["decision", which] = _clone(which), _decisions(which)
    found: dict[tuple[str, str], list[float]] = {key: [] for key in pieces}
    for _ in range(rounds):
        for key, work in pieces.items():
            found[key].append(cpu(work))
    median = {key: statistics.median(times) for key, times in found.items()}
    step = median["calibration", ""]
    kernels = list(kernel.kernels())
    return {
        "version": __version__,
        "python": platform.python_version(),
        "kernels": kernels,
        "rounds": rounds,
        "games_per_cpu_second": {k: {n: round(1 / median[n, k], 1) for n in MATCH_UPS} for k in kernels},
        "calibration_steps_per_game": {k: {n: round(median[n, k] / step, 3) for n in MATCH_UPS} for k in kernels},
        "clone_us": {k: round(median["clone", k] * 1e6, 4) for k in kernels},
        "decision_us": {k: round(median["decision", k] * 1e6, 4) for k in kernels},
        "state_bytes": len(Game("First Game", seed=1).inner.state().dump()),
        "cpu_us_per_game": jobs_cost(rounds, slice_),
        "calibration_ns_per_step": round(step * 1e9, 3),
    }


def _games(table: Table, slice_: float) -> Callable[[], int]:
    """As many games as fit into about one time slice."""
    seeds = 4
    while True:
        begun = time.process_time()
        table.play(0, seeds)
        spent = time.process_time() - begun
        if spent > slice_ / 4 or seeds >= 1_000_000:
            break
        seeds *= 2
    seeds = max(int(seeds * slice_ / max(spent, 1e-9)), 1)

    def work() -> int:
        table.play(0, seeds)
        return 2 * seeds

    return work


def _started(which: str) -> Game:
    was = os.environ.get("DEMESNE_PLAIN")
    os.environ["DEMESNE_PLAIN"] = "1" if which == "plain" else "0"
    try:
        return Game("First Game", players=2, seed=1)
    finally:
        if was is None:
            del os.environ["DEMESNE_PLAIN"]
        else:
            os.environ["DEMESNE_PLAIN"] = was


def _clone(which: str) -> Callable[[], int]:
    game = _started(which)
    times = 20_000 if which == "compiled" else 200

    def work() -> int:
        for _ in range(times):
            game.clone()
        return times

    return work


def _decisions(which: str) -> Callable[[], int]:
    """Whole decisions answered from Python by name: Big Money to the end of a game."""
    begun = _started(which)
    prices = {"Province": 8, "Gold": 6, "Silver": 3}

    def work() -> int:
        n = 0
        game = begun.clone()
        while (d := game.decision) is not None:
            if d.kind == "treasure":
                game.answer(*d.options)
            else:
                coins = game.coins
                game.answer(*[name for name, price in prices.items() if coins >= price and name in d.options][:1])
            n += 1
        return n

    return work


def jobs_cost(rounds: int, slice_: float) -> dict[str, float]:
    """CPU microseconds per game of the Big Money mirror with one and with two jobs."""
    match = match_up(MATCH_UPS["big-money mirror"])
    games = 40_000 if kernel.chosen() == "compiled" else 400
    spent: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(rounds):
        for jobs, times in spent.items():
            result = run(match, games, jobs=jobs)
            times.append(result.cpu_seconds / result.games * 1e6)
    one, two = (statistics.median(times) for times in spent.values())
    return {"1": round(one, 4), "2": round(two, 4), "ratio": round(two / one, 3)}
