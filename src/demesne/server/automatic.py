"""Who answers at a table without being asked by a person's page: bots, and autoplay, until a person must."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from demesne.store import Taken
from demesne.table import Answer, Autoplay, Table, Undo
from demesne.table.entries import Says
from demesne.table.shown import decision_id

from .mailbox import PATIENCE

if TYPE_CHECKING:
    from .live import Live

TOGETHER = 50  # answers of bots that are written and shown at once
TIRED = 300  # answers in a row after which a bot only passes: with own cards a turn could go on for ever


class Automatic:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.autoplay: dict[int, Autoplay] = {}
        self.waits = ""  # a decision that autoplay leaves alone: the coach has just spoken
        self._going: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Let them answer, in the background."""
        table = self.live.table
        asked = table.game.asked if table else None
        if table is None or asked is None or not (table.seats[asked].bot or asked in self.autoplay):
            return
        if self._going is None or self._going.done():
            self._going = self.live.later(self._go_on())

    async def _go_on(self) -> None:
        live = self.live
        while True:
            table = live.table
            if table is None or table.over or (live.pauses.moment is not None and not table.reacting):
                return  # the pause is shown first; whether somebody reacts is decided meanwhile
            steps = await self.bots_answers(table) or self._autoplayed()
            if not steps:
                return
            await live.handle(partial(self._answer, table, steps))

    async def _answer(self, table: Table, steps: Sequence[Table]) -> None:
        """Answers that were found while others could change the table: then they are found again."""
        if self.live.table is table:
            try:
                await self.live.keep([step.entries[-1] for step in steps], steps)
            except Taken:
                await self.live.others.catch_up()

    def nudge(self, seconds: float = PATIENCE) -> None:
        """Make sure that a bot whose turn it is moves, and that autoplay answers."""
        table = self.live.table
        asked = table.game.asked if table and not table.over else None
        if table is None or asked is None:
            return
        if table.seats[asked].bot:
            self.live.later(self.live.move_on(), seconds)
        elif self._autoplayed():
            self.live.later(self.live.move_on())

    async def bots_answers(self, table: Table) -> list[Table]:
        """The tables after each answer of the bots, up to a person's decision or a wait; written at once."""
        live, steps = self.live, list[Table]()
        while (seat := table.game.asked) is not None and (bot := table.seats[seat].bot):
            # a search may take longer than the pause: then everybody would know who was asked
            searching = live.bots.searches(bot) and not table.reacting
            if tired(table, seat):
                picks: Sequence[str] = ()
            else:
                picks = await live.bots.choose(bot, live.room, table.game, seat, searching)
            table = table.after([Answer(seat, tuple(picks))])
            steps.append(table)
            if (table.waited and live.has_reactions) or searching or len(steps) == TOGETHER:
                break  # what took a while to find is shown at once
        return steps

    def _autoplayed(self) -> list[Table]:
        """The table after the answer that autoplay gives for a person, if it does."""
        table = self.live.begun()
        decision = table.game.decision
        if decision is None or decision.player not in self.autoplay:
            return []
        last = next((entry for entry in reversed(table.entries) if not isinstance(entry, Says)), None)
        if isinstance(last, Undo) and last.seat == decision.player:
            return []  # after an undo the player wants to answer differently
        if decision_id(table, decision.player) == self.waits:
            return []
        picks = self.autoplay[decision.player].answer(
            decision._asdict(), table.game.coins, table.game.inner.catalogue.cards
        )
        return [] if picks is None else [table.after([Answer(decision.player, tuple(picks))])]


def tired(table: Table, seat: int) -> bool:
    """Whether a seat has answered so often in a row that it declines whatever can be declined."""
    decision = table.game.decision
    if decision is None or decision.least or len(table.entries) < TIRED:
        return False
    return all(isinstance(entry, Answer) and entry.seat == seat for entry in table.entries[-TIRED:])
