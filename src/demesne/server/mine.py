"""A guest's own record over HTTP: where they sit, what they have played, what they keep; moved, exported, deleted."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import asdict

from demesne import __version__
from demesne.cards import loaded
from demesne.game.arguments import ten_of
from demesne.refusal import Refusal
from demesne.table import first_game
from demesne.table.day import EDITION, LEVEL, day_of, is_day, room_of, today
from demesne.table.messages import Claim, DayWanted, FirstGameWanted, KingdomKept, Level, SignOut, Sure
from demesne.table.outgoing.guests import Arriving, DayAbout, DayResult, Exported, Mine, MyLink, OpenGame, PastGame
from demesne.table.outgoing.seats import Made
from demesne.views.view import View

from . import standing
from .budgets import in_thread
from .context import Context
from .dependencies import Asker, Guest, Ours, Visitor
from .error_handlers import REFUSED
from .errors import Missing
from .http import may_make
from .identity import same
from .middleware import Caller

if TYPE_CHECKING:
    from demesne.store import Kept

    from .rooms import Rooms

MOST = 5000  # games that a record counts
PAGE = 200  # games in one answer
SHOWN = 12  # unfinished games whose state is shown; the others are only named
MOST_OPEN = 50

When = Annotated[str, QueryParameter(max_length=40)]
Name = Annotated[str, QueryParameter(max_length=100)]


@get("/api/me", summary="The guest's own record", responses=REFUSED)
async def mine(context: Ours, visitor: Visitor, caller: Asker, name: Name = "") -> Mine:
    if caller.guest:
        await context.rooms.store.guests.seen(caller.guest)
    return await record_of(context.rooms, visitor, name)


async def record_of(rooms: Rooms, guest: str, name: str = "") -> Mine:
    rows = (await rooms.store.guests.sittings(guest, over=True, limit=MOST))[::-1]
    kingdoms = kingdoms_in(await rooms.store.guests.kept(guest))
    most = rooms.store.guests.MOST_KINGDOMS
    return await in_thread(summary, rows, kingdoms, name, rooms.lists.levels, most)


def kingdoms_in(kept: dict[str, Any]) -> list[KingdomKept]:
    """The kept kingdoms, but none that is damaged."""
    rows, found = kept.get("kingdoms"), list[KingdomKept]()
    for one in rows if isinstance(rows, list) else []:
        with contextlib.suppress(msgspec.ValidationError):
            found.append(msgspec.convert(one, KingdomKept))
    return found


def summary(rows: list[Kept], kingdoms: list[KingdomKept], name: str, levels: list[Level], most: int) -> Mine:
    """Of thousands of games it takes a while: not for the event loop."""
    rows = standing.counted(rows)
    streak, best = standing.streaks(rows)
    history = standing.history(rows)
    return Mine(
        games=len(rows),
        won=sum(row.result in ("won", "shared") for row in rows),
        streak=streak,
        best_streak=best,
        levels=standing.by_level(rows),
        sets=standing.by_set(rows),
        played=standing.by_kingdom(rows, kingdoms, most),
        rating=history[-1].rating if history else None,
        history=history,
        ladder=standing.ladder(),
        kingdoms=kingdoms,
        next=standing.next_game(rows, name, levels),
    )


@get("/api/me/open", summary="The guest's unfinished games and how they stand", responses=REFUSED)
async def unfinished(context: Ours, visitor: Visitor) -> list[OpenGame]:
    return await open_games(context.rooms, visitor)


async def open_games(rooms: Rooms, guest: str) -> list[OpenGame]:
    rows = await rooms.store.guests.sittings(guest, over=False, limit=MOST_OPEN)
    return [await open_game(rooms, row, i < SHOWN) for i, row in enumerate(rows)]


async def open_game(rooms: Rooms, row: Kept, stands: bool) -> OpenGame:
    about = row.about
    game = OpenGame(
        table=row.game,
        at=row.at.isoformat(),
        state="running",
        players=standing.players_of(row),
        seat=about["seat"],
        kingdom=about["kingdom"],
        set=standing.set_of(about["kingdom"]),
        day=row.day,
    )
    if not stands:
        return game
    try:
        live = await rooms.find(row.game)
    except Refusal:
        return game
    game.state = live.state()
    table = live.visible
    if table is None or table.over:
        return game
    shared = about["here"] > 1
    view: View = table.game.inner.view(None if shared else about["seat"])
    game.turn, game.whose, game.phase = view["turn"], view["player"], view["phase"]
    waits = view["waits"]
    game.asked = bool(waits and waits["player"] == about["seat"])
    game.provinces = view["supply"].get("Province")
    if not shared:
        game.hand = list(view["players"][about["seat"]]["hand"] or [])
    return game


@get("/api/me/games", summary="The guest's finished games, the latest first", responses=REFUSED)
async def games(context: Ours, visitor: Visitor, before: When = "") -> list[PastGame]:
    """A page of them; the next one has those before the last of this."""
    return await past_games(context.rooms, visitor, before)


async def past_games(rooms: Rooms, guest: str, before: str = "", limit: int = PAGE) -> list[PastGame]:
    rows = await rooms.store.guests.sittings(guest, over=True, limit=MOST)
    after = await in_thread(standing.rated, rows[::-1])
    if before:
        try:
            moment = datetime.fromisoformat(before)
        except ValueError:
            raise Refusal("mine-before", got=before[:40]) from None
        if moment.tzinfo is None:
            raise Refusal("mine-before", got=before[:40])
        rows = [row for row in rows if row.at < moment]
    return [standing.past_game(row, after.get(row.game)) for row in rows[:limit]]


@get("/api/me/export", summary="Everything that is kept for the guest", responses=REFUSED)
async def export(context: Ours, guest: Guest) -> Response[Exported]:
    rooms = context.rooms
    everything = Exported(
        version=__version__,
        mine=await record_of(rooms, guest),
        open=await open_games(rooms, guest),
        games=await past_games(rooms, guest, limit=MOST),
    )
    headers = {"content-disposition": 'attachment; filename="demesne-record.json"'}
    return Response(everything, media_type=MediaType.JSON, headers=headers)


@post("/api/me/delete", status_code=200, summary="Delete everything of the guest", responses=REFUSED)
async def delete(data: JSONBody[Sure], context: Ours, caller: Asker, guest: Guest) -> Mine:
    """Where others played too, the seat is nobody's afterwards. This device begins as a new guest."""
    if not data.sure:
        raise Refusal("mine-sure")
    rooms = context.rooms
    nobody = context.guests.following(guest, "")  # the same if it has to be asked for again
    moved = await rooms.store.guests.move(guest, nobody)
    gone = await rooms.store.guests.forget(nobody)
    rooms.changed(moved)
    rooms.drop(gone)
    new = context.guests.new()
    become(caller, new)
    return await record_of(rooms, new)


@get("/api/me/link", summary="The private link that brings the record to another device", responses=REFUSED)
async def link(context: Ours, guest: Guest) -> MyLink:
    guests = context.rooms.store.guests
    mark = await guests.link(guest)
    if mark is None:
        mark = await guests.mark_link(guest, new_mark(), renewed=False)
    return MyLink(link=context.links.mine(guest, mark))


@post("/api/me/renew", status_code=200, summary="Another private link; the old one is void", responses=REFUSED)
async def renew(context: Ours, guest: Guest) -> MyLink:
    mark = await context.rooms.store.guests.mark_link(guest, new_mark(), renewed=True)
    return MyLink(link=context.links.mine(guest, mark))


def new_mark() -> str:
    return secrets.token_hex(8)


@post("/api/me/arrive", status_code=200, summary="What a claim of a private link would move", responses=REFUSED)
async def arrive(data: JSONBody[Claim], context: Ours, visitor: Visitor) -> Arriving:
    other = await guest_of_link(context, data.token)
    guests = context.rooms.store.guests
    mine = await guests.sittings(visitor, over=False, limit=MOST)
    theirs = [row for over in (False, True) for row in await guests.sittings(other, over=over, limit=1)]
    latest = max(theirs, key=lambda row: row.at, default=None)
    return Arriving(
        here=visitor == other,
        name=latest.about["players"][latest.about["seat"]]["name"] if latest else "",
        open=len(mine),
        seats=sum(row.about["here"] for row in mine),
        games=await guests.games_over(visitor),
        kingdoms=len(kingdoms_in(await guests.kept(visitor))),
        opposed=len(await guests.opposed(visitor, other)) if visitor != other else 0,
    )


@post("/api/me/claim", status_code=200, summary="This device becomes the guest of a private link", responses=REFUSED)
async def claim(data: JSONBody[Claim], context: Ours, caller: Asker, guest: Guest) -> Mine:
    """What this device has played so far goes with it; refused while both play against each other."""
    from demesne.store import Opponents

    rooms = context.rooms
    other = await guest_of_link(context, data.token)
    if other != guest:
        try:
            moved = await rooms.store.guests.move(guest, other, apart=True)
        except Opponents:
            raise Refusal("mine-opposed") from None
        rooms.changed(moved)
        become(caller, other)
    return await record_of(rooms, other)


async def guest_of_link(context: Context, given: str) -> str:
    token = given.rpartition("/")[2]
    guest = token.partition(".")[0]
    mark = await context.rooms.store.guests.link(guest)
    if not same(f"/mine/{token}", context.links.mine(guest, mark or "")) or mark is None:
        raise Missing("mine-link")
    return guest


@post("/api/me/sign-out", status_code=200, summary="Sign out this device, or all others", responses=REFUSED)
async def sign_out(data: JSONBody[SignOut], context: Ours, caller: Asker, guest: Guest) -> Mine:
    """This device begins as a new guest. To sign out the others everything moves to the new guest: the old cookie,
    the old private link and the private links of the seats lead nowhere.
    """
    rooms = context.rooms
    new = context.guests.following(guest, data.key) if data.key else context.guests.new()
    if data.others:
        rooms.changed(await rooms.store.guests.move(guest, new, locked_out=True))
    become(caller, new)
    return await record_of(rooms, new)


def become(caller: Caller, guest: str) -> None:
    """The answer carries the cookie of that guest."""
    caller.guest, caller.is_new = guest, True


# kingdoms


@post("/api/me/kingdoms", status_code=200, summary="Keep ten cards under a name", responses=REFUSED)
async def keep(data: JSONBody[KingdomKept], context: Ours, guest: Guest) -> list[KingdomKept]:
    cards = sorted(ten_of(data.cards, loaded())[0])
    name = " ".join(data.name.split())
    if not name:
        raise Refusal("mine-kingdom-name")
    kept = KingdomKept(name=name, cards=cards, edition=data.edition, colonies=data.colonies)
    return await _kingdoms(context, guest, lambda known: [*_without(known, cards), kept])


@post("/api/me/kingdoms/forget", status_code=200, summary="Forget ten cards", responses=REFUSED)
async def forget(data: JSONBody[KingdomKept], context: Ours, guest: Guest) -> list[KingdomKept]:
    return await _kingdoms(context, guest, lambda known: _without(known, sorted(data.cards)))


def _without(known: list[KingdomKept], cards: list[str]) -> list[KingdomKept]:
    return [found for found in known if found.cards != cards]


async def _kingdoms(
    context: Context, guest: str, changed: Callable[[list[KingdomKept]], list[KingdomKept]]
) -> list[KingdomKept]:
    from demesne.store import Taken

    guests = context.rooms.store.guests
    while True:
        kept, version = await guests.kept_at(guest)
        found = changed(kingdoms_in(kept))
        if len(found) > guests.MOST_KINGDOMS:
            raise Refusal("mine-kingdoms", most=guests.MOST_KINGDOMS)
        with contextlib.suppress(Taken):  # another request was first
            await guests.keep(guest, {**kept, "kingdoms": [asdict(one) for one in found]}, version)
            return found


# the kingdom of the day


@get("/api/day", summary="The kingdom of the day and its results on this server", responses=REFUSED)
async def day(context: Ours, visitor: Visitor, date: When = "") -> DayAbout:
    when = date or today()
    if not is_day(when) or when > today():
        raise Missing("day-unknown")
    guests = context.rooms.store.guests
    own = await guests.day_of(visitor, when)
    results = [_result(row, visitor) for row in await guests.of_day(when)]
    return DayAbout(
        date=when,
        cards=day_of(when).cards,
        edition=EDITION,
        level=LEVEL,
        table=own.game if own else None,
        mine=_result(own, visitor) if own and own.result else None,
        results=results,
    )


def _result(row: Kept, guest: str) -> DayResult:
    seat, players = row.about["seat"], row.about["players"]
    return DayResult(
        name=players[seat]["name"],
        result=row.result,
        score=row.score or 0,
        other=players[1 - seat]["score"] or 0,
        turns=row.about["turns"],
        mine=row.guest == guest,
    )


@post("/api/day", summary="A try at the kingdom of the day; the first one counts", responses=REFUSED)
async def play_day(data: JSONBody[DayWanted], context: Ours, caller: Asker, guest: Guest) -> Made:
    rooms, date = context.rooms, today()
    own = await rooms.store.guests.day_of(guest, date)
    if own and not data.again:
        return rooms.made(await rooms.find(own.game), guest)
    may_make(context, caller, guest)
    if own is None and (made := await first_try(context, date, guest, data.name)):
        return made
    return await rooms.open(room_of(date, guest, data.name, counted=False), guest)


async def first_try(context: Context, date: str, guest: str, name: str) -> Made | None:
    """The counted try: its table follows from the day and the guest, so there is only one, however many ask at once.

    None if the guest has given away the seat of that try.
    """
    from demesne.store import Taken

    rooms, table = context.rooms, context.links.day(day_of(date).seed, guest)
    try:
        return await rooms.open(room_of(date, guest, name), guest, table)
    except Taken:
        live = await rooms.find(table)
        return rooms.made(live, guest) if live.room.seats_of(guest) else None


# the guided first game


@post("/api/first-game", summary="A table for the guided first game, which moves no rating", responses=REFUSED)
async def play_first(data: JSONBody[FirstGameWanted], context: Ours, caller: Asker, guest: Guest) -> Made:
    may_make(context, caller, guest)
    return await context.rooms.open(first_game.room_of(guest, data.name), guest)


ROUTES = (
    *(mine, unfinished, games, export, delete, link, renew, arrive, claim, sign_out),
    *(keep, forget, day, play_day, play_first),
)
