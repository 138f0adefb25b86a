"""A table: its setup and its log, folded into a game. It only computes; faces keep the log and show what it means."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from demesne.game import Game, IllegalAnswer
from demesne.notation.names import short
from demesne.refusal import Refusal

from .chronicle import Chronicle
from .entries import Agrees, Answer, Entry, Resign, Says, Sits, Timeout, Undo, Wish
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
        self.news: list[bool] = []  # whether each of them has shown somebody something new
        self.unseen: list[bool] = []  # whether others cannot know that it was given: no Reaction was shown
        self.wish: Wish | None = None  # to take something back, while others are asked
        self.agreed: set[int] = set()
        self.wishes = 0
        self.chronicle = Chronicle(self.game)
        self.undone = 0
        self.seats = list(self.setup.seats)  # who answers now
        self.resigned: list[int] = []
        given, self.entries = self.entries, []
        for entry in given:
            self.apply(entry)

    def names(self) -> list[str]:
        return [seat.name for seat in self.setup.seats]

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if not seat.bot]

    @property
    def over(self) -> bool:
        """The game has ended, or all but one have resigned."""
        return self.game.over or len(self.resigned) >= self.game.players - 1

    def winners(self) -> list[int]:
        """Those with most points among the seats that have not resigned; the one who is left."""
        left = [p for p in range(self.game.players) if p not in self.resigned]
        ranks = {p: (self.game.scores()[p], -self.game.turns()[p]) for p in left}
        if not self.game.over:
            return left if self.over else []
        return [p for p in left if ranks[p] == max(ranks.values())]

    # entries

    def check(self, entries: Iterable[Entry]) -> int | None:
        """Refuse entries that would not be legal now, one after the other; nothing changes.

        The fingerprint of the game after them, if they end with an answer.
        """
        trial = self.game.clone()
        answered = False
        for entry in entries:
            self._check(entry)
            answered = isinstance(entry, (Answer, Timeout))
            if isinstance(entry, (Answer, Timeout)):
                _answer(trial, entry)
            elif isinstance(entry, Undo):
                return None
        return trial.fingerprint() if answered else None

    def _check(self, entry: Entry) -> None:
        """All but whether an answer is legal."""
        if not 0 <= entry.seat < self.game.players:
            raise Refusal("table-seat", seat=entry.seat, most=self.game.players - 1)
        if self.over and not isinstance(entry, Says):
            raise Refusal("table-over")
        match entry:
            case Undo(_, to) | Wish(_, to):
                if to not in self.live:
                    raise Refusal("table-undo", to=to)
            case Agrees(seat):
                if self.wish is None or seat not in self.wish.asks:
                    raise Refusal("table-no-wish")
            case Resign(seat):
                if seat in self.resigned:
                    raise Refusal("table-resigned", seat=seat)

    def apply(self, entry: Entry) -> None:
        """Add an entry to the log and let it take effect."""
        self._check(entry)
        player, declines = self.game.player, self.declines(entry)
        if isinstance(entry, (Answer, Timeout)):
            _answer(self.game, entry)
        if not isinstance(entry, (Says, Agrees)):
            self.wish = None
        match entry:
            case Undo(_, to):
                place = self.live.index(to)
                del self.live[place:], self.news[place:], self.unseen[place:]
                self.undone += 1
                self.game = self.game.at(self.begun + place)
                self.chronicle = Chronicle(self.game)
            case Answer() | Timeout():
                self.live.append(len(self.entries))
                self.unseen.append(declines)
                seat = player if self.unseen[-1] else entry.seat
                self.news.append(not nothing_new(self.chronicle.follow(entry.picks), seat))
            case Wish():
                self.wish, self.agreed = entry, set()
                self.wishes += 1
            case Agrees(seat, yes):
                self.agreed.add(seat)
                self.wish = self.wish if yes else None
            case Resign(seat):
                self.resigned.append(seat)
                self.seats[seat] = replace(self.seats[seat], bot=self.seats[seat].bot or STAND_IN)
            case Sits(seat, bot):
                self.seats[seat] = replace(self.seats[seat], bot=bot)
        self.entries.append(entry)

    def declines(self, entry: Entry) -> bool:
        """Whether it shows no Reaction, so that nobody else can know that one was asked for."""
        if not isinstance(entry, (Answer, Timeout)) or entry.picks:
            return False
        decision = self.game.decision
        return decision is not None and decision.kind == "react"

    def pauses(self, entry: Entry) -> Iterator[Table]:
        """The moments of an answer at which all wait for Reactions to an Attack although nobody is asked for one.

        Everybody must see the same wait, whether anybody is asked or not.
        """
        if not isinstance(entry, (Answer, Timeout)):
            return
        trial = self.game.patient()
        _answer(trial, entry)
        if not trial.pausing:
            return
        moment = self._patient()
        moment.apply(entry)
        while moment.game.pausing:
            yield moment
            happened = False
            while moment.game.pausing and not happened:
                moment.game.answer()
                events = moment.chronicle.follow(())
                happened = bool(events)
                moment.news[-1] |= not nothing_new(events, self.game.player if moment.unseen[-1] else entry.seat)

    def check_unseen(self, seat: int, answers: Sequence[Sequence[str]]) -> None:
        """Several answers at once only where none but the last shows anything new: a refusal would tell it."""
        if len(answers) < 2:
            return
        trial = self._patient()
        for picks in answers[:-1]:
            trial.apply(Answer(seat, tuple(picks)))
            if trial.news[-1] or trial.game.pausing or trial.game.asked != seat:
                raise Refusal("table-one-by-one")

    def _patient(self) -> Table:
        table = copy.copy(self)
        table.game = self.game.patient()
        table.chronicle = self.chronicle.patient()
        for name in ("entries", "live", "news", "unseen", "seats", "resigned"):
            setattr(table, name, list(getattr(self, name)))
        return table

    # undo

    def undo_of(self, seat: int) -> Undo | None:
        """The undo of the seat's last answer that still stands."""
        mine = [n for n in self.live if self.entries[n].seat == seat]
        return Undo(seat, mine[-1]) if mine and seat not in self.resigned else None

    def is_free(self, undo: Undo) -> bool:
        """Whether nobody has seen anything new since, and nobody else is known to have decided."""
        place = self.live.index(undo.to)
        after = zip(self.live[place:], self.unseen[place:], strict=True)
        others = any(self.entries[n].seat != undo.seat and not unseen for n, unseen in after)
        return not others and not any(self.news[place:])


STAND_IN = "fair"  # the bot that plays on for somebody who has resigned


def _answer(game: Game, entry: Answer | Timeout) -> None:
    asked = game.asked
    if asked is not None and asked != entry.seat:
        raise IllegalAnswer("answer-other-seat", seat=entry.seat, player=asked)
    game.answer(*entry.picks)


def setup_of(game: Game, seats: Sequence[Seat]) -> Setup:
    return Setup(game.record(), tuple(seats))
