"""Errors of the client: refusals with their reason, as a phrase and in English."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """The server refused; nothing has changed."""

    def __init__(self, text: str, phrase: list[Any] | None = None, status: int = 0) -> None:
        super().__init__(text)
        self.phrase = phrase or ["", {}]
        self.status = status  # of HTTP; 0 on a socket

    @property
    def reason(self) -> str:
        """The id of the phrase, such as "table-full"."""
        return str(self.phrase[0])


class Blunder(Refused):
    """The answer loses more than ten percentage points; it was not given."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__("this answer loses much", message["phrase"])
        self.answer: dict[str, Any] = message["answer"]
        self.best: list[dict[str, Any]] = message["best"]


class Closed(Refused):
    """The game cannot continue."""
