"""Warnings before an answer counts: data for the user interfaces to show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from demesne.refusal import Phrase

WORTH_A_THOUGHT = 3  # unspent coins
CURSE = "Curse"


def warning(view: Mapping[str, Any], picks: Sequence[str]) -> Phrase | None:
    """One line before an answer that is probably a mistake."""
    decision = view["decision"]
    if decision["kind"] == "buy" and not picks and view["coins"] >= WORTH_A_THOUGHT:
        return Phrase("warn-unspent", {"coins": view["coins"], "buys": view["buys"]})
    if decision["kind"] == "treasure" and not picks:
        return Phrase("warn-treasures")
    if decision["kind"] == "buy" and picks and _ends_the_game(view, picks[0]):
        return Phrase("warn-end", {"card": picks[0]})
    if decision["kind"] == "buy" and CURSE in picks:
        return Phrase("warn-curse")
    return None


def warnings(view: Mapping[str, Any], ahead: Sequence[str]) -> dict[str, Phrase]:
    """Warnings by pick, "" for the empty answer; of the piles that can be bought `ahead` only the Curses have one."""
    decision = view["decision"]
    if decision["kind"] not in ("treasure", "buy"):
        return {}
    options = dict.fromkeys(decision["options"])
    answers: list[list[str]] = [[], *([name] for name in options if decision["kind"] == "buy")]
    found = {"".join(picks): phrase for picks in answers if (phrase := warning(view, picks))}
    if CURSE in ahead and CURSE not in options:
        found[CURSE] = Phrase("warn-curse")
    return found


def _ends_the_game(view: Mapping[str, Any], pile: str) -> bool:
    near = view["nearness"]
    left = {"Province": near["provinces"], "Colony": near["colonies"], pile: view["supply"][pile] - 1}
    empty = near["empty"] + (left[pile] == 0)
    return bool(left["Province"] == 0 or left["Colony"] == 0 or empty >= near["most"])
