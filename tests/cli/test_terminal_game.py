"""Whole games in a real terminal: a pseudo-terminal, keys sent, the screen read."""

from __future__ import annotations

import os
import pathlib
import re
import signal
import subprocess
import sys

import pytest

from bracketed import outside
from demesne import Game
from demesne.languages import LANGUAGES, language
from demesne.languages.reading import COMMANDS
from demesne.terminal import rendering
from terminal import COMMAND, Terminal, play_on

pytestmark = pytest.mark.slow  # whole games in real terminals

NAMES_OF_KEYS = [word for command in COMMANDS for word in language("xx")(f"key-{command}").split()]
VARIED = "Cellar, Militia, Moat, Steward, Masquerade, Sentry, Library, Bureaucrat, Wishing Well, Secret Passage"


def begin(*arguments: str, home: pathlib.Path, rows: int = 40) -> Terminal:
    terminal = Terminal("play", "--terminal", *arguments, home=home, rows=rows)
    terminal.wait()
    return terminal


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_each_language(lang: str, tmp_path: pathlib.Path) -> None:
    say = language(lang)
    terminal = begin(
        "--lang", lang, "--kingdom", VARIED, "--seed", "7", "--players", "3", "--bot", "fair", home=tmp_path
    )
    typed = play_on(terminal, lang)
    text = terminal.text()
    assert terminal.close() == 0
    assert typed > 30
    assert say("end-title") in text
    record = next((tmp_path / "records").iterdir())
    assert record.name in text.replace("\n", "")
    game = Game.from_record(record.read_text(encoding="utf-8"))
    assert game.over
    assert not list((tmp_path / "games").iterdir())
    assert all(len(row) <= 80 for row in terminal.screen.display)


LATER = {
    "Seaside": "Haven, Native Village, Island, Pirate, Tide Pools, Sailor, Blockade, Treasury, Ambassador, Lookout",
    "Prosperity": "Watchtower, Clerk, Hoard, Trade Route, Contraband, War Chest, Tiara, Bishop, Vault, Crystal Ball",
}


@pytest.mark.slow
@pytest.mark.parametrize("box", LATER)
@pytest.mark.parametrize("lang", ("en", "pl"))
def test_a_whole_game_with_the_later_boxes(lang: str, box: str, tmp_path: pathlib.Path) -> None:
    say = language(lang)
    terminal = begin(
        "--lang", lang, "--kingdom", LATER[box], "--colonies", "--seed", "3", "--bot", "gentle", home=tmp_path
    )
    assert play_on(terminal, lang) > 30
    text = terminal.text()
    assert terminal.close() == 0
    assert say("end-title") in text
    record = next((tmp_path / "records").iterdir())
    game = Game.from_record(record.read_text(encoding="utf-8"))
    assert game.over and game.colonies


def test_the_terminal_shows_mats_tokens_and_what_is_still_to_come(tmp_path: pathlib.Path) -> None:
    """Through a view of a position: what a player reads of both seats."""
    kingdom = [
        "Haven",
        "Native Village",
        "Island",
        "Pirate Ship",
        "Trade Route",
        "Contraband",
        "Monument",
        "Wharf",
        "Village",
        "Smithy",
    ]
    haven = {"card": "Haven", "aside": ["Gold"]}
    seats = [
        {
            "hand": ["Copper"],
            "play": ["Haven", "Wharf"],
            "durations": [haven, "Wharf"],
            "native village": ["Gold"],
            "tokens": {"victory": 2},
        },
        {
            "hand": ["Copper"],
            "play": ["Haven"],
            "durations": [haven],
            "native village": ["Silver"],
            "island": ["Estate", "Island"],
        },
    ]
    turn = {"extra": True, "phase": "treasure", "played": [], "barred": {"Contraband": ["Gold"]}}
    pile_tokens = {"Estate": {"trade route": 0}, "Gold": {"embargo": 2}}
    position = {
        "kingdom": kingdom,
        "players": seats,
        "turn": turn,
        "pile_tokens": pile_tokens,
        "colonies": True,
        "seed": 1,
    }
    view = Game.from_position(position).view(0)
    say = language("en")
    own, other = (rendering.open_cards(player, say) for player in view["players"])
    assert own == [
        "  In play: Haven, Wharf",
        "  Still to come: Haven (Gold), Wharf",
        "  Native Village mat: Gold",
        "  Tokens: 2 victory tokens",
    ]
    assert other == [
        "  In play: Haven",
        "  Still to come: Haven (1 card face down)",
        "  Island mat: Island, Estate",
        "  Native Village mat: 1 card face down",
    ]
    assert rendering.title(view, ["Anna", "Béla"], say) == "Extra turn – Anna – Buy phase: Treasures"
    assert rendering.nearness(view, say) == "Until the end: 8 Provinces or 8 Colonies left, 0 of 3 piles empty"
    marks = rendering.marks(view, say)
    assert "Gold (2 Embargo tokens)" in marks[0] and "Estate" not in marks[0]
    assert marks[1:] == ["On the Trade Route mat: 1 Trade Route token", "Named for Contraband: Gold"]


@pytest.mark.slow
def test_a_game_killed_in_the_middle_goes_on_where_it_was(tmp_path: pathlib.Path) -> None:
    terminal = begin("--kingdom", VARIED, "--seed", "7", home=tmp_path)
    for most in (1, 7, 25, 12):
        play_on(terminal, "en", most)
        asked = shown_table(terminal.text())
        terminal.kill()
        terminal = Terminal("play", "--terminal", "--resume", home=tmp_path, rows=40)
        terminal.wait()
        assert shown_table(terminal.text()) == asked
    play_on(terminal, "en")
    assert terminal.close() == 0
    assert language("en")("end-title") in terminal.text()


def shown_table(screen: str) -> list[str]:
    """The table without the log, whose length follows what is new, and without what was typed below it."""
    rows = screen.splitlines()
    log = next(i for i, row in enumerate(rows) if row.startswith("Log "))
    below = next(i for i, row in enumerate(rows) if i > log and row.startswith("────"))
    return rows[:log] + [row for row in rows[below:] if not row.startswith(("Your answer", "The game resumes"))]


def test_a_torn_last_line_of_the_journal_does_not_count(tmp_path: pathlib.Path) -> None:
    terminal = begin("--seed", "7", home=tmp_path)
    play_on(terminal, "en", 4)
    terminal.kill()
    journal = next((tmp_path / "games").iterdir())
    whole = journal.read_bytes()
    with journal.open("ab") as stream:
        stream.write(b'{"seat":0,"ans')
    terminal = Terminal("play", "--terminal", "--resume", home=tmp_path)
    terminal.wait()
    terminal.type("q")
    assert terminal.close() == 0
    assert journal.read_bytes() == whole


@pytest.mark.slow
def test_three_people_at_one_screen_never_see_each_others_hands(tmp_path: pathlib.Path) -> None:
    names = ("Anna", "Béla", "Csilla")
    terminal = begin(
        "--kingdom",
        VARIED,
        "--seed",
        "3",
        "--players",
        "3",
        *(w for name in names for w in ("--name", name)),
        home=tmp_path,
    )
    say = language("en")
    seen: set[str] = set()
    for n in range(400):
        if terminal.ended() or (seen == set(names) and n > 150):
            break
        text = terminal.text()
        history = "\n".join("".join(c.data for _, c in sorted(row.items())) for row in terminal.screen.history.top)
        if any(say("table-cover", who=name) in text for name in names):
            assert "Hand:" not in text and "Hand:" not in history
            terminal.type("")
            continue
        whose = [name for name in names if f"{name}: hand" not in text]
        assert len(whose) == 1, text
        seen.add(whose[0])
        for other in set(names) - {whose[0]}:
            drawn = [row for row in text.splitlines() if re.search(rf"{other} draws ", row)]
            assert all(re.search(r"draws (a|\d+) cards?$", row) for row in drawn), drawn
        play_on(terminal, "en", 1)
    assert seen == set(names)
    terminal.kill()


def plain(home: pathlib.Path, typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "DEMESNE_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    env.pop("DEMESNE_LANG", None)
    return subprocess.run(
        [sys.executable, "-c", COMMAND, "play", "--terminal", "--plain", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        timeout=120,
        check=False,
    )


@pytest.mark.slow
def test_a_whole_game_plainly_through_a_pipe(tmp_path: pathlib.Path) -> None:
    turn = "\n".join(["t", "province", "gold", "silver", "", "", "", "1 1", "1 2"]) + "\n"  # the last two for Militia
    done = plain(tmp_path, turn * 300, "--seed", "5", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert language("en")("end-title") in done.stdout
    assert "\x1b" not in done.stdout and "\r" not in done.stdout
    assert len(list((tmp_path / "records").iterdir())) == 1


def test_plain_answers_again_hand_supply_and_status_at_any_prompt(tmp_path: pathlib.Path) -> None:
    done = plain(tmp_path, "again\nhand\nsupply\nstatus\ndeck\nlog\nhelp\n? moat\nq\n", "--seed", "5", "--lang", "en")
    say = language("en")
    assert done.returncode == 0
    assert done.stdout.count("Play your Treasures, then buy") == 2
    assert done.stdout.count(say("table-hand", cards="")) >= 2
    assert "Province, cost 8, 8 left" in done.stdout
    assert "Until the end: 8 Provinces left, 0 of 3 piles empty" in done.stdout
    assert "10 cards: Copper ×7, Estate ×3" in done.stdout
    assert say("does-undo") in done.stdout
    assert "Moat" in done.stdout and say("kept", command="demesne play --terminal --resume") in done.stdout


@pytest.mark.parametrize(
    "typed",
    [
        "m",
        "xyzzy",
        "99",
        "-1",
        "all all",
        "gold",
        "? nonsense",
        "auto 7",
        "log x",
        "buy",
        "b nonsense",
        "\x1b[A",
        "💥",
        "a" * 5000,
        "save /nowhere/at/all",
        "y",
        "play",
    ],
)
def test_wrong_input_never_loses_the_game(typed: str, tmp_path: pathlib.Path) -> None:
    done = plain(tmp_path, f"{typed}\nhand\nq\n", "--seed", "5", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert done.stdout.count("Hand: Copper") == 2, done.stdout


def test_ctrl_c_keeps_the_game(tmp_path: pathlib.Path) -> None:
    terminal = begin("--seed", "7", home=tmp_path)
    terminal.type("t")
    os.killpg(terminal.process.pid, signal.SIGINT)
    assert terminal.close() == 130
    assert len(list((tmp_path / "games").iterdir())) == 1
    again = Terminal("play", "--terminal", "--resume", home=tmp_path)
    assert "In play: Copper" in again.wait()
    again.kill()


def test_undo_in_the_terminal(tmp_path: pathlib.Path) -> None:
    terminal = begin("--seed", "7", home=tmp_path)
    before = shown_table(terminal.text())
    terminal.type("t")
    assert shown_table(terminal.text()) != before
    assert shown_table(terminal.type("u")) == before
    assert language("en")("undo-nothing") in terminal.type("u")
    terminal.type("b silver")
    assert language("en")("undo-seen") in terminal.type("u")
    assert language("en")("undo-refused") in terminal.type("n")
    assert language("en")("undo-seen") in terminal.type("u")
    assert "coins" in terminal.type("y")
    terminal.kill()


def test_two_terminals_cannot_play_the_same_game(tmp_path: pathlib.Path) -> None:
    terminal = begin("--seed", "7", home=tmp_path)
    done = plain(tmp_path, "", "--resume", "--lang", "en")
    assert done.returncode == 1 and len(done.stderr.splitlines()) == 1
    terminal.kill()


@pytest.mark.slow
def test_every_screen_in_the_pseudo_language(tmp_path: pathlib.Path) -> None:
    """Nothing on the table, in the log or in the prompts is said outside the messages, and nothing is cut at 80 columns."""
    terminal = begin("--lang", "xx", "--kingdom", VARIED, "--seed", "7", "--players", "3", home=tmp_path, rows=70)
    for _ in range(150):
        if terminal.ended():
            break
        assert outside(terminal.text(), ("Ada", "Bruno", "t", "a", "n")) == [], terminal.text()
        assert "…" not in terminal.text()
        play_on(terminal, "xx", 1)
    terminal.kill() if not terminal.ended() else terminal.close()


def test_every_command_in_the_pseudo_language(tmp_path: pathlib.Path) -> None:
    typed = ["again", "hand", "supply", "status", "log", "deck", "help", "auto", "save", "undo"]
    typed += [
        "? moat",
        "auto 2",
        "auto moat 1",
        "auto moat 9",
        "log x",
        "xyzzy",
        "m",
        "99",
        "gold",
        "t",
        "",
        "u",
        "n",
        "save " + str(tmp_path / "x"),
    ]
    typed += ["b province", "b", "yes", "all", "none", "q"]
    done = plain(tmp_path, "\n".join(typed) + "\n", "--lang", "xx", "--seed", "5")
    assert done.returncode == 0, done.stderr
    said = done.stdout.replace(str(tmp_path), "")
    quoted = ("moat 9", "x", "xyzzy", "m", "gold", "demesne play", "Ada", "Moat")
    assert outside(said, (*quoted, *NAMES_OF_KEYS)) == []


def test_the_end_in_the_pseudo_language(capsys: pytest.CaptureFixture[str]) -> None:
    """Scores by card and who won: one winner, a tie broken by turns, a shared victory."""
    say = language("xx")
    for turns, shared in (((3, 3), True), ((3, 2), False)):
        players = [{"hand": ["Province", "Gardens"], "deck": ["Duke", "Duchy"], "turns": n} for n in turns]
        ten = ["Duke", "Gardens", "Village", "Smithy", "Militia", "Moat", "Cellar", "Market", "Spy", "Chapel"]
        game = Game.from_position(
            {
                "kingdom": ten,
                "players": players,
                "supply": {"Province": 0},
                "turn": {"player": 0, "phase": "buy"},
                "seed": 1,
            }
        )
        game.answer()
        text = "\n".join(rendering.result(game, ["Anna", "Béla"], say))
        assert game.over and outside(text, ("Anna", "Béla")) == []
        english = rendering.result(game, ["Anna", "Béla"], language("en"))
        assert ("Anna and Béla share the victory: the same points in the same number of turns." in english) == shared
        assert ("Béla wins: the same points as Anna, but fewer turns." in english) != shared
        assert "  Duke: 1" in english and "  Province: 6" in english


def test_the_end_lists_the_players_from_the_first_place_to_the_last() -> None:
    """By points, then by fewer turns; who shares a place, in turn order. All of it is the kernel's."""
    decks = [(["Duchy"], 3), (["Province"], 3), (["Duchy"], 2), (["Province"], 3)]
    players = [{"hand": [], "deck": deck, "turns": turns} for deck, turns in decks]
    empty = {"Curse": 0, "Moat": 0, "Cellar": 0}
    game = Game.from_position(
        {"kingdom": "First Game", "players": players, "supply": empty, "turn": {"player": 0, "phase": "buy"}, "seed": 1}
    )
    game.answer()
    assert game.over and game.inner.ranking() == [[1, 3], [2], [0]]
    text = rendering.result(game, ["Anna", "Béla", "Cleo", "Dora"], language("en"))
    assert [line.split(":")[0] for line in text if re.match("(Anna|Béla|Cleo|Dora):", line)] == [
        "Béla",
        "Dora",
        "Cleo",
        "Anna",
    ]
    assert "3" in text[0]
