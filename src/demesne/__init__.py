"""Demesne: the deck-building game Dominion as a library. An unofficial fan project.

>>> from demesne import Game
>>> game = Game("First Game", players=2, seed=7)
>>> game.decision.kind
'treasure'
"""

from typing import TYPE_CHECKING, Any

from .game import (
    RULES_VERSION,
    Decision,
    Event,
    Game,
    IllegalAnswer,
    kingdoms,
    load_cards,
    random_kingdom,
)
from .rules.language import CardError

if TYPE_CHECKING:
    from .sim import simulate

__version__ = "0.2.0.dev0"

for _public in (Decision, Event, Game, IllegalAnswer, CardError):
    _public.__module__ = "demesne"  # the public path, in tracebacks and pickles too


def __getattr__(name: str) -> Any:
    """The simulator is loaded when it is first used: `import demesne` stays light."""
    if name == "simulate":
        from .sim import simulate

        return simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "RULES_VERSION",
    "CardError",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "__version__",
    "kingdoms",
    "load_cards",
    "random_kingdom",
    "simulate",
]
