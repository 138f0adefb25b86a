"""What a long game costs the server: undo, loading, an old moment, a move that many watch.

Ratios in one run: each figure is CPU time in units of replaying the same game in the kernel alone. The counts of
answers played are in tests/table/test_table_work.py.

    python benchmarks/table_work.py
"""

from __future__ import annotations

import asyncio
import pathlib
import sys
import time
from collections.abc import Awaitable, Callable

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tests" / "table"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tests" / "rules"))

from demesne.table import Table
from demesne.table.shown import log_of, moment
from rooms import House
from test_table_work import long_game, long_table, with_pairs

ROUNDS = 11


def cpu(work: Callable[[], object]) -> float:
    """The median of some rounds, in seconds."""
    times = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return sorted(times)[ROUNDS // 2]


async def cpu_of_a_move(spectators: int) -> float:
    """The median of some answers at a table that so many look at."""
    house = House()
    table, devices = await house.friends("anna", "béla", public=True)
    devices += [await house.device(table, f"eve {n}") for n in range(spectators)]
    times = []
    for _ in range(ROUNDS):
        asked = next(device for device in devices if device.decision)
        work: Awaitable[object] = asked.simply()
        begun = time.process_time()
        await work
        times.append(time.process_time() - begun)
    return sorted(times)[ROUNDS // 2]


def main() -> None:
    setup, answers = long_game()
    table = long_table()
    undo = table.undo_of(0)
    assert undo is not None
    entries = with_pairs()
    unit = cpu(lambda: table.game.at(len(answers)))
    print(f"replaying {len(answers)} answers in the kernel: {unit * 1000:.2f} ms = 1")
    undos = (len(entries) - len(answers)) // 2
    figures = {
        "undo of the last answer": cpu(lambda: table.after([undo])),
        f"loading {len(answers)} answers and {undos} undos, the first time": cpu(lambda: Table(setup, entries)),
        "going on with a table that was kept": cpu(lambda: table.fork().fold([])),
        "a moment half-way, with its log": cpu(lambda: moment(table, len(answers) // 2, None)),
        "the whole log for one more viewer": cpu(lambda: log_of(table, None)),
        "a move that two people see": asyncio.run(cpu_of_a_move(0)),
        "a move that 200 spectators see too": asyncio.run(cpu_of_a_move(200)),
    }
    for name, seconds in figures.items():
        print(f"{seconds / unit:8.2f}  {name} ({seconds * 1000:.2f} ms)")


if __name__ == "__main__":
    main()
