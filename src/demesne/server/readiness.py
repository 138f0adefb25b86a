"""Whether the store responds: checked at most once a second, however many ask."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

HOLDS = 1.0  # seconds


class Readiness:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since = -HOLDS
        self._asked: asyncio.Future[bool] | None = None

    async def __call__(self, ask: Callable[[], Awaitable[bool]]) -> bool:
        if self._asked is None or (self._asked.done() and self._clock() - self._since >= HOLDS):
            self._since = self._clock()
            self._asked = asyncio.ensure_future(ask())
        return await asyncio.shield(self._asked)
