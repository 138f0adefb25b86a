"""What is kept for guests: where they sit and sat, their results, what they keep; written with the game it is about."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .games import Changes
from .schema import games, guests, sittings
from .sittings import Kept, sittings_of
from .writer import Act, inserting

if TYPE_CHECKING:
    from .store import Store

MOVED_AT_ONCE = 50  # games of a guest that are rewritten in one transaction
SEEN_EVERY = timedelta(days=1)
FORGOTTEN_DAYS = 400  # a guest who has not come for so long; their cookie has expired by then


def write_sittings(engine: AsyncEngine, connection: Connection, id: str, at: datetime) -> None:
    """Bring the sittings of a game up to date, in the transaction that has changed it."""
    row = connection.execute(
        select(games.c.setup, games.c.state, games.c.finished).where(games.c.id == id)
    ).one()
    now = sittings_of(id, row.setup, row.state, row.finished)
    before = {s.guest: s for s in connection.execute(select(sittings).where(sittings.c.game == id)).all()}
    stays = {s.guest for s in now}
    if gone := sorted(before.keys() - stays):
        connection.execute(delete(sittings).where(sittings.c.game == id, sittings.c.guest.in_(gone)))
    if not now:
        return
    make_guests(engine, connection, sorted(stays), at)
    for sitting in sorted(now):
        values = sitting._asdict()
        known = before.get(sitting.guest)
        if known is None:
            connection.execute(inserting(engine, sittings), {**values, "at": at})
        elif (known.result, known.score, known.about) != (sitting.result, sitting.score, sitting.about):
            when = at if sitting.result != known.result else known.at
            of_it = and_(sittings.c.guest == sitting.guest, sittings.c.game == id)
            connection.execute(update(sittings).where(of_it).values({**values, "at": when}))


def make_guests(engine: AsyncEngine, connection: Connection, ids: list[str], at: datetime) -> None:
    connection.execute(inserting(engine, guests), [{"id": id, "seen": at, "kept": {}} for id in ids])


class Guests:
    """The part of the store that is about guests."""

    def __init__(self, store: Store, engine: AsyncEngine) -> None:
        self._store = store
        self._engine = engine

    async def sittings(
        self, guest: str, *, over: bool, before: datetime | None = None, limit: int = 1000
    ) -> list[Kept]:
        """Where the guest sits (not over) or sat, the latest first."""
        wanted = [sittings.c.guest == guest, sittings.c.result != "" if over else sittings.c.result == ""]
        if before:
            wanted.append(sittings.c.at < before)
        found = select(sittings).where(*wanted).order_by(sittings.c.at.desc(), sittings.c.game).limit(limit)
        return [Kept(**row._mapping) for row in await self._store.read(found)]

    async def of_day(self, day: str, limit: int = 100) -> list[Kept]:
        """The results of a day, the best lead first."""
        found = select(sittings).where(sittings.c.day == day, sittings.c.result != "").limit(limit * 10)
        rows = [Kept(**row._mapping) for row in await self._store.read(found)]
        return sorted(rows, key=lambda row: (-lead(row), row.about["turns"], row.at))[:limit]

    async def day_of(self, guest: str, day: str) -> Kept | None:
        """The guest's game of that day."""
        found = select(sittings).where(sittings.c.guest == guest, sittings.c.day == day).order_by(sittings.c.at)
        rows = await self._store.read(found.limit(1))
        return Kept(**rows[0]._mapping) if rows else None

    async def kept(self, guest: str) -> dict[str, Any]:
        """What the guest keeps here besides games."""
        rows = await self._store.read(select(guests.c.kept).where(guests.c.id == guest))
        return dict(rows[0].kept) if rows else {}

    async def keep(self, guest: str, kept: Mapping[str, Any]) -> None:
        def work(connection: Connection, act: Act) -> None:
            make_guests(self._engine, connection, [guest], act.at)
            connection.execute(update(guests).where(guests.c.id == guest).values(kept=dict(kept), seen=act.at))

        await self._store.write(work)

    async def seen(self, guest: str) -> None:
        """The guest has come; noted once a day, and only for somebody of whom something is kept."""

        def work(connection: Connection, act: Act) -> None:
            stale = and_(guests.c.id == guest, guests.c.seen < act.at - SEEN_EVERY)
            connection.execute(update(guests).where(stale).values(seen=act.at))

        rows = await self._store.read(select(guests.c.seen).where(guests.c.id == guest))
        if rows:
            await self._store.write(work)

    async def move(self, old: str, new: str) -> list[str]:
        """Everything of one guest becomes another's: the seats, the record, what is kept. Returns the games."""
        moved: list[str] = []

        def work(connection: Connection, act: Act) -> list[str]:
            make_guests(self._engine, connection, [new], act.at)
            own = select(sittings.c.game).where(sittings.c.guest == old).order_by(sittings.c.game).limit(MOVED_AT_ONCE)
            ids = list(connection.scalars(own))
            locked = select(games).where(games.c.id.in_(ids)).order_by(games.c.id).with_for_update()
            for row in connection.execute(locked).all():
                places = [{**place, "guest": new} if place["guest"] == old else place for place in row.setup["places"]]
                values: Changes = {"setup": {**row.setup, "places": places}}
                one = games.c.id == row.id
                connection.execute(update(games).where(one).values(**values, version=row.version + 1, touched=act.at))
            both = select(sittings.c.game).where(sittings.c.guest == new, sittings.c.game.in_(ids))
            twice = set(connection.scalars(both))
            of_old = and_(sittings.c.guest == old, sittings.c.game.in_(ids))
            connection.execute(delete(sittings).where(of_old, sittings.c.game.in_(twice)))
            connection.execute(update(sittings).where(of_old).values(guest=new))
            if not ids:
                connection.execute(delete(guests).where(guests.c.id == old))
            act.games = ids
            return ids

        while ids := await self._store.write(work):
            moved += ids
        return moved

    async def forget(self, guest: str) -> list[str]:
        """Delete the guest's record, and the games in which no other person sat. Returns those games."""

        def work(connection: Connection, act: Act) -> list[str]:
            own = connection.execute(select(sittings.c.game, sittings.c.about).where(sittings.c.guest == guest)).all()
            alone = sorted(
                row.game for row in own if sum(p["guest"] for p in row.about["players"]) <= row.about["here"]
            )
            connection.execute(delete(guests).where(guests.c.id == guest))
            for start in range(0, len(alone), MOVED_AT_ONCE):
                connection.execute(delete(games).where(games.c.id.in_(alone[start : start + MOVED_AT_ONCE])))
            act.games = alone
            return alone

        found: list[str] = await self._store.write(work)
        return found

    async def prune(self, now: datetime) -> None:
        """Delete guests who have not come for long, and seats at games that are gone."""

        def work(connection: Connection, act: Act) -> None:
            connection.execute(delete(guests).where(guests.c.seen < now - timedelta(days=FORGOTTEN_DAYS)))
            there = select(games.c.id).where(games.c.id == sittings.c.game).exists()
            connection.execute(delete(sittings).where(sittings.c.result == "", ~there))

        await self._store.write(work)


def lead(row: Kept) -> int:
    """By how many points the guest was ahead of the best other; a resignation is behind everything."""
    others = [p["score"] or 0 for i, p in enumerate(row.about["players"]) if i != row.about["seat"]]
    return (row.score or 0) - max(others, default=0) - 1000 * (row.result == "resigned")
