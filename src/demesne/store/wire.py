"""Notifications between processes on one PostgreSQL about changed games (LISTEN and NOTIFY).

A notification is sent inside the transaction, so it arrives after the commit or not at all. It names its sender and
the games, never what changed. After a lost connection a process asks the tables which games changed meanwhile, so
nothing is missed; some games may be named unnecessarily.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .engine import connected
from .games import UNFINISHED, now
from .outcomes import PAUSE, passes
from .schema import entries, games

CHANNEL = "demesne"
SERVING = 0x64656D65736E66  # a lock that every process which serves shares: nobody replaces the games under it
LONGEST = 7000  # bytes of a notification; PostgreSQL refuses 8,000
BEAT = 5.0  # seconds of silence after which the connection is tested
SKEW = timedelta(seconds=60)  # clocks of machines differ by less, and no write waits longer for its commit


def last_entry() -> ColumnElement[datetime]:
    """When a game's last entry was written."""
    of_game = select(entries.c.at).where(entries.c.game == games.c.id)
    return of_game.order_by(entries.c.n.desc()).limit(1).correlate(games).scalar_subquery()


class Wire:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._me = secrets.token_hex(8)
        self._ears: set[_Ear] = set()
        self._closed = False

    def tell(self, connection: Connection, changed: Iterable[str]) -> None:
        for note in _notes(self._me, changed):
            connection.execute(select(func.pg_notify(CHANNEL, note)))

    def close(self) -> None:
        self._closed = True
        for ear in self._ears:
            ear.stir.set()

    async def hear(self, since: datetime) -> AsyncIterator[str]:
        """Games that others change, from that moment on."""
        while not self._closed:
            ear = _Ear(self._me)
            self._ears.add(ear)
            try:
                async with connected(self._engine) as connection:
                    try:
                        driver = await _listening(connection, ear)
                        for game in await _changed(connection, since - SKEW):
                            yield game
                        while not (ear.deaf or self._closed):
                            if not await ear.stirred():
                                await driver.fetchval("SELECT 1")
                            since = since if ear.deaf else now()
                            for game in ear.taken():
                                yield game
                    finally:
                        await connection.invalidate()  # it listens: do not return it to the pool
            except Exception as error:
                if not (ear.deaf or passes(error)):
                    raise
            finally:
                self._ears.discard(ear)
            if not self._closed:
                await asyncio.sleep(PAUSE)


async def _listening(connection: AsyncConnection, ear: _Ear) -> Any:
    """The driver's own connection, which SQLAlchemy hides: only it can listen."""
    raw = await connection.get_raw_connection()
    driver: Any = raw.driver_connection
    driver.add_termination_listener(ear.deafen)
    await driver.execute("SELECT pg_advisory_lock_shared($1)", SERVING)
    await driver.add_listener(CHANNEL, ear.note)
    return driver


class _Ear:
    """Notifications of one connection that have not been read yet; each game once."""

    def __init__(self, me: str) -> None:
        self._me = me
        self._heard: dict[str, None] = {}
        self.stir = asyncio.Event()
        self.deaf = False

    def note(self, connection: Any, process: int, channel: str, note: str) -> None:
        sender, *changed = note.split(" ")
        if sender != self._me:
            self._heard |= dict.fromkeys(changed)
            self.stir.set()

    def deafen(self, connection: Any) -> None:
        self.deaf = True
        self.stir.set()

    async def stirred(self) -> bool:
        try:
            async with asyncio.timeout(BEAT):
                await self.stir.wait()
        except TimeoutError:
            return False
        self.stir.clear()
        return True

    def taken(self) -> list[str]:
        heard, self._heard = [*self._heard], {}
        return heard


def _notes(sender: str, changed: Iterable[str]) -> Iterator[str]:
    note = sender
    for game in changed:
        if len(f"{note} {game}".encode()) > LONGEST:
            yield note
            note = sender
        note += f" {game}"
    yield note


async def _changed(connection: AsyncConnection, since: datetime) -> list[str]:
    played = games.c.state.in_(UNFINISHED) & (last_entry() >= since)
    return [*await connection.scalars(select(games.c.id).where(or_(games.c.touched >= since, played)))]
