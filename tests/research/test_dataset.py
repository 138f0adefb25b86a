"""The games of the ladder as Parquet: whole, replayable, the same every time."""

from __future__ import annotations

import pathlib

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')
parquet = pytest.importorskip(
    "pyarrow.parquet", reason='pyarrow is not installed (pip install "demesne[research-data]")'
)

from demesne import Game  # noqa: E402
from demesne.research import dataset  # noqa: E402
from demesne.research.tasks import TASKS  # noqa: E402
from demesne.search.levels import BUDGETS  # noqa: E402
from demesne.strategies.levels import LEVELS  # noqa: E402


def test_the_data_set_of_the_ladder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "expert", BUDGETS["expert"]._replace(playouts=8, plain=8))  # or it takes a minute
    assert dataset.write(tmp_path, games=3, searched=2, each=2)
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
        told = list(dataset.picks(row))
        assert [seat for seat, asked, _ in told if asked.fresh] == [seat for seat, *_ in dataset.decisions(row)]
        assert all(asked.mask[action] for _, asked, action in told)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "3 games of lists" in card and "{" not in card
    assert parquet.read_schema(tmp_path / "lists.parquet").metadata.keys() >= {b"demesne", b"rules"}


def test_an_interruption_keeps_the_games_that_were_played(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = dataset.of_lists
    told: list[tuple[int, int]] = []

    def interrupted(games: int, each: int, levels: list[str], strong: int, part: int) -> list[dataset.Row]:
        if part == 2:
            raise KeyboardInterrupt
        return play(games, each, levels, strong, part)

    monkeypatch.setattr(dataset, "of_lists", interrupted)
    assert not dataset.write(
        tmp_path, games=5, searched=1, each=2, levels=("novice", "fair"), progress=lambda *given: told.append(given)
    )
    assert told == [(2, 6), (4, 6)]
    assert parquet.read_table(tmp_path / "lists.parquet").num_rows == 4
    assert parquet.read_table(tmp_path / "searched.parquet").num_rows == 0
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "4 games of lists" in card and "and 0 of the level expert" in card


def test_a_row_of_a_data_frame_could_not_be_replayed_bug(tmp_path: pathlib.Path) -> None:
    """It has arrays instead of lists."""
    dataset.write(tmp_path, games=1, searched=0, levels=("novice",))
    (row,) = parquet.read_table(tmp_path / "lists.parquet").to_pylist()
    columns = {
        "kingdom": np.array(row["kingdom"], object),
        "answers": [np.array(answer, object) for answer in row["answers"]],
    }
    assert list(dataset.decisions(row | columns)) == list(dataset.decisions(row))
    assert list(dataset.picks(row | columns)) == list(dataset.picks(row))


def test_progress_in_large_steps_was_not_told_bug(capsys: pytest.CaptureFixture[str]) -> None:
    told = dataset.Progress()
    for done in range(300, 10_001, 300):
        told(done, 10_000)
    assert len(capsys.readouterr().err.splitlines()) == 33


def test_a_slow_hundredth_was_silent_bug(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the level that searches are one hundredth of the data set, and take most of the time."""
    clock = [0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    told = dataset.Progress()
    for clock[0], done in ((1, 100_000), (20, 100_010), (40, 100_020), (45, 100_030), (80, 100_040)):
        told(done, 101_000)
    assert capsys.readouterr().err.split("\n") == [
        f"{n} of 101,000 games" for n in ("100,000", "100,020", "100,040")
    ] + [""]


def test_the_command_tells_wrong_input_and_its_defaults_in_plain_words(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(dataset, "write", lambda *given: asked.append(given) or False)
    monkeypatch.setattr("sys.argv", ["dataset", str(tmp_path)])
    with pytest.raises(SystemExit) as left:
        dataset.main()
    assert left.value.code == 130 and "Interrupted" in capsys.readouterr().err
    assert asked[0][:7] == (tmp_path, 100_000, 1_000, 1, 100, LEVELS, 250)
    for wrong in (["--games", "-1"], ["--each", "0"], ["--jobs", "0"], ["--searched", "many"]):
        monkeypatch.setattr("sys.argv", ["dataset", str(tmp_path), *wrong])
        with pytest.raises(SystemExit) as left:
            dataset.main()
        assert left.value.code == 2 and "expected a whole number" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_was_told_by_its_number_bug(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    monkeypatch.setattr("sys.argv", ["dataset", str(taken), "--games", "1"])
    with pytest.raises(SystemExit, match="taken: cannot be written: "):
        dataset.main()


def test_strong_plays_where_its_lists_come_with_the_package(tmp_path: pathlib.Path) -> None:
    dataset.write(tmp_path, games=40, searched=0, each=20, strong=1)
    rows = parquet.read_table(tmp_path / "lists.parquet").to_pylist()
    pairs = [{tuple(row["levels"]) for row in part} for part in (rows[:20], rows[20:])]
    assert pairs[0] == {(a, b) for a in LEVELS for b in LEVELS}
    assert pairs[1] == {(a, b) for a in LEVELS[:-1] for b in LEVELS[:-1]}
    assert "strong plays in the first 1 of them." in (tmp_path / "README.md").read_text(encoding="utf-8")
    assert dataset.levels_in(1, ("strong",), 1) == ("strong",)


def test_the_searching_level_always_had_the_same_seat_in_a_kingdom_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "played", lambda n, ten, pair, lists: (tuple(ten), pair))
    met = [game for part in range(2) for game in dataset.of_searchers(14, 3, part)]
    assert len(met) == 14 and len({ten for ten, _ in met}) == 3 and len(set(met)) == 6
    assert len(dataset.of_searchers(2500, 5000, 240)) == dataset.FEW, "more than there are kingdoms means all of them"


def test_a_data_set_was_overwritten_without_a_question_bug(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "write", lambda folder, *given: bool((folder / "README.md").write_text("new")))
    (tmp_path / "README.md").write_text("mine")
    monkeypatch.setattr("sys.argv", ["dataset", str(tmp_path)])
    with pytest.raises(SystemExit, match=r"README.md exists: replace it with --replace, or choose another folder"):
        dataset.main()
    assert (tmp_path / "README.md").read_text() == "mine"
    monkeypatch.setattr("sys.argv", ["dataset", str(tmp_path), "--replace"])
    dataset.main()
    assert (tmp_path / "README.md").read_text() == "new"
