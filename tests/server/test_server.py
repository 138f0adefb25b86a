"""The server's context: who may come in, what is answered, what is limited, what is told to nobody."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import logging
import os
import pathlib
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import demesne
from demesne import Game, __version__
from demesne.cards import PUBLISHED
from demesne.refusal import Refusal
from demesne.server import hosts, listeners, logs
from demesne.server.app import make_app
from demesne.server.errors import TooMany, told
from demesne.server.headers import POLICY
from demesne.server.identity import COOKIE, Guests, Links
from demesne.server.limits import Buckets, Limits, Open, Rate, neighbourhood
from demesne.server.metrics import Metrics
from demesne.server.page import Page
from demesne.server.serve import serve
from demesne.server.settings import Settings
from demesne.words import LANGUAGES

pytestmark = pytest.mark.slow  # sockets that wait for their limits

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
GENEROUS = Limits(requests=PLENTY, of_address=PLENTY, tables=PLENTY, tables_of_address=PLENTY, cpu_of_guest=PLENTY, cpu_of_address=PLENTY, cpu_here=PLENTY, health=PLENTY, hello_seconds=5)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def settings_of(folder: pathlib.Path, **given: Any) -> Settings:
    return Settings(**{"secret": SECRET, "database": f"sqlite:///{folder / 'games.sqlite'}", "port": 0, "metrics": True, **given})


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
        assert self._ready.wait(20), "the server did not start"
        self.http = httpx.Client(base_url=self.address, timeout=60)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.loop.call_soon_threadsafe(self.context.listeners.close)
        self._thread.join(20)

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
    lines = [f"GET {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", "Connection: Upgrade", "Upgrade: websocket"]
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


# ---------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"port": 70_000}, "port: expected a number from 0 to 65535, got 70000"),
        ({"host": "no host"}, "host: expected an address or a name of this machine, got \"no host\""),
        ({"lan": True, "host": "10.0.0.7"}, "use only one of --lan or --host"),
        ({"base_url": "table.example"}, "base URL: expected one such as https://table.example, without a path, got \"table.example\""),
        ({"base_url": "https://table.example/dominion"}, "without a path, got \"https://table.example/dominion\""),
        ({"base_url": "https://anna:secret@table.example"}, "base URL: expected one such as"),
        ({"base_url": "https://[::"}, "base URL: expected one such as"),
        ({"dev": True, "lan": True}, "--dev: expected an address that only this machine can reach, got \"0.0.0.0\""),
        ({"dev": True, "host": "0.0.0.0"}, "--dev: expected an address that only this machine can reach, got \"0.0.0.0\""),
        ({"dev": True, "host": "table.example"}, "--dev: expected"),
        ({"dev": True, "base_url": "https://table.example"}, "--dev: expected"),
    ],
)
def test_settings_that_do_not_go_together_get_one_line(given: dict[str, Any], line: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Settings(**given)
    assert line in str(refusal.value) and "\n" not in str(refusal.value)


def test_the_secret_is_not_shown() -> None:
    assert "secret" not in repr(Settings(secret=SECRET))


def test_without_a_word_only_this_machine_is_served() -> None:
    assert Settings().bound_to == "127.0.0.1" and not Settings().lan and not Settings().dev


def test_the_next_free_port_is_taken_but_never_instead_of_one_asked_for() -> None:
    first = listeners.bound("127.0.0.1", None)
    second = listeners.bound("127.0.0.1", None)
    taken = first.getsockname()[1]
    assert listeners.PORT <= taken < second.getsockname()[1]
    with pytest.raises(Refusal, match=f"cannot listen at 127.0.0.1, port {taken}: "):
        listeners.bound("127.0.0.1", taken)
    first.close()
    second.close()


# ---------------------------------------------------------------- identity


def test_a_guest_is_known_by_the_cookie_alone() -> None:
    guests = Guests(SECRET, secure=False)
    guest = guests.new()
    header = guests.cookie(guest)
    value = header.split(";")[0]
    assert guests.known(f"other=1; {value}; more=2") == guest
    assert guests.new() != guest and re.fullmatch("[a-z2-7]{26}", guest)
    assert header.endswith("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict")
    assert Guests(SECRET, secure=True).cookie(guest).endswith("; Secure")


def test_a_cookie_that_this_server_has_not_sealed_is_nobody() -> None:
    guests = Guests(SECRET, secure=False)
    guest = guests.new()
    value = guests.cookie(guest).split(";")[0].removeprefix(f"{COOKIE}=")
    other = "b" if value[0] != "b" else "c"
    bad = ["", guest, f"{guest}.", f".{value}", other + value[1:], value[:-1] + ("a" if value[-1] != "a" else "e"), value + "x", "é" * 26]
    assert all(guests.known(f"{COOKIE}={text}") is None for text in bad)
    assert Guests(b"another" * 5, secure=False).known(f"{COOKIE}={value}") is None
    assert guests.known(f"{COOKIE}={value}") == guest


def test_a_renewed_link_of_a_seat_is_another_one() -> None:
    links = Links(SECRET)
    old, new = links.seat("t1", 2), links.seat("t1", 2, "ab12")
    marks = ["", "", "ab12", ""]
    assert links.seat_of(new, "t1", marks) == 2 and links.seat_of(old, "t1", marks) is None
    assert links.seat_of(new, "t1") is None and links.is_link(new) and not links.is_link(new.replace("ab12", "ab13"))


def test_durations_are_measured_by_a_clock_that_nobody_sets() -> None:
    """time.time jumps when the machine's clock is set; moments that are stored or logged come from elsewhere."""
    package = pathlib.Path(demesne.__file__).parent
    wall = [file.name for file in package.rglob("*.py") if re.search(r"\btime\.time\b|from time import", file.read_text(encoding="utf-8"))]
    assert wall == []


def test_each_link_opens_one_thing_only() -> None:
    links = Links(SECRET)
    paths = [links.join("t1"), links.watch("t1"), links.join("t2"), links.watch("t2")]
    paths += [links.seat(table, seat) for table in ("t1", "t2") for seat in range(6)]
    tokens = [path.rpartition("/")[2] for path in paths]
    assert len({token.rpartition(".")[2] for token in tokens}) == len(paths)
    assert [t for t in tokens if links.is_join(t, "t1")] == tokens[:1]
    assert [t for t in tokens if links.is_watch(t, "t1")] == tokens[1:2]
    assert [links.seat_of(t, "t1") for t in tokens] == [None] * 4 + [*range(6)] + [None] * 6
    assert all(links.is_link(path) for path in paths)
    assert links.seat("t1", 3).startswith("/seat/t1.3.") and len(tokens[0].partition(".")[2]) == 26
    for odd in ("", "/", "/join/", "/join/t1", "/seat/t1.0.x", "/join/" + tokens[1], "//join/" + tokens[0], paths[0] + "?a", "/x/" + tokens[0], "join/é"):
        assert not links.is_link(odd)
    assert not Links(b"another" * 5).is_link(paths[0])


# ---------------------------------------------------------------- hosts and origins


def test_only_known_hosts_are_answered(client: TestClient[Litestar]) -> None:
    for host in ("127.0.0.1", "localhost:9", "LOCALHOST", "[::1]:8200"):
        assert client.get("/api/kingdoms", headers={"host": host}).status_code == 200, host
    for host in ("evil.example", "127.0.0.1.evil.example", "192.168.0.9:8200", "", "a@127.0.0.1", "[::1", "testserver"):
        answer = client.get("/api/kingdoms", headers={"host": host})
        assert answer.status_code == 403 and answer.json()["error"] == ["server-unknown-host", {}], host
    assert client.get("/health/live", headers={"host": "10.0.0.7"}).text == "ok", "who watches over it comes by any name"


def test_what_changes_something_comes_from_our_page(client: TestClient[Litestar]) -> None:
    def status(**headers: str) -> int:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return client.post("/api/kingdoms/read", json={"text": "First Game"}, headers=sent).status_code

    assert status() == status(origin=HERE) == status(origin=HERE, sec_fetch_site="same-origin") == 200
    for origin in ("null", "https://evil.example", "http://127.0.0.1:9999", "http://127.0.0.1", "file://127.0.0.1:8200", "http://[", ""):
        assert status(origin=origin) == 403, origin
    assert status(sec_fetch_site="cross-site") == status(sec_fetch_site="same-site") == 403
    foreign = {"sec-fetch-site": "cross-site"}
    assert client.get("/api/server", headers=foreign).status_code == 403
    assert client.get("/join/t.x", headers=foreign).status_code == 503, "a link in a letter is followed (the page is not built)"


def test_behind_a_proxy_the_world_s_name_counts(tmp_path: pathlib.Path) -> None:
    app = make_app(settings_of(tmp_path, base_url="https://table.example"))
    with TestClient(app, base_url="https://table.example") as client:
        answer = client.post("/api/kingdoms/read", json={"text": "First Game"}, headers={"origin": "https://table.example"})
        assert answer.status_code == 200
        assert client.post("/api/kingdoms/read", json={}, headers={"origin": "https://other.example"}).status_code == 403
        answer = client.get("/api/server")
        assert "; Secure" in answer.headers["set-cookie"] and "max-age" in answer.headers["strict-transport-security"]
        assert answer.json()["addresses"] == ["https://table.example"] and answer.json()["here"] is False


def test_sockets_are_opened_to_our_page_only(server: Running) -> None:
    table = server.made()["table"]
    with server.look(table, origin=server.address) as socket:
        assert hello(socket)["table"] == table
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        with pytest.raises(InvalidStatus) as refused:
            server.look(table, headers=headers)
        assert refused.value.response.status_code == 403
    with shaken(server, f"/ws/{table}", host="evil.example") as raw:
        assert raw.recv(1000).startswith(b"HTTP/1.1 403 ")


def test_open_to_the_network_the_machine_s_addresses_count(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "lan_addresses", lambda: ["192.168.0.9"])
    with TestClient(make_app(settings_of(tmp_path, lan=True, port=8200)), base_url="http://192.168.0.9:8200") as client:
        about = client.get("/api/server").json()
        assert about["lan"] and about["addresses"] == ["http://192.168.0.9:8200"] and not about["here"]
        assert client.get("/api/server", headers={"host": "192.168.0.10"}).status_code == 403
        assert client.post("/api/server/lan").status_code == 403


def test_addresses_in_the_network_are_no_loopback() -> None:
    assert not [a for a in hosts.lan_addresses() if a.startswith("127.") or a == "0.0.0.0"]


# ---------------------------------------------------------------- headers and cookies


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 503),
        ("GET", "/api/server", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/words/en", 200),
        ("GET", "/health/live", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/schema", 200),
        ("GET", "/api/tables/nothing", 404),
    ],
)
def test_every_answer_has_our_headers(client: TestClient[Litestar], method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "camera=()" in answer.headers["permissions-policy"] and answer.headers["cache-control"]
    assert "server" not in answer.headers and re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])


def test_refusals_at_the_gate_have_our_headers_too(client: TestClient[Litestar]) -> None:
    answer = client.get("/", headers={"host": "evil.example"})
    assert answer.status_code == 403 and {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_the_policy_lets_nothing_foreign_in() -> None:
    assert POLICY.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")
    assert "unsafe" not in POLICY and "http" not in POLICY and "*" not in POLICY


def test_a_guest_gets_one_cookie(client: TestClient[Litestar]) -> None:
    """Not with the page: a link from elsewhere is followed without the cookie, which would then be lost."""
    for path in ("/", "/join/t.x", "/api/words/en", "/api/kingdoms", "/health/live", "/nothing"):
        assert "set-cookie" not in client.get(path).headers, path
    first = client.get("/api/server")
    assert "HttpOnly; SameSite=Strict" in first.headers["set-cookie"] and "Secure" not in first.headers["set-cookie"]
    for path in ("/api/server", "/api/tables", "/api/tables/nothing"):
        assert "set-cookie" not in client.get(path).headers, path
    client.cookies.set(COOKIE, "forged.cookie")
    assert client.get("/api/server", headers={"cookie": f"{COOKIE}=forged.cookie"}).headers["set-cookie"].startswith(f"{COOKIE}=")


# ---------------------------------------------------------------- limits


def test_buckets_fill_with_time_and_forget_who_is_not_seen() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 0.5), lambda: now)
    assert [buckets.wait("anna") for _ in range(3)] == [0, 0, 2]
    assert buckets.wait("bert") == 0, "each has a bucket of their own"
    now = 1
    assert buckets.wait("anna") == 1
    now = 2.5
    assert buckets.wait("anna") == 0
    with pytest.raises(TooMany):
        buckets.take("anna")
    now = 1000
    assert [buckets.wait("anna") for _ in range(3)] == [0, 0, 2], "and it never holds more than it can"
    for guest in range(Buckets.MOST + 50):
        buckets.wait(guest)
    assert len(buckets._left) == Buckets.MOST


def test_what_is_open_is_counted_and_let_go() -> None:
    open = Open()
    with open.one_more(("all", 3), ("anna", 1)):
        with pytest.raises(TooMany), open.one_more(("all", 3), ("anna", 1)):
            raise AssertionError
        with open.one_more(("all", 3), ("bert", 1)):
            pass
    assert open._open == {}


@pytest.mark.parametrize(
    ("address", "of"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_whom_an_address_stands_for(address: str, of: str) -> None:
    assert neighbourhood(address) == of


def limited(folder: pathlib.Path, **limits: Any) -> TestClient[Litestar]:
    return TestClient(make_app(settings_of(folder, limits=Limits(**limits))), base_url=HERE)


def test_a_guest_who_asks_too_often_waits(tmp_path: pathlib.Path) -> None:
    with limited(tmp_path, requests=Rate(3, 0.1)) as client:
        client.get("/api/server")
        answers = [client.get("/api/server") for _ in range(5)]
        assert [a.status_code for a in answers] == [200, 200, 200, 429, 429]
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
        assert answers[-1].json() == {"error": ["server-too-many", {"seconds": 10}], "text": "too many requests at once; please wait 10 s"}
        client.cookies.clear()
        assert client.get("/api/server").status_code == 200, "somebody else does not"


@pytest.mark.parametrize("which", ["of_all", "of_address"])
def test_too_many_requests_of_all_and_of_an_address(tmp_path: pathlib.Path, which: str) -> None:
    with limited(tmp_path, **{which: Rate(3, 0.1)}) as client:
        assert [client.get("/api/kingdoms").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert client.get("/health/live").status_code == 200


def test_a_guest_makes_so_many_tables(tmp_path: pathlib.Path) -> None:
    with limited(tmp_path, tables=Rate(2, 0.001)) as client:
        assert [client.post("/api/tables", json=NEW_TABLE).status_code for _ in range(3)] == [201, 201, 429]


@pytest.mark.slow
def test_a_random_kingdom_that_cannot_be_is_found_out_beside_the_games(client: TestClient[Litestar]) -> None:
    for wishes, status in (({"village": True}, 201), ({"costs": 10}, 400)):
        answer = client.post("/api/tables", json={**NEW_TABLE, "kingdom": {"random": wishes}})
        assert answer.status_code == status
    assert answer.json()["error"] == ["error-kingdom-wishes", {}]


def test_so_many_tables_come_from_an_address(tmp_path: pathlib.Path) -> None:
    with limited(tmp_path, tables_of_address=Rate(2, 0.001)) as client:
        for expected in (201, 201, 429):
            client.cookies.clear()
            assert client.post("/api/tables", json=NEW_TABLE).status_code == expected


GAME = Game("First Game", seed=1).record()
HEAVY = (("/api/replay", {}), ("/api/replay/at", {"at": 0}), ("/api/replay/play-on", {"at": 0, "seat": 0}))


def test_what_takes_long_is_not_asked_for_at_will(tmp_path: pathlib.Path) -> None:
    with limited(tmp_path, cpu_of_address=Rate(0.6, 0.001)) as client:
        assert client.post("/api/kingdoms/random", json={}).status_code == 200
        while (answer := client.post("/api/replay", json={"record": GAME})).status_code != 429:
            assert answer.status_code == 200
        assert answer.json()["error"][0] == "server-spent"
        assert int(answer.headers["retry-after"]) == answer.json()["error"][1]["seconds"] > 0
        for path, more in HEAVY:
            client.cookies.clear()  # a fresh cookie is no fresh budget
            assert client.post(path, json={"record": GAME, **more}).status_code == 429, path


def test_a_body_has_an_end(client: TestClient[Litestar], server: Running) -> None:
    long = json.dumps({"text": "x" * 70_000})
    answer = client.post("/api/kingdoms/read", content=long, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (413, ["server-too-long", {}])
    chunks = (b"x" * 1000 for _ in range(100))
    answer = server.http.post("/api/kingdoms/read", content=chunks, headers={"content-type": "application/json"})
    assert answer.status_code == 413, "also one that does not say how long it is"


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: pathlib.Path) -> None:
    with Running(make_app(settings_of(tmp_path, limits=Limits(body_seconds=0.3)))) as server:
        port = server.context.listeners.port
        with socket.create_connection(("127.0.0.1", port), timeout=60) as raw:
            raw.sendall(f"POST /api/kingdoms/read HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{{".encode())
            assert raw.recv(1000).startswith(b"HTTP/1.1 408 ")


def test_a_guest_opens_so_many_sockets(tmp_path: pathlib.Path) -> None:
    with Running(make_app(settings_of(tmp_path, limits=Limits(sockets=2)))) as server:
        table = server.made()["table"]
        with contextlib.ExitStack() as stack:
            sockets = [stack.enter_context(server.look(table)) for _ in range(2)]
            for each in sockets:
                hello(each)
            third = stack.enter_context(server.look(table))
            assert said(third, "refused")["phrase"] == ["server-too-many-open", {"seconds": 10}]
            assert code_of(third) == 1013
            sockets[0].close()
            until(lambda: "\ndemesne_sockets 1\n" in server.http.get("/metrics").text)
            hello(stack.enter_context(server.look(table)))


# ---------------------------------------------------------------- bad input


def sent(client: TestClient[Litestar], path: str, body: bytes, kind: str = "application/json") -> tuple[int, Any]:
    answer = client.post(path, content=body, headers={"content-type": kind})
    return answer.status_code, answer.json()


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"1",
    b'"x"',
    b"{}",
    b'{"text": 1}',
    b'{"text": null}',
    b'{"text": "First Game", "more": 1}',
    b'{"text": "\\ud800"}',
    b'{"text": "\xff"}',
    b'{"text": NaN}',
    b"[" * 20_000,
    b'{"text":' * 5_000,
    b"[" * 5_000 + b"]" * 5_000,
    b"9" * 10_000,
    b'{"text": "' + b"x" * 3000 + b'"}',
    b'{"text": ""}',
    b'{"text": "No Such Set"}',
    b'{"text": "\\u0000"}',
    b'{"text": "Copper, Silver"}',
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:30]))
def test_a_body_that_is_not_as_expected_is_refused_in_one_line(client: TestClient[Litestar], body: bytes) -> None:
    status, answer = sent(client, "/api/kingdoms/read", body)
    assert status == 400 and set(answer) == {"error", "text"}
    assert isinstance(answer["error"][0], str) and isinstance(answer["error"][1], dict)
    assert answer["text"] and "\n" not in answer["text"] and len(answer["text"]) < 400 and "Traceback" not in answer["text"]


def test_only_json_is_read(client: TestClient[Litestar]) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        status, answer = sent(client, "/api/kingdoms/read", b'{"text": "First Game"}', kind)
        assert (status, answer["error"]) == (400, ["server-json", {}])
    assert sent(client, "/api/kingdoms/read", b'{"text": "First Game"}', "application/json; charset=utf-8")[0] == 200


@pytest.mark.parametrize(
    "changes",
    [
        {"kingdom": {"set": "No Such Set"}},
        {"kingdom": {}},
        {"kingdom": {"set": "First Game", "cards": ["Moat"]}},
        {"kingdom": {"cards": ["Moat"] * 10}},
        {"seats": []},
        {"seats": [{"kind": "me", "name": "A"}] * 7},
        {"seats": [{"kind": "king", "name": "A"}] * 2},
        {"seats": [{"kind": "me", "name": "\u202e"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me", "name": "x" * 25}, {"kind": "bot"}]},
        {"seal": "ab"},
        {"seal": "AB" * 32},
        {"options": {"clock": -1}},
        {"options": {"clock": 1e400}},
        {"options": {"edition": 3}},
        {"options": {"secret": "mine"}},
        {"more": 1},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_made_is_refused(client: TestClient[Litestar], changes: dict[str, Any]) -> None:
    status, answer = sent(client, "/api/tables", json.dumps({**NEW_TABLE, **changes}).encode())
    assert status == 400 and answer["text"]


@pytest.mark.parametrize("table", ["nothing", "a" * 24, "a" * 500, "%00", "..", "%2e%2e%2f", "é", "A", "a.b", "-", "'"])
@pytest.mark.parametrize("rest", ["", "/review", "/record", "/at/3"])
def test_a_table_that_is_not_there(client: TestClient[Litestar], table: str, rest: str) -> None:
    answer = client.get(f"/api/tables/{table}{rest}")
    assert answer.status_code == 404 and set(answer.json()) == {"error", "text"}


def test_numbers_out_of_range(client: TestClient[Litestar]) -> None:
    table = client.post("/api/tables", json=NEW_TABLE).json()["table"]
    for path in ("at/-1", "at/x", "at/100001", f"at/{'9' * 300}", "at/1?as=6", "at/1?as=-1", "at/1?as=x"):
        assert client.get(f"/api/tables/{table}/{path}").status_code in (400, 404), path
    assert client.get(f"/api/tables/{table}/at/1").json()["error"] == ["table-not-over", {}]
    assert client.get(f"/api/tables/{table}/record").status_code == 409


def test_refusals_inside_refusals_are_told_as_phrases() -> None:
    inner = Refusal("error-record-hex", name="key")
    outer = Refusal("error-in", where=pathlib.Path("x"), error=inner)
    assert told(outer)["error"] == ["error-in", {"where": "x", "error": ["error-record-hex", {"name": "key"}]}]


class Broken:
    """Rooms in which everything goes wrong."""

    live: dict[str, Any] = {}
    store = SimpleNamespace(ready=lambda: asyncio.sleep(0, False))

    def __getattr__(self, name: str) -> Any:
        async def fail(*_: Any) -> None:
            raise RuntimeError("hand: Copper, Copper, Gold; key 1234")

        return fail


def test_a_fault_is_told_to_nobody(caplog: pytest.LogCaptureFixture) -> None:
    rooms: Any = Broken()
    with TestClient(make_app(Settings(secret=SECRET, metrics=True), rooms), base_url=HERE, raise_server_exceptions=False) as client:
        answer = client.post("/api/tables", json=NEW_TABLE)
        assert answer.status_code == 500
        assert answer.json() == {"error": ["server-fault", {}], "text": "something went wrong on the server"}
        assert client.get("/health/ready").status_code == 503 and client.get("/health/live").status_code == 200
        assert 'demesne_errors_total{kind="RuntimeError"} 1' in client.get("/metrics").text
    lines = [logs.Lines().format(record) for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(lines) == 1
    line = json.loads(lines[0])
    assert line["error"] == "RuntimeError" and line["event"] == "fault" and line["request"]
    assert any(place.startswith("http.py:") for place in line["through"]) and "Gold" not in lines[0]


def test_a_fault_at_the_door_is_told_to_nobody_either() -> None:
    rooms: Any = Broken()
    with Running(make_app(Settings(secret=SECRET, port=0), rooms)) as server, server.look("abc") as socket:
        socket.send('{"type": "hello", "protocol": 2}')
        assert said(socket, "refused")["phrase"] == ["server-fault", {}]
        assert code_of(socket) == 4503 and not socket.close_reason


# ---------------------------------------------------------------- what a page asks for


@pytest.mark.parametrize("lang", [*LANGUAGES, "xx"])
def test_the_words_of_a_language(server: Running, lang: str) -> None:
    answer = server.http.get(f"/api/words/{lang}")
    words = answer.json()
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["cache-control"] == "no-cache"
    assert {card.name for card in PUBLISHED} <= set(words["cards"]) and set(words["sets"]) >= {"First Game", "First Game (1e)"}
    steward = words["cards"]["Steward"]
    assert set(steward["options"]) == {"cards", "coins", "trash"} and all(steward["options"].values())
    assert steward["types"] == ["action"] and steward["cost"] == 3 and steward["text"] and steward["rulings"]
    assert "text1" not in steward and words["cards"]["Throne Room"]["text1"] != words["cards"]["Throne Room"]["text"]
    again = server.http.get(f"/api/words/{lang}", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.content
    plain = server.http.get(f"/api/words/{lang}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == words


def test_a_language_we_do_not_have(client: TestClient[Litestar]) -> None:
    assert client.get("/api/words/de").json()["text"] == "language: expected one of en, hu, ru, pl, is"


def test_kingdoms(client: TestClient[Litestar]) -> None:
    found = {each["name"]: each for each in client.get("/api/kingdoms").json()}
    assert found["First Game"]["edition"] == 2 and len(found["First Game"]["cards"]) == 10
    assert found["First Game"]["boxes"] == ["base"]
    wishes = {"boxes": ["intrigue 2e"], "village": True, "attacks": 0, "banned": ["Baron"], "locked": ["Nobles"]}
    ten = client.post("/api/kingdoms/random", json=wishes).json()["cards"]
    assert len(set(ten)) == 10 and "Nobles" in ten and "Baron" not in ten
    for odd in ({"boxes": ["nothing"]}, {"locked": ["Copper"]}, {"locked": ["Moat"], "banned": ["Moat"]}, {"boxes": ["base 2e"], "attacks": 0, "locked": ["Witch"]}):
        assert client.post("/api/kingdoms/random", json=odd).status_code == 400, odd


def test_a_kingdom_is_read_in_any_language(client: TestClient[Litestar]) -> None:
    def read(text: str) -> Any:
        return client.post("/api/kingdoms/read", json={"text": text}).json()

    assert read("First Game (1e)")["set"] == "First Game (1e)" and read("First Game (1e)")["edition"] == 1
    ten = read("first game")["cards"]
    hungarian = client.get("/api/words/hu").json()["sets"]["First Game"]
    assert read(hungarian)["cards"] == ten
    assert read("\n".join(ten)) == {"cards": ten, "edition": 2, "set": None}


def finished_record() -> str:
    game = Game("First Game", players=2, seed=3)
    chooser = random.Random(1)
    while game.decision is not None and len(game.answers) < 4000:
        decision = game.decision
        picks = chooser.sample(decision.options, chooser.randint(decision.least, decision.most))
        with contextlib.suppress(ValueError):
            game.answer(*picks)
    return game.record()


def test_a_record_is_looked_back_at(client: TestClient[Litestar]) -> None:
    record = finished_record()
    review = client.post("/api/replay", json={"record": record}).json()
    assert review["players"] == 2 and len(review["decks"]) == 2 and review["steps"]
    for odd in ("", "x", record[:-200] + "nonsense", record.replace("buy", "by"), "import os", "\x00", "[" * 5000):
        answer = client.post("/api/replay", json={"record": odd})
        assert answer.status_code == 400 and answer.json()["text"], odd[:40]
    big = client.post("/api/replay", json={"record": "x" * (9 * 1024 * 1024)})
    assert big.status_code == 413
    assert client.post("/api/replay", json={"record": "x\n" * 100_000}).status_code == 400, "longer than other bodies"


def test_a_qr_code_shows_only_links_of_this_server(server: Running) -> None:
    made = server.made()
    for path in ("/", made["links"]["join"], made["links"]["seats"]["0"]):
        answer = server.http.get("/api/qr", params={"path": path})
        assert answer.headers["content-type"] == "image/svg+xml" and answer.content.startswith(b"<svg")
    for path in ("/join/x.y", "https://evil.example/", "//evil.example", f"/t/{made['table']}", made["links"]["join"] + "x", ""):
        assert server.http.get("/api/qr", params={"path": path}).status_code == 403, path
    assert server.http.get("/api/qr", params={"path": "/", "address": "https://evil.example"}).status_code == 403
    assert server.http.get("/api/qr", params={"path": "/" * 300}).status_code == 400
    assert server.http.get("/api/qr").status_code == 400


def test_the_schema_is_json_and_whole(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/schema").json()
    assert schema["info"]["version"] == __version__ and schema["openapi"].startswith("3.")
    assert {"/api/tables", "/api/tables/{table}/sit", "/api/replay", "/api/words/{lang}", "/api/server"} <= set(schema["paths"])
    assert not [path for path in schema["paths"] if not path.startswith("/api/") or "dev" in path]


# ---------------------------------------------------------------- the page


@pytest.fixture
def built(tmp_path: pathlib.Path, client: TestClient[Litestar]) -> TestClient[Litestar]:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Demesne</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text("1;" * 100)
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"1;" * 100))
    client.app.state["context"].page = Page.read(folder)
    return client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/join/t.mac", "/watch/t.mac", "/seat/t.0.mac", "/review/t", "/replay", "/how-to-play", "/about", "/privacy"])
def test_every_place_of_the_page_is_drawn_by_the_same_file(built: TestClient[Litestar], path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 200 and "Demesne" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8" and answer.headers["cache-control"] == "no-cache"
    assert built.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_assets_are_kept_for_ever_and_sent_packed(built: TestClient[Litestar]) -> None:
    path = "/assets/main-1a2b.js"
    plain = built.get(path, headers={"accept-encoding": "identity"})
    assert plain.text == "1;" * 100 and plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"] and plain.headers["vary"] == "accept-encoding"
    assert built.get(path, headers={"accept-encoding": "gzip"}).text == "1;" * 100
    with built.stream("GET", path, headers={"accept-encoding": "gzip, br;q=1"}) as answer:
        assert answer.headers["content-encoding"] == "br" and b"".join(answer.iter_raw()) == b"brotli"
    assert built.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("path", ["/nothing", "/assets/nothing.js", "/../identity.py", "/%2e%2e/identity.py", "/assets/..%2f..%2findex.html", "/index.html/x", "/assets", "/main-1a2b.js.br"])
def test_nothing_else_is_there(built: TestClient[Litestar], path: str) -> None:
    assert built.get(path, headers={"accept": "*/*"}).json()["error"] == ["server-nothing-here", {}]
    shown = built.get(path, headers={"accept": "text/html"})
    assert shown.status_code == 404 and "Demesne" in shown.text, "the page tells a person"


def test_a_page_that_is_not_built_says_how(client: TestClient[Litestar]) -> None:
    answer = client.get("/")
    assert answer.status_code == 503 and answer.headers["content-type"].startswith("text/plain")
    assert answer.text == "the page is not built: in a source folder make play builds it\n"


# ---------------------------------------------------------------- for those who run it


def test_health_and_metrics(server: Running) -> None:
    assert server.http.get("/health/live").text == server.http.get("/health/ready").text == "ok"
    table = server.made()["table"]
    with server.look(table) as socket:
        hello(socket)
        text = server.http.get("/metrics").text
        assert re.search(r"^demesne_sockets [1-9]", text, re.MULTILINE)
        assert re.search(r'^demesne_games\{state="running"\} [1-9]', text, re.MULTILINE)
        assert re.search(r"^demesne_commit_seconds_count [1-9]", text, re.MULTILINE)
        assert table not in text and "Anna" not in text
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) demesne_\w+ .+|demesne_\w+(\{\w+="[^"]*"\})? [0-9.e+-]+', line), line


def test_a_histogram_counts_up() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.003, 0.003, 99):
        metrics("commit_seconds", seconds)
    lines = [line for line in metrics.text().splitlines() if line.startswith("demesne_commit_seconds")]
    assert lines[0] == 'demesne_commit_seconds_bucket{le="0.001"} 1'
    assert lines[2] == 'demesne_commit_seconds_bucket{le="0.005"} 3'
    assert lines[-3:] == ['demesne_commit_seconds_bucket{le="+Inf"} 4', "demesne_commit_seconds_sum 99.006500", "demesne_commit_seconds_count 4"]


def test_the_log_names_nobody(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    http = httpx.Client(base_url=server.address)
    made = server.made(http, seats=[{"kind": "me", "name": "Ottilia"}, {"kind": "friend"}])
    join = made["links"]["join"]
    http.get(join)
    http.get(f"/api/tables/{made['table']}", params={"token": join.rpartition("/")[2]})
    http.get("/api/qr", params={"path": join})
    with server.look(made["table"], http) as socket:
        hello(socket, token=join.rpartition("/")[2])
        socket.send("nonsense")
        said(socket, "refused")
    logging.getLogger("uvicorn.error").warning("%s asks for %s", "10.0.0.7", join)
    lines = [logs.Lines().format(record) for record in caplog.records]
    text = "\n".join(lines)
    requests = [line for line in map(json.loads, lines) if line["event"] == "request"]
    assert len(requests) >= 4 and {"/api/tables", "/api/tables/{table}", "/api/qr"} <= {line["route"] for line in requests}
    assert all(line["request"] and "status" in line for line in requests)
    until(lambda: any(r.msg == "socket" for r in caplog.records))
    sockets = [json.loads(logs.Lines().format(r)) for r in caplog.records if r.msg == "socket"]
    assert sockets[-1]["table"] == made["table"] and sockets[-1]["guest"] == requests[-1]["guest"]
    guest = http.cookies[COOKIE].partition(".")[0]
    for private in ("Ottilia", "127.0.0.1", "10.0.0.7", SEAL, join, join.rpartition(".")[2], guest, http.cookies[COOKIE], SECRET.hex()):
        assert private not in text
    assert '"pattern": "%s asks for %s"' in text


def test_what_is_logged_is_json_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        logs.begin(everything=True)
        logs.note("request", table="t1")
        logs.begin(everything=False)
        logs.note("request", table="t2")
        logs.note("fault", level=logging.ERROR, error=ValueError("Gold"))
    finally:
        root.handlers, root.level = before
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["request", "fault"] and lines[0]["table"] == "t1"
    assert lines[1]["error"] == "ValueError" and "Gold" not in str(lines)


# ---------------------------------------------------------------- this machine and the network

POSITION = {"kingdom": "First Game", "players": [{"hand": ["Village", "Gold"]}, {}], "seed": 1}
SET_UP = {"position": POSITION, "seats": NEW_TABLE["seats"]}


def test_positions_are_set_up_by_developers_only(server: Running, tmp_path: pathlib.Path) -> None:
    assert server.http.post("/api/dev/tables", json=SET_UP).status_code in (404, 405)
    assert server.http.post("/api/dev/tables", json=SET_UP).json()["error"][0] == "server-nothing-here"
    with Running(make_app(settings_of(tmp_path, dev=True))) as dev:
        assert dev.http.get("/api/server").json()["dev"] is True
        made = dev.http.post("/api/dev/tables", json=SET_UP).json()
        with dev.look(made["table"]) as socket:
            assert hello(socket)["practice"] is True
            assert said(socket, "view")["decision"]["options"] == [["Village", 1]]
        for odd in ({"kingdom": "x"}, {}, {**POSITION, "players": [{}] * 3}, {**POSITION, "supply": {"Curse": -1}}, {**POSITION, "seed": [1]}):
            assert dev.http.post("/api/dev/tables", json={**SET_UP, "position": odd}).status_code == 400, odd
        assert dev.http.post("/api/dev/tables", json=SET_UP, headers={"x-forwarded-for": "10.0.0.7"}).status_code == 404
        assert dev.http.post("/api/server/lan").status_code == 403


def test_the_network_is_let_in_from_this_machine_only(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "lan_addresses", lambda: ["127.0.0.2"])
    with Running(make_app(settings_of(tmp_path))) as server:
        about = server.http.get("/api/server").json()
        assert (about["lan"], about["addresses"], about["here"]) == (False, [], True)
        there = f"http://127.0.0.2:{server.context.listeners.port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{there}/api/server")
        for headers in ({"x-forwarded-for": "10.0.0.7"}, {"forwarded": "for=10.0.0.7"}):
            assert server.http.post("/api/server/lan", headers=headers).json()["error"] == ["server-only-here", {}]
        about = server.http.post("/api/server/lan").json()
        assert (about["lan"], about["addresses"]) == (True, [there])
        assert server.http.post("/api/server/lan").json()["addresses"] == [there], "once is enough"
        assert httpx.get(f"{there}/api/server").json()["lan"] is True
        assert server.http.get("/api/qr", params={"path": "/", "address": there}).status_code == 200


def test_without_a_network_nothing_is_opened(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "lan_addresses", list)
    with Running(make_app(settings_of(tmp_path))) as server:
        answer = server.http.post("/api/server/lan")
        assert answer.status_code == 503 and answer.json()["error"] == ["server-no-network", {}]
        assert server.http.get("/api/server").json()["lan"] is False


# ---------------------------------------------------------------- sockets


def test_a_decision_comes_and_is_answered(server: Running) -> None:
    table = server.made()["table"]
    with server.look(table) as socket:
        hello(socket)
        decision = said(socket, "view")["decision"]
        socket.send(json.dumps({"type": "answer", "decision": decision["id"], "answers": [[]]}))
        assert said(socket, "view")["decision"]["id"] != decision["id"]
        socket.send('{"type": "ping"}')
        assert said(socket, "pong")


def test_an_answer_is_carried_out_to_the_end_when_its_sender_has_gone(server: Running) -> None:
    """Half an answer would leave a table waiting: the bot's turn follows though nobody looks."""
    table = server.made()["table"]
    with server.look(table) as socket:
        hello(socket)
        decision = said(socket, "view")["decision"]
        socket.send(json.dumps({"type": "answer", "decision": decision["id"], "answers": [[], []]}))
    with server.look(table) as socket:
        hello(socket)
        view = said(socket, "view")
        while not view["decision"] or view["decision"]["id"] == decision["id"]:
            view = said(socket, "view")
        assert view["view"]["turn"] == 2 and view["view"]["player"] == 0


def test_what_a_message_has_begun_is_not_broken_off(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from demesne.server.viewer import Viewer

    steps: list[str] = []

    async def slowly(*_: Any) -> None:
        steps.append("begun")
        await asyncio.sleep(0.5)
        steps.append("done")

    with Running(make_app(settings_of(tmp_path))) as server:
        monkeypatch.setattr(Viewer, "receive", slowly)
        with server.look(server.made()["table"]) as socket:
            hello(socket)
            socket.send('{"type": "undo"}')
            while not steps:
                time.sleep(0.01)
    assert steps == ["begun", "done"], "also when its sender goes and the server stops"


def test_a_socket_that_says_nothing_is_closed(server: Running) -> None:
    with server.look("nothing") as socket:
        assert said(socket, "refused")["phrase"] == ["server-hello", {}]
        assert code_of(socket) == 4400


def test_no_table_no_socket(server: Running) -> None:
    for table in ("nothing", "A", "a" * 24):
        with server.look(table) as socket:
            socket.send('{"type": "hello", "protocol": 2}')
            assert said(socket, "refused")["phrase"] == ["table-unknown", {}]
            assert code_of(socket) == 4404


def test_nobody_looks_without_cookie_or_link(server: Running) -> None:
    made = server.made()
    stranger = httpx.Client(base_url=server.address)
    tokens = ["", "x", made["table"], made["links"]["join"][:-1], server.made()["links"]["watch"]]
    for token in tokens:
        with server.look(made["table"], stranger) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 2, "token": token}))
            assert said(socket, "refused")["phrase"] == ["table-unknown", {}]
    with server.look(made["table"], stranger) as socket:
        assert hello(socket, token=made["links"]["watch"].rpartition("/")[2])["you"] == []


FIRST_MESSAGES: list[str | bytes] = [
    "",
    "hello",
    "{}",
    "[]",
    '{"type": "ping"}',
    '{"type": "hello"}',
    '{"type": "hello", "protocol": "1"}',
    '{"type": "hello", "protocol": 2, "more": 1}',
    '{"type": "answer", "decision": "0.0", "answers": [[]]}',
    '{"type": "hello", "protocol": 2, "seat": 6}',
    b'{"type": "hello", "protocol": 2}',
    "[" * 15_000,
]


@pytest.mark.parametrize("first", FIRST_MESSAGES, ids=lambda text: repr(text[:40]))
def test_before_hello_nothing_is_done(server: Running, first: str | bytes) -> None:
    with server.look(server.made()["table"]) as socket:
        socket.send(first)
        refusal = said(socket, "refused")
        assert refusal["text"] and refusal["phrase"][0].startswith("server-")
        assert code_of(socket) == 4400


def test_a_message_that_is_too_long_closes_the_socket(server: Running) -> None:
    with server.look(server.made()["table"]) as socket:
        hello(socket)
        socket.send(json.dumps({"type": "say", "phrase": "x" * 20_000}))
        assert code_of(socket) == 1009


def test_one_who_cannot_be_understood_is_let_go(server: Running) -> None:
    with server.look(server.made()["table"]) as socket:
        hello(socket)
        for _ in range(Limits.mistakes):
            socket.send("?")
        assert code_of(socket) == 1008


def test_one_who_sends_fast_is_read_slowly(tmp_path: pathlib.Path) -> None:
    slow = settings_of(tmp_path, limits=Limits(messages=Rate(5, 20)))
    with Running(make_app(slow)) as server, server.look(server.made()["table"]) as socket:
        hello(socket)
        begun = time.monotonic()
        for _ in range(25):
            socket.send('{"type": "ping"}')
        for _ in range(25):
            said(socket, "pong")
        assert time.monotonic() - begun > 0.8


def test_one_who_is_silent_for_long_is_let_go(tmp_path: pathlib.Path) -> None:
    impatient = settings_of(tmp_path, limits=Limits(idle_seconds=0.3))
    with Running(make_app(impatient)) as server, server.look(server.made()["table"]) as socket:
        hello(socket)
        assert code_of(socket) == 1001


def test_a_socket_that_does_not_answer_is_closed(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half open: the other side has gone without a word."""
    monkeypatch.setattr(listeners, "HEARTBEAT", 0.3)
    with Running(make_app(settings_of(tmp_path))) as server:
        made = server.made()
        with shaken(server, f"/ws/{made['table']}") as raw:
            received = b""
            while part := raw.recv(1000):
                received += part
            assert received.startswith(b"HTTP/1.1 101 ")
        until(lambda: "\ndemesne_sockets 0\n" in server.http.get("/metrics").text)


def nonsense(chooser: random.Random, decision: str) -> str | bytes:
    """A message that is wrong in one of many ways, or right and not allowed."""
    types = ["hello", "look", "answer", "typed", "undo", "agree", "autoplay", "suggest", "say", "resign_", "take_over", "ping", "view", "", None, 7]
    values: list[Any] = [None, True, 0, -1, 5, 6, 10**30, 1.5, "", "x", decision, "9.9", "Moat", "\u202e", "x" * 2000, [], [[]], [[[]]], [["Moat"]], [["Moat"] * 400], {}, {"a": 1}]
    fields = ["decision", "answers", "text", "lang", "seat", "undo", "yes", "level", "cards", "phrase", "protocol", "token", "more"]
    message: Any = {"type": chooser.choice(types)}
    for field in chooser.sample(fields, chooser.randint(0, 4)):
        message[field] = chooser.choice(values)
    text = json.dumps(message)
    match chooser.randint(0, 9):
        case 0:
            return text.encode()
        case 1:
            return text[: chooser.randint(0, len(text))]
        case 2:
            return "[" * chooser.randint(1, 8000)
        case 3:
            return '{"a":' * chooser.randint(1, 2000)
        case 4:
            return "".join(chooser.choice('{}[]":,0eE-.\\u') for _ in range(200))
    return text


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_nonsense_changes_nothing(tmp_path: pathlib.Path, seed: int) -> None:
    patient = Limits(mistakes=10**6, messages=Rate(1e6, 1e6))
    chooser = random.Random(seed)
    with Running(make_app(settings_of(tmp_path, limits=patient))) as server:
        made = server.made()
        with server.look(made["table"]) as socket:
            hello(socket)
            before = said(socket, "view")
            decision = before["decision"]["id"]
            harmless = 0
            for _ in range(400):
                message = nonsense(chooser, "9.9")
                if isinstance(message, str) and message.startswith('{"type": "autoplay"'):
                    continue
                socket.send(message)
                harmless += 1
            socket.send('{"type": "ping"}')
            assert said(socket, "pong")
        with server.look(made["table"]) as socket:
            hello(socket)
            after = said(socket, "view")
        assert harmless > 300 and after["decision"]["id"] == decision and after["view"] == before["view"]
        assert "demesne_errors_total{" not in server.http.get("/metrics").text, "no fault of ours"


def test_an_answer_sent_again_is_refused(server: Running) -> None:
    table = server.made()["table"]
    with server.look(table) as socket:
        hello(socket)
        answer = json.dumps({"type": "answer", "decision": said(socket, "view")["decision"]["id"], "answers": [[]]})
        socket.send(answer)
        after = said(socket, "view")
        for _ in range(3):
            socket.send(answer)
            assert said(socket, "refused")["phrase"] == ["table-answered", {}]
        assert said_again(server, table)["view"] == after["view"]


def said_again(server: Running, table: str) -> dict[str, Any]:
    with server.look(table) as socket:
        hello(socket)
        return said(socket, "view")


def test_a_fault_at_the_table_ends_nobody_s_socket(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from demesne.server.viewer import Viewer

    async def fail(*_: Any) -> None:
        raise RuntimeError("hand: Gold")

    with Running(make_app(settings_of(tmp_path))) as server:
        table = server.made()["table"]
        with server.look(table) as socket:
            hello(socket)
            with monkeypatch.context() as patch:
                patch.setattr(Viewer, "receive", fail)
                socket.send('{"type": "suggest", "decision": "0.0"}')
                refusal = said(socket, "refused")
                assert refusal["phrase"] == ["server-fault", {}] and refusal["to"] == "0.0"
            socket.send('{"type": "ping"}')
            assert said(socket, "pong")
        assert 'demesne_errors_total{kind="socket"} 1' in server.http.get("/metrics").text


# ---------------------------------------------------------------- stopping

SERVE = "import sys; from demesne.words import words; from demesne.terminal.serve import serve; sys.exit(serve(port=0, say=words('en')))"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_sigterm_tells_everybody_and_loses_nothing(tmp_path: pathlib.Path) -> None:
    environment = {**os.environ, "DEMESNE_HOME": str(tmp_path)}

    def begun() -> tuple[subprocess.Popen[str], str]:
        process = subprocess.Popen([sys.executable, "-c", SERVE], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        assert process.stdout
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        return process, found[0]

    process, address = begun()
    with httpx.Client(base_url=address) as http:
        made = http.post("/api/tables", json=NEW_TABLE).json()
        cookie = {"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"}
        with connect(f"{address.replace('http', 'ws')}/ws/{made['table']}", additional_headers=cookie) as socket:
            hello(socket)
            decision = said(socket, "view")["decision"]
            socket.send(json.dumps({"type": "answer", "decision": decision["id"], "answers": [[]]}))
            after = said(socket, "view")
            process.send_signal(signal.SIGTERM)
            assert code_of(socket) == 1012
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0 and "all games are saved" in out
    assert all(json.loads(line) for line in err.splitlines()) and "Traceback" not in err
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    process, address = begun()
    try:
        with connect(f"{address.replace('http', 'ws')}/ws/{made['table']}", additional_headers=cookie) as socket:
            assert hello(socket)["you"] == [0], "the same guest"
            assert said(socket, "view")["decision"]["id"] == after["decision"]["id"]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130


@pytest.mark.parametrize(("given", "line"), [({"database": "nonsense"}, "as the address of the database"), ({"port": 1, "host": "192.0.2.1"}, "cannot listen at 192.0.2.1, port 1: ")])
def test_what_is_wrong_at_the_start_is_one_refusal(tmp_path: pathlib.Path, given: dict[str, Any], line: str) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        with pytest.raises(Refusal, match=line):
            serve(settings_of(tmp_path, **given), lambda _: None)
    finally:
        root.handlers, root.level = before


# ---------------------------------------------------------------- everything at once


@pytest.mark.slow
def test_whatever_the_schema_allows_is_answered(server: Running) -> None:
    """Schemathesis makes up requests from the schema: no fault of ours, and answers as the schema says."""
    checks = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"
    options = ["--request-timeout", "60", "--max-examples", "10", "--seed", "1", "--exclude-path", "/api/server/lan", "--checks", checks, "--generation-database", "none", "--suppress-health-check", "all"]
    program = "import sys; from schemathesis.cli import schemathesis; sys.exit(schemathesis())"
    command = [sys.executable, "-c", program, "run", f"{server.address}/api/schema", *options]
    run = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"}, timeout=600)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert "demesne_errors_total{" not in server.http.get("/metrics").text
