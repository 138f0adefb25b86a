"""A view as received: the table as this seat may see it, the decision, the log so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class View:
    view: dict[str, Any]  # as from Game.view, including the decision
    decision: dict[str, Any] | None  # what I must decide now; options with their copies, as in Game.decision
    log: list[list[Any]]  # [depth, phrase, seat, kind, cards, coins]
    message: dict[str, Any]  # the whole message

    @classmethod
    def of(cls, message: dict[str, Any], log: list[list[Any]]) -> View:
        """The view of a message, given the log before it."""
        lines = message["log"]
        decision = _asked(message["decision"], message["seat"])
        view = {**message["view"], "decision": decision}
        return cls(view, decision, log[: lines["keep"]] + lines["lines"], message)

    @property
    def asked(self) -> str:
        """The id of my decision; "" if there is none."""
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
