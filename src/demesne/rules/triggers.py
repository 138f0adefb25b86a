"""What a card does besides being played: what must happen, from where the card hears it, what it does then.

`moment` and `trigger` declare in `vocabulary/whenever.py` what can happen and what cards do about it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, ParamSpec

from .language import COMING, CardError, Term, Type, Word, show
from .specification import SPECS, check_steps

P = ParamSpec("P")

# from where a trigger acts
SELF = "self"  # the card that is gained itself
PLAY = "play"  # once for each copy in play
TURN = "turn"  # once for each play this turn
FROM_HAND = "hand"  # a Reaction
PILE = "pile"  # a token on the pile
MAT = "mat"  # the Tavern mat
GAME = "game"  # what lies beside the Supply
YOURS = "yours"  # a token of the player's own on the pile
LATER = {MAT, GAME, YOURS}  # of boxes that are still to come

# who hears it and does its steps, as the messages say it
YOU = "do"
THEY = "they"  # any player


class MomentSpec(NamedTuple):
    """Of what can happen."""

    number: int  # the kernel's
    clause: str = ""  # the message that says it; without one card files cannot write it
    published: bool = True  # whether a published card hears it
    written: str = ""  # the function that makes it, if it is not that of a trigger alone
    window: bool = True  # the effect is about a card, which may have been moved or is to be followed
    closing: bool = False  # at the end of a turn, where an optional effect asks by its own words


class TriggerSpec(NamedTuple):
    """Of an effect of a card besides being played; its clause is the message of its name."""

    often: float  # to be expected for each play of its card, or turn it is owned
    offered: bool = True  # to card files
    moved: str = ""  # what "that many" counts in its effect
    who: str = YOU
    named: bool = True  # the moment is written with it
    doc: str = ""


MOMENTS: dict[str, Callable[..., Moment]] = {}
MOMENT_SPECS: dict[str, MomentSpec] = {}
TRIGGERS: dict[str, Callable[..., Trigger]] = {}
TRIGGER_SPECS: dict[str, TriggerSpec] = {}


class Moment(NamedTuple):
    """What must happen: `what` is "buy", "gain" and so on, of which card."""

    what: str
    card: str | Type | None = None
    but: Type | None = None
    cost: Term | None = None
    bought: bool = False

    @property
    def spec(self) -> MomentSpec:
        return MOMENT_SPECS[self.what]

    def __repr__(self) -> str:
        parts = [repr(self.card)] if self.card is not None else []
        parts += [f"but={self.but!r}"] if self.but is not None else []
        parts += [f"cost={self.cost!r}"] if self.cost is not None else []
        parts += ["bought=True"] if self.bought else []
        return f"{self.spec.written}({', '.join(parts)})"


class Trigger(NamedTuple):
    """An effect of a card besides being played."""

    name: str  # the function that makes it, as it is written in a card file
    source: str
    moment: Moment
    steps: tuple[Word, ...]
    once: bool = False
    token: str = ""
    anybody: bool = False  # also at the gains of the other players

    @property
    def optional(self) -> bool:
        """Whether the player decides: Reactions, and what begins with `may`."""
        return self.source in (FROM_HAND, MAT) or bool(self.steps and SPECS[self.steps[0].name].declinable)

    def __repr__(self) -> str:
        parts = [f'"{self.token}"'] if self.token else []
        closing = self.moment.spec.closing
        if TRIGGER_SPECS[self.name].named:
            parts.append(repr(self.moment))
        elif self.moment.card is not None and not closing:
            parts.append(repr(self.moment.card))
        parts += [show(s) for s in self.steps]
        if closing and self.moment.card is not None:
            parts.append(f"unless_gained={self.moment.card!r}")
        parts += ["once=True"] if self.once else []
        return f"{self.name}({', '.join(parts)})"


def moment(what: str, number: int, **said: Any) -> Callable[[Callable[P, Moment]], Callable[P, Moment]]:
    """Declares what can happen; as a decorator, how it is written. The fields are those of `MomentSpec`."""
    MOMENT_SPECS[what] = spec = MomentSpec(number, **said)

    def declare(function: Callable[P, Moment]) -> Callable[P, Moment]:
        MOMENT_SPECS[what] = spec._replace(written=function.__name__)
        (MOMENTS if spec.clause else COMING)[function.__name__] = function
        return function

    return declare


def trigger(**said: Any) -> Callable[[Callable[P, Trigger]], Callable[P, Trigger]]:
    """Declares a trigger under the name of its function. The fields are those of `TriggerSpec`."""

    def declare(function: Callable[P, Trigger]) -> Callable[P, Trigger]:
        name = function.__name__
        named = "moment" in function.__code__.co_varnames
        TRIGGER_SPECS[name] = spec = TriggerSpec(named=named, doc=function.__doc__ or "", **said)
        (TRIGGERS if spec.offered else COMING)[name] = function
        return function

    return declare


def check_moment(where: str, moment: object, steps: tuple[Word, ...]) -> None:
    if not isinstance(moment, Moment):
        expected = " / ".join(f"{name}(...)" for name in MOMENTS)
        raise CardError("error-value", where=where, expected=expected, got=repr(moment), near="")
    check_steps(where, steps)
