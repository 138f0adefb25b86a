"""How a write can end but well, and which errors of a database pass by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from demesne.refusal import Refusal

PAUSE = 0.2  # seconds between two attempts
# SQLSTATE: lost connections, a server that stops or has no room, deadlocks, a standby that is not yet in charge
PASSING = ("08", "53", "57P", "40001", "40P01", "25006")
PASSING_SQLITE = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_IOERR", "SQLITE_FULL", "SQLITE_CANTOPEN")

T = TypeVar("T")


class Taken(Exception):
    """Somebody else was first: the entry is there already, or the game has another version. Nothing has changed."""


class Gone(Taken):
    """The game is not on the store (any more)."""


class Away(Refusal):
    """The database could not be reached in time. What was to be written may be there or not: read before going on."""


def passes(error: BaseException) -> bool:
    """Whether the same may well succeed a little later."""
    if isinstance(error, (OSError, PoolTimeout)):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None) or ""
    name = getattr(error.orig, "sqlite_errorname", None) or ""
    return state.startswith(PASSING) or name.startswith(PASSING_SQLITE)


async def patiently(work: Callable[[], Awaitable[T]], seconds: float) -> T:
    """Again and again while what is wrong may pass, for so long."""
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
