"""My part of the deals: a number for each table, sealed first, opened when all are sealed, kept for the check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from demesne.table.fairness import Kept, new_number, seal_of
from demesne.table.outgoing.seats import Deal

from .errors import Refused
from .http import Http


@dataclass
class Mine:
    seat: int
    number: str
    commitment: str
    first: int | str
    seals: Sequence[str] = ()  # as they were when the number was opened
    opened: bool = False  # the server has accepted the number

    @property
    def seal(self) -> str:
        return seal_of(self.number)


class Deals:
    def __init__(self, http: Http) -> None:
        self.http = http
        self.mine: dict[str, Mine] = {}

    async def take_part(self, table: str, seats: Sequence[int], deal: Deal, number: str = "") -> None:
        """Do the next step of the deal. A second commitment of a table gets no number."""
        if deal.step in ("dealt", "practice") or not seats:
            return
        mine = self.mine.setdefault(table, Mine(min(seats), number or new_number(), deal.commitment, deal.first))
        if mine.opened or mine.commitment != deal.commitment:
            return
        try:
            if deal.step != "opening" and deal.seals[mine.seat] != mine.seal:
                deal = await self._send(table, "seal", mine.seal)
            if deal.step == "opening" and deal.commitment == mine.commitment and deal.seals[mine.seat] == mine.seal:
                mine.seals = deal.seals
                await self._send(table, "number", mine.number)
                mine.opened = True
        except (Refused, OSError):
            pass  # too late, or no connection: the next message is another chance, and the proof says who took no part

    async def _send(self, table: str, what: str, value: str) -> Deal:
        return msgspec.convert(await self.http.post(f"/api/tables/{table}/{what}", {what: value}), Deal)

    def kept(self, table: str) -> Kept:
        """What I can compare a record of this table with."""
        mine = self.mine.get(table)
        if mine is None:
            return Kept(table=table)
        if not mine.opened:
            return Kept(mine.commitment, table=table, first=mine.first)
        return Kept(mine.commitment, mine.seat, mine.number, mine.seals, table, mine.first)
