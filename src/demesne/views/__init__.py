"""Who may see what: one place builds a view, field by field, from an allow-list."""

from .view import Ends, OneOf, Phase, PlayerView, View, Waits, view

__all__ = ["Ends", "OneOf", "Phase", "PlayerView", "View", "Waits", "view"]
