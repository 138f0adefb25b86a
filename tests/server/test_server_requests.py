"""Requests: bad input is refused in one line, the page gets what it asks for, faults are told to nobody."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import logging
import os
import pathlib
import random
import subprocess
import sys
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI
from litestar.testing import TestClient

import running
from demesne import Game, __version__
from demesne.cards import PUBLISHED
from demesne.languages import LANGUAGES
from demesne.refusal import Refusal
from demesne.server import logs
from demesne.server.app import make_app
from demesne.server.errors import told
from demesne.server.page import Page
from demesne.server.settings import Settings
from running import HERE, NEW_TABLE, SECRET, Running, code_of, said

pytestmark = pytest.mark.slow  # sockets that wait for their limits
server, lasting, client = running.server, running.lasting, running.client  # fixtures


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
    assert (
        answer["text"]
        and "\n" not in answer["text"]
        and len(answer["text"]) < 400
        and "Traceback" not in answer["text"]
    )


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
    assert told(outer).error == ("error-in", {"where": "x", "error": ("error-record-hex", {"name": "key"})})


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
    with TestClient(
        make_app(Settings(secret=SECRET, metrics=True), rooms), base_url=HERE, raise_server_exceptions=False
    ) as client:
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
    assert {card.name for card in PUBLISHED} <= set(words["cards"]) and set(words["sets"]) >= {
        "First Game",
        "First Game (1e)",
    }
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
    for odd in (
        {"boxes": ["nothing"]},
        {"locked": ["Copper"]},
        {"locked": ["Moat"], "banned": ["Moat"]},
        {"boxes": ["base 2e"], "attacks": 0, "locked": ["Witch"]},
    ):
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
    for path in (
        "/join/x.y",
        "https://evil.example/",
        "//evil.example",
        f"/t/{made['table']}",
        made["links"]["join"] + "x",
        "",
    ):
        assert server.http.get("/api/qr", params={"path": path}).status_code == 403, path
    assert server.http.get("/api/qr", params={"path": "/", "address": "https://evil.example"}).status_code == 403
    assert server.http.get("/api/qr", params={"path": "/" * 300}).status_code == 400
    assert server.http.get("/api/qr").status_code == 400


def test_the_schema_is_json_and_whole(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/schema").json()
    assert schema["info"]["version"] == __version__ and schema["openapi"].startswith("3.")
    assert {"/api/tables", "/api/tables/{table}/sit", "/api/replay", "/api/words/{lang}", "/api/server"} <= set(
        schema["paths"]
    )
    assert not [path for path in schema["paths"] if not path.startswith("/api/") or "dev" in path]
    assert client.get("/api/schema/openapi.json").json() == schema
    assert client.get("/api/schema/other").status_code == 404


def test_the_schema_is_not_made_on_the_event_loop_bug(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first request for it froze everybody for a fifth of a second."""
    threads: list[str] = []
    for kind, name in ((OpenAPIConfig, "to_openapi_schema"), (OpenAPI, "to_schema")):
        honest = getattr(kind, name)

        def noting(*given: Any, honest: Any = honest) -> Any:
            threads.append(threading.current_thread().name)
            with pytest.raises(RuntimeError):
                asyncio.get_running_loop()
            return honest(*given)

        monkeypatch.setattr(kind, name, noting)
    with TestClient(make_app(running.settings_of(tmp_path)), base_url=HERE) as client:
        answers = [client.get("/api/schema") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200] and answers[0].content == answers[1].content
    assert len(threads) == 2, "made once"


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


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/join/t.mac",
        "/watch/t.mac",
        "/seat/t.0.mac",
        "/review/t",
        "/replay",
        "/how-to-play",
        "/about",
        "/privacy",
    ],
)
def test_every_place_of_the_page_is_drawn_by_the_same_file(built: TestClient[Litestar], path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 200 and "Demesne" in answer.text
    assert (
        answer.headers["content-type"] == "text/html; charset=utf-8" and answer.headers["cache-control"] == "no-cache"
    )
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


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/nothing.js",
        "/../identity.py",
        "/%2e%2e/identity.py",
        "/assets/..%2f..%2findex.html",
        "/index.html/x",
        "/assets",
        "/main-1a2b.js.br",
    ],
)
def test_nothing_else_is_there(built: TestClient[Litestar], path: str) -> None:
    assert built.get(path, headers={"accept": "*/*"}).json()["error"] == ["server-nothing-here", {}]
    shown = built.get(path, headers={"accept": "text/html"})
    assert shown.status_code == 404 and "Demesne" in shown.text, "the page tells a person"


def test_a_page_that_is_not_built_says_how(client: TestClient[Litestar]) -> None:
    answer = client.get("/")
    assert answer.status_code == 503 and answer.headers["content-type"].startswith("text/plain")
    assert answer.text == "the page is not built: in a source folder make play builds it\n"


# ---------------------------------------------------------------- everything at once


@pytest.mark.slow
def test_whatever_the_schema_allows_is_answered(server: Running) -> None:
    """Schemathesis makes up requests from the schema: no fault of ours, and answers as the schema says."""
    checks = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"
    options = [
        "--request-timeout",
        "600",
        "--max-examples",
        "5",
        "--seed",
        "1",
        "--exclude-path",
        "/api/server/lan",
        "--checks",
        checks,
        "--generation-database",
        "none",
        "--suppress-health-check",
        "all",
    ]
    program = "import sys; from schemathesis.cli import schemathesis; sys.exit(schemathesis())"
    command = [sys.executable, "-c", program, "run", f"{server.address}/api/schema", *options]
    run = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"}, timeout=3600)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert "demesne_errors_total{" not in server.http.get("/metrics").text
