"""The messages of one language and the functions that they call. What a message lacks is an error, never a gap."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from demesne.numerals import written

from .files import index, messages
from .plurals import category

Pattern = Any  # as compiling.py describes it
Value = str | float | Decimal


class Bundle:
    def __init__(
        self, lang: str, functions: dict[str, Callable[..., Any]], changed: Callable[[Any], Any] | None = None
    ) -> None:
        self.lang = lang
        self.files: set[str] = set()  # that have been read
        self._functions = functions
        self._changed = changed  # what becomes of the messages of a file
        self._where = index(lang)
        self._messages: dict[str, Any] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._where

    def message(self, id: str) -> tuple[Pattern, dict[str, Pattern]]:
        """The value and the attributes of a message."""
        if id not in self._messages:
            file = self._where.get(id)
            if file is None:
                raise LookupError(f"{self.lang}: no message {id}")
            self.files.add(file)
            read = messages(self.lang, file)
            self._messages.update(self._changed(read) if self._changed else read)
        value, attributes = self._messages[id]
        return value, attributes

    def format(self, pattern: Pattern, values: dict[str, Any]) -> str:
        """What a pattern says."""
        if isinstance(pattern, str):
            return pattern
        return "".join([part if isinstance(part, str) else self._text(part, values) for part in pattern])

    def _text(self, expression: list[Any], values: dict[str, Any]) -> str:
        value = self._value(expression, values)
        return value if isinstance(value, str) else written(value, self.lang)

    def _value(self, expression: list[Any], values: dict[str, Any]) -> Value:
        match expression:
            case ["$", name]:
                value: Value = values[name]
                return value
            case ["#" | "'", literal]:
                return literal  # type: ignore[no-any-return]
            case ["@", id, attribute]:
                value, attributes = self.message(id)
                return self.format(attributes[attribute] if attribute else value, values)
            case ["!", name, given, named]:
                positional = [self._value(part, values) for part in given]
                return str(self._functions[name](*positional, **{k: self._value(v, values) for k, v in named.items()}))
            case ["?", selector, variants, default]:
                return self.format(self._chosen(self._value(selector, values), variants, default), values)
        raise ValueError(f"{self.lang}: not a message: {expression!r}")

    def _chosen(self, value: Value, variants: list[list[Any]], default: int) -> Pattern:
        """The first variant that fits: the same text, the same number, or the plural that the number takes."""
        plural = category(value, self.lang) if isinstance(value, (int, float)) else value
        for key, pattern in variants:
            if key == (plural if isinstance(key, str) else value):
                return pattern
        return variants[default][1]
