"""Games with bots from outside the kernel, played decision by decision through `Game`, so that each has its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from demesne import kernel
from demesne.game import Game, IllegalAnswer
from demesne.search.player import Player
from demesne.search.searcher import Searcher
from demesne.strategies import Strategy

from .bots import BotError, BotProcess, Inside, PythonBot, Stopped
from .match import Match
from .result import MOST_FAILURES, Failure


class BotTable:
    """The same interface as `Table`, one decision at a time."""

    def __init__(self, match: Match, timeout: float | None = None, stopped: Callable[[], bool] = lambda: False) -> None:
        self.match = match
        self.stopped = stopped
        self.module = kernel.kernels()[kernel.chosen()]
        self.plans = self.module.Plans(match.plans())
        self.timeout = timeout
        self.bots: list[Any] = [None] * match.seats
        self.failures: list[Failure] = []

    def play(self, first: int, seeds: int, details: bool = False) -> Any:
        tally = self.module.Tally()
        for number in range(first, first + seeds):
            for rotation in range(self.match.seats):
                self.one(number, rotation, tally, details)
            tally.end_seed()
        return tally

    def single(self, number: int, rotation: int, tally: Any) -> Any:
        """One game; returns its final state, None if a bot has failed."""
        game = self.one(number, rotation, tally, True)
        return game.inner.state() if game.over else None

    def one(self, number: int, rotation: int, tally: Any = None, details: bool = False) -> Game:
        """One game to its end, or to the failure of a bot."""
        game = self.match.game(number)
        who = self.match.who(rotation)
        before = tally.dump() if tally is not None and details else b""
        if tally is not None:
            game.inner.count(tally, who, details)
        game.inner.follow(self.plans)
        thinking = self.thinking(number, rotation)
        while (decision := game.decision) is not None:
            if self.stopped():
                raise Stopped
            s = who[decision.player]
            if isinstance(self.match.players[s], Strategy):
                game.answer(game.inner.suggest(s))
                continue
            if s in thinking:
                game.answer(thinking[s].choose(game))
                continue
            try:
                game.answer(self.bot(s).ask(game.view(decision.player), decision._asdict()))
            except (BotError, IllegalAnswer) as error:
                if len(self.failures) < MOST_FAILURES:
                    name = self.match.players[s].name
                    self.failures.append(Failure(name, number, rotation, str(error), game.record(), error.phrase))
                if before:
                    tally.load(before)  # as if the game had never started
                return game
        if tally is not None:
            game.inner.counted()
        return game

    def thinking(self, number: int, rotation: int) -> dict[int, Player]:
        """The players of this game that search; what they do follows from the match's seed and the game's number."""
        luck = f"{self.match.seed!r}|{number}|{rotation}"
        players = enumerate(self.match.players)
        return {s: p.player(f"{luck}|{s}") for s, p in players if isinstance(p, Searcher)}

    def bot(self, s: int) -> Any:
        player = self.match.players[s]
        assert isinstance(player, PythonBot)
        if self.bots[s] is None:
            self.bots[s] = BotProcess(player, self.timeout, self.stopped) if self.timeout else Inside(player)
        return self.bots[s]

    def close(self) -> None:
        for bot in self.bots:
            if bot is not None:
                bot.close()
