"""What is limited by number: requests, tables, bodies, sockets."""

from __future__ import annotations

import contextlib
import json
import pathlib
import socket
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import running
from demesne import Game
from demesne.server.app import make_app
from demesne.server.errors import TooMany
from demesne.server.limits import Buckets, Limits, Open, Rate, neighbourhood
from running import HERE, NEW_TABLE, Running, code_of, hello, said, settings_of, until

pytestmark = pytest.mark.slow  # sockets that wait for their limits
server, lasting, client = running.server, running.lasting, running.client  # fixtures


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
        assert answers[-1].json() == {
            "error": ["server-too-many", {"seconds": 10}],
            "text": "too many requests at once; please wait 10 s",
        }
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
    with limited(tmp_path, cpu_of_address=Rate(0.05, 0.001)) as client:  # spent before there are too many requests
        assert client.post("/api/kingdoms/random", json={}).status_code == 200
        while (answer := client.post("/api/replay", json={"record": GAME})).status_code != 429:
            assert answer.status_code == 200
        assert answer.json()["error"][0] == "server-spent"
        assert int(answer.headers["retry-after"]) == answer.json()["error"][1]["seconds"] > 0
        for path, more in HEAVY:
            for _ in range(50):  # what is left may be enough for a cheaper route
                client.cookies.clear()  # a fresh cookie is no fresh budget
                if (status := client.post(path, json={"record": GAME, **more}).status_code) == 429:
                    break
            assert status == 429, path


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
            raw.sendall(
                f"POST /api/kingdoms/read HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{{".encode()
            )
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
            until(lambda: "\ndemesne_sockets 1.0\n" in server.http.get("/metrics").text)
            hello(stack.enter_context(server.look(table)))
