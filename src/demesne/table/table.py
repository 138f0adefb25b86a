"""A table: its setup and its log, folded into a game. It only computes; callers store the log and display the game."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Any

from demesne.game import Event, Game, IllegalAnswer
from demesne.notation.names import short
from demesne.refusal import Refusal
from demesne.rules.card import CardDef
from demesne.rules.language import ATTACK

from .checkpoints import Checkpoints
from .chronicle import Chronicle, Mark
from .entries import Agrees, Answer, Entry, Resign, Says, Sits, Timeout, Undo, Wish
from .seats import SeatHolder
from .undo import nothing_learned, nothing_new


@dataclass(frozen=True)
class Setup:
    """What a table begins with: a record without answers (kingdom, edition, key, own cards) and who sits there."""

    record: str
    seats: tuple[SeatHolder, ...]

    def data(self) -> dict[str, Any]:
        return {"record": self.record, "seats": [seat.data() for seat in self.seats]}

    @classmethod
    def of(cls, data: Any) -> Setup:
        match data:
            case {"record": str(record), "seats": [*seats]} if all(isinstance(s, dict) and "name" in s for s in seats):
                return cls(record, tuple(SeatHolder(str(s["name"]), str(s.get("bot", ""))) for s in seats))
        raise Refusal("table-setup", got=short(data))


@dataclass(eq=False)
class Table:
    setup: Setup
    entries: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = Game.from_record(self.setup.record)
        if len(self.setup.seats) != self.game.players:
            raise Refusal("table-seats", seats=len(self.setup.seats), players=self.game.players)
        self.begun = len(self.game.answers)  # answers already in the setup, for a game resumed from a record
        self.played = 0  # answers of the log that the game has played
        self.live: list[int] = []  # the entries whose answers have not been undone, in order
        self.authors: list[int] = []  # the seats that gave them
        self.news: list[bool] = []  # whether each of them has shown somebody something new
        self.learned = False  # whether the last answer has shown its own seat something new
        self.unseen: list[bool] = []  # whether others cannot know that it was given: no Reaction was revealed
        self.wish: Wish | None = None  # a pending undo request
        self.agreed: set[int] = set()
        self.wishes = 0
        self.chronicle = Chronicle(self.game)
        self.marks = [self.chronicle.mark()]  # positions in the log: the start, and after each live answer
        self.checkpoints = Checkpoints(self.game)
        self.waited = False  # whether a hand card could have been used since a phase last asked what to play or buy
        self.undone = 0
        self.reached: list[int] = []  # the turn that each undo went back to
        self.seats = list(self.setup.seats)  # who answers now
        self.resigned: list[int] = []
        given, self.entries = self.entries, []
        self.fold(given)

    def names(self) -> list[str]:
        return [seat.name for seat in self.setup.seats]

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if not seat.bot]

    @property
    def over(self) -> bool:
        """The game has ended, or all but one have resigned."""
        return self.game.over or len(self.resigned) >= self.game.players - 1

    def winners(self) -> list[int]:
        """Those with the most points among the seats that have not resigned; or the only one left."""
        left = [p for p in range(self.game.players) if p not in self.resigned]
        if not self.game.over:
            return left if self.over else []
        return self.game.winners(left)

    # entries

    def after(self, entries: Iterable[Entry]) -> Table:
        """The table with these entries added, or a refusal if one of them is not legal; this one stays as it is."""
        table = self.fork()
        for entry in entries:
            table.apply(entry)
        return table

    def steps(self, entries: Iterable[Entry]) -> list[Table]:
        """The table after each of these entries, or a refusal if one of them is not legal."""
        return list(accumulate(entries, lambda table, entry: table.after([entry]), initial=self))[1:]

    def fold(self, entries: Sequence[Entry], fingerprints: Mapping[int, int] | None = None) -> None:
        """Add entries from a journal or store. Answers that one of them undoes later are not played.

        ValueError where a fingerprint, by the number of its entry among these, is not that of the game.
        """
        first = len(self.entries)
        stands = standing(entries, first)
        for n, entry in enumerate(entries):
            played = first + n in stands or not isinstance(entry, (Answer, Timeout))
            self.apply(entry, played)
            if played and fingerprints and fingerprints.get(n, fingerprint := self.game.fingerprint()) != fingerprint:
                raise ValueError("the game stands otherwise than when it was played")

    def _check(self, entry: Entry) -> None:
        """Everything except whether an answer is legal."""
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

    def apply(self, entry: Entry, played: bool = True) -> None:
        """Add an entry to the log and let it take effect; an answer that is not played must be undone later."""
        self._check(entry)
        unseen = not played or self.declines(entry)
        if isinstance(entry, (Answer, Timeout)):
            self._answer(entry, unseen) if played else self._stand(entry.seat, True, unseen)
        if not isinstance(entry, (Says, Agrees)) and not unseen:
            self.wish = None
        match entry:
            case Undo(_, to):
                self._undo(self.live.index(to))
            case Wish():
                self.wish, self.agreed = entry, set()
                self.wishes += 1
            case Agrees(seat, yes):
                self.agreed.add(seat)
                self.wish = self.wish if yes else None
            case Resign(seat):
                self.resigned.append(seat)
                self.chronicle.resign(seat)
                self.seats[seat] = replace(self.seats[seat], bot=self.seats[seat].bot or STAND_IN)
            case Sits(seat, bot):
                self.seats[seat] = replace(self.seats[seat], bot=bot)
        self.entries.append(entry)

    def _answer(self, entry: Answer | Timeout, unseen: bool) -> None:
        asked, author = self.game.asked, self._author(entry.seat) if unseen else entry.seat
        if asked is not None and asked != entry.seat:
            raise IllegalAnswer("answer-other-seat", seat=entry.seat, player=asked)
        decision = self.game.decision
        waited = self.waited and decision is not None and decision.kind not in PHASES
        events = self.chronicle.follow(self.game.answer_traced(entry.picks))
        self.waited = waited or any(self._opens_wait(event) for event in events)
        self._stand(entry.seat, not nothing_new(events, author), unseen)
        self.learned = not nothing_learned(events, entry.seat)
        self.played += 1
        self.checkpoints.take(self.played, self.game)

    def _stand(self, seat: int, news: bool, unseen: bool) -> None:
        self.live.append(len(self.entries))
        self.authors.append(seat)
        self.news.append(news)
        self.unseen.append(unseen)
        self.marks.append(self.chronicle.mark())

    def _author(self, seat: int) -> int:
        """Whose answer brought about what happens after one that nobody else can know of."""
        answers = zip(reversed(self.authors), reversed(self.unseen), strict=True)
        return next((author for author, unseen in answers if not unseen), seat)

    def _opens_wait(self, event: Event) -> bool:
        """Whether somebody could use a card in hand because of this: an Attack, a gain, the start of a turn."""
        moments = self.game.inner.moments
        if event.kind in ("gain", "buy"):
            return "gain" in moments
        return is_attack(event, self.game.inner.catalogue.cards) or (event.kind == "turn" and "start" in moments)

    def _undo(self, place: int) -> None:
        if place < self.played:
            self.played = place
            self.game = self._game_at(place)
            self.chronicle = self.chronicle.back(self.marks[place])
            self.checkpoints.forget(place)
        del self.live[place:], self.authors[place:], self.news[place:], self.unseen[place:], self.marks[place + 1 :]
        self.waited = True  # unknown: look for a pause once more than needed
        self.undone += 1
        self.reached.append(self.chronicle.turn)

    def declines(self, entry: Entry) -> bool:
        """Whether it reveals no hand card, so that nobody else can know that somebody was asked."""
        if not isinstance(entry, (Answer, Timeout)) or not self.reacting:
            return False
        decision = self.game.decision
        assert decision is not None
        ordered = decision.kind == "order" and not any(self.game.inner.from_hand(name) for name in entry.picks)
        return not entry.picks or ordered

    @property
    def reacting(self) -> bool:
        """Whether somebody is asked because of what they could have in hand: nobody else may know who."""
        return self.game.inner.hides_who

    @property
    def stage(self) -> tuple[Mark, str | None]:
        """What anybody can see of a wait: what has happened so far, and which card it is for."""
        decision = self.game.decision
        return self.chronicle.mark(), decision.source if decision else None

    def pauses(self, entry: Entry, after: Table) -> list[Table]:
        """The moments of an answer at which everybody waits for cards that could be used although nobody is asked.

        Everybody must see the same wait, whether anybody is asked or not. `after` is the table with the answer given.
        """
        if not isinstance(entry, (Answer, Timeout)) or not after.waited:
            return []
        moment = self.fork()
        moment.game = moment.game.patient()
        moment.apply(entry)
        author = self._author(entry.seat) if moment.unseen[-1] else entry.seat
        out: list[Table] = []
        while moment.game.pausing:
            out.append(moment.fork())
            stage = moment.stage
            while moment.game.pausing and moment.stage == stage:
                events = moment.chronicle.follow(moment.game.answer_traced(()))
                moment.news[-1] |= not nothing_new(events, author)
                moment.marks[-1] = moment.chronicle.mark()
        return out

    def check_unseen(self, seat: int, answers: Sequence[Sequence[str]]) -> None:
        """Allow several answers at once only if none but the last shows the seat anything: a refusal would tell it."""
        if len(answers) < 2:
            return
        trial = self.fork()
        trial.game = trial.game.patient()
        for picks in answers[:-1]:
            trial.apply(Answer(seat, tuple(picks)))
            if trial.learned or trial.game.pausing or trial.game.asked != seat:
                raise Refusal("table-one-by-one")

    def fork(self) -> Table:
        """An independent copy of the table."""
        table = copy.copy(self)
        table.game = self.game.clone()
        table.chronicle = self.chronicle.fork()
        table.checkpoints = self.checkpoints.fork()
        for name in ("entries", "live", "authors", "news", "unseen", "marks", "reached", "seats", "resigned"):
            setattr(table, name, list(getattr(self, name)))
        table.agreed = set(self.agreed)
        return table

    # history

    def at(self, n: int) -> Table:
        """The table after n answers of its game, without what people did besides answering."""
        table = copy.copy(self)
        place = n - self.begun
        if place < 0:
            table.game = self.game.at(n)
            table.chronicle = Chronicle(table.game)
        else:
            table.game = self._game_at(place)
            table.chronicle = self.chronicle.back(self.marks[place])
            if place < len(self.live):
                table.chronicle.resigned = ()
        for name in ("entries", "live", "authors", "news", "unseen", "reached", "resigned"):
            setattr(table, name, [])
        table.marks, table.begun, table.played, table.undone, table.wish = [table.chronicle.mark()], n, 0, 0, None
        table.seats = list(self.setup.seats)
        return table

    def before_turn(self, turn: int) -> tuple[Mark, Game]:
        """The log and the game before the answer with which that turn, counted over all players, began."""
        begun = next((place for place, (number, _) in enumerate(self.marks) if number >= turn), 0)
        place = max(begun - 1, 0)
        while place and self.unseen[place]:  # nobody else can know that it was given
            place -= 1
        return self.marks[place], self._game_at(place)

    def _game_at(self, place: int) -> Game:
        """The game after that many answers: from the nearest checkpoint, by answering."""
        near, game = self.checkpoints.before(place)
        for n in self.live[near:place]:
            entry = self.entries[n]
            assert isinstance(entry, (Answer, Timeout))
            game.answer(entry.picks)
        return game

    # undo

    def undo_of(self, seat: int) -> Undo | None:
        """The undo of the seat's last answer that has not been undone.

        An own answer that nobody else can know of goes together with the one before: to stop between them would tell.
        """
        place = next((i for i in reversed(range(len(self.live))) if self.authors[i] == seat), None)
        if place is None or seat in self.resigned:
            return None
        while place and self.unseen[place] and self.authors[place - 1] == seat:
            place -= 1
        return Undo(seat, self.live[place])

    def is_free(self, undo: Undo) -> bool:
        """Whether nobody has seen anything new since, and nobody else is known to have decided."""
        place = self.live.index(undo.to)
        after = zip(self.authors[place:], self.unseen[place:], strict=True)
        others = any(author != undo.seat and not unseen for author, unseen in after)
        return not others and not any(self.news[place:])


PHASES = ("action", "treasure", "buy")  # decisions that no card asks for
STAND_IN = "fair"  # the bot that plays on for somebody who has resigned


def standing(entries: Iterable[Entry], first: int = 0) -> set[int]:
    """The numbers of the answers among these entries that none of them undoes; `first` is the number of the first.

    An undo to an answer before these entries undoes all of them so far.
    """
    live: list[int] = []
    for n, entry in enumerate(entries, first):
        if isinstance(entry, (Answer, Timeout)):
            live.append(n)
        elif isinstance(entry, Undo):
            while live and live[-1] >= entry.to:
                live.pop()
    return set(live)


def is_attack(event: Event, cards: Mapping[str, CardDef]) -> bool:
    """A play of an Attack, or of a card that is not known here and may be one."""
    played = event.cards if event.kind == "play" else ()
    return any(name not in cards or ATTACK in cards[name].types for name in played if name)


def setup_of(game: Game, seats: Sequence[SeatHolder]) -> Setup:
    return Setup(game.record(), tuple(seats))
