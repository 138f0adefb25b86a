"""A game's log, which its clones share, and what is computed from it: earlier moments, answers, events."""

from __future__ import annotations

from typing import Any, Self

from demesne.cards.numbers import PLACE_BASE, STOP
from demesne.kernel import const as k
from demesne.notation.names import short
from demesne.refusal import Refusal

from .events import Event, Raw, typed
from .facts import Facts
from .kinds import key_behind
from .recording import Entry, is_resample
from .redealing import left_after

Log = tuple["Log | None", Entry, int]  # the log before, an entry, how many answers there are now


class History(Facts):
    """A game and all that it was."""

    __slots__ = ("_log", "_walk")
    _log: Log | None
    _walk: tuple[int, ...]  # picks of an answer that is not complete yet

    def _entries(self) -> list[Entry]:
        return self._since(None) or []

    def _since(self, log: Log | None) -> list[Entry] | None:
        out: list[Entry] = []
        at = self._log
        while at is not log:
            if at is None:
                return None
            out.append(at[1])
            at = at[0]
        return out[::-1]

    @property
    def answers(self) -> list[list[str]]:
        """Every answer so far, by name."""
        name = self._origin.kinds.action_name
        return [[name(a) for a in entry] for entry in self._entries() if not is_resample(entry)]

    def at(self, n: int) -> Self:
        """The game after n answers."""
        total = self._log[2] if self._log else 0
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= total:
            raise Refusal("error-at", most=total, got=short(n))
        return self._replay(n)

    def _replay(self, n: int | None, tracing: bool = False, which: str | None = None) -> Self:
        """A new game brought to the n-th answer of this one (None: to the end of its log)."""
        game = object.__new__(type(self))
        game._origin = self._origin._replace(kernel=which or self._origin.kernel)
        game._state = game._origin.state(tracing)
        game._log = None
        game._walk = ()
        for entry in self._entries():
            if n == (game._log[2] if game._log else 0) and not is_resample(entry):
                break
            game._redo(entry)
        return game

    def _redo(self, entry: Entry) -> None:
        self._again(self._state, entry)
        self._enter(entry)

    def _enter(self, entry: Entry) -> None:
        """Add an entry to the log."""
        answers = self._log[2] if self._log else 0
        self._log = (self._log, entry, answers if is_resample(entry) else answers + 1)

    def _again(self, state: Any, entry: Entry) -> None:
        """Let an entry of the log happen in a state."""
        if is_resample(entry):
            state.rekey(entry[2])
            state.resample(entry[1])
        elif self._origin.known is None or not state.pending().picked:
            state.answer(self._values(entry))
        else:
            results = [state.pick_action(action) for action in entry]  # the game began within an answer
            if results[-1:] != [k.PICK_COMPLETE]:
                state.pick_action(STOP)

    def _values(self, entry: Entry) -> list[int]:
        of = self._origin.kinds.kind_behind
        return [of[a] if a in of else a - PLACE_BASE if PLACE_BASE <= a < STOP else key_behind(a) for a in entry]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, computed by replay; `event.seen_by(seat)` is what a seat may know of it."""
        return typed(self.raw_events(), self._origin.kinds.names)

    def raw_events(self) -> list[Raw]:
        """The same as the kernel writes it: small, and quick to keep; `typed` with the names of `kinds` reads it."""
        state = self._origin.state(tracing=True)
        events: list[Raw] = state.sink_list()
        for entry in self._entries():
            self._again(state, entry)
            if is_resample(entry):
                events[:] = left_after(events, entry[1], len(self.kinds))
        return events
