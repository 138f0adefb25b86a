"""Fills the record of the guests from games that were stored without it: by version 0.1.0, or in one of its backups."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, FromClause, Table, insert, select

from .sittings import sittings_of

AT_ONCE = 200


def fill(connection: Connection, games: FromClause, guests: Table, sittings: Table) -> None:
    known: set[str] = set()
    ids = connection.scalars(select(games.c.id).order_by(games.c.id)).all()
    now = datetime.now(UTC)
    for start in range(0, len(ids), AT_ONCE):
        wanted = [games.c[name] for name in ("id", "setup", "state", "finished", "touched")]
        rows = connection.execute(select(*wanted).where(games.c.id.in_(ids[start : start + AT_ONCE]))).all()
        found = [
            {**sitting._asdict(), "at": row.touched}
            for row in rows
            for sitting in sittings_of(row.id, row.setup, row.state, row.finished)
        ]
        if new := sorted({sitting["guest"] for sitting in found} - known):
            connection.execute(insert(guests), [{"id": guest, "seen": now, "kept": {}} for guest in new])
            known |= set(new)
        if found:
            connection.execute(insert(sittings), found)
