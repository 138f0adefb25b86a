"""Floods: tiny frames, tiny chunks, pings whose answers nobody reads, requests that are refused; and slow readers."""

from __future__ import annotations

import asyncio
import gc
import json
import pathlib
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from litestar import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol
from websockets.sync.client import ClientConnection

from demesne.refusal import Refusal
from demesne.server import connections as connections_module
from demesne.server import listeners
from demesne.server.app import make_app
from demesne.server.budgets import Budgets
from demesne.server.connections import FRAGMENTS
from demesne.server.limits import Limits, Rate
from demesne.server.page import File, Page
from demesne.server.pieces import ALLOWANCE, PIECE, Pieces, paid_by
from running import Running, code_of, hello, said, settings_of, shaken, until

pytestmark = pytest.mark.slow  # servers with real sockets

WORLD = "http://table.example"
PATIENT = Limits(hello_seconds=600)
KB = 1024
TEXT, CONTINUATION, PING = 1, 0, 9
LARGE = 1_000_000


def running(folder: pathlib.Path, limits: Limits = PATIENT, **given: Any) -> Running:
    return Running(make_app(settings_of(folder, limits=limits, **given)))


def frame(kind: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    return bytes([(0x80 if final else 0) | kind, 0x80 | len(payload)]) + bytes(4) + payload


def answered(raw: socket.socket) -> None:
    """The socket is open."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += raw.recv(1)
    assert received.startswith(b"HTTP/1.1 101 ")


def came_from(address: str) -> dict[str, str]:
    return {"host": "table.example", "x-forwarded-for": address}


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes the parsers were given at once."""
    sizes: list[int] = []
    for protocol in (H11Protocol, WebSocketsSansIOProtocol):

        def noting(self: Any, data: bytes, honest: Any = protocol.data_received) -> None:
            sizes.append(len(data))
            honest(self, data)

        monkeypatch.setattr(protocol, "data_received", noting)
    return sizes


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system buffers little of what is sent, so that the server must."""
    honest = listeners._bound

    def bound(host: str, port: int) -> socket.socket:
        at = honest(host, port)
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            at.setsockopt(socket.SOL_SOCKET, buffer, 4 * KB)
        return at

    monkeypatch.setattr(listeners, "_bound", bound)


def connections(server: Running) -> list[Any]:
    return [one for listener in server.context.listeners._open for one in list(listener.server_state.connections)]


def answering(server: Running) -> bool:
    return any(listener.server_state.tasks for listener in server.context.listeners._open)


def test_tiny_frames_in_one_packet_held_up_everybody_bug(tmp_path: pathlib.Path, parsed: list[int]) -> None:
    """A packet of them took a quarter of a second in which nothing else was done, and nobody paid for it."""
    with running(tmp_path) as server:
        charged: list[float] = []
        honest = server.context.budgets.charge
        server.context.budgets.charge = lambda who, seconds: (charged.append(seconds), honest(who, seconds))
        with shaken(server, "/ws/nothing") as raw:
            answered(raw)
            before, paid = len(parsed), len(charged)
            raw.sendall(frame(PING) * 50_000)
            until(lambda: sum(parsed[before:]) > 50 * PIECE)
            assert len(charged) > paid + 20
        assert max(parsed) <= PIECE


def test_messages_that_came_at_once_were_all_queued_bug(tmp_path: pathlib.Path, parsed: list[int]) -> None:
    """Each socket could fill the memory with what it was not yet allowed to say."""
    with running(tmp_path) as server:
        table = server.made(options={"seed": "7", "public": True})["table"]
        with shaken(server, f"/ws/{table}") as raw:
            answered(raw)
            raw.sendall(frame(TEXT, b'{"type": "hello", "protocol": 2}'))
            before = sum(parsed)
            raw.sendall(frame(TEXT, b'{"type": "ping"}') * 20_000)
            until(lambda: sum(parsed) > before)
            assert server.http.get("/health/live").status_code == 200
            assert (
                max(one.queue.qsize() for one in connections(server) if isinstance(one, WebSocketsSansIOProtocol))
                < PIECE
            )
            assert sum(parsed) - before < 200_000, "100 messages at once, then 20 in a second"


def test_tiny_chunks_in_one_packet_held_up_everybody_bug(tmp_path: pathlib.Path, parsed: list[int]) -> None:
    with running(tmp_path) as server:
        port = server.context.listeners.port
        head = f"POST /api/kingdoms/read HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        with socket.create_connection(("127.0.0.1", port), timeout=60) as raw:
            raw.sendall(head.encode() + b"1\r\n \r\n" * 20_000 + b"0\r\n\r\n")
            assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")
        assert max(parsed) <= PIECE


def test_pongs_that_nobody_read_filled_the_memory_bug(tmp_path: pathlib.Path, narrow: None) -> None:
    with running(tmp_path) as server, shaken(server, "/ws/nothing") as raw:
        answered(raw)
        raw.settimeout(10)
        pings = frame(PING, b"x" * 125) * 1000
        with pytest.raises(TimeoutError):  # its pings are read no longer
            for _ in range(400):
                raw.sendall(pings)
        held = [one.transport.get_write_buffer_size() for one in connections(server)]
        assert max(held) < 256 * KB


def test_a_message_of_endless_fragments_is_given_up(tmp_path: pathlib.Path) -> None:
    with running(tmp_path) as server, shaken(server, "/ws/nothing") as raw:
        answered(raw)
        raw.sendall(frame(TEXT, final=False) + frame(CONTINUATION, final=False) * 2 * FRAGMENTS)
        received = b""
        while part := raw.recv(1000):
            received += part
        assert received == bytes([0x88, 2]) + (1008).to_bytes(2, "big")


def test_messages_of_many_pieces_arrive_whole_and_in_order(tmp_path: pathlib.Path) -> None:
    with running(tmp_path) as server, server.look(server.made()["table"]) as talk:
        hello(talk)
        said(talk, "view")
        for n in range(4):
            talk.send(f'{{"type": "suggest", "decision": "{n}", "more": "{"x" * 3 * PIECE}"}}')
            talk.send(f'{{"type": "suggest", "decision": "wrong {n}"}}')
        refusals = [said(talk, "refused") for _ in range(8)]
        assert [refusal["to"] for refusal in refusals if refusal["to"]] == [f"wrong {n}" for n in range(4)]


def test_who_has_spent_their_time_is_read_slowly() -> None:
    async def test() -> None:
        done: list[bytes] = []
        reading = [True]

        class Transport:
            is_closing = staticmethod(lambda: False)
            pause_reading = staticmethod(lambda: reading.append(False))
            resume_reading = staticmethod(lambda: reading.append(True))

        waits = iter([0.0, 0.2, 0.0, 0.0])
        pieces = Pieces(Transport(), done.append, lambda: True, lambda seconds: next(waits))  # type: ignore[arg-type]
        pieces.arrived(b"a")
        assert done == [b"a"] and reading[-1]
        pieces.arrived(b"b")
        assert done == [b"a", b"b"] and not reading[-1], "nothing more is read"
        pieces.arrived(b"c" * (PIECE + 1))
        assert len(done) == 2
        async with asyncio.timeout(60):
            while len(done) < 4:
                await asyncio.sleep(0.01)
        assert done[2:] == [b"c" * PIECE, b"c"] and reading[-1]

    asyncio.run(test())


def test_ten_connections_of_tiny_frames_took_the_whole_event_loop_bug() -> None:
    """Each had a piece parsed between any two steps of a game: players waited a second, and a proxy's paid nothing."""
    now = 0.0
    seconds, piece = 30.0, 0.0025
    budgets = Budgets(Limits(reading=0.2), lambda: now)
    floods = [paid_by(budgets, None) for _ in range(10)]
    player = paid_by(budgets, None)
    due = [0.0] * len(floods)
    spent = [0.0] * len(floods)
    for _ in range(int(seconds * 3)):
        now += 1 / 3
        while (first := min(range(len(due)), key=due.__getitem__), due[first]) and due[first] <= now:
            then, now = now, due[first]
            spent[first] += piece
            due[first] = now + floods[first](piece)
            now = then
        assert player(0.0002) == 0, "a player's next message is read at once"
    allowed = seconds * (0.2 + len(floods) * ALLOWANCE.per_second) + len(floods) * (ALLOWANCE.burst + 2 * piece)
    assert 0.5 * allowed < sum(spent) < allowed
    assert max(spent) < 1.5 * min(spent), "they take turns"


def test_a_large_body_is_many_cheap_pieces() -> None:
    """Each wait lasts at least a millisecond, and a record of a megabyte has a thousand pieces."""

    async def test() -> None:
        sizes: list[int] = []
        payments: list[float] = []

        class Transport:
            is_closing = staticmethod(lambda: False)
            pause_reading = resume_reading = staticmethod(lambda: None)

        def pay(seconds: float) -> float:
            payments.append(seconds)
            return 0.001

        pieces = Pieces(Transport(), lambda piece: sizes.append(len(piece)), lambda: True, pay)  # type: ignore[arg-type]
        pieces.arrived(b" " * LARGE)
        async with asyncio.timeout(60):
            while sum(sizes) < LARGE:
                await asyncio.sleep(0.001)
        assert max(sizes) == PIECE
        assert len(payments) < len(sizes) / 3

    asyncio.run(test())


def test_nobody_paid_for_what_spectators_are_sent_bug(tmp_path: pathlib.Path) -> None:
    """Two hundred of them cost ten times what the move cost that they saw."""
    with running(tmp_path) as server:
        table = server.made(options={"seed": "7", "public": True})["table"]
        with (
            server.look(table) as talk,
            httpx.Client(base_url=server.address) as eve,
            server.look(table, eve) as watching,
        ):
            hello(talk)
            hello(watching)
            decision = said(talk, "view")["decision"]
            said(watching, "view")
            charged: list[str | None] = []
            server.context.budgets.charge = lambda customer, seconds: charged.append(customer.guest)
            talk.send(json.dumps({"type": "answer", "decision": decision["id"], "answers": [[]]}))
            said(watching, "view")
            until(lambda: None in charged)  # she has no cookie


# requests


def test_one_address_took_the_requests_of_all_others_bug(tmp_path: pathlib.Path) -> None:
    """What was refused for its own limit had been counted for everybody before."""
    limits = Limits(of_address=Rate(3, 0.001), of_all=Rate(8, 0.001))
    with running(tmp_path, limits, base_url=WORLD) as server:
        first, second = (
            [server.http.get("/api/kingdoms", headers=came_from(address)).status_code for _ in range(12)]
            for address in ("10.1.1.1", "10.1.1.2")
        )
        assert first == second == [200] * 3 + [429] * 9


def test_refused_requests_cost_their_sender_nothing_bug(tmp_path: pathlib.Path) -> None:
    with running(tmp_path, base_url=WORLD) as server:
        charged: list[Any] = []
        server.context.budgets.charge = lambda customer, seconds: charged.append((customer.address, seconds))
        headers = {"host": "elsewhere.example", "x-forwarded-for": "10.1.1.1"}
        assert server.http.get("/api/kingdoms", headers=headers).status_code == 403
        assert sum(seconds for address, seconds in charged if address == "10.1.1.1") > 0


def test_each_address_of_a_network_had_its_own_health_checks_bug(tmp_path: pathlib.Path) -> None:
    with running(tmp_path, Limits(health=Rate(3, 0.001)), base_url=WORLD) as server:
        found = [server.http.get("/health/live", headers=came_from(f"2001:db8::{n:x}")) for n in range(1, 6)]
        assert [answer.status_code for answer in found] == [200] * 3 + [429] * 2


@pytest.fixture
def uncollected(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., int]]:
    """Nobody looks for garbage: how many objects of these types there are."""
    monkeypatch.setattr(connections_module, "SWEPT", 10**9)
    gc.collect()
    gc.disable()
    try:
        # the type, because isinstance asks a weak proxy for an object that may be gone
        yield lambda *types: sum(issubclass(type(one), types) for one in gc.get_objects())
    finally:
        gc.enable()


OF_A_CONNECTION = (H11Protocol, WebSocketsSansIOProtocol, ServerProtocol, WebSocket, Pieces)


@pytest.mark.parametrize("how", ["socket", "hello", "no hello", "request", "half a head", "half a body"])
def test_connections_that_came_and_went_filled_the_memory_bug(
    how: str, tmp_path: pathlib.Path, uncollected: Callable[..., int]
) -> None:
    """A server looks for garbage every ten minutes: until then an address could leave a gigabyte of it."""
    with running(tmp_path) as server:
        table, at = server.made()["table"], ("127.0.0.1", server.context.listeners.port)
        server.http.close()
        until(lambda: not connections(server))
        before = uncollected(*OF_A_CONNECTION)
        for _ in range(10):
            if how == "socket":
                with shaken(server, "/ws/nothing") as raw:
                    answered(raw)
            elif how == "hello":
                with server.look(table, server.http) as seat:
                    hello(seat)
            elif how == "no hello":
                with server.look(table, server.http) as seat:
                    seat.send("{")
                    assert code_of(seat) == 4400
            else:
                with socket.create_connection(at) as raw:
                    raw.sendall(SENT[how])
                    if how == "request":
                        while raw.recv(KB):
                            pass
                    else:
                        until(lambda: bool(connections(server)))
        until(lambda: not connections(server) and not answering(server))
        assert uncollected(*OF_A_CONNECTION) <= before


HEAD = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"
SENT = {
    "request": b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
    "half a head": HEAD,
    "half a body": HEAD + b'\r\n{"a"',
}


def test_what_was_refused_stayed_in_memory_until_the_next_collection_bug(
    tmp_path: pathlib.Path, uncollected: Callable[..., int]
) -> None:
    """An error refers to the frames that it went through; one of them referred to the error."""
    with running(tmp_path) as server:
        table = server.made()["table"]
        with server.look(table, server.http) as seat:
            hello(seat)
            for refuse in (lambda: replayed(server, "nonsense"), lambda: answered_wrongly(seat)):
                refuse()
                before = uncollected(Refusal)
                for _ in range(10):
                    refuse()
                assert uncollected(Refusal) <= before


def replayed(server: Running, record: str) -> None:
    assert server.http.post("/api/replay", json={"record": record}).status_code == 400


def answered_wrongly(seat: ClientConnection) -> None:
    seat.send('{"type": "answer", "decision": "nonsense", "answers": [[]]}')
    said(seat, "refused")


# slow readers


def ask_for_much(server: Running) -> socket.socket:
    server.context.page = Page({"large.txt": File(b"x" * LARGE, "text/plain", {})})
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4 * KB)
    raw.settimeout(60)
    port = server.context.listeners.port
    raw.connect(("127.0.0.1", port))
    raw.sendall(f"GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    return raw


def test_a_response_that_was_read_slowly_was_cut_off_bug(tmp_path: pathlib.Path, narrow: None) -> None:
    """Of a page that takes longer than the next request may, over a slow network, the rest was missing."""
    seconds = 5
    with running(tmp_path, Limits(header_seconds=seconds)) as server, ask_for_much(server) as raw:
        begun, received = time.monotonic(), 0
        while part := raw.recv(16 * KB):
            received += len(part)
            if received < LARGE * 0.9 and time.monotonic() - begun < 2.5 * seconds:
                time.sleep(0.2)
        assert received > LARGE and time.monotonic() - begun > seconds


def test_a_response_that_nobody_reads_is_given_up(tmp_path: pathlib.Path, narrow: None) -> None:
    with running(tmp_path, Limits(header_seconds=0.5)) as server, ask_for_much(server):
        until(lambda: bool(connections(server)))
        until(lambda: not connections(server))
        with httpx.Client(base_url=server.address, timeout=60) as other:
            assert other.get("/health/live").status_code == 200
