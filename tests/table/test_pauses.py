"""After an Attack nobody learns who holds a Reaction: every message is answered alike, at once, and by what all are shown."""

from __future__ import annotations

import asyncio
import json
from typing import Any, get_args

import pytest

from demesne import Game
from demesne.server import bots as bots_module
from demesne.server import live as live_module
from demesne.table.entries import Answer, Sits
from demesne.table.messages import (
    Agree,
    AnswerGiven,
    Arrange,
    AutoplaySet,
    BuyAhead,
    FromClient,
    Hello,
    Look,
    PickCard,
    Ping,
    ResignWanted,
    SayPhrase,
    Suggest,
    TakeOver,
    TypedLine,
    UndoWanted,
)
from rooms import Device, House, rest

pytestmark = pytest.mark.asyncio

FOREVER = 3600.0  # nothing ends the wait but the test
PATIENCE = 30.0  # seconds for an answer that must not wait for the pause
KINGDOM = ["Militia", "Witch", "Moat", "Village", "Smithy", "Market", "Throne Room", "Mine", "Minion", "Diplomat"]
PLAIN = ["Silver", "Copper", "Copper", "Gold", "Estate"]
MOAT = ["Moat", *PLAIN[1:]]

ANNA, BELA, CSILLA, EVE = range(4)  # the attacker, who may hold a Moat, who does not, a spectator

MESSAGES: list[FromClient] = [
    Hello(1),
    *(Look(seat) for seat in range(3)),
    *(AnswerGiven(id, [picks]) for id in ("0.0", "1.0", "2.0", "3.0") for picks in ([], ["Copper", "Copper"])),
    AnswerGiven("1.0", [["Copper"], []]),
    *(
        TypedLine("1.0", text)
        for text in ("log", "log 3", "hand", "supply", "deck", "help", "undo", "end", "Copper", "buy Silver")
    ),
    *(TypedLine("2.0", text) for text in ("treasures", "Copper, Copper", "", "1")),
    *(BuyAhead("1.0", card) for card in ("Silver", "Village", "nonsense")),
    *(Arrange(id, [["Copper"], []]) for id in ("1.0", "2.0")),
    PickCard("Village"),
    UndoWanted(),
    *(Agree("1", yes) for yes in (True, False)),
    *(AutoplaySet(level) for level in (0, 1, 2)),
    *(Suggest(id) for id in ("0.0", "1.0", "2.0", "3.0")),
    SayPhrase("say-hello"),
    SayPhrase("nonsense"),
    ResignWanted(),
    *(TakeOver(seat, yes) for seat in range(3) for yes in (True, False)),
    Ping(),
]

Script = list[tuple[int, FromClient]]
ALONE: list[Script] = [[(who, message)] for message in MESSAGES for who in (ANNA, CSILLA, EVE)]
WISH: Script = [(CSILLA, UndoWanted())]  # its last answer has shown a new card, so the others are asked
TOGETHER: list[Script] = [
    [*WISH, (ANNA, Agree("1", False)), (ANNA, UndoWanted())],
    [*WISH, (ANNA, Agree("1", True)), (BELA, Agree("1", True))],
    [*WISH, (BELA, Agree("1", True)), (EVE, Agree("1", True)), (ANNA, Agree("1", True))],
    [(CSILLA, ResignWanted()), (ANNA, UndoWanted()), (ANNA, TypedLine("1.0", "log"))],
    [(ANNA, UndoWanted()), (ANNA, AnswerGiven("0.1", [["Militia"]])), (ANNA, Ping())],
    [(CSILLA, AutoplaySet(2)), (ANNA, SayPhrase("say-wait")), (CSILLA, SayPhrase("say-oops"))],
]


async def test_every_message_of_the_protocol_is_tried() -> None:
    assert {type(message) for message in MESSAGES} == set(get_args(FromClient))


class World:
    """Three people and a spectator; Anna has just played an Attack. Béla holds a Moat or not, and shows nothing."""

    def __init__(self, holds: bool, attack: str) -> None:
        self.holds = holds
        self.attack = attack
        self.sent: list[list[dict[str, Any]]] = []

    async def begin(self) -> None:
        self.house = House()
        hands = [[self.attack, "Copper", "Copper"], MOAT if self.holds else PLAIN, ["Village", *PLAIN[1:]]]
        seats = [{"hand": hand, "deck": ["Copper"] * 9} for hand in hands]
        at = {"kingdom": KINGDOM, "edition": 2, "players": seats, "turn": {"player": CSILLA}, "seed": 1}
        self.table, self.devices = await self.house.position("anna", "béla", "csilla", at=at, undo="ask")
        self.devices.append(await self.house.device(self.table, "eve", token=self.house.links.watch(self.table)))
        self.live = self.house.live(self.table)
        for picks in (["Village"], [], [], []):
            if self.devices[CSILLA].decision:
                await self.send(CSILLA, AnswerGiven(self.devices[CSILLA].decision["id"], [picks]))
        self.note()
        self.sent.clear()
        await self.send(ANNA, AnswerGiven(self.devices[ANNA].decision["id"], [[self.attack]]))
        assert self.live.begun().reacting == self.holds
        assert self.devices[EVE].view["view"]["waits"] == {"player": None, "source": self.attack, "reactions": True}
        self.note()

    async def send(self, who: int, message: FromClient) -> None:
        """It is answered while the pause lasts: nothing waits for its end, and the lock is free."""
        async with asyncio.timeout(PATIENCE):
            await self.devices[who].viewer.receive(message)
            await rest(self.live)
        assert not self.live._turn.locked()

    async def decline(self) -> None:
        table = self.live.begun()
        if table.reacting and table.game.asked == BELA:
            await self.send(BELA, AnswerGiven(self.devices[BELA].decision["id"], [[]]))

    def note(self) -> None:
        """What all but Béla have been sent since."""
        self.sent.append(
            [{"device": i, **message} for i, device in enumerate(self.devices) if i != BELA for message in news(device)]
        )


def news(device: Device) -> list[dict[str, Any]]:
    before = len(device.messages)
    device.read()
    return json.loads(json.dumps(device.messages[before:]))


async def played(holds: bool, attack: str, script: Script, early: bool) -> list[list[dict[str, Any]]]:
    """All that anybody but Béla is sent, message by message, then to the end of the wait."""
    world = World(holds, attack)
    await world.begin()
    if early:
        await world.decline()
    world.note()
    for who, message in script:
        await world.send(who, message)
        world.note()
    await world.decline()
    world.note()
    await world.house.wait_over(world.table)
    assert world.live.visible is world.live.table
    world.note()
    return world.sent


@pytest.mark.slow
@pytest.mark.parametrize("attack", ["Militia", "Witch"])
@pytest.mark.parametrize("early", [True, False], ids=["declined before", "declined after"])
async def test_every_message_is_answered_alike_whether_or_not_somebody_is_asked(
    monkeypatch: pytest.MonkeyPatch, attack: str, early: bool
) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    for script in [*ALONE, *TOGETHER]:
        asked, nobody = [await played(holds, attack, script, early) for holds in (True, False)]
        assert asked == nobody, script


async def test_the_wait_ends_once_and_shows_what_came_of_the_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above would pass if nothing were ever shown."""
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    for holds in (True, False):
        sent = await played(holds, "Witch", [(ANNA, Ping())], early=True)
        assert [m["type"] for m in sent[2] if m["device"] == ANNA] == ["pong"]
        last = [m for m in sent[-1] if m["device"] == EVE]
        assert len(last) == 1 and any("Curse" in json.dumps(line) for line in last[0]["log"]["lines"])


async def test_an_answer_that_shows_no_reaction_is_held_back_no_longer_than_the_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who has thought for longer than that is not made to wait again."""
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    world = World(True, "Militia")
    await world.begin()
    loop = asyncio.get_running_loop()
    now = loop.time()
    monkeypatch.setattr(loop, "time", lambda: now + FOREVER + 1)
    await world.decline()
    assert world.live.pauses.moment is None and world.devices[BELA].decision["kind"] == "discard"


async def test_two_processes_wait_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    told = []
    for holds in (True, False):
        world = World(holds, "Militia")
        await world.begin()
        other = world.house.again()
        eve = await other.device(world.table, "eve", token=world.house.links.watch(world.table))
        await world.devices[ANNA].send(UndoWanted())
        await other.live(world.table).others.hear()
        await world.devices[ANNA].send(AnswerGiven("0.1", [["Militia"]]))
        await other.live(world.table).others.hear()
        await world.decline()
        await other.live(world.table).others.hear()
        first = [{k: v for k, v in m.items() if k != "gone"} for m in news(eve)]
        await other.wait_over(world.table)
        told.append((first, news(eve)))
    assert told[0] == told[1]
    assert told[0][1][-1]["view"]["waits"] == {"player": BELA, "source": "Militia", "reactions": False}


async def test_a_reaction_that_is_not_shown_does_not_end_a_wish_to_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    for holds in (True, False):
        world = World(holds, "Militia")
        await world.begin()
        await world.send(CSILLA, UndoWanted())
        await world.decline()
        await world.house.wait_over(world.table)
        wish = world.live.begun().wish
        assert wish is not None and wish.seat == CSILLA
        assert not holds or Answer(BELA, ()) in world.live.begun().entries


async def test_a_bot_that_searches_does_not_search_for_a_reaction_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Master thinks for longer than the pause: the others learned that it held a Moat."""
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    world = World(True, "Militia")
    await world.begin()
    asked: list[bool] = []

    async def choose(level: str, room: object, game: Game, seat: int, searching: bool) -> list[str]:
        asked.append(searching)
        assert game.decision
        return game.decision.options[: game.decision.least]

    monkeypatch.setattr(world.live.bots, "searches", lambda level: True)
    monkeypatch.setattr(world.live.bots, "choose", choose)
    table = world.live.begun().after([Sits(BELA, "master")])
    assert table.reacting
    steps = await world.live.automatic.bots_answers(table)
    assert asked[0] is False and True not in asked[: len(steps) - 1] and not steps[0].reacting
    later = world.live.begun().after([Answer(BELA, ()), Sits(BELA, "master")])
    asked.clear()
    await world.live.automatic.bots_answers(later)
    assert asked == [True], "what it discards to the Militia is searched"


async def test_a_bot_waited_for_its_list_before_a_reaction_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of a second for each question: two of them took longer than the pause."""
    monkeypatch.setattr(live_module, "REACTIONS", FOREVER)
    monkeypatch.setattr(bots_module, "THINKING", FOREVER)
    world = World(True, "Militia")
    await world.begin()
    never = asyncio.create_task(asyncio.sleep(FOREVER))
    monkeypatch.setattr(world.live.bots._lists, "of", lambda *_: never)
    table = world.live.begun().after([Sits(BELA, "strong")])
    assert table.reacting
    async with asyncio.timeout(PATIENCE):
        steps = await world.live.automatic.bots_answers(table)
    assert len(steps) == 1
    never.cancel()
