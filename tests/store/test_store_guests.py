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
from sqlalchemy import JSON, Column, MetaData, Table, Text, text

from databases import KINDS, NOW, Open, game
from demesne.store import Opponents, Store, Taken, engine, schema
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
    ends = {
        row.guest: (row.result, row.score)
        for row in sittings_of("g", setup("a", "b", "c"), "over", finished([3, 9, 9], [1, 2], (0,)))
    }
    assert ends == {"a": ("resigned", 3), "b": ("shared", 9), "c": ("shared", 9)}
    [row] = sittings_of("g", setup("a", "", day="2026-01-01"), "over", finished([3, 9], [1]))
    assert (row.result, row.day, row.about["turns"], row.about["players"][1]["bot"]) == (
        "lost",
        "2026-01-01",
        12,
        "fair",
    )
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
    assert await of(store, "anna", over=True) == [("g", "won", 30)] and await of(store, "csilla", over=True) == [
        ("g", "lost", 20)
    ]
    [row] = await store.guests.sittings("anna", over=True)
    assert row.at > before and await of(store, "anna", over=False) == []
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
    await store.create(
        game("y", state="over", setup=setup("anna", "", day="2026-11-17"), finished=finished([1, 0], [0]))
    )
    assert [row.guest for row in await store.guests.of_day("2026-11-16")] == ["csilla", "anna", "bela"]
    own = await store.guests.day_of("dora", "2026-11-16")
    assert own and own.game == "x" and await store.guests.day_of("dora", "2026-11-17") is None


async def test_results_of_a_day_were_cut_before_they_were_ordered_bug(url: str, opened: Open) -> None:
    store = await opened(url)
    for n in range(30):  # the best ones last, with equal leads in fewer and fewer turns
        ended = finished([10 + n // 2, 5], [0])
        ended["review"]["turns"] = [40 - n, 39 - n]
        await store.create(
            game(f"g{n:02}", state="over", setup=setup(f"guest {n}", "", day="2026-11-16"), finished=ended)
        )
    gone = finished([99, 5], [0], (0,))
    await store.create(game("gone", state="over", setup=setup("dora", "", day="2026-11-16"), finished=gone))
    assert [row.game for row in await store.guests.of_day("2026-11-16", limit=2)] == ["g29", "g28"]
    everybody = [row.game for row in await store.guests.of_day("2026-11-16")]
    assert everybody == [*(f"g{n:02}" for n in reversed(range(30))), "gone"]


async def test_an_index_serves_the_results_of_a_day(urls: Callable[[str], str], opened: Open) -> None:
    store = await opened(urls("sqlite"))
    plan = await store.read(
        text(
            "EXPLAIN QUERY PLAN SELECT * FROM sittings WHERE day = 'x' AND rank IS NOT NULL ORDER BY rank DESC, at LIMIT 9"
        )
    )
    assert "INDEX sittings_of_day" in plan[0].detail and not any("SCAN" in row.detail for row in plan)


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
    assert (
        stored
        and stored.setup["places"][0]["guest"] == "new"
        and stored.version == 1
        and len(await of(store, "bela", over=True)) == 60
    )
    assert await store.guests.move("nobody", "new") == []


async def test_claiming_a_link_dropped_the_kept_kingdoms_bug(url: str, opened: Open) -> None:
    store = await opened(url)
    kingdoms = [{"name": f"{n}", "cards": [*TEN[:9], f"card {n}"]} for n in range(150)]
    await store.guests.keep("old", {"kingdoms": kingdoms[:3]})
    await store.guests.keep("new", {"kingdoms": kingdoms[2:4]})
    await store.guests.move("old", "new")
    assert (await store.guests.kept("new"))["kingdoms"] == [*kingdoms[2:4], *kingdoms[:2]] and await store.guests.kept(
        "old"
    ) == {}
    await store.guests.keep("more", {"kingdoms": kingdoms[50:]})
    await store.guests.move("more", "new")
    assert len((await store.guests.kept("new"))["kingdoms"]) == store.guests.MOST_KINGDOMS == 100


async def test_two_who_play_against_each_other_do_not_become_one_guest(url: str, opened: Open) -> None:
    """As one guest each device would see the hand of the other."""
    store = await opened(url)
    await store.create(game("both", setup=setup("old", "new")))
    await store.create(game("own", setup=setup("old", "")))
    with pytest.raises(Opponents):
        await store.guests.move("old", "new", apart=True)
    assert await of(store, "old", over=False) == [("own", "", None), ("both", "", None)] and await store.guests.opposed(
        "new", "old"
    ) == ["both"]
    await store.change("both", 0, state="over", finished=finished([2, 1], [0]))
    assert sorted(await store.guests.move("old", "new", apart=True)) == ["both", "own"]


async def test_joined_guests_had_two_counted_tries_of_a_day_bug(url: str, opened: Open) -> None:
    store = await opened(url)
    for guest, score in (("old", 9), ("new", 5)):
        await store.create(
            game(guest, state="over", setup=setup(guest, "", day="2026-11-16"), finished=finished([score, 1], [0]))
        )
    await store.create(
        game("other", state="over", setup=setup("old", "", day="2026-11-17"), finished=finished([9, 1], [0]))
    )
    await store.guests.move("old", "new")
    assert [row.game for row in await store.guests.of_day("2026-11-16")] == ["new"] and [
        row.game for row in await store.guests.of_day("2026-11-17")
    ] == ["other"]
    stored = await store.game("old")
    assert stored and stored.setup["day"] == "" and len(await of(store, "new", over=True)) == 3


async def test_the_seats_of_who_is_signed_out_elsewhere_get_new_links(url: str, opened: Open) -> None:
    store = await opened(url)
    await store.create(game("g", setup=setup("old", "bela")))
    await store.guests.move("old", "new", locked_out=True)
    stored = await store.game("g")
    assert stored and [len(place.get("link", "")) for place in stored.setup["places"]] == [16, 0]


async def test_one_of_two_writes_of_what_is_kept_was_lost_bug(url: str, opened: Open) -> None:
    store, other = await opened(url), await opened(url)
    await store.guests.keep("anna", {"kingdoms": [1]}, 0)
    kept, version = await other.guests.kept_at("anna")
    await store.guests.keep("anna", {"kingdoms": [1, 2]}, version)
    with pytest.raises(Taken):
        await other.guests.keep("anna", {**kept, "kingdoms": [1, 3]}, version)
    assert await other.guests.kept_at("anna") == ({"kingdoms": [1, 2]}, version + 1)


async def test_no_link_is_valid_of_which_nothing_is_kept_bug(url: str, opened: Open) -> None:
    """The mark of a renewed link went with its guest, and the link without a mark was valid again."""
    store = await opened(url)
    assert await store.guests.link("anna") is None
    assert (
        await store.guests.mark_link("anna", "first", renewed=False)
        == "first"
        == await store.guests.mark_link("anna", "other", renewed=False)
    )
    assert await store.guests.mark_link("anna", "second", renewed=True) == "second" == await store.guests.link("anna")
    await store.create(game("g", setup=setup("anna", "bela")))
    await store.guests.keep("anna", {"kingdoms": []})
    assert await store.guests.link("anna") == "second"
    await store.guests.prune(NOW + timedelta(days=400))
    assert await store.guests.link("anna") is None
    await store.guests.mark_link("bela", "mark", renewed=True)
    await store.guests.forget("bela")
    await store.create(game("h", setup=setup("anna", "bela")))
    assert await store.guests.link("bela") is await store.guests.link("anna") is None


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
    rows = [
        game("g", setup=setup("anna", "bela")),
        game("h", state="over", setup=setup("anna", ""), finished=finished([5, 6], [1])),
    ]
    async with transaction(engine_to(where, hurried=False)) as connection:
        await connection.run_sync(lambda c: command.upgrade(steps_over(c), "0003"))
        for stored in rows:
            before = {name: value for name, value in vars(stored).items() if name != "analysis"}  # a later column
            await connection.execute(schema.games.insert(), before)
    store = await opened(url)
    assert await of(store, "anna", over=False) == [("g", "", None)] and await of(store, "anna", over=True) == [
        ("h", "lost", 5)
    ]
    assert await of(store, "bela", over=False) == [("g", "", None)]
    assert (await store.guests.sittings("anna", over=True))[0].at == rows[1].touched


async def test_links_and_days_of_an_older_database(url: str, opened: Open) -> None:
    where = address(url)
    if url.startswith("sqlite"):
        engine.make_file(where)
    async with transaction(engine_to(where, hurried=False)) as connection:
        await connection.run_sync(lambda c: command.upgrade(steps_over(c), "0005"))
        older = [Column("id", Text), Column("seen", schema.Moment), Column("kept", JSON)]
        people = [
            {"id": "anna", "seen": NOW, "kept": {"link": "mark", "kingdoms": []}},
            {"id": "bela", "seen": NOW, "kept": {}},
        ]
        await connection.execute(Table("guests", MetaData(), *older).insert(), people)
        rows = [
            s
            for n, g in enumerate(("anna", "bela"))
            for s in sittings_of(f"g{n}", setup(g, "", day="2026-11-16"), "over", finished([9 + n, 1], [0]))
        ]
        of_day = Table(
            "sittings",
            MetaData(),
            *(Column(column.name, column.type) for column in schema.sittings.columns if column.name != "rank"),
        )
        await connection.execute(
            of_day.insert(), [{**{k: v for k, v in row._asdict().items() if k != "rank"}, "at": NOW} for row in rows]
        )
    store = await opened(url)
    assert await store.guests.link("anna") == "mark" and await store.guests.kept("anna") == {"kingdoms": []}
    assert await store.guests.link("bela") == "", "its link was given out without a mark, and stays valid"
    assert [row.guest for row in await store.guests.of_day("2026-11-16")] == ["bela", "anna"]


@pytest.mark.parametrize("after", KINDS)
async def test_backups_have_the_record_and_older_ones_get_it(
    after: str, urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path
) -> None:
    source, file = urls("sqlite"), tmp_path / "all.gz"
    store = await opened(source)
    await store.create(game("g", state="over", setup=setup("anna", "bela"), finished=finished([5, 6], [1])))
    await store.guests.keep("anna", {"kingdoms": []})
    assert await backup(source, file) == Amount(1, 0, 2, 2)
    target = urls(after)
    assert await restore(target, file) == Amount(1, 0, 2, 2)
    there = await opened(target)
    assert await of(there, "anna", over=True) == [("g", "lost", 5)] and await there.guests.kept("anna") == {
        "kingdoms": []
    }
    assert await restore(target, file, replace=True) == Amount(1, 0, 2, 2)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]
    old = [
        {"demesne": "backup", "format": 1},
        *(line for line in lines if "game" in line),
        {"end": {"games": 1, "entries": 0}},
    ]
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in old).encode()))
    assert await restore(target, file, replace=True) == Amount(1, 0)
    assert await of(there, "bela", over=True) == [("g", "won", 6)]


async def test_a_backup_without_marks_of_links_is_restored(
    urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path
) -> None:
    source, target, file = urls("sqlite"), urls("sqlite"), tmp_path / "all.gz"
    store = await opened(source)
    await store.create(
        game("g", state="over", setup=setup("anna", "", day="2026-11-16"), finished=finished([5, 6], [1]))
    )
    await backup(source, file)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]
    [guest], [sitting] = ([line[kind] for line in lines if kind in line] for kind in ("guest", "sitting"))
    del guest["link"], guest["version"], sitting["rank"]
    guest["kept"] = {"link": "mark"}
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    await restore(target, file)
    there = await opened(target)
    assert (
        await there.guests.link("anna") == "mark"
        and await there.guests.kept("anna") == {}
        and len(await there.guests.of_day("2026-11-16")) == 1
    )
