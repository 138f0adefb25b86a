"""demesne serve: tables for browsers, on this machine unless told otherwise."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

from demesne.refusal import Refusal
from demesne.words import Words

from .arguments import Flag, MaybeWhole, Say
from .running import sign_of

if TYPE_CHECKING:
    from demesne.server.doors import Doors
    from demesne.server.shell import Shell


def serve(
    *,
    host: str = "127.0.0.1",
    port: MaybeWhole = None,
    lan: Flag = False,
    open: Flag = False,
    database: str | None = None,
    base_url: str | None = None,
    dev: Flag = False,
    log: Flag = False,
    say: Say,
) -> int:
    """Serve tables to browsers."""
    from demesne.server import serve as server  # most commands do not need it, and it takes a while to load
    from demesne.server.settings import Settings
    from demesne.store.place import database as usual

    settings = Settings(host, port, lan, dev, database or "", base_url or "")
    with sign_of(database or usual()) or contextlib.nullcontext() as sign:
        there = sign.elsewhere() if sign else ""
        if there:
            raise Refusal("serve-running", address=there)

        async def ready(shell: Shell, doors: Doors) -> None:
            if sign:
                sign.show(doors.here())
            for line in welcome(doors, say):
                print(line, flush=True)
            if open:
                server.open_page(doors.here())

        code = server.serve(settings, ready, everything=log or not sys.stderr.isatty())
    print(say("serve-stopped"))
    return code


def welcome(doors: Doors, say: Words) -> list[str]:
    lines = [say("serve-at", address=doors.here())]
    lines += [say("serve-lan", address=address) for address in doors.addresses()]
    return [*lines, say("serve-no-lan")] if doors.lan and not doors.addresses() else lines
