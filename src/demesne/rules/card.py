"""A card: its name, cost, types, programs and points. Data, no logic."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .coming import NO_MORE, More
from .emblems import check_emblem
from .language import (
    ACTION,
    PILE_TOKENS,
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
from .specification import TERM_SPECS, check_number, check_one_of, check_steps, check_what
from .triggers import FROM_HAND, Trigger

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
            parts.append(f"cost_rule={_written(self.cost_rule)}")
        if self.not_bought_with:
            parts.append(f'not_bought_with="{self.not_bought_with}"')
        if self.setup:
            parts.append(f"setup={_written(self.setup)}")
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


def _written(term: Term) -> str:
    """A term of two arguments as it is written in a card file."""
    if term.name == "tokens_on_piles":
        return f'{term.name}("{PILE_TOKENS[term.n or 0]}", {term.of!r})'
    return f"{term.name}({as_written(term.of)}, {term.n})"


def less_per_in_play(what: Type, n: int) -> Term:
    """Cost rule: in a Buy phase n less for every card of that type that the player has in play."""
    if not isinstance(what, Type):
        raise CardError("error-types", where="less_per_in_play", got=repr(what))
    check_number("less_per_in_play", n, 1)
    return Term("less_per_in_play", n, what)


def tokens_on_piles(token: str, what: Type) -> Term:
    """Setup: such a token lies on every Supply pile of that type; it moves when a card is gained from the pile."""
    check_one_of("tokens_on_piles", token, PILE_TOKENS)
    if not isinstance(what, Type):
        raise CardError("error-types", where="tokens_on_piles", got=repr(what))
    return Term("tokens_on_piles", PILE_TOKENS.index(token), what)


def is_a_treasure(name: str, coins: int) -> Term:
    """Setup: in games with this card the named card is also a Treasure that gives so many coins."""
    check_what("is_a_treasure", name)
    check_number("is_a_treasure", coins)
    return Term("is_a_treasure", coins, name)


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
    _check_term(name, "cost_rule", cost_rule, ("less_per_in_play",))
    _check_term(name, "setup", setup, ("tokens_on_piles", "is_a_treasure"))
    check_what(name, not_bought_with)
    check_emblem(name, emblem)
    rest = (tuple(triggers), cost_rule, not_bought_with, setup, more or NO_MORE, emblem)
    return CardDef(name, cost, types, tuple(play), reaction, points, "", editions, *rest)


def _check_term(card: str, argument: str, value: object, names: tuple[str, ...]) -> None:
    if value is not None and not (isinstance(value, Term) and value.name in names):
        expected = " / ".join(f"{argument}={n}(...)" for n in names)
        raise CardError("error-value", where=card, expected=expected, got=repr(value), near="")
