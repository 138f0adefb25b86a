"""Own cards with effects at a gain, in play and at the end of buying: they move the right card, and what is too much is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from demesne import CardError, Game, cards
from demesne.game.own_cards import read_cards
from demesne.kernel import const as k
from demesne.rules import VICTORY, Type
from demesne.rules.compiler import Compiler
from demesne.rules.grammar import parse_cards

FILLERS = ["Sea Hag", "Village", "Smithy", "Market", "Cellar", "Chapel", "Moat", "Workshop", "Astrolabe", "Mine"]
OWN = """
card("Bonfire Guard", 3, ACTION | REACTION, play=[cards(1)], triggers=[when_you_gain("Curse", trash_gained())])
card("Lantern", 4, TREASURE, play=[coins(2)],
     triggers=[while_in_play(gaining(VICTORY), may(trash_this()), if_you_did(gain("Gold")))])
card("Candle", 3, TREASURE, play=[coins(1)], triggers=[at_end_of_buying(may(trash_this()), if_you_did(gain("Silver")))])
card("Beacon", 4, ACTION | DURATION, play=[next_turn(coins(1))], triggers=[while_in_play(gaining("Curse"), put_this_on_mat("island"))])
card("Drag Net", 5, ACTION | ATTACK | DURATION, play=[next_turn(cards(1), until_then=[first_is_trashed("Astrolabe")])])
"""


@pytest.fixture(autouse=True)
def own_cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    cards.register(parse_cards(OWN, "own"))
    yield


def game_with(card: str, *players: dict[str, object], **turn: object) -> Game:
    kingdom = [card, *FILLERS[:9]]
    return Game.from_position({"kingdom": kingdom, "players": list(players), "turn": turn, "seed": 1})


def asked(game: Game) -> tuple[int, str, list[str]]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind, game.decision.options


ESTATES = {"hand": ["Estate"] * 5, "deck": ["Estate"] * 5}


def test_a_reaction_could_not_trash_a_card_gained_onto_the_deck_bug(both_kernels: str) -> None:
    """It was taken for one that would put the card where it lies already."""
    seats = ({"hand": ["Sea Hag"], "deck": []}, {"hand": ["Bonfire Guard"], "deck": ["Copper", "Silver"]})
    game = game_with("Bonfire Guard", *seats).answer("Sea Hag")
    assert asked(game) == (1, "react", ["Bonfire Guard"]) and game.cards(1, "deck") == ["Curse", "Silver"]
    game.answer("Bonfire Guard")
    assert game.trash == ["Curse"] and game.cards(1, "deck") == ["Silver"]


def test_a_card_in_play_did_not_trash_itself_at_a_gain_bug(both_kernels: str) -> None:
    seat = {"hand": ["Copper"], "deck": ["Estate"] * 9, "play": ["Lantern", "Lantern"]}
    game = game_with("Lantern", seat, ESTATES, phase="buy", coins=7, buys=2).answer("Estate")
    assert asked(game) == (0, "react", ["Lantern"])
    game.answer("Lantern")
    assert game.trash == ["Lantern"] and game.cards(0, "play") == ["Lantern"]
    assert sorted(game.cards(0, "discard")) == ["Estate", "Gold"]
    game.answer("Duchy").answer()
    assert "Gold" in game.cards(0, "discard") and game.trash == ["Lantern"], "declined"


def test_a_card_in_play_did_not_trash_itself_at_the_end_of_buying_bug(both_kernels: str) -> None:
    seat = {"hand": [], "deck": ["Estate"] * 9, "play": ["Candle"]}
    game = game_with("Candle", seat, ESTATES, phase="buy").answer()
    assert asked(game) == (0, "trash", ["Candle"])
    game.answer("Candle")
    assert game.trash == ["Candle"] and game.cards(0, "discard") == ["Silver"]


def test_a_duration_of_an_earlier_turn_did_not_leave_play_by_itself_bug(both_kernels: str) -> None:
    """In the turn of another player, too; its later part comes all the same."""
    seat = {"hand": [], "deck": ["Estate"] * 9, "play": ["Beacon"], "durations": ["Beacon"]}
    game = game_with("Beacon", {"hand": ["Sea Hag"], "deck": ["Copper"] * 9}, seat).answer("Sea Hag")
    assert game.cards(1, "island") == ["Beacon"] and game.cards(1, "play") == []
    while game.player == 0:
        game.answer()
    assert (game.player, game.coins) == (1, 1)


def test_of_two_cards_known_one_by_one_the_older_was_trashed_for_the_one_played_bug(both_kernels: str) -> None:
    hunter = {"hand": ["Estate"], "deck": ["Estate"] * 9, "play": ["Drag Net"], "durations": ["Drag Net"]}
    seat = {"hand": ["Astrolabe"], "deck": ["Estate"] * 12, "play": ["Astrolabe"]}
    game = game_with("Drag Net", seat, hunter, phase="treasure", played=[]).answer("Astrolabe")
    assert game.trash == ["Astrolabe"] and game.cards(0, "play") == ["Astrolabe"]
    while game.player == 0:
        game.answer()
    assert game.cards(0, "play") == [], "the one of the turn before has nothing more to do"
    while game.player == 1:
        game.answer()
    assert (game.coins, game.buys) == (1, 2), "the later part of the one that was trashed"


def many(cards_: int, triggers: str) -> list[str]:
    """So many Reactions with these effects."""
    text = "\n".join(
        f'card("Sentinel {"ABCDEFGHIJ"[i]}", 2, ACTION | REACTION, triggers=[{triggers}])' for i in range(cards_)
    )
    read = parse_cards(text, "own")
    cards.register(read)
    return [c.name for c in read]


def test_an_effect_beyond_the_64th_of_a_game_could_not_be_noted_bug(both_kernels: str) -> None:
    """What was shown in a window is a bit each, counted over all effects of the game."""
    tokens = ", ".join(['while_in_play(buying(), tokens("victory", 1))'] * 7)
    names = many(10, f"{tokens}, when_you_gain(choose(1, trash=[trash_gained()], deck=[put_gained_on_deck()]))")
    seat = {"hand": names, "deck": ["Copper"] * 9}
    turn = {"phase": "buy", "coins": 3, "buys": 2}
    game = Game.from_position({"kingdom": names, "players": [seat, {}], "turn": turn, "seed": 1}).answer("Silver")
    assert asked(game) == (0, "react", names)
    game.answer(names[-1])
    assert asked(game) == (0, "choose", ["trash", "deck"])
    assert len(game._state.dump()) and Game.from_record(game.record()) == game
    assert game.answer("deck").cards(0, "deck")[0] == "Silver"


def test_more_effects_that_can_be_named_at_one_moment_than_are_told_apart_are_refused() -> None:
    names = many(10, ", ".join(f'when_you_gain("{card}", trash_gained())' for card in FILLERS[:7]))
    with pytest.raises(CardError, match="too long"):
        Game(names, seed=1)


def test_every_condition_is_counted_bug() -> None:
    """Those with `but`, and lists of names, were not, and the table was full."""
    compiler = Compiler({"Silver": 0, "Gold": 1}, 2)
    while len(compiler.filters) < k.FILTERS:
        compiler.filter(Type(1 + len(compiler.filters)))
    with pytest.raises(CardError, match="too many different conditions"):
        compiler.without(0, VICTORY)
    compiler.filters = compiler.filters[:1]
    assert compiler.any_of(["Gold", "Gold"]) == compiler.any_of(["Gold"])


def test_more_sorts_of_cards_that_cost_less_than_can_be_noted_are_refused_bug() -> None:
    """The ninth was left out without a word."""
    types = ["ACTION", "TREASURE", "VICTORY", "CURSE", "ATTACK", "REACTION", "DURATION", "ACTION | VICTORY"]
    for n, more in ((8, []), (9, ["TREASURE | VICTORY"])):
        play = ", ".join(f"costs_less(1, {one})" for one in types + more)
        cards.register(read_cards(f'card("Sale of {"XY"[n - 8]}", 3, ACTION, play=[{play}])', "x"))
    assert Game(["Sale of X", *FILLERS[:9]], seed=1).cost("Smithy") == 4
    with pytest.raises(CardError, match="too many different conditions"):
        Game(["Sale of Y", *FILLERS[:9]], seed=1)
