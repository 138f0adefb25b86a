"""The race of all answers against the plan's own, on the same luck, until it is decided or the budget is spent.

The plan's answer stands unless another one is better by more than chance explains: with few playouts the best of many
equal answers always looks better than it is. Answers that are clearly worse leave early; the rest share what is left.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from .playouts import Playouts

BATCH = 160  # playouts between two looks at the clock, at most
BEGIN = 40  # in the first batch where a clock is looked at
SHORT, LONG = 0.0005, 0.0012  # seconds of a batch, below which the next is twice and above which it is half as large
FIRST = 32  # seeds before anybody leaves
SURE = 2.5  # standard errors by which an answer that leaves is worse
SURE_LATE = 2.0
DECIDED = 3.5  # by which the best is better than the plan's answer when the race ends early
GAIN = 1.0  # by which it must be better in the end, and after few seeds by more: the best of many is lucky
FEW = 40  # seeds after which it is twice as much
TRIFLE = 0.003  # a share of the victory that is not worth looking for
HALVINGS = ((0.15, 12), (0.3, 8), (0.5, 5), (0.7, 3))  # part of the budget, answers that may go on


class Budget(NamedTuple):
    """How much may be spent on one decision: a number of playouts, a time, or both."""

    playouts: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic
    planning: float = 0.0  # the part of it that may go to variants of the plan, where cards are bought

    def less(self, playouts: int, begun: float) -> Budget:
        """What is left after so many playouts and the time since then."""
        count = None if self.playouts is None else max(self.playouts - playouts, 0)
        seconds = None if self.seconds is None else max(self.seconds - (self.clock() - begun), 0.0)
        return self._replace(playouts=count, seconds=seconds)


class Outcome(NamedTuple):
    best: int  # the answer's number
    capped: bool  # the time ran out before the playouts did


def race(playouts: Playouts, base: int, budget: Budget, begun: float | None = None) -> Outcome:
    """The best of the answers that were added; `base` is the plan's own."""
    begun = budget.clock() if begun is None else begun
    check, capped = FIRST, False
    batch = BATCH if budget.seconds is None else BEGIN
    while len(playouts.alive) > 1:
        seeds = max(batch // len(playouts.alive), 1)
        if budget.playouts is not None:
            seeds = min(seeds, (budget.playouts - playouts.spent) // len(playouts.alive))
            if seeds < 1:
                break
        now = budget.clock() if budget.seconds is not None else 0.0
        if budget.seconds is not None and now - begun >= budget.seconds and playouts.seeds:
            capped = budget.playouts is not None
            break
        if playouts.seeds < check:
            seeds = min(seeds, check - playouts.seeds)
        playouts.run(seeds)
        part = playouts.spent / budget.playouts if budget.playouts is not None else 0.0
        if budget.seconds is not None:
            then = budget.clock()
            part = max(part, (then - begun) / budget.seconds if budget.seconds else 1.0)
            batch = next_batch(batch, then - now)
        if playouts.seeds >= check:
            check += max(check // 2, 1)
            if prune(playouts, base, part):
                break
    return Outcome(chosen(playouts, base), capped)


def next_batch(batch: int, took: float) -> int:
    """So that 2 ms are hardly ever exceeded; one seed of all answers is the least. It changes no number of a race."""
    if took > LONG:
        return max(batch // 2, 1)
    return min(2 * batch, BATCH) if took < SHORT else batch


def prune(playouts: Playouts, base: int, part: float) -> bool:
    """Let the clearly worse answers leave; whether the race is decided."""
    win = {a: playouts.win(a) for a in playouts.alive}
    best = max(win, key=lambda a: (win[a], -a))
    sure = SURE if part < 0.5 else SURE_LATE
    open_ = False
    for a in list(playouts.alive):
        if a == base:
            continue
        gain, error = playouts.difference(a, base)
        behind = best not in (a, base) and worse(playouts, a, best, sure)
        if behind or gain < -sure * error:
            if a != best:
                playouts.drop(a)
                continue
        open_ = open_ or gain + sure * error > TRIFLE
    for share, most in HALVINGS:
        if part >= share and len(playouts.alive) > most + 1:
            ranked = sorted(playouts.alive, key=lambda a: (-win[a], a))
            for a in ranked[most:]:
                if a != base:
                    playouts.drop(a)
    if best != base and len(playouts.alive) == 2:
        gain, error = playouts.difference(best, base)
        return gain > DECIDED * error
    return not open_


def worse(playouts: Playouts, a: int, best: int, sure: float) -> bool:
    behind, error = playouts.difference(best, a)
    return behind > sure * error


def chosen(playouts: Playouts, base: int) -> int:
    """The best, if it is better than the plan's answer by more than chance explains."""
    if playouts.seeds < FIRST:
        return base
    best = max(playouts.alive, key=lambda a: (playouts.win(a), -a))
    if best == base:
        return base
    gain, error = playouts.difference(best, base)
    return best if gain > GAIN * (1 + FEW / playouts.seeds) * error else base
