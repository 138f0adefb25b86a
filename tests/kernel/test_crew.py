"""The threads of crew.h, which share out the games of a step: compiled alone, hammered, and watched by sanitizers."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess

import pytest

import demesne.kernel

HEADER = pathlib.Path(demesne.kernel.__file__).parent / "crew.h"
SOURCE = pathlib.Path(__file__).parent / "crew" / "hammer.c"
COMPILER = shutil.which("cc") or shutil.which("gcc")
pytestmark = pytest.mark.skipif(os.name == "nt" or COMPILER is None, reason="no POSIX threads, or no C compiler")


def built(folder: pathlib.Path, *flags: str) -> pathlib.Path:
    out = folder / "hammer"
    assert COMPILER is not None
    command = [COMPILER, "-g", *flags, "-pthread", f"-I{HEADER.parent}", str(SOURCE), "-o", str(out)]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode and any("sanitize" in flag for flag in flags):
        pytest.skip(f"this compiler has no {flags[0]}")
    assert made.returncode == 0, made.stderr
    return out


def run(program: pathlib.Path, rounds: int, forks: int) -> None:
    done = subprocess.run([program, str(rounds), str(forks)], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "0 wrong\n"), done.stderr


@pytest.mark.slow
def test_every_game_once(tmp_path: pathlib.Path) -> None:
    run(built(tmp_path, "-O2", "-Wall", "-Wextra", "-Werror"), 2000, 10)


@pytest.mark.slow
def test_no_memory_is_lost_or_misused(tmp_path: pathlib.Path) -> None:
    run(built(tmp_path, "-fsanitize=address,undefined"), 300, 3)


@pytest.mark.slow
def test_no_two_threads_write_at_once(tmp_path: pathlib.Path) -> None:
    """Without forks: the sanitizer of threads does not know them."""
    program = built(tmp_path, "-fsanitize=thread")
    if shutil.which("setarch"):  # some kernels place memory where this sanitizer does not expect it
        done = subprocess.run(["setarch", "-R", program, "300", "0"], capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stdout) == (0, "0 wrong\n"), done.stderr
    else:
        run(program, 300, 0)
