"""A real server in a process of its own, on a database that outlives it: it can be killed and restarted."""

from __future__ import annotations

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from types import FrameType, TracebackType

START = """
import sys
from demesne.server.limits import Limits, Rate
from demesne.server.serve import serve
from demesne.server.settings import Settings
MANY = Rate(100_000, 100_000)
limits = Limits(requests=MANY, tables=MANY, of_all=MANY, messages=MANY, sockets=10_000, sockets_of_all=20_000)
settings = Settings(port=int(sys.argv[2]), database=sys.argv[1], base_url=sys.argv[3], limits=limits)
async def ready(context, listeners):
    print(listeners.here(), flush=True)
sys.exit(serve(settings, ready, everything=True))
"""
PATIENCE = 60.0


def late(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("the test takes too long")


@contextlib.contextmanager
def in_time(seconds: int) -> Iterator[None]:
    """A test that waits for something that never happens fails instead of hanging."""
    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


class Served:
    """One server process. It keeps its port across restarts."""

    def __init__(self, folder: pathlib.Path, database: str = "", before: str = "", base_url: str = "") -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'games.sqlite'}"
        self.log = folder / f"log-{os.urandom(4).hex()}"
        self.address = ""
        self.before = before  # code that the process runs first
        self.base_url = base_url  # of a proxy in front of it
        self.starts = 0
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        environment = {**os.environ, "DEMESNE_HOME": str(self.folder), "PYTHONFAULTHANDLER": "1"}
        command = [sys.executable, "-c", self.before + START, self.database, str(self._port), self.base_url]
        with open(self.log, "ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, self.log.read_text()[-4000:]
        self.starts += 1
        found = re.search(r":(\d+)$", self.address)
        assert found
        self._port = int(found[1])

    def kill(self) -> None:
        """At once, wherever it is."""
        self.stop(signal.SIGKILL)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def cpu(self) -> float:
        """CPU seconds so far."""
        parts = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Its private memory in bytes."""
        status = pathlib.Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"RssAnon:\s+(\d+)", status)
        return int(found[1]) * 1024 if found else 0
