"""What a game has besides its ten piles, as lines of a record.

extras: Windfall, Orchard
bane: Cellar
start: 7 Copper, 1 Hovel
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from demesne.rules.setup import Extras

LINES = ("extras", "bane", "start")
_STACK = re.compile(r"(\d{1,2}) (.+)")


def lines(extras: Extras) -> list[str]:
    """The lines that say it; none for a game that has nothing besides."""
    out = ["extras: " + ", ".join(extras.cards)] if extras.cards else []
    out += [f"bane: {extras.bane}"] if extras.bane else []
    out += ["start: " + ", ".join(f"{n} {name}" for name, n in extras.start)] if extras.start else []
    return out


def parse(given: Mapping[str, str]) -> Extras:
    """Read the lines by their names; a ValueError names the one that is wrong."""
    start = []
    for part in given["start"].split(", ") if "start" in given else ():
        found = _STACK.fullmatch(part)
        if found is None:
            raise ValueError("start")
        start.append((found[2], int(found[1])))
    cards = tuple(given["extras"].split(", ")) if "extras" in given else ()
    return Extras(cards, given.get("bane", ""), tuple(start))
