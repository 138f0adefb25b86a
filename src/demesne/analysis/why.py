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
    own = sorted(listed) == sorted(answer)
    return reason(game, answer) or Phrase("reason-plan" if own else "reason-leaves", {"cards": bought(plan)})
