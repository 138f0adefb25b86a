"""The log: events for one viewer as phrases, nested by cause, one for each effect, equal things counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from demesne.game import Event
from demesne.refusal import SEPARATOR, Phrase
from demesne.rules.packing import slug

from .bundle import Language, packed

BONUSES = ("actions", "buys", "coins")
TOGETHER = (  # consecutive ones become one line
    *("buy", "gain", "trash", "draw", "discard", "return", "to_mat"),
    *("topdeck", "reveal", "take", "look"),
)
CAUSES = ("play", "react", "later")
SILENT = ("phase", "cleanup", "move")
INDENT = "  "


class Line(NamedTuple):
    """A line of the log: its depth (0: a turn's heading), its phrase, the seat that did it, and what it is about."""

    depth: int
    phrase: Phrase
    player: int
    kind: str
    cards: tuple[tuple[str, int], ...] = ()  # those that the viewer may know, and how many of each
    coins: int = 0  # that it gives

    def text(self, say: Language) -> str:
        return INDENT * self.depth + say.phrase(self.phrase)


def stored_line(stored: Sequence[Any]) -> Line:
    """A line that was stored with a game; earlier versions had its cards and coins only in the phrase."""
    depth, (id, values), *rest = stored
    line = Line(depth, Phrase(id, values), *rest)
    if len(stored) == len(Line._fields):
        return line
    parts = [part.split(" ", 1) for part in str(values.get("cards", "")).split(SEPARATOR)]
    coins = [bonus["n"] for key, bonus in values.get("bonus", ()) if key == "bonus-coins"]
    return line._replace(
        cards=tuple((part[1], int(part[0])) for part in parts if len(part) == 2),
        coins=values["n"] if id == "log-play-coins" else sum(coins),
    )


class Placed(NamedTuple):
    """An event in its place in the log, the same for all who read it."""

    depth: int
    event: Event
    again: bool  # a card is played once more


def lines(events: Iterable[Event], names: Sequence[str], seat: int | None, everything: bool = False) -> list[Line]:
    """The log as this seat may read it (None: a spectator; everything: a game that is over)."""
    return told(placed(joined(events)), tuple(names), seat, everything)


def placed(events: Iterable[Event], again: bool = False) -> list[Placed]:
    """Events that are already joined; `again`: a part of a turn that begins with a card played once more."""
    out: list[Placed] = []
    plays = Plays()
    causes: list[int] = []  # depths of the plays and Reactions that led to this
    for e in events:
        if e.kind == "turn":
            plays, causes = Plays(), []
            out.append(Placed(0, e, False))
            continue
        causes = [depth for depth in causes if depth < e.depth]
        repeated = e.kind == "play" and plays.again(e)
        out.append(Placed(1 + len(causes), e, repeated or (again and not out)))
        if e.kind in CAUSES:
            causes.append(e.depth)
    return out


def told(events: Iterable[Placed], names: tuple[str, ...], seat: int | None, everything: bool = False) -> list[Line]:
    return [_line(depth, e if everything else e.seen_by(seat), names, again) for depth, e, again in events]


@lru_cache(1 << 12)
def _line(depth: int, e: Event, names: tuple[str, ...], again: bool) -> Line:
    """The lines of a turn are asked for after each of its answers, and for its steps."""
    cards = tuple((card, n) for card, n in Counter(e.cards).items() if card)
    return Line(depth, _said(e, names, again), e.player, e.kind, cards, _coins(e))


class Plays:
    """Which plays of a turn repeat one: the same card, by the same effect."""

    def __init__(self) -> None:
        self._played: list[tuple[int, str | None, str | None]] = []

    def again(self, e: Event) -> bool:
        this = (e.depth, e.source, e.cards[0])
        played = [p for p in self._played if p[0] <= e.depth]
        self._played = [*([] if e.depth == 0 else played), this]
        return e.depth > 0 and this in played


def repeats(events: Iterable[Event]) -> list[bool]:
    """For each event of a turn, whether it plays a card once more."""
    plays = Plays()
    return [e.kind == "play" and plays.again(e) for e in events]


def joined(events: Iterable[Event]) -> list[Event]:
    """Drops what other lines already say (Clean-up, phases, the gain of a buy) and merges what belongs together."""
    return joining(events)[0]


def joining(events: Iterable[Event]) -> tuple[list[Event], list[int]]:
    """The same, and how many lines the log has after each of these events."""
    out: list[Event] = []
    lengths: list[int] = []
    cleaning = False
    for e in events:
        cleaning = e.kind == "cleanup" or (cleaning and e.kind == "discard")
        if cleaning or e.kind in SILENT:
            lengths.append(len(out))
            continue
        last = out[-1] if out else None
        if last and _played_as_reaction(last, e):
            out[-1] = e
        elif last and _treasure_coins(last, e):
            out[-1] = last._replace(detail=(last.detail or 0) + e.number)
            if len(out) > 1 and _treasures(out[-2]) and out[-2].player == last.player:
                one, other = out[-2:]
                out[-2:] = [_both(one, other)._replace(detail=one.detail + other.detail)]
        elif last and e.kind in TOGETHER and (e.kind, e.detail) == (last.kind, last.detail) and _same_cause(last, e):
            out[-1] = _both(last, e)._replace(number=last.number + e.number)
        elif last and e.kind in BONUSES and last.kind == "bonus" and _same_cause(last, e):
            out[-1] = last._replace(detail=_more(last.detail, e))
        elif e.kind in BONUSES:
            out.append(e._replace(kind="bonus", detail=_more((), e)))
        else:
            out.append(e)
        lengths.append(len(out))
    return out, lengths


def _played_as_reaction(last: Event, e: Event) -> bool:
    """A Reaction that is played from the hand: the play says it."""
    return (last.kind, e.kind) == ("react", "play") and (last.player, last.cards) == (e.player, e.cards)


def _treasure_coins(last: Event, e: Event) -> bool:
    return e.kind == "coins" and e.depth == 0 and e.source is None and last.kind == "play" and last.depth == 0


def _treasures(e: Event) -> bool:
    """Whether it is Treasures being played, with their coins."""
    return e.kind == "play" and isinstance(e.detail, int)


def _coins(e: Event) -> int:
    if e.kind == "bonus":
        return int(dict(e.detail).get("coins", 0))
    return int(e.detail) if _treasures(e) else 0


def _both(a: Event, b: Event) -> Event:
    return a._replace(cards=a.cards + b.cards, sees=a.sees + b.sees)


def _same_cause(a: Event, b: Event) -> bool:
    return (a.player, a.source, a.depth) == (b.player, b.source, b.depth)


def _more(bonuses: tuple[tuple[str, int], ...], e: Event) -> tuple[tuple[str, int], ...]:
    amounts = dict(bonuses)
    amounts[e.kind] = amounts.get(e.kind, 0) + e.number
    return tuple(amounts.items())


def _said(e: Event, names: Sequence[str], again: bool) -> Phrase:
    """The phrase of one line; names of players are never inflected."""
    if e.kind == "turn":
        who = {"who": names[e.player]}
        return Phrase("log-turn-extra", who) if e.detail else Phrase("log-turn", {**who, "n": e.number})
    upwards = e.cards if e.kind != "topdeck" else e.cards[::-1]  # the card that ends up on top is named first
    counts: Counter[str | None] = Counter(upwards)
    hidden = counts.pop(None, 0)
    cards = packed({**counts, **({None: hidden} if hidden else {})})
    values = {"who": names[e.player], "cards": cards}
    one = next((c for c in e.cards if c), "")
    if e.kind == "play":
        if isinstance(e.detail, int):
            return Phrase("log-play-coins", {**values, "n": e.detail})
        return Phrase("log-play-again", {**values, "card": one}) if again else Phrase("log-play", values)
    if e.kind == "bonus":
        bonus = [Phrase(f"bonus-{kind}", {"n": n, "mood": "do"}) for kind, n in e.detail]
        return Phrase("log-bonus", {"who": values["who"], "bonus": bonus})
    if e.kind == "gain":
        return Phrase("log-gain", {**values, "to": e.detail or "discard"})
    if e.kind == "reveal":
        return Phrase("log-reveal-hand" if e.detail == "hand" else "log-reveal", values)
    if e.kind == "pass":
        return Phrase("log-pass", {**values, "to": names[e.detail]})
    if e.kind == "place":
        return Phrase("log-place", {**values, "n": e.detail})
    if e.kind == "choose":
        return Phrase("log-choose", {"who": values["who"], "card": e.source or "", "keys": SEPARATOR.join(e.detail)})
    if e.kind in ("name", "react"):
        return Phrase(f"log-{e.kind}", {"who": values["who"], "card": one})
    if e.kind == "extra" and e.detail:
        return Phrase("log-small-hand", {"who": values["who"], "n": e.number})
    if e.kind == "tokens":
        return Phrase("log-tokens", {"who": values["who"], "token": slug(e.detail), "n": e.number})
    if e.kind == "to_mat":
        return Phrase("log-to-mat", {**values, "mat": slug(e.detail)})
    if e.kind == "place_token":
        return Phrase("log-place-token", {"who": values["who"], "card": one, "token": slug(e.detail)})
    if e.kind in ("token_moved", "bar", "later"):
        return Phrase("log-" + e.kind.replace("_", "-"), {"card": one})
    if e.kind == "costs_less":
        types = {"types": e.detail} if e.detail else {}
        return Phrase("log-costs-less-types" if types else "log-costs-less", {"n": e.number, **types})
    if e.kind == "end":
        return Phrase(f"log-end-{e.detail}")
    id = "log-" + e.kind.replace("_", "-")
    return Phrase(id, values if e.cards else {"who": values["who"]})
