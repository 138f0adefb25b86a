"""Two versions of one list against the same opponents on the same seeds: how much better is one than the other?"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from demesne.game.arguments import edition_of
from demesne.refusal import Refusal

from .match import Match, Table
from .numbers import SHARE
from .players import all_players, kingdom_for, match_of
from .result import quantile
from .run import BATCH, Progress, check_run, seeds_for


@dataclass(frozen=True)
class Paired:
    names: tuple[str, str]
    against: tuple[str, ...]
    match: Match  # of the first version
    games: int  # of each version
    seeds: int
    shares: tuple[float, float]
    difference: float
    ci95: tuple[float, float]
    same: int  # seeds with the same result for both
    interrupted: bool = False

    def json(self) -> dict[str, Any]:
        return {
            "paired": list(self.names),
            "against": list(self.against),
            "games": self.games,
            "shares": list(self.shares),
            "difference": self.difference,
            "ci95": list(self.ci95),
            "seeds": self.seeds,
            "seeds_alike": self.same,
            "seed": self.match.seed,
            "kingdom": list(self.match.kingdom),
            "edition": self.match.edition,
            **({"colonies": True} if self.match.colonies else {}),
            "interrupted": self.interrupted,
        }


def paired(
    versions: Sequence[Any],
    against: Sequence[Any],
    games: int,
    kingdom: str | Sequence[str] | None = None,
    edition: int | None = None,
    seed: int | str = 1,
    start: str | None = None,
    until: float | None = None,
    progress: Progress | None = None,
    colonies: bool = False,
) -> Paired:
    """Play both versions; the difference has a smaller error than with two separate runs."""
    if len(versions) != 2 or not against:
        raise Refusal("error-paired")
    check_run(games, until)
    everybody = all_players([*versions, *against])
    if start is None or start in ("5/2", "2/5", "4/3", "3/4"):
        kingdom, own = kingdom_for(everybody, kingdom, seed, colonies)
        edition = edition_of(edition, own)
    first = match_of([everybody[0], *everybody[2:]], kingdom, edition, seed, start, colonies=colonies)
    second = match_of([everybody[1], *everybody[2:]], kingdom, edition, seed, start, colonies=colonies)
    if first.has_bots or second.has_bots:
        raise Refusal("error-paired-bots")
    tables = Table(first), Table(second)
    total = seeds_for(games, first.seats)
    step = seeds_for(BATCH, first.seats)
    sums = [0, 0]
    squares = same = done = 0
    interrupted = False
    try:
        while done < total:
            n = min(step, total - done)
            a, b = (table.play(done, n).shares_by_seed() for table in tables)
            sums[0] += sum(a)
            sums[1] += sum(b)
            squares += sum((x - y) ** 2 for x, y in zip(a, b))
            same += sum(x == y for x, y in zip(a, b))
            done += n
            if progress:
                progress(done * first.seats, total * first.seats)
            if until is not None and n == step and _half(sums, squares, done, first.seats) <= until:
                break
    except KeyboardInterrupt:
        interrupted = True
    unit = SHARE * first.seats * max(done, 1)
    difference = (sums[0] - sums[1]) / unit
    half = _half(sums, squares, done, first.seats)
    return Paired(
        (first.players[0].name, second.players[0].name),
        tuple(p.name for p in first.players[1:]),
        first,
        done * first.seats,
        done,
        (sums[0] / unit, sums[1] / unit),
        difference,
        (difference - half, difference + half),
        same,
        interrupted,
    )


def _half(sums: list[int], squares: int, seeds: int, seats: int) -> float:
    """Half the width of the 95% interval of the difference."""
    if seeds < 2:
        return 1.0
    unit = SHARE * seats
    mean = (sums[0] - sums[1]) / unit / seeds
    variance = (squares / unit**2 - seeds * mean * mean) / (seeds - 1)
    return quantile(seeds - 1) * math.sqrt(max(variance, 0.0) / seeds)
