"""What people at a table do besides answering: undo, agree to it, resign, let a bot stand in, talk, pick cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from demesne.refusal import Refusal
from demesne.store import Present
from demesne.table import Entry, Table, Undo
from demesne.table.entries import Agrees, Resign, Says, Sits, Wish
from demesne.table.table import STAND_IN

from .presence import GRACE

if TYPE_CHECKING:
    from .live import Live


def can_undo(live: Live, table: Table, seat: int | None) -> Literal["free", "ask"] | None:
    """Free, ask, or not at all."""
    undo = table.undo_of(seat) if seat is not None and not table.over else None
    rule = live.room.options.undo
    if seat is None or undo is None or rule == "off":
        return None
    if table.is_free(undo) or (rule == "ask" and not _others(live, table, seat)):
        return "free"
    return "ask" if rule == "ask" else None


def _others(live: Live, table: Table, seat: int) -> list[int]:
    """The people who must agree to an undo of this seat; not those on the same device."""
    places = live.room.places
    return [p for p in table.people() if p != seat and places[p].guest != places[seat].guest]


async def undo(live: Live, seat: int) -> None:
    meant = (live.visible or live.begun()).undo_of(seat)

    def wanted(table: Table) -> list[Entry]:
        undo, can = table.undo_of(seat), can_undo(live, table, seat)
        if undo != meant:
            raise Refusal("undo-none")
        if undo and can == "free":
            return [undo]
        if undo and can == "ask":
            return [Wish(seat, undo.to, tuple(_others(live, table, seat)))]
        if live.room.options.undo == "off":
            raise Refusal("undo-off")
        raise Refusal("undo-seen-new") if undo and not table.over else Refusal("undo-none")

    await live.act(wanted)


async def agree(live: Live, seats: Sequence[int], wish: str, yes: bool) -> None:
    """Somebody answers the undo request with that number; the last yes carries it out."""

    def wanted(table: Table) -> list[Entry]:
        if table.wish is None or wish != str(table.wishes):
            raise Refusal("table-no-wish")
        asked = [seat for seat in seats if seat in table.wish.asks]
        if not asked:
            raise Refusal("table-not-yours")
        if not yes:
            return [Agrees(asked[0], False)]
        said: list[Entry] = [Agrees(seat, True) for seat in asked]
        if table.agreed.union(asked) >= set(table.wish.asks):
            said.append(Undo(table.wish.seat, table.wish.to))
        return said

    await live.act(wanted)


async def resign(live: Live, seat: int) -> None:
    await live.act(lambda table: [Resign(seat)])


async def say(live: Live, seat: int, phrase: str) -> None:
    await live.act(lambda table: [Says(seat, phrase)])


async def stand_in(live: Live, seat: int, asker: Sequence[int], yes: bool) -> None:
    """Others let a bot play for somebody who is away; whoever comes back takes the seat again.

    Another process may have seen them: the store, where all write whom they see, has the last word.
    """

    def wanted(table: Table) -> list[Entry]:
        if yes:
            if not asker:
                raise Refusal("table-not-yours")
            if seat in asker or live.presence.grace(seat) != 0:
                raise Refusal("stand-in-early", seconds=int(GRACE))
            return [Sits(seat, STAND_IN)]
        if seat not in asker or not table.seats[seat].bot or seat in table.resigned:
            raise Refusal("table-not-yours")
        return [Sits(seat, "")]

    try:
        await live.act(wanted)
    except Present:
        await live.present()
        raise Refusal("stand-in-early", seconds=int(GRACE)) from None


async def pick(live: Live, seats: Sequence[int], card: str) -> None:
    """The next card of a kingdom that the players pick in turn."""
    await live.change_room(lambda room: room.pick(seats, card))
