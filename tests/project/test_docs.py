"""The docs are true: their examples run, their tables name what the code has, their links work.

Pages are found from this file, the library is the installed one. Own cards loaded by an example are unloaded again.
"""

from __future__ import annotations

import doctest
import io
import pathlib
import random
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import get_args

import pytest

import asked
import demesne.cards
from demesne import Decision, Event, Game
from demesne.game import events, position
from demesne.game.own_cards import read_cards
from demesne.kernel import const, names
from demesne.languages import language
from demesne.languages.reading import COMMANDS
from demesne.notation import record
from demesne.rules import CardDef
from demesne.rules.grammar import NAMES, parse_cards
from demesne.rules.language import ACTION, KEYS, RULES, TERMS, TREASURE, WORDS, Place, Type
from demesne.rules.triggers import MOMENTS, TRIGGERS
from demesne.server.app import make_app
from demesne.server.settings import Settings
from demesne.table import messages
from demesne.table.outgoing.socket import FromServer
from demesne.terminal.main import main

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
LIBRARY = DOCS / "library.md"
VOCABULARY = DOCS / "vocabulary.md"
PAGES = [README, *sorted(DOCS.glob("*.md"))]
EXAMPLES = sorted((DOCS / "examples").glob("*.cards"))
FILLERS = ["Bridge", "Cellar", "Chapel", "Festival", "Gardens", "Market", "Smithy", "Village", "Woodcutter", "Workshop"]


@pytest.fixture(autouse=True)
def _forget_own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test begins with only the published cards, and leaves the catalogue as it was."""
    monkeypatch.setattr(demesne.cards, "_loaded", demesne.cards.Catalogue())


def read(path: pathlib.Path) -> str:
    return path.read_text(encoding="utf-8")


def section(text: str, title: str) -> str:
    """The text under a heading, up to the next one of its level or above."""
    level, lines, found = 0, [], False
    for line in _outside_fences(text):
        m = re.match(r"(#+) (.*)", line)
        if m and found and len(m[1]) <= level:
            break
        if m and m[2] == title:
            level, found = len(m[1]), True
        elif found:
            lines.append(line)
    assert found, f'no heading "{title}"'
    return "\n".join(lines)


def _outside_fences(text: str) -> Iterator[str]:
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield line


def rows(text: str) -> list[list[str]]:
    """The cells of every table row except headings and rulers."""
    out: list[list[str]] = []
    lines = text.splitlines()
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith("|") and not line.startswith("|--") and not below.startswith("|--"):
            out.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
    return out


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def first_cells(text: str) -> set[str]:
    return {name for row in rows(text) for name in quoted(row[0])}


# examples


@pytest.mark.slow
@pytest.mark.parametrize("page", [p for p in PAGES if ">>> " in read(p)], ids=lambda p: p.name)
def test_examples_run(page: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE, encoding="utf-8"
    )
    assert tried and not failed


def test_the_page_of_the_terminal_shows_what_it_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    """The picture is a part of a real game; the comment above it says what was typed from the start."""
    text = read(DOCS / "play.md")
    command = re.search(r"`\S*demesne (play --terminal --seed \S+)`", text)
    picture = re.search(r"<!-- typed: (.*?) -->\n```\n(.*?)```", text, re.S)
    assert command and picture
    monkeypatch.setenv("DEMESNE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(picture[1].split(" | ")) + "\n"))
    with pytest.raises(SystemExit):
        main(command[1].split())
    printed = iter(capsys.readouterr().out.splitlines())
    for line in picture[2].splitlines():
        assert line == "..." or line in printed, f"the terminal does not print {line!r} there"


# cards


def card_blocks() -> list[tuple[str, str]]:
    out = [(f"{path.name}", read(path)) for path in EXAMPLES]
    for page in PAGES:
        for number, m in enumerate(re.finditer(r"^```cards\n(.*?)^```", read(page), re.S | re.M), 1):
            out.append((f"{page.name} {number}", m[1]))
    return out


@pytest.mark.parametrize(("where", "text"), card_blocks(), ids=lambda v: v if len(v) < 40 else "")
def test_card_examples_compile_and_play(where: str, text: str) -> None:
    cards = read_cards(text, where)
    assert cards
    demesne.cards.register(cards)
    for card in cards:
        for seed in range(5):
            play_a_while(card, seed)


def play_a_while(card: CardDef, seed: int) -> None:
    """Play it, answer at random, and see that no card gets lost."""
    hand = [card.name, "Gold", "Estate", "Copper", "Moat"]
    deck = ["Silver", "Estate", "Village", "Copper", "Curse", "Gold"]
    game = Game.from_position(
        {
            "kingdom": [card.name, *FILLERS[:9]],
            "players": [{"hand": hand, "deck": deck, "discard": ["Copper", "Silver"]}, {"hand": hand, "deck": deck}],
            "turn": {"phase": "action" if card.types & ACTION else "treasure"},
            "seed": seed,
        }
    )
    chance = random.Random(seed)
    before = every_card(game)
    if card.types & (ACTION | TREASURE):
        assert game.decision and card.name in game.decision.options
        game.answer(card.name)
    while game.decision and game.turns() == [1, 0]:
        asked = game.decision
        picks = chance.sample(asked.options, chance.randint(asked.least, asked.most))
        game.answer(*picks)
        assert every_card(game) == before


def every_card(game: Game) -> list[str]:
    seats = range(game.players)
    zones = ("hand", "deck", "discard", "play", "aside", "island", "native village")
    owned = [c for s in seats for zone in zones for c in game.cards(s, zone)]
    return sorted([*owned, *game.trash, *(name for name, n in game.supply.items() for _ in range(n))])


def test_page_and_example_file_agree() -> None:
    page = re.search(r"^```cards\n(.*?)^```", read(DOCS / "add-a-card.md"), re.S | re.M)
    assert page
    assert parse_cards(page[1], "page") == parse_cards(read(DOCS / "examples" / "market_hall.cards"), "file")


def test_example_cards_are_our_own() -> None:
    names = [c.name for _, text in card_blocks() for c in parse_cards(text, "x")]
    published = {c.name.casefold() for c in demesne.cards.PUBLISHED}
    assert not published & {n.casefold() for n in names}


def test_the_limits_are_those_of_the_code() -> None:
    """docs/library.md said 32 kinds for a long time after there were 64."""
    stated = {
        row[0]: int(re.sub(r"\D.*", "", row[1].replace(",", ""))) for row in rows(section(read(LIBRARY), "Limits"))
    }
    assert stated == {
        "kinds of card in one game": const.KINDS,
        "picks of an answer whose order matters": const.ORDERED_PICKS,
        "cards in a zone or pile of a position": 255,
        "deck cards in a certain order, all seats together": const.SLOTS,
        "turns per seat": const.TURN_LIMIT,
        "effects in progress at once": const.FRAMES,
        "steps of one play with everything it triggers": const.STEP_LIMIT,
        "a record": record.LARGEST,
    }


# the vocabulary

# what a card file may say besides the words of a program
BESIDES = ("card", "when_attacked", *TRIGGERS, *MOMENTS, *RULES)


def headings(title: str) -> list[str]:
    return re.findall(r"^### (.+)$", section(read(VOCABULARY), title), re.M)


def test_vocabulary_describes_every_word_and_no_other() -> None:
    all_headings = set(re.findall(r"^### (.+)$", read(VOCABULARY), re.M))
    values = {"True", "False", "None"}
    words = {*WORDS, *TERMS, *(t.name for t in Type), *(p.name for p in Place), *BESIDES}
    assert set(NAMES) - values == words
    assert all_headings == words | set(KEYS)


def test_vocabulary_describes_each_once_where_it_belongs() -> None:
    assert headings("Types") == [t.name for t in Type]
    assert headings("Places") == [p.name for p in Place]
    assert headings("Option keys") == list(KEYS)
    others = [
        h
        for title in re.findall(r"^## (.+)$", read(VOCABULARY), re.M)
        if title not in ("Types", "Places", "Option keys")
        for h in headings(title)
    ]
    assert sorted(others) == sorted([*WORDS, *TERMS, *BESIDES])


def test_every_word_has_an_example_that_uses_it() -> None:
    parts = re.split(r"^### (.+)$", read(VOCABULARY), flags=re.M)
    for word, text in zip(parts[1::2], parts[2::2], strict=True):
        block = re.search(r"^```cards\n(.*?)^```", text, re.S | re.M)
        assert block and re.search(rf"\b{word}\b", block[1]), f"{word} has no example"


# the library's page


def test_event_kinds() -> None:
    text = section(read(LIBRARY), "Events")
    kinds = {name for row in rows(text) if len(row) == 4 for name in quoted(row[0])}
    assert kinds == set(events.KINDS.values())
    assert {name for row in rows(text) if len(row) == 2 for name in quoted(row[0])} == set(Event._fields)


def test_decision_fields_and_kinds() -> None:
    text = read(LIBRARY)
    assert first_cells(section(text, "Decisions").split("###")[0]) == set(Decision._fields)
    table = rows(section(text, "The decision table"))
    assert {name for row in table for name in quoted(row[1])} == set(names.DECISIONS) - {""}
    assert {quoted(row[4])[0] for row in table} == {str(zone) for zone in names.ZONES[: const.KEPT]}


def test_view_fields() -> None:
    view = Game("First Game", seed=1).view(0)
    fields = {*view, *view["players"][0], *view["waits"]}
    assert first_cells(section(read(LIBRARY), "Views")) == fields


def test_position_keys() -> None:
    keys = {*position.TOP_KEYS, *position.PLAYER_KEYS, *position.TURN_KEYS}
    assert first_cells(section(read(LIBRARY), "Positions")) == keys


def test_record_head() -> None:
    assert first_cells(section(read(LIBRARY), "Records")) == set(record.HEAD)


def test_the_face_of_the_library() -> None:
    text = read(LIBRARY)
    public = {name for name in dir(Game) if not name.startswith("_")}
    described = set(re.findall(r"`(?:Game|game)\.(\w+)", text))
    assert described == public
    for name in demesne.__all__:
        assert re.search(rf"\b{name}\b", text) or name == "__version__", f"{name} is not described"


# the decision table, played


@pytest.mark.slow
def test_decision_table_is_what_is_asked() -> None:
    """Every card is played in many positions, with random answers: what is asked is in the table, and the other way."""
    found: set[asked.Question] = set()
    for card in demesne.cards.PUBLISHED:
        if card.types & (ACTION | TREASURE):
            found |= set(asked.questions(card, 24 if card.box in asked.FIRST_BOXES else 48))
    table = set(asked.in_table(read(LIBRARY)))
    assert found - table == set()
    coming = {
        question for question in table if question.kind == "spend"
    }  # asked by boxes still to come: test_coming.py
    assert table - found == coming


# links, and what must not be in the repository


def slugs(text: str) -> set[str]:
    """The anchors that headings get on the usual hosts."""
    seen: dict[str, int] = {}
    out = set()
    for line in _outside_fences(text):
        if m := re.match(r"#+ (.*)", line):
            slug = re.sub(r"[^\w\- ]", "", m[1].lower()).replace(" ", "-")
            out.add(f"{slug}-{seen[slug]}" if slug in seen else slug)
            seen[slug] = seen.get(slug, 0) + 1
    return out


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=lambda p: p.name)
def test_links_lead_somewhere(page: pathlib.Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", "\n".join(_outside_fences(read(page)))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        goal = (page.parent / path).resolve() if path else page
        assert goal.exists(), f"{page.name}: {target}"
        assert ROOT in [goal, *goal.parents], f"{page.name}: {target} leaves the repository"
        if anchor:
            assert anchor in slugs(read(goal)), f"{page.name}: {target}"


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached = {README}
    new = [README]
    while new:
        page = new.pop()
        for path in re.findall(r"\]\(([^)\s#]+\.md)", read(page)):
            goal = (page.parent / path).resolve()
            if goal.exists() and goal not in reached:
                reached.add(goal)
                new.append(goal)
    assert set(PAGES) <= reached


def test_no_path_of_a_machine_in_the_repository() -> None:
    """Nothing that is only true where the work was done."""
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("git or its folder is not here, so the files of the repository cannot be listed")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    here = "|".join(["wo" + "rk", "ro" + "ot"])
    forbidden = re.compile(rf"(?<![\w.\-/])/(?:{here})(?![\w\-])|\.\./sha" + "red")
    found = []
    for name in listed.decode().split("\0"):
        path = ROOT / name
        if name and path.is_file():
            text = path.read_bytes().decode("utf-8", "replace")
            found += [f"{name}:{i}: {row}" for i, row in enumerate(text.splitlines(), 1) if forbidden.search(row)]
    assert not found, "\n".join(found)


# playing


def test_the_commands_of_the_page_on_playing_run(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    """Every line begins or resumes a game; nobody types anything, so the game is kept."""
    monkeypatch.setenv("DEMESNE_HOME", str(tmp_path))
    commands = re.findall(r"^demesne (play[^#\n]*)", read(DOCS / "play.md"), re.MULTILINE)
    assert len(commands) > 4
    for command in commands:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        with pytest.raises(SystemExit) as done:
            main(shlex.split(command))
        assert done.value.code == 0, command


def test_the_page_on_playing_names_every_command() -> None:
    say = language("en")
    described = {word.split()[0] for word in quoted(section(read(DOCS / "play.md"), "Commands"))}
    for command in COMMANDS:
        assert set(say(f"key-{command}").split()[:2]) <= described, command


def test_the_nginx_example_passes_on_the_name_that_the_server_answers_bug() -> None:
    """A location without a Host header of its own sends the upstream's name, which the server refuses."""
    (example,) = re.findall(r"^```nginx\n(.*?)^```", read(DOCS / "host.md"), re.S | re.M)
    locations = re.findall(r"location ([^{]+?) \{(.*?)\}", example, re.S)
    assert {"/", "/ws/"} < {path for path, _ in locations}
    for path, body in locations:
        assert "proxy_pass" not in body or "proxy_set_header Host $host;" in body, path


# the protocol

PROTOCOL = DOCS / "protocol.md"


@pytest.mark.parametrize(
    ("begins", "kind"), [("A seat S is", messages.SeatWanted), ("The options O are", messages.Options)]
)
def test_the_protocol_named_a_field_that_is_refused_bug(begins: str, kind: type) -> None:
    found = re.search(begins + r" `(\{.*?\})`", read(PROTOCOL), re.S)
    assert found
    assert re.findall(r'(?<![:|] )"(\w+)"', found[1]) == list(kind.__struct_fields__)


def test_the_protocol_has_every_message_of_a_client_with_its_fields() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", section(read(PROTOCOL), "Messages from the client"), re.M)
    described = {name: set(re.findall(r"`(\w+)`", fields)) for name, fields in rows}
    found = {kind.__struct_config__.tag: {*kind.__struct_fields__} for kind in get_args(messages.FromClient)}
    assert described == found


def test_the_protocol_has_every_message_of_the_server_and_no_field_that_it_lacks() -> None:
    text = read(PROTOCOL)
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", section(text, "Messages from the server"), re.M)
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(FromServer)}
    assert {name for name, _ in rows} == {*kinds}
    for name, fields in rows:
        own = {*kinds[name].__struct_fields__}
        assert {*re.findall(r"(?:^|,) `(\w+)`", fields)} <= own, name
        assert all(f"`{field}`" in text for field in own), name


def test_the_protocol_has_every_route() -> None:
    text = read(PROTOCOL)
    app = make_app(Settings(secret=bytes(32), dev=True))
    paths = {re.sub(r"\{table:str\}|\{analysis:str\}", "{id}", route.path) for route in app.routes}
    ours = {
        re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
        for path in paths
        if path.startswith(("/api/", "/health/", "/metrics", "/ws"))
    }
    named = {path.replace("/ws/{id}", "/ws/{table}") for path in ours} - {"/api/schema/{path}"}  # for what is not there
    assert [
        path
        for path in sorted(named)
        if f"`{path}`" not in text and f" {path}`" not in text and f" {path}?" not in text
    ] == []


MODULE = re.compile(r"`(?:[^`]*\s)?((?:[\w.-]+/)*[\w-]+\.(?:py|ts|svelte|ftl))\b[^`]*`")
MADE_UP = {"bot.py"}  # of examples


def test_modules_that_docs_name_are_there() -> None:
    """Written as in architecture.md: from the repository's root, from the package, or a folder that stands before it."""
    files = [
        p.relative_to(ROOT).as_posix()
        for top in ("src", "web/src", "tests", "tools", "benchmarks")
        for p in (ROOT / top).rglob("*.*")
    ]
    files += [p.name for p in ROOT.glob("*.py")]
    gone = []
    for page in [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "benchmarks" / "README.md"]:
        for name in MODULE.findall(read(page)):
            if name not in MADE_UP and not any(f"/{file}".endswith(f"/{name}") for file in files):
                gone.append(f"{page.name}: {name}")
    assert not gone
