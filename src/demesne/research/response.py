"""A best response to an agent: the list that a search finds against it, and what the agent wins against that list.

The budget is fixed in games, so that results can be compared: about 1,000 in each of a few kingdoms. Then the agent
meets the list on other seeds. An agent that wins against the ladder but not here can be exploited.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

from demesne.bots.strategy import StrategyBot
from demesne.cards import loaded
from demesne.strategies.drafting import fair, ideas
from demesne.strategies.evolution import Effort, best_response
from demesne.strategies.outline import Outline
from demesne.strategies.trials import Contest, Ground

from .agents import Setup
from .child import Child, Limits
from .evaluation import Hall
from .referee import Referee, key_for
from .results import Response, Result
from .spec import Board, Spec
from .tasks import VERSION, Variant, task_of

KINGDOMS = 5  # the first ones of the test
EFFORT = Effort(ideas=(1, 4, 12), fresh=12, seeds=(1, 4, 12), kept=(6, 3), parents=3, proof=24)
GENERATIONS = 3
SEEDS = 20  # on which the agent meets the list that was found
FRESH = 1_000_000  # the first of them


class Against(Contest):
    """Lists against an agent."""

    def __init__(self, child: Child, variant: Variant, spec: Spec, board: Board, key: bytes) -> None:
        ten = tuple(sorted(board.kingdom))
        self.cards = [loaded().cards[name] for name in ten]
        ground = Ground(ten, board.kinds.edition, spec.players, loaded())
        super().__init__(ground, [(fair(self.cards, spec.players), 1.0)])
        self.child, self.variant, self.spec, self.board, self.key = child, variant, spec, board, key
        self.games = 0

    def round(self, outlines: Sequence[Outline], seeds: int) -> list[Outline]:
        for outline in outlines:
            won = 1 - self.share_of_agent(outline, self.next, seeds)
            self.won[outline] = self.won.get(outline, 0) + won * seeds
            self.met[outline] = self.met.get(outline, 0) + seeds
        self.next += seeds
        return self.ranked(outlines)

    def share_of_agent(self, outline: Outline, first: int, seeds: int) -> float:
        """What the agent wins against the list, on so many seeds from every seat."""
        judge = Referee(self.spec, self.board, StrategyBot(outline.strategy("response")))
        name, seconds, players = self.variant.name, self.variant.seconds, self.spec.players
        shares = [
            judge.play(self.child, name, self.key, number, seat, seconds).share
            for number in range(first, first + seeds)
            for seat in range(players)
        ]
        self.games += len(shares)
        return sum(shares) / len(shares)

    def found(self, seed: str) -> Outline:
        """The best list of the search."""
        start = [*ideas(self.cards, self.spec.players), fair(self.cards, self.spec.players)]
        return best_response(self, start, [card.name for card in self.cards], GENERATIONS, Random(seed), EFFORT)


def respond(
    result: Result,
    progress: Callable[[int, int], None] | None = None,
    keep: Callable[[Result], None] | None = None,
) -> Result:
    """Add the best responses that the result has not yet; an interruption leaves those that were found."""
    task = task_of(result.task)
    hall = Hall(task, task.split())
    chosen = [v for v in task.variants if v.name in result.seeds]
    numbers = range(min(KINGDOMS, len(hall.split.test)))
    due = [(variant, kingdom) for variant in chosen for kingdom in numbers]
    done = {(r.variant, r.kingdom) for r in result.responses}
    setups = {v.name: Setup(task.name, hall.spec(v), v.seconds) for v in chosen}
    child = Child(result.agent, setups, task.cards(), Limits(**result.limits))
    key = key_for(f"{VERSION} {task.name} response")
    try:
        for variant, kingdom in due:
            if (variant.name, kingdom) in done:
                continue
            before = time.process_time() + child.cpu
            spec, board = hall.board(variant, kingdom)
            contest = Against(child, variant, spec, board, key)
            best = contest.found(f"response {kingdom}")
            searched = contest.games
            share = contest.share_of_agent(best, FRESH, SEEDS)
            spent = time.process_time() + child.cpu - before
            row = Response(variant.name, kingdom, searched, SEEDS, round(share, 4), round(spent, 2), best.text())
            result.responses.append(row)
            if progress:
                progress(len(result.responses), len(due))
    except KeyboardInterrupt:
        result.stopped = "interrupted"
    finally:
        child.close()
        if keep:
            keep(result)
    return result
