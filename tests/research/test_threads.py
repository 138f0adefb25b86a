"""Threads that step together: the same games as in one thread, and no trace when they are gone."""

from __future__ import annotations

import gc
import os
import pathlib
import random
import subprocess
import sys
import threading
from typing import Any

import pytest

from demesne import kernel

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.research import Spec, VectorEnv  # noqa: E402

ARRAYS = ("obs", "mask", "seat", "reward", "points", "done", "truncated", "kingdom", "learner")
TASKS = pathlib.Path("/proc/self/task")
SPECS = {
    "every seat": Spec(),
    "opponents": Spec(["First Game", "Big Money"], opponents="big-money", reward="margin", max_turns=12),
    "buys of three": Spec(["Deconstruction"], players=3, opponents=["big-money", "fair"], asked="buys"),
}
needs_threads = pytest.mark.skipif(kernel.chosen() == "plain" or os.name == "nt", reason="there are no native threads")
needs_tasks = pytest.mark.skipif(not TASKS.is_dir(), reason="threads can be counted only on Linux")


def picks(env: VectorEnv, rng: random.Random) -> list[int]:
    return [int(rng.choice(np.flatnonzero(env.mask[i]))) for i in range(env.n)]


def same(one: VectorEnv, other: VectorEnv) -> bool:
    return all((getattr(one, name) == getattr(other, name)).all() for name in ARRAYS)


@pytest.mark.slow
@pytest.mark.parametrize("name", SPECS)
def test_threads_change_nothing(name: str, both_kernels: str) -> None:
    envs = [VectorEnv(SPECS[name], 21, seed=5, threads=n) for n in (1, 2, 5)]
    rng, ended = random.Random(1), 0
    for _ in range(60 if both_kernels == "plain" else 600):
        chosen = picks(envs[0], rng)
        for env in envs:
            env.step(chosen)
        ended += int(envs[0].done.sum())
        assert same(envs[0], envs[1]) and same(envs[0], envs[2])
    assert ended or both_kernels == "plain"


def test_more_threads_than_games() -> None:
    one, many = VectorEnv(Spec(), 3, seed=1), VectorEnv(Spec(), 3, seed=1, threads=16)
    rng = random.Random(2)
    for _ in range(100):
        chosen = picks(one, rng)
        assert same(one.step(chosen), many.step(chosen))


def test_the_games_go_on_without_the_threads() -> None:
    one, two = VectorEnv(Spec(), 8, seed=1), VectorEnv(Spec(), 8, seed=1, threads=2)
    rng = random.Random(3)
    for i in range(60):
        if i % 30 == 10:
            two.close()
        chosen = picks(one, rng)
        assert same(one.step(chosen), two.step(chosen))


@pytest.mark.slow
@needs_threads
@needs_tasks
def test_threads_end_with_close_and_with_the_vector() -> None:
    before = len(os.listdir(TASKS))
    envs = [VectorEnv(Spec(), 8, seed=1, threads=3) for _ in range(3)]
    for env in envs:
        env.step(picks(env, random.Random(1)))
    assert len(os.listdir(TASKS)) == before + 6
    envs[0].close()
    assert len(os.listdir(TASKS)) == before + 4
    del env
    envs.clear()
    gc.collect()
    assert len(os.listdir(TASKS)) == before


def test_vectors_in_threads_of_python() -> None:
    """Several vectors at once, each with threads of its own."""
    found: dict[int, list[bytes]] = {}

    def play(number: int, threads: int) -> None:
        env, rng = VectorEnv(Spec(), 12, seed=7, threads=threads), random.Random(4)
        found[number] = [bytes(env.step(picks(env, rng)).obs) for _ in range(150)]

    running = [threading.Thread(target=play, args=(i, 1 + i)) for i in range(4)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    assert len(found) == 4
    assert all(played == found[0] for played in found.values())


def test_one_step_after_another_when_two_want_it() -> None:
    """Two Python threads that step one vector in turn, each seeing what the other did."""
    one, two = VectorEnv(Spec(), 8, seed=1), VectorEnv(Spec(), 8, seed=1, threads=2)
    rng, turn = random.Random(3), threading.Lock()

    def play() -> None:
        for _ in range(50):
            with turn:
                chosen = picks(one, rng)
                one.step(chosen)
                two.step(chosen)

    running = [threading.Thread(target=play) for _ in range(2)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    assert same(one, two)


BEGIN = """
import random, os, signal, sys, threading
import numpy as np
from demesne.research import Spec, VectorEnv
def picks(env, rng):
    return [int(rng.choice(np.flatnonzero(env.mask[i]))) for i in range(env.n)]
def play(env, steps):
    rng = random.Random(1)
    for _ in range(steps):
        env.step(picks(env, rng))
    return bytes(env.obs)
env = VectorEnv(Spec(), 12, seed=1, threads=3)
play(env, 20)
"""
ENDS = {
    "left open": "",
    "forked": """
read, write = os.pipe()
child = os.fork()
if child == 0:  # goes on with threads of its own
    os.write(write, play(env, 40))
    env.close()
    os._exit(0)
here = play(env, 40)
assert os.waitpid(child, 0)[1] == 0
there = b""
while len(there) < len(here):
    there += os.read(read, 1 << 16)
assert here == there
""",
    "forked and dropped": """
child = os.fork()
if child == 0:
    del env
    sys.exit(0)
assert os.waitpid(child, 0)[1] == 0
""",
    "left in a thread": """
def forever():
    while True:
        env.step(picks(env, random.Random(1)))
threading.Thread(target=forever, daemon=True).start()
""",
    "interrupted": """
for _ in range(5):
    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        while True:
            env.step(picks(env, random.Random(1)))
    except KeyboardInterrupt:
        pass
play(env, 20)
""",
}


@pytest.mark.slow
@pytest.mark.parametrize("how", ENDS)
@pytest.mark.skipif(os.name == "nt", reason="no fork and other signals on Windows")
def test_processes_end_well(how: str) -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", BEGIN + ENDS[how]], capture_output=True, timeout=120)
    assert (done.returncode, done.stderr.decode()) == (0, "")


def test_an_interrupted_step_leaves_no_game_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C just after the kernel's part of a step in which games end."""
    env, other = (VectorEnv(Spec(opponents="big-money"), 8, seed=1, threads=2) for _ in range(2))
    rng, step, interrupted = random.Random(1), env._dealer.step, 0

    def interrupt(*given: Any) -> None:
        step(*given)
        if (env._ends > 1).any():
            raise KeyboardInterrupt

    monkeypatch.setattr(env._dealer, "step", interrupt)
    for _ in range(600):
        chosen = picks(other, rng)
        other.step(chosen)
        try:
            env.step(chosen)
        except KeyboardInterrupt:
            interrupted += 1
        assert same(env, other)
    assert interrupted > 5
