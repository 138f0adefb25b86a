"""The question at the end of a guided first game: which purchase of a moment would have helped most.

What is said to each answer follows from what the cards pay and count, not from an estimate.
"""

from __future__ import annotations

from typing import NamedTuple

from demesne.refusal import Phrase

from .lessons import moments
from .outgoing.lessons import Choice, Question
from .table import Table

PROVINCE, GOLD, SILVER = "Province", "Gold", "Silver"
LATE = 9  # the first turn in which eight coins should always be a Province
EARLY = 6  # the last turn in which points are bought too soon for certain
PAYS = {"Copper": 1, SILVER: 2, GOLD: 3}
POINTS = {"Estate": 1, "Duchy": 3, PROVINCE: 6}
SAID = {PROVINCE: (PROVINCE, GOLD, "Duchy"), GOLD: (GOLD, SILVER, "Estate"), SILVER: (SILVER, "Copper", "Estate")}
COSTS = {"Copper": 0, "Estate": 2, SILVER: 3, "Duchy": 5, GOLD: 6, PROVINCE: 8}


class Bought(NamedTuple):
    """A purchase: when, with how many coins, and what; None for nothing."""

    turn: int
    coins: int
    card: str | None
    supply: dict[str, int]


def question(table: Table, seat: int) -> Question | None:
    """About the costliest purchase, else about the best one, else about one that may have been as good."""
    known = [(buy, best) for buy in purchases(table, seat) if (best := best_of(buy))]
    missed = [(buy, best) for buy, best in known if best != buy.card and worse(buy, best)]
    found = [(buy, best) for buy, best in known if best == buy.card]
    asked = max(missed or found or known, key=lambda one: COSTS[one[1]], default=None)
    return about(*asked) if asked else None


def purchases(table: Table, seat: int) -> list[Bought]:
    """What the seat answered when it was asked what to buy."""
    found: list[Bought] = []
    asked: Bought | None = None
    owned: dict[str, int] = {}
    for game in moments(table):
        if asked:
            now = game.inner.owned(seat)
            card = next((name for name in now if now[name] > owned.get(name, 0)), None)
            found.append(asked._replace(card=card))
        decision = game.decision
        buys = decision is not None and decision.player == seat and decision.kind == "buy"
        asked = Bought(game.turns()[seat], game.coins, None, game.supply) if buys else None
        owned = game.inner.owned(seat)
    return found


def best_of(buy: Bought) -> str:
    """The basic card that these coins should buy, where that is certain; "" elsewhere."""
    wanted = {PROVINCE: buy.turn >= LATE, GOLD: buy.turn < LATE, SILVER: buy.turn <= EARLY}
    top = next((card for card in SAID if buy.coins >= COSTS[card] and buy.supply.get(card)), "")
    return top if top and wanted[top] else ""


def worse(buy: Bought, best: str) -> bool:
    """Whether it is certain that what was bought helps less: nothing, a lesser Treasure, or points too soon."""
    return buy.card is None or buy.card in SAID[best] or buy.card == "Curse"


def about(buy: Bought, best: str) -> Question:
    choices = [Choice(card, card == best, told(card, best)) for card in sorted(SAID[best], key=COSTS.__getitem__)]
    return Question(buy.turn, Phrase("lesson-question", {"turn": buy.turn, "coins": buy.coins}), choices, buy.card)


def told(card: str, best: str) -> Phrase:
    """What is said to an answer."""
    values = _counted(card)
    if card == best:
        return Phrase("lesson-right-points", values) if card in POINTS else Phrase("lesson-right-coins", values)
    if card in POINTS:
        return Phrase("lesson-less-points", values) if best in POINTS else Phrase("lesson-no-coins", values)
    return Phrase("lesson-no-points", values) if best in POINTS else Phrase("lesson-less-coins", values)


def _counted(card: str) -> dict[str, str | int]:
    return {"card": card, "n": POINTS.get(card) or PAYS[card]}
