"""Measure every shipped strategy against Big Money with greening, each in the kingdom it is meant for.

It prints the shares next to the stored ones; --write stores them in library/shares.json.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys

from demesne.cards import SETS
from demesne.sim.match import Match, Table
from demesne.sim.numbers import SHARE, named
from demesne.strategies import shipped

LIBRARY = pathlib.Path(__file__).resolve().parent.parent / "src" / "demesne" / "strategies" / "library"
AGAINST = "big-money-greening"
STANDARD = "First Game"  # for strategies that work in any kingdom
GAMES = 20_000
SEED = 1


def share(entry: shipped.Entry, games: int = GAMES) -> float:
    """The share of the games that the strategy wins, a tie counting half."""
    kingdom = tuple(entry.kingdom or SETS[STANDARD].cards)
    players = (shipped.shipped(entry.name), shipped.shipped(AGAINST))
    tally = named(Table(Match(players, kingdom, shipped.edition(entry.name), SEED)).play(0, games // 2))
    return round(tally["share"][0] / SHARE / tally["games"], 4)


def check_installed() -> None:
    """The installed package is measured: its strategies must be those of this repository."""
    for name in shipped.names():
        file = LIBRARY / f"{name}.strategy"
        if not file.is_file() or file.read_text(encoding="utf-8") != shipped.shipped(name).text:
            sys.exit(f"{name}: expected the installed strategy to be {file.name} of this repository; install it again")
    left = {file.stem for file in LIBRARY.glob("*.strategy")} - set(shipped.names())
    if left:
        sys.exit(f"expected every strategy to be installed, missing: {', '.join(sorted(left))}; install it again")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the shares on record")
    args = parser.parse_args()
    check_installed()
    shares = {}
    for entry in shipped.entries():
        shares[entry.name] = found = share(entry)
        before = f"{entry.share:8.1%}" if entry.share is not None else f"{'new':>8}"
        print(f"{entry.name:<32}{found:8.1%}{before}", flush=True)
    if args.write:
        record = {"against": AGAINST, "games": GAMES, "seed": SEED, "shares": shares}
        (LIBRARY / "shares.json").write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
