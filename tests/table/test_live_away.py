"""Seats without a player: resigning, a bot that stands in, clocks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import rooms
from demesne.server import presence
from demesne.table import Table, fairness
from demesne.table.messages import AnswerGiven, ResignWanted, TakeOver, UndoWanted
from demesne.table.shown import log_of, moment
from rooms import PLAIN, Device, House, play_out

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture


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


# the clock


async def test_who_lets_the_time_pass_is_answered_for(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla", clock=5)
    live = house.live(table)
    assert live.deadline.due and anna.view["clock"] == 5
    await live.deadline.time_is_up(0, 0)
    assert [type(e).__name__ for e in live.begun().entries] == ["Timeout"] and (anna.decision or bela.decision)
    assert live.deadline.due


async def test_time_that_is_up_as_an_answer_comes_counts_for_one_of_both(house: House) -> None:
    """What the bot would have answered in time is legal at the next decision too."""
    villages = {"hand": ["Village"] * 3, "deck": ["Village"] * 8}
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [villages, PLAIN]}, clock=5)
    live = house.live(table)
    await live.bots.of("fair", live.room)
    await asyncio.gather(
        anna.viewer.receive(AnswerGiven(anna.decision["id"], [["Village"]])), live.deadline.time_is_up(0, 0)
    )
    assert len(live.begun().entries) == 1


@pytest.mark.slow
async def test_the_clock_runs_by_itself(house: House) -> None:
    table, (_anna, _bela) = await house.friends("anna", "béla", clock=5)
    live = house.live(table)
    await live.bots.of("fair", live.room)
    live.room = replace(live.room, options=msgspec.structs.replace(live.room.options, clock=0.02))
    live.deadline.watch()
    async with asyncio.timeout(60):
        while len(live.begun().entries) < 4:
            await asyncio.sleep(0.02)
    assert live.deadline.due
    live.deadline.due.cancel()
    assert {type(e).__name__ for e in live.begun().entries} == {"Timeout"}


async def test_the_time_that_is_left_is_told_to_whom_it_concerns(house: House) -> None:
    table, (_anna, bela) = await house.friends("anna", "béla", clock=30)
    house.clock.now += 12
    again = await house.device(table, "anna")
    assert again.view["left"] == 18 and bela.view["left"] is None and again.view["clock"] == 30


async def test_that_somebody_resigns_is_in_the_log(house: House) -> None:
    """At the end of the turn in which it happened, once, whatever is undone later."""
    table, (anna, bela, csilla) = await house.friends("anna", "béla", "csilla", undo="free")
    await anna.simply()
    await csilla.send(ResignWanted())
    said = ["log-resign", {"who": "Csilla"}]

    def told(device: Device) -> list[Any]:
        return [phrase for _, phrase, *_ in device.log]

    assert told(anna)[-1] == said and told(bela)[-1] == said
    await anna.send(UndoWanted())
    assert told(anna)[-1] == said and told(anna).count(said) == 1
    while anna.decision:
        await anna.simply()
    lines = told(bela)
    assert lines.count(said) == 1 and lines[lines.index(said) + 1] == ["log-turn", {"who": "Béla", "n": 1}]
    whole = house.live(table).begun()
    again = Table(whole.setup, whole.entries)
    assert log_of(again, 1) == log_of(whole, 1)


async def test_the_resignation_that_ends_a_game_is_its_last_line(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    await anna.simply()
    await bela.send(ResignWanted())
    for device in (anna, bela):
        assert device.log[-1][1] == ["log-resign", {"who": "Béla"}]
    whole = house.live(table).begun()
    last = moment(whole, whole.begun + len(whole.live), 0)
    assert last.log[-1].kind == "resign" and moment(whole, 0, 0).log[-1].kind != "resign"
