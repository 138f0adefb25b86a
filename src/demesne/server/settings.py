"""The server's settings: checked at once, with one line for conflicts. Loopback unless told otherwise."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, field
from typing import get_args
from urllib.parse import urlsplit

from demesne.notation.names import nearest, short
from demesne.refusal import Refusal, either
from demesne.strategies.levels import ALL_LEVELS
from demesne.table.messages import Level

from .limits import Limits

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
ANY = (EVERYWHERE, "::")
PORT = 8200
HIGHEST_PORT = 65_535

_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")


@dataclass(frozen=True)
class Settings:
    host: str = LOOPBACK
    port: int | None = None  # none given: 8200, or the next one that is free
    lan: bool = False
    dev: bool = False
    database: str = ""  # a URL; none given: a file in the user's folder
    base_url: str = ""  # the public URL of a server behind a proxy
    proxies: str = LOOPBACK  # proxies trusted for the client's address, if there is a base URL
    max_level: str = ""  # the strongest bots that may sit here; none given: all
    metrics: bool = False  # whether everybody may read them, not only this machine
    own_cards: bool = False  # whether everybody may bring cards of their own to a table, not only this machine
    secret: bytes | None = field(default=None, repr=False)  # none given: from the file
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if self.port is not None and not 0 <= self.port <= HIGHEST_PORT:
            raise Refusal("server-port", most=str(HIGHEST_PORT), got=str(self.port))
        if not is_address(self.host) and not _NAME.fullmatch(self.host):
            raise Refusal("server-host", got=short(self.host))
        if self.lan and self.host != LOOPBACK:
            raise Refusal("command-not-together", options=either(["--lan", "--host"]))
        if self.max_level and self.max_level not in ALL_LEVELS:
            near = nearest(self.max_level, ALL_LEVELS)
            raise Refusal("error-value", where="--max-level", expected=ALL_LEVELS, got=short(self.max_level), near=near)
        if self.base_url:
            _check_base(self.base_url)
        if self.dev and (self.lan or self.base_url or not is_loopback(self.host)):
            raise Refusal("server-dev", host=short(self.base_url or (EVERYWHERE if self.lan else self.host)))

    @property
    def levels(self) -> list[Level]:
        """The levels of the bots that may sit here, weakest first."""
        return [level for level in get_args(Level) if level in ALL_LEVELS[: self._strongest + 1]]

    @property
    def _strongest(self) -> int:
        return ALL_LEVELS.index(self.max_level) if self.max_level else len(ALL_LEVELS) - 1

    @property
    def bound_to(self) -> str:
        return EVERYWHERE if self.lan else self.host

    @property
    def is_open(self) -> bool:
        """Whether it listens on every network of the machine."""
        return self.bound_to in ANY

    @property
    def secure(self) -> bool:
        """Whether everybody connects over TLS."""
        return self.base_url.startswith("https:")


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """A name or an address that only this machine can reach."""
    return host == "localhost" or (is_address(host) and ipaddress.ip_address(host).is_loopback)


def _check_base(url: str) -> None:
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
        bare = url == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc
    except ValueError:
        good = bare = False
    if not (good and bare):
        raise Refusal("server-base-url", got=short(url))
