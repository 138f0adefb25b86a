"""The weights that come with the package play through the interface of agents, with numpy alone."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

import demesne.cards  # noqa: E402
from demesne.refusal import Refusal  # noqa: E402
from demesne.research import Env, Spec, VectorEnv  # noqa: E402
from demesne.research.agents import Asked, Seen, Setup  # noqa: E402
from demesne.research.tasks import TASKS  # noqa: E402
from demesne.research.train.policy import (  # noqa: E402
    FEATURES,
    WEIGHTS,
    Learned,
    Pair,
    Player,
    Policy,
    cloned,
    reference,
    stored,
)

MOST = 5_000_000  # bytes of all weights together


@pytest.fixture(autouse=True)
def _forget_own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """T5 brings its generated cards."""
    monkeypatch.setattr(demesne.cards, "_loaded", demesne.cards.Catalogue())


def points_of(agent: Learned, setup: Setup) -> int:
    """Of an agent after one game against money."""
    env = Env(Spec(**setup.spec.given | {"opponents": "big-money", "max_turns": 60}), seed=2)
    while not env.done:
        asked = Asked(env.obs.tobytes(), env.mask.tobytes(), True)
        seen = Seen(setup, setup.spec.boards[0], env.seat, 1, ask=lambda *_: None, asked=asked)
        agent.begin(seen)
        env.step(agent.act(seen))
    return int(env.points[env.learner])


def test_the_reference_plays_a_game() -> None:
    setup = Setup("T1", Spec(["First Game"], asked="buys"), None)
    assert points_of(reference(setup), setup) > 10  # somebody who buys at random has none


@pytest.mark.slow
@pytest.mark.parametrize("make", [reference, cloned])
@pytest.mark.parametrize("task", ["T2", "T3", "T5"])
def test_the_learned_play_every_kingdom(make: Callable[[Setup], Learned], task: str) -> None:
    """One network for all of them: kingdoms and even cards that it has never met."""
    setup = Setup(task, Spec([list(TASKS[task].split().test[1 if task != "T2" else 0])]), None)
    assert points_of(make(setup), setup) > 10


def test_a_pair_buys_as_one_policy_and_plays_as_the_other() -> None:
    chance = np.random.default_rng(1)
    for asked, steps in (("buys", 40), ("all", 300)):
        env = VectorEnv(Spec(["First Game"], asked=asked, opponents="big-money"), 16, seed=3)
        buying, rest = (Player(stored(name), env.spec.boards, env.spec.spaces) for name in ("ppo-T1", "cloned"))
        pair, others = Pair(buying, rest), 0
        for _ in range(steps):
            bought, played, both = (one.best(env.obs, env.mask, env.kingdom) for one in (buying, rest, pair))
            alone = [pair.best(obs, mask, 0) for obs, mask in zip(env.obs, env.mask)]
            assert (both == alone).all() and ((both == bought) | (both == played)).all()
            if asked == "buys":
                assert (both == bought).all()
            others += (both != bought).sum()
            env.step(np.array([chance.choice(np.flatnonzero(mask)) for mask in env.mask]))
        assert bool(others) == (asked == "all")


def test_the_weights_are_small() -> None:
    assert 0 < sum(file.stat().st_size for file in WEIGHTS.glob("*.npz")) < MOST


def test_weights_are_written_to_the_file_that_was_named_bug(tmp_path: pathlib.Path) -> None:
    weights = {"card.bias": np.ones(4, np.float32), "program.weight": np.ones((4, FEATURES), np.float32)}
    Policy(weights).write(tmp_path / "weights")
    assert Policy.read(tmp_path / "weights").narrow == 4


def test_weights_that_are_not_there_are_refused() -> None:
    with pytest.raises(Refusal, match="ppo-T9"):
        stored("ppo-T9")


def test_what_was_learned_for_two_players_is_refused_for_three() -> None:
    with pytest.raises(Refusal, match="players: expected 2"):
        cloned(Setup("T6", Spec(["First Game"], players=3), None))
