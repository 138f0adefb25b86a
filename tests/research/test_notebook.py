"""The notebook runs, in a short form; it is stored without outputs."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

NOTEBOOK = pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples" / "beat_big_money.ipynb"


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    cells = [c for c in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if c["cell_type"] == "code"]
    assert all(c["outputs"] == [] and c["execution_count"] is None for c in cells)
    names: dict[str, Any] = {"SHORT": True}
    for cell in cells:
        exec(compile(cell["source"], NOTEBOOK.name, "exec"), names)
    assert len(names["curve"]) == 2 and 0 <= names["share"][0] <= 1
    assert "of the games against Big Money" in capsys.readouterr().out
