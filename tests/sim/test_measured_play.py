"""Shares that built-in play reaches in many games: lists are played as they are written."""

from __future__ import annotations

import pytest

from demesne import kernel
from demesne.sim.match import Match, Table
from demesne.sim.numbers import SHARE, named
from demesne.strategies import parse

MONEY = """
buy Province
buy Duchy when supply(Province) <= 4
buy Estate when supply(Province) <= 2
buy Gold
buy Duchy when supply(Province) <= 6
buy Silver
"""
FILLERS = ("Village", "Smithy", "Market", "Woodcutter", "Laboratory", "Cellar", "Festival", "Moat", "Bridge", "Mine")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        "compiled" not in kernel.kernels(),
        reason="no compiled kernel (DEMESNE_BUILD=plain or no C compiler): too many games",
    ),
]


def percent(mine: str, rival: str, *cards: str, games: int = 100_000) -> float:
    """The share of the first list in percent; its standard error is below 0.2 points."""
    players = parse(mine, "mine"), parse(rival, "rival")
    match = Match(players, (*cards, *FILLERS)[:10], 2, "measured play")
    tally = named(Table(match, "compiled").play(0, games // 2))
    return 100 * tally["share"][0] / SHARE / tally["games"]


def test_workshop_gardens_keeps_its_order_to_the_end() -> None:
    """It wins 85% where its own order decides, 80% where points come first late in the game."""
    gardens = "buy Gardens when owned(Workshop) >= 4\nbuy Workshop\nbuy Estate\nbuy Silver\nbuy Copper"
    ultimate = MONEY.replace("buy Province", "buy Province when money > 18")
    assert percent(gardens, ultimate, "Gardens", "Workshop") > 84.5


def test_grand_market_helps_a_list_that_puts_it_below_province() -> None:
    """38% where Coppers stayed in hand that would have bought a Province."""
    market = MONEY.replace("buy Gold", "buy Grand Market\nbuy Gold")
    assert percent(market, MONEY, "Grand Market", games=200_000) > 52


def test_bank_is_as_good_with_grand_market_in_the_supply() -> None:
    bank = MONEY.replace("buy Gold", "buy Bank when owned(Bank) < 3\nbuy Gold")
    assert percent(bank, MONEY, "Bank", "Grand Market") == percent(bank, MONEY, "Bank", "Mint") > 50


def test_money_loses_fewer_treasures_to_corsairs() -> None:
    """30% where every Treasure is played."""
    corsair = MONEY.replace("buy Silver", "buy Corsair when owned(Corsair) < 2\nbuy Silver")
    smithies = MONEY.replace("buy Silver", "buy Smithy when owned(Smithy) < 2\nbuy Silver")
    assert percent(smithies, corsair, "Corsair", "Smithy") > 35
