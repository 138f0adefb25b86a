"""Copies of a game: `clone`, `copy.copy` and `copy.deepcopy` make the same, and a copy goes its own way."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import pytest

from demesne import Game
from play import play_on

COPIERS: list[Callable[[Game], Game]] = [Game.clone, copy.copy, copy.deepcopy]


def begun(seed: int = 3, answers: int = 12) -> Game:
    return play_on(Game("First Game", 3, seed=seed), random.Random(seed), answers)


@pytest.mark.parametrize("copied", COPIERS)
def test_a_copy_is_the_same_game(copied: Callable[[Game], Game]) -> None:
    game = begun()
    other = copied(game)
    assert other is not game and type(other) is Game
    assert other == game and other.fingerprint() == game.fingerprint()
    assert other.record() == game.record() and other.events == game.events and other.view(0) == game.view(0)
    rng = random.Random(1)
    again = random.Random(1)
    assert play_on(game, rng, 30).record() == play_on(other, again, 30).record()


@pytest.mark.parametrize("copied", COPIERS)
def test_a_copy_and_its_original_go_their_own_ways(copied: Callable[[Game], Game]) -> None:
    game = begun()
    before, events = game.record(), game.events
    other = copied(game)
    play_on(other, random.Random(5), 20)
    assert (game.record(), game.events) == (before, events)
    there = other.record()
    play_on(game, random.Random(6), 20)
    assert other.record() == there != game.record()


@pytest.mark.parametrize("copied", COPIERS)
def test_a_copy_writes_no_events_for_whoever_follows_the_original(copied: Callable[[Game], Game]) -> None:
    game = begun()
    assert game.decision is not None
    heard = game.answer_traced(game.decision.options[: game.decision.least])
    before = list(heard)
    play_on(copied(game), random.Random(5), 10)
    assert heard == before
    play_on(game, random.Random(5), 3)
    assert len(heard) > len(before), "the original does write them"


@pytest.mark.parametrize("copied", COPIERS)
def test_a_copy_keeps_a_half_given_answer_and_a_redealt_table(copied: Callable[[Game], Game]) -> None:
    hand = {"hand": ["Copper"] * 4 + ["Estate"]}
    game = Game.from_position(
        {"kingdom": "First Game", "players": [hand, {}], "turn": {"phase": "treasure"}, "seed": 1}
    )
    game = game.resample(0, 7)
    game.apply(game.legal_actions()[0])
    other = copied(game)
    assert other == game and other.legal_actions() == game.legal_actions() and other.record() == game.record()
    other.apply(other.legal_actions()[-1])
    assert other != game


@pytest.mark.parametrize("copied", COPIERS)
def test_a_copy_replays_nothing(copied: Callable[[Game], Game], monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun()
    for name in ("record", "from_record", "_replay", "_begin"):
        monkeypatch.setattr(Game, name, None)
    assert copied(game).fingerprint() == game.fingerprint()


def test_one_game_in_two_places_stays_one_game_in_a_deep_copy() -> None:
    game = begun()
    first, second = copy.deepcopy([game, game])
    assert first is second is not game and first == game
