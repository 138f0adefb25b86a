"""Moments and scores that no published card needs yet: plays, reveals, the phases of a turn, scoring programs.

A test-only card for each, on both kernels; the cards are in coming.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from coming import CARDS, asked, game_at, options
from demesne import Game
from demesne.kernel import const as k
from demesne.rules import CardError
from demesne.rules.setup import Extras
from demesne.rules.triggers import MOMENT_SPECS
from demesne.rules.vocabulary.scores import COUNTS, WORKINGS, count_cards, per, score, times

pytestmark = pytest.mark.usefixtures("both_kernels")


def at(*names: str, hand: list[str], beside: tuple[str, ...] = (), deck: list[str] | None = None, **more: Any) -> Game:
    """Seat 0 to play with this hand."""
    players = [{"hand": hand, "deck": deck or ["Estate"] * 9}, {"hand": ["Estate", "Gold", *["Copper"] * 3]}]
    return game_at(*names, players=players, extras=Extras(cards=beside), **more)


def test_every_moment_has_a_test_card() -> None:
    heard = {trigger.moment.what for c in CARDS for trigger in c.triggers}
    published = {"end of buying"}  # Treasury
    assert heard | published == set(MOMENT_SPECS)


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


# tokens, bids, the buys of others


def buying(*names: str, coins: int, buys: int = 2, beside: tuple[str, ...] = (), **more: Any) -> Game:
    players = [{"hand": [], "deck": ["Estate"] * 9, **more}, {"hand": ["Copper"] * 5}, {"hand": ["Copper"] * 5}]
    turn = {"phase": "treasure", "coins": coins, "buys": buys}
    return game_at(*names, players=players, extras=Extras(cards=beside), turn=turn)


def test_a_minus_card_token_lessens_the_next_draw() -> None:
    players = [{"hand": ["Night Raid"], "deck": ["Estate"] * 9}, {"hand": ["Smithy"], "deck": ["Copper"] * 9}]
    game = game_at("Night Raid", players=players).answer("Night Raid")
    assert game.view(0)["besides"]["marks"] == [[], ["minus card"]]
    while game.player == 0:
        game.answer()
    game.answer("Smithy")
    assert len(game.cards(1, "hand")) == 2 and game.view(1)["besides"]["marks"] == [[], []]
    while game.player == 1:
        game.answer()
    assert len(game.cards(1, "hand")) == 5, "the next hand is whole"


def test_a_minus_card_token_lessens_drawing_up_to_a_number() -> None:
    players = [
        {"hand": ["Night Raid"], "deck": ["Estate"] * 9},
        {"hand": ["Library", "Estate"], "deck": ["Copper"] * 9},
    ]
    game = game_at("Night Raid", "Library", players=players).answer("Night Raid")
    while game.player == 0:
        game.answer()
    game.answer("Library")
    assert len(game.cards(1, "hand")) == 6 and game.view(1)["besides"]["marks"] == [[], []]


def test_a_minus_coin_token_lessens_the_next_coins() -> None:
    game = at("Grand Ball", hand=["Grand Ball", "Gold", "Copper"]).answer("Grand Ball").answer("Smithy")
    assert game.view(0)["besides"]["marks"] == [["minus coin"], []]
    game.answer("Copper", "Gold")
    assert game.coins == 3 and game.view(0)["besides"]["marks"] == [[], []]


def test_the_journey_token_has_two_sides() -> None:
    hand = ["Wayfarer", "Wayfarer"]
    game = at("Wayfarer", hand=hand, turn={"phase": "action", "actions": 3}).answer("Wayfarer")
    assert (game.coins, len(game.cards(0, "hand"))) == (1, 1), "it lay face up"
    assert game.view(1)["besides"]["marks"] == [["journey"], []]
    game.answer("Wayfarer")
    assert (game.coins, len(game.cards(0, "hand"))) == (1, 5) and game.view(1)["besides"]["marks"] == [[], []]


def test_a_pile_with_the_minus_cost_token_costs_its_player_less() -> None:
    game = at("Rope Ferry", hand=["Rope Ferry", *["Silver"] * 2]).answer("Rope Ferry").answer("Market")
    assert game.view(0)["costs"]["Market"] == 3
    game.answer("Silver", "Silver")
    assert "Market" in options(game) and "Laboratory" not in options(game)
    while game.player == 0:
        game.answer()
    assert game.view(0)["costs"]["Market"] == 5, "in the turns of the others it does not"


def test_a_pile_with_a_token_of_ones_own_answers_a_buy() -> None:
    game = at("Master Plan", hand=["Master Plan", "Gold", "Curse"]).answer("Master Plan").answer("Village")
    game.answer("Gold").answer("Village")
    assert asked(game)[:2] == (0, "react") and options(game) == ["Master Plan"]
    game.answer("Master Plan")
    assert game.trash == ["Curse"] and "Village" in game.cards(0, "discard")


def test_victory_tokens_gather_on_a_pile() -> None:
    game = at("Sanctuary", hand=["Sanctuary", "Gold"]).answer("Sanctuary")
    assert game.view(0)["besides"]["stock"] == {"Sanctuary": 2} and game.tokens(0) == {}
    game.answer("Gold").answer("Sanctuary")
    assert game.tokens(0) == {"victory": 2} and game.view(0)["besides"]["stock"] == {}


def test_victory_tokens_move_from_a_pile_to_a_landmark_and_are_taken_while_there_are_some() -> None:
    game = buying(coins=6, beside=("Canal", "Old Spring"))
    assert game.view(0)["besides"]["stock"] == {"Silver": 8, "Gold": 8, "Old Spring": 3}
    game.answer("Silver")
    assert game.view(0)["besides"]["stock"] == {"Canal": 1, "Silver": 7, "Gold": 8, "Old Spring": 3}
    game.answer("Estate")
    assert game.tokens(0) == {"victory": 2}
    game = buying(coins=4, beside=("Old Spring",)).answer("Estate").answer("Estate")
    assert game.tokens(0) == {"victory": 3} and game.view(0)["besides"]["stock"] == {}


def test_every_player_bids_once_and_the_highest_pays() -> None:
    game = buying(coins=16, beside=("High Pass",)).answer("Province")
    assert asked(game) == (1, "spend", "High Pass") and options(game)[:2] == ["0", "1"] and len(options(game)) == 41
    game.answer("3")
    assert asked(game) == (2, "spend", "High Pass") and len(options(game)) == 38
    game.answer("2")
    assert asked(game)[0] == 0
    game.answer("0")
    assert game.tokens(2) == {"victory": 8, "debt": 5} and game.tokens(1) == game.tokens(0) == {}
    game.answer("Province")
    assert asked(game)[1] != "spend" and game.tokens(2) == {"victory": 8, "debt": 5}, "only for the first Province"


def test_nobody_need_bid() -> None:
    game = buying(coins=16, beside=("High Pass",)).answer("Province").answer("0").answer("0").answer("0")
    assert [game.tokens(p) for p in range(3)] == [{}, {}, {}] and asked(game)[1] == "buy"


def test_the_buys_of_others_are_answered_until_the_next_turn() -> None:
    players = [
        {"hand": ["Bog Hag"], "deck": ["Copper"] * 9},
        {"hand": ["Silver", "Silver", "Silver"], "deck": ["Copper"] * 9},
        {"hand": ["Moat", "Gold"], "deck": ["Copper"] * 9},
    ]
    game = game_at("Bog Hag", "Moat", players=players).answer("Bog Hag")
    assert asked(game)[:2] == (2, "react")
    game.answer("Moat")
    while game.player == 0:
        game.answer()
    game.answer("Silver", "Silver", "Silver").answer("Silver")
    assert sorted(game.cards(1, "discard"))[:1] == ["Curse"], "the Curse comes before the card that is bought"
    while game.player == 1:
        game.answer()
    while game.decision is not None and game.decision.kind != "buy":
        game.answer(*game.decision.options if game.decision.kind == "treasure" else ())
    assert game.player == 2
    game.answer("Silver")
    assert "Curse" not in game.cards(2, "discard") + game.cards(2, "hand"), "Moat was shown when Bog Hag was played"


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
