"""The lists that playouts follow, compiled once for the cards of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from demesne import kernel
from demesne.game import Game
from demesne.game.kinds import Kinds
from demesne.kernel.const import LISTS
from demesne.notation.names import short
from demesne.refusal import Refusal
from demesne.strategies import Strategy, parse
from demesne.strategies.compiler import compile_plans
from demesne.strategies.judging import generic
from demesne.strategies.levels import LEVELS

DEFAULT = "strong"


class Weighted(NamedTuple):
    list: Strategy
    weight: float = 1.0


class Lists:
    """Strategies with weights, and their tables for one kernel and the cards of one game."""

    def __init__(self, weighted: Sequence[Weighted], kinds: Kinds, which: str) -> None:
        if not 1 <= len(weighted) <= LISTS:
            raise Refusal("error-range", where="lists", least=1, most=LISTS, got=len(weighted))
        self.lists = tuple(w.list for w in weighted)
        self.weights = tuple(w.weight for w in weighted)
        self.plans: Any = compiled(self.lists, kinds, which)

    def __len__(self) -> int:
        return len(self.lists)


@lru_cache(maxsize=64)
def compiled(lists: tuple[Strategy, ...], kinds: Kinds, which: str) -> Any:
    """The kernel's tables of these strategies, in their order."""
    return kernel.kernels()[which].Plans(compile_plans(lists, kinds))


def lists_of(given: Any, game: Game) -> Lists:
    """What a user gives: one list or several, each a strategy, its text or a level, perhaps with a weight."""
    single = given is None or isinstance(given, (str, Strategy))
    items = [given or DEFAULT] if single else list(given)
    return Lists([_weighted(item, game) for item in items], game.inner.kinds, game.inner.kernel)


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
        return generic(game.kingdom, given, game.edition, game.players, game.colonies)
    return parse(given)
