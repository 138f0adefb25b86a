"""Limits per guest, per address and in total: token buckets, and counts of what is open."""

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
    """A burst, and a rate per second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    body: int = 64 * KB
    record: int = KB * KB  # real ones have 20 KB; the longest a table keeps, 20,000 answers, about 500
    bodies: int = 32 * KB * KB  # of all requests in progress
    bodies_of_address: int = 8 * KB * KB
    message: int = 16 * KB
    requests: Rate = Rate(120, 20)  # of one guest
    of_address: Rate = Rate(600, 60)  # of one remote address
    of_all: Rate = Rate(5000, 2000)
    tables: Rate = Rate(40, 1 / 60)  # tables made by one guest
    tables_of_address: Rate = Rate(200, 1 / 10)
    cpu_of_guest: Rate = Rate(10, 0.15)  # CPU seconds
    cpu_of_address: Rate = Rate(20, 0.25)
    cpu_here: Rate = Rate(120, 2)  # of everybody on this machine
    reading: float = 0.2  # share of the event loop's time for connections that send more than people do
    thinking_of_table: Rate = Rate(90, 0.5)  # CPU seconds of the searches of one table
    thinking_of_address: Rate = Rate(600, 1)  # of the searches that one remote address causes at all its tables
    analysis_of_guest: Rate = Rate(60, 0.1)  # CPU seconds of the analyses of one guest
    analysis_of_address: Rate = Rate(180, 0.25)
    analysis_here: Rate = Rate(1200, 2)
    health: Rate = Rate(30, 5)  # health checks of one address
    messages: Rate = Rate(100, 20)  # of one socket
    sockets: int = 12  # of one guest
    sockets_of_address: int = 200
    sockets_of_all: int = 5000
    unsent: int = 500  # messages queued for one socket
    mistakes: int = 20  # unreadable messages of one socket
    hello_seconds: float = 10
    idle_seconds: float = 3600
    send_seconds: float = 30
    body_seconds: float = 20  # for a complete body
    header_seconds: float = 10  # for the headers of a request
    connections_of_address: int = 300
    workers: Sizes = field(default_factory=Sizes)


class Buckets:
    """A bucket per key; the least recently seen are forgotten first, so that memory is bounded."""

    MOST = 10_000

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def wait(self, who: Hashable = None) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        now = self._clock()
        left, since = self._left.pop(who, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.per_second)
        missing = max(0.0, 1 - left)
        self._left[who] = (left if missing else left - 1, now)
        if len(self._left) > self.MOST:
            self._left.popitem(last=False)
        return missing / self._rate.per_second

    def take(self, who: Hashable = None) -> None:
        """Take a token or raise TooMany."""
        seconds = self.wait(who)
        if seconds:
            raise TooMany("server-too-many", seconds)


class Open:
    """How many are open at once, per guest and in total."""

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
    """Bytes held by requests in progress, per address and in total."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: dict[str, int] = {}
        self._all = 0

    def take(self, address: str, size: int) -> None:
        """Hold more bytes, or raise TooMany."""
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


SUBSCRIBER = 56  # bits of the network that a provider gives to one household: 256 networks of 64 bits


def network(neighbourhood: str) -> str:
    """Who may own this neighbourhood and others beside it: of IPv6 the /56 network."""
    if "/" not in neighbourhood:
        return neighbourhood
    return str(ipaddress.ip_network(neighbourhood).supernet(new_prefix=SUBSCRIBER))


def neighbourhood(address: str, hosted: bool = False) -> str:
    """The owner of an address: of IPv6 its /64 network.

    "" for this machine, unless it is behind a proxy: then its own address is like any other.
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
