"""Words in five languages: names, card text. Messages are Project Fluent files, the same for every user interface."""

from .bundle import LANGUAGES, Words, words
from .text import CardText

__all__ = ["LANGUAGES", "CardText", "Words", "words"]
