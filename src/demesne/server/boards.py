"""What matters on a board, before a game: one search for each kingdom, in a worker, charged like an analysis."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
from collections import OrderedDict

from demesne.strategies import kept

from .budgets import Budgets, Customer
from .workers import Job, Pool

ESTIMATE = 4.0  # CPU seconds charged before it has run
LIMIT = 120.0  # CPU seconds after which its worker is ended
KEPT = 500  # boards
MOST_FILES, MOST_BYTES = 5_000, 200_000_000  # on disk: of boards that anybody has asked about or played with bots

Key = tuple[tuple[str, ...], int, bool, str]  # cards in order, edition, colonies, language


class Boards:
    def __init__(self, pool: Pool, budgets: Budgets) -> None:
        self._pool = pool
        self._budgets = budgets
        self._made: OrderedDict[Key, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, key: Key, customer: Customer) -> bytes:
        """What matters there; whoever asks while it is being found waits for the same search."""
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            self._budgets.check(customer)
            task = self._made[key] = asyncio.create_task(self._make(key, customer))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())  # raised where it is awaited
        self._made.move_to_end(key)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return await asyncio.shield(task)

    async def _make(self, key: Key, customer: Customer) -> bytes:
        kingdom, *rest = key
        job = Job("matters", (list(kingdom), *rest), customer.queue, LIMIT, long=True)
        with self._budgets.reserve(customer, ESTIMATE) as spent:
            found: bytes = await self._pool.run(job, spent)
            return found


def trim_kept() -> None:
    trim(kept.folder())


def trim(folder: pathlib.Path, most_files: int = MOST_FILES, most_bytes: int = MOST_BYTES) -> int:
    """Delete what was kept first of what searches found about boards, down to a cap; returns how many files."""
    files = []
    with contextlib.suppress(OSError):
        for file in folder.iterdir():
            if file.suffix not in (".json", ".part"):
                continue
            with contextlib.suppress(OSError):  # gone meanwhile
                about = file.stat()
                files.append((about.st_mtime, about.st_size, file))
    files.sort(key=lambda found: found[0], reverse=True)
    size = gone = 0
    for n, (_, bytes, file) in enumerate(files):
        size += bytes
        if n >= most_files or size > most_bytes:
            with contextlib.suppress(OSError):
                file.unlink()
                gone += 1
    return gone
