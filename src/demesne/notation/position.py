"""A position as text, one line for each thing that differs from its default:

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

Decks and discard piles are top first; a dash is an empty list. `parse` returns the dict for Game.from_position.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from demesne.refusal import Phrase, Refusal, either

from .names import nearest, short

LARGEST = 1_000_000
MOST = 255  # cards in a zone
HEADS = ("kingdom", "edition", "seat", "turn", "played", "supply", "trash", "first", "double_treasures", "seed")
ZONES = ("hand", "deck", "discard", "play")
COUNTERS = ("actions", "buys", "coins")


def text(position: Mapping[str, Any]) -> str:
    """The position with every key that was given."""
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
    if not isinstance(given, str):
        raise Refusal("error-text", where="position", got=short(given))
    if len(given) > LARGEST:
        raise Refusal("error-too-long", where="position", most=LARGEST, got=len(given))
    out: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    seen: set[str] = set()
    for at, row in enumerate(given.splitlines(), 1):
        if not row.strip():
            continue
        head, colon, value = row.partition(":")
        head, value = head.strip(), value.strip()
        if head in seen:
            raise _wrong(at, Phrase("error-twice", {"name": short(head)}))
        seen.add(head)
        if not colon or (head.split() or [""])[0] not in HEADS:
            raise _wrong(at, Phrase("error-position-head", {"got": short(head), "near": nearest(head, HEADS)}))
        if m := re.fullmatch(r"seat ([0-5])", head):
            seats[int(m[1])] = _seat(value, at)
        elif head == "turn":
            out.setdefault("turn", {}).update(_turn(value, at))
        elif head == "played":
            out.setdefault("turn", {})["played"] = _listed(value, at)
        elif head == "supply":
            out["supply"] = _supply(value, at)
        elif head == "trash":
            out["trash"] = _listed(value, at)
        elif head == "kingdom":
            out["kingdom"] = [n.strip() for n in value.split(",")] if "," in value else value
        elif head == "seed":
            out["seed"] = _seed(value, at)
        elif head == "double_treasures":
            if value not in ("yes", "no"):
                raise _wrong(at, Phrase("error-yes-or-no", {"name": head, "got": short(value)}))
            out["double_treasures"] = value == "yes"
        elif head == "first" and value == "random":
            out["first"] = value
        elif head in ("edition", "first"):
            out[head] = _whole(value, at)
        else:
            raise _wrong(at, Phrase("error-position-seat", {"got": short(head)}))
    if sorted(seats) != list(range(len(seats))):
        raise Refusal("error-position-gap")
    out["players"] = [seats[i] for i in sorted(seats)]
    return out


def _wrong(at: int, error: Phrase) -> Refusal:
    return Refusal("error-at-line", where="position", line=str(at), error=error)


def _seat(value: str, at: int) -> dict[str, Any]:
    seat: dict[str, Any] = {}
    for part in (p.strip() for p in value.split(";")):
        key, _, rest = part.partition(" ")
        if key == "turns":
            seat["turns"] = _whole(rest, at)
        elif key in ZONES:
            seat[key] = _listed(rest, at)
        elif part != "-":
            raise _odd(at, key, (*ZONES, "turns"))
    return seat


def _odd(at: int, key: str, keys: Sequence[str]) -> Refusal:
    found = {"expected": either(keys), "got": short(key), "near": nearest(key, keys)}
    return _wrong(at, Phrase("error-expected", found))


def _turn(value: str, at: int) -> dict[str, Any]:
    turn: dict[str, Any] = {}
    for part in (p.strip() for p in value.split(",")):
        key, _, rest = part.partition(" ")
        if key == "seat":
            turn["player"] = _whole(rest, at)
        elif key == "phase":
            turn["phase"] = rest
        elif key in COUNTERS:
            turn[key] = _whole(rest, at)
        elif part != "-":
            raise _odd(at, key, ("seat", "phase", *COUNTERS))
    return turn


def _supply(value: str, at: int) -> dict[str, int]:
    supply: dict[str, int] = {}
    for part in (p.strip() for p in value.split(",") if p.strip() not in ("", "-")):
        name, _, n = part.rpartition(" ")
        supply[name] = _whole(n, at)
    return supply


def _listed(value: str, at: int) -> list[str]:
    out: list[str] = []
    for part in (p.strip() for p in value.split(",") if p.strip() not in ("", "-")):
        m = re.fullmatch(r"(\d{1,3}) (\D.*)", part)
        out += [m[2]] * int(m[1]) if m else [part]
        if len(out) > MOST:
            raise _wrong(at, Phrase("error-most-cards", {"most": MOST}))
    return out


def _seed(value: str, at: int) -> Any:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise _wrong(at, Phrase("error-position-seed", {"got": short(value)})) from None


def _whole(value: str, at: int) -> int:
    if not re.fullmatch(r"\d{1,7}", value):
        raise _wrong(at, Phrase("error-whole", {"got": short(value)}))
    return int(value)
