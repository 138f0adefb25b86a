"""The server under attack: its process, its workers, its log."""

from __future__ import annotations

import contextlib
import os
import pathlib
import signal
import subprocess
import sys
import time

STOP = 20.0  # seconds

SERVER = """
import sys
from demesne.server.serve import serve
from demesne.server.settings import Settings
async def ready(context, listeners):
    print(listeners.here(), flush=True)
sys.exit(serve(Settings(port=0, database=sys.argv[1], base_url="http://table.example"), ready))
"""


def _stat(pid: int | str) -> list[str]:
    """State, parent and more of a process; nothing if it is gone."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def children(pid: int) -> list[int]:
    """The workers of a server."""
    found = [int(folder.name) for folder in pathlib.Path("/proc").glob("[0-9]*")]
    return [child for child in found if (stat := _stat(child)) and int(stat[1]) == pid and stat[0] != "Z"]


def alive(pid: int) -> bool:
    return _stat(pid)[:1] not in ([], ["Z"])


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
        return [self.process.pid, *children(self.process.pid)]

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
