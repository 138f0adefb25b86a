"""The forms of a card's name, a module per language.

Each has `forms(name, marks, given)`: all forms in the order in which they are written. What a row gives by hand counts
before the rules and the dictionary: other forms follow from it, and with all forms by hand nothing is looked up.
"""

from __future__ import annotations


class Unsure(LookupError):
    """The dictionary lacks a form."""

    def __init__(self, word: str) -> None:
        super().__init__(f"the dictionary lacks forms of {word}, they must be given by hand")


def cased(form: str, like: str) -> str:
    """A word from a dictionary, with a capital where the name has one."""
    return form[:1].upper() + form[1:] if like[:1].isupper() else form
