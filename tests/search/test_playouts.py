"""Playouts in the kernel: equal on both kernels, true to games played through the library, blind to hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt

import pytest

from demesne import Game, IllegalAnswer, cards, kernel
from demesne.bots import StrategyBot
from demesne.game.keys import key_of
from demesne.refusal import Refusal
from demesne.rules.grammar import parse_cards
from demesne.search.lists import lists_of
from demesne.search.playouts import Playouts, Row
from demesne.strategies import parse
from demesne.terminal.seating import one_bot
from play import play_on, random_game

MONEY = "buy Province\nbuy Duchy when supply(Province) <= 4\nbuy Gold\nbuy Silver\n"
ACTIONS = "buy Province\nbuy Gold when owned(Gold) < 2\nbuy any_action when owned(any_action) < 5\nbuy Silver\n"
PILES = "buy Estate when turn > 6\nbuy Silver\nbuy Copper\n"
LISTS = [MONEY, ACTIONS, PILES]
BOXES = [("base 2e", "intrigue 2e"), ("base 1e", "seaside 2e"), ("intrigue 1e", "prosperity 2e")]


def shopping(game: Game) -> list[str]:
    """Money and two copies of each of four kingdom cards, in another order for each kingdom."""
    some = [f"buy {card} when owned({card}) < 2" for card in game.kingdom[::3]]
    return ["\n".join(["buy Province", "buy Gold", *some, "buy Silver"]), MONEY, PILES]


def positions(n: int, boxes: tuple[str, ...] = BOXES[0]) -> Iterator[Game]:
    """Games somewhere in the middle, at all kinds of decisions."""
    for seed in range(n):
        rng = random.Random(seed)
        game = play_on(random_game(seed, rng, boxes, players=rng.randint(2, 4)), rng, 10 + 37 * seed % 120)
        if game.decision is not None:
            yield game


def prepared(game: Game, which: str, seat: int | None, seeds: int) -> Playouts:
    """Playouts of all candidates, with every list as a plan once, on one of the kernels."""
    again = game._replay(None, which=which)
    lists = lists_of(shopping(game), again)
    playouts = Playouts(again, seat, lists, key_of(7, "playouts"))
    for i, values in enumerate(playouts.candidates(0, 12)):
        playouts.add(values, i % 3 if i % 4 else None)
    playouts.add(None, 1)
    playouts.run(seeds)
    return playouts


@pytest.mark.slow
@pytest.mark.parametrize("boxes", BOXES, ids="-".join)
def test_both_kernels_play_out_the_same(boxes: tuple[str, ...]) -> None:
    if "compiled" not in kernel.kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    kinds = set()
    for game in positions(8, boxes):
        assert game.decision is not None
        kinds.add(game.decision.kind)
        assert prepared(game, "compiled", game.asked, 2).dump() == prepared(game, "plain", game.asked, 2).dump()
    assert len(kinds) > 2, kinds


@pytest.mark.slow
def test_playouts_win_as_often_as_games_played_through_the_library() -> None:
    """The same position, redealt, answered and played on by the same lists decision by decision."""
    game = next(g for g in positions(60) if g.decision is not None and g.decision.kind == "buy" and g.turn > 4)
    assert game.decision is not None
    seat, mine, theirs = game.decision.player, shopping(game)[0], MONEY
    picks = [game.decision.options[-1]]
    (row,) = game.playouts(seat, [picks], 4000, 3, [mine, theirs])
    bots = [StrategyBot(parse(mine if p == seat else theirs)) for p in range(game.players)]
    won, n = 0.0, 400
    for seed in range(n):
        other = game.resample(seat, seed)
        other.answer(picks)
        while other.decision is not None:
            other.answer(bots[other.decision.player].choose(other))
        winners = other.winners()
        won += (seat in winners) / len(winners)
    spread = sqrt(max(row.win * (1 - row.win), 0.01))
    assert abs(won / n - row.win) < 4.5 * spread * sqrt(1 / n + 1 / 4000), (won / n, row)


@pytest.mark.slow
def test_playouts_do_not_see_what_the_seat_cannot_know(both_kernels: str) -> None:
    """Redealt hidden cards change nothing; with all cards open, as for a finished game, they do."""
    differs = 0
    for game in positions(12 if both_kernels == "compiled" else 2):
        seat = game.asked
        assert seat is not None
        found = prepared(game, both_kernels, seat, 2).dump()
        opened = prepared(game, both_kernels, None, 2).dump()
        for seed in range(2 if both_kernels == "compiled" else 1):
            other = game.resample(seat, seed)
            assert prepared(other, both_kernels, seat, 2).dump() == found
            differs += prepared(other, both_kernels, None, 2).dump() != opened
    assert differs, "the comparison would not notice a leak"


@pytest.mark.slow
def test_every_candidate_is_legal_and_the_lists_own_comes_first(both_kernels: str) -> None:
    asked = set()
    for boxes in BOXES:
        for game in positions(40 if both_kernels == "compiled" else 6, boxes):
            assert game.decision is not None
            asked.add(game.decision.kind)
            playouts = Playouts(game, game.asked, lists_of(MONEY, game), bytes(32))
            own = playouts.suggested(0)
            found = playouts.candidates(0, 40)
            assert found[0] == (own if game.decision.ordered else sorted(own))
            assert 1 <= len(found) <= 40
            assert len({tuple(v) for v in found}) == len(found)
            for values in found:
                game.inner.values(game.inner.names(values))  # refuses what is not legal
    assert len(asked) > 4, asked


def test_small_choices_are_all_tried_and_large_ones_near_the_lists_own() -> None:
    hand = ["Cellar", "Copper", "Estate", "Curse"]
    given = {"kingdom": "First Game", "players": [{"hand": hand, "deck": ["Gold"] * 9}, {}], "seed": 1}
    game = Game.from_position(given).answer("Cellar")
    rows = game.playouts(0, None, 10, 1, MONEY)
    subsets = {(), ("Copper",), ("Curse",), ("Estate",), ("Copper", "Curse"), ("Copper", "Estate")}
    subsets |= {("Curse", "Estate"), ("Copper", "Curse", "Estate")}
    assert {tuple(sorted(row.answer)) for row in rows} == subsets
    kinds = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
    given["players"] = [{"hand": ["Cellar", *kinds * 2], "deck": ["Gold"] * 20}, {}]
    game = Game.from_position(given).answer("Cellar")
    rows = game.playouts(0, None, 2, 1, MONEY)
    own = sorted(rows[0].answer)
    assert 5 < len(rows) <= 40 and all(abs(len(row.answer) - len(own)) <= 1 for row in rows)


def test_a_purchase_that_ends_the_game_is_a_candidate_even_if_it_is_a_curse() -> None:
    supply = {"Curse": 1, "Cellar": 0, "Moat": 0}
    given = {"kingdom": "First Game", "players": [{"hand": ["Copper"]}, {}], "supply": supply, "seed": 1}
    game = Game.from_position(given).answer("Copper")
    found = [row.answer for row in game.playouts(0, None, 5, 1, MONEY)]
    assert ["Curse"] in found and ["Copper"] not in found


def test_the_last_province_loses_and_wins_by_the_lead() -> None:
    """Buying it ends the game: no playout is needed to know who wins, and all of them agree."""
    for mine, theirs, share in ((["Province"], ["Estate"], 1.0), (["Estate"], ["Province"] * 3, 0.0)):
        players = [{"hand": ["Gold"] * 3, "deck": mine}, {"hand": ["Copper"] * 5, "deck": theirs}]
        given = {"kingdom": "First Game", "players": players, "supply": {"Province": 1}, "seed": 1}
        game = Game.from_position(given).answer(["Gold"] * 3)
        province, other = game.playouts(0, [["Province"], ["Gold"]], 200, 1, MONEY)
        assert province.win == share and province.wins == [share, 1 - share]
        assert province.playouts == other.playouts == 200


def test_lists_are_drawn_by_their_weights() -> None:
    """A list of weight 0 never plays; whoever meets only one of two rivals wins as against that one alone."""
    game = Game("First Game", seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    strong, weak = MONEY, "buy Copper"
    alone = game.playouts(0, [["Silver"]], 300, 5, [strong, weak])
    mixed = game.playouts(0, [["Silver"]], 300, 5, [strong, (weak, 1.0), (strong, 0.0)])
    even = game.playouts(0, [["Silver"]], 300, 5, [strong, (weak, 1.0), (strong, 1.0)])
    assert alone == mixed and alone[0].win > 0.95
    assert 0.6 < even[0].win < 0.9


def test_the_same_seed_gives_the_same_rows_and_batches_do_not_matter() -> None:
    game = next(positions(5))
    rows = game.playouts(game.asked, None, 60, "a seed", LISTS[:1])
    assert rows == game.playouts(game.asked, None, 60, "a seed", LISTS[:1])
    assert all(isinstance(row, Row) and abs(sum(row.wins) - 1) < 0.02 for row in rows)
    whole, parts = (Playouts(game, game.asked, lists_of(MONEY, game), bytes(32)) for _ in range(2))
    for playouts in (whole, parts):
        for values in playouts.candidates(0):
            playouts.add(values)
    whole.run(30)
    for n in (1, 9, 20):
        parts.run(n)
    assert whole.dump() == parts.dump()


def test_a_difference_is_known_better_than_two_shares() -> None:
    """All answers meet the same luck, turn by turn: the error of a difference is well below that of independent games."""
    game = Game("First Game", seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    playouts = Playouts(game, 0, lists_of(MONEY, game), bytes(32))
    silver, nothing = (playouts.add(game.inner.values(picks)) for picks in (["Silver"], []))
    playouts.run(2000)
    gain, error = playouts.difference(silver, nothing)
    apart = sqrt(playouts.error(silver) ** 2 + playouts.error(nothing) ** 2)
    assert gain > 3 * error > 0 and error < 0.9 * apart


def test_what_cannot_be_played_out_is_refused_in_one_line() -> None:
    game = Game("First Game", seed=4)
    over = play_on(game.clone(), random.Random(1), 100_000)
    wrong = [
        (lambda: game.playouts(1, None, 10, 1, MONEY), "expected a decision of seat 1"),
        (lambda: game.playouts(0, None, 0, 1, MONEY), "n: expected 1 to"),
        (lambda: game.playouts(0, None, 10, 1, []), "lists: expected 1 to 64, got 0"),
        (lambda: game.playouts(0, None, 10, 1, [(MONEY, -1)]), "weight of at least 0, got -1"),
        (lambda: game.playouts(0, [["Gold"]], 10, 1, MONEY), "Gold"),
        (lambda: game.playouts(0, None, 10, 1, "expert"), 'a name that demesne strategies lists, got "expert"'),
        (lambda: game.playouts(0, None, 10, 1, "big-mony"), "big-money"),
        (lambda: over.playouts(0, None, 10, 1, MONEY), "the game is over"),
        (lambda: over.best(playouts=10, lists=MONEY), "the game is over"),
    ]
    assert game.playouts(0, None, 10, 1, "big-money") and game.playouts(0, None, 10, 1, "")
    for call, said in wrong:
        with pytest.raises((Refusal, IllegalAnswer), match=said) as error:
            call()
        assert "\n" not in str(error.value)


OWN = 'card("Toll Gate", 5, ACTION, play=[coins(2), cards(1)])'


def test_playouts_of_a_record_with_own_cards_were_refused_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lists for it are made and read with the cards of the game, which nobody has loaded."""
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    cards.register(parse_cards(OWN, "own"))
    text = Game(["Toll Gate", *Game("First Game").kingdom[:9]], seed=5).record()
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    game = Game.from_record(text)
    for lists in ("fair", "buy Toll Gate\nbuy Silver\n"):
        assert game.playouts(game.asked, n=4, lists=lists)
    assert game.decision and set(one_bot("fair", 0, game).choose(game)) <= set(game.decision.options)
