"""One table alive in this process: its log on the store, its game, those who look at it, and the bots at it.

An entry is on the store before anybody sees its effect; whoever loses the race for an entry takes the other one in.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from demesne.bots import StrategyBot
from demesne.cards import loaded
from demesne.refusal import Phrase, Refusal
from demesne.rules.language import ATTACK, REACTION
from demesne.store import Store, StoredGame, Taken
from demesne.strategies.judging import generic
from demesne.table import Answer, Autoplay, Entry, Table, Undo
from demesne.table.entries import Resign, Sits, Timeout, data_of, entry_of
from demesne.table.room import Room
from demesne.table.shown import plain_phrase

if TYPE_CHECKING:
    from .viewer import Viewer

GRACE = 60.0  # seconds away after which the others may let a bot play
REACTIONS = 0.35  # seconds everybody waits after an Attack where Reactions are in the kingdom


class Live:
    def __init__(self, stored: StoredGame, store: Store, clock: Callable[[], float]) -> None:
        self.id = stored.id
        self.stored = stored
        self.store = store
        self.clock = clock
        self.room = Room.of(stored.setup)
        self.table: Table | None = None
        self.closed: Phrase | None = None
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.autoplay: dict[int, Autoplay] = {}
        self.away: dict[int, float] = {}  # since when nobody of that seat is there
        self.asked: tuple[Undo, set[int]] | None = None  # an undo, and who has still to agree
        self.pretending = ""  # an Attack after which all wait as if Reactions were asked
        self.due: asyncio.TimerHandle | None = None
        self._bots: dict[str, asyncio.Task[StrategyBot]] = {}

    # loading

    async def load(self) -> None:
        """Fold the log; a game that does not replay is closed, with an explanation to all."""
        if self.room.record:
            try:
                rows = await self.store.entries(self.id)
                self.table = Table(self.room.setup(), [entry_of(row) for row in rows])
            except ValueError:
                self.closed = Phrase("table-closed")
                return
            self.wake_bots()
            self.watch_the_clock()

    async def catch_up(self) -> None:
        """Take in what another process has added."""
        fresh = await self.store.game(self.id)
        if fresh is None:
            return
        self.stored, self.room = fresh, Room.of(fresh.setup)
        if self.table is None:
            await self.load()
        else:
            for row in await self.store.entries(self.id, len(self.table.entries)):
                self.table.apply(entry_of(row))
        self.show()

    # people

    async def change_room(self, room: Room) -> None:
        """Keep a change of who sits where; begin when all seats are taken."""
        if room.ready() and not room.record:
            room = room.begin()
        state = "running" if room.record else "lobby"
        await self.store.change(self.id, self.stored.version, setup=room.data(), state=state)
        await self.catch_up()
        if self.table:
            await self.go_on()

    def seats_data(self) -> list[dict[str, Any]]:
        """Who sits where, as everybody may know it."""
        now = self.clock()
        table = self.table
        out = []
        for i, place in enumerate(self.room.places):
            away = self.away.get(i)
            out.append(
                {
                    "name": place.name,
                    "bot": place.bot,
                    "free": place.free,
                    "away": away is not None and now - away > GRACE,
                    "stand_in": bool(table and table.seats[i].bot and not place.bot),
                    "resigned": bool(table and i in table.resigned),
                }
            )
        return out

    def state(self) -> str:
        if self.closed:
            return "closed"
        if self.table is None:
            return "lobby"
        return "over" if self.table.over else "running"

    # entries

    async def act(self, entries: Sequence[Entry]) -> None:
        """Check, keep, apply; then bots and autoplay answer, and everybody is shown what they may see."""
        async with self.lock:
            table = self.begun()
            table.check(entries)
            await self.keep(entries)
            self.show()
            await self.go_on()

    async def keep(self, entries: Sequence[Entry]) -> None:
        table = self.begun()
        try:
            await self.store.append(self.id, len(table.entries), [data_of(entry) for entry in entries])
        except Taken:
            await self.catch_up()
            raise Refusal("table-answered") from None
        seen = len(table.game.events)
        for entry in entries:
            table.apply(entry)
        self.asked = None
        self.watch_the_clock()
        if table.over:
            await self.finish()
        else:
            await self.pretend(seen)

    async def go_on(self) -> None:
        """Let bots and autoplay answer until a person must."""
        table = self.begun()
        while not table.over and table.game.decision is not None:
            seat = table.game.decision.player
            if table.seats[seat].bot:
                await self.keep(await self.bots_answers())
            elif (picks := self.autoplay.get(seat, Autoplay()).answer(table.game.decision._asdict())) is not None:
                await self.keep([Answer(seat, tuple(picks))])
            else:
                break
            self.show()

    async def bots_answers(self) -> list[Entry]:
        """What the bots answer one after the other: a whole turn is kept in one go, an Attack ends it for a breath."""
        table = self.begun()
        trial = table.game.clone()
        entries: list[Entry] = []
        while (decision := trial.decision) is not None and table.seats[decision.player].bot:
            bot = await self.bot(table.seats[decision.player].bot)
            picks = tuple(bot.choose(trial))
            entries.append(Answer(decision.player, picks))
            trial.answer(*picks)
            if self.has_reactions() and any(ATTACK in loaded().cards[p].types for p in picks if p in loaded().cards):
                break
        return entries

    def has_reactions(self) -> bool:
        return any(REACTION in loaded().cards[name].types for name in self.room.kingdom if name in loaded().cards)

    async def pretend(self, seen: int) -> None:
        """After an Attack everybody sees the same short wait, whether anybody was asked for a Reaction or not."""
        table = self.begun()
        attacks = [e.cards[0] for e in table.game.events[seen:] if e.kind == "play" and e.cards[0]]
        attack = next((c for c in reversed(attacks) if ATTACK in loaded().cards[c].types), None)
        if attack is None or not self.has_reactions() or not self.viewers:
            return
        self.pretending = attack
        self.show()
        await asyncio.sleep(REACTIONS)
        self.pretending = ""

    def begun(self) -> Table:
        if self.table is None:
            raise Refusal("table-not-begun")
        return self.table

    async def finish(self) -> None:
        """Keep the events of a game that is over, so that it can be shown after any upgrade."""
        table = self.begun()
        record = self.room.proven(table.game.record())
        finished = {"winners": table.winners(), "resigned": table.resigned, "scores": table.game.scores()}
        with contextlib.suppress(Taken):
            await self.store.change(self.id, self.stored.version, state="over", finished=finished, record=record)
        fresh = await self.store.game(self.id)
        if fresh:
            self.stored = fresh

    # bots

    def wake_bots(self) -> None:
        """They look at the kingdom while the people look at theirs."""
        for place in self.room.places:
            if place.bot:
                self._wake(place.bot)

    def _wake(self, level: str) -> asyncio.Task[StrategyBot]:
        if level not in self._bots:
            players = len(self.room.places)
            make = asyncio.to_thread(generic, self.room.kingdom, level, self.room.edition, players)
            self._bots[level] = asyncio.create_task(_bot(make))
        return self._bots[level]

    async def bot(self, level: str) -> StrategyBot:
        return await self._wake(level)

    # the clock

    def watch_the_clock(self) -> None:
        """A person who lets the time of a decision pass is answered for."""
        if self.due:
            self.due.cancel()
            self.due = None
        seconds = self.room.options.clock
        table = self.table
        if seconds and table and not table.over and table.game.decision:
            seat = table.game.decision.player
            if not table.seats[seat].bot:
                loop = asyncio.get_running_loop()
                here = len(table.entries)
                self.due = loop.call_later(seconds, lambda: asyncio.create_task(self.time_is_up(seat, here)))

    async def time_is_up(self, seat: int, entries: int) -> None:
        table = self.begun()
        if len(table.entries) == entries and not table.over:
            bot = await self.bot("fair")
            with contextlib.suppress(Refusal):
                await self.act([Timeout(seat, tuple(bot.choose(table.game)))])

    # undo, resigning, standing in

    async def undo(self, seat: int) -> None:
        table = self.begun()
        undo = table.undo_of(seat)
        rule = self.room.options.undo
        if rule == "off":
            raise Refusal("undo-off")
        if undo is None:
            raise Refusal("undo-none")
        others = {p for p in table.people() if p != seat and self.room.places[p].guest != self.room.places[seat].guest}
        if table.is_free(undo) or (rule == "ask" and not others):
            await self.act([undo])
        elif rule == "ask":
            self.asked = (undo, others)
            self.tell({"type": "undo_asked", "undo": str(undo.to), "seat": seat})
        else:
            raise Refusal("undo-seen-new")

    async def agree(self, seats: Sequence[int], yes: bool) -> None:
        if self.asked is None:
            return
        undo, waiting = self.asked
        if not yes:
            self.asked = None
            self.tell({"type": "undo_asked", "undo": "", "seat": undo.seat})
            return
        waiting -= set(seats)
        if not waiting:
            await self.act([undo])

    async def resign(self, seat: int) -> None:
        await self.act([Resign(seat)])

    async def stand_in(self, seat: int, asker: Sequence[int], yes: bool) -> None:
        """Others let a bot play for somebody who stays away; who comes back takes the seat again."""
        table = self.begun()
        if yes:
            away = self.away.get(seat)
            if seat in asker or away is None or self.clock() - away < GRACE:
                raise Refusal("stand-in-early", seconds=int(GRACE))
            await self.act([Sits(seat, "fair")])
        else:
            if seat not in asker or not table.seats[seat].bot or seat in table.resigned:
                raise Refusal("table-not-yours")
            await self.act([Sits(seat, "")])

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
        """Note who is there and who has gone."""
        here = {seat for viewer in self.viewers for seat in viewer.seats}
        for i, place in enumerate(self.room.places):
            if place.guest and i not in here:
                self.away.setdefault(i, self.clock())
            else:
                self.away.pop(i, None)
        self.tell({"type": "seats", "seats": self.seats_data(), "state": self.state()})


async def _bot(making: Any) -> StrategyBot:
    return StrategyBot(await making)
