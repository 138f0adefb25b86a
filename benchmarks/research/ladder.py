"""Rate the opponents of the benchmark in the kingdoms of its tasks: every pair, half of the games in either seat.

    python benchmarks/research/ladder.py

Writes src/demesne/research/bench/ladder.json. The ratings are fixed with the benchmark's version: what is there is
left as it is.
"""

from __future__ import annotations

import json
import pathlib
import time
from itertools import combinations

from demesne.research.opponents import list_for
from demesne.research.tasks import LADDER, TASKS
from demesne.sim.match import Match, Table
from demesne.sim.numbers import SHARE, named
from demesne.sim.tournament import rate

FILE = pathlib.Path(__file__).resolve().parents[2] / "src" / "demesne" / "research" / "bench" / "ladder.json"
KINGDOMS = 10  # the first ones of each test
GAMES = 10_000  # of a pair, over all kingdoms
ANCHOR = ("fair", 1000.0)


def ratings(task: str) -> dict[str, float]:
    tens = TASKS[task].split().test[:KINGDOMS]
    seeds = GAMES // len(tens) // 2
    won = dict.fromkeys(combinations(range(len(LADDER)), 2), 0.0)
    for ten in tens:
        lists = [list_for(name, ten) for name in LADDER]
        for a, b in won:
            tally = named(Table(Match((lists[a], lists[b]), tuple(sorted(ten)), seed="ladder")).play(0, seeds))
            won[a, b] += tally["share"][0] / SHARE / tally["games"] / len(tens)
    found, _ = rate(len(LADDER), [(a, b, share, float(GAMES)) for (a, b), share in won.items()])
    shift = ANCHOR[1] - found[LADDER.index(ANCHOR[0])]
    return {name: round(points + shift, 1) for name, points in zip(LADDER, found)}


def main() -> None:
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for name, task in TASKS.items():
        if task.kingdoms.__name__ not in known:
            begun = time.process_time()
            known[task.kingdoms.__name__] = ratings(name)
            FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
            print(name, known[task.kingdoms.__name__], f"{time.process_time() - begun:.0f} CPU seconds", flush=True)


if __name__ == "__main__":
    main()
