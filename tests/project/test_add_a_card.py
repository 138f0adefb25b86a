"""What a card and a word cost: only what is written by hand for them (additions.py), then `make derived` does the rest.

All of it happens in a copy of the sources, without a build and without a network. The kernel is not made from the cards:
the compiled one that is installed fits, but not where an instruction is new. There the plain one plays, in a soak.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

import additions
from additions import LANGUAGES, NewCard
from demesne import kernel

pytestmark = [pytest.mark.slow, pytest.mark.soak]

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("src/demesne", "tests", "tools", "docs", "web/src/protocol")
FILES = ("pyproject.toml", "README.md")
SKIPPED = ("__pycache__", "*.so", "_messages", "page", "mutants", "stored", "images")
NEW = additions.NEW if os.environ.get("DEMESNE_SOAK_MINUTES") else (additions.YARN, additions.YOKE)
# tests of what belongs to a card and a word
CHECKED = (
    "tests/languages/test_languages.py::test_every_message_is_in_every_language",
    "tests/languages/test_languages.py::test_every_card_has_its_text",
    "tests/languages/test_languages.py::test_the_card_reference_is_up_to_date",
    "tests/languages/test_languages.py::test_the_list_of_names_has_every_card_as_it_is_called",
    "tests/languages/test_names.py",
    "tests/languages/test_rulings.py::test_every_card_has_rulings",
    "tests/languages/test_faces.py::test_every_card_has_an_emblem_that_no_other_has",
    "tests/languages/test_faces.py::test_the_page_lists_them",
    "tests/rules/test_rule_table.py",
    "tests/rules/test_answers.py::test_the_numbers_of_actions_are_frozen",
    "tests/rules/test_playthroughs.py::test_every_card_is_played_and_every_question_answered_in_two_ways",
    "tests/rules/test_every_word.py::test_every_word_says_once_what_it_compiles_to",
    "tests/rules/test_every_word.py::test_every_word_has_its_clause",
    "tests/rules/test_referee.py::test_the_referee_knows_all_cards",
    "tests/project/test_docs.py::test_vocabulary_describes_every_word_and_no_other",
    "tests/project/test_docs.py::test_every_word_has_an_example_that_uses_it",
    "tests/research/test_features.py",
    "tests/research/test_benchmark.py::test_the_splits_never_change",
    "tests/research/test_reference.py::test_the_weights_are_small",
)
SOAKED = (  # besides, with more time
    "tests/rules/test_every_word.py",
    "tests/rules/test_referee.py::test_library_and_referee_agree",
    "tests/kernel/test_declarations.py",
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("copy")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*SKIPPED))
    for name in FILES:
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    if not any(new.word and new.word.instruction for new in NEW):
        for built in pathlib.Path(kernel.__file__).parent.glob("_*[!_].*"):
            shutil.copy(built, folder / "src" / "demesne" / "kernel")
    return folder


def run(copy: pathlib.Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=copy,
        env={name: value for name, value in environment.items() if name != "DEMESNE_SOAK_MINUTES"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def lacking(new: NewCard) -> list[str]:
    """What is said of a card of which only the entry is there."""
    out = [f"{new.name}: its row of names (src/demesne/languages/names/prosperity.csv)"]
    out.append(f"{new.name}: a scenario (tests/rules/scenarios)")
    out += [
        f"{new.name}: {what} in the second referee (tests/rules/referee)"
        for what in ("its cost and types (facts.py)", "what it does (the file of its box)")
    ]
    if new.word:
        out.append(f"{new.word.name}: its message {new.word.clause} (src/demesne/languages/ftl/en)")
        out.append(f"{new.name}: what its text, marks or rulings say (en: no message {new.word.clause})")
    return out


def test_a_card_and_a_word_need_only_what_is_written_by_hand(copy: pathlib.Path) -> None:
    for new in NEW:
        additions.add_entry(copy, new)
    before = run(copy, "tests/derived.py")
    assert before.returncode == 1 and "Traceback" not in before.stdout, before.stdout
    missing = [row.strip() for row in before.stdout.split("Still missing:\n")[1].splitlines()]
    assert sorted(missing) == sorted(what for new in NEW for what in lacking(new))

    for new in NEW:
        additions.add_rules(copy, new)
        additions.add_name(copy, new)
        for lang in LANGUAGES if new.word else ():
            additions.add_clause(copy, new.word, lang)
    forms = run(copy, "tools/names.py")  # as `make derived` does
    assert forms.returncode == 0, forms.stdout
    after = run(copy, "tests/derived.py")
    assert after.returncode == 0 and "Nothing is missing" in after.stdout, after.stdout
    written = set(after.stdout.split("Nothing is missing")[0].split())
    assert {f"docs/cards/{lang}.md" for lang in LANGUAGES} | {"docs/rules/names.csv"} <= written

    assert "| Yarn Hall | `discard` | hand | 1..1 | `hand` |" in (copy / "docs" / "library.md").read_text("utf-8")
    for path in (ROOT / "tests" / "rules" / "playthroughs").iterdir():
        golden = copy / "tests" / "rules" / "playthroughs" / path.name
        assert golden.read_text("utf-8") == path.read_text("utf-8"), "golden games stay"


def test_then_the_tests_pass(copy: pathlib.Path) -> None:
    """The page is shown where cards went; splits of the benchmark stay, weights that were trained before load."""
    checked = [*CHECKED, *(SOAKED if NEW == additions.NEW else ())]
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *checked)
    assert done.returncode == 0, done.stdout[-4000:]
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/project/shown_moves.py")
    assert done.returncode == 0 and f"{len(NEW)} passed" in done.stdout, done.stdout[-4000:]
    scenarios = ("tests/rules/test_scenarios.py", "-k", " or ".join(new.name.split()[0] for new in NEW))
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *scenarios)
    assert done.returncode == 0 and " passed" in done.stdout, done.stdout[-4000:]
