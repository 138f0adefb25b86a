"""The log of a table as it grows, turn by turn: small enough to keep whole, and quick to go back in."""

from __future__ import annotations

import copy
import marshal
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from typing import NamedTuple

from demesne.game import Event, Game
from demesne.game.events import TURN, Raw, typed
from demesne.languages.log import Placed, joining, placed

NO_REFERENCES = 2  # the format of marshal in which equal events are equal bytes


class Batch:
    """What an answer has brought about in one turn; the same object for all who are told of it."""

    def __init__(self, raw: list[Raw], kinds: Sequence[str]) -> None:
        self.raw, self.kinds = raw, kinds
        self.events = typed(raw, kinds)


Batches = tuple[Batch, ...]


class PackedTurn(NamedTuple):
    first: int  # the number of its first line in the log
    packed: bytes


class ReadTurn(NamedTuple):
    """A turn as it is read."""

    number: int
    first: int
    batches: Batches
    resigned: tuple[int, ...]


Mark = tuple[int, int]  # a moment of the log: a turn, and how many of its raw events


class Chronicle:
    """Turns are counted over all players; number 0 is what came before the first, if anything did.

    Who has resigned is said at the end of that turn: where in a turn it happened could tell of a Reaction.
    """

    def __init__(self, game: Game) -> None:
        self.kinds = game.kinds
        self.past: list[PackedTurn] = []  # the turns that are finished
        self.latest: tuple[Batches, tuple[int, ...]] | None = None  # the last of them, which many are told of next
        self.first = 0  # of the current turn
        self.now: Batches = ()  # of the current turn
        self.resigned: tuple[int, ...] = ()  # the seats that gave up in it
        self.follow(game.raw_events())

    def follow(self, raw: Sequence[Raw]) -> list[Event]:
        """Add the events of an answer."""
        begins = [i for i, event in enumerate(raw) if i and event[0] == TURN]
        pieces = [list(raw[a:b]) for a, b in pairwise([0, *begins, len(raw)]) if a < b]
        told = [Batch(piece, self.kinds) for piece in pieces]
        for batch in told:
            if batch.raw[0][0] == TURN and self.now:
                self.past.append(PackedTurn(self.first, pack(self.now, self.resigned)))
                self.first += len(joined_of(self.now)[0]) + len(self.resigned)
                self.latest, self.now, self.resigned = (self.now, self.resigned), (), ()
            self.now = (*self.now, batch)
        return [event for batch in told for event in batch.events]

    def resign(self, seat: int) -> None:
        self.resigned = (*self.resigned, seat)

    @property
    def turn(self) -> int:
        """The number of the current turn."""
        return len(self.past)

    def since(self, turn: int) -> Iterator[ReadTurn]:
        """The turns from that number on."""
        for number in range(turn, len(self.past)):
            first, packed = self.past[number]
            latest = self.latest if number == len(self.past) - 1 else None
            yield ReadTurn(number, first, *(latest or opened(packed, self.kinds)))
        yield ReadTurn(len(self.past), self.first, self.now, self.resigned)

    def mark(self) -> Mark:
        return len(self.past), sum(len(batch.raw) for batch in self.now)

    def fork(self) -> Chronicle:
        other = copy.copy(self)
        other.past = self.past.copy()
        return other

    def back(self, mark: Mark) -> Chronicle:
        """The log as it was at an earlier moment; but nobody comes back who has resigned since."""
        turn, size = mark
        other = copy.copy(self)
        other.past, other.latest = self.past[:turn], None
        stories = list(self.since(turn))
        other.resigned = tuple(chain.from_iterable(story.resigned for story in stories))
        other.first, (other.now, _) = stories[0].first, parted(stories[0].batches, size)
        return other


def pack(batches: Batches, resigned: tuple[int, ...]) -> bytes:
    return zlib.compress(marshal.dumps(([batch.raw for batch in batches], resigned), NO_REFERENCES), 1)


@lru_cache(256)
def opened(packed: bytes, kinds: Sequence[str]) -> tuple[Batches, tuple[int, ...]]:
    """A turn's batches, and the seats that resigned in it."""
    raw, resigned = marshal.loads(zlib.decompress(packed))
    return tuple(Batch(piece, kinds) for piece in raw), resigned


@lru_cache(256)
def parted(batches: Batches, size: int) -> tuple[Batches, Batches]:
    """The batches up to so many raw events, and those after. A wait for a Reaction can end within an answer."""
    for i, batch in enumerate(batches):
        if size == 0:
            return batches[:i], batches[i:]
        if size < len(batch.raw):
            old, new = (Batch(raw, batch.kinds) for raw in (batch.raw[:size], batch.raw[size:]))
            return (*batches[:i], old), (new, *batches[i + 1 :])
        size -= len(batch.raw)
    return batches, ()


@lru_cache(256)
def joined_of(batches: Batches) -> tuple[list[Event], list[int]]:
    """A turn's events, joined for the log: one for each line; and how many lines there are after each event."""
    return joining(chain.from_iterable(batch.events for batch in batches))


@lru_cache(256)
def log_of_turn(batches: Batches, resigned: tuple[int, ...]) -> list[Placed]:
    """What the log says of a turn, each in its place; at its end who has resigned."""
    gave_up = [Event("resign", player, (), (), 0, None, None, 0) for player in resigned]
    return placed([*joined_of(batches)[0], *gave_up])
