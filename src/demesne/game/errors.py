"""The error for an illegal answer."""

from __future__ import annotations

from demesne.refusal import Refusal


class IllegalAnswer(Refusal):
    """The answer is not legal now; the game has not changed."""


IllegalAnswer.__module__ = "demesne"  # where users find it, in tracebacks and pickles too
