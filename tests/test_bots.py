"""The simple player: legal in every kingdom, always comes to an end, knows only what its seat may see."""

from __future__ import annotations

from demesne import Game, random_kingdom
from demesne.bots import choose


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
