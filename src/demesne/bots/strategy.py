"""A strategy as a player at any table: it answers as it would inside the kernel, from what its seat may know."""

from __future__ import annotations

from typing import Any, Protocol

from demesne import kernel
from demesne.game import Game
from demesne.strategies import Strategy
from demesne.strategies.compiler import compile_plans


class Bot(Protocol):
    """Anybody who answers a game's pending decision, from what its seat may know."""

    def choose(self, game: Game) -> list[str]: ...


class StrategyBot:
    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy
        self._plans: dict[tuple[Any, str], Any] = {}

    def choose(self, game: Game) -> list[str]:
        """The answer to the pending decision, by name."""
        inner = game.inner
        key = inner.kinds, inner.kernel
        if key not in self._plans:
            self._plans[key] = kernel.kernels()[inner.kernel].Plans(compile_plans([self.strategy], inner.kinds))
        inner.follow(self._plans[key])
        return inner.suggest(0)
