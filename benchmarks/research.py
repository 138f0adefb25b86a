"""The speed of demesne.research: random legal play, next to RLCard's leduc and OpenSpiel's hanabi in the same run.

    pip install "demesne[research-bench]"
    python benchmarks/research.py
    python benchmarks/research.py --threads      two threads by the clock: on an idle machine with two cores,
                                                 or behind `chrt -f 5`, which keeps other work off them

CPU time of one core, in alternating rounds; the medians are compared. Every step includes the choice of a legal action
and, but for leduc which always gives it, an observation. `Game.observation` is compared with `Game.view` of version
0.1.0, which versions.py builds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import history
import numpy as np
from timing import Timed, Work
from versions import FIRST, WORKER, Worker, built

from demesne.research import Env, Spec, VectorEnv

GAMES = 256
KINGDOM = "First Game"
STEPS = 400  # of a piece of work, about
SLICE = 0.15  # CPU seconds of a round
# ratio of steps per second: this, that, at least
TARGETS = [
    ("VectorEnv, 256 games", "RLCard leduc", 15.0),
    ("VectorEnv, 256 games", "OpenSpiel hanabi", 20.0),
    ("Env", "RLCard leduc", 2.5),
    ("PettingZoo adapter", "RLCard leduc", 0.8),
    ("OpenSpiel adapter", "RLCard leduc", 0.3),
]
OBSERVATION = 0.1  # of the time of Game.view in version 0.1.0, at most
THREADS = 1.6  # two to one, at least


def chosen(env: VectorEnv, rng: np.random.Generator) -> Any:
    """A random legal action in each game."""
    rows = np.arange(env.n + 1) * env.spaces.actions
    legal = np.flatnonzero(env.mask)
    first = legal.searchsorted(rows)
    picked = (first[:-1] + rng.random(env.n) * np.diff(first)).astype(np.int64)
    return legal[picked] - rows[:-1]


def vector() -> Work:
    env, rng = VectorEnv(Spec([KINGDOM]), GAMES, seed=1), np.random.default_rng(1)

    def work() -> int:
        for _ in range(STEPS // 4):
            env.step(chosen(env, rng))
        return STEPS // 4 * GAMES

    return work


def single() -> Work:
    env, chance = Env(Spec([KINGDOM]), seed=1), random.Random(1)

    def work() -> int:
        for _ in range(STEPS):
            if env.done:
                env.reset()
            legal = env.mask.nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
        return STEPS

    return work


def zoo() -> Work:
    from demesne.research.adapters.zoo import aec

    env, chance = aec(Spec([KINGDOM]), wrapped=False), random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        steps = 0
        while steps < STEPS:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return work


def spiel(name: str) -> Work:
    """OpenSpiel's own way for its own game and ours: a state, its legal actions, the observation of who decides."""
    import pyspiel

    import demesne.research.adapters.spiel  # noqa: F401 (registers the game)

    game, chance = pyspiel.load_game(name), random.Random(1)
    state = game.new_initial_state()

    def work() -> int:
        nonlocal state
        steps = 0
        while steps < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            legal = state.legal_actions()
            state.observation_tensor(state.current_player())
            state.apply_action(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return work


def leduc() -> Work:
    import rlcard

    env, chance = rlcard.make("leduc-holdem", config={"seed": 1}), random.Random(1)

    def work() -> int:
        steps = 0
        while steps < STEPS:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(chance.random() * len(legal))])
                steps += 1
        return steps

    return work


WORKS: dict[str, Callable[[], Work]] = {
    "RLCard leduc": leduc,
    "OpenSpiel hanabi": lambda: spiel("hanabi"),
    "VectorEnv, 256 games": vector,
    "Env": single,
    "PettingZoo adapter": zoo,
    "OpenSpiel adapter": lambda: spiel("python_demesne"),
}


def observations(rounds: int) -> tuple[float, float]:
    """Seconds of Game.observation here and of Game.view in version 0.1.0, in the same position."""
    old, new = Worker(WORKER, built(FIRST)), Worker(WORKER, "")
    try:
        views, seen = [], []
        for _ in range(rounds):
            views.append(old.ask("call", "view", [], 1000)[0] / 1000)
            seen.append(new.ask("call", "observation", [], 10_000)[0] / 10_000)
        return statistics.median(seen), statistics.median(views)
    finally:
        old.end()
        new.end()


def threads(games: int, rounds: int) -> tuple[float, float]:
    """Steps by the clock with two threads to those with one: all of them, and the fastest tenth.

    The choice of the actions is not counted. On a machine with other work only the fastest steps had both cores.
    """
    envs = [VectorEnv(Spec([KINGDOM]), games, seed=1, threads=n) for n in (1, 2)]
    rngs = [np.random.default_rng(1) for _ in envs]
    taken: list[list[Any]] = [[], []]
    for _ in range(rounds + 1):  # the first one warms up
        for env, rng, times in zip(envs, rngs, taken):
            spent = np.zeros(2 * STEPS)
            for i in range(len(spent)):
                actions = chosen(env, rng)
                begun = time.perf_counter()
                env.step(actions)
                spent[i] = time.perf_counter() - begun
            times.append(spent)
    one, two = (min(spent.sum() for spent in times[1:]) for times in taken)
    fast, faster = (np.percentile(np.concatenate(times[1:]), 10) for times in taken)
    return one / two, fast / faster


def side_by_side(rounds: int) -> tuple[dict[str, Any], int]:
    """The ratios of one core, and how many of them miss their target."""
    timed = {label: Timed(make(), SLICE) for label, make in WORKS.items()}
    for _ in range(rounds):
        for one in timed.values():
            one.round()
    print("steps per CPU second on one core")
    for label, one in timed.items():
        print(f"  {label:24}{1 / one.median:12,.0f}   ± {one.spread:.0%}")
    figures: dict[str, Any] = {}
    missed = 0
    print("ratios")
    for this, that, least in TARGETS:
        ratio = timed[that].median / timed[this].median
        figures[f"{this} to {that}"] = round(ratio, 2)
        missed += ratio < least
        print(f"  {f'{this} to {that}':44}{ratio:8.2f}   at least {least}{'' if ratio >= least else ', MISSED'}")
    seen, view = observations(rounds)
    figures["Game.observation to Game.view of 0.1.0"] = round(seen / view, 3)
    missed += seen > OBSERVATION * view
    times = f"{seen * 1e6:.2f} µs to {view * 1e6:.1f} µs"
    late = "" if seen <= OBSERVATION * view else ", MISSED"
    print(f"  {'Game.observation to Game.view of 0.1.0':44}{seen / view:8.3f}   at most {OBSERVATION}{late} ({times})")
    return figures, missed


def two_threads(rounds: int) -> tuple[dict[str, Any], int]:
    figures: dict[str, Any] = {}
    missed = 0
    for games in (GAMES, 4 * GAMES):
        ratio, fast = threads(games, rounds)
        label = f"two threads to one, {games:,} games"
        figures[label], figures[f"{label}, fastest tenth"] = round(ratio, 2), round(float(fast), 2)
        missed += ratio < THREADS
        late = "" if ratio >= THREADS else ", MISSED"
        more = f"(fastest tenth of the steps: {fast:.2f})"
        print(f"  {label:44}{ratio:8.2f}   at least {THREADS}{late} {more}", flush=True)
    return figures, missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--threads", action="store_true", help="only two threads, by the clock of an idle machine")
    parser.add_argument("--record", action="store_true", help=history.RECORD)
    given = parser.parse_args()
    figures, missed = two_threads(given.rounds) if given.threads else side_by_side(given.rounds)
    if given.record:
        history.record({**history.head("research"), "figures": figures})
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
