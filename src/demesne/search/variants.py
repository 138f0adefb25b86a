"""Variants of a list, from where a seat stands now: one copy more or no more, another order, another moment.

They work on rules as they are, so that any list has variants, and no text is written or read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise, zip_longest
from typing import Any

from demesne.rules.card import CardDef
from demesne.strategies.language import Rule
from demesne.strategies.outline import count, number

from .lists import Rules

POINTS = ("Colony", "Province", "Duchy", "Estate")
NEVER_MORE = (*POINTS, "Copper", "Curse")  # what nobody is short of, or rules of their own are about
COMPARED = ("<", "<=", "=", ">=", ">")
STEPS = {"money": (-3, 3), "supply": (1, -1, 2, -2)}  # by what a number is compared with; others: one up, one down
PASSED = ("turn",)  # of no use in what is compared
LONGEST = 40  # rules
THIN = (("Curse", ()), ("Estate", count("supply", "Province", ">", 3)), ("Copper", number("money", ">", 5)))


def variants(rules: Rules, cards: Sequence[CardDef], owned: Mapping[str, int]) -> list[Rules]:
    """Lists that differ from this one in one point, the different kinds of changes in turn."""
    buys = [i for i, rule in enumerate(rules) if rule.verb == "buy" and not rule.never]
    kinds = (
        _one_more(rules, buys, cards, owned),
        _another_number(rules, buys, owned),
        _another_order(rules, buys),
        _one_less(rules, buys),
        _thinned(rules),
    )
    mixed = chain.from_iterable(zip_longest(*kinds))
    return [made for made in dict.fromkeys(mixed) if made is not None and made != rules]


def _one_more(
    rules: Rules, buys: Sequence[int], cards: Sequence[CardDef], owned: Mapping[str, int]
) -> Iterator[Rules | None]:
    """A card that is bought before anything but points, or before what costs no more: once more, or a few times."""
    costs = {card.name: card.cost for card in cards}
    top = next((i for i in buys if rules[i].what not in POINTS), len(rules))
    useful = [card for card in cards if card.name not in NEVER_MORE and len(rules) < LONGEST]
    useful.sort(key=lambda card: -card.cost)
    for card in useful:
        cheaper = next((i for i in buys if i >= top and costs.get(str(rules[i].what), 0) <= card.cost), len(rules))
        yield _with(rules, top, _another(card, owned, 1))
        yield _with(rules, cheaper, _another(card, owned, 3))
    for card in useful:
        yield _with(rules, top, _another(card, owned, 3))


def _another(card: CardDef, owned: Mapping[str, int], more: int) -> Rule:
    few = count("owned", card.name, "<", owned.get(card.name, 0) + more)
    return Rule("buy", card.name, (), few, False, 1, "")


def _another_number(rules: Rules, buys: Sequence[int], owned: Mapping[str, int]) -> Iterator[Rules | None]:
    for i in buys:
        for when in _renumbered(rules[i].when, owned):
            yield _with(rules, i, rules[i]._replace(when=when), 1)


def _renumbered(when: Any, owned: Mapping[str, int]) -> Iterator[Any]:
    """The condition with one of its numbers changed; a limit counts from what there is already."""
    if not when:
        return
    if when[0] in ("and", "or"):
        for i in (1, 2):
            for part in _renumbered(when[i], owned):
                yield (*when[:i], part, *when[i + 1 :])
    elif when[0] in COMPARED and when[2][0] == "number" and when[1][0] not in PASSED:
        n = when[2][1]
        if when[1][0] == "owned" and when[0] == "<":
            n = max(n, owned.get(when[1][1], 0))
        for step in STEPS.get(when[1][0], (1, -1)):
            if n + step >= 0:
                yield (when[0], when[1], ("number", n + step))


def _another_order(rules: Rules, buys: Sequence[int]) -> Iterator[Rules | None]:
    for a, b in pairwise(buys):
        swapped = list(rules)
        swapped[a], swapped[b] = rules[b], rules[a]
        yield tuple(swapped)


def _one_less(rules: Rules, buys: Sequence[int]) -> Iterator[Rules | None]:
    for i in buys:
        yield (*rules[:i], *rules[i + 1 :])


def _thinned(rules: Rules) -> Iterator[Rules | None]:
    """With rules for trashing, or without."""
    if any(rule.verb == "trash" for rule in rules):
        yield tuple(rule for rule in rules if rule.verb != "trash")
    else:
        yield (*rules, *(Rule("trash", card, (), when or None, False, 1, "") for card, when in THIN))


def _with(rules: Rules, at: int, rule: Rule, instead: int = 0) -> Rules:
    return (*rules[:at], rule, *rules[at + instead :])
