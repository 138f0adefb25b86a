"""Rulings of the cards: every card has some, every message is used, and what they say is true of the game."""

from __future__ import annotations

import pathlib
import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import scenario
from card_reference import DOCS
from demesne.cards import PUBLISHED, loaded
from demesne.languages import LANGUAGES, language
from demesne.languages.bundle import card_key
from demesne.languages.rulings import MOST_NOTES, notes, order, rulings
from demesne.rules.grammar import parse_cards
from parsed import messages_of


def messages(lang: str) -> dict[str, ast.Message]:
    return {item.id.name: item for item in messages_of(lang, "rulings")}


class Names(Visitor):  # type: ignore[misc]
    """The cards that a message names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        assert node.id.name == "CARD"
        self.found.append(node.arguments.positional[0].value)


def named(message: ast.Message) -> list[str]:
    names = Names()
    names.visit(message)
    return names.found


def own(card: str) -> str:
    return card_key(card).replace("card-", "rulings-", 1)


@pytest.mark.parametrize("edition", [1, 2])
def test_every_card_has_rulings(edition: int) -> None:
    say = language("en")
    for card in PUBLISHED:
        lines = rulings(card, say, edition)
        assert lines and len(lines) == len(set(lines)), card.name
        for line in lines:
            assert len(line) <= 160 and line.endswith("."), (card.name, line)
            assert line[0].isupper() or line[0].isdigit(), (card.name, line)
            assert not re.search(r"[{}|$]|  |CARD", line), (card.name, line)


def test_every_message_is_used() -> None:
    cards = {own(c.name): c for c in PUBLISHED}
    used = {note for c in PUBLISHED for edition in (1, 2) for note in notes(c, edition)}
    for key in messages("en"):
        if key.startswith("rulings-"):
            edition = key[-2] if re.search("-[12]e$", key) else ""
            assert len(cards[re.sub("-[12]e$", "", key)].editions) == 2 or not edition, key
        else:
            assert key in used, key
    assert used == set(order())


def test_own_rulings_are_few_and_name_cards_that_there_are() -> None:
    for key, message in messages("en").items():
        if key.startswith("rulings-"):
            assert 1 <= len(language("en")(key).splitlines()) <= 4, key
        assert set(named(message)) <= set(loaded().cards), key


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_other_languages_have_the_same_lines_about_the_same_cards(lang: str) -> None:
    english = messages("en")
    for key, message in messages(lang).items():
        assert sorted(set(named(message))) == sorted(set(named(english[key]))), key
        assert len(language(lang)(key).splitlines()) == len(language("en")(key).splitlines()), key


def test_own_cards_get_the_notes_of_their_programs() -> None:
    file = DOCS.parent / "examples" / "market_hall.cards"
    cards = {c.name: c for c in parse_cards(file.read_text(encoding="utf-8"), file.name)}
    assert notes(cards["Market Hall"], 2) == ["note-impossible-option", "note-not-itself"]
    assert notes(cards["Toll Gate"], 2) == ["note-attack", "note-onto-empty-deck", "note-one-by-one"]
    assert notes(cards["Night Porter"], 2) == ["note-reaction", "note-reaction-once"]
    for card in cards.values():
        assert 0 < len(rulings(card, language("en"), 2)) <= MOST_NOTES


def test_notes_follow_the_edition() -> None:
    mine = loaded().cards["Mine"]
    assert "note-must-trash" in notes(mine, 1) and "note-may-trash" in notes(mine, 2)


# what the rulings say is true: the titles of these scenarios are card, edition and words of the ruling

TRUE = [s for file in sorted((pathlib.Path(__file__).parent / "rulings").glob("*.txt")) for s in scenario.load(file)]


@pytest.mark.parametrize("ruling", TRUE, ids=lambda s: s.title)
def test_the_ruling_is_true(ruling: scenario.Scenario, both_kernels: str) -> None:
    found = re.fullmatch(r"(.*), edition ([12]): (.*)", ruling.title)
    assert found, ruling
    card, edition, said = found.groups()
    assert any(said in line for line in rulings(loaded().cards[card], language("en"), int(edition))), "no such ruling"
    scenario.run(ruling)
