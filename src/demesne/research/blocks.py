"""What generated cards are made of: short programs in the vocabulary, with numbers drawn for each card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from .plain import plain

T = TypeVar("T")


class Block(NamedTuple):
    """Steps of a program; `types` are added to the card's."""

    steps: str
    types: str = ""


class Draws:
    """Even draws that follow from a seed, the same on every machine and Python."""

    def __init__(self, seed: int | str, use: str) -> None:
        self._start = f"demesne cards {plain(seed)!r} {use} ".encode()
        self._n = 0

    def below(self, n: int) -> int:
        self._n += 1
        digest = hashlib.sha256(self._start + str(self._n).encode()).digest()
        return int.from_bytes(digest[:16], "big") % n

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def one_of(self, options: Sequence[T]) -> T:
        return options[self.below(len(options))]

    def block(self, *options: str, types: str = "") -> Block:
        return Block(self.one_of(options), types)


def bonus(d: Draws) -> Block:
    most = {"cards": 3, "actions": 2, "buys": 2, "coins": 3}
    name = d.one_of(("cards", "cards", "actions", "actions", "buys", "coins", "coins"))
    return Block(f"{name}({d.between(1, most[name])})")


def points(d: Draws) -> Block:
    return Block(f'tokens("victory", {d.between(1, 2)})')


def thinning(d: Draws) -> Block:
    n = d.between(1, 3)
    return d.block(
        f"trash(up_to({n}))",
        f"may(trash(1)), if_you_did(coins({n}))",
        f"trash(1), if_you_did(cards({n}))",
        f"trash(1), if_you_did(gain(cost=up_to_more({n})))",
        'may(trash(1, "Copper")), if_you_did(coins(2))',
    )


def sifting(d: Draws) -> Block:
    n = d.between(1, 3)
    return d.block(
        "discard(any_number), cards(that_many)",
        "discard(any_number), coins(that_many)",
        f"cards({n + 1}), discard({n})",
        f"may(discard({n})), if_you_did(cards({n}))",
        "cards(1), put_on_deck(1)",
        f"draw_to({n + 4})",
        f"look_at({n + 1}), trash(up_to(1), where=LIFTED), put_back()",
        f"reveal_from_deck({n + 1}), take(TREASURE), discard_rest()",
        f"reveal_from_deck({n + 1}), take(ACTION), discard_rest()",
    )


def gaining(d: Draws) -> Block:
    n = d.between(3, 5)
    to = d.one_of(("", ", to=HAND", ", to=DECK"))
    return d.block(
        f"gain(cost=up_to({n}){to})",
        f"gain(ACTION, cost=up_to({n}){to})",
        f"gain(TREASURE, cost=up_to({n + 1}){to})",
        f'gain("Silver"{to})',
        'gain("Gold")',
    )


def attack(d: Draws) -> Block:
    return d.block(
        f"each_other(discard_down_to({d.between(3, 4)}))",
        'each_other(gain("Curse"))',
        'each_other(gain("Copper", to=HAND))',
        "each_other(when(hand_at_least(5), put_on_deck(1)))",
        "each_other(reveal_from_deck(2), discard_all(ACTION | TREASURE), put_back())",
        'each_other(may(discard(1, "Curse")), if_you_did(otherwise=[gain("Curse")]))',
        types="ATTACK",
    )


OPTIONS = {
    "cards": "cards(2)",
    "actions": "actions(2)",
    "buy": "buys(2)",
    "coins": "coins(2)",
    "trash": "trash(2)",
    "discard": "discard(2), cards(3)",
    "gold": 'gain("Silver", to=HAND)',
}


def choice(d: Draws) -> Block:
    keys = sorted(OPTIONS, key=lambda key: d.below(1 << 30))[: d.between(2, 3)]
    listed = ", ".join(f"{key}=[{OPTIONS[key]}]" for key in OPTIONS if key in keys)
    return Block(f"choose({1 if len(keys) == 2 else d.between(1, 2)}, {listed})")


def later(d: Draws) -> Block:
    first, second = bonus(d).steps, bonus(d).steps
    steps = first if d.below(2) or first.split("(")[0] == second.split("(")[0] else f"{first}, {second}"
    return Block(f"next_turn({steps})", "DURATION")


def condition(d: Draws) -> Block:
    n = d.between(1, 2)
    return d.block(
        f"when(hand_at_most({d.between(3, 5)}), cards({n}))",
        f"when(piles_empty(1), cards({n}))",
        f"when(none_in_hand(ACTION), coins({n + 1}))",
        f"coins(empty_piles), cards({n})",
    )


LIMITS = {"cards": 4, "actions": 2, "buys": 2, "coins": 4}  # of bonuses added up
Maker = Callable[[Draws], Block]
# how often each sort of block is drawn
MAKERS: tuple[Maker, ...] = (
    *(bonus,) * 6,
    *(thinning,) * 2,
    *(sifting,) * 2,
    *(gaining,) * 2,
    *(attack,) * 2,
    choice,
    later,
    condition,
    points,
)


def draft(name: str, draws: Draws) -> str:
    """A card with a place left for its cost."""
    made = [draws.one_of(MAKERS)(draws) for _ in range(draws.between(1, 3))]
    if not any(m.steps.startswith(("cards", "actions", "coins")) for m in made):
        made.append(bonus(draws))
    merged = _merged([m.steps for m in made])
    types = ["TREASURE" if draws.below(6) == 0 and not any("ATTACK" in m.types for m in made) else "ACTION"]
    if types == ["TREASURE"]:
        merged = _merged([f"coins({draws.between(1, 2)})", *merged])
        merged = [step for step in merged if not step.startswith("actions")]
    types += sorted({m.types for m in made if m.types})
    return f'card("{name}", %s, {" | ".join(types)}, play=[{", ".join(merged)}])'


def _merged(steps: list[str]) -> list[str]:
    """Equal bonuses added up, in the order printed cards have: cards, actions, buys, coins, then the rest."""
    totals: dict[str, int] = {}
    rest: list[str] = []
    for step in steps:
        name, _, inside = step.partition("(")
        if name in LIMITS and inside[:-1].isdigit():
            totals[name] = totals.get(name, 0) + int(inside[:-1])
        elif step not in rest:
            rest.append(step)
    return [f"{name}({min(totals[name], most)})" for name, most in LIMITS.items() if name in totals] + rest
