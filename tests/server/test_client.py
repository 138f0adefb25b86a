"""The package's own client against a real server: whole games, links, lost sockets, what is refused, and its page."""

from __future__ import annotations

import asyncio
import pathlib
import re
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from demesne.bots import choose
from demesne.client import Blunder, Client, Refused, Seat, View, play
from demesne.client.http import Http
from demesne.refusal import Refusal
from demesne.server.identity import GuestCookies
from demesne.table import fairness
from served import Served, in_time

pytestmark = pytest.mark.slow  # a real server

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "client.md"
ADDRESS = "http://127.0.0.1:8200"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.fixture(autouse=True)
def _in_time() -> Iterator[None]:
    with in_time(1800):
        yield


@pytest.mark.asyncio
async def test_a_response_that_is_cut_off_is_a_lost_connection_bug() -> None:
    """A server that is killed while it responds: who tries again after an OSError must try again after this."""

    async def cut(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 319\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(cut, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        with pytest.raises(ConnectionError, match="no whole response"):
            await Http(f"http://127.0.0.1:{port}").get("/api/server")


async def first_view(seat: Seat) -> View:
    async for view in seat.views():
        return view
    raise AssertionError


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_whole_game_against_a_bot(server: Served) -> None:
    client = Client(server.address, name="Anna")
    made = await client.make_table(seats=["me", "gentle"], first=0)
    async with await client.sit(made.table) as seat:
        last = await seat.play(choose)
        assert seat.welcome["you"] == [0] and seat.welcome["deal"]["commitment"] == made.deal.commitment
    assert last.over and last.result and last.result["winners"]
    assert last.log[0][1][0].startswith("log-") and last.view["decision"] is None
    record = await client.record(made.table)
    assert fairness.check(record) and made.deal.commitment in record
    review = await client.review(made.table)
    assert review["scores"] == last.result["scores"]
    again = await client.rematch(made.table)
    assert again.table != made.table and (await client.rematch(made.table)).table == again.table


@pytest.mark.slow
@pytest.mark.asyncio
async def test_hints_warnings_and_the_analysis(server: Served) -> None:
    """On a busy machine a search may come too late: then there is a list's hint and no warning, never an error."""
    client = Client(server.address, name="Anna")
    made = await client.make_table(seats=["me", "gentle"], first=0)
    async with await client.sit(made.table) as seat:
        hint: dict[str, Any] = {}
        async for view in seat.views():
            if view.decision and not hint:
                hint = await seat.hint()
                assert hint["decision"] == view.asked
                await seat.answer(hint["answers"][0])
            elif view.decision and len(view.log) > 30:
                await seat.resign()
            elif view.decision:
                picks = choose(view.view, view.decision)
                try:
                    await seat.answer(picks, coach=True)
                except Blunder as blunder:
                    assert blunder.best[0]["win"] - blunder.answer["win"] > 0.1
                    await seat.answer(blunder.best[0]["answer"])
    parts = [found async for found in client.analyses(made.table)]
    last = parts[-1]
    assert last["finished"] and last["players"][0] == "Anna" and last == await client.analysis(made.table)
    again = await client.analysis(record=await client.record(made.table))
    assert [d["chosen"] for d in again["decisions"]] == [d["chosen"] for d in last["decisions"]]


@pytest.mark.slow
@pytest.mark.asyncio
async def test_friends_by_link_and_somebody_who_watches(server: Served) -> None:
    anna, bela, eve = (Client(server.address, name=name) for name in ("Anna", "Béla", "Eve"))
    made = await anna.make_table(
        ["Village", "Smithy", "Market", "Cellar", "Mine", "Remodel", "Workshop", "Chapel", "Festival", "Gardens"],
        ["me", "friend"],
    )
    with pytest.raises(Refused) as error:
        await eve.join(made.links["join"] + "x")
    assert (error.value.reason, error.value.status) == ("table-unknown", 404)
    seats = [await anna.sit(made.table), await bela.join(server.address + made.links["join"])]
    watcher = await eve.watch(made.links["watch"])
    *lasts, seen = await asyncio.gather(*(seat.play(choose) for seat in seats), watcher.play(choose))
    assert lasts[0].result == lasts[1].result == seen.result and seen.message["seat"] is None
    assert [s["name"] for s in seen.message["seats"]] == ["Anna", "Béla"]
    with pytest.raises(Refused) as error:
        await eve.join(made.links["join"])
    assert error.value.reason == "table-full"
    for seat in (*seats, watcher):
        await seat.leave()


@pytest.mark.asyncio
async def test_ones_own_link_takes_the_seat_along(server: Served) -> None:
    anna = Client(server.address, name="Anna")
    made = await anna.make_table(first=0)
    phone = Client(server.address)
    async with await phone.join(made.links["seats"]["0"]) as seat:
        view = await first_view(seat)
    assert view.decision and view.decision["player"] == 0


@pytest.mark.asyncio
async def test_a_guest_is_the_same_guest_another_time(server: Served) -> None:
    anna = Client(server.address)
    made = await anna.make_table(first=0)
    async with await Client(server.address, anna.guest).sit(made.table) as seat:
        assert (await first_view(seat)).decision
    async with await Client(server.address).sit(made.table) as seat:
        with pytest.raises(Refused) as error:
            await first_view(seat)
    assert (error.value.reason, error.value.status) == ("table-unknown", 404)
    assert GuestCookies(b"another secret", False).known(f"demesne_guest={anna.guest}") is None


@pytest.mark.asyncio
async def test_an_answer_that_is_not_legal_is_refused_and_nothing_has_changed(server: Served) -> None:
    client = Client(server.address)
    made = await client.make_table(first=0)
    async with await client.sit(made.table) as seat:
        with pytest.raises(Refused, match="nothing is asked"):
            await seat.answer([])
        view = await first_view(seat)
        with pytest.raises(Refused) as error:
            await seat.answer(["Province"])
        assert error.value.reason == "error-answer" and seat.view is view
        await seat.answer(view.decision["options"] if view.decision else [], [])
        assert seat.view is not view
        await seat.undo()


@pytest.mark.asyncio
async def test_public_tables_and_the_kinds_of_kingdoms(server: Served) -> None:
    client = Client(server.address)
    wished = await client.make_table(
        {"random": {"village": True, "boxes": ["base 2e"]}}, ["me", {"kind": "friend"}], public=True
    )
    assert wished.table in [about.table for about in await client.tables()]
    with pytest.raises(Refused) as error:
        await client.make_table("No such set")
    assert error.value.status == 400
    for link in ("/join", "join/a/b", "/play/a.b", ""):
        with pytest.raises(ValueError, match="expected a link"):
            await client.join(link)
    with pytest.raises(ValueError):
        await client.make_table(seats=["me", "me", "nobody"])


@pytest.mark.asyncio
async def test_lost_sockets_are_opened_again_and_no_answer_counts_twice(server: Served) -> None:
    client = Client(server.address)
    made = await client.make_table(seats=["me", "gentle"], first=0)
    seat = await client.sit(made.table)
    ids: list[str] = []
    n = 0
    async for view in seat.views():
        n += 1
        if seat._socket and n % 3 == 0:
            seat._socket.transport.abort()
        if view.decision and view is seat.view:
            if n > 60:  # and not in the middle of a bot's turn
                break
            ids.append(view.decision["id"])
            await seat.answer(choose(view.view, view.decision))
    assert len(ids) == len(set(ids)) > 10
    log = [*seat.view.log] if seat.view else []
    fresh = await client.sit(made.table)
    assert (await first_view(fresh)).log == log
    await seat.leave()
    await fresh.leave()


@pytest.mark.asyncio
async def test_a_view_that_waits_is_still_the_newest_after_a_lost_socket_bug(server: Served) -> None:
    """The socket broke between the next view and the confirmation: nobody answered that view, and both waited."""
    client = Client(server.address, name="Anna")
    made = await client.make_table(seats=["me", "gentle"], first=0)
    async with await client.sit(made.table) as seat:
        unread = await first_view(seat)
        seat._unread.append(unread)  # it has come, and has not been read yet
        assert seat._socket is not None
        await seat._socket.close()
        seat._socket = None
        await seat._connected()
        waiting = await first_view(seat)
        assert waiting is unread and waiting is seat.view and not seat._unread


@pytest.mark.asyncio
async def test_a_server_that_is_away_is_waited_for_but_not_for_ever(tmp_path: pathlib.Path) -> None:
    with Served(tmp_path) as served:
        client = Client(served.address, patience=120)
        made = await client.make_table(first=0)
        seat = await client.sit(made.table)
        view = await first_view(seat)
        await asyncio.to_thread(served.kill)
        answering = asyncio.create_task(seat.answer(view.decision["options"] if view.decision else []))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(served.start)
        await answering
        assert seat.view and seat.view.message["decision"]["id"] == "1.0"
        await asyncio.to_thread(served.kill)
        seat.http.patience = 0.2
        with pytest.raises(ConnectionError, match="no connection"):
            await seat.answer([])


@pytest.mark.slow
def test_the_examples_of_its_page_run(server: Served) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    made = asyncio.run(Client(server.address, name="Host").make_table(seats=["friend", "gentle"]))
    space: dict[str, Any] = {}
    for block in blocks:
        exec(block.replace(ADDRESS, server.address).replace("/join/TABLE.TOKEN", made.links["join"]), space)
    assert space["last"].over and space["record"].startswith("Demesne record")


@pytest.mark.slow
def test_two_programs_without_asyncio(server: Served) -> None:
    made = asyncio.run(Client(server.address).make_table(seats=["friend", "friend"]))
    lasts: dict[str, View] = {}
    players = [
        threading.Thread(
            target=lambda name=name: lasts.setdefault(name, play(server.address, made.links["join"], choose, name))
        )
        for name in ("A", "B")
    ]
    for player in players:
        player.start()
    for player in players:
        player.join(600)
    assert lasts["A"].result == lasts["B"].result is not None


def test_the_page_names_every_method() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for kind in (Client, Seat, View):
        for name in vars(kind):
            if not name.startswith("_") and name not in ("of", "asked"):
                assert re.search(rf"\b{name}\b", text), f"{kind.__name__}.{name}"
    assert issubclass(Refusal, ValueError)
