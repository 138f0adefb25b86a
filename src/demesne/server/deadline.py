"""The clock of a table: it answers for a person whose time for a decision has run out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from demesne.table import Entry, Table
from demesne.table.entries import Timeout

if TYPE_CHECKING:
    from .live import Live


class Deadline:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.due: asyncio.TimerHandle | None = None
        self._at = 0.0
        self._timed: tuple[int, ...] = ()  # the decision that the clock runs for

    def watch(self) -> None:
        """Run for whoever is asked now."""
        timed = self._asked()
        if self.due and timed == self._timed:
            return  # phrases said meanwhile give nobody more time
        self._timed = timed
        if self.due:
            self.due.cancel()
            self.due = None
        if timed and (seconds := self.live.room.options.clock):
            self.due = asyncio.get_running_loop().call_later(seconds, self._ring, *timed)
            self._at = self.live.clock() + seconds

    def _asked(self) -> tuple[int, ...]:
        """The current decision of a person: seat, number of answers, undos."""
        table = self.live.table
        asked = table.game.asked if table and not table.over else None
        if table is None or asked is None or table.seats[asked].bot:
            return ()
        return asked, len(table.live), table.undone

    def _ring(self, *timed: int) -> None:
        self._timed = ()  # if nothing happens, the clock is set again
        with suppress(ReferenceError):  # the table has left the memory
            self.live.later(self.time_is_up(*timed))

    async def time_is_up(self, seat: int, answers: int, undone: int = 0) -> None:
        bot = await self.live.bots.of("fair", self.live.room)

        def wanted(table: Table) -> list[Entry]:
            if self._asked() != (seat, answers, undone):
                return []
            return [Timeout(seat, tuple(bot.choose(table.game)))]

        await self.live.act(wanted)

    def left(self, seat: int | None) -> int | None:
        """Seconds that this seat has left for its decision."""
        live, table = self.live, self.live.table
        running = table and self.due and live.visible is table and seat is not None and table.game.asked == seat
        return max(0, round(self._at - live.clock())) if running else None
