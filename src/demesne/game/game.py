"""The game: its start, its key and its log; everything else is computed from those.

`Game` is thin. It turns names into the kernel's numbers and back, keeps the log as a chain that clones share, and
replays it when the past is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from demesne import kernel
from demesne.cards import BASIC, SETS, Catalogue, loaded
from demesne.kernel import const as k
from demesne.notation import kingdom as kingdom_text
from demesne.notation import record as record_text
from demesne.notation.names import nearest, short
from demesne.rules.setup import PLAYERS
from demesne.rules.vocabulary import KEYS
from demesne.views import view

from .decision import ENDS, PHASES, Decision
from .decision import KINDS as DECISIONS
from .decision import ZONES as ZONE_NAMES
from .errors import IllegalAnswer
from .events import Event, typed
from .keys import evenly, key_of
from .kinds import KEY_BASE, PLACE_BASE, STOP, Kinds
from .position import check
from .start import Start

RULES_VERSION = 1

_new = object.__new__

ZONES = {"hand": k.HAND, "discard": k.DISCARD, "play": k.PLAY, "aside": k.ASIDE}

Entry = tuple[Any, ...]
Log = tuple["Log | None", Entry, int]  # the log before, an entry, how many answers there are now


class Origin(NamedTuple):
    """What a game and all its clones share."""

    start: Start
    kinds: Kinds
    kernel: str


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
    ) -> None:
        catalogue = loaded()
        ten, own_edition = _kingdom(kingdom, catalogue)
        key = key_of(seed)
        players = _players(players)
        self._begin(
            Start(
                catalogue,
                ten,
                players,
                _edition(edition, own_edition),
                key,
                _first(first, players, key),
                _flag(double_treasures),
            )
        )

    def _begin(self, start: Start, which: str | None = None) -> None:
        self._origin = Origin(start, start.kinds(), which or kernel.chosen())
        self._state = start.state(self._origin.kernel)
        self._log = None
        self._walk = ()
        if self._state.facts()[11]:
            raise ValueError(f"position: expected at most {k.PINS} deck cards in a known order")

    @classmethod
    def from_position(cls, position: Mapping[str, Any]) -> Game:
        """Any position: see docs/library.md for its keys and their start values."""
        game = cls.__new__(cls)
        game._begin(_from_position(position, loaded()))
        return game

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Replay a record; refused at the first difference."""
        return _replayed(cls, record_text.parse(text))

    # what stands on the table

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the game is over."""
        kind, seat, source, zone, about, least, most, ordered, form, _, last = self._state.pending()
        if kind == k.D_NONE:
            return None
        return Decision(
            seat,
            DECISIONS[kind],
            self._origin.kinds.names[source - 1] if source else None,
            self._options(form, last),
            least,
            most,
            bool(ordered),
            ZONE_NAMES[zone],
            about,
        )

    def _options(self, form: int, last: int) -> list[str]:
        if form == k.F_POSITIONS:
            return [str(i) for i in range(last + 1)]
        counts = self._state.options()
        return self._origin.kinds.listed(counts) if form == k.F_CARDS else [key for key, n in zip(KEYS, counts, strict=False) if n]

    @property
    def phase(self) -> str | None:
        return PHASES[self._state.facts()[2]]

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
        return {name: counts[self._origin.kinds.kind_of[name]] for name in self._piles()}

    def _piles(self) -> list[str]:
        return [*BASIC, *self._origin.kinds.kingdom]

    @property
    def trash(self) -> list[str]:
        return self._origin.kinds.listed(self._state.counts(k.TRASH, 0))

    @property
    def over(self) -> bool:
        return bool(self._state.facts()[2] == k.PH_OVER)

    @property
    def ends(self) -> str | None:
        return ENDS[self._state.facts()[4]]

    @property
    def kingdom(self) -> list[str]:
        return list(self._origin.kinds.kingdom)

    @property
    def edition(self) -> int:
        return self._origin.start.edition

    def cards(self, seat: int, zone: str) -> list[str]:
        """The cards in a zone, for the referee's eyes."""
        self._check_seat(seat)
        if zone == "deck":
            return self._deck(seat)
        if zone not in ZONES:
            raise ValueError(f"zone: expected hand, deck, discard, play or aside, got {short(zone)}")
        names = self._origin.kinds.listed(self._state.counts(ZONES[zone], seat))
        if zone == "discard" and names:
            top = self._origin.kinds.names[self._state.seat(seat)[4] - 1]
            names.remove(top)
            names.insert(0, top)
        return names

    def _deck(self, seat: int) -> list[str]:
        size = self._state.seat(seat)[1]
        pinned = {at: kind for at, kind, _ in self._state.pins(seat)}
        rest = iter(self._origin.kinds.listed(self._state.counts(k.DECK, seat)))
        return [self._origin.kinds.names[pinned[at]] if at in pinned else next(rest) for at in range(size - 1, -1, -1)]

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise ValueError(f"seat: expected a number from 0 to {self.players - 1}, got {short(seat)}")

    def cost(self, name: str) -> int:
        """What the card costs now."""
        if name in self._origin.kinds.kind_of:
            return int(self._state.cost(self._origin.kinds.kind_of[name]))
        card = self._origin.start.catalogue.cards.get(name) if isinstance(name, str) else None
        if card is None:
            raise ValueError(f"unknown card {short(name)}{nearest(str(name), self._origin.start.catalogue.cards)}")
        return max(card.cost - int(self._state.facts()[8]), 0)

    def turns(self) -> list[int]:
        """Turns begun per seat."""
        return [self._state.seat(p)[3] for p in range(self.players)]

    def scores(self) -> list[int]:
        return [self._state.score(p) for p in range(self.players)]

    def winners(self) -> list[int]:
        """Most points; among those, fewest turns; more than one seat shares the victory."""
        ranks = [(score, -turns) for score, turns in zip(self.scores(), self.turns(), strict=True)]
        return [p for p, rank in enumerate(ranks) if rank == max(ranks)]

    def next_first(self, seed: int | str | None = None) -> int:
        """Who begins the next game: left of the winner; after a tie by lot, in the first edition among non-winners."""
        if not self.over:
            raise ValueError("next_first: expected a game that is over")
        winners = self.winners()
        if len(winners) == 1:
            return (winners[0] + 1) % self.players
        choice = list(range(self.players))
        if self.edition == 1 and len(winners) < self.players:
            choice = [p for p in choice if p not in winners]
        return choice[evenly(key_of(seed, "next first"), "next first", len(choice))]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What lies open to the seat (None: a spectator) now, and nothing else."""
        if seat is not None:
            self._check_seat(seat)
        return view(self._state, self._origin.kinds.names, self._piles(), seat, self._decision_data)

    def _decision_data(self) -> dict[str, Any]:
        decision = self.decision
        assert decision is not None
        return decision._asdict()

    # answering

    def answer(self, *picks: str | Iterable[str]) -> Game:
        """Answer the pending decision: names or option keys, also as one list; nothing for the empty answer."""
        names = picks[0] if len(picks) == 1 and isinstance(picks[0], (list, tuple)) else picks
        state = self._state
        kind, _, _, _, _, _, _, _, form, walked, _ = state.pending()
        if kind == k.D_NONE:
            raise IllegalAnswer("the game is over, nothing is to be answered")
        values: list[int] = []
        actions: list[int] = []
        for name in names:
            value = self._value(name, form)
            values.append(value)
            actions.append(self._origin.kinds.numbers[value] if form == k.F_CARDS else (KEY_BASE if form == k.F_KEYS else PLACE_BASE) + value)
        if walked or not state.answer(values):
            raise IllegalAnswer(self._not_legal(list(names)))
        self._note(tuple(actions))
        return self

    def _value(self, name: Any, form: int) -> int:
        if isinstance(name, str):
            if form == k.F_CARDS and name in self._origin.kinds.kind_of:
                return self._origin.kinds.kind_of[name]
            if form == k.F_KEYS and name in KEYS:
                return KEYS.index(name)
            if form == k.F_POSITIONS and name.isascii() and name.isdigit() and len(name) < 5 and name == str(int(name)):
                return int(name)
        raise IllegalAnswer(self._not_legal([name]))

    def _not_legal(self, given: list[Any]) -> str:
        d = self.decision
        assert d is not None
        if self._walk:
            return f"{d.kind}: expected the pick-by-pick answer to be finished first, got {short(given)}"
        amount = str(d.most) if d.least == d.most else f"{d.least} to {d.most}"
        source = f" ({d.source})" if d.source else ""
        options = ", ".join(dict.fromkeys(d.options)) if d.kind != "position" else f"0 to {d.options[-1]}"
        odd = next((g for g in given if not isinstance(g, str) or g not in d.options), None)
        hint = nearest(odd, d.options) if isinstance(odd, str) else ""
        return f"{d.kind}{source}: expected {amount} of {options}; got {short(given, 200)}{hint}"

    def _note(self, entry: Entry) -> None:
        """Add an answer to the log, unless the kernel ran out of room: then take the answer back."""
        if self._state.facts()[11]:
            self._state = self._replay(None)._state
            self._walk = ()
            raise IllegalAnswer(f"more than {k.PINS} deck cards would lie in a known order; nothing has changed")
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
            result = self._state.pick_action(action)
        except (TypeError, OverflowError):
            result = 0
        if result == k.PICK_TAKEN:
            self._walk = (*self._walk, action)
        elif result == k.PICK_COMPLETE:
            self._note(self._walk if action == STOP else (*self._walk, action))
        else:
            legal = ", ".join(f"{a} ({self.action_name(a)})" for a in self.legal_actions()[:40])
            raise IllegalAnswer(f"expected one of {legal or 'nothing: the game is over'}; got {short(action)}")
        return self

    def action_name(self, action: int) -> str:
        return self._origin.kinds.action_name(action)

    # the past

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
        return [[name(a) for a in entry] for entry in self._entries() if not _is_resample(entry)]

    def at(self, n: int) -> Game:
        """The game after n answers."""
        total = self._log[2] if self._log else 0
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= total:
            raise ValueError(f"at: expected a number of answers from 0 to {total}, got {short(n)}")
        return self._replay(n)

    def _replay(self, n: int | None, tracing: bool = False, which: str | None = None) -> Game:
        """A new game brought to the n-th answer of this one (None: to the end of its log)."""
        game = Game.__new__(Game)
        game._origin = self._origin._replace(kernel=which or self._origin.kernel)
        game._state = self._origin.start.state(game._origin.kernel, tracing)
        game._log = None
        game._walk = ()
        for entry in self._entries():
            if n is not None and game._log is not None and game._log[2] == n and not _is_resample(entry):
                break
            if n == 0 and not _is_resample(entry):
                break
            game._redo(entry)
        return game

    def _redo(self, entry: Entry) -> None:
        if _is_resample(entry):
            self._resample(entry[1], entry[2])
            return
        self._state.answer(self._values(entry))
        log = self._log
        self._log = (log, entry, (log[2] if log else 0) + 1)

    def _values(self, entry: Entry) -> list[int]:
        of = self._origin.kinds.kind_of
        names = self._origin.kinds.name_of
        return [
            of[names[a]] if a in names else a - PLACE_BASE if a >= PLACE_BASE else a - KEY_BASE for a in entry
        ]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, computed by replay; `event.seen_by(seat)` is what a seat may know of it."""
        return typed(self._replay(None, tracing=True)._state.sink_list(), self._origin.kinds.names)

    def clone(self) -> Game:
        game = _new(Game)
        game._state = self._state.clone()
        game._origin = self._origin
        game._log = self._log
        game._walk = self._walk
        return game

    def resample(self, seat: int, seed: int | str | None = None) -> Game:
        """A game that looks the same to `seat`, with everything it cannot know dealt anew."""
        self._check_seat(seat)
        decision = self._state.pending()
        if decision[0] == k.D_NONE or decision[1] != seat:
            raise ValueError(f"resample: expected a decision of seat {seat}")
        key = key_of(seed, "resample")
        game = self.clone()
        game._resample(seat, key)
        return game

    def _resample(self, seat: int, key: bytes) -> None:
        self._state.rekey(key)
        self._state.resample(seat)
        log = self._log
        self._log = (log, ("resample", seat, key), log[2] if log else 0)

    # records

    def record(self) -> str:
        """The game as text: its start, its key, its log, and the state's fingerprint at every turn."""
        return record_text.text(_record_of(self))

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


def _is_resample(entry: Entry) -> bool:
    return bool(entry) and entry[0] == "resample"


def _unpickle(text: str, walk: tuple[int, ...]) -> Game:
    game = Game.from_record(text)
    for action in walk:
        game.apply(action)
    return game


def _kingdom(given: str | Sequence[str], catalogue: Catalogue) -> tuple[tuple[str, ...], int]:
    """Ten names and the edition they are recommended for (2 if none)."""
    if isinstance(given, str):
        name = kingdom_text.find_set(given[:200], SETS)
        if name is not None:
            return SETS[name].cards, SETS[name].edition
        parts = kingdom_text.split(given[:10_000])
        if len(parts) < 2:
            hint = nearest(given, SETS)
            raise ValueError(f"kingdom: expected a recommended set or ten card names, got {short(given)}{hint}")
        given = parts
    ten = kingdom_text.ten_names(given, catalogue.cards, BASIC)
    return tuple(ten), 2


def _players(given: Any) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not PLAYERS[0] <= given <= PLAYERS[1]:
        raise ValueError(f"players: expected {PLAYERS[0]} to {PLAYERS[1]}, got {short(given)}")
    return given


def _edition(given: Any, own: int) -> int:
    if given is None:
        return own
    if isinstance(given, bool) or given not in (1, 2):
        raise ValueError(f"edition: expected 1, 2 or None, got {short(given)}")
    return int(given)


def _first(given: Any, players: int, key: bytes) -> int:
    if given == "random":
        return evenly(key, "first", players)
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < players:
        raise ValueError(f'first: expected a seat from 0 to {players - 1} or "random", got {short(given)}')
    return given


def _flag(given: Any) -> bool:
    if not isinstance(given, bool):
        raise ValueError(f"double_treasures: expected True or False, got {short(given)}")
    return given


def _from_position(data: Mapping[str, Any], catalogue: Catalogue, key: bytes | None = None) -> Start:
    position = check(data, catalogue)
    ten, own_edition = _kingdom(data["kingdom"], catalogue)
    players = len(position.data["players"])
    for name in position.data["supply"]:
        if name not in ten and name not in BASIC:
            hint = nearest(name, [*ten, *BASIC])
            raise ValueError(f'position: "supply": expected piles of this game, got {short(name)}{hint}')
    return Start(
        catalogue,
        ten,
        players,
        _edition(data.get("edition"), own_edition),
        key or key_of(data.get("seed")),
        _first(data.get("first", 0), players, b""),
        _flag(data.get("double_treasures", False)),
        position,
    )


def _record_of(game: Game) -> record_text.Record:
    start = game._origin.start
    record = record_text.Record(
        rules=RULES_VERSION,
        kingdom=start.kingdom,
        players=start.players,
        edition=start.edition,
        first=start.first,
        double_treasures=start.double_treasures,
        key=start.key,
        position=start.position.data if start.position else None,
        own=[repr(c) for c in game._origin.kinds.own],
    )
    replay = Game.__new__(Game)
    replay._begin(start, game._origin.kernel)
    turn = None
    for entry in game._entries():
        if (replay.player, replay.turn) != turn:
            turn = (replay.player, replay.turn)
            record.lines.append(record_text.Turn(turn[1], turn[0], replay._state.fingerprint()))
        if _is_resample(entry):
            record.lines.append(record_text.Resample(entry[1], entry[2]))
        else:
            kind = DECISIONS[replay._state.pending()[0]]
            names = tuple(game._origin.kinds.action_name(a) for a in entry)
            record.lines.append(record_text.Answer(kind, names))
        replay._redo(entry)
    if replay.over:
        record.lines.append(record_text.End(replay.ends or "", replay.scores(), replay._state.fingerprint()))
    return record


def _replayed(cls: type[Game], record: record_text.Record) -> Game:
    """Follow a record line by line; the first line that does not fit is an error that names both rules versions."""
    if record.key is None:
        raise ValueError("record: its key is not in it yet (only the key's commitment is), so it cannot be replayed")
    catalogue = _catalogue_of(record)
    game = cls.__new__(cls)
    if record.position is None:
        ten = kingdom_text.ten_names(list(record.kingdom), catalogue.cards, BASIC)
        first = _first(record.first, _players(record.players), b"")
        edition = _edition(record.edition, 2)
        start = Start(catalogue, tuple(ten), record.players, edition, record.key, first, record.double_treasures)
    else:
        more = {"kingdom": list(record.kingdom), "edition": record.edition, "first": record.first}
        start = _from_position({**record.position, **more, "double_treasures": record.double_treasures}, catalogue, record.key)
    game._begin(start)
    for line in record.lines:
        try:
            _follow(game, line)
        except (IllegalAnswer, ValueError) as error:
            raise ValueError(
                f"record, line {line.at}: {error} (recorded with rules {record.rules}, this is rules {RULES_VERSION})"
            ) from None
    return game


def _follow(game: Game, line: record_text.Line) -> None:
    if isinstance(line, record_text.Answer):
        decision = game.decision
        if decision is None or decision.kind != line.kind:
            raise ValueError(f'the game asks "{decision.kind if decision else "nothing"}", the record answers "{line.kind}"')
        game.answer(*line.picks)
    elif isinstance(line, record_text.Resample):
        pending = game._state.pending()
        if pending[0] == k.D_NONE or pending[1] != line.seat:
            raise ValueError(f"expected a decision of seat {line.seat} at a resample")
        game._resample(line.seat, line.key)
    else:
        if isinstance(line, record_text.Turn) and (line.turn, line.seat) != (game.turn, game.player):
            raise ValueError(f"expected turn {game.turn} of seat {game.player}")
        if isinstance(line, record_text.End) and (not game.over or game.ends != line.ends or game.scores() != line.scores):
            raise ValueError("the game does not end here as recorded")
        if line.fingerprint != game._state.fingerprint():
            raise ValueError(f"expected state {game._state.fingerprint():08x}, got {line.fingerprint:08x}")


def _catalogue_of(record: record_text.Record) -> Catalogue:
    """The cards a record may use: the published ones and its own, exactly as it carries them."""
    if not record.own:
        return loaded()
    from demesne.rules.grammar import parse_cards

    own = tuple(parse_cards("\n".join(record.own), "record"))
    catalogue = loaded()
    if all(catalogue.cards.get(c.name) == c for c in own):
        return catalogue
    return Catalogue(own)
