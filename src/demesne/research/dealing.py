"""The games of a spec and a seed by number: which kingdom, who sits where, which shuffles."""

from __future__ import annotations

from typing import Any

import numpy as np

from demesne import kernel
from demesne.game import Game
from demesne.game.inner import begun
from demesne.game.keys import key_of, key_of_number
from demesne.notation.names import short
from demesne.refusal import Refusal

from .plain import plain
from .spec import Board, Spec

Array = np.ndarray[Any, np.dtype[Any]]


class Dealer:
    def __init__(self, spec: Spec, key: bytes) -> None:
        self.spec = spec
        self.key = key
        self._which = kernel.chosen()
        self.module: Any = kernel.kernels()[self._which]
        self._starts: dict[int, Any] = {}
        self.advisor = spec.boards[0].advisor if spec.asked == "buys" else 0

    @classmethod
    def of(cls, spec: Spec, seed: int | str | None) -> Dealer:
        return cls(spec, key_of(plain(seed), "vector"))

    def _start(self, kingdom: int) -> Any:
        """Made when a game needs it: a spec may have a thousand kingdoms."""
        if kingdom not in self._starts:
            self._starts[kingdom] = self.spec.boards[kingdom].start(self._which, self.key)
        return self._starts[kingdom]

    def state(self) -> Any:
        """Memory for one game."""
        return self._start(0).clone()

    def deal(self, number: int) -> tuple[int, int, int]:
        """For a game: the number of its shuffles, the seat played from outside (-1: all), the number of its kingdom."""
        seat = -1
        if self.spec.opponents is not None:
            number, seat = divmod(number, self.spec.players)
        return number, seat, number % len(self.spec.boards)

    def begin(self, state: Any, number: int, obs: Array, mask: Array) -> tuple[int, int, int]:
        """Bring the game to its first decision: the seat that decides, the seat played from outside, the kingdom."""
        spec = self.spec
        shuffles, learner, kingdom = self.deal(number)
        sitting = [0] * spec.players
        for s in range(len(spec.seated)):
            sitting[(learner + 1 + s) % spec.players] = s + 1
        state.begin(self._start(kingdom), shuffles, sitting)
        seat = state.open_for(spec.asked_kinds, self.advisor, spec.spaces.slots, obs, mask)
        if seat < 0:
            raise Refusal("error-research-no-decision", kingdom=spec.boards[kingdom].name)
        return seat, learner, kingdom

    def step(self, states: list[Any], crew: Any, actions: Array, *buffers: Array) -> None:
        """One pick in each of the games; the crew and the buffers are those of `step_games`."""
        spec = self.spec
        settings = spec.asked_kinds, self.advisor, spec.max_turns, spec.spaces.slots
        self.module.step_games(states, crew, *settings, actions, *buffers)

    def write_result(self, state: Any, points: Array, reward: Array) -> None:
        """The points of each seat at the end of a game, and its reward."""
        state.result(0, self.spec.reward == "margin", points, reward)

    def write_final(self, state: Any, seat: int, learner: int, cut: bool, obs: Array, mask: Array) -> int:
        """A game has ended: write what its learner, or else the seat asked last, knows of the end; whose seat it is.

        The kernel writes nothing there, and a value is estimated from it where a game was cut. What could have been
        picked next is written too, for estimates by action.
        """
        looks = learner if learner >= 0 else seat
        state.observe(looks, self.spec.spaces.slots, obs)
        mask[:] = False
        if cut and looks == seat:
            state.mask(self.spec.spaces.slots, mask)
        return looks

    def write_ends(self, states: list[Any], *buffers: Array) -> int:
        """The results of games that have just ended, nothing for the others; the buffers are `write_ends`'s."""
        ended: int = self.module.write_ends(states, self.spec.reward == "margin", *buffers)
        return ended

    def game(self, number: int) -> Game:
        """The game as a `Game`, at its start."""
        shuffles, _, kingdom = self.deal(number)
        key, _ = key_of_number(self.key, shuffles)
        return begun(self.spec.boards[kingdom].start_with(key))

    def not_legal(self, board: Board, place: int, action: Any, mask: Array) -> Refusal:
        spaces = self.spec.spaces
        names = [f"{a} ({spaces.action_name(board.kinds, int(a))})" for a in np.flatnonzero(mask)[:40]]
        return Refusal("error-research-action", game=str(place), got=short(plain(action)), legal=names)
