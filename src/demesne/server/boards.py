"""What matters on a board, before a game: one search for each kingdom, in a worker, charged like an analysis."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from .budgets import Budgets, Customer
from .workers import Job, Pool

ESTIMATE = 4.0  # CPU seconds charged before it has run
LIMIT = 120.0  # CPU seconds after which its worker is ended
KEPT = 500  # boards

Key = tuple[tuple[str, ...], int, bool, str]  # cards in order, edition, colonies, language


class Boards:
    def __init__(self, pool: Pool, budgets: Budgets) -> None:
        self._pool = pool
        self._budgets = budgets
        self._made: OrderedDict[Key, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, key: Key, customer: Customer) -> bytes:
        """What matters there; whoever asks while it is being found waits for the same search."""
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            self._budgets.check(customer)
            task = self._made[key] = asyncio.create_task(self._make(key, customer))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())  # raised where it is awaited
        self._made.move_to_end(key)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return await asyncio.shield(task)

    async def _make(self, key: Key, customer: Customer) -> bytes:
        kingdom, *rest = key
        job = Job("matters", (list(kingdom), *rest), customer.queue, LIMIT, long=True)
        with self._budgets.reserve(customer, ESTIMATE) as spent:
            found: bytes = await self._pool.run(job, spent)
            return found
