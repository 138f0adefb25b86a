"""The journal of a game in the terminal: an append-only file, a line for each entry, synced before it takes effect."""

from __future__ import annotations

import json
import os
import pathlib
import time
from collections.abc import Iterable, Iterator
from typing import IO, Any

import platformdirs

from demesne.refusal import Refusal, reason
from demesne.table import Entry, Setup, Table
from demesne.table.entries import data_of, entry_of

HEAD = "demesne table 1"
KEPT, RECORD = ".table", ".record"


def folder() -> pathlib.Path:
    """DEMESNE_HOME, else the platform's folder for user data."""
    home = os.environ.get("DEMESNE_HOME")
    return pathlib.Path(home) if home else platformdirs.user_data_path("demesne", appauthor=False)


class Journal:
    """The open, locked journal of one game."""

    def __init__(self, file: pathlib.Path, stream: IO[str]) -> None:
        self.file = file
        self._stream = stream
        if not _locked(stream):
            raise Refusal("resume-busy", file=str(file))

    @classmethod
    def begin(cls, setup: Setup) -> Journal:
        place = folder() / "games"
        try:
            place.mkdir(parents=True, exist_ok=True, mode=0o700)
            name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.urandom(2).hex()}{KEPT}"
            descriptor = os.open(place / name, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_APPEND, 0o600)
        except OSError as error:
            raise Refusal("command-unwritable", file=str(place), reason=reason(error)) from None
        journal = cls(place / name, os.fdopen(descriptor, "a", encoding="utf-8"))
        journal._write([{"kept": HEAD, **setup.data()}])
        return journal

    @classmethod
    def resume(cls, file: pathlib.Path) -> tuple[Journal, Table]:
        """Open a journal for appending; an incomplete last line is dropped."""
        try:
            stream = open(file, "r+", encoding="utf-8")  # noqa: SIM115 - the journal keeps it open
        except OSError as error:
            raise Refusal("error-unreadable", where=str(file), reason=reason(error)) from None
        journal = cls(file, stream)
        whole, rows = 0, []
        for row in stream.read().splitlines(keepends=True):
            if not row.endswith("\n"):
                break
            rows.append(row)
            whole += len(row.encode())
        stream.truncate(whole)
        stream.seek(0, os.SEEK_END)
        try:
            head, *rest = (json.loads(row) for row in rows)
            if head["kept"] != HEAD:
                raise KeyError(HEAD)
        except (ValueError, KeyError, TypeError):
            raise Refusal("resume-file", file=str(file)) from None
        return journal, Table(Setup.of(head), [entry_of(data) for data in rest])

    def append(self, entries: Iterable[Entry]) -> None:
        """Entries take effect only once they are on the disk."""
        self._write([data_of(entry) for entry in entries])

    def _write(self, rows: Iterable[dict[str, Any]]) -> None:
        text = "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)
        if text:
            self._stream.write(text)
            self._stream.flush()
            os.fsync(self._stream.fileno())

    def finish(self, record: str) -> pathlib.Path:
        """The game is over: its record replaces the journal."""
        place = folder() / "records"
        place.mkdir(parents=True, exist_ok=True)
        file = place / (self.file.stem + RECORD)
        write_durably(file, record)
        self._stream.close()
        self.file.unlink()
        return file


def write_durably(file: pathlib.Path, text: str) -> None:
    """All of it or nothing, even if the machine stops halfway."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(beside, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
    except OSError as error:
        raise Refusal("command-unwritable", file=str(file), reason=reason(error)) from None


def unfinished() -> Iterator[pathlib.Path]:
    """Unfinished games, the latest first."""
    files = list((folder() / "games").glob(f"*{KEPT}"))
    yield from sorted(files, key=lambda file: (file.stat().st_mtime, file.name), reverse=True)


def _locked(stream: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # not available on this system: the user must not open one game twice
        return True
    try:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
