"""What the server sends has exactly the declared shape: every message is read back strictly and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
import pytest

import rooms
from demesne.languages.blocks import CardsBlock, Drawing, Heading, Listing, Paragraph, TableBlock, WorkedTurn
from demesne.refusal import Phrase
from demesne.server import jobs
from demesne.server import rooms as rooms_module
from demesne.table.messages import (
    Agree,
    AnswerGiven,
    BuyAhead,
    KingdomWanted,
    PickCard,
    Ping,
    ResignWanted,
    SayPhrase,
    Suggest,
    TypedLine,
    UndoWanted,
    WishesWanted,
)
from demesne.table.outgoing.analysis import Advice, Rated
from demesne.table.outgoing.review import Review
from demesne.table.outgoing.seats import Made, Seated, TableAbout
from demesne.table.outgoing.server import AllWords
from demesne.table.outgoing.shown import Moment
from demesne.table.outgoing.socket import FromServer
from rooms import Device, House, bot, friend, me, play_out, seal

pytestmark = pytest.mark.asyncio

house = rooms.house  # a fixture
BLOCKS = {
    **{"heading": Heading, "paragraph": Paragraph, "list": Listing, "table": TableBlock},
    **{"cards": CardsBlock, "drawing": Drawing, "turn": WorkedTurn},
}
VIEW_OF_0_1 = (
    *("seat", "player", "turn", "phase", "actions", "buys", "coins", "supply", "costs", "trash", "players"),
    *("waits", "over", "ends", "scores"),
)
PLAYER_OF_0_1 = (
    *("hand", "hand_size", "deck_size", "deck_top", "discard_top", "play", "aside", "aside_hidden", "turns"),
)
TAGS = {kind.__struct_config__.tag for kind in get_args(FromServer)}


def reads_back(raw: bytes, kind: Any) -> None:
    """As this type and back: no field is missing, none is unknown, none is of another type."""
    again = msgspec.json.encode(msgspec.json.decode(raw, type=kind, strict=True))
    assert json.loads(again) == json.loads(raw)


def check(*devices: Device) -> set[str]:
    for device in devices:
        device.read()
        for raw in device.raw:
            reads_back(raw, FromServer)
    return {message["type"] for device in devices for message in device.messages}


async def game(house: House) -> set[str]:
    """Two people and a spectator: they talk, type, ask, undo and play to the end, then again."""
    table, (anna, bela) = await house.friends("anna", "béla", public=True, counts=True, clock=60, hints=True)
    eve = await house.device(table, "eve")
    for message in (
        Ping(),
        SayPhrase("say-hello"),
        SayPhrase("nonsense"),
        TypedLine("", "supply"),
        TypedLine("", "log"),
    ):
        await anna.send(message)
    for _ in range(20):
        for device in (anna, bela):
            if device.decision:
                await device.send(Suggest(device.decision["id"]))
                await device.simply()
    for device in (anna, bela):
        await device.send(UndoWanted())
    for device in (anna, bela):
        await device.send(Agree("1", False))
    await play_out([anna, bela])
    await house.rooms.rematch(table, "anna", seal("anna"))
    return check(anna, bela, eve)


async def lobby(house: House) -> set[str]:
    """A kingdom picked in turn, then somebody resigns; the finished game is shown as version 0.1.0 has stored it."""
    made = await house.make(me(), friend(), kingdom=KingdomWanted(pick=WishesWanted()))
    await house.sit(made.table, "béla")
    devices = [await house.device(made.table, guest) for guest in ("anna", "béla")]
    while picking := house.live(made.table).room.picking():
        assert picking.seat is not None
        await devices[picking.seat].send(PickCard(picking.options[0]))
    await house.deal(made.table)
    await devices[0].send(ResignWanted())
    live = house.live(made.table)
    house.store.rows[made.table] = [
        '{"seat": 0, "undo": 7}'
    ]  # as after an upgrade under whose rules it does not replay
    live.table = None
    assert live.stored.finished
    stored = live.stored.finished["shown"]["view"]
    first = {name: stored[name] for name in VIEW_OF_0_1}
    first["players"] = [{name: player[name] for name in PLAYER_OF_0_1} for player in stored["players"]]
    live.stored.finished["shown"]["view"] = first
    devices.append(await house.device(made.table))
    assert devices[-1].view["state"] == "over"
    return check(*devices)


async def troubled(house: House, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    table, devices = await house.friends("anna", "béla")
    monkeypatch.setattr(rooms_module, "WATCHING", 0)
    monkeypatch.setattr(house.store, "trouble", "store-away", raising=False)
    monkeypatch.setattr(house.store, "reason", "", raising=False)
    watch = asyncio.create_task(house.rooms.watch_the_store())
    while "trouble" not in check(*devices):
        await asyncio.sleep(0)
    watch.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await watch
    await house.live(table).close()
    return check(*devices)


class Sure:
    """Searches nothing: the first option is worth everything, whatever must be rated nothing."""

    async def best(
        self, table: Any, level: str, game: Any, lists: Any, seen: Any, bots: Any, must: Sequence[str] | None = None
    ) -> Advice:
        best = Rated(answer=(), win=1.0, error=0.01, reason=Phrase("reason-wins"))
        rows = (best, *([Rated(answer=tuple(must), win=0.0, error=0.01)] if must else []))
        return Advice(rows, 400, Phrase("coach-curses", {"who": 1, "card": "Witch"}) if must else None)


async def coached(house: House) -> set[str]:
    """Somebody who wants to be warned, against a bot: after an answer that can be taken back, before any other."""
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    house.rooms.lists.thinking = Sure()  # type: ignore[assignment]
    id = anna.decision["id"]
    *_, warning = await anna.send(AnswerGiven(id, [["Copper"]], coach=True))
    assert (warning["type"], warning["given"], warning["answer"]["answer"]) == ("blunder", True, ["Copper"])
    assert warning["decision"] == anna.decision["id"] != id and anna.view["view"]["coins"] == 1
    assert warning["phrase"] == ["coach-curses", {"who": house.live(made.table).room.names()[1], "card": "Witch"}]
    await anna.send(UndoWanted())
    assert anna.view["view"]["coins"] == 0
    id = anna.decision["id"]
    [warning] = await anna.send(BuyAhead(id, "Copper", coach=True))  # the turn would end: cards are drawn
    assert (warning["type"], warning["given"], warning["kind"]) == ("blunder", False, "buy")
    assert anna.decision["id"] == id == warning["decision"]
    await anna.send(AnswerGiven(id, [["Copper"]], confirm=True))
    assert anna.decision["id"] != id
    house.rooms.lists.thinking = None
    return check(anna)


async def test_every_message_of_the_server_is_as_declared(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await game(house) | await lobby(house) | await coached(house) | await troubled(house, monkeypatch) == TAGS


async def test_responses_are_as_declared(house: House) -> None:
    table, devices = await house.friends("anna", "béla", public=True)
    await play_out(devices)
    record = await house.rooms.record(table, "anna")
    made = await house.rooms.rematch(table, "anna", seal("anna"))
    for kind, response in (
        (TableAbout, await house.rooms.about(table, "anna")),
        (list[TableAbout], await house.rooms.public()),
        (Review, await house.rooms.review(table, "anna")),
        (Moment, await house.rooms.at(table, "anna", 20, 0)),
        (Made, made),
        (Seated, await house.rooms.renew(table, "anna", 0)),
    ):
        reads_back(msgspec.json.encode(response), kind)
    reads_back(jobs.replay(record), Review)
    reads_back(jobs.replay_at(record, 9, None), Moment)
    reads_back(jobs.texts("hu")[0], AllWords)
    for block in json.loads(jobs.page("hu")[0])["blocks"]:
        reads_back(json.dumps(block).encode(), BLOCKS[block["kind"]])
