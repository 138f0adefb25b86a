"""A round robin: a cross table, and ratings with their errors."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from demesne.game.arguments import edition_of
from demesne.refusal import Refusal

from .players import all_players, kingdom_for, match_of
from .result import Result, Z
from .run import run

SCALE = 400 / math.log(10)  # 400 points: ten to one
MOST = 60


@dataclass(frozen=True)
class Entrant:
    name: str
    rating: float
    error: float  # half the width of the 95% interval
    share: float | None  # mean over all opponents met


@dataclass(frozen=True)
class Tournament:
    entrants: tuple[Entrant, ...]  # best first
    shares: dict[tuple[str, str], float]
    errors: dict[tuple[str, str], float]
    results: tuple[Result, ...]
    games: int
    kingdom: tuple[str, ...]
    edition: int
    seed: int | str
    interrupted: bool
    failed: int = 0  # games not counted, since a bot failed

    def json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "entrants": [
                {"name": e.name, "rating": e.rating, "error": e.error, "share": e.share} for e in self.entrants
            ],
            "shares": {
                a.name: {b.name: self.shares.get((a.name, b.name)) for b in self.entrants if a != b}
                for a in self.entrants
            },
            "kingdom": list(self.kingdom),
            "edition": self.edition,
            "seed": self.seed,
            "interrupted": self.interrupted,
            **({"failed": self.failed} if self.failed else {}),
        }


def tournament(
    given: Sequence[Any],
    games: int = 2000,
    kingdom: str | Sequence[str] | None = None,
    edition: int | None = None,
    seed: int | str = 1,
    jobs: int | None = None,
    timeout: float | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Each pair plays `games` games in one kingdom."""
    if not 2 <= len(given) <= MOST:
        raise Refusal("error-tournament", least=2, most=MOST, got=len(given))
    players = all_players(given)
    names = _told_apart([p.name for p in players])
    ten, own = kingdom_for(players, kingdom, seed)
    edition = edition_of(edition, own)
    pairs = list(combinations(range(len(players)), 2))
    results: list[Result] = []
    played: list[tuple[int, int, float, float]] = []
    interrupted = False
    failed = 0
    for number, (a, b) in enumerate(pairs):
        match = match_of([players[a], players[b]], ten, edition, seed)
        result = run(match, games, jobs=jobs, timeout=timeout)
        failed += result.failed
        if result.games:
            results.append(result)
            played.append((a, b, result.players[0].share, float(result.games)))
        interrupted = result.interrupted
        if interrupted:
            break
        if progress:
            progress(number + 1, len(pairs))
    ratings, errors = rate(len(players), played)
    shares: dict[tuple[str, str], float] = {}
    wide: dict[tuple[str, str], float] = {}
    for (a, b, share, _), result in zip(played, results):
        shares[names[a], names[b]], shares[names[b], names[a]] = share, 1 - share
        wide[names[a], names[b]] = wide[names[b], names[a]] = result.error()
    entrants = []
    for i, name in enumerate(names):
        own_shares = [x for (a, _), x in shares.items() if a == name]
        mean = sum(own_shares) / len(own_shares) if own_shares else None
        entrants.append(Entrant(name, ratings[i], errors[i], mean))
    entrants.sort(key=lambda e: (-e.rating, e.name))
    total = sum(r.games for r in results)
    return Tournament(tuple(entrants), shares, wide, tuple(results), total, ten, edition, seed, interrupted, failed)


def _told_apart(names: list[str]) -> list[str]:
    return [f"{n} ({names[: i + 1].count(n)})" if names.count(n) > 1 else n for i, n in enumerate(names)]


def rate(n: int, played: Sequence[tuple[int, int, float, float]]) -> tuple[list[float], list[float]]:
    """Bradley-Terry ratings by Newton's method, mean 0; half a drawn game per pair keeps a clean sweep finite."""
    x = [0.0] * n
    covariance = [[0.0] * n for _ in range(n)]
    for _ in range(50):
        gradient = [0.0] * n
        curve = [[1e-9 if i == j else 0.0 for j in range(n)] for i in range(n)]
        for a, b, share, games in played:
            weight = games + 1
            won = share * games + 0.5
            p = 1 / (1 + math.exp(x[b] - x[a]))
            gradient[a] += won - weight * p
            gradient[b] -= won - weight * p
            h = weight * p * (1 - p)
            curve[a][a] += h
            curve[b][b] += h
            curve[a][b] -= h
            curve[b][a] -= h
        for i in range(n):
            for j in range(n):
                curve[i][j] += 1.0  # holds the mean at 0
        covariance = _inverse(curve)
        step = [sum(covariance[i][j] * gradient[j] for j in range(n)) for i in range(n)]
        x = [xi + max(min(s, 2.0), -2.0) for xi, s in zip(x, step)]
        if max(map(abs, step)) < 1e-10:
            break
    mean = sum(x) / n
    spread = [math.sqrt(max(covariance[i][i] - 1 / n**2, 0.0)) for i in range(n)]
    return [SCALE * (xi - mean) for xi in x], [Z * SCALE * s for s in spread]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss-Jordan elimination with the largest pivot."""
    n = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [v / pivot for v in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [v - factor * w for v, w in zip(rows[j], rows[i])]
    return [row[n:] for row in rows]
