"""Screens in the pseudo-language xx: finds text outside the brackets of its messages."""

from __future__ import annotations

import re
from collections.abc import Iterable

from demesne.languages.pseudo import CLOSE, OPEN

OPTION = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")


def outside(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """Words that come from no message; `allowed` are names: of players, strategies, files, keywords. Options always are."""
    rest = ""
    depth = 0
    for c in text:
        depth += (c == OPEN) - (c == CLOSE)
        assert depth >= 0, f"a bracket is closed that was not open: {text}"
        rest += c if not depth else " "
    assert depth == 0, f"a bracket stays open: {text}"
    for name in sorted(allowed, key=len, reverse=True):
        rest = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", rest)
    return re.findall(r"[^\W\d_]+", OPTION.sub(" ", rest))
