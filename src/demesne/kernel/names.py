"""What the kernel's numbers are called outside of it."""

DECISIONS = (
    "",
    "action",
    "treasure",
    "buy",
    "react",
    "discard",
    "trash",
    "gain",
    "topdeck",
    "reveal",
    "set_aside",
    "choose",
    "pass",
    "play",
    "place",
    "position",
    "name",
)
ZONES = (None, "hand", "deck", "discard", "play", "aside", "supply", "trash")
PHASES = ("action", "treasure", "buy", "cleanup", None)
ENDS = (None, "provinces", "piles", "limit")
