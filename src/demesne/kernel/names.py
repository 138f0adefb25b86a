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
    "spend",
)
ZONES = (
    None,
    "hand",
    "deck",
    "discard",
    "play",
    "aside",
    "supply",
    "trash",
    "aside",
    "island",
    "native village",
    "tavern",
    "beside",
)
PHASES = ("action", "treasure", "buy", "cleanup", None, "start", "buy", "cleanup")
ENDS = (None, "provinces", "piles", "limit", "colonies")
