"""A page as plain data: text parsed from the subset of Markdown our pages use, faces of cards and drawings."""

from __future__ import annotations

import re
from typing import Literal, TypedDict

Style = Literal["", "strong", "em", "code"]
Piece = tuple[Style, str]
Line = list[Piece]

STYLES: tuple[tuple[Style, re.Pattern[str]], ...] = (
    ("strong", re.compile(r"\*\*(.+?)\*\*")),
    ("code", re.compile(r"`(.+?)`")),
    ("em", re.compile(r"\*(.+?)\*")),
)
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


class Heading(TypedDict):
    kind: Literal["heading"]
    level: int
    text: Line


class Paragraph(TypedDict):
    kind: Literal["paragraph"]
    text: Line


class Listing(TypedDict):
    kind: Literal["list"]
    items: list[Line]


class TableBlock(TypedDict):
    kind: Literal["table"]
    head: list[Line]
    rows: list[list[Line]]
    numbers: list[int]  # the columns of numbers


class CardsBlock(TypedDict):
    """Faces of cards."""

    kind: Literal["cards"]
    cards: list[str]


class Label(TypedDict):
    part: str  # what it points at
    text: Line


class Drawing(TypedDict):
    """The table or a card, with what its parts are."""

    kind: Literal["drawing"]
    of: Literal["table", "card"]
    labels: list[Label]


class WorkedStep(TypedDict):
    said: Line
    actions: int | None  # after the turn: null, as for Buys and coins
    buys: int | None
    coins: int | None
    hand: list[tuple[str, int]]
    deck: int
    discard: int


class WorkedTurn(TypedDict):
    kind: Literal["turn"]
    steps: list[WorkedStep]


Block = Heading | Paragraph | Listing | TableBlock | CardsBlock | Drawing | WorkedTurn


def blocks(markdown: str) -> list[Block]:
    """The blocks in order; no HTML is generated."""
    out: list[Block] = []
    for part in re.split(r"\n{2,}", markdown.strip()):
        rows = part.splitlines()
        if match := re.match(r"(#{1,3}) (.*)", rows[0]):
            out.append({"kind": "heading", "level": len(match[1]), "text": line(match[2])})
        elif rows[0].startswith("|"):
            out.append(_table(rows))
        elif rows[0].startswith("- "):
            items = re.split(r"\n(?=- )", part)
            out.append({"kind": "list", "items": [line(" ".join(item[2:].split())) for item in items]})
        else:
            out.append({"kind": "paragraph", "text": line(" ".join(part.split()))})
    return out


def line(text: str) -> Line:
    """The text with strong, emphasised and code pieces; of links only the text is kept."""
    text = LINK.sub(r"\1", text)
    for style, pattern in STYLES:
        if match := pattern.search(text):
            before, after = text[: match.start()], text[match.end() :]
            return [*(line(before) if before else []), (style, match[1]), *(line(after) if after else [])]
    return [("", text)]


def _table(rows: list[str]) -> TableBlock:
    cells = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows]
    head, marks, *body = cells
    numbers = [i for i, mark in enumerate(marks) if mark.endswith("-:")]
    return {
        "kind": "table",
        "head": [line(cell) for cell in head],
        "rows": [[line(cell) for cell in row] for row in body],
        "numbers": numbers,
    }
