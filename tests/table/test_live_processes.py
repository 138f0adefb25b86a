"""Several processes on one store: who loses a race, what one hears of the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

import rooms
from demesne.server import others, presence
from demesne.server.budgets import PAYER, Budgets, Customer
from demesne.server.limits import Limits
from demesne.store import Away, Change, StoredGame
from demesne.store.attendance import LEASE
from demesne.table.entries import Timeout
from demesne.table.messages import (
    Agree,
    AnswerGiven,
    AutoplaySet,
    KingdomWanted,
    NewTable,
    Options,
    PickCard,
    ResignWanted,
    SayPhrase,
    Sit,
    TakeOver,
    UndoWanted,
    WishesWanted,
)
from rooms import DRAW, FIRST_GAME, PLAIN, House, Memory, bot, friend, me, number, refusal_of, rest, seal

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


async def test_a_person_is_not_refused_because_another_process_has_moved_the_bot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
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
            await twin.others.hear()
            twin.automatic.go_on()
            await rest(twin)
        await append(id, n, rows)

    house.store.append = other_first
    await anna.answer([])
    assert not [m for m in anna.messages if m["type"] == "refused"]
    assert anna.decision and anna.view["view"]["turn"] == 2


async def hears(house: House, table: str) -> None:
    """What the word from the store brings about."""
    await house.live(table).others.hear()


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
        while house.live(table).others.behind:
            await asyncio.sleep(0)
    await rest(house.live(table))


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
        other.live(table).others.heard(written(house, table, n))
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
    first, whole = (
        written(house, table, 0)._replace(rows=[json.loads(house.store.rows[table][0])]),
        written(house, table, 1),
    )
    for change in (first, whole, whole):
        other.live(table).others.heard(change)
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
    other.live(table).others.heard(written(house, table, 1))
    await settled(other, table)
    assert house.store.reads > reads and bela.decision
    other.live(table).others.heard(Change(table, 0))  # too much for the word itself
    reads = house.store.reads
    await settled(other, table)
    assert house.store.reads > reads


# memory that is older than the store


async def test_a_player_is_refused_by_a_process_that_lags_bug(house: House) -> None:
    made = await house.make(me(), friend())
    other = house.again()
    await other.rooms.find(made.table)
    await house.sit(made.table, "béla")
    assert (await other.rooms.about(made.table, "béla")).you == [1]
    tablet = await other.device(made.table, "béla")
    assert tablet.messages[0]["you"] == [1] and tablet.messages[0]["state"] == "running"


async def test_a_number_comes_too_early_for_a_process_that_lags_bug(house: House) -> None:
    """It had not heard of the last seal, and the game began without the number."""
    made = await house.rooms.make("anna", NewTable(FIRST_GAME, [me(), friend()], seal("anna"), Options(first=0)))
    other = house.again()
    await other.rooms.find(made.table)
    await house.rooms.sit(made.table, "béla", Sit(house.links.join(made.table), "Béla", seal("béla")))
    deal = await other.rooms.number(made.table, "béla", number("béla"))
    assert deal.opened == [False, True]


async def test_the_record_of_a_game_just_over_is_refused_by_a_process_that_lags_bug(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    await other.device(table, "béla")
    await anna.send(ResignWanted())
    assert (await other.rooms.record(table, "béla")).startswith("Demesne record")
    assert (await other.rooms.review(table, "béla")).winners == [1]
    assert (await other.rooms.rematch(table, "béla")).table == (await house.rooms.rematch(table, "anna")).table


async def test_what_is_asked_now_is_taken_by_a_process_that_lags_bug(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    tablet = await house.again().device(table, "anna")
    await anna.answer([])
    await tablet.answer([], decision=anna.decision["id"])
    assert not [m for m in tablet.messages if m["type"] == "refused"] and len(house.store.rows[table]) == 2


async def test_wrong_requests_at_once_share_a_look_at_the_store(house: House) -> None:
    table, _devices = await house.friends("anna", "béla")
    reads = 0
    game = house.store.game

    async def counted(id: str) -> Any:
        nonlocal reads
        reads += 1
        await asyncio.sleep(0)
        return await game(id)

    house.store.game = counted
    refused = await asyncio.gather(*(refusal_of(house.rooms.record(table, "eve")) for _ in range(50)))
    assert refused == ["table-unknown"] * 50 and reads == 2, (
        "one for who came first, one for who came while it was read"
    )
    assert await refusal_of(house.rooms.about(table, "eve")) == "table-unknown" and reads == 3


async def test_wrong_requests_are_paid_for(house: House) -> None:
    """The database works for them too: a flood of them uses up what its sender may use."""
    table, _devices = await house.friends("anna", "béla")
    limits = Limits()
    budgets = Budgets(limits, house.clock)
    eve = Customer("1.2.3.4", "eve", budgets)

    async def flood() -> int:
        PAYER.set(eve)
        n = 0
        while not budgets.wait(eve):
            assert await refusal_of(house.rooms.record(table, "eve")) == "table-unknown"
            n += 1
        return n

    assert await asyncio.create_task(flood()) <= limits.cpu_of_guest.burst / others.READING + 1


async def test_a_deleted_game_is_kept_in_the_memory_of_another_process_bug(house: House) -> None:
    made = await house.make(me(), bot(), public=True)
    other = house.again()
    stranger = await other.device(made.table, "eve")
    del house.store.games[made.table]
    await hears(other, made.table)
    assert stranger.viewer.outbox.get_nowait() is None
    assert (
        await refusal_of(other.rooms.about(made.table, "eve")) == "table-unknown" and made.table not in other.rooms.live
    )


async def test_a_deletion_while_no_word_comes_is_noticed_afterwards_bug(house: House) -> None:
    """The connection to the database was away: nobody told of the deletion."""
    made, kept = await house.make(me(), bot(), public=True), await house.make(me(), bot(), public=True)
    other = house.again()
    for table in (made.table, kept.table):
        await other.device(table, "eve")
    del house.store.games[made.table]

    async def listen() -> AsyncIterator[Change]:
        yield Change("")

    house.store.listen = listen
    await other.rooms.listen()
    assert set(other.rooms.live) == {kept.table}


async def test_who_comes_from_another_process_sees_what_they_have_seen_bug(house: House) -> None:
    """After a lost connection the view went back, and a program answered again what it had answered."""
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    await other.device(table, "béla")
    await anna.answer([])
    tablet = await other.device(table, "anna")
    assert tablet.view["view"] == anna.view["view"] and tablet.decision == anna.decision


async def test_who_comes_while_the_store_is_away_sees_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    monkeypatch.setattr(others, "GLANCE", 0.01)
    back, game = asyncio.Event(), house.store.game

    async def away(id: str) -> Any:
        await back.wait()
        return await game(id)

    house.store.game = away
    tablet = await house.device(table, "anna")
    assert tablet.view["view"] == anna.view["view"]
    back.set()
    await asyncio.wait(house.live(table)._later)


# an answer that is sent again


async def test_an_answer_is_confirmed_only_if_it_was_taken_bug(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    tablet = await house.again().device(table, "anna")
    assert (await anna.send(AnswerGiven("0.0", [[]], confirm=True)))[-1] == {"type": "taken", "decision": "0.0"}
    assert (await tablet.send(AnswerGiven("0.0", [[]], confirm=True)))[-1] == {"type": "taken", "decision": "0.0"}
    assert (await tablet.send(AnswerGiven("0.0", [["Copper"]], confirm=True)))[-1]["phrase"][0] == "table-answered"
    assert len(house.store.rows[table]) == 1, "it is not given twice"


async def test_what_a_clock_or_an_undo_has_decided_is_not_confirmed(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla", clock=30)
    decision = anna.decision["id"]
    live = house.live(table)
    await live.act(lambda now: [Timeout(0, ())])
    await anna.send(AnswerGiven(decision, [[]], confirm=True))
    assert anna.refused() == "table-answered"
    decision = anna.decision["id"]
    await anna.send(AnswerGiven(decision, [[]], confirm=True))
    assert anna.last("taken")["decision"] == decision
    await anna.send(UndoWanted())
    await anna.send(AnswerGiven(decision, [[]], confirm=True))
    assert anna.refused() == "table-answered"


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
