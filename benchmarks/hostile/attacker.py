"""An attacker: where to, until when, what came back, and what should never have come back."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from websockets.exceptions import ConnectionClosed

WRONG = "WRONG: "  # what may not happen; the run misses its target


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter, dict[str, str]], Awaitable[None]]


class Attacker:
    """Where to, until when, and what came back."""

    def __init__(self, address: str, end: float, rng: random.Random, watch: str, pid: int, folder: str) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.end = end
        self.rng = rng
        self.watch = watch
        self.pid = pid  # of the server
        self.folder = folder  # with its files
        self.seen: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.end

    @property
    def left(self) -> float:
        """Seconds."""
        return max(0.0, self.end - time.monotonic())

    def wrong(self, what: str) -> None:
        self.seen[WRONG + what] += 1

    def stranger(self) -> tuple[str, dict[str, str]]:
        """An address to come from: one of the loopback ones, or a forwarded one by the proxy's."""
        if self.rng.random() < 0.5:
            return f"127.0.0.{self.rng.randrange(2, 12)}", {}
        return "127.0.0.1", {"X-Forwarded-For": f"10.0.{self.rng.randrange(4)}.{self.rng.randrange(1, 9)}"}

    async def open(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))

    async def connect(self, one: Talk, at_once: int, seconds: float) -> None:
        """So many connections at a time, again and again; the server may close them before it answers."""

        async def again() -> None:
            while self.on:
                source, headers = self.stranger()
                with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                    async with asyncio.timeout(seconds):
                        reader, writer = await self.open(source)
                        try:
                            await one(reader, writer, headers)
                        finally:
                            writer.transport.abort()
                await asyncio.sleep(self.rng.random())

        await asyncio.gather(*(again() for _ in range(at_once)))

    async def ask(
        self, method: str, path: str, body: bytes = b"", cookie: str = "", patience: float = 60.0
    ) -> tuple[int, str, bytes]:
        """The status, the cookie that was given, the body; 0 where there was no answer."""
        source, headers = self.stranger()
        try:
            async with asyncio.timeout(patience):
                reader, writer = await self.open(source)
                try:
                    writer.write(self.head(method, path, len(body), {**headers, "Cookie": cookie}) + body)
                    answer = await reader.read(4 * 2**20)
                    while part := await reader.read(4 * 2**20):
                        answer += part
                finally:
                    writer.transport.abort()
        except ConnectionRefusedError:  # the server has been stopped
            await asyncio.sleep(1)
            return 0, "", b""
        except (OSError, TimeoutError) as error:
            self.seen[f"no answer ({type(error).__name__})"] += 1
            return 0, "", b""
        head, _, rest = answer.partition(b"\r\n\r\n")
        status = int(head.split()[1]) if len(head.split()) > 1 else 0
        given = next((line for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie:")), b"")
        self.seen[str(status or "closed")] += 1
        return status, given.decode().partition(": ")[2].partition(";")[0], rest

    def ended(self, error: Exception) -> None:
        """A socket that ended otherwise than by us."""
        code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else ""
        self.seen[f"socket ended ({type(error).__name__} {code})"] += self.on

    def head(self, method: str, path: str, length: int, headers: dict[str, str]) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items() if value]
        if length:
            lines += ["Content-Type: application/json", f"Content-Length: {length}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()
