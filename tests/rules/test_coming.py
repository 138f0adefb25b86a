"""The mechanisms built for the boxes that are still to come: a test-only card for each, on both kernels.

The cards are in coming.py. What they do is checked to the card; docs/engine.md names the mechanisms.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from coming import BESIDES, CARDS, CATALOGUE, KINGDOM, asked, game_at, kingdom_with, new_game, offer, options
from demesne import Game, IllegalAnswer
from demesne.game.own_cards import check
from demesne.kernel import plain
from demesne.rules.grammar import NAMES as GRAMMAR
from demesne.rules.grammar import parse_cards
from demesne.rules.language import COMING
from demesne.rules.setup import Extras
from demesne.rules.specification import SPECS

pytestmark = pytest.mark.usefixtures("both_kernels")


# the words


def test_every_coming_word_is_in_a_test_card_and_in_no_card_file() -> None:
    used = {w.name for c in CARDS for w in c.words()}
    assert used >= {name for name, spec in SPECS.items() if not spec.offered}
    assert not set(COMING) & set(GRAMMAR), "card files do not know them: nobody could say what they do"


def test_a_coming_word_asks_and_tells_what_its_specification_says() -> None:
    chance = Random(3)
    questions: set[tuple[str, str]] = set()
    told: set[tuple[str, str]] = set()
    for _ in range(40):
        names = chance.sample(KINGDOM, 6)
        extras = Extras(cards=tuple(sorted(chance.sample(BESIDES, 3))))
        players = [{"hand": [*names[:3], "Copper", "Estate"], "deck": [*names[3:] * 2, "Gold"]}, {"hand": names[3:]}]
        game = game_at(*names, players=players, extras=extras, turn={"phase": "action", "actions": 5, "coins": 4})
        while game.decision and sum(game.turns()) < 8:
            d = game.decision
            card = CATALOGUE.cards.get(d.source or "")
            questions |= {(card.words()[d.step - 1].name, d.kind)} if card and d.step else set()
            game.apply(chance.choice(game.legal_actions()))
        by_cards = [e for e in game.events if e.source in CATALOGUE.cards]
        told |= {(w.name, e.kind) for e in by_cards for w in CATALOGUE.cards[str(e.source)].words()}
    coming = {name: spec for name, spec in SPECS.items() if not spec.offered}
    assert {name for name, _ in questions} >= {"exchange", "spend", "place_plus", "gain_beside", "play_from_supply"}
    assert {(word, kind) for word, kind in questions if word in coming and kind not in coming[word].asks} == set()
    assert {(name, kind) for name, spec in coming.items() for kind in spec.tells} - told <= {("reveal_bane", "reveal")}


def test_test_cards_are_written_and_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch)
    assert parse_cards("\n".join(map(repr, CARDS)), "test") == CARDS
    for card in CARDS:
        check(card, CATALOGUE.cards)


# costs in parts


def buying(*names: str, coins: int, hand: tuple[str, ...] = (), buys: int = 2, **more: Any) -> Game:
    """The first decision of a Buy phase with so many coins."""
    turn = {"phase": "treasure", "coins": coins, "buys": buys}
    return game_at(*names, players=[{"hand": list(hand), "deck": ["Estate"] * 9}, {}], turn=turn, **more)


def test_a_card_with_a_potion_in_its_cost_needs_one() -> None:
    game = buying("Elixir", "Philtre", "Twin Brew", coins=6, hand=())
    assert game.supply["Alembic"] == 16
    assert "Elixir" not in options(game) and "Alembic" in options(game)
    game = buying("Elixir", "Philtre", "Twin Brew", coins=6, hand=("Alembic",)).answer("Alembic")
    assert game.view(0)["besides"]["potions"] == 1
    assert {"Elixir", "Philtre"} <= set(options(game)) and "Twin Brew" not in options(game)
    game.answer("Elixir")
    assert (game.coins, game.view(0)["besides"]["potions"]) == (4, 0)
    assert "Philtre" not in options(game) and "Smithy" in options(game)


def trashing_for(word_card: str, trashed: str) -> list[str]:
    game = game_at(
        *(word_card, "Elixir", "Philtre", "Twin Brew", "Loan House"),
        players=[{"hand": [word_card, trashed, "Curse"], "deck": []}, {}],
    )
    game.answer(word_card).answer(trashed)
    return options(game) if game.decision and game.decision.kind == "gain" else []


def test_costs_are_compared_part_by_part() -> None:
    # up to 2 coins more than 2 and a Potion: with a Potion or without, but not with two
    gains = trashing_for("Refiner", "Elixir")
    assert {"Elixir", "Philtre", "Smithy", "Estate"} <= set(gains)
    assert not {"Twin Brew", "Loan House", "Market"} & set(gains)
    # up to 2 more than 2 without a Potion: none with one
    assert not {"Elixir", "Philtre", "Loan House"} & set(trashing_for("Refiner", "Cellar"))
    # exactly as much: 4 and a Potion is only Philtre, 4 alone is not
    assert "Philtre" not in trashing_for("Mirror", "Smithy")
    # cheaper: in one part, dearer in none
    gains = trashing_for("Lesser", "Philtre")
    assert {"Elixir", "Smithy", "Copper"} <= set(gains) and not {"Philtre", "Twin Brew", "Market"} & set(gains)
    assert "Loan House" not in gains, "less coins, but debt"
    # dearer
    gains = trashing_for("Greater", "Elixir")
    assert gains == ["Philtre", "Twin Brew"]
    assert "Philtre" in trashing_for("Greater", "Smithy") and "Market" in trashing_for("Greater", "Smithy")


def test_fixed_costs_mean_no_potion_and_no_debt() -> None:
    game = game_at("Elixir", "Loan House", players=[{"hand": ["Workshop"], "deck": []}, {}]).answer("Workshop")
    assert "Smithy" in options(game) and not {"Elixir", "Loan House"} & set(options(game))


# debt, Coffers, Villagers, overpay


def test_debt_is_taken_paid_in_the_buy_phase_and_bars_buying() -> None:
    game = buying("Loan House", coins=3)
    game.answer("Loan House")
    assert game.tokens(0) == {"debt": 4} and game.coins == 3
    assert asked(game) == (0, "spend", None) and options(game) == ["0", "1", "2", "3"]
    game.answer("3")
    assert game.tokens(0) == {"debt": 1}
    assert game.player == 1, "who is in debt cannot buy"
    assert game.view(1)["players"][0]["tokens"] == {"debt": 1}


def test_debt_paid_in_full_lets_one_buy_again() -> None:
    game = game_at("Tollgate", players=[{"hand": ["Tollgate"], "deck": ["Estate"] * 9}, {}])
    game.answer("Tollgate")
    assert game.tokens(0) == {"debt": 3} and asked(game) == (0, "spend", None)
    refused = game.clone().answer("2")
    assert refused.player == 1 and refused.tokens(0) == {"debt": 1}
    game.answer("3")
    assert asked(game)[1] == "buy" and game.coins == 2 and game.tokens(0) == {}


def test_debt_left_is_paid_before_a_later_buy() -> None:
    players = [{"hand": ["Tollgate"], "deck": ["Gold"] * 5 + ["Estate"] * 5}, {"hand": [], "deck": ["Estate"] * 5}]
    game = game_at("Tollgate", players=players).answer("Tollgate").answer("0")
    while game.player == 1:
        game.answer()
    game.answer(*["Gold"] * 5)
    assert asked(game) == (0, "spend", None) and options(game) == ["0", "1", "2", "3"]
    game.answer("3")
    assert game.coins == 12 and "Province" in options(game)


def test_overpay_asks_how_much_and_passes_it_on() -> None:
    game = buying("Stonecutter", coins=5).answer("Stonecutter")
    assert asked(game) == (0, "spend", "Stonecutter") and options(game) == ["0", "1", "2", "3"]
    game.answer("2")
    assert game.coins == 1
    assert Counter(game.cards(0, "discard")) == {"Stonecutter": 1, "Silver": 2}
    exact = buying("Stonecutter", coins=2).answer("Stonecutter")
    assert game.decision is not None and exact.cards(0, "discard") == ["Stonecutter"], "nothing left to overpay with"


def test_coffers_and_villagers_are_spent_between_the_steps_of_a_phase() -> None:
    players = [{"hand": ["Bakehouse", "Copper"], "deck": ["Estate"] * 9}, {}]
    game = game_at("Bakehouse", players=players)
    assert game.tokens(0) == game.tokens(1) == {"coffers": 1}, "everybody begins with one"
    game.answer("Bakehouse").answer("Copper")
    assert asked(game) == (0, "spend", None) and options(game) == ["0", "1", "2"]
    game.answer("2")
    assert game.coins == 3 and game.tokens(0) == {}
    game = game_at("Meadow", players=[{"hand": ["Meadow", "Smithy", "Village"], "deck": ["Estate"] * 9}, {}])
    game.answer("Meadow")
    assert asked(game) == (0, "spend", None) and options(game) == ["0", "1", "2"]
    game.answer("1")
    assert game.actions == 1 and asked(game)[1] == "action" and game.tokens(0) == {"villagers": 1}


def test_a_card_can_ask_for_tokens_too() -> None:
    game = game_at("Shambles", players=[{"hand": ["Shambles"], "deck": ["Gold"] * 9}, {}]).answer("Shambles")
    assert asked(game) == (0, "spend", "Shambles") and options(game) == ["0", "1", "2"]
    game.answer("1")
    assert game.cards(0, "hand") == ["Gold"] and game.tokens(0) == {"coffers": 1}


# piles of different cards


def test_of_a_mixed_pile_only_the_top_can_be_bought_and_the_pile_counts_as_one() -> None:
    game = buying("Squires", coins=100, buys=9)
    bought = []
    for left in range(5, 0, -1):
        assert game.supply["Squires"] == left
        top = game.view(0)["besides"]["tops"]["Squires"]
        assert [name for name in options(game) if name.startswith("Sir ")] == [top]
        bought.append(top)
        game.answer(top)
    assert sorted(bought) == ["Sir Alder", "Sir Birch", "Sir Cedar", "Sir Dorn", "Sir Elm"]
    assert game.supply["Squires"] == 0 and game.view(0)["besides"]["tops"]["Squires"] is None
    assert game._state.facts().empty == 1, "one empty pile, not five"
    assert not any(name.startswith("Sir ") for name in options(game))


def test_the_order_of_a_mixed_pile_is_drawn_evenly_when_it_is_reached() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        game = new_game("Squires", seed=seed)
        top = game.view(0)["besides"]["tops"]["Squires"]
        seen[top] += 1
    assert len(seen) == 5 and min(seen.values()) >= 20
    # what is below has no order yet: the same game with other luck has another one
    game = buying("Squires", coins=100, buys=9)
    orders = set()
    for seed in range(40):
        other = game.resample(0, seed)
        assert other.view(0) == game.view(0)
        order = []
        for _ in range(5):
            order.append(other.view(0)["besides"]["tops"]["Squires"])
            other.answer(order[-1])
        orders.add(tuple(order))
    assert len(orders) > 12 and len({order[0] for order in orders}) == 1


def test_a_hidden_pile_can_be_part_of_a_larger_stock() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(30):
        game = buying("Rubble", coins=0, buys=20, seed=seed)
        for _ in range(10):
            top = game.view(0)["besides"]["tops"]["Rubble"]
            kinds[top] += 1
            game.answer(top)
        assert game.supply["Rubble"] == 0
    assert sum(kinds.values()) == 300 and min(kinds.values()) > 70


def test_a_split_pile_shows_its_lower_half_when_the_upper_is_gone() -> None:
    game = buying("Sling", coins=100, buys=9)
    assert "Boulder" not in options(game) and game.supply["Sling"] == 10
    for _ in range(5):
        game.answer("Sling")
    assert "Sling" not in options(game) and "Boulder" in options(game)
    assert game.view(0)["besides"]["tops"]["Sling"] == "Boulder" and game.view(0)["costs"]["Sling"] == 4
    assert game.supply["Sling"] == 5


def test_a_card_returns_to_the_top_of_its_pile() -> None:
    players = [{"hand": ["Envoyship", "Copper"], "deck": []}, {}]
    game = game_at("Envoyship", players=players, supply={"Envoyship": 0})
    assert game._state.facts().empty == 1
    game.answer("Envoyship")
    assert game.supply["Envoyship"] == 1 and game._state.facts().empty == 0 and game.cards(0, "play") == []


# beside the Supply


def test_cards_beside_the_supply_are_gained_by_name_and_never_bought() -> None:
    game = game_at("Plunderers", players=[{"hand": ["Plunderers", "Gold"], "deck": []}, {}])
    assert game.view(0)["besides"]["piles"] == {"Booty": 3}
    game.answer("Plunderers")
    assert game.cards(0, "discard") == ["Booty", "Booty"] and game.view(1)["besides"]["piles"] == {"Booty": 1}
    game.answer("Gold")
    assert "Booty" not in options(game) and "Booty" not in game.supply
    game = game_at("Plunderers", players=[{"hand": ["Booty", "Booty"], "deck": []}, {}]).answer("Booty", "Booty")
    assert game.coins == 6 and game.cards(0, "play") == [] and game.view(0)["besides"]["piles"] == {"Booty": 5}


def test_a_prize_is_chosen_among_those_left() -> None:
    game = game_at("Joust Yard", players=[{"hand": ["Joust Yard"] * 3 + ["Festival"] * 2, "deck": []}, {}])
    game.answer("Festival").answer("Festival").answer("Joust Yard")
    assert options(game) == ["Blue Prize", "Red Prize"]
    game.answer("Red Prize").answer("Joust Yard").answer("Joust Yard")
    assert sorted(game.cards(0, "discard")) == ["Blue Prize", "Red Prize"], "the third finds none"


def test_a_traveller_is_exchanged_in_clean_up() -> None:
    game = game_at("Page Boy", players=[{"hand": ["Page Boy"] * 2 + ["Copper"], "deck": ["Estate"] * 9}, {}])
    game.answer("Page Boy").answer("Page Boy").answer().answer()
    assert asked(game) == (0, "return", "Page Boy") and game.decision.options == ["Page Boy"] * 2
    before = game.supply["Page Boy"]
    game.answer("Page Boy")
    assert game.supply["Page Boy"] == before + 1 and game.view(0)["besides"]["piles"] == {"Knave": 4}
    assert Counter(game.cards(0, "discard"))["Knave"] == 1 and Counter(game.cards(0, "discard"))["Page Boy"] == 1


# trashed, discarded


def test_when_trashed_all_cards_land_before_their_effects() -> None:
    players = [{"hand": ["Bonfire Pit", "Warren", "Stronghold"], "deck": ["Gold", "Silver"]}, {}]
    game = game_at("Bonfire Pit", "Warren", "Stronghold", players=players)
    game.answer("Bonfire Pit").answer("Warren", "Stronghold")
    assert game.trash == ["Warren"], "the Stronghold came back"
    assert sorted(game.cards(0, "hand")) == ["Gold", "Silver", "Stronghold"]


def test_a_reaction_to_trashing_is_used_once_for_each_card() -> None:
    players = [{"hand": ["Bonfire Pit", "Old Square", "Copper", "Estate"], "deck": []}, {}]
    game = game_at("Bonfire Pit", "Old Square", players=players).answer("Bonfire Pit").answer("Copper", "Estate")
    assert asked(game) == (0, "react", "Copper") and game.view(1)["waits"]["player"] is None
    game.answer("Old Square")
    assert asked(game) == (0, "react", "Estate")
    game.answer()
    assert game.cards(0, "discard") == ["Gold"]


def test_when_discarded_but_not_in_clean_up() -> None:
    players = [{"hand": ["Scribe", "Weft", "Burrow", "Burrow"], "deck": []}, {}]
    game = game_at("Scribe", "Weft", "Burrow", players=players)
    game.answer("Scribe").answer("Weft", "Burrow")
    assert asked(game) == (0, "react", None) and options(game) == ["Burrow"]
    assert game.view(1)["waits"] == {"player": None, "source": None, "reactions": True}
    game.answer("Burrow")
    assert Counter(game.cards(0, "discard")) == {"Weft": 1, "Burrow": 1, "Silver": 1, "Gold": 1}
    while game.player == 0:
        game.answer()
    assert "Gold" in game.cards(0, "discard") + game.cards(0, "deck") + game.cards(0, "hand")
    every = Counter(game.cards(0, "discard") + game.cards(0, "deck") + game.cards(0, "hand"))
    assert every["Gold"] == 1 and every["Silver"] == 1, "Clean-up discards without effect"


# Events and Landmarks


def test_an_event_is_an_option_of_the_buy_question_and_no_card() -> None:
    extras = Extras(cards=("Good Harvest", "Pilgrim Day"))
    game = buying(coins=8, extras=extras)
    assert "Good Harvest" in options(game) and "Good Harvest" not in game.supply
    assert game.view(1)["besides"]["cards"] == ["Good Harvest", "Pilgrim Day"]
    game.answer("Good Harvest")
    assert game.cards(0, "discard") == ["Gold", "Gold"] and (game.coins, game.buys) == (5, 1)
    assert "Good Harvest" not in options(game), "once a turn"
    game.answer("Pilgrim Day")
    assert game.tokens(0) == {"victory": 1, "debt": 1} and asked(game)[1] == "spend"
    game.answer("1")
    assert asked(game)[1] == "buy" and game.coins == 2


def test_a_landmark_listens_for_everybody_and_scores_by_rules() -> None:
    extras = Extras(cards=("High Arch", "Old Orchard", "Tomb Field"))
    game = buying("Bonfire Pit", coins=5, extras=extras)
    game.answer("Duchy" if "Duchy" in options(game) else "")
    assert game.tokens(0) == {"victory": 1}
    decks = [["Smithy"] * 3 + ["Village"] * 4 + ["Gold"] * 5, ["Smithy"] * 2 + ["Village"] * 2]
    game = game_at(players=[{"hand": [], "deck": deck} for deck in decks], extras=extras)
    assert game.scores() == [8, 0]
    players = [{"hand": ["Bonfire Pit", "Copper", "Estate"], "deck": []}, {}]
    game = game_at("Bonfire Pit", players=players, extras=extras).answer("Bonfire Pit").answer("Copper", "Estate")
    assert game.tokens(0) == {"victory": 2}


def test_points_for_every_so_many_cards_of_a_type() -> None:
    deck = ["Long Road"] * 2 + ["Estate"] * 7
    game = game_at("Long Road", players=[{"hand": [], "deck": deck}, {"hand": [], "deck": ["Estate"]}])
    assert game.scores() == [7 + 2 * (9 // 4), 1]


# the Tavern mat


def test_a_card_is_called_from_the_mat_at_the_start_of_a_turn() -> None:
    players = [{"hand": ["Signpost", "Signpost"], "deck": ["Estate"] * 12}, {"hand": [], "deck": ["Copper"] * 5}]
    game = game_at("Signpost", players=players).answer("Signpost").answer("Signpost")
    assert game.cards(0, "tavern") == ["Signpost", "Signpost"] and game.cards(0, "play") == []
    assert game.view(1)["besides"]["tavern"][0] == ["Signpost", "Signpost"]
    while game.player == 0 and game.decision.kind != "react":
        game.answer()
    while game.player == 1:
        game.answer()
    assert asked(game) == (0, "react", None) and game.phase == "start"
    game.answer("Signpost")
    assert game.cards(0, "play") == ["Signpost"] and len(game.cards(0, "hand")) == 7


def test_a_card_is_called_at_a_gain_and_after_an_action() -> None:
    players = [{"hand": ["Copyist", "Copper", "Copper"], "deck": ["Estate"] * 9}, {}]
    game = game_at("Copyist", players=players).answer("Copyist").answer("Copper", "Copper").answer("Smithy")
    assert asked(game) == (0, "react", "Smithy")
    game.answer("Copyist")
    gained = Counter(game.cards(0, "discard"))
    assert gained["Smithy"] == 2 and gained["Copyist"] == 1, "the turn is over: it was called into play"
    players = [{"hand": ["Old Coin"], "deck": ["Smithy", "Smithy"] + ["Estate"] * 9}, {}]
    game = game_at("Old Coin", players=players, turn={"phase": "treasure"}).answer("Old Coin")
    while game.player == 0:
        game.answer()
    while game.player == 1:
        game.answer()
    hand = game.cards(0, "hand")
    assert "Smithy" in hand
    game.answer("Smithy")
    assert asked(game) == (0, "react", "Smithy") and options(game) == ["Old Coin"]
    game.answer("Old Coin")
    assert game.actions == 2


# turns and plays


def test_another_seat_decides_in_a_controlled_turn_and_sees_what_its_owner_sees() -> None:
    players = [
        {"hand": ["Puppeteer", "Copper"], "deck": ["Estate"] * 9},
        {"hand": ["Remodel", "Estate", "Gold"], "deck": ["Copper"] * 9},
        {"hand": ["Silver"], "deck": []},
    ]
    game = game_at("Puppeteer", players=players).answer("Puppeteer")
    while game.player == 0:
        game.answer()
    assert (game.player, game.extra, game.decision.player) == (1, True, 0)
    assert game.view(0)["players"][1]["hand"] == ["Estate", "Gold", "Remodel"]
    assert game.view(2)["players"][1]["hand"] is None and game.view(0)["players"][2]["hand"] is None
    assert game.view(0)["besides"]["controller"] == 0 and game.view(0)["decision"] is not None
    assert game.view(1)["decision"] is None
    before = Counter(game.cards(0, "discard"))
    game.answer("Remodel").answer("Gold").answer("Gold")
    assert (Counter(game.cards(0, "discard")) - before) == {"Gold": 1}, "what is gained goes to who decides"
    assert game.trash == [] and "Gold" not in game.cards(1, "discard")
    while game.extra:
        game.answer()
    assert Counter(game.cards(1, "discard"))["Gold"] == 1, "what was trashed comes back"
    assert (game.player, game.decision.player, game.turns()[1]) == (1, 1, 1)
    # the new hand was seen: it stays known
    for seed in range(5):
        other = game.clone()
        other._state.resample(0)
        assert other.cards(1, "hand") == game.cards(1, "hand"), seed


def test_a_card_played_from_the_supply_stays_there() -> None:
    players = [{"hand": ["Overseer"], "deck": ["Gold"] * 5}, {}]
    game = game_at("Overseer", "Gravedigger", players=players).answer("Overseer")
    assert asked(game) == (0, "play", "Overseer") and game.decision.zone == "supply"
    assert "Market" not in options(game) and "Smithy" in options(game)
    smithy = game.clone().answer("Smithy")
    assert smithy.cards(0, "hand") == ["Gold"] * 3 and smithy.supply["Smithy"] == 10
    assert smithy.cards(0, "play") == ["Overseer"]
    game.answer("Gravedigger")
    assert game.coins == 1 and game.trash == [] and game.supply["Gravedigger"] == 10, "it cannot move itself"


def test_the_first_action_of_the_others_says_something_else() -> None:
    players = [
        {"hand": ["Sorceress"], "deck": ["Estate"] * 9},
        {"hand": ["Smithy", "Smithy"], "deck": ["Copper"] * 9},
        {"hand": ["Moat", "Smithy"], "deck": ["Copper"] * 9},
    ]
    game = game_at("Sorceress", "Moat", players=players).answer("Sorceress")
    game.answer("Moat")
    while game.player == 0:
        game.answer()
    game.answer("Smithy")
    assert len(game.cards(1, "hand")) == 2 and game.actions == 1, "+1 Card, +1 Action instead of three cards"
    game.answer("Smithy")
    assert len(game.cards(1, "hand")) == 4, "only the first one"
    while game.player == 1:
        game.answer()
    game.answer("Smithy")
    assert len(game.cards(2, "hand")) == 4, "a seat that showed a Moat is not affected"
    while game.player == 2:
        game.answer()
    assert game.player == 0 and "Sorceress" in game.cards(0, "play")


def test_plus_tokens_add_to_every_play_of_a_card_of_the_pile() -> None:
    players = [{"hand": ["Schoolhouse", "Ranger Hut", "Village"], "deck": ["Estate"] * 9}, {}]
    game = game_at("Schoolhouse", "Ranger Hut", "Squires", players=players).answer("Schoolhouse")
    assert asked(game) == (0, "place", "Schoolhouse")
    assert "Squires" in options(game) and "Sir Alder" not in options(game) and "Gold" not in options(game)
    game.answer("Village").answer("Ranger Hut").answer("Village")
    assert game.view(1)["besides"]["plus"][0] == {"plus card": "Village", "plus coin": "Village"}
    game.answer("Village")
    assert len(game.cards(0, "hand")) == 2 and game.coins == 1 and game.actions == 2


def test_effects_at_the_end_of_a_turn_come_after_the_new_hand() -> None:
    game = game_at("Savings", players=[{"hand": ["Savings"], "deck": ["Estate"] * 9}, {}]).answer("Savings")
    while game.player == 0:
        game.answer()
    assert len(game.cards(0, "hand")) == 6


def test_effects_at_the_end_of_a_turn_are_ordered_by_their_player() -> None:
    players = [{"hand": ["Hope Chest", "Hope Chest", "Savings"], "deck": ["Estate"] * 9}, {}]
    game = game_at("Savings", "Hope Chest", players=players).answer("Hope Chest").answer("Hope Chest").answer("Savings")
    while game.decision.kind != "order":
        game.answer()
    assert asked(game) == (0, "order", None) and game.decision.zone is None
    assert game.decision.options == ["Hope Chest", "Savings"] and len(game.cards(0, "hand")) == 5
    assert game.view(1)["waits"] == {"player": 0, "source": None, "reactions": False}, "no hand card can be among them"
    game.answer("Savings")
    assert len(game.cards(0, "hand")) == 6 and asked(game) == (0, "gain", "Hope Chest")
    game.answer("Copper")
    assert asked(game) == (0, "gain", "Hope Chest"), "once for each play, without a question which"
    game.answer()
    assert game.player == 1 and game.cards(0, "discard").count("Copper") == 1


# shuffling


def test_a_shuffle_has_effects_when_the_instruction_is_done() -> None:
    extras = Extras(cards=("Mill Pond",))
    players = [{"hand": ["Smithy"], "deck": ["Gold"], "discard": ["Estate"] * 9}, {}]
    game = game_at("Reed Pipe", players=players, extras=extras).answer("Smithy")
    assert len(game.cards(0, "hand")) == 3 and game.tokens(0) == {"victory": 1}
    # the Silver comes after the draw, so it is not among the cards shuffled
    players[0] = {"hand": ["Reed Pipe"], "deck": [], "discard": ["Estate"] * 3}
    game = game_at("Reed Pipe", players=players, extras=extras).answer("Reed Pipe")
    assert game.cards(0, "discard") == ["Silver"] and game.tokens(0) == {"victory": 1}


def test_a_shuffle_in_clean_up_has_effects_before_the_next_turn() -> None:
    players = [{"hand": ["Copper"], "deck": ["Gold"], "discard": ["Estate"] * 9}, {}]
    game = game_at("Reed Pipe", players=players, extras=Extras(cards=("Mill Pond",)))
    while game.player == 0:
        game.answer()
    assert game.tokens(0) == {"victory": 1} and game.tokens(1) == {} and game.turn == 1
    seen = [(e.kind, e.player) for e in game.events if e.kind in ("shuffle", "tokens", "turn")]
    assert seen[-3:] == [("shuffle", 0), ("tokens", 0), ("turn", 1)]


# the start of a turn


def at_next_turn(game: Game) -> Game:
    """Seat 0 and then seat 1 do nothing more."""
    for seat in (0, 1):
        while game.player == seat:
            game.answer()
    return game


def test_compulsory_effects_at_the_start_of_a_turn_were_dropped_bug() -> None:
    players = [{"hand": ["Copper"], "deck": ["Estate"] * 20}, {"hand": [], "deck": ["Estate"] * 20}]
    game = at_next_turn(game_at("Dawn Bell", players=players, extras=Extras(cards=("Sun Dial",))))
    assert game.tokens(0) == {"victory": 1} and game.tokens(1) == {"victory": 1}
    players[0]["hand"] = ["Dawn Bell", "Dawn Bell"]
    game = (
        game_at("Dawn Bell", players=players, extras=Extras(cards=("Sun Dial",)))
        .answer("Dawn Bell")
        .answer("Dawn Bell")
    )
    game = at_next_turn(game)
    assert game.tokens(0) == {"victory": 1}
    assert game.cards(0, "discard") == ["Silver"] * 2 and len(game.cards(0, "hand")) == 7, "once for each copy in play"


def test_effects_at_the_start_of_a_turn_are_ordered_unless_they_are_plain() -> None:
    players = [{"hand": ["Dawn Bell", "Dawn Draw"], "deck": ["Estate"] * 20}, {"hand": [], "deck": ["Estate"] * 20}]
    game = at_next_turn(game_at("Dawn Bell", "Dawn Draw", players=players).answer("Dawn Bell").answer("Dawn Draw"))
    assert asked(game) == (0, "order", None) and options(game) == ["Dawn Bell", "Dawn Draw"]
    game.answer("Dawn Bell")
    assert game.cards(0, "discard") == [] and len(game.cards(0, "hand")) == 6, "its later part comes first"
    game.answer("Dawn Bell")
    assert game.cards(0, "discard") == ["Silver"] and game.phase != "start" and len(game.cards(0, "hand")) == 8
    players[0]["hand"] = ["Dawn Draw", "Dawn Draw"]
    game = at_next_turn(game_at("Dawn Draw", players=players).answer("Dawn Draw").answer("Dawn Draw"))
    assert game.phase != "start" and len(game.cards(0, "hand")) == 9


def test_more_discards_at_once_than_can_be_noted_are_cut_short() -> None:
    for n in (20, 48, 60):
        game = game_at("Weft", players=[{"hand": ["Cellar", *["Weft"] * n], "deck": []}, {}]).answer("Cellar")
        game.answer(*["Weft"] * n)
        assert any(e.kind == "cut_short" for e in game.events) == (n > 20)
        assert game.supply["Silver"] == (20 if n == 20 else 40)


def test_the_bane_is_an_eleventh_pile_whose_cards_protect() -> None:
    extras = Extras(bane="Cellar")
    names = ["Young Hag", *(n for n in kingdom_with() if n != "Cellar"), "Moat"][:10]
    players = [{"hand": ["Young Hag"], "deck": []}, {"hand": ["Cellar"], "deck": []}, {"hand": ["Copper"], "deck": []}]
    game = game_at(*names, players=players, extras=extras)
    assert len(game.kingdom) == 10 and game.supply["Cellar"] == 10 and game.view(0)["besides"]["bane"] == "Cellar"
    game.answer("Young Hag")
    assert asked(game) == (1, "reveal", "Young Hag")
    game.answer("Cellar")
    assert game.cards(1, "discard") == [] and game.cards(2, "discard") == ["Curse"]


def test_everybody_can_begin_with_another_deck() -> None:
    extras = Extras(start=(("Copper", 7), ("Shack", 3)))
    game = new_game("Bonfire Pit", extras=extras)
    for p in range(2):
        assert Counter(game.cards(p, "hand") + game.cards(p, "deck")) == {"Copper": 7, "Shack": 3}
    assert "Shack" not in game.supply


# the record


def test_a_record_says_what_the_game_has_besides(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch)
    extras = Extras(("Good Harvest", "High Arch"), "Cellar", (("Copper", 7), ("Shack", 3)))
    names = ["Squires", "Loan House", *(n for n in kingdom_with() if n != "Cellar"), "Moat"]
    game = new_game(*names, extras=extras)
    for _ in range(12):
        assert game.decision is not None
        game.answer(*game.decision.options[: game.decision.most])
    text = game.record()
    assert "extras: Good Harvest, High Arch\nbane: Cellar\nstart: 7 Copper, 3 Shack\n" in text
    again = Game.from_record(text)
    assert again == game and again._state.dump() == game._state.dump()
    with pytest.raises(ValueError, match="start"):
        Game.from_record(text.replace("start: 7 Copper", "start: seven Copper"))
    with pytest.raises(ValueError, match="Celler"):
        Game.from_record(text.replace("bane: Cellar", "bane: Celler"))


def test_plain_games_have_none_of_it() -> None:
    game = Game("First Game", seed=1)
    assert game.view(0)["besides"] is None
    state = plain.State(game._origin.kinds.table("plain"))
    assert state.table.beyond == state.table.extended == 0
    with pytest.raises(IllegalAnswer):
        game.answer("0")
