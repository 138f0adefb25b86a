"""Connections: from a database URL to an engine with durable commits.

A server has its SQLite file for itself (`alone`): no other process can open it, and the index of its write-ahead log is
in the server's memory. Otherwise that index is a file mapped into memory, and when it can no longer be written to (the
disk is remounted read-only, the file is made immutable) the system ends the process with SIGBUS at its next change.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import pathlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from demesne.refusal import Refusal, reason

from .damage import read_json
from .outcomes import passes

SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
DRIVERS = {"sqlite": SQLITE, SQLITE: SQLITE, "postgres": POSTGRES, "postgresql": POSTGRES, POSTGRES: POSTGRES}
REACH = 5.0  # seconds to wait for a connection, or for another writer of the same file
REPLY = 10.0  # seconds a statement of a running game may take
READERS = 8  # connections to a SQLite file of ours
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "foreign_keys = ON")


def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


COMMON: dict[str, Any] = {
    "hide_parameters": True,  # setups hold secrets, and errors go to logs
    "json_serializer": as_json,
    "json_deserializer": read_json,
}

T = TypeVar("T")


def address(text: str) -> URL:
    """A database address as a person wrote it, with our driver."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = URL.create("")
    driver = DRIVERS.get(url.drivername)
    if driver is None or not url.database or url.database == ":memory:":
        raise Refusal("store-address")  # does not quote the input: there may be a password in it
    if driver == POSTGRES and importlib.util.find_spec("asyncpg") is None:
        raise Refusal("store-driver", command='pip install "demesne[postgres]"')
    return url.set(drivername=driver)


def shown(url: URL) -> str:
    """The database as an error may name it."""
    if url.drivername == SQLITE:
        return str(url.database)
    return URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()


def engine_to(url: URL, *, hurried: bool = True, ours: bool = False) -> AsyncEngine:
    """An engine; `unhurried` statements have no time limit, as in migrations and backups; `ours`: this process alone
    opens the SQLite file.
    """
    arguments: dict[str, Any] = {"timeout": REACH}
    if url.drivername == POSTGRES:
        arguments["command_timeout"] = REPLY if hurried else None
        arguments["server_settings"] = {"application_name": "demesne", "synchronous_commit": "on"}
    pool: dict[str, Any] = {} if hurried else {"poolclass": NullPool}
    if hurried and ours and url.drivername == SQLITE:
        pool = {"pool_size": READERS, "max_overflow": 0}  # none is closed and opened again while the disk is read-only
    engine = create_async_engine(url, connect_args=arguments, **COMMON, **pool)
    if url.drivername == SQLITE:
        _prepare(engine.sync_engine, ours)
    return engine


def _prepare(engine: Engine, ours: bool) -> None:
    if ours:
        event.listen(engine, "do_connect", _connect_alone)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def alone(file: str) -> str:
    """The URI by which the process opens the file that it has for itself, where the system allows that."""
    return f"file:{quote(os.path.abspath(file))}" + ("?vfs=unix-excl" if os.name == "posix" else "")


def _connect_alone(dialect: object, record: object, given: list[Any], options: dict[str, Any]) -> None:
    given[0], options["uri"] = alone(given[0]), True


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions, not the driver
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    begin = connection.get_execution_options().get("begin")
    if begin and isinstance(connection.connection.driver_connection, sqlite3.Connection):
        directly(connection, f"BEGIN {begin}")
    elif begin:
        connection.exec_driver_sql(f"BEGIN {begin}")


def directly(connection: Connection, statement: str, values: Sequence[Any] = ()) -> list[Any]:
    """A statement for the driver of a SQLite file itself, and its rows: what every answer needs costs a tenth there."""
    driver: Any = connection.connection.driver_connection
    try:
        found: list[Any] = driver.execute(statement, values).fetchall()
    except sqlite3.Error as error:
        raise DBAPIError.instance(statement, None, error, sqlite3.Error, hide_parameters=True) from error
    return found


def make_file(url: URL) -> None:
    """A new SQLite file readable only by its owner: it will hold the keys of games."""
    file = pathlib.Path(str(url.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Refusal("command-unwritable", file=str(file), reason=reason(error)) from None


@asynccontextmanager
async def connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection for single statements in autocommit. One that failed is not used again."""
    mode = {} if engine.url.drivername == SQLITE else {"isolation_level": "AUTOCOMMIT"}
    async with _sound(engine.execution_options(**mode)) as connection:
        yield connection


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Several reads of one consistent snapshot."""
    sqlite = engine.url.drivername == SQLITE
    mode = {"begin": "DEFERRED"} if sqlite else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    async with _sound(engine.execution_options(**mode)) as connection, connection.begin():
        yield connection


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """All or nothing, and on the disk when it ends."""
    async with _sound(engine.execution_options(begin="IMMEDIATE")) as connection, connection.begin():
        yield connection


class Transactions:
    """Writes, one transaction at a time: all or nothing, and on the disk when it ends.

    SQLite is written in a thread of its own: a transaction is one round trip, not one for each statement.
    """

    def __init__(self, engine: AsyncEngine, ours: bool = False) -> None:
        self._engine = engine
        self._thread: ThreadPoolExecutor | None = None
        if engine.url.drivername == SQLITE:
            self._thread = ThreadPoolExecutor(1, "store")
            reach = {"timeout": REACH, "check_same_thread": False}
            file = create_engine(engine.url.set(drivername="sqlite"), connect_args=reach, **COMMON)
            _prepare(file, ours)
            self._file = file.execution_options(begin="IMMEDIATE")

    async def write(self, work: Callable[[Connection], T]) -> T:
        if self._thread:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_file, work)
        async with transaction(self._engine) as connection:
            return await connection.run_sync(work)

    def _write_file(self, work: Callable[[Connection], T]) -> T:
        with self._file.connect() as connection:
            try:
                with connection.begin():
                    return work(connection)
            except Exception as error:
                if passes(error) and os.access(str(self._engine.url.database), os.W_OK):
                    connection.invalidate()  # one that is opened now could write; otherwise this one still reads
                raise

    def close(self) -> None:
        if self._thread:
            self._thread.shutdown()
            self._file.dispose()


@asynccontextmanager
async def _sound(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    async with engine.connect() as connection:
        try:
            yield connection
        except BaseException as error:
            if passes(error) or not isinstance(error, Exception):  # lost, or interrupted halfway
                await connection.invalidate()
            raise
