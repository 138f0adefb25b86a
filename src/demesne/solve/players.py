"""What was found for a kingdom, as a player."""

from __future__ import annotations

import hashlib
import pathlib

from demesne.game.arguments import players_of
from demesne.notation.names import short
from demesne.refusal import Refusal, either
from demesne.rules.setup import PLAYERS
from demesne.strategies import Strategy

from .solution import Solution, kept_solution, read_solution


def solution_of(named: str, players: int = 2) -> Solution:
    """A file that solve --json has written, else a kingdom that was solved here."""
    path = pathlib.Path(named)
    if path.is_file():
        return read_solution(path)
    found = _kept(named, players_of(players))
    if found is None:
        others = [str(n) for n in range(PLAYERS[0], PLAYERS[1] + 1) if _kept(named, n)]
        if others:
            raise Refusal("error-solved-players", kingdom=f'"{named}"', solved=either(others), players=str(players))
        raise Refusal("error-not-solved", got=short(named))
    return found


def _kept(named: str, players: int) -> Solution | None:
    return kept_solution(named, players) or kept_solution(named, players, colonies=True)


def mixture(solution: Solution) -> list[Strategy]:
    """The lists that are played."""
    return [made for made, weight in zip(solution.lists, solution.weights) if weight > 0]


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
