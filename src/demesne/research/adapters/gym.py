"""Gymnasium: one learner against opponents that play inside the kernel; `gym(...)` one game, `gym_vector(...)` many."""

from __future__ import annotations

from dataclasses import replace
from operator import index
from typing import Any

import numpy as np

from ..env import Env
from ..spec import Spec, check_spec
from ..vector import VectorEnv, count_of
from . import need

gymnasium = need("gymnasium", "gymnasium")
OPPONENT = "big-money-greening"


def _with_opponents(spec: Spec | None) -> Spec:
    spec = Spec() if spec is None else spec
    check_spec(spec)
    return replace(spec, opponents=OPPONENT) if spec.opponents is None else spec


class DemesneGym(gymnasium.Env):  # type: ignore[name-defined,misc]
    """The mask is in `info["action_mask"]` and `action_masks()`. An illegal action ends the game, reward -1.

    After the last action the observation is that of the end; the mask is empty unless the game was truncated.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, spec: Spec | None = None, render_mode: str | None = None) -> None:
        self.spec_played = _with_opponents(spec)
        self.render_mode = render_mode
        spaces = self.spec_played.spaces
        self.observation_space = gymnasium.spaces.Box(0, 255, (spaces.observation,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(spaces.actions)
        self._env: Env | None = None

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if self._env is None or seed is not None:
            self._env = Env(self.spec_played, seed)
        else:
            self._env.reset()
        return self._env.obs.copy(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        env = self._env
        assert env is not None, "reset comes first"
        action = index(action)
        if not 0 <= action < len(env.mask) or not env.mask[action]:
            return env.obs.copy(), -1.0, True, False, {**self._info(), "illegal": True}
        env.step(action)
        reward = float(env.reward[env.learner]) if env.done else 0.0
        return env.obs.copy(), reward, env.done and not env.truncated, env.truncated, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """Under the name that sb3-contrib's MaskablePPO asks for."""
        assert self._env is not None, "reset comes first"
        return self._env.mask.copy()

    def render(self) -> str:
        assert self._env is not None, "reset comes first"
        return self._env.spaces.shown(self._env.obs)


class DemesneGymVector(gymnasium.vector.VectorEnv):  # type: ignore[name-defined,misc]
    """Many games at once; a finished game is followed by the next in the same step (autoreset mode SAME_STEP).

    How games ended is in `info["final_obs"]` and `info["final_info"]`, as in Gymnasium's own vectors. An illegal action
    is refused, and nothing is stepped.
    """

    def __init__(self, spec: Spec | None = None, num_envs: int = 256, threads: int = 1) -> None:
        self._env: VectorEnv | None = None  # first: Gymnasium closes what could not be made, too
        num_envs = count_of("num_envs", num_envs)
        self.spec_played, self.num_envs, self.threads = _with_opponents(spec), num_envs, count_of("threads", threads)
        spaces = self.spec_played.spaces
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
        self.single_observation_space = gymnasium.spaces.Box(0, 255, (spaces.observation,), np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(spaces.actions)
        batch = gymnasium.vector.utils.batch_space
        self.observation_space = batch(self.single_observation_space, num_envs)
        self.action_space = batch(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None:  # other games, which follow from the seed of an earlier reset
            seed = int(self.np_random.integers(2**63))
        self._env = VectorEnv(self.spec_played, self.num_envs, seed, threads=self.threads)
        return self._env.obs.copy(), self._info(self._env)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        assert self._env is not None, "reset comes first"
        learner = self._env.learner.copy()  # of the games that this step ends
        env = self._env.step(actions)
        reward = env.reward[np.arange(self.num_envs), learner]
        info = self._info(env)
        for i in np.flatnonzero(env.done).tolist():
            end = {"final_obs": env.final_obs[i].copy(), "final_info": {"action_mask": env.final_mask[i].copy()}}
            info = self._add_info(info, end, i)
        return env.obs.copy(), reward, env.done & ~env.truncated, env.truncated.copy(), info

    def _info(self, env: VectorEnv) -> dict[str, Any]:
        """Gymnasium wants a second array for each, its name with an underscore in front: which games have a value."""
        return {"action_mask": env.mask.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def close_extras(self, **_: Any) -> None:
        if self._env is not None:
            self._env.close()


gym = DemesneGym
gym_vector = DemesneGymVector
