"""The levels of the bot that makes its own list."""

LEVELS = ("gentle", "fair", "strong")
