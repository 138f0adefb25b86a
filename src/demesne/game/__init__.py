"""The library's public interface: Game, Decision, Event. Each is loaded when it is first asked for."""

import importlib
from typing import TYPE_CHECKING, Any

from demesne.notation import RULES_VERSION

if TYPE_CHECKING:
    from demesne.rules.language import CardError as CardError

    from .decision import Decision as Decision
    from .errors import IllegalAnswer as IllegalAnswer
    from .events import Event as Event
    from .game import Game as Game
    from .kingdom_lists import kingdoms as kingdoms
    from .kingdom_lists import random_kingdom as random_kingdom
    from .own_cards import load_cards as load_cards

_WHERE = {
    "CardError": "demesne.rules.language",
    "Decision": "demesne.game.decision",
    "Event": "demesne.game.events",
    "Game": "demesne.game.game",
    "IllegalAnswer": "demesne.game.errors",
    "kingdoms": "demesne.game.kingdom_lists",
    "load_cards": "demesne.game.own_cards",
    "random_kingdom": "demesne.game.kingdom_lists",
}
__all__ = ["RULES_VERSION", *_WHERE]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(importlib.import_module(_WHERE[name]), name)
    globals()[name] = found
    return found
