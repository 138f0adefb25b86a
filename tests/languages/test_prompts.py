"""What the decisions of Seaside and Prosperity ask, and what the log says of them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from demesne import Game
from demesne.cards import loaded, pool
from demesne.languages import LANGUAGES, language
from demesne.languages.log import lines
from demesne.languages.prompts import asking, prompt
from demesne.languages.reading import label, numbered
from demesne.languages.text import option_texts

NAMES = ["Anna", "Béla", "Csilla"]
TEN = ["Watchtower", "Royal Seal", "Militia", "Haven", "Island", "Ambassador", "Embargo", "Treasury", "Loan", "Tiara"]


def game_of(*hands: dict[str, Any], **turn: Any) -> Game:
    return Game.from_position({"kingdom": TEN, "players": list(hands), "turn": turn, "seed": 1})


def asked(game: Game, lang: str = "en") -> str:
    assert game.decision
    decision = game.view(game.decision.player)["decision"]
    return language(lang).phrase(prompt(decision, game.player, NAMES, loaded().cards))


def told(game: Game, seat: int | None = None) -> list[str]:
    return [line.text(language("en")).strip() for line in lines(game.events, NAMES, seat)]


def test_each_word_asks_for_what_it_says() -> None:
    hand = {"hand": ["Haven", "Island", "Ambassador", "Embargo", "Copper", "Copper", "Silver"], "deck": ["Estate"] * 5}
    game = game_of(hand, {}, actions=9)
    assert asked(game.answer("Haven")) == "Haven: set aside a card from your hand face down"
    assert asked(game.answer("Estate").answer("Island")) == "Island: put a card from your hand onto your Island mat"
    assert asked(game.answer("Embargo").answer("Ambassador")) == "Ambassador: reveal a card from your hand"
    assert asked(game.answer("Copper")) == "Ambassador: return up to 2 Coppers from your hand to the Supply"
    game = game_of({"hand": ["Embargo"]}, {})
    assert asked(game.answer("Embargo")) == "Embargo: put an Embargo token onto a Supply pile"
    game = game_of({"hand": ["Loan"], "deck": ["Estate", "Gold"]}, {})
    assert asked(game.answer("Loan")) == "Loan: you revealed a Gold. Trash it? If not, it is discarded."
    game = game_of({"hand": ["Tiara", "Silver"]}, {})
    assert asked(game.answer("Tiara")) == "Tiara: you may play a Treasure from your hand twice"


def test_a_gain_names_the_card_and_not_who_played_it() -> None:
    """In a window the source is the gained card; nobody has played it."""
    game = game_of({"hand": ["Watchtower", "Silver"], "play": ["Royal Seal"]}, {}, phase="buy", coins=3)
    assert asked(game.answer("Silver")) == "Silver is being gained: you may use one of these"
    assert asked(game.answer("Watchtower")) == "Watchtower: choose one option"


def test_a_reaction_in_another_players_turn_is_ones_own_card() -> None:
    """Not "Watchtower (played by Anna)": its choice belongs to the trigger, which comes after what it does when played."""
    game = game_of({"hand": ["Ambassador", "Copper", "Estate"]}, {"hand": ["Watchtower"]})
    game.answer("Ambassador").answer("Copper").answer()
    assert game.decision and game.decision.player == 1
    assert asked(game.answer("Watchtower")) == "Watchtower: choose one option"
    militia = game_of({"hand": ["Militia"]}, {"hand": ["Copper", "Copper", "Estate", "Estate", "Gold"]})
    assert asked(militia.answer("Militia")).startswith("Militia (played by Anna): ")


def test_the_step_is_the_word_that_asks() -> None:
    game = game_of({"hand": ["Ambassador", "Copper", "Estate"]}, {})
    first = game.answer("Ambassador").decision
    assert first and asking(first._asdict(), loaded().cards["Ambassador"]).name == "reveal"  # type: ignore[union-attr]
    second = game.answer("Copper").decision
    assert second and asking(second._asdict(), loaded().cards["Ambassador"]).name == "return_to_supply"  # type: ignore[union-attr]


def test_the_log_tells_of_tokens_mats_and_returned_cards() -> None:
    hand = {"hand": ["Island", "Ambassador", "Embargo", "Copper", "Copper", "Estate"]}
    game = game_of(hand, {}, actions=9)
    game.answer("Island").answer("Estate").answer("Ambassador").answer("Copper").answer("Copper").answer(
        "Embargo"
    ).answer("Gold")
    story = told(game)
    assert "Anna puts an Estate and an Island onto the Island mat" in story
    assert "Anna returns a Copper to the Supply" in story and "Béla gains a Copper" in story
    assert "Anna puts an Embargo token onto the pile: Gold" in story


def test_a_reaction_that_is_played_is_not_said_to_be_revealed() -> None:
    ten = ["Clerk", *TEN[1:]]
    position = {
        "kingdom": ten,
        "players": [{"hand": ["Clerk"]}, {"hand": ["Copper"] * 5}],
        "turn": {"phase": "start"},
        "seed": 1,
    }
    game = Game.from_position(position)
    assert asked(game) == "at the start of your turn: you may play one of these"
    story = told(game.answer("Clerk"))
    assert "Anna plays a Clerk" in story and "Anna reveals a Clerk" not in story


def test_an_extra_turn_has_a_heading_of_its_own() -> None:
    ten = ["Outpost", *TEN[1:]]
    game = Game.from_position(
        {"kingdom": ten, "players": [{"hand": ["Outpost"], "deck": ["Copper"] * 9}, {}], "seed": 1}
    )
    game.answer("Outpost")
    while not game.extra:
        game.answer()
    story = told(game)
    assert "Anna takes an extra turn after this one" in story and story[-1] == "Extra turn – Anna"


def test_a_card_set_aside_is_named_to_its_owner_only() -> None:
    game = game_of({"hand": ["Haven", "Gold"], "deck": ["Estate"]}, {})
    game.answer("Haven").answer("Gold")
    assert "Anna sets aside a Gold" in told(game, 0) and "Anna sets aside a card" in told(game, 1)


RAW = re.compile(r"[{}]|\bNone\b|\?\?\?|\b(?:log|ask|card|table|bonus|option|type|things)-[a-z]+|\|")
BOXES = ("seaside 1e", "seaside 2e", "prosperity 1e", "prosperity 2e")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_with_the_new_cards_read_right(lang: str) -> None:
    """Prompts, options and log of games in which every card of the two boxes is in the Supply at least once."""
    say = language(lang)
    cards = sorted({name for box in BOXES for name in pool(box)})
    chance = random.Random(lang)
    chance.shuffle(cards)
    for seed in range(0, len(cards), 10):
        ten = [*cards[seed : seed + 10], *cards[:10]][:10]
        game = Game(ten, 3, seed=seed, colonies=bool(seed % 20))
        for _ in range(150):
            decision = game.decision
            if decision is None:
                break
            data = game.view(decision.player)["decision"]
            said = [say.phrase(prompt(data, game.player, NAMES, loaded().cards))]
            said += [label(option, data, say) for option in numbered(data["options"], say)]
            for text in said:
                assert text and not RAW.search(text), text
            wanted = [name for name in decision.options if decision.kind != "buy" or name in (*ten, "Silver", "Gold")]
            if decision.kind in ("action", "treasure", "buy"):
                game.answer(*([chance.choice(wanted)] if wanted else []))
            else:
                game.apply(chance.choice(game.legal_actions()))
        for seat in (0, 1, 2, None):
            for line in lines(game.events, NAMES, seat):
                assert not RAW.search(line.text(say)), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_had_no_text_for_the_option_of_chancellor_bug(lang: str) -> None:
    text = option_texts(language(lang), loaded().cards["Chancellor"])["deck"]
    assert text and text != "deck"
