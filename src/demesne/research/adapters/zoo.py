"""PettingZoo: every seat is an agent. In `aec(...)` they take turns, in `parallel(...)` one action of each step counts.

    env = aec(Spec(["First Game"]))
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else int(observation["action_mask"].argmax()))

An illegal pick ends the episode: PettingZoo's own TerminateIllegalWrapper does that.
`env` and `parallel_env` are PettingZoo's usual names, with `max_cycles`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..env import Env
from ..spec import Spec, check_spec
from . import need

gymnasium = need("gymnasium", "gymnasium")
pettingzoo = need("pettingzoo", "pettingzoo")
wrappers = need("pettingzoo.utils.wrappers", "pettingzoo")
conversions = need("pettingzoo.utils.conversions", "pettingzoo")

ILLEGAL = -1.0  # the reward of an illegal pick; the others get 0


class Picks(gymnasium.spaces.Discrete):  # type: ignore[name-defined,misc]
    """The actions of an agent. A sample without a mask is one that is legal now, so random play is play."""

    def __init__(self, turns: DemesneAEC, agent: str) -> None:
        super().__init__(turns.spec_played.spaces.actions)
        self._turns, self._agent = turns, agent

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self._turns.mask_of(self._agent)
        return super().sample(mask, probability)


class DemesneAEC(pettingzoo.AECEnv):  # type: ignore[name-defined,misc]
    """One game, seats in the order in which they are asked.

    Rewards come at the end: 1 for a victory, less for a loss, in all 0; with `reward="margin"` the margins as they are.
    """

    metadata = {"name": "demesne_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, spec: Spec | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.spec_played = Spec() if spec is None else spec
        check_spec(self.spec_played)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{p}" for p in range(self.spec_played.players)]
        self._seats = {agent: p for p, agent in enumerate(self.possible_agents)}
        spaces, box = self.spec_played.spaces, gymnasium.spaces.Box
        seen = {
            "observation": box(0, 255, (spaces.observation,), np.uint8),
            "action_mask": box(0, 1, (spaces.actions,), np.int8),
        }
        self.observation_spaces = dict.fromkeys(self.possible_agents, gymnasium.spaces.Dict(seen))
        self.action_spaces = {agent: Picks(self, agent) for agent in self.possible_agents}
        self._env: Env | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if self._env is None or seed is not None:
            self._env = Env(self.spec_played, seed)
        else:
            self._env.reset()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._env.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        env, seat = self._played(), self._seats[agent]
        seen = env.obs.copy() if seat == env.seat and not env.done else env.observation(seat)
        return {"observation": seen, "action_mask": self.mask_of(agent)}

    def mask_of(self, agent: str) -> Any:
        """What the agent may pick now: nothing unless it is asked."""
        env = self._env
        if env is None or env.done or self._seats[agent] != env.seat:
            return np.zeros(self.spec_played.spaces.actions, np.int8)
        return env.mask.astype(np.int8)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        env = self._played().step(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if env.done:
            for a, seat in self._seats.items():
                self.rewards[a] = self._worth(float(env.reward[seat]))
                self.terminations[a], self.truncations[a] = not env.truncated, env.truncated
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[env.seat]

    def _worth(self, reward: float) -> float:
        if self.spec_played.reward == "margin":
            return reward
        even = 1 / self.spec_played.players  # what everybody would get: worth 0 here
        return (reward - even) / (1 - even)

    def _played(self) -> Env:
        assert self._env is not None, "reset comes first"
        return self._env

    def render(self) -> str:
        return self.spec_played.spaces.shown(self._played().obs)

    def close(self) -> None:
        self._env = None


def aec(spec: Spec | None = None, *, wrapped: bool = True) -> Any:
    """The environment, with PettingZoo's usual checks of order, range and rules around it unless `wrapped` is False."""
    env = DemesneAEC(spec)
    if not wrapped:
        return env
    judged = wrappers.TerminateIllegalWrapper(env, ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))


class DemesneParallel(pettingzoo.ParallelEnv):  # type: ignore[name-defined,misc]
    """All agents act in every step; only the action of the one whose mask is not empty counts.

    With `max_cycles` an episode is truncated after so many steps.
    """

    metadata = {"name": "demesne_parallel_v0", "render_modes": ["ansi"]}

    def __init__(self, spec: Spec | None = None, render_mode: str | None = None, max_cycles: int = 0) -> None:
        self.turns = DemesneAEC(spec, render_mode)
        self.judged = wrappers.TerminateIllegalWrapper(self.turns, ILLEGAL)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = self.turns.possible_agents
        self.observation_spaces = self.turns.observation_spaces
        self.action_spaces = self.turns.action_spaces

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.judged.reset(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return {a: self.turns.observe(a) for a in self.agents}, {a: {} for a in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        turns = self.turns
        agents = self.agents
        asked = turns.agent_selection
        action = actions.get(asked)
        (self.judged if self.action_spaces[asked].contains(action) else turns).step(action)  # refuses what is no pick
        self.cycles += 1
        seen = {a: turns.observe(a) for a in agents}
        ended = {a: turns.terminations[a] for a in agents}
        late = self.cycles == self.max_cycles and not any(ended.values())
        cut = {a: late or turns.truncations[a] for a in agents}
        rewards = {a: turns.rewards[a] for a in agents}
        if any(ended.values()) or any(cut.values()):
            self.agents = []
        return seen, rewards, ended, cut, {a: {} for a in agents}

    def render(self) -> str:
        return self.turns.render()

    def close(self) -> None:
        self.turns.close()


def parallel(spec: Spec | None = None, max_cycles: int = 0) -> DemesneParallel:
    return DemesneParallel(spec, max_cycles=max_cycles)


def env(spec: Spec | None = None, max_cycles: int = 0) -> Any:
    """With `max_cycles` every agent acts in each of so many cycles, as in `parallel`."""
    return conversions.parallel_to_aec(parallel(spec, max_cycles)) if max_cycles else aec(spec)


parallel_env = parallel
