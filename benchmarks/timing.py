"""CPU time of small pieces of work, in alternating rounds, so that a slow moment of the machine affects all equally.

One rule: nothing is measured alone. Every round runs every piece once, the calibration loop too; what counts is the
median over the rounds.
"""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable
from time import process_time

Work = Callable[[], int]  # does the same work at every call; returns how many units it was


class Timed:
    """A piece of work and the CPU seconds that one unit of it took, round by round."""

    def __init__(self, work: Work, slice_: float) -> None:
        self.work = work
        self.seconds: list[float] = []
        began = process_time()
        work()  # warms up, and shows how often to repeat
        self.repeats = max(1, round(slice_ / max(process_time() - began, 1e-6)))

    def round(self) -> None:
        gc.collect()
        units = 0
        began = process_time()
        for _ in range(self.repeats):
            units += self.work()
        self.seconds.append((process_time() - began) / units)

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def spread(self) -> float:
        """Half the interquartile range, as a share of the median."""
        if len(self.seconds) < 4:
            return (max(self.seconds) - min(self.seconds)) / 2 / self.median
        low, _, high = statistics.quantiles(self.seconds, n=4)
        return (high - low) / 2 / self.median


def calibration_ns() -> float:
    """Nanoseconds that a step of the calibration loop takes now."""
    loop = Timed(calibration, 0.15)
    for _ in range(5):
        loop.round()
    return round(loop.median * 1e9, 1)


def calibration() -> int:
    """Fixed work in plain Python: figures of different machines are compared as multiples of one step of it."""
    steps = 20_000
    row = list(range(64))
    counts = dict.fromkeys(row, 0)
    h = 0
    for i in range(steps):
        k = row[i & 63]
        h = (h * 31 + k) & 0xFFFFFF
        counts[k] += h & 1
    return steps
