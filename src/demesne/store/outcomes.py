"""How a write can fail, which database errors are temporary, and which mean that it is damaged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from demesne.refusal import Refusal

PAUSE = 0.2  # seconds between two attempts
# SQLSTATE: lost connections, a server that is stopping or full, deadlocks, a standby not yet promoted
PASSING = ("08", "53", "57P", "40001", "40P01", "25006")
PASSING_SQLITE = (
    *("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_IOERR", "SQLITE_FULL", "SQLITE_CANTOPEN"),
    "SQLITE_READONLY",  # a disk with errors is remounted read-only
)
DAMAGE = ("XX001", "XX002")
DAMAGE_SQLITE = ("SQLITE_CORRUPT", "SQLITE_NOTADB")

T = TypeVar("T")


class Taken(Exception):
    """Another process was first: the entry already exists, or the game has another version. Nothing has changed."""


class Gap(Taken):
    """The previous entry is not in the store, so the game is not as it was read: read all of it again."""


class Gone(Taken):
    """The game is not in the store (any more)."""


class Present(Exception):
    """Somebody was seen at a seat too lately for a bot to play there. Nothing has changed."""


class Away(Refusal):
    """The database could not be reached in time. The write may or may not have happened: read before continuing."""


class Damaged(Away):
    """The database is damaged. Nothing more is written to it; the operator must restore a backup."""


def damaged(error: BaseException) -> bool:
    """Whether the database reports that its own data are corrupt."""
    state, name = _codes(error)
    return state in DAMAGE or name.startswith(DAMAGE_SQLITE)


def passes(error: BaseException) -> bool:
    """Whether the same may succeed a little later."""
    if isinstance(error, (OSError, PoolTimeout)):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    state, name = _codes(error)
    return state.startswith(PASSING) or name.startswith(PASSING_SQLITE)


def _codes(error: BaseException) -> tuple[str, str]:
    """The database's error code: SQLSTATE, or SQLite's name."""
    orig = getattr(error, "orig", None)
    return getattr(orig, "sqlstate", None) or "", getattr(orig, "sqlite_errorname", None) or ""


def reason_of(error: BaseException | None) -> str:
    """The system's message in one line."""
    said = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return said.splitlines()[0]


async def patiently(work: Callable[[], Awaitable[T]], seconds: float) -> T:
    """Retry temporary errors for up to that long."""
    last: Exception | None = None
    try:
        async with asyncio.timeout(seconds):
            while True:
                try:
                    return await work()
                except Exception as error:
                    if not passes(error):
                        raise
                    last = error
                await asyncio.sleep(PAUSE)
    except TimeoutError as error:
        raise Away("store-away") from last or error
