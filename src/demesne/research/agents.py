"""Agents that the benchmark plays with: what they are given, what they return.

`module:name` is a class or a function that makes an agent. It is called with a `Setup`, once for every number of
players and budget of a task, and returns an object with `act(seen)`; where it also has `begin(seen)`, that is called
before each game. `act` returns the number of an action that `seen.mask` allows.

An agent's process is given nothing that its seat may not know: it gets observations, and on request the history as its
seat saw it and copies of the game in which everything hidden was dealt again. But the games of the benchmark are
published: whoever has the package can compute their shuffles. So the benchmark relies on honest agents.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import Any

import numpy as np

from demesne.game import Game
from demesne.game.information import InformationState

from .dealing import Array
from .spaces import Spaces
from .spec import Board, Spec


@dataclass(frozen=True)
class Setup:
    """What holds for all games of an agent."""

    task: str  # such as "T3"
    spec: Spec  # the first kingdom, the players, what is asked; nobody sits there
    seconds: float | None  # of CPU time that a decision may take on average; None: only the time limit counts

    @property
    def players(self) -> int:
        return self.spec.players

    @property
    def spaces(self) -> Spaces:
        """The shapes of `obs` and `mask`."""
        return self.spec.spaces


class Seen:
    """One pick that an agent is asked for. A decision of several picks is asked pick by pick."""

    def __init__(
        self, setup: Setup, board: Board, seat: int, seed: int, ask: Callable[..., Any], asked: Asked | None = None
    ) -> None:
        self.setup = setup
        self.board = board  # the kingdom: `board.kinds.names` by place, `features.features(board, slots)`
        self.seat = seat
        self.seed = seed  # of this game for the agent's own chance: with it a game can be repeated
        self._ask = ask
        if asked is not None:
            self.obs: Array = np.frombuffer(asked.obs, np.uint8)
            self.mask: Array = np.frombuffer(asked.mask, np.bool_)
            self.fresh = asked.fresh  # no pick of this decision has been made yet

    @property
    def spaces(self) -> Spaces:
        return self.setup.spaces

    @cached_property
    def actions(self) -> list[int]:
        """The actions that are legal now."""
        found: list[int] = np.flatnonzero(self.mask).tolist()
        return found

    @property
    def names(self) -> list[str]:
        """What these actions are called: cards, option keys, "stop", deck positions."""
        return [self.spaces.action_name(self.board.kinds, a) for a in self.actions]

    def resample(self, seed: int | str | None = None) -> Game:
        """A game that looks the same to the seat, with everything it cannot know dealt again, and without a history.

        It can be answered, cloned, resampled and played out. `spaces.action_numbers(board.kinds)` says what an
        action is called in `Game.apply`.
        """
        if seed is not None and not isinstance(seed, (str, bool)):
            seed = index(seed)  # numpy's whole numbers, too
        game: Game = self._ask("resample", seed)
        return game

    def history(self) -> InformationState:
        """All that the seat has seen and answered since the start, as text and as rows of bytes."""
        text, rows = self._ask("history")
        return InformationState(text, memoryview(rows))


@dataclass(frozen=True)
class Asked:
    """What one request for a pick carries from the referee to the agent's process."""

    obs: bytes
    mask: bytes
    fresh: bool


class Whole(ABC):
    """An agent that thinks of whole answers: `answer(game, seen)` names them, the picks are made one by one."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    @abstractmethod
    def answer(self, game: Game, seen: Seen) -> list[str]:
        """The answer to the pending decision, by name, as in `Game.answer`."""

    def act(self, seen: Seen) -> int:
        if seen.fresh:
            game = seen.resample(seen.seed)
            ordered = game.decision is not None and game.decision.ordered
            self._left = Answer(self.answer(game, seen), seen.board, seen.spaces, ordered)
        return self._left.next(seen.mask)


class Answer:
    """A whole answer, by name, as picks one after the other."""

    def __init__(self, names: Sequence[str], board: Board, spaces: Spaces, ordered: bool) -> None:
        self._stop = spaces.stop
        self._left = [_action(name, board, spaces) for name in names]
        if not ordered:
            numbers = spaces.action_numbers(board.kinds)
            self._left.sort(key=lambda action: int(numbers[action]))  # the order in which picks are offered

    def next(self, mask: Array) -> int:
        """The pick to make where these are legal."""
        for action in self._left:
            if mask[action]:
                self._left.remove(action)
                return action
        return self._stop


def _action(name: str, board: Board, spaces: Spaces) -> int:
    kinds = board.kinds
    if name.isdigit():
        return spaces.stop + 1 + int(name)
    if name in kinds.kind_of:
        return kinds.kind_of[name]
    return spaces.key_action(name)
