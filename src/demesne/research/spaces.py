"""The shapes of what a learner gets and gives, and what each place in them means."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from demesne.cards.numbers import PLACE_BASE, STOP
from demesne.game.kinds import Kinds, key_action
from demesne.kernel import const as k
from demesne.rules.language import KEYS
from demesne.views import observation


class Spaces:
    """Observations: `rows` of counts with `slots` places each (one per kind of card, in name order), then `numbers`.

    Actions: the places of the kinds, the option keys, stop, deck positions 0 to 63.
    """

    def __init__(self, players: int, slots: int) -> None:
        self.players = players
        self.slots = slots
        self.rows = observation.rows(players)
        self.numbers = observation.numbers(players)
        self.observation = len(self.rows) * slots + len(self.numbers)
        self.stop = slots + k.OPTION_KEYS
        self.actions = self.stop + 1 + k.PLACES

    def cards_of(self, obs: Any) -> Any:
        """The rows of counts of observations: [..., rows, places]; a view, no copy."""
        shape = (*obs.shape[:-1], len(self.rows), self.slots)
        return obs[..., : len(self.rows) * self.slots].reshape(shape)

    def numbers_of(self, obs: Any) -> Any:
        """The single numbers of observations; a view, no copy."""
        return obs[..., len(self.rows) * self.slots :]

    def shown(self, obs: Any) -> str:
        """The single numbers of one observation that are not 0, for people."""
        return ", ".join(f"{name} {n}" for name, n in zip(self.numbers, self.numbers_of(obs).tolist()) if n)

    @cached_property
    def row(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.rows)}

    @cached_property
    def number(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.numbers)}

    def action_numbers(self, kinds: Kinds) -> np.ndarray[Any, np.dtype[np.int32]]:
        """For each action of a learner its number in records and `Game.apply`; -1 where it means nothing."""
        out = np.full(self.actions, -1, np.int32)
        out[: len(kinds.numbers)] = kinds.numbers
        out[self.slots : self.slots + len(KEYS)] = [key_action(i) for i in range(len(KEYS))]
        out[self.stop] = STOP
        out[self.stop + 1 :] = np.arange(PLACE_BASE, PLACE_BASE + k.PLACES)
        return out

    def key_action(self, key: str) -> int:
        """The action of an option key."""
        return self.slots + KEYS.index(key)

    def action_name(self, kinds: Kinds, action: int) -> str:
        """What an action of a learner is called: a card, an option key, "stop" or a deck position."""
        if 0 <= action < len(kinds.names):
            return kinds.names[action]
        if self.slots <= action < self.slots + len(KEYS):
            return KEYS[action - self.slots]
        if action == self.stop:
            return "stop"
        return str(action - self.stop - 1) if self.stop < action < self.actions else "?"
