"""What docs/vocabulary.md and the grammar for editors take from the words' specifications: a section for a word, an
amount, a condition or a moment that has none, the list of all words.
"""

from __future__ import annotations

import inspect
import json
import pathlib
import re
from dataclasses import replace
from typing import Any

from demesne.cards import PUBLISHED
from demesne.rules.grammar import NAMES
from demesne.rules.language import TERMS, WORDS, Place, Type, usage
from demesne.rules.specification import AT_END_OF_BUYING, AT_GAIN, IN_REACTION, PLAYER, SPECS, TERM_SPECS, UNTIL_THEN
from demesne.rules.triggers import MOMENTS, TRIGGERS

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "vocabulary.md"
GRAMMAR = DOCS / "examples" / "cards.tmLanguage.json"
BEGIN, END = "<!-- made by make derived -->", "<!-- end -->"
WHERE = {
    "": "",
    PLAYER: "for the player of the card",
    AT_GAIN: "at a gain or the start of a turn",
    AT_END_OF_BUYING: "at the end of buying",
    IN_REACTION: "in a Reaction",
    UNTIL_THEN: "in `until_then`",
}


def anchors(text: str) -> dict[str, str]:
    """Where each word is described on the page: equal headings get a number."""
    found: dict[str, str] = {}
    seen: dict[str, int] = {}
    for level, title in re.findall(r"^(#+) (.+)$", text, re.M):
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        if level == "###":
            found.setdefault(title, f"{slug}-{seen[slug]}" if slug in seen else slug)
        seen[slug] = seen.get(slug, 0) + 1
    return found


def table(at: dict[str, str]) -> str:
    """A row for every word: how it is written, what it asks, what the events say of it, where it can be."""
    out = ["| Word | asks | events | only |", "|---|---|---|---|"]
    for name in WORDS:
        spec = SPECS[name]
        written = usage(name, WORDS[name])
        asks, tells = (", ".join(f"`{kind}`" for kind in kinds) for kinds in (spec.asks, spec.tells))
        out.append(f"| [`{written}`](#{at.get(name, name)}) | {asks} | {tells} | {WHERE[spec.only]} |")
    return "\n".join(out)


def page() -> str:
    """The page with its table, and with a section for every word, as it should be."""
    text = PAGE.read_text(encoding="utf-8")
    for name in filter(example, without_section()):
        text = _with_section(text, name)
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{table(anchors(text))}\n{END}{after}"


def without_section() -> list[str]:
    described = anchors(PAGE.read_text(encoding="utf-8"))
    return [name for name in (*WORDS, *TERMS, *TRIGGERS, *MOMENTS) if name not in described]


def example(name: str) -> str:
    """The first published card with it, under another name; empty if there is none."""
    has = re.compile(rf"\b{name}\b(?!=)").search
    found = next((card for card in PUBLISHED if has(re.sub('"[^"]*"', "", repr(card)))), None)
    return repr(replace(found, name=f"New {found.name}")) if found else ""


def _with_section(text: str, name: str) -> str:
    """The page with a section for it: after that of the last word of its file, or of the last of its kind."""
    family: dict[str, Any] = next(names for names in (WORDS, TERMS, TRIGGERS, MOMENTS) if name in names)
    beside = {other for other in family if family is not WORDS or WORDS[other].__module__ == WORDS[name].__module__}
    headings = list(re.finditer(r"^###? (.+)$", text, re.M))
    last = max((i for i, at in enumerate(headings) if at[1] in beside), default=len(headings) - 2)
    at = headings[last + 1].start()
    spec = SPECS.get(name) or TERM_SPECS.get(name)
    doc = spec.doc if spec else inspect.cleandoc(family[name].__doc__)
    said = f"`{usage(name, family[name]) if callable(family[name]) else name}`: {doc[:1].lower()}{doc[1:]}"
    return f"{text[:at]}### {name}\n\n{said}\n\n```cards\n{example(name)}\n```\n\n{text[at:]}"


def grammar() -> str:
    """Colours for card files in editors that read TextMate grammars."""
    besides = sorted(
        {*NAMES} - {*WORDS, *TERMS, *TRIGGERS, *MOMENTS, *(t.name for t in Type), *(p.name for p in Place)}
    )
    sorts = {
        "keyword.control.cards": [name for name in WORDS if not SPECS[name].code],
        "support.function.cards": [name for name in WORDS if SPECS[name].code],
        "variable.parameter.cards": list(TERMS),
        "entity.name.function.cards": [*TRIGGERS, *MOMENTS],
        "storage.type.cards": [*(t.name or "" for t in Type), *(p.name for p in Place)],
        "constant.language.cards": besides,
    }
    patterns = [
        {"name": "comment.line.number-sign.cards", "match": "#.*$"},
        {"name": "string.quoted.cards", "match": "\"[^\"]*\"|'[^']*'"},
        {"name": "constant.numeric.cards", "match": r"-?\b\d+\b"},
        *({"name": sort, "match": rf"\b({'|'.join(sorted(words))})\b"} for sort, words in sorts.items()),
    ]
    said = {"name": "Demesne cards", "scopeName": "source.cards", "fileTypes": ["cards"], "patterns": patterns}
    return json.dumps(said, indent=2) + "\n"
