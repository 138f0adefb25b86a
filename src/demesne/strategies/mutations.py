"""Small changes to an outline: how many, in which order, one kind more or less, when to start buying points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from .outline import Outline, Wish

MOST = 7  # copies worth counting; beyond it any number is bought
T = TypeVar("T")


def neighbours(outline: Outline, additions: Sequence[Wish], n: int, rng: Random) -> list[Outline]:
    """Up to n different outlines, each one change away."""
    found: dict[Outline, None] = {}
    for _ in range(10 * n):
        near = changed(outline, additions, rng).tidy()
        if near != outline and len(found) < n:
            found[near] = None
    return list(found)


def changed(outline: Outline, additions: Sequence[Wish], rng: Random) -> Outline:
    kind = one_of(("number", "number", "number", "order", "order", "less", "more", "more", "points", "money"), rng)
    if kind == "points":
        if rng.random() < 0.5:
            return outline._replace(duchy=max(outline.duchy + one_of((-2, -1, 1, 2), rng), 0))
        return outline._replace(estate=max(outline.estate + one_of((-1, 1), rng), 0))
    if kind == "money":
        return outline._replace(money=one_of((0, 8, 12, 15, 18), rng))
    wishes = list(outline.wishes)
    at = one_of(range(len(wishes)), rng)
    if kind == "number":
        wishes[at] = wishes[at]._replace(most=another_number(wishes[at].most, rng))
    elif kind == "order":
        wish = wishes.pop(at)
        wishes.insert(one_of(range(len(wishes) + 1), rng), wish)
    elif kind == "more":
        wishes.insert(at, one_of(additions, rng))
    elif len(wishes) > 1:
        del wishes[at]
    return outline._replace(wishes=tuple(wishes))


def another_number(most: int, rng: Random) -> int:
    if most == 0:
        return one_of((1, 2, 4), rng)
    if most >= MOST:
        return 0
    return max(most + one_of((-1, 1, 2), rng), 1)


def one_of(choices: Sequence[T], rng: Random) -> T:
    """Uses the only method of Random that is the same in every version of Python."""
    return choices[int(rng.random() * len(choices))]
