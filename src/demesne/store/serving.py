"""Which versions of the program serve this database: every process says so once a minute.

A version counts for ten minutes after its last word, so that a restart of its last process is not taken for its end.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from demesne.notation import RULES_VERSION

from .engine import SQLITE
from .games import now
from .schema import serving
from .writer import Act, inserting

if TYPE_CHECKING:
    from .store import Store

REMEMBERED = timedelta(minutes=10)


class Serving:
    """The part of the store that is about the processes that serve it."""

    def __init__(self, store: Store, engine: AsyncEngine, version: str) -> None:
        self.version = f"{version}, rules {RULES_VERSION}"
        self._store = store
        self._engine = engine

    async def beat(self) -> None:
        """Say that this version serves."""
        if self._engine.url.drivername == SQLITE:
            return

        def work(connection: Connection, act: Act) -> None:
            row = {"version": self.version, "seen": act.at}
            connection.execute(inserting(self._engine, serving), row)
            connection.execute(update(serving).where(serving.c.version == self.version).values(seen=act.at))

        await self._store.write(work)

    async def others(self) -> list[str]:
        """Other versions that serve, or did until a moment ago; none with SQLite, which serves one process."""
        if self._engine.url.drivername == SQLITE:
            return []
        lately = (serving.c.version != self.version) & (serving.c.seen > now() - REMEMBERED)
        return [row.version for row in await self._store.read(select(serving.c.version).where(lately))]
