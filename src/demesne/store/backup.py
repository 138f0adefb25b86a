"""Backup of all games in one file: JSON lines compressed with gzip; the same for any database.

The first line says what it is, the last one how many there were, so that a truncated file is noticed.
A damaged row is left out with all that belongs to it, and named.
"""

from __future__ import annotations

import gzip
import json
import os
import pathlib
import zlib
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Select, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from demesne.refusal import Refusal, reason

from .damage import Named, is_sound, key_of
from .engine import POSTGRES, address, engine_to, shown, snapshot, transaction
from .filling import fill, with_link, with_rank
from .migrating import migrate
from .notifications import SERVING
from .outcomes import passes
from .schema import Moment, entries, games, guests, sittings
from .sittings import DAMAGE
from .store import PATIENCE

HEAD = {"demesne": "backup", "format": 2}
FIRST_HEAD = {"demesne": "backup", "format": 1}  # of version 0.1.0: without guests and their record
LATER = {"guest": ("link", with_link), "sitting": ("rank", with_rank)}  # columns that earlier backups lack
TABLES = {"game": games, "entry": entries, "guest": guests, "sitting": sittings}
OWNED = ("guest", "game")  # columns that name the row to which a row belongs
AT_ONCE = 500


class Amount(NamedTuple):
    games: int
    entries: int
    guests: int = 0
    sittings: int = 0


async def backup(url: str, file: pathlib.Path, named: Named = lambda table, key: None) -> Amount:
    """Write all games as they are at this moment; play continues meanwhile. `named` is told what is left out."""
    where = address(url)
    await migrate(where, PATIENCE)
    engine = engine_to(where, hurried=False)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(os.open(beside, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as stream:
            with gzip.open(stream, "wt", encoding="utf-8") as out:
                async with snapshot(engine) as connection:
                    amount = await _write(connection, out.write, named)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
    except OSError as error:
        raise Refusal("command-unwritable", file=str(file), reason=reason(error)) from None
    finally:
        beside.unlink(missing_ok=True)
        await engine.dispose()
    return amount


async def _write(connection: AsyncConnection, write: Any, named: Named) -> Amount:
    write(_line(HEAD))
    counts = []
    gone: dict[str, set[Any]] = {name: set() for name in OWNED}
    for kind, table in TABLES.items():
        n = 0
        owner = next((name for name in OWNED if name in table.columns), "")
        async for row in await connection.stream(_ordered(table)):
            if owner and row._mapping[owner] in gone[owner]:
                continue
            if is_sound(table, row) and (line := _whole_line({kind: dict(row._mapping)})):
                write(line)
                n += 1
                continue
            named(table.name, key_of(table, row))
            if kind in gone:
                gone[kind].add(key_of(table, row)[0])
        counts.append(n)
    amount = Amount(*counts)
    write(_line({"end": amount._asdict()}))
    return amount


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=datetime.isoformat) + "\n"


def _whole_line(data: Mapping[str, Any]) -> str:
    """Empty where the data cannot be written and read again."""
    try:
        line = _line(data)
        line.encode()
    except (ValueError, RecursionError):
        return ""
    return line


def _ordered(table: Table) -> Select[Any]:
    return select(table).order_by(*table.primary_key)


async def restore(url: str, file: pathlib.Path, *, replace: bool = False) -> Amount:
    """Restore a backup into an empty database, or replace what is there; all or nothing.

    Refused while a server listens to the PostgreSQL database; for a SQLite file, `admin` checks the server's lock file.
    """
    where = address(url)
    await migrate(where, PATIENCE)
    engine = engine_to(where, hurried=False)
    try:
        async with transaction(engine) as connection:
            if where.drivername == POSTGRES:
                if not await connection.scalar(select(func.pg_try_advisory_xact_lock(SERVING))):
                    raise Refusal("restore-shared")
            if replace:
                await connection.execute(delete(games))
                await connection.execute(delete(guests))
            elif (await connection.execute(select(games.c.id).union_all(select(guests.c.id)).limit(1))).all():
                raise Refusal("store-not-empty", where=shown(where), option="--replace")
            return await _fill(connection, file)
    finally:
        await engine.dispose()


async def _fill(connection: AsyncConnection, file: pathlib.Path) -> Amount:
    counts = dict.fromkeys(TABLES, 0)
    waiting: list[dict[str, Any]] = []
    last = ""

    async def flush() -> None:
        if waiting:
            try:
                await connection.execute(insert(TABLES[last]), waiting)
            except (SQLAlchemyError, ValueError, TypeError, OverflowError, RecursionError) as error:
                if passes(error):
                    raise
                raise Refusal("backup-file", file=str(file)) from None
            waiting.clear()

    for kind, row in _read(file):
        if kind != last or len(waiting) >= AT_ONCE:
            await flush()
        last = kind
        if kind == "end":
            amount = Amount(*counts.values())
            if row == {"games": amount.games, "entries": amount.entries} and not amount.guests:
                await connection.run_sync(fill, games, guests, sittings)
            elif row != amount._asdict():
                break
            return amount
        waiting.append(row)
        counts[kind] += 1
    raise Refusal("backup-file", file=str(file))


def _read(file: pathlib.Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The lines of a backup: kind and row."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as stream:
            if json.loads(stream.readline()) not in (HEAD, FIRST_HEAD):
                raise ValueError
            for line in stream:
                ((kind, data),) = json.loads(line).items()
                column, completed = LATER.get(kind, ("", dict))
                yield kind, data if kind == "end" else _row(TABLES[kind], data if column in data else completed(data))
    except (gzip.BadGzipFile, zlib.error, EOFError, RecursionError, *DAMAGE):
        raise Refusal("backup-file", file=str(file)) from None
    except OSError as error:
        raise Refusal("error-unreadable", where=str(file), reason=reason(error)) from None


def _row(table: Table, data: Mapping[str, Any]) -> dict[str, Any]:
    return {
        column.name: datetime.fromisoformat(data[column.name]) if isinstance(column.type, Moment) else data[column.name]
        for column in table.columns
    }
