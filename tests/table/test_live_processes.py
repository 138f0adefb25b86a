"""Several processes on one store: who loses a race, what one hears of the other."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import rooms
from demesne.server import presence
from demesne.store import Away, Change, StoredGame
from demesne.store.attendance import LEASE
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
from rooms import DRAW, PLAIN, House, Memory, bot, friend, me

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


async def hears_of_people(house: House, table: str) -> None:
    """The same where only people have come or gone."""
    await house.live(table).present()


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


async def test_a_bot_does_not_play_the_turn_of_somebody_who_plays_through_another_process() -> None:
    house = House.one_of_several()
    other = house.again()
    made = await house.make(me(), friend())
    await house.sit(made.table, "béla")
    anna, bela = await house.device(made.table), await other.device(made.table, "béla")
    await hears_of_people(house, made.table)
    await House.wait(presence.GRACE + 1, house, other)
    await bela.send(TakeOver(0, True))
    assert bela.refused() == "stand-in-early" and not house.store.rows[made.table]
    assert bela.last("seats")["gone"] == anna.last("seats")["gone"] == {}
    await anna.viewer.leave()
    await hears_of_people(other, made.table)
    assert bela.last("seats")["gone"] == {"0": 60}
    await House.wait(presence.GRACE - 1, house, other)
    await bela.send(TakeOver(0, True))
    assert bela.refused() == "stand-in-early" and not house.store.rows[made.table]
    await House.wait(1, house, other)
    await bela.send(TakeOver(0, True))
    assert house.store.rows[made.table][0] == '{"seat": 0, "sits": "fair"}'


async def test_who_goes_on_at_another_process_is_not_shown_as_gone() -> None:
    house = House.one_of_several()
    table, (anna, bela) = await house.friends("anna", "béla")
    other = house.again()
    tablet = await other.device(table, "anna")
    await anna.viewer.leave()
    await House.wait(presence.GRACE + 1, house, other)
    assert all(not told["gone"] for told in bela.messages if told["type"] == "seats" and told["state"] == "running")
    await tablet.viewer.leave()
    await hears_of_people(house, table)
    assert bela.last("seats")["gone"] == {"0": 60}


async def test_who_was_at_a_process_that_died_was_last_seen_when_its_lease_ended() -> None:
    house = House.one_of_several()
    table, (anna, bela) = await house.friends("anna", "béla")
    other = house.again()
    await other.device(table, "anna")
    await anna.viewer.leave()
    await House.wait(30, house, other)
    await House.wait(LEASE.total_seconds() - 1, house)  # the other is dead
    assert bela.last("seats")["gone"] == {}
    await House.wait(3, house)
    assert bela.last("seats")["gone"] == {"0": 58}
    await House.wait(presence.GRACE - 5, house)
    await bela.send(TakeOver(0, True))
    assert bela.refused() == "stand-in-early" and not house.store.rows[table]
    await House.wait(5, house)
    await bela.send(TakeOver(0, True))
    assert bela.view["seats"][0]["away"] and bela.view["seats"][0]["stand_in"]


async def test_after_a_time_in_which_nobody_could_write_nobody_counts_as_gone() -> None:
    """Whoever saw people meanwhile could not tell the others, nor could anybody come back."""
    house = House.one_of_several()
    table, (anna, bela) = await house.friends("anna", "béla")
    await House.wait(1, house)
    await anna.viewer.leave()
    house.clock.now += 1000
    await bela.send(TakeOver(0, True))
    assert bela.refused() == "stand-in-early"
    await House.wait(presence.GRACE - 1, house)
    await bela.send(TakeOver(0, True))
    assert bela.refused() == "stand-in-early" and not house.store.rows[table]
    await House.wait(4, house)
    await bela.send(TakeOver(0, True))
    assert bela.view["seats"][0]["stand_in"]


async def test_who_left_one_process_long_ago_is_away_at_another_too() -> None:
    house = House.one_of_several()
    other = house.again()
    table, (anna, _bela) = await house.friends("anna", "béla")
    await anna.viewer.leave()
    await House.wait(presence.GRACE + 5, house, other)
    bela = await other.device(table, "béla")
    assert bela.last("seats")["gone"] == {"0": 0}
    await bela.send(TakeOver(0, True))
    assert bela.view["seats"][0]["stand_in"]


async def test_who_is_taken_for_gone_by_another_process_gets_the_seat_back_at_once() -> None:
    house = House.one_of_several()
    table, (anna, bela) = await house.friends("anna", "béla")
    other = house.again()
    tablet = await other.device(table, "anna")
    await anna.viewer.leave()
    await House.wait(presence.GRACE + 20, house)  # the other is cut off from the database
    await bela.send(TakeOver(0, True))
    assert house.store.rows[table][0] == '{"seat": 0, "sits": "fair"}'
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


class Counting(Memory):
    """Counts what is read from the store."""

    reads = 0

    async def game(self, id: str) -> StoredGame | None:
        self.reads += 1
        return await super().game(id)

    async def entries(self, id: str, since: int = 0) -> list[dict[str, Any]]:
        self.reads += 1
        return await super().entries(id, since)


async def settled(house: House, table: str) -> None:
    """What was heard has been taken in."""
    async with asyncio.timeout(60):
        while house.live(table).behind:
            await asyncio.sleep(0)
    await house.live(table).rest()


def written(house: House, table: str, n: int) -> Change:
    """The word of another process about its entries from number n on."""
    return Change(table, n, [json.loads(row) for row in house.store.rows[table][n:]])


async def test_where_nobody_looks_on_a_table_is_read_only_when_it_is_asked_for() -> None:
    house = House(Counting())
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    await other.rooms.find(table)
    reads = house.store.reads
    for n in range(2):
        await anna.answer([])
        other.live(table).heard(written(house, table, n))
        await asyncio.sleep(0)
    assert house.store.reads == reads and not other.live(table).begun().entries
    bela = await other.device(table, "béla")
    assert house.store.reads == reads + 2 and bela.view["view"] == (await house.device(table, "béla")).view["view"]


async def test_entries_that_come_with_the_word_are_not_read_again() -> None:
    house = House(Counting())
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    bela = await other.device(table, "béla")
    reads = house.store.reads
    await anna.answer([])
    await anna.answer([])
    first, whole = written(house, table, 0)._replace(rows=[json.loads(house.store.rows[table][0])]), written(house, table, 1)
    for change in (first, whole, whole):
        other.live(table).heard(change)
    await settled(other, table)
    assert house.store.reads == reads and bela.decision


async def test_entries_that_do_not_follow_those_here_are_read() -> None:
    house = House(Counting())
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    bela = await other.device(table, "béla")
    reads = house.store.reads
    await anna.answer([])
    await anna.answer([])
    other.live(table).heard(written(house, table, 1))
    await settled(other, table)
    assert house.store.reads > reads and bela.decision
    other.live(table).heard(Change(table, 0))  # too much for the word itself
    reads = house.store.reads
    await settled(other, table)
    assert house.store.reads > reads


async def test_a_lease_is_renewed_again_after_a_renewal_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House.one_of_several()
    attendance = house.store.attendance
    renew, tried = attendance.renew, list[int]()

    async def fails_twice() -> Any:
        tried.append(len(tried))
        if len(tried) == 1:
            raise Away("store-away")
        if len(tried) == 2:
            raise ValueError
        return await renew()

    attendance.renew = fails_twice
    monkeypatch.setattr("demesne.server.rooms.RENEWED", 0)
    keeping = asyncio.create_task(house.rooms.keep_lease())
    async with asyncio.timeout(60):
        while len(tried) < 4:
            await asyncio.sleep(0)
    keeping.cancel()
    assert attendance.me in house.rooms.leases.ends
