"""Everybody's points if some cards were elsewhere: from a copy of the game, counted by the plain kernel.

Points may depend on all that a player owns (Gardens), so they cannot be added up card by card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from demesne import kernel
from demesne.kernel import const as k

if TYPE_CHECKING:
    from .game import Game

PLAIN = "plain"


class WhatIf:
    """A copy of a game in which cards change hands; the game itself stays as it is."""

    def __init__(self, game: Game) -> None:
        self._kinds = game.inner.kinds
        self._seats = range(game.players)
        self._state: Any = kernel.kernels()[PLAIN].State(self._kinds.table(PLAIN))
        self._state.load(game.inner.state().dump())

    def give(self, seat: int, card: str, n: int) -> None:
        """The seat owns n more of a card, or fewer. Only the sum of the zones counts: one may be negative."""
        self._state.disc[seat][self._kinds.kind_of[card]] += n
        self._state.ndisc[seat] += n

    def put_back(self, card: str, n: int) -> None:
        """The card's pile in the Supply has n more cards, or fewer."""
        self._state.supply[self._kinds.kind_of[card]] += n

    def has_tokens(self, seat: int, n: int) -> None:
        """So many victory tokens."""
        self._state.tokens[k.VICTORY_TOKEN][seat] = n

    def scores(self) -> list[int]:
        return [self._state.score(seat) for seat in self._seats]
