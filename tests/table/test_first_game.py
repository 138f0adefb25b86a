"""The guided first game: its sentences come in time to likely beginners, move no rating, and end with a question."""

from __future__ import annotations

import pathlib
import random
import sys
from datetime import UTC, datetime
from typing import Any

import pytest

from demesne.game import Game
from demesne.languages import LANGUAGES, language
from demesne.server import standing
from demesne.server.mine import summary
from demesne.store.sittings import Kept, sittings_of
from demesne.table import Answer, Table, day
from demesne.table import first_game as first
from demesne.table.entries import Resign
from demesne.table.first_question import Bought, about, best_of, question, worse
from demesne.table.lessons import BEATS, LATEST, lessons
from demesne.table.outgoing.guests import Outcome
from demesne.table.outgoing.lessons import Beat
from demesne.table.room import Room
from demesne.table.seats import SeatHolder
from demesne.table.table import setup_of

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "benchmarks"))

import first_game as benchmark

LEARNER = benchmark.LEARNER


def table_from(position: dict[str, Any]) -> Table:
    game = Game.from_position({"kingdom": first.SET, "seed": 1, **position})
    return Table(setup_of(game, [SeatHolder("Anna"), SeatHolder("Ada", "novice")]))


def now(table: Table) -> Beat | None:
    return lessons(table, LEARNER).now


# when the sentences come


@pytest.mark.parametrize("name", benchmark.BEGINNERS)
def test_most_sentences_come_by_turn_eight_to_every_likely_beginner(name: str) -> None:
    for n in range(5):
        table = benchmark.played(first.SEED, benchmark.BEGINNERS[name], random.Random(f"{name} {n}"))
        came = benchmark.learned(table)
        assert came >= {"goal", "wish", "shuffle", "attack"}, f"{name} {n}: {came}"


def test_whoever_buys_village_and_smithy_is_shown_the_chain() -> None:
    table = benchmark.played(first.SEED, benchmark.pair, random.Random("pair"))
    assert benchmark.learned(table) == {*BEATS} and "chain" in {lesson.beat for lesson in lessons(table, LEARNER).told}


@pytest.mark.parametrize("name", benchmark.BEGINNERS)
def test_there_are_never_two_sentences_in_one_turn(name: str) -> None:
    """What is said at each moment of the game, by turn."""
    whole = benchmark.played(first.SEED, benchmark.BEGINNERS[name], random.Random(name))
    said: dict[tuple[int, int], set[Beat]] = {}
    table = Table(whole.setup)
    for entry in whole.entries:
        if beat := now(table):
            said.setdefault((table.game.player, table.game.turn), set()).add(beat)
        table.apply(entry)
    assert len(said) >= 3 and all(len(beats) == 1 for beats in said.values())
    assert sum(len(beats) for beats in said.values()) == len(lessons(whole, LEARNER).told)


def test_the_goal_is_said_before_the_first_decision_and_any_answer_goes_on() -> None:
    table = Table(first.room_of("learner", "Anna").begin("table").setup())
    assert lessons(table, LEARNER).told[0].piles == ["Province"] and now(table) == "goal"
    assert now(table.after([Answer(LEARNER, ("Copper",))])) is None


def test_an_undo_takes_back_what_was_said_since() -> None:
    from demesne.table import Undo

    table = Table(first.room_of("learner", "Anna").begin("table").setup())
    later = table.after([Answer(LEARNER, ("Copper",))])
    assert now(later.after([Undo(LEARNER, 0)])) == "goal"


def test_a_silver_is_wished_for_with_three_or_four_coins_in_the_second_turn() -> None:
    hand = {"hand": ["Copper"] * 4 + ["Estate"], "deck": ["Estate"] * 5, "turns": 2}
    table = table_from({"players": [hand, {"turns": 1}]})
    [lesson] = lessons(table, LEARNER).told
    assert (lesson.beat, lesson.phrase.values["coins"], lesson.piles) == ("wish", 4, ["Silver"])
    bought = table.after([Answer(LEARNER, ("Copper",) * 4), Answer(LEARNER, ("Silver",))])
    assert now(bought) is None


def test_who_has_bought_a_silver_was_told_to_buy_one_bug() -> None:
    """In the second turn, right after the Silver of the first."""
    table = benchmark.played(first.SEED, benchmark.money, random.Random(1), turns=1)
    assert table.game.asked == LEARNER and table.game.cards(LEARNER, "hand").count("Copper") == 4
    found = lessons(table, LEARNER)
    assert ([lesson.beat for lesson in found.told], found.now, found.done) == (["goal"], None, ["wish"])


def test_a_chain_that_was_played_late_was_called_missed_bug() -> None:
    """In turn 10 the learner played Village and Smithy, and the end said that this did not happen."""
    hand = {"hand": ["Village", "Smithy", "Copper"], "deck": ["Copper"] * 9, "turns": LATEST + 2}
    table = table_from({"players": [hand, {"turns": LATEST + 1}]})
    for card in ("Village", "Smithy"):
        table.apply(Answer(LEARNER, (card,)))
    assert lessons(table, LEARNER).done == ["chain"]
    over = table.after([Resign(LEARNER)])
    missed = [lesson.beat for lesson in lessons(over, LEARNER).missed]
    assert "chain" not in missed and "attack" in missed


def test_one_action_alone_is_no_chain() -> None:
    hand = {"hand": ["Village", "Village", "Copper"], "deck": ["Copper"] * 9, "turns": LATEST + 2}
    table = table_from({"players": [hand, {"turns": LATEST + 1}]})
    for _ in range(2):
        table.apply(Answer(LEARNER, ("Village",)))
    assert lessons(table, LEARNER).done == []


@pytest.mark.parametrize("shown", [True, False])
def test_who_shows_the_moat_late_has_done_it(shown: bool) -> None:
    hand = {"hand": ["Moat", *["Copper"] * 4], "deck": ["Copper"] * 5, "turns": LATEST + 2}
    militia = {"hand": ["Militia", *["Copper"] * 4], "deck": ["Copper"] * 5, "turns": LATEST + 1}
    table = table_from({"players": [hand, militia], "turn": {"player": 1}})
    table.apply(Answer(1, ("Militia",)))
    table.apply(Answer(LEARNER, ("Moat",) if shown else ()))
    assert lessons(table, LEARNER).done == (["attack"] if shown else [])


def test_without_a_silver_the_best_card_that_was_bought_comes_back() -> None:
    hand = {"hand": ["Cellar", "Copper", "Market", "Copper", "Estate"], "deck": ["Copper"] * 5, "turns": 3}
    [lesson] = lessons(table_from({"players": [hand, {"turns": 2}]}), LEARNER).told
    assert (lesson.beat, lesson.hand) == ("shuffle", ["Market"])


def test_a_silver_that_is_owned_is_waited_for() -> None:
    hand = {"hand": ["Workshop", *["Copper"] * 4], "deck": ["Silver", *["Estate"] * 5], "turns": 3}
    assert lessons(table_from({"players": [hand, {"turns": 2}]}), LEARNER).told == []


@pytest.mark.parametrize(("giver", "n"), [("Village", 2), ("Market", 1), ("Merchant", 1), ("Cellar", 1)])
def test_the_chain_begins_with_what_gives_actions(giver: str, n: int) -> None:
    hand = {"hand": ["Militia", "Smithy", giver, "Copper", "Copper"], "deck": ["Silver", *["Estate"] * 9], "turns": 3}
    table = table_from({"players": [hand, {"turns": 2}]})
    [lesson] = lessons(table, LEARNER).told
    assert (lesson.beat, lesson.hand, lesson.phrase.values["n"]) == ("chain", [giver, "Smithy"], n)
    assert now(table.after([Answer(LEARNER, (giver,))])) is None


@pytest.mark.parametrize(("moat", "points"), [(False, ["Moat"]), (True, [])])
def test_the_first_militia_brings_the_moat(moat: bool, points: list[str]) -> None:
    hand = {"hand": ["Moat" if moat else "Estate", *["Copper"] * 4], "deck": ["Copper"] * 5, "turns": 2}
    militia = {"hand": ["Militia", *["Copper"] * 4], "deck": ["Copper"] * 5, "turns": 1}
    table = table_from({"players": [hand, militia], "turn": {"player": 1}})
    table.apply(Answer(1, ("Militia",)))
    [lesson] = lessons(table, LEARNER).told
    assert (lesson.beat, lesson.piles, bool(lesson.hand)) == ("attack", points, moat)
    assert now(table) == "attack"


def test_nothing_is_said_for_the_first_time_after_turn_eight() -> None:
    hand = {"hand": ["Village", "Smithy", "Copper", "Copper", "Copper"], "deck": ["Copper"] * 5, "turns": LATEST + 1}
    assert lessons(table_from({"players": [hand, {"turns": LATEST}]}), LEARNER).told == []


# the end


@pytest.mark.parametrize("name", benchmark.BEGINNERS)
def test_the_end_shows_what_did_not_come_and_asks_one_question(name: str) -> None:
    table = benchmark.played(first.SEED, benchmark.BEGINNERS[name], random.Random(name), turns=200)
    assert table.over
    found = first.taught(table, LEARNER)
    assert sorted([*found.done, *(lesson.beat for lesson in found.told + found.missed)]) == sorted(BEATS)
    assert found.question and sum(choice.right for choice in found.question.choices) == 1
    assert found.now is None and found.next


@pytest.mark.parametrize(
    ("turn", "coins", "card", "best"),
    [
        (10, 8, "Gold", "Province"),
        (4, 8, "Gold", ""),  # it may well be better so early
        (6, 7, "Silver", "Gold"),
        (10, 7, "Silver", ""),
        (3, 4, None, "Silver"),
        (7, 4, None, ""),
        (3, 2, None, ""),
    ],
)
def test_what_would_have_been_better_is_only_said_where_it_is_certain(
    turn: int, coins: int, card: str | None, best: str
) -> None:
    buy = Bought(turn, coins, card, {"Province": 5, "Gold": 30, "Silver": 30})
    assert best_of(buy) == best
    assert not best or worse(buy, best)


def test_an_action_instead_of_gold_is_not_called_worse() -> None:
    assert not worse(Bought(6, 6, "Market", {"Gold": 30}), "Gold")


def test_the_question_is_about_the_costliest_purchase() -> None:
    seat = {"hand": ["Gold", "Gold", "Silver"], "deck": ["Copper"] * 5, "turns": 10}
    table = table_from({"players": [seat, {"turns": 9}]})
    table.apply(Answer(LEARNER, ("Gold", "Gold", "Silver")))
    table.apply(Answer(LEARNER, ("Gold",)))
    found = question(table, LEARNER)
    assert found and found.turn == 10 and found.bought == "Gold"
    assert [(choice.card, choice.right) for choice in found.choices] == [
        ("Duchy", False),
        ("Gold", False),
        ("Province", True),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_game_was_said_to_take_eight_minutes_bug(lang: str) -> None:
    """It took twenty. How to play speaks of a quarter of an hour."""
    assert "8" not in language(lang)("web-first-learn-note")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_says_what_the_card_pays_or_counts(lang: str) -> None:
    say = language(lang)
    cards = benchmark.played(first.SEED, benchmark.money, random.Random(1)).game.inner.catalogue.cards
    for best in ("Province", "Gold", "Silver"):
        for choice in about(Bought(9, 8, None, {}), best).choices:
            card = cards[choice.card]
            n = card.points or dict(card.play[0].args)["n"]
            assert str(n) in say(choice.phrase[0], **choice.phrase[1]), choice


def test_what_to_play_next_is_counted() -> None:
    found = first.next_kingdom()
    assert (found.set, first.new_attacks(found.set)) == ("Improvements", ["Witch"])
    assert found.phrase.values == {"n": len(first.same(found.set)), "card": "Witch"} and len(first.same(found.set)) == 6


@pytest.mark.parametrize("result", ["won", "lost", "resigned"])
def test_the_start_page_proposed_another_game_than_the_end_bug(result: Outcome) -> None:
    """Against fair, while the end proposed gentle."""
    row = played_lesson(result)
    proposed, start = first.next_kingdom(), standing.next_game([row])
    assert (start.set, start.level, start.change) == (proposed.set, proposed.level, "")
    after = row._replace(result="won", about={**row.about, "lesson": False})
    assert standing.next_game([row, after]).set != proposed.set, "later it is the first that was not played"


# the table


def played_lesson(result: Outcome) -> Kept:
    room = first.room_of("learner", "Anna").begin("table")
    [sitting] = sittings_of("table", room.data(), "playing", None)
    assert sitting.day == "", "it is in no ranking"
    return Kept("learner", "table", datetime.now(UTC), result, "", 30, sitting.about)


def test_a_lesson_that_was_won_was_not_in_the_record_bug() -> None:
    """The start page went on to say "after your first game" below a game that was won."""
    row = played_lesson("won")
    mine = summary([row], [], "Anna", ["novice", "gentle", "fair"], 9)
    assert (mine.games, mine.won, mine.sets[first.SET].won) == (1, 1, 1)
    assert mine.rating is None and not standing.counts(row), "everybody can know its cards"
    assert standing.past_game(row).lesson


def test_nobody_is_coached_in_a_lesson_or_on_the_day() -> None:
    assert not day.room_of("2026-11-19", "a", "Anna").coached
    assert not first.room_of("learner", "Anna").coached and Room.of(first.room_of("a", "Anna").data()).lesson
