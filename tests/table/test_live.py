"""Rooms and tables alive in one process: making, sitting, answering, undo, resigning, standing in, clocks, afterwards."""

from __future__ import annotations

import asyncio
import json
import pathlib
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import rooms
from demesne import Game
from demesne.refusal import Refusal
from demesne.server import live as live_module
from demesne.server import presence
from demesne.server.identity import Links
from demesne.store import Away, Store
from demesne.table import fairness
from demesne.table.messages import (
    Agree,
    AnswerGiven,
    AutoplaySet,
    Claim,
    Hello,
    KingdomWanted,
    Look,
    NewTable,
    PickCard,
    PlayOn,
    ResignWanted,
    SayPhrase,
    Sit,
    Suggest,
    TakeOver,
    TypedLine,
    UndoWanted,
    WishesWanted,
)
from rooms import TEN, Device, House, bot, friend, here, me, number, play_out, refusal_of, same_always

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture

DRAW = {"hand": ["Smithy", "Copper", "Copper"], "deck": ["Gold"] * 8}  # a Smithy shows new cards
GAIN = {"hand": ["Workshop", "Copper", "Copper"], "deck": ["Gold"] * 8}  # a Workshop shows nothing new
PLAIN: dict[str, Any] = {"hand": ["Copper"] * 3 + ["Estate"] * 2, "deck": ["Copper"] * 8}


# making and sitting down


async def test_a_table_against_a_bot_begins_at_once(house: House) -> None:
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    welcome = anna.messages[0]
    assert welcome["type"] == "welcome" and welcome["you"] == [0] and welcome["state"] == "running"
    assert welcome["kingdom"] == TEN and welcome["deal"]["commitment"] == made.deal.commitment
    assert [seat["name"] for seat in welcome["seats"]] == ["Anna", "Ada"]
    assert set(welcome["links"]) == {"join", "watch", "seats"} and set(welcome["links"]["seats"]) == {"0"}
    assert anna.decision["id"] == "0.0" and anna.decision["kind"] == "treasure"


async def test_a_table_with_friends_begins_when_all_have_sat_down(house: House) -> None:
    made = await house.make(me(), friend(), friend())
    anna = await house.device(made.table)
    assert anna.messages[0]["state"] == "lobby" and not [m for m in anna.messages if m["type"] == "view"]
    assert [await house.sit(made.table, "béla"), await house.sit(made.table, "csilla")] == [1, 2]
    assert anna.last("seats")["state"] == "running" and anna.decision
    assert [seat["name"] for seat in anna.view["seats"]] == ["Anna", "Béla", "Csilla"]
    assert await refusal_of(house.sit(made.table, "dóra")) == "table-full"


async def test_two_of_one_name_are_told_apart_and_a_bad_name_is_refused(house: House) -> None:
    made = await house.make(me("Anna"), friend(), friend())
    join = house.links.join(made.table)
    await house.rooms.sit(made.table, "b", Sit(join, "anna"))
    assert await refusal_of(house.rooms.sit(made.table, "c", Sit(join, "a\u202eb"))) == "seat-name"
    assert [place.name for place in house.live(made.table).room.places] == ["Anna", "anna 2", ""]


async def test_who_sits_already_does_not_take_a_second_seat_by_the_join_link(house: House) -> None:
    made = await house.make(me(), friend(), friend())
    assert await house.sit(made.table, "béla") == 1
    assert await house.sit(made.table, "béla") == 1
    assert house.live(made.table).room.places[2].free


@pytest.mark.parametrize("kind", ["join", "watch", "seat"])
async def test_wrong_tokens_open_nothing(house: House, kind: str) -> None:
    made = await house.make(me(), friend())
    other = await house.make(me(), friend())
    links = house.links
    wrong = {"join": links.watch(made.table), "watch": links.watch(other.table), "seat": links.seat(other.table, 0)}[kind]
    assert await refusal_of(house.rooms.sit(made.table, "eve", Sit(wrong, "Eve"))) == "table-unknown"
    assert await refusal_of(house.rooms.claim(made.table, "eve", wrong)) == "table-unknown"
    if kind != "join":
        assert await refusal_of(house.rooms.connect(made.table, "eve", Hello(1, wrong))) == "table-unknown"
        assert await refusal_of(house.rooms.about(made.table, "eve", wrong)) == "table-unknown"
    assert await refusal_of(house.rooms.connect(made.table, "eve", Hello(1))) == "table-unknown"
    assert await refusal_of(house.rooms.connect("0" * 24, "anna", Hello(1))) == "table-unknown"


async def test_a_seat_link_of_a_bot_or_of_nobody_opens_nothing(house: House) -> None:
    made = await house.make(me(), bot(), friend())
    for seat in (1, 2, 5):
        assert await refusal_of(house.rooms.claim(made.table, "eve", house.links.seat(made.table, seat))) == "table-unknown"


async def test_ones_own_link_takes_the_seat_to_another_device(house: House) -> None:
    table, (_anna, bela) = await house.friends("anna", "béla")
    link = house.links.seat(table, 1)
    seated = await house.rooms.claim(table, "béla's phone", link)
    assert (seated.seat, seated.link) == (1, link)
    phone = await house.device(table, "béla's phone")
    assert phone.messages[0]["you"] == [1] and phone.view["view"] == bela.view["view"]


async def test_after_a_seat_was_claimed_the_old_device_plays_it_no_more_bug(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    decision = anna.decision["id"]
    await house.rooms.claim(table, "anna's phone", house.links.seat(table, 0))
    assert anna.refused() == "seat-elsewhere" and anna.viewer.code == 4403 and anna.viewer.outbox.empty()
    entries = len(house.live(table).begun().entries)
    await anna.answer([], decision=decision)
    await anna.send(ResignWanted())
    assert anna.refused() == "table-not-yours" and len(house.live(table).begun().entries) == entries
    assert not any(message["type"] == "refused" for message in bela.messages)
    phone = await house.device(table, "anna's phone")
    await phone.simply()
    assert await refusal_of(house.rooms.connect(table, "anna", Hello(1))) == "table-unknown"


async def test_a_seat_claimed_through_another_process_is_lost_here_too(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    await house.again().rooms.claim(table, "anna's phone", house.links.seat(table, 0))
    await house.live(table).hear()
    assert anna.refused() == "seat-elsewhere"


async def test_a_private_link_can_be_renewed(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    old = house.links.seat(table, 0)
    thief = await house.device(table, "thief", token=old)
    assert thief.view["seat"] == 0
    assert await refusal_of(house.rooms.renew(table, "béla", 0)) == "table-not-yours"
    new = (await house.rooms.renew(table, "anna", 0)).link
    assert new != old and house.links.is_link(new)
    assert thief.refused() == "seat-elsewhere" and not any(m["type"] == "refused" for m in (*anna.messages, *bela.messages))
    for work in (house.rooms.claim(table, "thief", old), house.rooms.connect(table, "thief", Hello(1, old)), house.rooms.about(table, "thief", old)):
        assert await refusal_of(work) == "table-unknown"
    await anna.simply()
    again = house.again()
    assert (await again.rooms.claim(table, "anna's phone", new)).link == new
    assert (await again.rooms.about(table, "anna's phone")).links["seats"] == {"0": new}
    assert (await again.rooms.about(table, "béla")).links["seats"] == {"1": house.links.seat(table, 1)}


async def test_the_id_of_a_rematch_does_not_follow_from_what_is_published_bug(house: House) -> None:
    """The secret of the deal is in the record at the end; the id must not be made of it alone."""
    table, (anna, _bela) = await house.friends("anna", "béla")
    await anna.send(ResignWanted())
    made = await house.rooms.rematch(table, "anna")
    assert made.table == (await house.again().rooms.rematch(table, "béla")).table
    other = House(house.store)
    other.rooms.links = Links(b"another server, the same published facts")
    del house.store.games[made.table]
    house.store.games[table] = replace(house.store.games[table], setup={**house.store.games[table].setup, "next": ""})
    assert (await other.rooms.rematch(table, "anna")).table != made.table


async def test_a_seat_link_in_the_hello_shows_that_seat(house: House) -> None:
    """As docs/protocol.md says: who looks is told by the cookie, by a seat link or by a watch link."""
    table, _ = await house.friends("anna", "béla")
    phone = await house.device(table, "somebody", token=house.links.seat(table, 0))
    assert phone.messages[0]["you"] == [0] and phone.view["seat"] == 0 and phone.decision


async def test_kingdoms_by_cards_and_by_wishes(house: House) -> None:
    cards = await house.make(me(), bot(), kingdom=KingdomWanted(cards=["Falu", "Kovács", *TEN[:7], "Laboratory"]))
    assert {"Village", "Smithy", "Laboratory"} <= set(house.live(cards.table).room.kingdom)
    wishes = WishesWanted(boxes=["base 2e"], village=True, locked=["Witch"], banned=["Moat"])
    wished = house.live((await house.make(me(), bot(), kingdom=KingdomWanted(random=wishes))).table).room.kingdom
    assert "Witch" in wished and "Moat" not in wished and len(wished) == 10
    assert await refusal_of(house.make(me(), bot(), kingdom=KingdomWanted())) == "table-kingdom"


async def test_public_tables_are_listed_and_others_are_not(house: House) -> None:
    made = await house.make(me(), friend(), public=True)
    await house.make(me(), friend())
    listed = await house.rooms.public()
    assert [about.table for about in listed] == [made.table] and listed[0].state == "lobby"
    assert listed[0].links == {"join": house.links.join(made.table), "watch": house.links.watch(made.table)}
    assert await house.sit(made.table, "béla") == 1
    assert [about.state for about in await house.rooms.public()] == ["running"]
    eve = await house.device(made.table, "eve")
    assert eve.view["seat"] is None and eve.messages[0]["you"] == [] and not eve.messages[0]["links"]


async def test_a_spectator_sees_the_public_view_and_can_do_nothing(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla", undo="ask")
    eve = await house.device(table, "eve", token=house.links.watch(table))
    assert eve.view["seat"] is None and eve.decision is None and eve.view["can"] == {"undo": None, "resign": False}
    assert all(player["hand"] is None for player in eve.view["view"]["players"])
    id = anna.decision["id"]
    for message in (AnswerGiven(id, [[]]), UndoWanted(), ResignWanted(), SayPhrase("say-hello"), Look(0), Suggest(id), TypedLine(id, "end"), TakeOver(0, True), TakeOver(0, False)):
        [answer] = await eve.send(message)
        assert answer["type"] == "refused", message
    assert house.live(table).begun().entries == []


async def test_a_spectator_cannot_refuse_an_undo(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [DRAW, PLAIN]}, undo="ask")
    await anna.answer(["Smithy"])
    await anna.send(UndoWanted())
    eve = await house.device(table, "eve", token=house.links.watch(table))
    await eve.send(Agree(bela.last("undo_asked")["undo"], False))
    assert eve.refused() == "table-not-yours" and house.live(table).begun().wish is not None


# answering


async def test_every_answer_is_on_the_store_before_it_is_shown(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    await anna.answer(["Gold"])
    assert anna.refused() == "error-answer" and not house.store.rows[table]
    append = house.store.append
    at_append: list[int] = []

    async def spying(id: str, n: int, rows: Any) -> None:
        at_append.append(len(bela.messages) + bela.viewer.outbox.qsize())
        await append(id, n, rows)

    house.store.append = spying
    before = len(bela.messages)
    await anna.simply()
    assert at_append == [before] and len(house.store.rows[table]) == 1
    assert bela.read()[0]["type"] == "view"


async def test_a_decision_answered_twice_counts_once(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    id = anna.decision["id"]
    await anna.answer([], decision=id)
    await anna.answer([], decision=id)
    assert anna.refused() == "table-answered" and anna.last("refused")["to"] == id
    assert len(house.live(table).begun().entries) == 1


async def test_a_decision_answered_on_two_devices_at_once_counts_once(house: House) -> None:
    """Both answers are legal at the next decision too: the second one must not fall through to it."""
    table, (anna, _bela) = await house.friends("anna", "béla")
    tablet = await house.device(table, "anna")
    message = AnswerGiven(anna.decision["id"], [[]])
    await asyncio.gather(anna.viewer.receive(message), tablet.viewer.receive(message))
    assert len(house.live(table).begun().entries) == 1
    assert sorted(m["phrase"][0] for d in (anna, tablet) for m in d.read() if m["type"] == "refused") == ["table-answered"]


async def test_others_cannot_answer(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    await bela.send(AnswerGiven(anna.decision["id"], [[]]))
    assert bela.refused() == "table-answered" and bela.decision is None
    assert not house.live(table).begun().entries


async def test_several_answers_all_or_none(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [PLAIN, PLAIN]})
    await anna.answer(["Copper"] * 3, ["Gold"])
    assert anna.refused() == "error-answer" and not house.store.rows[table]
    assert anna.decision["kind"] == "treasure" and anna.view["view"]["coins"] == 0
    appends = house.store.appends
    await anna.answer(["Copper"] * 3, ["Silver"])
    assert len(house.store.rows[table]) == 2 and house.store.appends == appends + 1
    assert bela.decision


async def test_a_decision_id_counts_ones_own_answers_and_the_undos(house: House) -> None:
    _table, (anna, bela) = await house.position("anna", "béla", at={"players": [PLAIN, PLAIN]})
    ids = [anna.decision["id"]]
    await anna.answer(["Copper"] * 3)
    ids.append(anna.decision["id"])
    await anna.send(UndoWanted())
    ids.append(anna.decision["id"])
    await anna.answer(["Copper"] * 3, ["Silver"])
    assert (ids, bela.decision["id"]) == (["0.0", "1.0", "0.1"], "0.1")


async def test_the_same_bytes_are_not_sent_twice(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    anna.read()
    house.live(table).show()
    house.live(table).show()
    assert anna.read() == []


async def test_the_log_is_sent_as_what_stands_and_what_follows(house: House) -> None:
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [GAIN, PLAIN]}, undo="free")
    await anna.answer(["Workshop"])
    await anna.answer(["Village"])
    long = list(bela.log)
    await anna.send(UndoWanted())
    bela.read()
    assert len(bela.log) < len(long) and bela.log == long[: len(bela.log)]
    fresh = await house.device(table, "béla")
    assert fresh.log == bela.log


async def test_a_whole_game_against_a_bot_with_its_proof(house: House) -> None:
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    last = await play_out([anna])
    assert last["state"] == "over" and last["result"]["winners"] and last["can"] == {"undo": None, "resign": False}
    record = await house.rooms.record(made.table, "anna")
    assert fairness.check(record) and fairness.commitment_of(house.live(made.table).room.secret) == made.deal.commitment
    assert f"numbers: {number('anna')}, -" in record
    assert Game.from_record(record).scores() == last["result"]["scores"]
    stored = await house.store.game(made.table)
    assert stored and stored.state == "over" and stored.record == record
    await anna.send(AnswerGiven("0.0", [[]]))
    assert anna.refused() == "table-answered"


async def test_a_bots_whole_turn_is_kept_in_one_go(house: House) -> None:
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    before = house.store.appends
    await anna.answer([])
    await anna.answer([])
    rows = house.store.rows[made.table]
    assert house.store.appends == before + 3 and len(rows) > 3


async def test_a_table_is_loaded_again_as_it_was(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    house = House(await Store.open(f"sqlite:///{tmp_path}/games.sqlite"))
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    for _ in range(12):
        await anna.simply()
    other = House(await Store.open(f"sqlite:///{tmp_path}/games.sqlite"))
    again = await other.device(made.table)
    assert again.view["view"] == anna.view["view"] and again.decision == anna.decision and again.log == anna.log
    await house.rooms.close()
    await other.rooms.close()


async def test_a_table_that_waits_for_a_bot_goes_on_when_it_is_loaded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process was killed after a person's answer, before the bot's."""
    made = await house.make(me(), bot())
    anna = await house.device(made.table)

    with monkeypatch.context() as patch:
        patch.setattr(live_module.Live, "go_on", lambda self: None)
        for _ in range(2):
            await anna.answer([])
    again = await house.again().device(made.table)
    async with asyncio.timeout(60):
        while not again.decision:
            await asyncio.sleep(0.01)
    assert again.view["view"]["turn"] == 2


async def test_a_game_that_ended_as_its_process_was_killed_is_over_when_it_is_loaded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [PLAIN, PLAIN]})

    async def killed(self: Any) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(live_module.Live, "finish", killed)
        with pytest.raises(ConnectionError):
            await anna.send(ResignWanted())
    other = house.again()
    again = await other.device(table)
    assert again.view["state"] == "over"
    stored = await house.store.game(table)
    assert stored and stored.state == "over" and stored.record


async def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    await anna.simply()
    decision = anna.decision
    house.clock.now += 10_000
    house.rooms.forget_idle()
    assert table in house.rooms.live
    for device in (anna, bela):
        await device.viewer.leave()
    house.rooms.forget_idle()
    assert table not in house.rooms.live
    assert (await house.device(table)).decision == decision


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
    table, (anna, bela, csilla) = await house.position("anna", "béla", "csilla", at={"players": [DRAW, PLAIN, PLAIN]}, undo="ask")
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
    table, (anna, bela, csilla) = await house.position("anna", "béla", "csilla", at={"players": [DRAW, PLAIN, PLAIN]}, undo="ask")
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


# resigning and standing in


async def test_two_players_one_resigns_and_the_other_wins(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    await bela.send(ResignWanted())
    for device in (anna, bela):
        assert device.view["state"] == "over" and device.view["result"]["winners"] == [0]
        assert device.view["result"]["resigned"] == [1]
    record = await house.rooms.record(table, "anna")
    assert fairness.check(record)
    await anna.send(ResignWanted())
    assert anna.refused() == "table-over"


async def test_three_players_one_resigns_and_a_bot_plays_on(house: House) -> None:
    _table, devices = await house.friends("anna", "béla", "csilla")
    anna, bela, csilla = devices
    await anna.send(ResignWanted())
    assert bela.view["state"] == "running" and bela.view["seats"][0]["resigned"] and bela.decision
    await anna.send(ResignWanted())
    assert anna.refused() == "table-resigned"
    await anna.send(TakeOver(0, False))
    assert anna.refused() == "table-not-yours"
    await anna.send(UndoWanted())
    assert anna.messages[-1]["type"] == "refused"
    last = await play_out([bela, csilla])
    assert last["state"] == "over" and 0 not in last["result"]["winners"]


async def test_a_bot_stands_in_after_the_grace_time_and_the_seat_is_given_back(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    await anna.viewer.leave()
    assert not bela.last("seats")["seats"][0]["away"]
    await bela.send(TakeOver(0, True))
    assert bela.refused() == "stand-in-early"
    house.clock.now += presence.GRACE + 1
    await bela.send(TakeOver(0, True))
    assert bela.view["seats"][0]["stand_in"] and bela.view["seats"][0]["away"] and bela.decision
    anna = await house.device(table)
    assert not bela.last("seats")["seats"][0]["away"]
    await bela.send(TakeOver(0, False))
    assert bela.refused() == "table-not-yours"
    await anna.send(TakeOver(0, False))
    assert not anna.view["seats"][0]["stand_in"]
    while not anna.decision:
        await bela.simply()
    await anna.simply()


async def test_who_is_there_is_not_taken_over(house: House) -> None:
    table, (_anna, bela) = await house.friends("anna", "béla")
    house.clock.now += 10_000
    for seat in (0, 1, 4):
        await bela.send(TakeOver(seat, True))
        assert bela.refused() in ("stand-in-early", "table-seat"), seat
    assert not house.live(table).begun().entries


async def test_a_seat_on_two_devices_is_away_when_both_have_gone(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    tablet = await house.device(table, "anna")
    await anna.viewer.leave()
    assert house.live(table).presence.grace(0) is None
    await tablet.viewer.leave()
    assert house.live(table).presence.grace(0) == 60


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
    table, (anna, bela) = await house.friends("anna", "béla")
    [hint] = await anna.send(Suggest(anna.decision["id"]))
    assert hint["type"] == "hint" and hint["phrase"][0].startswith("hint-")
    await anna.answer(*hint["answers"])
    assert len(house.live(table).begun().entries) == 1
    [answer] = await bela.send(Suggest("0.0"))
    assert answer["phrase"][0] == "table-answered"


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


VILLAGE = {"hand": ["Village", "Copper", "Copper", "Silver"], "deck": ["Gold", "Estate", "Estate", "Estate", "Estate", "Copper"]}
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


# the clock


async def test_who_lets_the_time_pass_is_answered_for(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla", clock=5)
    live = house.live(table)
    assert live.due and anna.view["clock"] == 5
    await live.time_is_up(0, 0)
    assert [type(e).__name__ for e in live.begun().entries] == ["Timeout"] and (anna.decision or bela.decision)
    assert live.due


async def test_time_that_is_up_as_an_answer_comes_counts_for_one_of_both(house: House) -> None:
    """What the bot would have answered in time is legal at the next decision too."""
    villages = {"hand": ["Village"] * 3, "deck": ["Village"] * 8}
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [villages, PLAIN]}, clock=5)
    live = house.live(table)
    await live.bots.of("fair", live.room)
    await asyncio.gather(anna.viewer.receive(AnswerGiven(anna.decision["id"], [["Village"]])), live.time_is_up(0, 0))
    assert len(live.begun().entries) == 1


@pytest.mark.slow
async def test_the_clock_runs_by_itself(house: House) -> None:
    table, (_anna, _bela) = await house.friends("anna", "béla", clock=5)
    live = house.live(table)
    await live.bots.of("fair", live.room)
    live.room = replace(live.room, options=msgspec.structs.replace(live.room.options, clock=0.02))
    live.watch_the_clock()
    async with asyncio.timeout(60):
        while len(live.begun().entries) < 4:
            await asyncio.sleep(0.02)
    assert live.due
    live.due.cancel()
    assert {type(e).__name__ for e in live.begun().entries} == {"Timeout"}


# reactions


async def first_sight(victims_hand: list[str], monkeypatch: pytest.MonkeyPatch, attack: str) -> list[dict[str, Any]]:
    """What the attacker is sent from the Attack to the moment before the wait is over."""
    monkeypatch.setattr(live_module, "REACTIONS", 3600)
    house = House()
    kingdom = ["Militia", "Witch", "Moat", "Village", "Smithy", "Market", "Cellar", "Mine", "Bureaucrat", "Chapel"]
    seats = [{"hand": [attack, "Copper"], "deck": ["Copper"] * 8}, {"hand": victims_hand, "deck": ["Copper"] * 8}]
    _table, (anna, _bela) = await house.position("anna", "béla", at={"kingdom": kingdom, "players": seats}, undo="ask")
    anna.read()
    return await anna.answer([attack])


@pytest.mark.parametrize("attack", ["Militia", "Witch", "Bureaucrat"])
async def test_others_see_the_same_wait_whether_a_reaction_is_asked_for_or_not(monkeypatch: pytest.MonkeyPatch, attack: str) -> None:
    with_moat = await first_sight(["Moat", "Copper", "Copper", "Gold", "Estate"], monkeypatch, attack)
    without = await first_sight(["Silver", "Copper", "Copper", "Gold", "Estate"], monkeypatch, attack)
    assert with_moat[-1]["view"]["waits"] == {"player": None, "source": attack, "reactions": True}
    assert with_moat == without


async def test_after_an_unseen_reaction_undo_is_as_after_none(house: House) -> None:
    """A Moat that was not shown must not be seen from whether the Attack can still be taken back freely."""
    can = []
    for card in ("Moat", "Silver"):
        victim = {"hand": [card, "Copper", "Copper", "Gold", "Estate"], "deck": ["Copper"] * 8}
        attack = {"hand": ["Militia", "Copper"], "deck": ["Copper"] * 8}
        _table, (anna, bela) = await house.position("anna", "béla", at={"players": [attack, victim]}, undo="ask")
        await anna.answer(["Militia"])
        if card == "Moat":
            await bela.answer([])
        assert bela.decision["kind"] == "discard"
        can.append(anna.view["can"])
    assert can[0] == can[1]


async def test_a_wish_to_take_back_does_not_number_what_others_answered_unseen(house: House) -> None:
    asked = []
    for card in ("Moat", "Silver"):
        victim = {"hand": [card, "Copper", "Copper", "Gold", "Estate"], "deck": ["Copper"] * 8}
        attack = {"hand": ["Militia", "Copper", "Silver"], "deck": ["Copper"] * 8}
        _table, (anna, bela) = await house.position("anna", "béla", at={"players": [attack, victim]}, undo="ask")
        await anna.answer(["Militia"])
        if card == "Moat":
            await bela.answer([])
        await bela.answer(["Copper", "Copper"])
        await anna.answer(["Copper", "Silver"])
        await bela.send(UndoWanted())
        asked.append(anna.last("undo_asked"))
    assert asked[0] == asked[1]


# after the game


async def over(house: House, **options: Any) -> tuple[str, Device]:
    made = await house.make(me(), bot(), **options)
    anna = await house.device(made.table)
    await play_out([anna])
    return made.table, anna


async def test_review_moment_and_record_only_of_a_game_that_is_over(house: House) -> None:
    made = await house.make(me(), bot())
    rooms = house.rooms
    for work in (rooms.review, rooms.record, rooms.rematch):
        assert await refusal_of(work(made.table, "anna")) == "table-not-over"
    assert await refusal_of(rooms.at(made.table, "anna", 0, 0)) == "table-not-over"
    assert await refusal_of(rooms.play_on(made.table, "anna", PlayOn(0, 0))) == "table-not-over"
    assert await refusal_of(rooms.review(made.table, "eve")) == "table-unknown"


async def test_review_and_moments(house: House) -> None:
    table, _anna = await over(house)
    review = await house.rooms.review(table, "anna")
    game = house.live(table).begun().game
    assert len(review["steps"]) == len(game.answers) and review["scores"] == game.scores()
    scored = [sum(deck[card] * each for card, each in points.items()) for deck, points in zip(review["decks"], review["points"])]
    assert scored == game.scores()
    for n in (0, 7, len(game.answers)):
        moment = await house.rooms.at(table, "anna", n, 1)
        shown = game.at(n)
        view = shown.view(1)
        view.pop("decision")
        assert moment["view"] == view and moment["n"] == n
        assert moment["hands"] == [shown.cards(p, "hand") for p in range(2)]
    assert await refusal_of(house.rooms.at(table, "anna", len(game.answers) + 1, 0)) == "table-moment"
    assert await refusal_of(house.rooms.at(table, "anna", 0, 5)) == "table-moment"


@pytest.mark.parametrize("guests", [("anna", "béla"), ("anna", "béla", "csilla")])
async def test_rematch_the_same_people_and_left_of_the_winner_begins(house: House, guests: tuple[str, ...]) -> None:
    table, devices = await house.friends(*guests)
    last = await play_out(devices)
    winners = last["result"]["winners"]
    assert len(winners) == 1
    made = await house.rooms.rematch(table, guests[1])
    assert devices[0].last("rematch")["table"] == made.table != table
    room = house.live(made.table).room
    assert [place.guest for place in room.places] == list(guests) and room.kingdom == TEN
    assert room.commitment != house.live(table).room.commitment and not any(place.seal for place in room.places)
    await house.deal(made.table)
    assert house.live(made.table).begun().game.player == (winners[0] + 1) % len(guests)
    assert await refusal_of(house.rooms.rematch(table, "eve")) == "table-not-yours"


async def test_two_who_want_a_rematch_at_once_get_the_same_one(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    await anna.send(ResignWanted())
    one, two = await asyncio.gather(house.rooms.rematch(table, "anna"), house.rooms.rematch(table, "béla"))
    assert one.table == two.table


async def test_play_on_from_a_moment_as_anybody(house: House) -> None:
    table, _ = await over(house)
    answers = house.live(table).begun().game.answers
    made = await house.rooms.play_on(table, "zita", PlayOn(12, 1, "gentle"))
    live = house.live(made.table)
    assert live.room.practice and [bool(place.bot) for place in live.room.places] == [True, False]
    zita = await house.device(made.table, "zita")
    assert zita.decision and live.begun().game.answers[:12] == answers[:12]
    await zita.simply()
    assert await refusal_of(house.rooms.play_on(table, "zita", PlayOn(5000, 1))) == "table-moment"
    assert await refusal_of(house.rooms.play_on(table, "zita", PlayOn(1, 3))) == "table-moment"


async def test_a_practice_table_proves_nothing(house: House) -> None:
    table, anna = await over(house, seed="chosen")
    assert anna.messages[0]["practice"]
    assert not fairness.check(await house.rooms.record(table, "anna"))


async def test_a_false_proof_is_refused(house: House) -> None:
    table, _anna = await over(house)
    record = await house.rooms.record(table, "anna")
    room = house.live(table).room
    for wrong, reason in ((record.replace(room.secret, "0" * 64), "verify-promise"), (record.replace(number("anna"), "1" * 64), "verify-key")):
        with pytest.raises(Refusal) as error:
            fairness.check(wrong)
        assert error.value.phrase.id == reason


# two processes on one store


async def test_the_loser_of_a_race_takes_the_other_entry_in(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = await house.again().device(table, "anna")
    await anna.answer([])
    await other.answer(["Copper"])
    assert other.refused() == "table-answered"
    assert other.decision == anna.decision and other.view["view"] == anna.view["view"]


async def test_two_who_sit_down_in_two_processes_get_two_seats(house: House) -> None:
    made = await house.make(me(), friend(), friend())
    other = house.again()
    await other.rooms.find(made.table)
    seats = [await house.sit(made.table, "béla"), await other.sit(made.table, "csilla")]
    assert seats == [1, 2]
    assert [place.guest for place in other.live(made.table).room.places] == ["anna", "béla", "csilla"]
    assert (await other.device(made.table, "csilla")).messages[0]["state"] == "running"


async def test_a_person_is_not_refused_because_another_process_has_moved_the_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    other = house.again()
    await anna.answer([])
    await other.device(made.table)
    append = house.store.append

    async def other_first(id: str, n: int, rows: Any) -> None:
        """The other process learns of the answer and moves the bot before this one does."""
        if rows[0]["seat"] == 1 and n == len(house.store.rows[id]):
            house.store.append = append
            twin = other.live(id)
            async with twin.lock:
                await twin.catch_up()
            twin.go_on()
            await twin.rest()
        await append(id, n, rows)

    house.store.append = other_first
    await anna.answer([])
    assert not [m for m in anna.messages if m["type"] == "refused"]
    assert anna.decision and anna.view["view"]["turn"] == 2


# what the structs of the protocol let through


async def test_messages_of_the_protocol_are_closed() -> None:
    for good, kind in (({"token": "x"}, Claim), ({"at": 3, "seat": 0}, PlayOn)):
        assert msgspec.convert(good, kind)
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**good, "more": 1}, kind)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kingdom": {}, "seats": [{"kind": "me"}], "seal": "0" * 64}, NewTable)


# what others may see of Reactions, however an Attack comes to be played


CHAINS = {
    "Witch": (["Witch"], ["Witch"]),
    "Throne Room": (["Throne Room", "Witch"], ["Throne Room"], ["Witch"]),
    "Militia": (["Militia"], ["Militia"]),
    "Minion": (["Minion"], ["Minion"], ["discard_hand"]),
}


async def told_to_the_attacker(cards: list[str], answers: list[list[str]], victims: list[list[str]]) -> tuple[list[bytes], int]:
    """All that is sent to the attacker while the others show nothing; and how many Reactions were asked for."""
    house = House()
    kingdom = ["Militia", "Witch", "Moat", "Village", "Smithy", "Market", "Throne Room", "Mine", "Minion", "Chapel"]
    seats = [{"hand": [*cards, "Copper"], "deck": ["Copper"] * 9}, *({"hand": hand, "deck": ["Estate"] * 9} for hand in victims)]
    guests = ["anna", "béla", "csilla"][: len(seats)]
    table, devices = await house.position(*guests, at={"kingdom": kingdom, "edition": 2, "players": seats}, undo="ask")
    devices[0].read()
    devices[0].raw.clear()
    asked = 0
    for picks in answers:
        await devices[0].answer(picks)
        while (decision := house.live(table).begun().game.decision) and decision.player != 0:
            asked += decision.kind == "react"
            await devices[decision.player].answer([] if decision.kind == "react" else ["Copper", "Copper"])
    devices[0].read()
    return devices[0].raw, asked


@pytest.mark.parametrize("chain", CHAINS)
@pytest.mark.parametrize("reacting", [(True, False), (False, True), (True, True)], ids=["first", "second", "both"])
async def test_an_attack_looks_the_same_whoever_could_react(monkeypatch: pytest.MonkeyPatch, chain: str, reacting: tuple[bool, bool]) -> None:
    same_always(monkeypatch)
    cards, *answers = CHAINS[chain]
    plain = ["Silver", "Copper", "Copper", "Gold", "Estate"]
    able = ["Moat", *plain[1:]]
    told, asked = await told_to_the_attacker(cards, answers, [able if reacts else plain for reacts in reacting])
    never, none = await told_to_the_attacker(cards, answers, [plain, plain])
    assert asked and not none
    assert [json.loads(raw) for raw in told] == [json.loads(raw) for raw in never]
    assert any(json.loads(raw)["view"]["waits"]["reactions"] for raw in never)


async def test_who_comes_while_all_wait_for_reactions_sees_the_wait_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", 3600)
    house = House()
    attack = {"hand": ["Militia", "Copper"], "deck": ["Copper"] * 8}
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [attack, PLAIN]})
    await anna.answer(["Militia"])
    eve = await house.device(table, "eve", token=house.links.watch(table))
    assert eve.view["view"]["waits"]["reactions"]
    await house.wait_over(table)
    assert eve.view["view"]["waits"] == {"player": 1, "source": "Militia", "reactions": False}


# several processes


async def hears(house: House, table: str) -> None:
    """What the word from the store brings about."""
    await house.live(table).hear()


async def test_a_wish_to_take_back_is_asked_in_another_process(house: House) -> None:
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [DRAW, PLAIN]}, undo="ask")
    other = house.again()
    bela = await other.device(table, "béla")
    await anna.answer(["Smithy"])
    await anna.send(UndoWanted())
    await hears(other, table)
    await bela.send(Agree(bela.last("undo_asked")["undo"], True))
    await hears(house, table)
    assert house.live(table).begun().undone == 1 and anna.decision["kind"] == "action"


async def test_a_wish_is_still_asked_after_a_reload(house: House) -> None:
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [DRAW, PLAIN]}, undo="ask")
    await anna.answer(["Smithy"])
    await anna.send(UndoWanted())
    bela = await house.again().device(table, "béla")
    assert bela.last("undo_asked") == {"type": "undo_asked", "undo": "1", "seat": 0}


async def test_what_is_said_is_heard_in_another_process(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    bela = await other.device(table, "béla")
    await anna.send(SayPhrase("say-luck"))
    await hears(other, table)
    assert bela.last("said") == {"type": "said", "seat": 0, "phrase": ["say-luck", {}]}


async def test_after_the_end_one_can_still_say_thanks(house: House) -> None:
    _table, (anna, bela) = await house.friends("anna", "béla")
    await anna.send(ResignWanted())
    await bela.send(SayPhrase("say-well-played"))
    assert anna.last("said")["phrase"] == ["say-well-played", {}]


async def test_a_rematch_is_told_in_another_process_and_after_a_reload(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    bela = await other.device(table, "béla")
    await anna.send(ResignWanted())
    made = await house.rooms.rematch(table, "anna")
    await hears(other, table)
    assert bela.last("rematch")["table"] == made.table
    assert (await other.device(table, "béla")).messages[0]["rematch"] == made.table


async def test_who_plays_through_another_process_is_not_away(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    other = house.again()
    tablet = await other.device(table, "anna")
    await anna.viewer.leave()
    assert bela.last("seats")["gone"] == {"0": 60}
    house.clock.now += 50
    await tablet.answer([])
    await hears(house, table)
    house.clock.now += 50
    await bela.send(TakeOver(0, True))
    assert bela.refused() == "stand-in-early"


async def test_who_is_taken_for_gone_by_another_process_gets_the_seat_back_at_once(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    other = house.again()
    tablet = await other.device(table, "anna")
    await anna.viewer.leave()
    house.clock.now += 61
    await bela.send(TakeOver(0, True))
    await hears(other, table)
    async with asyncio.timeout(60):
        while tablet.view["seats"][0]["stand_in"]:
            await asyncio.sleep(0.01)
    assert other.live(table).begun().seats[0].bot == ""


async def test_autoplay_of_another_process_answers_there(house: House) -> None:
    attack = {"hand": ["Militia", "Copper"], "deck": ["Copper"] * 8}
    victim = {"hand": ["Moat", "Copper", "Copper", "Gold", "Estate"], "deck": ["Copper"] * 8}
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [attack, victim]})
    other = house.again()
    bela = await other.device(table, "béla")
    await bela.send(AutoplaySet(2))
    await anna.answer(["Militia"])
    await hears(other, table)
    async with asyncio.timeout(60):
        while len(other.live(table).begun().entries) < 2:
            await asyncio.sleep(0.01)
    assert other.live(table).begun().entries[1].picks == ("Moat",)  # type: ignore[union-attr]


async def test_after_a_write_in_doubt_the_store_is_read_first(house: House) -> None:
    """The answer is kept but nobody is told so: the table must not go on without it."""
    table, (anna, _bela) = await house.friends("anna", "béla")
    append = house.store.append

    async def broken(id: str, n: int, rows: Any) -> None:
        await append(id, n, rows)
        house.store.append = append
        raise Away("store-away")

    house.store.append = broken
    await anna.answer([])
    assert anna.refused() == "store-away"
    await anna.answer([], decision="0.0")
    assert anna.refused() == "table-answered" and len(house.store.rows[table]) == 1
    assert anna.decision["id"] == "1.0"


# the clock


async def test_the_time_that_is_left_is_told_to_whom_it_concerns(house: House) -> None:
    table, (_anna, bela) = await house.friends("anna", "béla", clock=30)
    house.clock.now += 12
    again = await house.device(table, "anna")
    assert again.view["left"] == 18 and bela.view["left"] is None and again.view["clock"] == 30


# picking the kingdom in turn


PICK = KingdomWanted(pick=WishesWanted(boxes=["base 2e"], banned=["Militia"]))


async def test_players_pick_the_kingdom_in_turn(house: House) -> None:
    made = await house.make(me(), friend(), kingdom=PICK)
    anna = await house.device(made.table)
    welcome = anna.messages[0]
    assert welcome["kingdom"] == [] and welcome["picking"]["seat"] is None and len(welcome["picking"]["options"]) == 25
    await anna.send(PickCard("Village"))
    assert anna.refused() == "pick-turn"
    await house.sit(made.table, "béla")
    bela = await house.device(made.table, "béla")
    picks = ["Village", "Smithy", "Market", "Moat", "Witch", "Festival", "Chapel", "Mine", "Cellar", "Merchant"]
    for n, card in enumerate(picks):
        device, other = (anna, bela) if n % 2 == 0 else (bela, anna)
        assert device.last("seats")["picking"]["seat"] == n % 2
        await other.send(PickCard(card))
        assert other.refused() == "pick-turn"
        await device.send(PickCard(card))
    await house.deal(made.table)
    assert anna.last("seats")["picking"] is None and anna.last("seats")["state"] == "running"
    assert sorted(anna.last("seats")["kingdom"]) == sorted(picks) and anna.decision
    await anna.send(PickCard("Harbinger"))
    assert anna.refused() == "pick-turn"


@pytest.mark.parametrize("card", ["Militia", "Village", "Copper", "Courtyard", "nonsense"])
async def test_only_what_is_on_offer_can_be_picked(house: House, card: str) -> None:
    made = await house.make(me(), here("Béla"), kingdom=PICK)
    anna = await house.device(made.table)
    await anna.send(PickCard("Village"))
    await anna.send(PickCard(card))
    assert anna.refused() == "pick-card" and anna.last("seats")["kingdom"] == ["Village"]


async def test_bots_pick_at_once_and_what_is_locked_is_in(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.make(me(), bot(), bot(), kingdom=KingdomWanted(pick=WishesWanted(locked=["Witch", "Moat"])))
    anna = await house.device(made.table)
    first = anna.messages[0]
    assert first["kingdom"][:2] == ["Witch", "Moat"] and first["picking"]["seat"] == 0 and len(first["kingdom"]) == 3
    while (picking := anna.last("seats")["picking"]) is not None:
        await anna.send(PickCard(picking["options"][0]))
    await house.deal(made.table)
    assert len(set(anna.last("seats")["kingdom"])) == 10 and anna.decision


async def test_two_who_pick_in_two_processes_do_not_lose_a_card(house: House) -> None:
    made = await house.make(me(), friend(), kingdom=PICK)
    await house.sit(made.table, "béla")
    anna = await house.device(made.table)
    other = house.again()
    bela = await other.device(made.table, "béla")
    await anna.send(PickCard("Village"))
    await hears(other, made.table)
    await bela.send(PickCard("Smithy"))
    assert other.live(made.table).room.kingdom == ["Village", "Smithy"]
