"""At a gain and at the start of a turn nobody learns who holds a Watchtower, a Pirate or a Clerk: the same as after an Attack."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from demesne import Game
from demesne.server import live as live_module
from demesne.table.entries import Answer
from demesne.table.messages import (
    Agree,
    AnswerGiven,
    AutoplaySet,
    FromClient,
    Look,
    Ping,
    SayPhrase,
    Suggest,
    TypedLine,
    UndoWanted,
)
from rooms import Device, House, rest

pytestmark = pytest.mark.asyncio

FOREVER = 3600.0  # nothing ends the wait but the test
PATIENCE = 30.0
ANNA, BELA, CSILLA, EVE = range(4)
KINGDOM = ["Watchtower", "Pirate", "Clerk", "Hoard", "Caravan", "Witch", "Village", "Smithy", "Ambassador", "Mint"]
PLAIN = {"hand": ["Copper", "Copper", "Copper", "Estate", "Estate"], "deck": ["Copper"] * 9}


class Scene(NamedTuple):
    """A moment at which `holder` may be asked because of a hand card; in the other world `instead` is in its place."""

    seats: Sequence[dict[str, Any]]
    turn: dict[str, Any]
    answers: Sequence[list[str]]  # of Anna: the last of them leads to the wait
    holder: int
    card: str
    instead: str
    source: str | None

    def at(self, holds: bool) -> dict[str, Any]:
        seats = [dict(seat) for seat in self.seats]
        seats[self.holder]["hand"] = [self.card if holds else self.instead, *seats[self.holder]["hand"][1:]]
        return {"kingdom": KINGDOM, "edition": 2, "players": seats, "turn": {"player": ANNA, **self.turn}, "seed": 1}


BUYING = {"phase": "buy", "played": [], "buys": 1}
IN_PLAY = {**PLAIN, "play": ["Gold"]}
SCENES = {
    "the gainer, after an Attack": Scene(
        [{**PLAIN, "hand": ["Witch", "Copper"]}, PLAIN, PLAIN], {}, [["Witch"]], BELA, "Watchtower", "Silver", "Curse"
    ),
    "the buyer": Scene(
        [IN_PLAY, PLAIN, PLAIN], {**BUYING, "coins": 3}, [["Silver"]], ANNA, "Watchtower", "Village", "Silver"
    ),
    "another player": Scene(
        [IN_PLAY, PLAIN, PLAIN], {**BUYING, "coins": 3}, [["Silver"]], CSILLA, "Pirate", "Village", "Silver"
    ),
    "the buyer, beside a compulsory effect": Scene(
        [{**PLAIN, "play": ["Hoard"]}, PLAIN, PLAIN],
        {**BUYING, "played": ["Hoard"], "coins": 5},
        [["Duchy"]],
        ANNA,
        "Watchtower",
        "Village",
        "Duchy",
    ),
    "the player whose turn begins": Scene(
        [IN_PLAY, PLAIN, PLAIN], {**BUYING, "coins": 0}, [[]], BELA, "Clerk", "Village", None
    ),
    "the player whose turn begins, beside a Duration": Scene(
        [IN_PLAY, {**PLAIN, "play": ["Caravan"], "durations": ["Caravan"]}, PLAIN],
        {**BUYING, "coins": 0},
        [[]],
        BELA,
        "Clerk",
        "Village",
        None,
    ),
}
IDS = ("0.0", "1.0", "2.0")
MESSAGES: list[FromClient] = [
    *(Look(seat) for seat in range(3)),
    *(AnswerGiven(id, [picks]) for id in IDS for picks in ([], ["Copper"])),
    *(TypedLine("1.0", text) for text in ("log", "hand", "supply", "deck", "undo", "end", "buy Silver")),
    UndoWanted(),
    AutoplaySet(2),
    *(Suggest(id) for id in IDS),
    SayPhrase("say-hello"),
    Ping(),
]


class World:
    def __init__(self, scene: Scene, holds: bool) -> None:
        self.scene = scene
        self.holds = holds
        self.sent: list[list[dict[str, Any]]] = []

    async def begin(self) -> None:
        self.house = House()
        at = self.scene.at(self.holds)
        self.table, self.devices = await self.house.position("anna", "béla", "csilla", at=at, undo="ask")
        self.devices.append(await self.house.device(self.table, "eve", token=self.house.links.watch(self.table)))
        self.live = self.house.live(self.table)
        if self.live.begun().game.asked != ANNA:
            raise AssertionError(self.live.begun().game.decision)
        self.note()
        self.sent.clear()
        for picks in self.scene.answers:
            await self.send(ANNA, AnswerGiven(self.devices[ANNA].decision["id"], [picks]))
        self.note()

    async def send(self, who: int, message: FromClient) -> None:
        """It is answered while the wait lasts: nothing waits for its end, and the lock is free."""
        async with asyncio.timeout(PATIENCE):
            await self.devices[who].viewer.receive(message)
            await rest(self.live)
        assert not self.live._turn.locked()

    async def decline(self) -> int:
        """The holder shows nothing as soon as it is asked; how often it was."""
        n = 0
        while (table := self.live.begun()).reacting and table.game.asked == self.scene.holder:
            decision = table.game.decision
            assert decision is not None
            picks = [name for name in decision.options if name != self.scene.card][:1] if decision.least else []
            given = Answer(self.scene.holder, tuple(picks))
            await self.live.act(lambda _, given=given: [given])
            n += 1
        return n

    async def over(self) -> None:
        """To the end of all waits, one after the other."""
        for _ in range(20):
            await self.decline()
            if self.live.visible is self.live.table and not self.live.begun().reacting:
                return
            await self.house.wait_over(self.table)
            self.note()
        raise AssertionError("the wait does not end")

    def note(self) -> None:
        """What all but the holder have been sent since."""
        others = [(i, device) for i, device in enumerate(self.devices) if i != self.scene.holder]
        self.sent.append([{"device": i, **message} for i, device in others for message in news(device)])


def news(device: Device) -> list[dict[str, Any]]:
    before = len(device.messages)
    device.read()
    return json.loads(json.dumps(device.messages[before:]))


async def played(
    scene: Scene, holds: bool, script: Sequence[tuple[int, FromClient]], early: bool
) -> tuple[list[Any], int]:
    world = World(scene, holds)
    await world.begin()
    asked = world.live.begun().reacting
    n = await world.decline() if early else 0
    world.note()
    for who, message in script:
        await world.send(who, message)
        world.note()
    n += await world.decline()
    world.note()
    await world.over()
    world.note()
    assert asked == holds or scene.source == "Curse", "in one world somebody is asked, in the other nobody is"
    return world.sent, n


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("early", [True, False], ids=["declined before", "declined after"])
async def test_every_message_is_answered_alike_whether_or_not_a_hand_card_could_be_used(
    monkeypatch: pytest.MonkeyPatch, name: str, early: bool
) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    scene = SCENES[name]
    others = [who for who in (ANNA, BELA, CSILLA, EVE) if who != scene.holder]
    scripts = [[(others[i % len(others)], message)] for i, message in enumerate(MESSAGES)]
    scripts.append([(others[0], UndoWanted()), (others[1], Agree("1", True)), (others[0], Ping())])
    for script in scripts:
        (one, n), (other, nobody) = [await played(scene, holds, script, early) for holds in (True, False)]
        assert one == other, script
        assert nobody == 0 and (n > 0 or not early)


@pytest.mark.parametrize("name", SCENES)
async def test_the_wait_shows_the_card_and_not_who_is_asked(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The comparison above would pass if nobody ever waited, or nothing were ever shown."""
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    scene = SCENES[name]
    for holds in (True, False):
        world = World(scene, holds)
        await world.begin()
        await world.over()
        world.devices[EVE].read()
        seen = [message["view"]["waits"] for message in world.devices[EVE].messages if message["type"] == "view"]
        assert {"player": None, "source": scene.source, "reactions": True} in seen
        assert all(waits["reactions"] or waits["player"] is not None for waits in seen)
        assert world.devices[scene.holder].view["view"]["players"][scene.holder]["hand"] is not None


async def test_only_the_holder_sees_the_question_of_a_window() -> None:
    scene = SCENES["the buyer, beside a compulsory effect"]
    game = Game.from_position(scene.at(True)).answer("Duchy")
    decision = game.decision
    assert decision is not None and (decision.kind, decision.options) == ("order", ["Hoard", "Watchtower"])
    for seat in (BELA, CSILLA, None):
        view = game.view(seat)
        assert view["decision"] is None
        assert view["waits"] == {"player": None, "source": "Duchy", "reactions": True}
    assert game.view(ANNA)["decision"]["options"] == ["Hoard", "Watchtower"]


async def test_without_a_card_that_could_be_used_the_game_says_for_whom_it_waits() -> None:
    kingdom = ["Royal Seal", "Hoard", "Caravan", "Village", "Smithy", "Witch", "Mint", "Moat", "Cellar", "Chapel"]
    seats = [{**PLAIN, "play": ["Royal Seal"]}, PLAIN]
    turn = {"phase": "buy", "coins": 3, "played": ["Royal Seal"]}
    game = Game.from_position({"kingdom": kingdom, "players": seats, "turn": turn, "seed": 1}).answer("Silver")
    decision = game.decision
    assert decision is not None and decision.kind == "react" and decision.options == ["Royal Seal"]
    assert game.view(1)["waits"] == {"player": 0, "source": "Silver", "reactions": False}
    assert not game.inner.hides_who


async def test_a_patient_game_pauses_before_a_compulsory_effect_too() -> None:
    """A Watchtower in hand would be asked about before Hoard's Gold is gained; without one the wait comes there too."""
    scene = SCENES["the buyer, beside a compulsory effect"]
    game = Game.from_position(scene.at(False)).patient().answer("Duchy")
    assert game.pausing and game.supply["Gold"] == 30 and game.view(1)["waits"]["source"] == "Duchy"
    game.answer()
    assert game.pausing and game.supply["Gold"] == 29 and game.view(1)["waits"]["source"] == "Gold"


@pytest.mark.parametrize("holds", [True, False])
async def test_an_answer_nobody_knows_of_is_undone_with_the_one_before(holds: bool) -> None:
    scene = SCENES["the buyer"]
    house = House()
    table, devices = await house.position(
        "anna", "béla", "csilla", at={**scene.at(holds), "turn": {**scene.turn, "buys": 2}}, undo="free"
    )
    live = house.live(table)
    await devices[ANNA].answer(["Silver"])
    if holds:
        assert devices[ANNA].decision["kind"] == "react"
        await devices[ANNA].answer([])
    await house.wait_over(table)
    assert devices[BELA].view["view"]["supply"]["Silver"] == 39
    await devices[ANNA].send(UndoWanted())
    assert live.begun().game.supply["Silver"] == 40, (
        "back before the purchase, not to the question that nobody knows of"
    )
