"""This version and an older one, side by side in one run: games per CPU second on ten boards, calls of the library.

    python benchmarks/versions.py                     against version 0.1.0
    python benchmarks/versions.py --against COMMIT --rounds 6 --record

The older version is checked out with git and built into build/versions once. Each version runs in a process of its
own; they take turns, and the processes are restarted several times, because where memory lies matters. Ratios of the
best rounds count; both versions must play the same games.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import pathlib
import subprocess
import sys
import time
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "versions"
FIRST = "310874d"  # version 0.1.0
BASE = "Cellar, Chapel, Market, Militia, Moat, Smithy, Throne Room, Village, Witch, Workshop"
INTRIGUE = "Minion, Torturer, Masquerade, Courtyard, Steward, Nobles, Shanty Town, Mining Village, Upgrade, Baron"
UPGRADE = "Upgrade, Market, Minion, Torturer, Masquerade, Courtyard, Steward, Nobles, Shanty Town, Mining Village"
BOARDS = {
    "Big Money": ("big-money", BASE),
    "two Smithies": ("big-money-smithies", BASE),
    "Witches": ("big-money-witch", BASE),
    "Village-Smithy-Market": ("village-smithy-market", BASE),
    "Minion": ("minion", INTRIGUE),
    "Torturer": ("village-torturer", INTRIGUE),
    "Masquerade": ("masquerade-torturer", INTRIGUE),
    "Upgrade": ("upgrade-market", UPGRADE),
}
# boards that older versions do not have: measured against their Big Money
SEASIDE = "Caravan, Fishing Village, Wharf, Treasury, Cellar, Market, Militia, Moat, Smithy, Village"
PROSPERITY = "Goons, Hoard, Royal Seal, Watchtower, Cellar, Market, Militia, Moat, Smithy, Village"
LATER_BOARDS = {
    "Seaside": (
        "buy Province; buy Duchy when supply(Province) <= 4; buy Wharf when owned(Wharf) < 2; buy Gold;"
        "buy Treasury when owned(Treasury) < 3; buy Caravan when owned(Caravan) < 2;"
        "buy Fishing Village when owned(Fishing Village) < 2; buy Silver",
        SEASIDE,
    ),
    "Prosperity": (
        "buy Province; buy Duchy when supply(Province) <= 4; buy Goons when owned(Goons) < 2;"
        "buy Hoard when owned(Hoard) < 2; buy Gold; buy Royal Seal when owned(Royal Seal) < 2;"
        "buy Watchtower when owned(Watchtower) < 1; buy Silver",
        PROSPERITY,
    ),
}
CALLS = {"clone": 20_000, "resample": 2_000, "view": 2_000, "events": 20, "replay": 20}  # how often in a round

# runs on every version; modules have moved meanwhile
WORKER = """
import json, random, sys, time
from demesne import Game
from demesne.kernel.layout import TALLY
from demesne.sim.match import Match, Table
from demesne.strategies import parse
try:
    from demesne.strategies.shipped import shipped
except ImportError:
    from demesne.strategies.shelf import shipped

tables, chance = {}, random.Random(1)
game = Game("First Game", players=2, seed=3)
while not game.over and len(game.answers) < 120:
    game.apply(chance.choice(game.legal_actions()))
seat, record = game.decision.player, game.record()
calls = {
    "clone": game.clone, "resample": lambda: game.resample(seat, 5), "view": lambda: game.view(seat),
    "events": lambda: game.events, "replay": lambda: Game.from_record(record),
    "observation": lambda: game.observation(seat),  # from 0.2.0
}
for line in sys.stdin:
    what, name, ten, n = json.loads(line)
    if what == "call":
        do = calls[name]
        begun = time.process_time()
        for _ in range(n):
            do()
        print(json.dumps([time.process_time() - begun, 0]), flush=True)
        continue
    if name not in tables:
        mine = parse(name.replace(";", chr(10))) if ";" in name else shipped(name)
        tables[name] = Table(Match((mine, mine), tuple(ten), 2, 1), "compiled")
        tables[name].play(0, 50)
    begun = time.process_time()
    tally = tables[name].play(0, n)
    seconds = time.process_time() - begun
    numbers, results, at = memoryview(tally.dump()).cast("q"), [], 0
    for field, _, dims in TALLY:
        size = dims[0] if dims else 1
        if field in ("games", "rounds", "wins", "ties", "losses", "points"):
            results += list(numbers[at : at + size])
        at += size
    print(json.dumps([seconds, results]), flush=True)
"""


class Version:
    """One version in a process."""

    def __init__(self, path: str) -> None:
        environment = {**os.environ, "PYTHONPATH": path, "DEMESNE_PLAIN": ""}
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def measure(self, what: str, name: str, ten: list[str], n: int) -> tuple[float, Any]:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps([what, name, ten, n]) + "\n")
        self._process.stdin.flush()
        seconds, games = json.loads(self._process.stdout.readline())
        return seconds, games

    def end(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def built(commit: str) -> str:
    """The folder with the older version, built if it is not there yet."""
    target = BUILT / commit
    if not (target / "demesne").is_dir():
        source = BUILT / f"{commit}-source"
        subprocess.run(["git", "-C", str(ROOT), "worktree", "prune"], check=True)
        if not source.is_dir():
            subprocess.run(["git", "-C", str(ROOT), "worktree", "add", "--detach", str(source), commit], check=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(target), str(source)]
        subprocess.run(command, check=True)
        subprocess.run(["git", "-C", str(ROOT), "worktree", "remove", "--force", str(source)], check=True)
    return str(target)


def compared(paths: list[str], rounds: int, starts: int) -> dict[str, list[float]]:
    """The best time of each version for every board and call."""
    best: dict[str, list[float]] = {}
    for _ in range(starts):
        versions = [Version(path) for path in paths]
        try:
            for label, (name, ten) in BOARDS.items():
                seconds, _ = versions[0].measure("games", name, ten.split(", "), 200)
                n = max(100, int(200 * 0.1 / max(seconds, 1e-6)))
                best.setdefault(label, [math.inf] * len(paths))
                for _ in range(rounds):
                    played = []
                    for i, version in enumerate(versions):
                        seconds, games = version.measure("games", name, ten.split(", "), n)
                        best[label][i] = min(best[label][i], seconds / n)
                        played.append(games)
                    assert played.count(played[0]) == len(played), f"{label}: the versions play different games"
            for label, (name, ten) in LATER_BOARDS.items():
                best.setdefault(label, [math.inf] * len(paths))
                for _ in range(rounds):
                    seconds, _ = versions[-1].measure("games", name, ten.split(", "), 500)
                    best[label][-1] = min(best[label][-1], seconds / 500)
            for label, n in CALLS.items():
                best.setdefault(label, [math.inf] * len(paths))
                for _ in range(rounds):
                    for i, version in enumerate(versions):
                        seconds, _ = version.measure("call", label, [], n)
                        best[label][i] = min(best[label][i], seconds / n)
        finally:
            for version in versions:
                version.end()
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", default=FIRST, help="a commit")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--starts", type=int, default=3)
    here = os.environ.get("PYTHONPATH", "")
    parser.add_argument("--here", default=here, help="where this version is, if it is not installed")
    parser.add_argument("--record", action="store_true", help="add the result to benchmarks/history.jsonl")
    given = parser.parse_args()
    best = compared([built(given.against), given.here], given.rounds, given.starts)
    speed = {label: best[label][0] / best[label][1] for label in BOARDS}
    mean = math.exp(sum(map(math.log, speed.values())) / len(speed))
    print(f"games per CPU second, this version to {given.against}")
    for label, ratio in speed.items():
        print(f"  {label:24} {2 / best[label][1]:10,.0f}  {ratio:5.2f}")
    print(f"  {'mean':24} {'':10}  {mean:5.2f}")
    later = {label: best["Big Money"][0] / best[label][1] for label in LATER_BOARDS}
    print(f"boards that {given.against} does not have, this version to its Big Money")
    for label, ratio in later.items():
        print(f"  {label:24} {2 / best[label][1]:10,.0f}  {ratio:5.2f}")
    times = {label: best[label][1] / best[label][0] for label in CALLS}
    print(f"time of a call, this version to {given.against}")
    for label, ratio in times.items():
        print(f"  {label:24} {best[label][1] * 1e6:8,.1f} µs  {ratio:5.2f}")
    if given.record:
        found = {**speed, "mean": mean, **later, **times}
        figures = {label: round(ratio, 2) for label, ratio in found.items()}
        row = {"benchmark": "versions", "date": time.strftime("%Y-%m-%d"), "against": given.against, "figures": figures}
        with (ROOT / "benchmarks" / "history.jsonl").open("a", encoding="utf-8") as history:
            history.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
