"""How many of what: the counts of a game before its first turn, and when it ends (R-SETUP, R-56, R-END)."""

from __future__ import annotations

from typing import NamedTuple

from .language import VICTORY, Type

PLAYERS = (2, 6)
START = {"Copper": 7, "Estate": 3}
TREASURES = {"Copper": 60, "Silver": 40, "Gold": 30}
VICTORIES = {2: 8, 3: 12, 4: 12, 5: 12, 6: 12}
PROVINCES = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}
CURSES = {2: 10, 3: 20, 4: 30, 5: 40, 6: 50}
PLATINUMS = 12
KINGDOM_PILE = 10
PILES_TO_END = {2: 3, 3: 3, 4: 3, 5: 4, 6: 4}
TWO_STOCKS_FROM = 5


class Extras(NamedTuple):
    """What a game has besides its ten kingdom piles and the basic ones; their own side piles follow from the cards."""

    cards: tuple[str, ...] = ()  # Events and Landmarks
    bane: str = ""  # an eleventh kingdom pile
    start: tuple[tuple[str, int], ...] = ()  # the deck that everybody begins with, where it is another one

    def __bool__(self) -> bool:
        return self != NO_EXTRAS

    def names(self) -> set[str]:
        return {*self.cards, *(name for name, _ in self.start), *([self.bane] if self.bane else [])}

    def deck(self) -> dict[str, int]:
        return dict(self.start) if self.start else START


NO_EXTRAS = Extras()


def pile(name: str, types: Type, players: int, double_treasures: bool) -> int:
    """The size of a Supply pile at the start."""
    if name in TREASURES:
        stock = TREASURES[name] * (2 if double_treasures or players >= TWO_STOCKS_FROM else 1)
        return stock - START.get(name, 0) * players
    if name == "Platinum":
        return PLATINUMS
    if name == "Province":
        return PROVINCES[players]
    if name == "Curse":
        return CURSES[players]
    return VICTORIES[players] if types & VICTORY else KINGDOM_PILE
