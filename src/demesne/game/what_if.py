"""Everybody's points if some cards were elsewhere, counted by the kernel in a copy of the game.

Points may depend on all that a player owns (Gardens), so they cannot be added up card by card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game


class WhatIf:
    """A copy of a game in which cards change hands; the game itself stays as it is."""

    def __init__(self, game: Game) -> None:
        self._kind_of = game.inner.kinds.kind_of
        self._seats = range(game.players)
        self._state = game.inner.state()

    def give(self, seat: int, card: str, n: int) -> None:
        """The seat owns n more of a card, or fewer."""
        self._state.own_more(seat, self._kind_of[card], n)

    def put_back(self, card: str, n: int) -> None:
        """The card's pile in the Supply has n more cards, or fewer."""
        self._state.pile_up(self._kind_of[card], n)

    def has_tokens(self, seat: int, n: int) -> None:
        """So many victory tokens."""
        self._state.hold_tokens(seat, n)

    def scores(self) -> list[int]:
        return [self._state.score(seat) for seat in self._seats]
