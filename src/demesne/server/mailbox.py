"""A table in memory is a mailbox: what is done to it is done one after the other, in the order in which it came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from logging import ERROR
from typing import Any, TypeVar

from demesne.refusal import Refusal
from demesne.store import Away

from .budgets import PAYER, Customer, paid
from .logs import note

PATIENCE = 1.0  # seconds after which something is tried again, or a bot moved that another process should have moved

Result = TypeVar("Result")


class Mailbox:
    def __init__(self, table: str) -> None:
        self.id = table
        self.payer: Customer | None = None  # the last who came to play: pays for what no request has begun
        self._turn = asyncio.Lock()
        self._later: set[asyncio.Task[None]] = set()

    async def be_ready(self) -> None:
        """Learn what must be known before something is done."""

    async def move_on(self) -> None:
        """Continue where a store that was away has stopped it."""

    async def handle(self, operation: Callable[[], Awaitable[Result]]) -> Result:
        """Do it when everything that came before is done. An operation must not wait for another one."""
        async with self._turn:
            await self.be_ready()
            return await operation()

    def later(self, work: Coroutine[Any, Any, None], seconds: float = 0) -> asyncio.Task[None]:
        """Run it later, as a background task."""

        async def run() -> None:
            if PAYER.get() is None:  # another process has written, or somebody has left
                PAYER.set(self.payer)
            try:
                await asyncio.sleep(seconds)
                await paid(work)
            except Away:
                self.later(self.move_on(), PATIENCE)
            except Refusal:
                pass  # another process has done it meanwhile
            except Exception as error:  # nobody awaits it, so log the error here
                note("fault", level=ERROR, error=error, table=self.id)
            finally:
                work.close()

        task = asyncio.create_task(run())
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        return task
