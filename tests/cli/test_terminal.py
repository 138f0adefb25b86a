"""The command line: a whole game typed, wrong input told in one line, exit codes."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys

import pytest

from demesne import Game

pytestmark = pytest.mark.slow

DEMESNE = [sys.executable, "-m", "demesne"]


@pytest.fixture(autouse=True)
def home(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_HOME", str(tmp_path / "home"))


def run(*arguments: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """A command; games are played in the terminal."""
    if arguments[:1] == ("play",):
        arguments = ("play", "--terminal", *arguments[1:])
    settings = {**os.environ, "COLUMNS": "120", **env}
    return subprocess.run(
        [*DEMESNE, *arguments], input=typed, capture_output=True, text=True, env=settings, timeout=120
    )


def test_a_whole_game_can_be_typed_and_its_record_replayed(tmp_path: pathlib.Path) -> None:
    """Answer everything with the first thing offered, and end phases: somebody wins in the end."""
    record = tmp_path / "game.txt"
    typed = "all\nProvince\nProvince\nSilver\n1\n1 2\n\n" * 400
    done = run("play", "--seed", "3", "--kingdom", "Silver & Gold", "--record", str(record), typed=typed)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout and " wins" in done.stdout
    assert "cannot be picked now" in done.stdout, "wrong input is told and asked again"
    game = Game.from_record(record.read_text(encoding="utf-8"))
    assert game.over
    shown = run("replay", str(record))
    assert shown.returncode == 0
    assert f"Player 1: {game.scores()[0]} points" in shown.stdout and "Turn 1 – Player 2" in shown.stdout


def test_the_end_of_input_leaves_the_table() -> None:
    done = run("play", "--seed", "1", typed="")
    assert done.returncode == 0 and "The game is saved." in done.stdout
    done = run("play", "--resume", typed="")
    assert done.returncode == 0 and "The game is saved." in done.stdout


def test_without_an_unfinished_game_there_is_nothing_to_resume() -> None:
    done = run("play", "--resume")
    assert done.returncode == 1 and done.stderr == "there is no unfinished game; demesne play begins one\n"


def test_a_saved_record_can_be_resumed(tmp_path: pathlib.Path) -> None:
    saved = tmp_path / "game.record"
    done = run("play", "--seed", "1", typed=f"t\nsave {saved}\nq\n")
    assert f"The game is in {saved}" in done.stdout.replace("\n", "")
    done = run("play", "--resume", "--file", str(saved), typed="q\n")
    assert done.returncode == 0 and "In play: Copper" in done.stdout


def test_six_players_and_the_other_edition_and_a_random_kingdom() -> None:
    done = run("play", "--players", "6", "--edition", "1", "--kingdom", "random", "--seed", "x", typed="quit\n")
    assert done.returncode == 0 and "Emil (bot, fair): hand 5" in done.stdout


def test_a_kingdom_may_be_named_in_any_language() -> None:
    ten = "Falu, Kovácsműhely, Ополчение, Ров, Piwnica, Targ, Kopalnia, Remodel, Workshop, Merchant"
    done = run("play", "--kingdom", ten, typed="quit\n")
    assert done.returncode == 0 and "Smithy" in done.stdout, done.stderr


def test_english_names_can_stand_beside_those_of_the_language() -> None:
    done = run("play", "--lang", "hu", "--english", "--seed", "1", typed="q\n")
    assert done.returncode == 0 and "Provincia (Province)" in done.stdout


@pytest.mark.parametrize(("names", "line"), [
    (["Anna", "anna"], "expected different names, anna appears twice"),
    (["a", "b", "c"], "expected at most 2 people for 2 players, got 3"),
    (["x" * 30], "expected a name of 1 to 24 characters"),
])  # fmt: skip
def test_names_of_people(names: list[str], line: str) -> None:
    done = run("play", *(word for name in names for word in ("--name", name)))
    assert done.returncode == 1 and line in done.stderr


def test_own_cards_can_be_played(tmp_path: pathlib.Path) -> None:
    cards = pathlib.Path(__file__).parent.parent / "rules" / "cards" / "own.cards"
    ten = "Harvest Fair, Toll Gate, Night Watch, Old Coin, Orchard, Village, Smithy, Militia, Moat, Cellar"
    done = run("play", "--cards", str(cards), "--kingdom", ten, typed="quit\n")
    assert done.returncode == 0 and "Toll Gate" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["plya"], 'unknown word "plya", did you mean "play"'),
        (["play", "--players", "9"], "players: expected 2 to 6, got 9"),
        (["play", "--players", "many"], "--players"),
        (["play", "--kingdom", "Frist Game"], 'did you mean "First Game"'),
        (["play", "--kingdom", "Village, Smithy"], "expected ten card names, got 2"),
        (["play", "--edition", "3"], "edition: expected 1 or 2"),
        (["play", "--cards", "none.cards"], "none.cards: cannot be read"),
        (["play", "--record", "no/such/folder/file"], "cannot be written"),
        (["replay", "none.txt"], "none.txt: cannot be read"),
        (["replay"], "FILE"),
        (["replay", __file__], "record, line 1: expected"),
        (["play", "--fly"], 'unknown option "--fly"'),
    ],
)
def test_bad_input_gets_one_line_and_exit_1(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 1
    assert message.casefold() in done.stderr.casefold()
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_version_says_which_kernel_and_why() -> None:
    assert "kernel compiled" in run("version", DEMESNE_PLAIN="0").stdout or "plain, many times" in run("version").stdout
    assert (
        "kernel plain (DEMESNE_PLAIN is set)" in run("version", DEMESNE_PLAIN="1").stdout
        or "plain, many times" in run("version").stdout
    )
    assert run("--version").stdout == run("version").stdout


def test_help_everywhere() -> None:
    for arguments in (["--help"], ["play", "--help"], ["replay", "--help"], ["version", "--help"]):
        done = run(*arguments)
        assert done.returncode == 0 and "Usage: demesne" in done.stdout


def test_an_interruption_is_130_and_the_record_is_kept(tmp_path: pathlib.Path) -> None:
    record = tmp_path / "game.txt"
    process = subprocess.Popen(
        [*DEMESNE, "play", "--terminal", "--seed", "1", "--record", str(record)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdin and process.stdout
    while not (line := process.stdout.readline()).startswith("Play your Treasures"):
        assert line, "the game ended before it asked anything"
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 130
    assert Game.from_record(record.read_text(encoding="utf-8")).answers == []


def test_the_installed_build_says_what_it_is() -> None:
    import demesne.kernel

    info = pathlib.Path(demesne.kernel.__file__).parent / "_build.json"
    if not info.is_file():
        pytest.skip("run from source: there is no build to describe")
    built = json.loads(info.read_text(encoding="utf-8"))
    assert built["kernel"] == ("compiled" if "compiled" in demesne.kernel.kernels() else "plain") and built["why"]


def test_import_does_not_load_the_command_line() -> None:
    code = "import sys, demesne; assert 'demesne.terminal' not in sys.modules and 'rich' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
