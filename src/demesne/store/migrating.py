"""Migrates a database to the schema of this version: all steps in one transaction, by one process at a time."""

from __future__ import annotations

from typing import NamedTuple

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from demesne.refusal import Refusal

from .engine import SQLITE, engine_to, make_file, shown, transaction
from .outcomes import Away, damaged, patiently, reason_of

LOCK = 0x64656D65736E65  # an arbitrary number for our advisory lock


class Migrated(NamedTuple):
    """The revision that was found, if any, and the one that is there now."""

    before: str | None
    after: str


async def migrate(url: URL, patience: float, ours: bool = False) -> Migrated:
    """A new database gets its tables, an older one is upgraded; one of a newer version is refused."""
    if url.drivername == SQLITE:
        make_file(url)
    engine = engine_to(url, hurried=False, ours=ours)

    async def work() -> Migrated:
        async with transaction(engine) as connection:
            if url.drivername != SQLITE:
                await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            else:
                await _check(connection, url)
            return await connection.run_sync(_upgrade)

    try:
        return await patiently(work, patience)
    except Away as away:
        raise Refusal("store-unusable", where=shown(url), reason=reason_of(away.__cause__)) from None
    except SQLAlchemyError as error:
        if damaged(error):
            raise Refusal("store-damaged-file", where=shown(url), reason=reason_of(error)) from None
        raise Refusal("store-unusable", where=shown(url), reason=reason_of(error)) from None
    finally:
        await engine.dispose()


async def _check(connection: AsyncConnection, url: URL) -> None:
    """A SQLite file is read once from end to end: a damaged one is noticed before it is played on."""
    found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
    if found != "ok":
        raise Refusal("store-damaged-file", where=shown(url), reason=str(found).splitlines()[-1])


def steps_over(connection: Connection) -> Config:
    """Our migrations as an Alembic config that uses that connection."""
    config = Config()
    config.set_main_option("script_location", "demesne.store:migrations")
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> Migrated:
    config = steps_over(connection)
    steps = ScriptDirectory.from_config(config)
    newest = str(steps.get_current_head())
    before = MigrationContext.configure(connection).get_current_revision()
    if before and before not in {step.revision for step in steps.walk_revisions()}:
        raise Refusal("store-newer", where=shown(connection.engine.url), found=before, known=newest)
    if before != newest:
        command.upgrade(config, "head")
    return Migrated(before, newest)
