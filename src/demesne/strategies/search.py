"""Good lists for one kingdom, by double oracle: find the best answer to the lists found so far, add it, and repeat.

The first rivals are plain money and a simple good list. A list that beats only those does not last: from then on the
target is the list that stands best against all others, and the mixture that none of them beats. The first ideas,
rushes included, are tried against every target.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from demesne.rules.card import CardDef

from .drafting import ideas, judge, pairs
from .evolution import Effort, best_response
from .mixing import against, mixture
from .outline import MONEY, Outline, big_money
from .trials import Contest, Ground, Trial

EFFORT = Effort()
GENERATIONS = (4, 8)  # of the first round, of each further one
MIXED = 4  # rounds in the beginning with a mixture as target
ROUNDS = 12  # at most
QUIET = 2  # rounds in a row in which nothing beats the best list: then it holds up
BEATEN = 0.52  # share against the best list that is more than chance
MEETING = 800  # seeds that two lists found play against each other
PRUNING = 60  # seeds on which a list without one of its wishes must not be worse
CHAMPION = 0.6  # part of such a target that is the best list; later the target is the best list alone
BETTER = 0.505  # share against the target that makes a list worth adding
SEEDS_APART = 10_000_000  # a round's seeds are far from those of the others


class Tested(NamedTuple):
    """The best answer found to a target, and its share."""

    response: Outline
    share: float
    seeds: int


class Field:
    """Lists, and what each wins against each other."""

    def __init__(self, ground: Ground, seeds: int | None = None) -> None:
        self.ground = ground
        self.seeds = MEETING if seeds is None else seeds
        self.outlines: list[Outline] = []
        self.shares: list[list[float]] = []

    def add(self, outline: Outline) -> None:
        if outline in self.outlines:
            return
        seeds = max(self.seeds * 2 // self.ground.players, 1)
        found = self.ground.shares([Trial(outline, other, SEEDS_APART // 2, seeds) for other in self.outlines])
        back = found
        if self.ground.players > 2:  # one against several of the other is not the same the other way round
            back = self.ground.shares([Trial(other, outline, SEEDS_APART // 2, seeds) for other in self.outlines])
            back = [1 - share for share in back]
        for row, share in zip(self.shares, back):
            row.append(1 - share)
        self.outlines.append(outline)
        self.shares.append([*found, 0.5])

    def mixture(self) -> list[float]:
        return mixture(self.shares)

    def champion(self) -> int:
        """The list that stands best against all others: its worst meeting counts, then the mixture."""
        parts = self.mixture()
        return max(
            range(len(self.outlines)), key=lambda i: (min(self.shares[i]) + against(self.shares, i, parts), -i)
        )

    def target(self, champion: float = CHAMPION) -> list[tuple[Outline, float]]:
        """What the next list has to beat."""
        parts = [(1 - champion) * part for part in self.mixture()]
        parts[self.champion()] += champion
        return list(zip(self.outlines, parts))


class Oracle:
    """The search, round by round."""

    def __init__(self, ground: Ground, cards: Sequence[CardDef], draft: Outline, seed: str) -> None:
        self.ground = ground
        self.names = [card.name for card in cards]
        self.rng = Random(seed)
        self.field = Field(ground)
        self.field.add(big_money(ground.players, ground.colonies))
        self.field.add(draft)
        self.ideas = ideas(cards, ground.players, ground.colonies)
        self.judged = judge(cards)
        self.rounds = 0
        self.favoured = list(self.names)  # the better cards several times

    def round(self, generations: int, effort: Effort = EFFORT, champion: float = CHAMPION) -> Tested:
        """One best answer; it is added where it wins."""
        even = [(outline, 0.5) for outline in self.field.outlines]
        tested = self.answer(self.field.target(champion) if self.rounds else even, generations, effort)
        if tested.share > BETTER:
            self.field.add(tested.response)
        return tested

    def answer(self, target: Sequence[tuple[Outline, float]], generations: int, effort: Effort = EFFORT) -> Tested:
        """The best answer to a mixture."""
        self.rounds += 1
        contest = Contest(self.ground, target, first=self.rounds * SEEDS_APART)
        hopeful = self.hopeful(contest, effort.ideas[0])
        best = self.field.outlines[self.field.champion()]
        start = [*self.field.outlines, *hopeful, *(grafted(best, outline) for outline in hopeful)]
        best = best_response(contest, start, self.favoured, generations, self.rng, effort)
        return Tested(pruned(self.ground, best), contest.share(best), contest.met[best])

    def hopeful(self, contest: Contest, seeds: int) -> list[Outline]:
        """The better half of the first ideas, and two of the best cards together."""
        ranked = contest.round(self.ideas, seeds)
        alone: dict[str, Outline] = {}
        for outline in ranked:
            if len(outline.names()) == 1 and not outline.first:
                alone.setdefault(outline.names()[0], outline)
        self.favoured = [*self.names, *list(alone)[:6], *2 * list(alone)[:3]]
        return [*ranked[: len(ranked) // 2], *pairs(list(alone.values())[:5], self.judged)]


def grafted(outline: Outline, other: Outline) -> Outline:
    """The list with all that another buys besides money, before its own wishes."""
    wishes = (wish for wish in other.wishes if wish.card not in MONEY)
    return outline._replace(wishes=(*wishes, *outline.wishes), first=other.first or outline.first).tidy()


def searched(
    ground: Ground, cards: Sequence[CardDef], draft: Outline, seed: str, told: Callable[[Tested], None] | None = None
) -> Field:
    """Good lists of a kingdom."""
    oracle = Oracle(ground, cards, draft, seed)
    quiet = 0
    while oracle.rounds < ROUNDS and quiet < QUIET:
        alone = oracle.rounds >= MIXED
        tested = oracle.round(GENERATIONS[oracle.rounds > 0], champion=1.0 if alone else CHAMPION)
        quiet = quiet + 1 if alone and tested.share < BEATEN else 0
        if told:
            told(tested)
    return oracle.field


def pruned(ground: Ground, outline: Outline) -> Outline:
    """The list without wishes that never matter or do harm. An idle wish is a weakness: somebody may make it matter."""
    first = 2 * SEEDS_APART // 3
    seeds = max(PRUNING * 2 // ground.players, 1)
    for i in reversed(range(len(outline.first) + len(outline.wishes))):
        less = _without(outline, i)
        share = ground.shares([Trial(less, outline, first, seeds)])[0]
        if share == 0.5 or share > 0.5 + 0.5 / (2 * seeds) ** 0.5:
            outline = less
    return outline


def _without(outline: Outline, i: int) -> Outline:
    """The list without its i-th wish, counted from the top."""
    n = len(outline.first)
    if i < n:
        return outline._replace(first=(*outline.first[:i], *outline.first[i + 1 :]))
    return outline._replace(wishes=(*outline.wishes[: i - n], *outline.wishes[i - n + 1 :]))
