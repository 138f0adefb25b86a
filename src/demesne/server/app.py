"""The application: handlers, their dependencies and error handlers."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from logging import ERROR
from typing import TYPE_CHECKING, Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import Scope

from demesne import __version__
from demesne.refusal import Refusal

from . import dev, http, mine, previews, socket, status, texts
from .boards import trim_kept
from .bots import BotLists
from .budgets import in_thread
from .context import Context
from .dependencies import Ours
from .error_handlers import ANSWERS
from .errors import Unable, status_of
from .logs import hashed, note
from .middleware import Caller, Middleware
from .schema import described
from .settings import Settings
from .texts import Texts

if TYPE_CHECKING:
    from .rooms import Rooms

HOUSEKEEPING, COLLECTING, PRUNING = 60.0, 600.0, 6 * 3600.0  # seconds
UNFINISHED_DAYS, FINISHED_DAYS = 90, 365
GUESTS = ("guests", "sittings")  # tables whose keys begin with a guest
PATIENCE = 10.0  # seconds to finish what has begun when the server stops

Asked = Request[Any, Any, State]


def make_app(settings: Settings, rooms: Rooms | None = None) -> Litestar:
    """The application; without rooms it opens the store and makes its own when it starts."""
    context = Context(settings, settings.secret or kept_secret(), rooms)
    made = Texts(context.pool)
    handlers = [*http.ROUTES, *mine.ROUTES, *texts.ROUTES, *status.ROUTES, socket.look, page]
    app = Litestar(
        [*handlers, *dev.ROUTES] if settings.dev else handlers,
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "texts": Provide(lambda: made, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
            "guest": Provide(guest_of, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
        },
        exception_handlers=ANSWERS,
        lifespan=[] if rooms else [living],
        logging_config=None,
        openapi_config=described(),
        request_max_body_size=settings.limits.body,
        state=State({"context": context}),
    )
    app.asgi_handler = Middleware(context, app.asgi_handler)
    return app


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked, context: Ours) -> Response[bytes]:
    try:
        return context.page.answer(request, await previews.head(request, context))
    except Unable as refusal:  # for a person, not a program
        return Response(f"{refusal}\n".encode(), status_code=status_of(refusal), media_type=MediaType.TEXT)


def caller_of(scope: Scope) -> Caller:
    caller: Caller = scope["state"]["caller"]
    return caller


def guest_of(scope: Scope, context: Ours) -> str:
    """The guest of the request; a new one gets a cookie with the response."""
    caller = caller_of(scope)
    if caller.guest is None:
        caller.guest, caller.is_new = context.guests.new(), True
    return caller.guest


def visitor_of(scope: Scope, context: Ours) -> str:
    """The guest of the request, or somebody nobody knows: two answers with a new cookie each would make two guests."""
    return caller_of(scope).guest or context.guests.new()


@asynccontextmanager
async def living(app: Litestar) -> AsyncIterator[None]:
    """Keeps the store open and the rooms alive as long as the application runs."""
    from demesne.store import Store
    from demesne.store.errands import forget_errands, run_errands
    from demesne.store.location import database

    from .rooms import Rooms

    context: Context = app.state["context"]
    where = context.settings.database or database()
    store = await Store.open(where, observe=context.committed, version=__version__, ours=True)
    store.damaged = name_damaged
    lists = BotLists(context.pool, context.thinking, context.settings.levels, context.analyses.budgets)
    rooms = Rooms(store, context.links, time.monotonic, lists)
    if store.shared:
        context.sharing.by(store.analyses)
    context.move_in(rooms)
    chores = [rooms.listen(), rooms.keep_lease(), rooms.watch_the_store(), housekeeping(rooms)]
    if store.file:
        forget_errands(store.file)
        chores.append(run_errands(store, store.file))
    tasks = [asyncio.create_task(chore) for chore in chores]
    try:
        yield
    finally:
        context.leaving = True
        await context.pool.close()
        await context.finish(PATIENCE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await rooms.close()


def name_damaged(table: str, key: tuple[Any, ...]) -> None:
    """A row of the database that cannot be read is skipped, and named here."""
    row = [hashed(one) if table in GUESTS and i == 0 else str(one) for i, one in enumerate(key)]
    note("damaged row", level=ERROR, rows=table, key=" ".join(row))


async def housekeeping(rooms: Rooms) -> None:
    """Say that this version serves, unload tables without viewers, delete games that nobody has played for months, and
    lists of boards beyond a cap.
    """
    since_pruned, since_collected = PRUNING, 0.0
    while True:
        with suppress(Refusal):  # the store is unavailable: try later
            await rooms.store.serving.beat()
        await asyncio.sleep(HOUSEKEEPING)
        rooms.forget_idle()
        since_collected += HOUSEKEEPING
        if since_collected > COLLECTING:
            since_collected = 0
            gc.collect()
            await in_thread(trim_kept)
        since_pruned += HOUSEKEEPING
        if since_pruned > PRUNING:
            since_pruned = 0
            with suppress(Refusal):  # the store is unavailable: try later
                await rooms.store.prune(UNFINISHED_DAYS, FINISHED_DAYS, datetime.now(UTC))


def kept_secret() -> bytes:
    from demesne.store.secret import secret

    return secret()
