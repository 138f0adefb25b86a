"""The random play of `make fuzz`, a little of it on the ordinary build: the same games always, and others in a soak."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from demesne import kernel

SCRIPT = pathlib.Path(__file__).resolve().parent / "fuzz" / "random_play.py"
GAMES = 110  # two of them are played again on the plain kernel

needs_compiled = pytest.mark.skipif(
    "compiled" not in kernel.kernels(),
    reason="the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)",
)


def random_play(*options: object, plain: str = "0") -> tuple[int, str]:
    """The exit code of the script and what it printed."""
    command = [sys.executable, str(SCRIPT), *map(str, options)]
    settings = {**os.environ, "DEMESNE_PLAIN": plain}
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=settings)
    return done.returncode, done.stdout


@pytest.mark.slow
@needs_compiled
def test_random_play_is_clean() -> None:
    code, said = random_play("--games", GAMES, "--seed", 1)
    assert code == 0, said
    last = said.splitlines()[-1]
    assert last.startswith(f"fuzz: {GAMES} games, ") and last.endswith("seed 1, clean"), said


def test_random_play_refuses_the_plain_kernel() -> None:
    code, said = random_play("--games", 1, plain="1")
    assert code == 2 and "expected the compiled kernel" in said


@pytest.mark.slow
@needs_compiled
@pytest.mark.soak
def test_soak_random_play() -> None:
    """For DEMESNE_SOAK_MINUTES on the seed DEMESNE_SEED; without them only a few games."""
    minutes = os.environ.get("DEMESNE_SOAK_MINUTES")
    limit = ("--minutes", minutes) if minutes else ("--games", 10)
    code, said = random_play(*limit, "--seed", os.environ.get("DEMESNE_SEED", "2"))
    assert code == 0, said
