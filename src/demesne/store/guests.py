"""What is kept for guests: where they sit and sat, their results, what they keep; written with the game it is about."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Select, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .games import Changes
from .outcomes import Taken
from .schema import games, guests, sittings
from .sittings import Kept, is_whole, sittings_of
from .writer import Act, inserting

if TYPE_CHECKING:
    from .store import Store

MOVED_AT_ONCE = 50  # games of a guest that are rewritten in one transaction
MOST_KINGDOMS = 100  # that a guest keeps
SEEN_EVERY = timedelta(days=1)
FORGOTTEN_DAYS = 400  # a guest who has not come for so long; their cookie has expired by then


def write_sittings(engine: AsyncEngine, connection: Connection, id: str, at: datetime) -> None:
    """Bring the sittings of a game up to date, in the transaction that has changed it."""
    row = connection.execute(select(games.c.setup, games.c.state, games.c.finished).where(games.c.id == id)).one()
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


class Opponents(Taken):
    """Both guests sit at a game that is not over: as one guest they would see each other's hands."""


class Guests:
    """The part of the store that is about guests."""

    MOST_KINGDOMS = MOST_KINGDOMS

    def __init__(self, store: Store, engine: AsyncEngine) -> None:
        self._store = store
        self._engine = engine

    async def sittings(self, guest: str, *, over: bool, limit: int = 1000) -> list[Kept]:
        """Where the guest sits (not over) or sat, the latest first."""
        wanted = sittings.c.guest == guest, sittings.c.result != "" if over else sittings.c.result == ""
        found = select(sittings).where(*wanted).order_by(sittings.c.at.desc(), sittings.c.game).limit(limit)
        return await self._whole(found)

    async def games_over(self, guest: str) -> int:
        over = select(func.count()).where(sittings.c.guest == guest, sittings.c.result != "")
        return int((await self._store.read(over))[0][0])

    async def _whole(self, statement: Select[Any]) -> list[Kept]:
        """Sittings without those that are damaged."""
        rows = [Kept(**row._mapping) for row in await self._store.read_sound(statement, sittings)]
        for row in rows:
            if not is_whole(row.about):
                self._store.name("sittings", (row.guest, row.game))
        return [row for row in rows if is_whole(row.about)]

    async def of_day(self, day: str, limit: int = 100) -> list[Kept]:
        """The results of a day, the best first."""
        found = select(sittings).where(sittings.c.day == day, sittings.c.rank.is_not(None))
        return await self._whole(found.order_by(sittings.c.rank.desc(), sittings.c.at).limit(limit))

    async def day_of(self, guest: str, day: str) -> Kept | None:
        """The guest's game of that day."""
        found = select(sittings).where(sittings.c.guest == guest, sittings.c.day == day).order_by(sittings.c.at)
        rows = await self._whole(found.limit(1))
        return rows[0] if rows else None

    async def kept(self, guest: str) -> dict[str, Any]:
        """What the guest keeps here besides games."""
        return (await self.kept_at(guest))[0]

    async def kept_at(self, guest: str) -> tuple[dict[str, Any], int]:
        """What the guest keeps here, and its version."""
        rows = await self._store.read(select(guests.c.kept, guests.c.version).where(guests.c.id == guest))
        if not rows:
            return {}, 0
        if not isinstance(rows[0].kept, dict):
            self._store.name("guests", (guest,))
            return {}, rows[0].version
        return dict(rows[0].kept), rows[0].version

    async def keep(self, guest: str, kept: Mapping[str, Any], version: int | None = None) -> None:
        """Keep this instead of what had that version; raises Taken if that has changed meanwhile."""

        def work(connection: Connection, act: Act) -> None:
            make_guests(self._engine, connection, [guest], act.at)
            one = guests.c.id == guest
            found = connection.execute(select(guests.c.version, guests.c.seen).where(one).with_for_update()).one()
            if version is not None and found.version != version:
                if act.doubtful and tuple(found) == (version + 1, act.at):
                    return
                raise Taken(guest)
            values = {"kept": dict(kept), "version": found.version + 1, "seen": act.at}
            connection.execute(update(guests).where(one).values(values))

        await self._store.write(work)

    async def link(self, guest: str) -> str | None:
        """The mark of the guest's private link: none is valid without one, so what is deleted has no valid link."""
        rows = await self._store.read(select(guests.c.link).where(guests.c.id == guest))
        return rows[0].link if rows else None

    async def mark_link(self, guest: str, mark: str, *, renewed: bool) -> str:
        """Mark the private link, where it has a mark only if it is to be renewed. Returns the mark that it has."""

        def work(connection: Connection, act: Act) -> str:
            make_guests(self._engine, connection, [guest], act.at)
            one = guests.c.id == guest
            unless = () if renewed else (guests.c.link.is_(None),)
            connection.execute(update(guests).where(one, *unless).values(link=mark, seen=act.at))
            return str(connection.scalar(select(guests.c.link).where(one)))

        return await self._store.write(work)

    async def seen(self, guest: str) -> None:
        """The guest has come; noted once a day, and only for somebody of whom something is kept."""

        def work(connection: Connection, act: Act) -> None:
            stale = and_(guests.c.id == guest, guests.c.seen < act.at - SEEN_EVERY)
            connection.execute(update(guests).where(stale).values(seen=act.at))

        rows = await self._store.read(select(guests.c.seen).where(guests.c.id == guest))
        if rows:
            await self._store.write(work)

    async def move(self, old: str, new: str, *, apart: bool = False, locked_out: bool = False) -> list[str]:
        """Everything of one guest becomes another's: the seats, the record, what is kept. Returns the games.

        `apart`: raises Opponents if both sit at a game that is not over. `locked_out`: the seats get new private links.
        Where both have a counted try of a day, that of the new guest stays the counted one.
        """
        moved: list[str] = []

        def work(connection: Connection, act: Act) -> list[str]:
            make_guests(self._engine, connection, [new], act.at)
            if apart and not moved and connection.execute(_opposed(old, new).limit(1)).all():
                raise Opponents(new)
            own = select(sittings.c.game).where(sittings.c.guest == old).order_by(sittings.c.game).limit(MOVED_AT_ONCE)
            ids = list(connection.scalars(own))
            locked = select(games).where(games.c.id.in_(ids)).order_by(games.c.id).with_for_update()
            tried = set(connection.scalars(select(sittings.c.day).where(sittings.c.guest == new, sittings.c.day != "")))
            uncounted: list[str] = []
            for row in connection.execute(locked).all():
                if not isinstance(row.setup, dict) or "places" not in row.setup:
                    continue  # damaged
                setup = {**row.setup, "places": [_moved(place, old, new, locked_out) for place in row.setup["places"]]}
                if setup.get("day") in tried:
                    setup["day"] = ""
                    uncounted.append(row.id)
                values: Changes = {"setup": setup}
                one = games.c.id == row.id
                connection.execute(update(games).where(one).values(**values, version=row.version + 1, touched=act.at))
            both = select(sittings.c.game).where(sittings.c.guest == new, sittings.c.game.in_(ids))
            twice = set(connection.scalars(both))
            of_old = and_(sittings.c.guest == old, sittings.c.game.in_(ids))
            connection.execute(delete(sittings).where(of_old, sittings.c.game.in_(twice)))
            again = and_(of_old, sittings.c.game.in_(uncounted))
            connection.execute(update(sittings).where(again).values(day="", rank=None))
            connection.execute(update(sittings).where(of_old).values(guest=new))
            if not ids:
                _join_kept(connection, old, new)
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
                row.game
                for row in own
                if is_whole(row.about) and sum(p["guest"] for p in row.about["players"]) <= row.about["here"]
            )
            connection.execute(delete(guests).where(guests.c.id == guest))
            for start in range(0, len(alone), MOVED_AT_ONCE):
                connection.execute(delete(games).where(games.c.id.in_(alone[start : start + MOVED_AT_ONCE])))
            act.games = alone
            return alone

        return await self._store.write(work)

    async def prune(self, now: datetime) -> None:
        """Delete guests who have not come for long, and seats at games that are gone."""

        def work(connection: Connection, act: Act) -> None:
            connection.execute(delete(guests).where(guests.c.seen < now - timedelta(days=FORGOTTEN_DAYS)))
            there = select(games.c.id).where(games.c.id == sittings.c.game).exists()
            connection.execute(delete(sittings).where(sittings.c.result == "", ~there))

        await self._store.write(work)

    async def opposed(self, one: str, other: str) -> list[str]:
        """The games that are not over at which both sit."""
        return [row.game for row in await self._store.read(_opposed(one, other))]


def _opposed(one: str, other: str) -> Select[Any]:
    theirs = sittings.alias()
    both = and_(theirs.c.game == sittings.c.game, theirs.c.guest == other)
    return select(sittings.c.game).join(theirs, both).where(sittings.c.guest == one, sittings.c.result == "")


def _moved(place: dict[str, Any], old: str, new: str, locked_out: bool) -> dict[str, Any]:
    if place["guest"] != old:
        return place
    return {**place, "guest": new, **({"link": secrets.token_hex(8)} if locked_out else {})}


def _join_kept(connection: Connection, old: str, new: str) -> None:
    """The kingdoms of the old guest are added to those of the new one, as far as there is room."""
    both = select(guests).where(guests.c.id.in_([old, new])).order_by(guests.c.id).with_for_update()
    kept = {row.id: row.kept for row in connection.execute(both) if isinstance(row.kept, dict)}
    own, more = (kept.get(guest, {}).get("kingdoms", []) for guest in (new, old))
    added = [one for one in more if one["cards"] not in [known["cards"] for known in own]]
    if added := added[: max(0, MOST_KINGDOMS - len(own))]:
        values = {"kept": {**kept.get(new, {}), "kingdoms": [*own, *added]}, "version": guests.c.version + 1}
        connection.execute(update(guests).where(guests.c.id == new).values(values))
