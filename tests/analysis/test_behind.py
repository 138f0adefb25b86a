"""Behind "Why?": the ways to go on with what both answers win in them, and the fact that was counted."""

from __future__ import annotations

from itertools import combinations

import pytest

from demesne import Game
from demesne.analysis import behind
from demesne.analysis.advice import advise
from demesne.languages import LANGUAGES, language
from demesne.refusal import Phrase
from demesne.search.ways import styles
from demesne.search.worth import Along
from demesne.strategies import parse
from test_coach import MONEY, START, buying

DUCHY = {"mine": [*START, "Silver"], "theirs": [*START, "Silver", "Silver", "Gold", "Militia"]}


def told(text: str, begun: bool = False) -> Phrase:
    return behind.told(Along(parse(text, "way").rules, begun, ()))


def test_the_value_of_an_answer_is_that_of_its_way() -> None:
    found = advise(buying(6, **DUCHY), lists=MONEY, levels={1: "fair"}, playouts=8000, must=["Duchy"])
    assert found.warning is not None and 2 <= len(found.ways) <= behind.SHOWN
    given = next(row for row in found.rows if row.answer == ("Duchy",))
    for a, row in enumerate((given, found.rows[0])):
        assert row.win in [way.wins[a] for way in found.ways]
    bests = [max(way.wins[a] for way in found.ways) for a in (0, 1)]
    assert bests[1] > bests[0]
    assert len({str(way.phrase) for way in found.ways}) == len(found.ways)
    assert found.ways == tuple(sorted(found.ways, key=lambda way: -way.wins[1]))


def test_without_a_warning_there_is_nothing_behind_it() -> None:
    found = advise(buying(8, supply={"Province": 1}), lists=MONEY, playouts=2000, must=["Province"])
    assert (found.warning, found.fact, found.ways) == (None, None, ())


def test_ways_are_told_by_what_they_buy() -> None:
    money = "buy Province\nbuy Gold\n"
    assert told(money + "buy Silver\n") == Phrase("coach-way-money")
    few = "buy Smithy when owned(Smithy) < 2\nbuy Militia when owned(Militia) < 1 and turn > 3\nbuy Silver\n"
    assert told(money + few) == Phrase("coach-way-few", {"cards": "2 Smithy|1 Militia"})
    many = "buy Village when owned(Village) < owned(Smithy)\nbuy Smithy\nbuy Silver\n"
    assert told(money + many) == Phrase("coach-way-many", {"cards": ["Village", "Smithy"]})
    assert told(money + few, begun=True) == Phrase("coach-way-begun")
    assert told(money + many, begun=True) == Phrase("coach-way-more")


def test_a_card_that_some_rule_buys_without_limit_is_bought_without_limit() -> None:
    rules = parse("buy Market when owned(Market) < 2\nbuy Gold\nbuy Market\n", "way").rules
    assert behind.limit(rules, "Market") == 0
    assert behind.limit(rules[:1], "Market") == 2


def test_both_ways_of_going_on_as_one_has_begun_are_told_apart() -> None:
    game = buying(5, [*START, "Smithy", "Village"])
    names = [behind.told(Along(outline.rules(), True, ())).id for outline in styles(game, 0)]
    assert names == ["coach-way-begun", "coach-way-more"]


def coins(cards: list[str]) -> float:
    worth = {"Copper": 1, "Silver": 2, "Gold": 3}
    hands = [sum(worth.get(card, 0) for card in hand) for hand in combinations(cards, 5)]
    return sum(hands) / len(hands)


def stuck(cards: list[str]) -> float:
    hands = [(hand.count("Smithy") + hand.count("Militia"), hand.count("Village")) for hand in combinations(cards, 5)]
    return 100 * sum(terminals > 1 + villages for terminals, villages in hands) / len(hands)


@pytest.mark.parametrize(
    ("said", "answer", "better", "card"),
    [
        ("coach-all-left", "Duchy", "Gold", "Duchy"),
        ("coach-early-points", "Estate", "Gold", "Estate"),
        ("coach-takes-copper", "Copper", "Gold", "Copper"),
        ("coach-money", "Smithy", "Gold", "Gold"),
    ],
)
def test_coins_are_counted_in_all_hands(said: str, answer: str, better: str, card: str) -> None:
    mine = [*START, "Silver"]
    fact = behind.fact(buying(6, mine), Phrase(said), [answer], [better])
    assert fact is not None and fact.id == "coach-fact-coins" and fact.values["card"] == card
    assert fact.values["before"] == pytest.approx(coins(mine), abs=0.051)
    assert fact.values["after"] == pytest.approx(coins([*mine, card]), abs=0.051)


@pytest.mark.parametrize(("said", "card"), [("coach-stuck", "Militia"), ("coach-village", "Village")])
def test_hands_with_a_stuck_action_are_counted(said: str, card: str) -> None:
    mine = [*START, "Smithy", "Smithy", "Smithy", "Village"]
    fact = behind.fact(buying(4, mine), Phrase(said), ["Militia"], ["Village"])
    assert fact is not None and fact.id == "coach-fact-stuck" and fact.values["card"] == card
    assert fact.values["before"] == pytest.approx(stuck(mine), abs=0.51)
    assert fact.values["after"] == pytest.approx(stuck([*mine, card]), abs=0.51)


def test_a_sentence_that_says_its_numbers_has_no_other_fact() -> None:
    assert behind.fact(buying(8), Phrase("coach-win-missed", {"card": "Province"}), ["Gold"], ["Province"]) is None


def test_everything_behind_why_reads_in_every_language() -> None:
    told = [
        Phrase("coach-way-money"),
        Phrase("coach-way-few", {"cards": "2 Smithy|1 Militia"}),
        Phrase("coach-way-many", {"cards": ["Village", "Smithy"]}),
        Phrase("coach-way-begun"),
        Phrase("coach-way-more"),
    ]
    for lang in LANGUAGES:
        texts = [language(lang).phrase(one) for one in told]
        assert len(set(texts)) == len(texts) and not any("{" in text or "|" in text for text in texts)


def test_a_game_that_is_looked_at_is_not_changed() -> None:
    game = buying(6, **DUCHY)
    before = game.fingerprint()
    advise(game, lists=MONEY, levels={1: "fair"}, playouts=4000, must=["Duchy"])
    assert isinstance(game, Game) and game.fingerprint() == before
