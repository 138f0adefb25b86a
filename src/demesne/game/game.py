"""The game: its start, its key and its log; everything else is computed from those.

`Game` is thin. It turns names into the kernel's numbers, keeps the log (history.py) and shows the state (facts.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Any

from demesne import kernel, thinkers
from demesne.cards import Catalogue, loaded
from demesne.cards.numbers import PLACE_BASE, STOP
from demesne.kernel import const as k
from demesne.notation import record as record_text
from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, Refusal
from demesne.rules.language import KEYS
from demesne.rules.setup import Extras

from .arguments import edition_of, extras_of, first_of, flag_of, players_of, start_of_position, ten_of
from .decision import Decision
from .errors import IllegalAnswer
from .events import Raw
from .facts import Origin
from .history import History
from .information import InformationState, information_state
from .inner import Inner
from .keys import key_of
from .kinds import key_action
from .recording import Entry, record_of, replayed
from .start import Start


class Game(History):
    """One game of Dominion, stopped at a decision or over."""

    __slots__ = ()

    def __init__(
        self,
        kingdom: str | Sequence[str],
        players: int = 2,
        *,
        edition: int | None = None,
        seed: int | str | None = None,
        first: int | str = 0,
        double_treasures: bool = False,
        colonies: bool = False,
        extras: Extras | None = None,
    ) -> None:
        catalogue = loaded()
        ten, own_edition = ten_of(kingdom, catalogue)
        key = key_of(seed)
        players = players_of(players)
        self._begin(
            Start(
                catalogue,
                ten,
                players,
                edition_of(edition, own_edition),
                key,
                first_of(first, players, key),
                flag_of(double_treasures),
                colonies=flag_of(colonies, "colonies"),
                extras=extras_of(extras, ten, catalogue),
            )
        )

    @classmethod
    def with_key(
        cls,
        kingdom: str | Sequence[str],
        players: int,
        key: bytes,
        *,
        edition: int | None = None,
        first: int | str = 0,
        colonies: bool = False,
        catalogue: Catalogue | None = None,
    ) -> Game:
        """A game whose 256-bit key was agreed upon elsewhere, as a table does, with the cards of its catalogue."""
        catalogue = catalogue or loaded()
        ten, own_edition = ten_of(kingdom, catalogue)
        players = players_of(players)
        if not isinstance(key, bytes) or len(key) != 32:
            raise Refusal("error-key", got=short(key))
        game = cls.__new__(cls)
        edition = edition_of(edition, own_edition)
        start = Start(catalogue, ten, players, edition, key, first_of(first, players, key), colonies=flag_of(colonies))
        game._begin(start)
        return game

    def _begin(self, start: Start, which: str | None = None) -> None:
        self._origin = Origin(start, start.kinds(), which or kernel.chosen())
        self._state = start.state(self._origin.kernel)
        self._log = None
        self._walk = ()
        if self._state.out_of_room():
            raise Refusal("error-position-order", most=k.SLOTS)

    @classmethod
    def from_position(cls, position: Mapping[str, Any]) -> Game:
        """Any position; docs/library.md lists its keys and their defaults."""
        game = cls.__new__(cls)
        game._begin(start_of_position(position, loaded()))
        return game

    @classmethod
    def from_record(cls, text: str, key: bytes | None = None) -> Game:
        """Replay a record; refused at the first difference. A sealed record needs its key."""
        if key is not None and not isinstance(key, bytes):
            raise Refusal("error-key", got=short(key))
        return replayed(cls, record_text.parse(text), key)

    def information_state(self, seat: int) -> InformationState:
        """All that the seat has seen and answered since the start: as text, and as rows of bytes."""
        self._check_seat(seat)
        return information_state(self, seat)

    @property
    def inner(self) -> Inner:
        """For other parts of Demesne, not for users of the library."""
        return Inner(self)

    # answering

    def answer(self, *picks: str | Iterable[str]) -> Game:
        """Answer the pending decision: names or option keys, or one list of them; no argument for the empty answer."""
        names: Sequence[Any] = picks
        if len(picks) == 1 and isinstance(picks[0], Iterable) and not isinstance(picks[0], (str, bytes, Mapping)):
            names = list(picks[0])
        state = self._state
        kind, _, _, _, _, _, _, ordered, form, walked, *_ = state.pending()
        if kind == k.D_NONE:
            raise IllegalAnswer("error-over")
        values = [self._value(name, form) for name in names]
        if form == k.F_CARDS:
            numbers = self._origin.kinds.numbers
            actions = [numbers[value] for value in values]
        else:
            actions = [key_action(value) if form == k.F_KEYS else PLACE_BASE + value for value in values]
        if walked or not state.answer(values):
            raise self._not_legal(list(names))
        self._note(tuple(actions if ordered else sorted(actions)))
        return self

    def _value(self, name: Any, form: int) -> int:
        if isinstance(name, str):
            if form == k.F_CARDS and name in self._origin.kinds.kind_of:
                return self._origin.kinds.kind_of[name]
            if form == k.F_KEYS and name in KEYS:
                return KEYS.index(name)
            if form == k.F_POSITIONS and name.isascii() and name.isdigit() and len(name) < 5 and name == str(int(name)):
                return int(name)
        raise self._not_legal([name])

    def _not_legal(self, given: list[Any]) -> IllegalAnswer:
        d = self.decision
        assert d is not None
        if self._walk:
            return IllegalAnswer("error-half-answered", kind=d.kind, got=short(given))
        odd = next((g for g in given if not isinstance(g, str) or g not in d.options), None)
        return IllegalAnswer(
            "error-answer",
            asked=Phrase("error-asked-by", {"kind": d.kind, "card": d.source}) if d.source else d.kind,
            amount=d.most if d.least == d.most else Phrase("error-from-to", {"least": d.least, "most": d.most}),
            options=self._choice(d),
            got=short(given, 200),
            near=nearest(odd, d.options) if isinstance(odd, str) else "",
        )

    def _choice(self, d: Decision) -> Phrase | list[str]:
        """The possible answers, for an error message."""
        if d.kind == "position":
            return Phrase("error-from-to", {"least": 0, "most": len(d.options) - 1})
        options = list(dict.fromkeys(d.options))
        return Phrase("error-cards", {"cards": options}) if self._state.pending().form == k.F_CARDS else options

    def _note(self, entry: Entry) -> None:
        """Add an answer to the log, unless the kernel ran out of room: then undo the answer."""
        if self._state.out_of_room():
            self._state = self._replay(None)._state
            for action in self._walk:
                self._state.pick_action(action)
            raise IllegalAnswer("error-no-room", most=k.SLOTS)
        self._enter(entry)
        self._walk = ()

    def apply(self, action: int) -> Game:
        """Make one pick of the pending decision, or stop."""
        try:
            action = index(action)
            result = self._state.pick_action(action)
        except (TypeError, OverflowError):
            result = k.PICK_ILLEGAL
        if result == k.PICK_TAKEN:
            self._walk = (*self._walk, action)
        elif result == k.PICK_COMPLETE:
            self._note(self._walk if action == STOP else (*self._walk, action))
        else:
            legal = [f"{a} ({self.action_name(a)})" for a in self.legal_actions()[:40]]
            if not legal:
                raise IllegalAnswer("error-over")
            raise IllegalAnswer("error-action", legal=legal, got=short(action))
        return self

    def answer_traced(self, picks: Sequence[str]) -> list[Raw]:
        """Answer, and return the raw events of this answer, so that whoever follows a game need not replay it."""
        events: list[Raw] = self._state.trace()
        self.answer(picks)
        return events

    # copies

    def clone(self) -> Game:
        """An independent copy; `copy.copy` and `copy.deepcopy` make the same."""
        game = object.__new__(Game)
        game._state = self._state.clone()
        game._origin = self._origin
        game._log = self._log
        game._walk = self._walk
        return game

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def patient(self) -> Game:
        """A copy that pauses wherever a card in hand could be used, as if all had one (see `pausing`).

        At every Attack for each other seat; at a gain and at the start of a turn where this game has such a Reaction.

        For programs that show a game: everybody sees the same wait, whether anybody is asked or not. Not for play.
        """
        game = self.clone()
        game._state.take_time()
        return game

    def resample(self, seat: int, seed: int | str | None = None) -> Game:
        """A game that looks the same to `seat`, with everything it cannot know redealt."""
        self._check_seat(seat)
        decision = self._state.pending()
        if decision[0] == k.D_NONE or decision[1] != seat:
            raise Refusal("error-resample", seat=str(seat))
        game = self.clone()
        game._redo(("resample", seat, key_of(seed, "resample")))
        return game

    # searching

    def playouts(
        self,
        seat: int | None,
        answers: Sequence[Sequence[str]] | None = None,
        n: int = 1000,
        seed: int | str | None = None,
        lists: Any = None,
    ) -> list[Any]:
        """What answers to the pending decision win: each is played to the end n times, with lists in every seat.

        All answers meet the same luck. `seat` is who must decide: what it cannot know is dealt again each time; None
        leaves all cards where they are. Without `answers` every sensible one is tried out. `lists` are strategies:
        the first is followed by the seat itself, the others (if any) by the other seats, drawn again each time; a pair
        of a strategy and a number gives it a weight. Rows of answer, win, error, wins (of every seat), playouts.
        """
        return list(thinkers.by_name["playouts"](self, seat, answers, n, seed, lists))

    def best(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | str = 0,
        lists: Any = None,
    ) -> list[Any]:
        """The best answers to the pending decision, from what its seat may know: rows of answer, win, error, reason.

        The recommended answer comes first, the others by what they win. A number of playouts gives the same rows every
        time; seconds are a limit. `lists` is the population the search thinks of, by default one for this kingdom.
        """
        return list(thinkers.by_name["best"](self, seconds, playouts, seed, lists))

    def analyse(
        self,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        seed: int | str = 1,
        names: Sequence[str] | None = None,
        levels: Mapping[int, str] | None = None,
        progress: Any = None,
    ) -> Any:
        """What every decision so far was worth, what luck did, where the game turned: see docs/library.md.

        A number of playouts for each answer gives the same numbers every time; seconds are a limit. `levels` says at
        which seats bots play, as in `{1: "fair"}`.
        """
        given: dict[str, Any] = {"playouts": playouts, "seconds": seconds, "seed": seed, "levels": levels}
        return thinkers.by_name["analyse"](self, **given, names=names, progress=progress)

    # records

    def record(self, *, sealed: bool = False) -> str:
        """The game as text: its start, its key (sealed: only its commitment), its log, a fingerprint at every turn."""
        return record_text.text(record_of(self), sealed)

    def __repr__(self) -> str:
        return f"Game.from_record({self.record()!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        same = self._origin.start == other._origin.start and self._origin.kinds.own == other._origin.kinds.own
        return same and self._entries() == other._entries() and self._walk == other._walk

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> Any:
        return _unpickle, (self.record(), self._walk)


Game.__module__ = "demesne"  # where users find it, in tracebacks and pickles too


def _unpickle(text: str, walk: tuple[int, ...]) -> Game:
    game = Game.from_record(text)
    for action in walk:
        game.apply(action)
    return game
