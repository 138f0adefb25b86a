"""Backup, restore and prune; where files and the secret are; `demesne admin`."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import pathlib
import stat
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from alembic import command

from bracketed import outside
from databases import KINDS, NOW, PATIENCE, Heard, Open, game, listening, row
from demesne.languages import language
from demesne.refusal import Refusal
from demesne.store import Store, StoredGame, engine, errands, location, schema, secret
from demesne.store.backup import Amount, backup, restore
from demesne.store.engine import address, connected, engine_to, transaction
from demesne.store.errands import ask, copied, forget_errands, run_errands
from demesne.store.migrating import migrate, steps_over
from demesne.terminal.admin import admin
from postgres import Postgres

pytestmark = pytest.mark.slow  # two databases, real processes


# backup, restore, prune


async def everything(url: str) -> dict[str, tuple[StoredGame | None, list[dict[str, Any]]]]:
    store = await Store.open(url, patience=PATIENCE)
    try:
        async with connected(engine_to(address(url), hurried=False)) as connection:
            ids = [*await connection.scalars(schema.games.select().with_only_columns(schema.games.c.id))]
        return {id: (await store.game(id), await store.entries(id)) for id in ids}
    finally:
        await store.close()


async def filled(url: str, games: int = 3) -> str:
    store = await Store.open(url, patience=PATIENCE)
    for n in range(games):
        more = {"finished": {"scores": [1, n]}, "record": "a\nrecord", "state": "over"} if n % 2 else {}
        await store.create(game(f"g{n}", setup={"secret": "ff", "name": "Þóra"}, public=n == 0, **more))
        await store.append(f"g{n}", 0, [row(i) for i in range(n * 300)])
    await store.close()
    return url


@pytest.mark.asyncio
@pytest.mark.parametrize("after", KINDS)
@pytest.mark.parametrize("before", KINDS)
async def test_a_backup_is_restored_anywhere(
    before: str, after: str, urls: Callable[[str], str], tmp_path: pathlib.Path
) -> None:
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
async def test_restore_keeps_what_is_there_unless_told(
    url: str, urls: Callable[[str], str], tmp_path: pathlib.Path
) -> None:
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
async def test_restore_under_a_server_on_postgres_is_refused(
    postgres: Postgres, urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path
) -> None:
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
        ['{"demesne":"backup","format":3}', LINES[1]],
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
    for file, says in (
        ("plain", "expected a complete backup"),
        ("none", "cannot be read: there is no such file"),
        (".", "cannot be read"),
    ):
        with pytest.raises(Refusal, match=says):
            await restore(url, tmp_path / file)
    with pytest.raises(Refusal, match="cannot be written: there is no such file"):
        await backup(url, tmp_path / "none" / "all.gz")


@pytest.mark.asyncio
async def test_a_server_copies_the_file_that_it_has_for_itself(
    urls: Callable[[str], str], opened: Open, tmp_path: pathlib.Path
) -> None:
    url = await filled(urls("sqlite"))
    store = await opened(url, ours=True)
    file = store.file
    assert file
    left = file.with_name(f"{file.name}.copy-left")
    left.touch()
    forget_errands(file)
    running = asyncio.create_task(run_errands(store, file))
    async with copied(file) as copy:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600 and not left.exists()
        assert await everything(f"sqlite:///{copy}") == await everything(url)
    assert await ask(file, "prune", unfinished=0, finished=0) == {"games": 3}
    file.with_name(f"{file.name}.asked-odd").write_text("[")  # by a person
    assert await ask(file, "prune", unfinished=0, finished=0) == {"games": 0}
    running.cancel()
    assert not [*file.parent.glob("*asked*"), *file.parent.glob("*answered*"), *file.parent.glob("*copy*")]


@pytest.mark.asyncio
async def test_a_server_that_does_not_answer_a_command(
    urls: Callable[[str], str], opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errands, "PATIENCE", 0.1)
    store = await opened(urls("sqlite"), ours=True)
    assert store.file
    with pytest.raises(Refusal, match="the database cannot be used: Connection timed out"):
        await ask(store.file, "prune", unfinished=0, finished=0)
    assert not [*store.file.parent.glob("*asked*")]


@pytest.mark.asyncio
async def test_what_hinders_the_server_is_told(
    urls: Callable[[str], str], opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errands, "LOOK", 0.05)
    store = await opened(urls("sqlite"), ours=True)
    assert store.file

    def full(database: pathlib.Path, copy: pathlib.Path) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(errands, "_copy", full)
    running = asyncio.create_task(errands.run_errands(store, store.file))
    with pytest.raises(Refusal, match="games.sqlite: the database cannot be used: No space left on device"):
        async with copied(store.file):
            pass
    running.cancel()


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
    assert numbers == list(range(len(numbers))) and lines[-1] == {
        "end": {"games": 4, "entries": 1800 + len(numbers), "guests": 0, "sittings": 0}
    }


@pytest.mark.asyncio
async def test_old_games_are_pruned(url: str, opened: Open) -> None:
    store = await opened(url)

    def aged(id: str, state: str, days: int) -> StoredGame:
        return game(id, state=state, touched=NOW - timedelta(days=days))

    cases = [
        ("lobby", 89),
        ("lobby", 91),
        ("running", 89),
        ("running", 91),
        ("over", 364),
        ("over", 366),
        ("closed", 91),
        ("closed", 366),
    ]
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
    assert [file.name for file in home.iterdir()] == ["secret"] and stat.S_IMODE(
        (home / "secret").stat().st_mode
    ) == 0o600


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
    assert admin(*arguments, say=language(lang), **options) == 0
    out, err = capsys.readouterr()
    assert not err and out.endswith("\n")
    return str(out[:-1])


def test_admin_does_its_tasks(home: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    newest = asyncio.run(migrate(address(f"sqlite:///{tmp_path / 'any.sqlite'}"), PATIENCE)).after
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
        (
            ["migrate"],
            {"database": "games"},
            "expected sqlite:///FILE or postgresql://USER@HOST/NAME as the address of the database",
        ),
    ],
)
def test_admin_refuses(arguments: list[Any], options: dict[str, Any], says: str, home: pathlib.Path) -> None:
    with pytest.raises(Refusal) as raised:
        admin(*arguments, say=language("en"), **options)
    assert str(raised.value) == says and not outside(language("xx").phrase(raised.value.phrase))


def test_the_command_line_stays_light() -> None:
    code = "import sys, demesne.terminal.admin; sys.exit(any(m in sys.modules for m in ('sqlalchemy', 'alembic', 'aiosqlite')))"
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ)
