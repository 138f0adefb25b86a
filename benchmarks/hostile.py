"""Two people play while attackers do what they can: does their table stay quick, the memory bounded, the end clean?

The real server runs in a process of its own, as behind a proxy: attackers come from loopback addresses of their own
(127.0.0.2 and on) and, through the trusted proxy's address, as forwarded ones (10.0.0.0/8). Everything stays on this
machine and is bounded in number and time. The attackers run at the lowest priority, because they would be elsewhere.

    python benchmarks/hostile.py                      two minutes
    python benchmarks/hostile.py --minutes 30         the long run, on a quiet machine
    python benchmarks/hostile.py --only records,churn some of the attacks, to find out which one hurts
    python benchmarks/hostile.py --seed 7 --json      another order of events; figures as JSON
    python benchmarks/hostile.py --ahead              before the other programs of a busy machine, where that is allowed

Printed: the time from an answer to the view that shows it (median, 99th percentile, longest), the most memory of the
server and its workers together (PSS: pages that processes share count once), how busy the server was and how long it
had no core, refusals and other statuses, faults in the server's log, how long the stop took. It is stopped while the
attacks go on. The exit code is 1 when a target is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from demesne import Game
from demesne.bots import choose
from demesne.cards import pool
from demesne.client import Client, Seat
from demesne.table.messages import PROTOCOL

ANSWERS_P99 = 0.25  # seconds
MEMORY = 600 * 2**20
STOP = 20.0  # seconds
LOST = 30.0  # seconds after which an answer counts as lost
PAUSE = 0.3  # seconds between two answers of the people
SPECTATORS, TABLES, HALF_OPEN, SLOW, TINY_AT_ONCE = 200, 100, 150, 30, 10
TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Village", "Remodel", "Smithy", "Chapel", "Workshop"]

SERVER = """
import sys
from demesne.server.serve import serve
from demesne.server.settings import Settings
async def ready(context, listeners):
    print(listeners.here(), flush=True)
sys.exit(serve(Settings(port=0, database=sys.argv[1], base_url="http://table.example"), ready))
"""


class Server:
    """The server's process, its workers, its log."""

    def __init__(self, folder: str, ahead: bool) -> None:
        environment = {**os.environ, "DEMESNE_HOME": folder}
        self.log = pathlib.Path(folder) / "log"
        with self.log.open("wb") as log:
            command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/games.sqlite"]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.log.read_text()[-2000:]
        self.begun = time.monotonic()
        if ahead:
            for pid in (0, self.process.pid):
                with contextlib.suppress(PermissionError):
                    os.setpriority(os.PRIO_PROCESS, pid, -15)

    def busy(self) -> tuple[float, float]:
        """The shares of the time in which it computed, and in which it could have but had no core."""
        ran, waited, _ = map(int, pathlib.Path(f"/proc/{self.process.pid}/schedstat").read_text().split())
        took = (time.monotonic() - self.begun) * 1e9
        return ran / took, waited / took

    def family(self) -> list[int]:
        """The server and its workers."""
        out = [self.process.pid]
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == self.process.pid:
                    out.append(int(folder.name))
        return out

    def memory(self) -> int:
        return sum(map(_pss, self.family()))

    def stop(self) -> tuple[int, float, int]:
        """The exit code, how long it took, and how many workers were left behind."""
        family, begun = self.family(), time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(6 * STOP)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        took = time.monotonic() - begun
        time.sleep(0.5)
        return code, took, sum(_pss(pid) > 0 for pid in family)

    def faults(self) -> list[str]:
        lines = self.log.read_text(errors="replace").splitlines()
        return [line[:300] for line in lines if '"fault"' in line or "Traceback" in line]


def _pss(pid: int) -> int:
    with contextlib.suppress(OSError):
        for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
    return 0


# the two people


async def people(server: Server, seconds: float, told: Any) -> list[float]:
    """Game after game at a table of their own; the times from an answer to the view that shows it."""
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        anna, bela = Client(server.address, name="Anna"), Client(server.address, name="Béla")
        made = await anna.make_table(TEN, ["me", "friend"])
        seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
        told.put(made.links["watch"])
        for seat in seats:
            await seat._connected()
        await _play(seats, end, times)
        for seat in seats:
            await seat.leave()
    return times


async def _play(seats: list[Seat], end: float, times: list[float]) -> None:
    news = asyncio.Event()

    async def listen(seat: Seat) -> None:
        while True:
            await seat._read()
            seat._unread.clear()
            news.set()

    listening = [asyncio.create_task(listen(seat)) for seat in seats]
    try:
        while time.monotonic() < end:
            async with asyncio.timeout(LOST):
                while (seat := next((s for s in seats if s.view and s.view.decision), None)) is None:
                    if any(s.view and s.view.over for s in seats):
                        return
                    news.clear()
                    await news.wait()
            assert seat.view is not None and seat.view.decision is not None
            asked, picks = seat.view.asked, choose(seat.view.view, seat.view.decision)
            sent = time.monotonic()
            await seat.send({"type": "answer", "decision": asked, "answers": [list(picks)]})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOST):
                    while seat.view is None or seat.view.asked == asked:  # none: it connects again
                        news.clear()
                        await news.wait()
            times.append(time.monotonic() - sent)
            await asyncio.sleep(PAUSE)
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


# the attackers


class Attacker:
    """Where to, until when, and what came back."""

    def __init__(self, address: str, end: float, rng: random.Random, watch: str) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.end = end
        self.rng = rng
        self.watch = watch
        self.seen: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.end

    def stranger(self) -> tuple[str, dict[str, str]]:
        """An address to come from: one of the loopback ones, or a forwarded one by the proxy's."""
        if self.rng.random() < 0.5:
            return f"127.0.0.{self.rng.randrange(2, 12)}", {}
        return "127.0.0.1", {"X-Forwarded-For": f"10.0.{self.rng.randrange(4)}.{self.rng.randrange(1, 9)}"}

    async def open(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))

    async def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[int, str, bytes]:
        """The status, the cookie that was given, the body; 0 where there was no answer."""
        source, headers = self.stranger()
        try:
            async with asyncio.timeout(60):
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

    async def one() -> None:
        while attack.on:
            source, _ = attack.stranger()
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(30):
                    reader, writer = await attack.open(source)
                    try:
                        writer.write(attack.rng.choice([b"", b"GET / HTTP/1.1\r\nHost: x\r\nX: "]))
                        await reader.read(10)  # until the server has had enough
                        attack.seen["closed half open"] += 1
                    finally:
                        writer.transport.abort()
            await asyncio.sleep(attack.rng.random())

    await asyncio.gather(*(one() for _ in range(HALF_OPEN)))


async def slow_bodies(attack: Attacker) -> None:
    """Bodies of which a byte comes now and then, after most of it has come at once."""

    async def one() -> None:
        while attack.on:
            source, headers = attack.stranger()
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(60):
                    reader, writer = await attack.open(source)
                    try:
                        writer.write(attack.head("POST", "/api/replay", 1_000_000, headers) + b" " * 900_000)
                        reading = asyncio.create_task(reader.read(20))
                        while not reading.done():
                            writer.write(b" ")
                            await asyncio.sleep(0.5)
                        answer = reading.result()
                        attack.seen[f"slow body {answer[9:12].decode() or 'closed'}"] += 1
                    finally:
                        writer.transport.abort()
            await asyncio.sleep(attack.rng.random())

    await asyncio.gather(*(one() for _ in range(SLOW)))


TINY = {
    "pings": bytes([0x89, 0x80, 0, 0, 0, 0]) * 40_000,
    "messages": (bytes([0x81, 0x80 | 16, 0, 0, 0, 0]) + b'{"type": "ping"}') * 10_000,
    "fragments": bytes([0x01, 0x80, 0, 0, 0, 0]) + bytes([0x00, 0x80, 0, 0, 0, 0]) * 40_000,
    "chunks": b"1\r\n \r\n" * 40_000,
}


async def tiny(attack: Attacker) -> None:
    """Frames and chunks of a byte or none, as many as fit into a packet; the answers are not read."""

    async def one() -> None:
        while attack.on:
            source, headers = attack.stranger()
            kind = attack.rng.choice([*TINY])
            if kind == "chunks":
                headers |= {"Transfer-Encoding": "chunked", "Content-Type": "application/json"}
                head = attack.head("POST", "/api/replay", 0, headers)
            else:
                headers |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "A" * 22 + "==", "Upgrade": "websocket"}
                head = attack.head("GET", "/ws/nothing", 0, headers).replace(b"n: close", b"n: Upgrade")
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(20):
                    reader, writer = await attack.open(source)
                    try:
                        writer.write(head)
                        if kind != "chunks":
                            await reader.readuntil(b"\r\n\r\n")
                        for _ in range(20):
                            writer.write(TINY[kind])
                            await writer.drain()
                        attack.seen[f"tiny {kind} taken"] += 1
                    finally:
                        writer.transport.abort()
            await asyncio.sleep(attack.rng.random())

    await asyncio.gather(*(one() for _ in range(TINY_AT_ONCE)))


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


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "requests": requests,
    "half_open": half_open,
    "slow_bodies": slow_bodies,
    "tiny": tiny,
    "records": records,
    "churn": churn,
    "spectators": spectators,
    "tables": tables,
}


def attackers(address: str, seconds: float, seed: int, names: list[str], watch: str, told: Any) -> None:
    """All attackers, in one process at the lowest priority."""
    os.setpriority(os.PRIO_PROCESS, 0, 19)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)

    async def run() -> None:
        end = time.monotonic() + seconds
        every = [Attacker(address, end, random.Random(f"{seed} {name}"), watch) for name in names]
        tasks = [asyncio.create_task(_sure(ATTACKS[name](attack))) for name, attack in zip(names, every, strict=True)]
        await asyncio.wait(tasks, timeout=seconds + 5)
        for task in tasks:
            task.cancel()
        told.put({name: dict(attack.seen) for name, attack in zip(names, every, strict=True)})

    asyncio.run(run())


async def _sure(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:  # an attack that cannot be carried out is said, not hidden
        print(f"attack ended: {error!r}", file=sys.stderr)


# the run


class Run(NamedTuple):
    seconds: float
    answers: int
    median: float
    p99: float
    longest: float
    memory: int
    processes: int
    busy: float
    waited: float
    seen: dict[str, dict[str, int]]
    faults: list[str]
    code: int
    stopped: float
    left: int

    def missed(self) -> list[str]:
        bad = {
            f"99th percentile {self.p99 * 1000:.0f} ms": self.p99 >= ANSWERS_P99,
            f"{self.memory >> 20} MB": self.memory >= MEMORY,
            f"exit code {self.code}": self.code != 0,
            f"the stop took {self.stopped:.1f} s": self.stopped >= STOP,
            f"{self.left} processes left": self.left > 0,
            f"{len(self.faults)} faults": bool(self.faults),
        }
        return [said for said, wrong in bad.items() if wrong]


def hostile(seconds: float, seed: int, names: list[str], ahead: bool = False) -> Run:
    context = multiprocessing.get_context("spawn")
    told = context.Queue()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, ahead)
        try:
            times, most, processes = asyncio.run(_both(server, seconds, seed, names, context, told))
        except BaseException:
            server.process.kill()
            raise
        busy, waited = server.busy()
        code, stopped, left = server.stop()
        seen = told.get(timeout=60) if names else {}
        faults = server.faults()
    times.sort()
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    figures = (len(times), p50, p99, times[-1], most, processes, busy, waited)
    return Run(seconds, *figures, seen, faults, code, stopped, left)


async def _both(
    server: Server, seconds: float, seed: int, names: list[str], context: Any, told: Any
) -> tuple[list[float], int, int]:
    most, processes = 0, 0
    watch = _Links()
    playing = asyncio.create_task(people(server, seconds, watch))
    link = await watch.first
    if names:
        given = (server.address, seconds - 1, seed, names, link, told)
        context.Process(target=attackers, args=given, daemon=True).start()
    while not playing.done():
        await asyncio.wait([playing], timeout=2)
        most, processes = max(most, await asyncio.to_thread(server.memory)), max(processes, len(server.family()))
    return await playing, most, processes


class _Links:
    """The watch link of the people's first table."""

    def __init__(self) -> None:
        self.first: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def put(self, link: str) -> None:
        if not self.first.done():
            self.first.set_result(link)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default=",".join(ATTACKS), help="attacks, with commas")
    parser.add_argument("--ahead", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    names = [name for name in given.only.split(",") if name in ATTACKS]
    load = round(os.getloadavg()[0], 1)
    run = hostile(given.minutes * 60, given.seed, names, given.ahead)
    if given.json:
        print(json.dumps({**run._asdict(), "missed": run.missed(), "load_before": load}))
    else:
        beside = ", ".join(names) or "nobody"
        print(f"{run.answers} answers in {run.seconds:.0f} s beside {beside}; load before: {load}")
        median, p99, longest = (1000 * seconds for seconds in (run.median, run.p99, run.longest))
        print(f"answer to view: median {median:.1f} ms, p99 {p99:.1f} ms, longest {longest:.0f} ms")
        print(f"server: busy {run.busy:.0%} of the time, without a core {run.waited:.0%}")
        print(f"memory: {run.memory >> 20} MB at most (PSS of {run.processes} processes)")
        for name, seen in run.seen.items():
            print(f"  {name}: " + ", ".join(f"{what} {n}" for what, n in sorted(seen.items())))
        print(f"faults: {len(run.faults)}", *run.faults[:5], sep="\n  ")
        print(f"stop: exit code {run.code} after {run.stopped:.1f} s, {run.left} processes left")
        print("missed: " + "; ".join(run.missed()) if run.missed() else "all targets met")
    return 1 if run.missed() else 0


if __name__ == "__main__":
    sys.exit(main())
