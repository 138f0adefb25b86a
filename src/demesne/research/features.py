"""Cards as a network can read them: the program as tokens, a row of numbers, the text in five languages.

The tokens are those of the card as it is written in a card file. A card that a network has never met is made of
tokens that it has.
"""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from demesne.notation.names import nearest, short
from demesne.refusal import Refusal
from demesne.rules.card import CardDef, card
from demesne.rules.grammar import NAMES
from demesne.rules.language import ALL_MATS, ALL_PILE_TOKENS, ALL_TOKENS, KEYS, Type
from demesne.strategies.appraisal import appraise
from demesne.words.bundle import LANGUAGES, words
from demesne.words.text import CardText

from .spec import Board

LENGTH = 160  # tokens of a card; the longest published one has 121
LARGEST = 20  # numbers up to here are tokens of their own
PAD, UNKNOWN, THIS, OTHER, NUMBER = "<pad>", "<unknown>", "<this>", "<card>", "<number>"

_TOKEN = re.compile(r""""[^"]*"|'[^']*'|-?\d+|\w+|[^\s\w]""")


@cache
def vocabulary() -> tuple[str, ...]:
    """Every token, in a fixed order; the number of a token is its place here."""
    arguments: set[str] = set(inspect.signature(card).parameters)
    for made in NAMES.values():
        if callable(made) and not isinstance(made, type):
            arguments |= set(inspect.signature(made).parameters)
    quoted = [f'"{name}"' for name in (*ALL_MATS, *ALL_TOKENS, *ALL_PILE_TOKENS)]
    numbers = [str(n) for n in range(-LARGEST, LARGEST + 1)]
    names = sorted({*NAMES, *arguments, *KEYS})
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


GIVES = ("cards", "actions", "buys", "coins")
NUMBERS = (
    "cost",
    *(f"is {t.name.casefold()}" for t in Type if t.name),
    "points",
    "points depend on the deck",
    *(f"+{name}" for name in GIVES),
    "trashes",
    "gains",
    "hits others",
    "reacts",
    "has effects besides being played",
    "worth to built-in play",  # in tenths of a coin
)


def numbers(of: CardDef) -> np.ndarray[Any, np.dtype[np.float32]]:
    """A row of numbers, named by NUMBERS."""
    found = [w.name for w in of.words()]
    fixed = of.points if isinstance(of.points, int) else 0
    row = [of.cost, *(float(t in of.types) for t in Type), fixed, float(not isinstance(of.points, int))]
    for name in GIVES:
        given = [w["n"] for w in of.play if w.name == name]
        row.append(sum(n for n in given if isinstance(n, int)))
    row += [
        float(any(name.startswith("trash") for name in found)),
        float(any(name.startswith("gain") for name in found)),
        float("each_other" in found),
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
    return "\n".join(CardText(words(lang), edition).lines(of))


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
