"""The input of the charts: the data of a run with sanitised, distinct names, cut where too few games are left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, NamedTuple

from demesne.languages import LANGUAGES, Language, language
from demesne.languages.pseudo import PSEUDO
from demesne.notation.names import short
from demesne.numerals import decimal, written
from demesne.refusal import Refusal

from .lettering import clean, clean_line

# A mean over fewer of the games than this says more about those games than about the strategy.
ENOUGH = 0.02
ENDS = ("provinces", "colonies", "piles", "limit")


class Point(NamedTuple):
    """Statistics of a turn over the games that reached it."""

    turn: int
    mean: float
    spread: float | None
    games: int


class PlayerRow(NamedTuple):
    name: str
    wins: int
    ties: int
    losses: int
    share: float
    interval: tuple[float, float] | None
    score: float


class StrategyRow(NamedTuple):
    name: str
    idea: str
    lines: list[str]


class Sample(NamedTuple):
    title: str
    lines: list[str]


@dataclass(frozen=True)
class Run:
    say: Language
    title: str
    games: int
    facts: Mapping[str, Any]
    players: list[PlayerRow]
    strategies: list[StrategyRow]
    basis: list[str]
    limits: list[str]
    coins: list[list[Point]]
    points: list[list[Point]]
    ahead: list[list[float]]
    level: list[float]
    lengths: dict[int, int]
    ends: dict[str, int]
    gained: list[dict[str, list[float]]]
    samples: list[Sample]
    kingdom: list[str]

    @property
    def names(self) -> list[str]:
        return [p.name for p in self.players]

    @property
    def few(self) -> float:
        return max(1.0, ENOUGH * self.games)

    @property
    def last(self) -> int:
        """The last turn that enough games reached."""
        return max((p.turn for series in self.coins + self.points for p in series if p.games >= self.few), default=1)

    def write(self, number: int | Decimal) -> str:
        """A number on its own, as the language writes it."""
        return written(number, self.say.lang)

    def percent(self, share: float, places: int = 1) -> str:
        """A percentage that is never broken over two lines."""
        return self.say("sim-percent", n=decimal(100 * share, places)).replace(" ", "\u00a0")

    def shown(self, series: Sequence[Point]) -> list[Point]:
        """The points of a line up to the first turn that too few games reached."""
        out: list[Point] = []
        for point in series:
            if point.games < self.few:
                break
            out.append(point)
        return out


def read(data: Mapping[str, Any]) -> Run:
    """The run behind the data of a simulation."""
    lang = data.get("lang", "en")
    if lang not in (*LANGUAGES, PSEUDO):
        raise Refusal("report-lang", langs=LANGUAGES, got=short(lang))
    result = data["result"]
    if not 2 <= len(result["players"]) <= 6:
        raise Refusal("report-players", got=len(result["players"]))
    names = distinct([clean(p["name"]) for p in result["players"]])
    return Run(
        say=language(lang),
        title=clean(data["title"]),
        games=result["games"],
        facts=result,
        players=[_player(p, name) for p, name in zip(result["players"], names)],
        strategies=[
            StrategyRow(
                clean(s["name"]),
                clean(s["idea"]) if s.get("idea") else "",
                [clean_line(line) for line in str(s["text"]).splitlines()],
            )
            for s in data["strategies"]
        ],
        basis=[clean(line) for line in data["basis"]],
        limits=[clean(line) for line in data["limits"]],
        coins=[_points(series) for series in data["coins"]],
        points=[_points(series) for series in data["points"]],
        ahead=[list(shares) for shares in data["ahead"]],
        level=list(data["level"]),
        lengths={int(rounds): games for rounds, games in sorted(data["length"].items(), key=lambda kv: int(kv[0]))},
        ends={key: data["ends"].get(key, 0) for key in ENDS if key in data["ends"] or key != "colonies"},
        gained=[{clean(card): list(turns) for card, turns in cards.items()} for cards in data["gained"]],
        samples=[Sample(clean(s["title"]), [clean_line(line) for line in s["lines"]]) for s in data["samples"]],
        kingdom=[clean(card) for card in result["kingdom"]],
    )


def distinct(names: list[str]) -> list[str]:
    """Duplicate names get a number."""
    return [f"{name} ({i})" if names.count(name) > 1 else name for i, name in enumerate(names, 1)]


def _player(p: Mapping[str, Any], name: str) -> PlayerRow:
    low, high = p.get("ci95") or (None, None)
    interval = None if low is None or high is None else (float(low), float(high))
    return PlayerRow(name, p["wins"], p["ties"], p["losses"], p["share"], interval, p["score_mean"])


def _points(series: Mapping[str, Any]) -> list[Point]:
    spreads = list(series.get("sd") or [])
    spreads += [None] * (len(series["n"]) - len(spreads))
    return [
        Point(turn, mean, spread if games > 1 else None, games)
        for turn, (games, mean, spread) in enumerate(zip(series["n"], series["mean"], spreads), 1)
        if games and mean is not None
    ]
