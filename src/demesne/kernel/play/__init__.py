"""How strategies play: conditions, values, choices, and many games in a row."""

from . import worths as worths
