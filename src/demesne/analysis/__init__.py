"""Analysis of a game: what every decision was worth, what luck did, where the game turned.

>>> from demesne import Game
>>> from demesne.analysis import analyse
>>> analyse(Game("First Game", seed=7)).decisions
[]
"""

from .analysing import Analyser, analyse, check_budget
from .model import VERSION, Analysis, Judged, Luck, Rated, Turning

__all__ = ["VERSION", "Analyser", "Analysis", "Judged", "Luck", "Rated", "Turning", "analyse", "check_budget"]
