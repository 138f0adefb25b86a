"""The kernel: state, effect stack, run loop, random stream. It knows no card.

`kernels()` holds the plain one and, where it was built, the compiled one; both can be used in one process.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Mapping
from types import ModuleType

try:
    from . import _compiled as compiled
except ImportError:
    compiled = None


class _Kernels(Mapping[str, ModuleType]):
    """The plain kernel is loaded when it is asked for: where there is a compiled one it seldom is."""

    def __getitem__(self, which: str) -> ModuleType:
        if which == "plain":
            return importlib.import_module(f"{__name__}.machine")
        if which == "compiled" and compiled is not None:
            found: ModuleType = compiled
            return found
        raise KeyError(which)

    def __iter__(self) -> Iterator[str]:
        return iter(["plain"] if compiled is None else ["plain", "compiled"])

    def __len__(self) -> int:
        return 1 if compiled is None else 2


_KERNELS = _Kernels()


def kernels() -> Mapping[str, ModuleType]:
    return _KERNELS


def chosen() -> str:
    """Which kernel games use: compiled if present, unless DEMESNE_PLAIN asks for the plain one."""
    if os.environ.get("DEMESNE_PLAIN", "") not in ("", "0") or compiled is None:
        return "plain"
    return "compiled"


def __getattr__(name: str) -> ModuleType:
    if name == "plain":
        return _KERNELS["plain"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
