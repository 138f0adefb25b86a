"""Writes everything that follows from the cards, and lists what a card still lacks: `make derived`.

A card is its entry in src/demesne/cards, its scenarios and its names in five languages. The rest is made here: the
numbers of actions, golden games, the pages of cards, the table of rules and tests, rows of the decision table and of
the list of names, the list of words, the page's types. Files that are right already are left alone.
"""

from __future__ import annotations

import csv
import io
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tools"), *(str(ROOT / "tests" / folder) for folder in ("rules", "words"))]

import build_types  # noqa: E402

import asked  # noqa: E402
import card_reference  # noqa: E402
import how_to_play  # noqa: E402
import numbering  # noqa: E402
import playthrough  # noqa: E402
import rule_table  # noqa: E402
import scenario  # noqa: E402
import word_list  # noqa: E402
from demesne.cards import PUBLISHED  # noqa: E402
from demesne.rules import ACTION, TREASURE  # noqa: E402
from demesne.rules.specification import SPECS  # noqa: E402
from demesne.words import LANGUAGES, words  # noqa: E402
from demesne.words.bundle import card_key  # noqa: E402
from demesne.words.pages import how_to_play as guide  # noqa: E402
from demesne.words.pages import languages as guides  # noqa: E402

NAMES = ROOT / "docs" / "rules" / "names.csv"
SEEDS = 48


class Derived:
    """What was written, and what is missing."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.missing: list[str] = []

    def write(self, path: pathlib.Path, text: str) -> None:
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            self.note(path)

    def note(self, path: pathlib.Path) -> None:
        self.written.append(str(path.relative_to(ROOT)))

    def lack(self, card: str, what: str) -> None:
        self.missing.append(f"{card}: {what}")


def names(found: Derived) -> bool:
    """Whether every card has its name, in all forms, in every language."""
    before = len(found.missing)
    for lang in LANGUAGES:
        forms = {}
        for card in PUBLISHED:
            key = card_key(card.name)
            file = f"src/demesne/words/ftl/{lang}/names_{card.box if card.box != 'basic' else 'base'}.ftl"
            if words(lang).has(key):
                forms[card.name] = set(words(lang).bundle.message(key)[1])
            else:
                found.lack(card.name, f"its name in {lang} ({key} in {file})")
        needed = set.intersection(*(f for f in forms.values() if f))
        for name, has in forms.items():
            if needed - has:
                found.lack(name, f"forms of its name in {lang}: {', '.join(sorted(needed - has))}")
    return len(found.missing) == before


def list_of_names(found: Derived) -> None:
    """A row for every card that docs/rules/names.csv does not have; the names are taken to be our own."""
    text = NAMES.read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    listed = {row["en"] for row in rows}
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    for card in PUBLISHED:
        if card.name not in listed:
            own = {f"{lang}_own": words(lang).name(card.name) for lang in LANGUAGES if lang != "en"}
            key = card_key(card.name).removeprefix("card-").replace("-", "_")
            writer.writerow({"key": key, "en": card.name, "kind": f"card_{card.box}", "note": "own names", **own})
    found.write(NAMES, text.rstrip("\n") + "\n" + out.getvalue())


def decision_table(found: Derived) -> None:
    """Rows for cards that ask and have none; their last two columns and the numbers are those seen in play."""
    text = asked.LIBRARY.read_text(encoding="utf-8")
    known = {question.card for question in asked.in_table(text)}
    rows = []
    for card in PUBLISHED:
        asks = any(SPECS[w.name].asks for w in card.words())
        if asks and card.name not in known and card.types & (ACTION | TREASURE):
            seen = asked.questions(card, SEEDS)
            rows += [asked.row_of(question, of) for question, of in seen.items() if question.card == card.name]
    if rows:
        start = text.index("### The decision table")
        end = text.index("\n\n", text.rindex("\n|", start, text.index("\n## ", start)))
        found.write(asked.LIBRARY, text[:end] + "\n" + "\n".join(rows) + text[end:])


def scenarios(found: Derived) -> None:
    """Every card is played in a scenario, and every numbered rule is covered by one."""
    told = "\n".join(one.title + "\n" + one.text for one in scenario.load_all())
    for card in PUBLISHED:
        if card.name not in told:
            found.lack(card.name, "a scenario (tests/rules/scenarios)")
    covered, none = rule_table.tests(), rule_table.without()
    for rule in rule_table.ids():
        if rule not in covered and rule not in none:
            found.lack(rule, "a scenario that covers this rule (docs/rules)")


def golden_games(found: Derived) -> None:
    for path in playthrough.add():
        found.note(path)
    texts = [file.read_text(encoding="utf-8") for file in sorted(playthrough.FOLDER.glob("*.txt"))]
    for what in playthrough.missing(texts):
        found.missing.append(f"golden games: {what}")


def derive() -> Derived:
    found = Derived()
    found.write(numbering.GOLDEN, "\n".join(numbering.rows()) + "\n")
    scenarios(found)
    found.write(rule_table.TABLE, rule_table.text())
    decision_table(found)
    golden_games(found)
    if names(found):
        list_of_names(found)
        for lang in LANGUAGES:
            found.write(card_reference.DOCS / f"{lang}.md", card_reference.page(lang))
        for lang in guides():
            found.write(how_to_play.DOCS / f"{lang}.md", guide(lang))
    found.write(word_list.PAGE, word_list.page())
    found.write(word_list.GRAMMAR, word_list.grammar())
    found.write(build_types.PAGE, build_types.text())
    return found


def main() -> int:
    found = derive()
    print("Written:" if found.written else "Everything was up to date.")
    for path in found.written:
        print(f"  {path}")
    print("Still missing:" if found.missing else "Nothing is missing.")
    for what in found.missing:
        print(f"  {what}")
    return 1 if found.missing else 0


if __name__ == "__main__":
    sys.exit(main())
