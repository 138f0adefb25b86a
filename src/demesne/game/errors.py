"""The error for an illegal answer."""

from __future__ import annotations

from demesne.refusal import Refusal


class IllegalAnswer(Refusal):
    """The answer is not legal now; the game has not changed."""
