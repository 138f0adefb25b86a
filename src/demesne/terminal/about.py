"""Version, rules version, and which kernel is in use and why."""

from __future__ import annotations

from demesne import __version__, kernel
from demesne.notation import RULES_VERSION
from demesne.words import Words


def about(say: Words) -> str:
    return say("about", version=__version__, rules=str(RULES_VERSION), kernel=kernel_in_use(say))


def kernel_in_use(say: Words) -> str:
    """Which kernel is used and, if it is the plain one, why."""
    chosen = kernel.chosen()
    if chosen == "compiled":
        return say("kernel-compiled")
    if "compiled" in kernel.kernels():
        return say("kernel-plain-as-asked")
    import json
    from importlib import resources

    info = resources.files("demesne.kernel") / "_build.json"
    if not info.is_file():
        return say("kernel-not-built")
    return say("kernel-plain", why=json.loads(info.read_text(encoding="utf-8"))["why"])


def version(*, say: Words) -> int:
    """Show the version, the rules version and which kernel is in use, and why."""
    print(about(say))
    return 0
