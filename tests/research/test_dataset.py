"""The games of the ladder as Parquet: whole, replayable, the same every time."""

from __future__ import annotations

import pathlib

import pytest

pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')
parquet = pytest.importorskip("pyarrow.parquet", reason='pyarrow is not installed (pip install "demesne[research-data]")')

from demesne import Game  # noqa: E402
from demesne.research import dataset  # noqa: E402
from demesne.research.tasks import TASKS  # noqa: E402
from demesne.search.levels import BUDGETS  # noqa: E402


def test_the_data_set_of_the_ladder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    monkeypatch.setitem(BUDGETS, "expert", BUDGETS["expert"]._replace(playouts=8, plain=8))  # or it takes a minute
    dataset.write(tmp_path, games=3, searched=2)
    rows = parquet.read_table(tmp_path / "lists.parquet").to_pylist()
    searched = parquet.read_table(tmp_path / "searched.parquet").to_pylist()
    assert [row["number"] for row in rows] == [0, 1, 2]
    assert [tuple(row["kingdom"]) for row in rows] == [TASKS["T3"].split().train[n] for n in (0, 0, 1)]
    assert [row["levels"] for row in searched] == [["expert", "strong"], ["strong", "expert"]]
    for row in (*rows, *searched):
        game = Game(row["kingdom"], 2, seed=row["seed"])
        for seat, seen, answer in dataset.decisions(row):
            assert (seat, bytes(seen)) == (game.asked, bytes(game.observation(seat)))
            game.answer(answer)
        assert game.over and game.scores() == row["points"] and sum(row["share"]) == 1
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "3 games of lists" in card and "{" not in card
