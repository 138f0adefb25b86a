"""Who may see what: one place builds a view, field by field, from an allow-list."""

from .cards import Cards, cards_of
from .view import Besides, Ends, Later, Nearness, OneOf, Phase, PlayerView, View, Waits, hides_who, view

__all__ = [
    "Besides",
    "Cards",
    "Ends",
    "Later",
    "Nearness",
    "OneOf",
    "Phase",
    "PlayerView",
    "View",
    "Waits",
    "cards_of",
    "hides_who",
    "view",
]
