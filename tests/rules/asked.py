"""What cards ask, found by playing them; and what the decision table of docs/library.md says that they ask."""

from __future__ import annotations

import pathlib
import random
import re
from typing import Any, NamedTuple

import demesne.cards
from demesne import Game
from demesne.rules import CardDef
from demesne.rules.language import ACTION, ATTACK

LIBRARY = pathlib.Path(__file__).resolve().parents[2] / "docs" / "library.md"
FILLERS = ["Bridge", "Cellar", "Chapel", "Festival", "Gardens", "Market", "Smithy", "Village", "Woodcutter", "Workshop"]
REACTIONS = ["Moat", "Secret Chamber", "Diplomat"]
FIRST_BOXES = ("basic", "base", "intrigue")
OF_PHASES = ("action", "treasure", "buy", "react", "order")


class Question(NamedTuple):
    card: str | None
    kind: str
    zone: str
    ordered: bool


def questions(card: CardDef, seeds: int) -> dict[Question, list[tuple[int, int, list[str]]]]:
    """Every question met while the card is played in random positions, with the numbers and options seen."""
    found: dict[Question, list[tuple[int, int, list[str]]]] = {}
    for seed in range(seeds):
        for question, *rest in _played(card, seed):
            found.setdefault(question, []).append((rest[0], rest[1], rest[2]))
    return found


def _played(card: CardDef, seed: int) -> list[tuple[Question, int, int, list[str]]]:
    chance = random.Random(f"{card.name} {seed}")
    zoo = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Curse", "Village", "Smithy", "Harem", "Great Hall"]
    players: list[dict[str, Any]] = [
        {"hand": chance.choices(zoo, k=5), "deck": chance.choices(zoo, k=6), "discard": chance.choices(zoo, k=4)}
        for _ in range(2)
    ]
    players[0]["hand"].append(card.name)
    players[0]["hand"] += ["Province"] * (card.box not in FIRST_BOXES)
    players[1]["gained"] = ["Village", "Silver", "Gold"]
    turn: dict[str, Any] = {"phase": "action" if card.types & ACTION else "treasure"}
    if card.triggers:
        players[0]["hand"] += ["Watchtower", card.name]
        turn |= {"coins": 9, "buys": 3}
    later = any(w.name == "next_turn" for w in card.words()) or card.triggers
    if card.types & ATTACK:
        players[1]["hand"].append(chance.choice(REACTIONS))
    game = Game.from_position(
        {
            "kingdom": FILLERS,
            "edition": 1 + seed % 2,
            "players": players,
            "turn": turn,
            "supply": {"Curse": seed % 3},
            "trash": ["Village", "Market"],
            "seed": seed,
        }
    )
    game.answer(card.name)
    found = []
    while game.decision and (game.turns() == [1, 0] or (later and game.turns()[0] <= 2)):
        d = game.decision
        question = Question(None if d.kind in OF_PHASES else d.source, d.kind, str(d.zone), d.ordered)
        found.append((question, d.least, d.most, d.options))
        game.answer(*chance.sample(d.options, chance.randint(d.least, d.most)))
    return found


def table_rows(text: str) -> list[list[str]]:
    """The cells of the rows of the decision table."""
    part = text[text.index("### The decision table") :]
    part = part[: part.index("\n## ")]
    rows = [line for line in part.splitlines() if line.startswith("|") and not line.startswith("|--")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in rows[1:]]


def in_table(text: str) -> list[Question]:
    """The questions of the table, in its order."""
    names = sorted((c.name for c in demesne.cards.PUBLISHED), key=len, reverse=True)
    out: list[Question] = []
    for who, kind, _, number, zone in table_rows(text):
        cards: list[str | None] = []
        for name in names:
            if re.search(rf"\b{name}\b", who):
                cards.append(name)
                who = who.replace(name, "")
        for card in cards or [None]:
            out.append(Question(card, kind.strip("`"), zone.strip("`"), "ordered" in number))
    return out


def asks() -> dict[str, list[str]]:
    """The kinds of questions of each card, as the table has them."""
    out: dict[str, list[str]] = {}
    for question in in_table(LIBRARY.read_text(encoding="utf-8")):
        if question.card and question.kind not in out.setdefault(question.card, []):
            out[question.card].append(question.kind)
    return out


def row_of(question: Question, seen: list[tuple[int, int, list[str]]]) -> str:
    """A row for a card that the table does not have yet."""
    least, most = min(n for n, _, _ in seen), max(n for _, n, _ in seen)
    keys = sorted({option for *_, options in seen for option in options})
    options = {"hand": "hand", "supply": "piles", "aside": "the cards revealed or looked at"}.get(question.zone)
    options = options or (", ".join(f"`{key}`" for key in keys) if question.kind == "choose" else question.zone)
    number = f"{least}..{most}" + (", ordered" if question.ordered else "")
    return f"| {question.card} | `{question.kind}` | {options} | {number} | `{question.zone}` |"
