"""What views show of Seaside and Prosperity: Durations, mats, tokens, names barred; and what they hide."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from demesne import Game

view_module = importlib.import_module("demesne.views.view")

SEASIDE = [
    "Haven",
    "Blockade",
    "Native Village",
    "Island",
    "Caravan",
    "Outpost",
    "Pirate Ship",
    "Smugglers",
    "Village",
    "Smithy",
]
PROSPERITY = [
    "Trade Route",
    "Contraband",
    "War Chest",
    "Monument",
    "Embargo",
    "Watchtower",
    "Clerk",
    "Hoard",
    "Village",
    "Smithy",
]


def at(kingdom: list[str], *players: dict[str, Any], **more: Any) -> Game:
    return Game.from_position({"kingdom": kingdom, "players": list(players), "seed": 1, **more})


def seat(game: Game, viewer: int | None, of: int) -> dict[str, Any]:
    found: dict[str, Any] = game.view(viewer)["players"][of]
    return found


def test_haven_keeps_its_card_face_down_for_all_but_its_owner() -> None:
    game = at(SEASIDE, {"hand": ["Haven", "Gold"], "deck": ["Copper"] * 5}, {}, {}).answer("Haven").answer("Gold")
    own, other = seat(game, 0, 0), seat(game, 1, 0)
    assert own["durations"] == [{"card": "Haven", "aside": ["Gold"], "aside_hidden": 0, "safe": []}]
    assert (own["aside"], own["aside_hidden"]) == (["Gold"], 0)
    for viewer in (1, 2, None):
        other = seat(game, viewer, 0)
        assert other["durations"] == [{"card": "Haven", "aside": [], "aside_hidden": 1, "safe": []}]
        assert (other["aside"], other["aside_hidden"]) == ([], 1)
        assert other["play"] == ["Haven"]


def test_haven_looks_alike_whatever_it_keeps() -> None:
    def kept(card: str, other: str) -> dict[str, Any]:
        game = at(SEASIDE, {"hand": ["Haven", card, other], "deck": ["Copper"] * 5}, {})
        return game.answer("Haven").answer(card).view(1)

    assert kept("Gold", "Estate") == kept("Estate", "Gold")


def test_blockade_keeps_its_card_in_everybodys_sight_and_says_who_is_safe() -> None:
    entry = {"card": "Blockade", "aside": ["Smithy"], "safe": [1]}
    game = at(SEASIDE, {"hand": ["Copper"], "play": ["Blockade"], "durations": [entry]}, {}, turn={"player": 1})
    for viewer in (0, 1, None):
        shown = seat(game, viewer, 0)
        assert shown["durations"] == [{"card": "Blockade", "aside": ["Smithy"], "aside_hidden": 0, "safe": [1]}]
        assert (shown["aside"], shown["aside_hidden"]) == (["Smithy"], 0)


def test_the_native_village_mat_is_its_owners_to_look_at() -> None:
    game = at(SEASIDE, {"hand": ["Copper"], "native village": ["Gold", "Curse"], "island": ["Estate"]}, {})
    own = seat(game, 0, 0)
    assert (own["native_village"], own["native_village_size"], own["island"]) == (["Curse", "Gold"], 2, ["Estate"])
    for viewer in (1, None):
        other = seat(game, viewer, 0)
        assert (other["native_village"], other["native_village_size"], other["island"]) == (None, 2, ["Estate"])


def test_tokens_extra_turns_and_gains_lie_open() -> None:
    players = [{"hand": ["Copper"], "tokens": {"pirate ship": 2}, "gained": ["Silver", "Gold"]}, {}]
    game = at(SEASIDE, *players, turn={"extra": True, "phase": "treasure"}, pile_tokens={"Gold": {"embargo": 2}})
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view["extra"] and view["pile_tokens"] == {"Gold": {"embargo": 2}} and not view["colonies"]
        assert view["players"][0]["tokens"] == {"pirate ship": 2} and view["players"][0]["gained"] == ["Gold", "Silver"]


def test_names_barred_and_tokens_that_moved_lie_open() -> None:
    turn = {"phase": "buy", "coins": 9, "barred": {"Contraband": ["Gold"], "War Chest": ["Duchy", "Silver"]}}
    tokens = {"Estate": {"trade route": 0}}
    game = at(PROSPERITY, {"hand": ["Copper"]}, {}, turn=turn, colonies=True, pile_tokens=tokens)
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view["barred"] == {"Contraband": ["Gold"], "War Chest": ["Duchy", "Silver"]}
        assert view["tokens_moved"] == 1 and "Estate" not in view["pile_tokens"]
        assert view["pile_tokens"]["Colony"] == {"trade route": 1} and view["colonies"]


def test_a_game_of_base_and_intrigue_has_the_same_fields_empty() -> None:
    view = Game("First Game", seed=1).view(0)
    assert (view["extra"], view["colonies"], view["pile_tokens"], view["barred"], view["tokens_moved"]) == (
        False,
        False,
        {},
        {},
        0,
    )
    for player in view["players"]:
        assert not (
            player["durations"]
            or player["island"]
            or player["tokens"]
            or player["gained"]
            or player["native_village_size"]
        )


@pytest.mark.parametrize("what", ["haven", "native village"])
def test_a_planted_leak_of_a_face_down_card_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison of two worlds fails once a view shows what lies face down."""
    honest = view_module._extend

    def leaky(shown: Any, state: Any, cards: Any, seat: int | None) -> None:
        honest(shown, state, cards, 0)  # as the owner sees it

    def worlds() -> list[Any]:
        if what == "haven":
            hands = [["Haven", "Gold", "Estate"], ["Haven", "Estate", "Gold"]]
            return [
                at(SEASIDE, {"hand": h, "deck": ["Copper"] * 5}, {}).answer("Haven").answer(h[1]).view(1) for h in hands
            ]
        return [at(SEASIDE, {"hand": ["Copper"], "native village": [card]}, {}).view(1) for card in ("Gold", "Curse")]

    one, other = worlds()
    assert one == other
    monkeypatch.setattr(view_module, "_extend", leaky)
    one, other = worlds()
    assert one != other


@pytest.mark.parametrize("card", ["Watchtower", "Clerk"])
def test_a_planted_leak_of_who_is_asked_in_a_window_is_found(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(holds: bool) -> Any:
        hand = [card if holds else "Village", "Copper"]
        if card == "Watchtower":
            game = at(PROSPERITY, {"hand": hand}, {}, turn={"phase": "buy", "coins": 3}).patient().answer("Silver")
        else:
            game = at(PROSPERITY, {}, {"hand": hand}, turn={"phase": "buy", "coins": 0}).patient().answer()
        return game.view(1 if card == "Watchtower" else 0)["waits"]

    assert (
        asked(True)
        == asked(False)
        == {"player": None, "source": "Silver" if card == "Watchtower" else None, "reactions": True}
    )
    monkeypatch.setattr(view_module, "hides_who", lambda state, cards: False)
    assert asked(True)["player"] is not None
