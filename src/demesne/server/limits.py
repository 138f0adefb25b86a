"""How much one guest, one address and all together may ask: buckets that fill with time, and counts of what is open."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from .errors import TooMany
from .sizes import Sizes

KB = 1024


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    body: int = 64 * KB
    record: int = KB * KB  # real ones have 20 KB; the longest a table keeps, 20,000 answers, about 500
    bodies: int = 32 * KB * KB  # of all requests under way
    bodies_of_address: int = 8 * KB * KB
    message: int = 16 * KB
    requests: Rate = Rate(120, 20)  # of one guest
    of_address: Rate = Rate(600, 60)  # of one address outside of this machine
    of_all: Rate = Rate(5000, 2000)
    tables: Rate = Rate(40, 1 / 60)  # that one guest makes
    tables_of_address: Rate = Rate(200, 1 / 10)
    cpu_of_guest: Rate = Rate(10, 0.15)  # seconds of computing
    cpu_of_address: Rate = Rate(20, 0.25)
    cpu_here: Rate = Rate(120, 2)  # of all who sit at this machine
    health: Rate = Rate(30, 5)  # health checks of one address
    messages: Rate = Rate(100, 20)  # of one socket
    sockets: int = 12  # of one guest
    sockets_of_address: int = 200
    sockets_of_all: int = 5000
    unsent: int = 500  # messages that wait for one socket
    mistakes: int = 20  # messages of one socket that could not be read
    hello_seconds: float = 10
    idle_seconds: float = 3600
    send_seconds: float = 30
    body_seconds: float = 20  # for a whole body
    header_seconds: float = 10  # for a whole request without its body
    connections_of_address: int = 300
    workers: Sizes = field(default_factory=Sizes)


class Buckets:
    """A bucket for each of many; the least recently seen are forgotten first, so that memory is bounded."""

    MOST = 10_000

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def wait(self, who: Hashable = None) -> float:
        """Take one; 0, or the seconds until there is one again (then nothing is taken)."""
        now = self._clock()
        left, since = self._left.pop(who, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.per_second)
        missing = max(0.0, 1 - left)
        self._left[who] = (left if missing else left - 1, now)
        if len(self._left) > self.MOST:
            self._left.popitem(last=False)
        return missing / self._rate.per_second

    def take(self, who: Hashable = None) -> None:
        """Take one or be refused."""
        seconds = self.wait(who)
        if seconds:
            raise TooMany("server-too-many", seconds)


class Open:
    """How many are open at once, of each and of all."""

    def __init__(self) -> None:
        self._open: dict[Hashable, int] = {}

    @contextmanager
    def one_more(self, *limits: tuple[Hashable, int]) -> Iterator[None]:
        if any(self._open.get(who, 0) >= most for who, most in limits):
            raise TooMany("server-too-many-open", 10)  # seconds
        for who, _ in limits:
            self._open[who] = self._open.get(who, 0) + 1
        try:
            yield
        finally:
            for who, _ in limits:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]


class Held:
    """Bytes that requests under way hold, of each address and of all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: dict[str, int] = {}
        self._all = 0

    def take(self, address: str, size: int) -> None:
        """Hold so many more, or be refused."""
        own = self._of.get(address, 0)
        if size and (self._all + size > self._limits.bodies or own + size > self._limits.bodies_of_address):
            raise TooMany("server-full", 5)  # seconds
        self._all += size
        self._of[address] = own + size

    def give_back(self, address: str, size: int) -> None:
        self._all -= size
        left = self._of.get(address, 0) - size
        if left:
            self._of[address] = left
        else:
            self._of.pop(address, None)


def neighbourhood(address: str, hosted: bool = False) -> str:
    """Whom an address stands for: nobody owns less than half of an IPv6 address.

    "" for this machine, unless it serves the world through a proxy: then its own address is one like any other.
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            return neighbourhood(str(ip.ipv4_mapped), hosted)
        if not ip.is_loopback:
            return str(ipaddress.ip_network((ip, 64), strict=False))
    return "" if ip.is_loopback and not hosted else str(ip)
