"""Engines: decks that thin themselves, draw and play many Actions. They are searched for on their own.

Half an engine loses to money, so changing one wish at a time leads from money to no engine, and among money lists half
an engine does not live until it is whole. Here engines compete only with each other, by what they win against the list
that stands best; one that beats it then has to hold up among all lists.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .drafting import THIN, JudgedCard
from .outline import Outline, Wish, fewer

RICH = (8, 14)  # coins in the deck before the first Province
VILLAGES, DRAWING, PAYING = 3, 4, 3  # cards of each sort that first engines are made of


class Parts(NamedTuple):
    """The cards of a kingdom that an engine can be made of."""

    thinning: tuple[str, ...]
    villages: tuple[str, ...]
    drawing: tuple[str, ...]
    flowing: tuple[str, ...]  # cards that draw and cost no Action
    paying: tuple[str, ...]

    @classmethod
    def of(cls, judged: Sequence[JudgedCard]) -> Parts:
        actions = [j for j in judged if j.is_action]
        return cls(
            tuple(j.name for j in actions if j.of.trashes),
            tuple(j.name for j in actions if j.of.more_actions >= 2),
            tuple(j.name for j in actions if j.draws),
            tuple(j.name for j in actions if j.draws and j.of.more_actions),
            tuple(j.name for j in judged if j.of.attacks or j.of.buys or j.of.coins >= 2),
        )

    def make(self, outline: Outline) -> bool:
        """Whether the list is an engine: it draws with enough Actions and thins itself where a card can do that."""
        names = set(outline.names())
        runs = names & {*self.flowing} or (names & {*self.drawing} and names & {*self.villages})
        thins = not self.thinning or (outline.thin and names & {*self.thinning})
        return bool(runs and thins)


def first_engines(parts: Parts, money: Outline) -> list[Outline]:
    """One card of each sort, in the order in which engines are built."""
    found = []
    for opening in parts.thinning or ("",):
        for core in _cores(parts):
            used = {opening, *(wish.card for wish in core)}
            for pay in [name for name in parts.paying if name not in used][:PAYING] or [""]:
                wishes = (
                    *_some(opening, 1),
                    Wish("Silver", 1),
                    *_some(pay, 1),
                    Wish("Gold", 1),
                    *core,
                    *_some(pay, 4),
                    Wish("Gold"),
                    Wish("Silver"),
                )
                thin = THIN if opening else 0
                found += [money._replace(wishes=wishes, money=rich, thin=thin).tidy() for rich in RICH]
    return [outline for outline in dict.fromkeys(found) if parts.make(outline)]


def _cores(parts: Parts) -> Iterator[tuple[Wish, ...]]:
    """What draws, and what gives the Actions for it."""
    for draw in parts.drawing[:DRAWING]:
        if draw in parts.flowing:
            yield (Wish(draw),)
        for village in parts.villages[:VILLAGES]:
            if village != draw:
                yield Wish(village, when=fewer(village, draw)), Wish(draw, 4), Wish(village, 5)


def _some(card: str, most: int) -> tuple[Wish, ...]:
    return (Wish(card, most),) if card else ()
