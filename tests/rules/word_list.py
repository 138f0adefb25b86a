"""The list of all words in docs/vocabulary.md and the grammar for editors, made from the words' specifications."""

from __future__ import annotations

import json
import pathlib
import re

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


def anchors() -> dict[str, str]:
    """Where each word is described on the page: equal headings get a number."""
    found: dict[str, str] = {}
    seen: dict[str, int] = {}
    for level, title in re.findall(r"^(#+) (.+)$", PAGE.read_text(encoding="utf-8"), re.M):
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        if level == "###":
            found.setdefault(title, f"{slug}-{seen[slug]}" if slug in seen else slug)
        seen[slug] = seen.get(slug, 0) + 1
    return found


def table() -> str:
    """A row for every word: how it is written, what it asks, what the events say of it, where it can be."""
    at = anchors()
    out = ["| Word | asks | events | only |", "|---|---|---|---|"]
    for name, spec in SPECS.items():
        written = usage(name, WORDS[name])
        asks, tells = (", ".join(f"`{kind}`" for kind in kinds) for kinds in (spec.asks, spec.tells))
        out.append(f"| [`{written}`](#{at.get(name, name)}) | {asks} | {tells} | {WHERE[spec.only]} |")
    return "\n".join(out)


def page() -> str:
    """The page with its table as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def grammar() -> str:
    """Colours for card files in editors that read TextMate grammars."""
    besides = sorted(
        {*NAMES} - {*WORDS, *TERMS, *TRIGGERS, *MOMENTS, *(t.name for t in Type), *(p.name for p in Place)}
    )
    sorts = {
        "keyword.control.cards": [name for name, spec in SPECS.items() if not spec.code],
        "support.function.cards": [name for name, spec in SPECS.items() if spec.code],
        "variable.parameter.cards": list(TERM_SPECS),
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
