"""Rooms where it is least expected: a store that fails at the wrong moment, wishes at the wrong time, guesses at hidden cards."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import threading
import time
import weakref
from collections.abc import AsyncIterator
from typing import Any

import pytest

import rooms
from demesne import Game
from demesne.refusal import Refusal
from demesne.server import bots
from demesne.server import live as live_module
from demesne.server import rooms as rooms_module
from demesne.server.automatic import TIRED
from demesne.server.budgets import PAYER, Customer
from demesne.server.others import Others
from demesne.store import Away, Change
from demesne.table import Answer
from demesne.table.messages import (
    AnswerGiven,
    AutoplaySet,
    KingdomWanted,
    NewTable,
    Options,
    PickCard,
    ResignWanted,
    SayPhrase,
    Sit,
    Suggest,
    TakeOver,
    UndoWanted,
    WishesWanted,
)
from demesne.table.room import Place, Room, chosen_with_own
from rooms import House, Memory, bot, friend, me, play_out, refusal_of, rest, same_always

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture

PLAIN: dict[str, Any] = {"hand": ["Copper"] * 3 + ["Estate"] * 2, "deck": ["Copper"] * 8}
DRAW = {"hand": ["Smithy", "Copper", "Copper"], "deck": ["Gold"] * 8}
ATTACK = {"hand": ["Militia", "Copper"], "deck": ["Copper"] * 8}
MOAT = {"hand": ["Moat", "Copper", "Copper", "Gold", "Estate"], "deck": ["Copper"] * 8}
WITCHES = ["Militia", "Witch", "Moat", "Village", "Smithy", "Market", "Throne Room", "Mine", "Minion", "Chapel"]


# a bot whose turn would not end


async def test_a_bot_that_could_play_for_ever_passes_bug(house: House) -> None:
    """A card that comes back into the hand for nothing: the turn went on for ever and nobody else was served."""
    loop = 'card("Aa", 0, ACTION, play=[put_this_on_mat("native village"), take_mat("native village"), actions(1)])'
    own = chosen_with_own(KingdomWanted(own=loop))
    wanted = NewTable(KingdomWanted(own=loop), [me(), bot("novice")], rooms.seal("anna"), Options(first=0))
    made = await house.rooms.make("anna", wanted, own)
    await house.deal(made.table)
    live = house.live(made.table)
    for _ in range(12):
        await rest(live)
        table = live.begun()
        decision = table.game.decision
        assert decision is not None and decision.player == 0
        await live.act(lambda _: [Answer(0, ())])
    answers = [entry.seat for entry in live.begun().entries if isinstance(entry, Answer)]
    longest = max(len(list(run)) for seat, run in itertools.groupby(answers) if seat == 1)
    assert TIRED <= longest < TIRED + 20


# a store that is away for a moment


async def test_a_store_that_is_away_while_a_game_is_loaded_does_not_close_it(house: House) -> None:
    table, _ = await house.friends("anna", "béla")
    entries = house.store.entries

    async def away(id: str, since: int = 0) -> Any:
        house.store.entries = entries
        raise Away("store-away")

    house.store.entries = away
    with pytest.raises(Away):
        await house.again().device(table)
    assert house.store.games[table].state == "running"
    assert (await house.again().device(table)).decision


async def test_the_last_answer_of_a_game_is_shown_and_kept_though_the_store_is_away_then(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla")
    change = house.store.change

    async def away(id: str, version: int, **fields: Any) -> None:
        house.store.change = change
        raise Away("store-away")

    house.store.change = away
    await anna.send(ResignWanted())
    async with asyncio.timeout(60):
        while house.store.games[table].state != "over":
            await asyncio.sleep(0.05)
    assert bela.view["state"] == "over"
    assert (await house.rooms.review(table, "anna")).winners == [1]


async def test_a_game_whose_process_died_at_its_end_is_finished_by_another_that_has_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    await other.device(table, "béla")

    async def killed(self: Any) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(live_module.Live, "finish", killed)
        with pytest.raises(ConnectionError):
            await anna.send(ResignWanted())
    await other.live(table).others.hear()
    assert (await other.rooms.review(table, "béla")).winners == [1]


async def test_a_log_that_is_shorter_than_it_was_is_read_again(house: House) -> None:
    """As after a backup was restored under a running server: nothing is written after a gap, and all see what is there."""
    table, (anna, bela) = await house.friends("anna", "béla")
    for device in (anna, anna, bela):
        await device.simply()
    log = house.store.rows[table]
    assert len(log) == 3
    del log[1:]
    await bela.simply()
    assert bela.refused() == "table-answered" and len(log) == 1
    assert anna.decision and not bela.decision
    await play_out([anna, bela])
    assert anna.view["state"] == "over" and anna.log == (await house.again().device(table)).log


async def test_tables_that_nobody_looked_at_filled_the_memory_bug(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for one after the other, all that were ever made stayed for ten minutes."""
    monkeypatch.setattr(rooms_module, "UNSEEN", 3)
    monkeypatch.setattr(rooms_module, "CHECKED", 1)
    seen, _ = await house.friends("anna", "béla")
    made = []
    for _ in range(8):
        made.append((await house.make(me(), bot(), seed="7")).table)
        house.clock.now += 1
    assert [*house.rooms.live] == [seen, *made[-3:]]
    assert (await house.device(made[0])).decision, "it comes back"


@pytest.mark.parametrize("opponent", ["a friend", "a bot"])
async def test_tables_that_had_left_the_memory_stayed_until_the_next_collection_bug(
    opponent: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table and its timers referred to each other, and garbage is collected every ten minutes."""
    monkeypatch.setattr(rooms_module, "KEPT", 0)
    if opponent == "a bot":
        table = (await house.make(me(), bot(), kingdom=KingdomWanted(cards=WITCHES))).table
        devices = [await house.device(table)]
    else:
        table, devices = await house.friends("anna", "béla", kingdom=KingdomWanted(cards=WITCHES))
    await devices[0].simply()
    for device in devices:
        await device.viewer.leave()
    del device, devices
    live = weakref.ref(house.live(table))
    await asyncio.gather(*house.live(table)._later)
    house.clock.now += 10_000
    gc.disable()
    try:
        house.rooms.forget_idle()
        assert live() is None
    finally:
        gc.enable()


# several processes


async def messages_to_another_process(victim: dict[str, Any]) -> list[dict[str, Any]]:
    """What the attacker is sent, connected elsewhere than the victim, who shows nothing."""
    house = House()
    table, (_anna, bela) = await house.position("anna", "béla", at={"kingdom": WITCHES, "players": [ATTACK, victim]})
    other = house.again()
    anna = await other.device(table, "anna")
    anna.read()
    await anna.answer(["Militia"])
    await house.live(table).others.hear()
    if bela.decision["kind"] == "react":
        await bela.answer([])
        await other.live(table).others.hear()
    anna.read()
    return anna.messages


async def test_no_message_comes_to_another_process_because_a_reaction_was_not_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    same_always(monkeypatch)
    plain = {"hand": ["Silver", *MOAT["hand"][1:]], "deck": MOAT["deck"]}
    told = [[m["type"] for m in await messages_to_another_process(victim)] for victim in (MOAT, plain)]
    assert told[0] == told[1]


class Telling(Memory):
    """A store that tells of changes as somebody notes them."""

    def __init__(self) -> None:
        super().__init__()
        self.changed: asyncio.Queue[Change] = asyncio.Queue()

    async def listen(self) -> AsyncIterator[Change]:
        while True:
            yield await self.changed.get()


async def test_what_another_process_begins_is_paid_for_by_who_plays_here_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's request begins it; what bots searched then was counted for the table only."""
    house = House(Telling())
    table, _ = await house.friends("anna", "béla", public=True)
    other = house.again()
    listening = asyncio.create_task(other.rooms.listen())
    payers: list[Customer | None] = []
    told: list[Customer | None] = []

    async def comes(guest: str) -> None:
        PAYER.set(Customer(f"address of {guest}", guest))
        await other.device(table, guest)

    async def heard(others: Others) -> None:
        payers.append(PAYER.get())
        others.stale = False

    monkeypatch.setattr(Others, "catch_up", heard)
    async with asyncio.timeout(60):
        for guest in ("zita", "béla", "csilla"):  # the others only watch
            await asyncio.create_task(comes(guest))
            payers.clear()
            house.store.changed.put_nowait(Change(table))
            while not payers:
                await asyncio.sleep(0)
            told += payers
    listening.cancel()
    assert [payer and payer.guest for payer in told] == ["zita", "béla", "béla"]
    assert PAYER.get() is None


class Charged:
    """Budgets that write down who is charged."""

    def __init__(self) -> None:
        self.seconds: dict[str | None, float] = {}

    def charge(self, customer: Customer, seconds: float) -> None:
        self.seconds[customer.guest] = self.seconds.get(customer.guest, 0.0) + seconds


def busy(seconds: float) -> None:
    begun = time.thread_time()
    while time.thread_time() - begun < seconds:
        pass


async def test_nobody_paid_for_the_turns_of_bots_bug(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """They follow a request in a task of their own: with five bots one message cost its sender a tenth of it."""
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    honest, charged = bots.Bots.choose, Charged()

    async def slowly(self: bots.Bots, *given: Any) -> list[str]:
        busy(0.05)
        return await honest(self, *given)

    monkeypatch.setattr(bots.Bots, "choose", slowly)
    PAYER.set(Customer("10.1.1.1", "anna", charged))  # type: ignore[arg-type]
    while anna.decision and not charged.seconds.get("anna", 0) > 0.05:
        await anna.simply()
    assert charged.seconds["anna"] > 0.05


async def test_nobody_paid_for_what_is_shown_after_a_pause_bug(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", 3600.0)
    table, (anna, _) = await house.position("anna", "béla", at={"kingdom": WITCHES, "players": [ATTACK, PLAIN]})
    charged = Charged()
    PAYER.set(Customer("10.1.1.1", "anna", charged))  # type: ignore[arg-type]
    await anna.answer(["Militia"])
    live = house.live(table)
    assert live.pauses.moment
    honest = live.render
    monkeypatch.setattr(live.pauses, "_show", lambda: (busy(0.05), honest()))
    await house.wait_over(table)
    assert charged.seconds["anna"] > 0.05


async def test_what_is_added_while_a_table_is_loaded_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    house = House(Telling())
    table, (anna, _bela) = await house.friends("anna", "béla")
    other = house.again()
    listening = asyncio.create_task(other.rooms.listen())
    entries = house.store.entries

    async def slow(id: str, since: int = 0) -> Any:
        """The answer is kept, and told, after the entries were read and before they have arrived."""
        house.store.entries = entries
        rows = await entries(id, since)
        await anna.answer([])
        house.store.changed.put_nowait(Change(id))
        await asyncio.sleep(0.05)
        return rows

    house.store.entries = slow
    bela = await other.device(table, "béla")
    async with asyncio.timeout(60):
        while not other.live(table).begun().entries:
            await asyncio.sleep(0.01)
    listening.cancel()
    assert len(other.live(table).begun().entries) == 1
    assert bela.log == (await other.device(table, "béla")).log


async def test_a_seat_that_has_resigned_is_not_given_back_to_its_person(house: House) -> None:
    table, (anna, bela, _csilla) = await house.friends("anna", "béla", "csilla")
    other = house.again()
    await other.device(table, "anna")
    await anna.send(ResignWanted())
    await other.live(table).others.hear()
    await anna.viewer.leave()
    house.clock.now += 61
    await bela.send(TakeOver(0, True))
    await other.live(table).others.hear()
    await asyncio.sleep(0.05)
    assert other.live(table).begun().seats[0].bot


# the clock


async def test_who_says_something_gets_no_more_time(house: House) -> None:
    table, (anna, bela) = await house.friends("anna", "béla", clock=30)
    house.clock.now += 12
    await anna.send(SayPhrase("say-wait"))
    await bela.send(SayPhrase("say-hello"))
    assert (await house.device(table, "anna")).view["left"] == 18


async def test_the_time_that_is_left_does_not_tell_whether_a_reaction_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    same_always(monkeypatch)
    seen = []
    for card in ("Moat", "Silver"):
        house = House()
        victim = {**MOAT, "hand": [card, *MOAT["hand"][1:]]}
        _table, (anna, bela) = await house.position("anna", "béla", at={"players": [ATTACK, victim]}, clock=30)
        anna.read()
        anna.raw.clear()
        await anna.answer(["Militia"])
        if card == "Moat":
            await bela.answer([])
        anna.read()
        seen.append([json.loads(raw) for raw in anna.raw])
    assert seen[0] == seen[1]


# hidden cards


async def test_nothing_is_learnt_by_trying_several_answers_at_once(house: House) -> None:
    """All or none: the second one is not legal, and the refusal must not tell what the first would have drawn."""
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [DRAW, PLAIN]})
    [refused] = await anna.send(AnswerGiven(anna.decision["id"], [["Smithy"], ["nonsense"]]))
    assert refused["type"] == "refused" and not house.store.rows[table]
    assert "Gold" not in json.dumps(refused)


async def test_nothing_is_learnt_of_reactions_by_trying_several_answers_at_once(house: House) -> None:
    told = []
    for card in ("Moat", "Silver"):
        victim = {**MOAT, "hand": [card, *MOAT["hand"][1:]]}
        witch = {"hand": ["Witch", "Copper"], "deck": ["Copper"] * 8}
        _table, (anna, _bela) = await house.position(
            "anna", "béla", at={"kingdom": WITCHES, "players": [witch, victim]}
        )
        told.append(await anna.send(AnswerGiven(anna.decision["id"], [["Witch"], ["nonsense"]])))
    assert told[0] == told[1]


async def test_spectators_who_come_and_go_are_no_news_to_the_others(house: House) -> None:
    """Two hundred of them sent everybody two hundred messages, and closed the sockets of the players with it."""
    table, (anna, _bela) = await house.friends("anna", "béla", public=True)
    first = await house.device(table, "nobody")
    anna.read()
    for n in range(300):
        watcher = await house.device(table, f"guest {n}")
        await watcher.viewer.leave()
    assert anna.read() == [] and first.view["seats"]
    await first.viewer.leave()
    assert anna.viewer in house.live(table).viewers


async def test_a_hint_that_comes_late_does_not_tell_what_others_hold(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = {"hand": ["Copper"] * 3, "deck": ["Copper"] * 8}
    secret = {"hand": ["Village", "Estate"], "deck": ["Copper"] * 8}
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [hand, secret]})
    tablet = await house.device(table, "anna")
    anna.read()
    bots, thought = house.live(table).bots, asyncio.Event()
    at_once = bots.of

    async def thinking(*given: Any) -> Any:
        await thought.wait()
        return await at_once(*given)

    monkeypatch.setattr(bots, "of", thinking)
    asking = asyncio.create_task(anna.viewer.receive(Suggest(anna.decision["id"])))
    await asyncio.sleep(0)
    await tablet.answer(["Copper"] * 3, [])
    thought.set()
    await asking
    assert [m["type"] for m in anna.read() if m["type"] in ("hint", "refused")] == ["refused"]


@pytest.mark.parametrize("card", ["Diplomat", "Village"])
async def test_a_bot_that_shows_no_reaction_keeps_all_waiting_as_one_that_has_none(
    monkeypatch: pytest.MonkeyPatch, card: str
) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", 3600)
    house = House()
    kingdom = [*WITCHES[:-1], "Diplomat"]
    witch = {"hand": ["Witch", "Copper"], "deck": ["Copper"] * 8}
    victim = {"hand": [card, "Gold", "Gold", "Gold", "Gold"], "deck": ["Curse"] * 8}
    game = Game.from_position({"kingdom": kingdom, "seed": 1, "players": [witch, victim]})
    places = (Place("Anna", "anna"), Place("Ada", "", "fair"))
    table = (await house.rooms.open(Room(game.kingdom, 2, places, Options(), record=game.record()), "anna")).table
    anna = await house.device(table)
    await house.live(table).bots.of("fair", house.live(table).room)
    await anna.answer(["Witch"])
    assert not house.live(table).begun().reacting, "the bot has not decided yet"
    assert anna.view["view"]["waits"]["reactions"]
    await house.wait_over(table)
    assert not any(line[3] == "react" for line in anna.log) and anna.decision


# undo


async def test_what_can_be_taken_back_can_be_taken_back_while_all_wait_for_reactions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_module, "REACTIONS", 3600)
    house = House()
    table, (anna, _bela) = await house.position("anna", "béla", at={"players": [ATTACK, PLAIN]}, undo="ask")
    await anna.answer(["Militia"])
    assert anna.view["can"]["undo"] == "free"
    await anna.send(UndoWanted())
    assert house.live(table).begun().undone == 1 and anna.decision["kind"] == "action"


async def test_what_was_answered_quickly_can_be_taken_back(house: House) -> None:
    victim = {"hand": ["Estate", "Estate", "Copper", "Gold", "Silver"], "deck": ["Copper"] * 8}
    table, (anna, bela) = await house.position("anna", "béla", at={"players": [ATTACK, victim]}, undo="free")
    await bela.send(AutoplaySet(2))
    await anna.answer(["Militia"])
    assert (
        bela.view["view"]["players"][1]["hand"] == ["Copper", "Gold", "Silver"] and bela.view["can"]["undo"] == "free"
    )
    await bela.send(UndoWanted())
    assert house.live(table).begun().undone == 1
    assert bela.decision and bela.decision["kind"] == "discard"


# rooms


async def test_a_table_whose_kingdom_names_a_card_twice_can_begin_or_is_not_made(house: House) -> None:
    twice = KingdomWanted(pick=WishesWanted(boxes=["base 2e"], locked=["Witch", "Witch"]))
    try:
        made = await house.make(me(), bot(), kingdom=twice)
    except Refusal:
        return
    anna = await house.device(made.table)
    while (picking := anna.last("seats")["picking"]) is not None:
        before = len(picking["options"])
        await anna.send(PickCard(picking["options"][0]))
        left = anna.last("seats")["picking"]
        assert left is None or len(left["options"]) < before, "stuck"
    await house.deal(made.table)
    assert anna.decision


async def test_a_first_player_who_is_not_at_the_table_is_refused_when_it_is_made(house: House) -> None:
    try:
        made = await house.make(me(), friend(), first=5)
    except Refusal:
        return
    assert await house.sit(made.table, "béla") == 1


async def test_two_long_names_are_told_apart(house: House) -> None:
    made = await house.make(me("x" * 24), friend())
    await house.rooms.sit(made.table, "b", Sit(house.links.join(made.table), "x" * 24))
    names = [place.name for place in house.live(made.table).room.places]
    assert len(set(names)) == 2 and all(len(name) <= 24 for name in names)


async def test_tables_that_are_not_there_leave_nothing_in_memory(house: House) -> None:
    for n in range(5):
        assert await refusal_of(house.rooms.find(f"{n:024}")) == "table-unknown"
    assert not house.rooms.used


SEEN = {
    "Vassal": ({"hand": ["Vassal", "Copper"], "deck": ["Gold"] * 8}, PLAIN),  # shows the top of the player's own deck
    "Swindler": ({"hand": ["Swindler", "Copper"], "deck": ["Gold"] * 8}, PLAIN),  # of another's deck
    "Militia": (ATTACK, {"hand": ["Gold"] * 5, "deck": ["Copper"] * 8}),  # discarded at once: there is no choice
    "Bureaucrat": (
        {"hand": ["Bureaucrat", "Copper"], "deck": ["Gold"] * 8},
        {"hand": ["Copper"] * 4 + ["Estate"], "deck": []},
    ),
    "Masquerade": ({"hand": ["Masquerade", "Copper"], "deck": []}, {"hand": ["Gold"] * 5, "deck": []}),
}


@pytest.mark.parametrize("card", SEEN)
async def test_what_has_shown_hidden_cards_is_not_taken_back_freely(house: House, card: str) -> None:
    kingdom = [*SEEN, "Village", "Smithy", "Market", "Mine", "Chapel"]
    _table, (anna, _bela) = await house.position(
        "anna", "béla", at={"kingdom": kingdom, "players": SEEN[card]}, undo="ask"
    )
    await anna.answer([card])
    assert anna.view["can"]["undo"] == "ask"


async def test_a_bot_that_thinks_for_long_plays_by_its_first_impression(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A strong bot looks at a kingdom for a second or two; nobody should wait for it."""
    ready = threading.Event()
    honest = bots.generic

    def slow(kingdom: Any, level: str, *rest: Any) -> Any:
        if level == "strong":
            ready.wait(600)
        return honest(kingdom, level if level != "strong" else "gentle", *rest)

    monkeypatch.setattr(bots, "generic", slow)
    monkeypatch.setattr(bots, "THINKING", 0.05)
    made = await house.make(me(), bot("strong"))
    anna = await house.device(made.table)
    async with asyncio.timeout(60):
        await anna.answer([])
        await anna.answer([])
        assert anna.decision and anna.view["view"]["turn"] == 2
    live = house.live(made.table)
    fair, strong = await live.bots.of("fair", live.room), await live.bots.of("strong", live.room)
    assert strong is fair
    ready.set()
    async with asyncio.timeout(60):
        while await live.bots.of("strong", live.room) is fair:
            await asyncio.sleep(0.01)


async def test_chatting_does_not_fill_the_log(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "LONGEST", 3)
    table, (anna, bela) = await house.friends("anna", "béla")
    for _ in range(10):
        await bela.send(SayPhrase("say-wait"))
    assert bela.refused() == "table-long" and len(house.live(table).begun().entries) == 4
    await anna.answer([])
    assert anna.decision["id"] == "1.0"
    await anna.send(UndoWanted())
    assert anna.refused() == "table-long"
    await bela.send(ResignWanted())
    assert anna.view["state"] == "over"


async def test_a_fault_that_nobody_waits_for_is_noted(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, _ = await house.friends("anna", "béla")

    async def broken() -> None:
        raise RuntimeError("the bot has lost its mind")

    house.live(table).later(broken(), 0)
    async with asyncio.timeout(60):
        while not caplog.records:
            await asyncio.sleep(0.01)
    assert caplog.records[0].levelname == "ERROR" and caplog.records[0].msg == "fault"
