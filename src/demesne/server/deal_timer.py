"""The start of a game waits for everybody's part of the deal, but not for long.

Every process with viewers at the table has its own timer; the store accepts the first change that ends a step.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from demesne.store import Away

if TYPE_CHECKING:
    from .live import Live

PATIENCE = 10.0  # seconds for a seal once the start is possible, and for a number once all seals are there
STEPS = ("sealing", "opening")


class DealTimer:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.step = ""  # the step being timed
        self.timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Run the timer while somebody waits."""
        live = self.live
        step = live.room.deal().step if live.viewers and not live.closed else ""
        if step == self.step:
            return
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.step = step
        if step in STEPS:
            self.timer = asyncio.get_running_loop().call_later(PATIENCE, self.ring, step)

    def ring(self, step: str) -> None:
        self.step, self.timer = "", None
        with contextlib.suppress(ReferenceError):  # the table has left the memory
            self.live.later(self.go_on_without(step))

    async def go_on_without(self, step: str) -> None:
        """The step is over; people who have not sent their part are named in the proof."""
        live = self.live
        try:
            await live.change_room(lambda room: room.past(step, live.id))
        except Away:
            self.watch()  # try again, the store may be back
            raise
