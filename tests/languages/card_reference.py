"""The card reference of docs/cards: every card in five languages, generated from the programs. Run to rewrite them."""

from __future__ import annotations

import pathlib

from demesne.cards import PUBLISHED
from demesne.languages import LANGUAGES, CardText, language
from demesne.languages.bundle import Language, card_key
from demesne.languages.rulings import rulings
from demesne.languages.sorting import key
from demesne.rules.card import CardDef
from demesne.rules.language import Type

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "cards"
TITLES = {
    "en": "Cards",
    "hu": "Kártyák",
    "ru": "Карты",
    "pl": "Karty",
    "is": "Spil",
}


def page(lang: str) -> str:
    """All cards in the order of the language's alphabet, box by box."""
    say = language(lang)
    out = [f"# {TITLES[lang]}", ""]
    for box in dict.fromkeys(c.box for c in PUBLISHED):
        out += [f"## {box_title(box, say)}", ""]
        cards = [c for c in PUBLISHED if c.box == box]
        for card in sorted(cards, key=lambda c: key(say(card_key(c.name)), lang)):
            out += entry(card, say)
    return "\n".join(out).rstrip() + "\n"


def box_title(box: str, say: Language) -> str:
    return say("box-basic-heading" if box == "basic" else f"box-{box}")


def entry(card: CardDef, say: Language) -> list[str]:
    name = say(card_key(card.name))
    beside = f" ({card.name})" if name != card.name else ""
    types = ", ".join(say(f"type-{(t.name or '').casefold()}") for t in Type if t in card.types)
    facts = f"{say('card-cost', n=card.cost)}. {say('card-types', types=types)}."
    if card.box != "basic" and len(card.editions) == 1:
        facts += " " + say("box-of-edition", box=say(f"box-{card.box}"), edition=card.editions[0]) + "."
    out = [f"### {name}{beside}", "", facts, ""]
    second = CardText(say, 2).lines(card)
    out += [f"- {line}" for line in second]
    known = rulings(card, say, 2)
    out += quoted(known)
    first = CardText(say, 1).lines(card)
    only_first = [line for line in rulings(card, say, 1) if line not in known]
    if first != second or only_first:
        edition = say("box-of-edition", box=say(f"box-{card.box}"), edition=1)
        out += ["", f"*{edition}*", "", *(f"- {line}" for line in first), *quoted(only_first)]
    return [*out, ""]


def quoted(lines: list[str]) -> list[str]:
    """Rulings stand below the text, set off from it."""
    return ["", *(f"> - {line}" for line in lines)] if lines else []


def main() -> None:
    DOCS.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        (DOCS / f"{lang}.md").write_text(page(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
