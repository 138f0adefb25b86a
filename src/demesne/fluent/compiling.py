"""A Fluent file as data: what a build stores and a bundle reads.

A message is [value, attributes]. A pattern is a text, or a list of texts and expressions; an expression is a list that
begins with its sign: $ variable, # number, ' text, @ message, ! function, ? choice.
"""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, ast

_ID = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_VALUE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)


def ids(text: str) -> list[str]:
    """The ids of the messages of a file, without parsing it."""
    return _ID.findall(text)


def names(text: str, kind: str) -> dict[str, str]:
    """The values of the messages whose ids begin with a kind, without parsing the file."""
    return {id: value for id, value in _VALUE.findall(text) if id.startswith(kind)}


def compiled(text: str) -> dict[str, Any]:
    """The messages of a file, by id."""
    out: dict[str, Any] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            attributes = {a.id.name: _pattern(a.value) for a in entry.attributes}
            out[entry.id.name] = [_pattern(entry.value) if entry.value else None, attributes]
        elif not isinstance(entry, (ast.Comment, ast.GroupComment, ast.ResourceComment)):
            raise ValueError(f"expected a message, got {type(entry).__name__} {getattr(entry, 'content', '')!r:.80}")
    return out


def _pattern(pattern: Any) -> Any:
    parts = [e.value if isinstance(e, ast.TextElement) else _expression(e.expression) for e in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(node: Any) -> list[Any]:
    match node:
        case ast.Placeable():
            return _expression(node.expression)
        case ast.VariableReference():
            return ["$", node.id.name]
        case ast.NumberLiteral():
            return ["#", _number(node)]
        case ast.StringLiteral():
            return ["'", node.parse()["value"]]
        case ast.MessageReference():
            return ["@", node.id.name, node.attribute.name if node.attribute else None]
        case ast.FunctionReference():
            named = {a.name.name: _expression(a.value) for a in node.arguments.named}
            return ["!", node.id.name, [_expression(a) for a in node.arguments.positional], named]
        case ast.SelectExpression():
            variants = [[_key(v.key), _pattern(v.value)] for v in node.variants]
            (default,) = (i for i, v in enumerate(node.variants) if v.default)
            return ["?", _expression(node.selector), variants, default]
    raise ValueError(f"{type(node).__name__}: not in the part of Fluent that we use")


def _key(key: Any) -> str | float:
    return _number(key) if isinstance(key, ast.NumberLiteral) else str(key.name)


def _number(node: Any) -> float:
    return float(node.value) if "." in node.value else int(node.value)
