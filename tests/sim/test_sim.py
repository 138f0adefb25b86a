"""The simulator: known facts, the same games however they are played, the strategy language at work, honest numbers."""

from __future__ import annotations

import functools
import itertools
import math
import pathlib
import random
import resource
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from demesne import Game, kernel, random_kingdom, simulate
from demesne.bots import StrategyBot
from demesne.cards import PUBLISHED, SETS
from demesne.rules.language import KEYS
from demesne.sim.bot_table import BotTable
from demesne.sim.match import Match, Table
from demesne.sim.numbers import SHARE, named
from demesne.sim.paired import paired
from demesne.sim.players import match_of
from demesne.sim.result import Result, interval
from demesne.sim.rows import Rows, head
from demesne.sim.run import jobs_for, run, seeds_for
from demesne.sim.tournament import rate, tournament
from demesne.strategies import Strategy, parse
from demesne.strategies.conditions import FUNCTIONS, NAMED, NAMES, ON_PILES
from demesne.strategies.judging import generic
from demesne.strategies.language import PREFERENCES, StrategyError

FIRST = tuple(SETS["First Game"].cards)
BIG_MONEY = "buy Province\nbuy Gold\nbuy Silver\n"
GREENING = (
    "buy Province\nbuy Duchy when supply(Province) <= 4\nbuy Estate when supply(Province) <= 2\nbuy Gold\nbuy Silver\n"
)
SMITHIES = "buy Province\nbuy Gold\nbuy Smithy when owned(Smithy) < 2\nbuy Silver\n"
NOTHING = "# buys nothing\n"
CURSER = "buy Province\nbuy Gold\nbuy Witch when owned(Witch) < 2\nbuy Silver\n"
TIMES = ("seconds", "cpu_seconds", "games_per_second")

compiled = pytest.mark.skipif(
    "compiled" not in kernel.kernels(),
    reason="no compiled kernel (DEMESNE_BUILD=plain or no C compiler): too many games",
)

Gains = dict[int, list[str]]


def listed(*texts: str) -> tuple[Strategy, ...]:
    return tuple(parse(text, f"p{i}") for i, text in enumerate(texts))


def rows(match: Match, games: int) -> list[dict[str, Any]]:
    """The games as the CSV has them."""
    return [dict(zip(head(match), row)) for row in Rows(match, games).play()]


def gains(row: dict[str, Any], player: int = 1) -> Gains:
    out: Gains = {}
    for part in filter(None, row[f"gains_{player}"].split("; ")):
        turn, cards = part.split(": ")
        out[int(turn)] = cards.split(", ")
    return out


def played(text: str, other: str = NOTHING, games: int = 6, start: Any = None, kingdom: Any = FIRST) -> list[Gains]:
    """What the first strategy gained, turn by turn, game by game."""
    match = match_of(
        [parse(text, "one"), parse(other, "other")], None if isinstance(start, dict) else kingdom, None, 1, start
    )
    return [gains(row) for row in rows(match, games)]


def answer(text: str, position: dict[str, Any]) -> list[str]:
    """What the list answers to the pending decision of a position."""
    return StrategyBot(parse(text)).choose(Game.from_position(position))


def steady(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


# known facts


@pytest.mark.slow
@compiled
def test_plain_big_money_has_its_fourth_province_on_turn_16_8() -> None:
    match = Match(listed(BIG_MONEY, NOTHING), FIRST)
    turns = []
    for row in rows(match, 8000):
        got = [turn for turn, cards in sorted(gains(row).items()) for card in cards if card == "Province"]
        turns.append(got[3])
    assert sum(turns) / len(turns) == pytest.approx(16.8, abs=0.1)


@compiled
def test_in_the_mirror_of_big_money_the_first_seat_wins_ties_and_loses_as_known() -> None:
    result = run(Match(listed(BIG_MONEY, BIG_MONEY), FIRST), 60_000)
    shares = [100 * n / result.games for n in result.json()["first_seat"].values()]
    assert shares == pytest.approx([24.6, 33.3, 42.2], abs=1)
    assert result.players[0].share == result.players[1].share == 0.5


@pytest.mark.slow
@compiled
def test_one_woodcutter_changes_nothing() -> None:
    more = "buy Province\nbuy Gold\nbuy Woodcutter when owned(Woodcutter) < 1\nbuy Silver\n"
    found = paired([parse(more, "more"), parse(BIG_MONEY, "plain")], [parse(BIG_MONEY, "other")], 40_000)
    assert abs(found.difference) < 0.01


@compiled
def test_two_smithies_beat_big_money_and_buying_beats_not_buying() -> None:
    assert run(Match(listed(SMITHIES, BIG_MONEY), FIRST), 4000).players[0].share > 0.6
    assert run(Match(listed(BIG_MONEY, NOTHING), FIRST), 1000).players[0].share == 1.0


# the same games however they are played


@pytest.mark.slow
def test_kernels_jobs_and_until_give_the_same_json(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(listed(SMITHIES, GREENING), FIRST, 2, "same")
    found: list[dict[str, Any]] = []
    for which in kernel.kernels():
        monkeypatch.setenv("DEMESNE_PLAIN", "1" if which == "plain" else "0")
        for jobs in (1, 2):
            result = run(match, 130, jobs=jobs, details=True)
            assert result.kernel == which and result.games == 130
            found.append(steady(result.json()) | {"tally": result.tally.dump()})
    assert all(f == found[0] for f in found)


@pytest.mark.slow
@compiled
def test_until_stops_after_the_same_thousand_for_any_number_of_jobs() -> None:
    match = Match(listed(SMITHIES, BIG_MONEY, GREENING), FIRST, 2, 5)
    a, b, c = (run(match, 100_000, until=0.008, jobs=jobs, details=True) for jobs in (1, 2, 5))
    assert a.games % seeds_for(1000, 3) == 0 and 2000 < a.games < 50_000
    assert a.error() <= 0.008 < run(match, a.games - 1002).error()
    assert steady(a.json()) == steady(b.json()) == steady(c.json())
    assert a.tally.dump() == b.tally.dump() == c.tally.dump()


@compiled
def test_until_that_is_never_reached_plays_all_games_and_a_rest_is_not_looked_at() -> None:
    match = Match(listed(SMITHIES, BIG_MONEY), FIRST)
    assert run(match, 2500, until=0.00001).games == 2500
    assert run(match, 998, until=0.4).games == 998
    assert run(match, 2500, until=0.4).games == 1000


def test_batches_of_any_size_add_up_to_the_same_tally(both_kernels: str) -> None:
    match = Match(listed(SMITHIES, GREENING), FIRST, 1, 3)
    table = Table(match)
    whole = table.play(0, 12, True)
    parts = table.module.Tally()
    for first, n in ((0, 5), (5, 1), (6, 6)):
        parts.add(table.play(first, n, True))
    assert parts.dump() == whole.dump()
    assert table.play(0, 12).dump() != whole.dump(), "without details some numbers stay 0"


def test_a_table_gives_the_same_games_again(both_kernels: str) -> None:
    table = Table(Match(listed(SMITHIES, CURSER), FIRST[:9] + ("Witch",)))
    first = table.play(7, 4, True).dump()
    table.play(100, 3)
    assert table.play(7, 4, True).dump() == first


COUNTS = [f"{word}({name})" for word, names in NAMED.items() for name in names]


def random_condition(r: random.Random, cards: list[str], depth: int = 0) -> str:
    def value() -> str:
        if r.random() < 0.2:
            return f"({value()} {r.choice('+-*')} {value()})"
        if r.random() < 0.5:
            return r.choice([*NAMES, *COUNTS])
        if r.random() < 0.1:
            return f"{r.choice(ON_PILES)}({r.choice([*cards, 'Copper', 'Province'])})"
        what = r.choice([*cards, "Copper", "Silver", "Province", "Action", "Treasure", "Victory"])
        return f"{r.choice(FUNCTIONS)}({what})"

    if depth < 2 and r.random() < 0.3:
        a, b = (random_condition(r, cards, depth + 1) for _ in range(2))
        return f"({a} {r.choice(('and', 'or'))} {b})"
    if r.random() < 0.15:
        return f"not {random_condition(r, cards, depth + 1)}"
    return f"{value()} {r.choice(('<', '<=', '=', '!=', '>=', '>'))} {r.randint(-2, 12)}"


def random_list(r: random.Random, ten: list[str], conditions: bool) -> str:
    """A list that goes on to an end, with rules of every kind but `random`."""
    lines = ["buy Province", "buy Duchy when supply(Province) <= 4", "buy Estate when supply(Province) <= 2"]
    for card in r.sample(ten, 5):
        lines.append(f"buy {card} when owned({card}) < {r.randint(1, 4)}")
    lines += ["buy Gold", "buy Silver"]
    if conditions:
        for _ in range(r.randint(1, 4)):
            verb = r.choice(PREFERENCES)
            what = r.choice([*ten, "Copper", "Estate", "Curse", "Gold", "Action", "Treasure", "Victory", "any"])
            never = "never " if r.random() < 0.3 else ""
            when = f" when {random_condition(r, ten)}" if r.random() < 0.8 else ""
            lines.insert(r.randrange(len(lines)), f"{never}{verb} {what}{when}")
        lines.insert(0, f"buy {r.choice(ten)} when {random_condition(r, ten)}")
        lines.insert(0, f"stop when turn > 3 and turn < 9 and {random_condition(r, ten)}")
        for card in ten:
            key = r.choice(KEYS)
            try:
                lines.append(parse(f"choose {card} {key} when {random_condition(r, ten)}").rules[0].shown())
            except StrategyError:
                continue
    return "\n".join(lines)


def difference(tallies: dict[str, bytes]) -> str:
    """Which field of which tally is another than the first, for the message."""
    (name, first), *rest = ((n, named(Dumped(t))) for n, t in tallies.items())
    for other, numbers in rest:
        for field, value in first.items():
            if value != numbers[field]:
                return f"{field}: {name} and {other} differ"
    return ""


class Dumped:
    def __init__(self, data: bytes) -> None:
        self.dump = lambda: data


@functools.cache
def some_position(players: int) -> dict[str, Any]:
    """A game in progress: uneven decks, a pile almost gone, cards in play."""
    ten = ["Village", "Smithy", "Market", "Militia", "Moat", "Cellar", "Mine", "Remodel", "Workshop", "Witch"]
    seats: list[dict[str, Any]] = [
        {"hand": ["Village", "Smithy", "Copper", "Gold", "Estate"], "deck": ["Gold", "Silver", "Copper", "Market"],
         "discard": ["Province", "Copper", "Witch"], "turns": 9},
        {"hand": ["Militia", "Copper", "Copper", "Moat", "Curse"], "deck": ["Silver"] * 4, "turns": 8},
    ]  # fmt: skip
    seats += [{"turns": 8} for _ in range(players - 2)]
    turn = {"player": 0, "phase": "action", "actions": 1, "buys": 1, "coins": 0}
    return {
        "kingdom": ten,
        "players": seats,
        "turn": turn,
        "supply": {"Province": 4, "Village": 1},
        "trash": ["Estate"],
    }


def equal_everywhere(match: Match, seeds: int) -> None:
    found: dict[str, bytes] = {}
    for which in kernel.kernels():
        found[which] = Table(match, which).play(0, seeds, True).dump()
    found["outside"] = BotTable(match).play(0, seeds, True).dump()
    different = difference(found)
    assert not different


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_games_inside_the_kernel_are_those_played_decision_by_decision(seed: int) -> None:
    r = random.Random(seed)
    ten = list(random_kingdom(seed))
    players = 2 + seed % 5
    lists = listed(*(random_list(r, ten, seed % 3 > 0) for _ in range(players)))
    equal_everywhere(
        Match(lists, tuple(ten), 1 + seed % 2, seed, split=(0, 5, 4)[seed // 2 % 3]), 1 if players > 3 else 2
    )


BOXES = ("seaside 1e", "seaside 2e", "prosperity 1e", "prosperity 2e")
ALL_BOXES = ("base 1e", "base 2e", "intrigue 1e", "intrigue 2e", *BOXES)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_games_of_all_boxes_inside_the_kernel_are_those_played_decision_by_decision(seed: int) -> None:
    """The same with Durations, effects at a gain, tokens, mats, changing costs; every third game with Colonies."""
    r = random.Random(seed)
    ten = list(random_kingdom(seed, BOXES if seed % 2 else ALL_BOXES))
    players = 2 + seed % 3
    greater = "buy Colony\nbuy Platinum\n" if seed % 3 == 0 else ""
    lists = listed(*(greater + random_list(r, ten, seed % 4 > 0) for _ in range(players)))
    equal_everywhere(Match(lists, tuple(ten), 2, seed, split=(0, 5, 4)[seed // 2 % 3], colonies=bool(greater)), 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_from_a_position_are_the_same_inside_and_outside(players: int) -> None:
    position = some_position(players)
    r = random.Random(players)
    lists = [parse(random_list(r, position["kingdom"], True), f"p{i}") for i in range(players)]
    match = match_of(lists, None, None, players, position)
    equal_everywhere(match, 3)
    games = rows(match, 6)
    assert all(row["rounds"] >= 9 for row in games), "turns go on from those of the position"


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"turn": {"player": 1}},
        {"turn": {"player": 1, "phase": "buy", "coins": 40, "buys": 3}, "first": 1},
        {"first": 1},
        {"double_treasures": True, "supply": {"Copper": 1}},
        {"players": [{"hand": ["Gold"]}, {"deck": ["Gold"], "hand": [], "play": ["Moat"]}]},
        {"trash": ["Witch", "Gold"], "edition": 1},
    ],
)
def test_positions_of_every_kind(more: dict[str, Any]) -> None:
    position = {"kingdom": list(FIRST), "players": [{}, {}]} | more
    match = match_of(listed(SMITHIES, GREENING), None, None, 3, position)
    equal_everywhere(match, 3)
    game = match.game(0)
    assert game.player == match.first or "turn" in more or "first" in more
    assert match.edition == more.get("edition", 2) and game.supply["Copper"] == (46 if "supply" not in more else 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "special", ["play random", "trash random", "discard random", "gain random", "choose Pawn random"]
)
def test_chance_of_a_list_is_bound_to_the_seed_inside_and_outside(special: str) -> None:
    cards = ("Cellar", "Chapel", "Workshop", "Pawn", "Militia", "Village", "Smithy", "Moat", "Market", "Remodel")
    text = f"{special}\nbuy Province\nbuy Gold\nbuy Market when owned(Market) < 2\n" + "".join(
        f"buy {card} when owned({card}) < 1\n" for card in cards
    )
    equal_everywhere(Match(listed(text + "buy Silver", GREENING), cards, 2, 4), 6)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1120))
def test_more_games_inside_and_outside(seed: int) -> None:
    test_games_inside_the_kernel_are_those_played_decision_by_decision(seed)


def test_splits_are_dealt_as_asked(both_kernels: str) -> None:
    for start, coins in (("5/2", {5, 2}), ("4/3", {4, 3}), ("2/5", {5, 2}), ("3/4", {4, 3})):
        match = match_of(listed(NOTHING + "stop when turn > 2", NOTHING), FIRST, None, 1, start)
        for number in range(4):
            game = match.game(number)
            for seat in range(2):
                first = game.cards(seat, "hand").count("Copper")
                assert {first, 7 - first} == coins and len(game.cards(seat, "deck")) == 5
    both = Counter(match.game(n).cards(0, "hand").count("Copper") for n in range(40))
    assert both[3] > 5 and both[4] > 5, "either hand may come first"


# the language at work


def test_the_first_rule_from_top_to_bottom_is_bought(both_kernels: str) -> None:
    for game in played("buy Silver\nbuy Copper"):
        assert set(game) == set(range(1, max(game) + 1)), "something every turn"
        assert {card for cards in game.values() for card in cards} <= {"Silver", "Copper", "Curse", "Estate"}
    position = buying(coins=6)
    assert answer("buy Copper\nbuy Gold", position) == ["Copper"]
    assert answer("buy Province\nbuy Gold\nbuy Copper", position) == ["Gold"]
    assert answer("buy Province\nbuy Gold when turn > 99", position) == [], "if none fits, nothing is bought"
    assert answer("buy Gold\nbuy Copper", position | {"supply": {"Gold": 0}}) == ["Copper"], "it must be in the supply"


def test_rules_are_gone_through_for_every_buy(both_kernels: str) -> None:
    text = "buy Market when owned(Market) < 3\nbuy Moat when gained(Moat) = 0\nbuy Copper"
    two = [cards for game in played(text, games=10) for cards in game.values() if len(cards) > 1]
    assert two and all(cards.count("Moat") <= 1 for cards in two)
    assert any("Moat" in cards and "Copper" in cards for cards in two)


def buying(coins: int = 0, **more: Any) -> dict[str, Any]:
    """The Buy phase of seat 0, in the ninth turn of a game of three."""
    one = {
        "hand": ["Estate", "Village", "Village"],
        "deck": ["Silver", "Copper", "Duchy"],
        "discard": ["Gold", "Moat"],
        "play": ["Copper", "Copper", "Market"],
        "turns": 9,
    }
    two = {"hand": ["Smithy"] * 3, "deck": ["Copper"], "discard": ["Province"], "turns": 8}
    three = {"hand": ["Smithy"] * 2, "deck": ["Estate"] * 5, "discard": ["Gold"] * 4, "turns": 8}
    turn = {"player": 0, "phase": "buy", "actions": 1, "buys": 2, "coins": coins}
    supply = {"Province": 3, "Duchy": 0, "Cellar": 2, "Mine": 4}
    return {"kingdom": list(FIRST), "players": [one, two, three], "turn": turn, "supply": supply} | more


@pytest.mark.parametrize(
    ("value", "number"),
    [
        ("owned(Village)", 2), ("owned(Copper)", 3), ("owned(Gold)", 1), ("owned(Militia)", 0), ("owned(Treasure)", 5),
        ("owned(Action)", 4), ("owned(Victory)", 2), ("owned(Reaction)", 1), ("owned(Attack)", 0),
        ("hand(Village)", 2), ("hand(Estate)", 1), ("hand(Copper)", 0), ("hand(Action)", 2),
        ("inplay(Copper)", 2), ("inplay(Market)", 1), ("inplay(Village)", 0), ("inplay(Treasure)", 2),
        ("deck(Silver)", 1), ("deck(Gold)", 0), ("deck(Victory)", 1), ("deck(Treasure)", 2),
        ("supply(Province)", 3), ("supply(Cellar)", 2), ("supply(Victory)", 15), ("supply(Duchy)", 0),
        ("opponents(Smithy)", 3), ("opponents(Gold)", 4), ("opponents(Village)", 0), ("opponents(Victory)", 5),
        ("gained(Copper)", 0), ("gained(Treasure)", 0),
        ("empty_piles", 1), ("gains_to_end", 3), ("coins", 11), ("buys", 2), ("actions", 1), ("turn", 9),
        ("money", 8), ("cards", 11), ("score", 4), ("lead", -2), ("first", 1),
        ("3 + 4 * 2", 11), ("(3 + 4) * 2", 14), ("10 - 4 - 3", 3), ("-3 + 5", 2), ("coins - buys * 2", 7),
        ("-(2 - 9)", 7), ("owned(Copper) * owned(Copper) - 1", 8), ("1000000 * 1000000 - 1000000 * 1000000", 0),
    ],
)  # fmt: skip
def test_what_conditions_count(both_kernels: str, value: str, number: int) -> None:
    position = buying(11)
    text = "buy Gold when {} = {}\nbuy Copper"
    assert answer(text.format(value, number), position) == ["Gold"]
    for other in (number - 1, number + 1):
        assert answer(text.format(value, f"{other}" if other >= 0 else f"0 - {-other}"), position) == ["Copper"]
    for sign, true in (("<", False), ("<=", True), ("!=", False), (">=", True), (">", False)):
        assert answer(f"buy Gold when {value} {sign} {number}\nbuy Copper", position) == ["Gold" if true else "Copper"]


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("turn", True), ("empty_piles - 1", False), ("not turn", False), ("not not turn", True),
        ("turn = 9 and coins = 11", True), ("turn = 9 and coins = 1", False), ("turn = 1 or coins = 11", True),
        ("turn = 1 or coins = 1", False), ("turn = 9 or turn = 1 and turn = 2", True),
        ("(turn = 9 or turn = 1) and turn = 2", False), ("not turn = 1 and coins = 11", True),
        ("not (turn = 9 and coins = 11)", False), ("not turn = 9 or coins = 11", True),
        ("first and lead < 0 and score > 0", True), ("1 < 2", True), ("2 - 2", False), ("0", False),
    ],
)  # fmt: skip
def test_and_or_not_and_numbers_as_truths(both_kernels: str, condition: str, true: bool) -> None:
    assert answer(f"buy Gold when {condition}\nbuy Copper", buying(11)) == ["Gold" if true else "Copper"]


def test_first_is_the_seat_that_began_and_lead_is_against_the_best(both_kernels: str) -> None:
    position = buying(11, first=1)
    assert answer("buy Gold when first\nbuy Copper", position) == ["Copper"]
    game = simulate(["buy Copper when first and turn = 1\n", "buy Copper when first and turn = 1\n"], 4, FIRST, jobs=1)
    assert [round(deck.get("Copper", 0), 3) for deck in game.final_decks] == [7.5, 7.5], "each began half of the games"
    leading = "buy Province\nbuy Estate when lead >= 1\nbuy Gold\nbuy Silver"
    for got in played(leading, GREENING, 10):
        bought = [turn for turn, cards in got.items() if "Estate" in cards]
        assert not bought or min(bought) > min(t for t, cards in got.items() if "Province" in cards)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("buy Copper when turn = 2 or turn = 5", {2: ["Copper"], 5: ["Copper"]}),
        ("buy Copper when owned(Copper) < 9", {1: ["Copper"], 2: ["Copper"]}),
        ("buy Copper when owned(Treasure) < 9", {1: ["Copper"], 2: ["Copper"]}),
        ("buy Copper when cards < 13", {1: ["Copper"], 2: ["Copper"], 3: ["Copper"]}),
        ("buy Copper when money < 8", {1: ["Copper"]}),
        ("buy Copper when supply(Copper) > 44", {1: ["Copper"], 2: ["Copper"]}),
        ("buy Curse when score > 1", {1: ["Curse"], 2: ["Curse"]}),
        ("buy Curse when supply(Curse) > 8", {1: ["Curse"], 2: ["Curse"]}),
        ("buy Curse when lead = 0", {1: ["Curse"]}),
        ("buy Copper when buys = 1 and turn < 3", {1: ["Copper"], 2: ["Copper"]}),
        ("buy Copper when buys > 1", {}),
        ("buy Copper when actions = 1 and turn = 1", {1: ["Copper"]}),
        ("buy Copper when gained(Copper) = 0 and turn = 4", {4: ["Copper"]}),
        ("buy Copper when opponents(Copper) > owned(Copper)", {}),
        ("buy Copper when empty_piles = 0 and turn = 1", {1: ["Copper"]}),
        ("buy Copper when gains_to_end = 8 and turn = 1", {1: ["Copper"]}),
        ("stop when turn != 3\nbuy Copper", {3: ["Copper"]}),
        ("stop\nbuy Copper", {}),
        ("never buy Copper when turn > 1\nbuy Copper", {1: ["Copper"]}),
    ],
)  # fmt: skip
def test_conditions_in_whole_games(both_kernels: str, text: str, expected: Gains) -> None:
    for got in played(text, "buy Province\nbuy Gold\nbuy Silver", 2):
        assert got == expected


@pytest.mark.slow
def test_hand_inplay_and_deck_in_whole_games(both_kernels: str) -> None:
    for text in (
        "buy Curse when turn <= 2 and hand(Estate) = 3",
        "buy Curse when turn <= 2 and inplay(Copper) = 2",
        "buy Curse when turn <= 2 and inplay(Treasure) = 2 and hand(Victory) = 3",
        "buy Curse when turn <= 2 and coins = 2",
    ):
        for got in played(text, start="5/2"):
            assert list(got.values()) == [["Curse"]] and set(got) <= {1, 2}, text
    for got in played(
        "buy Curse when turn = 1 and deck(Copper) + inplay(Copper) = 7 and deck(Estate) + hand(Estate) = 3"
    ):
        assert got == {1: ["Curse"]}


@pytest.mark.slow
def test_opponents_and_gained_in_whole_games(both_kernels: str) -> None:
    for got in played("buy Curse when opponents(Curse) = 2 and turn < 9", "buy Curse when owned(Curse) < 2"):
        assert set(got) in ({3, 4, 5, 6, 7, 8}, {2, 3, 4, 5, 6, 7, 8}), "by the seat one sits at"
    market = [{"hand": ["Market"] * 3, "deck": ["Copper"] * 9}, {}]
    start = {"kingdom": list(FIRST), "players": market, "turn": {"player": 0, "phase": "action"}}
    for limit in (1, 2, 3):
        text = f"buy Copper when gained(Copper) < {limit} and turn = 1"
        first, _ = played(text, games=2, start=start)
        assert first == {1: ["Copper"] * limit}
        text = f"buy Copper when gained(Treasure) < {limit} and turn = 1"
        assert played(text, games=1, start=start)[0] == {1: ["Copper"] * limit}


def at(card: str, hand: list[str], deck: list[str] | None = None, **more: Any) -> Game:
    """Seat 0 has played the card; its first question is pending."""
    seats: list[dict[str, Any]] = [{"hand": [card, *hand], "deck": deck or ["Copper"] * 6}, more.pop("other", {})]
    kingdom = list(dict.fromkeys([card, *more.pop("cards", ()), *FIRST]))[:10]
    turn = {"player": 0, "phase": "action"}
    game = Game.from_position({"kingdom": kingdom, "players": seats, "turn": turn, **more})
    return game.answer(card)


def reply(text: str, game: Game) -> list[str]:
    return StrategyBot(parse(text)).choose(game)


def test_play_and_never_play(both_kernels: str) -> None:
    position = buying()
    position["turn"] = {"player": 0, "phase": "action", "actions": 1, "buys": 1, "coins": 0}
    position["players"][0] |= {"hand": ["Village", "Smithy", "Moat", "Copper", "Estate"]}
    assert answer("", position) == ["Village"], "those that give Actions first"
    assert answer("play Moat\nplay Smithy", position) == ["Moat"]
    assert answer("play Militia\nplay Smithy when hand(Moat) = 1", position) == ["Smithy"]
    assert answer("play Reaction", position) == ["Moat"]
    assert answer("never play Village", position) == ["Smithy"]
    assert answer("never play Action", position) == answer("never play any", position) == []
    assert answer("never play Village when turn = 9\nplay Village", position) == ["Smithy"], "never is stronger"


@pytest.mark.slow
def test_random_play_takes_any_action_sooner_or_later(both_kernels: str) -> None:
    match = Match(
        listed("play random\nbuy Province\nbuy Moat when owned(Moat) < 3\nbuy Smithy\nbuy Copper", GREENING), FIRST
    )
    texts = set()
    for number in range(8):
        game = BotTable(match).one(number, 0)
        texts |= {picks[0] for picks, d in zip(game.answers, decisions(game)) if d == ("action", 0) and picks}
    assert texts == {"Moat", "Smithy"}


def decisions(game: Game) -> list[tuple[str, int]]:
    out = []
    again = game.at(0)
    for picks in game.answers:
        assert again.decision is not None
        out.append((again.decision.kind, again.decision.player))
        again.answer(*picks)
    return out


@pytest.mark.parametrize(
    ("text", "picks"),
    [
        ("trash Gold when turn = 1\nnever trash Curse\nnever trash Silver", ["Gold", "Gold"]),
        ("trash Gold when hand(Gold) > 1\nnever trash Curse", ["Gold"]),
        ("trash Silver\nnever trash Curse", ["Silver"]),
        ("trash Treasure\nnever trash Curse", ["Gold", "Gold", "Silver"]),
        ("trash any", ["Curse", "Gold", "Gold", "Silver"]),
        ("never trash any", []),
        ("never trash Curse\nnever trash Treasure", []),
        ("", ["Curse"]),
    ],
)
def test_trash(both_kernels: str, text: str, picks: list[str]) -> None:
    assert sorted(reply(text, at("Chapel", ["Gold", "Gold", "Silver", "Curse"]))) == picks


def test_trash_curses_before_estates_before_coppers(both_kernels: str) -> None:
    game = at("Chapel", ["Copper", "Curse", "Estate", "Estate"], ["Silver"] * 8)
    assert set(reply("", game)) >= {"Curse", "Estate"}


def test_discard_topdeck_and_force(both_kernels: str) -> None:
    militia = at("Militia", [], other={"hand": ["Gold", "Silver", "Copper", "Estate", "Duchy"], "deck": ["Copper"]})
    militia.answer() if militia.decision and militia.decision.kind == "react" else None
    assert militia.decision and militia.decision.kind == "discard" and militia.decision.player == 1
    assert sorted(reply("", militia)) == ["Duchy", "Estate"]
    assert sorted(reply("discard Gold\ndiscard Silver when hand(Treasure) > 1", militia)) == ["Gold", "Silver"]
    assert "Silver" not in reply("discard Gold\ndiscard Silver when hand(Treasure) > 2", militia), (
        "the Gold is gone by then"
    )
    assert sorted(reply("never discard Estate\nnever discard Duchy", militia)) != ["Duchy", "Estate"]
    courtyard = at("Courtyard", ["Gold", "Estate"], ["Silver"] * 3)
    assert reply("topdeck Estate", courtyard) == ["Estate"]
    assert reply("topdeck Treasure when hand(Gold) = 1\n", courtyard)[0] in ("Gold", "Silver")
    spy = at("Spy", [], ["Gold", "Copper", "Gold"], other={"hand": ["Copper"], "deck": ["Gold", "Copper"]})
    while spy.decision and spy.decision.about == 0:
        spy.answer()
    assert spy.decision and (spy.decision.kind, spy.decision.about) == ("discard", 1)
    assert reply("", spy) == ["Gold"] and reply("never force Gold", spy) == []
    assert reply("never discard Gold", spy) == ["Gold"], "what others discard is a matter of force"


def test_gain_rules_then_buy_rules_whatever_their_price_then_the_dearest_useful(both_kernels: str) -> None:
    workshop = at("Workshop", [])
    assert reply("gain Cellar\nbuy Silver", workshop) == ["Cellar"]
    assert reply("buy Province\nbuy Gold\nbuy Village\nbuy Smithy", workshop) == ["Village"], (
        "top to bottom, price not asked"
    )
    assert reply("buy Village when turn > 5\nbuy Silver", workshop) == ["Silver"], "conditions are asked"
    dearest = reply("", workshop)[0]
    assert workshop.cost(dearest) == 4
    assert reply("gain any when turn > 5\nbuy Moat", workshop) == ["Moat"]
    remodel = at("Remodel", ["Gold", "Copper"]).answer("Gold")
    assert reply("buy Province", remodel) == ["Province"], "no coins, yet it is gained"
    assert reply("gain Province when supply(Province) < 8\nbuy Gold", remodel) == ["Gold"]


def test_react(both_kernels: str) -> None:
    other = {"hand": ["Moat", "Copper", "Copper", "Copper", "Copper"], "deck": ["Copper"]}
    game = at("Militia", [], other=other)
    assert game.decision and game.decision.kind == "react"
    assert reply("", game) == ["Moat"], "Moat is shown"
    assert reply("never react Moat", game) == reply("never react any", game) == []
    assert reply("never react Reaction when turn > 5", game) == ["Moat"]


def test_choose_and_never_choose(both_kernels: str) -> None:
    for keys in (["card", "buy"], ["action", "coin"], ["coin", "buy"]):
        assert sorted(reply(f"choose Pawn {' '.join(keys)}", at("Pawn", []))) == sorted(keys)
    assert reply("choose Steward trash", at("Steward", ["Gold", "Gold"])) == ["trash"]
    assert reply("choose Steward trash when turn > 3\nchoose Steward coins", at("Steward", ["Gold", "Gold"])) == [
        "coins"
    ]
    assert reply("never choose Steward coins\nnever choose Steward cards", at("Steward", ["Gold", "Gold"])) == ["trash"]
    seen = {tuple(sorted(reply("choose Pawn random", at("Pawn", [], seed=seed)))) for seed in range(40)}
    assert len(seen) == 6, "every pair of keys comes"


def test_pass_reveal_set_aside_place_and_name(both_kernels: str) -> None:
    masquerade = at("Masquerade", ["Gold", "Estate", "Curse"], ["Copper"] * 4)
    assert reply("pass Gold", masquerade) == ["Gold"] and reply("", masquerade) == ["Curse"]
    assert reply("never pass Curse\nnever pass Estate\nnever pass Copper", masquerade) == ["Gold"]
    library = at("Library", ["Copper"], ["Smithy"] * 5 + ["Copper"] * 5, cards=["Smithy"])
    assert library.decision and library.decision.kind == "set_aside"
    assert reply("set_aside Smithy", library) == ["Smithy"] and reply("never set_aside any", library) == []
    well = at("Wishing Well", ["Gold"], ["Copper"] * 3 + ["Silver"] * 2)
    assert well.decision and well.decision.kind == "name"
    assert reply("name Silver", well) == ["Silver"] and reply("name Victory", well)[0] in (
        "Duchy",
        "Estate",
        "Province",
    )
    courtier = at("Courtier", ["Gold", "Moat", "Copper"], cards=["Moat"])
    assert courtier.decision and courtier.decision.kind == "reveal"
    assert reply("reveal Gold", courtier) == ["Gold"] and reply("", courtier) == ["Moat"], "the one with most types"
    passage = at("Secret Passage", ["Gold", "Estate"], ["Copper"] * 4)
    assert passage.decision and passage.decision.kind == "place"
    assert reply("place Gold", passage) == ["Gold"]


def test_all_treasures_are_played_and_harmless_actions_too(both_kernels: str) -> None:
    result = simulate([BIG_MONEY, BIG_MONEY], 20, FIRST, details=True)
    first = result.coins.tolist()[0]
    assert first[0] + first[1] == pytest.approx(7, abs=1e-9), "seven Coppers in the first two turns"


# who plays and where


def test_cards_named_are_in_the_kingdom_and_the_rest_comes_from_the_seed() -> None:
    text = "buy Witch when owned(Moat) > 0 or supply(Duke) = 0\nchoose Pawn card coin\nbuy Silver"
    a, b, c = (match_of([text, BIG_MONEY], seed=seed).kingdom for seed in (1, 1, 2))
    assert a == b != c and len(set(a)) == 10
    assert {"Witch", "Moat", "Duke", "Pawn"} <= {*a} & {*c}
    assert set(a) <= {card.name for card in PUBLISHED}
    assert match_of([BIG_MONEY, text], seed=1).kingdom == a, "whoever names them"


def test_a_named_card_outside_the_kingdom_given_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"^strategy: names Witch, which is not in the kingdom \(Cellar, .*\)$"):
        match_of([BIG_MONEY, "buy Witch\nbuy Gold"], "First Game")
    with pytest.raises(ValueError, match="names Witch"):
        match_of([BIG_MONEY, "buy Gold when opponents(Witch) > 0\nbuy Silver"], "First Game")


def test_a_kingdom_brings_its_edition() -> None:
    assert match_of([BIG_MONEY, BIG_MONEY], "First Game").edition == SETS["First Game"].edition
    assert match_of([BIG_MONEY, BIG_MONEY], "First Game", 1).edition == 1
    assert match_of([BIG_MONEY, BIG_MONEY]).edition == 2


def test_games_are_rounded_up_to_a_multiple_of_the_seats(both_kernels: str) -> None:
    for players, games, expected in ((2, 1, 2), (2, 2, 2), (3, 4, 6), (3, 6, 6), (6, 7, 12)):
        result = simulate([BIG_MONEY] * players, games, FIRST, jobs=1)
        assert result.games == expected and result.seeds == expected // players


def test_every_seed_is_played_once_per_rotation() -> None:
    games = rows(Match(listed(BIG_MONEY, SMITHIES, GREENING), FIRST), 9)
    assert [(row["seed_number"], row["rotation"]) for row in games] == [(n, r) for n in range(3) for r in range(3)]
    assert [[row[f"seat_{i}"] for i in (1, 2, 3)] for row in games[:3]] == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]


# results


def test_counts_shares_and_means_agree_with_the_rows(both_kernels: str) -> None:
    match = Match(listed(SMITHIES, GREENING, BIG_MONEY), FIRST, 2, 9)
    result = run(match, 30, details=True)
    found = result.json()
    games = rows(match, 30)
    assert found["games"] == len(games) == 30
    for i, player in enumerate(found["players"], 1):
        shares = [row[f"share_{i}"] for row in games]
        assert player["wins"] == sum(share == 1 for share in shares)
        assert player["ties"] == sum(0 < share < 1 for share in shares)
        assert player["losses"] == sum(share == 0 for share in shares)
        assert player["share"] == pytest.approx(sum(shares) / 30, abs=1e-6)
        assert player["score_mean"] == pytest.approx(sum(row[f"score_{i}"] for row in games) / 30)
        assert all(type(player[key]) is int for key in ("wins", "ties", "losses"))
    assert sum(p["share"] for p in found["players"]) == pytest.approx(1)
    first = [next(row[f"share_{i}"] for i in (1, 2, 3) if row[f"seat_{i}"] == 1) for row in games]
    expected = {
        "wins": sum(s == 1 for s in first),
        "ties": sum(0 < s < 1 for s in first),
        "losses": sum(s == 0 for s in first),
    }
    assert found["first_seat"] == expected
    turns = [next(row[f"turns_{i}"] for i in (1, 2, 3) if row[f"seat_{i}"] == 1) for row in games]
    assert found["rounds_mean"] == pytest.approx(sum(turns) / 30) and turns == [row["rounds"] for row in games]
    assert found["ends"] == {
        kind: sum(row["ended"] == kind for row in games) for kind in ("provinces", "piles", "limit")
    }


def test_a_shared_victory_counts_one_part(both_kernels: str) -> None:
    """Nobody buys: all have three points; those who had fewer turns when the limit came share the victory."""
    found = simulate(["# a\n", "# b\n", "# c\n"], 3, FIRST, jobs=1).json()
    assert found["ends"] == {"provinces": 0, "piles": 0, "limit": 3}
    for player in found["players"]:
        assert player["wins"] + player["ties"] + player["losses"] == 3
        assert player["share"] == pytest.approx(1 / 3)
    match = Match(listed(BIG_MONEY, BIG_MONEY), FIRST)
    table = Table(match)
    n = named(table.play(0, 40))
    assert n["ties"][0] > 0 and n["share"][0] == SHARE * n["wins"][0] + SHARE // 2 * n["ties"][0]


def test_games_with_colonies_end_with_them(both_kernels: str) -> None:
    rich = "buy Colony\nbuy Platinum\nbuy Gold\nbuy Silver"
    games = 200 if both_kernels == "compiled" else 4
    found = simulate([rich, BIG_MONEY], games, FIRST, jobs=1, colonies=True).json()
    assert list(found["ends"]) == ["provinces", "colonies", "piles", "limit"]
    assert found["ends"]["colonies"] + found["ends"]["provinces"] == games
    assert found["ends"]["colonies"] or both_kernels == "plain"
    without = simulate([BIG_MONEY, BIG_MONEY], 4, FIRST, jobs=1).json()
    assert list(without["ends"]) == ["provinces", "piles", "limit"]


@pytest.mark.parametrize("level", ["gentle", "fair"])
def test_generic_lists_know_platinum_and_colony(level: str) -> None:
    with_them = generic("First Game", level, colonies=True).text
    assert with_them.index("buy Colony") < with_them.index("buy Platinum") < with_them.index("buy Gold")
    assert "Colony" not in generic("First Game", level).text


@compiled
def test_with_colonies_money_that_buys_them_beats_money_that_does_not() -> None:
    rich = "buy Colony\nbuy Platinum\nbuy Province when supply(Colony) <= 6\nbuy Gold\nbuy Silver"
    assert simulate([rich, BIG_MONEY], 2000, FIRST, jobs=1, colonies=True, details=False).players[0].share > 0.55


def test_ends_by_piles(both_kernels: str) -> None:
    rush = "buy Estate\nbuy Curse\nbuy Copper"
    found = simulate([rush, "buy Cellar\nbuy Estate\nbuy Curse\n", rush], 6, FIRST, jobs=1).json()
    assert found["ends"] == {"provinces": 0, "piles": 6, "limit": 0}


def test_details_agree_with_the_rows(both_kernels: str) -> None:
    match = Match(listed(SMITHIES, GREENING), FIRST, 2, 11)
    result = run(match, 24, details=True)
    games = rows(match, 24)
    assert sum(result.lengths.values()) == 24
    assert result.lengths == dict(sorted(Counter(row["rounds"] for row in games).items()))
    for s in range(2):
        got: Counter[tuple[int, str]] = Counter()
        for row in games:
            got.update((turn, card) for turn, cards in gains(row, s + 1).items() for card in cards)
        for card, per_turn in result.gained[s].items():
            assert len(per_turn) == result.turns
            for turn, n in enumerate(per_turn, 1):
                assert n * 24 == pytest.approx(got[turn, card])
        assert sum(got.values()) == pytest.approx(24 * sum(sum(row) for row in result.gained[s].values()))
        turns = Counter(t for row in games for t in range(1, row[f"turns_{s + 1}"] + 1))
        assert [turns[t + 1] for t in range(result.turns)] == result.turn_games.tolist()[s]
        deck = result.final_decks[s]
        assert deck["Copper"] == 7 and deck["Estate"] >= 3
        assert 24 * sum(deck.values()) == pytest.approx(24 * 10 + sum(got.values())), "nothing is trashed here"
        last = [points for points in result.points.tolist()[s] if not math.isnan(points)]
        assert last[0] == 3 and max(last) > 12


def test_ahead_and_level_sum_to_one_and_end_in_the_result(both_kernels: str) -> None:
    for texts in ((SMITHIES, GREENING), (CURSER, BIG_MONEY, GREENING), (BIG_MONEY, BIG_MONEY)):
        cards = FIRST[:-1] + ("Witch",) if CURSER in texts else FIRST
        result = run(Match(listed(*texts), cards, 2, 3), 18, details=True)
        rows_ = [*result.ahead.tolist(), result.level]
        for column in zip(*rows_):
            assert sum(column) == pytest.approx(1)
        for player, row in zip(result.players, result.ahead.tolist()):
            assert row[-1] == pytest.approx(player.wins / result.games)
        assert result.level[0] == 1, "nobody leads after the first round"


def test_very_long_games(both_kernels: str) -> None:
    result = run(Match(listed(NOTHING, "buy Curse when turn = 70\n"), FIRST), 2, details=True)
    assert result.ends["limit"] == 2 and list(result.lengths.values()) == [2] and result.turns == 64
    for column in zip(*result.ahead.tolist(), result.level):
        assert sum(column) == pytest.approx(1)
    assert result.ahead[0, 63] == 1.0 and result.level[62] == 1.0, "the last column is the result"


def test_arrays_are_plain_memory() -> None:
    result = run(Match(listed(SMITHIES, GREENING), FIRST), 40, details=True)
    for grid in (result.coins, result.coins_sd, result.points, result.points_sd, result.ahead, result.turn_games):
        assert isinstance(grid, memoryview) and grid.shape == (2, result.turns) and grid.format == "d"
    assert result.coins[0, 0] == result.coins.tolist()[0][0]
    without = run(Match(listed(SMITHIES, GREENING), FIRST), 4)
    with pytest.raises(ValueError, match="details=True"):
        _ = without.lengths


def test_spread_is_that_of_the_games(both_kernels: str) -> None:
    match = Match(listed(BIG_MONEY, NOTHING), FIRST)
    result = run(match, 30, details=True)
    first = [match.game(n).cards(seat, "hand").count("Copper") for n in range(15) for seat in range(2)]
    mean = sum(first) / 30
    assert result.coins[0, 0] == pytest.approx(mean)
    assert result.coins_sd[0, 0] == pytest.approx(math.sqrt(sum((x - mean) ** 2 for x in first) / 29))


@pytest.mark.slow
@compiled
@pytest.mark.parametrize("texts", [(SMITHIES, BIG_MONEY), (BIG_MONEY, GREENING, SMITHIES)])
@pytest.mark.parametrize("seeds", [25, 100])
def test_intervals_cover_the_truth(texts: tuple[str, ...], seeds: int) -> None:
    """About 95% of the 95% intervals contain the share that a great many games show."""
    match = Match(listed(*texts), FIRST, 2, 1)
    truth = run(match, 120_000).players[0].share
    table = Table(match)
    covered = 0
    runs = 400
    for i in range(runs):
        n = named(table.play(200_000 + i * seeds, seeds))
        low, high = interval(n["share"][0], n["share_squares"][0], seeds, n["games"])
        covered += low <= truth <= high
    assert 0.92 * runs <= covered <= 0.98 * runs, covered / runs


def test_intervals_of_few_games_are_wide_and_stay_within_0_and_1() -> None:
    for total, squares, seeds, games in (
        (0, 0, 1, 2),
        (120, 14400, 1, 2),
        (240, 28800, 2, 4),
        (0, 0, 5, 10),
        (60, 3600, 1, 2),
    ):
        low, high = interval(total, squares, seeds, games)
        share = total / SHARE / games
        assert 0 <= low <= share <= high <= 1 and high - low > 0.3
    assert interval(0, 0, 0, 0) == (0.0, 1.0)


@compiled
def test_paired_runs_know_the_difference_better_than_two_runs() -> None:
    found = paired(
        [parse(SMITHIES, "a"), parse(SMITHIES.replace("< 2", "< 3"), "b")], [parse(BIG_MONEY, "c")], 8000, FIRST
    )
    one, two = (run(Match(listed(text, BIG_MONEY), FIRST), 8000) for text in (SMITHIES, SMITHIES.replace("< 2", "< 3")))
    assert found.shares == (one.players[0].share, two.players[0].share)
    assert found.difference == pytest.approx(found.shares[0] - found.shares[1])
    assert (found.ci95[1] - found.ci95[0]) / 2 < math.hypot(one.error(), two.error())
    same = paired([parse(SMITHIES, "a")] * 2, [parse(BIG_MONEY, "c")], 1000, FIRST)
    assert same.difference == 0 == same.ci95[0] and same.same == same.seeds == 500


@pytest.mark.slow
def test_tournament(both_kernels: str) -> None:
    found = tournament(
        [parse(SMITHIES, "a"), parse(BIG_MONEY, "b"), parse(NOTHING, "c"), parse(NOTHING, "c")], 20, FIRST, jobs=1
    )
    assert [e.name for e in found.entrants][:2] == ["a", "b"] and {e.name for e in found.entrants} == {
        "a",
        "b",
        "c (1)",
        "c (2)",
    }
    assert found.games == 6 * 20 and sum(e.rating for e in found.entrants) == pytest.approx(0, abs=1e-6)
    for (a, b), share in found.shares.items():
        assert share + found.shares[b, a] == pytest.approx(1)


def test_ratings_explain_shares() -> None:
    ratings, errors = rate(3, [(0, 1, 10 / 11, 1e6), (1, 2, 10 / 11, 1e6), (0, 2, 100 / 101, 1e6)])
    assert [a - b for a, b in itertools.pairwise(ratings)] == pytest.approx([400, 400], abs=0.1)
    assert all(0 < e < 5 for e in errors)
    sweep, wide = rate(2, [(0, 1, 1.0, 100.0)])
    assert 500 < sweep[0] - sweep[1] < 3000 and wide[0] > 50


# from Python


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (dict(games=0), "games: expected 1 to 1,000,000,000, got 0"),
        (dict(games=2.5), "games: expected a whole number, got 2.5"),
        (dict(games=True), "games: expected a whole number, got True"),
        (dict(jobs=0), "jobs: expected 1 to 1,024, got 0"),
        (dict(until=0), "until: expected a share between 0 and 0.5"),
        (dict(until=float("nan")), "until: expected a share between 0 and 0.5"),
        (dict(until="1%"), "until: expected a share between 0 and 0.5"),
        (dict(bot_timeout="1"), "bot_timeout: expected seconds"),
        (dict(bot_timeout=-1), "bot_timeout: expected seconds"),
        (dict(engine="cloud"), "engine: expected local or ray, got"),
        (dict(start="6/1"), "start: expected 5/2, 4/3 or a file"),
        (dict(kingdom=list(FIRST[:9])), "kingdom: expected ten card names, got 9"),
        (dict(kingdom="Nowhere"), "kingdom: expected a recommended set or ten card names"),
        (dict(edition=3), "edition: expected 1 or 2"),
        (dict(seed=None), "seed: expected a whole number or text, got None"),
        (dict(seed=1.5), "seed: expected a whole number or text, got 1.5"),
        (dict(strategies=["big-money"]), "strategies: expected 2 to 6, got 1"),
        (dict(strategies=["big-money"] * 7), "strategies: expected 2 to 6, got 7"),
        (dict(strategies=["big-money", 5]), "strategy: expected a name, a file, a text or a function, got 5"),
        (dict(strategies=["big-money", "no-such"]), "strategy: expected a file or a name"),
        (dict(strategies=["big-money", " "]), "strategy: expected a file or a name"),
        (
            dict(strategies=["big-money", "buy Gld"]),
            'line 1, column 5: expected a card, got "Gld", did you mean "Gold"?',
        ),
    ],
)
def test_bad_arguments_are_told_in_one_line(arguments: dict[str, Any], message: str) -> None:
    given = {"strategies": ["big-money", "big-money"], "games": 10} | arguments
    with pytest.raises(ValueError) as caught:
        simulate(**given)
    assert message in str(caught.value) and "\n" not in str(caught.value)


def test_a_list_in_one_line_a_text_and_a_file_are_the_same(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mein Spiel é.strategy"
    file.write_text("\ufeffbuy Gold\r\n", encoding="utf-8")
    found = [simulate([given, NOTHING], 4, FIRST) for given in ("buy Gold", "buy Gold\n", str(file), parse("buy Gold"))]
    assert len({f.tally.dump() for f in found}) == 1
    assert [f.players[0].name for f in found] == ["strategy", "strategy", "mein Spiel é", "strategy"]


def test_progress_is_told_and_an_interruption_keeps_what_is_known() -> None:
    seen: list[tuple[int, int]] = []

    def interrupt(done: int, total: int) -> None:
        seen.append((done, total))
        if len(seen) == 3:
            raise KeyboardInterrupt

    result = run(Match(listed(BIG_MONEY, BIG_MONEY), FIRST), 100_000, progress=interrupt, jobs=2)
    assert result.interrupted and result.games == seen[-1][0] and result.json()["interrupted"] is True
    assert [total for _, total in seen] == [100_000] * 3 and seen[0][0] < seen[1][0] < seen[2][0]


def test_a_result_can_be_asked_about_no_games_at_all() -> None:
    match = Match(listed(BIG_MONEY, BIG_MONEY), FIRST)
    empty = Result(match, kernel.kernels()["plain"].Tally(), 0)
    assert empty.games == 0 and empty.error() == 0.5 and empty.json()["players"][0]["ci95"] == [0.0, 1.0]


@compiled
@pytest.mark.slow
def test_memory_stays_flat() -> None:
    code = (
        "import resource\n"
        "from demesne import simulate\n"
        "def used():\n"
        "    with open('/proc/self/statm') as f: return int(f.read().split()[1]) * resource.getpagesize()\n"
        "text = 'buy Province\\nbuy Gold\\nbuy Silver\\n'\n"
        "sizes = []\n"
        "for games in (200_000, 1_000_000):\n"
        "    simulate([text, text], games, 'First Game', jobs=2)\n"
        "    sizes.append(used())\n"
        "print(sizes[1] - sizes[0])\n"
    )
    if not pathlib.Path("/proc/self/statm").exists():
        pytest.skip("the size of a process is read from /proc, which this system has not")
    assert resource.getpagesize() > 0
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert abs(int(done.stdout)) < 5_000_000


@compiled
def test_a_short_run_starts_no_threads_and_a_long_one_uses_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["demesne.sim.run"], "cores", lambda: 4)
    match = match_of(["big-money", "big-money-greening"])
    assert jobs_for(match, 10_000) == 1 and jobs_for(match, 10_001) == 4
    monkeypatch.setenv("DEMESNE_PLAIN", "1")
    assert jobs_for(match, 10_000) == 4, "the plain kernel is slow enough for more processes"
