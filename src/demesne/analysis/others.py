"""Legal answers near another one: what else there was to decide where few answers are worth trying out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from demesne.game import Decision, Game
from demesne.refusal import Refusal

Answer = tuple[str, ...]


def others(now: Game, own: Sequence[str]) -> Iterator[Answer]:
    """Answers that differ from `own` by one card or two neighbours, the nearest first; and none at all."""
    decision = now.decision
    if decision is None:
        return
    for answer in _near(decision, tuple(own)):
        if decision.least <= len(answer) <= decision.most and _is_legal(now, answer):
            yield answer


def _near(decision: Decision, own: Answer) -> Iterator[Answer]:
    if decision.kind == "treasure":
        yield ()  # after some of the Treasures the rest is asked for again, so nothing lies between all and none
        return
    options = Counter(decision.options)
    picks = range(len(own))
    if decision.ordered:
        yield from (own[:i] + (own[i + 1], own[i]) + own[i + 2 :] for i in picks[:-1])
    for i in picks:
        rest = own[:i] + own[i + 1 :]
        left = options - Counter(rest)
        yield from (own[:i] + (option,) + own[i + 1 :] for option in left if option != own[i])
    yield from (own[:i] + own[i + 1 :] for i in picks)
    yield from ((*own, option) for option in options - Counter(own))
    yield ()


def _is_legal(now: Game, answer: Answer) -> bool:
    try:
        now.clone().answer(list(answer))
    except Refusal:
        return False
    return True
