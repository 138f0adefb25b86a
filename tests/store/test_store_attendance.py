"""Who is connected where, in a real PostgreSQL: leases, what others hear, and takeovers that the store refuses."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import timedelta

import pytest
from sqlalchemy import literal

from databases import NOW, Heard, Open, becomes, game, listening
from demesne.store import Absent, Change, Present, Sighting, Store, Taken, attendance
from demesne.store.attendance import KEPT, LEASE, Attendance
from demesne.store.schema import Moment
from postgres import Postgres

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]  # a real database

SITS = [{"seat": 0, "sits": "fair"}]
AWAY = Absent(0, 60.0)


class Time:
    """The database's clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOW
        monkeypatch.setattr(attendance, "clock", lambda: literal(self.now, Moment))

    async def passes(self, seconds: float, *serving: Attendance) -> None:
        until = self.now + timedelta(seconds=seconds)
        while self.now < until:
            self.now = min(until, self.now + timedelta(seconds=3))
            for one in serving:
                await one.renew()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def of(store: Store) -> Attendance:
    assert store.attendance
    return store.attendance


async def two(postgres: Postgres, opened: Open) -> tuple[Store, Store]:
    url = postgres.database()
    one, other = await opened(url), await opened(url)
    await one.create(game("a"))
    for store in (one, other):
        await of(store).renew()
    return one, other


async def test_a_takeover_is_refused_while_somebody_is_connected_to_another_process(
    postgres: Postgres, opened: Open, time: Time
) -> None:
    one, other = await two(postgres, opened)
    await of(one).note("a", [0], [])
    await time.passes(100, of(one), of(other))
    with pytest.raises(Present):
        await other.append("a", 0, SITS, AWAY)
    assert await of(other).of("a") == [Sighting(0, of(one).me, True, 100.0, LEASE.total_seconds())]
    assert await of(one).of("a") == []
    await of(one).note("a", [], [0])
    assert (
        await of(one).of("a") == await of(other).of("a") == [Sighting(0, of(one).me, False, 0.0, LEASE.total_seconds())]
    )
    await time.passes(59, of(one), of(other))
    with pytest.raises(Present):
        await other.append("a", 0, SITS, AWAY)
    assert await other.entries("a") == []
    await time.passes(1, of(one), of(other))
    await other.append("a", 0, SITS, AWAY)
    assert await one.entries("a") == SITS
    with pytest.raises(Taken):
        await one.append("a", 0, SITS, AWAY)


async def test_who_is_refused_delays_no_other_write(postgres: Postgres, opened: Open, time: Time) -> None:
    one, other = await two(postgres, opened)
    await one.create(game("b"))
    await of(one).note("a", [0], [])
    await time.passes(100, of(one), of(other))
    writes = (
        other.append("a", 0, SITS, AWAY),
        other.append("b", 0, SITS, AWAY),
        other.append("b", 1, SITS),
        other.change("a", 0, public=True),
    )
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(outcome) for outcome in done] == [Present, *[type(None)] * 3]
    assert await one.entries("a") == [] and await one.entries("b") == SITS * 2


async def test_who_was_connected_to_a_process_that_died_was_last_seen_when_its_lease_ended(
    postgres: Postgres, opened: Open, time: Time
) -> None:
    one, other = await two(postgres, opened)
    await of(one).note("a", [0], [])
    await time.passes(LEASE.total_seconds() + 59, of(other))
    with pytest.raises(Present):
        await other.append("a", 0, SITS, AWAY)
    await time.passes(1, of(other))
    await other.append("a", 0, SITS, AWAY)


async def test_a_process_that_ends_says_so(postgres: Postgres, opened: Open, time: Time) -> None:
    one, other = await two(postgres, opened)
    await of(one).note("a", [0], [])
    await of(one).end()
    found = await of(other).renew()
    assert found.known and found.left == {of(one).me: 0.0, of(other).me: LEASE.total_seconds()}
    assert await of(other).of("a") == [Sighting(0, of(one).me, True, 0.0, 0.0)]


async def test_who_asks_must_have_served_as_long_as_the_other_was_away(
    postgres: Postgres, opened: Open, time: Time
) -> None:
    one, _other = await two(postgres, opened)
    await time.passes(100)
    with pytest.raises(Present):
        await one.append("a", 0, SITS, AWAY)
    assert (await of(one).renew()).unbroken == 0.0
    await time.passes(59, of(one))
    with pytest.raises(Present):
        await one.append("a", 0, SITS, AWAY)
    await time.passes(1, of(one))
    await one.append("a", 0, SITS, AWAY)


async def test_old_attendance_is_forgotten(postgres: Postgres, opened: Open, time: Time) -> None:
    one, other = await two(postgres, opened)
    await of(one).note("a", [0], [])
    await of(other).note("a", [1], [])
    await of(other).note("a", [], [1])
    await time.passes(KEPT.total_seconds() + 20)
    await of(other).renew()
    await of(other).prune()
    assert await of(other).of("a") == [] and not (await of(one).renew()).known
    await of(one).note("gone", [0], [])  # a game that is deleted


async def test_others_hear_who_comes_and_get_small_entries_with_the_word(postgres: Postgres, opened: Open) -> None:
    url = postgres.database()
    one, other = await opened(url), await opened(url)
    heard: list[Change] = []

    async def hear() -> None:
        async for change in other.listen():
            if change.game:
                heard.append(change)

    await one.create(game("a", touched=NOW - timedelta(days=9999)))
    theirs, ours = asyncio.create_task(hear()), Heard(one)
    await listening(postgres, url, 2)
    await of(one).note("a", [0], [])
    large = [{"seat": 0, "answer": ["Throne Room"] * 1000}]
    for n, rows in enumerate((SITS, large, [{"seat": 1, "says": "[a b]"}])):
        await one.append("a", n, rows)
    await one.change("a", 0, public=True)
    await becomes(lambda: len(heard) == 5)
    expected = [
        Change("a", people=True),
        Change("a", 0, SITS),
        Change("a", 1, []),
        Change("a", 2, [{"seat": 1, "says": "[a b]"}]),
        Change("a"),
    ]
    assert [change._replace(rows=list(change.rows)) for change in heard] == [
        change._replace(rows=list(change.rows)) for change in expected
    ]
    for task in (theirs, ours.task):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def test_an_older_version_names_only_the_games_and_understands_the_names() -> None:
    from demesne.store.notifications import _notes, _read

    changes = [Change("a", 3, [{"seat": 0, "answer": ["Throne Room"]}]), Change("b"), Change("c", people=True)]
    [note] = _notes("me", changes)
    assert note.split(" ")[:4] == ["me", "a", "b", "c"] and _read("me a b") == [Change("a"), Change("b")]
    assert _read(note) == [changes[0], *changes[1:]]
