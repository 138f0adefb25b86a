"""What happens to a machine: its worker processes are killed or stopped, its disk cannot be written to."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pathlib
import resource
import signal
import subprocess
import time
from collections.abc import Iterator

from demesne import Game

from .attacker import Attacker
from .people import TEN
from .server import alive, children

NOTICED = 10.0  # seconds until a stopped worker is gone
OUTAGE, BACK, EVERY = 3.0, 60.0, 600.0  # seconds
FINE = (200, 429, 503)  # a busy server may refuse


async def workers(attack: Attacker) -> None:
    """A worker is killed or stopped, and who asks next notices nothing."""
    record = json.dumps({"record": Game(TEN, seed=1).record()}).encode()
    while attack.on:
        await attack.ask("POST", "/api/replay", record)
        await asyncio.sleep(attack.rng.uniform(1, 5))
        found = children(attack.pid)
        if not found or not attack.on:
            continue
        victim, number = attack.rng.choice(found), attack.rng.choice([signal.SIGKILL, signal.SIGSTOP])
        begun = time.monotonic()
        with contextlib.suppress(ProcessLookupError):
            os.kill(victim, number)
            attack.seen[number.name] += 1
        status, _, _ = await attack.ask("POST", "/api/replay", record)
        if status not in FINE and attack.on:
            attack.wrong(f"status {status} after {number.name} of a worker")
        while alive(victim) and attack.on:
            if time.monotonic() - begun > NOTICED:
                attack.wrong(f"a worker is there {NOTICED:.0f} s after {number.name}")
                break
            await asyncio.sleep(0.2)


async def unwritable(attack: Attacker) -> None:
    """The files of the database cannot be written to for some seconds; then the server goes on."""
    await asyncio.sleep(min(EVERY, attack.left / 3))
    while attack.left > OUTAGE + BACK / 6:
        with _unwritable_files(attack) as how:
            attack.seen[how] += 1
            await asyncio.sleep(OUTAGE)
            status, _, _ = await attack.ask("GET", "/health/ready")
            if status == 200:
                attack.wrong("the server says that it can write when it cannot")
        until = time.monotonic() + BACK
        while attack.on and (await attack.ask("GET", "/health/ready"))[0] != 200:
            if not alive(attack.pid):
                attack.wrong("the server has ended because it could not write")
                return
            if time.monotonic() > until:
                attack.wrong("the server does not write again")
                break
            await asyncio.sleep(0.5)
        await asyncio.sleep(min(EVERY, attack.left))


@contextlib.contextmanager
def _unwritable_files(attack: Attacker) -> Iterator[str]:
    """Immutable where that is allowed; else the server may not write to any file."""
    files = [str(file) for file in pathlib.Path(attack.folder).glob("games.sqlite*")]

    def change(sign: str) -> bool:
        with contextlib.suppress(FileNotFoundError):
            return subprocess.run(["chattr", sign, *files], capture_output=True).returncode == 0
        return False

    if change("+i"):
        try:
            yield "files made immutable"
        finally:
            change("-i")
        return
    _, most = resource.prlimit(attack.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(attack.pid, resource.RLIMIT_FSIZE, (0, most))
    try:
        yield "files limited to nothing"
    finally:
        resource.prlimit(attack.pid, resource.RLIMIT_FSIZE, (most, most))
