"""Start-up: the CPU time of whole commands over that of `python -c pass`, taken in turn in the same run.

The lowest of several runs counts for each: what others do on the machine only adds to it.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from typing import Any

import history

from demesne import kernel
from demesne.fluent.files import BUILT

TEN = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
SIM = ["sim", "big-money", "big-money-greening", "--kingdom", TEN, "--games", "10000"]
COMMANDS: dict[str, tuple[list[str], int]] = {  # and how many times `python -c pass` each may take
    "version": (["--version"], 5),
    "simulation": (SIM, 12),
}


def cpu_seconds(words: list[str]) -> float:
    """User and system time of a process and its children."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    settings = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, env=settings, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(rounds: int) -> dict[str, Any]:
    lines = {"pass": ["-c", "pass"], **{name: ["-m", "demesne", *words] for name, (words, _) in COMMANDS.items()}}
    for words in lines.values():
        cpu_seconds(words)  # writes the bytecode, where an installation has not
    taken: dict[str, list[float]] = {name: [] for name in lines}
    for _ in range(rounds):
        for name, words in lines.items():
            taken[name].append(cpu_seconds(words))
    least = {name: min(times) for name, times in taken.items()}
    return {
        **history.head("startup"),
        "kernel": kernel.chosen(),
        "messages": "built" if os.path.isdir(BUILT) else "from source",
        "rounds": rounds,
        "pass_ms": round(least["pass"] * 1000, 1),
        "figures": {
            name: {"unit": "times pass", "target": most, "ratio": round(least[name] / least["pass"], 2)}
            for name, (_, most) in COMMANDS.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="measure start-up in multiples of an empty Python")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--record", action="store_true", help=history.RECORD)
    given = parser.parse_args()
    found = measure(given.rounds)
    print(f"python -c pass: {found['pass_ms']} ms of CPU; kernel {found['kernel']}, messages {found['messages']}")
    for name, figure in found["figures"].items():
        print(f"{name:12}{figure['ratio']:7.2f} times that (at most {figure['target']})")
    if given.record:
        history.record(found)


if __name__ == "__main__":
    main()
