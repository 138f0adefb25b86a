"""Players: legal in every kingdom, always come to an end, know only what their seat may see."""

from __future__ import annotations

import pathlib
import sys
from itertools import permutations
from random import Random

import pytest

from demesne import Game, random_kingdom
from demesne.bots import StrategyBot, choose
from demesne.strategies import parse
from demesne.strategies.shipped import names, shipped

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "kernel" / "fuzz"))
from lists import random_list


@pytest.mark.slow
def test_it_plays_any_kingdom_to_the_end(both_kernels: str) -> None:
    for seed in range(40 if both_kernels == "compiled" else 8):
        game = Game(random_kingdom(seed), 2 + seed % 5, seed=seed, edition=1 + seed % 2)
        while not game.over:
            assert game.decision is not None
            game.answer(*choose(game.view(game.decision.player), game.decision._asdict()))
        assert max(game.turns()) < 60, "it buys Provinces before long"


def test_it_answers_the_same_when_hidden_cards_are_others() -> None:
    for seed in range(10):
        game = Game(random_kingdom(seed), 3, seed=seed)
        for n in range(60):
            d = game.decision
            if d is None:
                break
            picks = choose(game.view(d.player), d._asdict())
            other = game.resample(d.player, n)
            assert choose(other.view(d.player), d._asdict()) == picks
            game.answer(*picks)


def test_it_beats_somebody_who_buys_nothing() -> None:
    game = Game("First Game", seed=1)
    while not game.over:
        d = game.decision
        assert d is not None
        game.answer(*(choose(game.view(0), d._asdict()) if d.player == 0 else d.options[: d.least]))
    assert game.winners() == [0] and game.scores()[0] > 30


# strategies as players


@pytest.mark.slow
def test_a_strategy_answers_the_same_when_hidden_cards_are_others(both_kernels: str) -> None:
    """Whatever the order of the decks and the hands of the others: a strategy cannot see them."""
    asked = 0
    for seed in range(40 if both_kernels == "compiled" else 3):
        kingdom = random_kingdom(seed)
        rng = Random(seed)
        bots = [StrategyBot(parse(random_list(rng, kingdom, 0.6, chance=False))) for _ in range(3)]
        game = Game(kingdom, 3, seed=seed, edition=1 + seed % 2)
        for n in range(250):
            d = game.decision
            if d is None:
                break
            picks = bots[d.player].choose(game)
            for again in range(2):
                assert bots[d.player].choose(game.resample(d.player, 2 * n + again)) == picks, (seed, n, d)
            game.answer(picks)
            asked += 1
    assert asked > 500


def test_every_strategy_of_the_shelf_plays_any_kingdom() -> None:
    """Also one it was not meant for: what is not there is not bought."""
    for i, name in enumerate(names()):
        game = Game(random_kingdom(i), 2, seed=i)
        bots = [StrategyBot(shipped(name)), StrategyBot(shipped("big-money"))]
        while (d := game.decision) is not None:
            game.answer(bots[d.player].choose(game))
        assert game.over


def test_a_strategy_does_not_see_the_order_of_a_deck_that_a_position_gives() -> None:
    hand = ["Wishing Well", "Copper", "Copper", "Estate", "Estate"]
    kingdom = "Cellar, Chapel, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Wishing Well"
    bot = StrategyBot(parse("buy Silver"))
    said = set()
    for rest in permutations(["Copper", "Copper", "Silver", "Gold"]):
        game = Game.from_position(
            {"kingdom": kingdom, "players": [{"hand": hand, "deck": ["Gold", *rest]}, {}], "seed": 1}
        )
        game.answer("Wishing Well")
        assert game.decision is not None and game.decision.kind == "name"
        said.add(tuple(bot.choose(game)))
    assert said == {("Copper",)}
