"""Views that earlier versions have stored with finished games, completed with the fields that were added since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from .view import View

ADDED: dict[str, Any] = {"extra": False, "colonies": False, "pile_tokens": {}, "tokens_moved": 0, "barred": {}}
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
    return cast(View, {**ADDED, **stored, "players": players})
