"""The numbers of actions, which are frozen; `make derived` adds those of new cards."""

from __future__ import annotations

import pathlib

from demesne import RULES_VERSION
from demesne.cards import PUBLISHED
from demesne.cards.numbers import FIRST_CARDS, FIRST_KEYS, KEY_BASE, PLACE_BASE, POSITIONS, STOP
from demesne.game.kinds import MORE_KEYS
from demesne.rules.language import KEYS

GOLDEN = pathlib.Path(__file__).parent / "golden" / f"actions_rules_{RULES_VERSION}.txt"


def rows() -> list[str]:
    """A row for every card, option key and stop, and for the first and last position."""
    out = [f"{i} {c.name}" for i, c in enumerate(PUBLISHED[:FIRST_CARDS])]
    out += [f"{KEY_BASE + i} {key}" for i, key in enumerate(KEYS[:FIRST_KEYS])]
    out += [f"{PLACE_BASE} position 0", f"{PLACE_BASE + POSITIONS - 1} position {POSITIONS - 1}", f"{STOP} stop"]
    out += [f"{STOP + 1 + i} {c.name}" for i, c in enumerate(PUBLISHED[FIRST_CARDS:])]
    return out + [f"{MORE_KEYS + i} {key}" for i, key in enumerate(KEYS[FIRST_KEYS:])]
