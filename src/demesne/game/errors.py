"""What can be wrong with an answer."""

from __future__ import annotations

from demesne.refusal import Refusal


class IllegalAnswer(Refusal):
    """The answer is not one of those that are legal now; nothing has changed."""
