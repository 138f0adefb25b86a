"""Measure the generic bot: each level against the one below it, and all against Big Money with greening.

It plays the twenty recommended sets and two hundred random kingdoms, writes generic.md, and exits 1 on a miss.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
from collections.abc import Sequence
from typing import NamedTuple

from demesne import random_kingdom
from demesne.cards import SETS
from demesne.sim.match import Match, Table
from demesne.sim.numbers import SHARE, named
from demesne.sim.result import interval
from demesne.strategies import Strategy, parse
from demesne.strategies.judging import generic

FILE = pathlib.Path(__file__).resolve().parent / "generic.md"
GAMES = 20_000
QUICK = 2_000
RANDOM = 200
SEED = "generic bot"  # of the games counted here; the bot's own trial games use other seeds
MONEY = parse(
    """\
buy Province
buy Duchy when supply(Province) <= 4
buy Estate when supply(Province) <= 2
buy Gold
buy Silver
""",
    "money",
)
GOOD, SOUND, SETS_GOOD, BELOW, LEVEL = 0.60, 0.49, 18, 5, 0.65
HEADS = ("strong : money", "fair : money", "gentle : money", "strong : fair", "fair : gentle")


class Share(NamedTuple):
    mean: float
    high: float  # of the 95% interval


class Row(NamedTuple):
    name: str
    shares: tuple[Share, ...]  # in the order of HEADS


def share(mine: Strategy, rival: Strategy, kingdom: tuple[str, ...], edition: int, games: int) -> Share:
    tally = named(Table(Match((mine, rival), kingdom, edition, SEED)).play(0, games // 2))
    total, squares = tally["share"][0], tally["share_squares"][0]
    high = interval(total, squares, games // 2, tally["games"])[1]
    return Share(total / SHARE / tally["games"], high)


def measured(name: str, kingdom: Sequence[str], edition: int, games: int) -> Row:
    ten = tuple(kingdom)
    gentle, fair, strong = (generic(ten, level, edition) for level in ("gentle", "fair", "strong"))
    meetings = [(strong, MONEY), (fair, MONEY), (gentle, MONEY), (strong, fair), (fair, gentle)]
    row = Row(name, tuple(share(a, b, ten, edition, games) for a, b in meetings))
    print(*lines([row]), file=sys.stderr, flush=True)
    return row


def line(name: str, shares: Sequence[float]) -> str:
    return f"| {name:<20} | " + " | ".join(f"{100 * x:5.1f}" for x in shares) + " |"


def lines(rows: Sequence[Row]) -> list[str]:
    return [line(row.name, [s.mean for s in row.shares]) for row in rows]


def means(rows: Sequence[Row]) -> list[float]:
    return [sum(row.shares[i].mean for row in rows) / len(rows) for i in range(len(HEADS))]


def verdicts(sets: Sequence[Row], others: Sequence[Row]) -> list[tuple[str, bool]]:
    """Each target with what was measured, and whether it is met."""
    good = sum(row.shares[0].mean >= GOOD for row in sets)
    least = min(row.shares[0].mean for row in sets)
    mean = means(others)[0]
    below = sum(row.shares[0].high < 0.5 for row in others)
    out = [
        (f"strong has {GOOD:.0%} against money on {SETS_GOOD} of {len(sets)} sets: {good}", good >= SETS_GOOD),
        (f"strong has {SOUND:.0%} against money on every set: at least {least:.1%}", least >= SOUND),
        (f"strong has {GOOD:.0%} against money on random kingdoms in the mean: {mean:.1%}", mean >= GOOD),
        (f"strong is significantly below 50% on at most {BELOW} random kingdoms: {below}", below <= BELOW),
    ]
    for i in (3, 4):
        winner, loser = HEADS[i].split(" : ")
        for rows, where in ((sets, "sets"), (others, "random kingdoms")):
            mean, times = means(rows)[i], sum(row.shares[i].mean >= LEVEL for row in rows)
            found = f"{mean:.1%}; on {times} of {len(rows)} by itself"
            out.append((f"{winner} has {LEVEL:.0%} against {loser} on {where} in the mean: {found}", mean >= LEVEL))
    return out


def page(sets: Sequence[Row], others: Sequence[Row], games: int) -> str:
    found = verdicts(sets, others)
    head = ["| | " + " | ".join(HEADS) + " |", "|---|" + "---:|" * len(HEADS)]
    last = [line("mean of the sets", means(sets)), line(f"mean of {len(others)} random", means(others))]
    worst = sorted(others, key=lambda row: row.shares[0].mean)[:10]
    parts = [
        "# The generic bot",
        f"Made by `benchmarks/generic.py`: two players, {games:,} games each, half of them in either seat.\n"
        "Shares in per cent, a tie counts half. *Money* is Big Money with greening. The seeds are not those of the\n"
        "bot's own trial games. The shares rest on the built-in play of cards; they do not tell how people fare.",
        "\n".join(f"- {'met' if met else 'MISSED'}: {text}" for text, met in found),
        "## Recommended sets",
        "\n".join([*head, *lines(sets), *last]),
        f"## Random kingdoms, seeds 1 to {len(others)}: the ten hardest for strong",
        "\n".join([*head, *lines(worst)]),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK:,} games each; nothing is written")
    parser.add_argument("--random", type=int, default=RANDOM, help=f"how many random kingdoms ({RANDOM})")
    given = parser.parse_args()
    games = QUICK if given.quick else GAMES
    sets = [measured(name, s.cards, s.edition, games) for name, s in SETS.items()]
    others = [measured(f"random {seed}", random_kingdom(seed), 2, games) for seed in range(1, given.random + 1)]
    text = page(sets, others, games)
    print(text)
    if not given.quick:
        FILE.write_text(text, encoding="utf-8")
    return 0 if all(met for _, met in verdicts(sets, others)) else 1


if __name__ == "__main__":
    sys.exit(main())
