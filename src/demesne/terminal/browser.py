"""demesne play in the browser: a server on this machine, and the page opened at a table or at the start."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from demesne.notation.names import short
from demesne.refusal import Refusal
from demesne.strategies.judging import LEVELS
from demesne.words import Words
from demesne.words.kingdoms import in_english

from .serve import welcome

if TYPE_CHECKING:
    from demesne.server.doors import Doors
    from demesne.server.shell import Shell
    from demesne.table.messages import NewTable


def play_in_browser(wanted: NewTable | None, say: Words) -> int:
    """Serve until interrupted; with a table wanted, the page opens there."""
    from demesne.server import serve as server  # the terminal does not need it, and it takes a while to load
    from demesne.server.settings import Settings

    async def ready(shell: Shell, doors: Doors) -> None:
        address = doors.here() + (await made(shell, wanted) if wanted else "/")
        for line in [*welcome(doors, say), *([say("play-open", address=address)] if wanted else [])]:
            print(line, flush=True)
        server.open_page(address)

    return server.serve(Settings(), ready)


async def made(shell: Shell, wanted: NewTable) -> str:
    """A new table; the link of its first seat, which the browser takes."""
    made = await shell.rooms.make(shell.guests.new(), wanted)
    return str(made.links["seats"]["0"])


def table_wanted(
    kingdom: str | None, players: int, bots: Sequence[str], edition: int | None, seed: str | None, name: str
) -> NewTable:
    from demesne.table.messages import KingdomWanted, NewTable, Options, SeatWanted, WishesWanted

    for bot in bots:
        if bot not in LEVELS:
            raise Refusal("play-bot-level", got=short(bot))
    if kingdom is not None and kingdom.casefold() == "random":
        chosen = KingdomWanted(random=WishesWanted())
    else:
        chosen = KingdomWanted(set=in_english(kingdom or "First Game"))
    seats = [SeatWanted("me", name), *(SeatWanted("bot", level=bots[i % len(bots)]) for i in range(players - 1))]  # type: ignore[arg-type]
    return NewTable(chosen, seats, secrets.token_hex(32), Options(edition=edition, seed=seed))  # type: ignore[arg-type]
