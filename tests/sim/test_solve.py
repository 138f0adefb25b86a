"""demesne solve: what it finds, says and keeps, and how that is played."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from demesne import solve as package
from demesne.cards import SETS
from demesne.languages import language
from demesne.refusal import Refusal
from demesne.server.solving_jobs import told as matters_told
from demesne.solve import Solution, kept_solution, read_solution, solving
from demesne.solve.page import html
from demesne.solve.players import best_list, drawn_list, solution_of
from demesne.solve.solution import keep, of_json
from demesne.solve.text import report
from demesne.strategies.double_oracle import Field
from demesne.strategies.trials import Ground, Trial
from demesne.table import Table
from demesne.terminal import begin
from demesne.terminal.main import main
from small_search import make_small


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setenv("DEMESNE_HOME", str(tmp_path / "home"))
    make_small(monkeypatch)


def solved(**more: object) -> Solution:
    return package.solve("First Game", rounds=2, jobs=1, **more)  # type: ignore[arg-type]


def steady(found: Solution) -> dict[str, object]:
    return {name: value for name, value in found.json().items() if name != "seconds"}


def test_a_solution_is_whole_and_reads_back(tmp_path: pathlib.Path) -> None:
    found = solved()
    assert found.finished and found.tested is not None and len(found.rounds) == 2 and found.games > 0
    assert abs(sum(found.weights) - 1) < 1e-3 and list(found.weights) == sorted(found.weights, reverse=True)
    assert len(found.cross) == len(found.lists) and all(len(row) == len(found.lists) for row in found.cross)
    for i in range(len(found.lists)):
        assert found.cross[i][i] == 0.5
    assert list(found.openings) == ["5/2", "4/3", "3/4", "2/5"]
    for rows in found.openings.values():
        assert abs(sum(row.weight for row in rows) - 1) < 1e-3
    file = tmp_path / "first.json"
    file.write_text(json.dumps(found.json()))
    assert steady(read_solution(file)) == steady(found)
    assert steady(kept_solution("First Game")) == steady(found)  # type: ignore[arg-type]


def test_a_kept_solution_had_other_weights_than_the_first_one_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server tells the first who asks the same numbers as the next."""
    monkeypatch.setattr(Field, "mixture", lambda field: mixed(len(field.outlines)))
    found, again = solved(), kept_solution("First Game")
    assert again and found.weights == again.weights and found.openings == again.openings and found.cross == again.cross


def mixed(n: int) -> list[float]:
    """Parts that no short decimal can write."""
    return [(1 + i / 7) / (n + n * (n - 1) / 14) for i in range(n)]


@pytest.mark.slow
def test_a_kept_solution_is_not_replaced_by_a_shorter_one_or_another_edition_bug() -> None:
    """A board's short search once took the place of a long one, also of one for the other edition."""
    found = solved()
    keep(replace(found, games=found.games - 1, seconds=0.0))
    keep(replace(found, games=found.games + 1, edition=1))
    assert steady(kept_solution("First Game", edition=2)) == steady(found)  # type: ignore[arg-type]
    assert steady(kept_solution("First Game")) == steady(found)  # type: ignore[arg-type]
    other = kept_solution("First Game", edition=1)
    assert other is not None and (other.edition, other.games) == (1, found.games + 1)
    keep(replace(found, games=found.games + 2))
    again = kept_solution("First Game")
    assert again is not None and again.games == found.games + 2
    keep(replace(found, players=3, edition=1))
    only = kept_solution("First Game", 3)
    assert only is not None and only.edition == 1


@pytest.mark.slow
def test_the_same_number_of_rounds_gives_the_same_on_any_number_of_jobs() -> None:
    assert steady(solved()) == steady(package.solve("First Game", rounds=2, jobs=2))


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "hu", "ru", "pl", "is"])
def test_a_solution_is_told_in_every_language(lang: str) -> None:
    found, say = solved(), language(lang)
    text, page = report(found, say), html(found, say)
    assert say("solve-mixture") in text and say("solve-openings") in text and say("solve-why") in text
    assert all(rule.shown() in text for made in found.lists for rule in made.rules)
    assert "<script" not in page and say("solve-lists") in page and f'<html lang="{lang}">' in page


ENGINE = "buy Province\nbuy Chapel when owned(Chapel) < 1\nbuy Silver when owned(Silver) < 1\nbuy Village\ntrash Copper when money > 4\n"
MONEY = "buy Province\nbuy Gold\nbuy Witch when owned(Witch) < 1\nbuy Moat\nbuy Silver\n"


def told_of(share: float, *texts: str) -> Solution:
    """A solution of these lists, the first of which the last test's answer met with that share."""
    test = {"text": "buy Bridge\n", "share": share, "error": 0.013, "games": 6000}
    lists = [{"name": f"list {n}", "weight": float(n == 1), "best": n == 1, "text": t} for n, t in enumerate(texts, 1)]
    cross = [[0.5] * len(texts)] * len(texts)
    more = {
        "cross": cross,
        "tested": test,
        "openings": {"5/2": [], "4/3": []},
        "why": [{"id": "solve-why-one", "values": {}}],
    }
    about = {"version": 1, "kingdom": SETS["First Game"].cards, "edition": 2, "players": 2, "colonies": False}
    return of_json(
        {**about, "lists": lists, **more, "cross_games": 2, "rounds": [], "games": 1, "seconds": 1.0, "finished": True}
    )


@pytest.mark.parametrize("lang", ["en", "hu", "ru", "pl", "is"])
def test_a_mixture_that_its_last_test_beat_was_called_unbeaten_bug(lang: str) -> None:
    """The winning list was not shown, and the reader was told that no list found beats the best one."""
    say = language(lang)
    lost, held = told_of(0.811, MONEY), told_of(0.512, MONEY)
    for told in (report, html):
        assert say("solve-beaten") in told(lost, say) and "buy Bridge" in told(lost, say)
        assert say("solve-why-one") not in told(lost, say)
        assert say("solve-beaten") not in told(held, say) and "buy Bridge" not in told(held, say)
        assert say("solve-why-one") in told(held, say)
    assert matters_told(lost, say).why == [say("solve-beaten")] and matters_told(held, say).why == [
        say("solve-why-one")
    ]


@pytest.mark.parametrize("lang", ["hu", "ru", "pl", "is"])
def test_lists_had_english_names_and_ideas_in_every_language_bug(lang: str) -> None:
    say = language(lang)
    found = told_of(0.5, f"# Witch and Moat beside money\n{MONEY}")
    for told in (report(found, say), html(found, say)):
        assert say("solve-list", n=1) in told and say("solve-idea-beside", cards="Witch, Moat") in told
        assert say.name("Moat") in told and "list 1" not in told and "beside" not in told
    assert (
        found.json()["lists"][0]["name"] == "list 1"
        and "Witch and Moat beside money" in found.json()["lists"][0]["text"]
    )


def test_an_engine_was_told_as_cards_beside_money_bug() -> None:
    found = told_of(
        0.5,
        f"# Chapel and Village beside money\n{ENGINE}",
        MONEY,
        "buy Province\nbuy Silver\n",
        f"{ENGINE}buy Silver\n",
    )
    for told in (report(found, language("en")), html(found, language("en"))):
        assert "list 1: engine with Chapel and Village" in told
        assert "list 2: Witch and Moat beside money" in told and "list 3: money only" in told
        told = re.sub(' title="[^"]*"', "", told)  # what the page shows where a cell is cut
        assert "list 4: Chapel and Village beside money" in told and told.count("Chapel and Village beside money") == 2


def test_an_interruption_returns_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Ground.shares

    def interrupted(self: Ground, trials: Sequence[Trial]) -> list[float]:
        if self.games > 800:
            raise KeyboardInterrupt
        return honest(self, trials)

    monkeypatch.setattr(Ground, "shares", interrupted)
    found = solved()
    assert not found.finished and found.tested is None and found.why == () and len(found.lists) >= 2
    assert language("en")("solve-interrupted") in report(found, language("en"))


@pytest.mark.slow
def test_an_interruption_of_the_last_paragraph_lost_everything_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("demesne.solve.solving.reasons", interrupted)
    found = solved()
    assert not found.finished and found.tested is not None and found.why == ()


@pytest.mark.slow
def test_what_was_solved_can_be_played(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    found = solved()
    assert best_list(found, "x").rules == found.lists[found.best].called("x", found.lists[found.best].idea).rules
    drawn = [drawn_list(found, bytes([n])) for n in range(60)]
    assert {made.text for made in drawn} <= {m.text for m, w in zip(found.lists, found.weights) if w > 0}
    file = tmp_path / "first.json"
    file.write_text(json.dumps(found.json()))
    for given in ("solved:First Game", f"solved:{file}"):
        with pytest.raises(SystemExit) as ended:
            main(["sim", given, "big-money", "--kingdom", "First Game", "--games", "4", "--json"])
        assert ended.value.code in (0, None)
        assert json.loads(capsys.readouterr().out)["players"][0]["name"] == given


def test_a_solution_plays_in_its_own_kingdom_bug(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without --kingdom it was played in First Game, or with cards by chance; a name in another language was refused."""
    found = package.solve("Village Square", rounds=1, jobs=1)
    named = language("hu")("set-village-square")
    assert named != "Village Square"
    begun: list[Table] = []
    monkeypatch.setattr(begin, "play_game", lambda sitting, record: begun.append(sitting.table) or 0)
    for given in ("solved:Village Square", f"solved:{named}"):
        with pytest.raises(SystemExit):
            main(["sim", given, "big-money", "--games", "4", "--json"])
        assert sorted(json.loads(capsys.readouterr().out)["kingdom"]) == sorted(found.kingdom)
        with pytest.raises(SystemExit):
            main(["play", "--terminal", "--bot", given])
        assert begun[-1].game.kingdom == sorted(found.kingdom)
        assert begun[-1].seats[1].bot in {made.text for made in found.lists}
    keep(replace(found, edition=1, colonies=True, players=3))
    with pytest.raises(SystemExit):
        main(["sample", "solved:Village Square", "big-money", "big-money"])
    said = capsys.readouterr().out
    assert "Colony" in said and language("en")("game-kingdom", cards="x", edition="1").partition("x")[2] in said


def test_play_seated_a_list_for_another_kingdom_bug(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The simulator refused it: most of its cards were not in the game."""
    keep(replace(told_of(0.5, MONEY), kingdom=tuple(SETS["Improvements"].cards)))
    monkeypatch.setattr(begin, "play_game", lambda *_: 0)
    said = []
    for command in (["sim", "big-money"], ["play", "--terminal", "--bot"]):
        with pytest.raises(SystemExit) as ended:
            main([*command, "solved:Improvements", "--kingdom", "First Game"])
        assert ended.value.code == 1
        said.append(capsys.readouterr().err)
    assert said[0] == said[1] and said[0].startswith("solved:Improvements: names Witch, which is not in the kingdom")
    with pytest.raises(SystemExit) as ended:
        main(["play", "--terminal", "--bot", "solved:Improvements", "--kingdom", "Improvements"])
    assert ended.value.code == 0


def test_a_kingdom_solved_for_fewer_players_was_called_not_solved_bug() -> None:
    keep(told_of(0.5, MONEY))
    with pytest.raises(Refusal) as caught:
        solution_of("First Game", 3)
    expected = 'solved: "First Game" is solved here for 2 players; for 3: demesne solve "First Game" --players 3'
    assert str(caught.value) == expected
    keep(replace(told_of(0.5, MONEY), players=4, colonies=True))
    with pytest.raises(Refusal, match="for 2 or 4 players; for 3: "):
        solution_of("First Game", 3)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: package.solve("First Game", minutes=1, rounds=2), "use only one of minutes or rounds"),
        (lambda: solution_of("Big Money", 7), "players: expected 2 to 6, got 7"),
        (lambda: solution_of("Big Money"), "expected a file or a kingdom that demesne solve has solved here"),
        (lambda: package.solve("First Game", minutes=0), "minutes: expected more than 0"),
        (lambda: package.solve("First Game", rounds=0), "rounds: expected 1 to 1,000, got 0"),
        (lambda: package.solve("First Game", rounds=True), "rounds: expected a whole number"),
        (lambda: package.solve("First Gam", rounds=1), "kingdom: expected a recommended set"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(call: object, message: str) -> None:
    with pytest.raises(Refusal) as caught:
        call()  # type: ignore[operator]
    assert message in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.slow
@pytest.mark.parametrize(
    "change", [{"version": 9}, {"lists": []}, {"cross": 3}, {"tested": {}}, {"openings": {"5/2": [1]}}]
)
def test_a_file_that_is_no_solution_is_refused(change: dict[str, object], tmp_path: pathlib.Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({**solved().json(), **change}))
    with pytest.raises(Refusal, match="expected a file that demesne solve --json has written"):
        read_solution(file)
    with pytest.raises((KeyError, TypeError, ValueError)):
        of_json(json.loads(file.read_text()))


def test_the_opening_follows_the_list() -> None:
    from demesne.solve.openings import opened
    from demesne.strategies import parse

    made = parse("buy Market\nbuy Militia when owned(Militia) < 1\nbuy Silver\n")
    kingdom = SETS["First Game"].cards
    assert [opened(made, coins, kingdom, 2, False) for coins in (5, 4, 3, 2)] == [
        ("Market", ""),
        ("Militia", "Silver"),
        ("Silver", "Militia"),
        ("", "Market"),
    ]


def test_the_example_in_the_docs_has_the_keys_of_a_solution() -> None:
    text = (pathlib.Path(__file__).parents[2] / "docs" / "library.md").read_text(encoding="utf-8")
    section = text.partition("## Good strategies of a kingdom")[2]
    example = json.loads(section.partition("```json")[2].partition("```")[0])
    found = solved().json()
    assert list(example) == list(found) and list(example["lists"][0]) == list(found["lists"][0])
    assert list(example["tested"]) == list(found["tested"]) and list(example["openings"]) == list(found["openings"])
    assert of_json(example).lists[0].name == "list 1"


@pytest.mark.slow
def test_the_plain_kernel_plays_fewer_games_and_the_solution_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its usual search took most of an hour there instead of a minute."""
    monkeypatch.setenv("DEMESNE_PLAIN", "1")
    monkeypatch.setattr(solving, "PLAIN", solving.USUAL._replace(proof=2))
    timed = package.solve("First Game", minutes=0.001, jobs=1)
    assert timed.tested is not None and timed.tested.games == 4
    assert language("en")("solve-why-plain") in report(timed, language("en"))
    # a number of rounds means the same search everywhere
    counted = package.solve("First Game", rounds=1, jobs=1)
    assert counted.tested is not None and counted.tested.games == 8
    assert language("en")("solve-why-plain") not in report(counted, language("en"))
