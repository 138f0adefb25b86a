"""A deal that nobody can choose: everybody fixes a random part by its hash before any part is known.

The server commits to a secret, then every person seals a number, and only then are the numbers opened. The key of the
game is the hash of all of them. docs/browser.md says what that proves, and against whom.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from demesne.game.arguments import first_of
from demesne.notation import record as record_text
from demesne.refusal import Refusal

BYTES = 32
RULE = "demesne deal 2"  # how keys are made; version 0.1.0 had rule 1
NONE = "-"  # a seat without a number


def new_secret() -> str:
    return secrets.token_hex(BYTES)


def new_number() -> str:
    """What a person adds to the key."""
    return secrets.token_hex(BYTES)


def commitment_of(secret: str) -> str:
    """What the server publishes before anybody has sent anything."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seal_of(number: str) -> str:
    """What a person publishes before any number is opened."""
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def key_of(table: str, secret: str, numbers: Sequence[str]) -> bytes:
    """The key of the game: the hash of one line with the table, the secret and a number or a dash for each seat."""
    line = " ".join([RULE, table, secret, *(number or NONE for number in numbers)])
    return hashlib.sha256(line.encode()).digest()


def old_key_of(secret: str, nonces: Sequence[str]) -> bytes:
    """The key as version 0.1.0 made it."""
    return hashlib.sha256(b"".join(bytes.fromhex(part) for part in (secret, *nonces))).digest()


@dataclass(frozen=True)
class Kept:
    """What somebody who sat at the table has kept, to compare with the record. Empty: not kept."""

    commitment: str = ""
    seat: int | None = None
    number: str = ""
    seals: Sequence[str] = ()  # of all seats, as they were shown before the number was opened
    table: str = ""
    first: int | str | None = None  # who was to begin, or that the key decides it


@dataclass(frozen=True)
class Proof:
    """What a record proves about its deal."""

    commitment: str
    secret: str
    numbers: tuple[str, ...] = ()  # by seat; empty for bots and for those who took no part
    absent: tuple[int, ...] = ()  # seats of people who took no part
    unopened: dict[int, str] = field(default_factory=dict)  # seals whose numbers did not come in time
    mine: bool = False  # the asking person's number is in the key
    sealed: bool = False  # all other numbers were fixed before that one was opened
    old: bool = False  # made as version 0.1.0 did: the server could choose its secret after it knew the numbers


def with_proof(record: str, proof: Proof, table: str, first_drawn: bool) -> str:
    """A record that carries what its key was made of."""
    lines = [f"promised: {proof.commitment}", f"secret: {proof.secret}", f"table: {table}"]
    lines.append("numbers: " + ", ".join(number or NONE for number in proof.numbers))
    if proof.absent:
        lines.append("absent: " + ", ".join(map(str, proof.absent)))
    if proof.unopened:
        lines.append("unopened: " + ", ".join(f"{seat} {seal}" for seat, seal in proof.unopened.items()))
    if first_drawn:
        lines.append("drawn: first")
    return _after_key(record, lines)


def with_old_proof(record: str, secret: str, nonces: Sequence[str]) -> str:
    """The proof of a game that began with version 0.1.0."""
    promised = f"promised: {commitment_of(secret)}"
    return _after_key(record, [promised, f"secret: {secret}", f"nonces: {', '.join(nonces) or NONE}"])


def _after_key(record: str, lines: Sequence[str]) -> str:
    return re.sub(r"^(key: .*)$", "\\1\n" + "\n".join(lines), record, count=1, flags=re.MULTILINE)


def check(record: str, kept: Kept | None = None) -> Proof | None:
    """What the record proves, also to somebody who has kept something; refused if the proof fails.

    None where it carries no proof.
    """
    parsed = record_text.parse(record)
    kept = kept or Kept()
    if parsed.secret is None or parsed.promised is None:
        if kept.commitment or kept.number:
            raise Refusal("verify-missing")
        return None
    if commitment_of(parsed.secret) != parsed.promised:
        raise Refusal("verify-promise")
    if kept.commitment and kept.commitment != parsed.promised:
        raise Refusal("verify-other-promise")
    if parsed.numbers is None:
        return _old(parsed, kept)
    if len(parsed.numbers) != parsed.players or parsed.key != key_of(parsed.table, parsed.secret, parsed.numbers):
        raise Refusal("verify-key")
    if kept.table and kept.table != parsed.table:
        raise Refusal("verify-other-table")
    first = "random" if parsed.drawn else parsed.first
    if parsed.first != first_of(first, parsed.players, parsed.key) or kept.first not in (None, first):
        raise Refusal("verify-first")
    _compare(parsed, kept)
    mine = bool(kept.number and kept.commitment)
    sealed = mine and (bool(kept.seals) or sum(map(bool, parsed.numbers)) == 1)
    numbers, absent = tuple(parsed.numbers), tuple(parsed.absent)
    return Proof(parsed.promised, parsed.secret, numbers, absent, parsed.unopened, mine, sealed)


def _compare(parsed: Any, kept: Kept) -> None:
    """Compare the numbers of the record with one's number and with the seals shown before it was opened."""
    numbers = parsed.numbers
    if kept.number and (kept.seat is None or not kept.seat < len(numbers) or numbers[kept.seat] != kept.number):
        raise Refusal("verify-number")
    if kept.seals:
        found = [seal_of(number) if number else parsed.unopened.get(seat, "") for seat, number in enumerate(numbers)]
        if found != list(kept.seals):
            raise Refusal("verify-seals")


def _old(parsed: Any, kept: Kept) -> Proof:
    """Whoever has kept a number was at a table whose key is made by today's rule."""
    if parsed.key != old_key_of(parsed.secret, parsed.nonces):
        raise Refusal("verify-key")
    if kept.number:
        raise Refusal("verify-number")
    return Proof(parsed.promised, parsed.secret, tuple(parsed.nonces), old=True)
