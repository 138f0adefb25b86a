"""Who sits at a table, how its cards are dealt, and what is known of it before one comes."""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from ..messages import Level, Options

TableState = Literal["lobby", "running", "over", "closed"]
DealStep = Literal["sitting", "sealing", "opening", "dealt", "practice"]


class Seat(msgspec.Struct):
    name: str
    bot: Level | Literal[""]  # the level of the bot that sits here; "" for a person
    free: bool  # nobody has sat down yet
    away: bool  # the person has been away for so long that the others may let a bot play
    stand_in: bool  # a bot plays for the person
    resigned: bool


class Picking(msgspec.Struct):
    """The players pick the kingdom in turn."""

    seat: int | None  # whose turn it is; null while somebody is still missing
    options: list[str]  # the cards that may be picked


class Links(TypedDict, total=False):
    join: str
    watch: str
    seats: dict[str, str]  # one's own seats, on any device


class Deal(msgspec.Struct, frozen=True):
    """The progress of a table's deal; lists are by seat."""

    commitment: str
    step: DealStep
    first: int | Literal["random"]  # who begins; random: the key decides
    seals: list[str]
    opened: list[bool]


class Made(msgspec.Struct, frozen=True):
    table: str
    deal: Deal
    links: Links


class Seated(msgspec.Struct, frozen=True):
    table: str
    seat: int
    link: str  # one's own seat, on any device
    deal: Deal


class TableAbout(msgspec.Struct, frozen=True):
    """What may be known of a table before connecting to it."""

    table: str
    state: TableState
    kingdom: list[str]  # the ten cards; while they are picked, those picked so far
    edition: int
    seats: list[Seat]
    options: Options
    deal: Deal
    you: list[int]  # the seats of this viewer: none of a spectator, several where a device is shared
    links: Links
    practice: bool  # the cards can be known beforehand: a chosen seed, or a game played on from another
    picking: Picking | None = None
    own: list[str] = []  # own cards of the table, as they are written
