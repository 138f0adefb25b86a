"""Shipped strategies: each one parses, names its idea and its kingdom, and does as well as its stored share says."""

from __future__ import annotations

import re

import pytest

from demesne import kernel
from demesne.cards import BASIC, SETS, loaded
from demesne.game.arguments import ten_of
from demesne.sim.match import Match, Table
from demesne.sim.numbers import SHARE, named
from demesne.strategies import StrategyError, parse
from demesne.strategies.shipped import Entry, edition, entries, measurement, names, shipped

SHELF = {entry.name: entry for entry in entries()}
BIG_MONEY = ["buy Province", "buy Gold", "buy Silver"]
GREENING = ["buy Duchy when supply(Province) <= 4", "buy Estate when supply(Province) <= 2"]
SEEDS = 2000


def rules(name: str) -> list[str]:
    return shipped(name).shown().splitlines()


def kingdom_cards(name: str) -> set[str]:
    return set(shipped(name).cards()) - set(BASIC)


def test_the_shelf_is_wide() -> None:
    assert names() == sorted(names()) == list(SHELF)
    assert len(names()) >= 40
    assert sum(len(kingdom_cards(name)) == 1 for name in names()) <= 20, "Big Money plus one card"


@pytest.mark.parametrize("name", names())
def test_a_strategy_reads_and_says_what_it_is_for(name: str) -> None:
    strategy, entry = shipped(name), SHELF[name]
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)
    assert parse(strategy.text, name) == strategy == shipped(name.upper())
    assert strategy.idea.splitlines()[0] == entry.idea and 10 <= len(entry.idea) <= 100
    assert strategy.idea.splitlines()[1].startswith("For: ") and len(strategy.idea.splitlines()) == 2
    if entry.kingdom is None:
        assert not kingdom_cards(name)
    else:
        ten, own_edition = ten_of(entry.kingdom, loaded())
        assert len(set(ten)) == 10 and kingdom_cards(name) <= set(ten)
        assert edition(name) in (own_edition, *(s.edition for s in SETS.values() if list(s.cards) == entry.kingdom))


@pytest.mark.parametrize("name", names())
def test_no_rule_is_written_in_vain(name: str) -> None:
    always: set[str] = set()
    for rule in rules(name):
        assert rule not in always, "said twice"
        always.add(rule)
        assert not (" when " in rule and rule.split(" when ")[0] in always and rule.startswith("buy "))


def test_the_plain_ones_are_just_that() -> None:
    assert rules("do-nothing") == []
    assert rules("big-money") == BIG_MONEY
    assert rules("big-money-greening") == [BIG_MONEY[0], *GREENING, *BIG_MONEY[1:]]
    assert rules("big-money-smithies") == [*BIG_MONEY[:2], "buy Smithy when owned(Smithy) < 2", BIG_MONEY[2]]
    assert rules("village-smithy-market-militia") == [
        "buy Province",
        "buy Duchy when supply(Province) <= 3",
        "buy Market when owned(Market) < 5",
        "buy Militia when owned(Militia) < 1",
        "buy Gold",
        "buy Smithy when owned(Smithy) < 3",
        "buy Village when owned(Village) < 4",
        "buy Silver",
    ]


@pytest.mark.parametrize(
    "asked, answer",
    [
        ("big-mony", 'got "big-mony", did you mean "big-money"?'),
        ("duke-dutchy", 'got "duke-dutchy", did you mean "duke-duchy"?'),
        ("", 'got ""'),
        (7, "got 7"),
    ],
)
def test_an_unknown_name_is_told_with_the_nearest(asked: object, answer: str) -> None:
    with pytest.raises(StrategyError) as error:
        shipped(asked)  # type: ignore[arg-type]
    assert str(error.value) == f"expected the name of a shipped strategy, {answer}"


def test_every_strategy_has_a_share_on_record_and_no_other_has() -> None:
    record = measurement()
    assert (record["against"], record["games"], record["seed"]) == ("big-money-greening", 20_000, 1)
    assert list(record["shares"]) == names()
    assert all(0 <= entry.share <= 1 for entry in entries() if entry.share is not None)
    assert record["shares"]["do-nothing"] == 0 and record["shares"]["big-money-greening"] == 0.5
    assert sum(share > 0.6 for share in record["shares"].values()) >= 40


@pytest.mark.slow
@pytest.mark.skipif(
    "compiled" not in kernel.kernels(),
    reason="no compiled kernel (DEMESNE_BUILD=plain or no C compiler): too many games",
)
@pytest.mark.parametrize("entry", entries(), ids=names())
def test_a_share_is_as_recorded(entry: Entry) -> None:
    kingdom = tuple(entry.kingdom or SETS["First Game"].cards)
    players = (shipped(entry.name), shipped("big-money-greening"))
    tally = named(Table(Match(players, kingdom, edition(entry.name), 1), "compiled").play(0, SEEDS))
    assert entry.share is not None
    assert abs(tally["share"][0] / SHARE / tally["games"] - entry.share) < 0.03
