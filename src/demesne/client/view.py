"""A view as it came: the table as one may see it, what is asked, the log so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class View:
    view: dict[str, Any]  # as Game.view gives it, its decision included
    decision: dict[str, Any] | None  # what I am asked now; options with their copies, as in Game.decision
    log: list[list[Any]]  # [depth, phrase, seat, kind]
    message: dict[str, Any]  # all that was sent

    @classmethod
    def of(cls, message: dict[str, Any], log: list[list[Any]]) -> View:
        """The view of a message that follows a log."""
        lines = message["log"]
        decision = _asked(message["decision"], message["seat"])
        view = {**message["view"], "decision": decision}
        return cls(view, decision, log[: lines["keep"]] + lines["lines"], message)

    @property
    def asked(self) -> str:
        """The id of what I am asked; "" for nothing."""
        return str(self.decision["id"]) if self.decision else ""

    @property
    def over(self) -> bool:
        return bool(self.message["state"] == "over")

    @property
    def result(self) -> dict[str, Any] | None:
        """Scores, winners and how the game ended, once it has."""
        found: dict[str, Any] | None = self.message["result"]
        return found


def _asked(decision: dict[str, Any] | None, seat: int | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {**decision, "player": seat, "options": [name for name, n in decision["options"] for _ in range(n)]}
