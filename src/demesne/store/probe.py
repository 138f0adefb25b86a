"""Whether anything can be written now: rewrites one row. A full or read-only disk still allows reads."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, update

from .schema import probe


def write_probe(connection: Connection, at: datetime) -> None:
    connection.execute(update(probe).values(at=at))
