"""What a seat remembers of a whole game: every event as it saw it, and its own answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from demesne.kernel import names as called

from .events import KINDS, Event, typed
from .recording import is_resample

if TYPE_CHECKING:
    from .game import Game

WIDTH = 8  # bytes in a row of the tensor
NUMBER = {name: what for what, name in KINDS.items()}
ANSWER = 0  # in place of an event's number: an answer of one's own


class InformationState(NamedTuple):
    """`text` has a line, `tensor` (rows of 8 bytes) one row per card or event.

    A row: the kind of event (0 for an own answer), the seat in turn order from the one that looks, the place of the
    card + 1 (0 for none or unknown), 1 where it is hidden, the number, the place of the source + 1, the depth, 0.
    """

    text: str
    tensor: memoryview


InformationState.__module__ = "demesne"


def information_state(game: Game, seat: int) -> InformationState:
    replay = game._replay(0, tracing=True)
    sink = replay._state.sink_list()
    lines = [f"seat {seat} of {game.players}; {', '.join(game._origin.kinds.kingdom)}"]
    rows = bytearray()
    done = 0
    for entry in game._entries():
        if not is_resample(entry):
            kind, asked, *_ = replay._state.pending()
            if asked == seat:
                done = _add(game, seat, sink, done, lines, rows)
                names = [game._origin.kinds.action_name(a) for a in entry]
                lines.append(f"answer {called.DECISIONS[kind]}: {', '.join(names) or '-'}")
                for name in names or [""]:
                    rows += bytes((ANSWER, 0, game._origin.kinds.kind_of.get(name, -1) + 1, 0, kind, 0, 0, 0))
        replay._redo(entry)
    _add(game, seat, sink, done, lines, rows)
    if game._walk and game.asked == seat:
        lines.append(f"picked: {', '.join(game.action_name(a) for a in game._walk)}")
    return InformationState("\n".join(lines), memoryview(bytes(rows)))


def _add(game: Game, seat: int, sink: list[tuple[int, ...]], done: int, lines: list[str], rows: bytearray) -> int:
    """Write down what has happened since the first `done` events."""
    kinds, players = game._origin.kinds, game.players
    for event in typed(sink[done:], kinds.names):
        seen = event.seen_by(seat)
        lines.append(_line(seen))
        by = kinds.kind_of[seen.source] + 1 if seen.source else 0
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
                    0,
                )
            )
    return len(sink)


def _line(event: Event) -> str:
    cards = " ".join(card or "?" for card in event.cards)
    detail = "" if event.detail in (None, ()) else f" [{event.detail}]"
    source = f" ({event.source})" if event.source else ""
    return f"{event.kind} {event.player}: {event.number} {cards}".rstrip() + detail + source
