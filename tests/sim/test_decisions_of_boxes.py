"""What built-in play answers to the decisions that Seaside and Prosperity bring."""

from __future__ import annotations

from typing import Any

import pytest

from demesne import Game, cards
from demesne.bots import StrategyBot
from demesne.rules.grammar import parse_cards
from demesne.strategies import parse

MONEY = "buy Province\nbuy Gold\nbuy Silver\n"
PLAIN = ["Village", "Smithy", "Market", "Cellar", "Festival", "Laboratory", "Moat", "Militia", "Workshop", "Remodel"]
DECK = ["Copper"] * 4 + ["Silver"] * 3 + ["Gold", "Estate", "Estate"]


def game(kingdom: list[str], hand: list[str], mine: Any = None, other: Any = None, **turn: Any) -> Game:
    """A game in which the first player has this hand; the kingdom is filled up."""
    ten = [*kingdom, *(c for c in PLAIN if c not in kingdom)][:10]
    seats = [
        {"hand": hand, "deck": DECK, "turns": 6, **(mine or {})},
        {"hand": ["Copper"] * 5, "deck": DECK, "turns": 5, **(other or {})},
    ]
    more = turn.pop("more", {})
    return Game.from_position({"kingdom": ten, "players": seats, "turn": turn, **more})


def answer(found: Game, kind: str, text: str = MONEY) -> list[str]:
    """What a list answers now, to a decision of that kind."""
    assert found.decision is not None and found.decision.kind == kind, found.decision
    return StrategyBot(parse(text)).choose(found)


def played(card: str, *hand: str, also: tuple[str, ...] = (), **more: Any) -> Game:
    """The game after that Action was played."""
    found = game([card, *also], [card, *hand], **more)
    return found.answer(card) or found


def test_ambassador_sends_two_estates_back(both_kernels: str) -> None:
    found = played("Ambassador", "Estate", "Estate", "Silver", "Gold")
    assert answer(found, "reveal") == ["Estate"]
    found.answer("Estate")
    assert answer(found, "return") == ["Estate", "Estate"]


def test_ambassador_keeps_a_gold(both_kernels: str) -> None:
    found = played("Ambassador", "Gold", "Gold")
    assert answer(found, "return") == []


def test_counting_house_takes_all_coppers(both_kernels: str) -> None:
    found = played("Counting House", "Estate", mine={"discard": ["Copper"] * 4 + ["Estate"]})
    assert answer(found, "take") == ["Copper"] * 4


def test_embargo_goes_on_a_pile_that_only_the_other_buys(both_kernels: str) -> None:
    found = played("Embargo", "Copper", also=("Smithy",), other={"discard": ["Smithy"] * 3})
    assert answer(found, "place") == ["Smithy"]
    found = played("Embargo", "Copper", also=("Smithy",))
    assert answer(found, "place", "buy Laboratory\n" + MONEY) != ["Laboratory"]


def test_embargo_spares_what_the_list_buys_now_not_what_it_might_buy(both_kernels: str) -> None:
    found = played("Embargo", "Copper", other={"discard": ["Silver"] * 3 + ["Gold"] * 3})
    assert answer(found, "place", "buy Gold\nbuy Embargo\nbuy Silver") == ["Silver"]
    assert answer(found, "place", "buy Silver\nbuy Gold") == ["Gold"]


def test_blockade_gains_what_the_others_buy(both_kernels: str) -> None:
    text = "buy Province\nbuy Blockade\nbuy Silver"
    found = played("Blockade", "Copper", other={"discard": ["Silver"] * 3})
    assert answer(found, "gain", text) == ["Silver"]
    found = played("Blockade", "Copper", also=("Smithy",), other={"discard": ["Smithy"] * 3})
    assert answer(found, "gain", text) == ["Smithy"]
    assert answer(found, "gain", text + "\ngain Blockade") == ["Blockade"]


def test_contraband_names_what_the_player_can_buy(both_kernels: str) -> None:
    found = game(["Contraband"], ["Contraband"], phase="treasure", coins=3)
    found.answer("Contraband")
    assert found.decision is not None and found.decision.about == 0
    assert answer(found, "name") == ["Province"]
    assert answer(found, "name", "force Gold") == ["Gold"]


def test_war_chest_names_a_card_that_can_be_gained(both_kernels: str) -> None:
    found = game(["War Chest", "Laboratory"], ["War Chest"], phase="treasure")
    found.answer("War Chest")
    assert found.cost(answer(found, "name")[0]) == 5


@pytest.mark.parametrize("provinces, taken", [(8, "Silver"), (3, "Duchy")], ids=["early", "late"])
def test_late_a_gain_is_points_even_if_the_list_buys_none(both_kernels: str, provinces: int, taken: str) -> None:
    mine = {"deck": 2 * DECK, "turns": 12}
    found = game(["War Chest"], ["War Chest"], mine, phase="treasure", more={"supply": {"Province": provinces}})
    found.answer("War Chest")
    found.answer("Market")
    assert answer(found, "gain") == [taken]
    assert answer(found, "gain", MONEY + "gain Silver") == ["Silver"]


def test_treasury_goes_back_on_the_deck(both_kernels: str) -> None:
    found = game(["Treasury"], [], {"play": ["Treasury", "Treasury"]}, phase="buy", buys=1, coins=0)
    found.answer()
    assert answer(found, "topdeck") == ["Treasury", "Treasury"]


@pytest.mark.parametrize("bottom, taken", [("Gold", ["Gold"]), ("Estate", [])])
def test_pearl_diver_fetches_a_good_card_only(both_kernels: str, bottom: str, taken: list[str]) -> None:
    found = played("Pearl Diver", "Copper", mine={"deck": ["Copper"] * 5 + ["Silver", bottom]})
    assert answer(found, "topdeck") == taken


def test_island_takes_a_province_away(both_kernels: str) -> None:
    assert answer(played("Island", "Province", "Copper", "Gold", "Silver"), "set_aside") == ["Province"]


def test_haven_saves_an_action_that_cannot_be_played(both_kernels: str) -> None:
    found = played("Haven", "Smithy", "Militia", "Copper", mine={"deck": ["Estate"]})
    assert answer(found, "set_aside")[0] in ("Smithy", "Militia")


def test_native_village_fills_the_mat_and_takes_it_when_it_is_worth_it(both_kernels: str) -> None:
    found = played("Native Village", "Copper", "Silver")
    assert answer(found, "choose") == ["aside"]
    found = played("Native Village", "Copper", "Silver", mine={"native village": ["Gold", "Silver", "Gold"]})
    assert answer(found, "choose") == ["hand"]


def test_pirate_ship_collects_first_and_spends_later(both_kernels: str) -> None:
    assert answer(played("Pirate Ship", "Copper"), "choose") == ["trash"]
    found = played("Pirate Ship", "Copper", "Copper", mine={"tokens": {"pirate ship": 6}})
    assert answer(found, "choose") == ["coins"]


def test_navigator_discards_rubbish_and_keeps_money(both_kernels: str) -> None:
    rest = ["Gold", "Silver", "Silver", "Copper"]
    found = played("Navigator", "Copper", mine={"deck": ["Estate", "Estate", "Estate", "Copper", "Estate", *rest]})
    assert answer(found, "choose") == ["discard"]
    found = played("Navigator", "Copper", mine={"deck": ["Gold", "Gold", "Silver", "Silver", "Gold", *rest]})
    assert answer(found, "choose") == ["deck"]


def test_lookout_trashes_the_worst_and_discards_the_next(both_kernels: str) -> None:
    found = played("Lookout", "Copper", mine={"deck": ["Gold", "Curse", "Estate", *DECK]})
    assert answer(found, "trash") == ["Curse"]
    found.answer("Curse")
    assert answer(found, "discard") == ["Estate"]


def test_explorer_shows_a_province(both_kernels: str) -> None:
    assert answer(played("Explorer", "Province", "Copper"), "reveal") == ["Province"]


def test_mint_copies_the_best_treasure_and_no_copper(both_kernels: str) -> None:
    assert answer(played("Mint", "Gold", "Silver", "Copper"), "reveal") == ["Gold"]
    late = {"turns": 4, "deck": ["Gold"] * 4 + ["Silver"] * 6}
    assert answer(played("Mint", "Copper", "Copper", mine=late), "reveal") == []


def test_vault_discards_what_brings_no_coin_by_itself(both_kernels: str) -> None:
    found = played("Vault", "Estate", "Province", "Gold", mine={"deck": ["Estate", "Gold", *DECK]})
    assert set(answer(found, "discard")) == {"Estate", "Province"}


def test_bishop_trashes_for_points(both_kernels: str) -> None:
    found = played("Bishop", "Gold", "Copper", more={"supply": {"Province": 1}})
    assert answer(found, "trash") == ["Gold"], "at the end its tokens are worth more than the card"
    assert answer(played("Bishop", "Curse", "Silver"), "trash") == ["Curse"]


def test_forge_makes_a_province_of_two_cards(both_kernels: str) -> None:
    found = played("Forge", "Gold", "Estate", "Copper", also=("Cellar",), more={"supply": {"Province": 2}})
    picked = answer(found, "trash")
    assert sum(found.cost(name) for name in picked) == 8


def test_forge_trashes_rubbish_for_something_good(both_kernels: str) -> None:
    found = played("Forge", "Estate", "Estate", "Curse", "Copper", "Copper", mine={"deck": ["Gold"] * 5})
    picked = answer(found, "trash")
    assert picked.count("Estate") == 2 and "Curse" in picked


def test_loan_trashes_a_copper_and_keeps_a_gold(both_kernels: str) -> None:
    for top, answered in (("Copper", ["Copper"]), ("Gold", [])):
        found = game(["Loan"], ["Loan"], {"deck": [top, *DECK]}, phase="treasure")
        found.answer("Loan")
        assert answer(found, "trash") == answered


def test_salvager_trashes_what_pays_for_a_province(both_kernels: str) -> None:
    found = played("Salvager", "Gold", "Silver", "Estate", more={"supply": {"Province": 2}})
    assert answer(found, "trash") == ["Gold"], "six coins and two of the Silver"


def test_tiara_plays_the_best_treasure_twice(both_kernels: str) -> None:
    found = game(["Tiara"], ["Tiara", "Copper", "Gold"], phase="treasure")
    found.answer("Tiara")
    assert answer(found, "play") == ["Gold"]


def test_anvil_discards_a_copper_it_can_spare(both_kernels: str) -> None:
    found = game(["Anvil"], ["Anvil", "Copper", "Gold"], phase="treasure", coins=0)
    found.answer("Anvil")
    assert answer(found, "discard") == ["Copper"]


def test_investment_gives_points_for_many_treasures(both_kernels: str) -> None:
    hand = ["Investment", "Estate", "Copper", "Silver", "Gold"]
    found = game(["Investment"], hand, phase="treasure", more={"supply": {"Province": 2}})
    assert answer(found, "treasure") == ["Investment"]
    found.answer("Investment")
    assert answer(found, "trash")[0] in ("Estate", "Copper")
    found.answer("Estate")
    assert answer(found, "choose") == ["trash"]


def test_investment_is_kept_when_only_provinces_could_go(both_kernels: str) -> None:
    found = game(["Investment"], ["Investment", "Province"], phase="treasure")
    assert answer(found, "treasure") == []


@pytest.mark.parametrize("top, key", [("Curse", "trash"), ("Estate", "discard"), ("Gold", "play")])
def test_crystal_ball_does_the_right_thing_with_its_card(both_kernels: str, top: str, key: str) -> None:
    found = game(["Crystal Ball"], ["Crystal Ball", "Copper"], {"deck": [top, *DECK]}, phase="treasure")
    found.answer("Crystal Ball")
    assert answer(found, "choose") in ([key], ["trash"] if top == "Estate" else [key])


def test_grand_market_is_bought_without_coppers(both_kernels: str) -> None:
    text = "buy Province\nbuy Grand Market\nbuy Gold\nbuy Silver"
    found = game(["Grand Market"], ["Gold", "Gold", "Copper"], phase="treasure")
    assert answer(found, "treasure", text) == ["Gold", "Gold"]
    found.answer("Gold", "Gold")
    assert answer(found, "treasure", text) == []
    found.answer()
    assert answer(found, "buy", text) == ["Grand Market"]
    found = game(["Grand Market"], ["Gold", "Copper"], phase="treasure")
    found.answer("Gold")
    assert answer(found, "treasure", text) == ["Copper"], "without it it is too dear"


WITH_GRAND_MARKET = "buy Province\nbuy Grand Market\nbuy Gold\nbuy Silver"


def treasures(found: Game, text: str) -> list[str]:
    """What a list plays in the Treasure phase, in its order."""
    out: list[str] = []
    while found.decision is not None and found.decision.kind == "treasure":
        chosen = StrategyBot(parse(text)).choose(found)
        out += chosen
        found.answer(*chosen)
    return out


def coppers_played(*hand: str, text: str = WITH_GRAND_MARKET, **turn: Any) -> int:
    found = game(["Grand Market", "Bank"], list(hand), phase="treasure", **turn)
    return treasures(found, text).count("Copper")


def test_coppers_are_played_where_they_buy_what_the_list_puts_before_grand_market(both_kernels: str) -> None:
    """With Grand Market below Province on its list, Big Money won 38% against itself without it."""
    assert coppers_played("Gold", "Gold", "Copper", "Copper") == 2, "a Province"
    assert coppers_played("Gold", "Gold", "Copper") == 0
    assert coppers_played("Gold", "Gold", "Silver", "Copper") == 1, "a Province with and without"
    assert coppers_played("Gold", "Silver", "Copper", "Copper") == 2, "too dear without them"
    assert coppers_played("Gold", "Gold", "Copper", "Copper", text="buy Grand Market\nbuy Province") == 0
    assert coppers_played("Gold", "Gold", "Copper", text="buy Province\nbuy Gold\nbuy Grand Market") == 1
    assert coppers_played("Gold", "Gold", "Copper", text=WITH_GRAND_MARKET + "\nnever buy Grand Market") == 1
    assert coppers_played("Gold", "Gold", "Copper", more={"supply": {"Grand Market": 0}}) == 1


def test_coppers_stay_in_hand_for_a_grand_market_as_the_second_purchase(both_kernels: str) -> None:
    assert coppers_played("Gold", "Gold", "Copper", coins=8, buys=2) == 0, "a Province and a Grand Market"
    assert coppers_played("Gold", "Gold", "Copper", "Copper", coins=8, buys=2) == 2, "two Provinces"
    assert coppers_played("Gold", "Gold", "Copper", coins=8, buys=1) == 1


def test_any_treasure_stays_in_hand_for_a_card_that_is_not_bought_with_it(
    both_kernels: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    cards.register(parse_cards('card("Tollhouse", 6, ACTION, play=[coins(2)], not_bought_with="Silver")', "own"))
    found = game(["Tollhouse"], ["Silver", "Gold", "Gold"], phase="treasure")
    assert treasures(found, "buy Tollhouse\nbuy Province") == ["Gold", "Gold"]
    found = game(["Tollhouse"], ["Silver", "Gold", "Gold"], phase="treasure")
    assert treasures(found, "buy Province\nbuy Tollhouse") == ["Gold", "Gold", "Silver"], "its coins buy a Province"


def test_bank_counts_coppers_in_a_game_with_grand_market(both_kernels: str) -> None:
    """Where Coppers may stay in hand they are still played before it; and what it gives without them is foreseen."""
    found = game(["Grand Market", "Bank"], ["Bank", "Copper", "Copper", "Silver"], phase="treasure")
    for expected in (["Silver"], ["Copper", "Copper"], ["Bank"]):
        assert answer(found, "treasure", "buy Gold") == expected
        found.answer(*expected)
    assert answer(found, "buy") == ["Province"]
    assert coppers_played("Gold", "Bank", "Copper", coins=1) == 1, "1, 3, 1 and 3 are a Province"
    assert coppers_played("Gold", "Bank", "Copper", coins=1, text="buy Grand Market\nbuy Province") == 0, (
        "1, 3 and 2 are enough"
    )


def hunted(*hand: str, played: tuple[str, ...] = ()) -> list[str]:
    """What is played of a hand where the first Silver or Gold of the turn is lost."""
    foe = {"play": ["Corsair"], "durations": ["Corsair"]}
    return treasures(
        game(["Corsair"], list(hand), {"play": list(played)}, foe, phase="treasure", played=list(played)), MONEY
    )


def test_before_a_corsair_a_treasure_stays_in_hand_that_buys_less_than_it_is_worth(both_kernels: str) -> None:
    assert hunted("Gold", "Copper", "Copper") == ["Copper", "Copper"], "a Silver for a Gold"
    assert hunted("Silver", "Copper", "Copper", "Copper") == ["Copper", "Copper", "Copper"], "a Silver in any case"
    assert hunted("Silver", "Copper", "Copper", "Copper", "Copper") == ["Copper"] * 4 + ["Silver"], "a Gold"
    assert hunted("Gold", "Gold", "Silver", "Copper") == ["Copper", "Silver", "Gold", "Gold"], "a Province"
    assert hunted("Gold", "Copper", played=("Silver",)) == ["Copper", "Gold"], "the first one is played already"


def test_barred_names_are_not_bought(both_kernels: str) -> None:
    turn = {"phase": "buy", "coins": 8, "barred": {"Contraband": ["Province"]}}
    found = game(["Contraband"], [], **turn)
    assert answer(found, "buy") == ["Gold"]


def test_prices_that_change_are_looked_up(both_kernels: str) -> None:
    found = game(["Quarry", "Peddler"], [], {"play": ["Quarry"]}, phase="buy", coins=3, more={})
    assert answer(found, "buy", "buy Laboratory\nbuy Silver") == ["Laboratory"]
    found = game(["Peddler"], [], {"play": ["Village", "Village", "Village"]}, phase="buy", coins=2)
    assert answer(found, "buy", "buy Peddler\nbuy Estate") == ["Peddler"]


def test_contraband_stays_in_hand_when_it_would_cost_the_province(both_kernels: str) -> None:
    found = game(["Contraband"], ["Contraband", "Gold", "Gold", "Silver"], phase="treasure")
    assert "Contraband" not in answer(found, "treasure", "buy Province\nbuy Copper")


# before one's own turn


def attacked(card: str, *hand: str, text: str = MONEY) -> list[str]:
    """What the other player puts on its deck when that Attack is played."""
    found = game([card], [card, "Copper"], None, {"hand": list(hand)})
    found.answer(card)
    assert found.decision is not None and found.decision.player == 1
    return answer(found, "topdeck", text)


def test_ghost_ship_is_given_coins_that_buy_nothing_more(both_kernels: str) -> None:
    assert attacked("Ghost Ship", "Gold", "Gold", "Silver", "Copper", "Estate") == ["Copper", "Estate"]
    assert attacked("Ghost Ship", "Copper", "Copper", "Silver", "Silver", "Estate") == ["Estate", "Copper"]
    assert attacked("Ghost Ship", "Silver", "Copper", "Estate", "Estate", "Estate") == ["Estate", "Estate"]


def test_clerk_is_given_a_coin_to_spare_before_a_blank_card(both_kernels: str) -> None:
    assert attacked("Clerk", "Silver", "Silver", "Copper", "Estate", "Estate") == ["Silver"]
    assert attacked("Clerk", "Gold", "Gold", "Silver", "Estate", "Estate") == ["Estate"]


# windows


def gained(kingdom: list[str], hand: list[str], buy: str, play: tuple[str, ...] = (), **more: Any) -> Game:
    """The game after that card was bought."""
    found = game(kingdom, hand, {"play": list(play), **more}, phase="buy", coins=12, buys=2)
    found.answer(buy)
    return found


def test_watchtower_trashes_a_curse_and_puts_a_gold_on_the_deck(both_kernels: str) -> None:
    for card, key in (("Curse", "trash"), ("Gold", "deck")):
        found = gained(["Watchtower"], ["Watchtower"], card)
        assert answer(found, "react") == ["Watchtower"]
        found.answer("Watchtower")
        assert answer(found, "choose") == [key]


def test_watchtower_lets_a_province_be(both_kernels: str) -> None:
    assert answer(gained(["Watchtower"], ["Watchtower"], "Province"), "react") == []


@pytest.mark.parametrize("card", ["Royal Seal", "Tiara"])
def test_a_good_card_goes_on_the_deck(both_kernels: str, card: str) -> None:
    assert answer(gained([card], [], "Gold", (card,)), "react") == [card]
    assert answer(gained([card], [], "Estate", (card,)), "react") == []


def test_hoard_comes_before_watchtower(both_kernels: str) -> None:
    found = gained(["Hoard", "Watchtower"], ["Watchtower"], "Province", ("Hoard",))
    assert answer(found, "order") == ["Hoard"]


def test_royal_seal_is_used_before_mint_trashes_it(both_kernels: str) -> None:
    found = gained(["Mint", "Royal Seal"], [], "Mint", ("Royal Seal",))
    assert answer(found, "order") == ["Royal Seal"]


def test_sailor_plays_a_duration_that_is_gained(both_kernels: str) -> None:
    assert answer(gained(["Sailor", "Caravan"], [], "Caravan", ("Sailor",)), "react") == ["Sailor"]


def test_pirate_answers_a_treasure(both_kernels: str) -> None:
    found = game(["Pirate"], [], None, {"hand": ["Pirate", "Copper"]}, phase="buy", coins=3)
    found.answer("Silver")
    assert answer(found, "react") == ["Pirate"]


def test_clerk_is_played_at_the_start_of_a_turn(both_kernels: str) -> None:
    assert answer(game(["Clerk"], ["Clerk", "Copper"], phase="start"), "react") == ["Clerk"]


def test_at_the_start_of_a_turn_cards_are_drawn_before_they_are_discarded(both_kernels: str) -> None:
    mine = {"play": ["Caravan", "Tide Pools"], "durations": ["Caravan", "Tide Pools"]}
    found = game(["Caravan", "Tide Pools"], ["Copper"] * 3, mine, phase="start", played=[])
    assert answer(found, "order") == ["Caravan"]


def test_a_list_may_order_return_and_take_otherwise(both_kernels: str) -> None:
    mine = {"play": ["Caravan", "Tide Pools"], "durations": ["Caravan", "Tide Pools"]}
    found = game(["Caravan", "Tide Pools"], ["Copper"] * 3, mine, phase="start", played=[])
    assert answer(found, "order", "order Tide Pools") == ["Tide Pools"]
    found = played("Counting House", mine={"discard": ["Copper"] * 4})
    assert answer(found, "take", "never take any") == []
    found = played("Ambassador", "Estate", "Estate")
    assert answer(found, "return", "return Estate when hand(Estate) > 1") == ["Estate", "Estate"]
    assert answer(found, "return", "never return Estate") == []


# when not to play


def test_outpost_is_not_played_in_an_extra_turn(both_kernels: str) -> None:
    assert answer(game(["Outpost"], ["Outpost", "Copper"]), "action") == ["Outpost"]
    assert answer(game(["Outpost"], ["Outpost", "Copper"], extra=True), "action") == []


def test_a_single_treasure_map_is_kept(both_kernels: str) -> None:
    assert answer(game(["Treasure Map"], ["Treasure Map", "Copper"]), "action") == []
    assert answer(game(["Treasure Map"], ["Treasure Map", "Treasure Map"]), "action") == ["Treasure Map"]


def test_tactician_is_played_unless_the_hand_buys_a_province(both_kernels: str) -> None:
    assert answer(game(["Tactician"], ["Tactician", "Estate", "Copper"]), "action") == ["Tactician"]
    assert answer(game(["Tactician"], ["Tactician", "Gold", "Gold", "Copper"]), "action") == ["Tactician"]
    assert answer(game(["Tactician"], ["Tactician", "Gold", "Gold", "Silver"]), "action") == []


def test_lookout_is_not_played_when_the_deck_is_good(both_kernels: str) -> None:
    good = {"deck": ["Gold"] * 6 + ["Silver"] * 4, "discard": []}
    assert answer(game(["Lookout"], ["Lookout", "Gold"], good), "action") == []
    assert answer(game(["Lookout"], ["Lookout", "Gold"]), "action") == ["Lookout"]


def test_lookout_is_played_while_coppers_are_left(both_kernels: str) -> None:
    mine = {"deck": ["Copper"] * 4 + ["Silver"] * 2 + ["Gold"] * 2}
    assert answer(game(["Lookout"], ["Lookout", "Gold"], mine), "action") == ["Lookout"]
