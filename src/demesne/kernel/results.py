"""What many games came to, and what came of answers that were tried out."""

from __future__ import annotations

from . import const as C
from .const import i64
from .layout import Fields
from .memory import add_tally, clear_playouts, clear_tally, dump_playouts, dump_tally, load_tally
from .play.tallying import add_seed


class Tally(Fields):
    """What many games came to."""

    def __init__(self) -> None:
        clear_tally(self)

    def dump(self) -> bytes:
        return dump_tally(self)

    def load(self, data: bytes) -> None:
        load_tally(self, data)

    def add(self, other: Tally) -> None:
        add_tally(self, other)

    def end_seed(self) -> None:
        """All games of a seed are counted."""
        add_seed(self)

    def shares_by_seed(self) -> list[int]:
        """The first strategy's share of each seed, in sixtieths of a game."""
        out: list[int] = []
        for i in range(self.nseeds):
            out.append(self.seed_share[i])
        return out

    def endless(self) -> int:
        """Games that came to the limit of turns."""
        return self.ended[C.ENDS_LIMIT]

    def gains_of_game(self) -> list[tuple[int, int, int]]:
        """The gains of the latest game: seat, turn, kind."""
        out: list[tuple[int, int, int]] = []
        for i in range(self.ngains):
            out.append((self.gain_seat[i], self.gain_turn[i], self.gain_kind[i]))
        return out


class Playouts(Fields):
    """Answers to one decision, tried out: who follows which lists, and what came of it."""

    def __init__(self) -> None:
        clear_playouts(self)

    def dump(self) -> bytes:
        return dump_playouts(self)

    def judge(self, seat: int, mine: int) -> None:
        """From what seat knows (-1: all cards lie open), with the shares of `mine` compared."""
        self.seat = seat
        self.mine = mine

    def draw_lists(self, p: int, bounds: list[int]) -> None:
        """Seat p follows list i (from 0) if its number of a seed, 32 bits, is the first not above bounds[i]."""
        last = len(bounds) - 1
        for i in range(C.LISTS):
            self.bound[p * C.LISTS + i] = bounds[min(i, last)]

    def add(self, values: list[int], own: int) -> int:
        """One more answer as option values; `own` is the list (from 1) the seat follows then, 0 for a drawn one."""
        a = self.narms
        self.narms += 1
        self.own[a] = own
        self.alive[a] = 1
        self.many[a] = len(values)
        for i in range(len(values)):
            v = values[i]
            self.picks[a][v] += 1
            if i < C.ORDERED_PICKS:
                self.orders[a][i] = v
        return a

    def add_position(self, place: int, own: int) -> int:
        """One more answer to a decision about a position."""
        a = self.narms
        self.narms += 1
        self.own[a] = own
        self.alive[a] = 1
        self.many[a] = place
        return a

    def add_own(self, own: int) -> int:
        """Whatever the list that sits there answers."""
        return self.add_position(-1, own)

    def drop(self, a: int) -> None:
        """Answer a is not tried out any more."""
        self.alive[a] = 0

    def tried(self, a: int) -> int:
        """How many playouts answer a has had."""
        return self.played[a]

    def shares_of(self, a: int) -> list[int]:
        """What each seat has won after answer a, in sixtieths."""
        out: list[int] = []
        for p in range(C.SEATS):
            out.append(self.shares[a * C.SEATS + p])
        return out

    def product(self, a: int, b: int) -> i64:
        """The sum of the products of the shares of a and b on the seeds both were tried out on."""
        return self.cross[max(a, b) * C.ARMS + min(a, b)]
