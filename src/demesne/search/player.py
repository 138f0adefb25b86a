"""A player that searches: it tries out every sensible answer and deviates from its plan when that wins more.

Its plan is a list of the population; where cards are gained the other lists with their own answers race along, and when
one does better from here it becomes the plan. Where cards are bought a player with a large budget first looks whether
a variant of its plan is a better one (`plans.py`). The other seats follow the lists that explain what they have gained.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from demesne.game import Game
from demesne.game.keys import key_of
from demesne.kernel.const import D_BUY, D_GAIN
from demesne.strategies import Strategy

from .lists import Lists, Rules, Weighted
from .opponents import Told, Watch
from .plans import Revision, Stand
from .playouts import MOST, Playouts, check_decision
from .race import Budget, race

PLANS = 8  # lists that race along besides the plan
EACH = 40  # playouts that each answer must get, or it is not worth trying

log = logging.getLogger("demesne.search")


class Tried(NamedTuple):
    """One answer that was tried out, and the list that would be followed after it."""

    values: list[int]
    plan: int
    arm: int


class Thought(NamedTuple):
    """What a decision came to."""

    answer: list[int]
    plan: int
    own: list[int]  # what the plan before would have answered
    tried: list[Tried]
    playouts: Playouts
    capped: bool
    planning: int  # playouts that went to variants of the plan


class Player:
    """Plays one seat of one game; `seed` and the number of playouts decide all it does."""

    def __init__(self, population: list[Weighted], budget: Budget, seed: int | str = 0) -> None:
        self.population = population
        self.budget = budget
        self.seed = seed
        self.plan = 0  # the first list is the strongest; behind the last one is a variant
        self._variant: Rules | None = None
        self._lists: Lists | None = None
        self._watch: Watch | None = None

    def choose(self, game: Game) -> list[str]:
        """The answer to the pending decision, by name."""
        return game.inner.names(self.think(game).answer)

    def follow(self, plan: Strategy) -> None:
        """Go on with this plan, which `followed` has told."""
        known = (i for i, w in enumerate(self.population) if w.list.shown() == plan.shown())
        self.plan = next(known, len(self.population))
        self._variant = plan.rules if self.plan == len(self.population) else None

    def followed(self) -> str:
        """The list that is the plan, as text."""
        rules = self.population[self.plan].list.rules if self._variant is None else self._variant
        return "".join(rule.shown() + "\n" for rule in rules)

    def tell(self, game: Game, seen: Sequence[Sequence[float] | None], decisions: int) -> None:
        """What somebody else has seen of the others, where the game has no history to look at."""
        self._lists = Lists(self.population, game.inner.kinds, game.inner.kernel)
        self._watch = Told(self._lists, game.asked or 0, seen, decisions)

    def think(self, game: Game, budget: Budget | None = None) -> Thought:
        """Try out the answers to the pending decision; the plan may change."""
        budget = given = budget or self.budget
        begun = budget.clock()
        seat = game.asked
        check_decision(game, seat)
        assert seat is not None
        inner = game.inner
        if self._lists is None or self._watch is None or self._watch.seat != seat:
            self._lists = Lists(self.population, inner.kinds, inner.kernel)
            self._watch = Watch(self._lists, seat)
        self._watch.look(game)
        luck = f"{self.seed}|{seat}|{self._watch.decisions}"
        others = {p: self._watch.weights(p) for p in range(game.players) if p != seat}
        lists, planning, capped = self._lists, 0, False
        if self._variant is not None:
            lists = lists.joined([self._variant])
        if budget.planning and inner.pending.kind == D_BUY:
            revision = Revision(Stand(game, seat, lists, self.plan, others), luck, budget, begun)
            better = revision.better()
            if better is not None:
                self.plan, self._variant = len(self._lists), better
                lists = self._lists.joined([better])
            planning, capped = revision.spent, revision.capped
            budget, begun = budget.less(planning, begun), budget.clock()
        playouts = Playouts(game, seat, lists, key_of(luck, "search"))
        own = playouts.suggested(self.plan)
        tried = self._arms(playouts, own, budget)
        if len(tried) > 1:
            for p, weights in others.items():
                playouts.draw(p, weights)
            outcome = race(playouts, tried[0].arm, budget, begun)
            best = next(t for t in tried if t.arm == outcome.best)
        else:
            outcome, best = None, tried[0]
        capped = capped or (outcome is not None and outcome.capped)
        if capped:
            said = "the cap of %s s struck after %d of %s playouts"
            log.info(said, given.seconds, planning + playouts.spent, given.playouts)
        self.plan = best.plan
        if best.plan < len(self._lists):
            self._variant = None
        return Thought(best.values, best.plan, own, tried, playouts, capped, planning)

    def _arms(self, playouts: Playouts, own: list[int], budget: Budget) -> list[Tried]:
        """Every answer with the plan, the plan's own first; where cards are gained, the other lists with theirs too.

        A small budget is spent on few answers: those that some list would give come first.
        """
        room = MOST + PLANS if budget.playouts is None else max(budget.playouts // EACH, 2)
        others = sorted((i for i in range(len(playouts.lists)) if i != self.plan), key=self._rank)[:PLANS]
        theirs = {i: playouts.suggested(i) for i in others}
        answers = playouts.candidates(self.plan, MOST)
        answers[1:] = sorted(answers[1:], key=lambda v: v not in theirs.values())
        if len(answers) < 2:
            return [Tried(own, self.plan, -1)]
        tried = [Tried(v, self.plan, playouts.add(v, self.plan)) for v in answers[:room]]
        if playouts.kind in (D_BUY, D_GAIN):
            for i in others[: room - len(tried)]:
                tried.append(Tried(theirs[i], i, playouts.add(theirs[i], i)))
        return tried

    def _rank(self, i: int) -> tuple[float, int]:
        return -self.population[i].weight if i < len(self.population) else 0.0, i
