"""A database that goes away and comes back, a disk that is full, a damaged file, a commit in doubt."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator

import pytest

from databases import PATIENCE, Open, becomes, game, row
from demesne.refusal import Refusal
from demesne.store import Away, Commit, Damaged, Store, Taken, engine
from postgres import Cable, Postgres

pytestmark = pytest.mark.slow  # two databases, real processes


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
async def test_sqlite_busy_for_too_long(
    urls: Callable[[str], str], opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
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
async def test_nothing_can_be_written_and_nobody_has_tried_to(
    urls: Callable[[str], str], opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reads still work, so only a write tells."""
    store = await opened(urls("sqlite"))
    pragmas = engine.PRAGMAS
    monkeypatch.setattr(engine, "PRAGMAS", (*pragmas, "query_only = ON"))
    store._writer._transactions._file.dispose()
    assert not await store.ready() and await store.count() == {} and store.trouble == "store-away"
    monkeypatch.setattr(engine, "PRAGMAS", pragmas)
    await becomes(lambda: not store.trouble)
    assert await store.ready()


UNWRITABLE = """
import asyncio, pathlib, resource, subprocess, sys
from demesne.store import Away, Store, StoredGame

async def main(url, cause):
    folder = pathlib.Path(url.removeprefix("sqlite:///")).parent
    store = await Store.open(url, patience=1.0, ours=True)
    await store.create(StoredGame("a", "running", False, {}))
    for n in range(50):
        await store.append("a", n, [{"n": n}])
    files = [str(file) for file in folder.iterdir()]
    if cause == "immutable":
        subprocess.run(["chattr", "+i", *files], check=True)
    else:
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))
        for mapped in folder.glob("*-shm"):
            mapped.open("r+b").truncate(0)
    try:
        for _ in range(2):
            try:
                await store.append("a", 50, [{"n": 50}])
            except Away:
                print("away", await store.ready(), await store.count(), len(await store.entries("a")))
    finally:
        if cause == "immutable":
            subprocess.run(["chattr", "-i", *files], check=True)
        else:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    while store.trouble:
        await asyncio.sleep(0.05)
    await store.append("a", len(await store.entries("a")), [{"n": 50}])
    print("on", await store.ready(), len(await store.entries("a")) > 50)
    await store.close()

asyncio.run(main(*sys.argv[1:]))
"""


def may_be_immutable(folder: pathlib.Path) -> bool:
    """Whether this user and this file system have such files."""
    (folder / "file").touch()
    try:
        return all(
            subprocess.run(["chattr", sign, folder / "file"], capture_output=True).returncode == 0
            for sign in ("+i", "-i")
        )
    except FileNotFoundError:
        return False


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
@pytest.mark.parametrize("cause", ["no file may grow", "immutable"])
def test_files_that_became_unwritable_ended_the_server_with_sigbus_bug(
    cause: str, urls: Callable[[str], str], tmp_path: pathlib.Path
) -> None:
    """The index of the write-ahead log was mapped from a file, and the system ends who writes there in vain."""
    if cause == "immutable" and not may_be_immutable(tmp_path):
        pytest.skip("chattr +i is not allowed here")
    done = subprocess.run(
        [sys.executable, "-c", UNWRITABLE, urls("sqlite"), cause], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, (done.returncode, done.stderr[-500:])
    assert done.stdout.splitlines() == [*["away False {'running': 1} 50"] * 2, "on True True"]


async def filled_file(url: str) -> pathlib.Path:
    """A file of many pages."""
    store = await Store.open(url, patience=PATIENCE)
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
    assert (
        said.startswith(f"{file}: the database is damaged (") and "\n" not in said and "demesne admin restore" in said
    )


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
        store._patience = PATIENCE
        await becomes(lambda: not store.trouble)
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(Away, Taken):
                    await store.append("a", 0, [row(0)])
                    break
        assert await store.entries("a") == [row(0)]
