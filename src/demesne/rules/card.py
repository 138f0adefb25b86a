"""A card: its name, cost, types, programs and points. Data, no logic."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .emblems import check_emblem
from .language import (
    ACTION,
    COMING,
    REACTION,
    TREASURE,
    CardError,
    Term,
    Type,
    Word,
    as_written,
    show,
    steps_in,
)
from .scoring import Score
from .specification import TERM_SPECS, check_number, check_steps, check_what
from .triggers import FROM_HAND, Trigger

NAME = re.compile(r"[^\W\d_][\w'&.!-]*( [\w'&.!-]+)*")


class More(NamedTuple):
    """What a card of a later box has besides cost, types and programs."""

    potion: int = 0  # parts of its cost
    debt: int = 0
    kind: str = ""  # "event" or "landmark": no card, lies beside the Supply
    once: bool = False  # an Event that is bought once a turn at most
    size: int = 0  # of its pile, where it is not the usual one
    beside: bool = False  # its pile is not in the Supply
    pile: tuple[tuple[str, int], ...] = ()  # a pile of different cards: which and how many, the top first
    hidden: int = 0  # so many of these, in an order that nobody knows
    brings: tuple[str, ...] = ()  # cards whose piles come with it
    tokens: tuple[tuple[str, int], ...] = ()  # that every player begins with
    stock: tuple[tuple[str, int], ...] = ()  # piles or Landmarks that begin with so many victory tokens
    scores: tuple[Score, ...] = ()  # scoring programs, added up

    def __repr__(self) -> str:
        """As it is written in a card file."""
        usual = self._field_defaults
        given = [f"{name}={_written(value)}" for name, value in self._asdict().items() if value != usual[name]]
        return f"more({', '.join(given)})"


NO_MORE = More()


def _written(value: Any) -> str:
    if isinstance(value, tuple) and not isinstance(value, Score):
        return "[" + ", ".join(_written(v) for v in value) + "]"
    return as_written(value) if isinstance(value, str) else repr(value)


def more(**given: Any) -> More:
    """What a card has besides; lists become tuples."""
    return More(**{name: _frozen(value) for name, value in given.items()})


COMING["more"] = more


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value


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


@dataclass(frozen=True, repr=False)
class CardDef:
    """A card as the rules know it; `card` makes one."""

    name: str
    cost: int
    types: Type
    play: tuple[Word, ...] = ()
    reaction: Reaction | None = None
    points: int | Term = 0
    box: str = ""
    editions: tuple[int, ...] = (1, 2)
    triggers: tuple[Trigger, ...] = ()
    cost_rule: Term | None = None
    not_bought_with: str = ""
    setup: Term | None = None
    more: More = NO_MORE
    emblem: str = ""  # what an own card bears on its arms

    def __repr__(self) -> str:
        """The card as it is written in a card file."""
        parts = [f'"{self.name}"', str(self.cost), repr(self.types)]
        if self.play:
            parts.append("play=[" + ", ".join(show(s) for s in self.play) + "]")
        if self.reaction:
            parts.append(f"reaction={self.reaction!r}")
        if self.points:
            parts.append(f"points={self.points!r}")
        if self.triggers:
            parts.append("triggers=[" + ", ".join(repr(t) for t in self.triggers) + "]")
        if self.cost_rule:
            parts.append(f"cost_rule={TERM_SPECS[self.cost_rule.name].written(self.cost_rule)}")
        if self.not_bought_with:
            parts.append(f'not_bought_with="{self.not_bought_with}"')
        if self.setup:
            parts.append(f"setup={TERM_SPECS[self.setup.name].written(self.setup)}")
        if self.more != NO_MORE:
            parts.append(f"more={self.more!r}")
        if self.emblem:
            parts.append(f'emblem="{self.emblem}"')
        return f"card({', '.join(parts)})"

    def words(self) -> list[Word]:
        """Every word of its programs, nested ones too, in a fixed order."""
        found = list(steps_in(self.play)) + list(steps_in(self.reaction.steps if self.reaction else ()))
        for trigger in self.triggers:
            found += steps_in(trigger.steps)
        return found


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
    triggers: Sequence[Trigger] = (),
    cost_rule: Term | None = None,
    not_bought_with: str = "",
    setup: Term | None = None,
    more: More | None = None,
    emblem: str = "",
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
    for trigger in triggers:
        if not isinstance(trigger, Trigger):
            raise CardError("error-value", where=name, expected="triggers=[...]", got=repr(trigger), near="")
    reacts = reaction is not None or any(t.source == FROM_HAND for t in triggers)
    if reacts != bool(types & REACTION):
        raise CardError("error-reaction-type", card=name)
    if isinstance(points, Term):
        if points.name not in TERM_SPECS or not TERM_SPECS[points.name].scores:
            raise CardError("error-points", card=name, got=repr(points))
    else:
        check_number(f"{name}: points", points, -20)
    _check_rule(name, "cost_rule", cost_rule)
    _check_rule(name, "setup", setup)
    check_what(name, not_bought_with)
    check_emblem(name, emblem)
    rest = (tuple(triggers), cost_rule, not_bought_with, setup, more or NO_MORE, emblem)
    return CardDef(name, cost, types, tuple(play), reaction, points, "", editions, *rest)


def _check_rule(card: str, argument: str, value: object) -> None:
    names = [name for name, spec in TERM_SPECS.items() if spec.argument == argument]
    if value is not None and not (isinstance(value, Term) and value.name in names):
        expected = " / ".join(f"{argument}={name}(...)" for name in names)
        raise CardError("error-value", where=card, expected=expected, got=repr(value), near="")
