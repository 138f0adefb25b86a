"""Positions: every key, every start value, and a clear refusal of what cannot be."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from demesne import Game
from demesne.notation import position as text_of

FIRST = "First Game"


def game(**more: Any) -> Game:
    return Game.from_position({"kingdom": FIRST, "players": [{}, {}], "seed": 1, **more})


def test_missing_keys_take_their_start_values(both_kernels: str) -> None:
    g = game()
    assert (g.player, g.actions, g.buys, g.coins, g.edition, g.turns()) == (0, 1, 1, 0, 2, [1, 0])
    for p in (0, 1):
        assert len(g.cards(p, "hand")) == 5 == len(g.cards(p, "deck"))
        assert Counter(g.cards(p, "hand") + g.cards(p, "deck")) == Counter(Copper=7, Estate=3)
    assert g.supply["Copper"] == 46 and g.supply["Province"] == 8 and g.trash == []
    assert Game.from_position({"kingdom": "First Game (1e)", "players": [{}, {}]}).edition == 1
    assert Game.from_position({"kingdom": FIRST, "players": [{}, {}], "edition": 1}).edition == 1
    assert game(players=[{}, {}, {}], turn={"player": 2}).turns() == [0, 0, 1]


def test_a_hand_without_a_deck_and_a_deck_without_a_hand(both_kernels: str) -> None:
    g = game(players=[{"hand": ["Copper", "Gold", "Estate"]}, {"deck": ["Gold", "Copper"]}])
    assert Counter(g.cards(0, "deck")) == Counter(Copper=6, Estate=2)
    assert (g.cards(1, "hand"), g.cards(1, "deck")) == ([], ["Gold", "Copper"])
    g = game(players=[{"hand": ["Copper"] * 9}, {}])
    assert g.cards(0, "deck") == ["Estate"] * 3


def test_the_deck_keeps_its_order_and_of_the_discard_pile_only_the_top_counts(both_kernels: str) -> None:
    deck = ["Gold", "Copper", "Estate", "Copper", "Silver", "Copper", "Moat"]
    g = game(players=[{"hand": ["Smithy"], "deck": deck, "discard": ["Moat", "Copper", "Village", "Cellar"]}, {}])
    assert g.cards(0, "deck") == deck
    assert g.cards(0, "discard") == ["Moat", "Cellar", "Copper", "Village"]
    g.answer("Smithy")
    assert g.cards(0, "hand") == ["Copper", "Estate", "Gold"] and g.cards(0, "deck") == deck[3:]


def test_played_cards_leave_their_traces(both_kernels: str) -> None:
    kingdom = "Bridge, Conspirator, Merchant, Coppersmith, Village, Smithy, Market, Cellar, Chapel, Moat"
    hand = ["Conspirator", "Silver", "Silver", "Copper"]
    g = Game.from_position({
        "kingdom": kingdom, "seed": 1, "players": [{"hand": hand, "deck": ["Gold"], "play": ["Bridge", "Village"]}, {}],
        "turn": {"played": ["Bridge", "Bridge", "Merchant", "Coppersmith", "Coppersmith"], "coins": 2, "actions": 1},
    })  # fmt: skip
    assert (g.cost("Province"), g.cost("Copper"), g.cost("Thief")) == (6, 0, 2)
    g.answer("Conspirator")
    assert (g.coins, g.actions) == (4, 1) and "Gold" in g.cards(0, "hand")
    g.answer("Silver", "Silver", "Copper")
    assert g.coins == 4 + (2 + 1) + 2 + 3
    default = Game.from_position({
        "kingdom": kingdom, "seed": 1, "players": [{"hand": hand, "deck": ["Gold"], "play": ["Bridge", "Village"]}, {}],
    })  # fmt: skip
    assert default.cost("Province") == 7
    used = Game.from_position({
        "kingdom": kingdom, "seed": 1, "players": [{"hand": ["Silver"]}, {}], "turn": {"played": ["Merchant", "Silver"], "phase": "treasure"},
    })  # fmt: skip
    assert used.answer("Silver").coins == 2


def test_the_last_card_of_play_is_the_last_one_played(both_kernels: str) -> None:
    for last in (["Village", "Market"], ["Market", "Village"]):
        g = game(players=[{"hand": [], "deck": ["Copper"] * 9, "play": last}, {}], turn={"phase": "buy"})
        g.answer()
        assert g.cards(0, "discard")[0] == last[-1]


def top_after_clean_up(play: list[str], played: list[str] | None, staying: list[str]) -> str | None:
    """The rule, card by card: the latest play among the cards that leave, else the last of them to come."""
    cards = [{"name": name, "stays": False, "play": 0} for name in play]
    for name in staying:
        next(card for card in cards if card["name"] == name and not card["stays"])["stays"] = True
    for i, name in enumerate(play if played is None else played, 1):
        free = [card for card in cards if card["name"] == name and not card["play"]]
        if free:
            free[0]["play"] = i
    leaving = [card for card in cards if not card["stays"]]
    latest = max((card["play"] for card in leaving), default=0)
    return next((card["name"] for card in reversed(leaving) if card["play"] == latest), None)


ORDERED = {
    "of plain cards": ["Vassal", "Bureaucrat", "Village", "Silver", "Feast", "Mining Village"],
    "with triggers": ["Vassal", "Bureaucrat", "Hoard", "Quarry", "Royal Seal", "Goons"],
    "with Durations": ["Vassal", "Bureaucrat", "Caravan", "Throne Room", "Silver", "Royal Seal"],
}


@pytest.mark.parametrize("names", ORDERED.values(), ids=ORDERED)
def test_after_clean_up_the_top_is_a_card_played_this_turn_not_the_last_in_play_bug(
    names: list[str], both_kernels: str
) -> None:
    """Without Durations in the game `played` was not looked at: Bureaucrat lay on top of [Vassal, Bureaucrat]."""
    kingdom = [*(n for n in names if n != "Silver"), "Moat", "Smithy", "Market", "Cellar", "Chapel", "Witch"][:10]
    rng = random.Random(7)

    def top(play: list[str], played: list[str] | None, staying: list[str]) -> str | None:
        seat = {"hand": [], "deck": ["Copper"] * 6, "play": play, "durations": staying}
        turn = {"phase": "buy", "buys": 0, "played": played}
        given = {"kingdom": kingdom, "players": [seat, {}], "turn": turn, "seed": 1}
        discard = Game.from_position(given).cards(0, "discard")
        return discard[0] if discard else None

    assert top(["Vassal", "Bureaucrat"], ["Vassal"], []) == "Vassal"
    for _ in range(300):
        play = rng.choices(names, k=rng.randint(0, 6))
        played = rng.choice(
            [None, rng.sample(play, rng.randint(0, len(play))), rng.choices(names, k=rng.randint(0, 6))]
        )
        staying = [name for name in play if name == "Caravan" and rng.random() < 0.5]
        found = top(play, played, staying)
        assert found == top_after_clean_up(play, played, staying), (play, played, staying)


def test_cards_outside_the_ten_have_cost_and_effect_but_no_pile(both_kernels: str) -> None:
    g = game(players=[{"hand": ["Torturer"], "deck": ["Gold"] * 5}, {"hand": ["Copper", "Estate"]}], trash=["Harem"])
    assert g.cost("Torturer") == 5 and "Torturer" not in g.supply and g.trash == ["Harem"]
    g.answer("Torturer").answer("curse")
    assert "Curse" in g.cards(1, "hand")


def test_phases_and_supply(both_kernels: str) -> None:
    g = game(turn={"phase": "buy", "coins": 20, "buys": 3}, supply={"Curse": 0, "Copper": 0, "Moat": 1, "Gold": 255})
    assert g.decision is not None and g.phase == "buy" and g.supply["Gold"] == 255
    assert "Curse" not in g.decision.options
    g.answer("Moat").answer()
    assert g.over and g.ends == "piles"
    g = game(turn={"phase": "action"}, players=[{"hand": ["Gold"]}, {}])
    assert g.phase == "treasure"
    assert game(first=1).record().count("first: 1") == 1
    assert game(double_treasures=True).supply["Silver"] == 80


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({}, 'expected a key "kingdom"'),
        ([], "position: expected a dict"),
        ({"kingdom": FIRST}, 'expected a key "players"'),
        ({"kingdom": FIRST, "players": [{}]}, "expected 2 to 6 players, got 1"),
        ({"kingdom": FIRST, "players": [{}] * 7}, "expected 2 to 6 players, got 7"),
        ({"kingdom": FIRST, "players": 2}, "expected 2 to 6 players, got 2"),
        ({"kingdom": FIRST, "players": [{}, 5]}, r'"players"\[1\]: expected a dict'),
        ({"kingdom": "Frist Game", "players": [{}, {}]}, 'did you mean "First Game"'),
        ({"kingdom": ["Village"], "players": [{}, {}]}, "expected ten card names, got 1"),
        ({"kingdom": ["Village"] * 10, "players": [{}, {}]}, "Village is named twice"),
        ({"kingdom": ["Copper"] * 10, "players": [{}, {}]}, "Copper is in every game"),
        ({"kingdom": 5, "players": [{}, {}]}, "expected a recommended set or ten card names"),
        ({"hand": [], "kingdom": FIRST, "players": [{}, {}]}, 'unknown key "hand"'),
        ({"kingdom": FIRST, "players": [{"hnad": []}, {}]}, r'"players"\[0\]: unknown key "hnad", did you mean "hand"'),
        ({"kingdom": FIRST, "players": [{"hand": ["Coper"]}, {}]}, 'unknown card "Coper", did you mean "Copper"'),
        ({"kingdom": FIRST, "players": [{"hand": [5]}, {}]}, "unknown card 5"),
        ({"kingdom": FIRST, "players": [{"hand": "Copper"}, {}]}, "expected a list of card names"),
        (
            {"kingdom": FIRST, "players": [{}, {"deck": ["Copper"] * 256}]},
            r'\[1\] "deck": expected at most 255 cards, got 256',
        ),
        ({"kingdom": FIRST, "players": [{"turns": -1}, {}]}, '"turns": expected a number from 0 to 1,000, got -1'),
        ({"kingdom": FIRST, "players": [{}, {}], "supply": {"Witch": 1}}, 'expected piles of this game, got "Witch"'),
        (
            {"kingdom": FIRST, "players": [{}, {}], "supply": {"Curse": -1}},
            '"Curse": expected a number from 0 to 255, got -1',
        ),
        ({"kingdom": FIRST, "players": [{}, {}], "supply": {"Curse": 256}}, "expected a number from 0 to 255, got 256"),
        ({"kingdom": FIRST, "players": [{}, {}], "supply": {"Curse": 1.5}}, "expected a number from 0 to 255, got 1.5"),
        ({"kingdom": FIRST, "players": [{}, {}], "turn": {"phase": "night"}}, "expected action, treasure, buy"),
        ({"kingdom": FIRST, "players": [{}, {}], "turn": {"player": 2}}, "expected a number from 0 to 1, got 2"),
        (
            {"kingdom": FIRST, "players": [{}, {}], "turn": {"coins": -3}},
            "expected a number from 0 to 1,000,000, got -3",
        ),
        ({"kingdom": FIRST, "players": [{}, {}], "turn": {"actions": True}}, "expected a number"),
        ({"kingdom": FIRST, "players": [{}, {}], "edition": 3}, "edition: expected 1 or 2"),
        ({"kingdom": FIRST, "players": [{}, {}], "seed": 1.5}, "seed: expected a whole number or text"),
        ({"kingdom": FIRST, "players": [{}, {}], "first": 2}, "first: expected a seat"),
        ({"kingdom": FIRST, "players": [{}, {}], "trash": ["Gold"] * 300}, '"trash": expected at most 255'),
        ({"kingdom": FIRST, "players": [{}, {}], "trash": [["Gold"]]}, "unknown card"),
    ],
)
def test_what_cannot_be_is_refused_with_what_and_where(position: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        Game.from_position(position)
    assert "\n" not in str(caught.value)


def test_too_many_kinds_are_refused() -> None:
    from demesne.cards import PUBLISHED

    with pytest.raises(ValueError, match="at most 64 kinds"):
        game(trash=[c.name for c in PUBLISHED])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"kingdom": FIRST, "players": 1}, "players: expected 2 to 6, got 1"),
        ({"kingdom": FIRST, "players": 7}, "players: expected 2 to 6, got 7"),
        ({"kingdom": FIRST, "players": "2"}, "players: expected 2 to 6"),
        ({"kingdom": FIRST, "edition": 0}, "edition: expected 1 or 2"),
        ({"kingdom": FIRST, "first": "last"}, "first: expected a seat"),
        ({"kingdom": FIRST, "seed": [1]}, "seed: expected"),
        ({"kingdom": FIRST, "double_treasures": 1}, "double_treasures: expected True or False"),
        ({"kingdom": ""}, "expected a recommended set or ten card names"),
        ({"kingdom": "x" * 10_000_000}, "expected a recommended set or ten card names"),
        ({"kingdom": ["Village"] * 1000}, "expected ten card names, got 1,000"),
        ({"kingdom": [[["Village"]]] * 10}, "expected card names"),
        ({"kingdom": None}, "expected a recommended set or ten card names"),
    ],
)
def test_a_new_game_refuses_what_cannot_be(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        Game(**arguments)
    assert len(str(caught.value)) < 300


def test_a_position_as_text_comes_back_exactly() -> None:
    given = {
        "kingdom": ["Bridge", "Village", "Smithy", "Market", "Cellar", "Chapel", "Moat", "Mine", "Witch", "Militia"],
        "edition": 1,
        "players": [{"hand": ["Copper", "Copper", "Gold"], "deck": ["Estate", "Copper", "Copper"], "turns": 3},
                    {}, {"hand": [], "discard": ["Gold"], "play": ["Village"]}],
        "turn": {"player": 2, "phase": "buy", "actions": 0, "buys": 2, "coins": 7, "played": ["Bridge", "Bridge"]},
        "supply": {"Curse": 1, "Copper": 0},
        "trash": ["Estate", "Estate"],
        "seed": "a: b",
        "first": 1,
    }  # fmt: skip
    text = text_of.text(given)
    assert text_of.parse(text) == given
    assert "seat 0: hand 2 Copper, Gold; deck Estate, 2 Copper; turns 3" in text
    assert Game.from_position(text_of.parse(text)) == Game.from_position(given)
    loose = {
        "kingdom": FIRST,
        "players": [{}, {}],
        "edition": None,
        "turn": {"played": None},
        "first": "random",
        "seed": 3,
    }
    assert Game.from_position(text_of.parse(text_of.text(loose))) == Game.from_position(loose)


LATER: dict[str, Any] = {
    "kingdom": [
        *("Trade Route", "Haven", "Corsair", "Blockade", "Caravan", "Wharf", "Island", "Native Village"),
        *("Smugglers", "Treasury"),
    ],
    "players": [
        {
            "hand": ["Copper", "Silver"],
            "deck": ["Estate"] * 6,
            "play": ["Throne Room", "Wharf", "Haven", "Haven", "Corsair"],
            "island": ["Duchy", "Duchy"],
            "native village": ["Gold"],
            "gained": ["Silver"],
            "staying": ["Throne Room"],
            "tokens": {"victory": 3, "pirate ship": 0},
            "durations": ["Wharf", "Wharf", {"card": "Haven", "aside": ["Gold"]}, {"card": "Corsair", "safe": [2]}],
            "turns": 4,
        },
        {"hand": [], "island": [], "tokens": {}, "durations": []},
        {
            "durations": [
                {"card": "Blockade", "aside": ["Silver"], "safe": [0, 1]},
                {"card": "Haven", "aside": []},
                "Caravan",
            ]
        },
    ],
    "turn": {
        "phase": "buy",
        "coins": 9,
        "extra": True,
        "played": ["Corsair"],
        "gained": ["Silver", "Silver"],
        "barred": {"Contraband": ["Gold", "Province"], "War Chest": ["Duchy"]},
    },
    "pile_tokens": {"Estate": {"trade route": 0, "embargo": 2}, "Caravan": {"embargo": 1}},
    "colonies": True,
    "seed": 5,
}


def test_a_position_as_text_keeps_what_the_later_boxes_have_bug(both_kernels: str) -> None:
    """Tokens, mats, later parts, names barred and Colonies were left out in silence."""
    text = text_of.text(LATER)
    assert text_of.parse(text) == LATER
    assert "durations 2 Wharf, Haven (aside Gold), Corsair (safe 2); turns 4" in text
    assert "seat 2: durations Blockade (aside Silver; safe 0, 1), Haven (aside -), Caravan" in text
    assert "barred: Contraband: Gold, Province; War Chest: Duchy" in text
    game = Game.from_position(text_of.parse(text))
    assert game == Game.from_position(LATER) and game.extra and game.colonies
    assert game.tokens(0) == {"victory": 3} and game.pile_tokens()["Estate"] == {"embargo": 2}
    plain = {**LATER, "turn": {"extra": False, "barred": {}}, "pile_tokens": {}, "colonies": False}
    assert Game.from_position(text_of.parse(text_of.text(plain))) == Game.from_position(plain)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "kingdom",
        "seat 0: durations Haven (under Gold)",
        "seat 0: durations Haven (",
        "seat 0: durations " + "999 Wharf, " * 99,
        "seat 0: tokens victory",
        "pile_tokens: Estate 1 rust",
        "pile_tokens: embargo",
        "barred: Gold",
        "turn: extra",
        "colonies: true",
        "seat 0: -\nseat 0: -",
        "double_treasures: True",
        "seat 9: hand Copper",
        "turn: fly",
        "[" * 100_000,
        "x" * 10_000_000,
        "seed: {",
    ],
)
def test_a_broken_position_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="position") as caught:
        Game.from_position(text_of.parse(text))
    assert len(str(caught.value)) < 300


WHOLE: dict[str, Any] = {
    "kingdom": ["Bridge", "Village", "Smithy", "Market", "Cellar", "Mine", "Remodel", "Workshop", "Chapel", "Festival"],
    "edition": 2,
    "players": [
        {"hand": ["Copper"], "deck": ["Gold", "Silver"], "discard": ["Estate"], "play": ["Village"], "turns": 3},
        {},
    ],
    "turn": {"player": 0, "phase": "buy", "actions": 1, "buys": 1, "coins": 2, "played": ["Bridge"]},
    "supply": {"Curse": 1},
    "trash": ["Estate"],
    "seed": 7,
    "first": 0,
    "double_treasures": True,
}
ODD: list[Any] = [
    *(None, [], {}, (), set(), "", "x", b"", "\ud800", 1.5, float("nan"), -1, True, 10**30, object()),
    *([[]], [{}], {"a": 1}, {1: 2}, {(): 1}, ["Copper", []], {"Copper": []}, ["Copper"] * 300),
]


def places_in(node: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield at
    for key in node if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ():
        yield from places_in(node[key], (*at, key))


def with_odd(node: Any, at: tuple[Any, ...], odd: Any) -> Any:
    if not at:
        return odd
    changed = copy.copy(node)
    changed[at[0]] = with_odd(node[at[0]], at[1:], odd)
    return changed


def test_a_wrong_type_anywhere_is_refused_and_nothing_else_is_raised_bug() -> None:
    """ "phase": [] once gave a TypeError."""
    refused = 0
    for at in places_in(WHOLE):
        for odd in ODD:
            try:
                Game.from_position(with_odd(WHOLE, at, odd))
            except ValueError as error:
                refused += 1
                assert str(error)
    assert refused > 500
    with pytest.raises(ValueError, match='"turn" "phase": expected action, treasure, buy, start, got'):
        Game.from_position(with_odd(WHOLE, ("turn", "phase"), []))


def test_a_view_leaves_out_nothing_that_a_position_of_two_boxes_adds_bug(both_kernels: str) -> None:
    """Tokens, mats and an extra turn were not shown where no card of the game is about them."""
    more = {"tokens": {"victory": 3}, "island": ["Duchy"], "native village": ["Gold"]}
    g = game(players=[{"hand": ["Copper"], "deck": ["Copper"], **more}, {}], turn={"extra": True})
    for seat in (0, 1, None):
        view = g.view(seat)
        mine = view["players"][0]
        assert view["extra"] and mine["tokens"] == {"victory": 3} and mine["island"] == ["Duchy"]
        assert mine["native_village"] == (["Gold"] if seat == 0 else None) and mine["native_village_size"] == 1
    assert g.extra and g.tokens(0) == {"victory": 3} and g.scores()[0] == 6
    assert not game().view(0)["extra"] and game().view(0)["players"][0]["tokens"] == {}


def test_a_card_that_is_not_in_the_game_cost_too_much_bug(both_kernels: str) -> None:
    """Bridge made it cheaper, Quarry did not; Peddler was not cheaper in the Buy phase."""
    ten = ["Quarry", "Bridge", "Village", "Smithy", "Market", "Cellar", "Chapel", "Moat", "Mine", "Remodel"]
    turn = {"phase": "buy", "coins": 9, "played": ["Bridge", "Quarry", "Quarry"]}
    seat = {"hand": [], "deck": ["Copper"] * 9, "play": ["Bridge", "Quarry"]}
    g = Game.from_position({"kingdom": ten, "players": [seat, {}], "turn": turn, "seed": 1})
    assert [g.cost(name) for name in ("Smithy", "Witch", "Province", "Platinum")] == [0, 0, 7, 8]
    assert (g.cost("King's Court"), g.cost("Peddler")) == (7 - 1 - 4, 8 - 1 - 4 - 2)
    g.answer()
    assert (g.cost("King's Court"), g.cost("Peddler")) == (7, 8)
    plain = Game.from_position(
        {"kingdom": FIRST, "players": [{**seat, "play": ["Village"]}, {}], "turn": {"phase": "buy"}}
    )
    assert plain.cost("Peddler") == 6
