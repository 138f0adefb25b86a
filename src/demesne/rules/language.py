"""What programs are made of: words with arguments, terms, types and places.

A program is a list of words, plain data. It is compiled for the kernel, listed in the docs and rendered as card text.
"""

from __future__ import annotations

import enum
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from demesne.refusal import Refusal


class CardError(Refusal):
    """A card that cannot be read: says what was expected."""


CardError.__module__ = "demesne"  # where users find it, in tracebacks and pickles too


class Type(enum.IntFlag):
    ACTION = 1
    TREASURE = 2
    VICTORY = 4
    CURSE = 8
    ATTACK = 16
    REACTION = 32
    DURATION = 64

    def __repr__(self) -> str:
        return " | ".join(t.name or "" for t in type(self) if t in self)


ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION, DURATION = Type


class Place(enum.Enum):
    """Where cards are taken from or put."""

    HAND = "hand"
    DECK = "deck"
    TOP = "the card turned up on the deck"
    DISCARD = "discard pile"
    LIFTED = "the cards revealed or looked at"
    SUPPLY = "supply"
    TRASH = "trash"
    TRASHED = "the cards this play has trashed"
    ASIDE = "set aside"

    def __repr__(self) -> str:
        return self.name


HAND, DECK, TOP, DISCARD, LIFTED, SUPPLY, TRASH, TRASHED, ASIDE = Place


class Term(NamedTuple):
    """An amount or a cost that is not a plain number."""

    name: str
    n: int | None = None
    of: str | Type | None = None

    def __repr__(self) -> str:
        inside = self.n if self.of is None else repr(self.of)
        return self.name if inside is None else f"{self.name}({inside})"


@dataclass(frozen=True, repr=False)
class Word:
    """One step of a program: a word of the vocabulary with its arguments by name."""

    name: str
    args: tuple[tuple[str, Any], ...]

    def __getitem__(self, key: str) -> Any:
        return dict(self.args)[key]

    def __repr__(self) -> str:
        return show(self)


Amount = int | Term
Cost = Term
Card = str

WORDS: dict[str, Callable[..., Word]] = {}
TERMS: dict[str, Any] = {}
RULES: dict[str, Any] = {}  # of a card's own: of its cost, for the setup
COMING: dict[str, Any] = {}  # what no published card uses yet, of all sorts; card files do not know it
KEYS = (
    "card",
    "action",
    "buy",
    "coin",
    "cards",
    "actions",
    "coins",
    "gold",
    "discard",
    "curse",
    "trash",
    "gain",
    "deck",
    "aside",
    "hand",
    "play",
)
MATS = ("island", "native village")
TOKENS = ("victory", "pirate ship")  # of a player
PILE_TOKENS = ("embargo", "trade route")
# the same with what no published card uses yet
MORE_TOKENS = ("coffers", "villagers", "debt")
ALL_TOKENS = (*TOKENS, *MORE_TOKENS)
ALL_MATS = (*MATS, "tavern")
PLUS_TOKENS = ("plus card", "plus action", "plus buy", "plus coin")
ALL_PILE_TOKENS = (*PILE_TOKENS, *PLUS_TOKENS)
YOUR_TOKENS = (*PLUS_TOKENS, "minus cost", "trashing")  # of a player, on a pile
MARKS = ("minus card", "minus coin", "journey")  # of a player, there or not
LIMIT = 20  # the largest number a card may name
LONGEST = 60  # characters of a wrong step that are shown


def misused(name: str, function: Callable[..., Any], args: Sequence[Any], named: Mapping[str, Any]) -> CardError:
    """A word with the wrong arguments: how it must be written, and how it was."""
    given = [*(as_written(value) for value in args), *(f"{key}={as_written(value)}" for key, value in named.items())]
    got = f"{name}({', '.join(given)})"
    got = got if len(got) <= LONGEST else got[:LONGEST] + "..."
    return CardError("error-expected", expected=usage(name, function), got=got, near="")


def usage(name: str, function: Callable[..., Any]) -> str:
    """How the word is written: its arguments, those with a default in brackets."""
    parts = []
    for parameter in inspect.signature(function).parameters.values():
        named = parameter.kind is inspect.Parameter.KEYWORD_ONLY
        many = parameter.kind in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
        text = f"{parameter.name}=" if named else f"{parameter.name} ..." if many else parameter.name
        parts.append(text if parameter.default is inspect.Parameter.empty else f"[{text}]")
    return f"{name}({', '.join(parts)})"


def show(step: Word) -> str:
    """The step as it is written in a card file."""
    parameters = inspect.signature(WORDS.get(step.name) or COMING[step.name]).parameters
    parts = []
    named = False
    for key, value in step.args:
        parameter = parameters[key]
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            parts += [repr(v) for v in value]
        elif parameter.kind is inspect.Parameter.VAR_KEYWORD:
            parts += [f"{k}={as_written(v)}" for k, v in value]
        elif value != parameter.default:
            positional = parameter.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD and not named
            parts.append(as_written(value) if positional else f"{key}={as_written(value)}")
        else:
            named = True
    return f"{step.name}({', '.join(parts)})"


def as_written(value: Any) -> str:
    if isinstance(value, tuple) and not isinstance(value, Term):
        return "[" + ", ".join(repr(v) for v in value) + "]"
    return '"' + value + '"' if isinstance(value, str) else repr(value)


def steps_in(program: Sequence[Any]) -> Iterator[Word]:
    """Every word of a program, including nested ones."""
    for item in program:
        if isinstance(item, Word):
            yield item
            yield from steps_in([value for _, value in item.args])
        elif isinstance(item, tuple) and not isinstance(item, Term):
            yield from steps_in(item)
