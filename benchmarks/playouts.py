"""Playouts per CPU second, side by side in one run with the prototype of the search player.

    python benchmarks/playouts.py
    python benchmarks/playouts.py --rounds 6 --record

The prototype is version 0.1.0 with benchmarks/baseline/playouts.patch, checked out with git and built once into
build/versions. On every board a list plays itself; at three moments of a game all answers to a purchase are played out,
the same on both sides. Each side runs in a process of its own; they take turns, and the best rounds count.
"""

from __future__ import annotations

import argparse
import math
import os
from typing import Any

import history
from versions import BOARDS, FIRST, ROOT, Worker, built

PATCH = ROOT / "benchmarks" / "baseline" / "playouts.patch"
TURNS = (1, 6, 12)
ANSWERS = 6
TARGET = 1.3

WORKER = """
import json, sys, time
from demesne import Game, kernel
from demesne.game.keys import key_of
from demesne.kernel import const as k
from demesne.strategies.compiler import compile_plans
try:
    from demesne.strategies.shipped import shipped
except ImportError:
    from demesne.strategies.shelf import shipped

K = kernel.kernels()["compiled"]
NEW = hasattr(K, "Playouts")

def position(name, ten, turn):
    mine = shipped(name)
    game = Game(ten, 2, seed=name)
    plans = K.Plans(compile_plans([mine, mine], game._origin.kinds))
    game._state.follow(plans)
    while not game.over:
        d = game.decision
        if d.kind == "buy" and game.turn >= turn and len(set(d.options)) > 3:
            return game, plans
        game._state.answer(game._state.suggest(1))
    raise SystemExit(f"no such moment: {name}, turn {turn}")

ready = {}
for line in sys.stdin:
    name, ten, turn, answers, n = json.loads(line)
    if (name, turn) not in ready:
        game, plans = position(name, ten, turn)
        state = game._state
        seat = state.pending().seat
        options = [[i] for i, c in enumerate(state.options()) if c][-answers + 1:] + [[]]
        root = state.clone()
        root.rekey(key_of(1, "search"))
        table = game._origin.kinds.table("compiled")
        work = K.State(table)
        ready[name, turn] = game, root, seat, options, work, K.State(table), plans
        if not NEW:
            work.keep_tally(K.Tally())
    game, root, seat, options, work, world, plans = ready[name, turn]
    begun = time.process_time()
    if NEW:
        trials = K.Playouts()
        trials.judge(seat, seat)
        for p in range(2):
            trials.draw_lists(p, [0xFFFFFFFF])
        for values in options:
            trials.add(values, 1)
        work.try_out(root, world, trials, 0, n)
        wins = [trials.shares_of(a)[seat] / 60 / n for a in range(len(options))]
    else:
        wins = []
        for values in options:
            root.prepare(values)
            wins.append(work.try_out(root, seat, 1, 2, 1, 0, n)[0] / 60 / n)
    seconds = time.process_time() - begun
    print(json.dumps([seconds / n / len(options), wins]), flush=True)
"""


def compared(paths: list[str], rounds: int, n: int) -> dict[str, list[float]]:
    """Seconds of a playout on each side, by board and turn; both sides must find the answers about equally good."""
    best: dict[str, list[float]] = {}
    sides = [Worker(WORKER, path) for path in paths]
    try:
        for label, (name, ten) in BOARDS.items():
            for turn in TURNS:
                row = best.setdefault(f"{label}, turn {turn}", [math.inf] * len(paths))
                for _ in range(rounds):
                    found: list[Any] = []
                    for i, side in enumerate(sides):
                        seconds, wins = side.ask(name, ten, turn, ANSWERS, n)
                        row[i] = min(row[i], seconds)
                        found.append(wins)
                    apart = max(abs(a - b) for a, b in zip(*found, strict=True))
                    assert apart < 5.5 * math.sqrt(0.5 / n), f"{label}, turn {turn}: the sides do not agree"
    finally:
        for side in sides:
            side.end()
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--playouts", type=int, default=300, help="of each answer in a round")
    here = os.environ.get("PYTHONPATH", "")
    parser.add_argument("--here", default=here, help="where this version is, if it is not installed")
    parser.add_argument("--record", action="store_true", help=history.RECORD)
    given = parser.parse_args()
    best = compared([built(FIRST, PATCH), given.here], given.rounds, given.playouts)
    print(f"playouts per CPU second: prototype, this version, ratio ({ANSWERS} answers at each moment)")
    ratios = {}
    for label, (old, new) in best.items():
        ratios[label] = old / new
        print(f"  {label:34} {1 / old:10,.0f} {1 / new:10,.0f}  {old / new:5.2f}")
    mean = math.exp(sum(map(math.log, ratios.values())) / len(ratios))
    print(f"  {'mean':34} {'':10} {'':10}  {mean:5.2f}  (wanted: {TARGET})")
    if given.record:
        figures = {**{label: round(r, 2) for label, r in ratios.items()}, "mean": round(mean, 2)}
        history.record({**history.head("playouts"), "figures": figures})


if __name__ == "__main__":
    main()
