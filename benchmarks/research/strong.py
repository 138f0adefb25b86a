"""Search for the lists of `strong` in the kingdoms of the benchmark, ten CPU seconds each, and keep them for everybody.

    python benchmarks/research/strong.py --jobs 2
    python benchmarks/research/strong.py --check 5       search again in five kingdoms, and say what comes out different

Writes src/demesne/strategies/strong.json.xz. The lists belong to the benchmark's version: what is there is left as
it is, also where a later search finds others. Ctrl-C keeps what was found; the same command goes on.
"""

from __future__ import annotations

import argparse
import json
import lzma
import os
import pathlib
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

from demesne.cards import loaded
from demesne.research.dataset import spread_over
from demesne.research.tasks import TASKS, TRAINED, VERSION
from demesne.strategies import kept
from demesne.strategies.packaged import EDITION, PLAYERS, key_of
from demesne.strategies.population import searched_for

FILE = pathlib.Path(__file__).resolve().parents[2] / "src" / "demesne" / "strategies" / "strong.json.xz"
EVERY = 60  # seconds after which what was found is written


@cache
def kingdoms() -> list[tuple[str, ...]]:
    """Those of the tests for two players but T4's, and the first that T3 trains with; the cards of T5 are loaded."""
    t1, t3, t5 = (TASKS[name].split() for name in ("T1", "T3", "T5"))
    return [tuple(sorted(ten)) for ten in chain(t1.test, t3.test, t5.test, t3.train[:TRAINED])]


def search(ten: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    kingdoms()  # in a process of its own: its cards
    found = searched_for(ten, EDITION, PLAYERS, False, loaded())
    rows = [[part.strategy.text, part.weight] for part in found.parts]
    return key_of(ten, loaded()), {"lists": rows, "strong": found.lists.index(found.strong), "games": found.games}


def searched(tens: list[tuple[str, ...]], jobs: int) -> Iterator[tuple[str, dict[str, Any]]]:
    begun = time.monotonic()
    with spread_over(jobs) as spread:
        for done, found in enumerate(spread(search, tens), 1):
            print(f"{done} of {len(tens)} kingdoms, {time.monotonic() - begun:.0f} s", flush=True)
            yield found


def write(found: dict[str, dict[str, Any]]) -> None:
    text = json.dumps({"benchmark": VERSION, "code": kept.code_version(), "kingdoms": found}, ensure_ascii=False)
    part = FILE.with_suffix(".part")
    part.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    part.replace(FILE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--check", type=int, metavar="N", help="only search again in N kingdoms")
    given = parser.parse_args()
    known = json.loads(lzma.decompress(FILE.read_bytes()))["kingdoms"] if FILE.exists() else {}
    tens = kingdoms()
    if given.check:
        found = [ten for ten in tens if key_of(ten, loaded()) in known]
        again = found[:: max(1, len(known) // given.check)][: given.check]
        with tempfile.TemporaryDirectory() as home:
            os.environ["DEMESNE_HOME"] = home  # nothing that was kept on disk
            other = [key for key, found in searched(again, given.jobs) if found != known[key]]
        print(f"{len(again) - len(other)} of {len(again)} the same", *other, sep="\n")
        return
    told = time.monotonic()
    if left := [ten for ten in tens if key_of(ten, loaded()) not in known]:
        try:
            for key, found in searched(left, given.jobs):
                known[key] = found
                if time.monotonic() - told > EVERY:
                    told = time.monotonic()
                    write(known)
        finally:
            write(known)


if __name__ == "__main__":
    main()
