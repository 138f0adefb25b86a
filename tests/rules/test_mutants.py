"""The mutants' own test: a few cards are clean, and with the scenarios taken away their mutants survive."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest

RUN = pathlib.Path(__file__).parent / "mutants" / "run.py"

pytestmark = pytest.mark.slow


def run(*arguments: str, code: str = "") -> subprocess.CompletedProcess[str]:
    start = f"import runpy, sys; sys.argv = ['run.py', *{list(arguments)}]; {code}runpy.run_path({str(RUN)!r}, run_name='__main__')"
    return subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, timeout=300)


def test_the_tests_kill_every_mutant_of_some_cards() -> None:
    done = run("Militia", "Throne Room", "Masquerade")
    assert done.returncode == 0, done.stdout + done.stderr
    assert ", 0 survived" in done.stdout


def test_without_tests_mutants_survive() -> None:
    tests = str(RUN.parent.parent)
    blind = f"sys.path.insert(0, {tests!r}); import scenario, playthrough, pathlib; scenario.load_all = lambda: []; "
    blind += "playthrough.FOLDER = pathlib.Path('nowhere'); "
    done = run("Militia", code=blind)
    assert done.returncode == 1 and "SURVIVED Militia: play: drop coins(2)" in done.stdout, done.stdout + done.stderr
