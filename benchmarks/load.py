"""How many live games one server process carries on one core, and what an idle game weighs.

The real server runs in a process of its own, bound to one core, with SQLite on the disk; the package's own client plays
from other processes. Every game has two people; somebody moves every two seconds. What counts is the time from an
answer to the view that shows it, at the 99th percentile, and the target is to stay under 100 ms.

    python benchmarks/load.py                    the number of games that one core carries, found by halving
    python benchmarks/load.py --games 400        one measurement
    python benchmarks/load.py --idle 2000        bytes per idle game
    python benchmarks/load.py --games 300 --profile FILE   where the server's time goes (cProfile)
"""

from __future__ import annotations

import argparse
import asyncio
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
from typing import Any, NamedTuple

from demesne.bots import choose
from demesne.client import Client, Seat

TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Village", "Remodel", "Smithy", "Chapel", "Workshop"]
EVERY = 2.0  # seconds between two answers of a game
TARGET = 0.1  # seconds
MOST = 2000  # games that are tried
LEAST_STEP = 50

SERVER = """
import cProfile, sys
from demesne.server.limits import Limits, Rate
from demesne.server.serve import serve
from demesne.server.settings import Settings
many = Rate(1e9, 1e9)
rates = {name: many for name in ("requests", "tables", "of_all", "messages", "heavy")}
limits = Limits(**rates, sockets=100_000, sockets_of_all=100_000)
async def ready(shell, doors):
    print(doors.here(), flush=True)
profile = cProfile.Profile() if sys.argv[2] else None
if profile:
    profile.enable()
code = serve(Settings(port=0, database=sys.argv[1], limits=limits), ready)
if profile:
    profile.disable()
    profile.dump_stats(sys.argv[2])
sys.exit(code)
"""


class Server:
    def __init__(self, folder: str, core: int, profile: str = "") -> None:
        environment = {**os.environ, "DEMESNE_HOME": folder}
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/games.sqlite", profile]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen(command, text=True, env=environment, **pipes)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"
        for thread in pathlib.Path(f"/proc/{self._process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})
        self.began = self.cpu()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)

    def cpu(self) -> float:
        parts = pathlib.Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        lines = pathlib.Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("RssAnon"))


class Share(NamedTuple):
    """What one process of clients does."""

    address: str
    games: int
    seconds: float
    seed: int
    core: int


def clients(share: Share) -> tuple[list[float], float]:
    """Play so many games for so long; the time of every answer, and how busy the clients were."""
    os.sched_setaffinity(0, {share.core})
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    return asyncio.run(_clients(share))


async def _clients(share: Share) -> tuple[list[float], float]:
    rng = random.Random(share.seed)
    gate = asyncio.Semaphore(20)
    tables = await asyncio.gather(*(_table(share.address, gate) for _ in range(share.games)))
    begin, busy = time.monotonic() + 1, time.process_time()
    times: list[float] = []
    await asyncio.gather(*(_game(seats, begin, share.seconds, rng.random() * EVERY, times) for seats in tables))
    return times, (time.process_time() - busy) / (time.monotonic() - begin + 1)


async def _table(address: str, gate: asyncio.Semaphore) -> list[Seat]:
    async with gate:
        anna, bela = Client(address, name="Anna"), Client(address, name="Béla")
        made = await anna.make_table(TEN, ["me", "friend"])
        seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
        for seat in seats:
            await seat._connected()
        return seats


async def _game(seats: list[Seat], begin: float, seconds: float, late: float, times: list[float]) -> None:
    """Every two seconds whoever is asked answers; the other one's messages are read meanwhile."""
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
        while seat.view.asked == asked and time.monotonic() < sent + 10:
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
    cpu: float  # seconds of the server for one answer
    clients: float  # of the cores of the clients: near 1 they measure themselves
    memory: int


def measured(games: int, seconds: float, profile: str = "") -> Load:
    cores = sorted(os.sched_getaffinity(0))
    core, others = cores[0], cores[1:] or cores
    with tempfile.TemporaryDirectory() as folder, Server(folder, core, profile) as server:
        shares = [Share(server.address, len(range(i, games, len(others))), seconds, i, c) for i, c in enumerate(others)]
        with multiprocessing.get_context("spawn").Pool(len(shares)) as pool:
            running = pool.map_async(clients, shares)
            shared = running.get()
            used = server.cpu() - server.began  # nearly all of it while the games were played
            found = sorted(t for times, _ in shared for t in times)
        p50, p99 = found[len(found) // 2], found[len(found) * 99 // 100]
        busy = max(part for _, part in shared)
        return Load(games, len(found), p50, p99, used / len(found), busy, server.memory())


def most_games(seconds: float) -> Load:
    """The most games under the target, by halving."""
    good, bad = 0, MOST + LEAST_STEP
    best = Load(0, 0, 0.0, 0.0, 0.0, 0.0, 0)
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
    """Bytes per game that two people look at and nobody plays."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder, Server(folder, cores[0]) as server:
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            pool.apply(clients, (Share(server.address, 20, 3.0, 1, cores[-1]),))
            before = server.memory()
            open_games = pool.apply_async(clients, (Share(server.address, games, 0.0, 2, cores[-1]),))
            most = before
            while not open_games.ready():
                most = max(most, server.memory())
                time.sleep(0.2)
        return {"idle_games": games, "bytes_per_game": (most - before) // games}


def tell(load: Load) -> None:
    print(
        f"{load.games:5} games: median {load.median * 1000:6.1f} ms, p99 {load.p99 * 1000:7.1f} ms, "
        f"{load.cpu * 1000:.2f} ms of the server for an answer, clients {load.clients:4.0%} busy, "
        f"{load.memory // 2**20} MB",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--idle", type=int)
    parser.add_argument("--profile", default="")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.idle:
        print(json.dumps(idle(given.idle)))
        return
    load = measured(given.games, given.seconds, given.profile) if given.games else most_games(given.seconds)
    tell(load)
    if given.json:
        print(json.dumps(load._asdict()))


if __name__ == "__main__":
    main()
