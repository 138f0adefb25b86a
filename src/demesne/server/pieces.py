"""What arrives on a connection is parsed in pieces: thousands of tiny frames or chunks in one packet hold up nobody.

The parsers of HTTP and WebSocket are Python and take what they are given in one go: a packet of a quarter of a
megabyte of the smallest frames took a quarter of a second. Whoever has sent a piece pays for it, and connections that
need more than a small allowance take turns within a share of the event loop's time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from .budgets import Accounts, Budgets, Customer
from .limits import Rate

PIECE = 1024  # bytes: at most 170 frames
AT_ONCE = 0.0005  # CPU seconds after which the rest of a packet waits: a large body is many cheap pieces
LONGEST_NAP = 5.0  # seconds
ALLOWANCE = Rate(0.003, 0.01)  # CPU seconds of one connection; a message of a player takes less than 0.0002

Pay = Callable[[float], float]


class Pieces:
    """The bytes of a connection that wait for the parser; while there are any, nothing more is read.

    `free` says whether another piece may be parsed now; when that changes, `go_on` must be called. `pay` is told the
    CPU seconds of a piece and says how many seconds the next one has to wait.
    """

    def __init__(
        self, transport: asyncio.Transport, parse: Callable[[bytes], None], free: Callable[[], bool], pay: Pay
    ) -> None:
        self._transport = transport
        self._parse = parse
        self._free = free
        self.pay = pay
        self._held = bytearray()
        self._next: asyncio.TimerHandle | None = None

    def arrived(self, data: bytes) -> None:
        self._held += data
        self.go_on()

    def go_on(self) -> None:
        """Parse some pieces if it is time for them; everybody else has a turn before the next ones."""
        if self._transport.is_closing():
            self.drop()
            return
        if self._held and self._next is None and self._free():
            begun = time.thread_time()
            spent = 0.0
            while self._held and spent < AT_ONCE and self._free() and not self._transport.is_closing():
                piece = bytes(self._held[:PIECE])
                del self._held[:PIECE]
                self._parse(piece)
                spent = time.thread_time() - begun
            wait = self.pay(spent)
            if self._held or wait:
                self._next = asyncio.get_running_loop().call_later(wait, self._again)
        if self._held or self._next is not None or not self._free():
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def _again(self) -> None:
        self._next = None
        self.go_on()

    def drop(self) -> None:
        """Nobody wants the rest. What would parse it belongs to the connection that this belongs to: let it go."""
        self._held.clear()
        self._parse, self._free = ignored, always
        if self._next is not None:
            self._next.cancel()
            self._next = None


def ignored(piece: bytes) -> None:
    pass


def always() -> bool:
    return True


def free_of_charge(seconds: float) -> float:
    return 0.0


def paid_by(budgets: Budgets, customer: Customer | None) -> Pay:
    """Charged to the customer, if anybody; one whose budget is used up is read slowly.

    A connection beyond its allowance waits for its turn among all that are.
    """
    allowance = Accounts(ALLOWANCE, budgets.clock)

    def pay(seconds: float) -> float:
        nap = 0.0
        if customer:
            budgets.charge(customer, seconds)
            nap = min(budgets.wait(customer), LONGEST_NAP)
        allowance.spend(None, seconds)
        return max(nap, budgets.reading.next(seconds)) if allowance.wait(None) else nap

    return pay
