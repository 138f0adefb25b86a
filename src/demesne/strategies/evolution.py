"""The best answer to given rivals: lists that do well are changed, and what does better replaces them.

All candidates of a round play the same seeds, and every round uses new ones, so that luck does not carry over. A
candidate plays few games at first; only those that do well go on to more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from .mutations import changed, crossed, one_of
from .outline import Outline
from .trials import Contest

DONORS = 30  # lists of the beginning whose wishes others may take over
CROSSED = 0.25  # part of the new lists that take some over


class Effort(NamedTuple):
    """How much is tried; seeds are those that each list plays, two games each."""

    ideas: tuple[int, ...] = (6, 20, 80)
    fresh: int = 32  # new lists in a generation
    seeds: tuple[int, ...] = (12, 48, 160)
    kept: tuple[int, ...] = (9, 3)  # that go on from the first and the second of these
    parents: int = 4
    proof: int = 300  # in the end, for the parents


class Niche(NamedTuple):
    """Lists that compete only with each other: which ones, and after so many generations what the best must win."""

    has: Callable[[Outline], bool]
    hope: Mapping[int, float]


def best_response(
    contest: Contest,
    start: Sequence[Outline],
    cards: Sequence[str],
    generations: int,
    rng: Random,
    effort: Effort,
    niche: Niche | None = None,
) -> Outline:
    """The list that does best against the contest's rivals, of those found in so many generations.

    In a niche only lists that belong to it take part, and where there is no hope it ends early.
    """
    parents = shortened(contest, start, effort)
    donors = contest.ranked(list(dict.fromkeys(start)))[:DONORS]
    for n in range(generations):
        if niche and contest.share(parents[0]) < niche.hope.get(n, 0.0):
            break
        fresh = offspring(contest, parents, donors, cards, effort.fresh, rng, niche)
        for kept, seeds in zip((*effort.kept, len(fresh)), effort.seeds):
            fresh = contest.round(fresh, seeds)[:kept]
        best = contest.ranked([*parents, *fresh])[: effort.parents + 1]
        least = min(contest.met[outline] for outline in fresh) if fresh else 0
        # a lucky parent must prove itself again before it is preferred to what was tested as often
        contest.round([outline for outline in best if contest.met[outline] < 2 * least], effort.seeds[1])
        parents = contest.ranked(best)[: effort.parents]
    return contest.round(parents, effort.proof)[0]


def shortened(contest: Contest, start: Sequence[Outline], effort: Effort) -> list[Outline]:
    """The best of the lists to begin with: each look is longer, and at fewer of them."""
    left = list(dict.fromkeys(start))
    for i, seeds in enumerate(effort.ideas):
        left = contest.round(left, seeds)
        left = left[: max(len(left) // 3, 3 * effort.parents)] if i + 1 < len(effort.ideas) else left[: effort.parents]
    return left


def offspring(
    contest: Contest,
    parents: Sequence[Outline],
    donors: Sequence[Outline],
    cards: Sequence[str],
    n: int,
    rng: Random,
    niche: Niche | None = None,
) -> list[Outline]:
    """New lists, each a change of a parent, or a parent with wishes of a list that was tried at the beginning."""
    found: dict[Outline, None] = {}
    for i in range(3 * n):
        parent = parents[i % len(parents)]
        if rng.random() < CROSSED:
            child = crossed(parent, one_of(donors, rng), rng)
        else:
            child = changed(parent, cards, rng)
        if child not in contest.met and (niche is None or niche.has(child)):
            found[child] = None
        if len(found) == n:
            break
    return list(found)
