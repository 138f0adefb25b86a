"""Why an answer: what can be counted, else the plan that it follows or leaves."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.game import Game
from demesne.refusal import Phrase
from demesne.search.best import bought
from demesne.search.lists import Rules
from demesne.strategies.reasons import reason


def why(game: Game, answer: Sequence[str], listed: Sequence[str], plan: Rules) -> Phrase:
    """One true sentence; `listed` is what the plan, a list, would answer."""
    found = reason(game, answer)
    if found:
        return found
    cards = {"cards": bought(plan)}
    return Phrase("reason-plan", cards) if sorted(listed) == sorted(answer) else Phrase("reason-leaves", cards)
