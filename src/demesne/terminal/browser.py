"""demesne play in the browser: starts a server on this machine, or uses the one already running, and opens the page."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from demesne.languages import Language
from demesne.languages.kingdoms import in_english
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal
from demesne.strategies.levels import ALL_LEVELS

from .serve import welcome
from .server_lock import lock_of

if TYPE_CHECKING:
    from demesne.server.context import Context
    from demesne.server.listeners import Listeners
    from demesne.table.messages import NewTable


def play_in_browser(wanted: NewTable | None, say: Language) -> int:
    """Serve until interrupted, unless a server is already running; opens the page, at the table requested if any."""
    from demesne.server import serve as server  # slow to import, and the terminal does not need it
    from demesne.server.settings import Settings
    from demesne.store.location import database

    def opened(address: str, lines: Sequence[str]) -> None:
        for line in [*lines, *([say("play-open", address=address)] if wanted else [])]:
            print(line, flush=True)
        server.open_page(address)

    with lock_of(database()) or contextlib.nullcontext() as lock:
        there = lock.elsewhere() if lock else ""
        if there:
            path = asyncio.run(made_there(there, wanted)) if wanted else "/"
            opened(there + path, [say("play-running", address=there)])
            return 0

        async def ready(context: Context, listeners: Listeners) -> None:
            if lock:
                lock.show(listeners.here())
            opened(listeners.here() + (await made(context, wanted) if wanted else "/"), welcome(listeners, say))

        return server.serve(Settings(), ready)


async def made_there(there: str, wanted: NewTable) -> str:
    """A new table on the running server; returns the link of its first seat."""
    import msgspec

    from demesne.client.errors import Refused
    from demesne.client.http import Http
    from demesne.table.room import Room

    Room.make("", wanted)  # errors are shown in the user's language
    try:
        made = await Http(there).post("/api/tables", msgspec.to_builtins(wanted))
    except Refused as refused:
        raise Refusal("command-stopped", reason=str(refused)) from None
    return str(made["links"]["seats"]["0"])


async def made(context: Context, wanted: NewTable) -> str:
    """A new table; returns the link of its first seat, for the browser."""
    made = await context.rooms.make(context.guests.new(), wanted)
    return str(made.links["seats"]["0"])


def table_wanted(
    kingdom: str | None,
    players: int,
    bots: Sequence[str],
    edition: int | None,
    colonies: bool,
    seed: str | None,
    name: str,
) -> NewTable:
    from demesne.table.messages import KingdomWanted, NewTable, Options, SeatWanted, WishesWanted

    for bot in bots:
        if bot not in ALL_LEVELS:
            raise Refusal("play-bot-level", levels=ALL_LEVELS, got=short(bot), near=nearest(bot, ALL_LEVELS))
    if kingdom is not None and kingdom.casefold() == "random":
        chosen = KingdomWanted(random=WishesWanted())
    else:
        chosen = KingdomWanted(set=in_english(kingdom or "First Game"))
    seats = [SeatWanted("me", name), *(SeatWanted("bot", level=bots[i % len(bots)]) for i in range(players - 1))]  # type: ignore[arg-type]
    return NewTable(chosen, seats, options=Options(edition=edition, colonies=colonies, seed=seed))  # type: ignore[arg-type]
