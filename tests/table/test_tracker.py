"""The tracker of a table: what somebody with a perfect memory knows of cards that lie face down."""

from __future__ import annotations

from typing import Any

import pytest

import rooms
from rooms import TEN, House

house = rooms.house  # a fixture

ANNA = {
    "hand": ["Smithy", "Copper"],
    "deck": ["Gold", "Estate", "Gold", "Copper"],
    "discard": ["Silver", "Estate", "Silver"],
}
BELA = {"hand": ["Copper"] * 5, "deck": ["Duchy", "Curse"], "discard": ["Province"]}


def at(*kingdom: str) -> dict[str, Any]:
    return {"kingdom": [*kingdom, *TEN][:10], "players": [ANNA, BELA], "seed": 1}


@pytest.mark.asyncio
async def test_each_sees_their_own_deck_and_discard_pile(house: House) -> None:
    _, [anna, bela] = await house.position("anna", "béla", at=at(), tracker=True)
    mine, his = anna.view["tracked"], bela.view["tracked"]
    assert mine["deck"] == [["Copper", 1], ["Estate", 1], ["Gold", 2]]
    assert mine["discard"] == [["Estate", 1], ["Silver", 2]]
    assert his["deck"] == [["Curse", 1], ["Duchy", 1]] and his["discard"] == [["Province", 1]]
    assert (
        mine["owned"]
        == his["owned"]
        == [
            [["Copper", 2], ["Estate", 2], ["Gold", 2], ["Silver", 2], ["Smithy", 1]],
            [["Copper", 5], ["Curse", 1], ["Duchy", 1], ["Province", 1]],
        ]
    )
    await anna.answer(["Smithy"])
    assert anna.view["tracked"]["deck"] == [["Copper", 1]]
    assert bela.view["tracked"] == his


@pytest.mark.asyncio
async def test_who_watches_sees_nobody_s_piles(house: House) -> None:
    table, _ = await house.position("anna", "béla", at=at(), tracker=True)
    watcher = await house.device(table, "somebody", token=house.links.watch(table))
    tracked = watcher.view["tracked"]
    assert (tracked["deck"], tracked["discard"]) == ([], [])
    assert tracked["owned"][1] == [["Copper", 5], ["Curse", 1], ["Duchy", 1], ["Province", 1]], (
        "all could have counted it"
    )


@pytest.mark.asyncio
async def test_what_others_own_is_not_told_where_cards_are_passed_unseen(house: House) -> None:
    _, [anna, _] = await house.position("anna", "béla", at=at("Masquerade"), tracker=True)
    assert anna.view["tracked"]["owned"] is None
    assert anna.view["tracked"]["deck"]


@pytest.mark.asyncio
async def test_it_is_an_option(house: House) -> None:
    table, [anna, _] = await house.position("anna", "béla", at=at())
    assert anna.view["tracked"] is None
    assert anna.last("welcome")["options"]["tracker"] is False
    assert (await house.rooms.about(table, "anna")).options.tracker is False
