"""A table: its setup and its log, folded into a game. It only computes; faces keep the log and show what it means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from demesne.game import Game, IllegalAnswer
from demesne.notation.names import short
from demesne.refusal import Refusal

from .entries import Answer, Entry, Undo
from .seats import Seat
from .undo import nothing_new


@dataclass(frozen=True)
class Setup:
    """What a table begins with: a record without answers (kingdom, edition, key, own cards) and who sits there."""

    record: str
    seats: tuple[Seat, ...]

    def data(self) -> dict[str, Any]:
        return {"record": self.record, "seats": [seat.data() for seat in self.seats]}

    @classmethod
    def of(cls, data: Any) -> Setup:
        match data:
            case {"record": str(record), "seats": [*seats]} if all(isinstance(s, dict) and "name" in s for s in seats):
                return cls(record, tuple(Seat(str(s["name"]), str(s.get("bot", ""))) for s in seats))
        raise Refusal("table-setup", got=short(data))


@dataclass
class Table:
    setup: Setup
    entries: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = Game.from_record(self.setup.record)
        if len(self.setup.seats) != self.game.players:
            raise Refusal("table-seats", seats=len(self.setup.seats), players=self.game.players)
        self.begun = len(self.game.answers)  # answers that came with the setup, for a game resumed from a record
        self.live: list[int] = []  # the entries whose answers stand, in order
        given, self.entries = self.entries, []
        for entry in given:
            self.apply(entry)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setup.seats

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if not seat.bot]

    # entries

    def check(self, entries: Iterable[Entry]) -> None:
        """Refuse entries that would not be legal now, one after the other; nothing changes."""
        trial = self.game.clone()
        for entry in entries:
            if isinstance(entry, Undo):
                if entry.to not in self.live:
                    raise Refusal("table-undo", to=entry.to)
                return
            _answer(trial, entry)

    def apply(self, entry: Entry) -> None:
        """Add an entry to the log and let it take effect."""
        if isinstance(entry, Undo):
            self.check([entry])
            self.live = self.live[: self.live.index(entry.to)]
            self.game = self.game.at(self.begun + len(self.live))
        else:
            _answer(self.game, entry)
            self.live.append(len(self.entries))
        self.entries.append(entry)

    # undo

    def undo_of(self, seat: int) -> Undo | None:
        """The undo of the seat's last answer that still stands."""
        mine = [n for n in self.live if self.entries[n].seat == seat]
        return Undo(seat, mine[-1]) if mine else None

    def is_free(self, undo: Undo) -> bool:
        """Whether nobody has seen anything new since, and nobody else has decided."""
        place = self.live.index(undo.to)
        if any(self.entries[n].seat != undo.seat for n in self.live[place:]):
            return False
        before = self.game.at(self.begun + place)
        return nothing_new(self.game.events[len(before.events) :])


def _answer(game: Game, entry: Answer) -> None:
    decision = game.decision
    if decision is not None and decision.player != entry.seat:
        raise IllegalAnswer("answer-other-seat", seat=entry.seat, player=decision.player)
    game.answer(*entry.picks)


def setup_of(game: Game, seats: Sequence[Seat]) -> Setup:
    return Setup(game.record(), tuple(seats))
