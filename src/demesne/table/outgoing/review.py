"""A game that is over, turn by turn.

It is stored with the game: a field that is added needs a default.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from demesne.refusal import Phrase
from demesne.views.view import DecisionKind, Ends

from .seats import Seat
from .story import Story

MarkKind = Literal["province", "attack", "empty"]


class ReviewTurn(msgspec.Struct):
    player: int
    turn: int
    step: int  # how many answers had been given when the turn began
    coins: int  # the most coins its player had
    scores: list[int]  # everybody's points at its end
    extra: bool = False  # an extra turn, which is not counted


class ReviewStep(msgspec.Struct):
    player: int
    kind: DecisionKind
    source: str | None
    answer: list[str]


class Mark(msgspec.Struct):
    """A moment worth a look."""

    kind: MarkKind
    step: int  # how many answers had been given: the next one brings it about
    turn: int
    phrase: Phrase


class Review(msgspec.Struct):
    players: int
    kingdom: list[str]
    edition: int
    over: bool
    ends: Ends | None
    scores: list[int]
    turns: list[int]
    winners: list[int]
    decks: list[dict[str, int]]
    points: list[dict[str, int]]  # what one copy of each card scores, for each seat
    graph: list[ReviewTurn]
    steps: list[ReviewStep]
    marks: list[Mark] = []  # none in games that version 0.1.0 has stored
    tokens: list[int] = []  # victory tokens, by seat
    colonies: bool = False
    own: list[str] = []  # own cards of the game, as they are written
    ranking: list[list[int]] = []  # the seats that share the first place, the second, and so on
    story: Story | None = None  # none of games that are not over, or were stored before there were stories
    seats: list[Seat] | UnsetType = UNSET  # of a table; a record alone does not know who played
    practice: bool | UnsetType = UNSET
    day: str | UnsetType = UNSET  # the date, if it was somebody's counted try at the kingdom of that day
