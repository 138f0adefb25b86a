"""Whatever breaks, nothing is lost: killed servers, racing processes, a database that goes away, changed rules."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import random
import resource
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import demesne.cards
from demesne import Game
from demesne.bots import choose
from demesne.cards import Catalogue
from demesne.client import Client, Refused, Seat, View
from demesne.refusal import Refusal
from demesne.server.errors import Unable, status_of
from demesne.store.errands import copied
from demesne.table import fairness
from postgres import Postgres, running
from rooms import House, bot, me, play_out, refusal_of, same_always
from served import Served, in_time

MINUTES = float(os.environ.get("DEMESNE_SOAK_MINUTES") or 0)
SEED = int(os.environ.get("DEMESNE_SEED", "0"))
GAMES = 200 if MINUTES else 10
AT_ONCE = 10
KILLS = 10  # kills while the games are played
PLAIN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Village", "Remodel", "Smithy", "Chapel", "Workshop"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as cluster:
        yield cluster


@pytest.fixture(autouse=True)
def _in_time() -> Iterator[None]:
    with in_time(60 * max(60, int(10 * MINUTES))):
        yield


# a server that is killed


class Witness:
    """A player who remembers which answers the table has taken."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.acknowledged: list[list[str]] = []

    async def play(self) -> View:
        async for view in self.seat.views():
            if view.decision and view is self.seat.view:
                picks = choose(view.view, view.decision)
                await self.seat.answer(picks)
                self.acknowledged.append(sorted(picks))
        await self.seat.leave()
        return view


async def scripted_game(address: str, seed: int) -> tuple[str, list[Witness], View]:
    """A game of two people, or of two and a bot; all of it is played whatever happens to the server."""
    rng = random.Random(seed)
    anna, bela = (Client(address, name=name, patience=600) for name in ("Anna", "Béla"))
    seats = rng.choice([["me", "friend"], ["me", "gentle", "friend"], ["gentle", "me", "friend"]])
    made = await again_and_again(lambda: anna.make_table(PLAIN, seats, first="random"))
    own = next(int(seat) for seat in made.links["seats"])
    witnesses = [
        Witness(await anna.sit(made.table, own)),
        Witness(await again_and_again(lambda: bela.join(made.links["join"]))),
    ]
    lasts = await asyncio.gather(*(witness.play() for witness in witnesses))
    assert lasts[0].result == lasts[1].result, "the players saw two different ends"
    return made.table, witnesses, lasts[0]


async def again_and_again(ask: Any) -> Any:
    """Ask by HTTP until the server is there."""
    while True:
        try:
            return await ask()
        except (OSError, Refused) as error:
            if isinstance(error, Refused) and error.status != 503:
                raise
            await asyncio.sleep(0.2)


async def killing(served: Served, rng: random.Random) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.05, 2.5))
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)


async def kept(served: Served, table: str) -> list[dict[str, Any]]:
    """The entries on the disk, each number once; the server has the file for itself and gives a copy."""
    async with copied(served.folder / "games.sqlite") as copy:
        database = sqlite3.connect(copy)
        rows = database.execute("SELECT n, data FROM entries WHERE game = ? ORDER BY n", (table,)).fetchall()
        database.close()
    assert [n for n, _ in rows] == list(range(len(rows)))
    return [json.loads(data) for _, data in rows]


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.asyncio
async def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: pathlib.Path) -> None:
    killed = 0
    with Served(tmp_path) as served:
        for first in range(SEED, SEED + GAMES, AT_ONCE):
            before = served.starts
            async with asyncio.timeout(1800):
                playing = [scripted_game(served.address, first + i) for i in range(AT_ONCE)]
                *games, _ = await asyncio.gather(*playing, killing(served, random.Random(first)))
            killed += served.starts - before
            for table, witnesses, last in games:
                await check_game(served, table, witnesses, last)
    assert killed == KILLS * GAMES / AT_ONCE


async def check_game(served: Served, table: str, witnesses: list[Witness], last: View) -> None:
    """What was acknowledged is on the disk, in order and once; the record replays to what the players saw."""
    rows = await kept(served, table)
    for witness in witnesses:
        mine = [sorted(row["answer"]) for row in rows if row["seat"] == witness.seat.number and "answer" in row]
        assert mine == witness.acknowledged
    record = await Client(served.address, witnesses[0].seat.http.guest).record(table)
    assert fairness.check(record) and last.result
    assert Game.from_record(record).scores() == last.result["scores"]


# two processes on one database


@pytest.mark.slow
@pytest.mark.asyncio
async def test_of_two_processes_that_race_for_a_decision_exactly_one_wins(
    postgres: Postgres, tmp_path: pathlib.Path
) -> None:
    """Both have the same secret, so that a guest of one is the same guest at the other."""
    database = postgres.database()
    with Served(tmp_path, database) as one, Served(tmp_path, database) as two:
        anna = Client(one.address, name="Anna")
        made = await anna.make_table(PLAIN, ["me", "gentle"], first=0)
        seats = [await Client(served.address, anna.guest).sit(made.table) for served in (one, two)]
        raced = 0
        async with asyncio.timeout(120):
            while raced < 25:
                views = [await asked(seat) for seat in seats]
                assert views[0].decision == views[1].decision and views[0].view == views[1].view
                assert views[0].log == views[1].log
                picks = choose(views[0].view, views[0].decision or {})
                message = {"type": "answer", "decision": views[0].asked, "answers": [picks]}
                await asyncio.gather(*(seat.send(message) for seat in seats))
                raced += 1
                await loser(seats, views[0].asked)
        last = await asked(seats[0])
        rows = postgres.run(
            f"SELECT count(*) FROM entries WHERE game = '{made.table}' AND data->>'seat' = '0'",
            database.rpartition("/")[2],
        )
        assert int(rows) == raced and last.decision
        for seat in seats:
            await seat.leave()


async def asked(seat: Seat) -> View:
    """The view in which this seat is asked something."""
    while seat.view is None or seat.view.decision is None:
        await seat._read()
    return seat.view


async def loser(seats: list[Seat], decision: str) -> None:
    """Both go on; one of them is told that the question had been answered already."""
    refusals: list[str] = []
    for seat in seats:
        while seat.view is not None and seat.view.asked == decision:
            await seat._read()
    async with asyncio.timeout(60):
        while not refusals:
            for seat in seats:
                refusals += [m["phrase"][0] for m in seat.others if m["type"] == "refused" and m["to"] == decision]
            if not refusals:
                await asyncio.wait(
                    [asyncio.create_task(_look(seat)) for seat in seats], return_when=asyncio.ALL_COMPLETED
                )
    assert refusals == ["table-answered"]


async def _look(seat: Seat) -> None:
    """Read what has come, without waiting for more."""
    try:
        async with asyncio.timeout(0.2):
            await seat._read()
    except TimeoutError:
        pass


@pytest.mark.slow
@pytest.mark.asyncio
async def test_friends_at_two_processes_play_one_game(postgres: Postgres, tmp_path: pathlib.Path) -> None:
    database = postgres.database()
    with Served(tmp_path, database) as one, Served(tmp_path, database) as two:
        anna, bela = Client(one.address, name="Anna"), Client(two.address, name="Béla")
        made = await anna.make_table(PLAIN, ["me", "friend", "gentle"], first=0)
        seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
        async with asyncio.timeout(240):
            lasts = await asyncio.gather(*(seat.play(choose) for seat in seats))
        assert lasts[0].result == lasts[1].result and lasts[0].log == lasts[1].log
        for seat in seats:
            await seat.leave()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_process_that_dies_leaves_its_game_to_the_other(postgres: Postgres, tmp_path: pathlib.Path) -> None:
    """Also where a bot was to move: somebody moves it."""
    database = postgres.database()
    with Served(tmp_path, database) as one, Served(tmp_path, database) as two:
        anna, bela = Client(one.address, name="Anna"), Client(two.address, name="Béla", patience=600)
        made = await anna.make_table(PLAIN, ["me", "friend", "gentle"], first=0)
        seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
        playing = asyncio.create_task(seats[0].play(choose))
        other = asyncio.create_task(seats[1].play(choose))
        await asyncio.sleep(1.5)
        await asyncio.to_thread(one.kill)
        playing.cancel()
        again = await Client(two.address, anna.guest).sit(made.table)
        async with asyncio.timeout(240):
            last, seen = await asyncio.gather(again.play(choose), other)
        assert last.result == seen.result
        for seat in (*seats, again):
            await seat.leave()


# a database that is away, or cannot be written to


async def becomes(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.05)


def told(seat: Seat, phrase: str) -> bool:
    return any(message.get("phrase", [""])[0] == phrase for message in seat.others)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_while_nothing_can_be_written_players_are_told_and_nothing_is_lost(tmp_path: pathlib.Path) -> None:
    """The disk takes no byte more, neither of the database nor of the log; then it does again."""
    with Served(tmp_path) as served:
        anna = Client(served.address, name="Anna", patience=600)
        made = await anna.make_table(PLAIN, ["me", "gentle"], first=0)
        seat, watcher = await anna.sit(made.table, 0), await Client(served.address).watch(made.links["watch"])
        await watcher._connected()
        witness = Witness(seat)
        playing = asyncio.create_task(witness.play())
        await becomes(lambda: len(witness.acknowledged) > 3)
        unlimited = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))
        await becomes(lambda: told(seat, "store-away"))
        known = len(witness.acknowledged)
        with pytest.raises(Refused) as error:
            await anna.http.text("/health/ready")
        assert error.value.status == 503 and await anna.http.text("/health/live") == "ok"
        assert len(witness.acknowledged) == known and not playing.done()
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, unlimited)
        async with asyncio.timeout(240):
            last = await playing
        while not told(watcher, "store-back"):
            await watcher._read()
        assert await anna.http.text("/health/ready") == "ok"
        await check_game(served, made.table, [witness], last)
        await watcher.leave()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_while_the_database_is_away_players_are_told_and_nothing_is_lost(
    postgres: Postgres, tmp_path: pathlib.Path
) -> None:
    with Served(tmp_path, postgres.database()) as served:
        anna = Client(served.address, name="Anna", patience=600)
        made = await anna.make_table(PLAIN, ["me", "gentle"], first=0)
        seat = await anna.sit(made.table)
        witness = Witness(seat)
        playing = asyncio.create_task(witness.play())
        await becomes(lambda: len(witness.acknowledged) > 3)
        await asyncio.to_thread(postgres.stop)
        try:
            await becomes(lambda: told(seat, "store-away"))
            with pytest.raises(Refused) as error:
                await anna.http.text("/health/ready")
            assert error.value.status == 503
            await asyncio.sleep(6)
        finally:
            await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(240):
            last = await playing
        assert last.result
        record = await anna.record(made.table)
        first = next(i for i, place in enumerate(last.message["seats"]) if place["name"] == "Anna")
        game = Game.from_record(record)
        mine = [
            sorted(game.answers[n])
            for n, step in enumerate((await anna.review(made.table))["steps"])
            if step["player"] == first
        ]
        assert mine == witness.acknowledged


# changed rules


def change_smithy(monkeypatch: pytest.MonkeyPatch) -> None:
    """An upgrade in which Smithy does what Moat does: all answers stay legal, but other cards are drawn."""
    changed = Catalogue()
    changed.cards["Smithy"] = replace(changed.cards["Smithy"], play=changed.cards["Moat"].play)
    monkeypatch.setattr(demesne.cards, "_loaded", changed)


@pytest.mark.asyncio
async def test_a_game_of_other_rules_is_closed_with_an_explanation_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    house = House()
    smithy = {"hand": ["Smithy", "Copper", "Estate"], "deck": ["Estate"] * 8}
    table, devices = await house.position("anna", "béla", at={"players": [smithy, {}]})
    await devices[0].answer(["Smithy"])
    unchanged = await house.again().device(table, "béla")
    assert unchanged.view["state"] == "running"
    change_smithy(monkeypatch)
    other = house.again()
    for guest in ("anna", "béla"):
        device = await other.device(table, guest)
        assert device.last("closed")["phrase"][0] == "table-closed" and device.messages[0]["state"] == "closed"
        assert not [m for m in device.messages if m["type"] == "view"]
    stored = await house.store.game(table)
    assert stored and stored.state == "closed"


@pytest.mark.asyncio
async def test_a_strangers_look_through_another_version_closes_a_game_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the version that plays it serves too, the other one says so and leaves the game alone."""
    same_always(monkeypatch)
    house = House()
    smithy = {"hand": ["Smithy", "Copper", "Estate"], "deck": ["Estate"] * 8}
    table, devices = await house.position("anna", "béla", at={"players": [smithy, {}]}, public=True)
    await devices[0].answer(["Smithy"])
    house.store.serving.found = ["0.1.0, rules 1"]
    with monkeypatch.context() as upgraded:
        change_smithy(upgraded)
        other = house.again()
        for _ in range(2):
            assert await refusal_of(other.rooms.about(table, "eve")) == "table-elsewhere"
            assert await refusal_of(other.device(table, "béla")) == "table-elsewhere"
        assert status_of(Unable("table-elsewhere")) == 503, "whoever tries again may come to the other process"
    await devices[0].answer([])
    assert house.store.games[table].state == "running" and len(house.store.rows[table]) == 2
    change_smithy(monkeypatch)
    house.store.serving.found = []
    assert (await house.again().device(table, "béla")).last("closed")["phrase"][0] == "table-closed"


@pytest.mark.asyncio
async def test_a_game_that_another_version_plays_on_is_closed_for_who_sits_at_it_bug(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both versions play it until they differ; from then on the one that wrote the answer has it."""
    same_always(monkeypatch)
    house = House()
    smithy = {"hand": ["Smithy", "Copper", "Estate"], "deck": ["Estate"] * 8}
    table, devices = await house.position("anna", "béla", at={"players": [smithy, {}]})
    house.store.serving.found = ["another"]
    other = house.again()
    with monkeypatch.context() as upgraded:
        change_smithy(upgraded)
        anna = await other.device(table, "anna")
        await anna.answer(["Smithy"])
    live = house.live(table)
    live.later(live.others.hear())
    await asyncio.wait(live._later)
    assert devices[1].viewer.outbox.get_nowait() is None, "who comes again comes to the other one"
    assert house.store.games[table].state == "running" and live.gone
    assert await refusal_of(house.rooms.about(table, "béla")) == "table-elsewhere"


@pytest.mark.asyncio
async def test_a_finished_game_of_other_rules_is_still_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    house = House()
    made = await house.make(me(), bot())
    anna = await house.device(made.table)
    while not house.live(made.table).begun().over:
        game = house.live(made.table).begun().game
        if anna.decision["kind"] == "buy" and "Smithy" in game.decision.options and game.turn < 9:  # type: ignore[union-attr]
            await anna.answer(["Smithy"])
        else:
            await anna.simply()
    last = await play_out([anna])
    record = await house.rooms.record(made.table, "anna")
    review = await house.rooms.review(made.table, "anna")
    assert "action: Smithy" in record
    change_smithy(monkeypatch)
    other = house.again()
    again = await other.device(made.table)
    assert again.view["state"] == "over" and again.view["result"] == last["result"] and again.log == anna.log
    assert again.view["view"]["supply"] == last["view"]["supply"]
    assert await other.rooms.record(made.table, "anna") == record
    assert await other.rooms.review(made.table, "anna") == review
    with pytest.raises(Refusal):
        await other.rooms.at(made.table, "anna", 3, 0)
    assert (await other.rooms.rematch(made.table, "anna")).table != made.table
