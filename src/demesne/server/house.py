"""The house itself: how it is reached, whether it is well, what it has counted."""

from __future__ import annotations

import io
from collections import Counter
from typing import Annotated, Any

import msgspec
import segno
from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter

from demesne import __version__
from demesne.words import LANGUAGES

from .gate import Caller
from .given import Asker, Guest, Ours
from .hosts import from_here
from .refused import Forbidden, Unable
from .shell import Shell
from .wrong import REFUSED

EXPOSITION = "text/plain; version=0.0.4"  # Prometheus' own

Short = Annotated[str, QueryParameter(max_length=200)]
STATES = ("lobby", "running", "over", "closed")


class ServerAbout(msgspec.Struct):
    version: str
    lan: bool
    addresses: list[str]
    languages: list[str]
    dev: bool
    here: bool  # whether the one who asks sits at this machine, and so may open it to the network


@get("/api/server", summary="This server: version, languages, addresses for friends", responses=REFUSED)
async def about(shell: Ours, caller: Asker, guest: Guest) -> ServerAbout:
    return told(shell, caller)


def told(shell: Shell, caller: Caller) -> ServerAbout:
    doors, settings = shell.doors, shell.settings
    return ServerAbout(__version__, doors.lan, doors.addresses(), list(LANGUAGES), settings.dev, is_here(caller, shell))


@post("/api/server/lan", status_code=200, summary="Open to my network; only at the machine itself", responses=REFUSED)
async def open_to_network(shell: Ours, caller: Asker, guest: Guest) -> ServerAbout:
    if not is_here(caller, shell):
        raise Forbidden("server-only-here")
    await shell.doors.open_lan()
    return told(shell, caller)


def is_here(caller: Caller, shell: Shell) -> bool:
    hosted = shell.settings.base_url or shell.settings.dev
    return not hosted and from_here(caller.client, caller.host, caller.forwarded)


@get("/api/qr", media_type="image/svg+xml", summary="A link of this server as a QR code", responses=REFUSED)
async def qr(shell: Ours, path: Short, address: Short = "") -> Response[bytes]:
    """Only of links that this server has made: who asks has the link already."""
    reached = shell.doors.addresses() or [shell.doors.here()]
    if path != "/" and not shell.links.is_link(path):
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
async def ready(shell: Ours) -> str:
    """Whether games can be played: the store answers and the server is not about to stop."""
    if shell.leaving or not await shell.rooms.store.ready():
        raise Unable("server-not-ready")
    return "ok"


@get("/metrics", media_type=EXPOSITION, include_in_schema=False)
async def metrics(shell: Ours) -> Response[str]:
    games: Counter[Any] = Counter(live.state() for live in shell.rooms.live.values())
    for state in STATES:
        shell.metrics("games", games[state], state)
    return Response(shell.metrics.text(), media_type=EXPOSITION)


ROUTES = (about, open_to_network, qr, live, ready, metrics)
