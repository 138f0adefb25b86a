"""This version, an older one and the prototype, side by side in one run: games per CPU second, calls of the library.

    python benchmarks/versions.py                     against version 0.1.0
    python benchmarks/versions.py --against COMMIT --rounds 6 --record
    python benchmarks/versions.py --only pairs        of boards, later, pairs, calls

The older version is checked out with git and built into build/versions once, and so is the prototype in
benchmarks/baseline, which plays three of the boards. Each runs in a process of its own; they take turns, and the
processes are restarted several times, because where memory lies matters. Ratios of the best rounds count. Built-in
play has learned since 0.1.0, so games of the same strategies may differ: then the ratio says how long a game takes,
and the output says that the games differ. "Big Money" must play the same games in both versions.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import pathlib
import shutil
import subprocess
import sys
from collections.abc import Set
from typing import Any

import history

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "versions"
FIRST = "310874d"  # version 0.1.0
TENS = """\
Cellar, Chapel, Market, Militia, Moat, Smithy, Throne Room, Village, Witch, Workshop
Minion, Torturer, Masquerade, Courtyard, Steward, Nobles, Shanty Town, Mining Village, Upgrade, Baron
Upgrade, Market, Minion, Torturer, Masquerade, Courtyard, Steward, Nobles, Shanty Town, Mining Village
Caravan, Fishing Village, Wharf, Treasury, Cellar, Market, Militia, Moat, Smithy, Village
Goons, Hoard, Royal Seal, Watchtower, Cellar, Market, Militia, Moat, Smithy, Village
"""
BASE, INTRIGUE, UPGRADE, SEASIDE, PROSPERITY = (ten.split(", ") for ten in TENS.splitlines())
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
# boards that the prototype can play: its lists, which are close to ours. The third is in no mean.
LISTS = {"Big Money": 0, "two Smithies": 1, "Village-Smithy-Market-Militia": 2}
MILITIA = {"Village-Smithy-Market-Militia": ("village-smithy-market-militia", BASE)}
# boards that older versions do not have: measured against their Big Money
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
PAIRS = 2  # for each set
PARTS = ("boards", "later", "pairs", "calls")
CALLS = {"clone": 20_000, "resample": 2_000, "view": 2_000, "events": 20, "replay": 20}  # how often in a round

# runs on every version; modules have moved meanwhile
WORKER = """
import json, random, sys, time
from demesne import Game
from demesne.kernel.layout import TALLY
from demesne.sim.match import Match, Table
from demesne.strategies import parse
try:
    from demesne.strategies.shipped import names, shipped
except ImportError:
    from demesne.strategies.shelf import names, shipped

def drawn(n):
    # for each recommended set n pairs of strategies whose cards are all in it
    from demesne.cards import BASIC, SETS
    basic, luck, out = set(BASIC), random.Random(1), []
    for label, one in SETS.items():
        fit = [s for s in map(shipped, names()) if s.rules and set(s.cards()) <= {*one.cards, *basic}]
        every = [(a, b) for i, a in enumerate(fit) for b in fit[i + 1 :]]
        for a, b in luck.sample(every, min(n, len(every))):
            out.append([f"{label}: {a.name}, {b.name}", [a.text, b.text, one.edition], list(one.cards)])
    return out

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
    if what == "sets":
        print(json.dumps([0, drawn(n)]), flush=True)
        continue
    key = json.dumps([name, ten])
    if key not in tables:
        if what == "pair":
            *texts, edition = name
            players = tuple(parse(text) for text in texts)
        else:
            mine = parse(name.replace(";", chr(10))) if ";" in name else shipped(name)
            players, edition = (mine, mine), 2
        tables[key] = Table(Match(players, tuple(ten), edition, 1), "compiled")
        tables[key].play(0, 50)
    begun = time.process_time()
    tally = tables[key].play(0, n)
    seconds = time.process_time() - begun
    numbers, results, at = memoryview(tally.dump()).cast("q"), [], 0
    for field, _, dims in TALLY:
        size = dims[0] if dims else 1
        if field in ("games", "rounds", "wins", "ties", "losses", "points"):
            results += list(numbers[at : at + size])
        at += size
    print(json.dumps([seconds, results]), flush=True)
"""

# the mirror of one of its lists, as many games as the others play
PROTOTYPE = """
import json, sys, time
from array import array
import domk, domk._ckernel
assert domk.COMPILED

for line in sys.stdin:
    mine, n = json.loads(line)
    out = array("i", bytes(4 * n))
    begun = time.process_time()
    for _ in range(2):
        domk._ckernel.play_many(1, n, mine, mine, out)
    print(json.dumps(time.process_time() - begun), flush=True)
"""


class Worker:
    """A program in a process, which answers line by line."""

    def __init__(self, program: str, path: str) -> None:
        environment = {**os.environ, "PYTHONPATH": path, "DEMESNE_PLAIN": ""}
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def ask(self, *request: Any) -> Any:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def built(commit: str, patch: pathlib.Path | None = None) -> str:
    """The folder with the older version, perhaps patched, built if it is not there yet."""
    target = BUILT / (f"{commit}-{patch.stem}" if patch else commit)
    if not (target / "demesne").is_dir():
        source = target.with_name(f"{target.name}-source")
        git("worktree", "prune")
        if not source.is_dir():
            git("worktree", "add", "--detach", str(source), commit)
        if patch:
            git("checkout", "--quiet", "--", ".", within=source)
            git("apply", str(patch), within=source)
        install(source, target)
        git("worktree", "remove", "--force", str(source))
    return str(target)


def git(*words: str, within: pathlib.Path = ROOT) -> None:
    subprocess.run(["git", "-C", str(within), *words], check=True)


def install(source: pathlib.Path, target: pathlib.Path) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(target), str(source)]
    subprocess.run(command, check=True)


def built_prototype() -> str:
    """The folder with the prototype; a build writes into its source, so a copy is built."""
    target, source = BUILT / "prototype", BUILT / "prototype-source"
    if not (target / "domk").is_dir():
        shutil.copytree(ROOT / "benchmarks" / "baseline", source, dirs_exist_ok=True)
        install(source, target)
        shutil.rmtree(source)
    return str(target)


class Compared:
    """The best time of each version for every board, pair and call, in seconds."""

    def __init__(self, paths: list[str], parts: list[str], rounds: int, starts: int) -> None:
        self.rounds = rounds
        self.best: dict[str, list[float]] = {}
        self.prototype: dict[str, float] = {}  # its best time for each board that it plays
        prototype = built_prototype() if "boards" in parts else ""
        self.pairs: list[str] = []
        self.same: set[str] = set()  # boards and pairs that play the same games in all versions
        for _ in range(starts):
            self.versions = [Worker(WORKER, path) for path in paths]
            self.beside = Worker(PROTOTYPE, prototype) if prototype else None
            try:
                for part in parts:
                    getattr(self, f"_{part}")()
            finally:
                for worker in (*self.versions, self.beside):
                    if worker:
                        worker.end()

    def _note(self, label: str, i: int, seconds: float) -> None:
        times = self.best.setdefault(label, [math.inf] * len(self.versions))
        times[i] = min(times[i], seconds)

    def _games(self, what: str, label: str, name: Any, ten: list[str], rounds: int) -> bool:
        """Whether all versions play the same games."""
        n = _enough(self.versions[0], what, name, ten)
        same = True
        for _ in range(rounds):
            played = []
            for i, version in enumerate(self.versions):
                seconds, games = version.ask(what, name, ten, n)
                self._note(label, i, seconds / n)
                played.append(games)
            if self.beside and label in LISTS:
                seconds = self.beside.ask(LISTS[label], n) / n
                self.prototype[label] = min(seconds, self.prototype.get(label, math.inf))
            same = same and played.count(played[0]) == len(played)
        return same

    def _boards(self) -> None:
        for label, (name, ten) in {**BOARDS, **MILITIA}.items():
            if self._games("games", label, name, ten, self.rounds):
                self.same.add(label)
        assert "Big Money" in self.same, "Big Money: different games"

    def _pairs(self) -> None:
        _, drawn = self.versions[0].ask("sets", "", [], PAIRS)
        self.pairs = [label for label, _, _ in drawn]
        for label, texts, ten in drawn:
            if self._games("pair", label, texts, ten, 1):
                self.same.add(label)

    def _later(self) -> None:
        if "Big Money" not in self.best:
            self._games("games", "Big Money", *BOARDS["Big Money"], self.rounds)
        for label, (name, ten) in LATER_BOARDS.items():
            n = _enough(self.versions[-1], "games", name, ten)
            for _ in range(self.rounds):
                seconds, _ = self.versions[-1].ask("games", name, ten, n)
                self._note(label, len(self.versions) - 1, seconds / n)

    def _calls(self) -> None:
        for label, n in CALLS.items():
            for _ in range(self.rounds):
                for i, version in enumerate(self.versions):
                    seconds, _ = version.ask("call", label, [], n)
                    self._note(label, i, seconds / n)


def _enough(version: Worker, what: str, name: Any, ten: list[str]) -> int:
    """Games for a tenth of a second."""
    seconds, _ = version.ask(what, name, ten, 200)
    return max(100, int(200 * 0.1 / max(seconds, 1e-6)))


def _mean(ratios: dict[str, float]) -> float:
    return math.exp(sum(map(math.log, ratios.values())) / len(ratios))


def _show(ratios: dict[str, float], best: dict[str, list[float]], same: Set[str]) -> None:
    for label, ratio in ratios.items():
        remark = "" if label in same else "  other games"
        print(f"  {label:30} {2 / best[label][-1]:10,.0f}  {ratio:5.2f}{remark}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", default=FIRST, help="a commit")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="measure these parts")
    here = os.environ.get("PYTHONPATH", "")
    parser.add_argument("--here", default=here, help="where this version is, if it is not installed")
    parser.add_argument("--record", action="store_true", help=history.RECORD)
    given = parser.parse_args()
    run = Compared([built(given.against), given.here], given.only, given.rounds, given.starts)
    best, found = run.best, {}
    if "boards" in given.only:
        speed = {label: best[label][0] / best[label][-1] for label in BOARDS}
        print(f"games per CPU second, this version to {given.against}")
        _show(speed, best, run.same)
        print(f"  {'mean':30} {'':10}  {_mean(speed):5.2f}")
        found |= {**speed, "mean": _mean(speed)}
        beside = {label: seconds / best[label][-1] for label, seconds in run.prototype.items()}
        print("the same boards, this version to the prototype")
        _show(beside, best, beside.keys())
        found |= {f"{label}, prototype": ratio for label, ratio in beside.items()}
    if "later" in given.only:
        later = {label: best["Big Money"][0] / best[label][-1] for label in LATER_BOARDS}
        print(f"boards that {given.against} does not have, this version to its Big Money")
        _show(later, best, later.keys())
        found |= later
    if "pairs" in given.only:
        pairs = {label: best[label][0] / best[label][-1] for label in run.pairs}
        print(f"strategies we ship in {len(pairs)} random pairs on the sets of {given.against}")
        print(f"  {'mean':30} {'':10}  {_mean(pairs):5.2f}")
        for word, label in (("least", min(pairs, key=pairs.__getitem__)), ("most", max(pairs, key=pairs.__getitem__))):
            print(f"  {word:30} {2 / best[label][-1]:10,.0f}  {pairs[label]:5.2f}  {label}")
        same = {label: ratio for label, ratio in pairs.items() if label in run.same}
        print(f"  {len(same)} of {len(pairs)} play the same games" + (f", mean {_mean(same):.2f}" if same else ""))
        found |= {"pairs": _mean(pairs)}
    if "calls" in given.only:
        times = {label: best[label][-1] / best[label][0] for label in CALLS}
        print(f"time of a call, this version to {given.against}")
        for label, ratio in times.items():
            print(f"  {label:30} {best[label][-1] * 1e6:8,.1f} µs  {ratio:5.2f}")
        found |= times
    if given.record:
        figures = {label: round(ratio, 2) for label, ratio in found.items()}
        history.record({**history.head("versions"), "against": given.against, "figures": figures})


if __name__ == "__main__":
    main()
