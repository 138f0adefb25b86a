"""Many games side by side, stepped in the kernel without the GIL, straight into numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from demesne.game import Game
from demesne.kernel import const as k
from demesne.notation.names import short
from demesne.refusal import Refusal

from .dealing import Array, Dealer
from .plain import plain
from .spec import Spec, check_spec


class VectorEnv:
    """`n` games; `step` makes one pick in each. A finished game is followed at once by the next.

    Arrays, updated in place: `obs` (bytes) and `mask` for the seat that decides, which is `seat`; `done`, and for
    games that are done `truncated`, `reward` and `points` of each seat; `kingdom`, the number of each game's kingdom
    in the spec; `learner`, the seat played from outside where the spec has opponents (-1: all of them are).
    Of games that are done `final_obs`, `final_mask` and `final_seat` have the end: what the learner (the seat asked
    last, where there are no opponents) knows of it, and what it could have picked next if the game was cut.
    `perfect=True` adds `state`, the observations of all seats, for critics. `threads` step together; they end with
    `close`, or with the last reference. The arrays are for reading; `step` checks actions against `mask`.
    """

    def __init__(
        self, spec: Spec, n: int, seed: int | str | None = None, *, threads: int = 1, perfect: bool = False
    ) -> None:
        check_spec(spec)
        n, threads = count_of("n", n), count_of("threads", threads)
        self.spec, self.n, self.spaces = spec, n, spec.spaces
        players, spaces = spec.players, spec.spaces
        self.obs: Array = np.zeros((n, spaces.observation), np.uint8)
        self.mask: Array = np.zeros((n, spaces.actions), np.bool_)
        self.seat: Array = np.zeros(n, np.uint8)
        self.reward: Array = np.zeros((n, players), np.float32)
        self.points: Array = np.zeros((n, players), np.int32)
        self.done: Array = np.zeros(n, np.bool_)
        self.truncated: Array = np.zeros(n, np.bool_)
        self.kingdom: Array = np.zeros(n, np.int32)
        self.learner: Array = np.full(n, -1, np.int32)
        self.state: Array | None = np.zeros((n, players, spaces.observation), np.uint8) if perfect else None
        self.final_obs, self.final_mask, self.final_seat = self.obs.copy(), self.mask.copy(), self.seat.copy()
        self._actions = np.zeros(n, np.int32)
        self._ends = np.zeros(n, np.uint8)
        self._numbers = np.arange(n, dtype=np.int64)
        self._dealer = Dealer.of(spec, seed)
        self._states = [self._dealer.state() for _ in range(n)]
        self._shown: list[tuple[Any, int, Array]] = []  # what writes the state of a seat, and where
        if self.state is not None:
            seats = [(i, p) for i in range(n) for p in range(players)]
            self._shown = [(self._states[i].observe, p, self.state[i, p]) for i, p in seats]
        self._crew = self._dealer.module.crew_of(min(threads, n))
        for i in range(n):
            self._begin(i)
        self._write_state()

    def step(self, actions: Sequence[int] | Array) -> VectorEnv:
        """One pick in every game, as numbers of `mask`."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise Refusal("error-research-actions", n=self.n, got=f"{given.dtype} {list(given.shape)}")
        np.copyto(self._actions, given, casting="unsafe")
        bad = self._dealer.module.illegal_among(self._actions, self.mask, self.n, self.spaces.slots)
        changed = self._actions != given  # numbers too large for the kernel
        if np.count_nonzero(changed):  # a third of the time of any()
            bad = int(changed.argmax())
        if bad >= 0:
            board = self.spec.boards[self.kingdom[bad]]
            raise self._dealer.not_legal(board, bad, int(given[bad]), self.mask[bad])
        try:
            self._dealer.step(self._states, self._crew, self._actions, self.obs, self.mask, self.seat, self._ends)
        finally:  # Ctrl-C must not leave games that are over
            self._follow()
        return self

    def _follow(self) -> None:
        """The results of games that have just ended, and the next games in their places."""
        results = self.done, self.truncated, self.points, self.reward
        if self._dealer.write_ends(self._states, self._ends, *results):
            for i in self.done.nonzero()[0].tolist():
                self._write_final(i)
                self._numbers[i] += self.n
                self._begin(i)
                self._ends[i] = k.STEP_TAKEN
        self._write_state()

    def _write_final(self, i: int) -> None:
        seat, learner, cut = int(self.seat[i]), int(self.learner[i]), bool(self.truncated[i])
        shown = self.final_obs[i], self.final_mask[i]
        self.final_seat[i] = self._dealer.write_final(self._states[i], seat, learner, cut, *shown)

    def _begin(self, i: int) -> None:
        begun = self._dealer.begin(self._states[i], int(self._numbers[i]), self.obs[i], self.mask[i])
        self.seat[i], self.learner[i], self.kingdom[i] = begun

    def _write_state(self) -> None:
        slots = self.spaces.slots
        for write, p, row in self._shown:
            write(p, slots, row)

    def game(self, i: int) -> Game:
        """The game in place i from its start, as a `Game`; `spaces.action_numbers` says what picks are called there.

        Where the spec has opponents their answers are made inside the vector: the game asks for them too.
        """
        return self._dealer.game(int(self._numbers[i]))

    def close(self) -> None:
        """End the threads. The games can go on without them."""
        self._crew = None


def count_of(where: str, given: Any) -> int:
    got = plain(given)
    if isinstance(got, bool) or not isinstance(got, int) or got < 1:
        raise Refusal("error-research-count", where=where, got=short(got))
    return got
