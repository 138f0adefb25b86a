"""What the rules ask of the strategy at a seat, and what they tell a tally.

The rules do not know `kernel/play`. What is asked here is done there, by the function of the same name that says
`@answers`. Plain, it is called through a table. Compiled, all modules are one file and this one is left out of it, so
that a call goes straight there; the build checks that every question is answered.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from ..machine import State

Function = TypeVar("Function", bound=Callable[..., Any])
ASKED: set[str] = set()
ANSWERS: dict[str, Callable[..., Any]] = {}


def asked(function: Function) -> Function:
    """The rules ask this."""
    name = function.__name__
    ASKED.add(name)

    @functools.wraps(function)
    def pass_on(*arguments: Any) -> Any:
        return ANSWERS[name](*arguments)

    return pass_on  # type: ignore[return-value]


def answers(function: Function) -> Function:
    """Say of a function that it does what the rules ask by its name."""
    name = function.__name__
    if name not in ASKED or name in ANSWERS:
        raise ValueError(f"{name}: {'another function does it' if name in ANSWERS else 'the rules ask no such thing'}")
    ANSWERS[name] = function
    return function


@asked
def next_action(g: State, p: int) -> int:
    """The Action to play now, -1 for none."""


@asked
def next_treasure(g: State, p: int) -> int:
    """The Treasure to play now, -1 for none."""


@asked
def next_purchase(g: State, p: int) -> int:
    """What to buy now (kind + 1), 0 for nothing more."""


@asked
def decide(g: State, kind: int, p: int, zone: int, about: int, least: int, most: int, ordered: int, form: int) -> None:
    """Fill `pick` with the answer to a decision."""


@asked
def decide_position(g: State, p: int, k: int) -> int:
    """How many cards of its deck shall lie above a k."""


@asked
def decides_at_once(g: State, p: int) -> int:
    """Whether a strategy sits at p that needs no window to decide about an effect."""


@asked
def on_deck_value(g: State, p: int, k: int) -> int:
    """How much better a k on the deck is for p than what would be drawn."""


@asked
def note_coins(g: State, p: int) -> None:
    """The Buy phase begins: the tally notes the coins."""


@asked
def note_turn(g: State, p: int) -> None:
    """The turn is over: the tally notes the points."""
