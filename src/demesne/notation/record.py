"""A game as text: header lines that say how it began, then a line per turn with a line per answer below it.

    Demesne record, notation 1, rules 1
    kingdom: Cellar, Market, ...
    players: 2
    edition: 2
    first: 0
    key: 64 hex digits (or "commitment:", the key's SHA-256, while the game is not over)

    turn 1, seat 0, state 1f2e3d4c
    treasure: Copper, Copper, Copper
    buy: Silver
    ...
    end: provinces, scores 30 24, state 99aabbcc

An empty answer is a dash. Own cards are `own:` lines in the header, a position is a `position:` line. A game from a
server says at which seats bots played (`bots: 1 fair`) and what its key was made of: `promised:`, `secret:`, `table:`,
`numbers:` and so on.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from demesne.refusal import Phrase, Refusal, either
from demesne.rules.setup import NO_EXTRAS, Extras

from . import extras as extras_text
from .names import nearest, short

NOTATION = 1
LARGEST = 4_000_000
NONE = "-"
HEAD = (
    *("kingdom", "players", "edition", "first", "double_treasures", "colonies", "key", "commitment", "own", "position"),
    *("extras", "bane", "start"),
    *("bots", "promised", "secret", "nonces", "table", "numbers", "absent", "unopened", "drawn"),
)


@dataclass
class TurnLine:
    turn: int
    seat: int
    fingerprint: int
    at: int = 0


@dataclass
class AnswerLine:
    kind: str
    picks: tuple[str, ...]
    at: int = 0


@dataclass
class Resample:
    seat: int
    key: bytes
    at: int = 0


@dataclass
class End:
    ends: str
    scores: list[int]
    fingerprint: int
    at: int = 0


Line = TurnLine | AnswerLine | Resample | End


@dataclass
class Record:
    rules: int
    kingdom: tuple[str, ...]
    players: int
    edition: int
    first: int
    double_treasures: bool
    key: bytes | None
    colonies: bool = False
    extras: Extras = NO_EXTRAS
    position: dict[str, Any] | None = None
    own: list[str] = field(default_factory=list)
    commitment: str | None = None
    promised: str | None = None  # what a server had published of its secret
    secret: str | None = None
    nonces: list[str] = field(default_factory=list)  # what people added, as version 0.1.0 wrote it
    table: str = ""
    numbers: list[str] | None = None  # what people added, by seat; "" for a seat that added nothing
    absent: list[int] = field(default_factory=list)  # people who added nothing
    unopened: dict[int, str] = field(default_factory=dict)  # seals of numbers that did not come in time
    drawn: bool = False  # the key says who begins
    bots: dict[int, str] = field(default_factory=dict)  # by seat: the level of the bot that played there
    lines: list[Line] = field(default_factory=list)


def commitment_of(key: bytes) -> str:
    """What may be published before the game: it commits to the key without revealing it."""
    return hashlib.sha256(b"demesne commitment " + key).hexdigest()


def text(record: Record, sealed: bool = False) -> str:
    """The record as text; sealed: with the key's commitment in place of the key."""
    out = [f"Demesne record, notation {NOTATION}, rules {record.rules}"]
    out.append("kingdom: " + ", ".join(record.kingdom))
    out += [f"players: {record.players}", f"edition: {record.edition}", f"first: {record.first}"]
    if record.double_treasures:
        out.append("double_treasures: yes")
    if record.colonies:
        out.append("colonies: yes")
    out += extras_text.lines(record.extras)
    if record.key is None or sealed:
        out.append(f"commitment: {record.commitment or commitment_of(record.key or b'')}")
    else:
        out.append(f"key: {record.key.hex()}")
    if record.bots:
        out.append(bots_line(record.bots))
    out += [f"own: {card}" for card in record.own]
    if record.position is not None:
        out.append(
            "position: " + json.dumps(record.position, sort_keys=True, separators=(", ", ": "), ensure_ascii=False)
        )
    for line in record.lines:
        if isinstance(line, TurnLine):
            out += ["", f"turn {line.turn}, seat {line.seat}, state {line.fingerprint:08x}"]
        elif isinstance(line, AnswerLine):
            out.append(f"{line.kind}: {', '.join(line.picks) or '-'}")
        elif isinstance(line, Resample):
            out.append(f"resample: seat {line.seat}, key {line.key.hex()}")
        else:
            scores = " ".join(map(str, line.scores))
            out += ["", f"end: {line.ends}, scores {scores}, state {line.fingerprint:08x}"]
    return "\n".join(out) + "\n"


def bots_line(bots: Mapping[int, str]) -> str:
    """The line of the header that says who played where."""
    return "bots: " + ", ".join(f"{seat} {level}" for seat, level in sorted(bots.items()))


def with_bots(record: str, bots: Mapping[int, str]) -> str:
    """A record that says at which seats bots of which level played."""
    return record.replace("\n\n", f"\n{bots_line(bots)}\n\n", 1) if bots else record


_FIRST = re.compile(r"Demesne record, notation (\d{1,6}), rules (\d{1,6})")
_TURN = re.compile(r"turn (\d{1,4}), seat ([0-5]), state ([0-9a-f]{8})")
_RESAMPLE = re.compile(r"resample: seat ([0-5]), key ([0-9a-f]{64})")
_END = re.compile(r"end: (provinces|colonies|piles|limit), scores (-?\d{1,6}(?: -?\d{1,6}){0,5}), state ([0-9a-f]{8})")
_TABLE = re.compile(r"[0-9a-z]{1,40}")
_SEATS = re.compile(r"[0-5]")
_SEALS = re.compile(r"[0-5] [0-9a-f]{64}")
_BOTS = re.compile(r"[0-5] [a-z]{1,20}")
_DRAWN = re.compile(r"first")
_ANSWER = re.compile(r"([a-z_]{1,20}): (.*)")


def parse(given: str) -> Record:
    """Read a record, or say on which line what was expected."""
    if not isinstance(given, str):
        raise Refusal("error-text", where="record", got=short(given))
    if len(given) > LARGEST:
        raise Refusal("error-too-long", where="record", most=LARGEST, got=len(given))
    rows = given.removeprefix("\ufeff").splitlines()
    first = _FIRST.fullmatch(rows[0].strip()) if rows else None
    if first is None:
        raise _wrong(1, Phrase("error-record-first", {"notation": str(NOTATION), "got": short(given[:60])}))
    if int(first[1]) != NOTATION:
        raise _wrong(1, Phrase("error-record-notation", {"notation": str(NOTATION), "got": first[1]}))
    head, body = _head(rows)
    record = _record(head, int(first[2]))
    for at, row in body:
        record.lines.append(_line(row, at))
    return record


def _wrong(at: int, error: Phrase) -> Refusal:
    return Refusal("error-at-line", where="record", line=str(at), error=error)


def _head(rows: list[str]) -> tuple[dict[str, Any], list[tuple[int, str]]]:
    head: dict[str, Any] = {"own": []}
    for at, row in enumerate(rows[1:], 2):
        if not row.strip():
            body = [(i, r.strip()) for i, r in enumerate(rows[at - 1 :], at) if r.strip()]
            return head, body
        name, _, value = row.partition(": ")
        if name not in HEAD:
            found = {"expected": either(HEAD), "got": short(name), "near": nearest(name, HEAD)}
            raise _wrong(at, Phrase("error-expected", found))
        if name == "own":
            head["own"].append(value)
        elif name in head:
            raise _wrong(at, Phrase("error-twice", {"name": name}))
        else:
            head[name] = (at, value)
    return head, []


def _record(head: dict[str, Any], rules: int) -> Record:
    for name in ("kingdom", "players", "edition", "first"):
        if name not in head:
            raise Refusal("error-record-needs", name=name)
    key, commitment = None, None
    if "key" in head:
        at, value = head["key"]
        if not re.fullmatch("[0-9a-f]{64}", value):
            raise _wrong(at, Phrase("error-record-hex", {"name": "key"}))
        key = bytes.fromhex(value)
    if "commitment" in head:
        at, commitment = head["commitment"]
        if not re.fullmatch("[0-9a-f]{64}", commitment):
            raise _wrong(at, Phrase("error-record-hex", {"name": "commitment"}))
        if key is not None and commitment != commitment_of(key):
            raise _wrong(at, Phrase("error-record-committed"))
    if key is None and commitment is None:
        raise Refusal("error-record-needs-key")
    position = None
    if "position" in head:
        at, value = head["position"]
        try:
            position = json.loads(value)
        except (ValueError, RecursionError):
            raise _wrong(at, Phrase("error-record-position")) from None
        if not isinstance(position, dict):
            raise _wrong(at, Phrase("error-record-position"))

    def number(name: str) -> int:
        at, value = head[name]
        if not re.fullmatch(r"\d", value):
            raise _wrong(at, Phrase("error-record-number", {"name": name, "got": short(value)}))
        return int(value)

    def yes_or_no(name: str) -> bool:
        at, value = head.get(name, (0, "no"))
        if value not in ("yes", "no"):
            raise _wrong(at, Phrase("error-yes-or-no", {"name": name, "got": short(value)}))
        return bool(value == "yes")

    return Record(
        rules,
        tuple(part.strip() for part in head["kingdom"][1].split(",")),
        number("players"),
        number("edition"),
        number("first"),
        yes_or_no("double_treasures"),
        key,
        yes_or_no("colonies"),
        _extras(head),
        position,
        head["own"],
        commitment,
        **_proof(head),
    )


def _extras(head: dict[str, Any]) -> Extras:
    given = {name: head[name][1] for name in extras_text.LINES if name in head}
    try:
        return extras_text.parse(given)
    except ValueError as error:
        name = str(error)
        raise _wrong(head[name][0], Phrase("error-record-proof", {"name": name, "got": short(head[name][1])})) from None


def _proof(head: dict[str, Any]) -> dict[str, Any]:
    """What the key was made of, and who played."""
    numbers = _hex(head, "numbers", gaps=True) if "numbers" in head else None
    return {
        "promised": next(iter(_hex(head, "promised")), None),
        "secret": next(iter(_hex(head, "secret")), None),
        "nonces": _hex(head, "nonces"),
        "table": _matching(head, "table", _TABLE, "")[0],
        "numbers": numbers,
        "absent": [int(seat) for seat in _matching(head, "absent", _SEATS, NONE) if seat != NONE],
        "unopened": {int(part[0]): part[2:] for part in _matching(head, "unopened", _SEALS, NONE) if part != NONE},
        "bots": {int(part[0]): part[2:] for part in _matching(head, "bots", _BOTS, NONE) if part != NONE},
        "drawn": _matching(head, "drawn", _DRAWN, "") == ["first"],
    }


def _matching(head: dict[str, Any], name: str, form: re.Pattern[str], missing: str) -> list[str]:
    """The parts of a line, each of a form."""
    if name not in head:
        return [missing]
    at, value = head[name]
    parts: list[str] = value.split(", ")
    if not all(form.fullmatch(part) for part in parts):
        raise _wrong(at, Phrase("error-record-proof", {"name": name, "got": short(value)}))
    return parts


def _hex(head: dict[str, Any], name: str, gaps: bool = False) -> list[str]:
    """Values of 64 hex digits, with commas; none where the line is missing or says so. Gaps: dashes between them."""
    at, value = head.get(name, (0, NONE))
    parts = [] if value == NONE and not gaps else value.split(", ")
    for part in parts:
        if not re.fullmatch("[0-9a-f]{64}", part) and not (gaps and part == NONE):
            raise _wrong(at, Phrase("error-record-hex", {"name": name}))
    return ["" if part == NONE else part for part in parts]


def _line(row: str, at: int) -> Line:
    answer = _ANSWER.fullmatch(row)
    if answer is None or answer[1] in ("resample", "end"):
        if m := _TURN.fullmatch(row):
            return TurnLine(int(m[1]), int(m[2]), int(m[3], 16), at)
        if m := _RESAMPLE.fullmatch(row):
            return Resample(int(m[1]), bytes.fromhex(m[2]), at)
        if m := _END.fullmatch(row):
            return End(m[1], [int(s) for s in m[2].split()], int(m[3], 16), at)
    if answer:
        picks = () if answer[2] == "-" else tuple([part.strip() for part in answer[2].split(",")])
        return AnswerLine(answer[1], picks, at)
    raise _wrong(at, Phrase("error-record-line", {"got": short(row)}))
