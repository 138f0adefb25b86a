"""How many live games one server process handles on one core, and how much memory an idle game takes.

The real server runs in a process of its own, bound to one core, with SQLite on the disk; the package's own client
plays from other processes. Every game has two people; somebody moves every two seconds. What counts is the time from
an answer to the view that shows it, at the 99th percentile; the target is to stay under 100 ms. On a shared machine
look at the other figures: the CPU time per answer, and how long the server waited for its core.

    python benchmarks/load.py                    the number of games that one core handles, by binary search
    python benchmarks/load.py --games 400        one measurement
    python benchmarks/load.py --idle 2000        bytes per idle game
    python benchmarks/load.py --games 300 --profile FILE   where the server's time goes (cProfile)
    python benchmarks/load.py --games 60 --processes 3 --routing round   several processes on one PostgreSQL

With `--processes` the servers share a PostgreSQL that the script starts. `round` sends every request and every socket
to the next process, `table` all of one table to the same. What counts is the CPU time per answer over all processes
(without PostgreSQL's own): each of them that has viewers at a table follows what the others write.
    python benchmarks/load.py --record           the number and the bytes, appended to history.jsonl
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import multiprocessing
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import history
from timing import calibration_ns

from demesne.bots import choose
from demesne.client import Client, Seat
from demesne.client.http import Http

TESTS = pathlib.Path(__file__).resolve().parents[1] / "tests"
TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Village", "Remodel", "Smithy", "Chapel", "Workshop"]
EVERY = 2.0  # seconds between two answers of a game
TARGET = 0.1  # seconds
TARGET_GAMES = 1000
LOST = 10.0  # seconds after which an answer counts as lost
MOST = 2000  # the most games tried
LEAST_STEP = 50
IDLE = 1000  # games
ROUTINGS = ("round", "table")
OTHERS = round(os.getloadavg()[0], 1)  # load of the machine; above its number of cores, wall time says little

SERVER = """
import cProfile, sys, time
from demesne.server.limits import Limits, Rate
from demesne.server.serve import serve
from demesne.server.settings import Settings
many = Rate(1e9, 1e9)
rates = {name: many for name in ("requests", "tables", "of_all", "messages", "cpu_here")}
limits = Limits(**rates, sockets=100_000, sockets_of_all=100_000)
async def ready(context, listeners):
    print(listeners.here(), flush=True)
profile = cProfile.Profile(time.process_time) if sys.argv[2] else None
if profile:
    profile.enable()
code = serve(Settings(port=0, database=sys.argv[1], limits=limits), ready)
if profile:
    profile.disable()
    profile.dump_stats(sys.argv[2])
sys.exit(code)
"""


class Server:
    def __init__(self, folder: str, core: int, profile: str = "", database: str = "") -> None:
        environment = {**os.environ, "DEMESNE_HOME": folder}  # the secret of all of them is there
        command = [sys.executable, "-c", SERVER, database or f"sqlite:///{folder}/games.sqlite", profile]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen(command, text=True, env=environment, **pipes)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"
        ahead(self._process.pid)
        for thread in pathlib.Path(f"/proc/{self._process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)

    def cpu(self) -> float:
        parts = pathlib.Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds in which it was ready to run but had no core."""
        return int(pathlib.Path(f"/proc/{self._process.pid}/schedstat").read_text().split()[1]) / 1e9

    def commits(self) -> tuple[float, int]:
        """Seconds in commits so far, and how many there were."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=30) as answer:
            text = answer.read().decode()
        seconds, times = (re.search(rf"^demesne_commit_seconds_{part} (\S+)", text, re.M) for part in ("sum", "count"))
        return (float(seconds[1]), int(float(times[1]))) if seconds and times else (0.0, 0)

    def memory(self) -> int:
        lines = pathlib.Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("RssAnon"))


def ahead(process: int) -> None:
    """Higher priority than other programs, if that is allowed."""
    with contextlib.suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, process, -15)


@contextlib.contextmanager
def servers(core: int, processes: int, profile: str = "") -> Iterator[list[Server]]:
    """One process with SQLite, or several on a PostgreSQL."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if not processes:
            yield [stack.enter_context(Server(folder, core, profile))]
            return
        database = stack.enter_context(_postgres()).database()
        profiles = [f"{profile}{i or ''}" if profile else "" for i in range(processes)]
        yield [stack.enter_context(Server(folder, core, name, database)) for name in profiles]


def _postgres() -> Any:
    """The PostgreSQL of the tests, with its tables in memory or on the disk as these have it."""
    sys.path[:0] = [str(TESTS), str(TESTS / "store")]
    from postgres import running

    return running()


class Share(NamedTuple):
    """The work of one client process."""

    addresses: list[str]
    routing: str
    games: int
    seconds: float
    seed: int
    core: int


def clients(share: Share, tell: Any) -> None:
    """Play the games for that long; reports when it begins, then the time of every answer and how busy it was."""
    ahead(0)
    gc.disable()  # a garbage collection would be counted as the server's time
    os.sched_setaffinity(0, {share.core})
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asyncio.run(_clients(share, tell))


async def _clients(share: Share, tell: Any) -> None:
    rng = random.Random(share.seed)
    gate = asyncio.Semaphore(20)
    route = router(share.addresses, share.routing)
    tables = await asyncio.gather(*(_table(route, gate) for _ in range(share.games)))
    tell.put("begun")
    begin, busy = time.monotonic() + 1, time.process_time()
    times: list[float] = []
    await asyncio.gather(*(_game(seats, begin, share.seconds, rng.random() * EVERY, times) for seats in tables))
    tell.put((times, (time.process_time() - busy) / (time.monotonic() - begin + 1)))
    await asyncio.gather(*(seat.leave() for seats in tables for seat in seats))


Route = Callable[[str], str]  # from a table, or "" for a request about none, to the address of a process


def router(addresses: list[str], routing: str) -> Route:
    """How a proxy in front of the processes distributes requests."""
    turns = itertools.cycle(addresses)
    if routing == "round":
        return lambda table: next(turns)
    return lambda table: addresses[zlib.crc32(table.encode()) % len(addresses)] if table else next(turns)


class Routed(Http):
    """Every request goes to the process that the proxy chooses; so does a socket."""

    def __init__(self, route: Route) -> None:
        super().__init__(route(""))
        self._route = route

    def _ask(self, path: str, body: bytes | None) -> str:
        found = re.match("/api/tables/([0-9a-z]+)", path)
        self.base_url = self._route(found[1] if found else "")
        return super()._ask(path, body)

    def sit_at(self, table: str) -> None:
        self.base_url = self._route(table)


async def _table(route: Route, gate: asyncio.Semaphore) -> list[Seat]:
    async with gate:
        anna, bela = (Client("", name=name) for name in ("Anna", "Béla"))
        for client in (anna, bela):
            client.http = client.deals.http = Routed(route)
        made = await anna.make_table(TEN, ["me", "friend"])
        seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
        for client, seat in zip((anna, bela), seats, strict=True):
            assert isinstance(client.http, Routed)
            client.http.sit_at(made.table)
            await anext(seat.views())
        return seats


async def _game(seats: list[Seat], begin: float, seconds: float, late: float, times: list[float]) -> None:
    """Every two seconds the player who is asked answers; the other's messages are read meanwhile."""
    listening = [asyncio.create_task(_listen(seat)) for seat in seats]
    due = begin + late
    while due < begin + seconds:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        seat = next((s for s in seats if s.view and s.view.decision), None)
        if seat is None or seat.view is None or seat.view.decision is None:
            break
        asked, picks = seat.view.asked, choose(seat.view.view, seat.view.decision)
        sent = time.monotonic()
        await seat.send({"type": "answer", "decision": asked, "answers": [list(picks)]})
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOST):
                while seat.view.asked == asked:
                    await seat.changed.wait()  # type: ignore[attr-defined]
                    seat.changed.clear()  # type: ignore[attr-defined]
        times.append(time.monotonic() - sent)
        due += EVERY
    for task in listening:
        task.cancel()


async def _listen(seat: Seat) -> None:
    seat.changed = asyncio.Event()  # type: ignore[attr-defined]
    while True:
        await seat._read()
        seat._unread.clear()
        seat.changed.set()  # type: ignore[attr-defined]


class Load(NamedTuple):
    games: int
    answers: int
    median: float
    p99: float
    cost: float  # the server's CPU seconds per answer
    commit: float  # mean seconds per commit: the disk, if nothing else is slow
    waited: float  # share of the time in which the server had no core
    busy: float  # share of the time in which the clients computed: near 1 they measure themselves
    memory: int


def measured(games: int, seconds: float, profile: str = "", processes: int = 0, routing: str = "round") -> Load:
    core, *others = sorted(os.sched_getaffinity(0))
    others = others or [core]
    with servers(core, processes, profile) as running:

        def together(of: Callable[[Server], float]) -> float:
            return sum(of(server) for server in running)

        addresses = [server.address for server in running]
        sizes = [len(range(i, games, len(others))) for i in range(len(others))]
        shares = [Share(addresses, routing, n, seconds, i, c) for i, (n, c) in enumerate(zip(sizes, others))]
        heard = begun(shares)
        before = [server.commits() for server in running]
        cpu, waited, since = together(Server.cpu), together(Server.waited), time.monotonic()
        shared = [heard.get() for _ in shares]
        cpu, waited = together(Server.cpu) - cpu, together(Server.waited) - waited
        took = time.monotonic() - since
        after = [server.commits() for server in running]
        spent, times = (sum(now) - sum(then) for now, then in zip(zip(*after), zip(*before)))
        found = sorted(t for times, _ in shared for t in times)
        p50, p99 = found[len(found) // 2], found[len(found) * 99 // 100]
        busy = max(part for _, part in shared)
        cost, commit = cpu / len(found), spent / max(times, 1)
        memory = sum(server.memory() for server in running)
        return Load(games, len(found), p50, p99, cost, commit, waited / took, busy, memory)


def begun(shares: list[Share]) -> Any:
    """Client processes whose tables are ready, and what they report from now on."""
    context = multiprocessing.get_context("spawn")
    heard = context.Queue()
    for share in shares:
        context.Process(target=clients, args=(share, heard), daemon=True).start()
    for _ in shares:
        assert heard.get() == "begun"
    return heard


def most_games(seconds: float) -> Load:
    """The most games under the target, by binary search."""
    good, bad = 0, MOST + LEAST_STEP
    best = Load(0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
    while bad - good > LEAST_STEP:
        games = (good + bad) // 2 // LEAST_STEP * LEAST_STEP or LEAST_STEP
        load = measured(games, seconds)
        tell(load)
        if load.p99 < TARGET:
            good, best = games, load
        else:
            bad = games
    return best


def idle(games: int) -> dict[str, Any]:
    """Bytes per idle game with two people connected."""
    core, *others = sorted(os.sched_getaffinity(0))
    with servers(core, 0) as [server]:
        begun([Share([server.address], "round", 20, 4.0, 1, others[0] if others else core)]).get()
        before = server.memory()
        begun([Share([server.address], "round", games, 0.5, 2, others[0] if others else core)])
        return {"idle_games": games, "bytes_per_game": (server.memory() - before) // games}


def tell(load: Load) -> None:
    print(
        f"{load.games:5} games: median {load.median * 1000:6.1f} ms, p99 {load.p99 * 1000:7.1f} ms; "
        f"{load.cost * 1000:.2f} ms of the server for an answer; commit {load.commit * 1000:.1f} ms; "
        f"without a core {load.waited:.0%} of the time; "
        f"clients {load.busy:.0%} busy; {load.memory // 2**20} MB",
        flush=True,
    )


def record(load: Load, bytes_per_game: int) -> None:
    games = {"unit": "games", "target": TARGET_GAMES, "most": load.games, **load._asdict()}
    line = {
        **history.head("load"),
        "others": OTHERS,
        "calibration_step_ns": calibration_ns(),
        "figures": {"live_games": games, "idle_game": {"unit": "bytes", "target": None, "bytes": bytes_per_game}},
    }
    history.record(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--idle", type=int)
    parser.add_argument("--profile", default="")
    parser.add_argument("--processes", type=int, default=0, help="so many, on one PostgreSQL (none: one, with SQLite)")
    parser.add_argument("--routing", choices=ROUTINGS, default="round")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--record", action="store_true", help=history.RECORD)
    given = parser.parse_args()
    if given.idle:
        print(json.dumps(idle(given.idle)))
        return
    if given.processes and not given.games:
        parser.error("--processes needs --games")
    if given.games:
        load = measured(given.games, given.seconds, given.profile, given.processes, given.routing)
    else:
        load = most_games(given.seconds)
    tell(load)
    if given.json:
        print(json.dumps(load._asdict()))
    if given.record:
        weight = idle(IDLE)
        print(json.dumps(weight))
        record(load, weight["bytes_per_game"])


if __name__ == "__main__":
    main()
