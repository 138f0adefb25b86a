"""Choosing the ten: recommended sets and random kingdoms."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from demesne.cards import BOXES, DEFAULT_BOXES, SETS, pool
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal, either

from .keys import key_of


def kingdoms() -> dict[str, list[str]]:
    """All recommended sets by name."""
    return {name: list(s.cards) for name, s in SETS.items()}


def random_kingdom(seed: int | str | None = None, boxes: Sequence[str] = DEFAULT_BOXES, rule: str = "all") -> list[str]:
    """Ten kinds, each equally likely: from all boxes together, or five from Base and five from Intrigue ("5+5")."""
    if rule not in ("all", "5+5"):
        raise Refusal("error-value", where="rule", expected=either(['"all"', '"5+5"']), got=short(rule), near="")
    if isinstance(boxes, str):
        boxes = [boxes]
    check_boxes(boxes)
    key = key_of(seed, "kingdom")

    def some(n: int, name: str) -> list[str]:
        cards = {c for box in boxes if name in box for c in pool(box)}
        if len(cards) < n and name:
            raise Refusal("error-boxes-few-of", least=n, box=name)
        if len(cards) < n:
            raise Refusal("error-boxes-few", least=n)
        return sorted(cards, key=lambda c: hashlib.sha256(key + c.encode()).digest())[:n]

    chosen = some(10, "") if rule == "all" else some(5, "base") + some(5, "intrigue")
    return sorted(chosen)


def check_boxes(boxes: Sequence[str]) -> None:
    for box in boxes:
        if box not in BOXES:
            raise Refusal("error-value", where="boxes", expected=BOXES, got=short(box), near=nearest(str(box), BOXES))
