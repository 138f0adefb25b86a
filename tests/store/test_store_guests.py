"""Guests in the store: where they sit, how games ended for them, moved, deleted, filled in from older databases and backups."""

from __future__ import annotations

import gzip
import json
import pathlib
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from alembic import command

from databases import KINDS, Open, game
from demesne.store import Store, engine, schema
from demesne.store.backup import Amount, backup, restore
from demesne.store.engine import address, engine_to, transaction
from demesne.store.migrating import steps_over
from demesne.store.sittings import sittings_of

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]  # two databases

TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]


def setup(*guests: str, **more: Any) -> dict[str, Any]:
    """Guests at a table; "" is a bot."""
    places = [{"name": guest.title() or "Ada", "guest": guest, "bot": "" if guest else "fair"} for guest in guests]
    return {"places": places, "kingdom": TEN, "edition": 2, "options": {"seed": None}, **more}


def finished(scores: list[int], winners: list[int], resigned: tuple[int, ...] = ()) -> dict[str, Any]:
    review = {"scores": scores, "winners": winners, "turns": [12, 11]}
    return {"review": review, "shown": {"result": {"resigned": list(resigned)}}}


async def of(store: Store, guest: str, over: bool) -> list[tuple[str, str, int | None]]:
    return [(row.game, row.result, row.score) for row in await store.guests.sittings(guest, over=over)]


async def test_results_of_everybody() -> None:
    ends = {row.guest: (row.result, row.score) for row in sittings_of("g", setup("a", "b", "c"), "over", finished([3, 9, 9], [1, 2], (0,)))}
    assert ends == {"a": ("resigned", 3), "b": ("shared", 9), "c": ("shared", 9)}
    [row] = sittings_of("g", setup("a", "", day="2026-01-01"), "over", finished([3, 9], [1]))
    assert (row.result, row.day, row.about["turns"], row.about["players"][1]["bot"]) == ("lost", "2026-01-01", 12, "fair")
    [shared] = sittings_of("g", setup("a", "a"), "running", None)
    assert (shared.result, shared.score, shared.about["here"], shared.about["seat"]) == ("", None, 2, 0)
    assert sittings_of("g", setup("a", ""), "closed", None) == [] == sittings_of("g", {"old": True}, "running", None)


async def test_sittings_follow_the_game(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.create(game("g", state="lobby", setup=setup("anna", "")))
    assert await of(store, "anna", over=False) == [("g", "", None)]
    await store.change("g", 0, setup=setup("anna", "bela"), state="running")
    assert await of(store, "bela", over=False) == [("g", "", None)]
    await store.change("g", 1, setup=setup("anna", "csilla"))
    assert await of(store, "bela", over=False) == [] and await of(store, "csilla", over=False) == [("g", "", None)]
    before = (await store.guests.sittings("anna", over=False))[0].at
    await store.change("g", 2, state="over", finished=finished([30, 20], [0]), record="r")
    assert await of(store, "anna", over=True) == [("g", "won", 30)] and await of(store, "csilla", over=True) == [("g", "lost", 20)]
    [row] = await store.guests.sittings("anna", over=True)
    assert row.at > before and await of(store, "anna", over=False) == []
    assert await store.guests.sittings("anna", over=True, before=row.at) == []
    await store.change("g", 3, setup=setup("anna", "csilla", next="h"))
    assert (await store.guests.sittings("anna", over=True))[0].at == row.at, "a rematch does not change when it ended"


async def test_a_closed_game_cannot_be_continued(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.create(game("g", setup=setup("anna", "")))
    await store.change("g", 0, state="closed")
    assert await of(store, "anna", over=False) == []


async def test_results_of_a_day(url: str, opened: Open) -> None:
    store = await opened(url)
    for guest, scores in (("anna", [20, 10]), ("bela", [30, 40]), ("csilla", [40, 10])):
        ended = finished(scores, [0 if scores[0] > scores[1] else 1])
        await store.create(game(guest, state="over", setup=setup(guest, "", day="2026-11-16"), finished=ended))
    await store.create(game("x", setup=setup("dora", "", day="2026-11-16")))
    await store.create(game("y", state="over", setup=setup("anna", "", day="2026-11-17"), finished=finished([1, 0], [0])))
    assert [row.guest for row in await store.guests.of_day("2026-11-16")] == ["csilla", "anna", "bela"]
    own = await store.guests.day_of("dora", "2026-11-16")
    assert own and own.game == "x" and await store.guests.day_of("dora", "2026-11-17") is None


async def test_what_is_kept(url: str, opened: Open) -> None:
    store = await opened(url)
    assert await store.guests.kept("anna") == {}
    await store.guests.keep("anna", {"kingdoms": [{"name": "Þóra", "cards": TEN}]})
    await store.create(game("g", setup=setup("anna", "")))
    assert (await store.guests.kept("anna"))["kingdoms"][0]["name"] == "Þóra", "sitting down changes nothing of it"
    await store.guests.seen("anna")
    await store.guests.seen("nobody")
    assert await store.guests.kept("nobody") == {}


async def test_everything_moves_to_another_guest(url: str, opened: Open) -> None:
    store = await opened(url)
    for n in range(60):
        await store.create(game(f"g{n:02}", state="over", setup=setup("old", "bela"), finished=finished([2, 1], [0])))
    await store.create(game("both", setup=setup("old", "new")))
    moved = await store.guests.move("old", "new")
    assert len(moved) == 61 and await of(store, "old", over=True) == await of(store, "old", over=False) == []
    assert len(await of(store, "new", over=True)) == 60 and await of(store, "new", over=False) == [("both", "", None)]
    stored = await store.game("g07")
    assert stored and stored.setup["places"][0]["guest"] == "new" and stored.version == 1 and len(await of(store, "bela", over=True)) == 60
    assert await store.guests.move("nobody", "new") == []


async def test_a_guest_is_forgotten(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.guests.keep("anna", {"kingdoms": []})
    await store.create(game("alone", setup=setup("anna", "")))
    await store.create(game("shared", setup=setup("anna", "anna")))
    await store.create(game("two", setup=setup("anna", "bela")))
    assert await store.guests.forget("anna") == ["alone", "shared"]
    assert await store.game("alone") is None is await store.game("shared") and await store.game("two")
    assert await of(store, "anna", over=False) == [] and await of(store, "bela", over=False) == [("two", "", None)]
    assert await store.guests.kept("anna") == {}


async def test_a_record_outlives_the_games_but_not_the_guest(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.create(game("over", state="over", setup=setup("anna", ""), finished=finished([2, 1], [0])))
    await store.create(game("open", setup=setup("anna", "")))
    await store.guests.keep("anna", {})
    now = (await store.guests.sittings("anna", over=True))[0].at + timedelta(days=366)
    await store.prune(90, 365, now)
    assert await store.game("over") is None is await store.game("open")
    assert await of(store, "anna", over=True) == [("over", "won", 2)] and await of(store, "anna", over=False) == []
    await store.prune(90, 365, now + timedelta(days=60))
    assert await of(store, "anna", over=True) == []


async def test_an_older_database_gets_its_record(url: str, opened: Open) -> None:
    where = address(url)
    if url.startswith("sqlite"):
        engine.make_file(where)
    rows = [game("g", setup=setup("anna", "bela")), game("h", state="over", setup=setup("anna", ""), finished=finished([5, 6], [1]))]
    async with transaction(engine_to(where, hurried=False)) as connection:
        await connection.run_sync(lambda c: command.upgrade(steps_over(c), "0003"))
        for stored in rows:
            before = {name: value for name, value in vars(stored).items() if name != "analysis"}  # a later column
            await connection.execute(schema.games.insert(), before)
    store = await opened(url)
    assert await of(store, "anna", over=False) == [("g", "", None)] and await of(store, "anna", over=True) == [("h", "lost", 5)]
    assert await of(store, "bela", over=False) == [("g", "", None)]
    assert (await store.guests.sittings("anna", over=True))[0].at == rows[1].touched


@pytest.mark.parametrize("after", KINDS)
async def test_backups_have_the_record_and_older_ones_get_it(after: str, urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path) -> None:
    source, file = urls("sqlite"), tmp_path / "all.gz"
    store = await opened(source)
    await store.create(game("g", state="over", setup=setup("anna", "bela"), finished=finished([5, 6], [1])))
    await store.guests.keep("anna", {"kingdoms": []})
    assert await backup(source, file) == Amount(1, 0, 2, 2)
    target = urls(after)
    assert await restore(target, file) == Amount(1, 0, 2, 2)
    there = await opened(target)
    assert await of(there, "anna", over=True) == [("g", "lost", 5)] and await there.guests.kept("anna") == {"kingdoms": []}
    assert await restore(target, file, replace=True) == Amount(1, 0, 2, 2)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]
    old = [{"demesne": "backup", "format": 1}, *(line for line in lines if "game" in line), {"end": {"games": 1, "entries": 0}}]
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in old).encode()))
    assert await restore(target, file, replace=True) == Amount(1, 0)
    assert await of(there, "bela", over=True) == [("g", "won", 6)]
