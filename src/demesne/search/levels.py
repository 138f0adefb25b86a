"""The levels that search: what each may spend on a decision.

A budget is a number of playouts, so that a game can be repeated from its seed. At a table a cap in seconds comes on
top: people should not wait because a machine is busy. The plain kernel plays some hundred times slower and gets less.
"""

from __future__ import annotations

from typing import NamedTuple

from demesne import kernel
from demesne.game import Game
from demesne.strategies.levels import SEARCHING

from .player import Player
from .population import population_for
from .race import Budget


class Allowance(NamedTuple):
    playouts: int  # for one decision
    plain: int  # the same on the plain kernel
    seconds: float  # the cap at a table
    planning: float = 0.0  # the part that may go to variants of the plan


BUDGETS = {
    "expert": Allowance(800, 120, 0.25),
    "master": Allowance(80_000, 600, 1.2, 0.55),
}
ADVICE = Allowance(8_000, 160, 0.25)  # what advice may spend at least: people read its numbers
assert tuple(BUDGETS) == SEARCHING


def playouts_of(level: str, which: str | None = None) -> int:
    """How many playouts a level may spend on a decision, on the kernel that is in use unless another is given."""
    return _playouts(BUDGETS[level], which)


def advice_playouts(level: str | None = None, which: str | None = None) -> int:
    """How many playouts advice may spend: at least as many as the level that gives it."""
    return max(_playouts(allowed, which) for allowed in (ADVICE, BUDGETS[level] if level else ADVICE))


def _playouts(allowed: Allowance, which: str | None) -> int:
    plain = (which or kernel.chosen()) == "plain"
    return allowed.plain if plain else allowed.playouts


def budget_of(level: str, playouts: int | None = None, capped: bool = False) -> Budget:
    """The budget of a level; `capped` for a table where somebody waits."""
    allowed = BUDGETS[level]
    seconds = allowed.seconds if capped else None
    return Budget(playouts or playouts_of(level), seconds, planning=allowed.planning)


def player_of(level: str, game: Game, seed: int | str = 0, capped: bool = True) -> Player:
    """A player of that level for one seat of this game; `capped` where somebody waits for it."""
    return Player(population_for(game), budget_of(level, capped=capped), seed)
