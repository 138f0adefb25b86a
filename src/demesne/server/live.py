"""One table alive in this process: its log on the store, its game, those who look at it, and the bots at it.

An entry is on the store before anybody sees its effect; whoever loses the race for an entry takes the other one in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from logging import ERROR
from typing import TYPE_CHECKING, Any

from demesne.bots import StrategyBot
from demesne.cards import loaded
from demesne.refusal import Phrase, Refusal
from demesne.rules.language import REACTION
from demesne.store import Away, Gap, Gone, Store, StoredGame, Taken
from demesne.table import Answer, Autoplay, Entry, Table, Undo
from demesne.table.entries import Agrees, Resign, Says, Sits, Timeout, Wish, data_of, entry_of
from demesne.table.review import review
from demesne.table.room import Room
from demesne.table.shown import log_of, plain_phrase, result, shown

from .bots import Bots, Lists
from .logs import note
from .presence import Presence
from .start import Start

if TYPE_CHECKING:
    from .viewer import Viewer

REACTIONS = 0.35  # seconds everybody waits after an Attack where Reactions are in the kingdom
LONGEST = 20_000  # entries of a log after which only those are taken that lead to the end
PATIENCE = 1.0  # seconds after which a process moves a bot that another process should have moved


class Live:
    def __init__(
        self, stored: StoredGame, store: Store, clock: Callable[[], float], lists: Lists | None = None
    ) -> None:
        self.id = stored.id
        self.stored = stored
        self.store = store
        self.clock = clock
        self.room = Room.of(stored.setup)
        self.table: Table | None = None
        self.moment: Table | None = None  # what all see while they wait for Reactions that nobody is asked for
        self.closed: Phrase | None = None
        self.viewers: set[Viewer] = set()
        self.presence = Presence(clock)
        self.start = Start(self)
        self.lock = asyncio.Lock()
        self.autoplay: dict[int, Autoplay] = {}
        self.stale = False  # the store may hold entries that are not in the table yet
        self.due: asyncio.TimerHandle | None = None
        self.deadline = 0.0
        self.timed: tuple[int, ...] = ()  # the decision that the clock runs for
        self.bots = Bots(stored.id, lists)
        self._later: set[asyncio.Task[None]] = set()
        self._grace: asyncio.TimerHandle | None = None
        self._reactions: bool | None = None

    # loading

    async def load(self) -> None:
        """Fold the log; a game that does not replay as it was played is closed, with an explanation to all."""
        if self.stored.state == "closed":
            self.closed = Phrase("table-closed")
        if self.closed or not self.room.record:
            return
        rows = await self.store.entries(self.id)
        try:
            self.table = Table(self.room.setup())
            for row in rows:
                self._replay(row)
        except ValueError:
            self.table = None
            if self.stored.state != "over":
                await self.close()
            return
        if self.table.over:
            await self.finish()
        else:
            self.bots.wake(self.room)
            self.watch_the_clock()
            self.nudge(0)

    def _replay(self, row: dict[str, Any]) -> None:
        table = self.begun()
        table.apply(entry_of(row))
        if "hash" in row and row["hash"] != table.game.fingerprint():
            raise ValueError("the game stands otherwise than when it was played")

    async def close(self) -> None:
        self.closed = Phrase("table-closed")
        await self.change(state="closed")
        self.show()

    async def refresh(self) -> bool:
        """The game as the store has it now; whether it is there."""
        fresh = await self.store.game(self.id)
        if fresh is None:
            return False
        before, self.stored, self.room = self.room, fresh, Room.of(fresh.setup)
        if self.room.next and not before.next:
            self.tell({"type": "rematch", "table": self.room.next})
        for viewer in list(self.viewers):
            viewer.check_seats()
        return True

    async def catch_up(self) -> None:
        """Take in what another process, or a write that seemed to have failed, has added."""
        room, begun = self.room, self.table is not None
        if not await self.refresh():
            return
        if self.table is None:
            await self.load()
        elif not self.closed:
            rows = await self.store.entries(self.id, len(self.table.entries))
            try:
                await self.take_in(rows)
            except ValueError:
                self.table = None
                await self.close()
                return
            self.give_back(rows)
            if self.table.over:
                await self.finish()
        self.stale = False
        if begun and room == self.room:
            self.show()  # no message may come because of an answer that nobody can know of
        else:
            self.present()
        self.nudge()

    async def hear(self) -> None:
        """Another process has added something."""
        async with self.lock:
            self.stale = True
            await self.catch_up()

    # people

    async def change_room(self, changed: Callable[[Room], Room]) -> None:
        """Keep a change of who sits where or what is played; begin when nobody and nothing is waited for."""
        while True:
            room = changed(self.room).moved_on(self.id)
            state = "running" if room.record and self.stored.state == "lobby" else self.stored.state
            try:
                await self.store.change(self.id, self.stored.version, setup=room.data(), state=state)
                break
            except Gone:
                raise Refusal("table-unknown") from None
            except Taken:
                await self.refresh()
        await self.catch_up()
        if self.table:
            await self.go_on()

    async def change(self, **fields: Any) -> None:
        """Keep what has become of the game, whatever else of it changes meanwhile."""
        while True:
            try:
                await self.store.change(self.id, self.stored.version, **fields)
                break
            except Gone:
                return
            except Taken:
                await self.refresh()
        await self.refresh()

    def seats_data(self) -> list[dict[str, Any]]:
        """Who sits where, as everybody may know it."""
        table = self.table
        out = []
        for i, place in enumerate(self.room.places):
            out.append(
                {
                    "name": place.name,
                    "bot": place.bot,
                    "free": place.free,
                    "away": self.presence.grace(i) == 0,
                    "stand_in": bool(table and table.seats[i].bot and not place.bot),
                    "resigned": bool(table and i in table.resigned),
                }
            )
        return out

    def state(self) -> str:
        if self.closed:
            return "closed"
        if self.table is None:
            return "over" if self.stored.state == "over" else "lobby"
        return "over" if self.table.over else "running"

    def about(self) -> dict[str, Any]:
        """What changes before the game begins, and who is there."""
        seats = range(len(self.room.places))
        return {
            "seats": self.seats_data(),
            "state": self.state(),
            "kingdom": self.room.kingdom,
            "deal": self.room.deal(),
            "picking": self.room.picking(),
            "gone": {str(i): grace for i in seats if (grace := self.presence.grace(i)) is not None},
        }

    # entries

    async def act(self, wanted: Callable[[Table], Sequence[Entry]]) -> None:
        """Keep what somebody does, as it looks when it is their turn to be heard; then bots and autoplay answer."""
        async with self.lock:
            if self.stale:
                await self.catch_up()
            while True:
                table = self.begun()
                entries = wanted(table)
                if not entries:
                    return
                if len(table.entries) > LONGEST and not isinstance(entries[0], (Answer, Timeout, Resign)):
                    raise Refusal("table-long")
                try:
                    await self.keep(entries)
                    break
                except Taken:
                    await self.catch_up()
            self.show()
            await self.go_on()

    async def keep(self, entries: Sequence[Entry]) -> None:
        """Check, write, apply. Taken if another process was first."""
        table = self.begun()
        rows = [data_of(entry) for entry in entries]
        stands = table.check(entries)
        if stands is not None:
            rows[-1]["hash"] = stands
        try:
            await self.store.append(self.id, len(table.entries), rows)
        except Gone:
            raise Refusal("table-unknown") from None
        except Gap:
            self.forget()
            raise
        except Away:
            self.stale = True
            raise
        await self.take_in(rows)
        if table.over:
            try:
                await self.finish()
            except Away:
                self.stale = True
                self.later(self.move_on(), PATIENCE)

    def forget(self) -> None:
        """The log on the store is another one, as after a restored backup: it is read from its start."""
        self.table = None
        for viewer in self.viewers:
            viewer.last, viewer.age = b"", ()

    async def take_in(self, rows: Sequence[dict[str, Any]]) -> None:
        """Apply what is on the store; whoever looks on waits a moment where somebody could react to an Attack."""
        table = self.begun()
        waits = bool(self.viewers) and self.has_reactions()
        self.stale = True
        for row in rows:
            entry = entry_of(row)
            if waits and table.declines(entry) and table.seats[entry.seat].bot:
                await asyncio.sleep(REACTIONS)
            for moment in table.pauses(entry) if waits else ():
                self.moment = moment
                self.show()
                await asyncio.sleep(REACTIONS)
            self.moment = None
            self._replay(row)
            if isinstance(entry, (Answer, Wish, Agrees, Says)) and not table.seats[entry.seat].bot:
                self.presence.acted(entry.seat)
            match entry:
                case Says(seat, phrase):
                    self.tell({"type": "said", "seat": seat, "phrase": [phrase, {}]})
                case Wish(seat):
                    self.tell({"type": "undo_asked", "undo": str(table.wishes), "seat": seat})
                case Agrees(seat, False):
                    self.tell({"type": "undo_asked", "undo": "", "seat": seat})
        self.stale = False
        self.watch_the_clock()

    async def go_on(self) -> None:
        """Let bots and autoplay answer until a person must."""
        while True:
            table = self.table
            if table is None or table.over or table.game.asked is None:
                return
            entries = await self.bots_answers() or self.autoplayed()
            if not entries:
                return
            try:
                await self.keep(entries)
            except Taken:
                await self.catch_up()
            except Away:
                self.later(self.move_on(), PATIENCE)
                return
            self.show()

    def give_back(self, rows: Sequence[dict[str, Any]]) -> None:
        """Another process took somebody for gone who is here."""
        seats = {entry.seat for row in rows if isinstance(entry := entry_of(row), Sits) and entry.bot}
        seats -= set(self.begun().resigned)
        if back := [Sits(seat, "") for seat in sorted(seats & self.presence.here)]:
            self.later(self.act(lambda table: back), 0)

    def nudge(self, seconds: float = PATIENCE) -> None:
        """See to it that a bot which should move does, and what is left to autoplay is answered."""
        asked = self.table.game.asked if self.table and not self.table.over else None
        if self.table is None or asked is None:
            return
        if self.table.seats[asked].bot:
            self.later(self.move_on(), seconds)
        elif self.autoplayed():
            self.later(self.move_on(), 0)

    async def move_on(self) -> None:
        """Go on where somebody else has left off."""
        async with self.lock:
            if self.stale:
                await self.catch_up()
            await self.go_on()

    async def bots_answers(self) -> list[Entry]:
        """What the bots answer one after the other, so that a whole turn is kept in one go."""
        table = self.begun()
        entries: list[Entry] = []
        if table.game.asked is None or not table.seats[table.game.asked].bot:
            return entries
        trial = table.game.clone()
        bots: dict[int, StrategyBot] = {}
        while (seat := trial.asked) is not None and table.seats[seat].bot:
            if seat not in bots:
                bots[seat] = await self.bots.of(table.seats[seat].bot, self.room)
            picks = tuple(bots[seat].choose(trial))
            entries.append(Answer(seat, picks))
            trial.answer(*picks)
        return entries

    def autoplayed(self) -> list[Entry]:
        asked = self.begun().game.asked
        if asked is None or asked not in self.autoplay:
            return []
        decision = self.begun().game.decision
        assert decision is not None
        last = next((entry for entry in reversed(self.begun().entries) if not isinstance(entry, Says)), None)
        if isinstance(last, Undo) and last.seat == decision.player:
            return []  # who takes something back wants to answer otherwise
        picks = self.autoplay[asked].answer(decision._asdict())
        return [] if picks is None else [Answer(decision.player, tuple(picks))]

    def has_reactions(self) -> bool:
        if self._reactions is None:
            cards = loaded().cards
            self._reactions = any(REACTION in cards[name].types for name in self.room.kingdom if name in cards)
        return self._reactions

    def begun(self) -> Table:
        if self.table is None:
            raise Refusal("table-not-begun") if self.stored.state == "lobby" else Refusal("table-old")
        return self.table

    async def finish(self) -> None:
        """Keep what a game that is over looks like, so that it can be shown after any upgrade."""
        if self.stored.state == "over":
            return
        table = self.begun()
        finished = {
            "shown": {**shown(table, None), "result": result(table), "seat": None, "clock": None, "left": None},
            "log": log_of(table, None),
            "review": {**review(table.game, table.names()), "winners": table.winners()},
            "first": table.game.next_first() if table.game.over else 0,
        }
        await self.change(state="over", finished=finished, record=self.room.proven(table.game.record(), self.id))

    # the clock

    def watch_the_clock(self) -> None:
        """A person who lets the time of a decision pass is answered for."""
        timed = self._asked()
        if self.due and timed == self.timed:
            return  # what is said meanwhile gives nobody more time
        self.timed = timed
        if self.due:
            self.due.cancel()
            self.due = None
        if timed and (seconds := self.room.options.clock):
            self.due = asyncio.get_running_loop().call_later(seconds, self._ring, *timed)
            self.deadline = self.clock() + seconds

    def _asked(self) -> tuple[int, ...]:
        """The decision that a person is asked now: seat, answers that stand, undos."""
        table = self.table
        asked = table.game.asked if table and not table.over else None
        if table is None or asked is None or table.seats[asked].bot:
            return ()
        return asked, len(table.live), table.undone

    def _ring(self, *timed: int) -> None:
        self.timed = ()  # if nothing comes of it, the clock is set again
        self.later(self.time_is_up(*timed), 0)

    async def time_is_up(self, seat: int, answers: int, undone: int = 0) -> None:
        bot = await self.bots.of("fair", self.room)

        def wanted(table: Table) -> list[Entry]:
            if self._asked() != (seat, answers, undone):
                return []
            return [Timeout(seat, tuple(bot.choose(table.game)))]

        await self.act(wanted)

    def left(self, seat: int | None) -> int | None:
        """Seconds that this seat has for what it is asked now."""
        table = self.table
        running = table and self.due and self.moment is None and seat is not None and table.game.asked == seat
        return max(0, round(self.deadline - self.clock())) if running else None

    # showing

    def show(self) -> None:
        for viewer in list(self.viewers):
            viewer.show()

    def tell(self, message: dict[str, Any]) -> None:
        for viewer in list(self.viewers):
            viewer.send(message)

    def refusal(self, error: Refusal) -> dict[str, Any]:
        return {"type": "refused", "phrase": plain_phrase(error.phrase), "text": str(error)}

    def present(self) -> None:
        """Note who is there and who has gone, and tell all."""
        people = [i for i, place in enumerate(self.room.places) if place.guest]
        self.presence.note({seat for viewer in self.viewers for seat in viewer.seats}, people)
        self.start.watch()
        self.tell({"type": "seats", **self.about()})
        self.show()  # so that no later message comes, or not, because of who is there
        if self._grace:
            self._grace.cancel()
        waiting = [grace for seat in people if (grace := self.presence.grace(seat))]
        loop = asyncio.get_running_loop()
        self._grace = loop.call_later(min(waiting) + 0.5, self.present) if waiting and self.viewers else None

    def later(self, work: Coroutine[Any, Any, None], seconds: float) -> None:
        """Do it in a while, by itself."""

        async def run() -> None:
            try:
                await asyncio.sleep(seconds)
                await work
            except Away:
                self.later(self.move_on(), PATIENCE)
            except Refusal:
                pass  # somebody else has done it meanwhile
            except Exception as error:  # nobody waits for it who could tell
                note("fault", level=ERROR, error=error, table=self.id)
            finally:
                work.close()

        task = asyncio.create_task(run())
        self._later.add(task)
        task.add_done_callback(self._later.discard)
