"""Where batches of games are played: in this thread, in threads (if the kernel releases the GIL) or in processes.

Every engine gives the same tallies; only the time differs.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from demesne import kernel
from demesne.refusal import Refusal

from .match import Match, Table
from .result import Failure

if TYPE_CHECKING:
    from concurrent.futures import Future

    from .bot_table import BotTable

PATIENCE = 2.0  # seconds that processes have to end by themselves


class Batch(NamedTuple):
    """The result of one batch, in a form that can be pickled."""

    tally: bytes
    cpu_seconds: float
    failures: tuple[Failure, ...]


class Pending(Protocol):
    def result(self) -> Batch: ...

    def cancel(self) -> object: ...


class Engine(Protocol):
    workers: int

    def submit(self, first: int, seeds: int) -> Pending: ...

    def close(self) -> None: ...


class Worker:
    """One table for one match, reused from batch to batch."""

    def __init__(
        self, match: Match, details: bool, timeout: float | None, stopped: Callable[[], bool] = lambda: False
    ) -> None:
        self.details = details
        self.outside: BotTable | None = None
        if match.has_bots:
            from .bot_table import BotTable  # takes a while to load

            self.outside = BotTable(match, timeout, stopped)
        self.table: Table | BotTable = self.outside or Table(match)

    def play(self, first: int, seeds: int) -> Batch:
        begun = time.thread_time()
        tally = self.table.play(first, seeds, self.details).dump()
        failures: tuple[Failure, ...] = ()
        if self.outside:
            failures = tuple(self.outside.failures)
            self.outside.failures.clear()
        return Batch(tally, time.thread_time() - begun, failures)

    def close(self) -> None:
        if self.outside:
            self.outside.close()


class Here:
    """In this thread, when the result is requested: an interruption takes effect at once, even inside a bot."""

    workers = 1

    def __init__(self, match: Match, details: bool, timeout: float | None) -> None:
        self.worker = Worker(match, details, timeout)

    def submit(self, first: int, seeds: int) -> Pending:
        return _Later(self.worker, first, seeds)

    def close(self) -> None:
        self.worker.close()


class _Later(NamedTuple):
    worker: Worker
    first: int
    seeds: int

    def result(self) -> Batch:
        return self.worker.play(self.first, self.seeds)

    def cancel(self) -> None:
        pass


class Threads:
    def __init__(self, match: Match, jobs: int, details: bool, timeout: float | None) -> None:
        from concurrent.futures import ThreadPoolExecutor

        self.workers = jobs
        self.own = threading.local()
        self.job = match, details, timeout
        self.pool = ThreadPoolExecutor(jobs)

    def _play(self, first: int, seeds: int) -> Batch:
        if not hasattr(self.own, "worker"):
            self.own.worker = Worker(*self.job)
        batch: Batch = self.own.worker.play(first, seeds)
        return batch

    def submit(self, first: int, seeds: int) -> Future[Batch]:
        return self.pool.submit(self._play, first, seeds)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


_worker: Worker | None = None


def _begin(match: Match, details: bool, timeout: float | None, stopped: Any) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles it
    _worker = Worker(match, details, timeout, stopped.is_set)


def _play(first: int, seeds: int) -> Batch:
    assert _worker is not None
    return _worker.play(first, seeds)


class Processes:
    def __init__(self, match: Match, jobs: int, details: bool, timeout: float | None) -> None:
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        self.workers = jobs
        self.stop = multiprocessing.Event()
        job = match, details, timeout, self.stop
        self.pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=job)

    def submit(self, first: int, seeds: int) -> Pending:
        return _Answered(self.pool.submit(_play, first, seeds))

    def close(self) -> None:
        """Processes that do not end soon are killed."""
        self.stop.set()
        processes = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        latest = time.monotonic() + PATIENCE
        for process in processes:
            process.join(max(latest - time.monotonic(), 0))
            if process.is_alive():
                process.kill()


class _Answered(NamedTuple):
    future: Future[Batch]

    def result(self) -> Batch:
        from concurrent.futures.process import BrokenProcessPool

        try:
            return self.future.result()
        except BrokenProcessPool:
            raise Refusal("error-bot-ended-ours") from None

    def cancel(self) -> bool:
        return self.future.cancel()


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(match: Match, jobs: int, details: bool, timeout: float | None) -> Engine:
    """Threads if the kernel releases the GIL, else processes; this thread for one job or bots given as functions."""
    functions = any(getattr(p, "function", None) for p in match.players)
    if jobs == 1 or functions:
        return Here(match, details, timeout)
    if match.has_bots or kernel.chosen() == "plain":
        return Processes(match, jobs, details, timeout)
    return Threads(match, jobs, details, timeout)
