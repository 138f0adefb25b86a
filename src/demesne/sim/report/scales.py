"""Scales: map values to coordinates, with round numbers at the ticks."""

from __future__ import annotations

import math
from typing import NamedTuple


class Scale(NamedTuple):
    """A linear map from values to coordinates."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        if self.high == self.low:
            return (self.start + self.end) / 2
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def step(span: float, most: int) -> float:
    """The smallest 1, 2 or 5 times a power of ten that splits the span into at most `most` parts."""
    if span <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(span / most))
    return float(next(power * f for f in (1, 2, 5, 10) if span / (power * f) <= most + 1e-9))


def ticks(low: float, high: float, most: int, least_step: float = 0.0) -> list[float]:
    """Round values from at or below `low` to at or above `high`."""
    by = max(step(high - low, most), least_step)
    first, last = math.floor(low / by + 1e-9), math.ceil(high / by - 1e-9)
    return [round(i * by, 10) for i in range(first, max(last, first + 1) + 1)]


class Span(NamedTuple):
    """What an axis shows, and the round values on it."""

    low: float
    high: float
    marks: list[float]


def span(low: float, high: float, most: int, least_step: float = 0.0) -> Span:
    """From the lowest to the highest value and a little more, marked inside."""
    high += (high - low) * 0.03
    return Span(low, high, [m for m in ticks(low, high, most, least_step) if low <= m <= high])


def turn_ticks(last: int, room: float) -> list[int]:
    """Turn 1 and the round numbers after it, at least 28 units apart."""
    by = next((b for b in (1, 5, 10, 20, 50, 100, 200) if room * b / max(last - 1, 1) >= 28), 500)
    return [t for t in range(1, last + 1) if t == 1 or t % by == 0]


def decimals(values: list[float]) -> int:
    """How many decimals show these values exactly and distinctly."""
    return next((d for d in range(4) if all(abs(v - round(v, d)) < 1e-9 for v in values)), 4)


def apart(wanted: list[float], heights: list[float], top: float, bottom: float) -> list[float]:
    """Centres for labels as close as possible to where they belong, without overlap, all between top and bottom."""
    order = sorted(range(len(wanted)), key=lambda i: (wanted[i], i))
    # Labels that would touch form one block, centred on the mean of its members' targets.
    blocks: list[tuple[float, list[int]]] = []
    for i in order:
        middle, members = wanted[i], [i]
        while True:
            tall = sum(heights[m] for m in members)
            middle = min(max(middle, top + tall / 2), max(bottom - tall / 2, top + tall / 2))
            if not blocks or blocks[-1][0] + sum(heights[m] for m in blocks[-1][1]) / 2 <= middle - tall / 2 + 1e-6:
                break
            members = blocks.pop()[1] + members
            middle = _mean_wish(members, wanted, heights)
        blocks.append((middle, members))
    out = [0.0] * len(wanted)
    for middle, members in blocks:
        y = middle - sum(heights[m] for m in members) / 2
        for m in members:
            out[m] = y + heights[m] / 2
            y += heights[m]
    return out


def _mean_wish(members: list[int], wanted: list[float], heights: list[float]) -> float:
    """The centre of a block for which its members are on target on average."""
    tall, before, total = sum(heights[m] for m in members), 0.0, 0.0
    for m in members:
        total += wanted[m] - (before + heights[m] / 2 - tall / 2)
        before += heights[m]
    return total / len(members)
