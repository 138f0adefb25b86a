"""The lists that version 0.1.0's `strong` writes, as a yardstick that does not move: benchmarks/old_strong.json.

    python benchmarks/old_strong.py            write what is missing, with version 0.1.0 built from its commit

The 20 recommended sets of that version, 200 random kingdoms of Base and Intrigue (seeds 1 to 200), and the board of the
search benchmark. Other scripts read the file with `old_lists`.
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any

from versions import FIRST, Worker, built

FILE = pathlib.Path(__file__).resolve().parent / "old_strong.json"
RANDOM = 200
BOARD = ["Chapel", "Village", "Smithy", "Market", "Militia", "Moat", "Cellar", "Remodel", "Workshop", "Mine"]

WORKER = """
import json, sys
import demesne
from demesne.cards import SETS
from demesne.strategies.judging import generic

random, board = json.loads(sys.stdin.readline())
boards = [(name, list(s.cards), s.edition) for name, s in SETS.items()]
boards.append(("search board", board, 2))
boards += [(f"random {i}", list(demesne.random_kingdom(i)), 2) for i in range(1, random + 1)]
print(json.dumps(boards), flush=True)
for line in sys.stdin:
    ten, edition = json.loads(line)
    print(json.dumps(generic(ten, "strong", edition).text), flush=True)
"""


def old_lists() -> dict[str, dict[str, Any]]:
    """By name of the board: kingdom, edition, text."""
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["boards"]
    return found


def main() -> None:
    boards = old_lists() if FILE.is_file() else {}
    worker = Worker(WORKER, built(FIRST))
    for name, ten, edition in worker.ask(RANDOM, BOARD):
        if name not in boards:
            boards[name] = {"kingdom": ten, "edition": edition, "text": worker.ask(ten, edition)}
            print(name, file=sys.stderr, flush=True)
            text = json.dumps({"version": "0.1.0", "commit": FIRST, "boards": boards}, indent=1, ensure_ascii=False)
            FILE.write_text(text + "\n", encoding="utf-8")
    worker.end()


if __name__ == "__main__":
    main()
