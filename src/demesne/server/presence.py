"""Who is at a table and who has left: after a visible grace period, the others may let a bot play for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

GRACE = 60.0  # seconds


class Presence:
    """The presence at one table in this process. Somebody who answers through another process counts as present."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.here: set[int] = set()
        self._gone: dict[int, float] = {}  # since when

    def note(self, here: Iterable[int], people: Iterable[int]) -> None:
        self.here = set(here)
        for seat in people:
            if seat in self.here:
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, self.clock())

    def acted(self, seat: int) -> None:
        if seat in self._gone:
            self._gone[seat] = self.clock()

    def grace(self, seat: int) -> int | None:
        """Seconds until a bot may play for somebody who has left; None for somebody who is here."""
        since = self._gone.get(seat)
        return None if since is None else max(0, round(GRACE - (self.clock() - since)))
