"""What everybody is shown while Reactions to an Attack may be asked for.

All see the same for the same time, whether anybody is asked or not. The table goes on behind it: nobody waits for a
lock meanwhile, and every message is answered from what is shown.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from demesne.refusal import Refusal
from demesne.table import Entry, Table


class Pauses:
    def __init__(self, show: Callable[[], None], ended: Callable[[], object]) -> None:
        self.moment: Table | None = None  # what is shown instead of the table
        self._next: deque[tuple[Table, float]] = deque()  # what is shown after it, each for so many seconds
        self._timer: asyncio.TimerHandle | None = None
        self._shown = 0.0  # when all of that has been shown
        self._open = 0.0  # until when it stays unknown that somebody who was asked shows no Reaction
        self._show = show
        self._ended = ended

    def answered(self, before: Table, entry: Entry, after: Table, seconds: float) -> None:
        """An answer was given: show the moments of it at which all wait, each for so long."""
        moments = before.pauses(entry, after)
        end = max(asyncio.get_running_loop().time(), self._shown)
        last: Table | None = None
        if before.declines(entry):  # nobody else can know of it: the wait goes on as it would have
            last, rest = before, self._open - end
            if moments and _alike(moments[0], before):
                last = moments.pop(0)
            if rest > 0:
                self._next.append((last, rest))
                end += rest
        for moment in moments:
            self._next.append((moment, seconds))
            last, end = moment, end + seconds
        self._shown = end
        if after.reacting:
            self._open = end if last is not None and _alike(last, after) else end + seconds
        if self._timer is None:
            self._go_on()

    def happened(self, entry: Entry) -> None:
        """Something that all may know of at once, such as somebody resigning."""
        if self.moment is not None:
            self.moment = _with(self.moment, entry)
            self._next = deque((_with(table, entry), seconds) for table, seconds in self._next)

    def then(self, table: Table) -> None:
        """Show this too, after what is shown now."""
        if self.moment is not None:
            self._next.append((table, 0.0))

    def _go_on(self) -> None:
        while self._next:
            self.moment, seconds = self._next.popleft()
            self._show()
            if seconds > 0:
                self._timer = asyncio.get_running_loop().call_later(seconds, self.end)
                return
        self.moment = None

    def end(self) -> None:
        """The moment has been shown long enough."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._go_on()
            if self.moment is None:
                self._show()
                self._ended()

    def clear(self) -> None:
        """What all were waiting for was taken back."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.moment = None
        self._next.clear()
        self._shown = self._open = 0.0


def _alike(one: Table, other: Table) -> bool:
    """Whether nothing has happened between the two that anybody could see."""
    return one.chronicle.mark() == other.chronicle.mark()


def _with(table: Table, entry: Entry) -> Table:
    with contextlib.suppress(Refusal):
        return table.after([entry])
    return table
