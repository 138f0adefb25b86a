"""Analysis of a game: what every decision was worth, what luck did, where the game turned.

>>> from demesne import Game
>>> from demesne.analysis import analyse
>>> analyse(Game("First Game", seed=7)).decisions
[]
"""

from demesne.table.outgoing.analysis import VERSION, Analysis

from .analysing import Analyser, analyse, check_budget

__all__ = ["VERSION", "Analyser", "Analysis", "analyse", "check_budget"]
