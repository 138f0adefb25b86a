"""Analyses of finished games and of strangers' records: made by a worker in the background, shown while they grow.

That of a table is stored with its game; that of a record is kept here for a while. Who asks pays with an account of
its own, so that nobody's game gets slower because of an analysis.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import msgspec

from demesne import kernel
from demesne.refusal import Refusal
from demesne.table.outgoing.analysis import Analysis, AnalysisBudget

from .budgets import Budgets, Customer
from .errors import Missing, TooMany
from .limits import Limits
from .workers import Job, Pool, Rank

if TYPE_CHECKING:
    from .live import Live

CPU = 20.0  # seconds that an analysis aims at
LIMIT = {"compiled": 300.0, "plain": 3600.0}  # after which its worker is ended: the first of a kingdom also makes lists
ESTIMATE = 5.0  # charged before it has run
KEPT = 64  # analyses of records


@dataclass
class Running:
    """An analysis as far as it is known."""

    latest: bytes
    task: asyncio.Task[None] | None = None
    error: Refusal | None = None


class Analyses:
    def __init__(self, pool: Pool, limits: Limits, clock: Callable[[], float]) -> None:
        self._pool = pool
        own = replace(
            limits,
            cpu_of_guest=limits.analysis_of_guest,
            cpu_of_address=limits.analysis_of_address,
            cpu_here=limits.analysis_here,
        )
        self.budgets = Budgets(own, clock)
        self._running: OrderedDict[str, Running] = OrderedDict()

    async def of_table(self, live: Live, customer: Customer | None) -> bytes:
        """The analysis of a finished game; without a customer nothing is begun."""
        if live.stored.analysis:
            return msgspec.json.encode(live.stored.analysis)
        found = self._found(live.id)
        if found is None:
            if customer is None:
                raise Missing("analysis-unknown")
            names, record = live.room.names(), live.stored.record or ""
            found = self._begin(live.id, customer, record, names, empty(live.room.kingdom, names), keeps(live))
        return found.latest

    def of_record(self, record: str, customer: Customer) -> str:
        """Begin the analysis of a record, or find it; where it is."""
        key = key_of(record)
        if self._found(key) is None:
            self._begin(key, customer, record, None, empty([], []))
        return key

    def latest(self, key: str) -> bytes:
        """The analysis of a record as far as it is known."""
        found = self._found(key) if key.startswith("r") else None
        if found is None:
            raise Missing("analysis-unknown")
        return found.latest

    def running(self, key: str) -> Running | None:
        """The analysis as this process knows it."""
        return self._running.get(key)

    def _found(self, key: str) -> Running | None:
        found = self._running.get(key)
        if found and found.error:
            del self._running[key]  # it is told once, then it may be tried again
            raise found.error
        return found

    def _begin(
        self,
        key: str,
        customer: Customer,
        record: str,
        names: Sequence[str] | None,
        first: Analysis,
        keep: Callable[[dict[str, Any]], Any] | None = None,
    ) -> Running:
        self.budgets.check(customer)
        self._make_room()
        running = self._running[key] = Running(msgspec.json.encode(first))
        running.task = asyncio.create_task(self._make(running, customer, record, names, keep))
        return running

    def _make_room(self) -> None:
        """The oldest that has ended is forgotten; nobody's running analysis is ended for the sake of another."""
        if len(self._running) < KEPT:
            return
        ended = next((key for key, running in self._running.items() if running.task and running.task.done()), None)
        if ended is None:
            raise TooMany("server-busy", ESTIMATE)
        del self._running[ended]

    async def _make(
        self,
        running: Running,
        customer: Customer,
        record: str,
        names: Sequence[str] | None,
        keep: Callable[[dict[str, Any]], Any] | None,
    ) -> None:
        def hear(part: bytes) -> None:
            running.latest = part

        given = (record, names and list(names), CPU)
        job = Job("analyse", given, customer.queue, LIMIT[kernel.chosen()], Rank.BACKGROUND, long=True)
        try:
            with self.budgets.reserve(customer, ESTIMATE) as spent:
                running.latest = await self._pool.run(job, spent, hear)
            if keep:
                await keep(msgspec.json.decode(running.latest))
        except Refusal as refusal:
            running.error = refusal


def key_of(record: str) -> str:
    return "r" + hashlib.sha256(record.encode()).hexdigest()[:32]


def keeps(live: Live) -> Callable[[dict[str, Any]], Any]:
    """Store an analysis with its game."""

    async def keep(analysis: dict[str, Any]) -> None:
        await live.handle(lambda: live.change(analysis=analysis))

    return keep


def empty(kingdom: list[str], players: list[str]) -> Analysis:
    """What is known before the work has begun."""
    return Analysis(kingdom=kingdom, players=players, budget=AnalysisBudget(0, CPU))
