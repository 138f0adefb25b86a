"""The levels of the bots, weakest first: those that make their own list, and those that search."""

LEVELS = ("novice", "gentle", "fair", "strong")
SEARCHING = ("expert", "master")
ALL_LEVELS = (*LEVELS, *SEARCHING)
