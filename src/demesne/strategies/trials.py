"""Trial games: how lists do against rivals in one kingdom. Budgets are in games, not in seconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from demesne import kernel
from demesne.cards import Catalogue
from demesne.game.keys import key_of
from demesne.game.start import Start
from demesne.kernel.const import SEEDS

from .compiler import Piece, Tables
from .language import Rule
from .outline import Outline

CAUTION = 0.35  # a share is lowered by this / sqrt(games), about half its error
FEW = 8  # seeds that show whether two lists wait for each other: such games have 1,000 turns
UNIT = 60  # a victory in the tally's units
SMALLEST_WEIGHT = 0.02  # of a rival; a rarer one is not worth its games
SPREAD = 3  # where every rival counts by itself each gets this part of the seeds


class Board(NamedTuple):
    """Where trial games are played."""

    kingdom: tuple[str, ...]
    edition: int
    players: int
    colonies: bool


class Trial(NamedTuple):
    """A list against another that sits in all other seats, on `seeds` seeds from the first on."""

    mine: Outline
    rival: Outline
    first: int
    seeds: int


Shares = Callable[[Sequence[Trial]], list[float]]


class Ground:
    """One board, and the tables to play on it."""

    def __init__(
        self,
        kingdom: tuple[str, ...],
        edition: int,
        players: int,
        catalogue: Catalogue,
        colonies: bool = False,
        shares: Shares | None = None,
    ) -> None:
        self.board = Board(kingdom, edition, players, colonies)
        self.players = players
        self.colonies = colonies
        self.games = 0
        which = kernel.chosen()
        key = key_of("|".join(kingdom), "trials")
        start = Start(catalogue, kingdom, players, edition, key, colonies=colonies)
        self._tables = Tables(start.kinds())
        self._kernel = kernel.kernels()[which]
        self._start = self._kernel.State(start.kinds().table(which))
        self._start.load(start.laid_out)
        self._start.rekey(start.key)
        self._work = self._kernel.State(start.kinds().table(which))
        self._pieces: dict[Outline, Piece] = {}
        self._shares = shares

    def shares(self, trials: Sequence[Trial]) -> list[float]:
        """What the first list of each trial wins; somebody else may play the games, with the same result."""
        self.games += sum(trial.seeds for trial in trials) * self.players
        if self._shares:
            return self._shares(trials)
        return [self.share(*trial) for trial in trials]

    def share(self, mine: Outline, rival: Outline, first: int, seeds: int) -> float:
        return self._share(self._piece(mine), self._piece(rival), first, seeds)

    def share_of_rules(self, mine: Sequence[Rule], rival: Sequence[Rule], first: int, seeds: int) -> float:
        """The same for lists that are no outlines."""
        return self._share(self._tables.piece(mine), self._tables.piece(rival), first, seeds)

    def _share(self, mine: Piece, rival: Piece, first: int, seeds: int) -> float:
        """The share of the games that `mine` wins; one half is an even match, whatever the number of players."""
        seats = [mine, *[rival] * (self.players - 1)]
        self._start.follow(self._kernel.Plans(self._tables.plans(seats, 0, (1 << self.players) - 1)))
        self._start.in_the_dark()
        won = played = 0
        while played < seeds:
            n = min(SEEDS if played else FEW, seeds - played)
            tally = self._kernel.Tally()
            self._work.simulate(self._start, tally, first + played, n, 0)
            won += sum(tally.shares_by_seed())
            played += n
            if 2 * tally.endless() > n * self.players:
                break
        return won / UNIT / played / 2

    def _piece(self, outline: Outline) -> Piece:
        if outline not in self._pieces:
            self._pieces[outline] = self._tables.piece(outline.rules())
        return self._pieces[outline]


class Contest:
    """Lists against the same rivals, and what each has won in all rounds it took part in."""

    def __init__(self, ground: Ground, rivals: Sequence[tuple[Outline, float]], first: int = 0) -> None:
        self.ground = ground
        heavy = [(rival, weight) for rival, weight in rivals if weight >= SMALLEST_WEIGHT]
        total = sum(weight for _, weight in heavy)
        self.rivals = [(rival, weight / total) for rival, weight in heavy]
        self.next = first
        self.won: dict[Outline, float] = {}
        self.met: dict[Outline, int] = {}

    def round(self, outlines: Sequence[Outline], seeds: int) -> list[Outline]:
        """Each list plays each rival on the next seeds, the same for all; best first.

        A rival gets seeds by its weight, so that each seed is worth the same.
        """
        seeds = max(seeds * 2 // self.ground.players, 1)
        trials, weights = [], []
        at = self.next
        for rival, weight in self.rivals:
            n = max(round(seeds * weight), 1)
            trials += [Trial(outline, rival, at, n) for outline in outlines]
            weights.append(weight)
            at += n
        self.next = at
        found = self.ground.shares(trials)
        for i, outline in enumerate(outlines):
            won = sum(weight * found[i + r * len(outlines)] for r, weight in enumerate(weights))
            self.won[outline] = self.won.get(outline, 0) + won * seeds
            self.met[outline] = self.met.get(outline, 0) + seeds
        return self.ranked(outlines)

    def ranked(self, outlines: Sequence[Outline]) -> list[Outline]:
        return sorted(outlines, key=self.proven, reverse=True)

    def share(self, outline: Outline) -> float:
        return self.won[outline] / self.met[outline]

    def proven(self, outline: Outline) -> float:
        """What a list won minus a part of the error: a few lucky games must not beat many good ones."""
        return self.won[outline] / self.met[outline] - CAUTION / sqrt(self.met[outline])


class WorstCase(Contest):
    """Lists against several rivals, where only the rival counts against which a list does worst."""

    def __init__(self, ground: Ground, rivals: Sequence[Outline], first: int = 0) -> None:
        super().__init__(ground, [(rival, 1.0) for rival in rivals], first)
        self._each: dict[Outline, list[float]] = {}

    def round(self, outlines: Sequence[Outline], seeds: int) -> list[Outline]:
        """Each list plays each rival on the same seeds; best first."""
        seeds = max(seeds * 2 // self.ground.players // SPREAD, 1)
        rivals = [rival for rival, _ in self.rivals]
        found = self.ground.shares([Trial(mine, rival, self.next, seeds) for mine in outlines for rival in rivals])
        self.next += seeds
        for i, outline in enumerate(outlines):
            won = self._each.setdefault(outline, [0.0] * len(rivals))
            for r in range(len(rivals)):
                won[r] += seeds * found[i * len(rivals) + r]
            self.won[outline] = min(won)
            self.met[outline] = self.met.get(outline, 0) + seeds
        return self.ranked(outlines)
