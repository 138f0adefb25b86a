"""One game at a time, with copies and fair resampling for searchers."""

from __future__ import annotations

from secrets import token_hex
from typing import Any, SupportsIndex

import numpy as np

from demesne.game import Game
from demesne.game.information import InformationState
from demesne.game.keys import key_of
from demesne.kernel import const as k
from demesne.notation.names import short
from demesne.refusal import Refusal

from .dealing import Array, Dealer
from .plain import action_of, plain
from .replay import Log, Step, replayed, steps_of
from .spec import Spec, check_spec


class Env:
    """A single game. `obs` and `mask` are for the seat that decides (`seat`) and change in place.

    When `done`, `reward` and `points` have the result, and the game stays over until `reset`. Then `obs` is what the
    learner (the seat asked last, where there are no opponents) knows of the end, and `mask` is empty, unless the game
    was cut: then it says what could have been picked next.
    """

    def __init__(self, spec: Spec, seed: int | str | None = None) -> None:
        check_spec(spec)
        self.spec, self.spaces = spec, spec.spaces
        self.obs: Array = np.zeros(spec.spaces.observation, np.uint8)
        self.mask: Array = np.zeros(spec.spaces.actions, np.bool_)
        self.reward: Array = np.zeros(spec.players, np.float32)
        self.points: Array = np.zeros(spec.players, np.int32)
        self._buffers = np.zeros(1, np.int32), np.zeros(1, np.uint8), np.zeros(1, np.uint8)
        self._dealer = Dealer.of(spec, seed)
        self._states = [self._dealer.state()]
        self._number = -1
        self._picked: Log | None = None
        self.reset()

    def reset(self, seed: int | str | None = None) -> Env:
        """The next game; with a seed the first one of that seed."""
        self._number += 1
        if seed is not None:
            self._dealer = Dealer.of(self.spec, seed)
            self._number = 0
        self.seat, self.learner, self.kingdom = self._dealer.begin(self._states[0], self._number, self.obs, self.mask)
        self.reward[:] = 0
        self.points[:] = 0
        self.done = self.truncated = False
        self._picked = None
        return self

    def step(self, action: SupportsIndex) -> Env:
        """One pick, as a number of `mask`."""
        if self.done:
            raise Refusal("error-over")
        number = action if type(action) is int else action_of(action)
        if not 0 <= number < self.spaces.actions or not self.mask[number]:
            raise self._dealer.not_legal(self.spec.boards[self.kingdom], 0, action, self.mask)
        actions, seats, ends = self._buffers
        actions[0] = number
        self._dealer.step(self._states, None, actions, self.obs, self.mask, seats, ends)
        self.seat = int(seats[0])
        self._picked = self._picked, number
        if ends[0] >= k.STEP_OVER:
            self.done, self.truncated = True, bool(ends[0] == k.STEP_CUT)
            self._dealer.write_final(self._states[0], self.seat, self.learner, self.truncated, self.obs, self.mask)
            self._dealer.write_result(self._states[0], self.points, self.reward)
        return self

    def observation(self, seat: int) -> Array:
        """What any seat may know now; a new array."""
        seat = self._seat_of(seat)
        out = np.zeros(self.spaces.observation, np.uint8)
        self._states[0].observe(seat, self.spaces.slots, out)
        return out

    def clone(self) -> Env:
        """A copy that goes on by itself. It will draw the same cards as the original: it knows the future."""
        other = object.__new__(Env)
        other.__dict__.update(self.__dict__)
        other.obs, other.mask = self.obs.copy(), self.mask.copy()
        other.reward, other.points = self.reward.copy(), self.points.copy()
        other._buffers = np.zeros(1, np.int32), np.zeros(1, np.uint8), np.zeros(1, np.uint8)
        other._states = [self._states[0].clone()]
        return other

    def __copy__(self) -> Env:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Env:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: what the game was made from and the steps since then, which are made again."""
        return again, (self.spec, self._dealer.key, self._number, steps_of(self._picked))

    def _seat_of(self, given: int) -> int:
        seat, last = plain(given), self.spec.players - 1
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat <= last:
            raise Refusal("error-number", where="seat", least=0, most=last, got=short(seat))
        return seat

    def resample(self, seat: int, seed: int | str | None = None) -> Env:
        """A copy that looks the same to the seat that decides, with everything it cannot know redealt."""
        seat, seed = self._seat_of(seat), plain(seed)
        if self.done or seat != self.seat:
            raise Refusal("error-resample", seat=str(seat))
        if seed is None:
            seed = token_hex(16)  # so that the history can be rebuilt
        other = self.clone()
        other._states[0].rekey(key_of(seed, "resample"))
        other._states[0].resample(seat)
        other._picked = self._picked, (seat, seed)
        return other

    def information_state(self, seat: int) -> InformationState:
        """All that the seat has seen and answered since the start, as text and as rows of bytes.

        It is perfect recall, as `Game.information_state` has it. The game is replayed for it: ask when you need it,
        not in every step.
        """
        board = self.spec.boards[self.kingdom]
        game = replayed(self.spec, board, self.game(), self.learner, self._picked)
        assert game.fingerprint() == self._states[0].fingerprint(), "the replay came to another position"
        return game.information_state(self._seat_of(seat))

    def game(self) -> Game:
        """This game from its start, as a `Game`; `spaces.action_numbers` says what picks are called there."""
        return self._dealer.game(self._number)


def again(spec: Spec, key: bytes, number: int, steps: list[Step]) -> Env:
    """The game of this number after these steps."""
    env = Env(spec, 0)
    env._dealer, env._number = Dealer(spec, key), number - 1
    env.reset()
    for step in steps:
        env = env.resample(*step) if isinstance(step, tuple) else env.step(step)
    return env
