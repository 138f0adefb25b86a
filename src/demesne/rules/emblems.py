"""The names of the emblems a card may bear. The page's build takes these drawings of game-icons.net, and no others."""

from __future__ import annotations

import functools
import pathlib

from .language import CardError


@functools.cache
def emblems() -> frozenset[str]:
    return frozenset(pathlib.Path(__file__).with_name("emblems.txt").read_text(encoding="ascii").split())


def check_emblem(where: str, name: object) -> None:
    if isinstance(name, str) and (not name or name in emblems()):
        return
    import difflib  # only a mistake needs it

    near = difflib.get_close_matches(name, sorted(emblems()), n=1) if isinstance(name, str) else []
    expected = 'emblem="village"'
    raise CardError("error-value", where=where, expected=expected, got=repr(name), near=near[0] if near else "")
