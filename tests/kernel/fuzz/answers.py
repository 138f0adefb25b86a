"""Picks and answers, legal and illegal. Which answers are legal is worked out here, from the decision alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from starts import KINGDOM_CARDS, NESTING

from demesne import Decision, Game
from demesne.cards import PUBLISHED
from demesne.game.kinds import STOP
from demesne.kernel.const import KINDS

EDGES = (2**31 - 1, 2**31, -(2**31), 2**32, 2**63, -(2**63), 10**30)
ODD_PICKS: tuple[Any, ...] = (-1, -2, 0.5, STOP + 1, 10_000, None, "stop", (), b"", *EDGES)
ODD_NAMES = ("", "stop", "Coper", "copper", "-1", "01", " 1", "1.0", "９", "512", "9999", "99999", "\0", "\ud800")
ODD_THINGS: tuple[Any, ...] = (*ODD_NAMES, "x" * 20_000, None, 0, 1.5, b"Copper", ("Copper",), {})
KEYS = ("deck", "action", "coins", "discard", "0")


class Style:
    """How a random player plays: a few habits, so that games differ more than with uniform choices."""

    def __init__(self, rng: Random) -> None:
        self.by_name = rng.choice((0.0, 0.3, 1.0))  # whole answers by name instead of picks by number
        self.stopping = rng.choice((0.02, 0.1, 0.3, 1.0))  # the empty answer, or an end before one must end
        self.kingdom = rng.choice((0.0, 0.5, 0.9))  # a kingdom card rather than a basic one
        self.nesting = rng.choice((0.0, 0.0, 0.9))  # a card that plays others

    def narrow(self, rng: Random, options: list[Any], kingdom: set[Any], nesting: set[Any]) -> list[Any]:
        """The options that the habits leave, one at least."""
        for few, chance in ((nesting, self.nesting), (kingdom, self.kingdom)):
            if rng.random() < chance:
                left = [option for option in options if option in few]
                if left:
                    return left
        return options


KINGDOM_NAMES = set(KINGDOM_CARDS)
NESTING_NAMES = set(NESTING)
NUMBERS = {card.name: number for number, card in enumerate(PUBLISHED)}
KINGDOM_NUMBERS = {NUMBERS[name] for name in KINGDOM_CARDS}
NESTING_NUMBERS = {NUMBERS[name] for name in NESTING}


def pick(rng: Random, legal: list[int], style: Style) -> int:
    """One of the legal picks."""
    if len(legal) > 1 and STOP in legal and rng.random() > style.stopping:
        legal = [action for action in legal if action != STOP]
    return rng.choice(style.narrow(rng, legal, KINGDOM_NUMBERS, NESTING_NUMBERS))


def illegal_pick(rng: Random, legal: list[int]) -> Any:
    while True:
        action = rng.choice(ODD_PICKS) if rng.random() < 0.3 else rng.randint(0, STOP)
        if action not in legal:
            return action


def answer(rng: Random, d: Decision, style: Style) -> list[str]:
    """A whole legal answer, in any order."""
    least = d.least
    if rng.random() > style.stopping:
        least = max(least, 1)
    if d.most == 1 and least == 1:
        return [rng.choice(style.narrow(rng, d.options, KINGDOM_NAMES, NESTING_NAMES))]
    most = d.most
    if d.kind == "treasure" and not NUMBERS.keys() >= set(d.options):
        most = min(most, KINDS)  # so many can wait behind an own Treasure that has more to do than give coins
    return rng.sample(d.options, rng.choice((least, most, rng.randint(least, most))))


def is_legal(d: Decision, names: list[Any]) -> bool:
    if not all(isinstance(name, str) for name in names) or not d.least <= len(names) <= d.most:
        return False
    there = Counter(d.options)
    return all(n <= there[name] for name, n in Counter(names).items())


def any_answer(rng: Random, game: Game, d: Decision, style: Style) -> list[Any]:
    """An answer that is close to a legal one, and mostly wrong."""
    names: list[Any] = list(answer(rng, d, style))
    kind = rng.randrange(6)
    if kind == 0:
        names += rng.choices(d.options, k=rng.choice((1, 1, 2, 40)))
    elif kind == 1 and names:
        del names[rng.randrange(len(names)) :]
    else:
        names_here = tuple(game._origin.kinds.names)
        other: Any = rng.choice(names_here if kind == 2 else KEYS if kind == 3 else ODD_THINGS)
        names.insert(rng.randint(0, len(names)), other)
        if kind == 4:
            names = names[-1:]
    return names
