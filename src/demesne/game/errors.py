"""What can be wrong with an answer."""

from __future__ import annotations


class IllegalAnswer(ValueError):
    """The answer is not one of those that are legal now; nothing has changed."""
