"""Fills in what older versions, and their backups, did not store: the record of the guests, marks of links, ranks."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, FromClause, Table, insert, select

from .sittings import DAMAGE, rank_of, sittings_of

AT_ONCE = 200


def fill(connection: Connection, games: FromClause, guests: Table, sittings: Table) -> None:
    known: set[str] = set()
    ids = connection.scalars(select(games.c.id).order_by(games.c.id)).all()
    now = datetime.now(UTC)
    for start in range(0, len(ids), AT_ONCE):
        wanted = [games.c[name] for name in ("id", "setup", "state", "finished", "touched")]
        rows = connection.execute(select(*wanted).where(games.c.id.in_(ids[start : start + AT_ONCE]))).all()
        found = [
            {name: value for name, value in sitting.items() if name in sittings.c}  # older tables have fewer columns
            for row in rows
            for sitting in _of_game(row)
        ]
        if new := sorted({sitting["guest"] for sitting in found} - known):
            connection.execute(insert(guests), [{"id": guest, "seen": now, "kept": {}} for guest in new])
            known |= set(new)
        if found:
            connection.execute(insert(sittings), found)


def _of_game(row: Any) -> list[dict[str, Any]]:
    """The sittings of a game; a damaged one has none."""
    try:
        return [{**one._asdict(), "at": row.touched} for one in sittings_of(row.id, row.setup, row.state, row.finished)]
    except DAMAGE:
        return []


def with_link(guest: Mapping[str, Any]) -> dict[str, Any]:
    """A guest whose mark was among what they keep. Without one the link that was given out has none either."""
    kept = dict(guest["kept"]) if isinstance(guest["kept"], Mapping) else {}
    return {**guest, "link": str(kept.pop("link", "")), "kept": kept, "version": 0}


def with_rank(sitting: Mapping[str, Any]) -> dict[str, Any]:
    return {**sitting, "rank": rank_of(sitting["day"], sitting["result"], sitting["score"], sitting["about"])}
