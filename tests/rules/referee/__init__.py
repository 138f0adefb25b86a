"""A second referee, slow and simple, written from docs/rules and docs/library.md alone, so that two engines must agree.

Its one rule: nothing here comes from demesne. Cards lie in plain lists, a card is a generator that yields its questions,
and costs, types and piles are written out a second time.

- facts.py      cost and types of every card, the piles of a game
- seats.py      what lies in front of one player: zones, cards in play, what Durations leave for later
- table.py      the whole table: a position, asking, a turn from its start to its Clean-up, the end
- windows.py    buys and gains with everything they trigger, and the start of a turn
- questions.py  what is asked
- effects.py    the tables of what cards do
- steps.py      steps that several cards share
- base.py, intrigue.py, seaside.py, prosperity.py    the cards

Its limit: without a `shuffle` of its own it has no randomness. Where cards of several kinds would be shuffled, it stops
with `MixedShuffle`; until then a position with given decks is deterministic.
"""

from __future__ import annotations

from . import base, intrigue, prosperity, seaside  # noqa: F401  they enter their cards
from .effects import EFFECTS, LATER
from .facts import DURATION, FACTS, VICTORY
from .questions import Question
from .seats import MixedShuffle
from .table import Referee

__all__ = ["EFFECTS", "LATER", "MixedShuffle", "Question", "Referee", "lacking"]

WITHOUT_LATER_PART = ("Outpost",)  # a turn, which table.py takes


def lacking(name: str) -> list[str]:
    """What the referee does not know yet of a card."""
    types = FACTS[name].types if name in FACTS else ()
    out = ["its cost and types (facts.py)"] * (name not in FACTS)
    out += ["what it does (the file of its box)"] * (name not in EFFECTS and types != (VICTORY,))
    later = DURATION in types and name not in WITHOUT_LATER_PART
    return out + ["its later part (the file of its box)"] * (later and name not in LATER)
