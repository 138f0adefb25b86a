"""The weights that come with the package play through the interface of agents, with numpy alone."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.refusal import Refusal  # noqa: E402
from demesne.research import Env, Spec  # noqa: E402
from demesne.research.agents import Asked, Seen, Setup  # noqa: E402
from demesne.research.train.policy import reference  # noqa: E402


def test_the_reference_plays_a_game() -> None:
    setup = Setup("T1", Spec(["First Game"], asked="buys"), None)
    agent = reference(setup)
    env = Env(Spec(["First Game"], opponents="big-money", asked="buys"), seed=2)
    while not env.done:
        asked = Asked(env.obs.tobytes(), env.mask.tobytes(), True)
        seen = Seen(setup, setup.spec.boards[0], env.seat, 1, ask=lambda *_: None, asked=asked)
        agent.begin(seen)
        env.step(agent.act(seen))
    assert env.points[env.learner] > 10  # somebody who buys at random has none


def test_a_task_without_weights_is_refused() -> None:
    with pytest.raises(Refusal, match="ppo-T9"):
        reference(Setup("T9", Spec(["First Game"]), None))
