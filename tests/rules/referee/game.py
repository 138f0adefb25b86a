"""The referee with the library's face, as far as the tests need it: a game that is asked and answered."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from .questions import Question
from .seats import Shuffle, no_chance, take
from .table import Referee

START = ["Copper"] * 7 + ["Estate"] * 3
ZONES = ("hand", "deck", "discard", "play", "aside", "island", "native village")


def with_chance(seed: object) -> Shuffle:
    rng = random.Random(f"referee {seed}")
    return lambda cards: rng.sample(cards, len(cards))


def with_start_cards(position: dict[str, Any], shuffle: Shuffle) -> dict[str, Any]:
    """The position with a hand and a deck for every seat (docs/library.md, "Positions")."""
    players = []
    for given in position["players"]:
        row = dict(given)
        if "deck" in row:
            row.setdefault("hand", [])
        elif "hand" in row:
            rest = list((Counter(START) - Counter(row["hand"])).elements())
            row["deck"] = shuffle(rest)
        else:
            row["deck"] = shuffle(START)
            row["hand"] = take(row["deck"], row["deck"][:5])
        players.append(row)
    return position | {"players": players}


class RefereeGame:
    """A game of the second referee; `answer` goes on to the next question."""

    def __init__(self, position: dict[str, Any], shuffle: Shuffle = no_chance) -> None:
        self.has_shuffled = False

        def noted(cards: list[str]) -> list[str]:
            self.has_shuffled = True
            return shuffle(cards)

        self.referee = Referee(with_start_cards(position, noted), noted)
        self.players = len(self.referee.seats)
        self._questions = self.referee.play()
        self.decision: Question | None = next(self._questions, None)

    @classmethod
    def from_position(cls, position: dict[str, Any]) -> RefereeGame:
        """With shuffles that follow from the position's seed; other ones than the library's."""
        return cls(position, with_chance(position.get("seed")))

    def is_legal(self, picks: list[str]) -> bool:
        asked = self.decision
        if asked is None:
            return False
        return asked.least <= len(picks) <= asked.most and not Counter(picks) - Counter(asked.options)

    def answer(self, *picks: str) -> None:
        assert self.is_legal(list(picks)), f"{picks} is no answer to {self.decision}"
        try:
            self.decision = self._questions.send(list(picks))
        except StopIteration:
            self.decision = None

    # ---------------------------------------------------------------- what can be looked at

    @property
    def phase(self) -> str | None:
        return self.referee.phase

    @property
    def player(self) -> int:
        return self.referee.player

    @property
    def turn(self) -> int:
        return self.referee.active.turns

    @property
    def actions(self) -> int:
        return self.referee.actions

    @property
    def buys(self) -> int:
        return self.referee.buys

    @property
    def coins(self) -> int:
        return self.referee.coins

    @property
    def extra(self) -> bool:
        return self.referee.extra

    @property
    def supply(self) -> dict[str, int]:
        return self.referee.supply

    @property
    def trash(self) -> list[str]:
        return sorted(self.referee.trash)

    @property
    def over(self) -> bool:
        return self.referee.over

    @property
    def ends(self) -> str | None:
        return self.referee.ends

    def turns(self) -> list[int]:
        return [seat.turns for seat in self.referee.seats]

    def cost(self, name: str) -> int:
        return self.referee.cost(name)

    def scores(self) -> list[int]:
        return self.referee.scores()

    def winners(self) -> list[int]:
        return self.referee.winners()

    def tokens(self, player: int) -> dict[str, int]:
        return {name: number for name, number in self.referee.seats[player].tokens.items() if number}

    def pile_tokens(self) -> dict[str, dict[str, int]]:
        return self.referee.pile_tokens()

    def cards(self, player: int, zone: str) -> list[str]:
        seat = self.referee.seats[player]
        if zone == "deck":
            return list(seat.deck)
        if zone == "discard":
            return seat.discard_pile.shown()
        lists = {
            "hand": seat.hand,
            "play": seat.names_in_play(),
            "aside": seat.all_aside(),
            "island": seat.island,
            "native village": seat.native_village,
        }
        return sorted(lists[zone])
