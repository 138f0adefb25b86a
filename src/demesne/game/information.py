"""What a seat remembers of a whole game: every event as it saw it, and its own answers.

After a redeal for another seat that memory would contradict the cards that the seat has now. Then of what was before
only that is told which the redeal has left true (redealing.py), and next all that the seat may know at that moment, its
hand too. So what a seat may do always follows from its information state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from demesne.kernel import names as called
from demesne.rules.language import KEYS, Type
from demesne.views import observation

from .events import KINDS, NAMED, Event, typed
from .recording import is_resample
from .redealing import left_after

if TYPE_CHECKING:
    from .game import Game
    from .kinds import Kinds

WIDTH = 8  # bytes in a row of the tensor
NUMBER = {name: what for what, name in KINDS.items()}
ANSWER = 0  # in place of an event's number: an answer of one's own
PICKED = 255  # likewise: a pick of the answer that is being given
CARDS, SINGLE = 254, 253  # likewise: what the seat may know at the moment of a redeal
DETAILS: dict[str, tuple[str | None, ...]] = {"end": called.ENDS, "phase": ("treasure",), **NAMED}  # of others: zones


class InformationState(NamedTuple):
    """`text` has a line, `tensor` (rows of 8 bytes) one row per card, option key or event.

    In a game that was resampled for another seat the answers before are left out, and events before it tell only cards
    that both seats saw. Then comes all that the seat may know at that moment.

    A row: the kind of event (0: an own answer, 255: a pick of the one being given), the seat in turn order from the
    one that looks, the place of the card + 1 (0 for none or unknown), 1 where it is hidden, the number, the place of
    the source + 1, the depth, the event's detail. That is 0 for none; the number + 1 of an option key, a zone, a token,
    a mat, a position in a deck, a way to end; the seat that a card is passed to, as above, + 1; types as in `Type`. Of
    an answer the number is the kind of decision, and the detail an option key or a position. Of what is known after a
    redeal only what is not 0 has a row: 254 for a count of an observation, with the card, the count as the number, and
    the place of its row as the detail; 253 for a single number, with its place as the detail.
    """

    text: str
    tensor: memoryview


InformationState.__module__ = "demesne"


def information_state(game: Game, seat: int) -> InformationState:
    state = game._origin.state(tracing=True)
    sink = state.sink_list()
    start = f"seat {seat} of {game.players}; {', '.join(game._origin.kinds.kingdom)}"
    lines, rows = [start], bytearray()
    done = 0
    if game._origin.known is not None:  # nothing is told of the time before
        _add_known(game, state, seat, lines, rows)
    for entry in game._entries():
        if is_resample(entry):
            game.inner.redo(state, entry)
            if entry[1] != seat:
                sink[:] = left_after(sink, entry[1], len(game.kinds))
                lines, rows = [start], bytearray()
                done = _add(game, seat, sink, 0, lines, rows)
                _add_known(game, state, seat, lines, rows)
            continue
        kind, asked, *_ = state.pending()
        if asked == seat:
            done = _add(game, seat, sink, done, lines, rows)
            names = [game._origin.kinds.action_name(a) for a in entry]
            lines.append(f"answer {called.DECISIONS[kind]}: {', '.join(names) or '-'}")
            for name in names or [""]:
                rows += _answered(game, ANSWER, kind, name)
        game.inner.redo(state, entry)
    _add(game, seat, sink, done, lines, rows)
    if game._walk and game.asked == seat:
        names = [game.action_name(a) for a in game._walk]
        lines.append(f"picked: {', '.join(names)}")
        for name in names:
            rows += _answered(game, PICKED, game._state.pending().kind, name)
    return InformationState("\n".join(lines), memoryview(bytes(rows)))


def _add(game: Game, seat: int, sink: list[tuple[int, ...]], done: int, lines: list[str], rows: bytearray) -> int:
    """Write down what has happened since the first `done` events."""
    kinds, players = game._origin.kinds, game.players
    for event in typed(sink[done:], kinds.names):
        if event.kind == "move":  # follows from what was told
            continue
        line, told = _written(event, seat, players, kinds)
        lines.append(line)
        rows += told
    return len(sink)


@lru_cache(maxsize=1 << 14)
def _written(event: Event, seat: int, players: int, kinds: Kinds) -> tuple[str, bytes]:
    """The line and the rows of an event; most events of a game are like an earlier one."""
    seen = event.seen_by(seat)
    rows = bytearray()
    by = kinds.kind_of[seen.source] + 1 if seen.source else 0
    for detail in _details(seen, seat, players):
        for card in seen.cards or ("",):
            place = kinds.kind_of[card] + 1 if card else 0
            rows += bytes(
                (
                    NUMBER[seen.kind],
                    (seen.player - seat) % players,
                    place,
                    int(card is None),
                    max(0, min(seen.number, 255)),
                    by,
                    min(seen.depth, 255),
                    detail,
                )
            )
    return _line(seen), bytes(rows)


def _add_known(game: Game, state: Any, seat: int, lines: list[str], rows: bytearray) -> None:
    """Write down what the seat may know at this moment: its observation, without what is 0."""
    kinds, players = game._origin.kinds, game.players
    seen = bytearray(kinds.observation_size(players))
    state.observe(seat, kinds.width, seen)
    lines.append("redealt")
    at = 0
    for number, name in enumerate(observation.rows(players)):
        counts = {kind: n for kind, n in enumerate(seen[at : at + kinds.width]) if n}
        at += kinds.width
        if counts:
            lines.append(f"{name}: " + ", ".join(f"{kinds.names[kind]} {n}" for kind, n in counts.items()))
        rows += b"".join(bytes((CARDS, 0, kind + 1, 0, n, 0, 0, number)) for kind, n in counts.items())
    for number, name in enumerate(observation.numbers(players)):
        if n := seen[at + number]:
            lines.append(f"{name}: {n}")
            rows += bytes((SINGLE, 0, 0, 0, n, 0, 0, number))


def _answered(game: Game, what: int, decision: int, name: str) -> bytes:
    """A card, an option key or a position in a deck that was picked, or nothing."""
    place = game._origin.kinds.kind_of.get(name, -1) + 1
    detail = 0
    if not place and name.isdecimal():
        detail = min(int(name) + 1, 255)
    elif not place and name in KEYS:
        detail = KEYS.index(name) + 1
    return bytes((what, 0, place, 0, decision, 0, 0, detail))


def _details(event: Event, seat: int, players: int) -> list[int]:
    """What an event says besides its cards, as numbers; several where several keys were chosen at once."""
    found = event.detail
    if found is None:
        return [0]
    if event.kind == "pass":
        return [(found - seat) % players + 1]
    if event.kind == "costs_less":
        return [sum(t for t in Type if t.name and t.name.casefold() in found.split())]
    if event.kind == "choose":
        return [KEYS.index(key) + 1 for key in found] or [0]
    if isinstance(found, int):
        return [int(found) if isinstance(found, bool) else min(found + 1, 255)]
    return [DETAILS.get(event.kind, called.ZONES).index(found) + 1]


def _line(event: Event) -> str:
    cards = " ".join(card or "?" for card in event.cards)
    detail = "" if event.detail in (None, ()) else f" [{event.detail}]"
    source = f" ({event.source})" if event.source else ""
    return f"{event.kind} {event.player}: {event.number} {cards}".rstrip() + detail + source
