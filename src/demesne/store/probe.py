"""Whether anything can be written now: one row is written again. A full or read-only disk still answers reads."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, update

from .schema import probe


def write_probe(connection: Connection, at: datetime) -> None:
    connection.execute(update(probe).values(at=at))
