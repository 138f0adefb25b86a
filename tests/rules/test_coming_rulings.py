"""Rulings of Seaside and Prosperity about Potions, debt, mixed piles, controlled turns and cards that come back.

No published card has these yet, so the test-only cards of coming.py stand in for them, on both kernels.
"""

from __future__ import annotations

import pytest

from coming import game_at
from demesne import Game

pytestmark = pytest.mark.usefixtures("both_kernels")

NINE = ["Copper"] * 9


def options(game: Game) -> list[str]:
    assert game.decision is not None
    return sorted(set(game.decision.options))


def played(*kingdom: str, hand: list[str]) -> Game:
    """The first card of the hand is played in a game of two."""
    return game_at(*kingdom, players=[{"hand": hand, "deck": NINE}, {"hand": []}]).answer(hand[0])


# Potion and debt


@pytest.mark.parametrize(("trashed", "worth"), [("Elixir", 2), ("Loan House", 0)])
def test_salvager_counts_the_coins_of_a_cost_only(trashed: str, worth: int) -> None:
    # covers: Salvager 3
    game = played("Salvager", trashed, hand=["Salvager", trashed])
    assert (game.coins, game.trash) == (worth, [trashed])


@pytest.mark.parametrize(("trashed", "gained"), [("Philtre", 2), ("Loan House", 0)])
def test_bishop_counts_the_coins_of_a_cost_only(trashed: str, gained: int) -> None:
    # covers: Bishop 3
    game = played("Bishop", trashed, hand=["Bishop", trashed])
    assert game.tokens(0) == {"victory": 1 + gained} and game.trash == [trashed]


def test_smugglers_cannot_take_a_card_with_a_potion_or_debt_in_its_cost() -> None:
    # covers: Smugglers 6
    players = [
        {"hand": ["Smugglers"], "deck": NINE},
        {"hand": [], "gained": ["Elixir", "Loan House", "Estate", "Silver"]},
    ]
    game = game_at("Smugglers", "Elixir", "Loan House", players=players).answer("Smugglers")
    assert game.decision is not None and game.decision.kind == "gain" and options(game) == ["Estate", "Silver"]


def test_forge_adds_coins_only_and_gains_a_card_that_costs_coins_only() -> None:
    # covers: Forge 2
    kingdom = ("Forge", "Elixir", "Loan House", "Stonecutter")
    game = played(*kingdom, hand=["Forge", "Elixir"]).answer("Elixir")
    assert options(game) == ["Estate", "Stonecutter"], "2 without the Potion; Elixir itself has one"
    game = played(*kingdom, hand=["Forge", "Loan House"]).answer("Loan House")
    assert options(game) == ["Copper", "Curse"], "0 without the debt; Loan House itself has some"


def test_talisman_copies_no_card_with_a_potion_or_debt_in_its_cost() -> None:
    # covers: Talisman 4
    for bought, copies in (("Elixir", 1), ("Loan House", 1), ("Cellar", 2)):
        players = [{"hand": ["Alembic"], "deck": NINE, "play": ["Talisman"]}, {"hand": []}]
        turn = {"phase": "treasure", "coins": 2, "buys": 2}
        game = game_at("Talisman", "Elixir", "Loan House", players=players, turn=turn)
        game.answer("Alembic").answer(bought)
        assert game.cards(0, "discard") == [bought] * copies


# a card that comes back


def test_salvager_pays_for_a_card_that_has_left_the_trash_again() -> None:
    # covers: Salvager 4
    game = played("Salvager", "Stronghold", hand=["Salvager", "Stronghold"])
    assert game.trash == [] and game.cards(0, "hand") == ["Stronghold"] and game.coins == 4


# mixed piles


def ambassador(shown: str, *, returned: bool) -> Game:
    """Ambassador shows a card of a mixed pile in a game of three."""
    players = [{"hand": ["Ambassador", shown], "deck": NINE}, {"hand": [], "deck": []}, {"hand": [], "deck": []}]
    game = game_at("Ambassador", "Squires", players=players).answer("Ambassador")
    assert game.decision is not None and game.decision.kind == "return" and options(game) == [shown]
    return game.answer(*[shown] * returned)


def test_ambassador_puts_a_card_on_top_of_its_mixed_pile() -> None:
    # covers: Ambassador 6
    before = ambassador("Sir Alder", returned=False).view(0)["besides"]["tops"]["Squires"]
    assert before != "Sir Alder"
    game = ambassador("Sir Alder", returned=True)
    assert [game.cards(p, "discard") for p in (1, 2)] == [["Sir Alder"], []], "the second finds another top"
    assert game.view(0)["besides"]["tops"]["Squires"] == before and game.supply["Squires"] == 5


def test_ambassador_gives_a_card_of_a_mixed_pile_only_while_it_is_the_top() -> None:
    # covers: Ambassador 6
    game = ambassador("Sir Alder", returned=False)
    assert [game.cards(p, "discard") for p in (1, 2)] == [[], []], "another card is on top"
    top = game.view(0)["besides"]["tops"]["Squires"]
    game = ambassador(top, returned=False)
    assert game.cards(1, "discard") == [top], "nothing was returned, but the top has that name"


def test_ambassador_returned_a_card_to_a_pile_beside_the_supply_bug() -> None:
    # covers: Ambassador 5
    players = [{"hand": ["Ambassador", "Booty", "Copper"], "deck": NINE}, {"hand": [], "deck": []}]
    game = game_at("Ambassador", "Plunderers", players=players).answer("Ambassador").answer("Booty")
    assert game.decision is not None and game.decision.kind == "treasure", "nothing is asked"
    assert game.cards(0, "hand") == ["Booty", "Copper"] and game.view(0)["besides"]["piles"] == {"Booty": 3}


def test_contraband_bars_one_name_of_a_pile() -> None:
    # covers: Contraband 5
    players = [{"hand": ["Contraband"], "deck": NINE}, {"hand": []}]
    turn = {"phase": "treasure", "coins": 30, "buys": 9}
    game = game_at("Contraband", "Sling", players=players, turn=turn).answer("Contraband")
    assert game.decision is not None and (game.decision.player, game.decision.kind) == (1, "name")
    assert {"Sling", "Boulder"} <= set(options(game))
    other = game.clone().answer("Boulder")
    assert "Sling" in options(other)
    for _ in range(5):
        other.answer("Sling")
    assert other.view(0)["besides"]["tops"]["Sling"] == "Boulder" and "Boulder" not in options(other)
    assert "Sling" not in options(game.answer("Sling"))


def test_contraband_names_the_cards_of_a_mixed_pile() -> None:
    # covers: Contraband 5
    players = [{"hand": ["Contraband"], "deck": NINE}, {"hand": []}]
    game = game_at("Contraband", "Squires", players=players, turn={"phase": "treasure", "coins": 9}).answer(
        "Contraband"
    )
    squires = ["Sir Alder", "Sir Birch", "Sir Cedar", "Sir Dorn", "Sir Elm"]
    assert [name for name in options(game) if name.startswith(("Sir ", "Squires"))] == squires
    top = game.view(0)["besides"]["tops"]["Squires"]
    other = next(name for name in squires if name != top)
    assert top in options(game.clone().answer(other)) and top not in options(game.answer(top))


# a turn controlled by another seat


def controlled(name: str, hand: list[str]) -> Game:
    """The Treasures of seat 1's turn, which seat 0 controls."""
    players = [{"hand": ["Puppeteer"], "deck": ["Smugglers"] * 9}, {"hand": hand, "deck": NINE}]
    game = game_at("Puppeteer", name, "Smugglers", players=players).answer("Puppeteer")
    while not (game.player == 1 and game.decision is not None and game.decision.kind == "treasure"):
        game.answer()
    assert game.extra and game.decision.player == 0
    return game


def test_in_a_controlled_turn_only_the_watchtower_of_the_one_who_gains_works() -> None:
    # covers: Watchtower 5
    game = controlled("Watchtower", ["Watchtower", "Gold", "Gold", "Gold"])
    game.answer("Gold", "Gold", "Gold").answer("Gold")
    assert game.decision is not None and game.decision.kind != "react", "its own Watchtower is in the other hand"
    assert "Gold" in game.cards(0, "discard")


def test_the_watchtower_of_the_controlling_player_answers_its_gain() -> None:
    # covers: Watchtower 5
    players = [{"hand": ["Puppeteer"], "deck": ["Watchtower"] * 9}, {"hand": ["Gold", "Gold", "Gold"], "deck": NINE}]
    game = game_at("Puppeteer", "Watchtower", players=players).answer("Puppeteer")
    while game.player == 0:
        game.answer()
    game.answer("Gold", "Gold", "Gold").answer("Gold")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player, game.decision.about) == ("react", 0, 0)
    game.answer("Watchtower").answer("trash")
    assert game.trash == ["Gold"] and "Gold" not in game.cards(0, "discard")


def test_royal_seal_moves_no_card_that_another_player_gains() -> None:
    # covers: Royal Seal 3
    game = controlled("Royal Seal", ["Royal Seal", "Gold", "Gold"]).answer("Gold", "Gold", "Royal Seal")
    assert "Royal Seal" in game.cards(1, "play")
    game.answer("Gold")
    assert game.decision is not None and game.decision.kind != "react"
    assert game.cards(0, "discard").count("Gold") == 1 and "Gold" not in game.cards(1, "deck")


def test_smugglers_finds_nothing_that_the_controlling_player_took() -> None:
    # covers: Smugglers 8
    game = controlled("Village", ["Gold", "Gold"])
    own = game.clone()
    game.answer("Gold", "Gold").answer("Gold")
    assert game.cards(0, "discard").count("Gold") == 1
    assert game.view(0)["players"][1]["gained"] == [], "it was seat 1's turn, but seat 1 gained nothing"
    assert game.view(0)["players"][0]["gained"] == [], "seat 0 gained it, but in a turn of another player"
    while own.extra:
        own.answer()
    own.answer(*own.decision.options).answer("Silver")
    assert own.view(0)["players"][1]["gained"] == ["Silver"], "in its own turn it counts"
