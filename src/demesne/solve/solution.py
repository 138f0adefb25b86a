"""What solving a kingdom found, as data: written as JSON, read back, kept for later games."""

from __future__ import annotations

import contextlib
import json
import pathlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from demesne.cards import Catalogue, loaded
from demesne.game.arguments import ten_of
from demesne.notation import RULES_VERSION
from demesne.notation.names import short
from demesne.refusal import Phrase, Refusal, packed, reason, unpacked
from demesne.strategies import Strategy, StrategyError, kept, parse

VERSION = 1  # of the form of the JSON
LARGEST = 1_000_000  # characters of a file
KIND = "solution"
EVEN = 0.5  # the share of an even match


@dataclass(frozen=True)
class Tested:
    """The best answer that was found to the mixture."""

    response: Strategy
    share: float
    error: float  # half the width of the 95% interval
    games: int


@dataclass(frozen=True)
class Opening:
    """What a list buys in its first two turns."""

    buys: tuple[str, str]  # "" for nothing
    weight: float  # of the lists of the mixture that open so


@dataclass(frozen=True)
class Solution:
    kingdom: tuple[str, ...]
    edition: int
    players: int
    colonies: bool
    lists: tuple[Strategy, ...]  # the heaviest first; those that are no part of the mixture last
    weights: tuple[float, ...]
    best: int  # the one list that stands best against all others
    cross: tuple[tuple[float, ...], ...]  # the share of the row against the column
    cross_games: int  # of each meeting
    rounds: tuple[float, ...]  # what the answer found in each round won
    tested: Tested | None  # None: interrupted before there was time for it
    openings: dict[str, tuple[Opening, ...]]  # by coins in the first two turns, such as "5/2"
    why: tuple[Phrase, ...]
    games: int
    seconds: float
    finished: bool

    @property
    def winner(self) -> Strategy | None:
        """The list that beats the mixture, if the last test found one."""
        found = self.tested
        return found.response if found and found.share - found.error > EVEN else None

    def json(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "rules": RULES_VERSION,
            "kingdom": list(self.kingdom),
            "edition": self.edition,
            "players": self.players,
            "colonies": self.colonies,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "finished": self.finished,
            "lists": [
                {"name": made.name, "weight": round(weight, 4), "best": i == self.best, "text": made.text}
                for i, (made, weight) in enumerate(zip(self.lists, self.weights))
            ],
            "cross": [[round(share, 4) for share in row] for row in self.cross],
            "cross_games": self.cross_games,
            "rounds": [round(share, 4) for share in self.rounds],
            "tested": self.tested
            and {
                "text": self.tested.response.text,
                "share": round(self.tested.share, 4),
                "error": round(self.tested.error, 4),
                "games": self.tested.games,
            },
            "openings": {
                split: [{"buys": list(o.buys), "weight": round(o.weight, 4)} for o in found]
                for split, found in self.openings.items()
            },
            "why": [packed(phrase) for phrase in self.why],
        }


def about(kingdom: Sequence[str], players: int, colonies: bool, edition: int, catalogue: Catalogue) -> dict[str, Any]:
    """Which games a kept solution is for."""
    cards = [repr(catalogue.cards[name]) for name in sorted(kingdom)]
    games = {"players": players, "colonies": colonies, "edition": edition}
    return {"rules": RULES_VERSION, "kingdom": cards, **games}


def keep(solution: Solution) -> None:
    """For later games, unless one of more games is there already."""
    ten, players, colonies, edition = solution.kingdom, solution.players, solution.colonies, solution.edition
    before = kept_solution(ten, players, colonies, edition)
    if before is None or before.games <= solution.games:
        kept.keep(KIND, about(ten, players, colonies, edition, loaded()), solution.json())


def kept_solution(
    kingdom: str | Sequence[str], players: int = 2, colonies: bool = False, edition: int | None = None
) -> Solution | None:
    """What was found for this kingdom with the most games, None if it was never solved here by this version.

    Without an edition that of the kingdom comes first, then the other.
    """
    ten, own = ten_of(kingdom, loaded())
    for wanted in (own, 3 - own) if edition is None else (edition,):
        value = kept.load(KIND, about(ten, players, colonies, wanted, loaded()))
        with contextlib.suppress(KeyError, IndexError, TypeError, ValueError):
            if value is not None:
                return of_json(value)
    return None


def read_solution(file: pathlib.Path) -> Solution:
    """A file as `demesne solve --json` writes it."""
    try:
        if file.stat().st_size > LARGEST:
            raise Refusal("error-solution-file", where=str(file))
        return of_json(json.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise Refusal("error-unreadable", where=short(str(file)), reason=reason(error)) from None
    except StrategyError as error:
        raise Refusal("error-in", where=str(file), error=error) from None
    except (KeyError, IndexError, TypeError, ValueError, RecursionError):
        raise Refusal("error-solution-file", where=str(file)) from None


def of_json(data: dict[str, Any]) -> Solution:
    """The same again; other errors than those of a list mean that it is no solution."""
    if data["version"] != VERSION:
        raise ValueError("version")
    rows = data["lists"]
    weights = tuple(float(row["weight"]) for row in rows)
    if not rows or not 0.9 < sum(weights) < 1.1 or min(weights) < 0:
        raise ValueError("weights")
    tested = data["tested"]
    return Solution(
        tuple(map(str, data["kingdom"])),
        int(data["edition"]),
        int(data["players"]),
        bool(data["colonies"]),
        tuple(parse(row["text"], str(row["name"])) for row in rows),
        weights,
        next(i for i, row in enumerate(rows) if row["best"]),
        tuple(tuple(map(float, row)) for row in data["cross"]),
        int(data["cross_games"]),
        tuple(map(float, data["rounds"])),
        None if tested is None else _tested(tested),
        {
            split: tuple(Opening((str(o["buys"][0]), str(o["buys"][1])), float(o["weight"])) for o in found)
            for split, found in data["openings"].items()
        },
        tuple(unpacked(phrase) for phrase in data["why"]),
        int(data["games"]),
        float(data["seconds"]),
        bool(data["finished"]),
    )


def _tested(data: dict[str, Any]) -> Tested:
    share, error, games = float(data["share"]), float(data["error"]), int(data["games"])
    return Tested(parse(data["text"], "response"), share, error, games)
