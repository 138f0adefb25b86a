"""Rooms and tables alive in one process: making a table, sitting down, answering, leaving the memory and coming back."""

from __future__ import annotations

import asyncio
import pathlib
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import rooms
from demesne import Game
from demesne.cards import pool
from demesne.server import live as live_module
from demesne.server.automatic import Automatic
from demesne.server.identity import Paths
from demesne.store import Store
from demesne.table import fairness
from demesne.table.messages import (
    Agree,
    AnswerGiven,
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
from rooms import DRAW, GAIN, PLAIN, TEN, House, bot, friend, here, me, number, play_out, refusal_of, same_always

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture


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
    wrong = {"join": links.watch(made.table), "watch": links.watch(other.table), "seat": links.seat(other.table, 0)}[
        kind
    ]
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
        assert (
            await refusal_of(house.rooms.claim(made.table, "eve", house.links.seat(made.table, seat)))
            == "table-unknown"
        )


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
    await house.live(table).others.hear()
    assert anna.refused() == "seat-elsewhere"


async def test_a_private_link_can_be_renewed(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    old = house.links.seat(table, 0)
    thief = await house.device(table, "thief", token=old)
    assert thief.view["seat"] == 0
    assert await refusal_of(house.rooms.renew(table, "béla", 0)) == "table-not-yours"
    new = (await house.rooms.renew(table, "anna", 0)).link
    assert new != old and house.links.is_link(new)
    assert thief.refused() == "seat-elsewhere" and not any(
        m["type"] == "refused" for m in (*anna.messages, *bela.messages)
    )
    for work in (
        house.rooms.claim(table, "thief", old),
        house.rooms.connect(table, "thief", Hello(1, old)),
        house.rooms.about(table, "thief", old),
    ):
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
    other.rooms.links = Paths(b"another server, the same published facts")
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
    assert (
        eve.view["seat"] is None
        and eve.decision is None
        and eve.view["can"] == {"undo": None, "resign": False, "hint": False, "coach": False}
    )
    assert all(player["hand"] is None for player in eve.view["view"]["players"])
    id = anna.decision["id"]
    for message in (
        AnswerGiven(id, [[]]),
        UndoWanted(),
        ResignWanted(),
        SayPhrase("say-hello"),
        Look(0),
        Suggest(id),
        TypedLine(id, "end"),
        TakeOver(0, True),
        TakeOver(0, False),
    ):
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
    assert sorted(m["phrase"][0] for d in (anna, tablet) for m in d.read() if m["type"] == "refused") == [
        "table-answered"
    ]


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
    assert (
        last["state"] == "over"
        and last["result"]["winners"]
        and last["can"] == {"undo": None, "resign": False, "hint": False, "coach": False}
    )
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


async def test_a_table_that_waits_for_a_bot_goes_on_when_it_is_loaded(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process was killed after a person's answer, before the bot's."""
    made = await house.make(me(), bot())
    anna = await house.device(made.table)

    with monkeypatch.context() as patch:
        patch.setattr(Automatic, "go_on", lambda self: None)
        for _ in range(2):
            await anna.answer([])
    again = await house.again().device(made.table)
    async with asyncio.timeout(60):
        while not again.decision:
            await asyncio.sleep(0.01)
    assert again.view["view"]["turn"] == 2


async def test_a_game_that_ended_as_its_process_was_killed_is_over_when_it_is_loaded(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
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


# what the structs of the protocol let through


async def test_messages_of_the_protocol_are_closed() -> None:
    for good, kind in (({"token": "x"}, Claim), ({"at": 3, "seat": 0}, PlayOn)):
        assert msgspec.convert(good, kind)
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**good, "more": 1}, kind)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kingdom": {}, "seats": [{"kind": "me"}], "seal": "0" * 64}, NewTable)


# picking the kingdom in turn


PICK = KingdomWanted(pick=WishesWanted(boxes=["base 2e"], banned=["Militia"]))


async def test_players_pick_the_kingdom_in_turn(house: House) -> None:
    made = await house.make(me(), friend(), kingdom=PICK)
    anna = await house.device(made.table)
    welcome = anna.messages[0]
    assert welcome["kingdom"] == [] and welcome["picking"]["seat"] is None
    assert set(welcome["picking"]["options"]) == {*pool("base 2e")} - {"Militia"}
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
