"""The pseudo-language xx: English in brackets, 40% longer, to see what is not translated or does not fit."""

from __future__ import annotations

import math
from typing import Any

PSEUDO = "xx"
OPEN, CLOSE = "⟦", "⟧"
LONGER = 0.4
KEYS = "key-"  # what is typed, not read
VOWELS = "aeiouy"


def pseudo(messages: dict[str, Any]) -> dict[str, Any]:
    """The messages of a file, every one in brackets and its text lengthened."""
    return {id: message if id.startswith(KEYS) else _shown(*message) for id, message in messages.items()}


def _shown(value: Any, attributes: dict[str, Any]) -> list[Any]:
    return [_bracketed(value), {name: _bracketed(pattern) for name, pattern in attributes.items()}]


def _bracketed(pattern: Any) -> Any:
    longer = _longer(pattern)
    return [OPEN, *([longer] if isinstance(longer, str) else longer), CLOSE] if pattern is not None else None


def _longer(pattern: Any) -> Any:
    """Text grows where it stands, by doubled letters, so that what is put into it keeps its length."""
    if isinstance(pattern, str):
        return _lengthened(pattern)
    return [_lengthened(part) if isinstance(part, str) else _within(part) for part in pattern or ()]


def _within(expression: list[Any]) -> list[Any]:
    match expression:
        case ["?", selector, variants, default]:
            return ["?", selector, [[key, _longer(pattern)] for key, pattern in variants], default]
    return expression


def _lengthened(text: str) -> str:
    letters = [i for i, c in enumerate(text) if c.isalpha()]
    vowels_first = sorted(letters, key=lambda i: text[i].casefold() not in VOWELS)
    doubled = set(vowels_first[: math.ceil(len(letters) * LONGER)])
    longer = "".join(c + c.lower() if i in doubled else c for i, c in enumerate(text))
    return longer.replace("\n", f"{CLOSE}\n{OPEN}")
