"""A card: its name, cost, types, programs and points. Data, no logic."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .language import ACTION, REACTION, TREASURE, CardError, Term, Type, Word, check_number, check_steps, show, steps_in

NAME = re.compile(r"[^\W\d_][\w'&.!-]*( [\w'&.!-]+)*")


class Reaction(NamedTuple):
    """What a card does when another player plays an Attack and it is revealed from the hand."""

    steps: tuple[Word, ...]
    hand_at_least: int = 0
    again: bool = False

    def __repr__(self) -> str:
        parts = [repr(s) for s in self.steps]
        if self.hand_at_least:
            parts.append(f"hand_at_least={self.hand_at_least}")
        if self.again:
            parts.append("again=True")
        return f"when_attacked({', '.join(parts)})"


@dataclass(frozen=True)
class CardDef:
    name: str
    cost: int
    types: Type
    play: tuple[Word, ...] = ()
    reaction: Reaction | None = None
    points: int | Term = 0
    box: str = ""
    editions: tuple[int, ...] = (1, 2)

    def __repr__(self) -> str:
        """The card as it is written in a card file."""
        parts = [f'"{self.name}"', str(self.cost), repr(self.types)]
        if self.play:
            parts.append("play=[" + ", ".join(show(s) for s in self.play) + "]")
        if self.reaction:
            parts.append(f"reaction={self.reaction!r}")
        if self.points:
            parts.append(f"points={self.points!r}")
        return f"card({', '.join(parts)})"

    def words(self) -> list[Word]:
        return list(steps_in(self.play)) + list(steps_in(self.reaction.steps if self.reaction else ()))


def when_attacked(*steps: Word, hand_at_least: int = 0, again: bool = False) -> Reaction:
    """What happens when this is revealed in reaction to an Attack; `again` allows it more than once per Attack."""
    check_steps("when_attacked", steps)
    check_number("when_attacked", hand_at_least)
    return Reaction(steps, hand_at_least, bool(again))


def card(
    name: str,
    cost: int,
    types: Type,
    *,
    play: Sequence[Word] = (),
    reaction: Reaction | None = None,
    points: int | Term = 0,
    editions: tuple[int, ...] = (1, 2),
) -> CardDef:
    """Define a card."""
    if not isinstance(name, str) or not NAME.fullmatch(name) or len(name) > 40:
        raise CardError("error-own-name", got=repr(name))
    check_number(name, cost)
    if not isinstance(types, Type) or not types:
        raise CardError("error-types", where=name, got=repr(types))
    check_steps(name, play)
    if play and not types & (ACTION | TREASURE):
        raise CardError("error-unplayable", card=name)
    if reaction is not None and not isinstance(reaction, Reaction):
        expected = "reaction=when_attacked(...)"
        raise CardError("error-value", where=name, expected=expected, got=repr(reaction), near="")
    if bool(reaction) != bool(types & REACTION):
        raise CardError("error-reaction-type", card=name)
    if isinstance(points, Term):
        if points.name not in ("per_cards", "per_card"):
            raise CardError("error-points", card=name, got=repr(points))
    else:
        check_number(f"{name}: points", points, -20)
    return CardDef(name, cost, types, tuple(play), reaction, points, "", editions)
