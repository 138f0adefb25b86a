"""Good lists for one kingdom, by double oracle: find the best answer to the lists found so far, add it, and repeat.

The first rivals are plain money and a simple good list. A list that beats only those does not last: from then on the
target is the list that stands best against all others, and the mixture that none of them beats. The first ideas,
rushes included, are tried against every target. Later rounds also start from scratch, with the first ideas:
changes of the lists found so far resemble them, and what beats them may not. Where lists beat each other in circles, a
list is looked for that loses to none of them by much. Engines are searched for on their own (`engines.py`); one that
beats the best list joins the others, and the search goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from demesne.rules.card import CardDef

from .drafting import ideas, judge, pairs
from .engines import Parts, first_engines
from .evolution import Effort, Niche, best_response
from .mixing import against, mixture
from .outline import MONEY, Outline, big_money
from .trials import SMALLEST_WEIGHT, Contest, Ground, Trial, WorstCase

EFFORT = Effort()
# games of engines take twenty times as long as those of money
ENGINE_EFFORT = Effort(ideas=(4, 12, 40), fresh=40, seeds=(8, 32, 100), proof=200)
AFTER_EFFORT = Effort(ideas=(3, 8, 30), fresh=24, seeds=(8, 24, 80), kept=(7, 2), parents=3, proof=150)
GENERATIONS = (4, 8)  # of the first round, of each further one
SCRATCH = 16  # of a round that starts from scratch
STEADY = 10  # of a round for a list that loses to none by much
BEST, RIVALS = 4, 6  # in such a round: lists whose worst rivals take part, and rivals at most
MIXED = 4  # rounds in the beginning with a mixture as target
ROUNDS = 16  # at most
ENGINES = 24  # generations of engines
ENGINE_TRIES = 3  # searches for an engine, until one wins: much depends on chance in them
HOPE = {6: 0.25, 12: 0.36, 18: 0.44}  # what the best engine must win after so many of them, or there is none
AFTER = 9  # rounds at most after an engine that beats the best list
AFTER_GENERATIONS = 5
AFTER_SCRATCH, AFTER_STEADY = 8, 4
QUIET = 2  # rounds in a row in which nothing beats the best list, one of them from scratch: then it holds up
BEATEN = 0.52  # share against the best list that is more than chance
MEETING = 400  # seeds that two lists found play against each other
PRUNING = 60  # seeds on which a list without one of its wishes must not be worse against the whole one
NO_WORSE = 300  # seeds on which it must then not be worse against the target either
WORSE = 0.01  # share that is more than chance there: all play the same seeds
CHAMPION = 0.6  # part of such a target that is the best list; later the target is the best list alone
BETTER = 0.505  # share against the target that makes a list worth adding
# of the plain kernel: some thousand games in all
LITTLE = Effort(ideas=(1, 4, 12), fresh=8, seeds=(2, 6, 16), kept=(4, 2), parents=3, proof=30)
LITTLE_ROUNDS, LITTLE_GENERATIONS, LITTLE_MEETING = 3, 3, 20
SEEDS_APART = 10_000_000  # a round's seeds are far from those of the others


class Lengths(NamedTuple):
    """Generations of the first round, of each further one, of one from scratch, of one for a steady list."""

    first: int
    further: int
    scratch: int
    steady: int


class Reply(NamedTuple):
    """The best answer found to a target, and its share."""

    response: Outline
    share: float


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
        """The list that stands best against all others."""
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        """Best first: the worst meeting of a list counts, and the mixture."""
        parts = self.mixture()
        values = [min(row) + against(self.shares, i, parts) for i, row in enumerate(self.shares)]
        return sorted(range(len(values)), key=lambda i: (-values[i], i))

    def rivals(self) -> list[Outline]:
        """Who must be feared: whatever beats one of the best lists most, then the lists of the mixture."""
        worst = [min(range(len(self.outlines)), key=self.shares[i].__getitem__) for i in self.ranked()[:BEST]]
        parts = self.mixture()
        mixed = sorted((i for i, part in enumerate(parts) if part > SMALLEST_WEIGHT), key=lambda i: -parts[i])
        return [self.outlines[i] for i in dict.fromkeys([*worst, *mixed])][:RIVALS]

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
        self.prunes = True
        self.favoured = list(self.names)  # the better cards several times
        self.parts = Parts.of(self.judged)
        self.engines = first_engines(self.parts, big_money(ground.players, ground.colonies))

    def round(self, generations: int, effort: Effort, champion: float = CHAMPION, scratch: bool = False) -> Reply:
        """One best answer; it is added where it wins."""
        even = [(outline, 0.5) for outline in self.field.outlines]
        tested = self.answer(self.field.target(champion) if self.rounds else even, generations, effort, scratch)
        if tested.share > BETTER:
            self.field.add(tested.response)
        return tested

    def engine(self, generations: int, effort: Effort | None = None, champion: float = 1.0) -> Reply | None:
        """The engine that does best against the target, added where it wins; None where no engine can be built."""
        known = [outline for outline in self.field.outlines if self.parts.make(outline)]
        if not self.engines and not known:
            return None
        effort = effort or ENGINE_EFFORT
        self.rounds += 1
        contest = Contest(self.ground, self.field.target(champion), first=self.rounds * SEEDS_APART)
        niche = Niche(self.parts.make, HOPE)
        start = [*self.engines, *known]
        best = best_response(contest, start, self.names, generations, self.rng, effort, niche)
        tested = self._tested(contest, best)
        if tested.share > BETTER:
            self.field.add(tested.response)
        return tested

    def steady(self, generations: int, effort: Effort) -> None:
        """A list that loses to none of the rivals by much; it is added, and the next answers try to beat it."""
        self.rounds += 1
        contest = WorstCase(self.ground, self.field.rivals(), first=self.rounds * SEEDS_APART)
        start = [*self.field.outlines, *self.ideas]
        best = best_response(contest, start, self.names, generations, self.rng, effort)
        self.field.add(best)

    def answer(
        self, target: Sequence[tuple[Outline, float]], generations: int, effort: Effort, scratch: bool = False
    ) -> Reply:
        """The best answer to a mixture; a search from scratch knows nothing of the lists found so far."""
        self.rounds += 1
        contest = Contest(self.ground, target, first=self.rounds * SEEDS_APART)
        if scratch:
            first = [*self.ideas, *self.engines]
            return self._tested(contest, best_response(contest, first, self.names, generations, self.rng, effort))
        hopeful = self.hopeful(contest, effort.ideas[0])
        best = self.field.outlines[self.field.champion()]
        start = [*self.field.outlines, *hopeful, *(grafted(best, outline) for outline in hopeful)]
        best = best_response(contest, start, self.favoured, generations, self.rng, effort)
        return self._tested(contest, best)

    def _tested(self, contest: Contest, best: Outline) -> Reply:
        """Without idle wishes; but what an engine does not miss against itself it may need against money."""
        less = pruned(self.ground, best) if self.prunes else best
        if less != best:
            again = Contest(self.ground, contest.rivals, first=contest.next)
            again.round([best, less], NO_WORSE)
            less = less if again.share(less) > again.share(best) - WORSE else best
        return Reply(less, contest.share(best))

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


def searched(ground: Ground, cards: Sequence[CardDef], draft: Outline, seed: str) -> Field:
    """Good lists of a kingdom."""
    oracle = Oracle(ground, cards, draft, seed)
    settle(oracle, ROUNDS, Lengths(*GENERATIONS, SCRATCH, STEADY), EFFORT)
    engine = None
    for _ in range(ENGINE_TRIES):
        engine = oracle.engine(ENGINES)
        if engine is None or engine.share > BETTER:
            break
    if engine and engine.share > BETTER:
        lengths = Lengths(AFTER_GENERATIONS, AFTER_GENERATIONS, AFTER_SCRATCH, AFTER_STEADY)
        settle(oracle, AFTER, lengths, AFTER_EFFORT)
    return oracle.field


def searched_a_little(ground: Ground, cards: Sequence[CardDef], draft: Outline, seed: str) -> Field:
    """Lists that a few games found."""
    oracle = Oracle(ground, cards, draft, seed)
    oracle.field.seeds = LITTLE_MEETING
    oracle.prunes = False
    for _ in range(LITTLE_ROUNDS):
        oracle.round(LITTLE_GENERATIONS, LITTLE)
    return oracle.field


def settle(
    oracle: Oracle,
    rounds: int,
    lengths: Lengths,
    effort: Effort,
) -> None:
    """Rounds until the best list holds up, at most so many: in turn an answer, one from scratch, and a steady list."""
    quiet = 0
    for n in range(rounds):
        alone = n >= MIXED
        which = (n - MIXED) % 3 if alone else 0
        if which == 2:
            oracle.steady(lengths.steady, effort)
        else:
            generations = lengths.scratch if which else lengths.further if n else lengths.first
            tested = oracle.round(generations, effort, 1.0 if alone else CHAMPION, scratch=which == 1)
            quiet = quiet + 1 if alone and tested.share < BEATEN else 0
        if quiet == QUIET:
            break


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
