"""What luck did: what of the result neither the start nor anybody's decisions explain, and the coins that were drawn.

The result of a seat is its chance before the first decision, plus what every answer of every seat changed against the
list's answer (or one that is clearly better), plus luck. So luck is what is left. Its error is that of the measured
parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from demesne.game import Event, Game
from demesne.strategies.reasons import coins_of
from demesne.table.outgoing.analysis import Draws, Luck

from .model import Judged


@dataclass
class DrawnCoins:
    """The coins on the Treasures that each seat draws, as the game goes by."""

    game: Game
    expected: list[float] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        kinds = self.game.inner.kinds
        self._coins = {name: coins_of(kinds.cards[kind]) for name, kind in kinds.kind_of.items()}
        self.expected = [0.0] * self.game.players
        self.drawn = [0.0] * self.game.players

    def follow(self, events: Sequence[Event], before: list[list[str]], after: list[list[str]]) -> None:
        """The draws of one answer; `before` and `after` are the decks by seat.

        Up to a shuffle cards come from the deck as it was, after it from a deck that holds what is left and what was
        drawn since. Cards whose place in the deck was known count as if they were not.
        """
        for seat in range(len(before)):
            parts: list[list[str]] = [[]]
            for event in events:
                if event.player == seat and event.kind == "shuffle":
                    parts.append([])
                elif event.player == seat and event.kind == "draw":
                    parts[-1] += [card for card in event.cards if card]
            for number, cards in enumerate(parts):
                deck = before[seat] if number == 0 else after[seat] + cards
                if cards and deck:
                    self.expected[seat] += len(cards) * self._on(deck) / len(deck)
                    self.drawn[seat] += self._on(cards)

    def _on(self, cards: Sequence[str]) -> int:
        return sum(self._coins[card] for card in cards)


def luck_of(game: Game, decisions: Sequence[Judged], coins: DrawnCoins) -> list[Luck]:
    """For every seat of a game that is over."""
    if not decisions or not decisions[-1].win:
        return []
    first, winners = decisions[0], game.winners()
    out = []
    for seat in range(game.players):
        end = (seat in winners) / len(winners)
        decided = [judged for judged in decisions if judged.skill]
        skill = sum(judged.skill[seat] for judged in decided)
        error = sqrt(first.error**2 + sum(judged.skill_error**2 for judged in decided))
        draws = Draws(round(coins.expected[seat], 1), coins.drawn[seat])
        out.append(Luck(seat, end - first.win[seat] - skill, error, draws))
    return out
