"""Cards as a network can read them: the program as tokens, a row of numbers, the text in five languages.

The tokens are those of the card as it is written in a card file. A card that a network has never met is made of
tokens that it has. The number of a token is its line in tokens.txt, which only grows: `make derived` adds those of
new words at its end, so weights that were trained before still fit.
"""

from __future__ import annotations

import inspect
import pathlib
import re
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from demesne.languages.bundle import LANGUAGES, language
from demesne.languages.text import CardText
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal
from demesne.rules import language as rules
from demesne.rules.card import CardDef, card
from demesne.rules.grammar import NAMES
from demesne.rules.specification import EACH_OTHER, SPECS
from demesne.strategies.appraisal import appraise, total

from .spec import Board

LIST = pathlib.Path(__file__).with_name("tokens.txt")
LENGTH = 160  # tokens of a card; the longest published one has 121
LARGEST = 20  # numbers up to here are tokens of their own
PAD, UNKNOWN, THIS, OTHER, NUMBER = "<pad>", "<unknown>", "<this>", "<card>", "<number>"

_TOKEN = re.compile(r""""[^"]*"|'[^']*'|-?\d+|\w+|[^\s\w]""")


@cache
def vocabulary() -> tuple[str, ...]:
    """Every token that has a number; the number is its place here."""
    return tuple(LIST.read_text(encoding="utf-8").splitlines())


def wanted() -> tuple[str, ...]:
    """Every token that a card of today's vocabulary can have."""
    arguments: set[str] = set(inspect.signature(card).parameters)
    for made in NAMES.values():
        if callable(made) and not isinstance(made, type):
            arguments |= set(inspect.signature(made).parameters)
    quoted = [f'"{name}"' for name in (*rules.ALL_MATS, *rules.ALL_TOKENS, *rules.ALL_PILE_TOKENS)]
    numbers = [str(n) for n in range(-LARGEST, LARGEST + 1)]
    names = sorted({*NAMES, *arguments, *rules.KEYS})
    return (PAD, UNKNOWN, THIS, OTHER, NUMBER, *"()[],=|", *numbers, *quoted, *names)


@cache
def _numbers() -> dict[str, int]:
    return {token: i for i, token in enumerate(vocabulary())}


def tokens(of: CardDef) -> list[str]:
    """The program of a card; its own name is <this>, another card's is <card>."""
    out = []
    for token in _TOKEN.findall(repr(of)):
        if token == f'"{of.name}"':
            token = THIS
        elif token not in _numbers():
            token = OTHER if token[0] in "\"'" else NUMBER if token.lstrip("-").isdigit() else UNKNOWN
        out.append(token)
    return out


def token_numbers(of: CardDef) -> np.ndarray[Any, np.dtype[np.uint16]]:
    """The same as numbers, filled up with 0."""
    out = np.zeros(LENGTH, np.uint16)
    found = [_numbers()[token] for token in tokens(of)][:LENGTH]
    out[: len(found)] = found
    return out


# these stay as they are, or weights would no longer fit; types of later boxes are told by their tokens alone
TYPES = (rules.ACTION, rules.TREASURE, rules.VICTORY, rules.CURSE, rules.ATTACK, rules.REACTION, rules.DURATION)
GIVES = ("card", "action", "buy", "coin")
NUMBERS = (
    "cost",
    *(f"is {(t.name or '').casefold()}" for t in TYPES),
    "points",
    "points depend on the deck",
    *(f"+{name}s" for name in GIVES),
    "trashes",
    "gains",
    "hits others",
    "reacts",
    "has effects besides being played",
    "worth to built-in play",  # in tenths of a coin
)


def numbers(of: CardDef) -> np.ndarray[Any, np.dtype[np.float32]]:
    """A row of numbers, named by NUMBERS."""
    found = [SPECS[w.name] for w in of.words()]
    fixed = of.points if isinstance(of.points, int) else 0
    row = [of.cost, *(float(t in of.types) for t in TYPES), fixed, float(not isinstance(of.points, int))]
    row += [total(of.play, name) for name in GIVES]
    row += [
        float(any("trash" in spec.tells and not spec.hunts for spec in found)),
        float(any("gain" in spec.tells for spec in found)),
        float(any(spec.on_others == EACH_OTHER for spec in found)),
        float(of.reaction is not None),
        float(bool(of.triggers)),
        appraise(of).worth,
    ]
    return np.array(row, np.float32)


def text(of: CardDef, lang: str = "en", edition: int = 2) -> str:
    """The card's text in one of the five languages: en, hu, ru, pl or is."""
    if lang not in LANGUAGES:
        near = nearest(str(lang), LANGUAGES)
        raise Refusal("error-value", where="lang", expected=LANGUAGES, got=short(lang), near=near)
    return "\n".join(CardText(language(lang), edition).lines(of))


class Features(NamedTuple):
    """The cards of a kingdom by place: names, tokens [places, 160], numbers [places, len(NUMBERS)], which are cards."""

    names: list[str]
    tokens: np.ndarray[Any, np.dtype[np.uint16]]
    numbers: np.ndarray[Any, np.dtype[np.float32]]
    present: np.ndarray[Any, np.dtype[np.bool_]]


def features(board: Board, slots: int) -> Features:
    """What a network can read about the cards of one kingdom of a spec (`spec.boards`), place by place."""
    cards = board.kinds.cards
    out = Features(
        list(board.kinds.names),
        np.zeros((slots, LENGTH), np.uint16),
        np.zeros((slots, len(NUMBERS)), np.float32),
        np.zeros(slots, np.bool_),
    )
    for i, of in enumerate(cards):
        out.tokens[i], out.numbers[i], out.present[i] = token_numbers(of), numbers(of), True
    return out
