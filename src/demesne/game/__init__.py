"""The library's public interface: Game, Decision, Event."""

from .decision import Decision
from .errors import IllegalAnswer
from .events import Event
from .game import Game
from .kingdoms import kingdoms, random_kingdom
from .own_cards import load_cards
from .recording import RULES_VERSION

__all__ = ["RULES_VERSION", "Decision", "Event", "Game", "IllegalAnswer", "kingdoms", "load_cards", "random_kingdom"]
