"""The status of the server: its addresses, health checks and metrics."""

from __future__ import annotations

import io
from collections import Counter
from typing import Annotated, Any

import segno
from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter

from demesne import __version__
from demesne.languages import LANGUAGES
from demesne.table.outgoing.server import ServerAbout

from .context import Context
from .dependencies import Asker, Guest, Ours
from .error_handlers import REFUSED
from .errors import Forbidden, Unable
from .hosts import from_here
from .middleware import Caller
from .standing import ladder

EXPOSITION = "text/plain; version=0.0.4"  # Prometheus' content type

Short = Annotated[str, QueryParameter(max_length=200)]
STATES = ("lobby", "running", "over", "closed")


@get("/api/server", summary="This server: version, languages, addresses for friends", responses=REFUSED)
async def about(context: Ours, caller: Asker, guest: Guest) -> ServerAbout:
    return told(context, caller)


def told(context: Context, caller: Caller) -> ServerAbout:
    listeners, dev = context.listeners, context.settings.dev
    return ServerAbout(
        version=__version__,
        lan=listeners.lan,
        addresses=listeners.addresses(),
        languages=list(LANGUAGES),
        dev=dev,
        here=is_here(caller, context),
        levels=ladder(context.settings.levels),
    )


@post("/api/server/lan", status_code=200, summary="Open to my network; only at the machine itself", responses=REFUSED)
async def open_to_network(context: Ours, caller: Asker, guest: Guest) -> ServerAbout:
    if not is_here(caller, context):
        raise Forbidden("server-only-here")
    await context.listeners.open_lan()
    return told(context, caller)


def is_here(caller: Caller, context: Context) -> bool:
    hosted = context.settings.base_url or context.settings.dev
    return not hosted and from_here(caller.client, caller.host, caller.forwarded)


@get("/api/qr", media_type="image/svg+xml", summary="A link of this server as a QR code", responses=REFUSED)
async def qr(context: Ours, path: Short, address: Short = "") -> Response[bytes]:
    """Only for links that this server has made: whoever asks already has the link."""
    reached = context.listeners.addresses() or [context.listeners.here()]
    if path != "/" and not context.links.is_link(path):
        raise Forbidden("server-no-link")
    if address and address not in reached:
        raise Forbidden("server-no-address")
    out = io.BytesIO()
    code = segno.make((address or reached[0]) + path, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgns=True, border=4, light="#fff", omitsize=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


@get("/health/live", media_type=MediaType.TEXT, include_in_schema=False)
async def live() -> str:
    return "ok"


@get("/health/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(context: Ours) -> str:
    """Whether games can be played: the store responds and the server is not stopping."""
    if context.leaving or not await context.readiness(context.rooms.store.ready):
        raise Unable("server-not-ready")
    return "ok"


@get("/metrics", media_type=EXPOSITION, include_in_schema=False)
async def metrics(context: Ours, caller: Asker) -> Response[str]:
    """For this machine only, unless enabled: they show when somebody was asked something."""
    if not context.settings.metrics and not from_here(caller.client, caller.host, caller.forwarded):
        raise Forbidden("server-metrics")
    games: Counter[Any] = Counter(live.state() for live in context.rooms.live.values())
    for state in STATES:
        context.metrics("games", games[state], state)
    return Response(context.metrics.text(), media_type=EXPOSITION)


ROUTES = (about, open_to_network, qr, live, ready, metrics)
