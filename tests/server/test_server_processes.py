"""Two processes on one PostgreSQL behind no sticky sessions: what one has done, the other one answers by."""

from __future__ import annotations

import asyncio
import dataclasses
import pathlib
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import httpx
import msgspec
import pytest

import postgres as clusters
from demesne.bots import choose
from demesne.client import Client, Refused, Seat
from demesne.refusal import Refusal
from demesne.server import others, sharing
from demesne.server.analyses import empty
from demesne.server.app import make_app
from demesne.server.budgets import Spent
from demesne.server.errors import Unable
from demesne.server.identity import COOKIE
from demesne.server.workers import Job
from running import GENEROUS, NEW_TABLE, Running, code_of, hello, said, settings_of, until

pytestmark = pytest.mark.slow  # a real database

Two = tuple[Running, Running]


@pytest.fixture(scope="module")
def cluster() -> Iterator[clusters.Postgres]:
    with clusters.running() as found:
        yield found


@pytest.fixture
def two(cluster: clusters.Postgres, tmp_path: pathlib.Path) -> Iterator[Two]:
    settings = settings_of(tmp_path, database=cluster.database(), limits=GENEROUS)
    with Running(make_app(settings)) as one, Running(make_app(settings)) as other:
        yield one, other


def guest_of(server: Running, cookie: str = "") -> httpx.Client:
    """A device: a new one, or one with this cookie."""
    client = httpx.Client(base_url=server.address, timeout=60, cookies={COOKIE: cookie} if cookie else {})
    if not cookie:
        client.post("/api/me/renew", json={})
    return client


def same_at(other: Running, device: httpx.Client) -> httpx.Client:
    return guest_of(other, device.cookies[COOKIE])


def test_a_claimed_guest_is_still_known_by_the_old_cookie_at_another_process_bug(two: Two) -> None:
    one, other = two
    old, new = guest_of(one), guest_of(one)
    table = one.made(old)["table"]
    at_other = same_at(other, old)
    path = f"/api/tables/{table}"
    assert at_other.get(path).json()["you"] == [0]
    with other.look(table, at_other) as socket:
        assert hello(socket)["you"] == [0]
        link = new.get("/api/me/link").json()["link"]
        assert old.post("/api/me/claim", json={"token": link}).status_code == 200
        assert same_at(other, new).get(path).json()["you"] == [0], "the new owner is not refused from memory"
        until(lambda: at_other.get(path).status_code == 404)
        assert code_of(socket) == 4403


def test_a_deleted_game_is_still_shown_to_strangers_at_another_process_bug(two: Two) -> None:
    one, other = two
    anna, stranger = guest_of(one), guest_of(other)
    table = one.made(anna, options={**NEW_TABLE["options"], "public": True})["table"]
    path = f"/api/tables/{table}"
    assert stranger.get(path).json()["state"] == "running"
    with other.look(table, stranger) as socket:
        hello(socket)
        assert anna.post("/api/me/delete", json={"sure": True}).status_code == 200
        until(lambda: stranger.get(path).status_code == 404)
        assert code_of(socket) == 1012, "who comes again is told"
    with other.look(table, stranger) as again:
        again.send('{"type":"hello","protocol":2}')
        assert said(again, "refused")["phrase"][0] == "table-unknown" and code_of(again) == 4404


# the client


def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process hears of what others write."""
    monkeypatch.setattr(others.Others, "heard", lambda self, change: None)


async def asked(seat: Seat) -> str:
    """What the seat must decide now."""
    while not (seat.view and seat.view.decision):
        await seat._read()
    return seat.view.asked


async def there(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    """What the server's own loop does."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, server.loop))


async def lagging(two: Two) -> tuple[Seat, str]:
    """A seat that has answered at one process, whose connection breaks, and that comes to the other, which lags behind."""
    one, other = two
    anna = Client(one.address, name="Anna")
    made = await anna.make_table(seats=["me", "friend"], first=0, clock=600)
    bela = await Client(one.address, name="Béla").join(made.links["join"])
    seat = await anna.sit(made.table)
    await asked(seat)
    async with await Client(other.address, anna.guest).sit(made.table) as before:
        await asked(before)
    await bela._connected()
    await seat.answer(choose(seat.view.view, seat.view.decision))  # type: ignore[union-attr, arg-type]
    decision = await asked(seat)
    await bela.leave()
    assert seat._socket
    seat._socket.transport.abort()
    seat.http.base_url = other.address
    return seat, decision


@pytest.mark.parametrize("glance", [others.GLANCE, 0.0])
def test_an_answer_that_was_never_taken_counts_as_given_after_a_reconnection_bug(
    two: Two, glance: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the other process shows an older view at first."""
    deaf(monkeypatch)
    monkeypatch.setattr(others, "GLANCE", glance)

    async def play() -> None:
        seat, decision = await lagging(two)
        assert seat.view and seat.view.decision
        picks = choose(seat.view.view, seat.view.decision)
        await seat.answer(picks)
        rows = await there(two[1], two[1].context.rooms.store.entries(seat.table))
        assert [row["answer"] for row in rows][-1] == list(picks) and len(rows) == int(decision.split(".")[0]) + 1
        await seat.leave()

    asyncio.run(play())


def test_an_answer_that_the_clock_gave_instead_is_refused_after_a_reconnection_bug(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf(monkeypatch)

    async def play() -> None:
        seat, decision = await lagging(two)
        live = two[0].context.rooms.live[seat.table]
        number, undone = (int(part) for part in decision.split("."))
        await there(two[0], live.deadline.time_is_up(0, len(live.begun().live), undone))
        with pytest.raises(Refused) as error:
            await seat.answer(["Copper"])
        assert error.value.reason == "table-answered" and number == 1
        await seat.leave()

    asyncio.run(play())


# analyses


class Slowly:
    """A pool whose analyses show a part and end when they may."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.end = threading.Event()
        self.error: Refusal | None = None

    async def run(self, job: Job, spent: Spent, hear: Callable[[bytes], None]) -> bytes:
        self.jobs.append(job)
        hear(analysis(False))
        while not self.end.is_set():
            await asyncio.sleep(0.01)
        if self.error:
            raise self.error
        return analysis(True)


def analysis(finished: bool) -> bytes:
    return msgspec.json.encode(dataclasses.replace(empty([], []), finished=finished, progress=(1, 2)))


@pytest.fixture
def pools(two: Two, monkeypatch: pytest.MonkeyPatch) -> tuple[Slowly, Slowly]:
    monkeypatch.setattr(sharing, "EVERY", 0.02)
    found = Slowly(), Slowly()
    for server, pool in zip(two, found, strict=True):
        server.context.analyses._pool = pool
    return found


RECORD = {"record": "any record"}


def test_an_analysis_begun_at_one_process_is_unknown_at_the_other_bug(two: Two, pools: tuple[Slowly, Slowly]) -> None:
    one, other = two
    path = f"/api/replay/analysis/{one.http.post('/api/replay/analysis', json=RECORD).json()['analysis']}"
    until(lambda: other.http.get(path).json().get("progress") == [1, 2])
    assert other.http.post("/api/replay/analysis", json=RECORD).status_code == 200
    assert (len(pools[0].jobs), len(pools[1].jobs)) == (1, 0), "it is made once"
    pools[0].end.set()
    until(lambda: other.http.get(path).json()["finished"])
    assert one.http.get(path).json()["finished"]


def test_the_analysis_of_a_game_is_made_once_bug(two: Two, pools: tuple[Slowly, Slowly]) -> None:
    one, other = two
    anna = guest_of(one)
    table = one.made(anna, options={**NEW_TABLE["options"], "public": True})["table"]
    with one.look(table, anna) as socket:
        hello(socket)
        socket.send('{"type":"resign"}')
        until(lambda: anna.get(f"/api/tables/{table}/review").status_code == 200)
    path, here, there = f"/api/tables/{table}/analysis", one.http, other.http
    assert there.get(path).status_code == 404
    assert here.post(path).status_code == there.post(path).status_code == 200
    assert (len(pools[0].jobs), len(pools[1].jobs)) == (1, 0)
    pools[0].end.set()
    until(lambda: there.get(path).json()["finished"])
    until(lambda: other.context.rooms.live[table].stored.analysis is not None)


def test_an_analysis_that_failed_elsewhere_says_so_once_and_may_be_tried_again(
    two: Two, pools: tuple[Slowly, Slowly]
) -> None:
    one, other = two
    pools[0].error = Refusal("server-too-heavy")
    path = f"/api/replay/analysis/{one.http.post('/api/replay/analysis', json=RECORD).json()['analysis']}"
    pools[0].end.set()
    until(lambda: other.http.get(path).status_code == 400)
    assert other.http.post("/api/replay/analysis", json=RECORD).status_code == 200 and len(pools[1].jobs) == 1


def test_an_analysis_whose_process_died_may_be_begun_again(
    two: Two, pools: tuple[Slowly, Slowly], cluster: clusters.Postgres
) -> None:
    one, other = two
    path = f"/api/replay/analysis/{one.http.post('/api/replay/analysis', json=RECORD).json()['analysis']}"
    until(lambda: other.http.get(path).json().get("progress") == [1, 2])
    one.context.sharing._kept.maker = "dead"  # it renews nothing any more
    database = str(other.context.settings.database).rpartition("/")[2]
    cluster.run("UPDATE analyses SET seen = seen - interval '91 seconds'", database)
    assert other.http.get(path).status_code == 404
    assert other.http.post("/api/replay/analysis", json=RECORD).status_code == 200 and len(pools[1].jobs) == 1
    assert other.http.get(path).json()["progress"] == [1, 2]


def test_an_analysis_that_stops_with_its_process_is_begun_elsewhere_at_once(
    two: Two, pools: tuple[Slowly, Slowly]
) -> None:
    one, other = two
    pools[0].error = Unable("server-stopping")
    path = f"/api/replay/analysis/{one.http.post('/api/replay/analysis', json=RECORD).json()['analysis']}"
    until(lambda: other.http.get(path).json().get("progress") == [1, 2])
    pools[0].end.set()
    until(lambda: other.http.get(path).status_code == 404)
    assert other.http.post("/api/replay/analysis", json=RECORD).status_code == 200 and len(pools[1].jobs) == 1
