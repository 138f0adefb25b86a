"""Who may come in: guests and links, hosts and origins, headers and cookies, this machine and the network."""

from __future__ import annotations

import pathlib
import re

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus

import demesne
import running
from demesne.server import hosts, listeners
from demesne.server.app import make_app
from demesne.server.headers import POLICY
from demesne.server.identity import COOKIE, GuestCookies, Paths
from running import HEADERS, HERE, NEW_TABLE, SECRET, Running, hello, said, settings_of, shaken

pytestmark = pytest.mark.slow  # sockets that wait for their limits
server, lasting, client = running.server, running.lasting, running.client  # fixtures


# ---------------------------------------------------------------- identity


def test_a_guest_is_known_by_the_cookie_alone() -> None:
    guests = GuestCookies(SECRET, secure=False)
    guest = guests.new()
    header = guests.cookie(guest)
    value = header.split(";")[0]
    assert guests.known(f"other=1; {value}; more=2") == guest
    assert guests.new() != guest and re.fullmatch("[a-z2-7]{26}", guest)
    assert header.endswith("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict")
    assert GuestCookies(SECRET, secure=True).cookie(guest).endswith("; Secure")


def test_a_cookie_that_this_server_has_not_sealed_is_nobody() -> None:
    guests = GuestCookies(SECRET, secure=False)
    guest = guests.new()
    value = guests.cookie(guest).split(";")[0].removeprefix(f"{COOKIE}=")
    other = "b" if value[0] != "b" else "c"
    bad = [
        "",
        guest,
        f"{guest}.",
        f".{value}",
        other + value[1:],
        value[:-1] + ("a" if value[-1] != "a" else "e"),
        value + "x",
        "é" * 26,
    ]
    assert all(guests.known(f"{COOKIE}={text}") is None for text in bad)
    assert GuestCookies(b"another" * 5, secure=False).known(f"{COOKIE}={value}") is None
    assert guests.known(f"{COOKIE}={value}") == guest


def test_a_renewed_link_of_a_seat_is_another_one() -> None:
    links = Paths(SECRET)
    old, new = links.seat("t1", 2), links.seat("t1", 2, "ab12")
    marks = ["", "", "ab12", ""]
    assert links.seat_of(new, "t1", marks) == 2 and links.seat_of(old, "t1", marks) is None
    assert links.seat_of(new, "t1") is None and links.is_link(new) and not links.is_link(new.replace("ab12", "ab13"))


def test_durations_are_measured_by_a_clock_that_nobody_sets() -> None:
    """time.time jumps when the machine's clock is set; moments that are stored or logged come from elsewhere."""
    package = pathlib.Path(demesne.__file__).parent
    wall = [
        file.name
        for file in package.rglob("*.py")
        if re.search(r"\btime\.time\b|from time import", file.read_text(encoding="utf-8"))
    ]
    assert wall == []


def test_each_link_opens_one_thing_only() -> None:
    links = Paths(SECRET)
    paths = [links.join("t1"), links.watch("t1"), links.join("t2"), links.watch("t2")]
    paths += [links.seat(table, seat) for table in ("t1", "t2") for seat in range(6)]
    tokens = [path.rpartition("/")[2] for path in paths]
    assert len({token.rpartition(".")[2] for token in tokens}) == len(paths)
    assert [t for t in tokens if links.is_join(t, "t1")] == tokens[:1]
    assert [t for t in tokens if links.is_watch(t, "t1")] == tokens[1:2]
    assert [links.seat_of(t, "t1") for t in tokens] == [None] * 4 + [*range(6)] + [None] * 6
    assert all(links.is_link(path) for path in paths)
    assert links.seat("t1", 3).startswith("/seat/t1.3.") and len(tokens[0].partition(".")[2]) == 26
    for odd in (
        "",
        "/",
        "/join/",
        "/join/t1",
        "/seat/t1.0.x",
        "/join/" + tokens[1],
        "//join/" + tokens[0],
        paths[0] + "?a",
        "/x/" + tokens[0],
        "join/é",
    ):
        assert not links.is_link(odd)
    assert not Paths(b"another" * 5).is_link(paths[0])


# ---------------------------------------------------------------- hosts and origins


def test_only_known_hosts_are_answered(client: TestClient[Litestar]) -> None:
    for host in ("127.0.0.1", "localhost:9", "LOCALHOST", "[::1]:8200"):
        assert client.get("/api/kingdoms", headers={"host": host}).status_code == 200, host
    for host in ("evil.example", "127.0.0.1.evil.example", "192.168.0.9:8200", "", "a@127.0.0.1", "[::1", "testserver"):
        answer = client.get("/api/kingdoms", headers={"host": host})
        assert answer.status_code == 403 and answer.json()["error"] == ["server-unknown-host", {}], host
    assert client.get("/health/live", headers={"host": "10.0.0.7"}).text == "ok", (
        "who watches over it comes by any name"
    )


def test_what_changes_something_comes_from_our_page(client: TestClient[Litestar]) -> None:
    def status(**headers: str) -> int:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return client.post("/api/kingdoms/read", json={"text": "First Game"}, headers=sent).status_code

    assert status() == status(origin=HERE) == status(origin=HERE, sec_fetch_site="same-origin") == 200
    for origin in (
        "null",
        "https://evil.example",
        "http://127.0.0.1:9999",
        "http://127.0.0.1",
        "file://127.0.0.1:8200",
        "http://[",
        "",
    ):
        assert status(origin=origin) == 403, origin
    assert status(sec_fetch_site="cross-site") == status(sec_fetch_site="same-site") == 403
    foreign = {"sec-fetch-site": "cross-site"}
    assert client.get("/api/server", headers=foreign).status_code == 403
    assert client.get("/join/t.x", headers=foreign).status_code == 503, (
        "a link in a letter is followed (the page is not built)"
    )


def test_behind_a_proxy_the_world_s_name_counts(tmp_path: pathlib.Path) -> None:
    app = make_app(settings_of(tmp_path, base_url="https://table.example"))
    with TestClient(app, base_url="https://table.example") as client:
        answer = client.post(
            "/api/kingdoms/read", json={"text": "First Game"}, headers={"origin": "https://table.example"}
        )
        assert answer.status_code == 200
        assert (
            client.post("/api/kingdoms/read", json={}, headers={"origin": "https://other.example"}).status_code == 403
        )
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


def test_open_to_the_network_the_machine_s_addresses_count(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    assert (
        client.get("/api/server", headers={"cookie": f"{COOKIE}=forged.cookie"})
        .headers["set-cookie"]
        .startswith(f"{COOKIE}=")
    )


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
        for odd in (
            {"kingdom": "x"},
            {},
            {**POSITION, "players": [{}] * 3},
            {**POSITION, "supply": {"Curse": -1}},
            {**POSITION, "seed": [1]},
        ):
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
