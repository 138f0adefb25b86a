"""A database that an older version has written: it opens, its guests are known, every game plays on to its end.

tests/store/stored/make.py has made the copies.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import pathlib
import shutil
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from demesne.bots import choose
from demesne.client import Client, Refused, Seat, View
from demesne.game import Game
from demesne.table import fairness
from served import Served, in_time

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]  # a real server

STORED = pathlib.Path(__file__).parent / "stored" / "0.1.0"
KEPT: dict[str, Any] = json.loads((STORED / "house.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = KEPT["tables"]
OVER = [name for name, about in TABLES.items() if about.get("state") == "over"]
RUNNING = [name for name, about in TABLES.items() if "state" not in about]


@pytest.fixture
def server(tmp_path: pathlib.Path) -> Iterator[Served]:
    """The server of today on a copy of what was stored."""
    shutil.copy(STORED / "games.sqlite", tmp_path / "games.sqlite")
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute("UPDATE games SET touched = ?", (f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S.%f}",))  # else pruned
    secret = tmp_path / "secret"
    secret.touch(0o600)
    secret.write_bytes(bytes.fromhex(KEPT["secret"]))
    with in_time(1800), Served(tmp_path) as served:
        yield served


def guest(server: Served, name: str) -> Client:
    return Client(server.address, KEPT["guests"][name], name=name)


async def seats_of(server: Served, name: str) -> list[Seat]:
    """Everybody's place, a socket for each seat of a shared device."""
    seats = []
    for who in dict.fromkeys(TABLES[name]["guests"]):
        client = guest(server, who)
        about = await client.http.get(f"/api/tables/{TABLES[name]['table']}")
        assert about["you"], who
        seats += [await client.sit(TABLES[name]["table"], seat) for seat in about["you"]]
    return seats


async def play_out(seats: list[Seat]) -> View:
    """All of them play to the end; the last view of the first."""
    try:
        lasts = await asyncio.gather(*(to_the_end(seat) for seat in seats))
    finally:
        for seat in seats:
            await seat.leave()
    assert all(last.over and last.result == lasts[0].result for last in lasts)
    return lasts[0]


async def to_the_end(seat: Seat) -> View:
    async for last in seat.views():
        while seat.view and seat.view.decision and not seat.view.over:
            try:
                await seat.answer(choose(seat.view.view, seat.view.decision))
            except Refused as refused:  # a table with a clock may have answered by itself
                assert refused.reason == "table-answered"
        if last.over:
            break
    return last


async def reviewed(server: Served, name: str, table: str) -> None:
    client = guest(server, TABLES[name]["guests"][0])
    review = await client.review(table)
    assert review["scores"] and review["steps"] and isinstance(review["marks"], list)  # 0.1.0 stored no marks
    record = await client.record(table)
    game = Game.from_record(record)
    last = await client.http.get(f"/api/tables/{table}/at/{len(game.answers)}")
    assert last["n"] == last["of"] == len(game.answers)
    assert review["practice"] or fairness.check(record)


async def test_everything_that_was_stored_is_there(server: Served) -> None:
    assert len(TABLES) == 13 and len(RUNNING) == 9 and len(OVER) == 2
    for name, kept in TABLES.items():
        for who in kept["guests"]:
            about = await guest(server, who).http.get(f"/api/tables/{kept['table']}")
            assert about["state"] == kept.get("state", "running"), name
    public = await Client(server.address).tables()
    assert [about.table for about in public] == [kept["table"] for kept in TABLES.values() if kept.get("public")]


async def test_a_stranger_sees_none_of_it(server: Served) -> None:
    for name, kept in TABLES.items():
        if not kept.get("public"):
            with pytest.raises(Refused) as error:
                await Client(server.address).http.get(f"/api/tables/{kept['table']}")
            assert error.value.reason == "table-unknown", name


@pytest.mark.parametrize("name", RUNNING)
async def test_a_stored_game_plays_on(name: str, server: Served) -> None:
    kept = TABLES[name]
    seats = await seats_of(server, name)
    if "asked" in kept:
        await asyncio.gather(*(seat._connected() for seat in seats))
        assert [s.view.decision["kind"] for s in seats if s.view and s.view.decision] == [kept["asked"]]
    if "stands_in" in kept:
        first = await anext(seats[0].views())
        assert first.message["seats"][kept["stands_in"]]["stand_in"]
        back = next(seat for seat in seats if seat.number == kept["stands_in"])
        await back.send({"type": "take_over", "seat": kept["stands_in"], "yes": False})
    last = await play_out(seats)
    assert last.result and last.result["winners"]
    await reviewed(server, name, kept["table"])


async def test_a_wish_that_was_stored_is_still_asked(server: Served) -> None:
    anna, bela = await seats_of(server, "wish")
    await anna._connected()
    await bela._connected()
    assert anna.view and bela.view
    while not any(m["type"] == "undo_asked" for m in bela.others):
        await bela._read()
    asked = next(m for m in bela.others if m["type"] == "undo_asked")
    before = anna.view
    await bela.send({"type": "agree", "undo": asked["undo"], "yes": True})
    while anna.view is before:
        await anna._read()
    assert anna.view.decision and anna.view.asked != before.asked
    await play_out([anna, bela])


async def test_a_stored_lobby_fills_and_plays(server: Served) -> None:
    kept = TABLES["lobby"]
    seats = await seats_of(server, "lobby")
    seats.append(await guest(server, "Cecília").join(kept["join"]))
    await play_out(seats)
    await reviewed(server, "lobby", kept["table"])


async def test_a_stored_kingdom_is_picked_to_the_end(server: Served) -> None:
    kept = TABLES["picking"]
    anna, bela = await seats_of(server, "picking")
    await anna._connected()
    await bela._connected()
    assert len(anna.welcome["kingdom"]) == kept["picked"]
    about = anna.welcome
    while about["picking"]:
        turn = anna if about["picking"]["seat"] == anna.number else bela
        known = len(about["kingdom"])
        await turn.send({"type": "pick", "card": about["picking"]["options"][0]})
        while not any(m["type"] == "seats" and len(m["kingdom"]) == known + 1 for m in anna.others):
            await anna._read()
        about = next(m for m in reversed(anna.others) if m["type"] == "seats" and len(m["kingdom"]) == known + 1)
    assert len(about["kingdom"]) == 10
    await play_out([anna, bela])


@pytest.mark.parametrize("name", OVER)
async def test_a_stored_game_that_is_over_is_shown_reviewed_and_followed(name: str, server: Served) -> None:
    kept = TABLES[name]
    seats = await seats_of(server, name)
    last = await play_out(seats)
    assert last.result
    await reviewed(server, name, kept["table"])
    again = await guest(server, kept["guests"][0]).rematch(kept["table"])
    if name == "over":
        assert again.table == TABLES["rematch"]["table"]
    else:
        assert again.table not in [other["table"] for other in TABLES.values()]
