"""What all handlers share: guests, limits, metrics and the rooms."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from .analyses import Analyses
from .boards import Boards
from .budgets import PAYER, Budgets, Customer, Metered, Spent
from .errors import Unable
from .hosts import Hosts
from .identity import GuestCookies, Paths
from .limits import Buckets, Held, Open
from .listeners import Listeners
from .metrics import Metrics
from .page import Page
from .readiness import Readiness
from .settings import Settings
from .sharing import Sharing
from .thinking import Thinking
from .workers import Job, Pool

if TYPE_CHECKING:
    from demesne.store import Commit
    from demesne.table.messages import KingdomWanted

    from .rooms import Rooms

Result = TypeVar("Result")

ESTIMATE = 0.5  # estimated CPU seconds of a job before it has run
LIMIT = 5.0  # CPU seconds after which its worker is ended


class Context:
    def __init__(self, settings: Settings, secret: bytes, rooms: Rooms | None) -> None:
        limits, clock = settings.limits, time.monotonic
        self.settings = settings
        self.limits = limits
        self.guests = GuestCookies(secret, settings.secure)
        self.links = Paths(secret)
        self.metrics = Metrics()
        self.budgets = Budgets(limits, clock)
        self.listeners = Listeners(settings, self.budgets)
        self.hosts = Hosts(settings, self.listeners.names)
        self.page = Page.built()
        self.of_all = Buckets(limits.of_all, clock)
        self.of_address = Buckets(limits.of_address, clock)
        self.of_guest = Buckets(limits.requests, clock)
        self.tables = Buckets(limits.tables, clock)
        self.tables_of_address = Buckets(limits.tables_of_address, clock)
        self.health = Buckets(limits.health, clock)
        self.held = Held(limits)
        self.pool = Pool(limits.workers)
        self.thinking = Thinking(self.pool, limits, clock)
        self.analyses = Analyses(self.pool, limits, clock)
        self.sharing = Sharing(self.analyses)
        self.boards = Boards(self.pool, self.analyses.budgets)
        self.open = Open()
        self.clock = clock
        self.readiness = Readiness(clock)
        self.leaving = False
        self._begun: set[asyncio.Task[Any]] = set()
        self._rooms = rooms

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

    async def job(self, customer: Customer, kind: str, *given: Any) -> Any:
        """Run it in a worker, charged to the customer."""
        with self.budgets.reserve(customer, ESTIMATE) as spent:
            return await self.pool.run(Job(kind, given, customer.queue, LIMIT), spent)

    async def ten(self, customer: Customer, kingdom: KingdomWanted) -> tuple[list[str], int]:
        """Ten cards as wanted, and their edition: hard conditions take a second, so no game waits for it."""
        cards, edition = await self.job(customer, "ten", msgspec.to_builtins(kingdom))
        return cards, edition

    async def to_the_end(self, work: Coroutine[Any, Any, Result], customer: Customer) -> Result:
        """Run to completion even if the client has gone: half an answer would leave a table waiting."""
        task = asyncio.create_task(self.charged(work, customer))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # its error refers to this frame

    async def charged(self, work: Awaitable[Result], customer: Customer) -> Result:
        """Run it, charged to the customer, who also pays for the threads, lists and searches that it begins."""
        spent = Spent()
        before = PAYER.set(customer if customer.budgets else replace(customer, budgets=self.budgets))
        try:
            return await Metered(work, spent)
        finally:
            PAYER.reset(before)
            self.budgets.charge(customer, spent.seconds)

    def leave(self) -> None:
        """Accept nobody any more, and cancel the workers' jobs: games continue without them."""
        self.leaving = True
        self.listeners.close()
        self.pool.shut()

    async def finish(self, seconds: float) -> None:
        """Wait for running work."""
        if self._begun:
            await asyncio.wait(self._begun, timeout=seconds)
