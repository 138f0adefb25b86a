"""Which plan to go on with: variants of the plan race against it, each followed to the end of the game.

Fewer and fewer of them share a round. The best of many is lucky, so in the end it meets the plan on fresh luck, and is
only followed where it wins more by more than chance explains.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from demesne.game import Game
from demesne.game.keys import key_of

from .lists import Lists, Rules
from .playouts import Playouts
from .race import BATCH, BEGIN, Budget, next_batch
from .variants import variants

FEWEST = 6  # variants, or it is not worth beginning
EACH = 500  # playouts for each of them in the mean
LEFT = (0.3, 0.1, 0.0)  # part of the variants that go on after each round, at least one; then comes the proof
PROOF = 0.3  # part of the playouts that the proof gets
GAIN = 1.0  # standard errors by which a variant must be better on fresh luck


class Stand(NamedTuple):
    """Where a seat stands: the lists that are thought of, which of them is its plan, what the others may follow."""

    game: Game
    seat: int
    lists: Lists
    plan: int
    others: Mapping[int, Sequence[float]]  # by seat, the weights of the lists

    def playouts(self, lists: Lists, luck: bytes) -> Playouts:
        found = Playouts(self.game, self.seat, lists, luck)
        for seat, weights in self.others.items():
            found.draw(seat, weights)
        return found

    def variants(self) -> list[Rules]:
        """Of the plan, with what can still be had."""
        kinds = self.game.inner.kinds
        left = [kinds.cards[kinds.kind_of[name]] for name, n in self.game.supply.items() if n]
        return variants(self.lists.rules[self.plan], left, self.game.inner.owned(self.seat))


class Revision:
    """One look for a better plan, with the part of a decision's budget that is for that."""

    def __init__(self, stand: Stand, luck: str, budget: Budget, begun: float) -> None:
        self.stand = stand
        self.luck = luck
        self.clock = budget.clock
        self.most = None if budget.playouts is None else int(budget.planning * budget.playouts)
        self.counted = self.most is not None
        self.until = None if budget.seconds is None else begun + budget.planning * budget.seconds
        self.spent = 0
        self.capped = False  # the time ran out before the playouts did

    def better(self) -> Rules | None:
        """The variant that proves to be better than the plan; None where none does."""
        rows = self.stand.variants()
        if self.most is not None:
            rows = rows[: self.most // EACH]
        lists = self.stand.lists.joined(rows)
        begin = len(self.stand.lists)
        if len(lists) - begin < FEWEST:
            return None
        best = self._best(lists, range(begin, len(lists)))
        return rows[best - begin] if best is not None and self._proves(lists, best) else None

    def _best(self, lists: Lists, rows: range) -> int | None:
        """The list of these rows that does best; None where that is the plan."""
        playouts = self.stand.playouts(lists, key_of(self.luck, "plans"))
        base = playouts.add(playouts.suggested(self.stand.plan), self.stand.plan)
        arms = {playouts.add(playouts.suggested(i), i): i for i in rows}
        if self.most is None:
            self.most = self._affordable(playouts)
        for part in LEFT:
            self._run(playouts, int(self.most * (1 - PROOF)) // len(LEFT))
            alike = [a for a in playouts.alive if a != base and playouts.same(a, base)]
            others = [a for a in playouts.alive if a != base and a not in alike]
            others.sort(key=lambda a: (-playouts.win(a), a))
            for a in (*alike, *others[max(round(part * len(arms)), 1) :]):
                playouts.drop(a)
            if len(playouts.alive) < 2:
                return None
        best = next(a for a in playouts.alive if a != base)
        return arms[best] if playouts.win(best) > playouts.win(base) else None

    def _proves(self, lists: Lists, row: int) -> bool:
        playouts = self.stand.playouts(lists, key_of(self.luck, "proof"))
        mine, plan = (playouts.add(playouts.suggested(i), i) for i in (row, self.stand.plan))
        self._run(playouts, int((self.most or 0) * PROOF))
        if not playouts.seeds:
            return False
        gain, error = playouts.difference(mine, plan)
        return gain > GAIN * error

    def _affordable(self, playouts: Playouts) -> int:
        """About how many playouts there is time for."""
        assert self.until is not None
        now = self.clock()
        self._run(playouts, 2 * len(playouts.alive))
        took = max(self.clock() - now, 1e-6)
        return int(max(self.until - now, 0.0) / took * playouts.spent)

    def _run(self, playouts: Playouts, n: int) -> None:
        """So many playouts, as long as there is time."""
        seeds = n // len(playouts.alive)
        batch = BATCH if self.until is None else BEGIN
        while seeds > 0:
            now = self.clock() if self.until is not None else 0.0
            if self.until is not None and now >= self.until:
                self.capped = self.counted
                return
            few = min(max(batch // len(playouts.alive), 1), seeds)
            playouts.run(few)
            self.spent += few * len(playouts.alive)
            seeds -= few
            if self.until is not None:
                batch = next_batch(batch, self.clock() - now)
