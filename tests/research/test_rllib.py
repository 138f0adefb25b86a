"""RLlib beside the adapters. It pins an older Gymnasium, so `make research-test` installs it in an environment of its own."""

from __future__ import annotations

import os

import pytest

if not os.environ.get("DEMESNE_RLLIB"):
    pytest.skip("RLlib is not part of these tests: make research-test", allow_module_level=True)

from gymnasium.utils.env_checker import check_env
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv
from ray.rllib.utils.pre_checks.env import check_multiagent_environments

from demesne.research import Spec
from demesne.research.adapters import gym, zoo


@pytest.mark.parametrize("players", [2, 3])
def test_the_environment_check_of_rllib_passes(players: int) -> None:
    """A pick at random was refused by an exception, and RLlib could not be installed beside the adapters."""
    spec = Spec(players=players, max_turns=10)
    for env in (ParallelPettingZooEnv(zoo.parallel(spec)), PettingZooEnv(zoo.aec(spec))):
        check_multiagent_environments(env)
        seen, _ = env.reset(seed=1)
        steps, over = 0, False
        while not over:
            seen, _, ended, cut, _ = env.step({agent: env.get_action_space(agent).sample() for agent in seen})
            steps += 1
            over = ended["__all__"] or cut["__all__"]
        assert steps > 20
    check_env(gym.gym(spec), skip_render_check=True)
