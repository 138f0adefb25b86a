"""Python bots at the simulator's table: they play with lists, see only what they may, and their failures stop nobody else."""

from __future__ import annotations

import json
import os
import pathlib
import time
from typing import Any

import pytest

from demesne import Game, simulate
from demesne.bots import choose as simple
from demesne.sim.bot_table import BotTable
from demesne.sim.bots import BotError, BotProcess, Inside, PythonBot, find
from demesne.sim.match import Match
from demesne.sim.players import match_of
from demesne.sim.result import MOST_FAILURES
from demesne.sim.rows import Rows
from demesne.sim.run import run
from demesne.strategies import parse

FIRST = "First Game"
BIG_MONEY = "buy Province\nbuy Gold\nbuy Silver\n"
BOT = """\
PRICES = {"Province": 8, "Gold": 6, "Silver": 3}


def choose(view, decision):
    if decision["kind"] == "treasure":
        return decision["options"]
    if decision["kind"] == "buy":
        return [c for c in PRICES if c in decision["options"] and view["coins"] >= PRICES[c]][:1]
    return decision["options"][: decision["least"]]


def first(view, decision):
    return decision["options"][: decision["least"]]
"""
TIMES = ("seconds", "cpu_seconds", "games_per_second")

View = dict[str, Any]


def big_money(view: View, decision: View) -> list[str]:
    if decision["kind"] == "treasure":
        return list(decision["options"])
    if decision["kind"] == "buy":
        prices = {"Province": 8, "Gold": 6, "Silver": 3}
        return [c for c in prices if c in decision["options"] and view["coins"] >= prices[c]][:1]
    return list(decision["options"][: decision["least"]])


def steady(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


@pytest.fixture
def bot(tmp_path: pathlib.Path) -> str:
    file = tmp_path / "my_bot.py"
    file.write_text(BOT)
    return str(file)


@pytest.mark.slow
def test_a_function_a_file_and_a_module_play_as_the_list_does(
    both_kernels: str, bot: str, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    monkeypatch.chdir(tmp_path)
    found = [
        simulate([given, BIG_MONEY], 6, FIRST) for given in (big_money, bot, "my_bot:choose", "my_bot:", BIG_MONEY)
    ]
    assert [f.players[0].name for f in found] == ["big_money", "my_bot", "my_bot:choose", "my_bot:", "strategy"]
    assert len({f.tally.dump() for f in found}) == 1, "turn by turn the same games"


def test_the_simple_player_sits_with_lists_of_three(both_kernels: str) -> None:
    result = simulate([simple, BIG_MONEY, "buy Smithy when owned(Smithy) < 1\n" + BIG_MONEY], 3, FIRST, seed="bots")
    assert result.games == 3 and not result.failures and sum(p.share for p in result.players) == pytest.approx(1)


@pytest.mark.slow
def test_results_do_not_depend_on_jobs_or_on_processes_of_their_own(bot: str) -> None:
    given: list[Any] = [bot, BIG_MONEY]
    found = [simulate(given, 44, FIRST, jobs=1), simulate(given, 44, FIRST, jobs=2)]
    found += [simulate(given, 44, FIRST, jobs=jobs, bot_timeout=20) for jobs in (1, 2)]
    assert len({f.tally.dump() for f in found}) == 1
    assert all(steady(f.json()) == steady(found[0].json()) for f in found)


def test_a_bot_sees_what_its_seat_may_see() -> None:
    seen: list[tuple[View, View]] = []

    def watch(view: View, decision: View) -> list[str]:
        seen.append((view, decision))
        return big_money(view, decision)

    match = match_of([watch, BIG_MONEY + "buy Militia\n"], "First Game")
    for rotation in (0, 1):
        seen.clear()
        game = BotTable(match).one(0, rotation)
        again = game.at(0)
        at = 0
        for picks in game.answers:
            assert again.decision is not None
            if again.decision.player == rotation:
                view, decision = seen[at]
                assert view == again.view(rotation) and decision == again.decision._asdict()
                assert view["players"][1 - rotation]["hand"] is None and view["seat"] == rotation
                assert json.loads(json.dumps(view)) == view, "plain data"
                hidden = again.resample(rotation, at)
                assert hidden.view(rotation) == view, "nothing in it changes with what is hidden"
                at += 1
            again.answer(*picks)
        assert at == len(seen) > 20


def test_a_bot_cannot_change_the_game_through_its_view() -> None:
    def meddle(view: View, decision: View) -> list[str]:
        answer = big_money(view, decision)
        view["coins"] = 99
        view["supply"].clear()
        view["players"].clear()
        decision["options"].clear()
        return answer

    fair, unfair = (simulate([given, BIG_MONEY], 4, FIRST) for given in (big_money, meddle))
    assert fair.tally.dump() == unfair.tally.dump()


def raising(view: View, decision: View) -> list[str]:
    if view["turn"] == 3 and view["seat"] == 0:
        raise RuntimeError("two\nlines")
    return big_money(view, decision)


def illegal(view: View, decision: View) -> list[str]:
    return ["Provinz"] if decision["kind"] == "buy" and view["turn"] == 2 else big_money(view, decision)


def wrong(view: View, decision: View) -> Any:
    return "Copper" if decision["kind"] == "buy" else big_money(view, decision)


def none(view: View, decision: View) -> Any:
    return None


def numbers(view: View, decision: View) -> Any:
    return [1, 2]


def leaving(view: View, decision: View) -> Any:
    raise SystemExit(3)


def hanging(view: View, decision: View) -> list[str]:
    if view["turn"] == 2:
        time.sleep(60)
    return big_money(view, decision)


def dying(view: View, decision: View) -> list[str]:
    if view["turn"] == 2:
        os._exit(3)
    return big_money(view, decision)


@pytest.mark.parametrize(
    ("bot", "error", "failed"),
    [
        (raising, "RuntimeError: two lines", 3),
        (illegal, 'buy: expected 0 to 1 of Cellar, Copper, Curse, ', 6),
        (wrong, 'expected a list of names, got "Copper"', 6),
        (none, "expected a list of names, got None", 6),
        (numbers, "treasure: expected", 6),
        (leaving, "SystemExit: 3", 6),
    ],
)  # fmt: skip
def test_a_failing_bot_is_told_with_a_record_and_the_run_goes_on(
    both_kernels: str, bot: Any, error: str, failed: int
) -> None:
    result = simulate([bot, BIG_MONEY], 6, FIRST)
    assert result.failed == len(result.failures) == failed and result.games == 6 - failed
    for failure in result.failures:
        assert failure.bot == bot.__name__ and "\n" not in failure.error
        assert error in failure.error
        game = Game.from_record(failure.record)
        assert not game.over and game.decision is not None
        assert game.decision.player == failure.rotation, "it stops where the bot had to answer"
    told = result.json()
    assert told["failed"] == failed and [f["game"] for f in told["failures"]] == [f.number for f in result.failures]
    assert set(told["failures"][0]) == {"bot", "game", "rotation", "error", "record"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "error"),
    [
        (hanging, "no answer in 0.5 s"),
        (dying, "its process ended"),
        (raising, "RuntimeError: two lines"),
        (leaving, "SystemExit: 3"),
    ],
)
def test_a_bot_with_a_time_limit_is_killed_and_begun_anew(bot: Any, error: str) -> None:
    seconds = 0.5 if bot is hanging else 60.0  # the others fail by themselves, however slow the machine is
    result = simulate([bot, BIG_MONEY], 4, FIRST, bot_timeout=seconds)
    assert result.failed >= 2 and {f.error for f in result.failures} == {error}
    for failure in result.failures:
        assert not Game.from_record(failure.record).over


def test_games_that_failed_leave_nothing_in_the_details(both_kernels: str) -> None:
    """The bot fails as first player only: what is left are the games in which it sat second."""
    result = simulate([raising, BIG_MONEY], 10, FIRST)
    assert result.games == 5 == sum(result.lengths.values())
    assert result.turn_games.tolist()[0][0] == 5
    for column in zip(*result.ahead.tolist(), result.level):
        assert sum(column) == pytest.approx(1)
    whole = list(Rows(match_of([raising, BIG_MONEY], FIRST), 10).play())
    assert [row[2] for row in whole] == [1] * 5, "the rows leave them out, and count on"
    assert [row[0] for row in whole] == [1, 3, 5, 7, 9]


def test_failures_beyond_the_first_are_counted_only() -> None:
    games = 2 * MOST_FAILURES + 6
    result = simulate([none, BIG_MONEY], games, FIRST)
    assert result.failed == games and result.games == 0 and len(result.failures) == MOST_FAILURES
    assert [f.number for f in result.failures] == sorted(f.number for f in result.failures)
    assert result.json()["failed"] == games


def test_a_bot_that_hangs_can_be_interrupted() -> None:
    def interrupt(view: View, decision: View) -> list[str]:
        if view["turn"] == 4:
            raise KeyboardInterrupt
        return big_money(view, decision)

    result = run(match_of([interrupt, BIG_MONEY], FIRST), 40)
    assert result.interrupted and result.games == 0 and not result.failures


def test_what_a_bot_of_a_file_prints_does_not_go_into_the_result(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "loud.py"
    file.write_text(
        'print("loading")\n' + BOT.replace("view, decision):\n", 'view, decision):\n    print("thinking")\n')
    )
    simulate([str(file), BIG_MONEY], 2, FIRST, jobs=1)
    out, err = capsys.readouterr()
    assert out == "" and "loading" in err and "thinking" in err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = (", "SyntaxError"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("chose = print", 'expected a function choose(view, decision), did you mean "chose"?'),
        ("choose = 5", "expected a function choose(view, decision)"),
    ],
)
def test_a_file_without_a_bot_is_told_before_any_game(tmp_path: pathlib.Path, text: str, message: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(text)
    with pytest.raises(ValueError) as caught:
        match_of([str(file), BIG_MONEY], FIRST)
    assert message in str(caught.value) and "odd.py" in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "spec", ["no_such_file.py", "no_such_module:choose", ":", "::", "os:no_such", ".:choose", "a b:c"]
)
def test_a_bot_that_is_nowhere(spec: str) -> None:
    with pytest.raises(ValueError) as caught:
        find(spec)
    assert spec in str(caught.value) and "\n" not in str(caught.value)


def test_a_bot_may_import_what_lies_beside_it(tmp_path: pathlib.Path) -> None:
    (tmp_path / "prices_beside.py").write_text("LEAST = 3\n")
    (tmp_path / "beside.py").write_text("from prices_beside import LEAST\n" + BOT)
    assert simulate([str(tmp_path / "beside.py"), BIG_MONEY], 2, FIRST, bot_timeout=20).games == 2


def test_a_child_tells_why_it_did_not_start() -> None:
    with pytest.raises(BotError, match="no_such_file.py: expected a Python file with choose"):
        BotProcess(PythonBot("gone", "no_such_file.py"), 5)


def test_an_inside_bot_answers_lists_and_tuples_only() -> None:
    assert Inside(PythonBot("t", "", lambda v, d: ("Copper",))).ask({}, {}) == ["Copper"]
    for odd in (5, {"Copper"}, {"Copper": 1}, "Copper", iter(["Copper"])):
        with pytest.raises(BotError, match="expected a list of names"):
            Inside(PythonBot("t", "", lambda v, d, odd=odd: odd)).ask({}, {})  # type: ignore[misc]


def test_a_match_with_bots_cannot_be_paired() -> None:
    from demesne.sim.paired import paired

    with pytest.raises(ValueError, match="paired: expected strategies, not bots"):
        paired([big_money, BIG_MONEY], [BIG_MONEY], 10)


def test_a_match_knows_who_sits_where() -> None:
    match = Match(
        (PythonBot("a", "", big_money), parse(BIG_MONEY, "b"), parse("", "c")),
        tuple(match_of([BIG_MONEY] * 3, FIRST).kingdom),
    )
    assert match.has_bots and [match.who(r) for r in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
