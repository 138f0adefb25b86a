"""The simulator's commands: what they print and write, what they refuse in one line, how they are interrupted."""

from __future__ import annotations

import csv
import io
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree
from collections.abc import Callable
from concurrent.futures import process as pools
from html.parser import HTMLParser
from typing import Any, NamedTuple

import pytest

from demesne import Game, cards, kernel
from demesne.bots.ratings import ratings
from demesne.sim.engines import Games, Processes
from demesne.sim.players import match_of
from demesne.strategies.levels import ALL_LEVELS
from demesne.strategies.shipped import names
from demesne.terminal.main import main

BIG_MONEY = "buy Province\nbuy Gold\nbuy Silver\n"
SMITHIES = "# two Smithies\nbuy Province\nbuy Gold\nbuy Smithy when owned(Smithy) < 2\nbuy Silver\n"
EIGHT = "".join(f"buy {c}\n" for c in ("Village", "Smithy", "Market", "Moat", "Cellar", "Chapel", "Witch", "Militia"))
SEVEN = "".join(f"buy {c}\n" for c in ("Pawn", "Baron", "Nobles", "Harem", "Duke", "Bridge", "Mill"))
TIMES = ("seconds", "cpu_seconds", "games_per_second")
KEYS = {
    *("games", "seconds", "cpu_seconds", "games_per_second", "rounds_mean", "first_seat", "players", "ends"),
    *("seed", "kingdom", "edition", "version"),
}  # fmt: skip
PLAYER_KEYS = {"name", "wins", "ties", "losses", "share", "ci95", "score_mean"}
DEMESNE = [sys.executable, "-m", "demesne"]


class Done(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture
def command(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command in a folder of its own that has some strategies in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DEMESNE_LANG", "en")
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    files = {
        "bm.strategy": BIG_MONEY, "smithies.strategy": SMITHIES, "eight": EIGHT, "seven": SEVEN, "empty": "",
        "bad.strategy": "buy Province\nbuy Smithy when owned(Smithy < 2\n", "unknown": "buy Smity\n",
        "my list é 王.strategy": BIG_MONEY, "<b>&.strategy": BIG_MONEY,
    }  # fmt: skip
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "folder").mkdir()

    def call(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        return Done(int(left.value.code or 0), *capsys.readouterr())

    return call


def steady(text: str) -> dict[str, Any]:
    return {key: value for key, value in json.loads(text).items() if key not in TIMES}


# sim


def test_json_has_the_keys_of_the_contract(command: Command, both_kernels: str) -> None:
    done = command("sim", "bm.strategy", "smithies.strategy", "--kingdom", "First Game", "--games", "21", "--json")
    assert done.code == 0 and done.out.count("\n") == 1
    found = json.loads(done.out)
    assert set(found) == KEYS
    assert found["games"] == 22 and found["seed"] == 1 and found["edition"] == 2 and len(found["kingdom"]) == 10
    assert set(found["first_seat"]) == {"wins", "ties", "losses"} and sum(found["first_seat"].values()) == 22
    assert set(found["ends"]) == {"provinces", "piles", "limit"} and sum(found["ends"].values()) == 22
    assert [p["name"] for p in found["players"]] == ["bm", "smithies"]
    for player in found["players"]:
        assert set(player) == PLAYER_KEYS and player["ci95"][0] <= player["share"] <= player["ci95"][1]
        assert player["wins"] + player["ties"] + player["losses"] == 22
    assert found["games_per_second"] == pytest.approx(22 / found["seconds"], rel=0.2) and found["cpu_seconds"] > 0


def test_the_same_json_for_jobs_and_kernels(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for which in kernel.kernels():
        monkeypatch.setenv("DEMESNE_PLAIN", "1" if which == "plain" else "0")
        for jobs in ("1", "2"):
            done = command("sim", "bm.strategy", "smithies.strategy", "--games", "100", "--json", "--jobs", jobs)
            assert done.code == 0 and ("kernel: plain" in done.err) == (which == "plain")
            found.append(steady(done.out))
    assert all(f == found[0] for f in found)


@pytest.mark.skipif(
    "compiled" not in kernel.kernels(),
    reason="no compiled kernel (DEMESNE_BUILD=plain or no C compiler): too many games",
)
def test_until(command: Command) -> None:
    one, two, three = (
        steady(command("sim", "bm.strategy", "smithies.strategy", "--until", until, "--json", "--jobs", jobs).out)
        for until, jobs in (("1%", "1"), ("0.01", "2"), ("1 %", "2"))
    )
    assert one == two == three and one["games"] % 1000 == 0 and one["games"] > 2000
    assert one["players"][0]["ci95"][1] - one["players"][0]["ci95"][0] <= 0.02


def test_text_says_what_it_rests_on_and_what_it_does_not_prove(command: Command) -> None:
    done = command("sim", "bm.strategy", "smithies.strategy", "--games", "200", "--seed", "a seed")
    assert done.code == 0 and "Traceback" not in done.err
    for part in ("200 games in", "share", "95% interval", "First seat: wins", "Ends: Provinces gone 100.0%", "What this rests on",
                 "Kingdom: ", "Seats: 2 players, each seed once per rotation", "Seeds: 100 of them from seed 'a seed'",
                 "What it does not prove", "luck of the shuffles only"):  # fmt: skip
        assert part in done.out, part


def test_two_names_alike_odd_names_and_standard_input(command: Command) -> None:
    found = json.loads(command("sim", "bm.strategy", "bm.strategy", "--games", "4", "--json").out)
    assert [p["name"] for p in found["players"]] == ["bm", "bm"]
    found = json.loads(command("sim", "-", "my list é 王.strategy", "--games", "4", "--json", typed="buy Gold\n").out)
    assert [p["name"] for p in found["players"]] == ["-", "my list é 王"]
    found = json.loads(command("sim", "empty", "buy Gold", "--games", "4", "--json").out)
    assert [p["name"] for p in found["players"]] == ["empty", "strategy"]
    found = json.loads(command("sim", "--json", "bm.strategy", "-", "--games", "4", typed="").out)
    assert found["players"][0]["wins"] == 4


def test_a_pipe_is_as_good_as_a_file_and_case_never_matters(command: Command) -> None:
    read, write = os.pipe()
    os.write(write, b"buy Gold\n")
    os.close(write)
    pipe = f"/dev/fd/{read}"
    if not os.path.exists(pipe):
        pytest.skip("pipes have no names on this system")
    found = json.loads(command("sim", pipe, "BIG-Money", "--games", "4", "--json").out)
    os.close(read)
    assert found["players"][1]["name"] == "big-money" and found["players"][1]["wins"] == 4


def test_the_kingdom_comes_from_the_seed(command: Command) -> None:
    kingdoms = [
        json.loads(command("sim", "bm.strategy", "smithies.strategy", "--games", "2", "--json", "--seed", seed).out)[
            "kingdom"
        ]
        for seed in ("1", "1", "2", "é")
    ]
    assert kingdoms[0] == kingdoms[1] and len({tuple(k) for k in kingdoms}) == 3
    assert all("Smithy" in k and len(k) == 10 for k in kingdoms)


def test_csv_has_a_row_for_each_game_and_agrees_with_the_json(command: Command) -> None:
    arguments = ("sim", "bm.strategy", "smithies.strategy", "--games", "40")
    done = command(*arguments, "--csv")
    rows = list(csv.DictReader(io.StringIO(done.out)))
    found = json.loads(command(*arguments, "--json").out)
    assert done.code == 0 and len(rows) == 40 and "40 games" in done.err
    assert list(rows[0])[:5] == ["game", "seed_number", "rotation", "rounds", "ended"]
    for i, player in enumerate(found["players"], 1):
        assert sum(float(row[f"share_{i}"]) for row in rows) / 40 == pytest.approx(player["share"])
        assert sum(int(row[f"score_{i}"]) for row in rows) / 40 == pytest.approx(player["score_mean"])
    assert sum(int(row["rounds"]) for row in rows) / 40 == pytest.approx(found["rounds_mean"])
    assert re.fullmatch(r"1: \w+(; \d+: \w+(, \w+)*)*", rows[0]["gains_1"])


@pytest.mark.skipif(
    "compiled" not in kernel.kernels(),
    reason="no compiled kernel (DEMESNE_BUILD=plain or no C compiler): too many games",
)
def test_csv_until(command: Command) -> None:
    arguments = ("sim", "bm.strategy", "smithies.strategy", "--until", "2%")
    rows = list(csv.DictReader(io.StringIO(command(*arguments, "--csv").out)))
    assert len(rows) == json.loads(command(*arguments, "--json").out)["games"]


@pytest.mark.parametrize("start", ["5/2", "4/3"])
def test_starts_with_a_split(command: Command, start: str) -> None:
    found = json.loads(command("sim", "buy Market", "bm.strategy", "--start", start, "--games", "40", "--json").out)
    assert set(found) == KEYS | {"start"} and found["start"] == start
    done = command("sim", "buy Market when turn <= 2", "empty", "--start", start, "--games", "20", "--csv")
    bought = [row["gains_1"] for row in csv.DictReader(io.StringIO(done.out))]
    assert all(("Market" in gains) == (start == "5/2") for gains in bought)


@pytest.mark.parametrize("as_text", [True, False])
def test_starts_from_a_position(command: Command, tmp_path: pathlib.Path, as_text: bool) -> None:
    text = (
        "kingdom: First Game\nseat 0: hand 5 Gold; deck 5 Copper; turns 11\nseat 1: hand 5 Copper; deck 5 Copper; turns 10\n"
        "turn: seat 0, phase action\nsupply: Province 1\n"
    )
    hands = [
        {"hand": ["Gold"] * 5, "deck": ["Copper"] * 5, "turns": 11},
        {"hand": ["Copper"] * 5, "deck": ["Copper"] * 5, "turns": 10},
    ]
    data = {
        "kingdom": "First Game",
        "players": hands,
        "turn": {"player": 0, "phase": "action"},
        "supply": {"Province": 1},
    }
    (tmp_path / "start").write_text(text if as_text else json.dumps(data))
    found = json.loads(command("sim", "bm.strategy", "bm.strategy", "--start", "start", "--games", "10", "--json").out)
    assert found["start"] == "position" and found["first_seat"] == {"wins": 10, "ties": 0, "losses": 0}
    assert found["rounds_mean"] == 11 and found["players"][0]["wins"] == 5
    done = command("sim", "bm.strategy", "bm.strategy", "bm.strategy", "--start", "start")
    assert done == (1, "", "start: the position has 2 players, got 3 strategies\n")
    done = command("sim", "bm.strategy", "bm.strategy", "--start", "start", "--kingdom", "First Game")
    assert done == (1, "", "start: a position has its kingdom in it, expected no other kingdom\n")


def test_paired(command: Command) -> None:
    arguments = ("sim", "--paired", "smithies.strategy", "bm.strategy", "--against", "bm.strategy", "--games", "200")
    found = json.loads(command(*arguments, "--json").out)
    assert found["paired"] == ["smithies", "bm"] and found["against"] == ["bm"] and found["games"] == 200
    assert found["difference"] == pytest.approx(found["shares"][0] - found["shares"][1]) and found["difference"] > 0.1
    assert found["ci95"][0] < found["difference"] < found["ci95"][1]
    text = command(*arguments).out
    assert "smithies is better" in text and "Seats: 2 players" in text
    three = command(
        "sim",
        "--paired",
        "smithies.strategy",
        "bm.strategy",
        "--against",
        "bm.strategy",
        "eight",
        "--games",
        "9",
        "--json",
    )
    assert json.loads(three.out)["against"] == ["bm", "eight"] and json.loads(three.out)["games"] == 9


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link", "br", "img", "input", "hr", "col", "path", "line", "rect", "circle", "use"):
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "data", "action")]

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            assert self.open.pop() == tag


def test_report_is_one_file_that_needs_no_network(command: Command) -> None:
    done = command("sim", "<b>&.strategy", "my list é 王.strategy", "--games", "60", "--report", "page.html", "--json")
    assert done.code == 0 and json.loads(done.out)["games"] == 60 and "report: page.html" in done.err
    text = pathlib.Path("page.html").read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.open == [] and "<!doctype html>" in text[:50].lower()
    assert all(link.startswith(("#", "data:")) for link in page.links), page.links
    assert not re.search(r"url\((?!['\"]?(?:data:|#))|@import", text)
    assert "&lt;b&gt;&amp;" in text and "<b>&" not in text and "my list é 王" in text
    for part in ("What this rests on", "Seed number 0", "luck of the shuffles"):
        assert part.casefold() in text.casefold(), part


def test_names_that_cannot_be_printed(command: Command) -> None:
    for name in ("a\x1b[31mred.strategy", os.fsdecode(b"\xff.strategy")):
        pathlib.Path(name).write_text(BIG_MONEY)
        done = command("sim", name, "bm.strategy", "--games", "4", "--report", "page.html", "--plot", "picture.svg")
        assert done.code == 0 and "\x1b" not in done.out and "?" in done.out
        xml.etree.ElementTree.parse("picture.svg")


def test_plots(command: Command) -> None:
    for name in ("picture.svg", "picture.SVG"):
        assert command("sim", "<b>&.strategy", "smithies.strategy", "--games", "60", "--plot", name).code == 0
        root = xml.etree.ElementTree.parse(name).getroot()
        assert root.tag.endswith("svg") and "http" not in "".join(v for e in root.iter() for v in e.attrib.values())


@pytest.mark.slow
def test_a_plot_as_png(command: Command) -> None:
    pytest.importorskip("resvg_py", reason="pictures as .png need demesne[plot]")
    assert command("sim", "bm.strategy", "smithies.strategy", "--games", "60", "--plot", "picture.png").code == 0
    assert pathlib.Path("picture.png").read_bytes().startswith(b"\x89PNG\r\n")


def test_own_cards_and_many_players(command: Command, both_kernels: str) -> None:
    own = str(pathlib.Path(__file__).parent.parent / "rules" / "cards" / "own.cards")
    fair = "buy Harvest Fair when owned(Harvest Fair) < 2\nbuy Toll Gate when owned(Toll Gate) < 1\n" + BIG_MONEY
    pathlib.Path("market").write_text(fair)
    pathlib.Path("watch").write_text(
        "buy Night Watch when owned(Night Watch) < 1\nbuy Orchard\nbuy Old Coin\n" + BIG_MONEY
    )
    six = ("market", "watch", "market", "watch", "bm.strategy", "smithies.strategy")
    done = command("sim", *six, "--cards", own, "--games", "6", "--json", "--jobs", "2")
    found = json.loads(done.out)
    assert done.code == 0 and found["games"] == 6 and {"Harvest Fair", "Toll Gate", "Orchard"} <= set(found["kingdom"])


# other commands


@pytest.mark.slow
def test_sample_is_a_game_of_the_simulation(command: Command) -> None:
    for start in ((), ("--start", "5/2")):
        rows = list(
            csv.DictReader(
                io.StringIO(command("sim", "smithies.strategy", "eight", "--games", "8", "--csv", *start).out)
            )
        )
        for row in rows:
            at = ("--number", row["seed_number"], "--rotation", row["rotation"], "--record", "game.record")
            done = command("sample", "smithies.strategy", "eight", *at, *start)
            assert done.code == 0
            game = Game.from_record(pathlib.Path("game.record").read_text(encoding="utf-8"))
            seats = [int(row["seat_1"]) - 1, int(row["seat_2"]) - 1]
            assert [game.scores()[seat] for seat in seats] == [int(row["score_1"]), int(row["score_2"])]
            assert [game.turns()[seat] for seat in seats] == [int(row["turns_1"]), int(row["turns_2"])]
            assert re.search(r"\nTurn 1 – (smithies|eight)\n.*\nTurn 1 – (smithies|eight)\n", done.out, re.DOTALL)
            assert f"smithies: {row['score_1']} points in {row['turns_1']} turns" in done.out
            assert game.ends == row["ended"] and max(game.turns()[0], 0) == int(row["rounds"])
            told: dict[int, list[str]] = {}
            turn = 1  # a game from a split begins within the first turn
            for event in game.events:
                turn = event.number if event.kind == "turn" else turn
                if event.kind in ("buy", "gain") and event.player == seats[0]:
                    told.setdefault(turn, []).extend(str(card) for card in event.cards)
            assert row["gains_1"] == "; ".join(f"{turn}: {', '.join(cards)}" for turn, cards in told.items())
        shown = command("replay", "game.record")
        assert (shown.code == 0 and " wins." in shown.out) or "share the victory" in shown.out


def test_tournament(command: Command) -> None:
    arguments = ("tournament", "smithies.strategy", "bm.strategy", "bm.strategy", "empty", "--games", "40")
    found = json.loads(command(*arguments, "--json").out)
    assert found["games"] == 6 * 40 and [e["name"] for e in found["entrants"]][-1] == "empty"
    assert {e["name"] for e in found["entrants"]} == {"smithies", "bm (1)", "bm (2)", "empty"}
    assert found["shares"]["smithies"]["empty"] == 1.0 and not found["interrupted"]
    text = command(*arguments).out
    assert "rating" in text and "What this rests on" in text and "What it does not prove" in text


@pytest.mark.skipif(
    "compiled" not in kernel.kernels(),
    reason="no compiled kernel (DEMESNE_BUILD=plain or no C compiler): too many games",
)
def test_levels_of_the_generic_bot_sit_everywhere(command: Command) -> None:
    more = ("--games", "20", "--kingdom", "First Game", "--json")
    found = json.loads(command("sim", "gentle", "big-money", *more).out)
    assert [p["name"] for p in found["players"]] == ["gentle", "big-money"] and found["games"] == 20
    found = json.loads(command("tournament", "gentle", "big-money", *more).out)
    assert {e["name"] for e in found["entrants"]} == {"gentle", "big-money"}
    found = json.loads(command("sim", "--paired", "gentle", "bm.strategy", "--against", "big-money", *more).out)
    assert found["paired"] == ["gentle", "bm"]


def test_strategies_are_listed_and_shown(command: Command) -> None:
    listed = json.loads(command("strategies", "--json").out)
    assert [e["name"] for e in listed] == list(names()) and len(listed) >= 3
    assert {"name", "idea", "kingdom", "share"} <= set(listed[0])
    text = " ".join(command("strategies").out.split())
    assert all(e["name"] in text for e in listed) and f"{len(listed)} strategies" in text
    assert all(f"{level} {rating.points} ± {rating.error}" in text for level, rating in ratings().items())
    assert list(ratings()) == list(ALL_LEVELS)
    shown = command("strategies", listed[0]["name"])
    assert shown.code == 0 and "buy " in shown.out
    done = command("strategies", "big-mony")
    assert done.code == 1 and 'did you mean "big-money"?' in done.err and done.err.count("\n") == 1


@pytest.mark.slow
def test_bench_has_the_keys_of_its_figures(command: Command) -> None:
    found = json.loads(command("bench", "--json", "--rounds", "1").out)
    assert {
        "version",
        "python",
        "kernels",
        "games_per_cpu_second",
        "clone_us",
        "decision_us",
        "state_bytes",
        "cpu_us_per_game",
    } <= set(found)
    for which in kernel.kernels():
        assert set(found["games_per_cpu_second"][which]) == {
            "big-money mirror",
            "big-money-smithies",
            "village-smithy-market-militia",
        }
        assert found["clone_us"][which] > 0 and found["decision_us"][which] > 0
    assert "games per second" in command("bench", "--rounds", "1").out


# what is refused


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("sim", "strategies: expected 2 to 6, got 0"),
        ("sim bm.strategy", "strategies: expected 2 to 6, got 1"),
        ("sim" + 7 * " bm.strategy", "strategies: expected 2 to 6, got 7"),
        ("sim bm.strategy nowhere", 'expected a file or a name that demesne strategies lists, got "nowhere"'),
        ("sim bm.strategy big-mony", 'did you mean "big-money"?'),
        ("sim bm.strategy folder", 'expected a file or a name that demesne strategies lists, got "folder"'),
        ("sim bm.strategy binary", "binary: expected a strategy, which is UTF-8 text"),
        ("sim bm.strategy unknown", 'unknown, line 1, column 5: expected a card, got "Smity", did you mean "Smithy"?'),
        ("sim bm.strategy bad.strategy", 'bad.strategy, line 2, column 30: expected ")", got "<"'),
        ("sim eight seven", "kingdom: expected at most 10 kingdom cards, the strategies name 15: Baron, Bridge, "),
        ("sim bm.strategy bm.strategy --games 0", "games: expected 1 to 1,000,000,000, got 0"),
        ("sim bm.strategy bm.strategy --games 0 --csv", "games: expected 1 to 1,000,000,000, got 0"),
        ("sim bm.strategy bm.strategy --games -5", "games: expected 1 to 1,000,000,000, got -5"),
        ("sim bm.strategy bm.strategy --games 1e5", "--games"),
        ("sim bm.strategy bm.strategy --games 99999999999999999999", "games: expected 1 to 1,000,000,000"),
        ("sim bm.strategy bm.strategy --kingdom Cellar,Market,Merchant,Militia,Mine,Moat,Remodel,Smithy,Village", "kingdom: expected ten card names, got 9"),
        ("sim bm.strategy bm.strategy --kingdom Frist", "kingdom: expected a recommended set or ten card names"),
        ("sim bm.strategy seven --kingdom First_Game", "kingdom"),
        ("sim bm.strategy bm.strategy --until 0", '--until: expected a width such as 0.5%, got "0"'),
        ("sim bm.strategy bm.strategy --until 60%", "--until: expected a width"),
        ("sim bm.strategy bm.strategy --until 5%%", "--until: expected a width"),
        ("sim bm.strategy bm.strategy --until nan", "--until: expected a width"),
        ("sim bm.strategy bm.strategy --until soon", "--until: expected a width"),
        ("sim bm.strategy bm.strategy --start 6/1", 'start: expected 5/2, 4/3 or a file with a position, got "6/1"'),
        ("sim bm.strategy bm.strategy --start folder", "start: expected 5/2, 4/3 or a file with a position"),
        ("sim bm.strategy bm.strategy --start binary", "binary: expected a position, which is UTF-8 text"),
        ("sim bm.strategy bm.strategy --start bm.strategy", "bm.strategy: expected a position, as JSON or as text: "),
        ("sim bm.strategy bm.strategy --plot x.gif", "--plot: expected a file that ends with .svg or .png"),
        ("sim bm.strategy bm.strategy --plot no/x.svg", "no/x.svg: cannot be written, there is no such folder"),
        ("sim bm.strategy bm.strategy --report no/x.html", "no/x.html: cannot be written, there is no such folder"),
        ("sim bm.strategy bm.strategy --report folder", "folder: cannot be written, it is a folder"),
        ("sim bm.strategy bm.strategy --engine rya", 'engine: expected local or ray, got "rya", did you mean "ray"?'),
        ("sim bm.strategy bm.strategy --jobs 0", "jobs: expected 1 to 1,024, got 0"),
        ("sim bm.strategy bm.strategy --jobs many", "--jobs"),
        ("sim bm.strategy bm.strategy --edition 3", "edition: expected 1 or 2, got 3"),
        ("sim bm.strategy bm.strategy --bot-timeout 0", "bot_timeout: expected seconds"),
        ("sim bm.strategy bm.strategy --bot-timeout nan", "bot_timeout: expected seconds"),
        ("sim bm.strategy bm.strategy --cards none.cards", "none.cards: cannot be read"),
        ("sim bm.strategy bm.strategy --jsn", 'unknown option "--jsn", did you mean "--json"?'),
        ("sim bm.strategy bm.strategy -j", 'unknown option "-j"'),
        ("sim bm.strategy bm.strategy --json --csv", "use only one of --json or --csv"),
        ("sim bm.strategy bm.strategy --csv --report x.html", "use only one of --csv or --report"),
        ("sim - -", 'strategies: expected "-" (standard input) once'),
        ("sim bm.strategy none.py", "none.py: expected a Python file with choose(view, decision)"),
        ("sim bm.strategy none:choose", "none:choose: expected module:function"),
        ("sim --paired bm.strategy", "--paired"),
        ("sim --paired bm.strategy bm.strategy", "paired: expected two versions and at least one opponent"),
        ("sim --paired bm.strategy bm.strategy --against nowhere", "expected a file or a name"),
        ("sim --paired bm.strategy bm.strategy --against bm.strategy --games 0", "games: expected 1 to"),
        ("sim bm.strategy --paired bm.strategy bm.strategy --against bm.strategy", "--paired: expected no other strategies"),
        ("sim --paired bm.strategy bm.strategy --against bm.strategy --csv", "use only one of --csv or --paired"),
        ("sim bm.strategy bm.strategy --against bm.strategy", "--against: expected together with --paired"),
        ("tournament bm.strategy", "tournament: expected 2 to 60 strategies, got 1"),
        ("tournament bm.strategy bm.strategy --games 0", "games: expected 1 to"),
        ("tournament bm.strategy bm.strategy --edition 0", "edition: expected 1 or 2, got 0"),
        ("sim --paired bm.strategy bm.strategy --against bm.strategy --edition 0", "edition: expected 1 or 2"),
        ("tournament eight seven", "kingdom: expected at most 10 kingdom cards"),
        ("sample bm.strategy bm.strategy --number -1", "sample: expected a number from 0 to"),
        ("sample bm.strategy bm.strategy --number 99999999999999999999", "sample: expected a number from 0 to"),
        ("sample bm.strategy bm.strategy --rotation 2", "a rotation from 0 to 1"),
        ("sample bm.strategy bm.strategy --record folder", "folder: cannot be written, it is a folder"),
        ("sample bm.strategy", "strategies: expected 2 to 6, got 1"),
        ("bench --rounds 0", "rounds: expected 1 to 1,000, got 0"),
        ("strategies strong --kingdom nowhere", "kingdom: expected a recommended set or ten card names"),
    ],
)  # fmt: skip
def test_bad_input_gets_one_line_and_exit_1(command: Command, arguments: str, message: str) -> None:
    done = command(*arguments.split())
    assert done.code == 1 and done.out == "" and message in done.err
    assert done.err.count("\n") == 1 and done.err.endswith("\n") and "Traceback" not in done.err


def test_a_named_card_outside_the_kingdom(command: Command, both_kernels: str) -> None:
    done = command("sim", "bm.strategy", "seven", "--kingdom", "First Game")
    assert (
        done.code == 1
        and done.err.startswith("seven: names Baron, which is not in the kingdom (")
        and done.err.count("\n") == 1
    )


def test_standard_input_that_is_closed_or_too_long(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    done = command("sim", "bm.strategy", "-", typed="#" * 200_000)
    assert done.code == 1 and "expected at most 100,000 characters" in done.err
    pathlib.Path("long").write_text("#" * 500_000)
    assert command("sim", "bm.strategy", "long").err == "long: expected a strategy of at most 100,000 characters\n"
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(ValueError, match="standard input is closed"):
        match_of([BIG_MONEY, "-"])


@pytest.mark.parametrize("name", [" ", "", "\t", "x" * 300, "a\x00b", "\ud800", ":", "..", "~"])
def test_odd_names(command: Command, name: str) -> None:
    done = command("sim", "bm.strategy", name)
    assert done.code == 1 and done.out == "" and done.err.count("\n") == 1 and "Traceback" not in done.err


def test_a_failing_bot_is_told_and_its_record_kept(command: Command) -> None:
    pathlib.Path("bot.py").write_text("def choose(view, decision):\n    raise RuntimeError('no idea')\n")
    done = command("sim", "bot.py", "bm.strategy", "--games", "14", "--jobs", "1")
    assert done.code == 0 and "14 games not counted, a bot failed:" in done.out and "RuntimeError: no idea" in done.out
    kept = sorted(pathlib.Path().glob("failed-*.record"))
    assert len(kept) == 5 and not Game.from_record(kept[0].read_text()).over
    found = json.loads(command("sim", "bot.py", "bm.strategy", "--games", "14", "--json").out)
    assert set(found) == KEYS | {"failed", "failures"} and found["failed"] == 14 and found["games"] == 0
    rows = command("sim", "bot.py", "bm.strategy", "--games", "4", "--csv")
    assert rows.code == 0 and rows.out.count("\n") == 1, "only the head"
    assert command("sample", "bot.py", "bm.strategy") == (1, "", "bot: RuntimeError: no idea\n")


# interruptions and closed pipes, in processes of their own


def begin(*arguments: str, **more: Any) -> subprocess.Popen[str]:
    return subprocess.Popen([*DEMESNE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


LOADED = "import sys; from demesne.terminal.main import main; print('loaded', file=sys.stderr, flush=True); main(sys.argv[1:])"


def loaded(*arguments: str, **more: Any) -> subprocess.Popen[str]:
    """A command that has loaded everything, however slow the machine is, and only begins its work."""
    process = subprocess.Popen(
        [sys.executable, "-c", LOADED, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more
    )
    assert process.stderr and process.stderr.readline() == "loaded\n"
    return process


MOMENTS = (1.5, 10, 40)  # seconds after which to interrupt: a busy machine may not have begun, or finished a batch, yet


def interrupt(process: subprocess.Popen[str], after: float) -> Done:
    time.sleep(after)
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return Done(process.returncode, out, err)


@pytest.mark.slow
@pytest.mark.skipif(
    "compiled" not in kernel.kernels(),
    reason="no compiled kernel (DEMESNE_BUILD=plain or no C compiler): too many games",
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_prints_what_is_known_so_far(jobs: str) -> None:
    for after in MOMENTS:
        done = interrupt(loaded("sim", BIG_MONEY, BIG_MONEY, "--games", "900000000", "--json", "--jobs", jobs), after)
        found = json.loads(done.out or "{}")
        if found.get("games"):
            break
    assert done.code == 130 and found["interrupted"] is True and 0 < found["games"] < 900_000_000
    assert sum(found["first_seat"].values()) == found["games"] and "Traceback" not in done.err


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_of_the_plain_kernel(jobs: str) -> None:
    """Also while processes are being started: once such a run never ended."""
    for after in (0.7, 0.8, 2, 10, 40):  # a busy machine may not have begun to play
        process = loaded(
            "sim", BIG_MONEY, BIG_MONEY, "--games", "100000", "--jobs", jobs, env={**os.environ, "DEMESNE_PLAIN": "1"}
        )
        done = interrupt(process, after)
        assert done.code == 130 and "Traceback" not in done.err
        if after > 1 and done.out.startswith("Interrupted: "):
            break
    assert done.out.startswith("Interrupted: ")


@pytest.mark.slow
@pytest.mark.parametrize("more", [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "2", "--bot-timeout", "50"]])
def test_an_interruption_of_a_bot_lost_in_thought(tmp_path: pathlib.Path, more: list[str]) -> None:
    bot, asked = tmp_path / "bot.py", tmp_path / "asked"
    asking = f"    pathlib.Path({str(asked)!r}).touch()\n    time.sleep(100)\n"
    bot.write_text(f"import pathlib\nimport time\n\n\ndef choose(view, decision):\n{asking}")
    process = loaded("sim", str(bot), BIG_MONEY, "--games", "100", *more)
    while not asked.exists():
        time.sleep(0.05)
        assert process.poll() is None
    begun = time.monotonic()
    done = interrupt(process, 0.5)
    assert done.code == 130 and "Interrupted: 0 games" in done.out and "Traceback" not in done.err
    assert time.monotonic() - begun < 45, "before the bot would have answered or been given up"


def test_a_pool_that_was_still_closing_when_python_exited_wrote_a_traceback_bug(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python's exit wakes up the threads of pools that are alive, through pipes that they may be closing."""
    closes = pools._ExecutorManagerThread.join_executor_internals
    thread: list[threading.Thread] = []

    def closes_late(self: threading.Thread) -> None:
        thread.append(self)
        time.sleep(0.5)
        closes(self)

    monkeypatch.setattr(pools._ExecutorManagerThread, "join_executor_internals", closes_late)
    engine = Processes(Games(match_of([BIG_MONEY, BIG_MONEY]), details=False, timeout=None), 2)
    engine.submit(0, 2).result()
    engine.close()
    assert thread and not thread[0].is_alive()


@pytest.mark.slow
def test_an_interruption_of_rows_and_of_a_tournament() -> None:
    done = interrupt(loaded("sim", BIG_MONEY, BIG_MONEY, "--games", "100000000", "--csv"), 1.0)
    assert done.code in (130, -signal.SIGINT) and "Traceback" not in done.err
    for after in MOMENTS:
        done = interrupt(loaded("tournament", *[BIG_MONEY] * 30, "--games", "2000000", "--json"), after)
        if done.out:
            break
    assert done.code == 130 and json.loads(done.out)["interrupted"] is True and "NaN" not in done.out


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [["--csv", "--games", "5000"], ["--json", "--games", "10"], ["--games", "10"]])
def test_a_closed_pipe_is_no_error(arguments: list[str]) -> None:
    process = begin("sim", BIG_MONEY, BIG_MONEY, *arguments)
    assert process.stdout and process.stderr
    if "--csv" in arguments:
        process.stdout.readline()
    process.stdout.close()
    err = process.stderr.read()
    assert process.wait(60) in (0, 1) and "Traceback" not in err and "Exception" not in err


TALKATIVE = """
# stands for Ray, which writes to standard output from several places: prints, C code, the processes it starts, the end
import atexit, os, subprocess, sys

def talk(where):
    print("ray prints:", where)
    os.write(1, b"ray's core writes\\n")
    subprocess.run([sys.executable, "-c", "print('a node died')"])

atexit.register(talk, "at exit")
is_initialized = lambda: False
init = lambda **more: talk("init")
cluster_resources = lambda: {"CPU": 1}
put = lambda what: what
cancel = lambda reference: None
shutdown = lambda: talk("shutdown")

class Remote:
    def __init__(self, work):
        self.work = work
    def remote(self, *given):
        return self.work, given

remote = lambda **more: Remote

def get(reference):
    talk("get")
    work, given = reference
    return work(*given)
"""


@pytest.mark.parametrize("command", ["sim", pytest.param("solve", marks=pytest.mark.slow)])
def test_what_ray_writes_was_among_the_json_on_standard_output_bug(command: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / "ray.py").write_text(TALKATIVE)
    given = {
        "sim": ["big-money", "big-money", "--games", "2000"],
        "solve": ["First Game", "--minutes", "0.001", "--jobs", "1"],
    }[command]
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "DEMESNE_HOME": str(tmp_path)}
    arguments = [sys.executable, "-m", "demesne", command, *given, "--engine", "ray", "--json"]
    done = subprocess.run(arguments, capture_output=True, text=True, env=env)
    assert json.loads(done.stdout)["games"] > 0 and done.stdout.count("\n") == 1
    for said in ("ray prints: init", "ray prints: get", "ray prints: at exit", "ray's core writes", "a node died"):
        assert said in done.stderr, said
