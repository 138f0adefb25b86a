"""Players: a view and a decision in, an answer out; or a strategy, which answers for a whole game."""

from .simple import choose
from .strategy import StrategyBot

__all__ = ["StrategyBot", "choose"]
