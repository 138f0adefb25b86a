"""For developers on their own machine: a table that begins from any position. Only with `serve --dev`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from demesne.game import Game
from demesne.refusal import Refusal
from demesne.table.messages import KingdomWanted, NewTable, Options, SeatWanted
from demesne.table.outgoing.seats import Made
from demesne.table.room import Room, seated

from .dependencies import Asker, Guest, Ours
from .errors import Missing
from .hosts import from_here


class PositionWanted(msgspec.Struct, forbid_unknown_fields=True):
    position: dict[str, Any]
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=6)]
    options: Options = msgspec.field(default_factory=Options)


@post("/api/dev/tables", include_in_schema=False)
async def set_up(data: JSONBody[PositionWanted], context: Ours, caller: Asker, guest: Guest) -> Made:
    if not from_here(caller.client, caller.host, caller.forwarded):
        raise Missing("server-nothing-here")
    game = Game.from_position(data.position)
    if game.players != len(data.seats):
        raise Refusal("table-seats", players=game.players, seats=len(data.seats))
    places = seated(guest, NewTable(KingdomWanted(), data.seats))
    options = msgspec.structs.replace(data.options, seed=data.options.seed or "dev")  # it was not dealt fairly
    return await context.rooms.open(Room(game.kingdom, game.edition, places, options, record=game.record()), guest)


ROUTES = (set_up,)
