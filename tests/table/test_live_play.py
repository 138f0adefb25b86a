"""At the table: undo, autoplay, hints, phrases, typed lines, one device for several seats."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import rooms
from demesne.table.messages import (
    Agree,
    AnswerGiven,
    AutoplaySet,
    BuyAhead,
    Hello,
    Look,
    SayPhrase,
    Suggest,
    TypedLine,
    UndoWanted,
)
from rooms import DRAW, GAIN, PLAIN, House, bot, friend, here, me

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture


# undo


@pytest.mark.parametrize("rule", ["free", "ask"])
async def test_undo_is_free_while_nothing_new_was_seen(house: House, rule: str) -> None:
    _table, (anna, bela) = await house.position("anna", "béla", at={"players": [GAIN, PLAIN]}, undo=rule)
    await anna.answer(["Workshop"])
    assert anna.view["can"]["undo"] == "free" and bela.view["can"]["undo"] is None
    await anna.send(UndoWanted())
    assert anna.decision["kind"] == "action" and anna.view["can"]["undo"] is None
    assert [m["type"] for m in bela.messages].count("undo_asked") == 0


async def test_undo_of_what_showed_new_cards_asks_the_others(house: House) -> None:
    table, (anna, bela, csilla) = await house.position(
        "anna", "béla", "csilla", at={"players": [DRAW, PLAIN, PLAIN]}, undo="ask"
    )
    await anna.answer(["Smithy"])
    assert anna.view["can"]["undo"] == "ask"
    await anna.send(UndoWanted())
    asked = bela.last("undo_asked")
    assert asked["seat"] == 0 and csilla.last("undo_asked") == asked
    await bela.send(Agree(asked["undo"], True))
    assert len(house.live(table).begun().live) == 1
    await csilla.send(Agree(asked["undo"], True))
    assert anna.decision["kind"] == "action" and house.live(table).begun().undone == 1


async def test_undo_refused_by_one_stands(house: House) -> None:
    table, (anna, bela, csilla) = await house.position(
        "anna", "béla", "csilla", at={"players": [DRAW, PLAIN, PLAIN]}, undo="ask"
    )
    await anna.answer(["Smithy"])
    await anna.send(UndoWanted())
    asked = bela.last("undo_asked")
    await bela.send(Agree(asked["undo"], False))
    await csilla.send(Agree(asked["undo"], True))
    assert anna.last("undo_asked")["undo"] == "" and house.live(table).begun().undone == 0


async def test_an_answer_given_meanwhile_ends_the_wish_to_take_back(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [DRAW, PLAIN]}, undo="ask")
    await anna.answer(["Smithy"])
    await anna.send(UndoWanted())
    asked = bela.last("undo_asked")
    await anna.answer([])
    await bela.send(Agree(asked["undo"], True))
    assert house.live(table).begun().undone == 0


async def test_agreeing_to_another_wish_takes_nothing_back(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [DRAW, PLAIN]}, undo="ask")
    await anna.answer(["Smithy"])
    await anna.send(UndoWanted())
    await bela.send(Agree("another", True))
    assert house.live(table).begun().undone == 0


async def test_at_a_table_of_free_undo_what_was_seen_stands(house: House) -> None:
    _table, (anna, _bela) = await house.position("anna", "béla", at={"players": [DRAW, PLAIN]}, undo="free")
    await anna.answer(["Smithy"])
    await anna.send(UndoWanted())
    assert anna.refused() == "undo-seen-new"


async def test_undo_switched_off(house: House) -> None:
    _table, (anna, _bela) = await house.position("anna", "béla", at={"players": [GAIN, PLAIN]}, undo="off")
    await anna.answer(["Workshop"])
    await anna.send(UndoWanted())
    assert anna.refused() == "undo-off" and anna.view["can"]["undo"] is None


async def test_nothing_to_take_back(house: House) -> None:
    _table, (_anna, bela) = await house.friends("anna", "béla")
    await bela.send(UndoWanted())
    assert bela.refused() == "undo-none"


async def test_against_bots_everything_can_be_taken_back(house: House) -> None:
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    await anna.answer([])
    await anna.answer([])
    assert anna.view["can"]["undo"] == "free" and anna.view["view"]["turn"] == 2
    await anna.send(UndoWanted())
    assert anna.view["view"]["turn"] == 1 and anna.decision["kind"] == "buy"


async def test_two_undos_at_once_take_back_one_answer(house: House) -> None:
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [GAIN, PLAIN]}, undo="free")
    await anna.answer(["Workshop"])
    await anna.answer(["Village"])
    await asyncio.gather(anna.viewer.receive(UndoWanted()), anna.viewer.receive(UndoWanted()))
    assert house.live(table).begun().undone == 1 and anna.decision["kind"] == "gain"


# autoplay, hints, phrases


@pytest.mark.parametrize(("level", "asked"), [(0, True), (1, True), (2, False)])
async def test_autoplay_shows_a_moat_for_those_who_want_it_quick(house: House, level: Any, asked: bool) -> None:
    attack = {"hand": ["Militia", "Copper", "Copper"], "deck": ["Copper"] * 8}
    victim = {"hand": ["Moat", "Copper", "Copper", "Gold", "Estate"], "deck": ["Copper"] * 8}
    _table, (anna, bela) = await house.position("anna", "béla", at={"players": [attack, victim]})
    await bela.send(AutoplaySet(level))
    await anna.answer(["Militia"])
    assert bool(bela.decision) is asked and bool(anna.decision) is not asked
    assert any(line[3] == "react" for line in anna.log) is not asked


async def test_autoplay_of_one_card(house: House) -> None:
    attack = {"hand": ["Militia", "Copper", "Copper"], "deck": ["Copper"] * 8}
    victim = {"hand": ["Estate", "Estate", "Copper", "Gold", "Silver"], "deck": ["Copper"] * 8}
    _table, (anna, bela) = await house.position("anna", "béla", at={"players": [attack, victim]})
    await bela.send(AutoplaySet(0, {"Militia": 2}))
    await anna.answer(["Militia"])
    assert bela.view["view"]["players"][1]["hand"] == ["Copper", "Gold", "Silver"] and anna.decision


async def test_what_would_the_bot_do(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla", hints=True)
    assert anna.view["can"]["hint"]
    [hint] = await anna.send(Suggest(anna.decision["id"]))
    assert hint["type"] == "hint" and hint["phrase"][0].startswith("hint-") and hint["decision"] == anna.decision["id"]
    assert hint["best"] == [] and hint["level"] == "fair", "nobody searches here"
    await anna.answer(*hint["answers"])
    assert len(house.live(table).begun().entries) == 1
    [answer] = await bela.send(Suggest("0.0"))
    assert answer["phrase"][0] == "table-answered"


async def test_a_hint_that_comes_too_late_gives_way_to_the_next_bug(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It came as an error, and who asked again meanwhile was not heard."""
    table, (anna, _bela) = await house.friends("anna", "béla", hints=True)
    bots, ready = house.live(table).bots, asyncio.Event()
    honest = bots.hint

    async def slow(*asked: Any) -> Any:
        await ready.wait()
        return await honest(*asked)

    monkeypatch.setattr(bots, "hint", slow)
    monkeypatch.setattr(bots, "searches", lambda level: True)
    first = anna.decision["id"]
    await anna.send(Suggest(first))
    await anna.answer([])
    second = anna.decision["id"]
    await anna.send(Suggest(second))
    ready.set()
    while anna.viewer.asking:
        await asyncio.sleep(0)
    anna.read()
    assert [m["decision"] for m in anna.messages if m["type"] == "hint"] == [second] != [first]
    assert not [m for m in anna.messages if m["type"] == "refused"]


async def test_only_preset_phrases_are_said(house: House) -> None:
    _table, (anna, bela) = await house.friends("anna", "béla")
    await anna.send(SayPhrase("say-well-played"))
    assert bela.last("said") == {"type": "said", "seat": 0, "phrase": ["say-well-played", {}]}
    await anna.send(SayPhrase("table-over"))
    assert anna.refused() == "say-unknown"


async def test_a_second_hello_is_refused(house: House) -> None:
    _table, (anna, _bela) = await house.friends("anna", "béla")
    await anna.send(Hello(1))
    assert anna.refused() == "hello-twice"


# typed lines


VILLAGE = {
    "hand": ["Village", "Copper", "Copper", "Silver"],
    "deck": ["Gold", "Estate", "Estate", "Estate", "Estate", "Copper"],
}
TYPED = {
    "en": ("play village", "treasures", "buy gold"),
    "hu": ("falu", "kincsek", "veszek arany"),
    "ru": ("деревня", "сокровища", "купить золото"),
    "pl": ("wioska", "skarby", "kup złoto"),
    "is": ("þorp", "peningar", "kaupa gull"),
}


@pytest.mark.parametrize("lang", TYPED)
async def test_typed_lines_in_five_languages(house: House, lang: str) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [VILLAGE, PLAIN]})
    for line in TYPED[lang]:
        sent = await anna.send(TypedLine(anna.decision["id"], line, lang))
        assert not [m for m in sent if m["type"] == "refused"], (line, sent)
    game = house.live(table).begun().game
    assert game.answers[0] == ["Village"] and game.answers[-1] == ["Gold"] and bela.decision


async def test_a_typed_line_that_shows_something_changes_nothing(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [VILLAGE, PLAIN]})
    await anna.answer(["Village"])
    for line in ("hand", "supply", "log", "deck", "?", "? moat"):
        [told] = await anna.send(TypedLine(anna.decision["id"], line, "en"))
        assert told["type"] == "told" and told["lines"], line
    [told] = await anna.send(TypedLine(anna.decision["id"], "deck", "en"))
    assert told["lines"][-1] == ["web-points", {"n": house.live(table).begun().game.scores()[0]}]
    [told] = await bela.send(TypedLine("", "hand", "en"))
    assert told["type"] == "told" and "Copper" in str(told) and "Gold" not in str(told)
    assert len(house.live(table).begun().entries) == 1


async def test_a_typed_line_for_an_old_decision_or_of_nobody_asked_is_refused(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [VILLAGE, PLAIN]})
    await anna.send(TypedLine("7.7", "village", "en"))
    assert anna.refused() == "table-answered"
    await bela.send(TypedLine("0.0", "copper", "en"))
    assert bela.messages[-1]["type"] == "refused"
    await anna.send(TypedLine(anna.decision["id"], "nonsense", "xx"))
    assert anna.refused().startswith("typed-")
    assert not house.live(table).begun().entries


async def test_a_typed_undo(house: House) -> None:
    _table, (anna, _bela) = await house.position("anna", "béla", at={"players": [GAIN, PLAIN]})
    await anna.answer(["Workshop"])
    await anna.send(TypedLine(anna.decision["id"], "undo", "en"))
    assert anna.decision["kind"] == "action"


# buying ahead


async def test_buying_ahead_ends_the_action_phase_and_plays_all_treasures(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [VILLAGE, PLAIN]})
    sent = await anna.send(BuyAhead(anna.decision["id"], "Militia"))
    assert not [m for m in sent if m["type"] == "refused"]
    game = house.live(table).begun().game
    assert game.answers == [[], ["Copper", "Copper", "Silver"], ["Militia"]] and bela.decision


async def test_buying_ahead_in_the_treasure_and_in_the_buy_phase(house: House) -> None:
    hand = {"hand": ["Copper", "Silver", "Estate"]}
    table, (anna, _bela) = await house.position(
        "anna", "béla", at={"players": [hand, PLAIN], "turn": {"phase": "treasure", "buys": 2}}
    )
    await anna.send(BuyAhead(anna.decision["id"], "Copper"))
    assert anna.decision["kind"] == "buy"
    await anna.send(BuyAhead(anna.decision["id"], "Silver"))
    assert house.live(table).begun().game.answers == [["Copper", "Silver"], ["Copper"], ["Silver"]]


@pytest.mark.parametrize(
    ("card", "reason"), [("Gold", "typed-not-now"), ("Colony", "typed-buy"), ("b Militia", "typed-buy")]
)
async def test_what_cannot_be_bought_ahead_is_refused_and_nothing_is_played(
    house: House, card: str, reason: str
) -> None:
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [VILLAGE, PLAIN]})
    id = anna.decision["id"]
    await anna.send(BuyAhead(id, card))
    assert anna.refused() == reason and anna.last("refused")["to"] == id
    assert not house.live(table).begun().entries and anna.decision["id"] == id


async def test_buying_ahead_for_an_old_decision_of_nobody_asked_or_amid_an_action_is_refused(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [GAIN, PLAIN]})
    await anna.send(BuyAhead("7.7", "Copper"))
    await bela.send(BuyAhead("0.0", "Copper"))
    assert anna.refused() == bela.refused() == "table-answered"
    await anna.answer(["Workshop"])
    await anna.send(BuyAhead(anna.decision["id"], "Copper"))
    assert anna.refused() == "typed-buy" and len(house.live(table).begun().entries) == 1


# pass and play


async def test_one_device_two_seats_one_view_at_a_time(house: House) -> None:
    made = await house.make(me("Anna"), here("Béla"))
    device = await house.device(made.table)
    assert device.messages[0]["you"] == [0, 1]
    assert not any(m.get("seat") is not None for m in device.messages), "covered: nobody has taken the device"
    await device.send(AnswerGiven("0.0", [[]]))
    assert device.refused() == "table-not-yours"
    await device.send(Look(0))
    assert device.view["seat"] == 0 and device.decision and device.view["view"]["players"][1]["hand"] is None
    for _ in range(2):
        await device.answer([])
    assert device.view["seat"] == 0 and device.decision is None and device.view["view"]["waits"]["player"] == 1
    await device.send(Look(1))
    assert device.view["seat"] == 1 and device.decision and device.view["view"]["players"][0]["hand"] is None
    assert device.view["log"]["keep"] == 0
    await device.send(Look(2))
    assert device.refused() == "table-not-yours"
    for message in device.messages:
        if message["type"] == "view":
            hands = [player["hand"] is not None for player in message["view"]["players"]]
            assert hands == [message["seat"] == 0, message["seat"] == 1]


async def test_a_shared_device_can_say_who_looks_first(house: House) -> None:
    made = await house.make(me("Anna"), here("Béla"))
    assert (await house.device(made.table, seat=1)).view["seat"] == 1
    other = await house.device(made.table, seat=4)
    assert not any(m.get("seat") is not None for m in other.messages)


async def test_a_shared_device_takes_back_without_asking_itself(house: House) -> None:
    _table, (device,) = await house.position("anna", "anna", at={"players": [DRAW, PLAIN]}, undo="ask")
    await device.send(Look(0))
    await device.answer(["Smithy"])
    await device.send(UndoWanted())
    assert device.decision["kind"] == "action" and device.view["view"]["players"][0]["hand"] == sorted(DRAW["hand"])


async def test_a_shared_device_beside_a_friend(house: House) -> None:
    made = await house.make(me("Anna"), here("Béla"), friend())
    await house.sit(made.table, "csilla")
    csilla = await house.device(made.table, "csilla")
    assert csilla.messages[0]["you"] == [2] and csilla.view["seat"] == 2
    await csilla.send(Look(1))
    assert csilla.refused() == "table-not-yours"
