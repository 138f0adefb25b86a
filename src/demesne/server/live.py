"""One table in memory: its log in the store, its game, its viewers and its bots.

An entry is in the store before anybody sees its effect; a process that loses the race for an entry loads the other one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from logging import ERROR
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import to_builtins
from msgspec.structs import asdict

from demesne.refusal import Phrase, Refusal
from demesne.rules.language import REACTION
from demesne.store import Away, Change, Gap, Gone, Store, StoredGame, Taken
from demesne.table import Answer, Autoplay, Entry, Setup, Table, Undo
from demesne.table.entries import Agrees, Resign, Says, Sits, Timeout, Wish, data_of, entry_of
from demesne.table.outgoing import FromServer, RematchMade, Said, Seat, Seats, TableState, UndoAsked, encode
from demesne.table.review import ranking, review
from demesne.table.room import Room
from demesne.table.shown import log_of, result, shown

from .bots import Bots, Lists
from .budgets import PAYER, Customer, charge_payer, in_thread, paid
from .errors import OF_THE_TABLE, Unable, status_of
from .logs import note
from .pauses import Pauses
from .presence import Leases, Presence, absent
from .start import Start

if TYPE_CHECKING:
    from .viewer import Viewer

REACTIONS = 0.35  # seconds everybody waits where a Reaction of the kingdom could be used
TOGETHER = 50  # answers of bots that are written and shown at once
TIRED = 300  # answers in a row after which a bot only passes: with own cards a turn could go on for ever
LONGEST = 20_000  # entries of a log after which only those that lead to the end are accepted
MANY = 100  # entries of other processes that are applied at once instead of shown step by step
PATIENCE = 1.0  # seconds after which a process moves a bot that another process should have moved
GLANCE = 2.0  # seconds that somebody who comes waits at most for what other processes have added
READING = 0.01  # CPU seconds that are charged for reading the store again before a refusal

Result = TypeVar("Result")


class Live:
    def __init__(
        self,
        stored: StoredGame,
        store: Store,
        clock: Callable[[], float],
        lists: Lists | None = None,
        leases: Leases | None = None,
    ) -> None:
        self.id = stored.id
        self.stored = stored
        self.store = store
        self.clock = clock
        self.room = Room.of(stored.setup)
        self.table: Table | None = None
        self.pauses = Pauses(self.render, lambda: self.later(self.move_on(), 0))
        self.closed: Phrase | None = None
        self.viewers: set[Viewer] = set()
        self.presence = Presence(clock, leases, store.attendance, stored.id)
        self.start = Start(self)
        self.lock = asyncio.Lock()
        self.autoplay: dict[int, Autoplay] = {}
        self.stale = False  # the store may have what is not here yet
        self.news: list[Change] = []  # entries that others have written, in order
        self.read = time.monotonic()  # everything that was in the store then is known here
        self.gone = False  # deleted, or played by another version: nothing is answered from this memory any more
        self.due: asyncio.TimerHandle | None = None
        self.deadline = 0.0
        self.timed: tuple[int, ...] = ()  # the decision that the clock runs for
        self.bots = Bots(stored.id, lists)
        self.payer: Customer | None = None  # the last who came to play: pays for what no request has begun
        self.shared: dict[Any, Any] | None = None  # what one viewer was sent, for the others who see the same
        self._later: set[asyncio.Task[None]] = set()
        self._going: asyncio.Task[None] | None = None
        self._grace: asyncio.TimerHandle | None = None
        self._reactions: bool | None = None

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
            self.watch_the_clock()
            self.nudge(0)

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
            self.tell(RematchMade(table=self.room.next))
        for viewer in list(self.viewers):
            viewer.check_seats()
        return True

    @property
    def behind(self) -> bool:
        """Whether others have written what is not here yet; without viewers a table is only read when it is needed."""
        return self.stale or bool(self.news)

    async def up_to_date(self) -> None:
        if self.behind:
            async with self.lock:
                if self.behind:
                    await self.catch_up()

    async def catch_up(self) -> None:
        """Take in what another process, or a write that seemed to have failed, has added."""
        rows = None if self.stale else self._heard_of()
        self.stale, self.news = False, []
        try:
            if rows is None:
                await self._read_on()
            elif rows and await self._go_on_from(rows):
                self.show()
                self.nudge()
        except BaseException:
            self.stale = True
            raise

    async def _read_on(self) -> None:
        now = time.monotonic()
        room, begun = self.room, self.table is not None
        if not await self.refresh():
            self.leave()
            return
        if self.table is None:
            await self.load()
        elif not self.closed:
            if not await self._go_on_from(await self.store.entries(self.id, len(self.table.entries))):
                return
        self.read = now
        if begun and room == self.room:
            self.show()  # an answer that others cannot know of must not cause a message
        else:
            await self.present()
        self.nudge()

    async def _go_on_from(self, rows: Sequence[dict[str, Any]]) -> bool:
        """Continue with these entries of others; False if the game does not lead there and is not played on here."""
        try:
            await self.follow(rows)
        except ValueError:
            self.forget()
            await self.load()  # once more from its start
            return not (self.closed or self.gone)
        self.give_back(rows)
        await self.settle()
        return True

    def _heard_of(self) -> list[dict[str, Any]] | None:
        """The entries that follow those that are here, if what was heard is enough to know them."""
        if self.table is None or self.closed or not self.news:
            return None
        n, rows = len(self.table.entries), list[dict[str, Any]]()
        for change in self.news:
            if change.n is None or change.n > n + len(rows):
                return None
            rows += change.rows[n + len(rows) - change.n :]
        return rows

    def heard(self, change: Change) -> None:
        """What another process has done: viewers here are shown it at once."""
        if change.people:
            if self.viewers:
                self.later(self.present(), 0)
            return
        if self.viewers and change.rows:
            self.news.append(change)
        else:
            self.stale = True
        if self.viewers:
            self.later(self.up_to_date(), 0)

    async def hear(self) -> None:
        """Another process has added something that must be read."""
        async with self.lock:
            self.stale = True
            await self.catch_up()

    async def look(self) -> None:
        """Whoever comes may have seen more at another process; without the store they see what is known here."""
        await asyncio.wait([self.later(self.read_since(time.monotonic()), 0)], timeout=GLANCE)

    async def read_since(self, moment: float) -> None:
        """Read the store if that was not done since; of many who want it at once one does it."""
        async with self.lock:
            if self.read <= moment:
                self.stale = True
                await self.catch_up()

    async def surely(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do what somebody wants. A refusal is final only if the store was read after they asked: else once more.

        Whoever is refused has changed nothing. Reading is paid for, so that nobody keeps the database busy with it.
        """
        asked = time.monotonic()
        try:
            return await work()
        except Refusal as refusal:
            if status_of(refusal) not in OF_THE_TABLE or self.read > asked:
                raise
        charge_payer(READING)
        await self.read_since(asked)
        return await work()

    def leave(self) -> None:
        """The game is not for this process any more: whoever comes again is told why."""
        self.gone = True
        for viewer in list(self.viewers):
            viewer.outbox.put_nowait(None)

    # people

    async def change_room(self, changed: Callable[[Room], Room]) -> None:
        """Save a change of seats or kingdom; begin the game when nothing is missing."""
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
        await self.catch_up()
        self.go_on()

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

    async def act(self, wanted: Callable[[Table], Sequence[Entry]]) -> None:
        """Save what somebody does, computed once they hold the lock; then bots and autoplay answer."""
        async with self.lock:
            if self.behind:
                await self.catch_up()
            while True:
                table = self.begun()
                entries = wanted(self.visible or table)
                if not entries:
                    return
                if len(table.entries) > LONGEST and not isinstance(entries[0], (Answer, Timeout, Resign)):
                    raise Refusal("table-long")
                try:
                    await self.keep(entries, table.steps(entries))
                    break
                except Taken:
                    await self.catch_up()
            self.show()
        self.go_on()

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
            self.stale = True
            raise
        for entry, after in zip(entries, steps, strict=True):
            self.take_in(entry, after)
        try:
            await self.settle()
        except Away:
            self.stale = True
            self.later(self.move_on(), PATIENCE)

    def forget(self) -> None:
        """The log in the store is a different one, as after a restored backup: read it from the start."""
        self.table = None
        self.pauses.clear()
        for viewer in self.viewers:
            viewer.last = None

    async def follow(self, rows: Sequence[dict[str, Any]]) -> None:
        """Apply what others have written: step by step, or all at once if there is much of it."""
        if len(rows) > MANY:
            self.pauses.clear()
            self.table = await in_thread(folded, self.begun(), rows)
            return
        for row in rows:
            self.take_in(entry_of(row), folded(self.begun(), [row]))

    def take_in(self, entry: Entry, after: Table) -> None:
        """Continue with the table after an entry; viewers wait a moment where somebody could react."""
        before, self.table = self.begun(), after
        if isinstance(entry, Undo):
            self.pauses.clear()
        elif not isinstance(entry, (Answer, Timeout)):
            self.pauses.happened(entry)
        elif self.pauses.moment or (self.viewers and self.has_reactions()):
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
        self.watch_the_clock()
        if self.table.over:
            await self.finish()

    # bots and autoplay

    def go_on(self) -> None:
        """Let bots and autoplay answer until a person must; runs in the background."""
        asked = self.table.game.asked if self.table else None
        if self.table is None or asked is None or not (self.table.seats[asked].bot or asked in self.autoplay):
            return
        if self._going is None or self._going.done():
            self._going = self.later(self._go_on(), 0)

    async def _go_on(self) -> None:
        while True:
            table = self.table
            if table is None or table.over or (self.pauses.moment is not None and not table.reacting):
                return  # the pause is shown first; whether somebody reacts is decided meanwhile
            steps = await self.bots_answers(table) or self.autoplayed()
            if not steps:
                return
            async with self.lock:
                if self.behind:
                    await self.catch_up()
                if self.table is not table:
                    continue
                try:
                    await self.keep([step.entries[-1] for step in steps], steps)
                except Taken:
                    await self.catch_up()
                self.show()

    def give_back(self, rows: Sequence[dict[str, Any]]) -> None:
        """Another process took somebody who is here to have left: give the seat back."""
        seats = {entry.seat for row in rows if isinstance(entry := entry_of(row), Sits) and entry.bot}
        seats -= set(self.begun().resigned)
        if back := [Sits(seat, "") for seat in sorted(seats & self.presence.here)]:
            self.later(self.act(lambda table: back), 0)

    def nudge(self, seconds: float = PATIENCE) -> None:
        """Make sure that a bot whose turn it is moves, and that autoplay answers."""
        asked = self.table.game.asked if self.table and not self.table.over else None
        if self.table is None or asked is None:
            return
        if self.table.seats[asked].bot:
            self.later(self.move_on(), seconds)
        elif self.autoplayed():
            self.later(self.move_on(), 0)

    async def move_on(self) -> None:
        """Continue where another process left off, or after a pause."""
        async with self.lock:
            if self.behind:
                await self.catch_up()
            await self.settle()
        self.go_on()

    async def bots_answers(self, table: Table) -> list[Table]:
        """The tables after each answer of the bots, up to a person's decision or a wait; written at once."""
        steps: list[Table] = []
        while (seat := table.game.asked) is not None and (bot := table.seats[seat].bot):
            # a search may take longer than the pause: then everybody would know who was asked
            searching = self.bots.searches(bot) and not table.reacting
            if tired(table, seat):
                picks: Sequence[str] = ()
            else:
                picks = await self.bots.choose(bot, self.room, table.game, seat, searching)
            table = table.after([Answer(seat, tuple(picks))])
            steps.append(table)
            if (table.waited and self.has_reactions()) or searching or len(steps) == TOGETHER:
                break  # what took a while to find is shown at once
        return steps

    def autoplayed(self) -> list[Table]:
        """The table after the answer that autoplay gives for a person, if it does."""
        table = self.begun()
        decision = table.game.decision
        if decision is None or decision.player not in self.autoplay:
            return []
        last = next((entry for entry in reversed(table.entries) if not isinstance(entry, Says)), None)
        if isinstance(last, Undo) and last.seat == decision.player:
            return []  # after an undo the player wants to answer differently
        picks = self.autoplay[decision.player].answer(
            decision._asdict(), table.game.coins, table.game.inner.catalogue.cards
        )
        return [] if picks is None else [table.after([Answer(decision.player, tuple(picks))])]

    def has_reactions(self) -> bool:
        if self._reactions is None:
            cards = self.room.catalogue.cards
            self._reactions = any(REACTION in cards[name].types for name in self.room.kingdom if name in cards)
        return self._reactions

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

    # the clock

    def watch_the_clock(self) -> None:
        """Answers for a person whose time for a decision has run out."""
        timed = self._asked()
        if self.due and timed == self.timed:
            return  # phrases said meanwhile give nobody more time
        self.timed = timed
        if self.due:
            self.due.cancel()
            self.due = None
        if timed and (seconds := self.room.options.clock):
            self.due = asyncio.get_running_loop().call_later(seconds, self._ring, *timed)
            self.deadline = self.clock() + seconds

    def _asked(self) -> tuple[int, ...]:
        """The current decision of a person: seat, number of answers, undos."""
        table = self.table
        asked = table.game.asked if table and not table.over else None
        if table is None or asked is None or table.seats[asked].bot:
            return ()
        return asked, len(table.live), table.undone

    def _ring(self, *timed: int) -> None:
        self.timed = ()  # if nothing happens, the clock is set again
        self.later(self.time_is_up(*timed), 0)

    async def time_is_up(self, seat: int, answers: int, undone: int = 0) -> None:
        bot = await self.bots.of("fair", self.room)

        def wanted(table: Table) -> list[Entry]:
            if self._asked() != (seat, answers, undone):
                return []
            return [Timeout(seat, tuple(bot.choose(table.game)))]

        await self.act(wanted)

    def left(self, seat: int | None) -> int | None:
        """Seconds that this seat has left for its decision."""
        table = self.table
        running = table and self.due and self.visible is table and seat is not None and table.game.asked == seat
        return max(0, round(self.deadline - self.clock())) if running else None

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
        self.start.watch()
        self.tell(self.about())
        self.show()  # so that no later message depends on who is there
        if self._grace:
            self._grace.cancel()
        waiting = [grace for seat in people if (grace := self.presence.grace(seat))]
        loop = asyncio.get_running_loop()
        soon = min(waiting) + 0.5 if waiting else 0
        self._grace = loop.call_later(soon, self._present_later) if waiting and self.viewers else None

    def _present_later(self) -> None:
        self.later(self.present(), 0)

    def note_people(self) -> list[int]:
        """Record who is here; returns the seats of people."""
        people = [i for i, place in enumerate(self.room.places) if place.guest]
        self.presence.note({seat for viewer in self.viewers for seat in viewer.seats}, people)
        return people

    def later(self, work: Coroutine[Any, Any, None], seconds: float) -> asyncio.Task[None]:
        """Run it later, as a background task."""

        async def run() -> None:
            if PAYER.get() is None:  # another process has written, or somebody has left
                PAYER.set(self.payer)
            try:
                await asyncio.sleep(seconds)
                await paid(work)
            except Away:
                self.later(self.move_on(), PATIENCE)
            except Refusal:
                pass  # another process has done it meanwhile
            except Exception as error:  # nobody awaits it, so log the error here
                note("fault", level=ERROR, error=error, table=self.id)
            finally:
                work.close()

        task = asyncio.create_task(run())
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        return task

    async def rest(self) -> None:
        """Wait until bots and autoplay have answered all they can."""
        while self._going is not None and not self._going.done():
            await asyncio.wait([self._going])


def tired(table: Table, seat: int) -> bool:
    """Whether a seat has answered so often in a row that it declines whatever can be declined."""
    decision = table.game.decision
    if decision is None or decision.least or len(table.entries) < TIRED:
        return False
    return all(isinstance(entry, Answer) and entry.seat == seat for entry in table.entries[-TIRED:])


def folded(begin: Setup | Table, rows: Sequence[dict[str, Any]]) -> Table:
    """The table that these rows of the store lead to; ValueError if it differs from when they were written."""
    table = begin.fork() if isinstance(begin, Table) else Table(begin)
    prints = {n: row["hash"] for n, row in enumerate(rows) if "hash" in row}
    table.fold([entry_of(row) for row in rows], prints)
    return table


def finished_data(table: Table) -> tuple[dict[str, Any], str]:
    """What is stored of a finished game, and its record."""
    reviewed = review(table.game, table.names())
    reviewed.winners = table.winners()
    reviewed.ranking = ranking(reviewed.scores, reviewed.turns, table.resigned)
    now = {**asdict(shown(table, None)), "result": result(table), "seat": None, "clock": None, "left": None}
    first = table.game.next_first() if table.game.over else 0
    finished = {"shown": now, "log": log_of(table, None), "review": reviewed, "first": first}
    return to_builtins(finished), table.game.record()
