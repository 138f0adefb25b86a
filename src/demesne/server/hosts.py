"""Host and origin checks: only known hosts are served, and requests that change something must come from our own page.

Without the first rule, DNS rebinding (a foreign name that suddenly resolves to 127.0.0.1) would make a foreign page
our origin.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from .errors import Forbidden
from .settings import ANY, LOOPBACK, Settings, is_loopback

ALWAYS = frozenset({"localhost", LOOPBACK, "::1"})
SAFE = ("GET", "HEAD", "OPTIONS")
ELSEWHERE = ("cross-site", "same-site")  # values of Sec-Fetch-Site for a page that is not ours


class Hosts:
    def __init__(self, settings: Settings, reached: Callable[[], Iterable[str]]) -> None:
        self._base = settings.base_url
        self._reached = reached  # addresses that can change while the server runs
        self._always = ALWAYS | {settings.host.casefold()} - {*ANY}
        if self._base:
            self._always |= {str(urlsplit(self._base).hostname)}

    def check_host(self, host: str) -> None:
        name = hostname(host)
        if name not in self._always and name not in self._reached():
            raise Forbidden("server-unknown-host")

    def check_origin(self, host: str, origin: str | None, site: str | None) -> None:
        """Only browsers send these headers, and always with a request that changes something."""
        foreign = origin is not None and place(origin) not in (host.casefold(), place(self._base) or host.casefold())
        if foreign or site in ELSEWHERE:
            raise Forbidden("server-origin")


def hostname(host: str) -> str:
    """The name in a Host header, without port and brackets; "" if it is invalid."""
    try:
        return (urlsplit(f"//{host}").hostname or "") if "@" not in host else ""
    except ValueError:
        return ""


def place(origin: str) -> str:
    """Name and port of an origin; "" if it is invalid."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    return parts.netloc.casefold() if parts.scheme in ("http", "https") else ""


def from_here(client: str, host: str, forwarded: bool) -> bool:
    """Whether a request was made on this machine, not forwarded by a proxy on it."""
    return is_loopback(client) and is_loopback(hostname(host)) and not forwarded


def lan_addresses() -> list[str]:
    """Addresses of this machine in its networks; nothing is sent to find them."""
    found: list[str] = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # a documentation address: which interface would be used?
            found.append(probe.getsockname()[0])
    except OSError:
        pass
    try:
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        pass
    return [a for a in dict.fromkeys(found) if a not in ANY and not is_loopback(a)]
