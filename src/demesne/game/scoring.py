"""Points by card: what one copy of each card scores for the owner of these cards."""

from __future__ import annotations

from collections.abc import Mapping

from demesne.cards import loaded
from demesne.rules.language import Term


def points_by_card(cards: Mapping[str, int]) -> dict[str, int]:
    """The points of one copy of each card that scores."""
    out = {}
    for name in cards:
        card = loaded().cards.get(name)
        points = card.points if card else 0
        if isinstance(points, Term):
            n = points.n or 1
            points = sum(cards.values()) // n if points.name == "per_cards" else cards.get(str(points.of), 0) * n
        if points:
            out[name] = points
    return out
