"""CPU budgets: the CPU time that requests, messages and jobs really use is charged to the guest and to the address.

A fresh cookie is not a fresh budget: guests without one share an account per address, and every address has one too.
A request is refused only for CPU time already spent, not for its own cost: accounts can go below zero.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator, Hashable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .errors import TooMany
from .limits import Limits, Rate, network

Result = TypeVar("Result")


@dataclass(frozen=True)
class Customer:
    """Who is charged."""

    address: str  # "" for this machine
    guest: str | None  # None: no valid cookie yet
    budgets: Budgets | None = field(default=None, compare=False, repr=False)  # that work in threads is charged to

    @property
    def queue(self) -> Hashable:
        """The key for fair queues: whoever has a hundred networks of IPv6 still waits in one."""
        return network(self.address) or self.guest or ""


# who is charged for what is begun now; tasks that are begun meanwhile inherit it
PAYER: ContextVar[Customer | None] = ContextVar("payer", default=None)


class Accounts:
    """CPU seconds left per key; the least recently seen are forgotten first."""

    MOST = 10_000

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def spend(self, who: Hashable, seconds: float) -> None:
        """Charge; a negative amount is a refund."""
        now = self._clock()
        self._left[who] = (min(self._rate.burst, self._now(who, now) - seconds), now)
        self._left.move_to_end(who)
        if len(self._left) > self.MOST:
            self._left.popitem(last=False)

    def wait(self, who: Hashable) -> float:
        """0, or the seconds until the balance is positive again."""
        return max(0.0, -self._now(who, self._clock()) / self._rate.per_second)

    def _now(self, who: Hashable, now: float) -> float:
        left, since = self._left.get(who, (self._rate.burst, now))
        return min(self._rate.burst, left + (now - since) * self._rate.per_second)


class Lately:
    """CPU seconds that each has used, of which half are forgotten every so often."""

    MOST = 10_000  # customers; the least recently seen are forgotten first
    HALF = 600.0  # seconds

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def spend(self, who: Hashable, seconds: float) -> None:
        self._used[who] = (self.used(who) + seconds, self._clock())
        self._used.move_to_end(who)
        if len(self._used) > self.MOST:
            self._used.popitem(last=False)

    def used(self, who: Hashable) -> float:
        used, since = self._used.get(who, (0.0, 0.0))
        return used * 0.5 ** ((self._clock() - since) / self.HALF) if used else 0.0


class Turns:
    """Work that together takes at most a share of the time, however many do it."""

    def __init__(self, share: float, clock: Callable[[], float]) -> None:
        self._share = share
        self._clock = clock
        self._taken = 0.0  # the time until which the share is used up

    def next(self, seconds: float) -> float:
        """The seconds until whoever has just used so much CPU time may go on; meanwhile it is the others' turn."""
        now = self._clock()
        self._taken = max(self._taken, now) + seconds / self._share
        return self._taken - now


class Budgets:
    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.reading = Turns(limits.reading, clock)
        self._guests = Accounts(limits.cpu_of_guest, clock)
        self._addresses = Accounts(limits.cpu_of_address, clock)
        self._here = Accounts(limits.cpu_here, clock)

    def _accounts(self, customer: Customer) -> list[tuple[Accounts, Hashable]]:
        if not customer.address:
            return [(self._here, "")]  # the owner's own machine: one account for everybody on it
        return [
            (self._addresses, customer.address),
            (self._guests, customer.guest or ("new", customer.address)),
        ]

    def wait(self, customer: Customer) -> float:
        return max(accounts.wait(who) for accounts, who in self._accounts(customer))

    def check(self, customer: Customer) -> None:
        """Refuse a customer whose budget is used up."""
        seconds = self.wait(customer)
        if seconds:
            raise TooMany("server-spent", seconds)

    def charge(self, customer: Customer, seconds: float) -> None:
        for accounts, who in self._accounts(customer):
            accounts.spend(who, seconds)

    @contextmanager
    def reserve(self, customer: Customer, seconds: float) -> Iterator[Spent]:
        """Charge an estimate before the work, so that many at once are not all admitted, and correct it afterwards."""
        self.check(customer)
        self.charge(customer, seconds)
        spent = Spent()
        try:
            yield spent
        finally:
            self.charge(customer, spent.seconds - seconds)


async def paid(work: Awaitable[Result]) -> Result:
    """Run what no request waits for, charged to the payer: the turns of bots, loading a table."""
    spent = Spent()
    try:
        return await Metered(work, spent)
    finally:
        charge_payer(spent.seconds)


@contextmanager
def paying() -> Iterator[None]:
    """The same for what a timer does at once."""
    begun = time.thread_time()
    try:
        yield
    finally:
        charge_payer(time.thread_time() - begun)


def charge_payer(seconds: float) -> None:
    payer = PAYER.get()
    if payer and payer.budgets:
        payer.budgets.charge(payer, seconds)


async def in_thread(work: Callable[..., Result], *given: Any) -> Result:
    """As `asyncio.to_thread`. Its CPU time is charged to the payer, even if the work fails or nobody waits for it."""
    payer, loop = PAYER.get(), asyncio.get_running_loop()

    def measured() -> Result:
        begun = time.thread_time()
        try:
            return work(*given)
        finally:
            if payer and payer.budgets:
                with suppress(RuntimeError):  # the loop is closed: the server has stopped
                    loop.call_soon_threadsafe(payer.budgets.charge, payer, time.thread_time() - begun)

    return await asyncio.to_thread(measured)


@dataclass
class Spent:
    seconds: float = 0.0


class Metered(Generic[Result]):
    """Awaits the work and adds up the CPU time of its own steps, not of what runs while it waits."""

    def __init__(self, work: Awaitable[Result], spent: Spent) -> None:
        self._work = work
        self._spent = spent

    def __await__(self) -> Generator[Any, Any, Result]:
        steps = self._work.__await__()
        send: Callable[..., Any] = next
        given: tuple[Any, ...] = (steps,)
        while True:
            begun = time.thread_time()
            try:
                wanted = send(*given)
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                self._spent.seconds += time.thread_time() - begun
                given = ()
            try:
                send, given = steps.send, ((yield wanted),)
            except GeneratorExit:
                steps.close()
                raise
            except BaseException as error:
                send, given = steps.throw, (error,)
            wanted = None  # an error refers to this frame: a frame that kept it would stay till the next collection
