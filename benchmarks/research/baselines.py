"""Evaluate the package's own agents with few seeds and write their results here.

    python benchmarks/research/baselines.py
    demesne research table benchmarks/research/*.json --markdown

Results that exist are left as they are: delete those that are to be played again.
"""

from __future__ import annotations

import pathlib
import sys

from demesne.research.evaluation import begin, evaluate

HERE = pathlib.Path(__file__).parent
SEEDS = {"T1": 20, "T2": 20, "T3": 10, "T5": 10}  # for each opponent; the protocol asks for 1,000
AGENTS = ("random", "big-money", "novice", "gentle", "fair", "strong", "search-200", "cloned", "ppo")


def main(tasks: list[str]) -> None:
    for task in tasks or SEEDS:
        for agent in AGENTS:
            file = HERE / f"{task}-{agent}.json"
            if file.exists():
                continue
            result = evaluate(begin(task, agent, SEEDS[task]))
            if result.stopped:
                sys.exit(f"{task} {agent}: {result.stopped}")
            file.write_text(result.dumps(), encoding="utf-8")
            print(task, agent, {name: round(seconds) for name, seconds in result.cpu.items()}, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
