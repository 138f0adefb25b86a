"""The coach: its reasons are true by counting, and of what it speaks to those who learn the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from demesne import Game
from demesne.analysis import coach
from demesne.analysis.advice import advise
from demesne.bots import StrategyBot
from demesne.fluent.files import index
from demesne.languages import LANGUAGES, language
from demesne.refusal import Phrase
from demesne.strategies import parse
from demesne.strategies.judging import generic
from demesne.strategies.shipped import shipped

WITCHES = ["Witch", "Chapel", "Mine", "Moneylender", "Village", "Smithy", "Market", "Moat", "Militia", "Festival"]
MONEY = parse("buy Province\nbuy Gold\nbuy Duchy when supply(Province) <= 4\nbuy Silver\n", "money")
START = ["Copper"] * 7 + ["Estate"] * 3


def buying(coins: int, mine: Sequence[str] = START, theirs: Sequence[str] = START, **given: Any) -> Game:
    """The Buy phase of the first seat, whose cards lie in its deck."""
    players = [{"deck": list(mine), "turns": 9}, {"deck": list(theirs), "turns": 9}]
    turn = {"player": 0, "phase": "buy", "coins": coins}
    return Game.from_position({"kingdom": WITCHES, "players": players, "turn": turn, "seed": 1, **given})


def said(game: Game, answer: Sequence[str], better: Sequence[str]) -> Phrase | None:
    found = coach.sentence(game, answer, better)
    return found.phrase if found else None


def warned(game: Game, answer: Sequence[str], level: str = "fair") -> str | None:
    """What the coach says of an answer against a bot of that level."""
    found = advise(game, lists=MONEY, levels={1: level}, playouts=8000, must=answer)
    return found.warning.id if found.warning else None


# the mistakes of which it speaks against those from whom one learns


def test_against_fair_a_winning_end_that_is_missed() -> None:
    players = [{"deck": [*START, "Province"]}, {"hand": ["Gold"] * 5, "deck": [*START, "Province"]}]
    turn = {"player": 0, "phase": "buy", "coins": 8}
    given = {"kingdom": WITCHES, "players": players, "turn": turn, "supply": {"Province": 1}, "seed": 1}
    assert warned(Game.from_position(given), ["Gold"]) == "coach-win-missed"


@pytest.mark.parametrize("card", ["Curse", "Copper"])
def test_against_novice_a_card_taken_for_nothing(card: str) -> None:
    points, golds = ["Province", "Province"], ["Gold", "Gold", "Silver"]
    late = buying(6, [*START, *points, *golds], [*START, *points, *golds, "Gold", "Gold"], supply={"Province": 1})
    assert warned(late, [card], "novice") == f"coach-takes-{card.casefold()}"


def test_against_gentle_a_free_action_left_unplayed() -> None:
    hand = ["Village", "Smithy", "Gold", "Copper", "Estate"]
    players = [{"hand": hand, "deck": ["Gold"] * 5, "turns": 9}, {"hand": ["Gold"] * 5, "deck": START, "turns": 9}]
    game = Game.from_position({"kingdom": WITCHES, "players": players, "supply": {"Province": 1}, "seed": 1})
    assert warned(game, [], "gentle") == "coach-free-action"


def test_against_fair_an_end_that_loses() -> None:
    behind = buying(8, [*START, "Gold", "Gold"], [*START, "Province", "Duchy"], supply={"Province": 1, "Duchy": 4})
    assert warned(behind, ["Province"]) == "coach-ends-lost"


def test_against_fair_a_pile_out_that_loses() -> None:
    behind = buying(6, [*START, "Gold", "Gold", "Gold"], [*START, "Duchy"], supply={"Witch": 0, "Moat": 0, "Estate": 1})
    assert warned(behind, ["Estate"]) == "coach-ends-lost"


@pytest.mark.parametrize("card", ["Duchy", "Estate"])
def test_against_fair_points_far_too_early(card: str) -> None:
    game = buying(6, [*START, "Silver"], [*START, "Silver", "Silver", "Gold", "Militia"])
    assert warned(game, [card]) == "coach-all-left"


def test_of_other_losses_only_against_stronger_bots() -> None:
    game = buying(8, [*START, "Silver"])
    answer, better = ["Silver"], ["Gold"]
    assert coach.spoken(game, answer, better, {1: "strong"}) == Phrase("coach-money", {"card": "Gold"})
    assert coach.spoken(game, answer, better, {}) is not None
    for level in ("novice", "gentle", "fair"):
        assert coach.spoken(game, answer, better, {1: level}) is None


def test_below_two_hundred_playouts_of_an_answer_it_is_silent() -> None:
    game = buying(8, [*START, "Province", "Duchy"], supply={"Province": 1})
    assert advise(game, lists=MONEY, playouts=700, must=["Gold"]).warning is None


def test_a_best_answer_is_never_warned_of() -> None:
    game = buying(8, [*START, "Province", "Duchy"], supply={"Province": 1})
    assert warned(game, ["Province"]) is None


def test_who_follows_big_money_smithy_in_first_game_is_hardly_ever_warned() -> None:
    """At most once in its first ten buys, against fair."""
    game, warnings, buys = Game("First Game", 2, seed=3, first=0), [], 0
    bots = StrategyBot(shipped("big-money-smithy")), StrategyBot(generic(game.kingdom, "fair"))
    while buys < 10 and (seat := game.asked) is not None:
        decision = game.decision
        answer = bots[seat].choose(game)
        if seat == 0 and decision is not None and decision.kind == "buy":
            buys += 1
            found = advise(game, lists=[MONEY, shipped("big-money-smithy")], levels={1: "fair"}, must=answer)
            warnings += [found.warning] if found.warning else []
        game.answer(answer)
    assert buys == 10 and len(warnings) <= 1


# every reason is true by counting


def test_the_end_that_wins_is_told_with_who_wins() -> None:
    alone = buying(8, [*START, "Province"], supply={"Province": 1})
    assert said(alone, ["Gold"], ["Province"]) == Phrase("coach-win-missed", {"card": "Province"})
    assert alone.clone().answer("Province").winners() == [0]
    shared = buying(8, START, [*START, "Province"], supply={"Province": 1})
    assert said(shared, ["Gold"], ["Province"]) == Phrase("coach-share-missed", {"card": "Province"})
    assert len(shared.clone().answer("Province").winners()) == 2


def test_an_end_that_loses_is_told_with_the_points_behind() -> None:
    game = buying(8, START, [*START, "Province", "Duchy"], supply={"Province": 1})
    ended = game.clone().answer("Province")
    assert said(game, ["Province"], ["Duchy"]) == Phrase("coach-ends-lost", {"card": "Province", "n": 3})
    assert ended.over and ended.scores()[1] - ended.scores()[0] == 3


def test_equal_points_lose_with_more_turns() -> None:
    players = [{"deck": START, "turns": 10}, {"deck": [*START, "Province"], "turns": 9}]
    turn = {"player": 0, "phase": "buy", "coins": 8}
    given = {"kingdom": WITCHES, "players": players, "turn": turn, "supply": {"Province": 1}, "seed": 1}
    game = Game.from_position({**given, "first": 0})
    ended = game.clone().answer("Province")
    assert ended.scores() == [9, 9] and ended.winners() == [1]
    assert said(game, ["Province"], ["Duchy"]) == Phrase("coach-ends-lost", {"card": "Province", "n": 0})


def test_provinces_left_are_counted() -> None:
    game = buying(6)
    assert said(game, ["Duchy"], ["Gold"]) == Phrase(
        "coach-all-left", {"card": "Duchy", "left": game.supply["Province"]}
    )
    game = buying(6, START, [*START, "Province"], supply={"Province": 7})
    assert said(game, ["Estate"], ["Gold"]) == Phrase("coach-early-points", {"card": "Estate", "left": 7})
    assert said(buying(6, supply={"Province": 4}), ["Duchy"], ["Gold"]) != Phrase("coach-early-points")


def test_junk_and_free_actions_are_told() -> None:
    assert said(buying(6), ["Curse"], ["Gold"]) == Phrase("coach-takes-curse", {"card": "Curse"})
    assert said(buying(6), ["Copper"], ["Gold"]) == Phrase("coach-takes-copper", {"card": "Copper"})
    players = [{"hand": ["Village", "Smithy"], "deck": START}, {"deck": START}]
    game = Game.from_position({"kingdom": WITCHES, "players": players, "seed": 1})
    assert said(game, [], ["Village"]) == Phrase("coach-free-action", {"card": "Village"})
    assert game.actions == game.clone().answer("Village").actions - 1
    assert said(game, [], ["Smithy"]) is None


def test_great_points_and_coins_that_are_left() -> None:
    game = buying(8, supply={"Province": 2})
    assert said(game, ["Gold"], ["Province"]) == Phrase("coach-points", {"card": "Province", "left": 2})
    assert said(buying(6), [], ["Gold"]) == Phrase("coach-unspent", {"coins": 6, "card": "Gold"})


@pytest.mark.parametrize(
    ("mine", "answer", "better", "told"),
    [
        ([], "Silver", "Chapel", True),
        (["Mine", "Moneylender"], "Silver", "Chapel", True),  # they trash no Curse
        (["Chapel"], "Silver", "Chapel", False),
        ([], "Chapel", "Chapel", False),
        ([], "Silver", "Moneylender", False),
    ],
)
def test_nothing_of_mine_removes_a_curse(mine: list[str], answer: str, better: str, told: bool) -> None:
    game = buying(4, [*START, *mine], [*START, "Witch"])
    found = said(game, [answer], [better])
    assert (found == Phrase("coach-curses", {"who": 1, "card": "Witch"})) == told


def test_what_removes_a_curse_does_so_in_a_game() -> None:
    for card in ("Chapel", "Mine", "Moneylender"):
        players = [{"hand": [card, "Curse", "Copper"], "deck": START}, {"deck": START}]
        game = Game.from_position({"kingdom": WITCHES, "players": players, "seed": 1}).answer(card)
        assert coach._removes(game, card) == ("Curse" in (game.decision.options if game.decision else []))


def test_curses_for_the_others() -> None:
    found = said(buying(5), ["Silver"], ["Witch"])
    assert found == Phrase("coach-gives-curses", {"card": "Witch", "left": 10})
    assert said(buying(5, supply={"Curse": 0}), ["Silver"], ["Witch"]) != found


def test_actions_that_get_stuck_are_counted_in_all_hands() -> None:
    deck = [*"SSSVCCCCCEEE"]
    hands = list(combinations(range(len(deck)), 5))
    stuck = 0
    for hand in hands:
        drawn = [deck[i] for i in hand]
        stuck += drawn.count("S") > 1 + drawn.count("V")
    assert coach.hands_stuck(len(deck), 3, 1) == pytest.approx(stuck / len(hands))
    assert coach.hands_stuck(30, 1, 0) == coach.hands_stuck(10, 0, 3) == 0


def test_too_many_terminals_are_told_only_where_they_often_get_stuck() -> None:
    few = buying(4, [*START, "Smithy"])
    assert coach.hands_stuck(12, 2, 0) < coach.OFTEN and (said(few, ["Smithy"], ["Village"]) is None)
    many = buying(4, [*START, "Smithy", "Smithy", "Smithy", "Village"])
    assert said(many, ["Militia"], ["Silver"]) == Phrase("coach-stuck", {"terminals": 4, "villages": 1})
    assert coach.hands_stuck(15, 4, 1) >= coach.OFTEN
    found = said(many, ["Silver"], ["Village"])
    assert found == Phrase("coach-village", {"card": "Village", "terminals": 3, "villages": 1})
    assert coach.hands_stuck(14, 3, 1) >= coach.OFTEN


def test_a_deck_of_junk_is_told_with_its_numbers() -> None:
    found = said(buying(4, [*START, "Silver"]), ["Silver"], ["Chapel"])
    assert found == Phrase("coach-thin", {"card": "Chapel", "junk": 10, "cards": 11})
    assert said(buying(4, ["Gold"] * 11), ["Silver"], ["Chapel"]) is None


def test_a_treasure_makes_hands_richer_than_what_was_taken() -> None:
    game = buying(6)
    assert said(game, ["Silver"], ["Gold"]) == Phrase("coach-money", {"card": "Gold"})
    assert said(game, ["Gold"], ["Silver"]) is None
    assert said(buying(6, ["Gold"] * 10), ["Smithy"], ["Silver"]) is None  # three coins a card are more than two


def test_cards_that_are_drawn_are_counted() -> None:
    assert said(buying(4), ["Silver"], ["Smithy"]) == Phrase("coach-draws", {"card": "Smithy", "n": 3})
    assert said(buying(4), ["Smithy"], ["Moat"]) is None


def test_every_reason_reads_well_in_every_language() -> None:
    values = {"card": "Smithy", "n": 3, "left": 8, "coins": 6, "who": "Ada", "terminals": 4, "villages": 1}
    values |= {"junk": 10, "cards": 12, "before": 3.5, "after": 4, "level": "fair"}
    told = [id for id, file in index("en").items() if file == "coach"]
    assert len(told) > 10
    for lang in LANGUAGES:
        for id in told:
            text = language(lang)(id, **values)
            assert text.endswith(".") and "{" not in text and "%" not in text
