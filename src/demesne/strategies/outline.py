"""An outline: a list as the generic bot represents it, points to buy and a series of wishes; its text is a strategy."""

from __future__ import annotations

from typing import NamedTuple

MONEY = ("Platinum", "Gold", "Silver", "Copper")
PROVINCES = 6  # Colonies left when Provinces are bought too


class Wish(NamedTuple):
    """A card to buy, at most `most` copies (0: any number), optionally only when a condition holds."""

    card: str
    most: int = 0
    when: str = ""

    def rule(self) -> str:
        parts = [f"owned({self.card}) < {self.most}"] if self.most else []
        parts += [self.when] if self.when else []
        return " when ".join([f"buy {self.card}", *[" and ".join(parts)][: len(parts)]])

    def covers(self, other: Wish) -> bool:
        """Whether the other wish adds nothing to this one."""
        enough = self.most == 0 or 0 < other.most <= self.most
        return self.card == other.card and self.when in ("", other.when) and enough


class Outline(NamedTuple):
    wishes: tuple[Wish, ...]  # below the points, top to bottom
    duchy: int = 4  # Provinces left when Duchies are bought; 0: never
    estate: int = 2
    money: int = 0  # coins in the deck before the first Province
    first: tuple[Wish, ...] = ()  # what is bought even before a Province
    colonies: bool = False  # Platinum and Colony are in the game

    def text(self, idea: str = "") -> str:
        rows = [
            *self.first,
            *self.great(),
            *([Wish("Duchy", when=self.near(self.duchy))] if self.duchy else []),
            *([Wish("Estate", when=self.near(self.estate))] if self.estate else []),
            *([Wish("Platinum")] if self.colonies else []),
            *self.wishes,
        ]
        lines = [f"# {idea}"] if idea else []
        return "\n".join([*lines, *(wish.rule() for wish in rows), ""])

    def great(self) -> list[Wish]:
        """The cards of most points; with Colonies a Province is bought once the end is nearer."""
        rich = (
            f"(money >= {self.money} or owned({'Colony' if self.colonies else 'Province'}) > 0)" if self.money else ""
        )
        if not self.colonies:
            return [Wish("Province", when=rich)]
        return [Wish("Colony", when=rich), Wish("Province", when=self.near(PROVINCES))]

    def near(self, left: int) -> str:
        """Whether at most so many Provinces are left, or Colonies where there are any."""
        also = f"supply(Colony) <= {left}"
        return f"(supply(Province) <= {left} or {also})" if self.colonies else f"supply(Province) <= {left}"

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
