"""What texts and rulings of cards say: statements that once were false, or could be read wrongly."""

from __future__ import annotations

import pytest

from demesne.cards import PUBLISHED, loaded
from demesne.languages import LANGUAGES, language
from demesne.languages.rulings import notes, rulings
from demesne.languages.text import CardText
from demesne.rules.card import CardDef
from demesne.rules.grammar import parse_cards
from demesne.rules.language import ACTION, TREASURE

CURSE = {"en": "Curse", "hu": "Átok", "ru": "Прокляти", "pl": "Klątw", "is": "Bölvun"}
PLAYER = {
    "en": "a player's Buy phase",
    "hu": "Bármely játékos",
    "ru": "любого игрока",
    "pl": "dowolnego gracza",
    "is": "hvers leikmanns",
}
OTHERS = {
    "en": "their Actions",
    "hu": "az ő akciókártyái",
    "ru": "его карты действий",
    "pl": "jego karty Akcji",
    "is": "aðgerðarspilin hans",
}
DECK = {"en": "deck", "hu": "húzópaklid", "ru": "колоды", "pl": "talii", "is": "stokkinn"}
OWN = """
tide_clerk = card("Tide Clerk", 4, ACTION, play=[coins(1), may(discard(2)), trash(2)])
old_vault = card("Old Vault", 4, ACTION, play=[tokens("victory", different_in_hand(TREASURE))])
porter = card("Porter", 7, ACTION, play=[cards(1)], cost_rule=less_per_in_play(ACTION, 2))
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
    return "\n".join(CardText(language(lang), edition).lines(card))


def said(name: str, lang: str = "en", edition: int = 2) -> str:
    return "\n".join(rulings(loaded().cards[name], language(lang), edition))


def noted(note: str) -> set[str]:
    """The published cards with this note."""
    return {c.name for c in PUBLISHED for edition in c.editions or (1, 2) if note in notes(c, edition)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rabble_does_not_say_that_you_put_cards_back(lang: str) -> None:
    say = language(lang)
    assert "Rabble" in noted("note-order-hidden-theirs") - noted("note-order-hidden")
    assert {"Patrol", "Scout"} <= noted("note-order-hidden") - noted("note-order-hidden-theirs")
    assert say("note-order-hidden") not in said("Rabble", lang) and say("note-order-hidden-theirs") in said(
        "Rabble", lang
    )


def test_rabble_says_where_the_cards_are_put_back() -> None:
    where = {
        "en": "puts the rest back",
        "hu": "visszateszi a húzópaklija tetejére",
        "ru": "возвращает на верх колоды",
        "pl": "z powrotem na wierzch talii",
        "is": "aftur efst í stokkinn",
    }
    for lang, it in where.items():
        assert it in text(loaded().cards["Rabble"], lang)


def test_a_note_that_says_you_is_not_about_what_others_do() -> None:
    neighbour = own("Fortune Tellers")
    assert not {"note-order-hidden", "note-take-all"} & set(notes(neighbour, 2))
    assert "note-order-hidden-theirs" in notes(neighbour, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["Vault", "Mill"])
def test_who_may_discard_is_not_told_that_all_are_discarded(name: str, lang: str) -> None:
    assert language(lang)("note-too-few") not in said(name, lang)


def test_too_few_cards_are_told_only_where_nobody_may_decline() -> None:
    assert {"Poacher", "Tide Pools", "Warehouse"} <= noted("note-too-few")
    assert "Trading Post" in noted("note-too-few-trash") - noted("note-too-few")
    assert not {"Vault", "Mill"} & (noted("note-too-few") | noted("note-too-few-trash"))
    assert "note-too-few" not in notes(own("Tide Clerk"), 2) and "note-too-few-trash" in notes(own("Tide Clerk"), 2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "about"), [("Curse", "card-tribute"), ("Tribute", "card-curse")])
def test_curse_with_charlatan_is_not_denied(name: str, about: str, lang: str) -> None:
    say = language(lang)
    (line,) = [
        line for line in rulings(loaded().cards[name], say, 2) if say(about) in line and say("card-charlatan") in line
    ]
    assert CURSE[lang] in line, "it is the Curse that is a Treasure, not the card named last"
    assert say("note-points") not in said("Curse", lang)


def test_victory_cards_still_say_that_they_cannot_be_played() -> None:
    unplayable = {card.name for card in PUBLISHED if not card.types & (ACTION | TREASURE)}
    assert noted("note-points") == unplayable - {"Curse"}
    assert noted("note-points-treasure") == {"Curse"}


def test_investment_is_not_said_to_be_discarded_in_any_case() -> None:
    for name in noted("note-treasure"):
        assert all(w.name != "trash_this" for w in loaded().cards[name].words()), name
    assert "note-treasure" in notes(loaded().cards["Tiara"], 2)


def test_investment_counts_names_and_not_cards_of_another_name() -> None:
    counted = {"pl": ("o innej nazwie", "nazwę wśród"), "ru": ("с другим названием", "за каждое название")}
    for lang, (other, names) in counted.items():
        for card in (loaded().cards["Investment"], own("Old Vault")):
            assert other not in text(card, lang) and names in text(card, lang)


def test_sea_hag_does_not_say_that_nothing_happens() -> None:
    skipped = {
        "en": "this step is skipped",
        "hu": "a szövegnek ez a része elmarad",
        "ru": "этот шаг пропускают",
        "pl": "pomija się to polecenie",
        "is": "fellur þetta skref niður",
    }
    assert "nothing happens" not in said("Sea Hag", edition=1)
    for lang, it in skipped.items():
        assert it in said("Sea Hag", lang, edition=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sea_hag_names_the_curse_that_is_gained_and_that_is_gone(lang: str) -> None:
    last = language(lang)("rulings-sea-hag").splitlines()[-1]
    assert last.count(CURSE[lang]) == 2, "a pronoun may be the card that is discarded"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_peddler_costs_less_in_any_players_buy_phase(lang: str) -> None:
    for card in (loaded().cards["Peddler"], own("Porter")):
        assert PLAYER[lang] in text(card, lang)
    assert OTHERS[lang] in said("Peddler", lang)


def test_who_does_not_discard_a_curse_for_mountebank_is_not_said_not_to_gain() -> None:
    assert "does not gain" not in text(loaded().cards["Mountebank"], "en")


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
        for name in ("Province", "Colony"):
            assert player in said(name, lang), "the word for a turn may be the round"


def test_a_card_of_other_types_alone_is_not_called_an_action() -> None:
    lines = [
        line
        for c in PUBLISHED
        for e in (1, 2)
        for line in rulings(c, language("en"), e)
        if "also something else" in line
    ]
    assert lines and all("such as" in line for line in lines)
    for lang in LANGUAGES:
        assert language(lang)("card-nobles") in language(lang)("rulings-quarry").splitlines()[-1], lang
