"""Entries of a table's log: everything that happens at a table.

The log is append-only; the table is the fold of its log.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from demesne.notation.names import short
from demesne.refusal import Refusal


class Answer(NamedTuple):
    seat: int
    picks: tuple[str, ...]


class Timeout(NamedTuple):
    """An answer given for somebody whose time was up."""

    seat: int
    picks: tuple[str, ...]


class Undo(NamedTuple):
    """Back to the moment before entry `to`."""

    seat: int
    to: int


class Wish(NamedTuple):
    """Somebody asks these seats to agree to an undo back to entry `to`."""

    seat: int
    to: int
    asks: tuple[int, ...]


class Agrees(NamedTuple):
    """Whether a seat agrees to the pending undo request."""

    seat: int
    yes: bool


class Resign(NamedTuple):
    seat: int


class Sits(NamedTuple):
    """A bot plays for a person who is away, or (no bot) the person is back."""

    seat: int
    bot: str


class Says(NamedTuple):
    """A preset phrase for all."""

    seat: int
    phrase: str


Entry = Answer | Timeout | Undo | Wish | Agrees | Resign | Sits | Says


def data_of(entry: Entry) -> dict[str, Any]:
    """The entry as plain data, for storage or the network."""
    match entry:
        case Answer(seat, picks):
            return {"seat": seat, "answer": list(picks)}
        case Timeout(seat, picks):
            return {"seat": seat, "timeout": list(picks)}
        case Undo(seat, to):
            return {"seat": seat, "undo": to}
        case Wish(seat, to, asks):
            return {"seat": seat, "wish": to, "asks": list(asks)}
        case Agrees(seat, yes):
            return {"seat": seat, "agrees": yes}
        case Resign(seat):
            return {"seat": seat, "resign": True}
        case Sits(seat, bot):
            return {"seat": seat, "sits": bot}
        case Says(seat, phrase):
            return {"seat": seat, "says": phrase}


def entry_of(data: Any) -> Entry:
    """The entry from plain data, or a refusal."""
    match data:
        case {"seat": int(seat), "answer": list(picks)} if _all(picks, str):
            return Answer(seat, tuple(picks))
        case {"seat": int(seat), "timeout": list(picks)} if _all(picks, str):
            return Timeout(seat, tuple(picks))
        case {"seat": int(seat), "undo": int(to)}:
            return Undo(seat, to)
        case {"seat": int(seat), "wish": int(to), "asks": list(asks)} if _all(asks, int):
            return Wish(seat, to, tuple(asks))
        case {"seat": int(seat), "agrees": bool(yes)}:
            return Agrees(seat, yes)
        case {"seat": int(seat), "resign": True}:
            return Resign(seat)
        case {"seat": int(seat), "sits": str(bot)}:
            return Sits(seat, bot)
        case {"seat": int(seat), "says": str(phrase)}:
            return Says(seat, phrase)
    raise Refusal("table-entry", got=short(data))


def _all(values: list[Any], kind: type) -> bool:
    return all(isinstance(value, kind) for value in values)
