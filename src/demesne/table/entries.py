"""Entries of a table's log: an answer, or an undo back to an entry. The log only grows."""

from __future__ import annotations

from typing import Any, NamedTuple

from demesne.notation.names import short
from demesne.refusal import Refusal


class Answer(NamedTuple):
    seat: int
    picks: tuple[str, ...]


class Undo(NamedTuple):
    """Back to the moment before entry `to`."""

    seat: int
    to: int


Entry = Answer | Undo


def data_of(entry: Entry) -> dict[str, Any]:
    """The entry as plain data, for a journal or a wire."""
    if isinstance(entry, Undo):
        return {"seat": entry.seat, "undo": entry.to}
    return {"seat": entry.seat, "answer": list(entry.picks)}


def entry_of(data: Any) -> Entry:
    """The entry that data say, or a refusal."""
    match data:
        case {"seat": int(seat), "undo": int(to)}:
            return Undo(seat, to)
        case {"seat": int(seat), "answer": list(picks)} if all(isinstance(p, str) for p in picks):
            return Answer(seat, tuple(picks))
    raise Refusal("table-entry", got=short(data))
