"""What answers and games are worth: as it is found out, printed, stored with a game and sent.

Plain dataclasses, because the library's core does without the server's libraries.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from demesne.notation import RULES_VERSION
from demesne.refusal import Phrase
from demesne.views.view import DecisionKind

VERSION = 1  # of the dict
DIGITS = 4  # of a probability


@dataclass(frozen=True)
class Rated:
    """An answer and what it is worth to the seat that decides, from what this seat may know."""

    answer: tuple[str, ...]
    win: float  # the probability of winning; a shared victory counts as a part of one
    error: float  # the standard error of that
    reason: Phrase | None = None


@dataclass(frozen=True)
class Way:
    """A way to go on, and the probability of winning with it after some answers."""

    phrase: Phrase
    wins: tuple[float, ...]


@dataclass(frozen=True)
class Advice:
    """The answers to a decision, best first, and what the coach says of the one that somebody wants to give."""

    rows: tuple[Rated, ...]
    playouts: int  # of each of the best
    warning: Phrase | None = None
    fact: Phrase | None = None  # what was counted for it
    ways: tuple[Way, ...] = ()  # after the answer that is warned of, and after the best


@dataclass
class AnalysisBudget:
    playouts: int  # for each answer, if there is time
    seconds: float | None = None
    fewest: int | None = None  # what a decision really got at least


@dataclass(frozen=True)
class AnalysedDecision:
    index: int  # how many answers had been given
    turn: int
    seat: int
    kind: DecisionKind
    source: str | None
    step: int
    chosen: tuple[str, ...]
    win: tuple[float, ...] = ()  # before it, by seat, if all play by their lists from here on
    error: float = 0.0
    open: tuple[float, ...] | None = None  # `win` with all cards open, once the game is over
    answers: tuple[Rated, ...] = ()  # best first; empty where there was nothing to decide
    loss: float = 0.0  # what the best answer was worth more than the chosen one
    loss_error: float = 0.0
    confirmed: bool = False  # on playouts that had no part in finding it
    warns: bool = False  # whether the coach would have spoken

    @property
    def best(self) -> Rated | None:
        return self.answers[0] if self.answers else None


@dataclass(frozen=True)
class TurningPoint:
    """The answer after which the game was another one, for the seat that gave it."""

    index: int
    seat: int
    before: float
    after: float


@dataclass(frozen=True)
class Draws:
    """The coins on the Treasures that a seat has drawn, and what its decks led one to expect."""

    coins_expected: float
    coins_drawn: float


@dataclass(frozen=True)
class Luck:
    """What chance did for a seat: what neither the first position nor anybody's decisions explain of the result."""

    seat: int
    win: float
    error: float
    draws: Draws


@dataclass(kw_only=True)
class Analysis:
    """A game decision by decision; while it is being made, as far as it is known."""

    version: int = VERSION
    rules: int = RULES_VERSION
    kingdom: list[str]
    players: list[str]
    budget: AnalysisBudget
    finished: bool = False
    progress: tuple[int, int] = (0, 0)  # done, of how many
    assumes: list[Phrase] = field(default_factory=list)
    decisions: list[AnalysedDecision] = field(default_factory=list)
    costliest: list[int] = field(default_factory=list)  # by their index, the costliest first; only confirmed ones
    turning_point: TurningPoint | None = None
    luck: list[Luck] = field(default_factory=list)
    words: list[Phrase] = field(default_factory=list)  # what can truly be said about decks and play

    # not told
    interrupted = False  # by a person
    costly_unsure = turning_unsure = False  # there was no time to find it out

    def at(self, index: int) -> AnalysedDecision:
        """The decision after so many answers."""
        return next(judged for judged in self.decisions if judged.index == index)

    def json(self) -> dict[str, Any]:
        """The dict that is printed, stored with a game and sent to the page."""
        found: dict[str, Any] = plain(self)
        return found


@dataclass(frozen=True)
class AnalysisAsked:
    """Where the analysis of a record is found."""

    analysis: str


def plain(value: Any) -> Any:
    """As JSON has it. What classes elsewhere add to those declared here is only for finding it out."""
    match value:
        case Phrase():
            return [value.id, {name: plain(part) for name, part in value.values.items()}]
        case float():
            return round(value, DIGITS)
        case list() | tuple():
            return [plain(part) for part in value]
    if is_dataclass(value):
        declared: Any = next(kind for kind in inspect.getmro(type(value)) if kind.__module__ == __name__)
        return {part.name: plain(getattr(value, part.name)) for part in fields(declared)}
    return value
