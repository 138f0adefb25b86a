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
    "order",
    "return",
    "take",
)
ZONES = (None, "hand", "deck", "discard", "play", "aside", "supply", "trash", "aside", "island", "native village")
PHASES = ("action", "treasure", "buy", "cleanup", None, "start", "buy")
ENDS = (None, "provinces", "piles", "limit", "colonies")
