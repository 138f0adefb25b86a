"""The result of a simulation: shares with their error, points, how games ended; and numbers per turn if requested."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from demesne import __version__ as version
from demesne.kernel import names as called
from demesne.refusal import Phrase, Refusal

from .match import Match
from .numbers import KINDS, SHARE, TURNS, grid, named, per_turn

Z = 1.959964  # two-sided 95%
MOST_FAILURES = 100  # listed one by one, each with its record


class Failure(NamedTuple):
    """A bot that raised, answered illegally or took too long; its game is not counted."""

    bot: str
    number: int
    rotation: int
    error: str
    record: str
    phrase: Phrase  # the error, translatable


class Player(NamedTuple):
    """How one player did."""

    name: str
    wins: int
    ties: int
    losses: int
    share: float
    ci95: tuple[float, float]
    score_mean: float


def quantile(freedom: int) -> float:
    """Student's t for two-sided 95%, by the first terms of its expansion: few seeds say little about their spread."""
    square = Z * Z
    return Z * (1 + (square + 1) / (4 * freedom) + ((5 * square + 16) * square + 3) / (96 * freedom**2))


def interval(total: int, squares: int, seeds: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share; all games of one seed count as one sample, since they share its luck."""
    if not games or not seeds:
        return 0.0, 1.0
    mean = total / SHARE / games
    per_seed = games / seeds
    if seeds > 1:
        variance = (squares / (SHARE * per_seed) ** 2 - seeds * mean * mean) / (seeds - 1)
        half = quantile(seeds - 1) * math.sqrt(max(variance, 0.0) / seeds)
        if half > 0:
            return max(mean - half, 0.0), min(mean + half, 1.0)
    centre = (mean + Z * Z / (2 * seeds)) / (1 + Z * Z / seeds)
    half = Z * math.sqrt(mean * (1 - mean) / seeds + Z * Z / (4 * seeds * seeds)) / (1 + Z * Z / seeds)
    return max(centre - half, 0.0), min(centre + half, 1.0)


@dataclass(frozen=True)
class Result:
    """The games that were counted; everything else follows from their tally."""

    match: Match
    tally: Any
    seeds: int
    first: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    interrupted: bool = False
    failures: tuple[Failure, ...] = ()
    kernel: str = ""

    @cached_property
    def numbers(self) -> dict[str, Any]:
        return named(self.tally)

    @property
    def games(self) -> int:
        return int(self.numbers["games"])

    @cached_property
    def players(self) -> list[Player]:
        n = self.numbers
        games = max(self.games, 1)
        out = []
        for i, player in enumerate(self.match.players):
            share = n["share"][i]
            ci95 = interval(share, n["share_squares"][i], self.seeds, self.games)
            counts = n["wins"][i], n["ties"][i], n["losses"][i]
            out.append(Player(player.name, *counts, share / SHARE / games, ci95, n["points"][i] / games))
        return out

    @property
    def failed(self) -> int:
        """Games in which a bot failed; the first of them are listed in `failures`."""
        return self.seeds * self.match.seats - self.games

    def error(self) -> float:
        """Half the width of the widest interval."""
        return max((p.ci95[1] - p.ci95[0]) / 2 for p in self.players)

    @property
    def ends(self) -> dict[str, int]:
        """Why games ended, in the order in which the reasons are tested; Colonies where the games have them."""
        counted = {name: self.numbers["ended"][i] for i, name in enumerate(called.ENDS) if name}
        reasons = ("provinces", *(("colonies",) if self.match.colonies else ()), "piles", "limit")
        return {name: counted[name] for name in reasons}

    def json(self) -> dict[str, Any]:
        n = self.numbers
        out: dict[str, Any] = {
            "games": self.games,
            "seconds": round(self.seconds, 6),
            "cpu_seconds": round(self.cpu_seconds, 6),
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else 0.0,
            "rounds_mean": n["rounds"] / max(self.games, 1),
            "first_seat": {"wins": n["first_wins"], "ties": n["first_ties"], "losses": n["first_losses"]},
            "players": [{**p._asdict(), "ci95": list(p.ci95)} for p in self.players],
            "ends": self.ends,
            "seed": self.match.seed,
            "kingdom": list(self.match.kingdom),
            "edition": self.match.edition,
            "version": version,
        }
        if self.match.split or self.match.position is not None:
            out["start"] = self.match.start_name()
        if self.match.colonies:
            out["colonies"] = True
        if self.interrupted:
            out["interrupted"] = True
        if self.failures:
            out["failed"] = self.failed
            out["failures"] = [
                {"bot": f.bot, "game": f.number, "rotation": f.rotation, "error": f.error, "record": f.record}
                for f in self.failures
            ]
        return out

    # turn by turn; rows are strategies, columns turns from the first on

    @cached_property
    def turns(self) -> int:
        """The last turn that any game reached, up to the last one recorded."""
        self._need_details()
        rows = per_turn(self.numbers["turn_n"], self.match.seats)
        return max((t + 1 for row in rows for t, n in enumerate(row) if n), default=1)

    def _need_details(self) -> None:
        if not self.numbers["detailed"]:
            raise Refusal("error-details")

    def _rows(self, name: str) -> list[list[int]]:
        return [row[: self.turns] for row in per_turn(self.numbers[name], self.match.seats)]

    @property
    def turn_games(self) -> Any:
        """How many games reached that turn."""
        return grid([[float(n) for n in row] for row in self._rows("turn_n")])

    @property
    def coins(self) -> Any:
        """Mean coins when buying begins."""
        return self._mean("turn_coins")

    @property
    def coins_sd(self) -> Any:
        return self._spread("turn_coins")

    @property
    def points(self) -> Any:
        """Mean points at the end of the turn."""
        return self._mean("turn_points")

    @property
    def points_sd(self) -> Any:
        return self._spread("turn_points")

    def _mean(self, name: str) -> Any:
        counts = self._rows("turn_n")
        return grid([[x / n if n else math.nan for x, n in zip(*rows)] for rows in zip(self._rows(name), counts)])

    def _spread(self, name: str) -> Any:
        out = []
        for columns in zip(self._rows(name), self._rows(name + "2"), self._rows("turn_n")):
            each = zip(*columns)
            out.append([math.sqrt(max(q - s * s / n, 0.0) / (n - 1)) if n > 1 else math.nan for s, q, n in each])
        return grid(out)

    @property
    def ahead(self) -> Any:
        """The share of games led alone after that round; a finished game counts with its result."""
        return grid([self._carried(lead, end) for lead, end in zip(self._rows("leads"), self._rows("end_leads"))])

    @property
    def level(self) -> list[float]:
        """The share of games in which nobody leads alone after that round."""
        n = self.numbers
        return self._carried(list(n["round_level"][: self.turns]), list(n["end_level"][: self.turns]))

    def _carried(self, running: Sequence[int], ended: Sequence[int]) -> list[float]:
        done = 0
        out = []
        for turn, (now, end) in enumerate(zip(running, ended), 1):
            done += end
            now = 0 if turn == TURNS else now  # all longer games count there with their result
            out.append((now + done) / self.games)
        return out

    @property
    def lengths(self) -> dict[int, int]:
        """Rounds -> games of that length; the last length includes all longer games."""
        self._need_details()
        return {rounds: n for rounds, n in enumerate(self.numbers["length"]) if n}

    @property
    def gained(self) -> list[dict[str, list[float]]]:
        """Per strategy and card: how many per game it gained in that turn."""
        out = []
        names = self.match.kinds().names
        gains = self.numbers["gains"]
        for s in range(self.match.seats):
            rows = {}
            for kind, name in enumerate(names):
                row = [gains[(s * TURNS + t) * KINDS + kind] / self.games for t in range(self.turns)]
                if any(row):
                    rows[name] = row
            out.append(rows)
        return out

    @property
    def final_decks(self) -> list[dict[str, float]]:
        """Per strategy: how many of each card it owned at the end."""
        self._need_details()
        names = self.match.kinds().names
        owned = self.numbers["owned"]
        return [
            {name: owned[s * KINDS + i] / self.games for i, name in enumerate(names) if owned[s * KINDS + i]}
            for s in range(self.match.seats)
        ]
