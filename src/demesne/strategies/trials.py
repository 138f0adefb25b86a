"""Trial games: how outlines do against rivals in one kingdom. Budgets are in games, not in seconds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from demesne import kernel
from demesne.cards import Catalogue
from demesne.game.keys import key_of
from demesne.game.start import Start
from demesne.kernel.layout import TALLY

from .compiler import compile_plans
from .language import parse
from .outline import Outline

CAUTION = 0.3  # a share is lowered by this / sqrt(games), about half its error
UNIT = 60  # a victory in the tally's units


class Ground:
    """Where trial games are played: one strategy against a rival in all other seats."""

    def __init__(
        self, kingdom: tuple[str, ...], edition: int, players: int, catalogue: Catalogue, colonies: bool = False
    ) -> None:
        self.players = players
        self.colonies = colonies
        self.catalogue = catalogue
        self.games = 0
        which = kernel.chosen()
        key = key_of("|".join(kingdom), "trials")
        start = Start(catalogue, kingdom, players, edition, key, colonies=colonies)
        self._kinds = start.kinds()
        self._kernel = kernel.kernels()[which]
        self._start = self._kernel.State(self._kinds.table(which))
        self._start.load(start.laid_out)
        self._start.rekey(start.key)
        self._work = self._kernel.State(self._kinds.table(which))
        self._plans: dict[tuple[str, str], Any] = {}

    def share(self, mine: str, rival: str, first: int, seeds: int) -> float:
        """The share of the games that `mine` wins; one half is an even match, whatever the number of players."""
        plans = self._plans.get((mine, rival))
        if plans is None:
            seats = [parse(mine, "mine", self.catalogue), *[parse(rival, "rival", self.catalogue)] * (self.players - 1)]
            plans = self._kernel.Plans(compile_plans(seats, self._kinds, 0, (1 << self.players) - 1))
            self._plans[mine, rival] = plans
        self._start.follow(plans)
        self._start.in_the_dark()
        tally = self._kernel.Tally()
        self._work.simulate(self._start, tally, first, seeds, 0)
        games, won = _results(tally)
        self.games += games
        return won / UNIT / games * self.players / 2


def _results(tally: Any) -> tuple[int, int]:
    """The games of a tally and the share of its first strategy."""
    flat = memoryview(tally.dump()).cast("q")
    at = 0
    for name, _, dims in TALLY:
        if name == "share":
            break
        at += dims[0] if dims else 1
    return flat[0], flat[at]


class Contest:
    """Outlines against the same rivals, and what each has won in all rounds it took part in."""

    def __init__(self, ground: Ground, rivals: Sequence[str], first: int = 0) -> None:
        self.ground = ground
        self.rivals = list(dict.fromkeys(rivals))
        self.next = first
        self.won: dict[Outline, float] = {}
        self.met: dict[Outline, int] = {}

    def round(self, outlines: Sequence[Outline], seeds: int) -> list[Outline]:
        """Each outline plays each rival on the next seeds, the same for all; best first."""
        seeds = max(seeds * 2 // self.ground.players, 1)
        for outline in outlines:
            text = outline.text()
            won = sum(self.ground.share(text, rival, self.next, seeds) for rival in self.rivals) / len(self.rivals)
            self.won[outline] = self.won.get(outline, 0) + won * seeds
            self.met[outline] = self.met.get(outline, 0) + seeds
        self.next += seeds
        return self.ranked(outlines)

    def ranked(self, outlines: Sequence[Outline]) -> list[Outline]:
        return sorted(outlines, key=self.proven, reverse=True)

    def proven(self, outline: Outline) -> float:
        """What an outline won minus a part of the error: a few lucky games must not beat many good ones."""
        return self.won[outline] / self.met[outline] - CAUTION / sqrt(self.met[outline])
