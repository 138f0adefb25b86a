"""What others may see of Reactions: the same wait and the same messages, whoever could react."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rooms
from demesne.server import live as live_module
from demesne.table.messages import UndoWanted
from rooms import PLAIN, House, same_always

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture


# reactions


async def first_sight(victims_hand: list[str], monkeypatch: pytest.MonkeyPatch, attack: str) -> list[dict[str, Any]]:
    """What the attacker is sent from the Attack to the moment before the wait is over."""
    monkeypatch.setattr(live_module, "REACTIONS", 3600)
    house = House()
    kingdom = ["Militia", "Witch", "Moat", "Village", "Smithy", "Market", "Cellar", "Mine", "Bureaucrat", "Chapel"]
    seats = [{"hand": [attack, "Copper"], "deck": ["Copper"] * 8}, {"hand": victims_hand, "deck": ["Copper"] * 8}]
    _table, (anna, _bela) = await house.position("anna", "béla", at={"kingdom": kingdom, "players": seats}, undo="ask")
    anna.read()
    return await anna.answer([attack])


@pytest.mark.parametrize("attack", ["Militia", "Witch", "Bureaucrat"])
async def test_others_see_the_same_wait_whether_a_reaction_is_asked_for_or_not(
    monkeypatch: pytest.MonkeyPatch, attack: str
) -> None:
    with_moat = await first_sight(["Moat", "Copper", "Copper", "Gold", "Estate"], monkeypatch, attack)
    without = await first_sight(["Silver", "Copper", "Copper", "Gold", "Estate"], monkeypatch, attack)
    assert with_moat[-1]["view"]["waits"] == {"player": None, "source": attack, "reactions": True}
    assert with_moat == without


async def test_after_an_unseen_reaction_undo_is_as_after_none(house: House) -> None:
    """A Moat that was not shown must not be seen from whether the Attack can still be taken back freely."""
    can = []
    for card in ("Moat", "Silver"):
        victim = {"hand": [card, "Copper", "Copper", "Gold", "Estate"], "deck": ["Copper"] * 8}
        attack = {"hand": ["Militia", "Copper"], "deck": ["Copper"] * 8}
        _table, (anna, bela) = await house.position("anna", "béla", at={"players": [attack, victim]}, undo="ask")
        await anna.answer(["Militia"])
        if card == "Moat":
            await bela.answer([])
        assert bela.decision["kind"] == "discard"
        can.append(anna.view["can"])
    assert can[0] == can[1]


async def test_a_wish_to_take_back_does_not_number_what_others_answered_unseen(house: House) -> None:
    asked = []
    for card in ("Moat", "Silver"):
        victim = {"hand": [card, "Copper", "Copper", "Gold", "Estate"], "deck": ["Copper"] * 8}
        attack = {"hand": ["Militia", "Copper", "Silver"], "deck": ["Copper"] * 8}
        _table, (anna, bela) = await house.position("anna", "béla", at={"players": [attack, victim]}, undo="ask")
        await anna.answer(["Militia"])
        if card == "Moat":
            await bela.answer([])
        await bela.answer(["Copper", "Copper"])
        await anna.answer(["Copper", "Silver"])
        await bela.send(UndoWanted())
        asked.append(anna.last("undo_asked"))
    assert asked[0] == asked[1]


# what others may see of Reactions, however an Attack comes to be played


CHAINS = {
    "Witch": (["Witch"], ["Witch"]),
    "Throne Room": (["Throne Room", "Witch"], ["Throne Room"], ["Witch"]),
    "Militia": (["Militia"], ["Militia"]),
    "Minion": (["Minion"], ["Minion"], ["discard_hand"]),
}


async def told_to_the_attacker(
    cards: list[str], answers: list[list[str]], victims: list[list[str]]
) -> tuple[list[bytes], int]:
    """All that is sent to the attacker while the others show nothing; and how many Reactions were asked for."""
    house = House()
    kingdom = ["Militia", "Witch", "Moat", "Village", "Smithy", "Market", "Throne Room", "Mine", "Minion", "Chapel"]
    seats = [
        {"hand": [*cards, "Copper"], "deck": ["Copper"] * 9},
        *({"hand": hand, "deck": ["Estate"] * 9} for hand in victims),
    ]
    guests = ["anna", "béla", "csilla"][: len(seats)]
    table, devices = await house.position(*guests, at={"kingdom": kingdom, "edition": 2, "players": seats}, undo="ask")
    devices[0].read()
    devices[0].raw.clear()
    asked = 0
    for picks in answers:
        await devices[0].answer(picks)
        while (decision := house.live(table).begun().game.decision) and decision.player != 0:
            asked += decision.kind == "react"
            await devices[decision.player].answer([] if decision.kind == "react" else ["Copper", "Copper"])
    devices[0].read()
    return devices[0].raw, asked


@pytest.mark.parametrize("chain", CHAINS)
@pytest.mark.parametrize("reacting", [(True, False), (False, True), (True, True)], ids=["first", "second", "both"])
async def test_an_attack_looks_the_same_whoever_could_react(
    monkeypatch: pytest.MonkeyPatch, chain: str, reacting: tuple[bool, bool]
) -> None:
    same_always(monkeypatch)
    cards, *answers = CHAINS[chain]
    plain = ["Silver", "Copper", "Copper", "Gold", "Estate"]
    able = ["Moat", *plain[1:]]
    told, asked = await told_to_the_attacker(cards, answers, [able if reacts else plain for reacts in reacting])
    never, none = await told_to_the_attacker(cards, answers, [plain, plain])
    assert asked and not none
    assert [json.loads(raw) for raw in told] == [json.loads(raw) for raw in never]
    assert any(json.loads(raw)["view"]["waits"]["reactions"] for raw in never)


async def test_who_comes_while_all_wait_for_reactions_sees_the_wait_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", 3600)
    house = House()
    attack = {"hand": ["Militia", "Copper"], "deck": ["Copper"] * 8}
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [attack, PLAIN]})
    await anna.answer(["Militia"])
    eve = await house.device(table, "eve", token=house.links.watch(table))
    assert eve.view["view"]["waits"]["reactions"]
    await house.wait_over(table)
    assert eve.view["view"]["waits"] == {"player": 1, "source": "Militia", "reactions": False}
