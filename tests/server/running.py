"""A server with real sockets in a thread of this process, a client without sockets, and what both are asked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pathlib
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from demesne.server.app import make_app
from demesne.server.headers import POLICY
from demesne.server.identity import COOKIE
from demesne.server.limits import Limits, Rate
from demesne.server.page import Page
from demesne.server.settings import Settings

SECRET = bytes(range(32))
HERE = "http://127.0.0.1:8200"
SEAL = "ab" * 32
NEW_TABLE = {
    "kingdom": {"set": "First Game"},
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "gentle"}],
    "seal": SEAL,
    "options": {"first": 0, "seed": "7"},
}
PLENTY = Rate(1e6, 1e6)
GENEROUS = Limits(
    requests=PLENTY,
    of_address=PLENTY,
    tables=PLENTY,
    tables_of_address=PLENTY,
    cpu_of_guest=PLENTY,
    cpu_of_address=PLENTY,
    cpu_here=PLENTY,
    health=PLENTY,
    hello_seconds=60,
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def settings_of(folder: pathlib.Path, **given: Any) -> Settings:
    return Settings(
        **{"secret": SECRET, "database": f"sqlite:///{folder / 'games.sqlite'}", "port": 0, "metrics": True, **given}
    )


class Running:
    """A server with real sockets, in a thread of its own."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.context = app.state["context"]
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    async def _run(self) -> None:
        self.loop = asyncio.get_running_loop()
        async with self.app.lifespan():
            await self.context.listeners.open(self.app)
            self._ready.set()
            await self.context.listeners.closed()

    def __enter__(self) -> Running:
        self._thread.start()
        assert self._ready.wait(120), "the server did not start"
        self.http = httpx.Client(base_url=self.address, timeout=60)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.loop.call_soon_threadsafe(self.context.listeners.close)
        self._thread.join(20)

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What it gives in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    @property
    def address(self) -> str:
        return str(self.context.listeners.here())

    def made(self, http: httpx.Client | None = None, **changes: Any) -> dict[str, Any]:
        answer = (http or self.http).post("/api/tables", json={**NEW_TABLE, **changes})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def look(self, table: str, http: httpx.Client | None = None, **given: Any) -> ClientConnection:
        cookies = (http or self.http).cookies
        headers = {"Cookie": f"{COOKIE}={cookies[COOKIE]}"} if COOKIE in cookies else {}
        address = self.address.replace("http:", "ws:")
        return connect(f"{address}/ws/{table}", additional_headers={**headers, **given.pop("headers", {})}, **given)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not change how it runs."""
    with Running(make_app(settings_of(tmp_path_factory.mktemp("server"), limits=GENEROUS))) as running:
        yield running


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(settings_of(tmp_path_factory.mktemp("client"), limits=GENEROUS)), base_url=HERE) as found:
        yield found


@pytest.fixture
def client(lasting: TestClient[Litestar]) -> TestClient[Litestar]:
    """Somebody new, at a server whose page is not built."""
    lasting.cookies.clear()
    lasting.app.state["context"].page = Page({})
    return lasting


@contextlib.contextmanager
def shaken(server: Running, path: str, host: str = "") -> Iterator[socket.socket]:
    """A bare connection on which a socket was asked for; nobody speaks for it."""
    port = server.context.listeners.port
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host or f'127.0.0.1:{port}'}",
        "Connection: Upgrade",
        "Upgrade: websocket",
    ]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
    with socket.create_connection(("127.0.0.1", port), timeout=60) as raw:
        raw.sendall("\r\n".join(lines).encode())
        yield raw


def said(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == kind:
            return dict(message)


def hello(socket: ClientConnection, **more: Any) -> dict[str, Any]:
    socket.send(json.dumps({"type": "hello", "protocol": 2, **more}))
    return said(socket, "welcome")


def until(condition: Callable[[], bool]) -> None:
    """Wait for what happens at once on an idle machine."""
    latest = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < latest
        time.sleep(0.05)


def code_of(socket: ClientConnection) -> int:
    """The code with which the server closes."""
    with pytest.raises(ConnectionClosed):
        while True:
            socket.recv(timeout=60)
    return socket.close_code or 0
