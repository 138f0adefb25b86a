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
    if name == "prune":
        print(asyncio.run(prune(url, days, say)))
    elif name == "migrate":
        print(asyncio.run(migrate(url, say)))
    elif file:
        print(asyncio.run(move(name, url, file, replace, say)))
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


async def move(name: str, url: str, file: pathlib.Path, replace: bool, say: Say) -> str:
    from demesne.store.backup import backup, restore

    if name == "backup":

        def left_out(table: str, key: tuple[Any, ...]) -> None:
            print(say("admin-left-out", row=" ".join(map(str, (table, *key)))), file=sys.stderr)

        return say("admin-backed-up", games=(await backup(url, file, left_out)).games, file=str(file))
    with lock_of(url) or contextlib.nullcontext() as lock:
        if there := lock.elsewhere() if lock else "":
            raise Refusal("restore-running", address=there)
        return say("admin-restored", games=(await restore(url, file, replace=replace)).games, file=str(file))


async def prune(url: str, days: int | None, say: Say) -> str:
    from demesne.store import Store

    store = await Store.open(url)
    try:
        unfinished, finished = (UNFINISHED_DAYS, FINISHED_DAYS) if days is None else (days, days)
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
