"""Several processes on one store: who loses a race, what one hears of the other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import rooms
from demesne.store import Away
from demesne.table.messages import (
    Agree,
    AutoplaySet,
    KingdomWanted,
    PickCard,
    ResignWanted,
    SayPhrase,
    TakeOver,
    UndoWanted,
    WishesWanted,
)
from rooms import DRAW, PLAIN, House, bot, friend, me

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture


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


async def test_two_who_pick_in_two_processes_do_not_lose_a_card(house: House) -> None:
    made = await house.make(me(), friend(), kingdom=KingdomWanted(pick=WishesWanted(boxes=["base 2e"])))
    await house.sit(made.table, "béla")
    anna = await house.device(made.table)
    other = house.again()
    bela = await other.device(made.table, "béla")
    await anna.send(PickCard("Village"))
    await hears(other, made.table)
    await bela.send(PickCard("Smithy"))
    assert other.live(made.table).room.kingdom == ["Village", "Smithy"]
