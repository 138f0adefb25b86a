"""Makes the stored copy of a database: plays with the real server and client of the version whose `src` is on the path.

    PYTHONPATH=CHECKOUT/src python tests/store/stored/make.py tests/store/stored/0.1.0

The folder gets games.sqlite and house.json (the server's secret, the guests' cookies, and what each table is).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from typing import Any

import demesne
from demesne.bots import choose
from demesne.client import Client, Seat, View

VERSION = "0.1.0"
ATTACKS = ["Militia", "Moat", "Village", "Smithy", "Market", "Cellar", "Mine", "Remodel", "Workshop", "Festival"]
GUESTS = ("Anna", "Béla", "Cecília")
SERVE = [sys.executable, "-m", "demesne", "serve", "--port", "0"]

Stop = Callable[[View], bool]
Choose = Callable[[dict[str, Any], dict[str, Any]], list[str]]


class House:
    """The server, its three guests, and what has been made so far."""

    def __init__(self, address: str) -> None:
        self.anna, self.bela, self.cecilia = (Client(address, name=name) for name in GUESTS)
        self.tables: dict[str, dict[str, Any]] = {}

    def note(self, name: str, table: str, guests: list[str], **more: Any) -> None:
        self.tables[name] = {"table": table, "guests": guests, **more}

    async def duel(self, **options: Any) -> tuple[str, list[Seat]]:
        made = await self.anna.make_table(
            options.pop("kingdom", "First Game"), ["me", "friend"], **{"first": 0, **options}
        )
        return made.table, [await self.anna.sit(made.table), await self.bela.join(made.links["join"])]

    async def lobby(self) -> None:
        made = await self.anna.make_table("Big Money", ["me", "friend", "friend", "gentle"])
        await self.bela.join(made.links["join"])
        self.note("lobby", made.table, ["Anna", "Béla"], join=made.links["join"], state="lobby")

    async def wish(self) -> None:
        """Cards were drawn, so taking back needs the other one's yes; a phrase was said."""
        table, seats = await self.duel()
        async with told(*seats):
            await until(seats, lambda view: rounds(view) >= 3 and can_ask(view) and view.message["seat"] == 0)
            await seats[1].send({"type": "say", "phrase": "say-hello"})
            await seats[0].undo()
            while not any(m["type"] == "undo_asked" for m in seats[1].others):
                await seats[1]._read()
        self.note("wish", table, ["Anna", "Béla"])

    async def taken_back(self) -> None:
        """An answer was taken back without anybody's leave, and another one given."""
        table, seats = await self.duel(undo="free")
        async with told(*seats):
            await until(seats, lambda view: rounds(view) >= 2 and view.message["can"]["undo"] == "free")
            seat = next(seat for seat in seats if seat.view and seat.view.message["can"]["undo"] == "free")
            before = seat.view
            await seat.undo()
            while seat.view is before:
                await seat._read()
            await until(seats, lambda view: rounds(view) >= 4)
        self.note("taken back", table, ["Anna", "Béla"])

    async def bots(self) -> None:
        made = await self.anna.make_table("Size Distortion", ["fair", "me", "strong"], public=True, counts=True)
        async with await self.anna.sit(made.table) as seat:
            await until([seat], lambda view: rounds(view) >= 5)
        self.note("bots", made.table, ["Anna"], public=True)

    async def attack(self) -> None:
        """A Militia was played, and Béla has not said yet whether to reveal a Moat."""
        table, seats = await self.duel(kingdom=ATTACKS)
        async with told(*seats):
            await until(seats, lambda view: bool(view.decision and view.decision["kind"] == "react"), armed)
        self.note("attack", table, ["Anna", "Béla"], asked="react")

    async def over(self) -> None:
        table, seats = await self.duel()
        async with told(*seats):
            await until(seats, lambda view: view.over)
        self.note("over", table, ["Anna", "Béla"], state="over")
        again = await self.bela.rematch(table)
        seats = [await client.sit(again.table) for client in (self.anna, self.bela)]
        async with told(*seats):
            await until(seats, lambda view: rounds(view) >= 2)
        self.note("rematch", again.table, ["Anna", "Béla"])
        on = await self.anna.http.post(f"/api/tables/{table}/play-on", {"at": 40, "seat": 1, "bot": "fair"})
        self.note("play on", on["table"], ["Anna"])

    async def resigned(self) -> None:
        """One of two has resigned: a game that is over without having ended."""
        table, seats = await self.duel()
        async with told(*seats):
            await until(seats, lambda view: rounds(view) >= 2)
            await seats[1].resign()
            while not seats[0].view or not seats[0].view.over:
                await seats[0]._read()
        self.note("resigned", table, ["Anna", "Béla"], state="over")

    async def practice(self) -> None:
        made = await self.cecilia.make_table("Victory Dance", ["me", "fair"], seed="practice", first=1)
        async with await self.cecilia.sit(made.table) as seat:
            await until([seat], lambda view: rounds(view) >= 4)
        self.note("practice", made.table, ["Cecília"])

    async def picking(self) -> None:
        made = await self.anna.make_table({"pick": {"boxes": ["base 2e"], "locked": ["Moat"]}}, ["me", "friend"])
        seats = [await self.anna.sit(made.table), await self.bela.join(made.links["join"])]
        async with told(*seats):
            await seats[1]._connected()
            for n, (turn, card) in enumerate([(1, "Village"), (0, "Militia"), (1, "Smithy")]):
                await seats[turn].send({"type": "pick", "card": card})
                while not any(m["type"] == "seats" and len(m["kingdom"]) == n + 2 for m in seats[0].others):
                    await seats[0]._read()
        self.note("picking", made.table, ["Anna", "Béla"], state="lobby", picked=4)

    async def shared(self) -> None:
        """Two people on one device."""
        made = await self.cecilia.make_table("Deck Top", ["me", {"kind": "here", "name": "Dóra"}], edition=1)
        seats = [await self.cecilia.sit(made.table, seat) for seat in (0, 1)]
        async with told(*seats):
            await until(seats, lambda view: rounds(view) >= 3)
        self.note("shared", made.table, ["Cecília", "Cecília"])

    async def stand_in(self) -> None:
        """Béla has gone, a bot plays for him; Cecília has let the time of a decision pass."""
        made = await self.anna.make_table("First Game", ["me", "friend", "friend"], first=0, clock=6)
        seats = [await self.anna.sit(made.table), await self.bela.join(made.links["join"])]
        seats.append(await self.cecilia.join(made.links["join"]))
        bela = made_of(seats, 1)
        async with told(seats[0], seats[2]):
            await seats[0]._connected()
            await asyncio.sleep(62)  # nobody answers: the clock does, and Béla is not there
            await seats[0].send({"type": "take_over", "seat": bela, "yes": True})
            while not (seats[0].view and seats[0].view.message["seats"][bela]["stand_in"]):
                await seats[0]._read()
        self.note("stand-in", made.table, ["Anna", "Béla", "Cecília"], stands_in=bela)


def made_of(seats: list[Seat], i: int) -> int:
    number = seats[i].number
    assert number is not None
    return number


@contextlib.asynccontextmanager
async def told(*seats: Seat) -> AsyncIterator[None]:
    try:
        yield
    finally:
        for seat in seats:
            await seat.leave()


def rounds(view: View) -> int:
    """Turns of seat 0 so far."""
    return int(view.view["players"][0]["turns"])


def can_ask(view: View) -> bool:
    return view.message["can"]["undo"] == "ask"


def armed(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
    """Anna buys Militias and Béla buys Moats."""
    wanted = "Militia" if view["seat"] == 0 else "Moat"
    return [wanted] if decision["kind"] == "buy" and wanted in decision["options"] else choose(view, decision)


async def until(seats: list[Seat], stop: Stop, pick: Choose = choose) -> None:
    """Play until somebody sees the expected view."""
    for seat in seats:
        await seat._connected()
    while True:
        for seat in seats:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.3):
                    while seat.view is None or not (seat.view.decision or seat.view.over):
                        await seat._read()
            view = seat.view
            if view and stop(view):
                return
            if view and view.decision:
                await seat.answer(pick(view.view, view.decision))
                if seat.view and stop(seat.view):
                    return


async def make(address: str) -> House:
    house = House(address)
    works = (house.lobby, house.wish, house.taken_back, house.bots, house.attack, house.over)
    for work in (*works, house.resigned, house.practice, house.picking, house.shared, house.stand_in):
        print(work.__name__, flush=True)
        await work()
    return house


def main(folder: pathlib.Path) -> None:
    assert demesne.__version__ == VERSION, demesne.__file__
    with tempfile.TemporaryDirectory() as home:
        server = subprocess.Popen(SERVE, stdout=subprocess.PIPE, text=True, env={**os.environ, "DEMESNE_HOME": home})
        try:
            assert server.stdout
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found
            house = asyncio.run(make(found[0]))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
        file = pathlib.Path(home, "demesne.sqlite")
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "games.sqlite").write_bytes(file.read_bytes())
        secret = pathlib.Path(home, "secret").read_bytes().hex()
    cookies = dict(zip(GUESTS, (c.guest for c in (house.anna, house.bela, house.cecilia))))
    kept = {"version": VERSION, "secret": secret, "guests": cookies, "tables": house.tables}
    (folder / "house.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
