"""Points if cards were elsewhere: cards change hands in a copy of the game, whatever zone they lie in."""

from __future__ import annotations

import random

from demesne import Game
from demesne.game.what_if import WhatIf
from demesne.kernel import const as k
from play import play_on, random_game

KINGDOM = ["Gardens", "Duke", "Island", "Native Village", "Haven", "Bishop", "Moat", "Village", "Smithy", "Market"]


def test_cards_of_all_zones_change_hands_one_by_one(both_kernels: str) -> None:
    """What is taken from one is given to another, who in the end owns what the first did."""
    for seed in range(8):
        rng = random.Random(seed)
        game = play_on(random_game(seed, rng, players=2), rng, 120)
        before = game._state.dump()
        then = WhatIf(game)
        owned = [card for card, n in game.inner.owned(0).items() for _ in range(n)]
        rng.shuffle(owned)
        for card in owned:
            had = [then._state.owned(seat, game.inner.kinds.kind_of[card]) for seat in (0, 1)]
            then.give(0, card, -1)
            then.give(1, card, 1)
            has = [then._state.owned(seat, game.inner.kinds.kind_of[card]) for seat in (0, 1)]
            assert has == [had[0] - 1, had[1] + 1], (seed, card)
        assert all(then._state.owned(0, kind) == 0 for kind in range(len(game.inner.kinds.names))), seed
        assert game._state.dump() == before, "the game itself stays as it is"


def test_points_are_those_of_a_game_in_which_the_cards_are_there(both_kernels: str) -> None:
    """From a mat, the top of a deck whose order is known, from among the cards set aside."""
    deck = ["Gardens", "Copper", "Duchy", "Estate"]
    seats = [
        {"hand": ["Duke"], "deck": deck, "island": ["Estate", "Island"], "discard": ["Duchy"]},
        {"hand": ["Copper"], "deck": ["Copper"]},
    ]
    then = WhatIf(Game.from_position({"kingdom": KINGDOM, "players": seats, "seed": 1}))
    assert then.scores() == [3 + 3 + 1 + 1 + 2 + 2, 0]  # two Duchies, two Estates, Island, Duke
    for card, points in (("Gardens", 12), ("Estate", 11), ("Estate", 10), ("Duchy", 6), ("Island", 4), ("Duchy", 0)):
        then.give(0, card, -1)
        assert then.scores()[0] == points, card
    then.give(1, "Gardens", 2)
    then.give(1, "Copper", 16)
    then.has_tokens(1, 5)
    assert then.scores() == [0, 2 * 2 + 5]


def test_an_empty_pile_that_is_filled_again_counts(both_kernels: str) -> None:
    position = {"kingdom": KINGDOM, "players": [{"hand": ["Duke"]}, {}], "supply": {"Duke": 0}, "seed": 1}
    then = WhatIf(Game.from_position(position))
    then.put_back("Duke", 1)
    assert then._state.counts(k.SUPPLY, 0)[then._kind_of["Duke"]] == 1
