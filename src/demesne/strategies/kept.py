"""What a search found, kept on disk per kingdom. A file is used only if it says that it is about exactly this."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import pathlib
import tempfile
from collections.abc import Mapping
from functools import cache
from typing import Any

from demesne import kernel

VERSION = 1  # of the form of these files
LARGEST = 1_000_000  # bytes that are read
CODE = ("cards", "game", "kernel", "rules", "strategies")  # what a search depends on


def folder() -> pathlib.Path:
    """DEMESNE_HOME/cache, else the platform's folder for what can be made again."""
    home = os.environ.get("DEMESNE_HOME")
    if home:
        return pathlib.Path(home) / "cache"
    import platformdirs  # the build trains the kernel with playouts before anything is installed

    return platformdirs.user_cache_path("demesne", appauthor=False)


@cache
def code_version() -> str:
    """A hash of the program text that decides what a search finds."""
    found = hashlib.sha256()
    package = pathlib.Path(str(kernel.__file__)).parent.parent
    for name in CODE:
        for file in sorted((package / name).rglob("*.py")):
            found.update(file.relative_to(package).as_posix().encode() + b"\0")
            found.update(file.read_bytes() + b"\0")
    return found.hexdigest()


def load(kind: str, about: Mapping[str, Any]) -> dict[str, Any] | None:
    """What was kept about this, None where nothing is or the file is damaged or about something else."""
    try:
        with _file(kind, about).open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            return None
        found = json.loads(data.decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or found.get("about") != _complete(kind, about):
        return None
    value = found.get("value")
    return value if isinstance(value, dict) else None


def keep(kind: str, about: Mapping[str, Any], value: Mapping[str, Any]) -> None:
    """Write it down. The file is there whole or not at all; where the disk cannot be written nothing is kept."""
    target = _file(kind, about)
    text = json.dumps({"about": _complete(kind, about), "value": value}, ensure_ascii=False, indent=1)
    with contextlib.suppress(OSError):
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.stem, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(name, target)
        except OSError:
            os.unlink(name)


def _complete(kind: str, about: Mapping[str, Any]) -> dict[str, Any]:
    """As JSON gives it back."""
    whole = {"kind": kind, "version": VERSION, "code": code_version(), **about}
    found: dict[str, Any] = json.loads(json.dumps(whole))
    return found


def _file(kind: str, about: Mapping[str, Any]) -> pathlib.Path:
    text = json.dumps(_complete(kind, about), sort_keys=True)
    return folder() / f"{kind}-{hashlib.sha256(text.encode()).hexdigest()[:24]}.json"
