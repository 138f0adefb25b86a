"""The store on both databases: what is confirmed stays, entry n is written once, others hear of it; the schema."""

from __future__ import annotations

import asyncio
import os
import pathlib
import stat
import traceback
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from databases import NOW, PATIENCE, Heard, Open, becomes, game, listening, row
from demesne.refusal import Refusal
from demesne.store import Commit, Gap, Gone, Store, Taken, analyses, engine, notifications, schema
from demesne.store.engine import address, connected, engine_to, transaction
from demesne.store.migrating import migrate, steps_over
from postgres import Cable, Postgres

pytestmark = pytest.mark.slow  # two databases, real processes


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
    assert (
        found.finished == {"scores": [3, 4]}
        and found.setup == kept.setup
        and found.created == kept.created < found.touched
    )
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
    for n, (state, public) in enumerate(
        [("lobby", True), ("running", True), ("over", True), ("lobby", False), ("closed", True)]
    ):
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
    together = [
        store.append("a", 0, [row(0)]),
        store.append("a", 1, [row(1), row(2)]),
        store.append("b", 2, [row(2)]),
        store.append("b", 3, [row(3)]),
    ]
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
            (
                [one.append(g, n, [{"by": 1}]) for g in names],
                [other.append(g, n, [{"by": 2}]) for g in reversed(names)],
            ),
            (
                [one.change(g, n, public=True) for g in names],
                [other.change(g, n, public=True) for g in reversed(names)],
            ),
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
    done = await asyncio.gather(
        *(store.append(f"g{n}", 0, [row(0), row(2)]) for n in range(10)), return_exceptions=True
    )
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
    assert [type(outcome).__name__ for outcome in done] == [
        "NoneType",
        "Gone",
        "TypeError" if url.startswith("sqlite") else "StatementError",
        "NoneType",
        "Taken",
        "NoneType",
    ]
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


# notifications from other processes


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
async def test_what_was_missed_is_heard_later(
    postgres: Postgres, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
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


# analyses in progress


@pytest.mark.asyncio
async def test_of_processes_that_begin_an_analysis_one_makes_it(url: str, opened: Open) -> None:
    stores = [await opened(url) for _ in range(4)]
    begun = await asyncio.gather(*(store.analyses.begin("r1", "{}") for store in stores))
    assert begun.count(None) == 1 and [found.latest for found in begun if found] == ["{}"] * 3
    maker = stores[begun.index(None)]
    other = stores[begun.index(None) - 1]
    await other.analyses.keep("r1", "not mine", None, ended=True)
    await maker.analyses.keep("r1", "more", None, ended=False)
    assert await other.analyses.found("r1") == ("more", None, False)
    await maker.analyses.keep("r1", "all", None, ended=True)
    assert await other.analyses.begin("r1", "{}") == ("all", None, True)


@pytest.mark.asyncio
async def test_an_analysis_that_failed_or_was_left_is_begun_again_and_old_ones_go(
    url: str, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await opened(url), await opened(url)
    await one.analyses.begin("failed", "{}")
    await one.analyses.keep("failed", "{}", ["server-too-heavy", {}], ended=True)
    assert await other.analyses.begin("failed", "{}") is None
    await one.analyses.begin("left", "{}")
    monkeypatch.setattr(analyses, "LEASE", timedelta(0))
    assert await other.analyses.found("left") is None and await other.analyses.begin("left", "{}") is None
    monkeypatch.setattr(analyses, "MOST", 3)
    for n in range(6):
        await one.analyses.begin(f"r{n}", "{}")
        await one.analyses.keep(f"r{n}", "{}", None, ended=True)
    await one.analyses.begin("last", "{}")
    assert [n for n in range(6) if await one.analyses.found(f"r{n}")] == [3, 4, 5]
    monkeypatch.setattr(analyses, "KEPT", timedelta(0))
    await one.analyses.begin("new", "{}")
    assert await one.analyses.found("r5") is None


# versions that serve


@pytest.mark.asyncio
async def test_versions_that_serve_are_known_for_a_while(postgres: Postgres, opened: Open) -> None:
    url = postgres.database()
    old, new = await opened(url, version="0.2"), await opened(url, version="0.3")
    assert await new.serving.others() == []
    await old.serving.beat()
    await new.serving.beat()
    await old.serving.beat()
    assert await new.serving.others() == [old.serving.version] and await old.serving.others() == [new.serving.version]
    postgres.run(
        "UPDATE serving SET seen = seen - interval '11 minutes' WHERE version LIKE '0.2,%'", url.rpartition("/")[2]
    )
    assert await new.serving.others() == [], "its processes have stopped"


@pytest.mark.asyncio
async def test_with_sqlite_no_other_version_serves(urls: Callable[[str], str], opened: Open) -> None:
    url = urls("sqlite")
    old, new = await opened(url, version="0.2"), await opened(url, version="0.3")
    await old.serving.beat()
    assert await new.serving.others() == []


# the schema


@pytest.mark.asyncio
async def test_the_steps_lead_to_the_schema(url: str) -> None:
    made = await migrate(address(url), PATIENCE)
    assert made.before is None and await migrate(address(url), PATIENCE) == (made.after, made.after)
    async with connected(engine_to(address(url), hurried=False)) as connection:
        differences = await connection.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
        )
    assert differences == []


@pytest.mark.asyncio
async def test_an_older_database_is_brought_up_to_date(url: str, opened: Open) -> None:
    where = address(url)
    if url.startswith("sqlite"):
        engine.make_file(where)
    async with transaction(engine_to(where, hurried=False)) as connection:
        await connection.run_sync(lambda c: command.upgrade(steps_over(c), "0001"))
        old = {name: value for name, value in vars(game("a", setup={"old": True})).items() if name != "analysis"}
        await connection.execute(schema.games.insert(), old)
        await connection.execute(schema.entries.insert(), {"game": "a", "n": 0, "data": row(0), "at": NOW})
    store = await opened(url)
    found = await store.game("a")
    assert found and found.setup == {"old": True} and await store.entries("a") == [row(0)]
    await store.change("a", found.version, analysis={"finished": True})
    assert (await store.game("a")).analysis == {"finished": True}  # type: ignore[union-attr]
    async with connected(engine_to(where, hurried=False)) as connection:
        assert "games_listed" in await connection.run_sync(
            lambda c: [i["name"] for i in inspect(c).get_indexes("games")]
        )


@pytest.mark.asyncio
async def test_a_newer_database_is_refused(url: str) -> None:
    newest = (await migrate(address(url), PATIENCE)).after
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
        pragmas = {
            p: await connection.scalar(text(f"PRAGMA {p}"))
            for p in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


@pytest.mark.parametrize(
    "given",
    [
        "",
        "games",
        "mysql://u:hidden@host/db",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql://u:hidden@host",
        "http://[",
    ],
)
def test_an_address_that_is_none(given: str) -> None:
    with pytest.raises(Refusal) as raised:
        address(given)
    assert str(raised.value).startswith("expected sqlite:///FILE or postgresql://") and "hidden" not in str(
        raised.value
    )


def test_without_the_driver_of_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Refusal, match='asyncpg: pip install "demesne\\[postgres\\]"'):
        address("postgresql://host/db")


@pytest.mark.asyncio
async def test_databases_that_cannot_be_used(postgres: Postgres, tmp_path: pathlib.Path) -> None:
    (tmp_path / "text.sqlite").write_text("not a database at all, but longer than a page would have to be" * 50)
    missing = f"postgresql://demesne:hidden@127.0.0.1:{postgres.port}/missing"
    for url, says in (
        (
            f"sqlite:///{tmp_path / 'text.sqlite'}",
            "text.sqlite: the database is damaged (file is not a database); move",
        ),
        (f"sqlite:///{tmp_path}", "cannot be written: it is a folder"),
        (
            missing,
            f'postgresql://127.0.0.1:{postgres.port}/missing: the database cannot be used: database "missing" does not exist',
        ),
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
