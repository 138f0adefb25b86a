"""What is said where something is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from demesne.refusal import Phrase, Refusal


class Wrong(msgspec.Struct):
    """The body of an error response: a phrase for any language, and its English."""

    error: Phrase
    text: str


def said(refusal: Refusal) -> Phrase:
    """What a refusal says as it can be sent: refusals in it are phrases, anything unusual is text."""
    phrase: Phrase = _plain(refusal)
    return phrase


def _plain(value: Any) -> Any:
    match value:
        case Refusal():
            return _plain(value.phrase)
        case Phrase():
            return Phrase(value.id, {name: _plain(part) for name, part in value.values.items()})
        case list() | tuple():
            return [_plain(part) for part in value]
        case int() | float():
            return value
    return str(value)
