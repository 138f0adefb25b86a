"""Routine answers given for a person: only to decisions of known kinds, never without a beginner's consent.

Level 0 shows every step, level 1 is the default (a decision with only one answer is never asked), level 2 is quick.
A card may have its own level.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from demesne.cards import loaded
from demesne.rules.card import CardDef
from demesne.rules.language import CURSE, VICTORY

LEVELS = (0, 1, 2)
SHOW, USUAL, QUICK = LEVELS


@dataclass
class Autoplay:
    level: int = USUAL
    cards: dict[str, int] = field(default_factory=dict)
    end: bool = False  # the Buy phase, when only cards that always cost nothing can be bought

    def of(self, card: str | None) -> int:
        return self.cards.get(card or "", self.level)

    def answer(
        self, decision: Mapping[str, Any], coins: int = 0, cards: Mapping[str, CardDef] | None = None
    ) -> list[str] | None:
        """The answer that needs no thought, or None; `cards` are those of the game, else all that are loaded."""
        cards = loaded().cards if cards is None else cards
        kind, source, options = decision["kind"], decision["source"], decision["options"]
        if kind == "buy" and self.end and not coins and all(_costs_nothing(cards.get(name)) for name in options):
            return []
        if kind == "react":
            harmless = [name for name in options if _only_protects(cards.get(name)) and self.of(name) == QUICK]
            return harmless[:1] or None
        if self.of(source) != QUICK or source is None:
            return None
        if kind == "play" and decision["zone"] == "hand" and len(set(options)) == 1:
            return list(options[:1])
        if kind == "topdeck" and decision["ordered"] and decision["zone"] == "aside":
            return list(options)
        if kind == "discard" and decision["zone"] == "hand" and decision["least"] == decision["most"]:
            return _dead(options, decision["most"], cards)
        return None


def _costs_nothing(card: CardDef | None) -> bool:
    """As printed; a card made cheaper (by Bridge or Quarry, or as Peddler is) may well be wanted."""
    return bool(card and not card.cost and not card.cost_rule)


def _only_protects(card: CardDef | None) -> bool:
    """A Reaction that costs nothing to reveal: it only makes its owner unaffected."""
    return bool(card and card.reaction and [w.name for w in card.reaction.steps] == ["unaffected"])


def _dead(hand: list[str], n: int, cards: Mapping[str, CardDef]) -> list[str] | None:
    """The n Victory cards or Curses to discard, if there is no real choice among them."""
    held = [cards[name] for name in set(hand) if name in cards]
    scoring = {card.name for card in held if card.types in (VICTORY, CURSE)}
    dead = [name for name in hand if name in scoring and not any(_names(other, name) for other in held)]
    if len(dead) == n or (len(dead) > n and len(Counter(dead)) == 1):
        return dead[:n]
    return None


def _names(other: CardDef, name: str) -> bool:
    """Whether another card asks for this one by name (Baron for an Estate)."""
    return any(name in (value for _, value in w.args) for w in other.words())
