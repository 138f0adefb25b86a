"""One game of the benchmark: an agent in one seat, a fixed opponent in every other; its record and its result."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from demesne.bots.strategy import StrategyBot
from demesne.game import Game
from demesne.game.inner import begun
from demesne.game.keys import evenly, key_of, key_of_number
from demesne.notation.names import short
from demesne.strategies.shipped import shipped

from .agents import Asked
from .child import Child, Lost
from .replay import go_on
from .spec import Board, Spec

SLACK = 0.1  # seconds that a game may take beyond its budget
OVER = 1.1  # how far the average of a game may exceed the budget of a decision


class Played(NamedTuple):
    """What came of a game."""

    game: Game
    picks: list[int]  # of the agent
    share: float  # of the victory
    cpu: float
    lost: str  # why the game was lost before its end; "" if it was finished
    detail: str


class Picks:
    """What a seat is asked for in the games of one kingdom, and what its picks mean there."""

    def __init__(self, spec: Spec, board: Board) -> None:
        self.spec, self.board = spec, board
        self.numbers = spec.spaces.action_numbers(board.kinds)
        self._action_of = {int(n): a for a, n in enumerate(self.numbers) if n >= 0}

    def seen(self, game: Game, seat: int) -> Asked:
        """What the agent is told."""
        spaces = self.spec.spaces
        mask = np.zeros(spaces.actions, np.bool_)
        mask[[self._action_of[n] for n in game.legal_actions() if n in self._action_of]] = True
        obs = game.inner.observation(seat, spaces.slots)
        return Asked(obs, mask.tobytes(), not game.inner.pending.picked)

    def apply(self, game: Game, action: int) -> None:
        """Make a pick."""
        legal = game.legal_actions()
        if not 0 <= action < len(self.numbers) or int(self.numbers[action]) not in legal:
            names = ", ".join(f"{self._action_of[n]} ({game.action_name(n)})" for n in legal if n in self._action_of)
            raise Lost("illegal", f"got {short(action)}, expected one of {names}"[:300])
        game.apply(int(self.numbers[action]))


class Referee(Picks):
    """Games of one kingdom: `seat` is the agent's, the others follow the opponent's list."""

    def __init__(self, spec: Spec, board: Board, opponent: StrategyBot) -> None:
        super().__init__(spec, board)
        self.opponent = opponent
        self._lists = [opponent] * (spec.players - 1) + [StrategyBot(shipped(spec.advisor))]

    def game(self, key: bytes, number: int) -> Game:
        """The game with the shuffles of this number, at its start."""
        return begun(self.board.start_with(key_of_number(key, number)[0]))

    def go_on(self, game: Game, seat: int) -> bool:
        """Let the lists answer until the agent's seat must pick; whether it must."""
        return go_on(self.spec, self._lists, game, seat)

    def play(self, child: Child, setup: str, key: bytes, number: int, seat: int, seconds: float | None) -> Played:
        """One game to its end, or to the agent's failure."""
        game = self.game(key, number)
        picks: list[int] = []
        cpu = 0.0
        decisions = 0
        self.go_on(game, seat)  # where `replay` comes to, too, when the agent fails at once
        try:
            child.begin(setup, self.board.kingdom, seat, seed_for(key, number))
            while self.go_on(game, seat):
                asked = self.seen(game, seat)
                decisions += asked.fresh
                action, spent = child.act(game, seat, asked)
                cpu += spent
                if seconds is not None and cpu > OVER * seconds * decisions + SLACK:
                    raise Lost("budget", f"{1000 * cpu / decisions:.0f} ms a decision on average")
                self.apply(game, action)
                picks.append(action)
        except Lost as lost:
            return Played(game, picks, 0.0, cpu, lost.reason, lost.detail)
        return Played(game, picks, share_of(game, seat), cpu, "", "")

    def replay(self, key: bytes, number: int, seat: int, picks: list[int]) -> Game:
        """The game that came of these picks, as far as they go."""
        game = self.game(key, number)
        for action in picks:
            if not self.go_on(game, seat):
                break
            self.apply(game, action)
        self.go_on(game, seat)
        return game


def share_of(game: Game, seat: int) -> float:
    """The part of the victory of a seat."""
    winners = game.winners()
    return 1 / len(winners) if seat in winners else 0.0


def seed_for(key: bytes, number: int) -> int:
    """What an agent is given for its own chance in a game: the same from every seat, and not the number of the game."""
    return evenly(key, f"agent {number}", 2**63)


def key_for(name: str) -> bytes:
    """The key that all games of a task follow from."""
    return key_of(name, "benchmark")
