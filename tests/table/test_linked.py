"""A card of the hand and the question that follows it, asked at once and answered in one message."""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from typing import Any

import pytest

import rooms
from demesne import Game
from demesne.refusal import Phrase
from demesne.table import Answer, SeatHolder, Table
from demesne.table.linked import linked
from demesne.table.messages import AnswerGiven, Arrange, Look, Suggest, UndoWanted
from demesne.table.outgoing.analysis import Advice, Rated
from demesne.table.outgoing.shown import Then
from demesne.table.table import setup_of
from rooms import House, own_cards

house = rooms.house  # a fixture

REST = ["Village", "Smithy", "Militia", "Moat", "Cellar", "Market", "Chapel", "Workshop", "Mine"]
BONUSES = ["action", "buy", "coins", "gold"]
OWN = """
card("Blind Courtier", 3, ACTION, play=[reveal(1), cards(1), choose(1, coins=[coins(1)], buy=[buys(1)])])
card("Two Courtiers", 3, ACTION, play=[reveal(2), choose(1, coins=[coins(1)], buy=[buys(1)])])
card("Everything", 3, ACTION | TREASURE | VICTORY | REACTION, play=[coins(1)], points=1, reaction=when_attacked(cards(1)))
"""


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    own_cards(monkeypatch, tmp_path, OWN)


def played(card: str, hand: list[str], deck: int = 6, kingdom: list[str] = REST) -> Table:
    """Anna has played the card; the rest is her hand."""
    players = [{"hand": [card, *hand], "deck": ["Copper"] * deck}, {"deck": ["Copper"] * 5}]
    game = Game.from_position({"kingdom": [card, *kingdom], "players": players, "seed": 1})
    return Table(setup_of(game, [SeatHolder("Anna"), SeatHolder("Béla")])).after([Answer(0, (card,))])


def of(table: Table) -> list[Then]:
    assert table.game.decision is not None
    return linked(table.game, table.game.decision, table.names())


def test_courtier_says_how_many_for_every_card() -> None:
    one, two = of(played("Courtier", ["Copper", "Estate", "Moat", "Smithy"]))
    assert (one.after, one.kind, one.least, one.most) == (["Copper", "Estate", "Smithy"], "choose", 1, 1)
    assert (two.after, two.kind, two.least, two.most) == (["Moat"], "choose", 2, 2)
    assert one.options == two.options == [(key, 1) for key in BONUSES]
    assert one.prompt == Phrase("ask-choose", {"n": 1, "may": "no"})


def test_secret_passage_has_the_same_places_for_all() -> None:
    [then] = of(played("Secret Passage", ["Estate", "Moat"], deck=6))
    assert then.after == ["Copper", "Estate", "Moat"]
    assert (then.kind, then.least, then.most) == ("position", 1, 1)
    assert then.options == [(str(n), 1) for n in range(5)]


def test_a_card_that_is_trashed_before_a_choice() -> None:
    [then] = of(played("Investment", ["Estate", "Copper"]))
    assert then.after == ["Copper", "Estate"] and then.kind == "choose"


def test_ambassador_says_how_many_of_each_card_can_go_back() -> None:
    copper, estate = of(played("Ambassador", ["Copper", "Copper", "Copper", "Estate"]))
    assert (copper.after, copper.kind, copper.least, copper.most) == (["Copper"], "return", 0, 2)
    assert copper.options == [("Copper", 2)]
    assert (estate.after, estate.options, estate.most) == (["Estate"], [("Estate", 1)], 1)


@pytest.mark.parametrize(
    ("card", "hand"),
    [
        ("Remodel", ["Copper", "Estate"]),  # the second question is on the table, not about the card
        ("Steward", ["Copper", "Estate"]),
        ("Courtyard", ["Moat", "Estate"]),
    ],
)
def test_other_questions_stand_alone(card: str, hand: list[str]) -> None:
    assert of(played(card, hand)) == []


@pytest.mark.parametrize("card", ["Blind Courtier", "Two Courtiers"])
def test_what_shows_something_in_between_is_not_asked_ahead(own: None, card: str) -> None:
    assert of(played(card, ["Moat", "Estate", "Copper"])) == []


def test_a_card_after_which_there_is_nothing_to_choose(own: None) -> None:
    [then] = of(played("Courtier", ["Everything", "Copper"], kingdom=["Everything", *REST[1:]]))
    assert then.after == ["Copper"]


def at(card: str, hand: list[str]) -> dict[str, Any]:
    players = [
        {"hand": [card, *hand], "deck": ["Silver", "Gold", "Copper", "Copper", "Copper"]},
        {"deck": ["Copper"] * 5},
    ]
    return {"kingdom": [card, *REST], "players": players, "seed": 1}


@pytest.mark.asyncio
async def test_both_answers_in_one_message(house: House) -> None:
    _, [anna, bela] = await house.position("anna", "béla", at=at("Courtier", ["Moat", "Estate"]))
    await anna.answer(["Courtier"])
    before = anna.decision
    assert [then["after"] for then in before["then"]] == [["Estate"], ["Moat"]]
    await anna.answer(["Estate"], ["coins", "buy"])
    assert anna.refused() == "error-answer" and anna.decision == before  # all or none
    assert not any("Estate" in str(line) for line in bela.log)
    await anna.answer(["Moat"], ["coins", "buy"])
    assert (anna.view["view"]["coins"], anna.view["view"]["buys"]) == (3, 2)
    assert any("Moat" in str(line) for line in bela.log)


@pytest.mark.asyncio
async def test_a_place_in_the_deck_in_one_message(house: House) -> None:
    table, [anna, bela] = await house.position("anna", "béla", at=at("Secret Passage", ["Moat", "Estate"]))
    await anna.answer(["Secret Passage"])
    await anna.answer(["Moat"], ["1"])
    assert house.live(table).begun().game.cards(0, "deck")[:3] == ["Copper", "Moat", "Copper"]
    assert not any("Moat" in str(line) for line in bela.log)


@pytest.mark.asyncio
async def test_a_card_shown_to_others_is_no_free_undo(house: House) -> None:
    """What is new to them stays new, though two answers may be sent together."""
    _, [anna, _] = await house.position("anna", "béla", at=at("Courtier", ["Moat", "Estate"]))
    await anna.answer(["Courtier"])
    await anna.answer(["Moat"], ["coins", "buy"])
    await anna.send(UndoWanted())  # of the second answer, which shows nothing
    assert (anna.decision["kind"], anna.decision["then"]) == ("choose", [])
    assert anna.view["can"]["undo"] == "ask"


@pytest.mark.asyncio
async def test_a_card_and_how_many_of_it_go_back_in_one_message(house: House) -> None:
    _, [anna, bela] = await house.position("anna", "béla", at=at("Ambassador", ["Estate", "Estate", "Copper"]))
    await anna.answer(["Ambassador"])
    await anna.answer(["Estate"], ["Estate", "Estate"])
    assert anna.view["view"]["players"][0]["hand"] == ["Copper"]
    assert bela.view["view"]["players"][1]["discard_top"] == "Estate"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("card", "hand", "after"),
    [
        ("Courtier", ["Moat", "Nobles", "Mill"], 2),
        ("Secret Passage", ["Moat", "Estate"], 1),
        ("Ambassador", ["Curse", "Curse", "Gold"], 2),
    ],
)
async def test_a_hint_answers_both_questions(house: House, card: str, hand: list[str], after: int) -> None:
    _, [anna] = await house.position("anna", "anna", at=at(card, hand), hints=True)
    await anna.send(Look(0))
    await anna.answer([card])
    [hint] = await anna.send(Suggest(anna.decision["id"]))
    first, then = hint["answers"]
    assert len(first) == 1 and len(then) == after and hint["piles"] == []
    await anna.answer(first, then)
    assert anna.decision["source"] is None


@pytest.mark.asyncio
async def test_a_hint_gives_every_card_that_was_looked_at_its_fate(house: House) -> None:
    start = at("Sentry", ["Copper"])
    start["players"][0]["deck"] = ["Silver", "Curse", "Estate", "Copper"]
    _, [anna] = await house.position("anna", "anna", at=start, hints=True)
    await anna.send(Look(0))
    await anna.answer(["Sentry"])
    laid, fates = anna.decision["laid"], anna.decision["fates"]
    assert sorted(laid) == ["Curse", "Estate"] and len(fates) == 3
    [hint] = await anna.send(Suggest(anna.decision["id"]))
    assert sorted(card for pile in hint["piles"] for card in pile) == sorted(laid) and len(hint["piles"]) == 3
    assert "Curse" in hint["piles"][0] and hint["answers"][0] == hint["piles"][0]
    await anna.send(Arrange(anna.decision["id"], hint["piles"]))
    assert anna.decision["source"] is None


class Weighs:
    """Searches nothing: an answer with this in it loses everything."""

    def __init__(self, bad: str) -> None:
        self.bad = bad

    async def best(
        self, table: Any, level: str, game: Any, lists: Any, seen: Any, bots: Any, must: Sequence[str] = ()
    ) -> Advice:
        rows = Rated(("something else",), 1.0, 0.01), Rated(tuple(must), 0.0 if self.bad in must else 1.0, 0.01)
        return Advice(rows, 400, Phrase("coach-takes-curse") if self.bad in must else None)


@pytest.mark.asyncio
@pytest.mark.parametrize(("bad", "kind"), [("Estate", "reveal"), ("buy", "choose")])
async def test_the_coach_weighs_both_answers(house: House, bad: str, kind: str) -> None:
    _, [anna] = await house.position("anna", "anna", at=at("Courtier", ["Moat", "Estate"]), hints=True)
    await anna.send(Look(0))
    await anna.answer(["Courtier"])
    house.rooms.lists.thinking = Weighs(bad)  # type: ignore[assignment]
    id = anna.decision["id"]
    *_, warning = await anna.send(AnswerGiven(id, [["Estate"], ["buy"]], coach=True))
    assert (warning["type"], warning["kind"]) == ("blunder", kind)
    assert not warning["given"] and anna.decision["id"] == id
    house.rooms.lists.thinking = Weighs("Gold")  # type: ignore[assignment]
    await anna.send(AnswerGiven(id, [["Estate"], ["buy"]], coach=True))
    assert anna.view["view"]["buys"] == 2
    house.rooms.lists.thinking = None
