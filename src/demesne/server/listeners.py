"""Where the server listens: on loopback and, when told to, on the local network."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import os
import socket
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import uvicorn

from demesne.refusal import Refusal, reason

from .budgets import Budgets
from .connections import Connection, Socket, trusted
from .errors import Unable
from .hosts import lan_addresses
from .settings import LOOPBACK, PORT, Settings

TRIES = 50
WAITING = 2048  # connections not yet accepted
PATIENCE = 10  # seconds that open connections have to end
HEARTBEAT = 20.0  # seconds; a socket that is silent for longer is closed


class Listener(uvicorn.Server):
    """A uvicorn server that leaves signals alone: several listeners share a process."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Listeners:
    def __init__(self, settings: Settings, budgets: Budgets | None = None) -> None:
        self._settings = settings
        self._budgets = budgets or Budgets(settings.limits, time.monotonic)
        self._app: Any = None
        self._open: dict[Listener, asyncio.Task[None]] = {}
        self.port = settings.port or PORT
        self.lan = settings.is_open
        self._connections: dict[str, int] = {}
        self._lan: list[str] = lan_addresses() if settings.is_open else []

    @property
    def proxies(self) -> str:
        """Proxies trusted for the client's address; "" without a proxy."""
        return self._settings.proxies if self._settings.base_url else ""

    def here(self) -> str:
        """The address for somebody on this machine."""
        host = self._settings.bound_to
        shown = LOOPBACK if self._settings.is_open else f"[{host}]" if ":" in host else host
        return f"http://{shown}:{self.port}"

    def addresses(self) -> list[str]:
        """Addresses for others on the network; none while listening on loopback only."""
        if self._settings.base_url:
            return [self._settings.base_url]
        return [f"http://{address}:{self.port}" for address in self._lan]

    def names(self) -> list[str]:
        """Host names that lead here besides the usual ones."""
        name = socket.gethostname().casefold()
        return [*self._lan, name, f"{name}.local"] if self._lan else []

    async def open(self, app: Any) -> None:
        self._app = app
        self._listen(bound(self._settings.bound_to, self._settings.port))

    async def open_lan(self) -> None:
        """Listen on the network too, on the same port, without a restart."""
        if self._lan:
            return
        found = lan_addresses()
        private = [a for a in found if ipaddress.ip_address(a).is_private]
        if self._app is None or not found:
            raise Unable("server-no-network")
        for address in private or found[:1]:
            with contextlib.suppress(Refusal):
                self._listen(bound(address, self.port))
                self._lan.append(address)
        if not self._lan:
            raise Unable("server-no-network")
        self.lan = True

    def _listen(self, at: socket.socket) -> None:
        limits, settings = self._settings.limits, self._settings
        self.port = at.getsockname()[1]
        config = uvicorn.Config(
            self._app,
            http=partial(Connection, limits, self._connections, trusted(settings), self._budgets),  # type: ignore[arg-type]
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.base_url),
            forwarded_allow_ips=settings.proxies,
            ws=Socket,
            ws_max_size=limits.message,
            ws_per_message_deflate=False,  # a compressor per socket would need more memory than its game
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
            limit_concurrency=limits.sockets_of_all + 500,
            timeout_graceful_shutdown=PATIENCE,
        )
        listener = Listener(config)
        self._open[listener] = asyncio.create_task(listener.serve([at]))

    def close(self) -> None:
        """Accept no more connections and close the open ones; `closed` waits for them."""
        for listener in self._open:
            listener.should_exit = True

    async def closed(self) -> None:
        while self._open:
            listener, task = next(iter(self._open.items()))
            await task
            del self._open[listener]


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at the port; if none is given, at the first free one."""
    ports = [port] if port is not None else list(range(PORT, PORT + TRIES))
    for attempt in ports:
        try:
            return _bound(host, attempt)
        except OSError as error:
            why = reason(error)
    raise Refusal("server-taken", host=host, port=str(ports[0]), reason=why)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    at = socket.socket(family, kind)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share a port
            at.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        at.bind(address)
        at.listen(WAITING)
        at.setblocking(False)
    except OSError:
        at.close()
        raise
    return at
