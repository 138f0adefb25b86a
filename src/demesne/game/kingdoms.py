"""Choosing the ten: recommended sets and random kingdoms."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from demesne.cards import BOXES, SETS, pool
from demesne.notation.names import nearest, short

from .keys import key_of


def kingdoms() -> dict[str, list[str]]:
    """All recommended sets by name."""
    return {name: list(s.cards) for name, s in SETS.items()}


def random_kingdom(seed: int | str | None = None, boxes: Sequence[str] = BOXES, rule: str = "all") -> list[str]:
    """Ten kinds, each equally likely: out of all boxes together, or five of Base and five of Intrigue ("5+5")."""
    if rule not in ("all", "5+5"):
        raise ValueError(f'rule: expected "all" or "5+5", got {short(rule)}')
    if isinstance(boxes, str):
        boxes = [boxes]
    for box in boxes:
        if box not in BOXES:
            raise ValueError(f"boxes: expected {', '.join(BOXES)}, got {short(box)}{nearest(str(box), BOXES)}")
    key = key_of(seed, "kingdom")

    def some(n: int, name: str) -> list[str]:
        cards = {c for box in boxes if name in box for c in pool(box)}
        if len(cards) < n:
            raise ValueError(f"boxes: expected boxes with at least {n} {name}cards".replace("  ", " "))
        return sorted(cards, key=lambda c: hashlib.sha256(key + c.encode()).digest())[:n]

    chosen = some(10, "") if rule == "all" else some(5, "base ") + some(5, "intrigue ")
    return sorted(chosen)
