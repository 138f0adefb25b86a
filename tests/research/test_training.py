"""The reference learner. It needs PyTorch, which is not part of the tests: `make research-test` installs it and runs these."""

from __future__ import annotations

import os
import pathlib

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.research import Spec, VectorEnv  # noqa: E402
from demesne.research.train.policy import Policy, card_features, inputs  # noqa: E402

if not os.environ.get("DEMESNE_TRAIN"):
    pytest.skip("PyTorch is not part of these tests: make research-test", allow_module_level=True)

import torch  # noqa: E402

from demesne.research.train import ppo  # noqa: E402


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
    env = VectorEnv(spec, 8, seed=1)
    static = card_features(spec.boards, spec.spaces.slots)[env.kingdom]
    network = ppo.Network(spec.spaces)
    network.load_state_dict({n: torch.from_numpy(w) for n, w in stored.weights.items()}, strict=False)
    cards, numbers = inputs(env.obs, env.spaces)
    with torch.no_grad():
        logits, _ = network(*map(torch.from_numpy, (cards, numbers, static)))
    assert np.allclose(logits.numpy(), stored.logits(cards, numbers, static), atol=1e-4)
    assert env.mask[np.arange(8), stored.best(env.obs, env.mask, env.spaces, static)].all()
