"""Writes everything that follows from the cards, and lists what a card or a word still lacks: `make derived`.

A card is its entry in src/demesne/cards, its row in src/demesne/languages/names, its scenarios and its lines in the
second referee. A word is its file in src/demesne/rules/vocabulary and the messages that it names. The rest is made
here: the numbers of actions, golden games, the pages of cards and faces, the table of rules and tests, rows of the
decision table and of the list of names, sections and the list of words, tokens for learners, the page's types. Files
that are right already are left alone.
"""

from __future__ import annotations

import csv
import io
import pathlib
import sys
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tools"), *(str(ROOT / "tests" / folder) for folder in ("rules", "languages"))]

import build_types  # noqa: E402
from names import Names  # noqa: E402

import asked  # noqa: E402
import card_reference  # noqa: E402
import faces_reference  # noqa: E402
import how_to_play  # noqa: E402
import numbering  # noqa: E402
import playthrough  # noqa: E402
import referee  # noqa: E402
import rule_table  # noqa: E402
import scenario  # noqa: E402
import untranslated  # noqa: E402
import word_list  # noqa: E402
from demesne.cards import EMBLEMS, PUBLISHED  # noqa: E402
from demesne.fluent.files import index  # noqa: E402
from demesne.languages import LANGUAGES, language  # noqa: E402
from demesne.languages.bundle import card_key  # noqa: E402
from demesne.languages.pages import how_to_play as guide  # noqa: E402
from demesne.languages.pages import languages as guides  # noqa: E402
from demesne.languages.rulings import rulings  # noqa: E402
from demesne.languages.strip import strip  # noqa: E402
from demesne.languages.text import CardText  # noqa: E402
from demesne.research import features  # noqa: E402
from demesne.research.generator import names_of_test  # noqa: E402
from demesne.rules import ACTION, TREASURE  # noqa: E402
from demesne.rules.emblems import emblems  # noqa: E402
from demesne.rules.specification import SPECS, TERM_SPECS, Spec, TermSpec  # noqa: E402
from demesne.rules.triggers import MOMENT_SPECS, TRIGGERS  # noqa: E402

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


def borne(found: Derived) -> None:
    """Every card has an emblem of its own."""
    counted = Counter(EMBLEMS.values())
    for card in PUBLISHED:
        if EMBLEMS[card.name] not in emblems() or counted[EMBLEMS[card.name]] > 1:
            found.lack(card.name, 'an emblem of its own (emblem="..." in its entry; src/demesne/rules/emblems.txt)')


def names_of_the_benchmark(found: Derived) -> None:
    """No card is called like a generated card of the benchmark, which never change."""
    taken = {name.casefold() for name in names_of_test()}
    for card in PUBLISHED:
        if card.name.casefold() in taken:
            found.lack(card.name, "a name that no card of src/demesne/research/bench/generated.cards has")


def names(found: Derived) -> bool:
    """Whether every card has a row of names, and the forms that follow from it, in every language."""
    before = len(found.missing)
    written = Names()
    rows = {card: row for box in written.boxes for card, row in written.rows(box).items()}
    for card in PUBLISHED:
        file = f"src/demesne/languages/names/{card.box if card.box != 'basic' else 'base'}.csv"
        if card.name not in rows:
            found.lack(card.name, f"its row of names ({file})")
            continue
        for lang in LANGUAGES:
            if not rows[card.name][lang]:
                found.lack(card.name, f"its name in {lang} ({file})")
    for name, what in written.missing():
        found.lack(name, what)
    return len(found.missing) == before


def said_of_cards(found: Derived) -> bool:
    """Whether every card can be said, and has a ruling in every edition: its own, or a note that follows from its words."""
    before = len(found.missing)
    say = language("en")
    for card in PUBLISHED:
        for edition in (1, 2):
            try:
                CardText(say, edition).lines(card)
                strip(card, say)
                if not rulings(card, say, edition):
                    key = card_key(card.name).replace("card-", "rulings-", 1)
                    found.lack(card.name, f"a ruling ({key} in src/demesne/languages/ftl/*/rulings.ftl)")
            except LookupError as error:  # a message that its words choose
                found.lack(card.name, f"what its text, marks or rulings say ({error.args[0]})")
    return len(found.missing) == before


def messages(found: Derived) -> None:
    """The messages that words name, and every message in every language."""
    named = {**SPECS, **TERM_SPECS}
    keys = {key: name for name, spec in SPECS.items() for key in (spec.clause, spec.question) if key}
    keys |= {name.replace("_", "-"): name for name in TRIGGERS}
    keys |= {MOMENT_SPECS[what].clause: what for what in MOMENT_SPECS if MOMENT_SPECS[what].clause}
    keys |= {note: name for name, spec in named.items() for note in _notes(spec)}
    for key, name in keys.items():
        if key not in index("en"):
            found.lack(name, f"its message {key} (src/demesne/languages/ftl/en)")
    for lang in LANGUAGES:
        for key, file in untranslated.lacking(lang).items():
            if not key.startswith("card-"):
                found.lack(key, f"the message in {lang} (src/demesne/languages/ftl/{lang}/{file}.ftl)")


def _notes(spec: Spec | TermSpec) -> tuple[str, ...]:
    if isinstance(spec, Spec):
        return () if callable(spec.notes) else spec.notes
    return (spec.note,) if spec.note else ()


def second_referee(found: Derived) -> None:
    for card in PUBLISHED:
        for what in referee.lacking(card.name):
            found.lack(card.name, f"{what} in the second referee (tests/rules/referee)")


def words(found: Derived) -> None:
    """Sections of the page of words, and tokens."""
    for name in word_list.without_section():
        if not word_list.example(name):
            found.lack(name, "a published card that has it, or a section with an example in docs/vocabulary.md")
    found.write(word_list.PAGE, word_list.page())
    found.write(word_list.GRAMMAR, word_list.grammar())
    more = [token for token in features.wanted() if token not in features.vocabulary()]
    found.write(
        ROOT / "src" / "demesne" / "research" / features.LIST.name, "\n".join((*features.vocabulary(), *more)) + "\n"
    )


def list_of_names(found: Derived) -> None:
    """A row for every card that docs/rules/names.csv does not have; the names are taken to be our own."""
    text = NAMES.read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    listed = {row["en"] for row in rows}
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    for card in PUBLISHED:
        if card.name not in listed:
            own = {f"{lang}_own": language(lang).name(card.name) for lang in LANGUAGES if lang != "en"}
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
    second_referee(found)
    found.write(rule_table.TABLE, rule_table.text())
    decision_table(found)
    golden_games(found)
    words(found)
    found.write(build_types.PAGE, build_types.text())
    borne(found)
    names_of_the_benchmark(found)
    messages(found)
    sayable = said_of_cards(found)
    if names(found) and sayable:
        pages(found)
    return found


def pages(found: Derived) -> None:
    """What is written with the names and texts of cards."""
    list_of_names(found)
    found.write(faces_reference.DOCS, faces_reference.page())
    for lang in LANGUAGES:
        found.write(card_reference.DOCS / f"{lang}.md", card_reference.page(lang))
    for lang in guides():
        found.write(how_to_play.DOCS / f"{lang}.md", guide(lang))


def main() -> int:
    found = derive()
    print("Written:" if found.written else "Everything was up to date.")
    for path in found.written:
        print(f"  {path}")
    print("Still missing:" if found.missing else "Nothing is missing; whether it is right, `make test` says.")
    for what in dict.fromkeys(found.missing):
        print(f"  {what}")
    return 1 if found.missing else 0


if __name__ == "__main__":
    sys.exit(main())
