"""The game: its start, its key and its log; everything else is computed from those.

`Game` is thin. It turns names into the kernel's numbers and back, keeps the log as a chain that clones share, and
replays it when its history is needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from operator import index
from typing import Any, NamedTuple

from demesne import kernel
from demesne.cards import Catalogue, loaded
from demesne.cards.numbers import PLACE_BASE, STOP
from demesne.kernel import const as k
from demesne.kernel import names as called
from demesne.notation import record as record_text
from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, Refusal, either
from demesne.rules.card import CardDef
from demesne.rules.language import ALL_MATS, ALL_TOKENS, KEYS, MATS, PILE_TOKENS
from demesne.rules.setup import Extras
from demesne.views.view import view

from .arguments import edition_of, extras_of, first_of, flag_of, players_of, start_of_position, ten_of
from .decision import Decision
from .errors import IllegalAnswer
from .events import Event, Raw, typed
from .information import InformationState, information_state
from .inner import Inner
from .keys import evenly, key_of
from .kinds import Kinds, key_action, key_behind
from .recording import Entry, is_resample, record_of, replayed
from .redealing import left_after
from .start import Start

_new = object.__new__

KEY_NAMES = list(KEYS)
ZONES = {"hand": k.HAND, "discard": k.DISCARD, "play": k.PLAY, "aside": k.ASIDE}
ZONES |= {mat: k.MAT + i for i, mat in enumerate(ALL_MATS)}

Log = tuple["Log | None", Entry, int]  # the log before, an entry, how many answers there are now


class Origin(NamedTuple):
    """What a game and all its clones share."""

    start: Start
    kinds: Kinds
    kernel: str
    known: bytes | None = None  # the state in which a game without a history begins (known.py)

    def state(self, tracing: bool = False) -> Any:
        """The kernel's state before the first answer."""
        if self.known is None:
            return self.start.state(self.kernel, tracing)
        state = kernel.kernels()[self.kernel].State(self.kinds.table(self.kernel))
        state.load(self.known)
        if tracing:
            state.trace()
        return state


class Game:
    """One game of Dominion, stopped at a decision or over."""

    __slots__ = ("_log", "_origin", "_state", "_walk")
    _log: Log | None
    _origin: Origin
    _state: Any
    _walk: tuple[int, ...]  # picks of an answer that is not complete yet

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

    # the state of the game

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the game is over."""
        kind, seat, source, zone, about, least, most, ordered, form, _, last, step = self._state.pending()
        if kind == k.D_NONE:
            return None
        return Decision(
            seat,
            called.DECISIONS[kind],
            self._origin.kinds.names[source - 1] if source else None,
            self._options(form, last, source, step),
            least,
            most,
            bool(ordered),
            called.ZONES[zone],
            about,
            step,
        )

    @property
    def asked(self) -> int | None:
        """The seat that must decide now: `decision.player`, without building the decision."""
        kind, seat, *_ = self._state.pending()
        return None if kind == k.D_NONE else int(seat)

    def _options(self, form: int, last: int, source: int, step: int) -> list[str]:
        if form == k.F_POSITIONS:
            return [str(i) for i in range(last + 1)]
        if form == k.F_KEYS and source and (order := self._origin.kinds.key_order(source - 1, step)):
            offered = self._state.named_options(KEY_NAMES)
            return [key for key in order if key in offered]
        named: list[str] = self._state.named_options(self._origin.kinds.names if form == k.F_CARDS else KEY_NAMES)
        return named

    @property
    def phase(self) -> str | None:
        return called.PHASES[self._state.facts()[2]]

    @property
    def player(self) -> int:
        return int(self._state.facts()[1])

    @property
    def players(self) -> int:
        return int(self._state.facts()[0])

    @property
    def turn(self) -> int:
        return int(self._state.seat(self.player)[3])

    @property
    def extra(self) -> bool:
        """Whether this is an extra turn; after the end, whether the last turn was one."""
        return bool(self._state.turn_facts()[0])

    @property
    def colonies(self) -> bool:
        """Whether Platinum and Colony are in the Supply."""
        return self._origin.start.colonies

    @property
    def actions(self) -> int:
        return int(self._state.facts()[5])

    @property
    def buys(self) -> int:
        return int(self._state.facts()[6])

    @property
    def coins(self) -> int:
        return int(self._state.facts()[7])

    @property
    def supply(self) -> dict[str, int]:
        counts = self._state.counts(k.SUPPLY, 0)
        found = {name: counts[kind] for name, kind in self._origin.kinds.pile_kinds.items()}
        for name, (left, _) in self.inner.heaps().items():
            found[name] = left
        return found

    @property
    def trash(self) -> list[str]:
        return self._origin.kinds.listed(self._state.counts(k.TRASH, 0))

    @property
    def over(self) -> bool:
        return bool(self._state.facts()[2] == k.PH_OVER)

    @property
    def ends(self) -> str | None:
        return called.ENDS[self._state.facts()[4]]

    @property
    def kingdom(self) -> list[str]:
        return list(self._origin.kinds.kingdom)

    @property
    def edition(self) -> int:
        return self._origin.start.edition

    @property
    def own_cards(self) -> tuple[CardDef, ...]:
        """The user's own cards in this game."""
        return self._origin.kinds.own

    def cards(self, seat: int, zone: str) -> list[str]:
        """The cards in a zone, for a referee, who sees everything."""
        self._check_seat(seat)
        if zone == "deck":
            return self._deck(seat)
        if zone not in ZONES:
            expected = either(["hand", "deck", "discard", "play", "aside", *MATS])
            raise Refusal("error-value", where="zone", expected=expected, got=short(zone), near="")
        names = self._origin.kinds.listed(self._state.counts(ZONES[zone], seat))
        if zone == "aside":
            names = sorted(names + self._origin.kinds.listed(self._state.counts(k.KEPT, seat)))
        if zone == "discard" and names:
            top = self._origin.kinds.names[self._state.seat(seat)[4] - 1]
            names.remove(top)
            names.insert(0, top)
        return names

    def tokens(self, seat: int) -> dict[str, int]:
        """The tokens of a player."""
        self._check_seat(seat)
        return {name: n for name, n in zip(ALL_TOKENS, self._state.tokens_of(seat), strict=True) if n}

    def pile_tokens(self) -> dict[str, dict[str, int]]:
        """The tokens on the Supply piles, emptied ones too."""
        out: dict[str, dict[str, int]] = {}
        for name, kind in self._origin.kinds.pile_kinds.items():
            found = {token: n for token, n in zip(PILE_TOKENS, self._state.tokens_on(kind), strict=True) if n}
            if found:
                out[name] = found
        return out

    def _deck(self, seat: int) -> list[str]:
        size = self._state.seat(seat)[1]
        rest = self._origin.kinds.listed(self._state.counts(k.DECK, seat))
        out: list[str] = []
        for slot in self._state.slots(seat):
            is_open = slot >> k.KIND_BITS == k.OPEN_SLOT
            out.append(rest.pop(0) if is_open else self._origin.kinds.names[slot & k.KIND_MASK])
        assert len(out) + len(rest) == size
        return out + rest

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Refusal("error-number", where="seat", least=0, most=self.players - 1, got=short(seat))

    def cost(self, name: str) -> int:
        """What the card costs now."""
        if name in self._origin.kinds.kind_of:
            return int(self._state.cost(self._origin.kinds.kind_of[name]))
        card = self._origin.start.catalogue.cards.get(name) if isinstance(name, str) else None
        if card is None:
            near = nearest(str(name), self._origin.start.catalogue.cards)
            raise Refusal("error-unknown-card", where="cost", got=short(name), near=near)
        return max(card.cost - self._discount(card), 0)

    def _discount(self, card: CardDef) -> int:
        """How much less a card costs now that is not in this game."""
        kinds = self._origin.kinds
        less: int = self._state.facts()[8] + sum(n for types, n in self._state.discounts() if card.types & types)
        if card.cost_rule and self.phase in ("treasure", "buy"):
            in_play = zip(self._state.counts(k.PLAY, self.player), kinds.fields.types, strict=False)
            less += (card.cost_rule.n or 0) * sum(n for n, types in in_play if types & int(card.cost_rule.of or 0))
        return less

    def turns(self) -> list[int]:
        """Turns begun per seat."""
        return [self._state.seat(p)[3] for p in range(self.players)]

    def scores(self) -> list[int]:
        return [self._state.score(p) for p in range(self.players)]

    def winners(self, among: Iterable[int] | None = None) -> list[int]:
        """Most points; among those, fewest turns; more than one seat shares the victory. `among`: of these only."""
        winners: list[int] = self._state.winners(list(range(self.players) if among is None else among))
        return winners

    def next_first(self, seed: int | str | None = None) -> int:
        """Who begins the next game: left of the winner; after a tie random, in the first edition among non-winners."""
        if not self.over:
            raise Refusal("error-not-over")
        winners = self.winners()
        if len(winners) == 1:
            return (winners[0] + 1) % self.players
        choice = list(range(self.players))
        if self.edition == 1 and len(winners) < self.players:
            choice = [p for p in choice if p not in winners]
        return choice[evenly(key_of(seed, "next first"), "next first", len(choice))]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat (None: a spectator) can see now, and nothing else."""
        if seat is not None:
            self._check_seat(seat)
        seen: dict[str, Any] = view(self._state, self._origin.kinds.shown, seat)  # type: ignore[assignment]
        decision = self.decision if self._state.pending()[1] == seat else None
        seen["decision"] = decision._asdict() if decision else None
        return seen

    def observation(self, seat: int) -> memoryview:
        """What the seat may know now, as bytes: rows of counts, then single numbers; docs/research.md names them."""
        self._check_seat(seat)
        kinds = self._origin.kinds
        out = bytearray(kinds.observation_size(self.players))
        self._state.observe(seat, kinds.width, out)
        return memoryview(out)

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
        return Phrase("error-cards", {"cards": options}) if self._state.pending()[8] == k.F_CARDS else options

    def _note(self, entry: Entry) -> None:
        """Add an answer to the log, unless the kernel ran out of room: then undo the answer."""
        if self._state.out_of_room():
            self._state = self._replay(None)._state
            for action in self._walk:
                self._state.pick_action(action)
            raise IllegalAnswer("error-no-room", most=k.SLOTS)
        log = self._log
        self._log = (log, entry, (log[2] if log else 0) + 1)
        self._walk = ()

    def legal_actions(self) -> list[int]:
        """The next picks that are legal, as sorted numbers that mean the same in every state."""
        legal: list[int] = self._state.legal_actions()
        return legal

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

    def action_name(self, action: int) -> str:
        return self._origin.kinds.action_name(action)

    # history

    def _entries(self) -> list[Entry]:
        out: list[Entry] = []
        log = self._log
        while log is not None:
            out.append(log[1])
            log = log[0]
        out.reverse()
        return out

    @property
    def answers(self) -> list[list[str]]:
        """Every answer so far, by name."""
        name = self._origin.kinds.action_name
        return [[name(a) for a in entry] for entry in self._entries() if not is_resample(entry)]

    def at(self, n: int) -> Game:
        """The game after n answers."""
        total = self._log[2] if self._log else 0
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= total:
            raise Refusal("error-at", most=total, got=short(n))
        return self._replay(n)

    def _replay(self, n: int | None, tracing: bool = False, which: str | None = None) -> Game:
        """A new game brought to the n-th answer of this one (None: to the end of its log)."""
        game = Game.__new__(Game)
        game._origin = self._origin._replace(kernel=which or self._origin.kernel)
        game._state = game._origin.state(tracing)
        game._log = None
        game._walk = ()
        for entry in self._entries():
            if n is not None and game._log is not None and game._log[2] == n and not is_resample(entry):
                break
            if n == 0 and not is_resample(entry):
                break
            game._redo(entry)
        return game

    def _redo(self, entry: Entry) -> None:
        if is_resample(entry):
            self._resample(entry[1], entry[2])
            return
        self._again(self._state, entry)
        log = self._log
        self._log = (log, entry, (log[2] if log else 0) + 1)

    def _again(self, state: Any, entry: Entry) -> None:
        """Let an answer of the log happen in a state."""
        if self._origin.known is None or not state.pending()[9]:
            state.answer(self._values(entry))
            return
        results = [state.pick_action(action) for action in entry]  # the game began within an answer
        if results[-1:] != [k.PICK_COMPLETE]:
            state.pick_action(STOP)

    def _values(self, entry: Entry) -> list[int]:
        of = self._origin.kinds.kind_behind
        return [of[a] if a in of else a - PLACE_BASE if PLACE_BASE <= a < STOP else key_behind(a) for a in entry]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, computed by replay; `event.seen_by(seat)` is what a seat may know of it."""
        return typed(self.raw_events(), self._origin.kinds.names)

    def raw_events(self) -> list[Raw]:
        """The same as the kernel writes it: small, and quick to keep; `typed` with the names of `kinds` reads it."""
        state = self._origin.state(tracing=True)
        events: list[Raw] = state.sink_list()
        for entry in self._entries():
            self.inner.redo(state, entry)
            if is_resample(entry):
                events[:] = left_after(events, entry[1], len(self.kinds))
        return events

    def answer_traced(self, picks: Sequence[str]) -> list[Raw]:
        """Answer, and return the raw events of this answer, so that whoever follows a game need not replay it."""
        events: list[Raw] = self._state.trace()
        self.answer(picks)
        return events

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of this game's cards as raw events number them."""
        return tuple(self._origin.kinds.names)

    def clone(self) -> Game:
        """An independent copy; `copy.copy` and `copy.deepcopy` make the same."""
        game = _new(Game)
        game._state = self._state.clone()
        game._origin = self._origin
        game._log = self._log
        game._walk = self._walk
        return game

    def __copy__(self) -> Game:
        return self.clone()

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

    @property
    def pausing(self) -> bool:
        """Whether a patient game is waiting for a seat that has no Reaction; the empty answer continues."""
        kind, _, _, _, _, _, most, *_ = self._state.pending()
        return bool(kind == k.D_REACT and most == 0)

    def fingerprint(self) -> int:
        """A hash of the game's state; records carry it too."""
        return int(self._state.fingerprint())

    def resample(self, seat: int, seed: int | str | None = None) -> Game:
        """A game that looks the same to `seat`, with everything it cannot know redealt."""
        self._check_seat(seat)
        decision = self._state.pending()
        if decision[0] == k.D_NONE or decision[1] != seat:
            raise Refusal("error-resample", seat=str(seat))
        key = key_of(seed, "resample")
        game = self.clone()
        game._resample(seat, key)
        return game

    def _resample(self, seat: int, key: bytes) -> None:
        self._state.rekey(key)
        self._state.resample(seat)
        log = self._log
        self._log = (log, ("resample", seat, key), log[2] if log else 0)

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
        return list(_above("demesne.search.playouts").tried(self, seat, answers, n, seed, lists))

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
        return list(_above("demesne.search.best").best(self, seconds, playouts, seed, lists))

    def analyse(
        self,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        seed: int | str = 1,
        names: Sequence[str] | None = None,
        progress: Any = None,
    ) -> Any:
        """What every decision so far was worth, what luck did, where the game turned: see docs/library.md.

        A number of playouts for each answer gives the same numbers every time; seconds are a limit.
        """
        given: dict[str, Any] = {"playouts": playouts, "seconds": seconds, "seed": seed}
        return _above("demesne.analysis").analyse(self, **given, names=names, progress=progress)

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


def _above(module: str) -> Any:
    """A layer above, which is loaded when somebody searches: a game itself knows nothing of it."""
    return import_module(module)


Game.__module__ = "demesne"  # where users find it, in tracebacks and pickles too


def _unpickle(text: str, walk: tuple[int, ...]) -> Game:
    game = Game.from_record(text)
    for action in walk:
        game.apply(action)
    return game
