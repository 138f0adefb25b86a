"""One connection: it is closed if a request does not arrive in time; their number per address is limited."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from itertools import count
from typing import Any

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from .budgets import Budgets, Customer
from .limits import KB, Limits, neighbourhood
from .pieces import Pay, Pieces, free_of_charge, paid_by
from .settings import Settings

FRAGMENTS = 64  # of one message
SWEPT = 1000  # connections closed between two collections of their garbage
SLOWEST = 16 * KB  # bytes of a response that are read in the time for a head, at least


_closed = count(1)


def sweep() -> None:
    """Closed connections leave reference cycles, 10 or 26 kB each; only what is new is looked through for them."""
    if next(_closed) % SWEPT == 0:
        gc.collect(1)


def trusted(settings: Settings) -> Callable[[str], bool]:
    """Addresses whose connections are not counted: the proxy's, or without one this machine's own."""
    proxies = {proxy.strip() for proxy in settings.proxies.split(",")}
    if settings.base_url:
        return lambda address: address in proxies
    return lambda address: not neighbourhood(address)


class Connection(H11Protocol):
    """uvicorn's connection, which would wait for the headers of a request forever."""

    def __init__(
        self,
        limits: Limits,
        counts: dict[str, int],
        uncounted: Callable[[str], bool],
        budgets: Budgets,
        /,
        *given: Any,
        **more: Any,
    ) -> None:
        super().__init__(*given, **more)
        self._limits = limits
        self._counts = counts
        self._uncounted = uncounted
        self._budgets = budgets
        self._counted = ""
        self._upgraded = False
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: int | None = None  # bytes of a response that were not sent yet when the deadline came

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        customer = None
        address = self.client[0] if self.client else ""
        if address and not self._uncounted(address):
            self._counted = neighbourhood(address, hosted=True)
            self._counts[self._counted] = self._counts.get(self._counted, 0) + 1
            customer = Customer(self._counted, None)
        pay = paid_by(self._budgets, customer)
        self._pieces = Pieces(transport, self._parse, lambda: not self.flow.read_paused, pay)
        self.flow = Flow(transport, self._pieces.go_on)
        if self._counts.get(self._counted, 0) > self._limits.connections_of_address:
            transport.abort()
        else:
            self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self._arrived()
        self._pieces.drop()
        super().connection_lost(exc)
        sweep()

    def data_received(self, data: bytes) -> None:
        self._pieces.arrived(data)

    def _parse(self, piece: bytes) -> None:
        super().data_received(piece)
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
        self._pieces.drop()
        super().handle_websocket_upgrade(event)

    def _waits(self) -> bool:
        """Whether the headers of a request come next."""
        return not self._upgraded and (self.cycle is None or self.cycle.response_complete)

    def _expect(self) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._unread = None
            self._deadline = self.loop.call_later(self._limits.header_seconds, self._late)

    def _late(self) -> None:
        """No request has come. Somebody who is still reading the last response, however slowly, has time for it."""
        before, self._unread = self._unread, self.transport.get_write_buffer_size()
        if self._unread and (before is None or self._unread <= before - SLOWEST):
            self._deadline = self.loop.call_later(self._limits.header_seconds, self._late)
        else:
            self.transport.abort()

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


class Flow(FlowControl):
    """uvicorn's flow control, which says when reading goes on."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], object]) -> None:
        super().__init__(transport)
        self._resumed = resumed

    def resume_reading(self) -> None:
        was_paused = self.read_paused
        super().resume_reading()
        if was_paused:
            asyncio.get_running_loop().call_soon(self._resumed)


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which would parse whatever comes, and answer pings that nobody reads the answers to.

    After the handshake nothing is parsed until the handler has said who pays for it.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._paid = False
        self._pieces = Pieces(self.transport, super().data_received, self._free, free_of_charge)

    def _free(self) -> bool:
        """The app has taken what was parsed, and the client has read what was sent."""
        return (self._paid or not self.handshake_initiated) and not self.read_paused and self.writable.is_set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._pieces.drop()
        super().connection_lost(exc)
        if scope := getattr(self, "scope", None):  # none before a handshake
            scope["state"].pop("socket", None)
        self.conn.parser.close()
        sweep()

    def data_received(self, data: bytes) -> None:
        self._pieces.arrived(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["state"]["socket"] = self

    def paid(self, pay: Pay) -> None:
        """Whoever is charged for what arrives from now on."""
        self._paid, self._pieces.pay = True, pay
        self._pieces.go_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._pieces.go_on()
        return message

    def resume_writing(self) -> None:
        super().resume_writing()
        self._pieces.go_on()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS and not self.close_sent:
            self.conn.fail(CloseCode.POLICY_VIOLATION)
            self.handle_parser_exception()
