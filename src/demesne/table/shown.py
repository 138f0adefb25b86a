"""What one viewer is shown of a table, as plain data: view, decision with its prompt, log, what can be done."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from demesne.cards import loaded
from demesne.game import Game
from demesne.refusal import Phrase, Refusal
from demesne.words.log import Line, told
from demesne.words.prompts import prompt

from .chronicle import events_of
from .table import Table
from .warnings import warning


def shown(table: Table, seat: int | None, counts: bool = False, undo: str | None = None) -> dict[str, Any]:
    """Everything but the log; equal knowledge gives equal data. `counts` adds the sizes of decks and discard piles.

    `undo` says how this seat can undo.
    """
    game = table.game
    view = game.view(seat)
    decision = view.pop("decision")
    if game.pausing:
        decision = None
    return {
        "view": view,
        "decision": _asked(table, seat, view, decision) if decision and seat is not None else None,
        "counts": [_counts(game, p) for p in range(game.players)] if counts else None,
        "can": {"undo": undo, "resign": seat is not None and not table.over and seat not in table.resigned},
    }


def _counts(game: Game, seat: int) -> dict[str, int]:
    """What the rules hide but a table may choose to show."""
    return {zone: len(game.cards(seat, zone)) for zone in ("deck", "discard")}


def result(table: Table) -> dict[str, Any]:
    """How the game ended."""
    return {
        "scores": table.game.scores(),
        "turns": table.game.turns(),
        "winners": table.winners(),
        "resigned": table.resigned,
        "ends": table.game.ends,
    }


Told = list[list[Any]]  # lines of the log as plain data; many share them, so nobody may change them


def log_of(table: Table, seat: int | None, everything: bool = False) -> Told:
    """The log as this seat may read it; after the end nothing is hidden any more."""
    everything = everything or table.game.over
    turns = told_since(table, None if everything else seat, 0, everything)
    return [line for _, _, lines in turns for line in lines]


def told_since(
    table: Table, seat: int | None, turn: int, everything: bool = False
) -> list[tuple[int, int, Told]]:
    """Number, first line and lines of the turns from that number on; at least of the current one."""
    kinds, names = table.chronicle.kinds, tuple(table.names())
    turns = table.chronicle.since(turn)
    return [(number, first, _told(packed, kinds, names, seat, everything)) for number, first, packed in turns]


@lru_cache(4096)
def _told(packed: bytes, kinds: tuple[str, ...], names: tuple[str, ...], seat: int | None, everything: bool) -> Told:
    """The lines of one turn: made once for all viewers, now and later."""
    return [_line(line) for line in told(events_of(packed, kinds), names, seat, everything)]


def moment(table: Table, n: int, seat: int | None) -> dict[str, Any]:
    """The table after n answers of a finished game; nothing is hidden any more."""
    total = table.begun + len(table.live)
    if not 0 <= n <= total or (seat is not None and not 0 <= seat < table.game.players):
        raise Refusal("table-moment", most=total)
    then = table.at(n)
    hands = [then.game.cards(p, "hand") for p in range(then.game.players)]
    log = log_of(then, seat, everything=seat is None)
    return {**shown(then, seat), "log": log, "hands": hands, "n": n, "of": total}


def plain_phrase(phrase: Phrase) -> list[Any]:
    """A phrase as JSON: its id and its values, nested phrases likewise."""
    return [phrase.id, {name: _value(value) for name, value in phrase.values.items()}]


def decision_id(table: Table, seat: int) -> str:
    """Counts only what the seat knows: its own answers and the undos, which all can see."""
    own = sum(table.entries[n].seat == seat for n in table.live)
    return f"{own}.{table.undone}"


def _asked(table: Table, seat: int, view: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
    asks = prompt(decision, view["player"], table.names(), loaded().cards)
    counts = Counter(decision["options"])
    return {
        "id": decision_id(table, seat),
        "prompt": plain_phrase(asks),
        **{name: decision[name] for name in ("kind", "source", "zone", "about", "least", "most", "ordered")},
        "options": [[name, n] for name, n in counts.items()],
        "warnings": _warnings({**view, "decision": decision}),
        "treasures": _coins_of_all(table.game, decision),
    }


def _warnings(view: dict[str, Any]) -> dict[str, Any]:
    """Warnings by pick; "" for the empty answer."""
    kind = view["decision"]["kind"]
    if kind not in ("treasure", "buy"):
        return {}
    answers: list[list[str]] = [[], *([name] for name in dict.fromkeys(view["decision"]["options"]))]
    found = {"".join(picks): warning(view, picks) for picks in answers if kind == "buy" or not picks}
    return {pick: plain_phrase(phrase) for pick, phrase in found.items() if phrase}


def _coins_of_all(game: Game, decision: dict[str, Any]) -> int | None:
    """The coins once all Treasures on offer are played."""
    if decision["kind"] != "treasure":
        return None
    return game.clone().answer(*decision["options"]).coins if decision["options"] else None


def _line(line: Line) -> list[Any]:
    return [line.depth, plain_phrase(line.phrase), line.player, line.kind]


def _value(value: Any) -> Any:
    if isinstance(value, Phrase):
        return plain_phrase(value)
    if isinstance(value, (list, tuple)):
        return [_value(v) for v in value]
    return value
