"""The job that says what matters on a board: a short search for good lists of two players.

The solver keeps what it finds on disk, so another language or a restart costs no new search.
"""

from __future__ import annotations

import msgspec

from demesne.languages import Language
from demesne.solve import Solution, kept_solution, solve
from demesne.solve.lists import bought
from demesne.solve.text import beaten, why
from demesne.table.outgoing.server import ListTold, Matters, OpeningTold

PLAYERS = 2
ROUNDS = 3  # of the search, the second for engines: 4 to 15 CPU seconds
SHOWN = 3  # lists, and openings of a split
SPLITS = ("5/2", "4/3")


def matters(kingdom: list[str], edition: int, colonies: bool, lang: str) -> bytes:
    found = kept_solution(kingdom, PLAYERS, colonies, edition)
    if found is None or not found.finished:
        found = solve(kingdom, PLAYERS, edition=edition, colonies=colonies, rounds=ROUNDS, jobs=1)
    return msgspec.json.encode(told(found, Language(lang)))


def told(solution: Solution, say: Language) -> Matters:
    played = [(made, weight) for made, weight in zip(solution.lists, solution.weights) if weight > 0]
    return Matters(
        lists=[ListTold(bought(made), weight) for made, weight in played[:SHOWN]],
        openings={
            split: [OpeningTold(opening.buys, opening.weight) for opening in solution.openings[split][:SHOWN]]
            for split in SPLITS
        },
        why=[*beaten(solution, say), *why(solution, say)],
        games=solution.games,
    )


JOBS = {"matters": matters}
