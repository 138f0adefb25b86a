"""What was found for a kingdom, as a player."""

from __future__ import annotations

import hashlib
import pathlib

from demesne.notation.names import short
from demesne.refusal import Refusal
from demesne.strategies import Strategy

from .solution import Solution, kept_solution, read_solution


def solution_of(named: str, players: int = 2) -> Solution:
    """A file that solve --json has written, else a kingdom that was solved here."""
    path = pathlib.Path(named)
    if path.is_file():
        return read_solution(path)
    found = kept_solution(named, players) or kept_solution(named, players, colonies=True)
    if found is None:
        raise Refusal("error-not-solved", got=short(named))
    return found


def best_list(solution: Solution, name: str) -> Strategy:
    """The one list that stands best against all others."""
    return solution.lists[solution.best].called(name, solution.lists[solution.best].idea)


def drawn_list(solution: Solution, chance: bytes) -> Strategy:
    """A list of the mixture, as often as its weight says; the same for the same chance."""
    number = int.from_bytes(hashlib.sha256(chance).digest()[:7], "big") / (1 << 56)
    for made, weight in zip(solution.lists, solution.weights):
        number -= weight
        if number < 0:
            return made
    return solution.lists[0]
