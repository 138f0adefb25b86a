"""The network of the reference learners, computed with numpy: so their weights play without PyTorch.

One small network looks at every card of the kingdom through the same weights, so it fits any kingdom; ppo.py and
cloning.py train the same network with PyTorch. Inputs are made here for both.

    demesne research evaluate --task T1 --agent ppo
    demesne research evaluate --task T3 --agent cloned
"""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from demesne.kernel import const as k
from demesne.notation.names import nearest
from demesne.refusal import Refusal
from demesne.rules.card import CardDef

from ..agents import Seen, Setup
from ..dealing import Array
from ..features import NUMBERS, numbers, token_numbers, vocabulary
from ..spaces import Spaces
from ..spec import Board

WEIGHTS = pathlib.Path(__file__).with_name("weights")
OTHERS = k.OPTION_KEYS + 1 + k.PLACES  # actions that are not cards
# counts and numbers are up to 255: their roots are of a size that a network can learn from
ROOTS = (np.sqrt(np.arange(256)) / 2).astype(np.float32)
FEATURES = len(NUMBERS) + len(vocabulary())


class Known(NamedTuple):
    """The cards of some kingdoms: a row of features for each card, and by kingdom and place which row it is."""

    library: Array  # [cards, features]; row 0 is no card
    ids: Array  # [kingdoms, places]


@cache
def card_features(of: CardDef) -> Array:
    """What never changes about a card: its numbers, which may be negative, and how often each token occurs."""
    found = numbers(of)
    counts = np.bincount(token_numbers(of), minlength=len(vocabulary()))
    counts[0] = 0  # what fills up
    roots: Array = np.concatenate([np.sign(found) * np.sqrt(np.abs(found)), np.sqrt(counts)]) / 2
    return roots.astype(np.float32)


def known(boards: Sequence[Board], slots: int) -> Known:
    rows: dict[CardDef, int] = {}
    ids = np.zeros((len(boards), slots), np.int64)
    for i, board in enumerate(boards):
        for place, of in enumerate(board.kinds.cards):
            ids[i, place] = rows.setdefault(of, len(rows) + 1)
    return Known(np.stack([np.zeros(FEATURES, np.float32), *map(card_features, rows)]), ids)


def inputs(obs: Array, spaces: Spaces, used: int) -> tuple[Array, Array]:
    """Observations as the network reads them: cards [n, places in use, rows] and numbers [n, numbers]."""
    cards = np.ascontiguousarray(spaces.cards_of(obs)[..., :used].swapaxes(-1, -2))
    return ROOTS[cards], ROOTS[spaces.numbers_of(obs)]


class Policy:
    """Weights as arrays; `logits` is the network without its critic."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @classmethod
    def read(cls, file: pathlib.Path) -> Policy:
        """Weights trained before there were some of today's tokens read nothing from these."""
        with np.load(file) as found:
            weights = {name: found[name].astype(np.float32) for name in found.files}
        program = weights["program.weight"]
        weights["program.weight"] = np.pad(program, ((0, 0), (0, FEATURES - program.shape[1])))
        return cls(weights)

    def write(self, file: pathlib.Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        named: dict[str, Any] = {name: row.astype(np.float16) for name, row in self.weights.items()}
        with file.open("wb") as out:  # given a name, numpy would add an ending to it
            np.savez_compressed(out, **named)

    @property
    def narrow(self) -> int:
        """The width of the layers that every card goes through."""
        return len(self.weights["card.bias"])

    def _linear(self, name: str, x: Array) -> Array:
        found: Array = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return found

    def programs(self, library: Array) -> Array:
        """The part of the first layer that never changes, for each card."""
        found: Array = library @ self.weights["program.weight"].T
        return found

    def logits(self, cards: Array, numbers: Array, programs: Array, there: Array) -> Array:
        """A score for every action: places, then the others. The same sums as `Network` in ppo.py."""
        table = self._linear("table", numbers)
        read = np.maximum(self._linear("card", cards) + programs + table[..., None, :], 0)
        total = (read * there[..., None]).sum(-2) / 8
        whole = np.maximum(self._linear("whole", np.concatenate([total, table], -1)), 0)
        scored = np.maximum(self._linear("second", read) + self._linear("spread", whole)[..., None, :], 0)
        return np.concatenate([self._linear("pick", scored)[..., 0], self._linear("others", whole)], -1)


class Player:
    """A policy on the kingdoms that it is to play. Places that none of them uses are left out."""

    def __init__(self, policy: Policy, boards: Sequence[Board], spaces: Spaces) -> None:
        self.policy, self.spaces = policy, spaces
        self.used = max(len(board.kinds.names) for board in boards)
        library, ids = known(boards, self.used)
        self._programs = policy.programs(library)[ids]
        self._there = (ids > 0).astype(np.float32)

    def logits(self, obs: Array, kingdom: Array | int) -> Array:
        seen = inputs(obs, self.spaces, self.used)
        found = self.policy.logits(*seen, self._programs[kingdom], self._there[kingdom])
        unused = np.zeros((*found.shape[:-1], self.spaces.slots - self.used), np.float32)
        return np.concatenate([found[..., : self.used], unused, found[..., self.used :]], -1)

    def best(self, obs: Array, mask: Array, kingdom: Array | int) -> Array:
        """The legal action with the highest score, for each observation."""
        best: Array = np.where(mask, self.logits(obs, kingdom), -np.inf).argmax(-1)
        return best


class Pair:
    """What to buy as one policy picks it, everything else as the other does."""

    def __init__(self, buying: Player, rest: Player) -> None:
        self.buying, self.rest = buying, rest
        self._kind = buying.spaces.number["kind"]

    def best(self, obs: Array, mask: Array, kingdom: Array | int) -> Array:
        buys = self.buying.spaces.numbers_of(obs)[..., self._kind] == k.D_BUY
        if buys.ndim == 0:
            return (self.buying if buys else self.rest).best(obs, mask, kingdom)
        return np.where(buys, *(player.best(obs, mask, kingdom) for player in (self.buying, self.rest)))


class Learned:
    """An agent of the benchmark that plays the best action of a policy; `rest` picks all but purchases."""

    def __init__(self, setup: Setup, policy: Policy, rest: Policy | None = None) -> None:
        self.setup, self.policy, self.rest = setup, policy, rest
        if policy.weights["table.weight"].shape[1] != len(setup.spaces.numbers):
            raise Refusal("error-value", where="players", expected=["2"], got=str(setup.players), near="2")
        self._players: dict[tuple[str, ...], Player | Pair] = {}

    def begin(self, seen: Seen) -> None:
        ten = seen.board.kingdom
        if ten not in self._players:
            policies = [self.policy, self.rest] if self.rest else [self.policy]
            players = [Player(policy, [seen.board], seen.spaces) for policy in policies]
            self._players[ten] = Pair(*players) if self.rest else players[0]
        self._player = self._players[ten]

    def act(self, seen: Seen) -> int:
        return int(self._player.best(seen.obs, seen.mask, 0))


def stored(name: str) -> Policy:
    """Weights that come with the package."""
    file = WEIGHTS / f"{name}.npz"
    if not file.is_file():
        expected = sorted(f.stem for f in WEIGHTS.glob("*.npz"))
        raise Refusal("error-value", where="weights", expected=expected, got=name, near=nearest(name, expected))
    return Policy.read(file)


def reference(setup: Setup) -> Learned:
    """What ppo.py learned to buy in the task; where it was not trained for it, in T3. The clone picks the rest."""
    own = f"ppo-{setup.task}"
    buying = stored(own if (WEIGHTS / f"{own}.npz").is_file() else "ppo-T3")
    return Learned(setup, buying, rest=stored("cloned"))


def cloned(setup: Setup) -> Learned:
    """The policy that cloning.py learned from games of the ladder."""
    return Learned(setup, stored("cloned"))
