"""What others have added to a table: another process, or a write that seemed to have failed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from demesne.refusal import Refusal
from demesne.store import Change
from demesne.table.entries import Sits, entry_of

from .budgets import charge_payer, in_thread
from .errors import OF_THE_TABLE, status_of
from .keeping import folded

if TYPE_CHECKING:
    from .live import Live

MANY = 100  # entries of other processes that are applied at once instead of shown step by step
GLANCE = 2.0  # seconds that somebody who comes waits at most for what other processes have added
READING = 0.01  # CPU seconds that are charged for reading the store again before a refusal

Result = TypeVar("Result")


class Others:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.stale = False  # the store may have what is not here yet
        self.news: list[Change] = []  # entries that others have written, in order
        self.read = time.monotonic()  # everything that was in the store then is known here

    @property
    def behind(self) -> bool:
        """Whether others have written what is not here yet; without viewers a table is only read when it is needed."""
        return self.stale or bool(self.news)

    # what is heard

    def heard(self, change: Change) -> None:
        """What another process has done: viewers here are shown it at once."""
        live = self.live
        if change.people:
            if live.viewers:
                live.later(live.present())
            return
        if live.viewers and change.rows:
            self.news.append(change)
        else:
            self.stale = True
        if live.viewers:
            live.later(live.up_to_date())

    async def hear(self) -> None:
        """Another process has added something that must be read."""
        self.stale = True
        await self.live.up_to_date()

    async def look(self) -> None:
        """Whoever comes may have seen more at another process; without the store they see what is known here."""
        await asyncio.wait([self.live.later(self.read_since(time.monotonic()))], timeout=GLANCE)

    async def read_since(self, moment: float) -> None:
        """Read the store if that was not done since; of many who want it at once one does it."""
        await self.live.handle(partial(self._read_since, moment))

    async def _read_since(self, moment: float) -> None:
        if self.read <= moment:
            self.stale = True
            await self.catch_up()

    async def surely(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do what somebody wants. A refusal is final only if the store was read after they asked: else once more.

        Whoever is refused has changed nothing. Reading is paid for, so that nobody keeps the database busy with it.
        """
        asked = time.monotonic()
        try:
            return await work()
        except Refusal as refusal:
            if status_of(refusal) not in OF_THE_TABLE or self.read > asked:
                raise
        charge_payer(READING)
        await self.read_since(asked)
        return await work()

    # what is taken in

    async def catch_up(self) -> None:
        """Take in all that is new; part of an operation on the table."""
        rows = None if self.stale else self._heard_of()
        self.stale, self.news = False, []
        try:
            if rows is None:
                await self._read_on()
            elif rows and await self._go_on_from(rows):
                self.live.show()
                self.live.automatic.nudge()
        except BaseException:
            self.stale = True
            raise

    def _heard_of(self) -> list[dict[str, Any]] | None:
        """The entries that follow those that are here, if what was heard is enough to know them."""
        live = self.live
        if live.table is None or live.closed or not self.news:
            return None
        n, rows = len(live.table.entries), list[dict[str, Any]]()
        for change in self.news:
            if change.n is None or change.n > n + len(rows):
                return None
            rows += change.rows[n + len(rows) - change.n :]
        return rows

    async def _read_on(self) -> None:
        live, now = self.live, time.monotonic()
        room, begun = live.room, live.table is not None
        if not await live.refresh():
            live.leave()
            return
        if live.table is None:
            await live.load()
        elif not live.closed:
            if not await self._go_on_from(await live.store.entries(live.id, len(live.table.entries))):
                return
        self.read = now
        if begun and room == live.room:
            live.show()  # an answer that others cannot know of must not cause a message
        else:
            await live.present()
        live.automatic.nudge()

    async def _go_on_from(self, rows: Sequence[dict[str, Any]]) -> bool:
        """Continue with these entries of others; False if the game does not lead there and is not played on here."""
        live = self.live
        try:
            await self._follow(rows)
        except ValueError:
            live.forget()
            await live.load()  # once more from its start
            return not (live.closed or live.gone)
        self._give_back(rows)
        await live.settle()
        return True

    async def _follow(self, rows: Sequence[dict[str, Any]]) -> None:
        """Apply what others have written: step by step, or all at once if there is much of it."""
        live = self.live
        if len(rows) > MANY:
            live.pauses.clear()
            live.table = await in_thread(folded, live.begun(), rows)
            return
        for row in rows:
            live.take_in(entry_of(row), folded(live.begun(), [row]))

    def _give_back(self, rows: Sequence[dict[str, Any]]) -> None:
        """Another process took somebody who is here to have left: give the seat back."""
        live = self.live
        seats = {entry.seat for row in rows if isinstance(entry := entry_of(row), Sits) and entry.bot}
        seats -= set(live.begun().resigned)
        if back := [Sits(seat, "") for seat in sorted(seats & live.presence.here)]:
            live.later(live.act(lambda table: back))
