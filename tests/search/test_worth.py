"""Ways to go on, and what answers are worth: fair to every style, blind to what is hidden, the same on both kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from demesne import Game, kernel
from demesne.analysis import analyse
from demesne.cards import SETS
from demesne.refusal import Refusal
from demesne.search.lists import Weighted, lists_of
from demesne.search.playouts import Playouts
from demesne.search.ways import general_ways, specials_of, styles
from demesne.search.worth import Worth, mixed
from demesne.strategies import parse
from demesne.strategies.judging import generic

MONEY = "buy Province\nbuy Gold\nbuy Silver\n"
ENGINE = "buy Province\nbuy Smithy when owned(Smithy) < owned(Village)\nbuy Village\n"
START = ["Copper"] * 7 + ["Estate"] * 3


def bought(game: Game) -> Game:
    """The first purchase of a game."""
    while game.decision is not None and game.decision.kind != "buy":
        game.answer(*game.decision.options)
    return game


def known(*texts: str) -> list[Weighted]:
    return [Weighted(parse(text, "known")) for text in texts]


def buying(coins: int, mine: Sequence[str] = START, theirs: Sequence[str] = START, **given: Any) -> Game:
    players = [{"deck": list(mine), "turns": 5}, {"hand": list(theirs)[:5], "deck": list(theirs)[5:], "turns": 5}]
    turn = {"player": 0, "phase": "buy", "coins": coins}
    return Game.from_position({"kingdom": "First Game", "players": players, "turn": turn, "seed": 1, **given})


@pytest.mark.parametrize("name", sorted(SETS)[::4])
def test_the_ways_of_every_kingdom_are_of_several_kinds_and_fit_the_kernel(name: str) -> None:
    game = bought(Game(name, 2, seed=1))
    ways = general_ways(game, known(MONEY))
    rules = [one.list.rules for one in ways]
    assert len(set(rules)) == len(rules) >= 5 and rules[0] == parse(MONEY).rules
    assert any(len(specials_of(one)) == 1 for one in rules)  # money with one card
    assert len(Worth(game, known=known(MONEY)).listed(game)) <= 1


def test_a_seat_can_go_on_as_it_has_begun() -> None:
    game = buying(4, [*START, "Smithy", "Market"])
    found = [outline.rules() for outline in styles(game, 0)]
    assert found and all(specials_of(rules) == {"Smithy", "Market"} for rules in found)
    assert not list(styles(buying(4), 0))


def test_a_silver_is_not_judged_by_an_engine_alone() -> None:
    """By the engine's list alone a Silver on turn 3 was worse than buying nothing."""
    game = buying(3)
    worth = Worth(game, known=known(ENGINE))
    tried = worth.tried(game, [["Silver"], []], 600, "silver")
    alone = Playouts(game, 0, lists_of(ENGINE, game), bytes(32))
    arms = [alone.add(game.inner.values(answer), 0) for answer in (["Silver"], [])]
    alone.run(600)
    assert alone.difference(*arms)[0] < 0.02
    assert tried.gap(0, 1)[0] > max(alone.difference(*arms)[0], 0.02)
    assert tried.rules[0] != parse(ENGINE).rules


def test_a_bot_follows_its_own_list() -> None:
    """Against somebody who never buys anything every answer wins."""
    game = buying(8, [*START, "Gold", "Gold", "Gold"], ["Gold"] * 10)
    idle, strong = parse("buy Copper when turn > 999\n", "idle"), generic(game.kingdom, "fair")
    wins = [
        Worth(game, {1: bot}, known(MONEY)).tried(game, [["Province"]], 200, "bot").win(0) for bot in (idle, strong)
    ]
    assert wins[0] == 1 > wins[1]


def test_the_same_seed_gives_the_same_numbers_on_both_kernels() -> None:
    if "compiled" not in kernel.kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    found = []
    for which in ("compiled", "plain"):
        game = buying(4)._replay(None, which=which)
        assert game.inner.kernel == which
        worth = Worth(game, known=known(MONEY), playouts=200)
        tried = worth.tried(game, [["Silver"], ["Smithy"]], 12, "same")
        found.append([tried.wins(0), tried.wins(1), tried.rules, tried.by_way, worth.plan(game)])
    assert found[0] == found[1]


def test_nothing_hidden_is_used() -> None:
    """Two games that look the same to the seat are worth the same to it."""
    game = buying(4, [*START, "Silver"], [*START, "Gold"])
    other = game.resample(0, seed=7)
    values = [
        Worth(one, known=known(MONEY)).tried(one, [["Silver"], ["Smithy"]], 100, "blind") for one in (game, other)
    ]
    assert values[0].wins(0) == values[1].wins(0) and values[0].wins(1) == values[1].wins(1)


def test_levels_are_read_and_checked() -> None:
    game = bought(Game("First Game", 2, seed=1))
    found = analyse(game.answer(), playouts=8, levels={1: "fair"})
    assert found.decisions
    for levels, said in (
        ({1: "fiar"}, 'levels: expected novice, .*got "fiar", did you mean "fair"'),
        ({2: "fair"}, "levels: expected 0 to 1, got 2"),
        (["fair"], "levels: expected"),
    ):
        with pytest.raises(Refusal, match=said):
            game.analyse(levels=levels)  # type: ignore[arg-type]


def test_where_few_ways_are_followed_they_are_of_both_kinds() -> None:
    made = [False, False, False, True, True]
    assert mixed(made, 5) == [0, 1, 2, 3, 4] and mixed(made, 2) == [0, 3] and mixed(made, 1) == [0]
    game = buying(4)
    worth = Worth(game, known=known(ENGINE, MONEY), playouts=100)
    worth.tell(0, [None, [1.0, 2.0]])  # of more lists than are followed
    assert worth.tried(game, [["Silver"]], 4, "few").win(0) >= 0
