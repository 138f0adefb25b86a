"""A position as text, one line for each thing that differs from its default:

    kingdom: Bridge, Village, ...
    edition: 1
    seat 0: hand 4 Copper, Estate; deck Silver, 2 Copper; discard Gold; play Village; turns 3
    seat 1: play 2 Haven, Caravan; island Duchy; tokens 3 victory; durations Caravan, Haven (aside Gold)
    turn: seat 0, phase buy, actions 0, buys 2, coins 7, extra yes
    played: 2 Bridge
    gained: Silver
    barred: Contraband: Gold, Province; War Chest: Duchy
    supply: Curse 1, Copper 0
    pile_tokens: Copper 2 embargo, Estate 0 trade route
    trash: 2 Estate
    first: 1
    double_treasures: yes
    colonies: yes
    seed: 7

Decks and discard piles are top first; a dash is an empty list; `Corsair (safe 1, 2)` names seats that it does not
affect. `parse` returns the dict for Game.from_position.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from demesne.refusal import Phrase, Refusal, either
from demesne.rules.language import MATS, PILE_TOKENS

from .names import nearest, short

LARGEST = 1_000_000
MOST = 255  # cards in a zone
HEADS = (
    *("kingdom", "edition", "seat", "turn", "played", "gained", "barred", "supply", "pile_tokens", "trash", "first"),
    *("double_treasures", "colonies", "seed"),
)
FLAGS = ("double_treasures", "colonies")
LISTS = ("hand", "deck", "discard", "play", *MATS, "gained", "staying")
SEAT = (*LISTS, "tokens", "durations", "turns")
COUNTERS = ("actions", "buys", "coins")
TURN = ("seat", "phase", *COUNTERS, "extra")


def text(position: Mapping[str, Any]) -> str:
    """The position with every key that was given."""
    kingdom = position["kingdom"]
    out = ["kingdom: " + (kingdom if isinstance(kingdom, str) else ", ".join(kingdom))]
    if position.get("edition") is not None:
        out.append(f"edition: {position['edition']}")
    for i, player in enumerate(position["players"]):
        parts = [f"{key} {_cards(player[key])}" for key in LISTS if key in player]
        if "tokens" in player:
            parts.append("tokens " + (", ".join(f"{n} {token}" for token, n in player["tokens"].items()) or "-"))
        if "durations" in player:
            parts.append("durations " + _cards([_later(entry) for entry in player["durations"]]))
        if "turns" in player:
            parts.append(f"turns {player['turns']}")
        out.append(f"seat {i}: " + "; ".join(parts or ["-"]))
    turn = position.get("turn")
    if turn is not None:
        parts = [f"seat {turn['player']}"] if "player" in turn else []
        parts += [f"{key} {turn[key]}" for key in ("phase", *COUNTERS) if key in turn]
        parts += ["extra " + ("yes" if turn["extra"] else "no")] if "extra" in turn else []
        out.append("turn: " + (", ".join(parts) or "-"))
        if turn.get("played") is not None:
            out.append("played: " + _cards(turn["played"]))
        if "gained" in turn:
            out.append("gained: " + _cards(turn["gained"]))
        if "barred" in turn:
            barred = [f"{card}: {_cards(names)}" for card, names in turn["barred"].items()]
            out.append("barred: " + ("; ".join(barred) or "-"))
    if "supply" in position:
        out.append("supply: " + (", ".join(f"{name} {n}" for name, n in position["supply"].items()) or "-"))
    if "pile_tokens" in position:
        piles = [f"{pile} {n} {token}" for pile, held in position["pile_tokens"].items() for token, n in held.items()]
        out.append("pile_tokens: " + (", ".join(piles) or "-"))
    if "trash" in position:
        out.append("trash: " + _cards(position["trash"]))
    if "first" in position:
        out.append(f"first: {position['first']}")
    out += [f"{flag}: yes" for flag in FLAGS if position.get(flag)]
    if "seed" in position:
        out.append("seed: " + json.dumps(position["seed"]))
    return "\n".join(out) + "\n"


def _cards(names: Sequence[str]) -> str:
    """Runs of equal cards counted, in the order given."""
    runs = [(name, len(list(group))) for name, group in itertools.groupby(names)]
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in runs) or "-"


def _later(entry: str | Mapping[str, Any]) -> str:
    """The later part of a Duration: its card, with what it keeps aside and who is safe from it."""
    if isinstance(entry, str):
        return entry
    parts = [f"aside {_cards(entry['aside'])}"] if "aside" in entry else []
    parts += ["safe " + (", ".join(str(seat) for seat in entry["safe"]) or "-")] if "safe" in entry else []
    return f"{entry['card']} ({'; '.join(parts)})" if parts else str(entry["card"])


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
        elif head in ("played", "gained"):
            out.setdefault("turn", {})[head] = _listed(value, at)
        elif head == "barred":
            out.setdefault("turn", {})["barred"] = _barred(value, at)
        elif head == "supply":
            out["supply"] = _supply(value, at)
        elif head == "pile_tokens":
            out["pile_tokens"] = _pile_tokens(value, at)
        elif head == "trash":
            out["trash"] = _listed(value, at)
        elif head == "kingdom":
            out["kingdom"] = [n.strip() for n in value.split(",")] if "," in value else value
        elif head == "seed":
            out["seed"] = _seed(value, at)
        elif head in FLAGS:
            out[head] = _yes(head, value, at)
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
    for part in _split(value, ";"):
        key = next((key for key in SEAT if part == key or part.startswith(f"{key} ")), "")
        rest = part[len(key) :].strip()
        if key == "turns":
            seat["turns"] = _whole(rest, at)
        elif key == "tokens":
            seat["tokens"] = {token: _whole(n, at) for n, _, token in (p.partition(" ") for p in _parts(rest))}
        elif key == "durations":
            seat["durations"] = _durations(rest, at)
        elif key:
            seat[key] = _listed(rest, at)
        elif part != "-":
            raise _odd(at, part.partition(" ")[0], SEAT)
    return seat


def _split(value: str, mark: str) -> list[str]:
    """At each such mark that is not in brackets."""
    out: list[str] = []
    depth = begun = 0
    for i, sign in enumerate(value):
        if sign == mark and depth == 0:
            out.append(value[begun:i].strip())
            begun = i + 1
        depth = max(depth + (sign == "(") - (sign == ")"), 0)
    return [*out, value[begun:].strip()]


def _parts(value: str) -> list[str]:
    """What stands between commas; a dash is nothing."""
    return [part.strip() for part in value.split(",") if part.strip() not in ("", "-")]


def _durations(value: str, at: int) -> list[str | dict[str, Any]]:
    out: list[str | dict[str, Any]] = []
    for part in (p for p in _split(value, ",") if p not in ("", "-")):
        m = re.fullmatch(r"(\d{1,3}) (\D.*)", part)
        out += [_entry(m[2] if m else part, at) for _ in range(int(m[1]) if m else 1)]
        if len(out) > MOST:
            raise _wrong(at, Phrase("error-most-cards", {"most": MOST}))
    return out


def _entry(part: str, at: int) -> str | dict[str, Any]:
    card, bracket, inside = part.partition("(")
    if not bracket:
        return part
    entry: dict[str, Any] = {"card": card.strip()}
    for said in (p.strip() for p in inside.removesuffix(")").split(";")):
        key, _, rest = said.partition(" ")
        if key == "aside":
            entry["aside"] = _listed(rest, at)
        elif key == "safe":
            entry["safe"] = [_whole(seat, at) for seat in _parts(rest)]
        else:
            raise _odd(at, key, ("aside", "safe"))
    return entry


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
        elif key == "extra":
            turn["extra"] = _yes(key, rest, at)
        elif part != "-":
            raise _odd(at, key, TURN)
    return turn


def _yes(name: str, value: str, at: int) -> bool:
    if value not in ("yes", "no"):
        raise _wrong(at, Phrase("error-yes-or-no", {"name": name, "got": short(value)}))
    return value == "yes"


def _barred(value: str, at: int) -> dict[str, list[str]]:
    barred: dict[str, list[str]] = {}
    for part in (p.strip() for p in value.split(";") if p.strip() not in ("", "-")):
        card, colon, names = part.partition(":")
        if not colon:
            raise _odd(at, part, ("Contraband: Province",))
        barred[card.strip()] = _listed(names, at)
    return barred


def _pile_tokens(value: str, at: int) -> dict[str, dict[str, int]]:
    piles: dict[str, dict[str, int]] = {}
    for part in _parts(value):
        token = next((token for token in PILE_TOKENS if part.endswith(f" {token}")), "")
        if not token:
            raise _odd(at, part, PILE_TOKENS)
        pile, _, n = part.removesuffix(f" {token}").rpartition(" ")
        piles.setdefault(pile, {})[token] = _whole(n, at)
    return piles


def _supply(value: str, at: int) -> dict[str, int]:
    supply: dict[str, int] = {}
    for part in _parts(value):
        name, _, n = part.rpartition(" ")
        supply[name] = _whole(n, at)
    return supply


def _listed(value: str, at: int) -> list[str]:
    out: list[str] = []
    for part in _parts(value):
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
