"""The server's log: one JSON object per line on stderr, with ids; never a card, a name, a token, a key or an address.

Messages of libraries and exceptions may contain anything: only their format string is logged, and of an exception
only its type and the code locations of its traceback.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
import traceback
from types import TracebackType
from typing import Any

OURS = "demesne.server"

_logger = logging.getLogger(OURS)


def note(event: str, /, level: int = logging.INFO, error: BaseException | None = None, **ids: Any) -> None:
    """Log an event."""
    exc_info = (type(error), error, error.__traceback__) if error else None
    _logger.log(level, event, extra={"ids": ids}, exc_info=exc_info)


def hashed(guest: str | None) -> str:
    """A guest as the log names it: stable within a log, useless to anybody who reads it."""
    return hashlib.sha256(f"log {guest}".encode()).hexdigest()[:12] if guest else ""


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{at}.{int(record.msecs):03d}Z", "level": record.levelname.casefold()}
        if record.name == OURS:
            line |= {"event": record.msg, **getattr(record, "ids", {})}
        else:
            line |= {"event": record.name, "pattern": record.msg if record.args else ""}
        if record.exc_info and record.exc_info[0]:
            line |= {"error": record.exc_info[0].__name__, "through": places(record.exc_info[2])}
        return json.dumps(line, ensure_ascii=False, default=lambda value: type(value).__name__)


def places(trace: TracebackType | None) -> list[str]:
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in traceback.extract_tb(trace)]


def begin(everything: bool) -> None:
    """Log to stderr: requests and sockets too, or only errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _logger.setLevel(logging.INFO if everything else logging.WARNING)
