"""The store: games by id, entries that can be written once, and notifications of other processes' changes."""

from __future__ import annotations

import asyncio
import os
import pathlib
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any, TypeVar, Unpack

from sqlalchemy import URL, Connection, Executable, and_, case, delete, func, or_, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.schema import Table

from .analyses import SharedAnalyses
from .attendance import Absent, Attendance
from .damage import Named, sound
from .engine import POSTGRES, SQLITE, address, connected, engine_to
from .games import FINISHED, STATES, UNFINISHED, Changes, StoredGame, now
from .guests import Guests, write_sittings
from .migrating import migrate
from .notifications import Change, Notifications, last_entry
from .outcomes import Damaged, Gone, Taken, damaged, patiently
from .schema import entries, games
from .serving import Serving
from .writer import Act, Append, Commit, Writer, inserting, write_probe

PATIENCE = 20.0  # seconds that a read or write waits for an unavailable database
GRACE = 5.0  # seconds that closing waits for pending writes, which are not acknowledged yet
GLANCE = 2.0  # seconds after which a database that cannot be written to counts as not ready
TRIED_EVERY = 1.0  # seconds between two checks
PRUNED_AT_ONCE = 50  # so that play is not blocked for long
ASKED_AT_ONCE = 1000
T = TypeVar("T")
NAMED = 1000  # damaged rows that are named once; after so many they may be named again


class Store:
    """Made by `await Store.open(url)`. Any method can raise Away; everything recovers once the database is back."""

    def __init__(
        self,
        engine: AsyncEngine,
        observe: Callable[[Commit], None] | None,
        patience: float,
        version: str = "",
        ours: bool = False,
    ) -> None:
        self._engine = engine
        self._patience = patience
        self._notifications = Notifications(engine) if engine.url.drivername == POSTGRES else None
        self._writer = Writer(engine, self._notifications.notify if self._notifications else None, observe, ours)
        self.guests = Guests(self, engine)
        self.attendance = Attendance(self) if self._notifications else None  # a SQLite file serves one process
        self.serving = Serving(self, engine, version)
        self.analyses = SharedAnalyses(self, engine)
        self.damaged: Named = lambda table, key: None  # told the table and the key of a row that cannot be read
        self._named: set[tuple[Any, ...]] = set()
        self._closed = asyncio.Event()
        self._trying: asyncio.Task[bool] | None = None
        self._tried = 0.0

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        observe: Callable[[Commit], None] | None = None,
        patience: float = PATIENCE,
        version: str = "",
        ours: bool = False,
    ) -> Store:
        """Open a database; a new or older one is migrated. `observe` is called for every commit.

        `version` is that of the program, for processes of other versions that serve it too. `ours`: no other process
        may open the SQLite file meanwhile.
        """
        where: URL = address(url)
        await migrate(where, patience, ours)
        store = cls(engine_to(where, ours=ours), observe, patience, version, ours)
        if ours:
            await store.ready()  # connected from now on
        return store

    @property
    def file(self) -> pathlib.Path | None:
        """The SQLite file, whichever way leads to it."""
        url = self._engine.url
        return pathlib.Path(os.path.realpath(str(url.database))) if url.drivername == SQLITE else None

    @property
    def shared(self) -> bool:
        """Whether several processes may serve it."""
        return self._notifications is not None

    @property
    def trouble(self) -> str:
        """The message id for players while the database cannot be written to; "" while it can."""
        return self._writer.trouble

    @property
    def reason(self) -> str:
        """The database's error message, for the operator."""
        return self._writer.reason

    async def ready(self) -> bool:
        """Whether the database can be written to: tried at most once a second, however many ask."""
        if self.trouble:
            return False  # the writer keeps trying
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried >= TRIED_EVERY):
            self._tried = time.monotonic()
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    async def _try(self) -> bool:
        try:
            await self._writer.write(Act("", lambda connection, act: write_probe(connection, act.at)), GLANCE)
        except Exception:
            return False
        return True

    async def create(self, game: StoredGame) -> None:
        """Store a new game; raises Taken if the id exists."""
        _check_state(game.state)

        def work(connection: Connection, act: Act) -> None:
            insert = inserting(self._engine, games).returning(games.c.id)
            if not connection.execute(insert, asdict(game)).all():
                made = connection.scalar(select(games.c.created).where(games.c.id == game.id))
                if not (act.doubtful and made == game.created):
                    raise Taken(game.id)
            write_sittings(self._engine, connection, game.id, act.at)

        await self._writer.write(Act(game.id, work), self._patience)

    async def game(self, id: str) -> StoredGame | None:
        """None if there is no such game, or if its row is damaged."""
        rows = await self.read_sound(select(games).where(games.c.id == id), games)
        return _game_of(rows[0]) if rows else None

    async def entries(self, id: str, since: int = 0) -> list[dict[str, Any]]:
        """The entries of a game from number `since` on, in order; a damaged one is empty."""
        of_game = select(entries.c.n, entries.c.data).where(entries.c.game == id, entries.c.n >= since)
        rows = await self.read(of_game.order_by(entries.c.n))
        for row in rows:
            if not isinstance(row.data, dict):
                self.name("entries", (id, row.n))
        return [row.data if isinstance(row.data, dict) else {} for row in rows]

    async def append(self, id: str, n: int, rows: Sequence[Mapping[str, Any]], absent: Absent | None = None) -> None:
        """Append rows as entries n, n+1, ..., all or none; returns when they are durable.

        Raises Taken if one exists, Gap if entry n-1 does not; Present if somebody who must be absent is not.
        """
        check = self.attendance.check(id, absent) if self.attendance and absent else None
        if rows:
            await self._writer.write(Append(id, n, rows, check), self._patience)

    async def change(self, id: str, version: int, **fields: Unpack[Changes]) -> None:
        """Change a game that still has this version, which then increases by one; raises Taken if it has another."""
        if "state" in fields:
            _check_state(fields["state"])

        def work(connection: Connection, act: Act) -> None:
            of_game = games.c.id == id
            values = {**fields, "version": version + 1, "touched": act.at}
            changing = update(games).where(of_game, games.c.version == version).values(values).returning(games.c.id)
            if connection.execute(changing).all():
                write_sittings(self._engine, connection, id, act.at)
                return
            found = connection.execute(select(games.c.version, games.c.touched).where(of_game)).all()
            if not found:
                raise Gone(id)
            if not (act.doubtful and tuple(found[0]) == (version + 1, act.at)):
                raise Taken(id)

        await self._writer.write(Act(id, work), self._patience)

    async def public(self, limit: int = 50) -> list[StoredGame]:
        """Public games that can be joined or watched, the latest first."""
        listed = select(games).where(games.c.public, games.c.state.in_(UNFINISHED))
        latest = listed.order_by(games.c.touched.desc()).limit(limit)
        return [_game_of(row) for row in await self.read_sound(latest, games)]

    async def count(self) -> dict[str, int]:
        """How many games there are in each state."""
        rows = await self.read(select(games.c.state, func.count().label("games")).group_by(games.c.state))
        return {row.state: row.games for row in rows}

    async def prune(self, unfinished_days: int, finished_days: int, now: datetime) -> int:
        """Delete games that nobody has touched for that many days; returns how many."""
        played = last_entry()
        latest = case((played > games.c.touched, played), else_=games.c.touched)
        old = or_(
            and_(games.c.state.in_(UNFINISHED), latest < now - timedelta(days=unfinished_days)),
            and_(games.c.state.in_(FINISHED), latest < now - timedelta(days=finished_days)),
        )

        def work(connection: Connection, act: Act) -> tuple[int, int]:
            # lock, then check again: a game with a new entry is kept
            oldest = select(games.c.id).where(old).order_by(games.c.id).limit(PRUNED_AT_ONCE).with_for_update()
            found = connection.scalars(oldest).all()
            pruned = connection.scalars(delete(games).where(games.c.id.in_(found), old).returning(games.c.id)).all()
            act.games = pruned
            return len(found), len(pruned)

        total, found = 0, 1
        while found:
            found, pruned = await self._writer.write(Act("", work), self._patience)
            total += pruned
        await self.guests.prune(now)
        if self.attendance:
            await self.attendance.prune()
        return total

    async def there(self, ids: Sequence[str]) -> set[str]:
        """Those of the games that are in the store."""
        found: set[str] = set()
        for start in range(0, len(ids), ASKED_AT_ONCE):
            some = games.c.id.in_(ids[start : start + ASKED_AT_ONCE])
            found |= {row.id for row in await self.read(select(games.c.id).where(some))}
        return found

    async def listen(self) -> AsyncIterator[Change]:
        """What other processes change, until the store is closed; nothing with SQLite, which serves one.

        A change of no game: the connection is new, so that games may have been deleted unheard.
        """
        if self._notifications is None:
            await self._closed.wait()
            return
        async for change in self._notifications.listen(now()):
            yield change

    async def close(self) -> None:
        """Write what is pending, then close the database."""
        self._closed.set()
        if self._notifications:
            self._notifications.close()
        await self._writer.close(GRACE)
        await self._engine.dispose()

    async def write(self, work: Callable[[Connection, Act], T], game: str = "", people: bool = False) -> T:
        """Run it in a transaction with other writes; it may run again after an interruption.

        Other processes hear of it if it is about a game, perhaps only about who is connected there.
        """
        done: T = await self._writer.write(Act(game, work, people), self._patience)
        return done

    def name(self, table: str, key: tuple[Any, ...]) -> None:
        """Name a damaged row to the operator, once."""
        if (table, *key) not in self._named:
            if len(self._named) >= NAMED:
                self._named.clear()
            self._named.add((table, *key))
            self.damaged(table, key)

    async def read_sound(self, statement: Executable, table: Table) -> list[Any]:
        """Rows of a whole table without those that are damaged."""
        return list(sound(table, await self.read(statement), self.name))

    async def read(self, statement: Executable) -> Sequence[Any]:
        async def once() -> Sequence[Any]:
            async with connected(self._engine) as connection:
                return (await connection.execute(statement)).all()

        try:
            return await patiently(once, self._patience)
        except DBAPIError as error:
            if not damaged(error):
                raise
            self._writer.suffer(error)
            raise Damaged("store-damaged") from None


def _check_state(state: str) -> None:
    """Checked here, because the database's error would quote the whole row, secrets included."""
    if state not in STATES:
        raise ValueError(f"expected one of {', '.join(STATES)} as state, got {state!r}")


def _game_of(row: Any) -> StoredGame:
    return StoredGame(**row._mapping)
