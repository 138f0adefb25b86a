"""What texts and rulings of cards say: statements that once were false, or could be read wrongly."""

from __future__ import annotations

import pytest

from demesne.cards import PUBLISHED, loaded
from demesne.rules.card import CardDef
from demesne.rules.grammar import parse_cards
from demesne.words import LANGUAGES, words
from demesne.words.rulings import notes, rulings
from demesne.words.text import CardText

DECK = {"en": "deck", "hu": "húzópaklid", "ru": "колоды", "pl": "talii", "is": "stokkinn"}
OWN = """
tide_clerk = card("Tide Clerk", 4, ACTION, play=[coins(1), may(discard(2)), trash(2)])
tellers = card("Fortune Tellers", 4, ACTION, play=[left_neighbour(reveal_from_deck(2), take(TREASURE), put_back())])
twin_crown = card(
    "Twin Crown",
    4,
    TREASURE,
    play=[buys(1), coins(1), gain(cost=up_to(3))],
    triggers=[this_turn(gaining(), may(put_gained_on_deck()))],
)
"""


def own(name: str) -> CardDef:
    return next(c for c in parse_cards(OWN, "own.cards") if c.name == name)


def text(card: CardDef, lang: str, edition: int = 2) -> str:
    return "\n".join(CardText(words(lang), edition).lines(card))


def said(name: str, lang: str = "en", edition: int = 2) -> str:
    return "\n".join(rulings(loaded().cards[name], words(lang), edition))


def noted(note: str) -> set[str]:
    """The published cards with this note."""
    return {c.name for c in PUBLISHED for edition in c.editions or (1, 2) if note in notes(c, edition)}


def test_rabble_does_not_say_that_you_put_cards_back() -> None:
    assert noted("note-order-hidden-theirs") == {"Rabble"}
    assert noted("note-order-hidden") == {"Patrol", "Scout"}
    assert "yours" not in said("Rabble") and "Each player chooses the order of their own cards" in said("Rabble")


def test_a_note_that_says_you_is_not_about_what_others_do() -> None:
    neighbour = own("Fortune Tellers")
    assert not {"note-order-hidden", "note-take-all"} & set(notes(neighbour, 2))
    assert "note-order-hidden-theirs" in notes(neighbour, 2)


@pytest.mark.parametrize("name", ["Vault", "Mill"])
def test_who_may_discard_is_not_told_that_all_are_discarded(name: str) -> None:
    assert "note-too-few" not in notes(loaded().cards[name], 2)


def test_too_few_cards_are_told_only_where_nobody_may_decline() -> None:
    assert noted("note-too-few") == {"Poacher", "Tide Pools", "Warehouse"}
    assert noted("note-too-few-trash") == {"Trading Post"}
    assert "note-too-few" not in notes(own("Tide Clerk"), 2) and "note-too-few-trash" in notes(own("Tide Clerk"), 2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "about"), [("Curse", "card-tribute"), ("Tribute", "card-curse")])
def test_curse_with_charlatan_is_not_denied(name: str, about: str, lang: str) -> None:
    say = words(lang)
    (line,) = [line for line in rulings(loaded().cards[name], say, 2) if say(about) in line]
    assert say("card-charlatan") in line


def test_victory_cards_still_say_that_they_cannot_be_played() -> None:
    assert noted("note-points") == {"Colony", "Duchy", "Duke", "Estate", "Gardens", "Province"}
    assert noted("note-points-treasure") == {"Curse"}


def test_investment_is_not_said_to_be_discarded_in_any_case() -> None:
    for name in noted("note-treasure"):
        assert all(w.name != "trash_this" for w in loaded().cards[name].words()), name
    assert "note-treasure" in notes(loaded().cards["Tiara"], 2)


def test_sea_hag_does_not_say_that_nothing_happens() -> None:
    lines = said("Sea Hag", edition=1)
    assert "nothing happens" not in lines and "this step is skipped" in lines
    assert "The Curse is gained even if there is no card to discard" in lines


def test_peddler_costs_less_in_any_players_buy_phase() -> None:
    assert "During a player's Buy phase" in text(loaded().cards["Peddler"], "en")
    assert "Outside a Buy phase it costs 8" in said("Peddler")
    assert "in another player's Buy phase their Actions count" in said("Peddler")


@pytest.mark.parametrize(("lang", "deck"), DECK.items())
def test_tiara_covers_what_the_treasure_played_twice_gains(lang: str, deck: str) -> None:
    _, lasting, twice = text(loaded().cards["Tiara"], lang).splitlines()
    assert deck in lasting and deck not in twice


@pytest.mark.parametrize(("lang", "deck"), DECK.items())
def test_what_lasts_for_the_turn_stands_before_the_gain_it_covers(lang: str, deck: str) -> None:
    _, _, lasting, gain = text(own("Twin Crown"), lang).splitlines()
    assert deck in lasting and "3" in gain


def test_sea_chart_takes_the_revealed_card() -> None:
    revealed = {
        "en": "If it is a copy of a card you have in play, put it into your hand",
        "hu": "vedd a kezedbe a felfedett lapot",
        "ru": "заберите раскрытую карту",
        "pl": "weź odkrytą kartę",
        "is": "tekurðu spilið sem þú sýndir",
    }
    for lang, it in revealed.items():
        assert it in text(loaded().cards["Sea Chart"], lang)


def test_the_last_colony_ends_the_turn_and_not_the_round() -> None:
    for lang, player in (("hu", "Az a játékos"), ("is", "Leikmaðurinn")):
        assert player in said("Colony", lang), "the word for a turn may be the round"


def test_a_card_of_other_types_alone_is_not_called_an_action() -> None:
    lines = [line for c in PUBLISHED for e in (1, 2) for line in rulings(c, words("en"), e) if "also something else" in line]
    assert lines and all("such as" in line for line in lines)
