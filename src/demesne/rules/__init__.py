"""The vocabulary cards are written in, and its compiler."""

from .card import CardDef, Reaction, card, when_attacked
from .language import *  # noqa: F403
from .language import TERMS, WORDS, CardError, Term, Type, Word
from .vocabulary import *  # noqa: F403

__all__ = ["TERMS", "WORDS", "CardDef", "CardError", "Reaction", "Term", "Type", "Word", "card", "when_attacked"]
