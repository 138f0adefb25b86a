"""Jobs for the tests of the pool, run in its worker processes."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from typing import Any

from demesne.refusal import Phrase, Refusal


def add(a: int, b: int) -> int:
    return a + b


def spin(seconds: float) -> float:
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        pass
    return seconds


def freeze() -> None:
    """A loop in C that no signal handler of Python interrupts."""
    re.fullmatch(r"(a+)+b", "a" * 60)


def hog() -> int:
    return len(bytearray(2_000_000_000))


def refuse() -> None:
    raise Refusal("error-at-line", where="x", line="1", error=Phrase("error-twice", {"name": "seat"}))


def crash() -> None:
    raise KeyError("a secret")


def die() -> None:
    os._exit(3)


def about() -> dict[str, int]:
    return {"pid": os.getpid(), "nice": os.nice(0)}


def count(n: int) -> Iterator[Any]:
    yield from range(n)
    return "done"


JOBS = {work.__name__: work for work in (add, spin, freeze, hog, refuse, crash, die, about, count)}
