"""Many games side by side, stepped in the kernel without the GIL, straight into numpy arrays."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from demesne.game import Game
from demesne.kernel import const as k
from demesne.notation.names import short
from demesne.refusal import Refusal

from .dealing import Array, Dealer
from .spec import Spec


class VectorEnv:
    """`n` games; `step` makes one pick in each. A finished game is followed at once by the next.

    Arrays, updated in place: `obs` (bytes) and `mask` for the seat that decides, which is `seat`; `done`, and for
    games that are done `truncated`, `reward` and `points` of each seat; `kingdom`, the number of each game's kingdom
    in the spec; `learner`, the seat played from outside where the spec has opponents (-1: all of them are).
    `perfect=True` adds `state`, the observations of all seats, for critics.
    """

    def __init__(
        self, spec: Spec, n: int, seed: int | str | None = None, *, threads: int = 1, perfect: bool = False
    ) -> None:
        _check_count("n", n)
        _check_count("threads", threads)
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
        self._actions = np.zeros(n, np.int32)
        self._ends = np.zeros(n, np.uint8)
        self._ended = False  # whether a game ended in the last step
        self._numbers = np.arange(n, dtype=np.int64)
        self._dealer = Dealer(spec, seed)
        self._states = [self._dealer.state() for _ in range(n)]
        self._workers = [_Worker() for _ in range(min(threads, n) - 1)]
        self._bounds = [n * i // (len(self._workers) + 1) for i in range(len(self._workers) + 2)]
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
        if bad >= 0:
            board = self.spec.boards[self.kingdom[bad]]
            raise self._dealer.not_legal(board, bad, int(given[bad]), self.mask[bad])
        self._step_all()
        ended = bool(self._ends.max() >= k.STEP_OVER)
        if ended or self._ended:  # in most steps no game ends: then there is nothing to write
            self._write_ends()
        self._ended = ended
        self._write_state()
        return self

    def _write_ends(self) -> None:
        """The results of games that have just ended, nothing for the others; the next games begin."""
        np.greater_equal(self._ends, k.STEP_OVER, out=self.done)
        np.equal(self._ends, k.STEP_CUT, out=self.truncated)
        self.reward[:] = 0
        self.points[:] = 0
        for i in np.flatnonzero(self.done).tolist():
            self._dealer.write_result(self._states[i], self.points[i], self.reward[i])
            self._numbers[i] += self.n
            self._begin(i)

    def _step_all(self) -> None:
        """A part of the games in this thread, the others in the workers'."""
        buffers = self._actions, self.obs, self.mask, self.seat, self._ends
        parts = [
            partial(self._dealer.step, self._states, first, last, *buffers)
            for first, last in zip(self._bounds, self._bounds[1:])
        ]
        for worker, part in zip(self._workers, parts[1:]):
            worker.begin(part)
        parts[0]()
        for worker in self._workers:
            worker.wait()

    def _begin(self, i: int) -> None:
        begun = self._dealer.begin(self._states[i], int(self._numbers[i]), self.obs[i], self.mask[i])
        self.seat[i], self.learner[i], self.kingdom[i] = begun

    def _write_state(self) -> None:
        if self.state is not None:
            for i, state in enumerate(self._states):
                for p in range(self.spec.players):
                    state.observe(p, self.spaces.slots, self.state[i, p])

    def game(self, i: int) -> Game:
        """The game in place i from its start, as a `Game`; `spaces.action_numbers` says what picks are called there.

        Where the spec has opponents their answers are made inside the vector: the game asks for them too.
        """
        return self._dealer.game(int(self._numbers[i]))

    def close(self) -> None:
        """End the threads."""
        for worker in self._workers:
            worker.stop()
        self._workers = []
        self._bounds = [0, self.n]

    def __del__(self) -> None:
        for worker in getattr(self, "_workers", []):
            worker.stop()


class _Worker(threading.Thread):
    """A thread that does one piece of work at a time; two locks hand it over and back."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._begun, self._done = threading.Lock(), threading.Lock()
        self._begun.acquire()
        self._done.acquire()
        self._work: Callable[[], Any] | None = None
        self._error: BaseException | None = None
        self.start()

    def begin(self, work: Callable[[], Any]) -> None:
        self._work = work
        self._begun.release()

    def wait(self) -> None:
        self._done.acquire()
        if self._error is not None:
            raise self._error

    def stop(self) -> None:
        self._work = None
        self._begun.release()

    def run(self) -> None:
        while True:
            self._begun.acquire()
            if self._work is None:
                return
            try:
                self._work()
            except BaseException as error:
                self._error = error
            self._work = None
            self._done.release()


def _check_count(where: str, got: Any) -> None:
    if isinstance(got, bool) or not isinstance(got, int) or got < 1:
        raise Refusal("error-research-count", where=where, got=short(got))
