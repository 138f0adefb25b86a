"""An analysis as data. `json()` gives the dict that is printed, stored with a game and sent to the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from demesne.notation import RULES_VERSION
from demesne.refusal import Phrase

VERSION = 1  # of the dict
DIGITS = 4  # of a probability


@dataclass(frozen=True)
class Rated:
    """An answer, what it is worth to the seat that decides, and the standard error of that."""

    answer: tuple[str, ...]
    win: float
    error: float
    reason: Phrase | None = None

    def json(self) -> dict[str, Any]:
        return {
            "answer": list(self.answer),
            "win": round(self.win, DIGITS),
            "error": round(self.error, DIGITS),
            "reason": said(self.reason) if self.reason else None,
        }


@dataclass(frozen=True)
class Judged:
    """One decision of the game and what it was worth."""

    index: int  # answers given before
    turn: int
    seat: int
    kind: str
    source: str | None
    step: int
    chosen: tuple[str, ...]
    win: tuple[float, ...]  # before it, by seat, if all play by the list from here on; empty until that is known
    error: float
    open: tuple[float, ...] = ()  # the same with all cards open, for games that are over
    answers: tuple[Rated, ...] = ()  # best first
    loss: float = 0.0
    loss_error: float = 0.0
    confirmed: bool = False
    # what the chosen answer changed for every seat, against the list's or a clearly better one; with its error
    skill: tuple[float, ...] = ()
    skill_error: float = 0.0
    follows: tuple[str, ...] = ()  # the answer that `win` is of
    playouts: int = 0  # of each answer that was not dropped
    sure: bool = False  # whether `win` rests on all the playouts that were asked for
    routine: bool = False  # it is worth what the next one is

    @property
    def best(self) -> Rated | None:
        return self.answers[0] if self.answers else None

    def json(self) -> dict[str, Any]:
        return {
            "index": self.index,
            "turn": self.turn,
            "seat": self.seat,
            "kind": self.kind,
            "source": self.source,
            "step": self.step,
            "chosen": list(self.chosen),
            "win": [round(w, DIGITS) for w in self.win],
            "error": round(self.error, DIGITS),
            "open": [round(w, DIGITS) for w in self.open] or None,
            "answers": [rated.json() for rated in self.answers],
            "loss": round(self.loss, DIGITS),
            "loss_error": round(self.loss_error, DIGITS),
            "confirmed": self.confirmed,
        }


@dataclass(frozen=True)
class Turning:
    """The last answer before which a seat that did not win was ahead: its chance before and after."""

    index: int
    seat: int
    before: float
    after: float

    def json(self) -> dict[str, Any]:
        before, after = round(self.before, DIGITS), round(self.after, DIGITS)
        return {"index": self.index, "seat": self.seat, "before": before, "after": after}


@dataclass(frozen=True)
class Luck:
    """What chance did for a seat."""

    seat: int
    win: float
    error: float
    coins_expected: float
    coins_drawn: float

    def json(self) -> dict[str, Any]:
        draws = {"coins_expected": round(self.coins_expected, 1), "coins_drawn": self.coins_drawn}
        return {"seat": self.seat, "win": round(self.win, DIGITS), "error": round(self.error, DIGITS), "draws": draws}


@dataclass
class Analysis:
    """A game decision by decision; while it is being made, as far as it is known."""

    kingdom: list[str]
    players: list[str]
    playouts: int  # for each answer, if there is time
    seconds: float | None
    assumes: list[Phrase]
    done: int = 0
    total: int = 0
    finished: bool = False
    interrupted: bool = False  # by a person; what is known is here
    decisions: list[Judged] = field(default_factory=list)
    costliest: list[int] = field(default_factory=list)
    turning_point: Turning | None = None
    # what there was no time to find out
    costly_unsure: bool = False
    turning_unsure: bool = False
    luck: list[Luck] = field(default_factory=list)
    words: list[Phrase] = field(default_factory=list)

    def at(self, index: int) -> Judged:
        """The decision after so many answers."""
        return next(judged for judged in self.decisions if judged.index == index)

    @property
    def known(self) -> list[Judged]:
        """The decisions whose worth is known: not yet Treasures at the end of what was analysed."""
        return [judged for judged in self.decisions if judged.win]

    @property
    def fewest(self) -> int:
        """The playouts for each answer where a decision got fewest."""
        return min((judged.playouts for judged in self.decisions), default=self.playouts)

    def json(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "rules": RULES_VERSION,
            "kingdom": self.kingdom,
            "players": self.players,
            "budget": {"playouts": self.playouts, "seconds": self.seconds, "fewest": self.fewest},
            "finished": self.finished,
            "progress": [self.done, self.total],
            "assumes": [said(phrase) for phrase in self.assumes],
            "decisions": [judged.json() for judged in self.known],
            "costliest": self.costliest,
            "turning_point": self.turning_point.json() if self.turning_point else None,
            "luck": [luck.json() for luck in self.luck],
            "words": [said(phrase) for phrase in self.words],
        }


def said(phrase: Phrase) -> list[Any]:
    """A phrase as the protocol writes it: the id of its message, and its values."""
    return [phrase.id, {name: _plain(value) for name, value in phrase.values.items()}]


def _plain(value: Any) -> Any:
    if isinstance(value, Phrase):
        return said(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(part) for part in value]
    return value
