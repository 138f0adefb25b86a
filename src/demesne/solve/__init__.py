"""The good strategies of a kingdom: a population of lists, and the best mixture of them."""

from __future__ import annotations

from .solution import Solution, Tested, kept_solution, read_solution
from .solving import Progress, solve

__all__ = ["Progress", "Solution", "Tested", "kept_solution", "read_solution", "solve"]
