"""Demesne: the deck-building game Dominion as a library. An unofficial fan project.

>>> from demesne import Game
>>> game = Game("First Game", players=2, seed=7)
>>> game.decision.kind
'treasure'
"""

from typing import TYPE_CHECKING, Any

from . import thinkers

if TYPE_CHECKING:
    from .game import RULES_VERSION, Decision, Event, Game, IllegalAnswer, load_cards
    from .game.kingdom_lists import kingdoms, random_kingdom
    from .rules.language import CardError
    from .sim import simulate

__version__ = "0.2.0.dev0"


def __getattr__(name: str) -> Any:
    """What is public is loaded when it is first asked for: a command that needs no game loads none."""
    if name == "simulate":
        from .sim import simulate as found
    elif name in __all__:
        from . import game

        found = getattr(game, name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def _playouts(*given: Any) -> Any:
    from .search.playouts import tried

    return tried(*given)


def _best(*given: Any) -> Any:
    from .search.best import best

    return best(*given)


def _analyse(*given: Any, **named: Any) -> Any:
    from .analysis import analyse

    return analyse(*given, **named)


thinkers.by_name |= {"playouts": _playouts, "best": _best, "analyse": _analyse}

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


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
