"""demesne serve: tables for browsers, on loopback unless told otherwise."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

from demesne.languages import Language
from demesne.refusal import Refusal

from .arguments import Flag, MaybeWhole, Say
from .extras import has_page, need_server
from .server_lock import lock_of

if TYPE_CHECKING:
    from demesne.server.context import Context
    from demesne.server.listeners import Listeners


def serve(
    *,
    host: str = "127.0.0.1",
    port: MaybeWhole = None,
    lan: Flag = False,
    open: Flag = False,
    database: str | None = None,
    base_url: str | None = None,
    max_level: str | None = None,
    metrics: Flag = False,
    own_cards: Flag = False,
    dev: Flag = False,
    log: Flag = False,
    say: Say,
) -> int:
    """Serve tables to browsers."""
    need_server("serve")
    from demesne.server import serve as server  # slow to import, and most commands do not need it
    from demesne.server.settings import Settings
    from demesne.store.location import database as usual

    settings = Settings(
        host,
        port,
        lan,
        dev,
        database or "",
        base_url or "",
        max_level=max_level or "",
        metrics=metrics,
        own_cards=own_cards,
    )
    with lock_of(database or usual()) or contextlib.nullcontext() as lock:
        there = lock.elsewhere() if lock else ""
        if there:
            raise Refusal("serve-running", address=there)

        async def ready(context: Context, listeners: Listeners) -> None:
            if lock:
                lock.show(listeners.here())
            for line in welcome(listeners, say, hosting=not open):
                print(line, flush=True)
            if open:
                server.open_page(listeners.here())

        code = server.serve(settings, ready, everything=log or not sys.stderr.isatty())
    print(say("serve-stopped"))
    return code


def welcome(listeners: Listeners, say: Language, hosting: bool = False) -> list[str]:
    """What is said at the start; `hosting`: for others, perhaps behind a proxy."""
    lines = [say("serve-at", address=listeners.here())]
    lines += [] if has_page() else [say("serve-no-page")]
    lines += [say("serve-lan", address=address) for address in listeners.addresses()]
    if listeners.lan and not listeners.addresses():
        lines.append(say("serve-no-lan"))
    if listeners.proxies:
        lines.append(say("serve-proxy", proxies=listeners.proxies))
    elif hosting:
        lines.append(say("serve-no-proxy"))
    return lines
