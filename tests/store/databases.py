"""Stores for the tests: what is kept in them, what one hears of the other, and how long a test waits for that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from demesne.store import Store, StoredGame
from postgres import Postgres

KINDS = ("sqlite", "postgres")
NOW = datetime(2030, 1, 1, tzinfo=UTC)
PATIENCE = 60.0  # seconds for what happens at once on an idle machine

Open = Callable[..., Awaitable[Store]]


def game(id: str, **more: Any) -> StoredGame:
    return StoredGame(**{"id": id, "state": "running", "public": False, "setup": {"seats": []}, **more})


def row(n: int) -> dict[str, Any]:
    return {"seat": n % 2, "answer": ["Copper", "Ezüst", str(n)]}


async def becomes(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


class Heard:
    """The notifications a store receives."""

    def __init__(self, store: Store) -> None:
        self.games: list[str] = []
        self.task = asyncio.create_task(self.listen(store))

    async def listen(self, store: Store) -> None:
        async for change in store.listen():
            if change.game:
                self.games.append(change.game)


async def listening(postgres: Postgres, url: str, n: int) -> None:
    """So many stores listen, and have asked what they missed."""
    count = (
        "SELECT count(*) FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE l.locktype = 'advisory' AND a.state = 'idle' "
        "AND a.datname = current_database() AND a.query !~ 'pg_advisory|^LISTEN'"
    )
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(postgres.run, count, url.rpartition("/")[2]) != f"{n}\n":
            await asyncio.sleep(0.05)
