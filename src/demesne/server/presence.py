"""Who is at a table and who has left: after a visible grace period, the others may let a bot play for them.

Of people connected to other processes this one knows what they write into the store (`store/attendance.py`). What is
shown follows from that; whether a bot may really play for somebody is decided by the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from math import ceil, inf
from typing import TYPE_CHECKING

from demesne.store import Absent, Away
from demesne.table import Entry
from demesne.table.entries import Sits

if TYPE_CHECKING:
    from demesne.store import Attendance, Renewed, Sighting

GRACE = 60.0  # seconds
RENEWED = 3.0  # seconds between two renewals of this process's lease
HURRY = 5.0  # seconds that people wait at most until all processes know that somebody has come or gone


class Leases:
    """Until when other processes certainly serve, by the clock of this one."""

    def __init__(self) -> None:
        self.ends: dict[str, float] = {}
        self.began = -inf  # this process has had a lease ever since: nobody counts as gone for longer
        self._looked = -inf

    def renewed(self, found: Renewed, now: float) -> set[str]:
        """Take in the leases as they are now; returns those that have ended since the last time."""
        served = {process for process, end in self.ends.items() if end > self._looked}
        self.ends = {process: now + left for process, left in found.left.items()}
        self.began, self._looked = now - found.unbroken, now
        return {process for process in served if self.ends.get(process, -inf) <= now}


class Presence:
    """The presence at one table. Somebody who answers through another process counts as seen."""

    def __init__(
        self,
        clock: Callable[[], float],
        leases: Leases | None = None,
        attendance: Attendance | None = None,
        table: str = "",
    ) -> None:
        self.clock = clock
        self.leases = leases or Leases()
        self.here: set[int] = set()  # in this process
        self._attendance = attendance
        self._table = table
        self._people: list[int] = []
        self._viewing: set[int] = set()
        self._coming: list[Sequence[int]] = []  # the seats of those who will be viewers in a moment
        self._told: set[int] = set()  # who is here as far as other processes have been told
        self._telling = asyncio.Lock()
        self._learning = asyncio.Lock()
        self._wanted = self._learned = 0  # how often it was asked who is elsewhere, and which of that is answered
        self._missed: dict[int, float] = {}  # not here since, or when that was noticed first
        self._seen: dict[int, float] = {}  # when they left or last answered
        self._elsewhere: dict[int, list[tuple[str, float]]] = {}  # by seat: the process, or "" and when they left it

    def note(self, viewing: Iterable[int], people: Iterable[int]) -> None:
        self._viewing, self._people = {*viewing}, [*people]
        before, self.here = self.here, self._viewing.union(*self._coming)
        for seat in self._people:
            if seat in self.here:
                self._missed.pop(seat, None)
            else:
                if seat in before:
                    self._seen[seat] = self.clock()
                self._missed.setdefault(seat, self.clock())

    # what all processes know

    async def expect(self, seats: Sequence[int]) -> None:
        """Somebody is about to be shown the table: other processes know of it before."""
        self._coming.append(seats)
        try:
            self.note(self._viewing, self._people)
            await self.meet()
        finally:
            self._coming.remove(seats)

    async def meet(self) -> None:
        """Tell other processes who is here, and learn who is there. Nobody waits for it for long."""
        if attendance := self._attendance:
            with suppress(Away, TimeoutError):
                async with asyncio.timeout(HURRY):
                    await self._tell(attendance)
                    if self._missed:
                        await self._learn(attendance)

    async def _tell(self, attendance: Attendance) -> None:
        async with self._telling:
            here = self.here
            came, left = here - self._told, self._told - here
            if came or left:
                await attendance.note(self._table, came, left)
                self._told = here

    async def _learn(self, attendance: Attendance) -> None:
        """One read at a time, so that no older knowledge replaces newer; who waits for one shares the next."""
        self._wanted += 1
        mine = self._wanted
        async with self._learning:
            if self._learned < mine:
                mine = self._wanted
                self._take_in(await attendance.of(self._table))
                self._learned = mine

    def _take_in(self, sightings: Sequence[Sighting]) -> None:
        now = self.clock()
        self._elsewhere = {}
        for seat, process, here, ago, lease in sightings:
            if here:
                self.leases.ends[process] = now + lease
            self._elsewhere.setdefault(seat, []).append((process, now) if here else ("", now - ago))

    def changed_by(self, ended: set[str], known: bool) -> bool:
        """Whether the end of these processes' leases changes anything, or others have yet to be told who is here.

        `known` is false when the database has forgotten this process and everybody who is here.
        """
        if not known:
            self._told = set()
        gone = any(process in ended for seat in self._missed for process, _ in self._elsewhere.get(seat, ()))
        return self._told != self.here or bool(gone and self.here)

    # what follows from it

    def acted(self, seat: int) -> None:
        self._seen[seat] = self.clock()

    def grace(self, seat: int) -> int | None:
        """Seconds until a bot may play for somebody who has left; None for somebody who is here."""
        if seat not in self._missed:
            return None
        now = self.clock()
        seen = [self.leases.ends.get(process, -inf) if process else at for process, at in self._elsewhere.get(seat, ())]
        if any(at > now for at in seen):
            return None
        seen += [self._seen[seat]] if seat in self._seen else []
        since = max(*seen, self.leases.began) if seen else self._missed[seat]
        return max(0, ceil(GRACE - (now - since)))


def absent(entries: Sequence[Entry]) -> list[Absent]:
    """Who must have been away for the whole grace period: a bot is to play for them."""
    return [Absent(entry.seat, GRACE) for entry in entries if isinstance(entry, Sits) and entry.bot]
