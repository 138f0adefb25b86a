"""Many games: strategies and bots against each other, with results you can trust and inspect.

>>> from demesne import simulate
>>> result = simulate(["big-money-smithies", "big-money"], games=2000, seed=1)
>>> result.players[0].share > 0.6
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .bots import PythonBot
from .match import Match
from .players import match_of
from .result import Failure, Player, Result
from .run import GAMES, UNTIL_MOST, Progress, run

__all__ = ["Failure", "Match", "Player", "PythonBot", "Result", "match_of", "run", "simulate"]


def simulate(
    strategies: Sequence[Any],
    games: int | None = None,
    kingdom: str | Sequence[str] | None = None,
    seed: int | str = 1,
    *,
    edition: int | None = None,
    colonies: bool = False,
    start: str | dict[str, Any] | None = None,
    until: float | None = None,
    jobs: int | None = None,
    engine: str = "local",
    details: bool = True,
    bot_timeout: float | None = None,
    playouts: int | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play strategies (names, texts, files) and bots (functions) against each other; see docs/simulate.md."""
    match = match_of(strategies, kingdom, edition, seed, start, colonies=colonies, playouts=playouts)
    return run(
        match,
        games if games is not None else UNTIL_MOST if until is not None else GAMES,
        until=until,
        jobs=jobs,
        engine=engine,
        details=details,
        timeout=bot_timeout,
        progress=progress,
    )
