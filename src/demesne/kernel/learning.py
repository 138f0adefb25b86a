"""What programs that learn need of a state: who sits where, what a seat may know as bytes, masks, results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import const as C
from .const import i64
from .layout import Fields
from .memory import copy_state
from .play.simulating import key_for
from .research.observing import observation_size, observe
from .research.stepping import action_count, write_mask, write_result, write_start
from .rows import bytes_at, floats_at, ints_at

if TYPE_CHECKING:
    from .machine import State


class Learning(Fields):
    """A part of `State`: the build joins them into one class."""

    def seats_at_table(self) -> int:
        return self.seats

    def sit(self, p: int, s: int) -> None:
        """Strategy s (from 1) plays seat p from now on; 0: somebody outside does."""
        self.plan[p] = s

    def begin(self, start: State, number: i64, sitting: list[int]) -> None:
        """Game `number` of a start that is laid out but not dealt; who sits where as `sit` takes it."""
        copy_state(self, start)
        self.table = start.table
        self.plans = start.plans
        self.tally = start.tally
        key_for(self, number)
        for p in range(self.seats):
            self.plan[p] = sitting[p]
        self.start()

    def observe(self, seat: int, slots: int, into: Any) -> None:
        """Write what a seat may know, with so many places in a row, into a buffer."""
        observe(self, seat, slots, bytes_at(into, observation_size(self.seats, slots)))

    def mask(self, slots: int, into: Any) -> None:
        """Write which actions of a learner may be the next pick."""
        write_mask(self, slots, bytes_at(into, action_count(slots)))

    def open_for(self, asked: int, advisor: int, slots: int, obs: Any, mask: Any) -> int:
        """Bring a game that has just begun to the first decision asked; write what it shows. Whose it is, or -1."""
        size = observation_size(self.seats, slots)
        write_start(self, asked, advisor, slots, bytes_at(obs, size), bytes_at(mask, action_count(slots)))
        return -1 if self.pend == C.D_NONE else self.d_seat

    def result(self, at: int, margin: int, points: Any, reward: Any) -> None:
        """Write the points of each seat, and its share of the victory or its lead, from place `at` on."""
        n = at + self.seats
        write_result(self, at, margin, ints_at(points, n), floats_at(reward, n))
