"""A guest's own record: games, kingdoms, rating, and the kingdom of the day."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..messages import KingdomKept, Level
from .seats import TableState

Outcome = Literal["", "won", "shared", "lost", "resigned"]


class PlayerThen(msgspec.Struct):
    """Somebody at a game of the past."""

    name: str
    bot: Level | Literal[""]
    score: int | None
    resigned: bool


class PastGame(msgspec.Struct):
    """A finished game of the guest."""

    table: str
    at: str  # when it ended
    result: Outcome
    seat: int
    players: list[PlayerThen]
    kingdom: list[str]
    set: str | None  # the recommended set, if it was one
    edition: int
    turns: int
    practice: bool
    lesson: bool  # the guided first game
    day: str
    rating: int | None = None  # after the game, if it was rated


class OpenGame(msgspec.Struct):
    """An unfinished game of the guest, as far as they may know it."""

    table: str
    at: str  # when they sat down
    state: TableState
    players: list[PlayerThen]
    seat: int
    kingdom: list[str]
    set: str | None
    day: str
    turn: int | None = None
    whose: int | None = None  # the seat whose turn it is
    phase: str | None = None
    asked: bool = False  # the game waits for the guest
    hand: list[str] = []  # empty on a shared device
    provinces: int | None = None


class Tally(msgspec.Struct):
    games: int = 0
    won: int = 0


class KingdomPlayed(msgspec.Struct):
    """What came of one's games with ten cards."""

    name: str | None  # under which they are kept
    cards: list[str]
    edition: Literal[1, 2] | None = None  # with which they are kept
    colonies: bool = False
    games: int = 0
    won: int = 0


class RatingThen(msgspec.Struct):
    at: str
    rating: int


class NextGame(msgspec.Struct):
    """What one click begins: the level that is next, and a kingdom that the guest has not played."""

    level: Level
    bot: str
    set: str | None  # null: all have been played
    change: Literal["up", "down", ""] = ""  # how the level differs from that of the last game


class Rung(msgspec.Struct):
    """A level of the bots and its rating."""

    level: Level
    rating: int
    error: int  # half of its 95% interval


class Mine(msgspec.Struct):
    """The guest's own record."""

    games: int
    won: int
    streak: int  # games won in a row up to now
    best_streak: int
    levels: dict[str, Tally]
    sets: dict[str, Tally]
    played: list[KingdomPlayed]  # kept, or no recommended set and played more than once; the most played first
    rating: int | None
    history: list[RatingThen]
    ladder: list[Rung]
    kingdoms: list[KingdomKept]
    next: NextGame


class MyLink(msgspec.Struct):
    link: str  # brings all of this to another device; not for others


class Arriving(msgspec.Struct):
    """What would move to the guest of a private link if this device became that guest."""

    here: bool  # this device is that guest already
    name: str  # under which that guest played last
    open: int  # games of this device that are not over
    seats: int  # at these
    games: int  # of this device that are over
    kingdoms: int  # that this device keeps
    opposed: int  # games that are not over with seats of both: while there are any, nothing moves


class Exported(msgspec.Struct):
    """Everything that is kept for a guest."""

    version: str
    mine: Mine
    open: list[OpenGame]
    games: list[PastGame]


class DayResult(msgspec.Struct):
    name: str
    result: Outcome
    score: int
    other: int  # of the bot
    turns: int
    mine: bool


class DayAbout(msgspec.Struct):
    """The kingdom of the day."""

    date: str
    cards: list[str]
    edition: int
    level: Level
    table: str | None  # of the guest's counted try
    mine: DayResult | None
    results: list[DayResult]  # of this server
