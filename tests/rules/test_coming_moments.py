"""Moments and scores that no published card needs yet: plays, reveals, the phases of a turn, scoring programs.

A test-only card for each, on both kernels; the cards are in coming.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from coming import CARDS, game_at
from demesne import Game
from demesne.kernel import const as k
from demesne.rules import CardError
from demesne.rules.card_table import MOMENTS
from demesne.rules.scoring import COUNTS, WORKINGS, count_cards, per, score, times
from demesne.rules.setup import Extras

pytestmark = pytest.mark.usefixtures("both_kernels")


def options(game: Game) -> list[str]:
    assert game.decision is not None
    return sorted(set(game.decision.options))


def asked(game: Game) -> tuple[int, str, str | None]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind, game.decision.source


def at(*names: str, hand: list[str], beside: tuple[str, ...] = (), deck: list[str] | None = None, **more: Any) -> Game:
    """Seat 0 to play with this hand."""
    players = [{"hand": hand, "deck": deck or ["Estate"] * 9}, {"hand": ["Estate", "Gold", *["Copper"] * 3]}]
    return game_at(*names, players=players, extras=Extras(cards=beside), **more)


def test_every_moment_has_a_test_card() -> None:
    heard = {trigger.moment.what for c in CARDS for trigger in c.triggers}
    published = {"end of buying"}  # Treasury
    assert heard | published == set(MOMENTS)


# a play, before it is followed


def test_a_card_in_play_answers_the_play_of_another_before_it_is_followed() -> None:
    game = at("Street Boy", hand=["Street Boy", "Militia"]).answer("Street Boy").answer("Militia")
    assert asked(game) == (0, "react", "Militia") and options(game) == ["Street Boy"]
    assert game.coins == 0, "Militia has not been followed"
    assert len(game.cards(1, "hand")) == 5
    taken = game.clone().answer("Street Boy")
    assert taken.cards(0, "play") == ["Militia"] and "Street Boy" in taken.trash
    assert "Gold" in taken.cards(0, "discard") and taken.coins == 2 and asked(taken)[:2] == (1, "discard")
    game.answer()
    assert sorted(game.cards(0, "play")) == ["Militia", "Street Boy"] and asked(game)[:2] == (1, "discard")


def test_a_card_does_not_hear_its_own_play() -> None:
    game = at("Drummer", hand=["Drummer", "Drummer", "Village"]).answer("Drummer")
    assert game.cards(0, "discard") == []
    game.answer("Drummer")
    assert game.cards(0, "discard") == ["Copper"], "the first one hears the second"
    game.answer("Village")
    assert game.cards(0, "discard") == ["Copper"] * 3


def test_a_play_is_answered_before_reactions_are_shown() -> None:
    players = [{"hand": ["Street Boy", "Militia"], "deck": ["Estate"] * 9}, {"hand": ["Moat"] * 5, "deck": []}]
    game = game_at("Street Boy", "Moat", players=players).answer("Street Boy").answer("Militia")
    assert asked(game)[:2] == (0, "react") and options(game) == ["Street Boy"]
    game.answer()
    assert asked(game)[:2] == (1, "react") and options(game) == ["Moat"]


def test_treasures_are_heard_one_by_one_when_their_plays_are_listened_to() -> None:
    game = at(hand=["Copper", "Silver", "Copper"], beside=("Old Miser",)).answer("Copper", "Copper", "Silver")
    assert game.tokens(0) == {"victory": 3} and game.coins == 4


# reveals


def test_a_card_that_is_revealed_answers_from_wherever_it_was() -> None:
    game = at("Benefactor", "Showman", hand=["Showman", "Benefactor", "Benefactor", "Copper"]).answer("Showman")
    assert game.tokens(0) == {"coffers": 2}
    game = at("Benefactor", "Seeker", hand=["Seeker"], deck=["Benefactor", "Copper", "Benefactor"]).answer("Seeker")
    assert game.tokens(0) == {"coffers": 1}, "two cards were revealed, one of them a Benefactor"


def test_every_reveal_is_heard() -> None:
    game = at("Showman", "Seeker", hand=["Showman", "Seeker", "Copper"], beside=("Open Door",)).answer("Showman")
    assert game.tokens(0) == {"victory": 2}
    game.answer("Seeker")
    assert game.tokens(0) == {"victory": 4}


# phases


def test_the_start_of_the_buy_phase_is_heard_before_any_treasure_is_played() -> None:
    game = at(hand=["Smithy", "Copper"], beside=("Bull Ring",), turn={"phase": "action", "actions": 1})
    game.answer()
    assert asked(game) == (0, "react", None) and options(game) == ["Bull Ring"]
    game.answer("Bull Ring")
    assert game.cards(0, "discard") == ["Smithy"] and game.tokens(0) == {"victory": 2}
    assert asked(game)[:2] == (0, "treasure")


def test_the_action_phase_is_heard_at_its_start_and_at_its_end() -> None:
    game = at(hand=["Village", "Village", "Copper"], beside=("Morning Drill", "Evening Count"), turn={"phase": "start"})
    assert (game.phase, game.actions) == ("action", 2) and game.tokens(0) == {}
    game.answer("Village")
    assert game.tokens(0) == {}
    game.answer()
    assert game.phase == "treasure" and game.tokens(0) == {"victory": 1}
    while game.player == 0:
        game.answer()
    assert game.actions == 2, "the next player's Action phase begins, too"


def test_the_end_of_the_action_phase_comes_before_the_start_of_the_buy_phase() -> None:
    beside = ("Bull Ring", "Evening Count")
    game = at(hand=["Smithy", "Copper"], beside=beside, turn={"phase": "action", "actions": 1}).answer()
    assert asked(game)[:2] == (0, "react") and game.tokens(0) == {"victory": 1}


# scoring programs


@pytest.mark.parametrize(
    ("name", "mine", "others", "points"),
    [
        ("Copper Spring", ["Copper"] * 9, [], 0),
        ("Copper Spring", ["Copper"] * 12, [], 15),
        ("Three Metals", ["Copper"] * 5 + ["Silver"] * 2 + ["Gold"] * 3, [], 6),
        ("Three Metals", ["Copper"] * 5 + ["Silver"] * 2, [], 0),
        ("Long Wall", ["Copper"] * 15, [], 0),
        ("Long Wall", ["Copper"] * 19, [], -4),
        ("Lone Wolf", ["Copper"] * 2 + ["Silver", "Gold"], [], -6),
        ("Counting Keep", ["Copper"] * 3 + ["Silver"], ["Copper"] * 3 + ["Silver"] * 2 + ["Gold"], 5),
        ("Second Gate", ["Smithy"] * 4 + ["Village"] * 3 + ["Gold"] * 9, [], 9),
        ("Second Gate", ["Smithy"] * 2 + ["Village"] * 2, [], 6),
        ("Second Gate", ["Smithy"] * 4, [], 0),
        ("Thieves' Fort", ["Silver"] * 2 + ["Gold", "Copper"], [], -6),
    ],
)
def test_a_landmark_scores_by_its_program(name: str, mine: list[str], others: list[str], points: int) -> None:
    players = [{"hand": [], "deck": mine}, {"hand": [], "deck": others}]
    assert game_at(players=players, extras=Extras(cards=(name,))).scores()[0] == points


def test_cards_of_empty_piles_score() -> None:
    players = [{"hand": [], "deck": ["Smithy"] * 3 + ["Village", "Estate"]}, {}]
    supply = {"Smithy": 0, "Estate": 0}
    game = game_at(players=players, extras=Extras(cards=("Lookout Tower",)), supply=supply)
    assert game.scores()[0] == 3 + 1, "three Smithies, and the Estate's own point; Victory cards do not count"


def test_points_for_names_and_a_fixed_part_are_added() -> None:
    names = ["Fair Field", "Copper", "Silver", "Gold", "Smithy", "Village"]
    game = game_at("Fair Field", players=[{"hand": [], "deck": [*names, "Fair Field", "Curse"]}, {}])
    assert game.scores()[0] == 2 * (1 + 2 * (7 // 5)) - 1


def test_a_program_that_counts_once_is_not_multiplied_by_copies() -> None:
    players = [{"hand": ["Far Shore", "Village"], "deck": ["Far Shore"] * 3}, {}]
    game = game_at("Far Shore", players=players)
    assert game.scores()[0] == 0
    game.answer("Village").answer("Far Shore")
    assert game.cards(0, "tavern") == ["Far Shore"] and game.scores()[0] == 4


def test_every_part_of_a_scoring_program_is_in_a_test_card() -> None:
    written = repr(CARDS)
    assert all(f"{f.__name__}(" in written for f in (*COUNTS, *WORKINGS))
    codes = {v for name, v in vars(k).items() if name.startswith("BY_")}
    assert {count.by for c in CARDS for s in c.more.scores for count in s.counts()} | {k.BY_NUMBER} == codes


@pytest.mark.parametrize("wrong", [(), (times(2),), (count_cards(), 3), (count_cards(), per(2), count_cards())])
def test_a_program_begins_with_what_is_counted(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(CardError):
        score(*wrong)
