"""Version, rules version, and which kernel is in use and why."""

from __future__ import annotations

import json
import os

from demesne import __version__, kernel
from demesne.languages import Language
from demesne.notation import RULES_VERSION


def about(say: Language) -> str:
    return say("about", version=__version__, rules=str(RULES_VERSION), kernel=kernel_in_use(say))


def kernel_in_use(say: Language) -> str:
    """Which kernel is used and, if it is the plain one, why."""
    info = build_info()
    if kernel.chosen() == "compiled":
        return say("kernel-profile-guided" if info.get("profile") == "trained" else "kernel-compiled")
    if "compiled" in kernel.kernels():
        return say("kernel-plain-as-asked")
    return say("kernel-plain", why=info["why"]) if info else say("kernel-not-built")


def build_info() -> dict[str, str]:
    """How this package was built; empty for a source tree."""
    try:
        with open(os.path.join(os.path.dirname(kernel.__file__), "_build.json"), encoding="utf-8") as opened:
            return dict(json.load(opened))
    except FileNotFoundError:
        return {}


def version(*, say: Language) -> int:
    """Show the version, the rules version and which kernel is in use, and why."""
    print(about(say))
    return 0
