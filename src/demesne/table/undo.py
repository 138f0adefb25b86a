"""When an undo is free: nothing new was seen since, and nobody else has decided."""

from __future__ import annotations

from collections.abc import Iterable

from demesne.game import Event

NEWS = frozenset({"draw", "reveal", "look", "shuffle", "react", "set_aside", "turn", "end"})


MOVED = frozenset({"discard", "trash", "topdeck", "pass"})  # shows a card if it is another's or comes from a deck


def nothing_new(events: Iterable[Event], seat: int) -> bool:
    """Whether these events have shown nobody anything: no card drawn, revealed or looked at, no shuffle."""
    return not any(e.kind in NEWS or (e.kind in MOVED and (e.player != seat or e.detail == "deck")) for e in events)
