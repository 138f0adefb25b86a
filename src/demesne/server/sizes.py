"""How many worker processes there are, how large they may grow, and how many jobs wait for them."""

from __future__ import annotations

import os
from dataclasses import dataclass

MB = 1024 * 1024


@dataclass(frozen=True)
class Sizes:
    workers: int | None = None  # none given: one for each core but one
    memory: int = 320 * MB  # of data, of one worker
    recycled_at: int = 200 * MB  # a worker larger than this is replaced
    jobs: int = 500  # a worker is also replaced after this many
    waiting: int = 64  # jobs of one rank
    waiting_of_one: int = 8  # of one customer

    @property
    def count(self) -> int:
        return max(2, self.workers if self.workers is not None else (os.cpu_count() or 1) - 1)
