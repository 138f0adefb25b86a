"""A card with known words needs its entry, its scenarios and its names; `make derived` does the rest and says what is missing.

All of it happens in a copy of the sources. The kernel is not made from the cards: the compiled one that is installed fits.
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from demesne import kernel

pytestmark = pytest.mark.slow

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("src/demesne", "tests/rules", "tests/words", "docs", "web/src/protocol")
FILES = ("tests/derived.py", "tests/conftest.py", "tools/build_types.py", "pyproject.toml")
LANGUAGES = ("en", "hu", "is", "pl", "ru")
ENTRY = 'lamp_hall = card("Lamp Hall", 3, ACTION, play=[cards(2), discard(1)])\n'
SCENARIO = """
# Lamp Hall: two cards, one discarded
given p0 hand: Lamp Hall, Estate
given p0 deck: Gold, Silver
p0 action: Lamp Hall
asked p0 discard 1..1 of Estate, Gold, Silver; source Lamp Hall; zone hand; about 0
p0 discard: Estate
p0 hand: Gold, Silver
"""
CHECKED = (
    "tests/words/test_words.py::test_every_message_is_in_every_language",
    "tests/words/test_words.py::test_every_card_has_its_text",
    "tests/words/test_words.py::test_the_card_reference_is_up_to_date",
    "tests/words/test_words.py::test_the_list_of_names_has_every_card_as_it_is_called",
    "tests/words/test_rulings.py::test_every_card_has_rulings",
    "tests/rules/test_rule_table.py",
    "tests/rules/test_answers.py::test_the_numbers_of_actions_are_frozen",
    "tests/rules/test_playthroughs.py::test_every_card_is_played_and_every_question_answered_in_two_ways",
    "tests/rules/test_every_word.py::test_every_amount_has_a_value",
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("copy")
    skipped = shutil.ignore_patterns("__pycache__", "*.so", "_messages", "page", "node_modules", "mutants", "referee")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=skipped)
    for name in FILES:
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for built in pathlib.Path(kernel.__file__).parent.glob("_*[!_].*"):
        shutil.copy(built, folder / "src" / "demesne" / "kernel")
    return folder


def run(copy: pathlib.Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=copy,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def append(path: pathlib.Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def name_it(copy: pathlib.Path, lang: str) -> None:
    """A name with all its forms, made from another card's."""
    path = copy / "src" / "demesne" / "words" / "ftl" / lang / "names_seaside.ftl"
    found = re.search(r"^card-warehouse =.*\n(?:    .*\n)+", path.read_text(encoding="utf-8"), re.M)
    assert found
    renamed = re.sub(r"= (?=.)(?!m$|f$|n$|mi$|mo$)", "= Lamp ", found[0].replace("card-warehouse", "card-lamp-hall"))
    append(path.with_name("names_prosperity.ftl"), renamed)


def test_a_new_card_needs_its_entry_its_scenario_and_its_names(copy: pathlib.Path) -> None:
    append(copy / "src" / "demesne" / "cards" / "prosperity.py", ENTRY)
    before = run(copy, "tests/derived.py")
    assert before.returncode == 1, before.stdout
    assert "Traceback" not in before.stdout
    missing = before.stdout.split("Still missing:\n")[1].splitlines()
    file = "src/demesne/words/ftl/{0}/names_prosperity.ftl"
    expected = [f"  Lamp Hall: its name in {lang} (card-lamp-hall in {file.format(lang)})" for lang in LANGUAGES]
    assert sorted(missing) == sorted([*expected, "  Lamp Hall: a scenario (tests/rules/scenarios)"])

    append(copy / "tests" / "rules" / "scenarios" / "prosperity_both_a_to_m.txt", SCENARIO)
    for lang in LANGUAGES:
        name_it(copy, lang)
    after = run(copy, "tests/derived.py")
    assert after.returncode == 0 and "Nothing is missing." in after.stdout, after.stdout
    written = set(after.stdout.split("Nothing is missing.")[0].split())
    assert {f"docs/cards/{lang}.md" for lang in LANGUAGES} | {"docs/rules/names.csv"} <= written
    assert "Everything was up to date." in run(copy, "tests/derived.py").stdout

    assert "| Lamp Hall | `discard` | hand | 1..1 | `hand` |" in (copy / "docs" / "library.md").read_text("utf-8")
    golden = copy / "tests" / "rules" / "playthroughs"
    added = {path.name for path in golden.iterdir()} - {p.name for p in (ROOT / "tests/rules/playthroughs").iterdir()}
    assert len(added) == 1
    for path in (ROOT / "tests" / "rules" / "playthroughs").iterdir():
        assert (golden / path.name).read_text("utf-8") == path.read_text("utf-8"), "golden games stay"
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *CHECKED)
    assert done.returncode == 0, done.stdout[-4000:]
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules/test_scenarios.py", "-k", "Lamp")
    assert done.returncode == 0 and f"{len(kernel.kernels())} passed" in done.stdout, done.stdout[-4000:]
