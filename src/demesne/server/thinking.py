"""Searching for the tables: in worker processes, from what a seat may know, within a budget for each table and address.

A worker gets a game without key and log, in which everything the seat cannot know has been dealt again. A table that
has spent its CPU time, or whose guests have, or that would wait too long for a worker, goes on without searching.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypedDict

import msgspec

from demesne.game import Game
from demesne.game.known import known_to
from demesne.refusal import Refusal
from demesne.search.levels import BUDGETS
from demesne.table.outgoing.analysis import Advice

from .budgets import PAYER, Accounts, Spent
from .limits import Limits
from .logs import note
from .workers import Job, Pool, Rank

BEYOND = 2.0  # CPU seconds that a job may take beyond its cap before its worker is ended
WAITING = 2.0  # seconds that a table waits for a worker beyond the cap

Population = Sequence[tuple[str, float]]  # lists and their weights


Bot = tuple[str, str]  # its level and its list; a bot that searches follows none


class SeenByBot(TypedDict):
    """What a seat can have seen of the others: by seat, how likely each list is; and how often it has decided."""

    weights: list[list[float] | None]
    decisions: int


class Thinking:
    def __init__(self, pool: Pool, limits: Limits, clock: Callable[[], float]) -> None:
        self._pool = pool
        self._tables = Accounts(limits.thinking_of_table, clock)
        self._addresses = Accounts(limits.thinking_of_address, clock)
        self._most = limits.workers.waiting // 2  # searches at once: the rest of the queue is for what people ask for
        self._now = 0

    async def best(
        self,
        table: Hashable,
        level: str,
        game: Game,
        lists: Population,
        seen: SeenByBot,
        bots: Sequence[Bot | None],
        must: Sequence[str] | None = None,
    ) -> Advice:
        """The best answers to the pending decision, best first, and what is said of the one that must be among them."""
        given = None if must is None else list(must)
        found = await self._run(table, "best", level, game, lists, seen, list(bots), given)
        return msgspec.convert(found, Advice)

    async def choose(
        self, table: Hashable, level: str, game: Game, lists: Population, seen: SeenByBot, plan: str | None
    ) -> tuple[list[str], str]:
        """What a searching bot answers, and the list it goes on with."""
        answer, plan, capped = await self._run(table, "choose", level, game, lists, seen, plan)
        if capped is not None:
            note("capped", table=str(table), bot=level, seconds=BUDGETS[level].seconds, playouts=capped)
        return list(answer), str(plan)

    async def _run(self, table: Hashable, kind: str, level: str, game: Game, *given: Any) -> Any:
        seat, payer = game.asked, PAYER.get()
        address = payer.address if payer else ""
        if seat is None or self._tables.wait(table) or (address and self._addresses.wait(address)):
            raise Refusal("server-thinking-spent")
        if self._now >= self._most:
            raise Refusal("server-thinking-late")
        seconds = BUDGETS[level].seconds
        spent = Spent()
        customer = payer.queue if payer else ("table", table)
        job = Job(kind, (level, known_to(game, seat), *given), customer, seconds + BEYOND, Rank.QUICK)
        self._now += 1
        try:
            async with asyncio.timeout(seconds + WAITING):
                return await self._pool.run(job, spent)
        except TimeoutError:
            raise Refusal("server-thinking-late") from None
        finally:
            self._now -= 1
            self._tables.spend(table, spent.seconds)
            if address:
                self._addresses.spend(address, spent.seconds)
