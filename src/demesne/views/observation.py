"""Names for what an observation holds: rows of counts per kind of card, then single numbers."""

from __future__ import annotations

from functools import cache

from demesne.kernel import const as k
from demesne.kernel.layout import width_of
from demesne.rules.language import ALL_MATS, ALL_TOKENS, PILE_TOKENS

OF_SEAT = ("owned", "hand", "deck", "discard", "play", "aside", "kept", *ALL_MATS, "durations", "gained")
OF_TABLE = ("supply", "trash", "cost", "bonus", "options", "picked", *(f"{name} on piles" for name in PILE_TOKENS))
NUMBERS = (
    "seats",
    "seat",
    "player",  # whose turn it is, counted in turn order from the seat that looks; likewise `first` and `about`
    "first",
    "phase",
    "actions",
    "buys",
    "coins",
    "actions played",
    "empty piles",
    "ends",
    "extra turn",
    "asked",  # 1 when the seat that looks must decide; what follows is 0 otherwise
    "kind",
    "source",  # place of the card that asks + 1
    "step",
    "zone",
    "about",
    "least",
    "most",
    "picks",
    "ordered",
    "form",
    "last position",
)
NUMBERS_OF_SEAT = (
    "turns",
    "hand size",
    "deck size",
    "discard size",
    "play size",
    "points",  # + 100
    "discard top",  # place + 1, 0 for none; likewise the known cards on top of the deck
    *ALL_TOKENS,
    *(f"deck top {i}" for i in range(k.DECK_TOPS)),
)


def rows(players: int) -> tuple[str, ...]:
    """The rows of counts: those of each seat, in turn order from the seat that looks, then those of the table."""
    return (*(f"{name} {seat}" for seat in range(players) for name in OF_SEAT), *OF_TABLE)


def numbers(players: int) -> tuple[str, ...]:
    """The single numbers behind the rows."""
    return (*NUMBERS, *(f"{name} {seat}" for seat in range(players) for name in NUMBERS_OF_SEAT))


@cache
def size(players: int, kinds: int) -> int:
    """How many bytes an observation has in a game of so many kinds of card."""
    return len(rows(players)) * width_of(kinds) + len(numbers(players))
