"""What all handlers share: guests, limits, metrics and the rooms."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from .errors import Unable
from .hosts import Hosts
from .identity import Guests, Links
from .limits import Buckets, Open
from .listeners import Listeners
from .metrics import Metrics
from .page import Page
from .settings import Settings

if TYPE_CHECKING:
    from demesne.store import Commit

    from .rooms import Rooms

Result = TypeVar("Result")


class Context:
    def __init__(self, settings: Settings, secret: bytes, rooms: Rooms | None) -> None:
        limits, clock = settings.limits, time.monotonic
        self.settings = settings
        self.limits = limits
        self.guests = Guests(secret, settings.secure)
        self.links = Links(secret)
        self.metrics = Metrics()
        self.listeners = Listeners(settings)
        self.hosts = Hosts(settings, self.listeners.names)
        self.page = Page.built()
        self.of_all = Buckets(limits.of_all, clock)
        self.of_address = Buckets(limits.of_address, clock)
        self.of_guest = Buckets(limits.requests, clock)
        self.tables = Buckets(limits.tables, clock)
        self.tables_of_address = Buckets(limits.tables_of_address, clock)
        self.heavy = Buckets(limits.heavy, clock)
        self.open = Open()
        self.clock = clock
        self.leaving = False
        self._begun: set[asyncio.Task[Any]] = set()
        self._rooms = rooms
        self._thinking = asyncio.Semaphore(1)

    @property
    def rooms(self) -> Rooms:
        if self._rooms is None:
            raise Unable("server-not-ready")
        return self._rooms

    def move_in(self, rooms: Rooms | None) -> None:
        self._rooms = rooms

    def committed(self, commit: Commit) -> None:
        self.metrics("commit_seconds", commit.seconds)
        self.metrics("commit_writes", commit.writes)

    async def aside(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do what takes long beside the games, one at a time, so that nobody's game waits for it."""
        async with self._thinking:
            return await asyncio.to_thread(work, *given)

    async def to_the_end(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do all of it, also when the one who asked has gone: half an answer would leave a table waiting."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return await asyncio.shield(task)

    async def finish(self, seconds: float) -> None:
        """Wait for what has begun."""
        if self._begun:
            await asyncio.wait(self._begun, timeout=seconds)
