"""Advice: the best answers to the pending decision with what they win, from what the seat that decides may know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from demesne.game import Game
from demesne.game.keys import key_of
from demesne.refusal import Refusal
from demesne.search.lists import lists_of
from demesne.search.playouts import MOST, Playouts
from demesne.search.race import BATCH, BEGIN, next_batch

from .model import Rated
from .why import why

FIRST = 32  # of each answer before one is dropped
FAR = 2.5  # standard errors behind the best
SHOWN = 3  # answers that are never dropped


def advise(
    game: Game,
    *,
    lists: Any = None,
    playouts: int = 8000,
    seconds: float | None = None,
    seed: int | str = 1,
    must: Sequence[str] | None = None,
    seen: Sequence[Sequence[float] | None] | None = None,
) -> list[Rated]:
    """Sensible answers that were tried to the end, best first; `must` is one of them whatever it wins.

    All follow the first of the lists at the seat that decides; the others draw theirs by the weights, or by what was
    `seen` of each of them.
    """
    if game.asked is None:
        raise Refusal("error-over")
    trials = Playouts(game, game.asked, lists_of(lists, game), key_of(seed, "advice"))
    for seat, weights in enumerate(seen or ()):
        if weights is not None:
            trials.draw(seat, weights)
    inner = game.inner
    own = trials.suggested(0)
    answers = trials.candidates(0, MOST)
    if must is not None and not any(_same(game, inner.names(values), must) for values in answers):
        answers.append(inner.values(must))
    arms = {trials.add(values, 0): inner.names(values) for values in answers}
    stays = [a for a, names in arms.items() if must is not None and _same(game, names, must)]
    _race(trials, stays, playouts, seconds)
    listed, plan = inner.names(own), trials.lists.rules[0]
    order = sorted(trials.alive, key=lambda a: (-trials.win(a), a))
    return [Rated(tuple(arms[a]), trials.win(a), trials.error(a), why(game, arms[a], listed, plan)) for a in order]


def gap(rows: Sequence[Rated], answer: Sequence[str]) -> tuple[float, float]:
    """What an answer among the rows loses against the best of them, and an upper bound of the error of that."""
    best, given = rows[0], next(row for row in rows if sorted(row.answer) == sorted(answer))
    return best.win - given.win, (best.error**2 + given.error**2) ** 0.5


def _same(game: Game, a: Sequence[str], b: Sequence[str]) -> bool:
    decision = game.decision
    ordered = decision is not None and decision.ordered
    return list(a) == list(b) if ordered else sorted(a) == sorted(b)


def _race(trials: Playouts, stays: Sequence[int], most: int, seconds: float | None) -> None:
    """Drop what is clearly worse, and go on until the playouts or the seconds are used up."""
    begun, check = time.process_time(), FIRST
    batch = BATCH if seconds is None else BEGIN
    while True:
        now = time.process_time()
        seeds = min(max(batch // len(trials.alive), 1), max((most - trials.spent) // len(trials.alive), 0))
        if not seeds or (seconds is not None and trials.seeds and now - begun >= seconds):
            if trials.seeds:
                return
            seeds = 1
        trials.run(seeds)
        if seconds is not None:
            batch = next_batch(batch, time.process_time() - now)
        if trials.seeds >= check:
            check *= 2
            _drop(trials, stays)


def _drop(trials: Playouts, stays: Sequence[int]) -> None:
    order = sorted(trials.alive, key=lambda a: (-trials.win(a), a))
    for a in order[SHOWN:]:
        behind, error = trials.difference(order[0], a)
        if a not in stays and behind > FAR * error:
            trials.drop(a)
