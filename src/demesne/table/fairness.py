"""A deal nobody can have chosen: the server commits to a secret, every person adds a nonce, the key hashes all."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence

from demesne.notation import record as record_text
from demesne.refusal import Refusal

BYTES = 32


def new_secret() -> str:
    return secrets.token_hex(BYTES)


def commitment_of(secret: str) -> str:
    """What the server publishes before anybody sits down."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_of(secret: str, nonces: Sequence[str]) -> bytes:
    """The key of the game: the hash of the secret and the nonces in seat order."""
    return hashlib.sha256(b"".join(bytes.fromhex(part) for part in (secret, *nonces))).digest()


def with_proof(record: str, secret: str, nonces: Sequence[str]) -> str:
    """A record that carries what its key was made of."""
    lines = [f"promised: {commitment_of(secret)}", f"secret: {secret}", f"nonces: {', '.join(nonces) or '-'}"]
    return re.sub(r"^(key: .*)$", "\\1\n" + "\n".join(lines), record, count=1, flags=re.MULTILINE)


def check(record: str) -> bool:
    """Whether the record proves its deal; refused where the proof does not hold. False where it carries none."""
    parsed = record_text.parse(record)
    if parsed.secret is None or parsed.promised is None:
        return False
    if commitment_of(parsed.secret) != parsed.promised:
        raise Refusal("verify-promise")
    if parsed.key != key_of(parsed.secret, parsed.nonces):
        raise Refusal("verify-key")
    return True
