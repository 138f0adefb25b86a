"""Whether something new was seen: then an undo is not free, and no further answer may have been sent along."""

from __future__ import annotations

from collections.abc import Iterable

from demesne.game import Event

NEWS = frozenset({"draw", "reveal", "look", "shuffle", "react", "turn", "end"})

# shows a card if it is another's or comes from a deck
MOVED = frozenset({"discard", "trash", "topdeck", "pass", "set_aside", "to_mat"})


def nothing_new(events: Iterable[Event], seat: int) -> bool:
    """Whether these events have shown nobody anything: no card drawn, revealed or looked at, no shuffle."""
    return not any(_new(event, seat) for event in events)


def nothing_learned(events: Iterable[Event], seat: int) -> bool:
    """The same for one seat alone: a card that it shows from its hand is new only to the others."""
    own = ("reveal", (seat, "hand"))
    return not any(_new(event, seat) for event in events if (event.kind, event.came_from) != own)


def _new(e: Event, seat: int) -> bool:
    if e.kind in MOVED:
        return e.player != seat or (e.came_from is not None and e.came_from[1] == "deck")
    return e.kind in NEWS
