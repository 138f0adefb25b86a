"""What one viewer is shown of a table, as plain data: view, decision with its prompt, log, what can be done."""

from __future__ import annotations

from collections import Counter
from typing import Any

from demesne.cards import loaded
from demesne.game import Game
from demesne.refusal import Phrase
from demesne.words.log import Line, lines, told
from demesne.words.prompts import prompt

from .table import Table
from .warnings import warning


def shown(table: Table, seat: int | None, counts: bool = False, undo: str | None = None) -> dict[str, Any]:
    """Everything but the log; equal knowledge gives equal data. Counts: also the sizes of decks and discard piles.

    `undo` says how this seat can take something back.
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
    """What the rules hide and a table may agree to show."""
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


def log_of(table: Table, seat: int | None, everything: bool = False) -> list[list[Any]]:
    """The log as this seat may read it; after the end nothing is hidden any more."""
    everything = everything or table.game.over
    return [_line(line) for line in lines(table.game.events, table.names(), seat, everything=everything)]


def told_since(table: Table, seat: int | None, turn: int) -> list[tuple[int, int, list[list[Any]]]] | None:
    """The lines of the turns from that number on, as this seat may read them; None if the whole log must be told."""
    turns = table.chronicle.since(turn)
    if turns is None:
        return None
    names = table.names()
    return [(number, first, [_line(line) for line in told(events, names, seat)]) for number, first, events in turns]


def plain_phrase(phrase: Phrase) -> list[Any]:
    """A phrase as JSON: its id and its values, phrases inside likewise."""
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
    """What is worth a second thought, by the pick; "" for none."""
    kind = view["decision"]["kind"]
    if kind not in ("treasure", "buy"):
        return {}
    answers: list[list[str]] = [[], *([name] for name in dict.fromkeys(view["decision"]["options"]))]
    found = {"".join(picks): warning(view, picks) for picks in answers if kind == "buy" or not picks}
    return {pick: plain_phrase(phrase) for pick, phrase in found.items() if phrase}


def _coins_of_all(game: Game, decision: dict[str, Any]) -> int | None:
    """How many coins there are once all Treasures on offer are played."""
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
