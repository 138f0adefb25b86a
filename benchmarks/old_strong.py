"""The lists that version 0.1.0's `strong` writes, as a yardstick that does not move: benchmarks/old_strong.json.

    python benchmarks/old_strong.py            write what is missing, with version 0.1.0 built from its commit

The 20 recommended sets of that version, 200 random kingdoms of Base and Intrigue (seeds 1 to 200), and the board of the
search benchmark. Other scripts read the file with `old_lists`.
"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
from typing import Any

from versions import FIRST, built

FILE = pathlib.Path(__file__).resolve().parent / "old_strong.json"
RANDOM = 200
BOARD = ["Chapel", "Village", "Smithy", "Market", "Militia", "Moat", "Cellar", "Remodel", "Workshop", "Mine"]

WORKER = """
import json, sys
import demesne
from demesne.cards import SETS
from demesne.strategies.judging import generic

known, random, board = json.loads(sys.stdin.readline())
boards = [(name, list(s.cards), s.edition) for name, s in SETS.items()]
boards.append(("search board", board, 2))
boards += [(f"random {i}", list(demesne.random_kingdom(i)), 2) for i in range(1, random + 1)]
for name, ten, edition in boards:
    if name not in known:
        text = generic(ten, "strong", edition).text
        print(json.dumps([name, {"kingdom": ten, "edition": edition, "text": text}]), flush=True)
"""


def old_lists() -> dict[str, dict[str, Any]]:
    """By name of the board: kingdom, edition, text."""
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["boards"]
    return found


def main() -> None:
    boards = old_lists() if FILE.is_file() else {}
    environment = {**os.environ, "PYTHONPATH": built(FIRST), "DEMESNE_PLAIN": ""}
    worker = subprocess.Popen(
        [sys.executable, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )
    assert worker.stdin and worker.stdout
    worker.stdin.write(json.dumps([list(boards), RANDOM, BOARD]) + "\n")
    worker.stdin.close()
    for line in worker.stdout:
        name, board = json.loads(line)
        boards[name] = board
        print(name, file=sys.stderr, flush=True)
        text = json.dumps({"version": "0.1.0", "commit": FIRST, "boards": boards}, indent=1, ensure_ascii=False)
        FILE.write_text(text + "\n", encoding="utf-8")
    worker.wait()


if __name__ == "__main__":
    main()
