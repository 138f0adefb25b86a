"""Tables over HTTP: make, find, join, review. The rooms decide who may do what."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from demesne.table import messages
from demesne.table.outgoing.analysis import Analysis, AnalysisAsked
from demesne.table.outgoing.review import Review
from demesne.table.outgoing.seats import Deal, Made, Seated, TableAbout
from demesne.table.outgoing.shown import Moment
from demesne.table.room import OwnTen, Place, Room

from .context import Context
from .dependencies import Asker, Guest, InPath, Ours
from .error_handlers import REFUSED
from .errors import Forbidden, Missing
from .hosts import from_here
from .limits import KB, Limits
from .middleware import Caller

TABLE = re.compile(r"[0-9a-z]{1,40}")
ESCAPES = 64 * KB  # a record as JSON is a little longer than the record

Answers = Annotated[int, PathParameter(ge=0, le=100_000)]


class RecordGiven(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=Limits.record)]


class RecordMoment(RecordGiven):
    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: messages.SeatNumber | None = None


class RecordPlayOn(RecordGiven):
    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: messages.SeatNumber
    bot: messages.Level = "fair"


def known(table: str) -> str:
    """A well-formed id; anything else is treated like a table that does not exist."""
    if not TABLE.fullmatch(table):
        raise Missing("table-unknown")
    return table


def linked(table: str) -> tuple[str, str]:
    """The id and the token of a table after the game: TABLE, or TABLE.MAC of a link to watch it or to join it."""
    return known(table.partition(".")[0]), table if "." in table else ""


def may_make(context: Context, caller: Caller, guest: str) -> None:
    context.tables.take(guest)
    if caller.address:
        context.tables_of_address.take(caller.address)


@post("/api/tables", summary="Make a table", responses=REFUSED)
async def make(data: JSONBody[messages.NewTable], context: Ours, caller: Asker, guest: Guest) -> Made:
    may_make(context, caller, guest)
    may_sit(context, *(seat.level for seat in data.seats if seat.kind == "bot"))
    if data.kingdom.own:  # the file is read by a worker
        may_bring_cards(context, caller)
        found = await context.job(caller.customer, "own_ten", msgspec.to_builtins(data.kingdom))
        return await context.rooms.make(guest, data, msgspec.convert(found, OwnTen))
    return await context.rooms.make(guest, await with_ten(data, context, caller))


def may_bring_cards(context: Context, caller: Caller) -> None:
    """Cards can be written to keep a table busy, and the event loop with it: strangers may not bring any."""
    if not context.settings.own_cards and not from_here(caller.client, caller.host, caller.forwarded):
        raise Forbidden("server-own-cards")


def may_sit(context: Context, *levels: messages.Level) -> None:
    """Refuse bots that are stronger than this server allows."""
    allowed = context.settings.levels
    for level in levels:
        if level not in allowed:
            raise Forbidden("server-level", level=level, levels=allowed)


async def with_ten(wanted: messages.NewTable, context: Context, caller: Caller) -> messages.NewTable:
    """The wish with its ten cards chosen."""
    if wanted.kingdom.random is None:
        return wanted
    cards, _ = await context.ten(caller.customer, wanted.kingdom)
    return msgspec.structs.replace(wanted, kingdom=messages.KingdomWanted(cards=cards))


@get("/api/tables", summary="Public tables that can be joined or watched", responses=REFUSED)
async def public(context: Ours, guest: Guest) -> list[TableAbout]:
    return await context.rooms.public()


@get("/api/tables/{table:str}", summary="What the guest may know of a table", responses=REFUSED)
async def about(
    table: InPath, context: Ours, guest: Guest, token: Annotated[str, QueryParameter(max_length=200)] = ""
) -> TableAbout:
    return await context.rooms.about(known(table), guest, token)


@post(
    "/api/tables/{table:str}/sit", status_code=200, summary="Take the next free seat by a join link", responses=REFUSED
)
async def sit(table: InPath, data: JSONBody[messages.Sit], context: Ours, guest: Guest) -> Seated:
    return await context.rooms.sit(known(table), guest, data)


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    summary="Move your own seat to this device by its link",
    responses=REFUSED,
)
async def claim(table: InPath, data: JSONBody[messages.Claim], context: Ours, guest: Guest) -> Seated:
    return await context.rooms.claim(known(table), guest, data.token)


@post(
    "/api/tables/{table:str}/seal", status_code=200, summary="The hash of one's number for the deal", responses=REFUSED
)
async def seal(table: InPath, data: JSONBody[messages.SealSent], context: Ours, guest: Guest) -> Deal:
    return await context.rooms.seal(await context.rooms.open_to(known(table), guest), guest, data.seal)


@post(
    "/api/tables/{table:str}/number", status_code=200, summary="One's number for the deal, as sealed", responses=REFUSED
)
async def number(table: InPath, data: JSONBody[messages.NumberSent], context: Ours, guest: Guest) -> Deal:
    return await context.rooms.number(await context.rooms.open_to(known(table), guest), guest, data.number)


@post(
    "/api/tables/{table:str}/renew",
    status_code=200,
    summary="Another private link for one's seat; the old one is void",
    responses=REFUSED,
)
async def renew(table: InPath, data: JSONBody[messages.Renew], context: Ours, guest: Guest) -> Seated:
    return await context.rooms.renew(await context.rooms.open_to(known(table), guest), guest, data.seat)


@post("/api/tables/{table:str}/rematch", summary="A new table with the same people and kingdom", responses=REFUSED)
async def rematch(table: InPath, data: JSONBody[messages.Rematch], context: Ours, caller: Asker, guest: Guest) -> Made:
    may_make(context, caller, guest)
    return await context.rooms.rematch(known(table), guest, data.seal)


@post(
    "/api/tables/{table:str}/play-on",
    summary="A practice table from a moment of a game that is over",
    responses=REFUSED,
)
async def play_on(table: InPath, data: JSONBody[messages.PlayOn], context: Ours, caller: Asker, guest: Guest) -> Made:
    may_make(context, caller, guest)
    may_sit(context, data.bot)
    id, token = linked(table)
    return await context.rooms.play_on(id, guest, data, token)


@get("/api/tables/{table:str}/review", summary="A game that is over: scores, decks, graphs, steps", responses=REFUSED)
async def reviewed(table: InPath, context: Ours, guest: Guest) -> Review:
    id, token = linked(table)
    return await context.rooms.review(id, guest, token)


@get(
    "/api/tables/{table:str}/at/{n:int}", summary="The table after n answers of a game that is over", responses=REFUSED
)
async def at(
    table: InPath,
    n: Answers,
    context: Ours,
    guest: Guest,
    seat: Annotated[int | None, QueryParameter(name="as", ge=0, le=5)] = None,
) -> Moment:
    id, token = linked(table)
    return await context.rooms.at(id, guest, n, seat, token)


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    summary="The record of a game that is over",
    responses=REFUSED,
)
async def record(table: InPath, context: Ours, guest: Guest) -> Response[str]:
    id, token = linked(table)
    text = await context.rooms.record(id, guest, token)
    name = f'attachment; filename="demesne-{id}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=Limits.record + ESCAPES,
    summary="The review of any record; it is parsed, never executed",
    responses=REFUSED,
)
async def replay(data: JSONBody[RecordGiven], context: Ours, caller: Asker) -> Response[Review]:
    return encoded(await context.job(caller.customer, "replay", data.record))


def encoded(body: Any) -> Response[Any]:
    """JSON from a worker."""
    return Response(body, media_type=MediaType.JSON)


@post(
    "/api/replay/at",
    status_code=200,
    request_max_body_size=Limits.record + ESCAPES,
    summary="The table after a number of answers of any record",
    responses=REFUSED,
)
async def replay_at(data: JSONBody[RecordMoment], context: Ours, caller: Asker) -> Response[Moment]:
    return encoded(await context.job(caller.customer, "replay_at", data.record, data.at, data.seat))


@post(
    "/api/replay/play-on",
    request_max_body_size=Limits.record + ESCAPES,
    summary="A practice table from a moment of any record",
    responses=REFUSED,
)
async def replay_play_on(data: JSONBody[RecordPlayOn], context: Ours, caller: Asker, guest: Guest) -> Made:
    may_make(context, caller, guest)
    may_sit(context, data.bot)
    begun = await context.job(caller.customer, "play_on", data.record, data.at, data.seat)
    if begun["own"]:
        may_bring_cards(context, caller)
    places = tuple(Place(f"{i + 1}") for i in range(begun["players"]))
    room = Room(begun["kingdom"], begun["edition"], places, messages.Options(), own=begun["own"])
    return await context.rooms.practice(room, begun["record"], guest, messages.PlayOn(data.at, data.seat, data.bot))


@post(
    "/api/tables/{table:str}/analysis",
    status_code=200,
    summary="Begin the analysis of a game that is over, or see how far it is",
    responses=REFUSED,
)
async def analyse(table: InPath, context: Ours, caller: Asker, guest: Guest) -> Response[Analysis]:
    id, token = linked(table)
    live = await context.rooms.ended(id, guest, token)
    return encoded(await context.sharing.of_table(live, caller.customer))


@get("/api/tables/{table:str}/analysis", summary="The analysis of a game, as far as it is known", responses=REFUSED)
async def analysed(table: InPath, context: Ours, guest: Guest) -> Response[Analysis]:
    id, token = linked(table)
    live = await context.rooms.ended(id, guest, token)
    return encoded(await context.sharing.of_table(live, None))


@post(
    "/api/replay/analysis",
    status_code=200,
    request_max_body_size=Limits.record + ESCAPES,
    summary="Begin the analysis of any record; where it will be",
    responses=REFUSED,
)
async def replay_analyse(data: JSONBody[RecordGiven], context: Ours, caller: Asker) -> AnalysisAsked:
    return AnalysisAsked(analysis=await context.sharing.of_record(data.record, caller.customer))


@get(
    "/api/replay/analysis/{analysis:str}", summary="The analysis of a record, as far as it is known", responses=REFUSED
)
async def replay_analysed(analysis: InPath, context: Ours) -> Response[Analysis]:
    return encoded(await context.sharing.latest(known(analysis)))


ROUTES = (
    *(make, public, about, sit, claim, renew, seal, number, rematch, play_on, reviewed, at, record),
    *(analyse, analysed, replay, replay_at, replay_play_on, replay_analyse, replay_analysed),
)
