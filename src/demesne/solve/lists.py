"""What a list is called and what it is about, for a reader in any language."""

from __future__ import annotations

from typing import NamedTuple

from demesne.cards import loaded
from demesne.languages import Language
from demesne.strategies import Strategy

from .solution import Solution


class ListShown(NamedTuple):
    """A list as a reader sees it."""

    title: str
    idea: str
    rules: str


def shown_lists(solution: Solution, say: Language) -> list[ListShown]:
    """All lists, and last the one that beats the mixture, if there is one."""
    titled = [(list_name(n, say), made) for n, made in enumerate(solution.lists, 1)]
    if solution.winner:
        titled.append((say("solve-winner"), solution.winner))
    return [ListShown(title, idea(made, say), made.shown()) for title, made in titled]


def list_name(n: int, say: Language) -> str:
    return say("solve-list", n=n)


def idea(made: Strategy, say: Language) -> str:
    """An engine, money with some cards, or nothing but money."""
    cards = bought(made)
    if not cards:
        return say("solve-idea-money")
    return say("solve-idea-engine" if is_engine(made) else "solve-idea-beside", cards=", ".join(cards))


def is_engine(made: Strategy) -> bool:
    """Whether it trashes its Coppers and does not buy Silver as a matter of course."""
    trashes = any(rule.verb == "trash" and rule.what == "Copper" and not rule.never for rule in made.rules)
    return trashes and not any(rule.verb == "buy" and rule.what == "Silver" and not rule.when for rule in made.rules)


def bought(made: Strategy) -> list[str]:
    """The kingdom cards that a list buys, in its order."""
    named = [rule.what for rule in made.rules if rule.verb == "buy" and not rule.never]
    known = loaded().cards
    return [name for name in dict.fromkeys(named) if isinstance(name, str) and known[name].box != "basic"]
