"""The lists that playouts follow, compiled once for the cards of a game."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import Any, NamedTuple

from demesne import kernel
from demesne.game import Game
from demesne.game.kinds import Kinds
from demesne.kernel.const import LISTS
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal
from demesne.strategies import Strategy, parse
from demesne.strategies.compiler import Tables, compile_plans
from demesne.strategies.judging import generic
from demesne.strategies.language import Rule
from demesne.strategies.levels import LEVELS
from demesne.strategies.shipped import names, shipped

DEFAULT = "strong"
Rules = tuple[Rule, ...]


class Weighted(NamedTuple):
    list: Strategy
    weight: float = 1.0


class Lists:
    """Strategies with weights, and their tables for one kernel and the cards of one game."""

    def __init__(self, weighted: Sequence[Weighted], kinds: Kinds, which: str) -> None:
        if not 1 <= len(weighted) <= LISTS:
            raise Refusal("error-range", where="lists", least=1, most=LISTS, got=len(weighted))
        self.rules: tuple[Rules, ...] = tuple(w.list.rules for w in weighted)
        self.weights = tuple(w.weight for w in weighted)
        self.plans: Any = compiled(tuple(w.list for w in weighted), kinds, which)
        self._kinds = kinds
        self._kernel = which

    def __len__(self) -> int:
        return len(self.rules)

    def joined(self, more: Sequence[Rules]) -> Lists:
        """The same with further lists that nobody else is thought to follow, as many of them as there is room for."""
        tables = tables_of(self._kinds)
        pieces = [tables.piece(rules) for rules in (*self.rules, *more)][:LISTS]
        while not tables.fit(pieces) and len(pieces) > len(self):
            pieces.pop()
        found = copy(self)
        found.rules = (*self.rules, *more)[: len(pieces)]
        found.weights = (*self.weights, *[0.0] * len(more))[: len(pieces)]
        found.plans = kernel.kernels()[self._kernel].Plans(tables.plans(pieces))
        return found


@lru_cache(maxsize=64)
def tables_of(kinds: Kinds) -> Tables:
    return Tables(kinds)


@lru_cache(maxsize=64)
def compiled(lists: tuple[Strategy, ...], kinds: Kinds, which: str) -> Any:
    """The kernel's tables of these strategies, in their order."""
    return kernel.kernels()[which].Plans(compile_plans(lists, kinds))


def lists_of(given: Any, game: Game) -> Lists:
    """What a user gives, ready to be followed."""
    return Lists(weighted_of(given, game), game.inner.kinds, game.inner.kernel)


def weighted_of(given: Any, game: Game) -> list[Weighted]:
    """What a user gives: one list or several, each a strategy, its text or a level, perhaps with a weight."""
    single = given is None or isinstance(given, (str, Strategy))
    items = [given or DEFAULT] if single else list(given)
    return [_weighted(item, game) for item in items]


def _weighted(given: Any, game: Game) -> Weighted:
    if isinstance(given, Weighted):
        return given
    if isinstance(given, tuple) and len(given) == 2 and not isinstance(given[1], str):
        weight = given[1]
        if isinstance(weight, bool) or not isinstance(weight, (int, float)) or not 0 <= weight < float("inf"):
            raise Refusal("error-weight", got=short(weight))
        return Weighted(_strategy(given[0], game), float(weight))
    return Weighted(_strategy(given, game))


def _strategy(given: Any, game: Game) -> Strategy:
    if isinstance(given, Strategy):
        return given
    if not isinstance(given, str):
        raise Refusal("error-player", got=short(given))
    if given in LEVELS:
        return generic(game.kingdom, given, game.edition, game.players, game.colonies, game.inner.catalogue)
    if given.casefold() in names():
        return shipped(given)
    if len(given.split()) == 1 and "#" not in given:  # no rule is one word
        expected = [*LEVELS, *names()]
        raise Refusal("error-player-name", got=short(given), near=nearest(given, expected))
    return parse(given, catalogue=game.inner.catalogue)
