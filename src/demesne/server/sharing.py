"""Analyses where several processes serve one database: whoever asks any of them sees the one that is in progress.

The process that begins one says so in the store before, and writes there what it knows by now, as long as it lives.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec

from demesne.refusal import Refusal
from demesne.table.outgoing.refusals import said

from .analyses import Analyses, Running, empty, key_of
from .budgets import Customer
from .errors import TooMany, Unable

if TYPE_CHECKING:
    from demesne.store import SharedAnalyses

    from .live import Live

EVERY = 1.0  # seconds between two looks at what is known
RENEWED = 10.0  # seconds after which it is written again although nothing is new


class Sharing:
    def __init__(self, analyses: Analyses) -> None:
        self._analyses = analyses
        self._kept: SharedAnalyses | None = None
        self._writing: dict[str, asyncio.Task[None]] = {}

    def by(self, kept: SharedAnalyses) -> None:
        """Share them from now on; with a single process there is nothing to share."""
        self._kept = kept

    async def of_table(self, live: Live, customer: Customer | None) -> bytes:
        """The analysis of a finished game; without a customer nothing is begun."""
        first = msgspec.json.encode(empty(live.room.kingdom, live.room.names())) if customer else b""
        if not live.stored.analysis and (theirs := await self._elsewhere(live.id, first)):
            return theirs
        async with self._shared(live.id, begins=bool(customer)):
            return await self._analyses.of_table(live, customer)

    async def of_record(self, record: str, customer: Customer) -> str:
        """Begin the analysis of a record, or find it; where it is."""
        key = key_of(record)
        if await self._elsewhere(key, msgspec.json.encode(empty([], []))):
            return key
        async with self._shared(key, begins=True):
            return self._analyses.of_record(record, customer)

    async def latest(self, key: str) -> bytes:
        """The analysis of a record as far as it is known."""
        if key.startswith("r") and (theirs := await self._elsewhere(key)):
            return theirs
        async with self._shared(key, begins=False):
            return self._analyses.latest(key)

    async def _elsewhere(self, key: str, first: bytes = b"") -> bytes | None:
        """What another process has of it; if none has and there is a first state, it is ours to make from now on."""
        if self._kept is None or self._analyses.running(key):
            return None
        found = await self._kept.found(key)
        if found and found.error and not first:
            await self._kept.forget(key)  # it is told once, then it may be tried again
            raise Refusal(found.error[0], **found.error[1])
        if first and (found is None or found.error):
            found = await self._kept.begin(key, first.decode())
        return found.latest.encode() if found else None

    @asynccontextmanager
    async def _shared(self, key: str, begins: bool) -> AsyncIterator[None]:
        """What is begun meanwhile is written for the others; what is refused is not in progress."""
        known = begins or self._analyses.running(key) is not None
        try:
            yield
        except Refusal:
            if self._kept and known:
                await self._kept.forget(key)
            raise
        running = self._analyses.running(key)
        if self._kept and running and running.task and not running.task.done() and key not in self._writing:
            self._writing[key] = asyncio.create_task(self._write(self._kept, key, running, running.task))
            self._writing[key].add_done_callback(lambda _: self._writing.pop(key))

    async def _write(self, kept: SharedAnalyses, key: str, running: Running, task: asyncio.Task[None]) -> None:
        """Write what is known until it has ended, and that it is still being made."""
        written, at = b"", 0.0
        while not task.done():
            await asyncio.wait([task], timeout=EVERY)
            if not task.done() and (running.latest != written or time.monotonic() - at > RENEWED):
                with suppress(Refusal):  # the store is away: once more later
                    await kept.keep(key, running.latest.decode(), None, ended=False)
                    written, at = running.latest, time.monotonic()
        with suppress(Refusal):  # others begin it again when they hear nothing more
            if task.cancelled() or task.exception() or isinstance(running.error, (TooMany, Unable)):
                await kept.forget(key)
            else:
                error = said(running.error) if running.error else None
                await kept.keep(key, running.latest.decode(), error and [error.id, error.values], ended=True)
