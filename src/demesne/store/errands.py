"""What an operator's command asks of the server that has the SQLite file for itself: a copy, or to remove old games.

A request is a file beside the database, and so is its answer: only who may write there can ask. The server looks once
a second.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import pathlib
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from demesne.refusal import Refusal, reason

from .engine import alone
from .outcomes import Away

if TYPE_CHECKING:
    from .store import Store

ASKED, ANSWERED, COPY = "asked", "answered", "copy"
LOOK = 1.0  # seconds
PATIENCE = 120.0  # seconds: a large database takes its time


def _beside(database: pathlib.Path, kind: str, name: str) -> pathlib.Path:
    return database.with_name(f"{database.name}.{kind}-{name}")


# in the command


async def ask(database: pathlib.Path, task: str, **more: int) -> dict[str, Any]:
    """What the server says when it has done it."""
    return await _ask(database, secrets.token_hex(8), {"task": task, **more})


@asynccontextmanager
async def copied(database: pathlib.Path) -> AsyncIterator[pathlib.Path]:
    """A copy of the database as it is now, for as long as it is needed."""
    name = secrets.token_hex(8)
    copy = _beside(database, COPY, name)
    try:
        await _ask(database, name, {"task": "copy"})
        yield copy
    finally:
        for file in copy.parent.glob(f"{copy.name}*"):  # with the files that SQLite keeps beside it
            file.unlink(missing_ok=True)


async def _ask(database: pathlib.Path, name: str, wish: dict[str, Any]) -> dict[str, Any]:
    asked, answered = (_beside(database, kind, name) for kind in (ASKED, ANSWERED))
    try:
        _write(asked, wish)
        async with asyncio.timeout(PATIENCE):
            while not answered.exists():
                await asyncio.sleep(LOOK / 10)
        told: dict[str, Any] = json.loads(answered.read_text(encoding="utf-8"))
    except TimeoutError:
        raise Refusal("store-unusable", where=str(database), reason=os.strerror(errno.ETIMEDOUT)) from None
    except OSError as error:
        raise Refusal("command-unwritable", file=str(asked), reason=reason(error)) from None
    finally:
        for file in (asked, answered):
            file.unlink(missing_ok=True)
    if "trouble" in told:
        raise Refusal("store-unusable", where=str(database), reason=told["trouble"])
    return told


def _write(file: pathlib.Path, said: dict[str, Any]) -> None:
    """Whole, or not at all; readable only by its owner."""
    beside = file.with_name(f".{file.name}")
    with open(os.open(beside, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "w", encoding="utf-8") as stream:
        json.dump(said, stream)
    beside.replace(file)


# in the server


def forget_errands(database: pathlib.Path) -> None:
    """Delete what a command that was killed has left; before the server can be asked anything."""
    for kind in (ASKED, ANSWERED, COPY):
        for left in database.parent.glob(f"{database.name}.{kind}-*"):
            left.unlink(missing_ok=True)


async def run_errands(store: Store, database: pathlib.Path) -> None:
    while True:
        for asked in database.parent.glob(f"{database.name}.{ASKED}-*"):
            try:
                await _answer(store, database, asked)
            except (OSError, ValueError, KeyError):  # the disk is full, or no request of ours: the command gives up
                asked.unlink(missing_ok=True)
        await asyncio.sleep(LOOK)


async def _answer(store: Store, database: pathlib.Path, asked: pathlib.Path) -> None:
    wish = json.loads(asked.read_text(encoding="utf-8"))
    name = asked.name.rpartition("-")[2]
    asked.unlink()
    told: dict[str, Any] = {}
    try:
        if wish["task"] == "copy":
            await asyncio.to_thread(_copy, database, _beside(database, COPY, name))
        else:
            told["games"] = await store.prune(int(wish["unfinished"]), int(wish["finished"]), datetime.now(UTC))
    except (OSError, sqlite3.Error) as error:
        told["trouble"] = str(error)
    except Away:
        told["trouble"] = store.reason
    _write(_beside(database, ANSWERED, name), told)


def _copy(database: pathlib.Path, copy: pathlib.Path) -> None:
    """All of it as it is at one moment, while games go on."""
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(sqlite3.connect(alone(str(database)), uri=True)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
