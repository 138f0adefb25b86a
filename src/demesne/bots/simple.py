"""A simple player: plays what it has, buys money and then points, parts with its worst cards first.

It knows the cards' costs and types and what its seat may see, nothing else.
"""

from __future__ import annotations

from typing import Any

from demesne.cards import loaded
from demesne.rules.language import ACTION, CURSE, TREASURE, VICTORY

GREEN_FROM = 4  # Provinces left when Duchies become worth buying


def choose(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
    """The answer to a decision, as names."""
    options: list[str] = decision["options"]
    least, most = decision["least"], decision["most"]
    kind = decision["kind"]
    if kind == "treasure":
        return options
    if kind == "buy":
        return [_buy(view, options)] if _buy(view, options) else []
    if kind in ("action", "play", "react", "set_aside"):
        return [] if kind == "set_aside" else [max(options, key=_liveliness)]
    if kind == "gain":
        return [max(options, key=_worth)] if least or max(map(_worth, options)) > 0 else []
    if kind in ("choose", "position", "name"):
        return _pick_keys(view, decision)
    ranked = sorted(options, key=_worth)
    if kind == "topdeck" and least == most:
        return ranked[::-1][:least]
    if kind == "discard" and decision["source"] == "Spy":
        return ranked[: int((_worth(ranked[0]) > 2) == (decision["about"] != view["seat"]))]
    bad = [name for name in ranked if _worth(name) < 2]
    wanted = 0 if options == ["deck"] or kind == "topdeck" else min(max(least, len(bad)), most)
    if kind == "discard" and decision["source"] not in ("Cellar", "Secret Chamber", "Sentry", "Baron"):
        wanted = max(least, min(1, most) if decision["source"] == "Spy" else least)
    return ranked[:wanted]


def _buy(view: dict[str, Any], options: list[str]) -> str:
    provinces = view["supply"].get("Province", 0)
    if "Province" in options:
        return "Province"
    if provinces <= GREEN_FROM and "Duchy" in options:
        return "Duchy"
    if provinces <= 2 and "Estate" in options:
        return "Estate"
    useful = [n for n in options if _worth(n) >= 3 and loaded().cards[n].types != VICTORY]
    kingdom = [n for n in useful if loaded().cards[n].types & ACTION]
    money = [n for n in useful if loaded().cards[n].types & TREASURE]
    if kingdom and (view["turn"] % 3 == 0 or not money) and "Gold" not in options:
        return max(kingdom, key=_worth)
    return max(money, key=_worth) if money else ""


def _worth(name: str) -> float:
    """How gladly one keeps a card: about its cost, little for what only scores or hurts."""
    card = loaded().cards.get(name)
    if card is None:
        return 0
    if card.types & CURSE:
        return -1
    if card.types == VICTORY:
        return card.cost / 10
    return 1 if name == "Copper" else card.cost + (0.5 if card.types & TREASURE else 0)


def _liveliness(name: str) -> tuple[int, int]:
    """Actions that give Actions go first, then the dearest."""
    card = loaded().cards[name]
    more = max((int(w["n"]) for w in card.play if w.name == "actions" and isinstance(w["n"], int)), default=0)
    return more, card.cost


def _pick_keys(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
    options: list[str] = decision["options"]
    if decision["kind"] == "name":
        return ["Copper" if "Copper" in options else options[0]]
    if decision["kind"] == "position":
        return [options[0]]
    order = ["coins", "cards", "card", "action", "coin", "gold", "buy", "actions"]
    if view["actions"] == 0 and "actions" in options:
        order.insert(0, "actions")
    hand = view["players"][view["seat"]]["hand"]
    if sum(_worth(n) < 2 for n in hand) >= 2:
        order.insert(0, "discard")
    ranked = sorted(options, key=lambda key: order.index(key) if key in order else len(order))
    return ranked[: decision["most"] if decision["least"] else 0] if decision["source"] != "Mill" else []
