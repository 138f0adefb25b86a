"""Who is connected to which process, as all processes on one database know it: it decides who may be stood in for.

A process holds a lease that it renews while it serves, and writes down when somebody comes or goes; so a connected
person costs no writes. Every time is the database's own, because the clocks of machines differ.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from .outcomes import Present
from .schema import attendance, games, processes
from .writer import Act, Write

if TYPE_CHECKING:
    from .store import Store

LEASE = timedelta(seconds=10)  # what is written may be late by some seconds
KEPT = timedelta(days=1)  # for which it is known who was last seen when


class Absent(NamedTuple):
    """A seat for which a bot may play if nobody has been seen there for so many seconds."""

    seat: int
    seconds: float


class Sighting(NamedTuple):
    """Somebody at a seat: connected to a process, or seen there so many seconds ago."""

    seat: int
    process: str
    here: bool
    ago: float
    lease: float  # seconds that the process still has; negative if it has none


class Renewed(NamedTuple):
    known: bool  # whether the database still had this process
    unbroken: float  # seconds for which this process has had its lease without a gap
    left: dict[str, float]  # the seconds of every process


class Attendance:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.me = secrets.token_hex(8)

    async def renew(self) -> Renewed:
        """Renew the lease of this process, and see those of the others."""

        def work(connection: Connection, act: Act) -> Renewed:
            now = _moment(connection)
            known, since = self._extend(connection, now)
            rows = connection.execute(select(processes.c.id, processes.c.until)).all()
            left = {row.id: (row.until - now).total_seconds() for row in rows}
            return Renewed(known, (now - since).total_seconds(), left)

        return await self._store.write(work)

    async def end(self) -> None:
        """This process serves no longer: who was connected to it was last seen now."""

        def work(connection: Connection, act: Act) -> None:
            mine = processes.c.id == self.me
            connection.execute(update(processes).where(mine).values(until=_moment(connection)))

        await self._store.write(work)

    async def note(self, game: str, came: Iterable[int], left: Iterable[int]) -> None:
        """These seats are connected to this process, those no longer; other processes with the game hear of it."""
        here = {**dict.fromkeys(left, False), **dict.fromkeys(came, True)}

        def work(connection: Connection, act: Act) -> None:
            if not _locked(connection, game):
                return  # deleted meanwhile
            now = _moment(connection)
            if any(here.values()):
                self._extend(connection, now)
            rows = [
                {"game": game, "seat": seat, "process": self.me, "here": here[seat], "seen": now}
                for seat in sorted(here)
            ]
            writing = insert(attendance)
            new = {"here": writing.excluded.here, "seen": writing.excluded.seen}
            connection.execute(writing.on_conflict_do_update(index_elements=attendance.primary_key, set_=new), rows)

        await self._store.write(work, game, people=True)

    async def of(self, game: str) -> list[Sighting]:
        """Everybody at a game, as far as other processes know; also who has left this one."""
        found = select(attendance, processes.c.until, clock().label("now")).join(processes)
        rows = await self._store.read(found.where(attendance.c.game == game))
        out = []
        for row in rows:
            if not (row.here and row.process == self.me):
                ago, lease = row.now - row.seen, row.until - row.now
                out.append(Sighting(row.seat, row.process, row.here, ago.total_seconds(), lease.total_seconds()))
        return out

    def check(self, game: str, absent: Absent) -> Callable[[Connection, Write], None]:
        """What a takeover checks in its own transaction; raises Present."""

        def work(connection: Connection, write: Write) -> None:
            _locked(connection, game)  # nobody's coming is written before this is
            now = _moment(connection)
            mine = connection.execute(select(processes).where(processes.c.id == self.me)).one_or_none()
            seen = select(attendance.c.here, attendance.c.seen, processes.c.until).join(processes)
            rows = connection.execute(seen.where(attendance.c.game == game, attendance.c.seat == absent.seat)).all()
            sightings = [row.until if row.here else row.seen for row in rows]
            lease = (mine.since, mine.until) if mine else None
            if not may_stand_in(now, lease, sightings, timedelta(seconds=absent.seconds)):
                raise Present(game)

        return work

    async def prune(self) -> None:
        """Forget processes that have ended long ago, and who was seen long ago."""

        def work(connection: Connection, act: Act) -> None:
            old = _moment(connection) - KEPT
            connection.execute(delete(attendance).where(~attendance.c.here, attendance.c.seen < old))
            connection.execute(delete(processes).where(processes.c.until < old))

        await self._store.write(work)

    def _extend(self, connection: Connection, now: datetime) -> tuple[bool, datetime]:
        """The lease from now on; whether there was one, and since when there has been no gap."""
        mine = connection.execute(select(processes).where(processes.c.id == self.me)).one_or_none()
        since = mine.since if mine and mine.until > now else now
        lease = {"since": since, "until": now + LEASE}
        writing = insert(processes).values(id=self.me, **lease)
        connection.execute(writing.on_conflict_do_update(index_elements=processes.primary_key, set_=lease))
        return mine is not None, since


def may_stand_in(
    now: datetime, lease: tuple[datetime, datetime] | None, sightings: Sequence[datetime], grace: timedelta
) -> bool:
    """Whether a bot may play for somebody: nobody has seen them within the grace period.

    The process that asks must have served all that time (its lease: since, until), and so the database been there:
    otherwise others may have seen the person and could not write it down. Who is connected is seen until the end of
    their process's lease.
    """
    if lease is None or lease[1] <= now or lease[0] > now - grace:
        return False
    return all(seen <= now - grace for seen in sightings)


def clock() -> ColumnElement[Any]:
    """The database's time, not that of the transaction's beginning."""
    return func.clock_timestamp()


def _moment(connection: Connection) -> datetime:
    now: datetime = connection.execute(select(clock())).scalar_one()
    return now


def _locked(connection: Connection, game: str) -> bool:
    """Hold the game until the transaction ends, though not against new entries; whether it is there."""
    found = select(games.c.id).where(games.c.id == game).with_for_update(key_share=True)
    return connection.execute(found).one_or_none() is not None
