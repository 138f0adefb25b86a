"""What a guided first game says: its five sentences as they come, and what is asked and offered at its end."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.refusal import Phrase

from ..messages import Level

Beat = Literal["goal", "wish", "shuffle", "chain", "attack"]  # in the order in which they are numbered


class Lesson(msgspec.Struct):
    """One sentence, and the things on the table that it speaks of."""

    beat: Beat
    phrase: Phrase
    piles: list[str] = []
    hand: list[str] = []  # cards in the learner's hand
    by: str | None = None  # the Attack of the player in turn


class Choice(msgspec.Struct):
    """An answer to the question at the end, and what is said to it."""

    card: str
    right: bool
    phrase: Phrase


class Question(msgspec.Struct):
    """Which purchase of a moment of the game helps most."""

    turn: int
    phrase: Phrase
    choices: list[Choice]  # the cheapest first
    bought: str | None  # what was bought then


class NextKingdom(msgspec.Struct):
    """What to play after it, and why."""

    set: str
    level: Level
    phrase: Phrase


class Lessons(msgspec.Struct):
    told: list[Lesson]  # as they came
    now: Beat | None = None  # the one that is due at this moment
    missed: list[Lesson] = []  # once the game is over: those that it never came to
    done: list[Beat] = []  # those that did not come, because the learner did it unasked
    question: Question | None = None  # once it is over
    next: NextKingdom | None = None  # the same
