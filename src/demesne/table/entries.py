"""Entries of a table's log: an answer, an undo, a resignation, a change of who sits at a seat, a time-out.

The log only grows; the table is the fold of its log.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from demesne.notation.names import short
from demesne.refusal import Refusal


class Answer(NamedTuple):
    seat: int
    picks: tuple[str, ...]


class Timeout(NamedTuple):
    """An answer that was given for somebody whose time was up."""

    seat: int
    picks: tuple[str, ...]


class Undo(NamedTuple):
    """Back to the moment before entry `to`."""

    seat: int
    to: int


class Resign(NamedTuple):
    seat: int


class Sits(NamedTuple):
    """A bot plays for a person who is away, or (no bot) the person is back."""

    seat: int
    bot: str


Entry = Answer | Timeout | Undo | Resign | Sits


def data_of(entry: Entry) -> dict[str, Any]:
    """The entry as plain data, for a journal or a wire."""
    match entry:
        case Answer(seat, picks):
            return {"seat": seat, "answer": list(picks)}
        case Timeout(seat, picks):
            return {"seat": seat, "timeout": list(picks)}
        case Undo(seat, to):
            return {"seat": seat, "undo": to}
        case Resign(seat):
            return {"seat": seat, "resign": True}
        case Sits(seat, bot):
            return {"seat": seat, "sits": bot}


def entry_of(data: Any) -> Entry:
    """The entry that data say, or a refusal."""
    match data:
        case {"seat": int(seat), "answer": list(picks)} if all(isinstance(p, str) for p in picks):
            return Answer(seat, tuple(picks))
        case {"seat": int(seat), "timeout": list(picks)} if all(isinstance(p, str) for p in picks):
            return Timeout(seat, tuple(picks))
        case {"seat": int(seat), "undo": int(to)}:
            return Undo(seat, to)
        case {"seat": int(seat), "resign": True}:
            return Resign(seat)
        case {"seat": int(seat), "sits": str(bot)}:
            return Sits(seat, bot)
    raise Refusal("table-entry", got=short(data))
