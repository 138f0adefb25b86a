"""What this is: version, rules version, and which kernel is in use and why."""

from __future__ import annotations

import json
from importlib import resources

from demesne import __version__, kernel
from demesne.game import RULES_VERSION


def about() -> str:
    return f"demesne {__version__}, rules {RULES_VERSION}, kernel {kernel_in_use()}"


def kernel_in_use() -> str:
    """Which kernel games use and, where it is the plain one, why."""
    chosen = kernel.chosen()
    if chosen == "compiled":
        return "compiled"
    if "compiled" in kernel.kernels():
        return "plain (DEMESNE_PLAIN is set)"
    info = resources.files("demesne.kernel") / "_build.json"
    why = json.loads(info.read_text(encoding="utf-8"))["why"] if info.is_file() else "run from source, not built"
    return f"plain, many times slower than compiled ({why})"
