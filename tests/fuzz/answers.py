"""Picks and answers, legal and illegal. What is legal is worked out here from the decision alone, not asked of the game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from demesne import Decision, Game
from demesne.game.kinds import STOP

ODD_PICKS = (-1, -2, 2**31 - 1, 2**31, -(2**31), 2**32, 2**63, -(2**63), 10**30, STOP + 1, 10_000, None, "stop", (), b"")
ODD_NAMES: tuple[Any, ...] = ("", "stop", "Coper", "copper", "-1", "01", " 1", "1.0", "９", "512", "9999", "99999", "\0")
ODD_THINGS: tuple[Any, ...] = (None, 0, 1.5, b"Copper", ("Copper",), {}, "x" * 20_000, "\ud800")


def pick(rng: Random, legal: list[int], stopping: float) -> int:
    """One of the legal picks; an answer is ended early only at times."""
    if len(legal) > 1 and legal[-1] == STOP and rng.random() > stopping:
        return rng.choice(legal[:-1])
    return rng.choice(legal)


def illegal_pick(rng: Random, legal: list[int]) -> Any:
    while True:
        action = rng.choice(ODD_PICKS) if rng.random() < 0.3 else rng.randint(0, STOP)
        if action not in legal:
            return action


def answer(rng: Random, d: Decision, stopping: float) -> list[str]:
    """A whole legal answer, in any order."""
    least = d.least
    if rng.random() > stopping:
        least = max(least, min(1, d.most))
    n = rng.choice((least, d.most, rng.randint(least, d.most)))
    return rng.sample(d.options, n)


def is_legal(d: Decision, names: list[Any]) -> bool:
    if not all(isinstance(name, str) for name in names) or not d.least <= len(names) <= d.most:
        return False
    there = Counter(d.options)
    return all(n <= there[name] for name, n in Counter(names).items())


def any_answer(rng: Random, game: Game, d: Decision) -> list[Any]:
    """An answer that is near to a legal one, and mostly wrong."""
    names: list[Any] = list(answer(rng, d, 0.5))
    kind = rng.randrange(6)
    if kind == 0:
        names += rng.choices(d.options, k=rng.choice((1, 1, 2, 40)))
    elif kind == 1 and names:
        del names[rng.randrange(len(names)) :]
    else:
        other: Any = rng.choice((*ODD_NAMES, *ODD_THINGS))
        if kind < 4:
            other = rng.choice(game._origin.kinds.names if kind == 2 else ["deck", "action", "coins", "discard", "0"])
        names.insert(rng.randint(0, len(names)), other)
        if kind == 4:
            names = names[-1:]
    return names
