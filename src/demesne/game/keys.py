"""Keys of the random stream: 256 bits, hashed from seeds so that neighbouring seeds are unrelated."""

from __future__ import annotations

import hashlib
import os

from demesne.notation.names import short
from demesne.refusal import Refusal


def key_of(seed: int | str | None, use: str = "game") -> bytes:
    """The key for a seed; None draws a fresh one."""
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise Refusal("error-seed", got=short(seed))
    tag = "number" if isinstance(seed, int) else "text"
    text = seed if isinstance(seed, str) else hex(seed)
    return hashlib.sha256(f"demesne {use} {tag} ".encode() + text.encode("utf-8", "surrogatepass")).digest()


def evenly(key: bytes, use: str, n: int) -> int:
    """A number below n from a key, practically uniform (the bias is below 2**-200)."""
    return int.from_bytes(hashlib.sha256(key + use.encode()).digest(), "big") % n
