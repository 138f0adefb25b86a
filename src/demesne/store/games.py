"""A stored game. Its setup holds secrets, so its repr shows nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypedDict

UNFINISHED = ("lobby", "running")
FINISHED = ("over", "closed")
STATES = (*UNFINISHED, *FINISHED)


def now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class StoredGame:
    id: str
    state: str
    public: bool
    setup: dict[str, Any] = field(repr=False)
    version: int = 0
    created: datetime = field(default_factory=now)
    touched: datetime = field(default_factory=now)
    finished: dict[str, Any] | None = field(default=None, repr=False)  # events and result of a finished game
    record: str | None = field(default=None, repr=False)
    analysis: dict[str, Any] | None = field(default=None, repr=False)  # of a finished game, if somebody asked for it


class Changes(TypedDict, total=False):
    """The fields of a game that can be changed."""

    state: str
    public: bool
    setup: dict[str, Any]
    finished: dict[str, Any] | None
    record: str | None
    analysis: dict[str, Any] | None
