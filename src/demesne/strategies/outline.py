"""A list as a few parameters: points to buy, and a series of wishes.

The kernel's table is made straight from its rules; its text is those rules as they are written, and can be pasted back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .conditions import Condition
from .language import Rule, Strategy

MONEY = ("Platinum", "Gold", "Silver", "Copper")
PROVINCES = 6  # Colonies left when Provinces are bought too
KEPT = 3  # Provinces left when Estates are no longer trashed
GREEN = 3  # gains to the end of the game at which a careful list turns to points
ALWAYS: Condition = ()


def count(function: str, card: str, sign: str, n: int) -> Condition:
    """How many of a card there are somewhere, compared with a number."""
    return (sign, (function, card), ("number", n))


def number(word: str, sign: str, n: int) -> Condition:
    """A number of the game, such as the turn, compared with another."""
    return (sign, (word,), ("number", n))


def fewer(card: str, other: str) -> Condition:
    """Whether one owns fewer of a card than of another."""
    return ("<", ("owned", card), ("owned", other))


def both(*conditions: Condition) -> Condition:
    """All of them; what always holds is left out."""
    return _joined("and", conditions)


def either(*conditions: Condition) -> Condition:
    return _joined("or", conditions)


def _joined(word: str, conditions: tuple[Condition, ...]) -> Condition:
    found = ALWAYS
    for condition in conditions:
        if condition:
            found = (word, found, condition) if found else condition
    return found


class Wish(NamedTuple):
    """A card to buy, at most `most` copies (0: any number), optionally only when a condition holds."""

    card: str
    most: int = 0
    when: Condition = ALWAYS

    def rule(self, line: int) -> Rule:
        few = count("owned", self.card, "<", self.most) if self.most else ALWAYS
        return Rule("buy", self.card, (), both(few, self.when) or None, False, line, "")

    def covers(self, other: Wish) -> bool:
        """Whether the other wish adds nothing to this one."""
        enough = self.most == 0 or 0 < other.most <= self.most
        return self.card == other.card and self.when in (ALWAYS, other.when) and enough


class Outline(NamedTuple):
    wishes: tuple[Wish, ...]  # below the points, top to bottom
    duchy: int = 4  # Provinces left when Duchies are bought; 0: never
    estate: int = 2
    money: int = 0  # coins in the deck before the first Province
    first: tuple[Wish, ...] = ()  # what is bought even before a Province
    colonies: bool = False  # Platinum and Colony are in the game
    thin: int = 0  # coins in the deck above which Coppers are trashed, and Estates early; 0: left to built-in play
    careful: bool = False  # does not end a lost game, and turns to points when any end is near

    def rules(self) -> tuple[Rule, ...]:
        line = 1
        found = []
        for wish in self._bought():
            found.append(wish.rule(line))
            line += 1
        for card, when in self._trashed():
            found.append(Rule("trash", card, (), when or None, False, line, ""))
            line += 1
        return tuple(found)

    def text(self) -> str:
        return "".join(rule.shown() + "\n" for rule in self.rules())

    def strategy(self, name: str, idea: str = "") -> Strategy:
        """The same as a strategy, as if its text had been read."""
        return Strategy(name, self.text(), "", self.rules()).called(name, idea)

    def _bought(self) -> Iterator[Wish]:
        yield from self.first
        yield from self._great()
        if self.duchy:
            yield Wish("Duchy", when=either(self._near(self.duchy), self._ending(GREEN)))
        if self.estate:
            yield Wish("Estate", when=either(self._near(self.estate), self._ending(GREEN - 1)))
        if self.colonies:
            yield Wish("Platinum")
        yield from self.wishes

    def _great(self) -> Iterator[Wish]:
        """The cards of most points; with Colonies a Province is bought once the end is nearer."""
        best, points = ("Colony", 10) if self.colonies else ("Province", 6)
        rich = ALWAYS
        if self.money:
            rich = either(number("money", ">=", self.money), count("owned", best, ">", 0))
        safe = either(number("gains_to_end", ">", 1), (">", ("lead",), ("neg", ("number", points))))
        yield Wish(best, when=both(rich, safe if self.careful else ALWAYS))
        if self.colonies:
            yield Wish("Province", when=self._near(PROVINCES))

    def _trashed(self) -> Iterator[tuple[str, Condition]]:
        if self.thin:
            yield "Curse", ALWAYS
            yield "Estate", count("supply", "Province", ">", KEPT)
            yield "Copper", number("money", ">", self.thin)

    def _near(self, left: int) -> Condition:
        """Whether at most so many Provinces are left, or Colonies where there are any."""
        great = count("supply", "Colony", "<=", left) if self.colonies else ALWAYS
        return either(count("supply", "Province", "<=", left), great)

    def _ending(self, gains: int) -> Condition:
        return number("gains_to_end", "<=", gains) if self.careful else ALWAYS

    def idea(self) -> str:
        """What it is about, in a few words."""
        names = self.names()
        listed = " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
        return f"{listed or 'nothing'} beside money"

    def names(self) -> list[str]:
        """The kingdom cards it names, each once."""
        return list(dict.fromkeys(w.card for w in (*self.first, *self.wishes) if w.card not in MONEY))

    def tidy(self) -> Outline:
        """The same without redundant wishes."""
        kept: list[Wish] = []
        for wish in self.wishes:
            if kept and wish.covers(kept[-1]):
                kept.pop()
            if not any(above.covers(wish) for above in kept):
                kept.append(wish)
        return self._replace(wishes=tuple(kept))


def big_money(players: int, colonies: bool = False) -> Outline:
    """The yardstick: nothing but money, with points towards the end."""
    return Outline((Wish("Gold"), Wish("Silver")), late(4, players), late(2, players), colonies=colonies)


def late(left: int, players: int) -> int:
    """That many Provinces left with two players; with more players, as many rounds before the end."""
    return left * players // 2
