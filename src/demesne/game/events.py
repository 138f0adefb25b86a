"""What happened, in order: typed events, each card in them with the seats that may see it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

from demesne.kernel import const as k
from demesne.kernel.names import ENDS, ZONES
from demesne.rules.language import ALL_MATS, ALL_TOKENS, KEYS, MARKS, PILE_TOKENS, YOUR_TOKENS, Type

TURN = k.E_TURN  # a raw event that begins a turn

KINDS = {
    k.E_TURN: "turn",
    k.E_PLAY: "play",
    k.E_DRAW: "draw",
    k.E_DISCARD: "discard",
    k.E_TRASH: "trash",
    k.E_GAIN: "gain",
    k.E_BUY: "buy",
    k.E_REVEAL: "reveal",
    k.E_LOOK: "look",
    k.E_SET_ASIDE: "set_aside",
    k.E_TOPDECK: "topdeck",
    k.E_TAKE: "take",
    k.E_PASS: "pass",
    k.E_REACT: "react",
    k.E_CHOOSE: "choose",
    k.E_NAME: "name",
    k.E_PLACE: "place",
    k.E_SHUFFLE: "shuffle",
    k.E_ACTIONS: "actions",
    k.E_BUYS: "buys",
    k.E_COINS: "coins",
    k.E_CHEAPER: "costs_less",
    k.E_SAFE: "unaffected",
    k.E_CLEANUP: "cleanup",
    k.E_END: "end",
    k.E_PHASE: "phase",
    k.E_DECK_DISCARD: "deck_into_discard",
    k.E_CUT_SHORT: "cut_short",
    k.E_TOKENS: "tokens",
    k.E_RETURN: "return",
    k.E_TO_MAT: "to_mat",
    k.E_PLACE_TOKEN: "place_token",
    k.E_BAR: "bar",
    k.E_LATER: "later",
    k.E_EXTRA: "extra",
    k.E_TOKEN_MOVED: "token_moved",
    k.E_MOVE: "move",
}


Place = tuple[int | None, str]  # a zone and whose it is


class Event(NamedTuple):
    """`cards` names the cards moved or revealed; `sees` holds for each of them the seats that may know which it is.

    A card is None if it was hidden before a redeal. `number` is how many (cards, coins, the turn); `source` the card
    whose effect it is; `depth` how many effects were in progress; `detail` depends on the kind: the zone a card goes to
    or comes from, option keys, a position in the deck, the seat a card is passed to, a mat, a token, the types that
    become cheaper, whether a turn is an extra one, how the game ended.

    `came_from` and `went_to` say where the cards were and where they are now: whose zone (None: nobody's) and which.
    Both are the same where cards are only shown, and None where the event is about no card in a zone. If the event has
    a place and no cards, all that lay there moves (a shuffle).
    """

    kind: str
    player: int
    cards: tuple[str | None, ...]
    sees: tuple[tuple[int, ...], ...]
    number: int
    source: str | None
    detail: Any
    depth: int
    came_from: Place | None = None
    went_to: Place | None = None

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may know it: names it may not know become None."""
        sees = self.sees
        if not sees or (sees[0] == EVERYBODY and sees.count(EVERYBODY) == len(sees)):
            return self
        cards = tuple(c if self._open(i, seat) else None for i, c in enumerate(self.cards))
        return self._replace(cards=cards)

    def _open(self, i: int, seat: int | None) -> bool:
        return self.sees[i] == EVERYBODY if seat is None else seat in self.sees[i]


Event.__module__ = "demesne"  # where users find it, in tracebacks and pickles too


ONLY = [tuple(s for s in range(k.SEATS) if known >> s & 1) for known in range(1 << k.SEATS)]  # of a set of seats
EVERYBODY = ONLY[-1]

Raw = tuple[int, ...]
SHARED = (k.SUPPLY, k.TRASH, k.BESIDE)  # zones that are nobody's
PLACES: list[list[Place | None]] = [
    [None if zone is None else (None if at in SHARED else seat, zone) for at, zone in enumerate(ZONES)]
    for seat in EVERYBODY
]
TOGETHER = frozenset((k.E_DRAW, k.E_DISCARD, k.E_TOPDECK, k.E_REVEAL, k.E_TAKE, k.E_LOOK))


def typed(raw: Sequence[Raw], names: Sequence[str]) -> list[Event]:
    """The kernel's raw events as typed ones; what lands or is drawn together becomes one event."""
    told: list[Event] = []
    known, called = KNOWN.of(tuple(names))
    before = len(known)
    i, end = 0, len(raw)
    while i < end:
        row = raw[i]
        i += 1
        rows: tuple[Raw, ...] | Raw = row
        if row[0] in TOGETHER and i < end and raw[i][0] == row[0]:
            first = i - 1
            seat, about = row[1], row[5:]
            while i < end and raw[i][0] == row[0] and raw[i][1] == seat and raw[i][5:] == about and raw[i][2] >= 0:
                i += 1
            if i - first > 1:
                rows = tuple(raw[first:i])
        event = known.get(rows)
        if event is None:
            event = known[rows] = _event([row] if rows is row else rows, called)
        told.append(event)
    KNOWN.count(len(known) - before)
    return told


MOST_KNOWN = 1 << 14  # with all kingdoms together: about 15 MB


class Known:
    """The events that there have been, by the names of a game's cards and the raw ones, which recur.

    When there are too many, all are forgotten.
    """

    def __init__(self) -> None:
        self.by_names: dict[tuple[str, ...], tuple[dict[Any, Event], tuple[str | None, ...]]] = {}
        self.events = 0

    def of(self, names: tuple[str, ...]) -> tuple[dict[Any, Event], tuple[str | None, ...]]:
        """The events with these cards, and the names behind numbers."""
        found = self.by_names.get(names)
        if found is None:
            self.count(1)
            # -1: no card's effect; as a card one that nobody knows any more
            found = self.by_names[names] = {}, (*names, None)
        return found

    def count(self, more: int) -> None:
        self.events += more
        if self.events > MOST_KNOWN:
            self.by_names.clear()
            self.events = 0


KNOWN = Known()


def _event(rows: Sequence[Any], called: Sequence[str | None]) -> Event:
    what, seat, kind, n, _, extra, depth, source, out, to = rows[0]
    cards: tuple[str | None, ...] = ()
    sees: tuple[tuple[int, ...], ...] = ()
    if kind >= 0:
        n = sum(row[3] for row in rows)
        cards = tuple(called[row[2]] for row in rows for _ in range(row[3]))
        sees = tuple(ONLY[row[4]] for row in rows for _ in range(row[3]))
    came_from, went_to = PLACES[seat][out], PLACES[extra if what == k.E_PASS else seat][to]
    return Event(KINDS[what], seat, cards, sees, n, called[source], _detail(what, extra), depth, came_from, went_to)


ON_PILES = (*PILE_TOKENS, *YOUR_TOKENS, "victory")
NAMED = {"tokens": (*ALL_TOKENS, *MARKS), "to_mat": ALL_MATS, "place_token": ON_PILES, "token_moved": ON_PILES}


@functools.cache
def _detail(what: int, extra: int) -> Any:
    kind = KINDS[what]
    if kind == "choose":
        return tuple(key for i, key in enumerate(KEYS) if extra >> i & 1)
    if kind in ("pass", "place"):
        return extra
    if kind == "end":
        return ENDS[extra]
    if kind == "costs_less":
        return " ".join((t.name or "").casefold() for t in Type if extra & t) or None
    if kind in NAMED:
        return NAMED[kind][extra]
    if kind == "turn":
        return True if extra else None
    if kind in ("extra", "bar"):
        return bool(extra)
    if kind == "phase":
        return "treasure"
    return ZONES[extra] if 0 <= extra < len(ZONES) else None
