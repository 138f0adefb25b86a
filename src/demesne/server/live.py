"""One table in memory: its log in the store, its game, its viewers and its bots.

An entry is in the store before anybody sees its effect; a process that loses the race for an entry loads the other one.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from demesne.refusal import Phrase, Refusal
from demesne.rules.language import REACTION
from demesne.store import Away, Gap, Gone, Store, StoredGame, Taken
from demesne.table import Answer, Entry, Table, Undo
from demesne.table.entries import Agrees, Resign, Says, Timeout, Wish, data_of
from demesne.table.outgoing.seats import Seat, TableState
from demesne.table.outgoing.socket import FromServer, RematchMade, Said, Seats, UndoAsked, encode
from demesne.table.room import Room

from .automatic import Automatic
from .bots import BotLists, Bots
from .budgets import in_thread
from .deadline import Deadline
from .deal_timer import DealTimer
from .errors import Unable
from .keeping import finished_data, folded
from .mailbox import PATIENCE, Mailbox
from .others import Others
from .pauses import Pauses
from .presence import Leases, Presence, absent

if TYPE_CHECKING:
    from .viewer import Viewer

REACTIONS = 0.35  # seconds everybody waits where a Reaction of the kingdom could be used
LONGEST = 20_000  # entries of a log after which only those that lead to the end are accepted


class Live(Mailbox):
    def __init__(
        self,
        stored: StoredGame,
        store: Store,
        clock: Callable[[], float],
        lists: BotLists | None = None,
        leases: Leases | None = None,
    ) -> None:
        super().__init__(stored.id)
        self.stored = stored
        self.store = store
        self.clock = clock
        self.room = Room.of(stored.setup)
        self.table: Table | None = None
        here = weakref.proxy(self)  # in a circle a table that has left the memory would stay till the next collection
        self.pauses = Pauses(lambda: here.render(), lambda: here.later(here.move_on()))
        self.closed: Phrase | None = None
        self.gone = False  # deleted, or played by another version: nothing is answered from this memory any more
        self.viewers: set[Viewer] = set()
        self.presence = Presence(clock, leases, store.attendance, stored.id)
        self.others = Others(here)
        self.automatic = Automatic(here)
        self.bots = Bots(stored.id, lists)
        self.deadline = Deadline(here)
        self.deal_timer = DealTimer(here)
        self.shared: dict[Any, Any] | None = None  # what one viewer was sent, for the others who see the same
        self._grace: asyncio.TimerHandle | None = None

    # loading

    async def load(self, kept: Table | None = None) -> None:
        """Replay the log off the event loop; from a table kept in memory, only what is new."""
        if self.stored.state == "closed":
            self.closed = Phrase("table-closed")
        if self.closed or not self.room.record:
            return
        rows = await self.store.entries(self.id, len(kept.entries) if kept else 0)
        try:
            self.table = await in_thread(folded, kept or self.room.setup(), rows)
        except ValueError:
            if self.stored.state != "over":
                await self.give_up()
            return
        if self.table.over:
            await self.finish()
        else:
            self.bots.wake(self.room)
            self.deadline.watch()
            self.automatic.nudge(0)

    async def give_up(self) -> None:
        """The log does not replay as it was played: the game is closed, with an explanation to everybody.

        Not while another version serves the database: that one may play it on. Whoever comes again is told so, or
        comes to a process that can.
        """
        if await self.store.serving.others():
            self.leave()
            raise Unable("table-elsewhere")
        await self.close()

    async def close(self) -> None:
        self.closed = Phrase("table-closed")
        await self.change(state="closed")
        self.show()

    async def refresh(self) -> bool:
        """Reload the game from the store; returns whether it is there."""
        fresh = await self.store.game(self.id)
        if fresh is None:
            return False
        before, self.stored, self.room = self.room, fresh, Room.of(fresh.setup)
        if self.room.next and not before.next:
            for viewer in self.viewers:
                viewer.send(RematchMade(table=viewer.rematch or ""))
        for viewer in list(self.viewers):
            viewer.check_seats()
        return True

    def leave(self) -> None:
        """The game is not for this process any more: whoever comes again is told why."""
        self.gone = True
        for viewer in list(self.viewers):
            viewer.outbox.put_nowait(None)

    # people

    async def change_room(self, changed: Callable[[Room], Room]) -> None:
        """Save a change of seats or kingdom; begin the game when nothing is missing."""

        async def change() -> None:
            while True:
                room = changed(self.room).moved_on(self.id)
                state = "running" if room.record and self.stored.state == "lobby" else self.stored.state
                try:
                    await self.store.change(self.id, self.stored.version, setup=room.data(), state=state)
                    break
                except Gone:
                    self.leave()
                    raise Refusal("table-unknown") from None
                except Taken:
                    await self.refresh()
            self.others.stale = True
            await self.others.catch_up()

        await self.handle(change)
        self.automatic.go_on()

    async def change(self, **fields: Any) -> None:
        """Save a change of the game's state, whatever else changes meanwhile."""
        while True:
            try:
                await self.store.change(self.id, self.stored.version, **fields)
                break
            except Gone:
                self.leave()
                return
            except Taken:
                await self.refresh()
        await self.refresh()

    def seats_data(self) -> list[Seat]:
        """Who sits where, as everybody may know it."""
        table = self.table
        return [
            Seat(
                name=place.name,
                bot=place.bot,
                free=place.free,
                away=self.presence.grace(i) == 0,
                stand_in=bool(table and table.seats[i].bot and not place.bot),
                resigned=bool(table and i in table.resigned),
            )
            for i, place in enumerate(self.room.places)
        ]

    def state(self) -> TableState:
        if self.closed:
            return "closed"
        table = self.visible
        if table is None:
            return "over" if self.stored.state == "over" else "lobby"
        return "over" if table.over else "running"

    def about(self) -> Seats:
        """What changes before the game begins, and who is there."""
        seats = range(len(self.room.places))
        return Seats(
            seats=self.seats_data(),
            state=self.state(),
            kingdom=self.room.kingdom,
            deal=self.room.deal(),
            picking=self.room.picking(),
            gone={str(i): grace for i in seats if (grace := self.presence.grace(i)) is not None},
            turn=self.visible.game.player if self.visible and not self.visible.over else None,
        )

    # entries

    @property
    def visible(self) -> Table | None:
        """The table as everybody is shown it: behind the game while Reactions may be asked for."""
        return self.pauses.moment or self.table

    async def be_ready(self) -> None:
        if self.others.behind:
            await self.others.catch_up()

    async def up_to_date(self) -> None:
        if self.others.behind:
            await self.handle(self.be_ready)

    async def act(self, wanted: Callable[[Table], Sequence[Entry]]) -> None:
        """Save what somebody does, computed when it is their turn; then bots and autoplay answer."""

        async def save() -> bool:
            while True:
                table = self.begun()
                entries = wanted(self.visible or table)
                if not entries:
                    return False
                if len(table.entries) > LONGEST and not isinstance(entries[0], (Answer, Timeout, Resign)):
                    raise Refusal("table-long")
                try:
                    await self.keep(entries, table.steps(entries))
                    return True
                except Taken:
                    await self.others.catch_up()

        if await self.handle(save):
            self.automatic.go_on()

    async def move_on(self) -> None:
        """Continue where another process left off, or after a pause."""
        await self.handle(self.settle)
        self.automatic.go_on()

    async def keep(self, entries: Sequence[Entry], steps: Sequence[Table]) -> None:
        """Write entries, then show the tables that they lead to. Raises Taken if another process was first."""
        rows = [data_of(entry) for entry in entries]
        if isinstance(entries[-1], (Answer, Timeout)):
            rows[-1]["hash"] = steps[-1].game.fingerprint()
        try:
            await self.store.append(self.id, len(self.begun().entries), rows, *absent(entries))
        except Gone:
            self.leave()
            raise Refusal("table-unknown") from None
        except Gap:
            self.forget()
            raise
        except Away:
            self.others.stale = True
            raise
        for entry, after in zip(entries, steps, strict=True):
            self.take_in(entry, after)
        try:
            await self.settle()
        except Away:
            self.others.stale = True
            self.later(self.move_on(), PATIENCE)
        self.show()

    def forget(self) -> None:
        """The log in the store is a different one, as after a restored backup: read it from the start."""
        self.table = None
        self.pauses.clear()
        for viewer in self.viewers:
            viewer.last = None

    def take_in(self, entry: Entry, after: Table) -> None:
        """Continue with the table after an entry; viewers wait a moment where somebody could react."""
        before, self.table = self.begun(), after
        if isinstance(entry, Undo):
            self.pauses.clear()
        elif not isinstance(entry, (Answer, Timeout)):
            self.pauses.happened(entry)
        elif self.pauses.moment or (self.viewers and self.has_reactions):
            self.pauses.answered(before, entry, after, REACTIONS)
        if isinstance(entry, (Answer, Wish, Agrees, Says)) and not after.seats[entry.seat].bot:
            self.presence.acted(entry.seat)
        match entry:
            case Says(seat, phrase):
                self.tell(Said(seat=seat, phrase=Phrase(phrase)))
            case Wish(seat):
                self.tell(UndoAsked(undo=str(after.wishes), seat=seat))
            case Agrees(seat, False):
                self.tell(UndoAsked(undo="", seat=seat))

    async def settle(self) -> None:
        """Once everybody has seen the current table: run the clock for whoever is asked, and store a finished game."""
        if self.table is None or self.pauses.moment is not None:
            return
        self.deadline.watch()
        if self.table.over:
            await self.finish()

    @cached_property
    def has_reactions(self) -> bool:
        cards = self.room.catalogue.cards
        return any(REACTION in cards[name].types for name in self.room.kingdom if name in cards)

    def begun(self) -> Table:
        if self.table is None:
            raise Refusal("table-not-begun") if self.stored.state == "lobby" else Refusal("table-old")
        return self.table

    async def finish(self) -> None:
        """Store what a finished game looks like, so that it can be shown after any upgrade."""
        if self.stored.state == "over":
            return
        table = self.begun()
        finished, record = await in_thread(finished_data, table)
        await self.change(state="over", finished=finished, record=self.room.proven(record, self.id))

    # showing

    def show(self) -> None:
        """Show everybody the current table, after what they are being shown now."""
        self.render()
        if self.table is not None:
            self.pauses.then(self.table)

    def render(self) -> None:
        """Viewers who see the same are sent the same bytes, rendered once."""
        self.shared = {}
        try:
            for viewer in list(self.viewers):
                viewer.show()
        finally:
            self.shared = None

    def tell(self, message: FromServer) -> None:
        raw = encode(message)
        for viewer in list(self.viewers):
            viewer.put(raw)

    async def present(self) -> None:
        """Record who is there and who has left, and tell everybody."""
        self.note_people()
        await self.presence.meet()
        people = self.note_people()
        self.deal_timer.watch()
        self.tell(self.about())
        self.show()  # so that no later message depends on who is there
        if self._grace:
            self._grace.cancel()
        waiting = [grace for seat in people if (grace := self.presence.grace(seat))]
        self._grace = None
        if waiting and self.viewers:
            loop = asyncio.get_running_loop()
            self._grace = loop.call_later(min(waiting) + 0.5, lambda: self.later(self.present()))

    def note_people(self) -> list[int]:
        """Record who is here; returns the seats of people."""
        people = [i for i, place in enumerate(self.room.places) if place.guest]
        self.presence.note({seat for viewer in self.viewers for seat in viewer.seats}, people)
        return people
