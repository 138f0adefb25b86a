"""A simple player: plays what it has, buys money and then points, gives up its worst cards first.

It knows the cards' costs and types and what its seat may see, nothing else.
"""

from __future__ import annotations

from typing import Any

from demesne.cards import loaded
from demesne.rules.card_table import gives
from demesne.rules.language import ACTION, CURSE, TREASURE, VICTORY, Type
from demesne.rules.specification import SPECS

GREEN_FROM = 4  # Provinces left when Duchies become worth buying
KEYS = (
    *("coins", "cards", "card", "action", "coin", "gold", "buy", "actions"),
    *("discard", "curse", "trash", "gain", "deck", "play", "hand", "aside"),
)


def choose(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
    """The answer to a decision, as names."""
    options: list[str] = decision["options"]
    kind, least, most = decision["kind"], decision["least"], decision["most"]
    worst_first = sorted(options, key=worth)
    junk = [name for name in worst_first if worth(name) < 2]
    if kind == "treasure":
        return options
    if kind == "buy":
        return buy(view, options)
    if kind in ("action", "play", "order") or (kind == "react" and decision["zone"] == "hand"):
        return [max(options, key=liveliness)]
    if kind == "react":
        return react(decision)
    if kind == "take":
        return options
    if kind == "reveal" and not least:
        return worst_first[-1:]
    if kind == "gain":
        best = worst_first[-1]
        return [best] if least or worth(best) > 0 else []
    if kind == "choose":
        return keys(view, decision)
    if kind == "name" and decision["about"] != view["seat"]:
        return [worst_first[-1]]
    if kind in ("position", "name"):
        return ["Copper" if "Copper" in options else options[0]]
    if kind == "place" and decision["zone"] == "supply":
        return ["Curse"]
    if kind == "set_aside":
        return worst_first[:least]
    if kind == "topdeck" and decision["zone"] in ("play", "deck"):
        return [name for name in options if worth(name) >= 3][:most]
    if kind == "topdeck":
        return worst_first[::-1][:least]
    if kind == "discard" and decision["zone"] == "deck":
        mine = decision["about"] == view["seat"]
        return options if bool(junk) == mine else []
    if kind == "discard" and options == ["deck"]:
        return options
    return worst_first[: min(max(least, len(junk)), most)]


def buy(view: dict[str, Any], options: list[str]) -> list[str]:
    provinces = min(view["supply"][name] for name in ("Province", "Colony") if name in view["supply"])
    points = [
        ("Colony", True),
        ("Platinum", provinces > GREEN_FROM),
        ("Province", True),
        ("Duchy", provinces <= GREEN_FROM),
        ("Estate", provinces <= GREEN_FROM // 2),
    ]
    for name, wanted in points:
        if wanted and name in options:
            return [name]
    useful = [name for name in options if worth(name) >= 3]
    actions = [name for name in useful if types(name) & ACTION]
    money = [name for name in useful if types(name) & TREASURE]
    if actions and "Gold" not in options and (view["turn"] % 3 == 0 or not money):
        return [max(actions, key=worth)]
    return [max(money, key=worth)] if money else []


def react(decision: dict[str, Any]) -> list[str]:
    """In a window: a good card is put on the deck or played, a poor one trashed if a Reaction can do that."""
    gained = decision["source"]
    if gained is None:
        return [max(decision["options"], key=liveliness)]
    poor = worth(gained) < 2
    for name in decision["options"]:
        card = loaded().cards.get(name)
        moving = [SPECS[w.name] for w in card.words() if SPECS[w.name].moves_gained] if card else []
        if any("trash" in spec.tells for spec in moving) == poor:
            return [name]
    return []


def types(name: str) -> Type:
    """Empty for a card that this process does not know."""
    card = loaded().cards.get(name)
    return card.types if card else Type(0)


def worth(name: str) -> float:
    """How much a card is worth keeping: about its cost, little for cards that only score or hurt."""
    card = loaded().cards.get(name)
    if card is None:
        return 0
    if card.types & CURSE:
        return -1
    if card.types == VICTORY:
        return card.cost / 10
    return 1 if name == "Copper" else card.cost + (0.5 if card.types & TREASURE else 0)


def liveliness(name: str) -> tuple[int, int]:
    """Actions that give Actions go first, then the most expensive."""
    card = loaded().cards.get(name)
    if card is None:
        return 0, 0
    more = max((int(w["n"]) for w in card.play if gives(w) == "action"), default=0)
    return more, card.cost


def keys(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
    """Options by preference: Actions when there are none left, getting rid of junk if there is any."""
    order = list(KEYS)
    if view["actions"] == 0:
        order.insert(0, "actions")
    hand = view["players"][view["seat"]]["hand"]
    if sum(worth(name) < 2 for name in hand) >= 2:
        order.insert(0, "discard")
    return sorted(decision["options"], key=order.index)[: decision["least"]]
