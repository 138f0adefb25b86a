"""The commands in any language: help, output and errors all come from the messages, and fit."""

from __future__ import annotations

import io
import json
import os
import pathlib
import re
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from rich.cells import cell_len

from bracketed import outside
from demesne import Game, cards
from demesne.cards import PUBLISHED, SETS
from demesne.fluent.files import LANGUAGES
from demesne.languages import language
from demesne.refusal import Refusal
from demesne.sim.text import columns, figure, percent
from demesne.solve import solve
from demesne.strategies.levels import ALL_LEVELS, LEVELS
from demesne.strategies.shipped import entries
from demesne.table import SeatHolder, Table
from demesne.table.table import setup_of
from demesne.terminal import about, begin
from demesne.terminal import play as play_module
from demesne.terminal.browser import table_wanted
from demesne.terminal.commands import COMMANDS
from demesne.terminal.help import attribute
from demesne.terminal.main import main
from parsed import messages_of
from small_search import make_small

BIG_MONEY = "buy Province\nbuy Gold\nbuy Silver\n"
SMITHIES = "# two Smithies\nbuy Province\nbuy Gold\nbuy Smithy when owned(Smithy) < 2\nbuy Silver\n"
SHARED = {"help-demesne", "help-more", "help-usage", "help-command", "help-options", "help-options-title"} | {
    *("help-language", "help-commands", "help-arguments", "help-default")
}


class Done(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture
def command(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    monkeypatch.setenv("DEMESNE_LANG", "en")
    (tmp_path / "bm.strategy").write_text(BIG_MONEY)
    (tmp_path / "sm.strategy").write_text(SMITHIES)
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)))

    def call(*arguments: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        return Done(int(left.value.code or 0), *capsys.readouterr())

    return call


# help


def help_messages() -> dict[str, set[str]]:
    """Each message of the help and the names of its attributes."""
    return {item.id.name: {a.id.name for a in item.attributes} for item in messages_of("en", "help")}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_parameter_has_its_help_and_no_help_is_left_over(name: str) -> None:
    assert help_messages()[f"help-{name}"] == {attribute(a) for a in COMMANDS[name].arguments}


def test_no_message_of_the_help_is_left_over() -> None:
    messages = help_messages()
    assert set(messages) == {f"help-{name}" for name in COMMANDS} | SHARED
    assert messages["help-demesne"] == {"lang", "help", "version"}


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_in_xx(name: str, command: Command) -> None:
    done = command(*name.split(), "--help", "--lang", "xx")
    assert done.code == 0 and not done.err and not outside(done.out, ["demesne", *COMMANDS])
    assert all(cell_len(line) <= 80 and line == line.rstrip() for line in done.out.splitlines()), done.out


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_in_english(name: str, command: Command) -> None:
    done = command(*name.split(), "--help")
    assert done.code == 0 and not done.err and done.out.startswith(f"Usage: demesne {name}")
    assert all(cell_len(line) <= 80 for line in done.out.splitlines()), done.out
    assert "--lang" in done.out and "--help, -h" in done.out and "⟦" not in done.out
    listed = re.findall(r"^  (--[a-z-]+)", done.out, re.MULTILINE)
    if name:
        assert {*listed} == {"--lang", "--help"} | {a.name for a in COMMANDS[name].arguments if a.is_option}
        for a in COMMANDS[name].arguments:
            assert " ".join(language("en").form(f"help-{name}", attribute(a)).split()) in " ".join(done.out.split())


@pytest.mark.parametrize("line", ["--help sim", "sim -h", "sim a b --games 3 --help", "--lang en sim --help"])
def test_help_is_asked_for_anywhere(line: str, command: Command) -> None:
    assert command(*line.split()).out == command("sim", "--help").out


def test_help_is_read_only_when_it_is_asked_for() -> None:
    code = (
        "import sys\nfrom demesne.terminal.main import main\nfrom demesne.languages import language\n"
        "try: main(['version'])\nexcept SystemExit: pass\n"
        "assert 'help' not in language('en').bundle.files, 'help.ftl was read'"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "DEMESNE_LANG": "en"})


# the language


@pytest.mark.parametrize(
    "line", ["--lang xx card Moat", "card --lang xx Moat", "card Moat --lang xx", "card Moat --lang=xx"]
)
def test_the_language_stands_anywhere(line: str, command: Command) -> None:
    assert command(*line.split()) == command("card", "Moat", "--lang", "xx")
    assert command("card", "Moat", "--lang", "xx") != command("card", "Moat")


def test_nothing_is_an_option_after_two_hyphens(command: Command) -> None:
    done = command("card", "--", "--lang", "xx")
    assert done == (1, "", 'unknown card "--lang xx"\n')


def test_the_environment_gives_the_language(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = command("card", "Moat", "--lang", "pl")
    monkeypatch.setenv("DEMESNE_LANG", "pl")
    assert command("card", "Moat") == asked and asked.out.startswith("Fosa (Moat)\n")
    assert command("card", "Moat", "--lang", "en").out.startswith("Moat\n")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("--lang", "--lang: expected a value after it (see demesne --help)"),
        ("card Moat --lang", "--lang: expected a value after it (see demesne --help)"),
        ("card Moat --lang en --lang hu", "--lang: expected only once (see demesne --help)"),
        ("card Moat --lang=en --lang hu", "--lang: expected only once (see demesne --help)"),
        ("card Moat --lang yy", '--lang: expected en, hu, ru, pl, is, got "yy"'),
    ],
)
def test_a_language_that_cannot_be_spoken(line: str, message: str, command: Command) -> None:
    assert command(*line.split()) == (1, "", message + "\n")


# output

KNOWN = ["bm", "sm", "gentle", "fair", "strong", "bot.py", "bot"]
OUTPUTS = [
    "sim bm.strategy sm.strategy --games 40",
    "sim bm.strategy sm.strategy sm.strategy --games 6 --start 5/2",
    "sim bm.strategy sm.strategy --games 4 --csv",
    "sim bm.strategy sm.strategy --games 4 --report page.html --plot plot.svg",
    "sim --paired bm.strategy sm.strategy --against bm.strategy --games 20",
    "sim --paired bm.strategy bm.strategy --against bm.strategy --games 2",
    "tournament bm.strategy sm.strategy --games 20",
    "sample bm.strategy sm.strategy",
    "sample bm.strategy sm.strategy --start 5/2",
    "strategies",
    "version",
    "--version",
    "card Militia",
    "card Copper",
    "card Baron",
    "kingdom",
    "kingdom First Game",
    "kingdom random --seed 1",
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("line", OUTPUTS)
def test_output_in_xx(line: str, command: Command) -> None:
    done = command(*line.split(), "--lang", "xx")
    assert done.code == 0 and (done.out + done.err).strip()
    names = [*KNOWN, *SETS, *(c.name for c in PUBLISHED), *(x for e in entries() for x in (e.name, e.idea))]
    assert not outside(done.err if "--csv" in line else done.out + done.err, names)


def test_rows_and_json_are_the_same_in_every_language(command: Command) -> None:
    for more in (["--csv"], ["--json"]):
        line = ["sim", "bm.strategy", "sm.strategy", "--games", "20", "--kingdom", "First Game", *more]
        ours, theirs = (
            re.sub(r"\"[a-z_]*second[^,]*,", "", command(*line, "--lang", lang).out) for lang in ("en", "xx")
        )
        assert ours == theirs


def test_failed_bots_and_a_slow_kernel_in_xx(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_PLAIN", "1")
    pathlib.Path("bot.py").write_text("def choose(view, decision):\n    raise RuntimeError('no idea')\n")
    done = command("sim", "bot.py", "bm.strategy", "--games", "2", "--lang", "xx")
    assert done.code == 0 and not outside(done.out + done.err, KNOWN)
    assert done.err.count("\n") == 3 and done.out.count("no idea") == 2
    done = command("tournament", "bot.py", "bm.strategy", "--games", "2", "--lang", "xx")
    assert not outside(done.out + done.err, KNOWN)


@pytest.mark.slow
def test_bench_in_xx(command: Command) -> None:
    done = command("bench", "--rounds", "1", "--lang", "xx")
    assert done.code == 0 and not outside(done.out)


def test_columns_stand_below_each_other() -> None:
    rows = [["", "доля", "wins"], ["a", "5", "1,000"], ["王", "12", "7"]]
    assert columns(rows) == ["    доля   wins", "a      5  1,000", "王    12      7"]
    assert columns([["a", "1", "2"], ["b", "33"]]) == ["a   1  2", "b  33"]


def test_numbers_are_written_as_the_language_does() -> None:
    assert figure(1234.5, language("en"), 2) == "1,234.50" and figure(1234.5, language("hu"), 2) == "1234,50"
    assert figure(3, language("en"), sign=True) == "+3" and figure(-3, language("en"), sign=True) == "−3"
    assert percent(0.5, language("en")) == "50.0%"


# errors

MISTAKES = [
    ("plya", 'unknown word "plya", did you mean "play"? (see demesne --help)'),
    ("version now", 'unknown word "now" (see demesne version --help)'),
    ("replay a b", 'unknown word "b" (see demesne replay --help)'),
    ("play --fly", 'unknown option "--fly", did you mean "--file"? (see demesne play --help)'),
    ("--playrs 3", 'unknown option "--playrs", did you mean "--players"? (see demesne --help)'),
    ("version --lagn hu", 'unknown option "--lagn", did you mean "--lang"? (see demesne version --help)'),
    ("sim a b --jsn", 'unknown option "--jsn", did you mean "--json"? (see demesne sim --help)'),
    ("sim a b --jsn=1", 'unknown option "--jsn=1", did you mean "--json"? (see demesne sim --help)'),
    ("sim a b -j", 'unknown option "-j" (see demesne sim --help)'),
    ("sim --paired --jsn b", 'unknown option "--jsn", did you mean "--json"? (see demesne sim --help)'),
    ("kingdom --bxoes base", 'unknown option "--bxoes", did you mean "--boxes"? (see demesne kingdom --help)'),
    ("sim a b --games", "--games: expected a value after it (see demesne sim --help)"),
    ("sim --paired a", "--paired: expected 2 values after it (see demesne sim --help)"),
    ("sim a b --games many", '--games: expected a whole number, got "many" (see demesne sim --help)'),
    ("sim a b --games=", '--games: expected a whole number, got "" (see demesne sim --help)'),
    ("sim a b --bot-timeout soon", '--bot-timeout: expected a number, got "soon" (see demesne sim --help)'),
    ("sim a b --json=maybe", '--json: expected no value, got "maybe" (see demesne sim --help)'),
    ("sim a b --seed 1 --seed 2", "--seed: expected only once (see demesne sim --help)"),
    ("replay", "replay: expected FILE (see demesne replay --help)"),
    (
        "play --bot mastr",
        "--bot: expected one of novice, gentle, fair, strong, expert, master in the browser"
        ' (with --terminal any strategy, including solved:KINGDOM), got "mastr", did you mean "master"?',
    ),
    ("strategies master", "master: expert and master search at every decision and follow no list"),
    ("solve Improvements --rounds 2 --minutes 1", "use only one of minutes or rounds"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "message"), MISTAKES)
def test_mistakes_get_one_line(line: str, message: str, command: Command) -> None:
    assert command(*line.split()) == (1, "", message + "\n")


REFUSED = [
    "card",
    "card Vilage",
    "card Moat --edition 3",
    "kingdom Frist",
    "kingdom Village, Smithy",
    "kingdom random --lock Nonsense",
    "play --bot binary",
    "replay none.record",
    "replay binary",
    "replay bm.strategy",
    "bench --rounds 0",
    "sim",
    "sim bm.strategy nowhere",
    "sim bm.strategy sm.strategy --until soon",
    "sim bm.strategy sm.strategy --plot x.gif",
    "sim bm.strategy sm.strategy --report no/x.html",
    "sim bm.strategy sm.strategy --report folder",
    "sim bm.strategy sm.strategy --json --csv",
    "sim bm.strategy sm.strategy --csv --report x.html --plot x.svg",
    "sim bm.strategy --paired bm.strategy sm.strategy --against bm.strategy",
    "sim bm.strategy sm.strategy --against bm.strategy",
    "sample bm.strategy sm.strategy --number -1",
    "sample bm.strategy sm.strategy --record folder",
    "strategies big-mony",
]  # fmt: skip


@pytest.mark.parametrize("line", [*(line for line, _ in MISTAKES), *REFUSED])
def test_errors_in_xx(line: str, command: Command) -> None:
    done = command(*line.split(), "--lang", "xx")
    assert done.code == 1 and not done.out and done.err.count("\n") == 1
    assert done.err.startswith("⟦") and not outside(done.err)


def test_what_stops_a_command(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def raising(error: BaseException) -> Callable[..., Any]:
        def said(say: object) -> str:
            raise error

        return said

    full = OSError(28, "No space left on device")
    for error, code, message in (
        (full, 1, "cannot continue: the disk is full\n"),
        (KeyboardInterrupt(), 130, "\nInterrupted.\n"),
        (Refusal("command-card-missing"), 1, "card: expected the name of a card, such as demesne card Village\n"),
        (ValueError("plain words"), 1, "plain words\n"),
    ):
        monkeypatch.setattr(about, "about", raising(error))
        assert command("version") == (code, "", message)
        if type(error) is not ValueError:
            assert not outside(command("version", "--lang", "xx").err)


def test_odd_command_lines_get_one_line(command: Command) -> None:
    for line in ("sim -", "sim - - -", "- -", "-", "-- plya", "-xyz", "sim -xyz", "=", "--=", "sim --=3", "card -1"):
        done = command("--lang", "xx", *line.split())
        assert done.code == 1 and done.err.count("\n") == 1 and "Traceback" not in done.err, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_left_out_novice_and_solutions_bug(lang: str, command: Command) -> None:
    told = {name: command(name, "--help", "--lang", lang).out for name in ("sim", "play", "strategies")}
    for name, levels in (("sim", ALL_LEVELS), ("play", ALL_LEVELS), ("strategies", LEVELS)):
        assert all(level in told[name] for level in levels), name
    assert all(told[name].count("solved:") == 2 for name in ("sim", "play"))


def test_json_of_the_shelf_has_no_words_of_a_language(command: Command) -> None:
    assert json.loads(command("strategies", "--json", "--lang", "xx").out) == [e._asdict() for e in entries()]


def test_play_in_the_browser_takes_every_level_and_refuses_other_bots_in_one_line() -> None:
    """A solution or a strategy cannot sit at the server's table."""
    wanted = table_wanted("First Game", 2, ["master"], None, False, None, "Anna")
    assert [seat.level for seat in wanted.seats if seat.kind == "bot"] == ["master"]
    for bot in ("solved:First Game", "big-money"):
        with pytest.raises(Refusal) as error:
            table_wanted("First Game", 2, [bot], None, False, None, "Anna")
        said = language("en").phrase(error.value.phrase)
        assert bot in said and "master" in said and "--terminal" in said and "\n" not in said


@pytest.mark.parametrize("bot", ["bm.strategy", "big-money", "solved:First Game"])
def test_play_with_a_strategy_opens_the_terminal_bug(
    bot: str, command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    """The docs said that it can be played against, and it was refused wherever the server is installed."""
    if bot.startswith("solved:"):
        monkeypatch.setenv("DEMESNE_HOME", str(tmp_path / "home"))
        make_small(monkeypatch)
        solve("First Game", rounds=1, jobs=1)

    def stop(*_: object) -> None:
        raise Refusal("command-stopped", reason="in the terminal")

    monkeypatch.setattr(begin, "has_server", lambda: True)
    monkeypatch.setattr(begin, "has_page", lambda: True)
    monkeypatch.setattr(begin, "seated", stop)
    assert command("play", "--bot", bot) == (1, "", "cannot continue: in the terminal\n")


class Lines:
    """A display that keeps what is said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, *lines: str) -> None:
        self.said += lines


def test_a_bot_that_looked_for_its_list_kept_silent_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for more than a moment is told why; who does not hears nothing."""
    for patience, told in ((0.02, ["Ada looks at the kingdom…"]), (60, [])):
        monkeypatch.setattr(play_module, "PATIENCE", patience)
        table = Table(setup_of(Game("First Game", seed=1), (SeatHolder("Anna"), SeatHolder("Ada", "strong"))))
        bots = {1: object()}
        display = Lines()

        def found(
            told: list[str] = told, bots: dict[int, object] = bots, display: Lines = display
        ) -> dict[int, object]:
            for _ in range(6000):  # the list is there when the reason has been told: no clock can get between
                if display.said == told:
                    break
                time.sleep(0.01)
            return bots

        sitting = play_module.Play(table, found, None, display, language("en"))  # type: ignore[arg-type]
        assert sitting.woken(1) is bots and display.said == told
