"""For operators of a server: back up, restore, prune and migrate its database."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import sys
from datetime import UTC, datetime
from typing import Any

from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, Refusal, either

from .arguments import Flag, MaybeWhole, Say
from .extras import need_server
from .server_lock import lock_of

TASKS = ("backup", "restore", "prune", "migrate")
WITH_FILE = ("backup", "restore")
UNFINISHED_DAYS, FINISHED_DAYS = 90, 365
MOST_DAYS = 36_500
HELP = "demesne admin --help"


def admin(
    name: str,
    file: pathlib.Path | None = None,
    /,
    *,
    days: MaybeWhole = None,
    replace: Flag = False,
    database: str | None = None,
    say: Say,
) -> int:
    """Administer the games of a server."""
    check(name, file, days, replace)
    need_server("admin")
    from demesne.store.location import database as usual  # loads the database's libraries: only when they are needed

    url = database or usual()
    with lock_of(url) or contextlib.nullcontext() as lock:
        there = lock.elsewhere() if lock else ""  # the server that has the SQLite file for itself
        if there and name in ("restore", "migrate"):
            raise Refusal("admin-running", address=there)
        served = lock.file.with_suffix("") if lock and there else None
        if name == "prune":
            print(asyncio.run(prune(url, served, days, say)))
        elif name == "migrate":
            print(asyncio.run(migrate(url, say)))
        elif name == "backup" and file:
            print(asyncio.run(backup(url, served, file, say)))
        elif file:
            print(asyncio.run(restore(url, file, replace, say)))
    return 0


def check(name: str, file: pathlib.Path | None, days: int | None, replace: bool) -> None:
    """Refuse conflicting options before anything is opened."""
    if name not in TASKS:
        raise Refusal("admin-task", tasks=either(TASKS), got=short(name), near=nearest(name, list(TASKS)))
    if name in WITH_FILE and file is None:
        raise Refusal("command-word-missing", command=f"admin {name}", name=Phrase("argument-file"), help=HELP)
    if name not in WITH_FILE and file is not None:
        raise Refusal("command-unknown-word", word=short(str(file)), near="", help=HELP)
    if days is not None and name != "prune":
        raise Refusal("admin-only-with", option="--days", task="prune")
    if days is not None and not 0 <= days <= MOST_DAYS:
        raise Refusal("error-range", where="--days", least=0, most=MOST_DAYS, got=str(days))
    if replace and name != "restore":
        raise Refusal("admin-only-with", option="--replace", task="restore")


async def backup(url: str, served: pathlib.Path | None, file: pathlib.Path, say: Say) -> str:
    """Of the database, or of a copy that its server makes."""
    from demesne.store.backup import backup as back_up
    from demesne.store.errands import copied

    def left_out(table: str, key: tuple[Any, ...]) -> None:
        print(say("admin-left-out", row=" ".join(map(str, (table, *key)))), file=sys.stderr)

    if served is None:
        amount = await back_up(url, file, left_out)
    else:
        async with copied(served) as copy:
            amount = await back_up(f"sqlite:///{copy}", file, left_out)
    return say("admin-backed-up", games=amount.games, file=str(file))


async def restore(url: str, file: pathlib.Path, replace: bool, say: Say) -> str:
    from demesne.store.backup import restore as bring_back

    return say("admin-restored", games=(await bring_back(url, file, replace=replace)).games, file=str(file))


async def prune(url: str, served: pathlib.Path | None, days: int | None, say: Say) -> str:
    from demesne.store import Store
    from demesne.store.errands import ask

    unfinished, finished = (UNFINISHED_DAYS, FINISHED_DAYS) if days is None else (days, days)
    if served:
        told = await ask(served, "prune", unfinished=unfinished, finished=finished)
        return say("admin-pruned", games=told["games"])
    store = await Store.open(url)
    try:
        return say("admin-pruned", games=await store.prune(unfinished, finished, datetime.now(UTC)))
    finally:
        await store.close()


async def migrate(url: str, say: Say) -> str:
    from demesne.store.engine import address
    from demesne.store.migrating import migrate as bring_up
    from demesne.store.store import PATIENCE

    before, after = await bring_up(address(url), PATIENCE)
    if before == after:
        return say("admin-up-to-date", schema=after)
    return say("admin-migrated", schema=after) if before else say("admin-made", schema=after)
