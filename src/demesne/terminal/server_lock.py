"""One server per SQLite file: a lock file next to it is held by the server and tells others its address."""

from __future__ import annotations

import json
import os
import pathlib
import time

from demesne.refusal import Refusal, reason

ENDING = ".server"
PATIENCE = 25.0  # seconds that a server has to start or stop
PAUSE = 0.1
GLANCE = 2.0  # seconds after which a silent server counts as dead


class ServerLock:
    """A lock that ends with its process, however that ends; the file holds the server's address and process id."""

    def __init__(self, file: pathlib.Path) -> None:
        self.file = file
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._descriptor = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise Refusal("command-unwritable", file=str(file), reason=reason(error)) from None

    def __enter__(self) -> ServerLock:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._descriptor)

    def elsewhere(self) -> str:
        """The address of the server already running; "" if the lock is ours now."""
        until = time.monotonic() + PATIENCE
        while not self._taken():
            there, process = self._read()
            if there and alive(there):
                return there
            if time.monotonic() > until:
                raise Refusal("play-no-answer", file=str(self.file), process=str(process))
            time.sleep(PAUSE)
        self.show("")
        return ""

    def show(self, there: str) -> None:
        """Write our address; "" while the server is starting."""
        self.file.write_text(json.dumps({"address": there, "process": os.getpid()}), encoding="utf-8")

    def _taken(self) -> bool:
        try:
            import fcntl
        except ImportError:  # not available on this system: only a server that answers counts
            return not alive(self._read()[0])
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _read(self) -> tuple[str, str]:
        try:
            said = json.loads(self.file.read_text(encoding="utf-8"))
            return str(said["address"]), str(said["process"])
        except (OSError, ValueError, KeyError, TypeError):  # being written
            return "", "?"


def lock_of(database: str) -> ServerLock | None:
    """The lock of a database; none if several servers may share it."""
    from demesne.store.engine import SQLITE, address  # slow to import

    url = address(database)
    if url.drivername != SQLITE:
        return None
    file = os.path.realpath(str(url.database))  # whichever way leads to it
    return ServerLock(pathlib.Path(f"{file}{ENDING}"))


def alive(there: str) -> bool:
    """Whether a server responds at an address of this machine."""
    import urllib.request  # slow to import

    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{there}/health/live", timeout=GLANCE) as answer:
            return bool(answer.read(10) == b"ok")
    except (OSError, ValueError):
        return False
