"""solved:KINGDOM and solved:FILE on the command line: what was found there, and the games it was found for."""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from demesne.languages.kingdoms import in_english

if TYPE_CHECKING:
    from demesne.solve.solution import Solution

SOLVED = "solved:"


def is_solved(given: str) -> bool:
    return given.startswith(SOLVED)


def found(given: str, players: int) -> Solution:
    """The kingdom may be named in any language."""
    from demesne.solve.players import solution_of  # takes a while to load

    named = given.removeprefix(SOLVED)
    return solution_of(named if pathlib.Path(named).is_file() else in_english(named), players)


class Given(NamedTuple):
    """Who plays, and in which games."""

    players: list[Any]
    kingdom: str | Sequence[str] | None
    edition: int | None
    colonies: bool


def with_solved(
    strategies: Sequence[str],
    kingdom: str | None,
    edition: int | None,
    colonies: bool,
    players: int = 0,
    start: str | None = None,
) -> Given:
    """The strategies, a solution as its best list; where nothing names a kingdom, that of the first solution."""
    out, ten = Given(list(strategies), kingdom, edition, colonies), kingdom or start
    for i, given in enumerate(strategies):
        if is_solved(given):
            from demesne.solve.players import best_list

            solution = found(given, players or max(len(strategies), 2))
            out.players[i] = best_list(solution, given)
            if ten is None:
                ten = given
                out = Given(out.players, solution.kingdom, edition or solution.edition, colonies or solution.colonies)
    return out
