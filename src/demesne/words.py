"""The former name of `demesne.languages`, which programs written for 0.1.0 import."""

from demesne.languages import LANGUAGES, CardText
from demesne.languages import Language as Words
from demesne.languages import language as words

__all__ = ["LANGUAGES", "CardText", "Words", "words"]
