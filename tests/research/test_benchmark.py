"""The benchmark: its splits never change, a run writes every game so that it can be played again, failures are counted."""

from __future__ import annotations

import hashlib
import json
import lzma
import os
import pathlib
import signal
import subprocess
import sys
import time
from importlib.resources import files

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

import demesne.cards  # noqa: E402
from demesne import Game, load_cards  # noqa: E402
from demesne.languages import language  # noqa: E402
from demesne.refusal import Refusal  # noqa: E402
from demesne.research import evaluation, generator, rating, response, results, table, tasks  # noqa: E402
from demesne.rules import CardError  # noqa: E402
from demesne.rules.grammar import NAMES, parse_cards  # noqa: E402
from demesne.terminal.main import main  # noqa: E402


@pytest.fixture(autouse=True)
def _forget_own_cards(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setattr(demesne.cards, "_loaded", demesne.cards.Catalogue())
    monkeypatch.setenv("DEMESNE_LANG", "en")
    monkeypatch.chdir(tmp_path)


def command(*line: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["research", *line])
    return int(left.value.code or 0)


# splits

FINGERPRINTS = {
    "T1": "7133ecc28d05de5e",
    "T2": "7133ecc28d05de5e",
    "T3": "246a4fec2171e352",
    "T4": "8b9894f3a78cafe4",
    "T5": "60734a6f0c0f0da3",
    "T6": "246a4fec2171e352",
    "T7": "246a4fec2171e352",
    "T8": "246a4fec2171e352",
}


@pytest.mark.slow
def test_the_splits_never_change() -> None:
    assert {name: task.split().fingerprint() for name, task in tasks.TASKS.items()} == FINGERPRINTS


def test_the_generated_cards_of_the_test_never_change() -> None:
    """The fingerprint of T5 has only their names."""
    text = tasks.CARDS.read_text(encoding="utf-8")
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "6c8ab0837f4c7bfb"


@pytest.mark.slow
def test_train_validation_and_test_do_not_overlap() -> None:
    split = tasks.unseen_kingdoms()
    assert [len(part) for part in split] == [1000, 100, 200]
    assert len({*split.train, *split.validation, *split.test}) == 1300
    split = tasks.unseen_cards()
    assert not {*split.train} & {*split.validation}
    new = set(tasks.held_out())
    assert len(new) == 30
    assert not any(new & {*ten} for ten in (*split.train, *split.validation))
    assert all(len(new & {*ten}) == 5 and len(ten) == 10 for ten in split.test)
    assert len({*split.test}) == 100


def test_held_out_cards_are_made_of_words_on_other_cards() -> None:
    words = {c.name: {w.name for w in c.words()} for c in demesne.cards.PUBLISHED}
    known = set().union(*(words[name] for name in tasks.known()))
    assert all(words[name] <= known for name in tasks.held_out())


@pytest.mark.slow
def test_generated_cards_of_the_test_are_unlike_those_to_train_with() -> None:
    task = tasks.task_of("T5")
    split = task.split()
    names = [name for ten in split.test for name in ten]
    assert len(names) == len({*names}) == 500
    test = [demesne.cards.loaded().cards[name] for name in names]
    programs = {generator.program(c) for c in test}
    assert len(programs) == 500
    made = tasks.training_cards()(3)
    assert not {generator.program(m.card) for m in made} & programs
    assert not {m.card.name for m in made} & {*names}


@pytest.mark.slow
def test_the_first_generated_card_of_the_test_is_what_its_seed_gives() -> None:
    (first,) = generator.cards(f"{tasks.VERSION} T5 test", 1, reserved=())
    assert first.text in tasks.CARDS.read_text(encoding="utf-8").splitlines()


# a run


@pytest.mark.slow
def test_a_run_from_the_command_to_the_table(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    assert command("evaluate", "--task", "T2", "--agent", "fair", "--seeds", "2", "--out", "r.json") == 0
    assert "2 fair" in " ".join(capsys.readouterr().out.split())
    result = results.read(tmp_path / "r.json")
    assert results.read(tmp_path / "r.json").dumps() == (tmp_path / "r.json").read_text(encoding="utf-8")
    assert (len(result.games), result.stopped, result.seeds, result.protocol) == (20, "", {"": 2}, {"": 1000})
    assert not any(row.lost for row in result.games)
    assert result.versions.keys() == {"demesne", "rules", "program"}
    assert {(row.opponent, row.seed, row.seat) for row in result.games} == {
        (name, seed, seat) for name in tasks.LADDER for seed in range(2) for seat in range(2)
    }
    text = (tmp_path / "r.json").read_text(encoding="utf-8")
    assert "/" not in json.loads(text)["machine"]["system"] and str(tmp_path) not in text
    # going on with a smaller file plays the rest, and comes to the same
    whole = list(result.games)
    result.games = whole[:7]
    (tmp_path / "half.json").write_text(result.dumps(), encoding="utf-8")
    again = ["evaluate", "--task", "t2", "--agent", "fair", "--seeds", "2", "--out", "half.json"]
    assert command(*again) == 1
    assert "half.json exists: continue it with --resume" in capsys.readouterr().err
    assert command(*again, "--resume") == 0
    assert results.read(tmp_path / "half.json").games == whole
    # every game can be played again
    capsys.readouterr()
    assert command("record", "r.json", "--number", "3") == 0
    game = Game.from_record(capsys.readouterr().out)
    assert (game.over, game.scores()) == (True, whole[3].points)
    result.games = [whole[0]._replace(fingerprint="00000000")]
    with pytest.raises(Refusal, match="comes out differently"):
        evaluation.replay(result, 0)
    # the table
    assert command("table", "r.json", "half.json", "--markdown") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| task | agent | games | all | worst tenth | big-money | novice")
    assert [line.startswith("| T2 | fair | 20* | ") for line in lines[2:4]] == [True, True]


@pytest.mark.slow
def test_a_result_named_xz_was_not_compressed_and_could_not_be_read_bug(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    line = ["evaluate", "--task", "T1", "--agent", "random", "--out", "r.json.xz"]
    assert command(*line, "--seeds", "1") == 0
    assert command(*line, "--seeds", "2", "--resume") == 0
    assert command("table", "r.json.xz") == 0
    assert len(results.read(tmp_path / "r.json.xz").games) == 20


@pytest.mark.slow
def test_a_run_that_dies_while_it_writes_lost_its_result_bug(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = ["evaluate", "--task", "T1", "--agent", "random", "--out", "r.json"]
    assert command(*line, "--seeds", "1") == 0
    before = (tmp_path / "r.json").read_bytes()

    def half(file: pathlib.Path, data: bytes) -> None:
        file.write_bytes(data[:100])
        raise Refusal("error-over")

    monkeypatch.setattr("demesne.terminal.research.write", half)
    assert command(*line, "--seeds", "2", "--resume") == 1
    assert (tmp_path / "r.json").read_bytes() == before


@pytest.mark.slow
def test_a_shortened_result_says_the_same_and_replays_its_first_seeds(tmp_path: pathlib.Path) -> None:
    """Played against one opponent only, written compressed."""
    result = evaluation.evaluate(evaluation.begin("T1", "random", 2), wanted=lambda due: due.opponent == "big-money")
    assert [(row.opponent, row.seed, row.seat) for row in result.games] == [
        ("big-money", n // 2, n % 2) for n in range(4)
    ]
    assert result.stopped == "interrupted", "the other opponents are still to come"
    (tmp_path / "r.json.xz").write_bytes(lzma.compress(result.shortened(1).dumps().encode()))
    found = results.read(tmp_path / "r.json.xz")
    assert results.summary(found) == results.summary(result)
    assert evaluation.replay(found, 1).scores() == result.games[1].points
    with pytest.raises(Refusal, match="number: expected .*1, got 2"):
        evaluation.replay(found, 2)
    (tmp_path / "r.json.xz").write_bytes(b"no result")
    with pytest.raises(Refusal, match="expected a result file"):
        results.read(tmp_path / "r.json.xz")


@pytest.mark.slow
def test_an_agent_that_fails_is_told(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    (tmp_path / "bad_agent.py").write_text("def bad(setup):\n    return lambda seen: 1 / 0\n", encoding="utf-8")
    line = ["evaluate", "--task", "T1", "--agent", "bad_agent:bad", "--seeds", "3", "--out", "bad.json"]
    assert command(*line) == 1
    err = capsys.readouterr().err
    assert "failed in twenty games in a row" in err
    assert "First failure: seed 0, against big-money: an error: ZeroDivisionError: division by zero" in err
    found = results.read(tmp_path / "bad.json")
    assert (len(found.games), found.stopped) == (20, "failing")
    assert all(row.share == 0 and row.lost == "error" for row in found.games)


@pytest.mark.slow
def test_an_interruption_keeps_what_is_known(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = evaluation.Referee.play
    played = []

    def interrupted(*given):  # type: ignore[no-untyped-def]
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(1)
        return play(*given)

    monkeypatch.setattr(evaluation.Referee, "play", interrupted)
    assert command("evaluate", "--task", "T1", "--agent", "random", "--seeds", "1", "--out", "r.json") == 130
    out, err = capsys.readouterr()
    assert "Interrupted: this is what is known so far." in err and "random" in out
    assert len(results.read(tmp_path / "r.json").games) == 3


@pytest.mark.slow
def test_a_second_interruption_lost_what_was_known_bug(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play, dumps = evaluation.Referee.play, results.Result.dumps

    def interrupted(*given):  # type: ignore[no-untyped-def]
        played = play(*given)
        os.kill(os.getpid(), signal.SIGINT)
        return played

    def interrupted_again(result: results.Result) -> str:
        os.kill(os.getpid(), signal.SIGINT)
        return dumps(result)

    monkeypatch.setattr(evaluation.Referee, "play", interrupted)
    monkeypatch.setattr(results.Result, "dumps", interrupted_again)
    before = signal.getsignal(signal.SIGINT)
    assert command("evaluate", "--task", "T1", "--agent", "random", "--seeds", "1", "--out", "r.json") == 130
    assert results.read(tmp_path / "r.json").stopped == "interrupted"
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nothing", "expected cards, evaluate, table, record"),
        ("evaluate --task T1", "research evaluate: expected --agent"),
        ("evaluate --task T9 --agent fair", "task: expected T1"),
        ("evaluate --task T1 --agent fair --seeds 0", "seeds: expected"),
        ("evaluate --task T7 --agent fair --variant 5s", "variant: expected 10 ms"),
        ("evaluate --task T1 --agent fair --variant 5s", "variant: T1 has no variants"),
        ("evaluate --task T1 --agent fair --seconds 0", "seconds: expected 0.001 to 3,600"),
        ("evaluate --task T1 --agent fiar --seeds 1", 'got "fiar", did you mean "fair"?'),
        ("evaluate --task T1 --agent fair --resume", "expected --out"),
        ("evaluate --task T1 --agent nobody --seeds 1", "agent: expected module:name"),
        ("table", "expected a result file"),
        ("table none.json", "none.json"),
        ("table wrong.json", "wrong.json: expected a result file of demesne research evaluate"),
        ("cards --count 0", "count: expected"),
        ("cards --task T1", "research cards: does not take --task"),
        ("evaluate --number 0", "research evaluate: does not take --number"),
        ("evaluate --seed 1", "research evaluate: does not take --seed"),
        ("record r.json --count 10", "research record: does not take --count"),
        ("table r.json --seeds 0", "research table: does not take --seeds"),
    ],
)
def test_wrong_input_gets_one_line(
    line: str, message: str, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    (tmp_path / "wrong.json").write_text("[]", encoding="utf-8")
    assert command(*line.split()) == 1
    out, err = capsys.readouterr()
    assert not out and err.count("\n") == 1 and message in err


def sample(tmp_path: pathlib.Path, **changes: object) -> None:
    """r.json: a game of T1 that the agent lost at once; `games` changes fields of its row."""
    result = evaluation.begin("T1", "fair", 1)
    task = tasks.task_of("T1")
    hall = evaluation.Hall(task, task.split())
    game = hall.referee(task.variants[0], "fair", 0).replay(hall.key, 0, 0, [])
    due = evaluation.Due(task.variants[0], "fair", 0, 0)
    made = evaluation.row_of(due, 0, evaluation.Played(game, [], 0.0, 0.0, "error", ""))
    result.games = [made._replace(**changes.pop("games", {}))]  # type: ignore[arg-type]
    text = json.loads(result.dumps()) | changes
    (tmp_path / "r.json").write_text(json.dumps(text), encoding="utf-8")


DIFFERS, NO_RESULT = "game 0 comes out differently here", "r.json: expected a result file of demesne research evaluate"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"games": {"picks": results.packed([255])}}, DIFFERS),
        ({"games": {"picks": "x"}}, DIFFERS),
        ({"games": {"picks": "\u00e9"}}, DIFFERS),
        ({"games": {"picks": results.packed([1, 2, 3])[:-5]}}, DIFFERS),
        ({"games": {"picks": 5}}, NO_RESULT),
        ({"games": {"variant": "x"}}, NO_RESULT),
        ({"games": {"variant": []}}, NO_RESULT),
        ({"games": {"opponent": "nobody"}}, NO_RESULT),
        ({"games": {"seed": "0"}}, NO_RESULT),
        ({"games": {"seed": -1}}, NO_RESULT),
        ({"games": {"seat": 2}}, NO_RESULT),
        ({"games": {"share": float("nan")}}, NO_RESULT),
        ({"games": {"points": [1]}}, NO_RESULT),
        ({"games": {"lost": "gone"}}, NO_RESULT),
        ({"games": {"detail": "\ud800"}}, NO_RESULT),
        ({"task": "T9"}, NO_RESULT),
        ({"task": 1}, NO_RESULT),
        ({"agent": ["fair"]}, NO_RESULT),
        ({"agent": "a\nb"}, NO_RESULT),
        ({"cpu": {"agent": "x", "referee": 0}}, NO_RESULT),
        ({"cpu": {"agent": 10**400, "referee": 0}}, NO_RESULT),
        ({"cpu": []}, NO_RESULT),
        ({"protocol": {}}, NO_RESULT),
        ({"protocol": {"": "1000"}}, NO_RESULT),
        ({"seeds": {"": None}}, NO_RESULT),
        ({"seeds": 3}, NO_RESULT),
        ({"versions": 3}, NO_RESULT),
        ({"responses": 3}, NO_RESULT),
        ({"responses": [["", 0, 300, 20, 2.0, 1.0, ""]]}, NO_RESULT),
        ({"responses": [["", 0, 300, 20, 0.5, 1.0, 7]]}, NO_RESULT),
        ({"more": 3}, NO_RESULT),
        ({"benchmark": "demesne-bench-v0"}, "expected a result of demesne-bench-v1"),
        ({"benchmark": 0}, "expected a result of demesne-bench-v1"),
    ],
)
def test_damaged_results_get_one_line(
    changes: dict[str, object], message: str, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    sample(tmp_path)
    assert command("record", "r.json") == command("table", "r.json") == 0
    sample(tmp_path, **changes)
    for name in ("record",) if message == DIFFERS else ("record", "table"):
        capsys.readouterr()
        assert command(name, "r.json") == 1
        out, err = capsys.readouterr()
        assert not out and err.count("\n") == 1 and message in err


def test_going_on_with_another_variant_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    text = evaluation.begin("T6", "fair", 1, "3 players").dumps()
    (tmp_path / "r.json").write_text(text, encoding="utf-8")
    line = ["evaluate", "--task", "T6", "--agent", "fair", "--seeds", "1", "--out", "r.json", "--resume", "--variant"]
    assert command(*line, "4 players") == 1
    assert "the result of another run" in capsys.readouterr().err
    assert (tmp_path / "r.json").read_text(encoding="utf-8") == text


@pytest.mark.slow
def test_what_was_played_is_kept_when_the_run_fails(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = evaluation.Referee.play
    played = []

    def refused(*given):  # type: ignore[no-untyped-def]
        if played:
            raise Refusal("error-research-numpy")
        played.append(1)
        return play(*given)

    monkeypatch.setattr(evaluation.Referee, "play", refused)
    assert command("evaluate", "--task", "T1", "--agent", "random", "--seeds", "1", "--out", "r.json") == 1
    assert len(results.read(tmp_path / "r.json").games) == 1
    assert command("evaluate", "--task", "T1", "--agent", "nobody", "--seeds", "1", "--out", "other.json") == 1
    assert not (tmp_path / "other.json").exists(), "nothing was played"


def running(agent: str, *more: str) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "demesne", "research", "evaluate", "--task", "T1", "--agent", f"test_agents:{agent}"]
    paths = {"PYTHONPATH": str(pathlib.Path(__file__).parent), "DEMESNE_LANG": "en"}
    pipe = subprocess.PIPE
    return subprocess.Popen([*line, "--seeds", "1", *more], stdout=pipe, stderr=pipe, text=True, env=os.environ | paths)


@pytest.mark.slow
def test_programs_that_an_agent_starts_do_not_write_into_the_result() -> None:
    out, err = running("printing", "--json").communicate(timeout=120)
    assert json.loads(out)["agent"] == "test_agents:printing"
    assert "not the result" in err


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_the_process_of_an_agent_ends_with_the_referee(number: signal.Signals, tmp_path: pathlib.Path) -> None:
    process = running("looping", "--seconds", "60", "--out", "r.json")
    until = time.monotonic() + 60
    while not (there := tmp_path / "agent.pid").exists() or not there.read_text():
        assert time.monotonic() < until
        time.sleep(0.05)
    agent = int(there.read_text())
    process.send_signal(number)
    _, err = process.communicate(timeout=60)
    if number == signal.SIGTERM:
        assert process.returncode == 130 and "Interrupted" in err and (tmp_path / "r.json").exists()
    while pathlib.Path(f"/proc/{agent}/stat").exists() and " Z " not in pathlib.Path(f"/proc/{agent}/stat").read_text():
        assert time.monotonic() < until
        time.sleep(0.05)


# numbers


def row(seed: int, seat: int, share: float, kingdom: int = 0, opponent: str = "fair") -> results.Row:
    return results.Row("", opponent, seed, kingdom, seat, share, [0, 0], 1, "", "", "", "")


def test_seats_are_paired_and_half_played_seeds_left_out() -> None:
    result = results.Result("T3", "a", "", {"": 2}, {"": 2}, {})
    result.games = [row(0, 0, 1.0), row(0, 1, 0.0), row(1, 0, 1.0, 1), row(1, 1, 1.0, 1), row(2, 0, 1.0, 2)]
    (fair,) = results.summary(result)
    assert fair.opponent == "fair"
    assert (fair.seeds, fair.games, fair.share, fair.worst) == (2, 4, 0.75, 0.5)
    assert 0.5 <= fair.low < fair.share < fair.high <= 1.0


def test_seeds_that_not_all_opponents_have_played_do_not_count_for_all_together() -> None:
    result = results.Result("T3", "a", "", {"": 2}, {"": 2}, {})
    result.games = [row(0, seat, 0.5, 0, name) for name in tasks.LADDER for seat in range(2)]
    result.games += [row(1, seat, 1.0, 1, name) for name in tasks.LADDER[:2] for seat in range(2)]
    all_, money, *_ = results.summary(result)
    assert (all_.opponent, all_.seeds, all_.games, all_.share) == ("", 1, 10, 0.5)
    assert (money.opponent, money.seeds, money.share) == ("big-money", 2, 0.75)


def test_the_interval_is_that_of_a_mean() -> None:
    rng = np.random.default_rng(2)
    low, high = results.interval([list(rng.random(400))])
    assert low < 0.5 < high
    assert high - low == pytest.approx(2 * 1.96 * np.sqrt(1 / 12 / 400), rel=0.15)
    # kingdoms that differ make it wider than their seeds do
    low, high = results.interval([[0.0] * 50, [1.0] * 50, [0.0] * 50, [1.0] * 50])
    assert high - low > 0.7


@pytest.mark.parametrize("players", [2, 3])
def test_elo_is_the_rating_that_explains_the_share(players: int) -> None:
    for task in tasks.TASKS:
        assert list(rating.ladder(task)) == list(tasks.LADDER) and rating.ladder(task)["fair"] == 1000
        share = rating.expected(1100, task, players)
        found = rating.rating(share, share - 0.05, share + 0.05, 10**6, task, players)
        assert found.low < found.points < found.high and found.points == pytest.approx(1100, abs=0.2)
    swept = rating.rating(1.0, 1.0, 1.0, 100, "T3", 2)
    assert max(rating.ladder("T3").values()) < swept.points < rating.rating(1.0, 1.0, 1.0, 1000, "T3", 2).points < 3000


@pytest.mark.slow
def test_a_best_response_is_searched_for_and_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(response, "SEEDS", 2)
    monkeypatch.setattr(response, "EFFORT", response.Effort((1,), 1, (1, 1), (1,), 1, 1))
    monkeypatch.setattr(response, "GENERATIONS", 1)
    monkeypatch.setattr(response, "ideas", lambda cards, players: [])
    line = ["evaluate", "--task", "T1", "--agent", "random", "--seeds", "1", "--response", "--out", "r.json"]
    assert command(*line) == 0
    assert "best response" in capsys.readouterr().out
    (found,) = results.read(tmp_path / "r.json").responses
    assert (found.kingdom, found.seeds, found.share) == (0, 2, 0.0)
    assert found.searched >= 6 and "buy Province" in found.text
    assert command(*line, "--resume") == 0, "nothing is searched for twice"
    assert results.read(tmp_path / "r.json").responses == [found]
    capsys.readouterr()
    assert command("table", "r.json", "--markdown") == 0
    head, _, row, *_ = capsys.readouterr().out.splitlines()
    cells = dict(zip(head.split(" | "), row.split(" | ")))
    assert cells["best response"] == "0.0" and cells["Elo"].startswith("−")


ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_the_table_of_the_docs_is_that_of_the_stored_results() -> None:
    found = [results.read(file) for file in sorted((ROOT / "benchmarks" / "research").glob("*.json*"))]
    assert found and all(result.split == FINGERPRINTS[result.task] for result in found)
    assert table.as_markdown(found, language("en")) in (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


# generated cards


def test_a_card_file_of_170_generated_cards_could_not_be_loaded_bug(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file of the benchmark's test, 500 cards, is one too. One more than a file may have is said with that number."""
    made = [
        generator.Generated(c, repr(c), 0.5) for c in generator.read_all(tasks.CARDS.read_text(encoding="utf-8"), "x")
    ]
    for count in (170, 500):
        (tmp_path / "made.cards").write_text(generator.card_file(made[:count], 1), encoding="utf-8")
        assert load_cards(tmp_path / "made.cards") == [g.card.name for g in made[:count]]
    (more,) = parse_cards('card("One More", 2, ACTION, play=[coins(2)])', "x")
    text = generator.card_file([*made, generator.Generated(more, repr(more), 0.5)], 1)
    (tmp_path / "made.cards").write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match="expected at most 500 cards"):
        load_cards(tmp_path / "made.cards")
    assert command("cards", "--count", "501") != 0
    assert "expected 1 to 500, got 501" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 8])
def test_generated_cards_had_names_of_the_benchmarks_test_bug(seed: int) -> None:
    test = {name.casefold() for name in generator.names_of_test()}
    assert len(test) == 500
    clashing = [g.card.name for g in generator.cards(seed, 8, reserved=()) if g.card.name.casefold() in test]
    assert clashing, "without the rule some would"
    assert not [g.card.name for g in generator.cards(seed, 8) if g.card.name.casefold() in test]


@pytest.mark.slow
def test_cards_from_the_command_are_a_card_file(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    assert command("cards", "--seed", "7", "--count", "2", "--out", "made.cards") == 0
    said = capsys.readouterr().out
    names = load_cards(tmp_path / "made.cards")
    assert len(names) == 2 and all(name in said for name in names)
    (first, second) = generator.cards(7, 2)
    assert [first.card.name, second.card.name] == names, "what is loaded makes no difference"


def test_the_words_that_generated_cards_can_have_are_those_of_the_drafts() -> None:
    """Every word of the drafts is on a card that was kept, and more drafts bring no others."""
    kept = generator.names_in((files("demesne.research") / "bench" / "generated.cards").read_text(encoding="utf-8"))
    assert generator.words() == generator.words(200) == kept
    assert kept < NAMES.keys()


@pytest.mark.slow
def test_a_kingdom_of_ten_generated_cards_ends() -> None:
    task = tasks.task_of("T5")
    hall = evaluation.Hall(task, task.split())
    for seed in range(5):
        judge = hall.referee(task.variants[0], "fair", seed)
        game = judge.game(hall.key, seed)
        while game.asked is not None:
            game.answer(judge.opponent.choose(game))
        assert game.over and max(game.turns()) < 100


def test_a_card_that_wins_by_itself_or_whose_games_do_not_end_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    (strong,) = parse_cards('card("Too Much", 2, ACTION, play=[cards(4), actions(2), buys(2), coins(4)])', "test")
    assert generator.strength(strong, 40) > max(generator.MOST.values())
    (mild,) = parse_cards('card("Mild", 2, ACTION, play=[cards(1), coins(1)])', "test")
    assert generator.ends(mild)
    monkeypatch.setattr(generator, "PICKS", 100)
    assert not generator.ends(mild), "not over within so many picks"


def test_the_texts_of_results_are_there_in_five_languages() -> None:
    for lang in ("en", "hu", "ru", "pl", "is"):
        for reason in ("error", "ended", "illegal", "time", "budget"):
            assert language(lang)(f"research-lost-{reason}", detail="x")
