"""The log for one viewer: nested by cause, a line for each effect, equal things counted together, nothing leaked."""

from __future__ import annotations

import json
import random
import re

import msgspec
import pytest

from demesne import Game
from demesne.cards import loaded
from demesne.game import random_kingdom
from demesne.languages import LANGUAGES, language
from demesne.languages.log import lines, stored_line
from demesne.languages.prompts import prompt
from demesne.languages.reading import label, numbered
from play import play_on, random_game

NAMES = ["Anna", "Béla", "Csilla", "Dóra", "Emil", "Fanni"]


def told(game: Game, seat: int | None, lang: str = "en", everything: bool = False) -> list[str]:
    return [line.text(language(lang)) for line in lines(game.events, NAMES, seat, everything)]


def played(position: dict, *answers: tuple[str, ...]) -> Game:
    game = Game.from_position({"seed": 1, **position})
    for answer in answers:
        game.answer(*answer)
    return game


VILLAGE = {
    "kingdom": [
        "Village",
        "Smithy",
        "Militia",
        "Moat",
        "Throne Room",
        "Market",
        "Bureaucrat",
        "Spy",
        "Bridge",
        "Library",
    ],
    "players": [
        {
            "hand": ["Village", "Throne Room", "Market", "Copper", "Copper"],
            "deck": ["Silver", "Gold", "Estate", "Duchy", "Copper"],
        },
        {"hand": ["Moat", "Copper", "Copper", "Copper", "Estate"], "deck": ["Copper"] * 5},
    ],
}


def test_a_turn_reads_like_a_story() -> None:
    game = played(
        VILLAGE,
        ("Village",),
        ("Throne Room",),
        ("Market",),
        ("Copper", "Copper", "Silver", "Gold"),
        ("Market",),
        ("Estate",),
        (),
    )
    assert told(game, 0)[:9] == [
        "  Anna plays a Village",
        "    Anna draws a Silver",
        "    Anna gets +2 Actions",
        "  Anna plays a Throne Room",
        "    Anna plays a Market",
        "      Anna draws a Gold",
        "      Anna gets +1 Action, +1 Buy, +1 coin",
        "    Anna plays the Market again",
        "      Anna draws an Estate",
    ]
    assert "  Anna plays 2 Coppers, a Silver and a Gold (+7 coins)" in told(game, 0)
    assert "  Anna buys a Market and an Estate" in told(game, 0)
    assert "Turn 1 – Béla" in told(game, 0)


def test_own_draws_are_named_those_of_others_only_counted() -> None:
    game = played(VILLAGE, ("Village",))
    assert "    Anna draws a Silver" in told(game, 0)
    for seat in (1, None):
        assert "    Anna draws a card" in told(game, seat)
        assert not any("Silver" in line for line in told(game, seat))
    assert told(game, None, everything=True) == told(game, 0)


def test_reactions_stand_under_the_attack_before_its_effects() -> None:
    position = {
        **VILLAGE,
        "players": [{"hand": ["Militia"], "deck": []}, VILLAGE["players"][1], {"hand": ["Copper"] * 5, "deck": []}],
    }
    game = played(position, ("Militia",), ("Moat",))
    assert told(game, 0)[:5] == [
        "  Anna plays a Militia",
        "    Béla reveals a Moat",
        "      Béla is unaffected",
        "    Anna gets +2 coins",
        "    Csilla discards a Copper and another card",
    ]


def test_a_choice_says_what_it_does() -> None:
    position = {
        "kingdom": ["Steward", *VILLAGE["kingdom"][1:]],
        "players": [{"hand": ["Steward"], "deck": ["Gold", "Gold"]}, {"hand": ["Copper"], "deck": []}],
    }
    game = played(position, ("Steward",), ("cards",))
    assert told(game, 0)[:3] == ["  Anna plays a Steward", "    Anna chooses: +2 Cards", "    Anna draws 2 Golds"]


def test_cards_put_back_are_named_from_the_top() -> None:
    ten = ["Scout", *VILLAGE["kingdom"][1:]]
    hands = [{"hand": ["Scout"], "deck": ["Gold", "Copper", "Silver", "Estate", "Curse"]}, {"hand": [], "deck": []}]
    game = played({"kingdom": ten, "players": hands}, ("Scout",), ("Silver", "Gold", "Copper"))
    assert game.cards(0, "deck")[:3] == ["Silver", "Gold", "Copper"]
    assert "    Anna puts a Silver, a Gold and a Copper onto the deck" in told(game, 0)
    assert "    Anna puts 3 cards onto the deck" in told(game, 1)


def test_a_line_never_stands_deeper_than_one_below_the_line_before() -> None:
    for seed in range(20):
        game = Game(random_kingdom(seed), 3, seed=seed)
        walk(game, random.Random(seed), 150)
        depth = 0
        for line in lines(game.events, NAMES, None):
            assert line.depth <= depth + 1
            depth = line.depth


def walk(game: Game, chance: random.Random, picks: int) -> None:
    for _ in range(picks):
        if game.over:
            return
        game.apply(chance.choice(game.legal_actions()))
    while game._walk and not game.over:
        game.apply(chance.choice(game.legal_actions()))


RAW = re.compile(r"[{}]|\bNone\b|\?\?\?|\b(?:log|ask|card|table|bonus|option|type|things)-[a-z]+|\|")


@pytest.mark.slow
@pytest.mark.parametrize("lang", [*LANGUAGES, "xx"])
def test_random_games_read_right_from_every_seat_in_every_language(lang: str) -> None:
    """Log and prompts: no missing message, raw key or None; the same number of lines for all; nothing hidden is named."""
    say = language(lang)
    for seed in range(12):
        players = 2 + seed % 5
        game = Game(random_kingdom(seed), players, seed=seed, edition=1 + seed % 2)
        chance = random.Random(seed)
        for _ in range(60):
            walk(game, chance, 5)
            decision = game.decision
            if decision is None:
                break
            data = game.view(decision.player)["decision"]
            said = [say.phrase(prompt(data, game.player, NAMES, loaded().cards))]
            said += [label(option, data, say) for option in numbered(data["options"], say)]
            for text in said:
                assert text and not RAW.search(text), text
        logs = {seat: told(game, seat, lang) for seat in [*range(players), None]}
        assert len({len(log) for log in logs.values()}) == 1
        for log in logs.values():
            for line in log:
                assert line.strip() and not RAW.search(line), line
        for seat in logs:
            hidden = lines(game.events, NAMES, seat)
            for line in hidden:
                if line.kind == "draw" and line.player != seat:
                    assert re.fullmatch(r"\d+", str(line.phrase.values["cards"])), line


def test_the_log_of_an_undone_answer_is_gone() -> None:
    game = played(VILLAGE, ("Village",))
    assert told(game.at(0), 0) == [line for line in told(game, 0) if line.startswith("Turn")]


def test_lines_stored_before_they_had_cards_and_coins_get_them() -> None:
    """As they are when the same game is told now."""
    for seed in range(4):
        rng = random.Random(seed)
        game = play_on(random_game(seed, rng), rng, 120)
        for line in lines(game.events, NAMES, 0):
            stored = json.loads(msgspec.json.encode(line))
            for known in (stored[:4], stored):
                assert json.loads(msgspec.json.encode(stored_line(known))) == stored, line
