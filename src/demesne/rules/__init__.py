"""The vocabulary cards are written in, and its compiler."""

from .card import CardDef, Reaction, card, more, when_attacked
from .language import *  # noqa: F403
from .language import TERMS, WORDS, CardError, Term, Type, Word
from .triggers import TRIGGERS, Moment, Trigger
from .vocabulary import *  # noqa: F403

__all__ = [
    "TERMS",
    "TRIGGERS",
    "WORDS",
    "CardDef",
    "CardError",
    "Moment",
    "Reaction",
    "Term",
    "Trigger",
    "Type",
    "Word",
    "card",
    "more",
    "when_attacked",
]
