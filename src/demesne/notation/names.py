"""Finding what somebody meant: exact names, any case, and the nearest spelling for an error message."""

from __future__ import annotations

from collections.abc import Iterable

CLOSE = 0.6  # how alike two spellings must be for one to be suggested
CLOSE_NAMES = 0.75  # among many card names some always share a few letters


def nearest(text: str, names: Iterable[str], least: float = CLOSE) -> str:
    """The name that is spelt most like the text, or nothing."""
    import difflib  # only a mistake needs it

    folded = {n.casefold(): n for n in names}
    close = difflib.get_close_matches(text[:80].casefold(), folded, n=1, cutoff=least)
    return folded[close[0]] if close else ""


def bare(text: str, limit: int = 60) -> str:
    """What somebody typed, for a message that puts it in the quotes of its language."""
    shown = text if text[: limit + 1].isprintable() else repr(text)[1:-1]
    return shown if len(shown) <= limit else shown[:limit] + "…"


def short(value: object, limit: int = 60) -> str:
    """A value for an error message, cut where it is long."""
    text = f'"{value}"' if isinstance(value, str) and value[: limit + 1].isprintable() else repr(value)
    return text if len(text) <= limit else text[:limit] + "..."
