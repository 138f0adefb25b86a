"""What everybody is shown while Reactions may be asked for: to an Attack, to a gain, at the start of a turn.

Everybody sees the same for the same time, whether anybody is asked or not. The game continues behind it: nothing
waits for a lock meanwhile, and every message is answered from what is shown.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from demesne.refusal import Refusal
from demesne.table import Entry, Table

from .budgets import paying


class Pauses:
    def __init__(self, show: Callable[[], None], ended: Callable[[], object]) -> None:
        self.moment: Table | None = None  # what is shown instead of the table
        self._next: deque[tuple[Table, float]] = deque()  # what is shown after it, with seconds
        self._timer: asyncio.TimerHandle | None = None
        self._shown = 0.0  # when all of that has been shown
        self._open = 0.0  # until when it stays hidden that somebody who was asked reveals no Reaction
        self._show = show
        self._ended = ended

    def answered(self, before: Table, entry: Entry, after: Table, seconds: float) -> None:
        """An answer was given: show each of its pauses for that long."""
        moments = before.pauses(entry, after)
        end = max(asyncio.get_running_loop().time(), self._shown)
        last: Table | None = None
        if before.declines(entry):  # nobody else can know of it: the pause continues as it would have
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
        """Something that everybody may know at once, such as a resignation."""
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
            with paying(), contextlib.suppress(ReferenceError):  # the table has left the memory
                self._go_on()
                if self.moment is None:
                    self._show()
                    self._ended()

    def clear(self) -> None:
        """The answer that caused the pause was undone."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.moment = None
        self._next.clear()
        self._shown = self._open = 0.0


def _alike(one: Table, other: Table) -> bool:
    """Whether nothing has happened between the two that anybody could see, and both wait for the same card."""
    return one.stage == other.stage


def _with(table: Table, entry: Entry) -> Table:
    with contextlib.suppress(Refusal):
        return table.after([entry])
    return table
