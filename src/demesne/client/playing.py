"""A whole game in one call, for programs without asyncio."""

from __future__ import annotations

import asyncio

from .client import Client
from .seat import Chooser
from .view import View


def play(url: str, link: str, choose: Chooser, name: str = "Guest") -> View:
    """Join by a link and play to the end; returns the last view, with the result."""
    return asyncio.run(_play(url, link, choose, name))


async def _play(url: str, link: str, choose: Chooser, name: str) -> View:
    async with await Client(url, name=name).join(link) as seat:
        return await seat.play(choose)
