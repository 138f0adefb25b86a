"""Whether something new was seen: then an undo is not free, and no further answer may have been sent along."""

from __future__ import annotations

from collections.abc import Iterable

from demesne.game import Event

NEWS = frozenset({"draw", "reveal", "look", "shuffle", "react", "set_aside", "to_mat", "turn", "end"})


# shows nothing new if it comes from the hand of the player
FROM_HAND = ("set_aside", "hand"), ("to_mat", "island")
MOVED = frozenset({"discard", "trash", "topdeck", "pass"})  # shows a card if it is another's or comes from a deck


def nothing_new(events: Iterable[Event], seat: int) -> bool:
    """Whether these events have shown nobody anything: no card drawn, revealed or looked at, no shuffle."""
    return not any(_new(event, seat) for event in events)


def nothing_learned(events: Iterable[Event], seat: int) -> bool:
    """The same for one seat alone: a card that it shows from its hand is new only to the others."""
    own = ("reveal", "hand", seat)
    return not any(_new(event, seat) for event in events if (event.kind, event.detail, event.player) != own)


def _new(e: Event, seat: int) -> bool:
    if (e.kind, e.detail) in FROM_HAND:
        return e.player != seat
    return e.kind in NEWS or (e.kind in MOVED and (e.player != seat or e.detail == "deck"))
