"""The table of docs/faces.md: every card with its emblem and its strip of marks. Run to rewrite it."""

from __future__ import annotations

import pathlib

from demesne.cards import EMBLEMS, PUBLISHED
from demesne.languages import language
from demesne.languages.strip import Sign, strip

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "faces.md"
HEAD = "| Card | Emblem | Strip |\n|---|---|---|\n"


def table() -> str:
    say = language("en")
    rows = [f"| {c.name} | `{EMBLEMS[c.name]}` | {' '.join(map(written, strip(c, say)))} |\n" for c in PUBLISHED]
    return HEAD + "".join(rows)


def written(sign: Sign) -> str:
    """`?coin×2`: perhaps two coins; `/` before an alternative."""
    many = f"×{sign.n}" if sign.n > 1 and not sign.shown else ""
    return ("/ " if sign.either else "") + ("?" if sign.maybe else "") + sign.mark + many + sign.shown.replace("|", "")


def page() -> str:
    """The page with its table as it has to be."""
    text = DOCS.read_text(encoding="utf-8")
    return text[: text.index(HEAD)] + table()


if __name__ == "__main__":
    DOCS.write_text(page(), encoding="utf-8")
