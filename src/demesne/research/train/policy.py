"""The reference policy: one network for every kingdom, because it looks at each card through the same weights.

A card is its row of counts and its features; the table is the single numbers of the observation. Cards are read one by
one, added up, and each is scored with the sum in view. This module plays with numpy alone; ppo.py trains the same
network with PyTorch. Inputs are made here for both.

    demesne research evaluate --task T1 --agent demesne.research.train.policy:reference
"""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from demesne.kernel import const as k
from demesne.notation.names import nearest
from demesne.refusal import Refusal

from ..agents import Seen, Setup
from ..dealing import Array
from ..features import NUMBERS, features
from ..spaces import Spaces
from ..spec import Board

WEIGHTS = pathlib.Path(__file__).with_name("weights")
OTHERS = k.OPTION_KEYS + 1 + k.PLACES  # actions that are not cards
# counts and numbers are up to 255: their roots are of a size that a network can learn from
ROOTS = (np.sqrt(np.arange(256)) / 2).astype(np.float32)
# likewise cost, points, worth and so on, which may be negative
FEATURES = len(NUMBERS) + 1  # and whether there is a card at all


def card_features(boards: Sequence[Board], slots: int) -> Array:
    """What never changes about the cards: [kingdoms, places, features]."""
    out = np.zeros((len(boards), slots, FEATURES), np.float32)
    for i, board in enumerate(boards):
        found = features(board, slots)
        out[i, :, :-1] = np.sign(found.numbers) * np.sqrt(np.abs(found.numbers)) / 2
        out[i, :, -1] = found.present
    return out


def inputs(obs: Array, spaces: Spaces) -> tuple[Array, Array]:
    """Observations as the network reads them: cards [n, places, rows] and numbers [n, numbers]."""
    cards = np.ascontiguousarray(spaces.cards_of(obs).swapaxes(-1, -2))
    return ROOTS[cards], ROOTS[spaces.numbers_of(obs)]


class Policy:
    """Weights as arrays; `logits` is the network without its critic."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @classmethod
    def read(cls, file: pathlib.Path) -> Policy:
        with np.load(file) as found:
            return cls({name: found[name].astype(np.float32) for name in found.files})

    def write(self, file: pathlib.Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        named: dict[str, Any] = {name: row.astype(np.float16) for name, row in self.weights.items()}
        np.savez_compressed(file, **named)

    def _linear(self, name: str, x: Array) -> Array:
        found: Array = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return found

    def logits(self, cards: Array, numbers: Array, static: Array) -> Array:
        """A score for every action: places, then the others. The same sums as `Network` in ppo.py."""
        table = self._linear("table", numbers)
        read = np.maximum(self._linear("card", np.concatenate([cards, static], -1)) + table[..., None, :], 0)
        total = (read * static[..., -1:]).sum(-2) / 8
        whole = np.maximum(self._linear("whole", np.concatenate([total, table], -1)), 0)
        scored = np.maximum(self._linear("second", read) + self._linear("spread", whole)[..., None, :], 0)
        return np.concatenate([self._linear("pick", scored)[..., 0], self._linear("others", whole)], -1)

    def best(self, obs: Array, mask: Array, spaces: Spaces, static: Array) -> Array:
        """The legal action with the highest score, for each observation."""
        found = self.logits(*inputs(obs, spaces), static)
        best: Array = np.where(mask, found, -np.inf).argmax(-1)
        return best


class Learned:
    """An agent of the benchmark that plays the best action of a policy."""

    def __init__(self, setup: Setup, policy: Policy) -> None:
        self.setup, self.policy = setup, policy

    def begin(self, seen: Seen) -> None:
        self._static = card_features([seen.board], seen.spaces.slots)[0]

    def act(self, seen: Seen) -> int:
        return int(self.policy.best(seen.obs, seen.mask, seen.spaces, self._static))


def stored(name: str) -> Policy:
    """Weights that come with the package."""
    file = WEIGHTS / f"{name}.npz"
    if not file.is_file():
        expected = sorted(f.stem for f in WEIGHTS.glob("*.npz"))
        raise Refusal("error-value", where="weights", expected=expected, got=name, near=nearest(name, expected))
    return Policy.read(file)


def reference(setup: Setup) -> Learned:
    """The policy that ppo.py learned for the task."""
    return Learned(setup, stored(f"ppo-{setup.task}"))
