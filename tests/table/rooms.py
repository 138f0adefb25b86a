"""Rooms without a network: an in-memory store, a fake clock, devices that read what they are sent."""

from __future__ import annotations

import asyncio
import copy
import json
import pathlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from demesne import cards, load_cards
from demesne.bots import choose
from demesne.game import Game
from demesne.refusal import Refusal
from demesne.server import live as live_module
from demesne.server import presence
from demesne.server import rooms as rooms_module
from demesne.server.identity import Paths
from demesne.server.live import Live
from demesne.server.rooms import Rooms
from demesne.server.viewer import Viewer
from demesne.store import Absent, Gap, Present, Renewed, Sighting, StoredGame, Taken
from demesne.store.attendance import LEASE, may_stand_in
from demesne.table import fairness
from demesne.table import room as room_module
from demesne.table.messages import (
    AnswerGiven,
    FromClient,
    Hello,
    KingdomWanted,
    Level,
    NewTable,
    Options,
    SeatWanted,
    Sit,
)
from demesne.table.outgoing.seats import Made
from demesne.table.room import Place, Room

SECRET = b"the secret of a test server, 32 b"
FIRST_GAME = KingdomWanted(set="First Game")
TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]
# of a player in a position
DRAW = {"hand": ["Smithy", "Copper", "Copper"], "deck": ["Gold"] * 8}  # a Smithy shows new cards
GAIN = {"hand": ["Workshop", "Copper", "Copper"], "deck": ["Gold"] * 8}  # a Workshop shows nothing new
PLAIN: dict[str, Any] = {"hand": ["Copper"] * 3 + ["Estate"] * 2, "deck": ["Copper"] * 8}


def own_cards(monkeypatch: pytest.MonkeyPatch, folder: pathlib.Path, text: str) -> None:
    """The test may use these cards besides the published ones."""
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    file = folder / "own.py"
    file.write_text(text)
    load_cards(file)


class Alone:
    """No other version of the program serves the store, unless a test says so."""

    def __init__(self) -> None:
        self.found: list[str] = []

    async def others(self) -> list[str]:
        return self.found


class Memory:
    """An in-memory store for one test. It keeps everything as text, as a database does."""

    attendance: Attended | None = None  # one process

    def __init__(self) -> None:
        self.serving = Alone()
        self.games: dict[str, StoredGame] = {}
        self.rows: dict[str, list[str]] = {}
        self.appends = 0
        self.people = People()

    async def create(self, game: StoredGame) -> None:
        await asyncio.sleep(0)
        if game.id in self.games:
            raise Taken(game.id)
        self.games[game.id] = replace(game, setup=json.loads(json.dumps(game.setup)))
        self.rows[game.id] = []

    async def game(self, id: str) -> StoredGame | None:
        return self.games.get(id)

    async def entries(self, id: str, since: int = 0) -> list[dict[str, Any]]:
        return [json.loads(row) for row in self.rows[id][since:]]

    async def append(self, id: str, n: int, rows: Sequence[Any], absent: Absent | None = None) -> None:
        await asyncio.sleep(0)  # let other tasks run, as a real database does
        if self.attendance and absent:
            self.attendance.check(id, absent)
        if n != len(self.rows[id]):
            raise Taken(id) if n < len(self.rows[id]) else Gap(id)
        self.appends += 1
        self.rows[id] += [json.dumps(row) for row in rows]

    async def change(self, id: str, version: int, **fields: Any) -> None:
        await asyncio.sleep(0)
        kept = self.games[id]
        if kept.version != version:
            raise Taken(id)
        changed = json.loads(json.dumps(fields))
        self.games[id] = replace(kept, version=version + 1, touched=kept.touched + timedelta(seconds=1), **changed)

    async def public(self, limit: int = 50) -> list[StoredGame]:
        return [game for game in self.games.values() if game.public and game.state in ("lobby", "running")][:limit]

    async def there(self, ids: Sequence[str]) -> set[str]:
        return {id for id in ids if id in self.games}

    async def listen(self) -> AsyncIterator[Any]:
        for id in ():
            yield id

    async def close(self) -> None:
        pass

    def process(self, clock: Callable[[], float]) -> Memory:
        """The same games, as another process on the database sees them."""
        store = copy.copy(self)
        store.attendance = Attended(self.people, clock)
        return store


class People:
    """The tables of the database about who is connected where."""

    def __init__(self) -> None:
        self.leases: dict[str, tuple[datetime, datetime]] = {}
        self.seats: dict[tuple[str, int, str], tuple[bool, datetime]] = {}


class Attended:
    """What `store.attendance` does, without SQL."""

    def __init__(self, people: People, clock: Callable[[], float]) -> None:
        self.me = f"process {len(people.leases) + 1}"
        self._people = people
        self._clock = clock
        self._extend()

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(self._clock(), UTC)

    def _extend(self) -> bool:
        lease = self._people.leases.get(self.me)
        since = lease[0] if lease and lease[1] > self.now else self.now
        self._people.leases[self.me] = (since, self.now + LEASE)
        return lease is not None

    async def renew(self) -> Renewed:
        known = self._extend()
        leases = self._people.leases
        left = {process: (until - self.now).total_seconds() for process, (_, until) in leases.items()}
        return Renewed(known, (self.now - leases[self.me][0]).total_seconds(), left)

    async def end(self) -> None:
        self._people.leases[self.me] = (self.now, self.now)

    async def note(self, game: str, came: Iterable[int], left: Iterable[int]) -> None:
        for here, seats in ((False, [*left]), (True, [*came])):
            for seat in seats:
                self._extend() if here else None
                self._people.seats[game, seat, self.me] = (here, self.now)

    async def of(self, game: str) -> list[Sighting]:
        found = []
        for (at, seat, process), (here, seen) in self._people.seats.items():
            if at == game and not (here and process == self.me):
                until = self._people.leases[process][1]
                times = (self.now - seen).total_seconds(), (until - self.now).total_seconds()
                found.append(Sighting(seat, process, here, *times))
        return found

    def check(self, game: str, absent: Absent) -> None:
        seen = [
            self._people.leases[process][1] if here else at
            for (where, seat, process), (here, at) in self._people.seats.items()
            if (where, seat) == (game, absent.seat)
        ]
        if not may_stand_in(self.now, self._people.leases[self.me], seen, timedelta(seconds=absent.seconds)):
            raise Present(game)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def rest(live: Live) -> None:
    """Wait until bots and autoplay have answered all they can."""
    while (going := live.automatic._going) is not None and not going.done():
        await asyncio.wait([going])


class Device:
    """What one socket's page knows: the messages it was sent, the last view, the assembled log."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.raw: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self._log: list[Any] = []
        self.read()

    def read(self) -> list[dict[str, Any]]:
        """What has arrived since the last call."""
        new = []
        while not self.viewer.outbox.empty():
            raw = self.viewer.outbox.get_nowait()
            if raw is None:
                break
            message = json.loads(raw)
            self.raw.append(raw)
            new.append(message)
            if message["type"] == "view":
                self._log = self._log[: message["log"]["keep"]] + message["log"]["lines"]
        self.messages += new
        return new

    def last(self, kind: str) -> dict[str, Any]:
        self.read()
        return next(m for m in reversed(self.messages) if m["type"] == kind)

    @property
    def view(self) -> dict[str, Any]:
        return self.last("view")

    @property
    def log(self) -> list[Any]:
        self.read()
        return self._log

    @property
    def decision(self) -> Any:
        return self.view["decision"]

    async def send(self, message: FromClient) -> list[dict[str, Any]]:
        self.read()
        await self.viewer.receive(message)
        await rest(self.viewer.live)
        return self.read()

    async def answer(self, *answers: Sequence[str], decision: str | None = None) -> list[dict[str, Any]]:
        """One or several answers to what is asked now."""
        id = self.decision["id"] if decision is None else decision
        return await self.send(AnswerGiven(id, [list(picks) for picks in answers]))

    async def simply(self) -> None:
        """Answer as the simple player would."""
        view = whole(self.view)
        await self.answer(choose(view, view["decision"]))

    def refused(self) -> str:
        """The reason of the refusal that came last."""
        return str(self.last("refused")["phrase"][0])


def whole(message: dict[str, Any]) -> dict[str, Any]:
    """The view as `Game.view` gives it, with the decision in it."""
    decision = message["decision"]
    options = [name for name, n in decision["options"] for _ in range(n)]
    return {**message["view"], "decision": {**decision, "options": options, "player": message["seat"]}}


class House:
    def __init__(self, store: Any = None, clock: Any = None) -> None:
        self.store = store or Memory()
        self.clock = clock or Clock()
        self.links = Paths(SECRET)
        self.rooms = Rooms(self.store, self.links, self.clock)

    def again(self) -> House:
        """Another process on the same store."""
        return House(self.store.process(self.clock) if self.store.attendance else self.store, self.clock)

    @classmethod
    def one_of_several(cls) -> House:
        """The first process on a database that several may serve."""
        clock = Clock()
        return cls(Memory().process(clock), clock)

    @staticmethod
    async def wait(seconds: float, *houses: House) -> None:
        """So much time passes, and these processes serve all the while."""
        until = houses[0].clock.now + seconds
        while houses[0].clock.now < until:
            houses[0].clock.now = min(until, houses[0].clock.now + presence.RENEWED)
            for house in houses:
                await house.rooms.renew_lease()
            for _ in range(5):
                await asyncio.sleep(0)

    async def make(
        self, *seats: SeatWanted, guest: str = "anna", kingdom: KingdomWanted = FIRST_GAME, **options: Any
    ) -> Made:
        """A table; everybody there has sent their number, so that it begins if nobody else is missing."""
        given = Options(**{"first": 0, **options})
        made = await self.rooms.make(guest, NewTable(kingdom, list(seats), seal(guest), given))
        await self.deal(made.table)
        await rest(self.live(made.table))
        return self.rooms.made(self.live(made.table), guest)

    async def sit(self, table: str, guest: str) -> int:
        seat = (await self.rooms.sit(table, guest, Sit(self.links.join(table), guest.title(), seal(guest)))).seat
        await self.deal(table)
        return seat

    async def deal(self, table: str) -> None:
        """Every page does its part of the deal."""
        live = await self.rooms.find(table)
        for step, send in (
            ("sealing", lambda guest: self.rooms.seal(table, guest, seal(guest))),
            ("opening", lambda guest: self.rooms.number(table, guest, number(guest))),
        ):
            for seat in live.room.contributors():
                if live.room.deal().step == step:
                    await send(live.room.places[seat].guest)

    async def device(self, table: str, guest: str = "anna", seat: int | None = None, token: str = "") -> Device:
        device = Device(await self.rooms.connect(table, guest, Hello(1, token, seat)))
        await rest(device.viewer.live)
        return device

    async def friends(self, *guests: str, **options: Any) -> tuple[str, list[Device]]:
        """A table that the first guest has made and the others have joined, with a device each."""
        made = await self.make(me(guests[0].title()), *(friend() for _ in guests[1:]), guest=guests[0], **options)
        for guest in guests[1:]:
            await self.sit(made.table, guest)
        return made.table, [await self.device(made.table, guest) for guest in guests]

    async def position(self, *guests: str, at: dict[str, Any], **options: Any) -> tuple[str, list[Device]]:
        """A table of these guests that begins from a position."""
        game = Game.from_position({"kingdom": TEN, "seed": 1, **at})
        places = tuple(Place(guest.title(), guest, number=number(guest)) for guest in guests)
        room = Room(game.kingdom, game.edition, places, Options(**options), record=game.record())
        table = (await self.rooms.open(room, guests[0])).table
        await rest(self.live(table))
        return table, [await self.device(table, guest) for guest in dict.fromkeys(guests)]

    def live(self, table: str) -> Live:
        return self.rooms.live[table]

    async def wait_over(self, table: str) -> None:
        """The time in which Reactions may be asked for is over, without waiting for it."""
        live = self.live(table)
        await rest(live)
        while live.pauses.moment is not None:
            live.pauses.end()
            await asyncio.sleep(0)
            await rest(live)


def me(name: str = "Anna") -> SeatWanted:
    return SeatWanted("me", name)


def here(name: str) -> SeatWanted:
    return SeatWanted("here", name)


def friend() -> SeatWanted:
    return SeatWanted("friend")


def bot(level: Level = "gentle") -> SeatWanted:
    return SeatWanted("bot", level=level)


def number(guest: str) -> str:
    """What the page of this guest adds to every deal."""
    return random.Random(guest).randbytes(32).hex()


def seal(guest: str) -> str:
    return fairness.seal_of(number(guest))


async def play_out(devices: Sequence[Device], most: int = 3000) -> dict[str, Any]:
    """All of them play as the simple player would until the game is over; the last view."""
    for _ in range(most):
        asked = next((d for d in devices if d.decision), None)
        if asked is None:
            break
        await asked.simply()
    return devices[0].view


class Chance:
    """Secrets that are the same in every run."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choice(self, given: Sequence[str]) -> str:
        return self._rng.choice(given)

    def token_hex(self, n: int) -> str:
        return self._rng.randbytes(n).hex()


def same_always(monkeypatch: Any, seed: int = 0) -> None:
    """Deals and ids depend only on the seed, and nobody waits for Reactions that are not asked."""
    monkeypatch.setattr(live_module, "REACTIONS", 0.0)
    for module in (fairness, rooms_module, room_module):
        monkeypatch.setattr(module, "secrets", Chance(seed))


async def refusal_of(work: Awaitable[Any]) -> str:
    """Why it was refused."""
    with pytest.raises(Refusal) as error:
        await work
    return error.value.phrase.id


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    same_always(monkeypatch)
    return House()
