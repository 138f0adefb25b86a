"""Run the server until it is told to stop; then accept nobody, finish what has begun, and close the store."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any

from litestar import Litestar

from demesne.refusal import Refusal

from . import logs
from .app import make_app
from .context import Context
from .listeners import Listeners
from .settings import Settings

STOPS = (signal.SIGINT, signal.SIGTERM)


Ready = Callable[[Context, Listeners], Awaitable[None]]


def serve(settings: Settings, ready: Ready, everything: bool = False) -> int:
    """Listen until SIGTERM or SIGINT; `ready` is called with the listeners. Returns the exit code, 130 after SIGINT."""
    logs.begin(everything)
    allow_many_sockets()
    collect_seldom()
    try:
        return asyncio.run(_serve(make_app(settings), ready))
    except BaseExceptionGroup as group:  # the application wraps errors at startup
        refused: BaseException | None = group.subgroup(Refusal)
        while isinstance(refused, BaseExceptionGroup):
            refused = refused.exceptions[0]
        raise refused or group from None


async def _serve(app: Litestar, ready: Ready) -> int:
    context: Context = app.state["context"]
    stopped: list[int] = []
    loop = asyncio.get_running_loop()

    def stop(number: int, frame: FrameType | None) -> None:
        stopped.append(number)
        loop.call_soon_threadsafe(context.leave)

    async with app.lifespan():
        await context.listeners.open(app)
        before = {number: signal.signal(number, stop) for number in STOPS}
        try:
            await ready(context, context.listeners)
            await context.listeners.closed()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
    return 130 if signal.SIGINT in stopped else 0


def open_page(address: str) -> bool:
    """Open the page in a browser, if there is a display."""
    shown = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) and webbrowser.open(address)


def collect_seldom() -> None:
    """A garbage collection visits the objects of many games and blocks the event loop: it is left to housekeeping.

    Games leave no reference cycles, closed connections do (`connections.sweep`).
    """
    gc.collect()
    gc.freeze()
    gc.disable()


def allow_many_sockets() -> None:
    """Raise the limit of open files: every socket is one."""
    try:
        import resource
    except ImportError:  # not available on this system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted: Any = most if most != resource.RLIM_INFINITY else 65_536
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
