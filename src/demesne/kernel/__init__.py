"""The kernel: state, effect stack, run loop, random stream. It knows no card.

`kernels()` holds the plain one and, where it was built, the compiled one; both can be used in one process.
"""

from __future__ import annotations

import os
from types import ModuleType

from . import machine as plain

try:
    from . import _compiled as compiled  # type: ignore[attr-defined]
except ImportError:
    compiled = None


def kernels() -> dict[str, ModuleType]:
    found = {"plain": plain}
    if compiled is not None:
        found["compiled"] = compiled
    return found


def chosen() -> str:
    """Which kernel games use: compiled if present, unless DEMESNE_PLAIN asks for the plain one."""
    if os.environ.get("DEMESNE_PLAIN", "") not in ("", "0") or compiled is None:
        return "plain"
    return "compiled"
