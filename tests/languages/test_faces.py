"""Faces: every card has an emblem of its own and a strip of marks from its program, named in every language."""

from __future__ import annotations

import re

import pytest

import faces_reference
from demesne.cards import EMBLEMS, PUBLISHED, Catalogue, loaded
from demesne.cards.emblems import emblems_of
from demesne.languages import LANGUAGES, language
from demesne.languages.pseudo import PSEUDO
from demesne.languages.strip import MARKS, ROOM, metal, strip
from demesne.rules import CardError
from demesne.rules.emblems import emblems
from demesne.rules.grammar import parse_cards
from demesne.rules.vocabulary.gaining import METALS


def own(text: str) -> dict[str, str]:
    """The emblems of the cards of a file."""
    cards = parse_cards(text, "mine.cards")
    borne = emblems_of(Catalogue(cards))
    return {card.name: borne[card.name] for card in cards}


def test_every_card_has_an_emblem_that_no_other_has() -> None:
    assert set(EMBLEMS) == {card.name for card in PUBLISHED}
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)
    assert set(EMBLEMS.values()) <= emblems()


def test_an_own_card_bears_what_it_names_or_what_is_called_like_it() -> None:
    named = 'card("Mill Pond", 3, ACTION, play=[cards(1)], emblem="water-mill")'
    assert own(named) == {"Mill Pond": "water-mill"}
    like = 'card("Water Mill", 3, ACTION, play=[cards(1)])\ncard("Toll Gate", 3, ACTION, play=[cards(1)])\n'
    assert own(like + 'card("Gate Keeper", 3, ACTION, play=[cards(1)])') == {
        "Water Mill": "water-mill",
        "Toll Gate": "gate",
        "Gate Keeper": "",
    }
    assert own('card("Dark Village", 3, ACTION, play=[cards(1)])') == {"Dark Village": ""}, "Village bears it"


def test_a_card_with_an_emblem_is_written_as_it_was_read() -> None:
    (card,) = parse_cards('card("Mill Pond", 3, ACTION, play=[cards(1)], emblem="water-mill")', "mine.cards")
    assert parse_cards(repr(card), "again") == [card]


def test_an_unknown_emblem_is_refused_with_the_nearest() -> None:
    with pytest.raises(CardError, match="got 'windmil', did you mean \"windmill\""):
        own('card("Mill Pond", 3, ACTION, play=[cards(1)], emblem="windmil")')


@pytest.mark.parametrize("lang", (*LANGUAGES, PSEUDO))
def test_every_card_has_a_strip_that_is_named(lang: str) -> None:
    say = language(lang)
    for card in PUBLISHED:
        signs = strip(card, say)
        assert signs, card.name
        assert {sign.mark for sign in signs} <= {*MARKS, *METALS.values()}, card.name
        assert sum(sign.room for sign in signs if sign.mark != "more") <= ROOM, card.name
        assert signs[0].said, card.name
        for sign in signs:
            assert not re.search(r"[{}|$]|None|  ", sign.said), (card.name, sign)
            assert sign.said or sign.mark in (*METALS.values(), "card"), (card.name, sign)


# the strips that the design names
@pytest.mark.parametrize(
    ("card", "marks"),
    [
        ("Village", "card action×2"),
        ("Cellar", "action discardn cardn"),
        ("Militia", "coin×2 attack discard→3"),
        ("Council Room", "card×4 buy more"),
        ("Province", "point6"),
        ("Curse", "point−1"),
        ("Witch", "card×2 attack curse"),
        ("Nobles", "card×3 / action×2 point×2"),
        ("Merchant", "card action ?coin"),
        ("Remodel", "trash gain+2"),
        ("Fishing Village", "action×2 coin later action coin"),
        ("Monument", "coin×2 token"),
        ("Bandit", "gain gold attack trash"),
    ],
)
def test_a_strip(card: str, marks: str) -> None:
    assert " ".join(map(faces_reference.written, strip(loaded().cards[card], language("en")))) == marks


def test_metals() -> None:
    of = {
        name: metal(loaded().cards[name])
        for name in ("Copper", "Silver", "Gold", "Platinum", "Harem", "Astrolabe", "Village")
    }
    assert list(of.values()) == ["copper", "silver", "gold", "platinum", "gold", "gold", ""]


def test_the_page_lists_them() -> None:
    assert faces_reference.DOCS.read_text(encoding="utf-8") == faces_reference.page(), (
        "run python tests/languages/faces_reference.py"
    )
