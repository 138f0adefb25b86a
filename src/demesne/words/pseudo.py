"""The pseudo-language xx: English in brackets, 40% longer, to see what is not translated or does not fit."""

from __future__ import annotations

import math
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

PSEUDO = "xx"
OPEN, CLOSE = "⟦", "⟧"
LONGER = 0.4
KEYS = "key-"  # what is typed, not read
VOWELS = "aeiouy"


def pseudo(resource: Any) -> Any:
    """The resource with every message in brackets and its text lengthened."""
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(KEYS):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    _Longer().visit(pattern)
                    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]
    return resource


class _Longer(Transformer):
    """Lengthens text by doubling letters; inserted values keep their length."""

    def visit_TextElement(self, node: Any) -> Any:
        letters = [i for i, c in enumerate(node.value) if c.isalpha()]
        vowels_first = sorted(letters, key=lambda i: node.value[i].casefold() not in VOWELS)
        doubled = set(vowels_first[: math.ceil(len(letters) * LONGER)])
        longer = "".join(c + c.lower() if i in doubled else c for i, c in enumerate(node.value))
        node.value = longer.replace("\n", f"{CLOSE}\n{OPEN}")
        return node
