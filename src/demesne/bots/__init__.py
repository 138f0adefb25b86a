"""Players: a view and a decision in, an answer out; or a bot that is shown the game and answers from its seat."""

from .simple import choose
from .strategy import Bot, StrategyBot

__all__ = ["Bot", "StrategyBot", "choose"]
