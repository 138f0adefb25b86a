"""The bots of a table. They make their lists while the people look at the kingdom; a strong bot needs a second."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable

from demesne.bots import StrategyBot
from demesne.cards import loaded
from demesne.refusal import Refusal
from demesne.strategies.judging import generic
from demesne.strategies.language import Strategy, parse
from demesne.table.room import Room

from .workers import Job, Pool, Rank

THINKING = 0.25  # seconds a bot takes to answer
AGAIN = 10.0  # seconds after which a list that could not be made is requested again
FIRST_IMPRESSION = "fair"
AT_ONCE = ("gentle", "fair")  # lists that take a millisecond or two
SECONDS = 20.0  # CPU time for a list; on a slow machine it takes several
KEPT = 1000  # lists

Key = tuple[tuple[str, ...], str, int, int, bool]


class Lists:
    """The lists that bots play by: each is made once for all tables, by a worker if it takes long."""

    def __init__(self, pool: Pool | None = None) -> None:
        self._pool = pool
        self._made: OrderedDict[Key, asyncio.Task[Strategy]] = OrderedDict()

    def of(self, level: str, room: Room, customer: Hashable) -> asyncio.Task[Strategy]:
        """The list, finished or being made."""
        key = (tuple(sorted(room.kingdom)), level, room.edition, len(room.places), room.options.colonies)
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._made[key] = asyncio.create_task(self._make(key, customer))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())  # raised where it is awaited
        self._made.move_to_end(key)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return task

    async def _make(self, key: Key, customer: Hashable) -> Strategy:
        if self._pool is None:
            return await asyncio.to_thread(generic, *key)
        job = Job("strategy", key, customer, SECONDS, Rank.BACKGROUND)
        return parse(await self._pool.run(job), key[1], loaded())


class Bots:
    def __init__(self, table: Hashable = "", lists: Lists | None = None) -> None:
        self._table = table
        self._lists = lists or Lists()
        self._bots: dict[str, StrategyBot] = {}
        self._refused: dict[str, float] = {}  # since when a list is unavailable

    def wake(self, room: Room) -> None:
        for place in room.places:
            if place.bot and place.bot not in AT_ONCE:
                self._lists.of(place.bot, room, self._table)

    async def of(self, level: str, room: Room) -> StrategyBot:
        """The bot of a level; one that is still making its list plays by its first draft meanwhile."""
        if level not in self._bots:
            strategy = await self._strategy(level, room)
            if strategy is None:
                return await self.of(FIRST_IMPRESSION, room)
            self._bots[level] = StrategyBot(strategy)
        return self._bots[level]

    async def _strategy(self, level: str, room: Room) -> Strategy | None:
        if level in AT_ONCE:
            return generic(room.kingdom, level, room.edition, len(room.places), room.options.colonies)
        now = asyncio.get_running_loop().time()
        if now - self._refused.get(level, -AGAIN) < AGAIN:
            return None
        making = self._lists.of(level, room, self._table)
        done, _ = await asyncio.wait([making], timeout=THINKING)
        if not done:
            return None
        try:
            return making.result()
        except (Refusal, asyncio.CancelledError):  # the workers are overloaded, or there are none
            self._refused[level] = now
            return None
