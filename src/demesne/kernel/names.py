"""What the kernel's numbers are called outside of it."""

from typing import NamedTuple


class Pending(NamedTuple):
    """The pending decision; `source` and `last` count from 1, 0 is none."""

    kind: int
    seat: int
    source: int
    zone: int
    about: int
    least: int
    most: int
    ordered: int
    form: int
    picked: int  # how many have been picked so far
    last: int  # the deepest position
    step: int  # which word of the card asks


class GameFacts(NamedTuple):
    """Where a game stands."""

    seats: int
    player: int
    phase: int
    first: int
    ends: int
    actions: int
    buys: int
    coins: int
    cheaper: int
    played: int  # Actions this turn
    empty: int  # piles


class SeatFacts(NamedTuple):
    """What there is to count of a seat: cards, turns begun, its top discard + 1, the veil over its cards aside."""

    hand: int
    deck: int
    discard: int
    turns: int
    top: int
    veil: int
    aside: int


DECISIONS = (
    "",
    "action",
    "treasure",
    "buy",
    "react",
    "discard",
    "trash",
    "gain",
    "topdeck",
    "reveal",
    "set_aside",
    "choose",
    "pass",
    "play",
    "place",
    "position",
    "name",
    "order",
    "return",
    "take",
    "spend",
)
ZONES = (
    None,
    "hand",
    "deck",
    "discard",
    "play",
    "aside",
    "supply",
    "trash",
    "aside",
    "island",
    "native village",
    "tavern",
    "beside",
    "lent",
)
PHASES = ("action", "treasure", "buy", "cleanup", None, "start", "buy", "cleanup")
ENDS = (None, "provinces", "piles", "limit", "colonies")
