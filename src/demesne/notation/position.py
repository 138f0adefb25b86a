"""A position as text, one line per thing that is not at its start value:

    kingdom: Bridge, Village, ...
    edition: 1
    seat 0: hand 4 Copper, Estate; deck Silver, 2 Copper; discard Gold; play Village; turns 3
    turn: seat 0, phase buy, actions 0, buys 2, coins 7
    played: 2 Bridge
    supply: Curse 1, Copper 0
    trash: 2 Estate
    first: 1
    double_treasures: yes
    seed: 7

Decks and discard piles stand top first; a dash is an empty list. `parse` gives back the dict of Game.from_position.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from .names import nearest, short

LARGEST = 1_000_000
HEADS = ("kingdom", "edition", "seat", "turn", "played", "supply", "trash", "first", "double_treasures", "seed")
ZONES = ("hand", "deck", "discard", "play")
COUNTERS = ("actions", "buys", "coins")


def text(position: Mapping[str, Any]) -> str:
    """The position, every given key in it."""
    kingdom = position["kingdom"]
    out = ["kingdom: " + (kingdom if isinstance(kingdom, str) else ", ".join(kingdom))]
    if position.get("edition") is not None:
        out.append(f"edition: {position['edition']}")
    for i, player in enumerate(position["players"]):
        parts = [f"{zone} {_cards(player[zone])}" for zone in ZONES if zone in player]
        if "turns" in player:
            parts.append(f"turns {player['turns']}")
        out.append(f"seat {i}: " + "; ".join(parts or ["-"]))
    turn = position.get("turn")
    if turn is not None:
        parts = [f"seat {turn['player']}"] if "player" in turn else []
        parts += [f"{key} {turn[key]}" for key in ("phase", *COUNTERS) if key in turn]
        out.append("turn: " + (", ".join(parts) or "-"))
        if turn.get("played") is not None:
            out.append("played: " + _cards(turn["played"]))
    if "supply" in position:
        out.append("supply: " + (", ".join(f"{name} {n}" for name, n in position["supply"].items()) or "-"))
    if "trash" in position:
        out.append("trash: " + _cards(position["trash"]))
    if "first" in position:
        out.append(f"first: {position['first']}")
    if position.get("double_treasures"):
        out.append("double_treasures: yes")
    if "seed" in position:
        out.append("seed: " + json.dumps(position["seed"]))
    return "\n".join(out) + "\n"


def _cards(names: Sequence[str]) -> str:
    """Runs of equal cards counted, in the order given."""
    runs = [(name, len(list(group))) for name, group in itertools.groupby(names)]
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in runs) or "-"


def parse(given: str) -> dict[str, Any]:
    """The dict that Game.from_position takes, or a ValueError that names the line."""
    if not isinstance(given, str) or len(given) > LARGEST:
        raise ValueError(f"position: expected text of at most {LARGEST} characters")
    out: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    seen: set[str] = set()
    for at, row in enumerate(given.splitlines(), 1):
        if not row.strip():
            continue
        head, colon, value = row.partition(":")
        head, value = head.strip(), value.strip()
        where = f"position, line {at}"
        if head in seen:
            raise ValueError(f"{where}: {short(head)} stands there twice")
        seen.add(head)
        if not colon or (head.split() or [""])[0] not in HEADS:
            raise ValueError(
                f'{where}: expected "{HEADS[0]}: ..." or the like, got {short(head)}{nearest(head, HEADS)}'
            )
        if m := re.fullmatch(r"seat ([0-5])", head):
            seats[int(m[1])] = _seat(value, where)
        elif head == "turn":
            out.setdefault("turn", {}).update(_turn(value, where))
        elif head == "played":
            out.setdefault("turn", {})["played"] = _listed(value, where)
        elif head == "supply":
            out["supply"] = _supply(value, where)
        elif head == "trash":
            out["trash"] = _listed(value, where)
        elif head == "kingdom":
            out["kingdom"] = [n.strip() for n in value.split(",")] if "," in value else value
        elif head == "seed":
            out["seed"] = _seed(value, where)
        elif head == "double_treasures":
            if value not in ("yes", "no"):
                raise ValueError(f"{where}: expected yes or no, got {short(value)}")
            out["double_treasures"] = value == "yes"
        elif head == "first" and value == "random":
            out["first"] = value
        elif head in ("edition", "first"):
            out[head] = _whole(value, where)
        else:
            raise ValueError(f"{where}: expected a seat from 0 to 5, got {short(head)}")
    if sorted(seats) != list(range(len(seats))):
        raise ValueError("position: expected seats 0, 1, ... without a gap")
    out["players"] = [seats[i] for i in sorted(seats)]
    return out


def _seat(value: str, where: str) -> dict[str, Any]:
    seat: dict[str, Any] = {}
    for part in (p.strip() for p in value.split(";")):
        key, _, rest = part.partition(" ")
        if key == "turns":
            seat["turns"] = _whole(rest, where)
        elif key in ZONES:
            seat[key] = _listed(rest, where)
        elif part != "-":
            raise ValueError(f"{where}: expected {', '.join(ZONES)} or turns, got {short(key)}{nearest(key, ZONES)}")
    return seat


def _turn(value: str, where: str) -> dict[str, Any]:
    turn: dict[str, Any] = {}
    for part in (p.strip() for p in value.split(",")):
        key, _, rest = part.partition(" ")
        if key == "seat":
            turn["player"] = _whole(rest, where)
        elif key == "phase":
            turn["phase"] = rest
        elif key in COUNTERS:
            turn[key] = _whole(rest, where)
        elif part != "-":
            raise ValueError(f"{where}: expected seat, phase, actions, buys or coins, got {short(key)}")
    return turn


def _supply(value: str, where: str) -> dict[str, int]:
    supply: dict[str, int] = {}
    for part in (p.strip() for p in value.split(",") if p.strip() not in ("", "-")):
        name, _, n = part.rpartition(" ")
        supply[name] = _whole(n, where)
    return supply


def _listed(value: str, where: str) -> list[str]:
    out: list[str] = []
    for part in (p.strip() for p in value.split(",") if p.strip() not in ("", "-")):
        m = re.fullmatch(r"(\d{1,3}) (\D.*)", part)
        out += [m[2]] * int(m[1]) if m else [part]
        if len(out) > 255:
            raise ValueError(f"{where}: expected at most 255 cards in a zone")
    return out


def _seed(value: str, where: str) -> Any:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise ValueError(f"{where}: expected a number or text in quotes as seed, got {short(value)}") from None


def _whole(value: str, where: str) -> int:
    if not re.fullmatch(r"\d{1,7}", value):
        raise ValueError(f"{where}: expected a whole number, got {short(value)}")
    return int(value)
