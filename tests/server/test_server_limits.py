"""What one caller can take from all others: requests that never end, bodies, connections, computing, metrics."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import re
import select
import signal
import socket
import time
from typing import Any

import httpx
import pytest

from demesne import Game
from demesne.languages import language
from demesne.server import mine
from demesne.server.app import make_app
from demesne.server.connections import trusted
from demesne.server.limits import Limits, Rate, neighbourhood
from demesne.server.listeners import Listeners
from demesne.server.settings import Settings
from demesne.server.workers import Job, Rank
from demesne.table.messages import KingdomWanted
from demesne.terminal.serve import welcome
from running import NEW_TABLE, PLENTY, SECRET, Running, hello, said, until
from served import Served

pytestmark = pytest.mark.slow  # servers with real sockets

GAME = Game("First Game", seed=1).record()
WORLD = "http://table.example"
BUSY = 0.5  # CPU seconds, far more than a request takes on the event loop


def settings(folder: pathlib.Path, **given: Any) -> Settings:
    return Settings(secret=SECRET, database=f"sqlite:///{folder / 'games.sqlite'}", port=0, **given)


def running(folder: pathlib.Path, limits: Limits | None = None, **given: Any) -> Running:
    return Running(make_app(settings(folder, limits=limits or Limits(), **given)))


def raw(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.context.listeners.port), timeout=30)


def came_from(address: str) -> dict[str, str]:
    return {"host": "table.example", "x-forwarded-for": address}


# reading and replaying


def test_a_stranger_s_record_is_never_replayed_in_the_server_s_process(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replayed(*_: object) -> None:
        raise AssertionError("replayed beside the games")

    with running(tmp_path) as server:
        monkeypatch.setattr(Game, "from_record", replayed)
        assert server.http.post("/api/replay", json={"record": GAME}).status_code == 200
        assert server.http.post("/api/replay/at", json={"record": GAME, "at": 0}).json()["n"] == 0
        assert server.context.pool.pids, "a worker did it"


def test_wishes_for_a_kingdom_are_met_by_a_worker(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.table.room.random_ten", None)
    with running(tmp_path) as server:
        answer = server.http.post("/api/kingdoms/random", json={"village": True})
        assert answer.status_code == 200 and len(answer.json()["cards"]) == 10
        assert KingdomWanted(cards=answer.json()["cards"])


def test_a_record_goes_on_as_a_practice_table(tmp_path: pathlib.Path) -> None:
    with running(tmp_path) as server:
        answer = server.http.post("/api/replay/play-on", json={"record": GAME, "at": 0, "seat": 0})
        assert answer.status_code == 201, answer.text
        about = server.http.get(f"/api/tables/{answer.json()['table']}").json()
        assert about["practice"] and about["you"] == [0]
        far = server.http.post("/api/replay/play-on", json={"record": GAME, "at": 5, "seat": 0})
        assert (far.status_code, far.json()["error"][0]) == (400, "table-moment")


def test_a_record_is_as_long_as_real_ones_may_be(tmp_path: pathlib.Path) -> None:
    with running(tmp_path) as server:
        long = server.http.post("/api/replay", json={"record": "x" * (Limits.record + 100_000)})
        assert long.status_code in (400, 413)


# budgets


@pytest.mark.parametrize(
    "path", ["/api/replay", "/api/replay/at", "/api/replay/play-on", "/api/kingdoms/random", "/api/tables"]
)
def test_every_heavy_route_is_paid_for_and_a_fresh_cookie_is_no_fresh_budget(tmp_path: pathlib.Path, path: str) -> None:
    bodies: dict[str, dict[str, Any]] = {
        "/api/replay/at": {"record": GAME, "at": 0},
        "/api/replay/play-on": {"record": GAME, "at": 0, "seat": 0},
        "/api/kingdoms/random": {},
        "/api/tables": {**NEW_TABLE, "kingdom": {"random": {}}},
    }
    limits = Limits(cpu_of_address=Rate(0.04, 1e-6), cpu_of_guest=Rate(1000, 1000))
    with running(tmp_path, limits, base_url=WORLD) as server:
        codes = []
        for _ in range(60):
            with httpx.Client(base_url=server.address, headers=came_from("10.1.1.1"), timeout=60) as stranger:
                stranger.get("/api/server")  # for its cookie
                codes.append(stranger.post(path, json=bodies.get(path, {"record": GAME})).status_code)
                if codes[-1] == 429:
                    break
        assert codes[-1] == 429, codes
        with httpx.Client(base_url=server.address, headers=came_from("10.1.1.2"), timeout=60) as other:
            assert other.get("/api/server").status_code == 200, "another address has its own"


def test_what_ordinary_requests_and_messages_cost_is_charged(tmp_path: pathlib.Path) -> None:
    with running(tmp_path, base_url=WORLD) as server:
        charged: list[tuple[Any, float]] = []
        server.context.budgets.charge = lambda customer, seconds: charged.append((customer, seconds))
        server.http.headers.update(came_from("10.1.1.1"))
        table = server.made()["table"]
        deadline = time.monotonic() + 20
        while not charged and time.monotonic() < deadline:  # after the answer
            time.sleep(0.01)
        assert table and {customer.address for customer, seconds in charged if seconds > 0} == {"10.1.1.1"}


def test_what_a_request_costs_in_a_thread_is_charged_bug(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only one route did: whoever asked for the statistics of thousands of games again and again paid nothing."""

    def busy(*given: Any) -> Any:
        begun = time.thread_time()
        while time.thread_time() - begun < BUSY:
            pass
        return honest(*given)

    honest = mine.summary
    monkeypatch.setattr(mine, "summary", busy)
    limits = Limits(cpu_of_address=Rate(BUSY, 1e-6), cpu_of_guest=PLENTY)
    with running(tmp_path, limits, base_url=WORLD) as server:
        server.http.headers.update(came_from("10.1.1.1"))
        assert server.http.get("/api/me").status_code == 200
        assert server.http.get("/api/me").status_code == 429


def test_no_work_in_a_thread_is_free() -> None:
    folder = pathlib.Path(mine.__file__).parent
    found = {
        file.name for file in folder.glob("*.py") if re.search(r"\b(to_thread|run_in_executor)\(", file.read_text())
    }
    assert found == {"budgets.py"}


def test_the_start_says_that_address_limits_are_off_behind_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was said with the first request that came through one."""
    monkeypatch.setattr(Listeners, "here", lambda self: "http://127.0.0.1:1")
    say = language("en")
    assert any("limits for each address are off" in line for line in welcome(Listeners(Settings()), say, hosting=True))
    assert not any("limits" in line for line in welcome(Listeners(Settings()), say))
    known = welcome(Listeners(Settings(base_url="https://table.example")), say, hosting=True)
    assert any("X-Forwarded-For" in line for line in known) and not any("are off" in line for line in known)


# half-sent requests


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-A: "])
def test_a_request_whose_head_does_not_come_is_not_waited_for(tmp_path: pathlib.Path, sent: bytes) -> None:
    with running(tmp_path, Limits(header_seconds=0.5)) as server, raw(server) as stranger:
        stranger.sendall(sent)
        with contextlib.suppress(ConnectionResetError):
            assert stranger.recv(1000) == b"", "the connection is closed, nothing is said"


def test_a_head_that_comes_letter_by_letter_has_one_deadline(tmp_path: pathlib.Path) -> None:
    with running(tmp_path, Limits(header_seconds=1)) as server, raw(server) as stranger:
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            for letter in b"GET / HTTP/1.1\r\nX-Long: " + b"a" * 2000:
                stranger.sendall(bytes([letter]))
                time.sleep(0.1)
        assert time.monotonic() - begun < 60


def test_the_next_request_of_a_connection_has_a_deadline_too(tmp_path: pathlib.Path) -> None:
    with running(tmp_path, Limits(header_seconds=5)) as server, raw(server) as stranger:
        host = f"127.0.0.1:{server.context.listeners.port}".encode()
        stranger.sendall(b"GET /health/live HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
        answer = b""
        while not answer.endswith(b"ok"):
            part = stranger.recv(1000)
            assert part, answer
            answer += part
        assert answer.startswith(b"HTTP/1.1 200")
        stranger.sendall(b"GET /heal")
        with contextlib.suppress(ConnectionResetError):
            assert stranger.recv(1000) == b""


def test_the_deadline_of_a_head_is_not_one_for_sockets(tmp_path: pathlib.Path) -> None:
    """Every socket was closed as soon as the time for its first request was over."""
    with running(tmp_path, Limits(header_seconds=5)) as server, server.look(server.made()["table"]) as talk:
        hello(talk)
        time.sleep(6)
        talk.send('{"type": "ping"}')
        assert said(talk, "pong")


def test_a_body_that_comes_byte_by_byte_has_one_deadline(tmp_path: pathlib.Path) -> None:
    with running(tmp_path, Limits(body_seconds=1)) as server, raw(server) as stranger:
        host = f"127.0.0.1:{server.context.listeners.port}"
        head = f"POST /api/kingdoms/read HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n"
        stranger.sendall(head.encode())
        stranger.settimeout(0.1)
        answer = b""
        for _ in range(600):
            with contextlib.suppress(OSError):
                stranger.sendall(b" ")
            with contextlib.suppress(TimeoutError):
                answer = stranger.recv(1000)
                break
        assert answer.startswith(b"HTTP/1.1 408 ")


def test_many_large_bodies_at_once_are_refused_before_they_fill_the_memory(tmp_path: pathlib.Path) -> None:
    limits = Limits(bodies_of_address=1_500_000)
    with running(tmp_path, limits) as server, contextlib.ExitStack() as stack:
        host = f"127.0.0.1:{server.context.listeners.port}"
        head = f"POST /api/replay HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n"
        begun = [stack.enter_context(raw(server)) for _ in range(4)]
        for each in begun:
            each.sendall(head.encode() + b"x" * 600_000)
        answered, _, _ = select.select(begun, [], [], 60)
        assert {each.recv(1000)[:12] for each in answered} == {b"HTTP/1.1 429"} and len(answered) < 4


def test_an_address_has_so_many_connections(tmp_path: pathlib.Path) -> None:
    limits = Limits(connections_of_address=3)
    with running(tmp_path, limits, base_url=WORLD) as server, contextlib.ExitStack() as stack:
        strangers = []
        for _ in range(5):
            each = stack.enter_context(socket.socket())
            each.bind(("127.0.0.9", 0))
            each.settimeout(30)
            each.connect(("127.0.0.1", server.context.listeners.port))
            strangers.append(each)
        ends = 0
        for each in strangers[3:]:
            with contextlib.suppress(ConnectionResetError):
                assert each.recv(10) == b""
            ends += 1
        assert ends == 2
        assert server.http.get("/health/live").status_code == 200, "the proxy's are not counted"


# proxies


def test_behind_a_proxy_this_machine_is_an_address_like_others() -> None:
    assert neighbourhood("127.0.0.1") == ""
    assert neighbourhood("127.0.0.1", hosted=True) == "127.0.0.1"
    assert neighbourhood("::ffff:127.0.0.1", hosted=True) == "127.0.0.1"
    assert trusted(Settings(base_url=WORLD))("127.0.0.1") and not trusted(Settings(base_url=WORLD))("127.0.0.2")
    assert trusted(Settings())("127.0.0.1") and not trusted(Settings())("10.0.0.7")


def test_behind_a_proxy_each_forwarded_address_has_its_own_limits(tmp_path: pathlib.Path) -> None:
    with running(tmp_path, Limits(of_address=Rate(3, 0.001)), base_url=WORLD) as server:
        first = [server.http.get("/api/kingdoms", headers=came_from("10.1.1.1")).status_code for _ in range(4)]
        second = server.http.get("/api/kingdoms", headers=came_from("10.1.1.2")).status_code
        assert (first, second) == ([200, 200, 200, 429], 200)


@pytest.mark.parametrize(
    ("base_url", "headers", "said"),
    [
        ("", {"x-forwarded-for": "10.1.1.1"}, "address limits are off"),
        (WORLD, {"host": "table.example"}, "proxy sends no address"),
    ],
)
def test_a_proxy_that_hides_addresses_is_noted_once(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture, base_url: str, headers: dict[str, str], said: str
) -> None:
    with running(tmp_path, base_url=base_url) as server:
        for _ in range(3):
            server.http.get("/api/kingdoms", headers=headers)
    assert [record.message for record in caplog.records].count(said) == 1


# health and metrics


def test_health_checks_are_limited_and_ask_the_store_once_a_second(tmp_path: pathlib.Path) -> None:
    with running(tmp_path, Limits(health=Rate(5, 0.001))) as server:
        asked = 0

        async def ready() -> bool:
            nonlocal asked
            asked += 1
            return True

        server.context.rooms.store.ready = ready
        codes = [server.http.get("/health/ready").status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]
        assert asked < 5


def test_metrics_are_told_to_this_machine_only_unless_asked_for(tmp_path: pathlib.Path) -> None:
    with running(tmp_path) as server:
        assert server.http.get("/metrics").text.startswith("# HELP")
        assert server.http.get("/metrics", headers={"x-forwarded-for": "10.1.1.1"}).status_code == 403
    with running(tmp_path, base_url=WORLD) as server:
        answer = server.http.get("/metrics", headers=came_from("10.1.1.1"))
        assert (answer.status_code, answer.json()["error"][0]) == (403, "server-metrics")
        assert server.http.get("/metrics", headers={"host": "table.example"}).status_code == 403
        assert server.http.get("/metrics").status_code == 200, "who watches over it on this machine"
    with running(tmp_path, base_url=WORLD, metrics=True) as server:
        assert server.http.get("/metrics", headers=came_from("10.1.1.1")).status_code == 200


NO_LIST_YET = ["Cellar", "Chapel", "Market", "Merchant", "Militia", "Mine", "Remodel", "Smithy", "Village", "Workshop"]


def test_a_random_kingdom_waited_for_the_list_of_another_table_bug(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEMESNE_HOME", str(tmp_path))  # no list is kept there
    monkeypatch.setattr("demesne.server.workers.LOOK", 3600.0)  # seconds until a stopped worker is noticed
    with running(tmp_path) as server:
        pool = server.context.pool
        board = (NO_LIST_YET, "strong", 2, 2, False, ())
        making = pool.run(Job("strategy", board, "another table", 60.0, Rank.BACKGROUND, long=True))
        asyncio.run_coroutine_threadsafe(making, server.loop)
        until(lambda: bool(pool.pids))
        (busy,) = pool.pids
        os.kill(busy, signal.SIGSTOP)  # a list that takes for ever
        server.made(kingdom={"random": {}})
        assert busy in pool.pids


# stopping


def test_sigterm_stops_in_time_whatever_bots_are_thinking(tmp_path: pathlib.Path) -> None:
    with Served(tmp_path) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        for n in range(12):
            wishes = {"kingdom": {"random": {}}, "options": {"first": 1, "seed": str(n)}}
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "strong"}]
            assert http.post("/api/tables", json={**NEW_TABLE, **wishes, "seats": seats}).status_code == 201
        begun = time.monotonic()
        assert server.stop(signal.SIGTERM) == 0
        assert time.monotonic() - begun < 60, "each list would take a second or more of computing"
