"""Where nobody looks, games take shortcuts: each of them must be switched off by the cards for which it would be wrong.

A game inside the kernel takes them, the same game played decision by decision from outside does not.
"""

from __future__ import annotations

import random

import pytest

from demesne import Game, cards, kernel
from demesne.bots import StrategyBot
from demesne.kernel import const as k
from demesne.rules.grammar import parse_cards
from demesne.sim.match import Match, Table
from demesne.sim.players import match_of
from demesne.strategies import parse
from demesne.strategies.compiler import Tables
from play import play_on
from test_sim import equal_everywhere, listed

MONEY = "buy Province\nbuy Duchy when supply(Province) <= 4\nbuy Gold\n"


def board(*cards: str) -> tuple[str, ...]:
    rest = ("Cellar", "Market", "Militia", "Moat", "Smithy", "Village", "Mine", "Remodel", "Workshop", "Merchant")
    return (*cards, *[card for card in rest if card not in cards][: 10 - len(cards)])


def buying(*cards: str, n: int = 2) -> str:
    return MONEY + "".join(f"buy {card} when owned({card}) < {n}\n" for card in cards) + "buy Silver\n"


def table_of(*cards: str, edition: int = 2) -> object:
    return Game(board(*cards), edition=edition, seed=1)._origin.kinds.fields


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cards", "edition"),
    [
        (("Caravan", "Fishing Village", "Wharf", "Treasury"), 2),
        (("Goons", "Hoard", "Royal Seal", "Watchtower"), 1),
        (("Royal Seal", "Talisman"), 1),  # Treasures that do something while they are in play
        (("Corsair", "Astrolabe"), 2),  # the first Silver or Gold played is trashed
        (("Grand Market", "Bank"), 2),  # not bought with a Copper in play; Treasures in play are counted
        (("Mint", "Hoard"), 1),  # trashes Treasures in play
        (("Hoard", "Collection", "Tiara"), 2),  # plays of this turn are counted
        (("Goons", "Talisman", "Embargo"), 1),  # a silent effect at a buy, and others
        (("Haven", "Caravan", "Merchant Ship", "Tactician"), 2),  # a card comes back in the middle of the others
        (("Monkey", "Blockade", "Wharf"), 2),  # entries that listen to gains
        (("Throne Room", "Wharf", "Caravan", "Fishing Village"), 2),
        (("Outpost", "Wharf", "Treasury"), 2),
        (("Island", "Native Village", "Caravan"), 2),  # cards elsewhere are owned too
        (("Contraband", "Loan", "Quarry"), 1),
        (("Minion", "Peddler", "Treasury"), 2),
        (("Pirate", "Goons", "Watchtower"), 1),  # others may answer a gain
    ],
    ids=lambda value: ", ".join(value) if isinstance(value, tuple) else str(value),
)
def test_shortcuts_change_no_game(cards: tuple[str, ...], edition: int) -> None:
    lists = listed(buying(*cards), buying(*reversed(cards), n=3))
    equal_everywhere(Match(lists, board(*cards), edition, 5), 4)


@pytest.mark.parametrize(
    "rule",
    [
        "topdeck Treasury when hand(Copper) < 2",
        "never topdeck Treasury when inplay(Treasure) > 2",
        "topdeck random",
        "buy Silver when inplay(Copper) > 2",
    ],
)
def test_treasures_move_where_a_list_asks_where_they_lie(rule: str) -> None:
    cards = ("Treasury", "Caravan", "Wharf", "Fishing Village")
    text = rule + "\n" + buying(*cards, n=3)
    equal_everywhere(Match(listed(text, buying(*cards)), board(*cards), 2, 6), 6)


@pytest.mark.parametrize(
    "rule", ["", "never react Royal Seal when owned(Gold) > 1", "react Royal Seal", "react random"]
)
@pytest.mark.parametrize("cards", [("Royal Seal",), ("Royal Seal", "Tiara"), ("Royal Seal", "Watchtower", "Monkey")])
def test_an_offer_that_a_strategy_takes_or_leaves_at_once(rule: str, cards: tuple[str, ...]) -> None:
    lists = listed(rule + "\n" + buying(*cards, n=3), buying(*cards))
    equal_everywhere(Match(lists, board(*cards), 1, 7), 4)


# bugs


@pytest.mark.parametrize("edition", [1, 2])
def test_copies_of_a_treasure_were_played_on_when_another_was_wanted_bug(edition: int) -> None:
    text = "buy Colony\nbuy Platinum\n" + buying("Contraband", "Collection", n=4)
    equal_everywhere(Match(listed(text, text), board("Contraband", "Collection"), edition, 1, colonies=True), 6)


def test_the_kernels_rounded_negative_values_differently_bug() -> None:
    text = buying("Workshop", "Ambassador", n=3)
    for seed in (4, 7):
        equal_everywhere(Match(listed(text, text), board("Ambassador", "Laboratory"), 2, seed), 1)


@pytest.mark.slow
def test_a_list_that_forbids_the_compulsory_effect_skipped_it_bug(both_kernels: str) -> None:
    blockade = {"hand": [], "deck": ["Copper"] * 5, "play": ["Blockade"]}
    blockade["durations"] = [{"card": "Blockade", "aside": ["Silver"]}]
    mine = {"hand": ["Royal Seal", "Copper"], "deck": ["Copper"] * 5}
    position = {"kingdom": list(board("Blockade", "Royal Seal")), "edition": 1, "players": [mine, blockade], "seed": 1}
    game = Game.from_position(position)
    bot = StrategyBot(parse("never order Blockade\nbuy Silver\n"))
    while game.asked == 0:
        game.answer(bot.choose(game))
    assert game.supply["Curse"] == 9
    never = "never order Blockade\nbuy Silver\n"
    equal_everywhere(match_of(listed(never, never), None, None, 1, position), 1)


OWN = """
card("Twice", 4, ACTION, play=[cards(1), cards(1)])
card("Slow Mint", 3, ACTION | DURATION, play=[actions(1), next_turn(worth_more("Silver", 1))])
"""


@pytest.mark.parametrize("name", ["Twice", "Slow Mint"])
def test_own_cards_played_differently_where_nobody_looked_bug(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    cards.register(parse_cards(OWN, "own"))
    equal_everywhere(Match(listed(buying(name, n=4), buying(name)), board(name), 2, 1), 4)


# which cards and games take them


def test_where_treasures_need_not_move() -> None:
    assert table_of("Caravan", "Fishing Village", "Wharf", "Treasury").still
    assert table_of("Goons").still, "points at a buy ask for no Treasure"
    for card, edition in (("Royal Seal", 1), ("Mint", 2), ("Corsair", 2), ("Grand Market", 2), ("Watchtower", 2)):
        assert not table_of(card, edition=edition).still, card
    assert not table_of("Blockade").still and not table_of("Embargo", edition=1).still


def test_which_cards_need_no_program() -> None:
    fields = table_of("Wharf", "Lighthouse", "Haven", "Astrolabe", "Outpost", "Hoard", "Corsair")
    game = Game(board("Wharf", "Lighthouse", "Haven", "Astrolabe", "Outpost", "Hoard", "Corsair"), seed=1)
    of = game._origin.kinds.kind_of
    simple = {name for name in of if fields.simple[of[name]]}
    assert {"Wharf", "Astrolabe", "Hoard"} <= simple
    assert not simple & {"Lighthouse", "Haven", "Outpost", "Corsair", "Silver", "Gold"}, "some are hunted"
    assert fields.later[of["Wharf"]] and not fields.later[of["Hoard"]]


def test_what_a_game_keeps_is_known_from_its_cards() -> None:
    assert Game(board("Smithy"), seed=1)._origin.kinds.extended == 0
    assert Game(board("Wharf", "Goons"), edition=1, seed=1)._origin.kinds.extended == 1
    for card in ("Haven", "Island", "Native Village", "Blockade"):
        assert Game(board(card), seed=1)._origin.kinds.extended == k.ELSEWHERE, card


def test_cards_on_a_mat_of_a_position_count_where_no_card_of_the_game_has_a_mat() -> None:
    position = {"kingdom": list(board("Smithy")), "players": [{"island": ["Province", "Province"]}, {}], "seed": 3}
    game = Game.from_position(position).clone()
    assert game.scores()[0] == game.scores()[1] + 12
    text = "buy Gold when owned(Province) >= 2\nbuy Silver"
    match = match_of(listed(text, "buy Province\nbuy Gold\nbuy Silver"), None, None, 3, position)
    equal_everywhere(match, 2)


def test_the_last_of_several_choosers_gives_up_its_hand_not_the_first() -> None:
    poor = ["Estate", "Estate", "Curse"]
    given = {"kingdom": list(board("Minion")), "seed": 2}
    two = {"hand": ["Minion", "Minion", *poor], "deck": ["Gold"] * 8}
    one = {"hand": ["Minion", "Estate", *poor], "deck": ["Gold"] * 8}
    rich = {"hand": ["Minion", "Gold", "Gold"], "deck": ["Curse"] * 8}
    bot = StrategyBot(parse(buying("Minion")))
    for hand, expected in ((two, ["coins"]), (one, ["discard"]), (rich, ["coins"])):
        game = Game.from_position({**given, "players": [hand, {}]})
        game.answer("Minion")
        assert bot.choose(game) == expected


def test_actions_that_may_do_harm_are_looked_at_before_they_are_played() -> None:
    game = Game(board("Minion", "Upgrade", "Village"), seed=1)
    plans = kernel_fields(Tables(game._origin.kinds)._fixed)
    of = game._origin.kinds.kind_of
    assert plans.free[of["Minion"]] and plans.free[of["Village"]] and not plans.free[of["Upgrade"]]
    assert not plans.free[of["Smithy"]]


def kernel_fields(data: bytes) -> object:
    from demesne.kernel.layout import Fields
    from demesne.kernel.memory import load_plans

    fields = Fields()
    load_plans(fields, data)
    return fields


# memory: a game leaves out what it does not use


def spread(seed: int, *cards: str) -> Game:
    return play_on(Game(board(*cards), seed=seed), random.Random(seed), 60)


@pytest.mark.slow
@pytest.mark.parametrize("cards", [(), ("Wharf", "Treasury"), ("Haven", "Island")])
def test_a_copy_in_used_memory_is_the_same(both_kernels: str, cards: tuple[str, ...]) -> None:
    game = spread(1, *cards)
    for seed in range(20):  # what is freed here is used again below
        spread(seed, "Haven", "Island", "Native Village").clone()
    copies = [game.clone() for _ in range(20)]
    assert all(copy._state.dump() == game._state.dump() for copy in copies)
    assert copies[0].clone().fingerprint() == game.fingerprint()


def test_a_state_that_held_a_larger_game_holds_a_plain_one(both_kernels: str) -> None:
    plain = Match(listed(buying("Smithy")) * 2, board("Smithy"), 2, 1)
    larger = [spread(seed, *cards) for seed in range(4) for cards in (("Haven", "Island"), ("Wharf", "Treasury"))]
    start = Table(plain, both_kernels).start
    fresh = start.clone()
    fresh.begin(start, 3, [1, 1])
    for game in larger:
        used = game._state.clone()
        used.begin(start, 3, [1, 1])
        assert used.dump() == fresh.dump()


def test_a_key_of_the_wrong_size_is_refused(both_kernels: str) -> None:
    state = Game("First Game", seed=1)._state
    with pytest.raises(ValueError, match="32 bytes"):
        state.rekey(bytes(31))
    assert kernel.chosen() == both_kernels
