"""Errors in input, as a message id and its values: str() is English; user interfaces render it in any language."""

from __future__ import annotations

import errno
import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

SEPARATOR = "|"  # several things packed into one value of a phrase
EACH = ":"  # inside such a value: one for each of something


class Phrase(NamedTuple):
    """A translatable text: a message id and its values, which may be phrases themselves."""

    id: str
    values: dict[str, Any] = {}


class Refusal(ValueError):
    """Bad input: one line that says what, where, what was expected and the nearest spelling."""

    def __init__(self, id: str, values: dict[str, Any] | None = None, /, **more: Any) -> None:
        self.phrase = Phrase(id, {**(values or {}), **more})
        super().__init__(*self.phrase)

    def __str__(self) -> str:
        return _english(self.phrase)

    @classmethod
    def of(cls, phrase: Phrase) -> Refusal:
        """The error that a phrase says, as it was sent from another process."""
        return cls(phrase.id, phrase.values)


def packed(value: Any) -> Any:
    """A phrase with the phrases in it as plain data, for another process."""
    match value:
        case Refusal():
            return packed(value.phrase)
        case Phrase():
            return {"id": value.id, "values": {name: packed(part) for name, part in value.values.items()}}
        case list() | tuple():
            return [packed(part) for part in value]
        case bool() | int() | float():
            return value
    return str(value)


def unpacked(value: Any) -> Any:
    """What `packed` made of a phrase, as a phrase again."""
    if isinstance(value, dict):
        return Phrase(value["id"], {name: unpacked(part) for name, part in value["values"].items()})
    return [unpacked(part) for part in value] if isinstance(value, list) else value


def reason(error: OSError) -> Phrase | str:
    """Why the system refuses: the usual causes are said in every language, the others in its own words."""
    usual = {
        errno.ENOENT: Phrase("reason-missing"),
        errno.EACCES: Phrase("reason-forbidden"),
        errno.EPERM: Phrase("reason-forbidden"),
        errno.EISDIR: Phrase("reason-folder"),
        errno.ENOTDIR: Phrase("reason-no-folder"),
        errno.EROFS: Phrase("reason-read-only"),
        errno.ENOSPC: Phrase("reason-full"),
        errno.EADDRINUSE: Phrase("reason-taken"),
        errno.EADDRNOTAVAIL: Phrase("reason-no-address"),
    }
    return usual.get(error.errno or 0) or error.strerror or str(error)


def either(names: Sequence[str]) -> Phrase | str:
    """`a, b or c`, for a message."""
    return Phrase("error-either", {"a": names[:-1], "b": names[-1]}) if len(names) > 1 else names[0]


def _english(phrase: Phrase) -> str:
    """The line in English, without the words layer: only the messages of errors, cards by their English names."""
    bundle = _messages()
    value, _ = bundle.message(phrase.id)
    return str(bundle.format(value, plain(phrase.values, _english)))


def plain(values: dict[str, Any], say: Any) -> dict[str, Any]:
    """Values as a message takes them: phrases and errors rendered, lists joined by commas."""

    def one(value: Any) -> Any:
        if isinstance(value, Refusal):
            return say(value.phrase)
        if isinstance(value, Phrase):
            return say(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(one(v)) for v in value)
        return value if isinstance(value, (int, float)) else str(value)

    return {name: one(value) for name, value in values.items()}


@functools.cache
def _messages() -> Any:
    from demesne.fluent import Bundle  # only an error that is shown needs it

    functions: dict[str, Any] = {
        "CARD": lambda card, *_, **__: str(card),
        "NAMES": lambda names, **__: str(names),
        "NEAR": lambda near, **__: _english(Phrase("near", {"near": near})) if str(near) else "",
    }
    return Bundle("en", functions)
