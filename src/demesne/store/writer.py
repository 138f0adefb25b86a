"""Group commit. Writes that arrive during a commit share the next one; each write still succeeds or fails on its own.

One task writes. A failed commit is retried while the error is temporary. After an interrupted one nobody knows
whether it happened, so writes carry a timestamp: a write that finds its own timestamp has succeeded.
All processes take locks in the same order (games, then entries, each by key), so that they never block each other.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Insert, delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.schema import Table

from .engine import SQLITE, Transactions, as_json, directly
from .games import now
from .notifications import Change
from .outcomes import PAUSE, Away, Damaged, Gap, Gone, Present, Taken, damaged, passes, reason_of
from .schema import as_utc, entries, probe

MOST = 500  # writes in one transaction
AWAY, DAMAGED = "store-away", "store-damaged"  # message ids for players

Key = tuple[str, int]
Outcome = BaseException | Any


class Commit(NamedTuple):
    """The duration and size of one transaction."""

    seconds: float
    writes: int
    entries: int


class Write:
    """A pending write; `doubtful` if an interrupted attempt may have been carried out."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.at = now()
        self.doubtful = False
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.keys: frozenset[Key] = frozenset()

    def changes(self) -> list[Change]:
        """What other processes are told of it."""
        return [Change(self.game)]

    def settle(self, outcome: Outcome) -> None:
        if self.done.done():
            return
        if isinstance(outcome, BaseException):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Act(Write):
    """Any other change: it checks the game itself and raises Taken without having changed anything."""

    def __init__(self, game: str, work: Callable[[Connection, Act], Any], people: bool = False) -> None:
        super().__init__(game)
        self.work = work
        self._people = people  # it is only about who is connected
        self.games: Sequence[str] = ()  # what it has changed besides, or deleted

    def changes(self) -> list[Change]:
        own = [Change(self.game, people=self._people)] if self.game else []
        return own + [Change(game) for game in sorted(self.games)]


class Append(Write):
    """Rows that become entries n, n+1, ... of a game, all or none; `check` may refuse them, by an exception."""

    def __init__(
        self,
        game: str,
        n: int,
        rows: Sequence[Mapping[str, Any]],
        check: Callable[[Connection, Write], None] | None = None,
    ) -> None:
        super().__init__(game)
        self.n = n
        self.check = check
        self.before = (game, n - 1) if n else None
        self.rows = {(game, n + i): dict(row) for i, row in enumerate(rows)}
        self.keys = frozenset(self.rows)

    def changes(self) -> list[Change]:
        return [Change(self.game, self.n, [*self.rows.values()])]


class Writer:
    def __init__(
        self,
        engine: AsyncEngine,
        tell: Callable[[Connection, Iterable[Change]], None] | None,
        observe: Callable[[Commit], None] | None,
        ours: bool = False,
    ) -> None:
        self._engine = engine
        self._transactions = Transactions(engine, ours)
        self._tell = tell
        self._observe = observe
        self._insert = inserting(engine, entries).returning(entries.c.game, entries.c.n)
        self._waiting: deque[Write] = deque()
        self._alone = 0  # how many of the next writes go one by one, because together they failed
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self.trouble = ""  # AWAY while attempts fail, DAMAGED for good
        self.reason = ""  # what the database said last
        self._task = asyncio.create_task(self._work())

    async def write(self, write: Write, patience: float) -> Any:
        """Returns when it is durable, with the result of the act."""
        if self.trouble == DAMAGED:
            raise Damaged("store-damaged")
        if self._task.done():
            raise Away("store-away")
        self._waiting.append(write)
        self._wake.set()
        self._idle.clear()
        try:
            async with asyncio.timeout(patience):
                return await write.done
        except TimeoutError as error:
            raise Away("store-away") from error
        finally:
            del write  # its error refers to this frame

    async def close(self, patience: float) -> None:
        """Write what is pending, as far as possible in the time."""
        try:
            async with asyncio.timeout(patience):
                await self._idle.wait()
        except TimeoutError:
            pass
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for write in self._waiting:
            write.settle(Away("store-away"))
        await asyncio.to_thread(self._transactions.close)

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._batch():
                await self._attempt(batch)
            self._idle.set()
            while self.trouble == AWAY and not self._waiting:
                await asyncio.sleep(PAUSE)
                await self._try()

    async def _try(self) -> None:
        """Whether the database can be written to again."""
        try:
            await self._transactions.write(lambda connection: write_probe(connection, now()))
        except Exception as error:
            self.suffer(error)
        else:
            self._recover()

    def suffer(self, error: Exception) -> None:
        """Record what is wrong, if it is the database."""
        if damaged(error):
            self.trouble, self.reason = DAMAGED, reason_of(error)
        elif passes(error) and self.trouble != DAMAGED:
            self.trouble, self.reason = AWAY, reason_of(error)

    def _recover(self) -> None:
        if self.trouble == AWAY:
            self.trouble = self.reason = ""

    def _batch(self) -> list[Write]:
        """The next writes for one transaction; of several for the same entry only the first."""
        most = 1 if self._alone else MOST
        batch: list[Write] = []
        later: deque[Write] = deque()
        claimed: set[Key] = set()
        for write in self._waiting:
            if write.done.done():
                continue  # nobody is waiting for it any more
            if len(batch) < most and claimed.isdisjoint(write.keys):
                batch.append(write)
                claimed |= write.keys
            else:
                later.append(write)
        self._waiting = later
        self._alone = max(0, self._alone - 1)
        return batch

    async def _attempt(self, batch: list[Write]) -> None:
        begun = time.perf_counter()
        try:
            outcomes = await self._transactions.write(lambda connection: self._commit(connection, batch))
        except Exception as error:
            await self._failed(batch, error)
            return
        self._recover()
        seconds = time.perf_counter() - begun
        for write, outcome in zip(batch, outcomes):
            write.settle(outcome)
        if self._observe:
            self._observe(Commit(seconds, len(batch), sum(len(write.keys) for write in batch)))

    async def _failed(self, batch: list[Write], error: Exception) -> None:
        self.suffer(error)
        if damaged(error):
            for write in batch:
                write.settle(Damaged("store-damaged"))
        elif passes(error):
            for write in batch:
                write.doubtful = True
            self._waiting.extendleft(reversed(batch))
            await asyncio.sleep(PAUSE)
        elif len(batch) > 1:
            self._waiting.extendleft(reversed(batch))
            self._alone = len(batch)
        else:
            write = batch[0]
            orphan = isinstance(write, Append) and isinstance(error, IntegrityError)
            write.settle(Gone(write.game) if orphan else error)

    def _commit(self, connection: Connection, batch: list[Write]) -> list[Outcome]:
        outcomes: dict[Write, Outcome] = {}
        for write in sorted(batch, key=lambda write: write.game):
            try:
                if isinstance(write, Act):
                    outcomes[write] = write.work(connection, write)
                elif isinstance(write, Append) and write.check and not _was_carried_out(connection, write):
                    write.check(connection, write)
            except (Taken, Present) as refused:
                outcomes[write] = refused
        appends = [write for write in batch if isinstance(write, Append) and write not in outcomes]
        if appends:
            failed = self._append(connection, appends)
            outcomes |= {append: failed.get(append) for append in appends}
        done = [write for write in batch if not isinstance(outcomes[write], BaseException)]
        changed = [change for write in done for change in write.changes()]
        if self._tell and changed:
            self._tell(connection, changed)
        return [outcomes[write] for write in batch]

    def _append(self, connection: Connection, appends: list[Append]) -> dict[Append, Taken]:
        """Insert what is free and follows an existing entry; returns why the other appends failed."""
        rows = [
            {"game": key[0], "n": key[1], "data": data, "at": append.at}
            for append in appends
            for key, data in append.rows.items()
        ]
        rows.sort(key=lambda row: (row["game"], row["n"]))
        landed = self._inserted(connection, rows)
        failed: dict[Append, Taken] = {append: Taken(append.game) for append in appends if not append.keys <= landed}
        before = _found(connection, {append.before for append in appends if append.before and append not in failed})
        before -= {key for append in failed for key in append.keys & landed}
        for append in sorted(set(appends) - failed.keys(), key=lambda append: min(append.keys)):
            if append.before and append.before not in before:
                failed[append] = Gap(append.game)
                before -= append.keys
        if half := sorted(key for append in failed for key in append.keys & landed):
            connection.execute(delete(entries).where(_KEY.in_(half)))
        return {a: why for a, why in failed.items() if not _was_carried_out(connection, a)}

    def _inserted(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> set[Key]:
        """Insert those that are free."""
        if connection.dialect.name != "sqlite":
            return {(game, n) for game, n in connection.execute(self._insert, rows)}
        written = [(row["game"], row["n"], as_json(row["data"]), as_utc(row["at"])) for row in rows]
        return {(game, n) for values in written for game, n in directly(connection, INSERT_IN_FILE, values)}


_KEY = tuple_(entries.c.game, entries.c.n)
FIND_IN_FILE = "SELECT game, n FROM entries WHERE game = ? AND n = ?"
INSERT_IN_FILE = "INSERT INTO entries (game, n, data, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING game, n"


def _found(connection: Connection, keys: set[Key]) -> set[Key]:
    """Those of the keys that are in the store."""
    if not keys:
        return set()
    if connection.dialect.name == "sqlite":
        return {(game, n) for key in keys for game, n in directly(connection, FIND_IN_FILE, key)}
    rows = connection.execute(select(entries.c.game, entries.c.n).where(_KEY.in_(sorted(keys))))
    return {(game, n) for game, n in rows}


def _was_carried_out(connection: Connection, append: Append) -> bool:
    """Whether an interrupted attempt was carried out after all."""
    if not append.doubtful:
        return False
    where = _KEY.in_(sorted(append.keys))
    found = connection.execute(select(entries.c.game, entries.c.n, entries.c.at).where(where))
    return {(game, n): at for game, n, at in found} == dict.fromkeys(append.keys, append.at)


def write_probe(connection: Connection, at: datetime) -> None:
    """Whether anything can be written now: rewrites one row. A full or read-only disk still allows reads."""
    connection.execute(update(probe).values(at=at))


def inserting(engine: AsyncEngine, table: Table) -> Insert:
    """An INSERT that skips existing rows."""
    if engine.url.drivername == SQLITE:
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()
