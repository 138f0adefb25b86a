"""The pages on strategies, the simulator and the analysis: every word has an example that matters, every command runs as printed."""

from __future__ import annotations

import json
import pathlib
import re
import shlex
from collections.abc import Sequence

import pytest

from demesne import kernel, simulate
from demesne.rules.language import Type
from demesne.sim.match import Table
from demesne.sim.players import match_of
from demesne.sim.result import Result
from demesne.sim.rows import head
from demesne.strategies import Strategy, parse
from demesne.strategies.conditions import FUNCTIONS, NAMED, NAMES, ON_PILES, TYPES
from demesne.strategies.language import ANY, RANDOM, VERBS, Rule
from demesne.strategies.levels import LEVELS
from demesne.strategies.shipped import names as shelf_names
from demesne.terminal.main import COMMANDS, main

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
LANGUAGE = (DOCS / "strategies.md").read_text(encoding="utf-8")
SIMULATING = (DOCS / "simulate.md").read_text(encoding="utf-8")
ANALYSING = (DOCS / "analyse.md").read_text(encoding="utf-8")
MONEY = "buy Province\nbuy Gold\nbuy Silver\n"
SEEDS = 10  # two games each
FEW = "40"  # games of a command whose output is not shown


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.S | re.M)


def section(text: str, title: str) -> str:
    """The text under a heading, up to the next one of its level or above."""
    level, lines = 0, []
    for line in text.splitlines():
        m = re.match(r"(##+) (.*)", line)
        if m and level and len(m[1]) <= level:
            break
        if m and m[2] == title:
            level = len(m[1])
        elif level:
            lines.append(line)
    assert level, f'no heading "{title}"'
    return "\n".join(lines)


def first_cells(text: str) -> set[str]:
    return {name for row in re.findall(r"^\|([^|]*)\|", text, re.M) for name in re.findall(r"`([^`]+)`", row)}


# the language


def entries() -> dict[str, str]:
    """Every word that has a heading, with the text below it."""
    parts = re.split(r"^(###? .+)$", LANGUAGE, flags=re.M)
    found = zip(parts[1::2], parts[2::2], strict=True)
    return {title.removeprefix("### "): text for title, text in found if title.startswith("### ")}


def tally(rules: Sequence[Rule], seeds: int = 5 * SEEDS) -> bytes:
    """The results of these rules, with money below them, against an opponent that attacks."""
    mine = parse("".join(rule.shown() + "\n" for rule in rules) + MONEY, "mine")
    match = match_of([mine, "buy Militia when owned(Militia) < 1\n" + MONEY])
    dump: bytes = Table(match).play(0, seeds, True).dump()
    return dump


@pytest.mark.parametrize("text", blocks(LANGUAGE, "strategy") + blocks(SIMULATING, "strategy"))
def test_examples_are_read_and_played(text: str) -> None:
    strategy = parse(text, "example")
    assert strategy.rules
    assert parse(strategy.shown(), "again").shown() == strategy.shown()
    result = simulate([strategy, MONEY], games=2 * SEEDS, details=False, jobs=1)
    assert result.games == 2 * SEEDS and not result.failures


def test_every_word_has_a_heading_and_no_other() -> None:
    assert set(entries()) == {*VERBS, *FUNCTIONS, *ON_PILES, *NAMED, *NAMES, ANY, RANDOM}


def test_marks_and_joining_words_are_in_the_table() -> None:
    marks = {"and", "or", "not", "<", "<=", "=", "!=", ">=", ">", "+", "-", "*"}
    assert first_cells(section(LANGUAGE, "Conditions")) == marks


def test_every_type_is_named() -> None:
    named = set(re.findall(r"`([A-Z]\w+)`", section(LANGUAGE, "What a preference can name").split("###")[0]))
    assert named == {t.name.capitalize() for t in TYPES.values() if isinstance(t, Type) and t.name} | {"Curse"}


@pytest.mark.parametrize("word", entries())
def test_the_word_of_an_example_matters(word: str) -> None:
    """Without the rules that use the word, or without their conditions, the games differ."""
    (text,) = blocks(entries()[word], "strategy")[:1]
    rules = parse(text, "example").rules
    uses = [rule for rule in rules if re.search(rf"(?<![\w-]){word}(?![\w-])", rule.shown())]
    assert uses, f"the example of {word} does not use it"
    if word in VERBS or word in (ANY, RANDOM):
        others = [rule for rule in rules if rule not in uses]
    else:
        others = [rule._replace(when=None) if rule in uses else rule for rule in rules]
    same = tally(rules) == tally(others)
    assert not same, f"the example of {word} plays the same without it"


def test_a_list_stops_at_its_limits() -> None:
    limits = section(LANGUAGE, "Limits")
    assert "200 rules, 100,000 characters" in limits
    parse("buy Gold\n" * 200)
    for odd in ("buy Gold\n" * 201, "#" * 100_001, "stop when 1000001", "stop when " + "+".join(["1"] * 101)):
        with pytest.raises(ValueError, match="expected"):
            parse(odd)


# the library and the levels


def test_named_strategies_are_on_the_shelf() -> None:
    named = first_cells(section(LANGUAGE, "The library"))
    assert named <= set(shelf_names())
    assert {"big-money", "big-money-greening", "do-nothing"} <= named


def test_levels() -> None:
    assert first_cells(section(LANGUAGE, "Generic bots")) == set(LEVELS)


# the commands


def written_files(text: str) -> dict[str, str]:
    """The files that the page tells the reader to save: a name in the line above the block."""
    return dict(re.findall(r"`([\w-]+\.\w+)`:\n\n```\w*\n(.*?)^```", text, re.S | re.M))


def sessions() -> list[list[tuple[str, str]]]:
    """Per console block: commands, each with the output shown below it."""
    out = []
    for block in blocks(LANGUAGE, "console") + blocks(SIMULATING, "console") + [together(ANALYSING)]:
        parts = [part.partition("\n") for part in re.split(r"^\$ ", block, flags=re.M)[1:]]
        out.append([(command, shown.strip("\n")) for command, _, shown in parts])
    return out


def together(page: str) -> str:
    """The blocks of a page whose commands build on those before."""
    return "".join(blocks(page, "console"))


@pytest.fixture
def desk(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A folder with the files the page has the reader write."""
    for name, text in written_files(SIMULATING).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def with_few_games(words: list[str]) -> list[str]:
    if words[0] not in ("sim", "tournament"):
        return words
    if "--games" in words:
        at = words.index("--games")
        words = words[:at] + words[at + 2 :]
    return [*words, "--games", FEW]


@pytest.mark.slow
@pytest.mark.parametrize("session", sessions(), ids=lambda session: session[0][0])
def test_commands_run(session: list[tuple[str, str]], desk: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    if kernel.chosen() == "plain" and any(" solve " in command for command, _ in session):
        pytest.skip(
            "solving a kingdom takes many minutes on the plain kernel, and what it prints depends on the playouts"
        )
    for command, shown in session:
        words = shlex.split(command)
        assert words.pop(0) == "demesne"
        target = words[words.index(">") + 1] if ">" in words else ""
        words = words[: words.index(">")] if target else words
        with pytest.raises(SystemExit) as end:
            main(words if shown else with_few_games(words))
        printed = capsys.readouterr()
        assert end.value.code == 0, printed.err
        assert printed.out
        check_shown(shown, printed.out)
        for option in ("--report", "--plot", "--record"):
            if option in words:
                assert (desk / words[words.index(option) + 1]).stat().st_size > 0


def check_shown(shown: str, printed: str) -> None:
    """Line by line the same; only times depend on the machine."""
    lines = map(without_times, printed.splitlines())
    for line in shown.splitlines():
        assert line == "..." or without_times(line) in lines, f"not printed there: {line!r}"


def without_times(line: str) -> str:
    return re.sub(r"\d[\d,.]* (s\b|a second)", r"0 \1", line)


def test_every_command_of_the_simulator_is_shown() -> None:
    used = {shlex.split(command)[1] for session in sessions() for command, _ in session}
    assert {"sim", "tournament", "sample", "strategies", "analyse", "solve"} <= used <= set(COMMANDS)


@pytest.mark.parametrize("command", ["sim", "tournament", "sample"])
def test_every_option_is_in_the_table(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    offered = set(re.findall(r"(?m)^  (--[a-z-]+)", capsys.readouterr().out))
    assert offered
    described = set(re.findall(r"(--[a-z-]+)", " ".join(first_cells(section(SIMULATING, "Options")))))
    assert offered <= described
    if command == "sim":
        only_sample = {"--number", "--rotation", "--record"}
        assert described == offered | only_sample


# what comes out


def test_json_fields() -> None:
    found = simulate(["big-money", "big-money"], games=2).json()
    keys = {*found, *found["players"][0]}
    assert keys <= first_cells(section(SIMULATING, "JSON"))
    assert first_cells(section(SIMULATING, "JSON")) - keys == {"start", "interrupted", "failed", "failures"}


def test_columns() -> None:
    columns = {re.sub(r"_\d$", "_1", name) for name in head(match_of(["big-money", "big-money"]))}
    assert first_cells(section(SIMULATING, "CSV")) == columns


def test_results_of_python() -> None:
    fields = {name for name in (*dir(Result), *Result.__dataclass_fields__) if not name.startswith("_")}
    described = {name.removesuffix("()") for name in first_cells(section(SIMULATING, "From Python"))}
    inner = {"numbers", "tally", "first", "seeds", "kernel", "match"}
    assert described == fields - inner


def test_the_position_of_the_page_is_one() -> None:
    positions = [text for name, text in written_files(SIMULATING).items() if name.endswith(".json")]
    assert positions and all(json.loads(text)["players"] for text in positions)


def test_strategies_of_the_page_have_their_idea() -> None:
    for name, text in written_files(SIMULATING).items():
        if name.endswith(".strategy"):
            found: Strategy = parse(text, name)
            assert found.idea


def test_the_picture_is_small() -> None:
    picture = DOCS / "images" / "report.png"
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert picture.stat().st_size < 200_000
    assert "images/report.png" in SIMULATING
