"""A guest of one server: makes, finds and joins tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, get_args
from urllib.parse import urlsplit

import msgspec

from demesne.table import fairness
from demesne.table.messages import KingdomWanted, Level, NewTable, Options, SeatWanted
from demesne.table.outgoing.analysis import AnalysisAsked
from demesne.table.outgoing.seats import Made, Seated, TableAbout

from .deal import Deals
from .http import Http
from .seat import Seat

Kingdom = str | Sequence[str] | Mapping[str, Any]
Wanted = str | Mapping[str, Any]
PAUSE = 0.5  # seconds between two looks at an analysis


class Client:
    """`guest` is the cookie of an earlier client, to be the same guest again."""

    def __init__(self, base_url: str, guest: str = "", *, name: str = "Guest", patience: float = 60.0) -> None:
        self.http = Http(base_url, guest, patience)
        self.deals = Deals(self.http)
        self.name = name

    @property
    def guest(self) -> str:
        """The guest's cookie, to be saved for later."""
        return self.http.guest

    async def make_table(
        self, kingdom: Kingdom = "First Game", seats: Sequence[Wanted] = ("me", "fair"), **options: Any
    ) -> Made:
        """A new table. A seat is "me", "here", "friend", the level of a bot, or a mapping as in the protocol."""
        number = fairness.new_number()
        people = [self._wanted(seat) for seat in seats]
        wanted = NewTable(_kingdom(kingdom), people, fairness.seal_of(number), msgspec.convert(options, Options))
        return await self._made("/api/tables", msgspec.to_builtins(wanted), number)

    async def _made(self, path: str, wanted: Any, number: str) -> Made:
        """A new table, with my part of its deal sent."""
        made = msgspec.convert(await self.http.post(path, wanted), Made)
        seats = [int(seat) for seat in made.links.get("seats", {})]
        await self.deals.take_part(made.table, seats, made.deal, number)
        return made

    async def tables(self) -> list[TableAbout]:
        """Public tables that can be joined or watched."""
        return msgspec.convert(await self.http.get("/api/tables"), list[TableAbout])

    async def sit(self, table: str, seat: int | None = None) -> Seat:
        """A seat that is already mine; on a shared device one of my seats."""
        return Seat(self.http, table, "", seat, self.deals)

    async def join(self, link: str, name: str = "") -> Seat:
        """Take the next free seat by a join link, or my own seat by its private one."""
        kind, token = _parts(link)
        table = token.split(".")[0]
        number = fairness.new_number()
        if kind == "seat":
            given: dict[str, Any] = {"token": token}
        else:
            given = {"token": token, "name": name or self.name, "seal": fairness.seal_of(number)}
        answer = await self.http.post(f"/api/tables/{table}/{'claim' if kind == 'seat' else 'sit'}", given)
        seated = msgspec.convert(answer, Seated)
        await self.deals.take_part(table, [seated.seat], seated.deal, number)
        return Seat(self.http, table, "", seated.seat, self.deals)

    async def renew_link(self, table: str, seat: int) -> str:
        """A new private link for my seat; the old one stops working."""
        seated = await self.http.post(f"/api/tables/{table}/renew", {"seat": seat})
        return msgspec.convert(seated, Seated).link

    async def watch(self, link: str) -> Seat:
        """Watch by a watch link."""
        _, token = _parts(link)
        return Seat(self.http, token.split(".")[0], token)

    async def rematch(self, table: str) -> Made:
        """A new table with the same people and kingdom."""
        number = fairness.new_number()
        return await self._made(f"/api/tables/{table}/rematch", {"seal": fairness.seal_of(number)}, number)

    async def review(self, table: str) -> dict[str, Any]:
        """A finished game: scores by card, decks, points and coins per turn, its steps."""
        found: dict[str, Any] = await self.http.get(f"/api/tables/{table}/review")
        return found

    async def analyses(self, table: str = "", *, record: str = "") -> AsyncIterator[dict[str, Any]]:
        """The analysis of a finished game, or of any record, as it grows; the last one is finished."""
        if record:
            asked = msgspec.convert(await self.http.post("/api/replay/analysis", {"record": record}), AnalysisAsked)
            path = f"/api/replay/analysis/{asked.analysis}"
            found: dict[str, Any] = await self.http.get(path)
        else:
            path = f"/api/tables/{table}/analysis"
            found = await self.http.post(path)
        yield found
        while not found["finished"]:
            await asyncio.sleep(PAUSE)
            found = await self.http.get(path)
            yield found

    async def analysis(self, table: str = "", *, record: str = "") -> dict[str, Any]:
        """The finished analysis; docs/library.md explains what is in it."""
        return [found async for found in self.analyses(table, record=record)][-1]

    async def record(self, table: str) -> str:
        """The record of a finished game, with the proof of its deal."""
        return await self.http.text(f"/api/tables/{table}/record")

    async def verify(self, table: str) -> fairness.Proof | None:
        """What the record of a finished game proves about its deal, compared with what I have sent and seen.

        Refused where something does not fit; None at a practice table. `mine` says whether my number is in the key.
        """
        return fairness.check(await self.record(table), self.deals.kept(table))

    def _wanted(self, seat: Wanted) -> SeatWanted:
        if isinstance(seat, str):
            seat = {"kind": "bot", "level": seat} if seat in get_args(Level) else {"kind": seat}
        if seat.get("kind") in ("me", "here"):
            seat = {"name": self.name, **seat}
        return msgspec.convert(dict(seat), SeatWanted)


def _kingdom(given: Kingdom) -> KingdomWanted:
    if isinstance(given, str):
        return KingdomWanted(set=given)
    if isinstance(given, Mapping):
        return msgspec.convert(dict(given), KingdomWanted)
    return KingdomWanted(cards=list(given))


def _parts(link: str) -> tuple[str, str]:
    """The kind of a link and its token; with or without the server's address."""
    parts = urlsplit(link).path.strip("/").split("/")
    if len(parts) != 2 or parts[0] not in ("join", "watch", "seat"):
        raise ValueError(f"expected a link such as /join/TABLE.TOKEN, got {link!r}")
    return parts[0], parts[1]
