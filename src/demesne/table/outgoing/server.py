"""About the server, its cards and kingdoms."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from demesne.languages.blocks import Block

from .guests import Rung


class ServerAbout(msgspec.Struct):
    version: str
    lan: bool
    addresses: list[str]
    languages: list[str]
    dev: bool
    here: bool  # whether the client is on this machine, and so may open it to the network
    levels: list[Rung]  # of the bots that may sit here, weakest first


class RecommendedSet(msgspec.Struct):
    name: str
    edition: int
    boxes: list[str]
    cards: list[str]


class Ten(msgspec.Struct):
    """Ten cards; the recommended set they are, if they were named as one."""

    cards: list[str]
    edition: int
    set: str | None = None


class OpeningTold(msgspec.Struct):
    """What good lists buy in their first two turns."""

    buys: tuple[str, str]  # "" for nothing
    weight: float  # of the lists that open so


class ListTold(msgspec.Struct):
    """A good list: the kingdom cards it buys, in its order, and how often the mixture plays it."""

    cards: list[str]
    weight: float


class Matters(msgspec.Struct, kw_only=True):
    """What matters on a board of two players, from the lists that a short search has found."""

    lists: list[ListTold]
    openings: dict[str, list[OpeningTold]]  # by coins in the first two turns, such as "5/2"
    why: list[str]  # sentences in the reader's language
    games: int  # trial games they rest on


class FaceMark(msgspec.Struct, kw_only=True):
    """A small mark on a card's face."""

    mark: str
    said: str  # its name for those who hear it; "" where the mark before says it
    n: int | UnsetType = UNSET  # so many side by side, if more than one
    beside: str | UnsetType = UNSET  # what stands after it
    maybe: bool | UnsetType = UNSET  # only under a condition, or if the player likes
    either: bool | UnsetType = UNSET  # an alternative to what stands before it


class CardWords(msgspec.Struct, kw_only=True):
    """The texts of one card in one language."""

    text: list[str]
    text1: list[str] | UnsetType = UNSET  # in the first edition, if it differs
    rulings: list[str]
    rulings1: list[str] | UnsetType = UNSET
    options: dict[str, str]
    types: list[str]
    cost: int
    box: str
    editions: list[int]
    emblem: str  # the drawing on its arms; "" for its first letter
    metal: str  # of a Treasure
    strip: list[FaceMark]


class AllWords(msgspec.Struct):
    cards: dict[str, CardWords]
    sets: dict[str, str]


class OwnCards(msgspec.Struct):
    """The cards of a file, as they would be in the game."""

    cards: dict[str, CardWords]


class Prose(msgspec.Struct):
    """A page of text."""

    blocks: list[Block]
