"""Finding what somebody meant: exact names, any case, and the nearest spelling for an error message."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(text: str, names: Iterable[str]) -> str:
    """The name that is spelt most like the text, or nothing."""
    folded = {n.casefold(): n for n in names}
    close = difflib.get_close_matches(text[:80].casefold(), folded, n=1, cutoff=0.6)
    return folded[close[0]] if close else ""


def short(value: object, limit: int = 60) -> str:
    """A value for an error message, cut where it is long."""
    text = f'"{value}"' if isinstance(value, str) and value[: limit + 1].isprintable() else repr(value)
    return text if len(text) <= limit else text[:limit] + "..."
