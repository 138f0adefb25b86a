"""The library's face: Game, Decision, Event."""

from .decision import Decision
from .errors import IllegalAnswer
from .events import Event
from .game import RULES_VERSION, Game
from .kingdoms import kingdoms, random_kingdom
from .own_cards import load_cards

__all__ = ["RULES_VERSION", "Decision", "Event", "Game", "IllegalAnswer", "kingdoms", "load_cards", "random_kingdom"]
