"""Attacks by number and size: requests, connections, bodies, frames, records, cookies, spectators, tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from websockets.asyncio.client import connect

from demesne import Game
from demesne.cards import pool
from demesne.table.messages import PROTOCOL

from .attacker import Attacker
from .people import TEN

SPECTATORS, TABLES, HALF_OPEN, SLOW, TINY_AT_ONCE = 200, 100, 150, 30, 10


async def requests(attack: Attacker) -> None:
    """Random methods, paths and bodies."""
    rng = attack.rng
    parts = ["api", "tables", "ws", "words", "en", "health", "ready", "live", "metrics", "..", "%00", "at", "9" * 30]
    while attack.on:
        path = "/" + "/".join(rng.choices(parts, k=rng.randrange(1, 5)))
        body = rng.choice([b"", b"{", b"[" * 20_000, rng.randbytes(500), b'{"text": "' + b"co " * 600 + b'"}'])
        await attack.ask(rng.choice(["GET", "POST", "PUT", "HEAD"]), path, body)
        await attack.ask("POST", "/api/kingdoms/read", b'{"text": "' + b"ce, " * 450 + b'"}')
        await attack.ask("GET", f"/api/words/{rng.choice(['en', 'hu', 'ru', 'pl', 'is', 'xx'])}")
        await asyncio.sleep(0.05)


async def half_open(attack: Attacker) -> None:
    """Connections that send a part of a head, or nothing."""

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, headers: dict[str, str]) -> None:
        writer.write(attack.rng.choice([b"", b"GET / HTTP/1.1\r\nHost: x\r\nX: "]))
        await reader.read(10)  # until the server has had enough
        attack.seen["closed half open"] += 1

    await attack.connect(one, HALF_OPEN, 30)


async def slow_bodies(attack: Attacker) -> None:
    """Bodies of which a byte comes now and then, after most of it has come at once."""

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, headers: dict[str, str]) -> None:
        writer.write(attack.head("POST", "/api/replay", 1_000_000, headers) + b" " * 900_000)
        reading = asyncio.create_task(reader.read(20))
        while not reading.done():
            writer.write(b" ")
            await asyncio.sleep(0.5)
        answer = reading.result()
        attack.seen[f"slow body {answer[9:12].decode() or 'closed'}"] += 1

    await attack.connect(one, SLOW, 60)


TINY = {
    "pings": bytes([0x89, 0x80, 0, 0, 0, 0]) * 40_000,
    "messages": (bytes([0x81, 0x80 | 16, 0, 0, 0, 0]) + b'{"type": "ping"}') * 10_000,
    "fragments": bytes([0x01, 0x80, 0, 0, 0, 0]) + bytes([0x00, 0x80, 0, 0, 0, 0]) * 40_000,
    "chunks": b"1\r\n \r\n" * 40_000,
}


async def tiny(attack: Attacker) -> None:
    """Frames and chunks of a byte or none, as many as fit into a packet; the answers are not read."""

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, headers: dict[str, str]) -> None:
        kind = attack.rng.choice([*TINY])
        if kind == "chunks":
            headers |= {"Transfer-Encoding": "chunked", "Content-Type": "application/json"}
            writer.write(attack.head("POST", "/api/replay", 0, headers))
        else:
            headers |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "A" * 22 + "==", "Upgrade": "websocket"}
            writer.write(attack.head("GET", "/ws/nothing", 0, headers).replace(b"n: close", b"n: Upgrade"))
            await reader.readuntil(b"\r\n\r\n")
        for _ in range(20):
            writer.write(TINY[kind])
            await writer.drain()
        attack.seen[f"tiny {kind} taken"] += 1

    await attack.connect(one, TINY_AT_ONCE, 20)


def hostile_records() -> list[str]:
    begin = Game(TEN, seed=1).record()
    head = begin.partition("\n\n")[0] + "\n"
    return [
        f"{begin}\nend: provinces, scores {'1' * 40}, state 0000000\n",
        head + "\n" + "buy: -\n" * 19_000,
        head + "\n" + "treasure: " + "Copper, " * 100_000 + "\n",
        head + "position: " + '{"a":' * 50_000 + "\n",
        head + "own: " + "card(" * 30_000 + "\n",
        "x" * 1_000_000,
        begin,
    ]


async def records(attack: Attacker) -> None:
    """Records that are hard to read, long, deep or wrong, to every route that takes them."""
    given = hostile_records()
    while attack.on:
        record = attack.rng.choice(given)
        path = attack.rng.choice(["/api/replay", "/api/replay/at", "/api/replay/play-on"])
        more: dict[str, Any] = {} if path == "/api/replay" else {"at": 0, "seat": 0}
        await attack.ask("POST", path, json.dumps({"record": record, **more}).encode())
        await asyncio.sleep(0.05)


async def churn(attack: Attacker) -> None:
    """A fresh cookie for every heavy request."""
    while attack.on:
        _, cookie, _ = await attack.ask("GET", "/api/server")
        wishes = json.dumps({"costs": 10, "attacks": 10, "village": True}).encode()
        await asyncio.gather(*(attack.ask("POST", "/api/kingdoms/random", wishes, cookie) for _ in range(4)))
        await asyncio.sleep(0.05)


DEEP = 30_000  # brackets: a body is 64 KB at most
TAKE_JSON = [
    *("/api/replay", "/api/replay/at", "/api/replay/analysis", "/api/kingdoms/random", "/api/kingdoms/matters"),
    *("/api/kingdoms/read", "/api/cards/read", "/api/tables", "/api/day", "/api/me/kingdoms", "/api/me/claim"),
]


async def deep(attack: Attacker) -> None:
    """JSON nested more deeply than anybody's stack, to every route that takes some."""
    while attack.on:
        n = attack.rng.choice([900, 2_000, DEEP // 5])
        nested = attack.rng.choice([b"[" * n + b"]" * n, b'{"a":' * n + b"1" + b"}" * n, b"[" * DEEP])
        given = attack.rng.choice([nested, b'{"record": ' + nested + b"}", b'{"kingdom": {"random": ' + nested + b"}}"])
        path = attack.rng.choice(TAKE_JSON)
        status, _, _ = await attack.ask("POST", path, given)
        if status >= 500 and status != 503:
            attack.wrong(f"status {status} for nested JSON to {path}")
        await asyncio.sleep(0.1)


async def spectators(attack: Attacker) -> None:
    """Two hundred who watch the two people, and now and then say something that cannot be read."""
    token = attack.watch.rpartition("/")[2]
    table = token.partition(".")[0]

    async def one(n: int) -> None:
        while attack.on:
            headers = {"X-Forwarded-For": f"10.9.{n % 8}.{n}"}
            try:
                url = f"ws://{attack.host}:{attack.port}/ws/{table}"
                async with connect(url, additional_headers=headers, max_size=None, compression=None) as watching:
                    await watching.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
                    attack.seen["spectator"] += 1
                    while attack.on:
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(attack.rng.uniform(5, 20)):
                                while True:
                                    await watching.recv()
                        await watching.send(attack.rng.choice(SAID))
            except Exception as error:
                attack.ended(error)
            await asyncio.sleep(attack.rng.uniform(1, 5))

    await asyncio.gather(*(one(n) for n in range(SPECTATORS)))


SAID = ('{"type": "ping"}', '{"type": "typed", "decision": "", "text": "log 9999"}', "{")


async def tables(attack: Attacker) -> None:
    """A hundred tables with strong bots, played by typing, answering and taking back."""

    async def one(n: int) -> None:
        await asyncio.sleep(n * 0.1)
        while attack.on:
            try:
                await played(n)
            except Exception as error:
                attack.ended(error)
            await asyncio.sleep(attack.rng.uniform(1, 5))

    async def played(n: int) -> None:
        ten = attack.rng.sample(pool("base 2e"), 10)
        seats = [{"kind": "me", "name": "Mallory"}, *({"kind": "bot", "level": "strong"} for _ in range(n % 3 + 1))]
        wanted = {"kingdom": {"cards": ten}, "seats": seats, "options": {"seed": attack.rng.randbytes(8).hex()}}
        status, cookie, body = await attack.ask("POST", "/api/tables", json.dumps(wanted).encode())
        if status != 201:
            return
        url = f"ws://{attack.host}:{attack.port}/ws/{json.loads(body)['table']}"
        headers = {"Cookie": cookie, "X-Forwarded-For": f"10.8.{n % 8}.{n}"}
        async with connect(url, additional_headers=headers, max_size=None, compression=None) as seat:
            await seat.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            attack.seen["table"] += 1
            async for raw in seat:
                message = json.loads(raw)
                if not attack.on or message.get("state") == "over":
                    return
                if message["type"] == "view" and (asked := message.get("decision")):
                    options = [name for name, n in asked["options"] for _ in range(n)]
                    id, least = asked["id"], options[: asked["least"]]
                    for wish in (
                        {"type": "typed", "decision": id, "text": "co " * 330},
                        {"type": "suggest", "decision": id},
                        {"type": "undo"},
                        {"type": "answer", "decision": id, "answers": [least]},
                    ):
                        await seat.send(json.dumps(wish))
                        await asyncio.sleep(attack.rng.uniform(0.5, 2))

    await asyncio.gather(*(one(n) for n in range(TABLES)))
