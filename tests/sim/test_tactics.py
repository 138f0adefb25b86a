"""Built-in play in clear positions: what a strategy answers where its list says nothing."""

from __future__ import annotations

from typing import Any

import pytest

from demesne import Game, kernel
from demesne.rules.language import KEYS
from demesne.strategies import parse
from demesne.strategies.compiler import compile_plans

MONEY = """
buy Province
buy Duchy when supply(Province) <= 4
buy Estate when supply(Province) <= 2
buy Gold
buy Silver
"""
FILLERS = ("Village", "Smithy", "Market", "Woodcutter", "Laboratory")
FILLERS += ("Cellar", "Festival", "Moat", "Bridge", "Workshop")
LATE: dict[str, Any] = {"supply": {"Province": 1}}

pytestmark = pytest.mark.usefixtures("both_kernels")


def names(text: str) -> list[str]:
    """Names separated by commas, each with a count before it if there are several: "2 Copper, Gold"."""
    out: list[str] = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        count, _, name = part.partition(" ")
        out += [name] * int(count) if count.isdigit() else [part]
    return out


def answer(
    hand: str, *answers: str, foe: str = "5 Copper", deck: str | None = None, foe_deck: str | None = None, **more: Any
) -> list[str]:
    """What a strategy answers to the decision pending after these answers (names separated by commas)."""
    rules = more.pop("rules", MONEY)
    discard = names(more.pop("discard", ""))
    turn = more.pop("turn", {})
    turns = more.pop("turns", 3)
    mine: dict[str, Any] = {"hand": names(hand), "discard": discard, "turns": turns}
    theirs: dict[str, Any] = {"hand": names(foe), "turns": turns - 1}
    if deck is not None:
        mine["deck"] = names(deck)
    if foe_deck is not None:
        theirs["deck"] = names(foe_deck)
    used = [*names(hand), *names(foe), *more.pop("ten", ())]
    basic = {"Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"}
    kingdom = list(dict.fromkeys(n for n in (*used, *FILLERS) if n not in basic))[:10]
    game = Game.from_position({"kingdom": kingdom, "players": [mine, theirs], "turn": {"player": 0, **turn}, **more})
    for given in answers:
        game.answer(*names(given))
    assert game.decision is not None
    return suggested(game, rules)


def suggested(game: Game, rules: str) -> list[str]:
    kinds = game._origin.kinds
    state = game._state
    state.follow(kernel.kernels()[kernel.chosen()].Plans(compile_plans([parse(rules)], kinds)))
    decision = game.decision
    assert decision is not None
    values = state.suggest(1)
    if decision.kind == "position":
        return [str(v) for v in values]
    if decision.options[0] in KEYS:
        return [KEYS[v] for v in values]
    return [kinds.names[v] for v in values]


# which Action is played


def test_those_that_give_actions_come_first() -> None:
    assert answer("Village, Smithy, 3 Copper") == ["Village"]
    assert answer("Laboratory, Militia, 3 Copper") == ["Laboratory"]


def test_of_two_terminals_the_stronger_is_played() -> None:
    assert answer("Smithy, Moat, 3 Copper") == ["Smithy"]
    assert answer("Witch, Woodcutter, 3 Copper") == ["Witch"]


def test_a_choice_of_actions_opens_the_way_for_a_terminal() -> None:
    assert answer("Nobles, Smithy, 3 Copper") == ["Nobles"]
    assert answer("Nobles, Smithy, 3 Copper", "Nobles") == ["actions"]
    assert answer("Nobles, 4 Copper", "Nobles") == ["cards"]


def test_conspirator_waits_for_the_third_action() -> None:
    assert answer("Conspirator, Village, Market, 2 Copper") != ["Conspirator"]
    played = {"turn": {"actions": 1, "played": ["Village", "Market"]}}
    assert answer("Conspirator, Smithy, 3 Copper", **played) == ["Conspirator"]


def test_what_only_hurts_is_not_played() -> None:
    assert answer("Trading Post, 2 Gold, 2 Silver") == []
    assert answer("Remodel, 4 Gold", turns=5) == []
    assert answer("Chapel, 4 Gold") == []
    assert answer("Throne Room, 4 Copper") == []


def test_what_helps_is_played() -> None:
    assert answer("Trading Post, 2 Estate, 2 Silver") == ["Trading Post"]
    assert answer("Remodel, Estate, 3 Gold") == ["Remodel"]
    assert answer("Moneylender, 4 Copper") == ["Moneylender"]
    assert answer("Upgrade, Estate, 3 Gold") == ["Upgrade"]


def test_the_silver_of_trading_post_pays_for_two_coppers() -> None:
    """Four coins before and after it."""
    assert answer("Trading Post, 4 Copper", deck="4 Copper, 3 Silver", turns=4) == ["Trading Post"]


def test_points_come_late_where_a_gain_is_free() -> None:
    assert answer("Workshop, 4 Copper", "Workshop", deck="4 Copper, 6 Silver", turns=5) == ["Silver"]
    assert answer("Workshop, 4 Copper", "Workshop", deck="20 Silver", turns=20, **LATE) == ["Estate"]
    assert answer("Artisan, 4 Copper", "Artisan", deck="20 Silver", turns=20, **LATE) != ["Estate"]


WORKSHOP_GARDENS = """
buy Gardens when owned(Workshop) >= 4
buy Workshop
buy Estate
buy Silver
buy Copper
"""


def gained_late(rules: str, workshops: int = 2, **supply: int) -> list[str]:
    """What Workshop gains with few Provinces left."""
    deck = f"10 Copper, 4 Estate, 4 Silver, {workshops} Workshop"
    more: dict[str, Any] = {"ten": ["Gardens"], "supply": {"Province": 3, **supply}}
    return answer("Workshop, 4 Copper", "Workshop", rules=rules, deck=deck, turns=12, **more)


def test_the_order_of_a_list_that_takes_points_decides_a_late_gain() -> None:
    """Workshop-Gardens fell from 85 to 80% against Big Money when built-in play put points first."""
    assert gained_late(WORKSHOP_GARDENS) == ["Workshop"]
    assert gained_late(WORKSHOP_GARDENS, workshops=3) == ["Gardens"]
    assert gained_late(WORKSHOP_GARDENS, workshops=3, Gardens=0) == ["Workshop"]
    assert gained_late(WORKSHOP_GARDENS, Workshop=0) == ["Estate"]
    assert gained_late("buy Province\nbuy Duchy when supply(Province) <= 2\nbuy Silver") == ["Silver"]
    assert gained_late("buy Province\nbuy Silver\ngain Victory when turn > 30") == ["Silver"]


def test_points_fill_what_a_list_leaves_open_at_a_late_gain() -> None:
    assert gained_late("buy Province\nbuy Gold\nbuy Silver") == ["Gardens"], "no rule for points"
    assert gained_late("buy Province\nbuy Duchy\nbuy Gold") == ["Gardens"], "no rule for what can be gained"
    assert gained_late("buy Province\nbuy Gold\nbuy Silver\ngain Silver") == ["Silver"]


def test_secret_chamber_lays_no_treasure_before_a_bandit() -> None:
    attacked = {"foe": "Secret Chamber, Silver, 2 Copper, Estate", "foe_deck": "2 Estate, 5 Copper"}
    assert answer("Bandit, 4 Copper", "Bandit", "Secret Chamber", **attacked) == ["Estate", "Estate"]


def test_throne_room_takes_the_stronger_action() -> None:
    assert answer("Throne Room, Witch, Moat, 2 Copper", "Throne Room") == ["Witch"]


def test_throne_room_doubles_a_village_only_where_nothing_else_is_there() -> None:
    assert answer("Throne Room, Village, 3 Copper") == ["Throne Room"]
    assert answer("Throne Room, Village, Smithy, 2 Copper") == ["Village"]


def test_vassal_plays_what_it_finds() -> None:
    assert answer("Vassal, 4 Copper", "Vassal", deck="Smithy, 4 Copper") == ["Smithy"]


def test_with_actions_to_spare_cards_are_drawn_before_the_payload() -> None:
    two = {"turn": {"actions": 2}}
    assert answer("Militia, Smithy, 3 Copper", deck="10 Silver", **two) == ["Smithy"]
    assert answer("Militia, Smithy, 3 Copper", deck="10 Silver") == answer(
        "Militia, Smithy, 3 Copper", deck="10 Estate"
    )


def test_no_shuffle_that_leaves_the_good_cards_out_for_coins_that_buy_nothing_more() -> None:
    rich = "Laboratory, 2 Gold, Silver, Copper"
    assert answer(rich, deck="", discard="4 Estate, 2 Curse") == []
    assert answer(rich, deck="2 Estate", discard="4 Estate") == ["Laboratory"]
    assert answer("Laboratory, Gold, 3 Estate", deck="", discard="3 Estate, Copper") == ["Laboratory"]


# what is discarded


def test_militia_takes_cards_that_do_nothing() -> None:
    mixed = "Province, Estate, Gold, Silver, Copper"
    assert answer("Militia, 4 Copper", "Militia", foe=mixed) == ["Estate", "Province"]
    assert answer("Militia, 4 Copper", "Militia", foe="2 Copper, 2 Silver, Gold") == ["Copper", "Copper"]


def test_militia_takes_the_second_terminal() -> None:
    assert answer("Militia, 4 Copper", "Militia", foe="2 Smithy, Silver, 2 Gold") == ["Silver", "Smithy"]


def test_torturer_costs_cards_rather_than_a_curse() -> None:
    assert answer("Torturer, 4 Copper", "Torturer", foe="2 Estate, 3 Copper") == ["discard"]
    assert answer("Torturer, 4 Copper", "Torturer", foe="4 Copper, Estate") == ["discard"]


def test_torturer_without_curses_costs_nothing() -> None:
    assert answer("Torturer, 4 Copper", "Torturer", foe="3 Gold, 2 Copper", supply={"Curse": 0}) == ["curse"]


def test_cellar_changes_what_cannot_be_used() -> None:
    assert answer("Cellar, 2 Estate, Gold, Silver", "Cellar") == ["Estate", "Estate"]


def test_baron_discards_an_estate() -> None:
    assert answer("Baron, Estate, 3 Copper", "Baron") == ["Estate"]


def test_secret_chamber_makes_coins_of_dead_cards() -> None:
    assert answer("Secret Chamber, 2 Estate, 2 Copper", "Secret Chamber") == ["Estate", "Estate"]


def test_mill_discards_points_for_coins() -> None:
    assert answer("Mill, 3 Estate, Copper", "Mill", deck="5 Copper") == ["discard"]
    assert answer("Mill, 4 Gold", "Mill", deck="5 Gold") == []


def test_spy_spoils_the_others_and_clears_the_own_deck() -> None:
    own = {"deck": "Copper, Estate, 3 Copper", "foe_deck": "Gold, 4 Copper"}
    assert answer("Spy, 4 Copper", "Spy", **own) == ["Estate"]
    assert answer("Spy, 4 Copper", "Spy", "Estate", **own) == ["Gold"]
    own = {"deck": "Copper, Gold, 3 Copper", "foe_deck": "Estate, 4 Copper"}
    assert answer("Spy, 4 Copper", "Spy", **own) == []
    assert answer("Spy, 4 Copper", "Spy", "", **own) == []


def test_chancellor_turns_a_poor_deck_over() -> None:
    assert answer("Chancellor, 4 Copper", "Chancellor", deck="3 Estate", discard="2 Gold") == ["deck"]
    assert answer("Chancellor, 4 Copper", "Chancellor", deck="3 Gold", discard="3 Estate") == []


# what is trashed


def test_chapel_keeps_what_buys() -> None:
    assert answer("Chapel, Estate, Curse, Gold, Silver", "Chapel", turns=2) == ["Curse", "Estate"]
    assert answer("Chapel, Province, Duchy, Gold, Estate", "Chapel", turns=2) == ["Estate"]


def test_chapel_leaves_points_alone_at_the_end() -> None:
    assert answer("Chapel, 2 Estate, Curse, Gold", "Chapel", deck="20 Silver", turns=20, **LATE) == ["Curse"]


def test_chapel_leaves_enough_to_buy_with() -> None:
    assert answer("Chapel, 4 Copper", deck="3 Estate, Copper", discard="2 Estate", turns=3) == []


THIN = MONEY + "trash Curse\ntrash Estate when supply(Province) > 3\ntrash Copper when money > 4\n"


def test_chapel_thins_where_the_list_says_so() -> None:
    hand = "Chapel, 2 Estate, 2 Copper"
    assert answer(hand, rules=THIN, deck="5 Copper, 2 Silver") == ["Chapel"]
    found = answer(hand, "Chapel", rules=THIN, deck="5 Copper, 2 Silver")
    assert sorted(found) == ["Copper", "Copper", "Estate", "Estate"]
    assert "Copper" not in answer(hand, "Chapel", rules=THIN, deck="2 Copper")
    assert answer("Chapel, 4 Copper", rules=THIN, deck="5 Copper, 3 Silver") == ["Chapel"]


def test_trading_post_is_not_played_on_points_and_silvers() -> None:
    assert answer("Trading Post, Province, 3 Silver", **LATE) == []


def test_steward_trashes_first_and_pays_later() -> None:
    assert answer("Steward, 2 Estate, 2 Copper", "Steward", turns=3) == ["trash"]
    late = {"deck": "10 Copper, 10 Estate", "turns": 16, "supply": {"Province": 3}}
    assert answer("Steward, 2 Gold, 2 Estate", "Steward", **late) == ["coins"]


def test_moneylender_and_mine_trash_what_pays() -> None:
    assert answer("Mine, Copper, Silver, 2 Estate", "Mine") in (["Silver"], ["Copper"])
    assert answer("Mine, 2 Copper, 2 Estate", "Mine", "Copper") == ["Silver"]
    assert answer("Moneylender, 4 Copper", "Moneylender") == ["Copper"]


def test_sentry_trashes_discards_and_keeps() -> None:
    assert answer("Sentry, 4 Copper", "Sentry", deck="Copper, Curse, Estate, 4 Copper") == ["Curse", "Estate"]
    good = "Copper, Gold, Silver, 4 Copper"
    assert answer("Sentry, 4 Copper", "Sentry", deck=good) == []
    assert answer("Sentry, 4 Copper", "Sentry", "", deck=good) == []
    assert answer("Sentry, 4 Copper", "Sentry", "", "", deck=good) == ["Gold", "Silver"]
    late = {"deck": "Copper, Province, Gold, 20 Silver", "turns": 18, **LATE}
    assert answer("Sentry, 4 Copper", "Sentry", **late) == []
    assert answer("Sentry, 4 Copper", "Sentry", "", **late) == ["Province"]


def test_masquerade_passes_and_trashes_the_worst() -> None:
    assert answer("Masquerade, Curse, Estate, 2 Copper", "Masquerade", deck="2 Silver") == ["Curse"]
    assert answer("Masquerade, Estate, 3 Copper", "Masquerade", deck="2 Silver") == ["Estate"]


def test_remodel_makes_a_silver_of_an_estate_and_a_province_of_gold_at_the_end() -> None:
    assert answer("Remodel, Estate, 3 Gold", "Remodel", turns=4) == ["Estate"]
    late = {"deck": "20 Silver", "turns": 18, "supply": {"Province": 2}}
    assert answer("Remodel, Estate, 3 Gold", "Remodel", **late) == ["Gold"]


def test_mining_village_goes_for_a_province() -> None:
    late = {"deck": "Estate, 18 Silver", "turns": 16, "supply": {"Province": 3}}
    assert answer("Mining Village, 2 Gold, 2 Estate", "Mining Village", **late) == ["Mining Village"]
    assert answer("Mining Village, 4 Gold", "Mining Village", **{**late, "deck": "Gold, 18 Silver"}) == []


def test_thief_takes_the_best_and_leaves_copper() -> None:
    two = {"foe_deck": "Gold, Silver, 4 Copper", "edition": 1}
    assert answer("Thief, 4 Copper", "Thief", **two) == ["Gold"]
    assert answer("Thief, 4 Copper", "Thief", "Gold", **two) == ["Gold"]
    assert answer("Thief, 4 Copper", "Thief", foe_deck="2 Copper, 4 Estate", edition=1) == []


def test_bandit_takes_the_cheaper_treasure() -> None:
    assert answer("Bandit, 4 Copper", "Bandit", foe_deck="Gold, Silver, 4 Copper") == ["Silver"]


# what is gained


def test_gains_follow_the_list() -> None:
    assert answer("Workshop, 4 Copper", "Workshop") == ["Silver"]
    assert answer("Workshop, 4 Copper", "Workshop", rules="buy Province\nbuy Smithy\nbuy Silver") == ["Smithy"]
    assert answer("Workshop, 4 Copper", "Workshop", rules="gain Village\nbuy Smithy") == ["Village"]


def test_without_a_rule_the_dearest_useful_card_is_gained() -> None:
    assert answer("Workshop, 4 Copper", "Workshop", rules="buy Province") in (["Smithy"], ["Bridge"])


def test_swindler_gives_what_helps_least() -> None:
    assert answer("Swindler, 4 Copper", "Swindler", foe_deck="Copper, 4 Silver") == ["Curse"]
    assert answer("Swindler, 4 Copper", "Swindler", foe_deck="Laboratory, 4 Silver") == ["Duchy"]


def test_saboteur_leaves_the_dearest_card() -> None:
    assert answer("Saboteur, 4 Copper", "Saboteur", foe_deck="Gold, 4 Silver", edition=1) == ["Silver"]


def test_lurker_fetches_what_it_has_put_into_the_trash() -> None:
    assert answer("Lurker, 4 Copper", "Lurker") == ["trash"]
    assert answer("Lurker, 4 Copper", "Lurker", trash=["Laboratory"]) == ["gain"]
    assert answer("Lurker, 4 Copper", "Lurker", "trash", rules="buy Laboratory\nbuy Silver") == ["Laboratory"]


def test_courtier_brings_gold_early_and_coins_late() -> None:
    assert answer("Courtier, 3 Copper, Estate", "Courtier", "Copper", turns=3) == ["gold"]
    late = {"deck": "20 Silver", "turns": 18, "supply": {"Province": 2}}
    assert answer("Courtier, 2 Silver, Copper, Estate", "Courtier", "Copper", **late) == ["coins"]
    assert answer("Courtier, Harem, 3 Copper", "Courtier") == ["Harem"]


# what is put on the deck


def test_courtyard_puts_back_a_dead_action_first() -> None:
    assert answer("Courtyard, Smithy, 3 Copper", "Courtyard", deck="3 Copper, 4 Estate") == ["Smithy"]


def test_courtyard_puts_back_the_best_treasure_the_purchase_can_spare() -> None:
    assert answer("Courtyard, 3 Gold, Copper", "Courtyard", deck="Silver, 2 Estate, 4 Estate") == ["Gold"]
    assert answer("Courtyard, 2 Gold, Silver, Copper", "Courtyard", deck="3 Estate, 4 Estate") == ["Copper"]


def test_courtyard_puts_back_the_worst_card_else() -> None:
    assert answer("Courtyard, 2 Gold, 2 Estate", "Courtyard", deck="3 Estate, 4 Copper") == ["Estate"]


def test_artisan_puts_back_likewise() -> None:
    assert answer("Artisan, Smithy, 3 Copper", "Artisan", "Silver") == ["Smithy"]
    assert answer("Artisan, 2 Gold, 2 Estate", "Artisan", "Silver") == ["Estate"]


def test_secret_passage_hides_a_poor_card_at_the_bottom() -> None:
    passage = {"deck": "Gold, Silver, 5 Copper"}
    assert answer("Secret Passage, Estate, 3 Copper", "Secret Passage", **passage) == ["Estate"]
    assert answer("Secret Passage, Estate, 3 Copper", "Secret Passage", "Estate", **passage) == ["5"]


def test_harbinger_fetches_gold() -> None:
    assert answer("Harbinger, 4 Copper", "Harbinger", discard="Gold, 2 Estate", deck="5 Copper") == ["Gold"]
    assert answer("Harbinger, 4 Copper", "Harbinger", discard="2 Estate", deck="5 Copper") == []


def test_scout_and_patrol_draw_the_best_first() -> None:
    scout = answer("Scout, 4 Copper", "Scout", deck="Copper, Gold, Silver, Copper, Copper", edition=1)
    assert scout[:2] == ["Gold", "Silver"]
    patrol = answer("Patrol, 4 Copper", "Patrol", deck="3 Copper, Silver, Gold, 2 Copper, 3 Estate")
    assert patrol[:2] == ["Gold", "Silver"]


def test_bureaucrat_takes_any_points() -> None:
    assert answer("Bureaucrat, 4 Copper", "Bureaucrat", foe="Estate, Province, 3 Copper") in (["Estate"], ["Province"])


# the rest


def test_minion_keeps_a_rich_hand_and_changes_a_poor_one() -> None:
    assert answer("Minion, 2 Gold, 2 Silver", "Minion", deck="10 Copper") == ["coins"]
    assert answer("Minion, 4 Estate", "Minion", deck="10 Silver") == ["discard"]


def test_minion_takes_the_coins_while_another_is_in_hand() -> None:
    assert answer("2 Minion, 3 Estate", "Minion", deck="10 Silver") == ["coins"]
    assert answer("2 Minion, 3 Estate", "Minion", "coins", "Minion", deck="10 Silver") == ["discard"]


def test_pawn_draws_and_pays_unless_an_action_waits() -> None:
    assert answer("Pawn, 4 Copper", "Pawn") == ["card", "coin"]
    assert "action" in answer("Pawn, Smithy, 3 Copper", "Pawn")


def test_library_sets_terminals_aside_that_it_cannot_play() -> None:
    assert answer("Library, 4 Copper", "Library", deck="Smithy, 5 Copper") == ["Smithy"]
    two = {"turn": {"actions": 2}}
    assert answer("Library, 4 Copper", "Library", deck="Smithy, 5 Copper", **two) == []
    assert answer("Library, 4 Copper", "Library", deck="Village, 5 Copper", **two) == []


def test_wishing_well_names_the_likeliest_card() -> None:
    assert answer("Wishing Well, 4 Copper", "Wishing Well", deck="Copper, 5 Silver, 2 Estate") == ["Silver"]


def test_moat_is_shown() -> None:
    assert answer("Witch, 4 Copper", "Witch", foe="Moat, 4 Copper") == ["Moat"]


def test_diplomat_gives_a_larger_choice_before_militia() -> None:
    assert answer("Militia, 4 Copper", "Militia", foe="Diplomat, 2 Gold, 2 Silver") == ["Diplomat"]


def test_secret_chamber_keeps_good_cards_for_the_next_turn() -> None:
    attacked = {"foe": "Secret Chamber, Gold, Silver, Estate, Copper", "foe_deck": "Silver, Estate, 5 Copper"}
    assert answer("Militia, 4 Copper", "Militia", **attacked) == ["Secret Chamber"]
    put = answer("Militia, 4 Copper", "Militia", "Secret Chamber", **attacked)
    assert "Estate" not in put
