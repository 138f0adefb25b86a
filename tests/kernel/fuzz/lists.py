"""Random strategies: every verb and every word of the conditions, as a text that parses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from demesne.cards import BASIC, loaded
from demesne.strategies.conditions import FUNCTIONS, NAMES
from demesne.strategies.language import PREFERENCES

TYPES = ("Action", "Treasure", "Victory", "Attack", "Reaction")


def random_list(rng: Random, kingdom: Sequence[str], wild: float = 0.5, chance: bool = True) -> str:
    """Buys a few cards of the kingdom; `wild` says how many odd rules there are besides, `chance` allows random."""
    cards = [*kingdom, *BASIC]
    rules = [f"buy {c} when owned({c}) < {rng.randint(1, 4)}" for c in rng.sample(list(kingdom), rng.randint(1, 5))]
    rules += [f"buy Duchy when supply(Province) <= {rng.randint(0, 8)}"] * rng.randint(0, 1)
    rules += ["buy Gold", "buy Silver"]
    rules.insert(rng.randint(0, 2), "buy Province")
    while rng.random() < wild:
        odd = odd_rule(rng, cards)
        if chance or " random" not in odd:
            rules.insert(rng.randint(0, len(rules)), odd)
    return "\n".join(rules)


def odd_rule(rng: Random, cards: Sequence[str]) -> str:
    when = f" when {condition(rng, cards, 2)}" if rng.random() < 0.6 else ""
    kind = rng.random()
    if kind < 0.15:
        return "stop" + (when or f" when {condition(rng, cards, 1)}")
    if kind < 0.35:
        chosen = choice(rng, cards)
        return chosen + when if chosen else "buy Copper" + when
    if kind < 0.45:
        return f"never buy {rng.choice(cards)}{when}"
    never = "never " if rng.random() < 0.3 else ""
    what = rng.choice([*cards, *TYPES, "any"] if never else [*cards, *TYPES, "any", "random", "random"])
    return f"{never}{rng.choice(PREFERENCES)} {what}{when}"


def choice(rng: Random, cards: Sequence[str]) -> str:
    """A choose rule for one of the cards that ask, or nothing."""
    for name in rng.sample(list(cards), len(cards)):
        for word in loaded().cards[name].words():
            if word.name == "choose":
                keys = [key for key, _ in word["options"]]
                n = word["n"] if isinstance(word["n"], int) else rng.randint(1, 3)
                if rng.random() < 0.3:
                    return f"choose {name} random"
                return f"choose {name} {' '.join(rng.sample(keys, min(n, len(keys))))}"
    return ""


def condition(rng: Random, cards: Sequence[str], depth: int) -> str:
    if depth and rng.random() < 0.5:
        inside = condition(rng, cards, depth - 1)
        if rng.random() < 0.3:
            return f"not ({inside})"
        return f"({inside}) {rng.choice(['and', 'or'])} ({condition(rng, cards, depth - 1)})"
    sign = rng.choice(["<", "<=", "=", "!=", ">=", ">"])
    return f"{number(rng, cards, depth)} {sign} {number(rng, cards, depth)}"


def number(rng: Random, cards: Sequence[str], depth: int) -> str:
    kind = rng.random()
    if depth and kind < 0.2:
        return f"({number(rng, cards, depth - 1)} {rng.choice('+-*')} {number(rng, cards, depth - 1)})"
    if kind < 0.5:
        return str(rng.choice([0, 1, 2, 3, 5, 8, 20, 1_000_000]))
    if kind < 0.8:
        return f"{rng.choice(FUNCTIONS)}({rng.choice([*cards, *TYPES])})"
    return rng.choice(NAMES)
