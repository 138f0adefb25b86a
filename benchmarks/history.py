"""Files of measurements: a JSON object on each line. history.jsonl has those of every benchmark with --record."""

from __future__ import annotations

import datetime
import json
import os
import pathlib
import platform
import sys
from typing import Any

from demesne import __version__

HISTORY = pathlib.Path(__file__).with_name("history.jsonl")
RECORD = f"append the figures to {HISTORY.name}"


def rows(file: pathlib.Path) -> list[Any]:
    return list(map(json.loads, file.read_text(encoding="utf-8").splitlines())) if file.is_file() else []


def append(file: pathlib.Path, row: dict[str, Any]) -> None:
    """One write at the end of the file, so that the lines of several processes do not mix."""
    with file.open("ab", buffering=0) as out:
        out.write(json.dumps(row).encode() + b"\n")


def head(benchmark: str) -> dict[str, Any]:
    """What was measured when, and where."""
    return {
        "benchmark": benchmark,
        "date": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d"),
        "version": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
    }


def record(row: dict[str, Any]) -> None:
    append(HISTORY, row)
    print(f"recorded in {HISTORY.parent.name}/{HISTORY.name}", file=sys.stderr)
