"""How long a table waits for a bot that searches: wall time of its answers, through the server's worker processes.

    python benchmarks/answers.py                   both levels, two games each on five sets
    python benchmarks/answers.py master --games 4

An answer is timed from the moment the table asks until it has it: what the seat may know is packed, sent to a worker,
searched, and sent back. The other seat is a fair bot, which takes no time. The lists of a kingdom are made before, as
they are while a table waits for its players. It needs an otherwise idle machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import statistics
import sys
import time
from typing import Any

from demesne import Game
from demesne.bots import StrategyBot
from demesne.cards import SETS
from demesne.server.bots import BotLists, Bots
from demesne.server.limits import Limits, Rate
from demesne.server.thinking import Thinking
from demesne.server.workers import Pool
from demesne.strategies.judging import generic
from demesne.strategies.levels import SEARCHING
from demesne.table.messages import Options
from demesne.table.room import Place, Room

WANTED = {"expert": 0.3, "master": 1.3}  # seconds, 99th percentile
BOARDS = ("First Game", "Big Money", "Size Distortion", "Underlings", "Grand Scheme")
NEVER_SPENT = Rate(1_000_000, 1_000)  # the budget of a table is not what is measured


async def played(level: str, board: str, games: int, pool: Pool) -> list[float]:
    """The seconds of every answer of the level in these games."""
    ten, edition = list(SETS[board].cards), SETS[board].edition
    limits = Limits(thinking_of_table=NEVER_SPENT)
    lists = BotLists(pool, Thinking(pool, limits, time.monotonic))
    room = Room(ten, edition, (Place("fair", "", "fair"), Place(level, "", level)), Options())
    await lists.population(room, board)
    other = StrategyBot(generic(ten, "fair", edition))
    took = []
    for seed in range(games):
        bots = Bots(f"{board} {seed}", lists)
        game = Game(ten, 2, edition=edition, seed=f"answers {seed}", first=seed % 2)
        while (seat := game.asked) is not None:
            if seat == 0:
                game.answer(other.choose(game))
                continue
            begun = time.monotonic()
            answer = await bots.choose(level, room, game, seat, not game.inner.hides_who)
            took.append(time.monotonic() - begun)
            game.answer(answer)
    return took


async def measured(levels: list[str], games: int) -> dict[str, dict[str, Any]]:
    found = {}
    pool = Pool()
    try:
        for level in levels:
            took = sorted([t for board in BOARDS for t in await played(level, board, games, pool)])
            last = took[math.ceil(0.99 * len(took)) - 1]
            figures = {"median": statistics.median(took), "p99": last, "worst": took[-1]}
            rounded = {name: round(value, 3) for name, value in figures.items()}
            found[level] = {**rounded, "wanted": WANTED[level], "answers": len(took)}
    finally:
        await pool.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", choices=[[], *SEARCHING], metavar="level", help=", ".join(SEARCHING))
    parser.add_argument("--games", type=int, default=2, help="on each of five sets")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = asyncio.run(measured(given.levels or list(SEARCHING), given.games))
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        print(f"{'seconds, wall time':<20}{'median':>8}{'p99':>8}{'worst':>8}{'answers':>9}")
        for level, row in found.items():
            mark = "met" if row["p99"] <= row["wanted"] else "MISSED"
            figures = f"{row['median']:>8.3f}{row['p99']:>8.3f}{row['worst']:>8.3f}{row['answers']:>9}"
            print(f"{level:<20}{figures}   99th percentile <= {row['wanted']} {mark}")
    return int(any(row["p99"] > row["wanted"] for row in found.values()))


if __name__ == "__main__":
    sys.exit(main())
