"""The reference learners. They need PyTorch, which is not part of the tests: `make research-test` installs it and runs these."""

from __future__ import annotations

import os
import pathlib

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.research import Spec, VectorEnv  # noqa: E402
from demesne.research.train.policy import Player, Policy  # noqa: E402

if not os.environ.get("DEMESNE_TRAIN"):
    pytest.skip("PyTorch is not part of these tests: make research-test", allow_module_level=True)

import torch  # noqa: E402

from demesne.research import dataset  # noqa: E402
from demesne.research.train import cloning, ppo  # noqa: E402


def test_training_is_repeatable_and_its_weights_play_without_pytorch(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr(ppo, "GAMES", 16)
    spec = Spec(["First Game", "Silver & Gold"], opponents="big-money", asked="buys", max_turns=30)
    lines: list[dict[str, float]] = []
    first, again = (ppo.train(spec, 3, 2 * 16 * 32, lambda line, _: lines.append(line)) for _ in range(2))
    assert all((first.weights[name] == again.weights[name]).all() for name in first.weights)
    assert {"cpu", "steps", "reward", "training", "best"} == set(lines[0])
    first.write(tmp_path / "x.npz")
    stored = Policy.read(tmp_path / "x.npz")
    agree_without_pytorch(stored, spec)
    going_on = ppo.train(spec, 4, 16 * 32, lambda line, _: None, start=stored)
    assert going_on.narrow == stored.narrow


def test_a_learner_that_starts_from_a_policy_learns_values_first(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr(ppo, "GAMES", 16)
    spec = Spec(["First Game"], opponents="big-money", asked="buys", max_turns=10)
    start = ppo.train(spec, 1, 16 * 32, lambda line, _: None)
    warmed, gone = (ppo.train(spec, 2, n * 16 * 32, lambda line, _: None, start) for n in (ppo.WARM, ppo.WARM + 1))
    changed, moved = (
        {name for name in start.weights if (start.weights[name] != policy.weights[name]).any()}
        for policy in (warmed, gone)
    )
    assert changed == {"value.weight", "value.bias"} and "pick.weight" in moved


def agree_without_pytorch(policy: Policy, spec: Spec) -> None:
    env = VectorEnv(spec, 8, seed=1)
    network, places = ppo.Network.of(policy, spec.spaces), ppo.Places(spec.boards, spec.spaces)
    *seen, _ = places.read(env.obs, env.mask, env.kingdom)
    with torch.no_grad():
        logits, _ = network(*seen, places.library)
    player = Player(policy, spec.boards, spec.spaces)
    assert np.allclose(logits.numpy(), player.logits(env.obs, env.kingdom)[:, places.actions], atol=1e-4)
    assert env.mask[np.arange(8), player.best(env.obs, env.mask, env.kingdom)].all()


def test_cloning_learns_the_picks_of_the_ladder(tmp_path: pathlib.Path) -> None:
    torch.set_num_threads(1)
    dataset.write(tmp_path, games=10, searched=0, each=5, levels=("novice", "gentle"))
    found, tens = cloning.lessons(cloning.read(tmp_path), {"novice", "gentle"}, 1)
    assert len(tens) == 2 and found.mask[np.arange(len(found.action)), found.action].all()
    (first, agreed), (again, _) = (cloning.clone(found, tens, 1, epochs=6) for _ in range(2))
    assert all((first.weights[name] == again.weights[name]).all() for name in first.weights)
    assert agreed > 0.3  # chance agrees with a tenth
    agree_without_pytorch(first, Spec([list(ten) for ten in tens], opponents="big-money"))
