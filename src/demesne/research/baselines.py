"""The agents that come with the benchmark: chance, money, every level of the bots, search by playouts.

They are agents like any other and run the same way: `--agent fair` is short for `demesne.research.baselines:Fair`.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from functools import partial

from demesne.bots.strategy import StrategyBot
from demesne.game import Game
from demesne.search.levels import budget_of, playouts_of
from demesne.search.player import Player
from demesne.search.population import population
from demesne.search.race import Budget
from demesne.strategies import Strategy
from demesne.strategies.shipped import shipped

from .agents import Seen, Setup, Whole
from .opponents import list_for
from .spec import Board

OVERHEAD = 0.8  # of a budget in time goes to playouts, the rest to what is around them


class Random:
    """Any legal pick, all alike."""

    def __init__(self, setup: Setup) -> None:
        self.rng = random.Random(0)

    def begin(self, seen: Seen) -> None:
        self.rng = random.Random(seen.seed)

    def act(self, seen: Seen) -> int:
        return self.rng.choice(seen.actions)


class Listed(Whole):
    """Follows a list for the kingdom."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._bots: dict[tuple[str, ...], StrategyBot] = {}

    @abstractmethod
    def strategy(self, board: Board) -> Strategy:
        """The list for this kingdom."""

    def begin(self, seen: Seen) -> None:
        ten = seen.board.kingdom
        if ten not in self._bots:
            self._bots[ten] = StrategyBot(self.strategy(seen.board))
        self.bot = self._bots[ten]

    def answer(self, game: Game, seen: Seen) -> list[str]:
        return self.bot.choose(game)


class BigMoney(Listed):
    def strategy(self, board: Board) -> Strategy:
        return shipped("big-money")


class Level(Listed):
    """The list that a level of the bots writes for a kingdom."""

    level = ""

    def strategy(self, board: Board) -> Strategy:
        spec = self.setup.spec
        return list_for(self.level, board.kingdom, board.kinds.edition, spec.players, spec.colonies)


class Novice(Level):
    level = "novice"


class Gentle(Level):
    level = "gentle"


class Fair(Level):
    level = "fair"


class Strong(Level):
    level = "strong"


class Search(Whole):
    """The searching player: so many playouts for a decision, or as many as the task's budget in time allows.

    With a level it has the budget of that level; a budget in time ends it sooner.
    """

    def __init__(self, setup: Setup, playouts: int | None = None, level: str | None = None) -> None:
        super().__init__(setup)
        seconds = None if setup.seconds is None else OVERHEAD * setup.seconds
        spent = playouts or (playouts_of("expert") if seconds is None else None)
        self.budget = budget_of(level)._replace(seconds=seconds) if level else Budget(spent, seconds)
        self.player: Player | None = None

    def begin(self, seen: Seen) -> None:
        self.player = None
        self.decisions = 0
        spec = self.setup.spec
        self.lists = population(seen.board.kingdom, seen.board.kinds.edition, spec.players, spec.colonies)

    def answer(self, game: Game, seen: Seen) -> list[str]:
        if self.player is None:
            self.player = Player(self.lists, self.budget, seen.seed)
        self.player.tell(game, [None] * game.players, self.decisions)
        self.decisions += 1
        return self.player.choose(game)


search_200 = partial(Search, playouts=200)
search_1000 = partial(Search, playouts=1000)
expert = partial(Search, level="expert")
master = partial(Search, level="master")
