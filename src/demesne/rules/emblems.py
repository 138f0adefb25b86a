"""The names of the emblems a card may bear. The page's build takes these drawings of game-icons.net, and no others."""

from __future__ import annotations

import difflib
import functools
from importlib import resources

from .language import CardError


@functools.cache
def emblems() -> frozenset[str]:
    return frozenset((resources.files(__package__) / "emblems.txt").read_text(encoding="ascii").split())


def check_emblem(where: str, name: object) -> None:
    if isinstance(name, str) and (not name or name in emblems()):
        return
    near = difflib.get_close_matches(name, sorted(emblems()), n=1) if isinstance(name, str) else []
    expected = 'emblem="village"'
    raise CardError("error-value", where=where, expected=expected, got=repr(name), near=near[0] if near else "")
