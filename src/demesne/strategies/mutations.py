"""Changes to a list: how many, in which order, one kind more or less, another condition, when to turn to points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from .conditions import Condition
from .outline import ALWAYS, MONEY, Outline, Wish, count, fewer, number

MOST = 8  # copies worth counting; beyond it any number is bought
LONGEST = 16  # wishes
T = TypeVar("T")
# how often a change of each kind is made
OFTEN = {"number": 25, "order": 20, "more": 23, "less": 10, "when": 6, "card": 5, "duchy": 5, "estate": 3, "money": 3}
OFTEN |= {"thin": 3, "careful": 2, "first": 4}
KINDS = tuple(Counter(OFTEN).elements())


def changed(outline: Outline, cards: Sequence[str], rng: Random) -> Outline:
    """One to three changes."""
    for _ in range(one_of((1, 1, 1, 2, 3), rng)):
        outline = _changed(outline, cards, rng)
    return outline.tidy()


def _changed(outline: Outline, cards: Sequence[str], rng: Random) -> Outline:
    kind = one_of(KINDS, rng)
    if kind == "duchy":
        return outline._replace(duchy=max(outline.duchy + one_of((-2, -1, 1, 2), rng), 0))
    if kind == "estate":
        return outline._replace(estate=max(outline.estate + one_of((-1, 1), rng), 0))
    if kind == "money":
        return outline._replace(money=one_of((0, 8, 11, 14, 18), rng))
    if kind == "thin":
        return outline._replace(thin=one_of((0, 3, 4, 6), rng))
    if kind == "careful":
        return outline._replace(careful=not outline.careful)
    if kind == "first":
        return outline._replace(first=_first(outline.first, cards, rng))
    wishes = list(outline.wishes)
    at = one_of(range(len(wishes)), rng)
    if kind == "number":
        wishes[at] = wishes[at]._replace(most=another_number(wishes[at].most, rng))
    elif kind == "order":
        wish = wishes.pop(at)
        wishes.insert(one_of(range(len(wishes) + 1), rng), wish)
    elif kind == "more":
        card = one_of((*cards, "Silver", "Gold"), rng)
        wish = Wish(card, one_of((1, 1, 2, 3, 4, 6, 0), rng), some_condition(card, cards, rng))
        wishes.insert(one_of(range(len(wishes) + 1), rng), wish)
    elif kind == "when":
        wishes[at] = wishes[at]._replace(when=some_condition(wishes[at].card, cards, rng))
    elif kind == "card":
        wishes[at] = wishes[at]._replace(card=one_of(cards, rng))
    elif len(wishes) > 1:
        del wishes[at]
    return outline._replace(wishes=tuple(wishes[:LONGEST]))


def crossed(outline: Outline, other: Outline, rng: Random) -> Outline:
    """With what another list buys besides money, all of it or one card, somewhere among its own wishes."""
    theirs = other.first if other.first and rng.random() < 0.5 else ()
    wishes = [wish for wish in other.wishes if wish.card not in MONEY]
    if wishes and rng.random() < 0.5:
        card = one_of(wishes, rng).card
        wishes = [wish for wish in wishes if wish.card == card]
    at = 0 if rng.random() < 0.5 else one_of(range(len(outline.wishes) + 1), rng)
    joined = (*outline.wishes[:at], *wishes, *outline.wishes[at:])
    return outline._replace(wishes=joined[:LONGEST], first=theirs or outline.first).tidy()


def _first(first: tuple[Wish, ...], cards: Sequence[str], rng: Random) -> tuple[Wish, ...]:
    """What comes even before points: one wish less, or one more while points are far."""
    if first and rng.random() < 0.5:
        at = one_of(range(len(first)), rng)
        return (*first[:at], *first[at + 1 :])
    far = count("supply", "Province", ">", 6)
    return (Wish(one_of((*cards, "Gold"), rng), one_of((1, 2, 4), rng), far), *first)


def some_condition(card: str, cards: Sequence[str], rng: Random) -> Condition:
    n = rng.random()
    if n < 0.55:
        return ALWAYS
    if n < 0.7:
        return number("turn", "<=", one_of((2, 4, 6, 9), rng))
    if n < 0.9:
        other = one_of(cards, rng)
        if other == card:
            return ALWAYS
        return fewer(card, other) if n < 0.82 else count("owned", other, ">", 0)
    return count("supply", "Province", one_of(("<=", ">"), rng), one_of((3, 5, 6, 7), rng))


def another_number(most: int, rng: Random) -> int:
    if most == 0:
        return one_of((1, 2, 4, 8), rng)
    if most >= MOST:
        return one_of((0, most - 2), rng)
    return max(one_of((0, most - 1, most + 1, most + 2, most - 2), rng), 0)


def one_of(choices: Sequence[T], rng: Random) -> T:
    """Uses the only method of Random that is the same in every version of Python."""
    return choices[int(rng.random() * len(choices))]
