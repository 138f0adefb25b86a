"""One connection: it is closed if a request does not arrive in time; their number per address is limited."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import Limits, neighbourhood
from .settings import Settings


def trusted(settings: Settings) -> Callable[[str], bool]:
    """Addresses whose connections are not counted: the proxy's, or without one this machine's own."""
    proxies = {proxy.strip() for proxy in settings.proxies.split(",")}
    if settings.base_url:
        return lambda address: address in proxies
    return lambda address: not neighbourhood(address)


class Connection(H11Protocol):
    """uvicorn's connection, which would wait for the headers of a request forever."""

    def __init__(
        self, limits: Limits, counts: dict[str, int], uncounted: Callable[[str], bool], /, *given: Any, **more: Any
    ) -> None:
        super().__init__(*given, **more)
        self._limits = limits
        self._counts = counts
        self._uncounted = uncounted
        self._counted = ""
        self._upgraded = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address and not self._uncounted(address):
            self._counted = neighbourhood(address, hosted=True)
            self._counts[self._counted] = self._counts.get(self._counted, 0) + 1
            if self._counts[self._counted] > self._limits.connections_of_address:
                transport.abort()
                return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._waits():
            self._expect()
        else:
            self._arrived()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._waits():
            self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._arrived()
        self._forget()  # WebSockets are counted separately
        super().handle_websocket_upgrade(event)

    def _waits(self) -> bool:
        """Whether the headers of a request come next."""
        return not self._upgraded and (self.cycle is None or self.cycle.response_complete)

    def _expect(self) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self._limits.header_seconds, self.transport.abort)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _forget(self) -> None:
        if self._counted:
            self._counts[self._counted] -= 1
            if not self._counts[self._counted]:
                del self._counts[self._counted]
            self._counted = ""
