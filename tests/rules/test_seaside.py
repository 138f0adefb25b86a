"""Seaside: what scenarios cannot say. Positions refused, questions told apart, what a window shows, what stays hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from chisquare import even, fits
from demesne import Game, random_kingdom
from demesne.kernel import plain
from play import ZONES, all_cards, random_answer

KINGDOM = "Ambassador, Astrolabe, Haven, Lookout, Native Village, Pearl Diver, Pirate, Sailor, Sea Hag, Watchtower"
POOL = ["Copper", "Curse", "Duchy", "Estate", "Gold", "Silver"]


def position(*players: dict[str, Any], kingdom: str = KINGDOM, **more: Any) -> Game:
    return Game.from_position({"kingdom": kingdom.split(", "), "players": list(players), "seed": 4, **more})


def asked(game: Game, player: int, kind: str) -> None:
    d = game.decision
    assert d is not None and (d.player, d.kind) == (player, kind), d


# positions


@pytest.mark.parametrize(
    ("player", "more", "message"),
    [
        ({"durations": ["Outpost"]}, {}, "durations"),
        ({"durations": ["Lookout"]}, {}, "durations"),
        ({"durations": ["Nowhere"]}, {}, "Nowhere"),
        ({"durations": [{"card": "Haven", "aside": ["Nowhere"]}]}, {}, "Nowhere"),
        ({"durations": [{"card": "Corsair", "safe": [2]}]}, {}, "safe"),
        ({"durations": [{"aside": ["Gold"]}]}, {}, "card"),
        ({"durations": [{"card": "Haven", "under": ["Gold"]}]}, {}, "under"),
        ({"durations": "Haven"}, {}, "durations"),
        ({"tokens": {"coffers": 1}}, {}, "coffers"),
        ({"tokens": {"pirate ship": -1}}, {}, "pirate ship"),
        ({"staying": ["Throne Room"]}, {}, "staying"),
        ({"island": ["Nowhere"]}, {}, "Nowhere"),
        ({"native village": ["Nowhere"]}, {}, "Nowhere"),
        ({"gained": ["Nowhere"]}, {}, "Nowhere"),
        ({}, {"pile_tokens": {"Copper": {"coffers": 1}}}, "coffers"),
        ({}, {"pile_tokens": {"Market": {"embargo": 1}}}, "Market"),
        ({}, {"pile_tokens": {"Copper": {"embargo": -1}}}, "embargo"),
        ({}, {"turn": {"phase": "end"}}, "phase"),
        ({}, {"turn": {"extra": "yes"}}, "extra"),
        ({}, {"turn": {"gained": ["Nowhere"]}}, "Nowhere"),
    ],
)
def test_a_position_that_cannot_be_is_refused(player: dict[str, Any], more: dict[str, Any], message: str) -> None:
    """covers: DEC-2-refused"""
    with pytest.raises(ValueError, match=message):
        position({"hand": ["Copper"], **player}, {}, **more)


def test_aside_and_mats_are_listed_by_name(both_kernels: str) -> None:
    """covers: DEC-2-zones"""
    durations = [{"card": "Haven", "aside": ["Silver"]}, {"card": "Haven", "aside": ["Copper"]}]
    mats = {"island": ["Silver", "Estate", "Gold"], "native village": ["Gold", "Duchy"]}
    game = position({"hand": ["Copper"], "play": ["Haven", "Haven"], "durations": durations, **mats}, {})
    assert game.cards(0, "aside") == ["Copper", "Silver"]
    assert game.cards(0, "island") == ["Estate", "Gold", "Silver"]
    assert game.cards(0, "native village") == ["Duchy", "Gold"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_every_card_is_in_one_place_throughout(seed: int, both_kernels: str) -> None:
    """covers: DEC-2-zones"""
    rng = random.Random(seed)
    game = Game(random_kingdom(seed, boxes=("seaside 1e", "seaside 2e")), rng.randint(2, 4), seed=seed)
    cards = all_cards(game)
    for _ in range(300 if both_kernels == "compiled" else 100):
        if game.decision is None:
            break
        game.answer(*random_answer(game.decision, rng))
        assert all_cards(game) == cards
        for p in range(game.players):
            assert len(ZONES) == 7 and all(game.cards(p, z) == sorted(game.cards(p, z)) for z in ZONES[4:])


# questions


def test_questions_of_one_card_are_told_apart(both_kernels: str) -> None:
    """covers: DEC-2-step"""
    game = position({"hand": ["Ambassador", "Copper", "Estate"], "deck": ["Copper"] * 5}, {}).answer("Ambassador")
    asked(game, 0, "reveal")
    first = game.decision
    game.answer("Copper")
    asked(game, 0, "return")
    assert first is not None and game.decision is not None and first.step != game.decision.step
    game = position({"hand": ["Lookout"], "deck": ["Copper", "Estate", "Gold"]}, {}).answer("Lookout")
    before = game.decision
    game.answer("Copper")
    asked(game, 0, "discard")
    assert before is not None and game.decision is not None and before.step != game.decision.step


def test_the_same_question_of_a_card_has_the_same_step(both_kernels: str) -> None:
    """covers: DEC-2-step"""
    game = position({"hand": ["Native Village"] * 2, "deck": ["Copper", "Estate"]}, {}).answer("Native Village")
    first = game.decision
    game.answer("aside").answer("Native Village")
    assert first is not None and game.decision is not None and first.step == game.decision.step
    steps = set()
    game = position({"hand": ["Ambassador"] * 3 + ["Copper"]}, {}, turn={"actions": 2})
    for _ in range(2):
        game.answer("Ambassador")
        asked(game, 0, "reveal")
        assert game.decision is not None
        steps.add(game.decision.step)
        game.answer("Copper").answer()
    assert len(steps) == 1


# windows


def bought(hands: list[list[str]], card: str = "Silver", played: tuple[str, ...] = ()) -> Game:
    """Seat 0 has bought a card; every seat has a hand as given."""
    players: list[dict[str, Any]] = [{"hand": hand, "deck": ["Copper"] * 5} for hand in hands]
    turn = {"phase": "buy", "coins": 4, "buys": 2, "played": list(played)}
    return position(*players, turn=turn).answer(card)


def looks(game: Game, seat: int | None) -> object:
    return game.view(seat), [e.seen_by(seat) for e in game.events]


def test_a_window_does_not_show_which_seat_is_asked(both_kernels: str) -> None:
    """covers: DEC-8-waits"""
    one, two = bought([["Estate"], ["Pirate"], ["Estate"]]), bought([["Estate"], ["Estate"], ["Pirate"]])
    asked(one, 1, "react")
    asked(two, 2, "react")
    for seat in (0, None):
        assert looks(one, seat) == looks(two, seat)
        assert one.view(seat)["waits"] == {"player": None, "source": "Silver", "reactions": True}
    assert one.view(1)["decision"]["options"] == ["Pirate"]
    assert one.view(2)["decision"] is None and two.view(1)["decision"] is None


def test_a_window_does_not_show_which_card_is_asked_about(both_kernels: str) -> None:
    """covers: DEC-8-waits"""
    pirate, tower = bought([["Pirate"], ["Estate"]]), bought([["Watchtower"], ["Estate"]])
    other = bought([["Estate"], ["Pirate"]])
    asked(pirate, 0, "react")
    asked(tower, 0, "react")
    asked(other, 1, "react")
    assert looks(pirate, 1) == looks(tower, 1)
    assert pirate.view(None) == tower.view(None) == other.view(None)


def test_a_window_with_an_open_effect_does_not_show_a_reaction_in_hand(both_kernels: str) -> None:
    """Sailor is open to all; whether Pirate or Watchtower is offered with it is not. covers: DEC-8-waits"""
    views = []
    for card in ("Pirate", "Watchtower", "Estate"):
        game = bought([[card], ["Estate"]], card="Astrolabe", played=("Sailor",))
        asked(game, 0, "react")
        views.append(looks(game, 1))
    assert views[0] == views[1] == views[2]


def test_the_start_of_a_turn_does_not_show_a_clerk(both_kernels: str) -> None:
    """covers: DEC-8-waits"""
    kingdom = "Clerk, Tide Pools, Caravan, Haven, Lookout, Pirate, Sailor, Sea Hag, Moat, Village"
    views = []
    for card in ("Clerk", "Estate"):
        one = {"hand": [card, "Copper", "Gold"], "deck": ["Copper"] * 5, "play": ["Tide Pools", "Caravan"]}
        game = position(
            {**one, "durations": ["Tide Pools", "Caravan"]},
            {"hand": ["Copper"], "deck": ["Copper"] * 5},
            kingdom=kingdom,
            turn={"phase": "start"},
        )
        asked(game, 0, "order")
        views.append(looks(game, 1))
    assert views[0] == views[1]


# what is hidden


def sample(game: Game, seat: int, what: Callable[[Game], Any], n: int = 1200) -> Counter[Any]:
    return Counter(what(game.resample(seat, seed)) for seed in range(n))


def end_turn(game: Game, seat: int) -> None:
    while game.decision is not None and game.player == seat:
        game.answer(*game.decision.options[: game.decision.least])


def under_haven() -> Game:
    """Seat 1 decides; of the six cards of seat 0 one is under Haven."""
    players = {"hand": POOL[:2], "deck": POOL[2:5], "play": ["Haven"]}
    return position(
        {**players, "durations": [{"card": "Haven", "aside": [POOL[5]]}]}, {"hand": ["Pirate"]}, turn={"player": 1}
    )


def test_haven_the_card_aside_may_be_any_hidden_card(both_kernels: str) -> None:
    """covers: DEC-8-dealt, DEC-8-haven"""
    game = under_haven()
    n = 1200 if both_kernels == "compiled" else 300
    even(sample(game, 1, lambda g: tuple(g.cards(0, "aside")), n), 6)


def test_haven_its_owner_knows_the_card() -> None:
    """covers: DEC-8-dealt, DEC-8-haven"""
    players = {"hand": ["Village"], "deck": POOL[:5], "play": ["Haven"]}
    game = position({**players, "durations": [{"card": "Haven", "aside": ["Silver"]}]}, {})
    assert sample(game, 0, lambda g: tuple(g.cards(0, "aside")), 100).keys() == {("Silver",)}


def test_haven_shows_nobody_which_card_went_aside_and_came_back(both_kernels: str) -> None:
    """covers: DEC-8-haven"""
    games = []
    for card in ("Gold", "Silver"):
        seat = {"hand": ["Haven", "Gold", "Silver"], "deck": ["Copper"] * 15}
        game = position(seat, {"hand": ["Estate"] * 5, "deck": ["Estate"] * 5}).answer("Haven").answer(card)
        assert game.view(0)["players"][0]["aside"] == [card]
        assert game.view(1)["players"][0]["aside"] == [] and game.view(1)["players"][0]["aside_hidden"] == 1
        games.append([looks(game, seat) for seat in (1, None)])
        end_turn(game, 0)
        end_turn(game, 1)
        assert card in game.cards(0, "hand") and game.cards(0, "aside") == []
        games[-1] += [looks(game, seat) for seat in (1, None)]
    # at Clean-up the top of the discard pile shows the card that stayed in hand; up to then nothing differs
    assert games[0][:2] == games[1][:2]


def test_native_village_the_mat_may_hold_any_hidden_cards(both_kernels: str) -> None:
    """covers: DEC-8-dealt, DEC-8-native-village"""
    players = {"hand": POOL[:2], "deck": POOL[2:4], "native village": POOL[4:]}
    game = position(players, {"hand": ["Pirate"]}, turn={"player": 1})
    assert game.view(1)["players"][0]["native_village"] is None
    assert game.view(1)["players"][0]["native_village_size"] == 2
    n = 1500 if both_kernels == "compiled" else 450
    even(sample(game, 1, lambda g: tuple(g.cards(0, "native village")), n), 15)


def test_native_village_its_owner_may_look() -> None:
    """covers: DEC-8-dealt, DEC-8-native-village"""
    game = position({"hand": ["Village"], "deck": POOL, "native village": ["Gold", "Silver"]}, {})
    assert game.view(0)["players"][0]["native_village"] == ["Gold", "Silver"]
    assert sample(game, 0, lambda g: tuple(g.cards(0, "native village")), 100).keys() == {("Gold", "Silver")}


def test_native_village_a_card_that_was_seen_on_the_deck_is_known_on_the_mat() -> None:
    """Sea Hag put a Curse onto the deck for all to see; Native Village took it. covers: DEC-8-dealt"""
    seats = (
        {"hand": ["Sea Hag"], "deck": ["Copper"] * 10},
        {"hand": ["Native Village", "Copper"], "deck": ["Gold", "Silver", *["Estate"] * 8]},
    )
    game = position(*seats).answer("Sea Hag")
    end_turn(game, 0)
    game.answer("Native Village").answer("aside")
    assert game.cards(1, "native village") == ["Curse"]
    end_turn(game, 1)
    assert sample(game, 0, lambda g: tuple(g.cards(1, "native village")), 200).keys() == {("Curse",)}


def test_native_village_shows_nobody_which_card_went_to_the_mat(both_kernels: str) -> None:
    """covers: DEC-8-native-village"""
    seen = []
    for deck in (["Gold", "Silver"], ["Silver", "Gold"]):
        seat = {"hand": ["Native Village"], "deck": [*deck, *["Copper"] * 8]}
        game = position(seat, {"hand": ["Estate"] * 5, "deck": ["Estate"] * 5}).answer("Native Village").answer("aside")
        assert game.cards(0, "native village") == deck[:1]
        seen.append([looks(game, seat) for seat in (1, None)])
    assert seen[0] == seen[1]


def pearl_diver(*answer: str) -> Game:
    """Seat 0 has looked at the Gold at the bottom of its deck of five; the Sea Hag lets seat 1 decide next."""
    seat = {"hand": ["Pearl Diver"], "deck": ["Curse", "Copper", "Duchy", "Estate", "Silver", "Gold"]}
    game = position(seat, {"hand": ["Estate"] * 5, "deck": ["Estate"] * 5}).answer("Pearl Diver")
    asked(game, 0, "topdeck")
    return game.answer(*answer)


def test_pearl_diver_the_owner_knows_where_the_card_is() -> None:
    """covers: DEC-8-looked, DEC-8-put-back"""
    top = pearl_diver("Gold")
    assert sample(top, 0, lambda g: g.cards(0, "deck")[0], 200).keys() == {"Gold"}
    even(sample(top, 0, lambda g: g.cards(0, "deck")[1]), 4)
    bottom = pearl_diver()
    assert sample(bottom, 0, lambda g: g.cards(0, "deck")[-1], 200).keys() == {"Gold"}
    even(sample(bottom, 0, lambda g: g.cards(0, "deck")[0]), 4)


def test_pearl_diver_shows_nobody_the_card() -> None:
    """covers: DEC-8-looked, DEC-8-put-back"""
    seen = []
    for last in ("Gold", "Silver"):
        deck = ["Curse", "Copper", "Duchy", "Estate", "Silver" if last == "Gold" else "Gold", last]
        game = position({"hand": ["Pearl Diver"], "deck": deck}, {"hand": ["Estate"] * 5}).answer("Pearl Diver")
        row = [looks(game, seat) for seat in (1, None)]
        assert game.view(1)["decision"] is None
        game.answer(last)
        seen.append(row + [looks(game, seat) for seat in (1, None)])
    assert seen[0] == seen[1]


def test_pearl_diver_one_of_a_set_that_others_know_is_still_one_of_it() -> None:
    """Patrol put four cards back for all to see, in an order of its owner's; the lowest of them came to the top."""
    four = ["Market", "Silver", "Smithy", "Village"]
    seat = {"hand": ["Patrol", "Treasure Map", "Treasure Map", "Pearl Diver"], "deck": ["Copper"] * 3 + four}
    kingdom = "Patrol, Treasure Map, Pearl Diver, Market, Smithy, Village, Haven, Militia, Sea Hag, Lookout"
    others = {"hand": ["Copper"] * 4, "deck": ["Estate"] * 5}
    game = position(seat, others, kingdom=kingdom, turn={"actions": 4})
    game.answer("Patrol").answer(*four).answer("Treasure Map").answer("Pearl Diver").answer("Village")
    assert game.cards(0, "deck") == ["Village", "Gold", "Gold", "Gold", "Market", "Silver", "Smithy"]
    seen: Counter[str] = Counter()
    for seed in range(800):
        other = game.clone()
        other._state.rekey(seed.to_bytes(32, "little"))
        other._state.resample(1)
        deck = other.cards(0, "deck")
        assert deck[1:4] == ["Gold"] * 3 and sorted([deck[0], *deck[4:]]) == four
        seen[deck[0]] += 1
    even(seen, 4)


def test_pearl_diver_leaves_no_trace_of_the_open_places_below(both_kernels: str) -> None:
    """What lies open in the deck is written down only as far as a card is known."""
    seat = {"hand": ["Pearl Diver"], "discard": ["Copper", "Estate", "Gold", "Silver"], "deck": []}
    game = position(seat, {"hand": ["Copper"]}).answer("Pearl Diver")
    asked(game, 0, "topdeck")
    assert game.decision is not None
    game.answer(*game.decision.options)
    state = plain.State(game._origin.kinds.table("plain"))
    state.load(game._state.dump())
    assert state.nslots[0] == 1, "only the card on top is known"


def test_ghost_ship_only_the_owner_knows_what_went_back() -> None:
    """covers: DEC-8-put-back"""
    seats = (
        {"hand": ["Ghost Ship"], "deck": ["Copper"] * 10},
        {"hand": ["Copper", "Curse", "Duchy", "Estate"], "deck": ["Gold", "Silver"]},
    )
    game = position(*seats, kingdom=KINGDOM.replace("Lookout", "Ghost Ship")).answer("Ghost Ship").answer("Duchy")
    asked(game, 0, "treasure")
    even(sample(game, 0, lambda g: g.cards(1, "deck")[0]), 6)
    end_turn(game, 0)
    assert sample(game, 1, lambda g: g.cards(1, "deck")[0], 200).keys() == {"Duchy"}


def test_navigator_only_the_owner_knows_the_order() -> None:
    """covers: DEC-8-put-back, DEC-8-looked"""
    deck = ["Copper", "Curse", "Duchy", "Estate", "Gold", "Silver"]
    seats = ({"hand": ["Navigator"], "deck": deck}, {"hand": ["Estate"] * 5, "deck": ["Estate"] * 5})
    game = position(*seats, kingdom=KINGDOM.replace("Lookout", "Navigator")).answer("Navigator").answer("deck")
    order = ["Gold", "Duchy", "Curse", "Estate", "Copper"]
    game.answer(*order)
    assert sample(game, 0, lambda g: tuple(g.cards(0, "deck")[:5]), 200).keys() == {tuple(order)}
    end_turn(game, 0)
    asked(game, 1, "buy")
    assert sorted(game.cards(0, "hand")) == sorted(order)
    even(sample(game, 1, lambda g: tuple(g.cards(0, "hand"))), 6)  # any five of the six


def test_lookout_the_card_put_back_is_known_to_its_owner_alone() -> None:
    """covers: DEC-8-looked"""
    deck = ["Copper", "Duchy", "Gold", "Estate", "Silver", *["Curse"] * 5]
    seats = ({"hand": ["Lookout", "Village"], "deck": deck}, {"hand": ["Estate"] * 5, "deck": ["Estate"] * 5})
    game = position(*seats).answer("Lookout").answer("Copper").answer("Duchy")
    assert sample(game, 0, lambda g: g.cards(0, "deck")[0], 200).keys() == {"Gold"}
    end_turn(game, 0)
    hidden = Counter(["Village", "Gold", "Estate", "Silver", *["Curse"] * 5])
    # the Village was discarded last, so it is the top of the pile; eight cards are hidden, five of them in hand
    assert game.cards(0, "discard")[0] in ("Lookout", "Village") and sum(hidden.values()) == 9
    assert len(sample(game, 1, lambda g: g.cards(0, "hand").count("Gold"), 200)) == 2


def test_cards_gained_to_hand_or_onto_the_deck_are_known_to_all() -> None:
    """covers: DEC-8-topdecked, DEC-8-blockade"""
    kingdom = KINGDOM.replace("Lookout", "Explorer")
    game = position({"hand": ["Explorer"], "deck": ["Copper"] * 10}, {"hand": ["Estate"] * 5}, kingdom=kingdom)
    game.answer("Explorer")
    assert game.cards(0, "hand") == ["Silver"]
    hag = position({"hand": ["Sea Hag"], "deck": ["Copper"] * 9}, {"hand": POOL[:3], "deck": POOL}).answer("Sea Hag")
    assert sample(hag, 0, lambda g: g.cards(1, "deck")[0], 200).keys() == {"Curse"}
    seat = {"hand": ["Copper"] * 3, "deck": ["Estate"] * 9, "play": ["Blockade"]}
    taken = position(
        {**seat, "durations": [{"card": "Blockade", "aside": ["Silver"]}]},
        {"hand": ["Militia"], "deck": ["Copper"] * 9},
        kingdom=KINGDOM.replace("Lookout", "Blockade"),
        turn={"phase": "start"},
    )
    assert "Silver" in taken.cards(0, "hand")
    assert taken.view(1)["players"][0]["hand"] is None


def test_pirate_the_treasure_gained_to_hand_is_known_to_all() -> None:
    """covers: DEC-8-topdecked"""
    seat = {"hand": ["Estate"] * 2, "deck": ["Estate"] * 5, "play": ["Pirate"], "durations": ["Pirate"]}
    other = {"hand": ["Pirate", "Copper"], "deck": ["Copper"] * 9}
    game = position(seat, other, turn={"phase": "start"}).answer("Gold")
    asked(game, 1, "react")
    assert sample(game, 1, lambda g: g.cards(0, "hand").count("Gold"), 100).keys() == {1}


def test_monkey_others_know_only_how_many_cards_were_drawn() -> None:
    """covers: DEC-8-monkey"""
    kingdom = KINGDOM.replace("Lookout", "Monkey")
    seat = {"hand": POOL[:2], "deck": POOL[2:], "play": ["Monkey"], "durations": ["Monkey"]}
    other = {"hand": ["Copper"] * 2, "deck": ["Copper"] * 9}
    game = position(seat, other, kingdom=kingdom, turn={"player": 1, "phase": "buy", "buys": 2}).answer("Curse")
    assert game.view(1)["players"][0]["hand_size"] == 3
    hands = sample(game, 1, lambda g: tuple(g.cards(0, "hand")), 1200)
    even(hands, 20)


def test_the_chances_of_a_second_card_under_haven() -> None:
    """Two Havens: any two of the hidden cards, in no order. covers: DEC-8-dealt"""
    seat = {"hand": ["Copper"] * 2, "deck": ["Copper", "Gold"], "play": ["Haven", "Haven"]}
    durations = [{"card": "Haven", "aside": ["Silver"]}, {"card": "Haven", "aside": ["Estate"]}]
    game = position({**seat, "durations": durations}, {"hand": ["Pirate"]}, turn={"player": 1})
    counts = sample(game, 1, lambda g: g.cards(0, "aside").count("Copper"), 1500)
    fits(counts, {0: 3, 1: 9, 2: 3})
