"""Playouts of a position: what each answer wins, on the same luck for all of them.

`Playouts` plays in batches and releases the GIL meanwhile; whoever has a clock looks at it between batches. The seeds
count from 0, so the same key and the same batches give the same numbers, on both kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from demesne import kernel
from demesne.game import Game
from demesne.game.keys import key_of
from demesne.kernel.const import ARMS, D_NONE, F_POSITIONS, SHARE
from demesne.notation.names import short
from demesne.refusal import Phrase, Refusal

from .lists import Lists, lists_of

MOST = 40  # answers to one decision, unless more are given
PRIOR = 128  # playouts that a first guess of a variance counts as
LARGEST = 100_000_000
WHOLE = 0xFFFFFFFF


class Row(NamedTuple):
    """What came of one answer."""

    answer: list[str]
    win: float  # the expected share of the victory of the seat that decides
    error: float  # its standard error
    wins: list[float]  # the same of every seat
    playouts: int


class Playouts:
    """Answers to the pending decision of a game, tried out as long as somebody likes."""

    def __init__(self, game: Game, seat: int | None, lists: Lists, key: bytes) -> None:
        self.players = game.players
        self.kind, self.mine, *_ = game.inner.pending
        self.form = game.inner.pending.form
        self.lists = lists
        self.seeds = 0
        self.spent = 0
        self.alive: list[int] = []
        module = kernel.kernels()[game.inner.kernel]
        self._root = game.inner.root(key, lists.plans)
        table = game.inner.kinds.table(game.inner.kernel)
        self._work, self._world = module.State(table), module.State(table)
        self._trials: Any = module.Playouts()
        self._trials.judge(-1 if seat is None else seat, self.mine)
        for p in range(game.players):
            self.draw(p, lists.weights)

    def suggested(self, plan: int) -> list[int]:
        """What that list (from 0) would answer, as option values."""
        values: list[int] = self._root.suggest(plan + 1)
        return values

    def candidates(self, plan: int, most: int = MOST) -> list[list[int]]:
        """The answers that are worth trying out, the list's own first."""
        found: list[list[int]] = self._root.candidates(self.suggested(plan), most)
        return found

    def draw(self, seat: int, weights: Sequence[float]) -> None:
        """The seat follows a list drawn again with each seed, by these weights."""
        total, so_far, bounds = sum(weights), 0.0, []
        for weight in weights:
            so_far += weight
            bounds.append(min(int(WHOLE * (so_far / total)), WHOLE) if total else WHOLE)
        last = max((i for i, weight in enumerate(weights) if weight), default=0)
        self._trials.draw_lists(seat, [*bounds[:last], WHOLE])

    def add(self, values: Sequence[int] | None, plan: int | None = None) -> int:
        """One more answer as option values (None: the list's own), and the list the seat follows then; its number."""
        own = 0 if plan is None else plan + 1
        if values is None:
            a = self._trials.add_own(own)
        elif self.form == F_POSITIONS:
            a = self._trials.add_position(values[0], own)
        else:
            a = self._trials.add(list(values), own)
        self.alive.append(a)
        return int(a)

    def drop(self, a: int) -> None:
        self._trials.drop(a)
        self.alive.remove(a)

    def run(self, seeds: int) -> None:
        """All answers that are still in the race on the next seeds."""
        self._work.try_out(self._root, self._world, self._trials, self.seeds, seeds)
        self.seeds += seeds
        self.spent += seeds * len(self.alive)

    # what came of it

    def tried(self, a: int) -> int:
        return int(self._trials.tried(a))

    def win(self, a: int) -> float:
        """The share of the victory that answer a brings its seat."""
        return float(self.wins(a)[self.mine])

    def wins(self, a: int) -> list[float]:
        """The share of every seat."""
        n = self._trials.tried(a) * SHARE
        return [s / n for s in self._trials.shares_of(a)[: self.players]]

    def error(self, a: int) -> float:
        """The standard error of `win`."""
        n, mean = self.tried(a), self.win(a)
        squares = self._trials.product(a, a) / SHARE**2 - n * mean * mean
        return sqrt((squares + 8 * coin(mean)) / (n + 8) / n)

    def difference(self, a: int, b: int) -> tuple[float, float]:
        """How much more a wins than b on the seeds both had, and the standard error of that.

        Both must still be in the race. The variance of few playouts is drawn towards that of coin flips.
        """
        n = self.tried(a)
        x, y = self.win(a), self.win(b)
        product = self._trials.product
        squares = (product(a, a) + product(b, b) - 2 * product(a, b)) / SHARE**2 - n * (x - y) ** 2
        return x - y, sqrt((squares + PRIOR * coin((x + y) / 2)) / (n + PRIOR) / n)

    def same(self, a: int, b: int) -> bool:
        """Whether two answers that are still in the race have won the same with every seed."""
        product = self._trials.product
        return bool(product(a, a) + product(b, b) == 2 * product(a, b))

    def dump(self) -> bytes:
        """All numbers, to compare kernels."""
        found: bytes = self._trials.dump()
        return found


def coin(p: float) -> float:
    """The variance of a coin that shows heads with p, never quite sure."""
    p = min(max(p, 0.05), 0.95)
    return p * (1 - p)


def check_decision(game: Game, seat: int | None) -> None:
    """Playouts need a whole decision of that seat."""
    kind, asked, *_ = game.inner.pending
    if game.over:
        raise Refusal("error-over")
    if kind == D_NONE or (seat is not None and asked != seat):
        raise Refusal("error-playouts-seat", seat=short(seat))
    if game.inner.pending.picked:
        raise Refusal("error-playouts-half")


def check_count(n: int, where: str) -> None:
    if isinstance(n, bool) or not isinstance(n, int):
        raise Refusal("error-in", where=where, error=Phrase("error-whole", {"got": short(n)}))
    if not 1 <= n <= LARGEST:
        raise Refusal("error-range", where=where, least=1, most=LARGEST, got=short(n))


def tried(
    game: Game,
    seat: int | None,
    answers: Sequence[Sequence[str]] | None,
    n: int,
    seed: int | str | None,
    lists: Any,
) -> list[Row]:
    """`Game.playouts`: n playouts of each answer."""
    check_count(n, "n")
    check_decision(game, seat)
    known = lists_of(lists, game)
    inner = game.inner
    playouts = Playouts(game, seat, known, key_of(seed, "playouts"))
    own = [1.0] + [0.0] * (len(known) - 1)
    playouts.draw(playouts.mine, own)
    if len(known) > 1:
        for p in range(game.players):
            if p != playouts.mine:
                playouts.draw(p, [0.0, *known.weights[1:]])
    if answers is None:
        values = playouts.candidates(0)
    else:
        values = [inner.values(answer) for answer in answers]
    if not 1 <= len(values) <= ARMS:
        raise Refusal("error-range", where="answers", least=1, most=ARMS, got=len(values))
    arms = [playouts.add(v) for v in values]
    playouts.run(n)
    return [
        Row(inner.names(v), playouts.win(a), playouts.error(a), playouts.wins(a), n)
        for a, v in zip(arms, values, strict=True)
    ]
