"""What cards are worth to built-in play."""

from __future__ import annotations

import pytest

from demesne.cards import PUBLISHED, loaded
from demesne.rules import ACTION, TREASURE, card, coins
from demesne.rules.language import Term, Word
from demesne.rules.triggers import Moment, Trigger
from demesne.strategies import appraisal
from demesne.strategies.appraisal import Unknown, appraise, treasure_order


def test_an_unknown_word_amount_or_trigger_is_an_error() -> None:
    with pytest.raises(Unknown, match="word juggle"):
        appraise(card("Odd", 3, ACTION, play=[Word("juggle", ())]))
    with pytest.raises(Unknown, match="amount dozens"):
        appraise(card("Odd", 3, ACTION, play=[Word("coins", (("n", Term("dozens")),))]))
    with pytest.raises(Unknown, match="trigger at_noon"):
        appraise(card("Odd", 3, ACTION, triggers=[Trigger("at_noon", "play", Moment("gain"), (coins(1),))]))


@pytest.mark.parametrize("name", [c.name for c in PUBLISHED])
def test_every_card_is_appraised(name: str) -> None:
    found = appraise(loaded().cards[name])
    assert -20 <= found.power <= 70 and -20 <= found.worth <= 80


def test_a_duration_is_worth_both_turns() -> None:
    cards = loaded().cards
    assert appraise(cards["Merchant Ship"]).power > appraise(cards["Woodcutter"]).power + 10
    assert appraise(cards["Wharf"]).power > 1.7 * appraise(cards["Moat"]).power
    assert appraise(cards["Caravan"]).power > appraise(cards["Pearl Diver"]).power


def test_points_count_whether_they_are_cards_or_tokens() -> None:
    cards = loaded().cards
    assert appraise(cards["Monument"]).power > 20
    assert appraise(cards["Goons"]).power > appraise(cards["Militia"]).power + 5


def test_a_treasure_with_text_is_worth_more_than_its_coins() -> None:
    cards = loaded().cards
    for name in ("Hoard", "Royal Seal", "Venture", "Astrolabe", "Talisman", "Quarry", "Bank", "War Chest"):
        found = appraise(cards[name])
        assert found.worth > 10 * found.treasure + 2, name


def test_trashing_that_is_offered_to_the_others_is_no_attack() -> None:
    cards = loaded().cards
    assert appraisal._on_others(cards["Bishop"].play[-1]["steps"]) < 0
    assert appraisal._on_others(cards["Vault"].play[-1]["steps"]) < 0
    assert appraisal._on_others(cards["Cutpurse"].play[-1]["steps"]) > 0


def test_treasures_are_played_in_a_good_order() -> None:
    names = ["Bank", "Contraband", "Copper", "Gold", "Investment", "Loan", "Silver", "Tiara", "Venture"]
    cards = [loaded().cards[n] for n in names]
    assert [names[i] for i in treasure_order(cards, range(len(cards)))] == (
        ["Contraband", "Loan", "Venture", "Tiara", "Investment", "Copper", "Gold", "Silver", "Bank"]
    )


def test_what_may_be_lost_first_is_played_cheapest_first() -> None:
    names = ["Copper", "Corsair", "Gold", "Platinum", "Silver"]
    cards = [loaded().cards[n] for n in names]
    paying = [i for i, c in enumerate(cards) if TREASURE in c.types]
    assert [names[i] for i in treasure_order(cards, paying)] == ["Copper", "Silver", "Gold", "Platinum"]


def test_a_treasure_that_bars_a_purchase_is_played_last() -> None:
    names = ["Copper", "Gold", "Grand Market", "Silver"]
    cards = [loaded().cards[n] for n in names]
    assert [names[i] for i in treasure_order(cards, [0, 1, 3])] == ["Gold", "Silver", "Copper"]
