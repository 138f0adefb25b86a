"""English names by rules: the article and the plural. A name in -s is plural already: "2 Gardens"."""

from __future__ import annotations

import re
from collections.abc import Mapping


def forms(name: str, marks: frozenset[str], given: Mapping[str, str]) -> dict[str, str]:
    article = "an" if re.match("[AEIO]|U(?!ni)", name) else "a"
    head, of, rest = name.partition(" of ")
    return {"a": f"{article} {name}", "other": plural(head) + of + rest}


def plural(name: str) -> str:
    if re.search("[^s]s$", name):
        return name
    if re.search("(ss|x|z|ch|sh)$", name):
        return name + "es"
    return name[:-1] + "ies" if re.search("[^aeiou]y$", name) else name + "s"
