"""What is left of a history after a redeal: the cards that the seat which asked for it had seen.

A redeal keeps what that seat knows and changes the rest. So of what was before only its knowledge is still true. Who
could see the other cards, their owner too, had others in hand in the game as it is now.
"""

from __future__ import annotations

from collections.abc import Sequence

from .events import Raw


def left_after(raw: Sequence[Raw], seat: int, unknown: int) -> list[Raw]:
    """The raw events before a redeal for this seat; `unknown` is the number that stands for a card nobody knows."""
    return [row if row[2] < 0 or row[4] >> seat & 1 else _hidden(row, unknown) for row in raw]


def _hidden(row: Raw, unknown: int) -> Raw:
    what, seat, _, *rest = row
    return what, seat, unknown, *rest
