"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, run by an unprivileged user.

Where it is not installed its tests are skipped (tests/missing.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import Any

from missing import missing

DEBIAN = pathlib.Path("/usr/lib/postgresql")
NOBODY = "nobody"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # a test kills processes, never the machine
    "max_connections": "100",
    "shared_buffers": "16MB",
}
PATIENCE = 60.0


def binaries() -> pathlib.Path | None:
    """The folder of initdb and postgres: on the path, or the newest of Debian's."""
    found = shutil.which("initdb")
    if found:
        return pathlib.Path(found).resolve().parent
    debian = [folder for folder in DEBIAN.glob("*/bin") if (folder / "initdb").exists()]
    return max(debian, key=lambda folder: float(folder.parent.name), default=None)


class Postgres:
    """One cluster. It keeps its port across restarts."""

    def __init__(self, binaries: pathlib.Path) -> None:
        self._binaries = binaries
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="demesne-postgres-"))
        self._as: dict[str, Any] = {"cwd": self._folder}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam(NOBODY)
            os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
            self._as |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self.port = free_port()
        self._numbers = itertools.count(1)
        self._server: subprocess.Popen[bytes] | None = None
        initdb = [
            binaries / "initdb",
            "-D",
            self._folder / "data",
            "-U",
            "demesne",
            "--auth=trust",
            "-E",
            "UTF8",
            "--locale=C",
            "-N",
        ]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, **self._as)

    def start(self) -> None:
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        command = [self._binaries / "postgres", "-D", self._folder / "data", "-p", str(self.port), *settings]
        with open(self._folder / "log", "ab") as log:
            self._server = subprocess.Popen(command, stdout=log, stderr=log, **self._as)
        until = time.monotonic() + PATIENCE
        while subprocess.run(
            [self._binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], **self._as
        ).returncode:
            assert self._server.poll() is None and time.monotonic() < until, (self._folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """At once, as in a crash: connections break, the next start recovers."""
        if self._server:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(PATIENCE)
            self._server = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return f"postgresql://demesne@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str, database: str = "postgres") -> str:
        command = [
            self._binaries / "psql",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "demesne",
            "-d",
            database,
            "-qAtc",
            statement,
        ]
        return subprocess.run(command, check=True, capture_output=True, text=True, **self._as).stdout


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running() -> Iterator[Postgres]:
    """A cluster for as long as a test needs it."""
    found = binaries()
    if found is None:
        missing("postgres", "PostgreSQL is not installed (Debian: apt install postgresql)")
    cluster = Postgres(found)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


class Cable:
    """A proxy to the server that can be cut, or go silent, at a chosen moment."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: set[asyncio.StreamWriter] = set()
        self.port = 0
        self.cut_after = b""  # the connection is cut after this is sent; it arrives, its answer does not
        self.cuts = 0
        self.dead = False
        self._mute = False  # nothing comes back any more
        self._answered = asyncio.Event()  # although something would have

    async def __aenter__(self) -> Cable:
        self._server = await asyncio.start_server(self._plugged, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        for end in self._ends:
            end.transport.abort()

    def through(self, url: str) -> str:
        """The same database through this proxy."""
        return url.replace(f":{self._to}/", f":{self.port}/")

    async def _plugged(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            there, thither = await asyncio.open_connection("127.0.0.1", self._to)
            self._ends |= {writer, thither}
            await asyncio.gather(self._carry(reader, thither, True), self._carry(there, writer, False))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, to_server: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if self._mute and not to_server:
                    self._answered.set()
                    continue
                if self.dead:
                    continue
                last = to_server and self.cut_after and self.cut_after in data
                if last:
                    self._answered.clear()
                self._mute = self._mute or bool(last)
                writer.write(data)
                await writer.drain()
                if last:
                    await asyncio.wait_for(self._answered.wait(), PATIENCE)  # the server has carried it out
                    self.cut()
                    self.cut_after, self._mute = b"", False
                    self.cuts += 1
        writer.close()
