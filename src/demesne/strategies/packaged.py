"""The lists of `strong` in the kingdoms of the benchmark, for two players and the second editions.

To search for them takes ten CPU seconds in a kingdom, so what was found comes with the package (strong.json.xz, written
by benchmarks/research/strong.py). Nobody has to wait for it, and agents of the benchmark meet the same lists in a
later version whose search would find others.
"""

from __future__ import annotations

import json
import lzma
import pathlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from demesne.cards import Catalogue

FILE = pathlib.Path(__file__).parent / "strong.json.xz"
EDITION, PLAYERS = 2, 2


@cache
def stored() -> dict[str, dict[str, Any]]:
    """By kingdom: the lists as texts with their weights, which of them is `strong`, how many games it took."""
    found: dict[str, dict[str, Any]] = json.loads(lzma.decompress(FILE.read_bytes()))["kingdoms"]
    return found


def key_of(kingdom: Sequence[str], catalogue: Catalogue) -> str:
    """Generated cards count with all that they do: somebody's own card may have the same name."""
    own = {card.name: card for card in catalogue.own}
    return "|".join(repr(own[name]) if name in own else name for name in sorted(kingdom))


def lists_in(
    kingdom: Sequence[str], edition: int, players: int, colonies: bool, catalogue: Catalogue
) -> dict[str, Any] | None:
    """What is stored about this kingdom, None for any other game."""
    if (edition, players, colonies) != (EDITION, PLAYERS, False):
        return None
    return stored().get(key_of(kingdom, catalogue))
