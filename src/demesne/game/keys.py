"""Keys of the random stream: 256 bits, hashed from seeds so that neighbouring seeds are unrelated."""

from __future__ import annotations

import hashlib
import os
from types import SimpleNamespace

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


def key_of_number(key: bytes, number: int) -> tuple[bytes, int]:
    """The key of game `number` of a run, as the kernel makes it, and the word of the stream that follows it."""
    from demesne.kernel.rules import stream  # the plain kernel, which few need

    words = SimpleNamespace(key=[int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)])
    words.words, words.block_at = [0] * 16, -1
    stream.block(words, number)  # type: ignore[arg-type]
    return b"".join(w.to_bytes(4, "little") for w in words.words[:8]), words.words[8]
