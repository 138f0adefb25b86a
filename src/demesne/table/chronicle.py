"""The log of a table as it grows, turn by turn: small enough to keep whole, and quick to go back in."""

from __future__ import annotations

import copy
import marshal
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from demesne.game import Event, Game
from demesne.game.events import TURN, Raw, typed
from demesne.words.log import joined

NO_REFERENCES = 2  # the format of marshal in which equal events are equal bytes


class Turn(NamedTuple):
    first: int  # the number of its first line in the log
    packed: bytes


Mark = tuple[int, int]  # a moment of the log: a turn, and how many of its events


class Chronicle:
    """Turns are counted over all players; number 0 is what came before the first, if anything did.

    Who has resigned is said at the end of that turn: where in a turn it happened could tell of a Reaction.
    """

    def __init__(self, game: Game) -> None:
        self.kinds = game.kinds
        self.past: list[Turn] = []  # the turns that are finished
        self.first = 0  # of the current turn
        self.raw: list[Raw] = []
        self.resigned: list[int] = []  # the seats that gave up in the current turn
        self._packed: bytes | None = None
        self._take(game.raw_events())

    def follow(self, raw: Sequence[Raw]) -> list[Event]:
        """Add the events of an answer."""
        self._take(raw)
        return typed(raw, self.kinds)

    def _take(self, raw: Sequence[Raw]) -> None:
        for event in raw:
            if event[0] == TURN and self.raw:
                packed = pack(self.raw, self.resigned)
                self.past.append(Turn(self.first, packed))
                self.first += _length(packed, self.kinds)
                self.raw, self.resigned = [], []
            self.raw.append(event)
        self._packed = None

    def resign(self, seat: int) -> None:
        self.resigned.append(seat)
        self._packed = None

    @property
    def turn(self) -> int:
        """The number of the current turn."""
        return len(self.past)

    def since(self, turn: int) -> Iterator[tuple[int, int, bytes]]:
        """The turns from that number on: number, first line, packed events."""
        for number in range(turn, len(self.past)):
            yield number, *self.past[number]
        if self._packed is None:
            self._packed = pack(self.raw, self.resigned)
        yield len(self.past), self.first, self._packed

    def mark(self) -> Mark:
        return len(self.past), len(self.raw)

    def fork(self) -> Chronicle:
        other = copy.copy(self)
        other.past, other.raw, other.resigned = self.past.copy(), self.raw.copy(), self.resigned.copy()
        return other

    def back(self, mark: Mark) -> Chronicle:
        """The log as it was at an earlier moment; but nobody comes back who has resigned since."""
        turn, size = mark
        other = copy.copy(self)
        other.past = self.past[:turn]
        since = [seat for _, packed in self.past[turn:] for seat in opened(packed)[1]]
        other.resigned = [*since, *self.resigned]
        if turn < len(self.past):
            other.first, packed = self.past[turn]
            other.raw = unpacked(packed)
        other.raw = other.raw[:size]
        other._packed = None
        return other


def pack(raw: list[Raw], resigned: list[int]) -> bytes:
    return zlib.compress(marshal.dumps((raw, resigned), NO_REFERENCES), 1)


def opened(packed: bytes) -> tuple[list[Raw], list[int]]:
    """A turn's events, and the seats that resigned in it."""
    raw, resigned = marshal.loads(zlib.decompress(packed))
    return raw, resigned


def unpacked(packed: bytes) -> list[Raw]:
    return opened(packed)[0]


def events_of(packed: bytes, kinds: Sequence[str]) -> list[Event]:
    """A turn's events, joined for the log."""
    raw, resigned = opened(packed)
    return [*joined(typed(raw, kinds)), *[Event("resign", seat, (), (), 0, None, None, 0) for seat in resigned]]


@lru_cache(4096)
def _length(packed: bytes, kinds: tuple[str, ...]) -> int:
    """How many lines a turn takes in the log: one for each joined event."""
    return len(events_of(packed, kinds))
