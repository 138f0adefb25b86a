"""Notifications between processes on one PostgreSQL about changed games (LISTEN and NOTIFY).

A notification is sent inside the transaction, so it arrives after the commit or not at all, and in the order of the
commits. It names its sender and the games, and carries new entries, so that nobody needs to read them; an older
version reads only the names. After a lost connection a process asks the tables which games changed meanwhile, so
nothing is missed; some games may be named unnecessarily.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .engine import connected
from .games import UNFINISHED, now
from .outcomes import PAUSE, passes
from .schema import entries, games

CHANNEL = "demesne"
SERVING = 0x64656D65736E66  # a lock that every process which serves shares: nobody replaces the games under it
LONGEST = 7000  # bytes of a notification; PostgreSQL refuses 8,000
LONGEST_ROWS = 3000  # bytes of entries in it; more are read from the table
BEAT = 5.0  # seconds of silence after which the connection is tested
SKEW = timedelta(seconds=60)  # clocks of machines differ by less, and no write waits longer for its commit


class Change(NamedTuple):
    """What has happened to a game: new entries from number `n` on, people who came or went, else anything."""

    game: str
    n: int | None = None
    rows: Sequence[dict[str, Any]] = ()  # none if they must be read
    people: bool = False


def last_entry() -> ColumnElement[datetime]:
    """When a game's last entry was written."""
    of_game = select(entries.c.at).where(entries.c.game == games.c.id)
    return of_game.order_by(entries.c.n.desc()).limit(1).correlate(games).scalar_subquery()


class Notifications:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._me = secrets.token_hex(8)
        self._inboxes: set[_Inbox] = set()
        self._closed = False

    def notify(self, connection: Connection, changed: Iterable[Change]) -> None:
        for note in _notes(self._me, changed):
            connection.execute(select(func.pg_notify(CHANNEL, note)))

    def close(self) -> None:
        self._closed = True
        for inbox in self._inboxes:
            inbox.arrived.set()

    async def listen(self, since: datetime) -> AsyncIterator[Change]:
        """What others change, from that moment on; a change of no game whenever the connection is new."""
        while not self._closed:
            inbox = _Inbox(self._me)
            self._inboxes.add(inbox)
            try:
                async with connected(self._engine) as connection:
                    try:
                        driver = await _listening(connection, inbox)
                        for game in await _changed(connection, since - SKEW):
                            yield Change(game)
                        yield Change("")
                        while not (inbox.disconnected or self._closed):
                            if not await inbox.wait():
                                await driver.fetchval("SELECT 1")
                            since = since if inbox.disconnected else now()
                            for change in inbox.take():
                                yield change
                    finally:
                        await connection.invalidate()  # it listens: do not return it to the pool
            except Exception as error:
                if not (inbox.disconnected or passes(error)):
                    raise
            finally:
                self._inboxes.discard(inbox)
            if not self._closed:
                await asyncio.sleep(PAUSE)


async def _listening(connection: AsyncConnection, inbox: _Inbox) -> Any:
    """The driver's own connection, which SQLAlchemy hides: only it can listen."""
    raw = await connection.get_raw_connection()
    driver: Any = raw.driver_connection
    driver.add_termination_listener(inbox.disconnect)
    await driver.execute("SELECT pg_advisory_lock_shared($1)", SERVING)
    await driver.add_listener(CHANNEL, inbox.receive)
    return driver


class _Inbox:
    """Notifications of one connection that have not been read yet."""

    def __init__(self, me: str) -> None:
        self._me = me
        self._changes: list[Change] = []
        self.arrived = asyncio.Event()
        self.disconnected = False

    def receive(self, connection: Any, process: int, channel: str, note: str) -> None:
        if not note.startswith(self._me):
            self._changes += _read(note)
            self.arrived.set()

    def disconnect(self, connection: Any) -> None:
        self.disconnected = True
        self.arrived.set()

    async def wait(self) -> bool:
        try:
            async with asyncio.timeout(BEAT):
                await self.arrived.wait()
        except TimeoutError:
            return False
        self.arrived.clear()
        return True

    def take(self) -> list[Change]:
        changes, self._changes = self._changes, []
        return changes


def _notes(sender: str, changed: Iterable[Change]) -> Iterator[str]:
    """SENDER GAME GAME ... [WHAT,WHAT,...]: for each game null, true (people), or an entry's number and the rows."""
    games = whats = ""
    for change in changed:
        what = _what(change)
        if games and len(f"{sender}{games} {change.game} [{whats},{what}]".encode()) > LONGEST:
            yield f"{sender}{games} [{whats}]"
            games = whats = ""
        games += f" {change.game}"
        whats += f",{what}" if whats else what
    yield f"{sender}{games} [{whats}]"


def _what(change: Change) -> str:
    if change.n is None:
        return "true" if change.people else "null"
    written = msgspec.json.encode([change.n, change.rows])
    return written.decode() if len(written) <= LONGEST_ROWS else f"[{change.n},[]]"


def _read(note: str) -> list[Change]:
    """An older version sends only the names of the games."""
    names, _, whats = note.partition(" [")
    found = []
    for game, what in zip_longest(names.split(" ")[1:], msgspec.json.decode(f"[{whats}") if whats else ()):
        n, rows = what if isinstance(what, list) else (None, ())
        found.append(Change(game, n, rows, people=what is True))
    return found


async def _changed(connection: AsyncConnection, since: datetime) -> list[str]:
    played = games.c.state.in_(UNFINISHED) & (last_entry() >= since)
    return [*await connection.scalars(select(games.c.id).where(or_(games.c.touched >= since, played)))]
