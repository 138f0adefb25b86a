"""The tables. Every change here needs a migration; a test compares both."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, Boolean, CheckConstraint, Column, DateTime, ForeignKey, Index, Integer, MetaData
from sqlalchemy.engine import Dialect
from sqlalchemy.schema import Table
from sqlalchemy.types import Text, TypeDecorator

from .damage import UNREADABLE


def as_utc(moment: datetime) -> str:
    """A time as it stands in a SQLite file."""
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")


class Moment(TypeDecorator[datetime]):
    """A time in UTC, to the microsecond; SQLite has no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any] | None:
        inner = super().result_processor(dialect, coltype)

        def read(value: Any) -> Any:
            try:
                return inner(value) if inner else value
            except (ValueError, TypeError):
                return UNREADABLE

        return read


metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Moment, nullable=False),
    Column("touched", Moment, nullable=False),
    Column("finished", JSON(none_as_null=True)),
    Column("record", Text),
    Column("analysis", JSON(none_as_null=True)),
    CheckConstraint("state IN ('lobby', 'running', 'over', 'closed')", name="games_state"),
    Index("games_listed", "public", "state", "touched"),
)

# one row that is written again and again to see whether anything can be written
probe = Table("probe", metadata, Column("id", Integer, primary_key=True), Column("at", Moment, nullable=False))

# each version of the program that has served, and when it last said so
serving = Table("serving", metadata, Column("version", Text, primary_key=True), Column("seen", Moment, nullable=False))

# analyses in progress, and for a day those that have ended; `maker` is the process, which renews `seen`
analyses = Table(
    "analyses",
    metadata,
    Column("key", Text, primary_key=True),
    Column("maker", Text, nullable=False),
    Column("seen", Moment, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("latest", Text, nullable=False),
    Column("error", JSON(none_as_null=True)),
    Index("analyses_by_age", "seen"),
)

# the primary key lets entry n of a game be written only once, whoever writes it
entries = Table(
    "entries",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("data", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

# the processes that serve this database, and until when each of them certainly does: a lease, renewed again and again
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("since", Moment, nullable=False),  # the lease has had no gap since
    Column("until", Moment, nullable=False),
)

# where somebody's seat is connected (`here`), or when it last was
attendance = Table(
    "attendance",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("process", Text, ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("seen", Moment, nullable=False),
    Index("attendance_of_process", "process"),
)

# people without an account: one row for each guest who has sat at a table or kept something
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", Moment, nullable=False),
    Column("kept", JSON, nullable=False),  # what they keep here: kingdoms
    Column("version", Integer, nullable=False, server_default="0"),  # of what they keep; a write names the one it read
    Column("link", Text),  # the mark of their private link; none is valid where there is none
)

# one row for each guest and game: the way back to it, and afterwards the result; it outlives the game
sittings = Table(
    "sittings",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("at", Moment, nullable=False),
    Column("result", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("score", Integer),
    Column("about", JSON, nullable=False),
    Column("rank", Integer),  # of a result of the kingdom of the day: the highest is shown first
    Index("sittings_of_game", "game"),
    Index("sittings_of_day", "day", "rank"),
    Index("sittings_of_guest", "guest", "at"),
)
