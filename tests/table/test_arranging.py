"""Several questions of a card about the same cards that were looked at, answered in one message."""

from __future__ import annotations

import pathlib
import random

import pytest

import rooms
from demesne import Game
from demesne.refusal import Phrase, Refusal
from demesne.table import Answer, SeatHolder, Table
from demesne.table.arranging import advised, arranged, fates, laid
from demesne.table.messages import Arrange
from demesne.table.shown import log_of
from demesne.table.table import setup_of
from rooms import House, own_cards

house = rooms.house  # a fixture

REST = ["Village", "Smithy", "Militia", "Moat", "Cellar", "Market", "Chapel", "Workshop", "Mine"]
OWN = """
card("Sifter", 3, ACTION, play=[look_at(3), discard(1, where=LIFTED), trash(any_number, where=LIFTED), put_back()])
card("Sorter", 3, ACTION, play=[look_at(3), trash(any_number, where=LIFTED), discard(1, where=LIFTED), put_back()])
card("Miser", 3, ACTION, play=[look_at(3), trash(any_number, TREASURE, where=LIFTED), put_back()])
card("Perhaps", 3, ACTION, play=[look_at(3), choose(1, trash=[trash(1, where=LIFTED)], discard=[discard(1, where=LIFTED)]), put_back()])
"""


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    """Own cards that look at cards."""
    own_cards(monkeypatch, tmp_path, OWN)


def played(card: str, deck: list[str]) -> Table:
    """Anna has played the card, which has looked at the top of her deck."""
    players = [{"hand": [card], "deck": deck}, {"deck": ["Copper"] * 5}]
    game = Game.from_position({"kingdom": [card, *REST], "players": players, "seed": 1})
    return Table(setup_of(game, [SeatHolder("Anna"), SeatHolder("Béla")])).after([Answer(0, (card,))])


def of(table: Table) -> list[tuple[str, int, int]]:
    assert table.game.decision is not None
    return [(fate.kind, fate.least, fate.most) for fate in fates(table.game, table.game.decision)]


def test_the_fates_are_read_from_the_program() -> None:
    sentry = played("Sentry", ["Copper", "Silver", "Estate", "Gold"])
    assert of(sentry) == [("trash", 0, 2), ("discard", 0, 2), ("topdeck", 0, 2)]
    assert of(sentry.after([Answer(0, ())])) == [("discard", 0, 2), ("topdeck", 0, 2)]
    assert of(sentry.after([Answer(0, ()), Answer(0, ())])) == []
    assert of(played("Sentry", ["Copper", "Silver"])) == [("trash", 0, 1), ("discard", 0, 1), ("topdeck", 0, 1)]
    assert of(played("Lookout", ["Silver", "Estate", "Gold"])) == [
        ("trash", 1, 1),
        ("discard", 1, 1),
        ("topdeck", 1, 1),
    ]
    assert of(played("Lookout", ["Silver", "Estate"])) == [("trash", 1, 1), ("discard", 1, 1)]


def test_all_cards_together_are_discarded_or_put_back_in_one_message() -> None:
    """Navigator asked twice: whether, and then in which order."""
    deck = ["Gold", "Silver", "Estate", "Copper", "Duchy", "Province"]
    table = played("Navigator", deck)
    assert table.game.decision is not None
    assert [(fate.kind, fate.most, fate.together) for fate in fates(table.game, table.game.decision)] == [
        ("discard", 5, True),
        ("topdeck", 5, True),
    ]
    cards = laid(table.game, 0)
    assert arranged(table, 0, [cards, []]) == [("discard",)]
    assert arranged(table, 0, [[], cards[::-1]]) == [("deck",), tuple(cards[::-1])]
    for piles in ([cards[:2], cards[2:]], [[], []], [cards], [cards, cards]):
        with pytest.raises(Refusal):
            arranged(table, 0, piles)
    assert advised(table.game, ["discard"], lambda game: []) == [cards, []]
    assert advised(table.game, ["deck"], lambda game: cards[::-1]) == [[], cards[::-1]]
    alike = played("Navigator", ["Copper"] * 6)
    assert arranged(alike, 0, [[], ["Copper"] * 5]) == [("deck",)]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("Sifter", [("discard", 1, 1), ("trash", 0, 2), ("topdeck", 0, 2)]),
        ("Sorter", []),  # how many are discarded depends on how many are left
        ("Miser", []),  # not every card may be trashed
    ],
)
def test_own_cards(own: None, card: str, expected: list[tuple[str, int, int]]) -> None:
    assert of(played(card, ["Silver", "Estate", "Gold"])) == expected


def test_words_of_different_branches_are_not_one_question(own: None) -> None:
    table = played("Perhaps", ["Silver", "Estate", "Gold"]).after([Answer(0, ("trash",))])
    assert table.game.decision is not None and table.game.decision.kind == "trash" and of(table) == []


def test_a_question_with_one_answer_is_not_answered() -> None:
    sentry = played("Sentry", ["Copper", "Silver", "Estate", "Gold"])
    assert arranged(sentry, 0, [["Silver", "Estate"], [], []]) == [("Silver", "Estate")]
    assert arranged(sentry, 0, [["Silver"], ["Estate"], []]) == [("Silver",), ("Estate",)]
    assert arranged(sentry, 0, [[], [], ["Silver", "Estate"]]) == [(), (), ("Silver", "Estate")]
    equal = played("Lookout", ["Silver", "Silver", "Silver", "Estate"])
    assert equal.game.decision is None or equal.game.decision.source != "Lookout"
    two = played("Lookout", ["Estate", "Silver", "Silver"])
    assert arranged(two, 0, [["Estate"], ["Silver"], ["Silver"]]) == [("Estate",)]


@pytest.mark.parametrize(
    "piles",
    [[["Silver"], []], [["Silver"], [], []], [["Silver"], ["Silver"], ["Estate"]], [[], [], ["Gold", "Estate"]]],
)
def test_every_card_needs_exactly_one_fate(piles: list[list[str]]) -> None:
    with pytest.raises(Refusal) as refusal:
        arranged(played("Sentry", ["Copper", "Silver", "Estate", "Gold"]), 0, piles)
    assert refusal.value.phrase.id == "table-arrange"


def test_two_cards_with_a_fate_for_one_were_taken_bug() -> None:
    with pytest.raises(Refusal):
        arranged(played("Lookout", ["Estate", "Silver", "Silver"]), 0, [["Estate"], ["Silver", "Silver"], []])


@pytest.mark.parametrize("seed", range(30))
def test_all_at_once_is_the_same_as_one_after_the_other(seed: int) -> None:
    rng = random.Random(seed)
    card = rng.choice(["Sentry", "Lookout"])
    table = played(card, rng.choices(["Copper", "Silver", "Estate", "Gold", "Village"], k=6))
    pending = table.game.decision
    if pending is None or pending.source != card:
        return
    cards_laid = laid(table.game, 0)
    left = rng.sample(cards_laid, len(cards_laid))
    piles: list[list[str]] = []
    questions = fates(table.game, pending)
    for fate in questions:
        n = len(left) if fate is questions[-1] else rng.randint(fate.least, min(fate.most, len(left)))
        piles.append(left[:n])
        left = left[n:]
    after = table.after([Answer(0, picks) for picks in arranged(table, 0, piles)])
    wanted = dict(zip((fate.kind for fate in questions), piles, strict=True))
    assert sorted(after.game.trash) == sorted(wanted["trash"])
    assert sorted(after.game.cards(0, "discard")) == sorted(wanted["discard"])
    assert after.game.decision is None or after.game.decision.source != card
    back = wanted.get("topdeck", [])
    assert after.game.cards(0, "deck")[: len(back)] == back


@pytest.mark.asyncio
async def test_one_message_answers_all_of_it(house: House) -> None:
    players = [{"hand": ["Sentry"], "deck": ["Copper", "Silver", "Estate", "Gold"]}, {"deck": ["Copper"] * 5}]
    at = {"kingdom": ["Sentry", *REST], "players": players, "seed": 1}
    table, [anna, bela] = await house.position("anna", "béla", at=at)
    await anna.answer(["Sentry"])
    id = anna.decision["id"]
    assert [fate["kind"] for fate in anna.decision["fates"]] == ["trash", "discard", "topdeck"]
    await anna.send(Arrange(id, [["Estate"], ["Gold"], ["Silver"]]))
    assert anna.refused() == "table-arrange" and anna.decision["id"] == id
    await bela.send(Arrange(id, [["Estate"], [], ["Silver"]]))
    assert bela.refused() == "table-answered"
    await anna.send(Arrange(id, [["Estate"], [], ["Silver"]]))
    assert anna.view["view"]["trash"] == ["Estate"] and anna.decision["source"] is None
    assert house.live(table).begun().game.cards(0, "deck")[0] == "Silver"
    told = [line.phrase for line in log_of(house.live(table).begun(), 1)]
    assert Phrase("log-trash", {"who": "Anna", "cards": "1 Estate"}) in told
    assert not any("Silver" in str(phrase) for phrase in told)
