"""Evaluate the package's own agents with few seeds and write their results here.

    python benchmarks/research/baselines.py             all tasks
    python benchmarks/research/baselines.py T1 T5
    demesne research table benchmarks/research/*.json --markdown

Results are left as they are while all their games can be replayed: the built-in play changes from time to time, and
then the lists play other games. What cannot be replayed, and what is missing, is played.
"""

from __future__ import annotations

import pathlib
import sys

from demesne.refusal import Refusal
from demesne.research.evaluation import Hall, begin, evaluate, replay
from demesne.research.results import read
from demesne.research.tasks import TASKS

HERE = pathlib.Path(__file__).parent
SEEDS = {"T1": 20, "T2": 20, "T3": 10, "T5": 10}  # for each opponent; the protocol asks for 1,000
AGENTS = ("random", "big-money", "novice", "gentle", "fair", "strong", "search-200", "cloned", "ppo")


def holds(file: pathlib.Path, hall: Hall) -> bool:
    """Whether there is a result and its games come out as they did."""
    try:
        result = read(file)
        for number in range(len(result.games)):
            replay(result, number, hall)
    except Refusal:
        return False
    return True


def main(tasks: list[str]) -> None:
    for task in tasks or SEEDS:
        hall = Hall(TASKS[task], TASKS[task].split())
        for agent in AGENTS:
            file = HERE / f"{task}-{agent}.json"
            if holds(file, hall):
                continue
            result = evaluate(begin(task, agent, SEEDS[task]))
            if result.stopped:
                sys.exit(f"{task} {agent}: {result.stopped}")
            file.write_text(result.dumps(), encoding="utf-8")
            print(task, agent, {name: round(seconds) for name, seconds in result.cpu.items()}, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
