"""Sockets: decisions and answers, silence, nonsense, and messages that are too long or too many."""

from __future__ import annotations

import asyncio
import json
import pathlib
import random
import time
from typing import Any

import httpx
import pytest

import running
from demesne.server import listeners
from demesne.server.app import make_app
from demesne.server.limits import Limits, Rate
from running import Running, code_of, hello, said, settings_of, shaken, until

pytestmark = pytest.mark.slow  # sockets that wait for their limits
server = running.server  # a fixture


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


def test_a_socket_that_says_nothing_is_closed(tmp_path: pathlib.Path) -> None:
    impatient = settings_of(
        tmp_path, limits=Limits(hello_seconds=0.5)
    )  # the other tests' server waits as long as they do
    with Running(make_app(impatient)) as server, server.look("nothing") as socket:
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
        until(lambda: "\ndemesne_sockets 0.0\n" in server.http.get("/metrics").text)


def nonsense(chooser: random.Random, decision: str) -> str | bytes:
    """A message that is wrong in one of many ways, or right and not allowed."""
    types = [
        "hello",
        "look",
        "answer",
        "typed",
        "undo",
        "agree",
        "autoplay",
        "suggest",
        "say",
        "resign_",
        "take_over",
        "ping",
        "view",
        "",
        None,
        7,
    ]
    values: list[Any] = [
        None,
        True,
        0,
        -1,
        5,
        6,
        10**30,
        1.5,
        "",
        "x",
        decision,
        "9.9",
        "Moat",
        "\u202e",
        "x" * 2000,
        [],
        [[]],
        [[[]]],
        [["Moat"]],
        [["Moat"] * 400],
        {},
        {"a": 1},
    ]
    fields = [
        "decision",
        "answers",
        "text",
        "lang",
        "seat",
        "undo",
        "yes",
        "level",
        "cards",
        "phrase",
        "protocol",
        "token",
        "more",
    ]
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
