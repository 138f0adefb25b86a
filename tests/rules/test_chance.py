"""Chance against exact numbers: first hands, small decks, seeds next to each other."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from chisquare import even, fits, p_value, tail
from demesne import Game, random_kingdom
from demesne.cards import DEFAULT_BOXES, pool

pytestmark = pytest.mark.slow


def test_the_chi_square_tail_is_right() -> None:
    """Values from printed tables."""
    assert tail(3.841, 1) == pytest.approx(0.05, abs=1e-4)
    assert tail(30.144, 19) == pytest.approx(0.05, abs=1e-4)
    assert tail(149.449, 100) == pytest.approx(0.001, abs=1e-5)
    assert p_value({"a": 10, "c": 1}, {"a": 1, "b": 1}) == 0


def test_first_hands_are_21_105_105_21_of_252() -> None:
    counts: Counter[int] = Counter()
    for seed in range(6000):
        game = Game("First Game", seed=seed)
        counts.update(game.cards(p, "hand").count("Copper") for p in (0, 1))
    fits(counts, {5: 21, 4: 105, 3: 105, 2: 21})


def test_every_order_of_a_small_deck_is_equally_likely(both_kernels: str) -> None:
    """Four different cards shuffled and drawn one by one: 24 orders."""
    counts: Counter[tuple[str, ...]] = Counter()
    four = ["Gold", "Silver", "Estate", "Copper"]
    for seed in range(4800 if both_kernels == "compiled" else 1200):
        given = {"kingdom": "First Game", "players": [{"hand": ["Village"] * 4, "deck": [], "discard": four}, {}]}
        game = Game.from_position({**given, "seed": seed})
        order = []
        seen: Counter[str] = Counter()
        for _ in range(4):
            game.answer("Village")
            now = Counter(game.cards(0, "hand"))
            order += [c for c in four if now[c] > seen[c]]
            seen = now
        counts[tuple(order)] += 1
    even(counts, 24)


def test_orders_with_equal_cards_have_their_exact_chances() -> None:
    """Two Coppers and two Estates: six orders, each one in six."""
    counts: Counter[str] = Counter()
    for seed in range(3000):
        players = [{"hand": ["Village"] * 3, "deck": [], "discard": ["Copper"] * 2 + ["Estate"] * 2}, {}]
        game = Game.from_position({"kingdom": "First Game", "players": players, "seed": seed})
        text, coppers = "", 0
        for _ in range(3):
            game.answer("Village")
            now = game.cards(0, "hand").count("Copper")
            text += "C" if now > coppers else "E"
            coppers = now
        counts[text + ("C" if coppers == 1 else "E")] += 1
    fits(counts, {"".join(o): 1.0 for o in set(itertools.permutations("CCEE"))})


@pytest.mark.parametrize("lag", [1, 2, 16, 256, 65536])
def test_seeds_next_to_each_other_are_unrelated(lag: int) -> None:
    """The Coppers in the first hands of two neighbouring seeds: 4 times 4 cells of a product distribution."""
    chances = {5: 21 / 252, 4: 105 / 252, 3: 105 / 252, 2: 21 / 252}
    hands = {s: Game("First Game", seed=s).cards(0, "hand").count("Copper") for s in range(3000)}
    other = {s: Game("First Game", seed=s + lag).cards(0, "hand").count("Copper") for s in range(3000)}
    pairs = Counter((hands[s], other[s]) for s in range(3000))
    fits(pairs, {(a, b): chances[a] * chances[b] for a in chances for b in chances})


def test_text_and_number_seeds_are_different_games() -> None:
    games = {Game("First Game", seed=s)._origin.start.key for s in (7, "7", "7 ", "text", 0, "0", -7)}
    assert len(games) == 7
    assert Game("First Game", seed=7).record() == Game("First Game", seed=7).record()
    assert Game("First Game").record() != Game("First Game").record()


def test_the_first_player_by_lot_is_even() -> None:
    counts = Counter(Game("First Game", players=3, seed=s, first="random").player for s in range(3000))
    even(counts, 3)


def test_random_kingdoms_give_every_card_the_same_chance() -> None:
    counts = Counter(card for seed in range(3000) for card in random_kingdom(seed))
    everything = {c for box in DEFAULT_BOXES for c in pool(box)}
    assert set(counts) == everything
    chance = 10 / len(everything)
    expected = 3000 * chance
    x = sum((n - expected) ** 2 / expected for n in counts.values()) / (1 - chance)
    assert tail(x, len(everything) - 1) > 1e-6
    half = Counter(
        card for seed in range(2000) for card in random_kingdom(seed, boxes=("base 1e", "intrigue 2e"), rule="5+5")
    )
    assert set(half) == set(pool("base 1e")) | set(pool("intrigue 2e"))
    assert sum(half[c] for c in pool("base 1e")) == 5 * 2000


def test_chancellor_over_an_empty_pile_shows_one_card_of_the_deck_drawn_evenly() -> None:
    counts: Counter[str] = Counter()
    for seed in range(2400):
        players = [{"hand": ["Chancellor"], "deck": ["Gold", "Silver", "Silver", "Estate"]}, {}]
        game = Game.from_position({"kingdom": "Big Money", "players": players, "seed": seed})
        counts[game.answer("Chancellor").answer("deck").cards(0, "discard")[0]] += 1
    fits(counts, {"Gold": 1, "Silver": 2, "Estate": 1})
