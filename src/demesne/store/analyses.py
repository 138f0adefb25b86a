"""Analyses in progress, so that all processes know of them and each is made once.

Who makes one renews it; one that was not renewed for a while is anybody's again: its process has died.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .games import now
from .schema import analyses
from .writer import Act, inserting

if TYPE_CHECKING:
    from .store import Store

LEASE = timedelta(seconds=90)  # more than the clocks of machines differ by
KEPT = timedelta(days=1)
MOST = 256


class Shared(NamedTuple):
    """An analysis as far as it is known: JSON, or why there is none."""

    latest: str
    error: list[Any] | None
    ended: bool


class SharedAnalyses:
    """The part of the store that is about analyses in progress."""

    def __init__(self, store: Store, engine: AsyncEngine) -> None:
        self.maker = secrets.token_hex(8)
        self._store = store
        self._engine = engine

    async def begin(self, key: str, latest: str) -> Shared | None:
        """None: it is ours to make. Otherwise what another process has of it."""

        def work(connection: Connection, act: Act) -> Shared | None:
            left = ~analyses.c.ended & (analyses.c.seen < act.at - LEASE)
            failed = analyses.c.error.is_not(None)
            connection.execute(delete(analyses).where(analyses.c.key == key, or_(left, failed)))
            connection.execute(delete(analyses).where(analyses.c.seen < act.at - KEPT))
            beyond = select(analyses.c.key).where(analyses.c.ended).order_by(analyses.c.seen.desc()).offset(MOST)
            connection.execute(delete(analyses).where(analyses.c.key.in_(beyond)))
            row = {"key": key, "maker": self.maker, "seen": act.at, "ended": False, "latest": latest, "error": None}
            if connection.execute(inserting(self._engine, analyses).returning(analyses.c.key), row).all():
                return None
            found = connection.execute(select(analyses).where(analyses.c.key == key)).one()
            ours = act.doubtful and (found.maker, found.seen) == (self.maker, act.at)
            return None if ours else _shared(found)

        return await self._store.write(work)

    async def keep(self, key: str, latest: str, error: list[Any] | None, *, ended: bool) -> None:
        """What is known by now; nothing happens if another process makes it."""

        def work(connection: Connection, act: Act) -> None:
            ours = (analyses.c.key == key) & (analyses.c.maker == self.maker)
            values = {"latest": latest, "error": error, "ended": ended, "seen": act.at}
            connection.execute(update(analyses).where(ours).values(values))

        await self._store.write(work)

    async def forget(self, key: str) -> None:
        """It was not begun after all, or why it failed was told."""

        def work(connection: Connection, act: Act) -> None:
            connection.execute(delete(analyses).where(analyses.c.key == key))

        await self._store.write(work)

    async def found(self, key: str) -> Shared | None:
        """One that is in progress somewhere, or has ended lately."""
        rows = await self._store.read(select(analyses).where(analyses.c.key == key))
        return _shared(rows[0]) if rows and (rows[0].ended or rows[0].seen > now() - LEASE) else None


def _shared(row: Any) -> Shared:
    return Shared(row.latest, row.error, row.ended)
