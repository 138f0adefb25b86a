"""The store on both databases: what is confirmed stays, entry n is written once, the database may go away and come back."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import pathlib
import sqlite3
import stat
import subprocess
import sys
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import pytest_asyncio
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from bracketed import outside
from demesne.refusal import Refusal
from demesne.store import (
    Away,
    Commit,
    Damaged,
    Gap,
    Gone,
    Store,
    StoredGame,
    Taken,
    engine,
    location,
    notifications,
    schema,
    secret,
)
from demesne.store.backup import Amount, backup, restore
from demesne.store.engine import address, connected, engine_to, transaction
from demesne.store.migrating import migrate, steps_over
from demesne.terminal.admin import admin
from demesne.words import words
from postgres import Cable, Postgres, running

pytestmark = pytest.mark.slow  # two databases, real processes

KINDS = ("sqlite", "postgres")
NOW = datetime(2030, 1, 1, tzinfo=UTC)
PATIENCE = 60.0  # seconds for what happens at once on an idle machine

Open = Callable[..., Awaitable[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as cluster:
        yield cluster


@pytest.fixture
def urls(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Callable[[str], str]:
    """The address of a new, empty database of a kind."""
    numbers = iter(range(100))

    def make(kind: str) -> str:
        if kind == "postgres":
            cluster: Postgres = request.getfixturevalue("postgres")
            return cluster.database()
        return f"sqlite:///{tmp_path / f'new{next(numbers)}' / 'games.sqlite'}"

    return make


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, urls: Callable[[str], str]) -> str:
    return urls(request.param)


@pytest_asyncio.fixture
async def opened() -> AsyncIterator[Open]:
    """Opens stores and closes them after the test."""
    stores: list[Store] = []

    async def call(url: str, **more: Any) -> Store:
        stores.append(await Store.open(url, **more))
        return stores[-1]

    yield call
    for store in stores:
        await store.close()


def game(id: str, **more: Any) -> StoredGame:
    return StoredGame(**{"id": id, "state": "running", "public": False, "setup": {"seats": []}, **more})


def row(n: int) -> dict[str, Any]:
    return {"seat": n % 2, "answer": ["Copper", "Ezüst", str(n)]}


async def becomes(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


# games


@pytest.mark.asyncio
async def test_a_game_comes_back_as_it_was_kept(url: str, opened: Open) -> None:
    store = await opened(url)
    kept = game("a", state="lobby", public=True, setup={"secret": "ff", "names": ["Ágnes", "Þóra", "Жанна"], "n": None})
    await store.create(kept)
    assert await store.game("a") == kept and await store.game("b") is None
    await store.change("a", 0, state="over", finished={"scores": [3, 4]}, record="a record")
    found = await store.game("a")
    assert found and (found.state, found.version, found.record) == ("over", 1, "a record")
    assert found.finished == {"scores": [3, 4]} and found.setup == kept.setup and found.created == kept.created < found.touched
    await store.close()
    assert await (await opened(url)).game("a") == found


@pytest.mark.asyncio
async def test_a_game_is_made_once_and_changed_by_its_version(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.create(game("a"))
    with pytest.raises(Taken):
        await store.create(game("a", setup={"other": 1}))
    await store.change("a", 0, setup={"x": 1})
    with pytest.raises(Taken):
        await store.change("a", 0, setup={"x": 2})
    with pytest.raises(Gone):
        await store.change("b", 0, public=True)
    found = await store.game("a")
    assert found and found.setup == {"x": 1} and found.version == 1


@pytest.mark.asyncio
async def test_of_changes_at_once_one_wins(url: str, opened: Open) -> None:
    stores = [await opened(url), await opened(url)]
    await stores[0].create(game("a"))
    for version in range(20):
        done = await asyncio.gather(
            *(s.change("a", version, setup={"by": i}) for i, s in enumerate([*stores, *stores])), return_exceptions=True
        )
        assert sorted(type(outcome).__name__ for outcome in done) == ["NoneType", "Taken", "Taken", "Taken"]
        found = await stores[0].game("a")
        assert (found and found.setup == {"by": done.index(None) % 2}) or done.index(None) > 1


@pytest.mark.asyncio
async def test_public_games_are_listed_the_latest_first(url: str, opened: Open) -> None:
    store = await opened(url)
    for n, (state, public) in enumerate([("lobby", True), ("running", True), ("over", True), ("lobby", False), ("closed", True)]):
        await store.create(game(f"g{n}", state=state, public=public))
    assert [g.id for g in await store.public()] == ["g1", "g0"] and [g.id for g in await store.public(1)] == ["g1"]
    await store.change("g0", 0, setup={})
    assert [g.id for g in await store.public()] == ["g0", "g1"]
    assert await store.count() == {"lobby": 2, "running": 1, "over": 1, "closed": 1}
    assert await store.ready()


# entries


@pytest.mark.asyncio
async def test_an_entry_is_written_once(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.create(game("a"))
    await store.append("a", 0, [row(0)])
    await store.append("a", 1, [row(1), row(2), row(3)])
    await store.append("a", 4, [])
    for n in (0, 3):
        with pytest.raises(Taken):
            await store.append("a", n, [row(9), row(9)])
    assert await store.entries("a") == [row(n) for n in range(4)], "all or none of an append"
    assert await store.entries("a", 2) == [row(2), row(3)] and await store.entries("b") == []
    with pytest.raises(Gone):
        await store.append("b", 0, [row(0)])


@pytest.mark.asyncio
async def test_an_entry_needs_the_one_before_it(url: str, opened: Open) -> None:
    store = await opened(url)
    for name in ("a", "b"):
        await store.create(game(name))
    with pytest.raises(Gap):
        await store.append("a", 1, [row(1)])
    assert await store.entries("a") == []
    together = [store.append("a", 0, [row(0)]), store.append("a", 1, [row(1), row(2)]), store.append("b", 2, [row(2)]), store.append("b", 3, [row(3)])]
    done = await asyncio.gather(*together, return_exceptions=True)
    assert [type(outcome).__name__ for outcome in done] == ["NoneType", "NoneType", "Gap", "Gap"]
    assert await store.entries("a") == [row(0), row(1), row(2)] and await store.entries("b") == []
    with pytest.raises(Taken):
        await store.append("a", 2, [row(2)])


@pytest.mark.asyncio
async def test_of_racing_appends_exactly_one_wins(url: str, opened: Open) -> None:
    one, other = await opened(url), await opened(url)
    await one.create(game("a"))
    n = 0
    for turn in range(50):
        ours, theirs = [{"by": 1, "turn": turn}], [{"by": 2, "turn": turn}] * 2  # of different length
        done = await asyncio.gather(one.append("a", n, ours), other.append("a", n, theirs), return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in done) == ["NoneType", "Taken"]
        won = ours if done[0] is None else theirs
        assert await one.entries("a", n) == await other.entries("a", n) == won
        n += len(won)


@pytest.mark.asyncio
async def test_of_racing_appends_in_one_process_exactly_one_wins(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.create(game("a"))
    for n in range(10):
        done = await asyncio.gather(*(store.append("a", n, [{"by": i}]) for i in range(5)), return_exceptions=True)
        assert [type(outcome) for outcome in done].count(Taken) == 4 and done.count(None) == 1
        assert await store.entries("a", n) == [{"by": done.index(None)}]


@pytest.mark.asyncio
async def test_two_that_want_the_same_of_many_games_do_not_block_each_other(
    url: str, opened: Open, request: pytest.FixtureRequest
) -> None:
    one, other = await opened(url), await opened(url)
    names = [f"g{n}" for n in range(40)]
    await asyncio.gather(*(one.create(game(name)) for name in names))
    for n in range(10):
        for ours, theirs in (
            ([one.append(g, n, [{"by": 1}]) for g in names], [other.append(g, n, [{"by": 2}]) for g in reversed(names)]),
            ([one.change(g, n, public=True) for g in names], [other.change(g, n, public=True) for g in reversed(names)]),
        ):
            done = await asyncio.gather(*ours, *theirs, return_exceptions=True)
            pairs = zip(done[:40], reversed(done[40:]), strict=True)
            assert all({type(mine), type(yours)} == {type(None), Taken} for mine, yours in pairs)
    await one.close()
    await other.close()
    if url.startswith("postgresql"):
        cluster: Postgres = request.getfixturevalue("postgres")
        assert cluster.run(f"SELECT deadlocks FROM pg_stat_database WHERE datname = '{address(url).database}'") == "0\n"


@pytest.mark.asyncio
async def test_appends_share_transactions(url: str, opened: Open) -> None:
    commits: list[Commit] = []
    store = await opened(url, observe=commits.append)
    for n in range(100):
        await store.create(game(f"g{n}"))
    commits.clear()
    await asyncio.gather(*(store.append(f"g{n}", 0, [row(0), row(1)]) for n in range(100)))
    assert len(commits) <= 3 and sum(c.writes for c in commits) == 100 and sum(c.entries for c in commits) == 200
    assert all(c.seconds > 0 for c in commits)


@pytest.mark.asyncio
async def test_a_conflict_fails_alone(url: str, opened: Open) -> None:
    commits: list[Commit] = []
    store = await opened(url, observe=commits.append)
    for n in range(10):
        await store.create(game(f"g{n}"))
    await store.append("g3", 0, [row(1)])
    commits.clear()
    done = await asyncio.gather(*(store.append(f"g{n}", 0, [row(0), row(2)]) for n in range(10)), return_exceptions=True)
    assert [type(outcome) for outcome in done] == [*[type(None)] * 3, Taken, *[type(None)] * 6]
    assert len(commits) <= 2, "a taken entry does not break up the transaction"
    assert await store.entries("g3") == [row(1)] and await store.entries("g4") == [row(0), row(2)]


@pytest.mark.asyncio
async def test_what_cannot_be_written_fails_alone(url: str, opened: Open) -> None:
    store = await opened(url)
    for n in range(4):
        await store.create(game(f"g{n}"))
    odd: list[dict[str, Any]] = [{"seat": object()}]
    done = await asyncio.gather(
        store.append("g0", 0, [row(0)]),
        store.append("nowhere", 0, [row(0)]),
        store.append("g1", 0, odd),
        store.append("g2", 0, [row(0)]),
        store.change("g3", 5, setup={}),
        store.change("g3", 0, setup={"changed": True}),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in done] == ["NoneType", "Gone", "StatementError", "NoneType", "Taken", "NoneType"]
    assert await store.entries("g0") == await store.entries("g2") == [row(0)] and await store.entries("g1") == []


@pytest.mark.asyncio
async def test_an_append_nobody_waits_for_is_not_written_later(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.create(game("a"))
    first = asyncio.create_task(store.append("a", 0, [row(0)]))
    await asyncio.sleep(0)
    later = asyncio.create_task(store.append("a", 1, [row(1)]))
    await asyncio.sleep(0)
    later.cancel()
    await first
    await store.append("a", 1, [row(2)])
    assert row(1) not in await store.entries("a")


# killed, cut off, away

PLAYING = """
import asyncio, contextlib, sys
from demesne.store import Store, StoredGame, Taken

async def play(store, game):
    with contextlib.suppress(Taken):
        await store.create(StoredGame(game, "running", False, {}))
    n = len(await store.entries(game))
    while True:
        rows = [{"n": n + i, "of": n % 3 + 1} for i in range(n % 3 + 1)]
        await store.append(game, n, rows)
        n += len(rows)
        print(game, n, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"game{g}") for g in range(6)))

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.asyncio
async def test_sigkill_loses_nothing_that_was_confirmed(url: str, opened: Open) -> None:
    confirmed: dict[str, int] = {}
    for lines in (1, 7, 60, 150, 331):
        process = subprocess.Popen([sys.executable, "-c", PLAYING, url], stdout=subprocess.PIPE, text=True)
        assert process.stdout
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += [line for line in process.stdout if line.endswith("\n")]
        process.wait()
        confirmed |= {name: int(n) for name, n in map(str.split, said)}
        store = await opened(url)
        for name, n in confirmed.items():
            found = await store.entries(name)
            assert len(found) >= n and [entry["n"] for entry in found] == list(range(len(found)))
            last = found[-1]
            assert (last["n"] + 1 - last["of"]) % 3 == last["of"] - 1, "an append is whole"
        await store.close()
    assert len(confirmed) == 6


@pytest.mark.slow
@pytest.mark.asyncio
async def test_postgres_away_for_two_seconds(postgres: Postgres, opened: Open) -> None:
    store = await opened(postgres.database())
    for n in range(5):
        await store.create(game(f"g{n}"))
    await store.append("g0", 0, [row(0)])
    postgres.stop()
    try:
        waiting = [asyncio.create_task(store.append(f"g{n}", 1 if n == 0 else 0, [row(1)])) for n in range(5)]
        reading = asyncio.create_task(store.entries("g0"))
        await becomes(lambda: store.trouble == "store-away")
        await asyncio.sleep(2)
        assert not any(task.done() for task in [*waiting, reading]) and not await store.ready()
    finally:
        await asyncio.to_thread(postgres.start)
    await asyncio.gather(*waiting)
    assert (await reading)[0] == row(0) and not store.trouble and await store.ready()
    assert await store.entries("g0") == [row(0), row(1)] and await store.entries("g4") == [row(1)]


@pytest.mark.slow
@pytest.mark.asyncio
async def test_postgres_away_for_too_long(postgres: Postgres, opened: Open) -> None:
    store = await opened(postgres.database())
    await store.create(game("a"))
    store._patience = 0.6
    postgres.stop()
    try:
        for attempt in (store.append("a", 0, [row(0)]), store.entries("a"), store.change("a", 0, setup={})):
            with pytest.raises(Away) as raised:
                await attempt
            assert str(raised.value) == "the database cannot be reached at the moment; please try again"
    finally:
        await asyncio.to_thread(postgres.start)
    store._patience = PATIENCE
    assert await store.entries("a") == []
    await store.append("a", 0, [row(0)])
    assert await store.entries("a") == [row(0)]


@pytest.mark.slow
@pytest.mark.asyncio
async def test_sqlite_busy_for_two_seconds(urls: Callable[[str], str], opened: Open) -> None:
    url = urls("sqlite")
    store = await opened(url)
    await store.create(game("a"))
    with holding(url):
        waiting = asyncio.create_task(store.append("a", 0, [row(0)]))
        await asyncio.sleep(2)
        assert not waiting.done() and await store.entries("a") == []
    await waiting
    assert await store.entries("a") == [row(0)]


@pytest.mark.asyncio
async def test_sqlite_busy_for_too_long(urls: Callable[[str], str], opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "REACH", 0.1)
    url = urls("sqlite")
    store = await opened(url)
    await store.create(game("a"))
    store._patience = 0.5
    with holding(url):
        with pytest.raises(Away):
            await store.append("a", 0, [row(0)])
        assert store.trouble == "store-away"
    await becomes(lambda: not store.trouble)
    store._patience = PATIENCE
    await store.append("a", len(await store.entries("a")), [row(1)])
    assert await store.entries("a") in ([row(1)], [row(0), row(1)])


LARGE = {"seat": 0, "answer": ["x" * 50_000]}  # needs new pages


@pytest.mark.asyncio
@pytest.mark.parametrize("cause", ["query_only = ON", "max_page_count = 1"])
async def test_a_disk_that_is_full_or_read_only_is_an_outage_that_ends(
    cause: str, urls: Callable[[str], str], opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(urls("sqlite"))
    await store.create(game("a"))
    await store.append("a", 0, [row(0)])
    assert await store.ready() and not store.trouble
    pragmas = engine.PRAGMAS
    monkeypatch.setattr(engine, "PRAGMAS", (*pragmas, cause))  # as it is from now on, for every connection
    store._writer._transactions._file.dispose()
    waiting = asyncio.create_task(store.append("a", 1, [LARGE]))
    await becomes(lambda: store.trouble == "store-away")
    assert store.reason in ("attempt to write a readonly database", "database or disk is full")
    assert not waiting.done() and not await store.ready() and await store.entries("a") == [row(0)]
    monkeypatch.setattr(engine, "PRAGMAS", pragmas)
    await asyncio.wait_for(waiting, PATIENCE)
    assert not store.trouble and await store.ready() and await store.entries("a") == [row(0), LARGE]


@pytest.mark.asyncio
async def test_ready_tries_a_write_and_not_too_often(url: str, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[Commit] = []
    store = await opened(url, observe=commits.append)
    monkeypatch.setattr("demesne.store.store.TRIED_EVERY", 3600.0)
    assert all(await asyncio.gather(*(store.ready() for _ in range(50)))) and await store.ready()
    assert len(commits) == 1
    monkeypatch.setattr("demesne.store.store.TRIED_EVERY", 0.0)
    assert await store.ready() and len(commits) == 2


@pytest.mark.asyncio
async def test_nothing_can_be_written_and_nobody_has_tried_to(urls: Callable[[str], str], opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reads still work, so only a write tells."""
    store = await opened(urls("sqlite"))
    pragmas = engine.PRAGMAS
    monkeypatch.setattr(engine, "PRAGMAS", (*pragmas, "query_only = ON"))
    store._writer._transactions._file.dispose()
    assert not await store.ready() and await store.count() == {} and store.trouble == "store-away"
    monkeypatch.setattr(engine, "PRAGMAS", pragmas)
    await becomes(lambda: not store.trouble)
    assert await store.ready()


async def filled_file(url: str) -> pathlib.Path:
    """A file of many pages."""
    store = await Store.open(url)
    for n in range(20):
        await store.create(game(f"g{n}"))
        await store.append(f"g{n}", 0, [LARGE])
    await store.close()
    return pathlib.Path(url.removeprefix("sqlite:///"))


def spoil(file: pathlib.Path) -> None:
    with open(file, "r+b") as stream:
        stream.seek(4096)
        stream.write(b"\xff" * (file.stat().st_size - 4096))


@pytest.mark.asyncio
async def test_a_damaged_file_is_named_at_the_start(urls: Callable[[str], str], opened: Open) -> None:
    url = urls("sqlite")
    file = await filled_file(url)
    spoil(file)
    with pytest.raises(Refusal) as raised:
        await opened(url)
    said = str(raised.value)
    assert said.startswith(f"{file}: the database is damaged (") and "\n" not in said and "demesne admin restore" in said


@pytest.mark.asyncio
async def test_a_file_that_becomes_damaged_is_named_and_left_alone(urls: Callable[[str], str], opened: Open) -> None:
    url = urls("sqlite")
    file = await filled_file(url)
    store = await opened(url)
    spoil(file)
    with pytest.raises(Damaged, match="the database of this server is damaged"):
        await store.entries("g7")
    assert store.trouble == "store-damaged" and "malformed" in store.reason and not await store.ready()
    for attempt in (store.append("g7", 1, [row(1)]), store.create(game("new")), store.change("g7", 0, setup={})):
        with pytest.raises(Damaged):
            await attempt


@contextlib.contextmanager
def holding(url: str) -> Iterator[None]:
    """Another process holds the write lock for a long time."""
    connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.execute("ROLLBACK")
    connection.close()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_commit_whose_answer_is_lost_counts_once(postgres: Postgres, opened: Open) -> None:
    async with Cable(postgres.port) as cable:
        url = postgres.database()
        store = await opened(cable.through(url))
        steps: list[Callable[[], Awaitable[None]]] = [
            lambda: store.create(game("a")),
            lambda: store.append("a", 0, [row(0), row(1)]),
            lambda: store.change("a", 0, setup={"changed": True}),
        ]
        for step in steps:
            cable.cut_after = b"COMMIT"
            await step()
        assert cable.cuts == 3
        cable.cut_after = b"INSERT INTO entries"
        await store.append("a", 2, [row(2)])
        for step in steps:
            with pytest.raises(Taken):
                await step()
        assert await store.entries("a") == [row(0), row(1), row(2)]
        found = await store.game("a")
        assert found and found.version == 1 and found.setup == {"changed": True}


@pytest.mark.asyncio
async def test_somebody_elses_entry_is_not_taken_for_ones_own(postgres: Postgres, opened: Open) -> None:
    """The connection breaks before the entry arrives, and another process writes the same words first."""
    async with Cable(postgres.port) as cable:
        url = postgres.database()
        store, other = await opened(cable.through(url)), await opened(url)
        await store.create(game("a"))
        cable.dead = True
        waiting = asyncio.create_task(store.append("a", 0, [row(0)]))
        await asyncio.sleep(0.3)
        await other.append("a", 0, [row(0)])
        cable.dead = False
        cable.cut()
        with pytest.raises(Taken):
            await waiting
        assert await store.entries("a") == [row(0)]


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_dead_connection_is_given_up(postgres: Postgres, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "REPLY", 1.0)
    monkeypatch.setattr(engine, "REACH", 1.0)
    async with Cable(postgres.port) as cable:
        store = await opened(cable.through(postgres.database()))
        await store.create(game("a"))
        store._patience = 2.5
        cable.dead = True
        for attempt in (store.append("a", 0, [row(0)]), store.entries("a")):
            with pytest.raises(Away):
                await attempt
        assert store.trouble == "store-away" and not await store.ready()
        cable.dead = False
        await becomes(lambda: not store.trouble)
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(Away, Taken):
                    await store.append("a", 0, [row(0)])
                    break
        assert await store.entries("a") == [row(0)]


# notifications from other processes


class Heard:
    """The notifications a store receives."""

    def __init__(self, store: Store) -> None:
        self.games: list[str] = []
        self.task = asyncio.create_task(self.listen(store))

    async def listen(self, store: Store) -> None:
        async for id in store.listen():
            self.games.append(id)


async def listening(postgres: Postgres, url: str, n: int) -> None:
    """So many stores listen, and have asked what they missed."""
    count = (
        "SELECT count(*) FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE l.locktype = 'advisory' AND a.state = 'idle' "
        "AND a.datname = current_database() AND a.query !~ 'pg_advisory|^LISTEN'"
    )
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(postgres.run, count, url.rpartition("/")[2]) != f"{n}\n":
            await asyncio.sleep(0.05)


@pytest.mark.asyncio
async def test_others_hear_of_a_change(postgres: Postgres, opened: Open) -> None:
    url = postgres.database()
    one, other = await opened(url), await opened(url)
    names = [f"{n:03}{'x' * 40}" for n in range(300)]  # more than one notification can hold
    await asyncio.gather(*(one.create(game(name, touched=NOW - timedelta(days=9999))) for name in names))
    ours, theirs = Heard(one), Heard(other)
    await listening(postgres, url, 2)
    assert ours.games == theirs.games == []
    await one.append(names[0], 0, [row(0)])
    await becomes(lambda: theirs.games == [names[0]])
    await asyncio.gather(*(one.append(name, 1 if name == names[0] else 0, [row(0)]) for name in names))
    await becomes(lambda: len(theirs.games) == 301)
    await one.change(names[5], 0, setup={})
    await becomes(lambda: theirs.games[301:] == [names[5]])
    with pytest.raises(Taken):
        await one.append(names[0], 0, [row(0)])
    await asyncio.sleep(0.2)
    assert len(theirs.games) == 302 and ours.games == [], "nothing of what failed, nothing of one's own"
    await other.close()
    await asyncio.wait_for(theirs.task, PATIENCE)


@pytest.mark.asyncio
async def test_what_was_missed_is_heard_later(postgres: Postgres, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "SKEW", timedelta(0))
    monkeypatch.setattr(notifications, "BEAT", 0.2)
    url = postgres.database()
    async with Cable(postgres.port) as cable:
        one, other = await opened(url), await opened(cable.through(url))
        for name in ("a", "b", "c"):
            await one.create(game(name))
        heard = Heard(other)
        await listening(postgres, url, 1)
        assert heard.games == []
        await one.append("a", 0, [row(0)])
        await becomes(lambda: heard.games == ["a"])
        cable.cut()
        await one.append("b", 0, [row(0)])
        await one.change("c", 0, state="over")
        await becomes(lambda: set(heard.games[1:]) == {"b", "c"})
        await one.append("a", 1, [row(0)])
        await becomes(lambda: heard.games[-1] == "a")


@pytest.mark.asyncio
async def test_a_listener_outlives_the_server(postgres: Postgres, opened: Open) -> None:
    url = postgres.database()
    one, other = await opened(url), await opened(url)
    await one.create(game("a"))
    heard = Heard(other)
    await listening(postgres, url, 1)
    postgres.stop()
    await asyncio.sleep(0.5)
    await asyncio.to_thread(postgres.start)
    await one.append("a", 0, [row(0)])
    await becomes(lambda: "a" in heard.games)
    assert not heard.task.done()


@pytest.mark.asyncio
async def test_with_sqlite_nothing_is_ever_heard(urls: Callable[[str], str], opened: Open) -> None:
    url = urls("sqlite")
    one, other = await opened(url), await opened(url)
    heard = Heard(other)
    await one.create(game("a"))
    await asyncio.sleep(0.2)
    assert not heard.task.done() and heard.games == []
    await other.close()
    await asyncio.wait_for(heard.task, PATIENCE)


# the schema


@pytest.mark.asyncio
async def test_the_steps_lead_to_the_schema(url: str) -> None:
    made = await migrate(address(url), 5)
    assert made.before is None and await migrate(address(url), 5) == (made.after, made.after)
    async with connected(engine_to(address(url), hurried=False)) as connection:
        differences = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata))
    assert differences == []


@pytest.mark.asyncio
async def test_an_older_database_is_brought_up_to_date(url: str, opened: Open) -> None:
    where = address(url)
    if url.startswith("sqlite"):
        engine.make_file(where)
    async with transaction(engine_to(where, hurried=False)) as connection:
        await connection.run_sync(lambda c: command.upgrade(steps_over(c), "0001"))
        await connection.execute(schema.games.insert(), vars(game("a", setup={"old": True})))
        await connection.execute(schema.entries.insert(), {"game": "a", "n": 0, "data": row(0), "at": NOW})
    store = await opened(url)
    found = await store.game("a")
    assert found and found.setup == {"old": True} and await store.entries("a") == [row(0)]
    async with connected(engine_to(where, hurried=False)) as connection:
        assert "games_listed" in await connection.run_sync(lambda c: [i["name"] for i in inspect(c).get_indexes("games")])


@pytest.mark.asyncio
async def test_a_newer_database_is_refused(url: str) -> None:
    newest = (await migrate(address(url), 5)).after
    async with transaction(engine_to(address(url), hurried=False)) as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refusal, match=f"newer version \\(schema 9999, this one knows up to {newest}\\)"):
        await Store.open(url)


@pytest.mark.asyncio
async def test_a_first_start_of_several_at_once(url: str, opened: Open) -> None:
    stores = await asyncio.gather(*(opened(url) for _ in range(4)))
    await stores[0].create(game("a"))
    assert await stores[3].game("a")


@pytest.mark.asyncio
async def test_the_file_is_ones_own_and_safe(urls: Callable[[str], str], opened: Open) -> None:
    url = urls("sqlite")
    store = await opened(url)
    await store.create(game("a"))
    file = pathlib.Path(url.removeprefix("sqlite:///"))
    assert {stat.S_IMODE(f.stat().st_mode) for f in file.parent.iterdir()} == {0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    async with connected(engine_to(address(url))) as connection:
        pragmas = {p: await connection.scalar(text(f"PRAGMA {p}")) for p in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")}
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


@pytest.mark.parametrize("given", ["", "games", "mysql://u:hidden@host/db", "sqlite://", "sqlite:///:memory:", "postgresql://u:hidden@host", "http://["])
def test_an_address_that_is_none(given: str) -> None:
    with pytest.raises(Refusal) as raised:
        address(given)
    assert str(raised.value).startswith("expected sqlite:///FILE or postgresql://") and "hidden" not in str(raised.value)


def test_without_the_driver_of_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Refusal, match='asyncpg: pip install "demesne\\[postgres\\]"'):
        address("postgresql://host/db")


@pytest.mark.asyncio
async def test_databases_that_cannot_be_used(postgres: Postgres, tmp_path: pathlib.Path) -> None:
    (tmp_path / "text.sqlite").write_text("not a database at all, but longer than a page would have to be" * 50)
    missing = f"postgresql://demesne:hidden@127.0.0.1:{postgres.port}/missing"
    for url, says in (
        (f"sqlite:///{tmp_path / 'text.sqlite'}", "text.sqlite: the database is damaged (file is not a database); move"),
        (f"sqlite:///{tmp_path}", "cannot be written: it is a folder"),
        (missing, f'postgresql://127.0.0.1:{postgres.port}/missing: the database cannot be used: database "missing" does not exist'),
        ("postgresql://u:hidden@127.0.0.1:1/x", "postgresql://127.0.0.1:1/x: the database cannot be used: "),
    ):
        with pytest.raises(Refusal) as raised:
            await Store.open(url, patience=0.5 if ":1/" in url else PATIENCE)  # there nobody answers, however long
        assert says in str(raised.value) and "hidden" not in str(raised.value) and "\n" not in str(raised.value)


@pytest.mark.asyncio
async def test_nothing_secret_is_shown(url: str, opened: Open) -> None:
    kept = game("a", setup={"secret": "hidden"}, finished={"x": "hidden"}, record="hidden")
    assert "hidden" not in repr(kept)
    store = await opened(url)
    with pytest.raises(ValueError, match="expected one of lobby, running, over, closed as state, got 'lost'"):
        await store.create(game("a", state="lost", setup={"secret": "hidden"}))
    key = os.urandom(16).hex()
    with pytest.raises(DBAPIError) as raised:
        await store.create(game("a", setup={"secret": key}, record=object()))
    assert key not in "".join(traceback.format_exception(raised.value))


# backup, restore, prune


async def everything(url: str) -> dict[str, tuple[StoredGame | None, list[dict[str, Any]]]]:
    store = await Store.open(url)
    try:
        async with connected(engine_to(address(url), hurried=False)) as connection:
            ids = [*await connection.scalars(schema.games.select().with_only_columns(schema.games.c.id))]
        return {id: (await store.game(id), await store.entries(id)) for id in ids}
    finally:
        await store.close()


async def filled(url: str, games: int = 3) -> str:
    store = await Store.open(url)
    for n in range(games):
        more = {"finished": {"scores": [1, n]}, "record": "a\nrecord", "state": "over"} if n % 2 else {}
        await store.create(game(f"g{n}", setup={"secret": "ff", "name": "Þóra"}, public=n == 0, **more))
        await store.append(f"g{n}", 0, [row(i) for i in range(n * 300)])
    await store.close()
    return url


@pytest.mark.asyncio
@pytest.mark.parametrize("after", KINDS)
@pytest.mark.parametrize("before", KINDS)
async def test_a_backup_is_restored_anywhere(before: str, after: str, urls: Callable[[str], str], tmp_path: pathlib.Path) -> None:
    source, target, file = await filled(urls(before)), urls(after), tmp_path / "all.gz"
    assert await backup(source, file) == Amount(3, 900)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and [f.name for f in tmp_path.glob("*all*")] == ["all.gz"]
    assert await restore(target, file) == Amount(3, 900)
    there = await everything(target)
    assert there == await everything(source) and len(there) == 3
    again = tmp_path / "again.gz"
    await backup(target, again)
    assert gzip.decompress(again.read_bytes()) == gzip.decompress(file.read_bytes())


@pytest.mark.asyncio
async def test_restore_keeps_what_is_there_unless_told(url: str, urls: Callable[[str], str], tmp_path: pathlib.Path) -> None:
    file = tmp_path / "all.gz"
    await backup(await filled(urls("sqlite"), 2), file)
    await filled(url)
    before = await everything(url)
    with pytest.raises(Refusal, match="it already has games; --replace replaces them with the backup"):
        await restore(url, file)
    (tmp_path / "cut.gz").write_bytes(file.read_bytes()[:-20])
    with pytest.raises(Refusal, match="expected a complete backup"):
        await restore(url, tmp_path / "cut.gz", replace=True)
    assert await everything(url) == before, "all or nothing"
    await restore(url, file, replace=True)
    assert sorted(await everything(url)) == ["g0", "g1"]


@pytest.mark.asyncio
async def test_restore_under_a_server_on_postgres_is_refused(postgres: Postgres, urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path) -> None:
    file, url = tmp_path / "all.gz", postgres.database()
    await backup(await filled(urls("sqlite"), 2), file)
    store = await opened(url)
    heard = Heard(store)
    await listening(postgres, url, 1)
    for replace in (False, True):
        with pytest.raises(Refusal, match="a server is using this database; stop every server that uses it"):
            await restore(url, file, replace=replace)
    assert await store.count() == {}
    await store.close()
    await asyncio.wait_for(heard.task, PATIENCE)
    assert (await restore(url, file)).games == 2


LINES = ['{"demesne":"backup","format":1}', '{"end":{"games":0,"entries":0}}']
ENTRY = '{"entry":{"game":"a","n":0,"data":{},"at":"2030-01-01T00:00:00+00:00"}}'


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "lines",
    [
        [],
        LINES[:1],
        LINES[1:],
        ['{"demesne":"backup","format":2}', LINES[1]],
        [LINES[0], '{"end":{"games":1,"entries":0}}'],
        [LINES[0], ENTRY, '{"end":{"games":0,"entries":1}}'],
        [LINES[0], '{"card":{}}', LINES[1]],
        [LINES[0], '{"game":{"id":"a"}}', LINES[1]],
        [LINES[0], "[]", LINES[1]],
        [LINES[0], "{", LINES[1]],
        [LINES[0], ENTRY.replace("2030-01-01T00", "yesterday"), LINES[1]],
    ],
)
async def test_a_file_that_is_no_backup(lines: list[str], urls: Callable[[str], str], tmp_path: pathlib.Path) -> None:
    file = tmp_path / "odd.gz"
    file.write_bytes(gzip.compress("\n".join(lines).encode()))
    with pytest.raises(Refusal, match="odd.gz: expected a complete backup"):
        await restore(urls("sqlite"), file)


@pytest.mark.asyncio
async def test_files_that_cannot_be_read_or_written(urls: Callable[[str], str], tmp_path: pathlib.Path) -> None:
    url = urls("sqlite")
    (tmp_path / "plain").write_text("plain text")
    for file, says in (("plain", "expected a complete backup"), ("none", "cannot be read: there is no such file"), (".", "cannot be read")):
        with pytest.raises(Refusal, match=says):
            await restore(url, tmp_path / file)
    with pytest.raises(Refusal, match="cannot be written: there is no such file"):
        await backup(url, tmp_path / "none" / "all.gz")


@pytest.mark.asyncio
async def test_games_go_on_during_a_backup(url: str, opened: Open, tmp_path: pathlib.Path) -> None:
    store = await opened(await filled(url, 4))
    saving = asyncio.create_task(backup(url, tmp_path / "all.gz"))
    n = 0
    while not saving.done():
        await store.append("g0", n, [row(n)])
        n += 1
    assert n > 0
    lines = [json.loads(line) for line in gzip.decompress((tmp_path / "all.gz").read_bytes()).splitlines()]
    numbers = [line["entry"]["n"] for line in lines if "entry" in line and line["entry"]["game"] == "g0"]
    assert numbers == list(range(len(numbers))) and lines[-1] == {"end": {"games": 4, "entries": 1800 + len(numbers)}}


@pytest.mark.asyncio
async def test_old_games_are_pruned(url: str, opened: Open) -> None:
    store = await opened(url)

    def aged(id: str, state: str, days: int) -> StoredGame:
        return game(id, state=state, touched=NOW - timedelta(days=days))

    cases = [("lobby", 89), ("lobby", 91), ("running", 89), ("running", 91), ("over", 364), ("over", 366), ("closed", 91), ("closed", 366)]
    for state, days in cases:
        await store.create(aged(f"{state}{days}", state, days))
    for n in range(120):  # more than go at once
        await store.create(aged(f"old{n}", "running", 400))
    async with transaction(engine_to(address(url), hurried=False)) as connection:
        rows = [("running91", 90), ("old7", 10), ("old8", 300)]
        at = [{"game": id, "n": 0, "data": row(0), "at": NOW - timedelta(days=days)} for id, days in rows]
        await connection.execute(schema.entries.insert(), at)
    assert await store.prune(90, 365, NOW) == 119 + 3
    left = {id for id, _ in (await everything(url)).items()}
    assert left == {"lobby89", "running89", "running91", "over364", "closed91", "old7"}, "an entry touches its game"
    assert await store.entries("old8") == [] and await store.entries("old7") == [row(0)]
    assert await store.prune(90, 365, NOW) == 0


# the secret, and where files are


@pytest.fixture
def home(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    for name in ("DEMESNE_DATABASE", "DEMESNE_SECRET_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DEMESNE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_the_secret_is_made_once(home: pathlib.Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        made = {*pool.map(lambda _: secret.secret(), range(32))}
    assert len(made) == 1 and len(made.pop()) == 32
    assert [file.name for file in home.iterdir()] == ["secret"] and stat.S_IMODE((home / "secret").stat().st_mode) == 0o600


def test_a_secret_that_others_can_read_is_refused(home: pathlib.Path) -> None:
    secret.secret()
    for mode in (0o640, 0o604, 0o620):
        (home / "secret").chmod(mode)
        with pytest.raises(Refusal, match="others can read this secret; keep it to yourself \\(chmod 600 "):
            secret.secret()


def test_a_secret_can_be_given(home: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "given"
    monkeypatch.setenv("DEMESNE_SECRET_FILE", str(file))
    with pytest.raises(Refusal, match="given: cannot be read"):
        secret.secret()
    file.write_bytes(b"x" * 31)
    file.chmod(0o600)
    with pytest.raises(Refusal, match="expected a secret of at least 32 bytes, got 31"):
        secret.secret()
    file.write_bytes(bytes(range(40)))
    assert secret.secret() == bytes(range(40)) and not home.exists()


def test_where_the_database_lies(home: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert location.database() == f"sqlite:///{home / 'demesne.sqlite'}"
    monkeypatch.setenv("DEMESNE_DATABASE", "postgresql://host/games")
    assert location.database() == "postgresql://host/games"
    monkeypatch.delenv("DEMESNE_DATABASE")
    monkeypatch.delenv("DEMESNE_HOME")
    assert location.folder().name == "demesne"


# demesne admin


def run(capsys: pytest.CaptureFixture[str], *arguments: Any, lang: str = "en", **options: Any) -> str:
    assert admin(*arguments, say=words(lang), **options) == 0
    out, err = capsys.readouterr()
    assert not err and out.endswith("\n")
    return str(out[:-1])


def test_admin_does_its_tasks(home: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    newest = asyncio.run(migrate(address(f"sqlite:///{tmp_path / 'any.sqlite'}"), 5)).after
    assert run(capsys, "migrate") == f"the database was new; its tables have been made (schema {newest})"
    assert run(capsys, "migrate") == f"the database is up to date (schema {newest})"
    asyncio.run(filled(location.database()))
    file, other = tmp_path / "all.gz", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert run(capsys, "backup", file) == f"3 games written to {file}"
    assert run(capsys, "restore", file, database=other) == f"3 games restored from {file}"
    with pytest.raises(Refusal, match="it already has games"):
        run(capsys, "restore", file)
    assert run(capsys, "restore", file, replace=True) == f"3 games restored from {file}"
    assert run(capsys, "prune") == run(capsys, "prune", days=1) == "0 games removed"
    assert run(capsys, "prune", days=0) == "3 games removed"
    assert asyncio.run(everything(location.database())) == {} and len(asyncio.run(everything(other))) == 3
    for task, more in (("backup", [file]), ("restore", [file]), ("prune", []), ("migrate", [])):
        assert not outside(run(capsys, task, *more, lang="xx"), [str(file), newest])


def test_admin_brings_an_older_database_up_to_date(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def older() -> None:
        engine.make_file(address(location.database()))
        async with transaction(engine_to(address(location.database()), hurried=False)) as connection:
            await connection.run_sync(lambda c: command.upgrade(steps_over(c), "0001"))

    asyncio.run(older())
    assert run(capsys, "migrate").startswith("the database has been brought up to date (schema ")


@pytest.mark.parametrize(
    ("arguments", "options", "says"),
    [
        (["bakup"], {}, 'admin: expected backup, restore, prune or migrate, got "bakup", did you mean "backup"?'),
        (["backup"], {}, "admin backup: expected FILE (see demesne admin --help)"),
        (["prune", pathlib.Path("x")], {}, 'unknown word "x" (see demesne admin --help)'),
        (["migrate"], {"days": 3}, "--days: expected only with admin prune"),
        (["prune"], {"days": -1}, "--days: expected 0 to 36,500, got -1"),
        (["prune"], {"replace": True}, "--replace: expected only with admin restore"),
        (["migrate"], {"database": "games"}, "expected sqlite:///FILE or postgresql://USER@HOST/NAME as the address of the database"),
    ],
)
def test_admin_refuses(arguments: list[Any], options: dict[str, Any], says: str, home: pathlib.Path) -> None:
    with pytest.raises(Refusal) as raised:
        admin(*arguments, say=words("en"), **options)
    assert str(raised.value) == says and not outside(words("xx").phrase(raised.value.phrase))


def test_the_command_line_stays_light() -> None:
    code = "import sys, demesne.terminal.admin; sys.exit(any(m in sys.modules for m in ('sqlalchemy', 'alembic', 'aiosqlite')))"
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ)
