"""No source file is longer than 1,000 lines: a longer one has several subjects, and is split by them.

Golden games and records are data: a file for each game, however long that is.
"""

from __future__ import annotations

import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "rules" / "scenarios"
KINDS = ("*.py", "*.h", "*.pxi", "*.ftl", "*.ts", "*.svelte", "*.css")
FOLDERS = ("src", "tests", "web/src", "web/tests", "benchmarks", "typings")
MOST = 1000
MADE = {"web/src/protocol/types.ts"}  # written by tools/build_types.py


@pytest.mark.parametrize("kind", KINDS)
def test_no_source_is_longer_than_a_thousand_lines(kind: str) -> None:
    files = [*ROOT.glob(kind), *(file for folder in FOLDERS for file in (ROOT / folder).rglob(kind))]
    files += SCENARIOS.glob("*.txt")
    assert files, kind
    long = {
        file.relative_to(ROOT).as_posix() for file in files if len(file.read_text(encoding="utf-8").splitlines()) > MOST
    }
    assert not long - MADE
