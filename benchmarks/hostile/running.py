"""The run: the server, the people, the attackers, what is measured, and what is missed."""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from . import floods, guests, long, machine
from .attacker import WRONG, Attacker
from .people import people, strangers
from .server import STOP, Server

ANSWERS_P99 = 0.25  # seconds
SHORT_P99 = 1.0  # seconds: of short requests beside long ones
MEMORY = 600 * 2**20

ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "requests": floods.requests,
    "half_open": floods.half_open,
    "slow_bodies": floods.slow_bodies,
    "tiny": floods.tiny,
    "records": floods.records,
    "churn": floods.churn,
    "deep": floods.deep,
    "spectators": floods.spectators,
    "tables": floods.tables,
    "long": long.long,
    "day": guests.day,
    "links": guests.links,
    "kingdoms": guests.kingdoms,
    "sealed": guests.sealed,
    "takeover": guests.takeover,
    "workers": machine.workers,
    "unwritable": machine.unwritable,
}


def attackers(
    address: str, seconds: float, seed: int, names: list[str], watch: str, pid: int, folder: str, told: Any
) -> None:
    """All attackers, in one process at the lowest priority."""
    os.setpriority(os.PRIO_PROCESS, 0, 19)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)

    async def run() -> None:
        end = time.monotonic() + seconds
        every = [Attacker(address, end, random.Random(f"{seed} {name}"), watch, pid, folder) for name in names]
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
    short: int  # requests beside long ones
    short_median: float
    short_p99: float
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
        if [*self.seen] == ["long"]:
            bad[f"short requests: 99th percentile {self.short_p99:.2f} s"] = self.short_p99 >= SHORT_P99
        wrong = {what for seen in self.seen.values() for what in seen if what.startswith(WRONG)}
        bad |= dict.fromkeys(sorted(what.removeprefix(WRONG) for what in wrong), True)
        return [said for said, wrong in bad.items() if wrong]


def hostile(seconds: float, seed: int, names: list[str], ahead: bool = False) -> Run:
    context = multiprocessing.get_context("spawn")
    told = context.Queue()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, ahead)
        try:
            times, short, most, processes = asyncio.run(_both(server, seconds, seed, names, context, told, folder))
        except BaseException:
            server.process.kill()
            raise
        busy, waited = server.busy()
        code, stopped, left = server.stop()
        seen = told.get(timeout=60) if names else {}
        faults = server.faults()
    p50, p99, longest = _quantiles(times)
    figures = (len(times), p50, p99, longest, most, processes, busy, waited)
    return Run(seconds, *figures, len(short), *_quantiles(short)[:2], seen, faults, code, stopped, left)


def _quantiles(times: list[float]) -> tuple[float, float, float]:
    """Median, 99th percentile, longest."""
    times = sorted(times) or [0.0]
    return times[len(times) // 2], times[len(times) * 99 // 100], times[-1]


async def _both(
    server: Server, seconds: float, seed: int, names: list[str], context: Any, told: Any, folder: str
) -> tuple[list[float], list[float], int, int]:
    most, processes = 0, 0
    watch: asyncio.Queue[str] = asyncio.Queue()  # the watch links of the people's tables
    playing = asyncio.create_task(people(server, seconds, watch))
    link = await watch.get()
    asking = asyncio.create_task(strangers(server.address, seconds if "long" in names else 0.0))
    if names:
        given = (server.address, seconds - 1, seed, names, link, server.process.pid, folder, told)
        context.Process(target=attackers, args=given, daemon=True).start()
    while not playing.done():
        await asyncio.wait([playing], timeout=2)
        most, processes = max(most, await asyncio.to_thread(server.memory)), max(processes, len(server.family()))
    return await playing, await asking, most, processes


def main(about: str | None) -> int:
    parser = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
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
        if run.short:
            median, p99 = 1000 * run.short_median, 1000 * run.short_p99
            print(f"short requests of strangers: {run.short}, median {median:.0f} ms, p99 {p99:.0f} ms")
        for name, seen in run.seen.items():
            print(f"  {name}: " + ", ".join(f"{what} {n}" for what, n in sorted(seen.items())))
        print(f"faults: {len(run.faults)}", *run.faults[:5], sep="\n  ")
        print(f"stop: exit code {run.code} after {run.stopped:.1f} s, {run.left} processes left")
        print("missed: " + "; ".join(run.missed()) if run.missed() else "all targets met")
    return 1 if run.missed() else 0
