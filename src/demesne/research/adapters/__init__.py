"""Demesne in the frameworks that learners are written for. Each module needs its framework; nothing else does."""

from __future__ import annotations

import importlib
from typing import Any

from demesne.refusal import Refusal


def need(module: str, package: str, asking: str = "") -> Any:
    """The module of a framework, or one line that says how to get it; `asking` is the __name__ of a program."""
    try:
        return importlib.import_module(module)
    except ImportError:
        refusal = Refusal("error-research-missing", package=package)
        if asking == "__main__":
            raise SystemExit(str(refusal)) from None
        raise refusal from None
