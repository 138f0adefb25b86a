"""The two people who play meanwhile, and strangers who ask for something short."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import httpx

from demesne import Game
from demesne.bots import choose
from demesne.client import Client, Seat

from .server import Server

LOST = 30.0  # seconds after which an answer counts as lost
PAUSE = 0.3  # seconds between two answers of the people, and between two requests of strangers
TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Village", "Remodel", "Smithy", "Chapel", "Workshop"]


async def people(server: Server, seconds: float, told: asyncio.Queue[str]) -> list[float]:
    """Game after game at a table of their own; the times from an answer to the view that shows it."""
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        anna, bela = Client(server.address, name="Anna"), Client(server.address, name="Béla")
        made = await anna.make_table(TEN, ["me", "friend"])
        seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
        told.put_nowait(made.links["watch"])
        for seat in seats:
            await seat._connected()
        await _play(seats, end, times)
        for seat in seats:
            await seat.leave()
    return times


async def _play(seats: list[Seat], end: float, times: list[float]) -> None:
    news = asyncio.Event()

    async def listen(seat: Seat) -> None:
        while True:
            await seat._read()
            seat._unread.clear()
            news.set()

    listening = [asyncio.create_task(listen(seat)) for seat in seats]
    try:
        while time.monotonic() < end:
            async with asyncio.timeout(LOST):
                while (seat := next((s for s in seats if s.view and s.view.decision), None)) is None:
                    if any(s.view and s.view.over for s in seats):
                        return
                    news.clear()
                    await news.wait()
            assert seat.view is not None and seat.view.decision is not None
            asked, picks = seat.view.asked, choose(seat.view.view, seat.view.decision)
            sent = time.monotonic()
            await seat.send({"type": "answer", "decision": asked, "answers": [list(picks)]})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOST):
                    while seat.view is None or seat.view.asked == asked:  # none: it connects again
                        news.clear()
                        await news.wait()
            times.append(time.monotonic() - sent)
            await asyncio.sleep(PAUSE)
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


async def strangers(address: str, seconds: float) -> list[float]:
    """Short requests, each from an address of its own; how long they take."""
    record = Game(TEN, seed=1).record()
    asked: list[tuple[str, str, Any]] = [
        ("POST", "/api/replay", {"record": record}),
        ("POST", "/api/replay/at", {"record": record, "at": 0, "seat": 0}),
        ("POST", "/api/kingdoms/random", {"village": True}),
        ("GET", "/api/me", None),
    ]
    times: list[float] = []
    end, n = time.monotonic() + seconds, 0
    async with httpx.AsyncClient(base_url=address, timeout=10 * LOST) as http:
        while time.monotonic() < end:
            method, path, body = asked[n % len(asked)]
            begun = time.monotonic()
            came = {"X-Forwarded-For": f"10.20.{n // 250 % 250}.{n % 250 + 1}"}
            with contextlib.suppress(httpx.HTTPError):  # a request that fails took as long, too
                await http.request(method, path, json=body, headers=came)
            times.append(time.monotonic() - begun)
            http.cookies.clear()
            n += 1
            await asyncio.sleep(PAUSE)
    return times
