"""All tables of this server: make, join, watch, rematch, review; tables in use are in memory, all are in the store."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from logging import ERROR, INFO
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import msgspec

from demesne.game import Game
from demesne.refusal import Refusal
from demesne.store import PLAYED_ON, Away, Store, StoredGame, Taken
from demesne.table.messages import Hello, NewTable, PlayOn, Sit
from demesne.table.outgoing.refusals import said
from demesne.table.outgoing.review import Review
from demesne.table.outgoing.seats import Deal, Links, Made, Seated, TableAbout, TableState
from demesne.table.outgoing.shown import Moment
from demesne.table.outgoing.socket import Trouble
from demesne.table.review import ranking
from demesne.table.room import OwnTen, Place, Room
from demesne.table.shown import log_of, moment
from demesne.table.table import Table

from .bots import BotLists
from .budgets import PAYER, in_thread, paid
from .identity import Paths
from .live import Live
from .logs import note
from .presence import HURRY, RENEWED, Leases
from .viewer import Viewer

WATCHING = 0.5  # seconds between two checks of the store
TROUBLE = {"": Refusal("store-back"), "store-away": Refusal("store-away"), "store-damaged": Refusal("store-damaged")}
IDLE = 600.0  # seconds a table without viewers stays in memory
UNSEEN = 300  # tables without viewers in memory; the least recently used leave it first
CHECKED = 100  # tables loaded between two looks at how many there are
KEPT = 100  # tables that have left the memory and need not be replayed when they come back
LONG = 20  # turns

Given = ParamSpec("Given")
Result = TypeVar("Result")


def surely(
    method: Callable[Concatenate[Rooms, str, Given], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[Rooms, str, Given], Coroutine[Any, Any, Result]]:
    """What somebody wants of a table: refused only by what is in the store, not by old memory."""

    async def ask(self: Rooms, table: str, /, *given: Given.args, **named: Given.kwargs) -> Result:
        live = self.live.get(table)
        if live is None:  # it is read now
            return await method(self, table, *given, **named)
        return await live.others.surely(lambda: method(self, table, *given, **named))

    return ask


class Rooms:
    def __init__(self, store: Store, links: Paths, clock: Callable[[], float], lists: BotLists | None = None) -> None:
        self.store = store
        self.lists = lists or BotLists()
        self.links = links
        self.clock = clock
        self.leases = Leases()
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.used: dict[str, float] = {}
        self.loads = 0
        self.kept: OrderedDict[str, Table] = OrderedDict()  # of tables that have left the memory lately

    # making and finding

    async def make(self, guest: str, wanted: NewTable, own: OwnTen | None = None) -> Made:
        return await self.open(Room.make(guest, wanted, own), guest)

    async def open(self, room: Room, guest: str, table: str = "") -> Made:
        """Save a new room: its commitment is in the store before anybody sees it."""
        table = table or secrets.token_hex(12)
        room = room.moved_on(table)
        state = "running" if room.record else "lobby"
        await self.store.create(StoredGame(table, state, room.options.public, room.data()))
        live = await self.find(table)
        live.automatic.go_on()
        return self.made(live, guest)

    def made(self, live: Live, guest: str) -> Made:
        return Made(table=live.id, deal=live.room.deal(), links=self.links_of(live, live.room.seats_of(guest)))

    async def find(self, table: str) -> Live:
        """The live table, loaded once however many ask for it."""
        if live := self.live.get(table):
            self.used[table] = self.clock()
            await live.up_to_date()
            if not live.gone:
                return live
            self.drop([table])
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(paid(self._load(table)))
        try:
            return await self.loading[table]
        finally:
            self.loading.pop(table, None)

    async def _load(self, table: str) -> Live:
        now = time.monotonic()
        stored = await self.store.game(table)
        if stored is None:
            raise Refusal("table-unknown")
        live = self._sound(stored)
        if live is None:
            raise Refusal("table-unknown")
        await live.load(self.kept.pop(table, None))
        live.others.read = now
        self.live[table], self.used[table] = live, self.clock()
        self.loads += 1
        if self.loads % CHECKED == 0:
            self.forget_idle()
        return live

    def _sound(self, stored: StoredGame) -> Live | None:
        """The table, unless what is stored of it cannot be read: that is named to the operator."""
        try:
            return Live(stored, self.store, self.clock, self.lists, self.leases)
        except ValueError:
            self.store.name("games", (stored.id,))
            return None

    async def public(self) -> list[TableAbout]:
        found = [self._sound(stored) for stored in await self.store.public()]
        return [self._about(live, "", cast(TableState, live.stored.state)) for live in found if live]

    @surely
    async def about(self, table: str, guest: str, token: str = "") -> TableAbout:
        live = await self.find(table)
        self.may_look(live, guest, token)
        return self._about(live, guest, live.state())

    def _about(self, live: Live, guest: str, state: TableState) -> TableAbout:
        room = live.room
        links: Links = self.links_of(live, room.seats_of(guest)) if room.seats_of(guest) else {}
        if room.options.public:
            links = {**links, "join": self.links.join(live.id), "watch": self.links.watch(live.id)}
        return TableAbout(
            table=live.id,
            state=state,
            kingdom=room.kingdom,
            edition=room.edition,
            seats=live.seats_data(),
            options=room.told,
            deal=room.deal(),
            you=room.seats_of(guest),
            links=links,
            practice=room.practice,
            picking=room.picking(),
            own=room.own,
        )

    def links_of(self, live: Live, mine: list[int]) -> Links:
        """Links for somebody at the table: to invite, to watch, and one for each of their own seats."""
        seats = {str(seat): self.seat_link(live, seat) for seat in mine}
        return {"join": self.links.join(live.id), "watch": self.links.watch(live.id), "seats": seats}

    async def open_to(self, table: str, guest: str) -> str:
        """The table, if the guest may know that it exists."""
        self.may_look(await self.find(table), guest)
        return table

    def may_look(self, live: Live, guest: str, token: str = "") -> None:
        """Somebody without a link to a private table is told what is said of a table that does not exist."""
        ok = (
            live.room.options.public
            or bool(live.room.seats_of(guest))
            or self.links.is_watch(token, live.id)
            or self.links.is_join(token, live.id)
            or self.seat_by(live, token) is not None
        )
        if not ok:
            raise Refusal("table-unknown")

    def seat_link(self, live: Live, seat: int) -> str:
        return self.links.seat(live.id, seat, live.room.places[seat].link)

    def seat_by(self, live: Live, token: str) -> int | None:
        """The seat that a private link is for now."""
        return self.links.seat_of(token, live.id, [place.link for place in live.room.places])

    def seats_for(self, live: Live, guest: str, token: str) -> list[int]:
        """The seats that somebody may play now: their own, or the one of the private link they came with."""
        seats, by_link = live.room.seats_of(guest), self.seat_by(live, token)
        return seats if by_link is None or by_link in seats else [by_link]

    # sitting down

    @surely
    async def sit(self, table: str, guest: str, wanted: Sit) -> Seated:
        live = await self.find(table)
        if not self.links.is_join(wanted.token, table) and not live.room.options.public:
            raise Refusal("table-unknown")
        seat = 0

        def sits(room: Room) -> Room:
            nonlocal seat
            room, seat = room.sit(guest, wanted.name, wanted.seal)
            return room

        await live.change_room(sits)
        return self.seated(live, seat)

    def seated(self, live: Live, seat: int) -> Seated:
        return Seated(table=live.id, seat=seat, link=self.seat_link(live, seat), deal=live.room.deal())

    # the deal

    @surely
    async def seal(self, table: str, guest: str, seal: str) -> Deal:
        return await self._deal(table, lambda room: room.sealed(guest, seal))

    @surely
    async def number(self, table: str, guest: str, number: str) -> Deal:
        return await self._deal(table, lambda room: room.opened(guest, number))

    async def _deal(self, table: str, step: Callable[[Room], Room]) -> Deal:
        live = await self.find(table)
        await live.change_room(step)
        return live.room.deal()

    @surely
    async def claim(self, table: str, guest: str, token: str) -> Seated:
        live = await self.find(table)
        seat = self.seat_by(live, token)
        if seat is None or not live.room.places[seat].guest:
            raise Refusal("table-unknown")
        if live.room.places[seat].guest != guest:
            await live.change_room(lambda room: room.claim(seat, guest))
        return self.seated(live, seat)

    @surely
    async def renew(self, table: str, guest: str, seat: int) -> Seated:
        """A new private link for a seat; viewers who came by the old one are disconnected."""
        live = await self.find(table)

        def renewed(room: Room) -> Room:
            if seat not in room.seats_of(guest):
                raise Refusal("table-not-yours")
            return room.renewed(seat)

        await live.change_room(renewed)
        return self.seated(live, seat)

    @surely
    async def connect(self, table: str, guest: str, hello: Hello) -> Viewer:
        if table in self.live:
            await self.live[table].others.look()
        live = await self.find(table)
        self.may_look(live, guest, hello.token)
        if live.visible is not None and live.visible.chronicle.turn > LONG:
            looks = Viewer(live, guest, self.seats_for(live, guest, hello.token), hello.seat, {}).seat
            await in_thread(log_of, live.visible, looks)  # a long log is written beside the games
        if coming := self.seats_for(live, guest, hello.token):
            await live.presence.expect(coming)
        seats = self.seats_for(live, guest, hello.token)
        viewer = Viewer(live, guest, seats, hello.seat, self.links_of(live, seats) if seats else {})
        if seats or live.payer is None:
            live.payer = PAYER.get() or live.payer
        viewer.may_play = lambda: self.seats_for(live, guest, hello.token)
        viewer.watch = lambda table: self.links.watch(table).rpartition("/")[2]
        live.viewers.add(viewer)
        live.note_people()
        viewer.welcome()
        if seats or len(live.viewers) == 1:  # a spectator changes nothing for the others
            await live.present()
        await live.up_to_date()  # with what was written before anybody looked
        return viewer

    # after the game

    @surely
    async def ended(self, table: str, guest: str, token: str = "") -> Live:
        """A game that is over, for whoever might have watched it."""
        live = await self.find(table)
        self.may_look(live, guest, token)
        if live.state() != "over" and live.stored.state != "over":
            raise Refusal("table-not-over")
        if live.stored.state != "over":
            await live.move_on()  # its end is being kept
        return live

    @surely
    async def rematch(self, table: str, guest: str, seal: str = "") -> Made:
        """The same people, kingdom and options; who begins follows from who won. All who ask get the same table."""
        live = await self.ended(table, guest)
        room = live.room
        if not room.seats_of(guest):
            raise Refusal("table-not-yours")
        places = tuple(Place(place.name, place.guest, place.bot) for place in room.places)
        first = (live.stored.finished or {"first": 0})["first"]
        options = msgspec.structs.replace(room.options, first=first, seed=None)
        following = room.next or self.links.rematch(table)
        try:
            new = Room(room.kingdom, room.edition, places, options, own=room.own).sealed(guest, seal)
            made = await self.open(new, guest, following)
        except Taken:
            with contextlib.suppress(Refusal):  # it has begun: asking again leads to it
                await self.seal(following, guest, seal)
            made = self.made(await self.find(following), guest)
        await live.change_room(lambda room: replace(room, next=following))
        return made

    async def play_on(self, table: str, guest: str, wanted: PlayOn, token: str = "") -> Made:
        """A practice table that continues from a moment of a finished game, against bots."""
        live = await self.ended(table, guest, token)
        return await self.play_on_game(live.begun().game, live.room, guest, wanted)

    async def play_on_game(self, game: Game, room: Room, guest: str, wanted: PlayOn) -> Made:
        if wanted.at > len(game.answers) or wanted.seat >= game.players:
            raise Refusal("table-moment", most=len(game.answers))
        record = await in_thread(lambda: game.at(wanted.at).record())
        return await self.practice(room, record, guest, wanted)

    async def practice(self, room: Room, record: str, guest: str, wanted: PlayOn) -> Made:
        """A new table that continues where the record ends."""
        places = tuple(
            Place(place.name, guest) if i == wanted.seat else Place(place.name, "", wanted.bot)
            for i, place in enumerate(room.places)
        )
        options = msgspec.structs.replace(room.options, seed=PLAYED_ON, public=False)
        return await self.open(Room(room.kingdom, room.edition, places, options, record=record, own=room.own), guest)

    async def review(self, table: str, guest: str, token: str = "") -> Review:
        live = await self.ended(table, guest, token)
        review = msgspec.convert((live.stored.finished or {})["review"], Review)
        review.seats, review.practice, review.day = live.seats_data(), live.room.practice, live.room.day
        if not review.ranking:  # stored by an older version
            gone = [p for p, seat in enumerate(review.seats) if seat.resigned]
            review.ranking = ranking(review.scores, review.turns, gone)
        return review

    async def at(self, table: str, guest: str, n: int, seat: int | None, token: str = "") -> Moment:
        """The table after n answers of a finished game; nothing is hidden any more."""
        live = await self.ended(table, guest, token)
        then = live.begun()
        if n < then.begun:  # before the moment from which somebody's record was played on: that is replayed
            return await in_thread(moment, then, n, seat)
        return moment(then, n, seat)

    async def record(self, table: str, guest: str, token: str = "") -> str:
        live = await self.ended(table, guest, token)
        return live.stored.record or ""

    # housekeeping

    async def listen(self) -> None:
        """Hear what other processes do."""
        async for change in self.store.listen():
            if not change.game:  # the connection is new: games may have been deleted unheard
                known = [*self.live]
                self.drop(set(known) - await self.store.there(known))
            if change.game in self.loading:
                await asyncio.wait([self.loading[change.game]])
            if live := self.live.get(change.game):
                live.others.heard(change)

    async def keep_lease(self) -> None:
        """Renew the lease of this process as long as it serves."""
        while self.store.attendance:
            try:
                await self.renew_lease()
            except Away:
                pass  # it is tried again, and viewers are told
            except Exception as error:  # without its lease nobody here would be seen any more
                note("fault", level=ERROR, error=error)
            await asyncio.sleep(RENEWED)

    async def renew_lease(self) -> None:
        """Renew the lease; where people were at a process whose lease has ended, they are gone."""
        attendance = self.store.attendance
        if attendance is None:
            return
        found = await attendance.renew()
        ended = self.leases.renewed(found, self.clock())
        for live in self.live.values():
            if live.presence.changed_by(ended, found.known):
                live.later(live.present())

    def changed(self, tables: Iterable[str]) -> None:
        """The store has changed them: those in memory are read again."""
        for table in tables:
            if live := self.live.get(table):
                live.later(live.others.hear())

    def drop(self, tables: Iterable[str]) -> None:
        """They are deleted from the store."""
        for table in tables:
            live = self.live.pop(table, None)
            self.used.pop(table, None)
            self.kept.pop(table, None)
            if live:
                live.leave()

    async def watch_the_store(self) -> None:
        """Tell all viewers, and the log, when the database cannot be written to, and when it can again."""
        trouble = ""
        while True:
            await asyncio.sleep(WATCHING)
            if self.store.trouble != trouble:
                trouble = self.store.trouble
                note("store", level=ERROR if trouble else INFO, trouble=trouble, reason=self.store.reason)
                told = TROUBLE[trouble]
                for live in self.live.values():
                    live.tell(Trouble(phrase=said(told), text=str(told)))

    def forget_idle(self) -> None:
        """Unload tables that have had no viewers for a while, or are one of too many; they are in the store."""
        unseen = [table for table, live in self.live.items() if not live.viewers and not live.deadline.due]
        unseen.sort(key=lambda table: self.used.get(table, 0))
        for n, table in enumerate(unseen):
            if len(unseen) - n > UNSEEN or self.clock() - self.used.get(table, 0) > IDLE:
                live = self.live.pop(table)
                self.used.pop(table, None)
                if live.table:
                    self.kept[table] = live.table
                if len(self.kept) > KEPT:
                    self.kept.popitem(last=False)

    async def close(self) -> None:
        for live in self.live.values():
            for viewer in list(live.viewers):
                viewer.outbox.put_nowait(None)
        with contextlib.suppress(Exception):
            if self.store.attendance:
                async with asyncio.timeout(HURRY):
                    await self.store.attendance.end()
        with contextlib.suppress(Exception):
            await self.store.close()
