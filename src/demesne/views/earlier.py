"""Views that earlier versions have stored with finished games, completed with the fields that were added since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from demesne.rules.setup import PILES_TO_END

from .view import View

ADDED: dict[str, Any] = {"extra": False, "colonies": False, "pile_tokens": {}, "tokens_moved": 0, "barred": {}}
ADDED |= {"besides": None}
ADDED_TO_PLAYERS: dict[str, Any] = {
    "durations": [],
    "island": [],
    "native_village": None,
    "native_village_size": 0,
    "tokens": {},
    "gained": [],
}


def completed(stored: Mapping[str, Any]) -> View:
    """What is there stays; what is missing was not in that game."""
    players = [{**ADDED_TO_PLAYERS, **player} for player in stored["players"]]
    supply = stored["supply"]
    nearness = {
        "provinces": supply["Province"],
        "colonies": supply.get("Colony"),
        "empty": sum(n == 0 for n in supply.values()),
        "most": PILES_TO_END[len(players)],
    }
    return cast(View, {**ADDED, "nearness": nearness, **stored, "players": players})
