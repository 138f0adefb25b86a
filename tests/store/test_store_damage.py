"""Damaged rows: each is skipped and named, and the others are listed, backed up and restored."""

from __future__ import annotations

import asyncio
import gzip
import json
import pathlib
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from databases import Open, game, row
from demesne.languages import language
from demesne.refusal import Refusal
from demesne.store.backup import Amount, backup, restore
from demesne.store.engine import address, engine_to, transaction
from demesne.terminal.admin import admin
from test_store_guests import finished, setup

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]  # two databases

DEEP = "[" * 100_000 + "]" * 100_000
NOT_JSON = ("{", "", DEEP, '{"a": "\\ud800"}')
WRONG = ("[]", "null", '"text"')  # what PostgreSQL takes as well


async def spoil(url: str, table: str, column: str, value: str, key: str) -> None:
    given = f"CAST(:value AS {'JSON' if url.startswith('postgres') else 'TEXT'})"
    async with transaction(engine_to(address(url), hurried=False)) as connection:
        await connection.execute(text(f"UPDATE {table} SET {column} = {given} WHERE {key}"), {"value": value})


async def filled(url: str, opened: Open) -> Any:
    """A store with three public games and what belongs to them, that says which rows it finds damaged."""
    store = await opened(url)
    for n in range(3):
        await store.create(game(f"g{n}", public=True, setup=setup(f"guest{n}", "")))
        await store.append(f"g{n}", 0, [row(i) for i in range(3)])
    store.found = []
    store.damaged = lambda table, key: store.found.append((table, *key))
    return store


@pytest.mark.parametrize("value", WRONG)
async def test_a_damaged_game_spoiled_the_list_and_the_backup_bug(
    value: str, url: str, urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path
) -> None:
    store = await filled(url, opened)
    await spoil(url, "games", "setup", value, "id = 'g1'")
    for _ in range(2):
        assert {found.id for found in await store.public()} == {"g0", "g2"}
    assert await store.game("g1") is None and store.found == [("games", "g1")], "named once"
    named: list[Any] = []
    assert await backup(url, tmp_path / "all.gz", lambda table, key: named.append((table, *key))) == Amount(2, 6, 3, 3)
    assert named == [("games", "g1")], "its entries are left out with it"
    assert await restore(urls("sqlite"), tmp_path / "all.gz") == Amount(2, 6, 3, 3)


@pytest.mark.parametrize("value", NOT_JSON)
async def test_a_value_that_is_no_json_spoiled_the_list_and_the_backup_bug(
    value: str, urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path
) -> None:
    """PostgreSQL does not take such a value."""
    url = urls("sqlite")
    store = await filled(url, opened)
    await spoil(url, "games", "finished", value, "id = 'g1'")
    await spoil(url, "entries", "data", value, "game = 'g0' AND n = 2")
    await spoil(url, "guests", "kept", value, "id = 'guest2'")
    await spoil(url, "sittings", "about", value, "guest = 'guest0'")
    named: list[Any] = []
    readable = "ud800" in value  # half a character can be read, but not written
    assert len(await store.public()) == (3 if readable else 2)
    assert await backup(url, tmp_path / "all.gz", lambda table, key: named.append((table, *key))) == Amount(2, 5, 2, 1)
    assert named == [("games", "g1"), ("entries", "g0", 2), ("guests", "guest2"), ("sittings", "guest0", "g0")]
    assert await restore(urls("sqlite"), tmp_path / "all.gz") == Amount(2, 5, 2, 1)
    if not readable:
        assert await store.guests.kept("guest2") == {} == (await store.entries("g0"))[2]
        assert await store.guests.sittings("guest0", over=False) == []
        assert set(store.found) == set(named)


async def test_a_time_that_is_none_is_damage(urls: Callable[[str], str], opened: Open) -> None:
    url = urls("sqlite")
    store = await filled(url, opened)
    await spoil(url, "games", "touched", "yesterday", "id = 'g0'")
    assert {found.id for found in await store.public()} == {"g1", "g2"} and store.found == [("games", "g0")]


async def test_a_damaged_result_spoiled_those_of_the_day_bug(url: str, opened: Open) -> None:
    store = await filled(url, opened)
    for guest in ("anna", "bela"):
        await store.create(
            game(guest, state="over", setup=setup(guest, "", day="2026-11-16"), finished=finished([9, 1], [0]))
        )
    await spoil(url, "sittings", "about", '{"players": []}', "guest = 'anna'")
    assert [found.guest for found in await store.guests.of_day("2026-11-16")] == ["bela"]
    assert await store.guests.sittings("anna", over=True) == [] and store.found == [("sittings", "anna", "anna")]
    assert await store.guests.forget("anna") == []


async def test_a_damaged_game_does_not_keep_the_others_from_moving(url: str, opened: Open) -> None:
    store = await filled(url, opened)
    await store.create(game("own", setup=setup("guest1", "")))
    await spoil(url, "games", "setup", "[]", "id = 'g1'")
    await store.guests.move("guest1", "new")
    moved = await store.game("own")
    assert moved and moved.setup["places"][0]["guest"] == "new"


async def test_a_deeply_nested_backup_ended_in_a_traceback_bug(
    urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "deep.gz"
    head, entry = '{"demesne":"backup","format":2}', '{"game":{"id":"a","state":"lobby","public":true,"setup":%s}}'
    for lines in ([DEEP], [head, DEEP], [head, entry % DEEP]):
        file.write_bytes(gzip.compress("\n".join(lines).encode()))
        with pytest.raises(Refusal, match="deep.gz: expected a complete backup"):
            await restore(urls("sqlite"), file)


@pytest.mark.parametrize(
    "change",
    [{"setup": {"a": "\ud800"}}, {"version": 2**70}, {"version": {}}, {"public": "x"}, {"state": "odd"}, {"id": None}],
)
async def test_values_that_no_database_takes_ended_in_a_traceback_bug(
    change: dict[str, Any], urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path
) -> None:
    url, file = urls("sqlite"), tmp_path / "odd.gz"
    await (await opened(url)).create(game("g"))
    await backup(url, file)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]
    lines[1]["game"] |= change
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    with pytest.raises(Refusal, match="odd.gz: expected a complete backup"):
        await restore(urls("sqlite"), file)


async def test_admin_names_what_is_left_out(
    urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = urls("sqlite")
    await filled(url, opened)
    await spoil(url, "games", "setup", "{", "id = 'g1'")
    assert await asyncio.to_thread(admin, "backup", tmp_path / "all.gz", database=url, say=language("en")) == 0
    out, err = capsys.readouterr()
    assert out == f"2 games written to {tmp_path / 'all.gz'}\n" and err == "damaged and left out: games g1\n"
