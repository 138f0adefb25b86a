"""Where batches of games are played: in this thread, in threads (if the kernel releases the GIL) or in processes.

Every engine gives the same tallies; only the time differs.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
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
    def result(self) -> Any: ...

    def cancel(self) -> object: ...


class Playing(Protocol):
    """What plays the tasks of a job, one after the other."""

    def play(self, *task: Any) -> Any: ...

    def close(self) -> None: ...


class Job(Protocol):
    """What an engine works on, in a form that can be pickled."""

    def playing(self, stopped: Callable[[], bool]) -> Playing: ...


class Engine(Protocol):
    workers: int

    def submit(self, *task: Any) -> Pending: ...

    def close(self) -> None: ...


class Games(NamedTuple):
    """The job of a run: a task is the first seed of a batch and the number of its seeds."""

    match: Match
    details: bool
    timeout: float | None

    def playing(self, stopped: Callable[[], bool]) -> Playing:
        return Worker(self.match, self.details, self.timeout, stopped)


class Worker:
    """One table for one match, reused from batch to batch."""

    def __init__(self, match: Match, details: bool, timeout: float | None, stopped: Callable[[], bool]) -> None:
        self.details = details
        self.table = table_of(match, timeout, stopped)

    def play(self, first: int, seeds: int) -> Batch:
        begun = time.thread_time()
        tally = self.table.play(first, seeds, self.details).dump()
        failures, self.table.failures = tuple(self.table.failures), []
        return Batch(tally, time.thread_time() - begun, failures)

    def close(self) -> None:
        self.table.close()


def table_of(
    match: Match, timeout: float | None = None, stopped: Callable[[], bool] = lambda: False
) -> Table | BotTable:
    """Where the games of a match are played: inside the kernel, or through `Game` where a bot plays from outside."""
    if not match.has_bots:
        return Table(match)
    from .bot_table import BotTable  # takes a while to load

    return BotTable(match, timeout, stopped)


class Here:
    """In this thread, when the result is requested: an interruption takes effect at once, even inside a bot."""

    workers = 1

    def __init__(self, job: Job) -> None:
        self.worker = job.playing(lambda: False)

    def submit(self, *task: Any) -> Pending:
        return _Later(self.worker, task)

    def close(self) -> None:
        self.worker.close()


class _Later(NamedTuple):
    worker: Playing
    task: tuple[Any, ...]

    def result(self) -> Any:
        return self.worker.play(*self.task)

    def cancel(self) -> None:
        pass


class Threads:
    def __init__(self, job: Job, jobs: int) -> None:
        from concurrent.futures import ThreadPoolExecutor

        self.workers = jobs
        self.own = threading.local()
        self.job = job
        self.pool = ThreadPoolExecutor(jobs)

    def _play(self, *task: Any) -> Any:
        if not hasattr(self.own, "worker"):
            self.own.worker = self.job.playing(lambda: False)
        return self.own.worker.play(*task)

    def submit(self, *task: Any) -> Future[Any]:
        return self.pool.submit(self._play, *task)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


_worker: Playing | None = None


def _begin(job: Job, stopped: Any) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles it
    _worker = job.playing(stopped.is_set)


def _play(*task: Any) -> Any:
    assert _worker is not None
    return _worker.play(*task)


class Processes:
    def __init__(self, job: Job, jobs: int) -> None:
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        self.workers = jobs
        self.stop = multiprocessing.Event()
        self.pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(job, self.stop))

    def submit(self, *task: Any) -> Pending:
        with uninterrupted():
            return _Answered(self.pool.submit(_play, *task))

    def close(self) -> None:
        """Processes that do not end soon are killed.

        The pool's own thread ends after them, and we wait for it: a pool that is still closing its pipes when Python
        exits is woken up through one of them, and Python writes a traceback.
        """
        self.stop.set()
        processes = list((getattr(self.pool, "_processes", None) or {}).values())
        thread = getattr(self.pool, "_executor_manager_thread", None)
        self.pool.shutdown(wait=False, cancel_futures=True)
        latest = time.monotonic() + PATIENCE
        try:
            for process in processes:
                process.join(max(latest - time.monotonic(), 0))
        finally:  # also when Ctrl-C comes again
            for process in processes:
                process.kill()
            if thread:
                thread.join()


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C counts afterwards: within the start of a process it would leave one that nobody ends."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came and callable(before):
            before(signal.SIGINT, None)


class _Answered(NamedTuple):
    future: Future[Any]

    def result(self) -> Any:
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


def local(job: Job, jobs: int) -> Engine:
    """Threads if the kernel releases the GIL, else processes; this thread for one job or bots given as functions."""
    players = job.match.players if isinstance(job, Games) else ()
    if jobs == 1 or any(getattr(p, "function", None) for p in players):
        return Here(job)
    if (isinstance(job, Games) and job.match.has_bots) or kernel.chosen() == "plain":
        return Processes(job, jobs)
    return Threads(job, jobs)
