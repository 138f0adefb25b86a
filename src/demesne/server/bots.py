"""The bots of a table. They look at the kingdom while the people look at theirs."""

from __future__ import annotations

import asyncio

from demesne.bots import StrategyBot
from demesne.strategies.judging import generic
from demesne.table.room import Room

THINKING = 0.25  # seconds in which a bot answers
FIRST_IMPRESSION = "fair"


class Bots:
    def __init__(self) -> None:
        self._looking: dict[str, asyncio.Task[StrategyBot]] = {}

    def wake(self, room: Room) -> None:
        for place in room.places:
            if place.bot:
                self._wake(place.bot, room)

    async def of(self, level: str, room: Room) -> StrategyBot:
        """The bot of a level; one that still looks at the kingdom plays by its first impression meanwhile."""
        looking = self._wake(level, room)
        done, _ = await asyncio.wait([looking], timeout=THINKING)
        return await (looking if done else self._wake(FIRST_IMPRESSION, room))

    def _wake(self, level: str, room: Room) -> asyncio.Task[StrategyBot]:
        if level not in self._looking:
            self._looking[level] = asyncio.create_task(_made(level, room))
        return self._looking[level]


async def _made(level: str, room: Room) -> StrategyBot:
    return StrategyBot(await asyncio.to_thread(generic, room.kingdom, level, room.edition, len(room.places)))
