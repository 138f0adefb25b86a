"""The pool of worker processes: everything heavy runs there, with a budget, in fair queues, and can be ended.

Jobs are queued by rank, and within a rank customers take turns, so one customer's many jobs do not delay another's.
All but quick jobs leave one worker free; only a short one that somebody waits for need not wait for background work.
A job that exceeds its CPU time or memory ends its worker; the next one
gets a new worker.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from logging import WARNING
from typing import Any

import msgspec

from demesne.refusal import Refusal, unpacked

from .budgets import Spent
from .errors import TooMany, Unable
from .logs import note
from .sizes import Sizes
from .worker import LARGEST, LENGTH, frame

JOBS = "demesne.server.jobs"
SLOWEST = 30.0  # wall time limit as a multiple of the CPU limit, for a busy machine
LEAST_PATIENCE = 30.0  # seconds
SHORT = 5.0  # CPU seconds of a short job, at most
EVERY = 4  # every n-th job comes from the lowest rank first, so that it is never starved


class Rank(IntEnum):
    QUICK = 0  # a table waits for it
    ASKED = 1  # one person waits for it
    BACKGROUND = 2  # nobody waits for it


@dataclass(frozen=True)
class Job:
    kind: str
    given: tuple[Any, ...]
    customer: Hashable
    seconds: float  # of CPU time
    rank: Rank = Rank.ASKED


class Ticket:
    """A job that is queued or running."""

    def __init__(self, job: Job, hear: Callable[[Any], None] | None) -> None:
        self.job = job
        self.hear = hear
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.seconds = 0.0  # CPU time used

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Queue:
    """Tickets by rank; within a rank customers take turns."""

    def __init__(self, sizes: Sizes) -> None:
        self._sizes = sizes
        self._ranks: dict[Rank, OrderedDict[Hashable, deque[Ticket]]] = {rank: OrderedDict() for rank in Rank}
        self._taken = 0

    def put(self, ticket: Ticket) -> None:
        rank = self._ranks[ticket.job.rank]
        waiting = sum(map(len, rank.values()))
        own = len(rank.get(ticket.job.customer, ()))
        if waiting >= self._sizes.waiting or own >= self._sizes.waiting_of_one:
            raise TooMany("server-busy", min(60.0, 1 + (waiting + own) * ticket.job.seconds / 4))
        rank.setdefault(ticket.job.customer, deque()).append(ticket)

    def take(self, allowed: Callable[[Job], bool]) -> Ticket | None:
        self._taken += 1
        order = sorted(self._ranks, reverse=self._taken % EVERY == 0)
        for rank in order:
            customers = self._ranks[rank]
            for customer, tickets in list(customers.items()):
                while tickets and tickets[0].done.done():
                    tickets.popleft()
                if not tickets:
                    del customers[customer]
                elif allowed(tickets[0].job):
                    ticket = tickets.popleft()
                    if tickets:
                        customers.move_to_end(customer)
                    else:
                        del customers[customer]
                    return ticket
        return None

    def drain(self) -> Iterator[Ticket]:
        for customers in self._ranks.values():
            for tickets in customers.values():
                yield from tickets
            customers.clear()

    def __len__(self) -> int:
        return sum(len(tickets) for customers in self._ranks.values() for tickets in customers.values())


class Worker:
    """One process; it runs one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.jobs = 0
        self.memory = 0

    @classmethod
    async def start(cls, module: str, memory: int) -> Worker:
        path = os.pathsep.join(place for place in sys.path if place)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "demesne.server.worker", module, str(memory)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server to handle
            env={**os.environ, "PYTHONPATH": path},
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(LEAST_PATIENCE):
                await worker.answer()  # its ready message
        except (asyncio.IncompleteReadError, TimeoutError) as error:
            await worker.end()
            raise OSError("a worker did not start") from error
        except asyncio.CancelledError:
            await asyncio.shield(worker.end())
            raise
        return worker

    async def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        if size > LARGEST:
            raise ValueError("a worker's answer is too large")
        answer: dict[str, Any] = msgspec.msgpack.decode(await self.process.stdout.readexactly(size))
        return answer

    async def answers(self, ticket: Ticket) -> dict[str, Any]:
        """The result of the job; intermediate results are passed on as they arrive."""
        assert self.process.stdin is not None
        job = ticket.job
        self.process.stdin.write(frame([job.kind, job.seconds, job.given]))
        await self.process.stdin.drain()
        while True:
            answer = await self.answer()
            self.memory = answer["memory"]
            ticket.seconds = answer["seconds"]
            if "part" not in answer:
                self.jobs += 1
                return answer
            if ticket.hear and not ticket.done.done():
                ticket.hear(answer["part"])

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """Kill it, and wait until the process is gone."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.kill()
        self.process.stdin.close()
        with contextlib.suppress(OSError):
            await self.process.stdin.wait_closed()
        while await self.process.stdout.read(LARGEST):
            pass
        await self.process.wait()


class Pool:
    def __init__(self, sizes: Sizes | None = None, module: str = JOBS) -> None:
        self.sizes = sizes or Sizes()
        self._module = module
        self._queue = Queue(self.sizes)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._ending: set[asyncio.Task[None]] = set()
        self._busy: dict[Ticket, asyncio.Task[None]] = {}
        self._closed = False

    async def run(self, job: Job, spent: Spent | None = None, hear: Callable[[Any], None] | None = None) -> Any:
        """The result; intermediate results go to `hear`. Cancelling the wait ends the job."""
        if self._closed:
            raise Unable("server-stopping")
        ticket = Ticket(job, hear)
        self._queue.put(ticket)
        self._dispatch()
        try:
            return await ticket.done
        finally:
            if ticket.done.cancelled() and (task := self._busy.get(ticket)):
                ticket.seconds = job.seconds
                task.cancel()
            if spent:
                spent.seconds += ticket.seconds

    @property
    def pids(self) -> list[int]:
        """The running processes."""
        return [worker.process.pid for worker in self._workers]

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def close(self) -> None:
        """End everything at once."""
        self.shut()
        tasks = list(self._busy.values())
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._idle:
            self._end(self._idle.pop())
        while self._ending:
            await asyncio.wait(self._ending)

    def shut(self) -> None:
        """Start no more jobs, and cancel those that are queued or running."""
        if self._closed:
            return
        self._closed = True
        for ticket in self._queue.drain():
            ticket.fail(Unable("server-stopping"))
        for ticket, task in self._busy.items():
            ticket.fail(Unable("server-stopping"))
            task.cancel()
        for worker in self._workers:
            worker.kill()

    def _dispatch(self) -> None:
        while not self._closed and len(self._busy) < self.sizes.count:
            ticket = self._queue.take(self._allowed)
            if ticket is None:
                return
            task = asyncio.create_task(self._do(ticket))
            self._busy[ticket] = task
            task.add_done_callback(partial(self._after, ticket))

    def _allowed(self, job: Job) -> bool:
        slow = [ticket.job for ticket in self._busy if ticket.job.rank != Rank.QUICK]
        if job.rank == Rank.QUICK or len(slow) < self.sizes.count - 1:
            return True
        short = job.rank == Rank.ASKED and job.seconds <= SHORT
        return short and all(other.rank == Rank.BACKGROUND for other in slow)

    def _after(self, ticket: Ticket, _: asyncio.Task[None]) -> None:
        del self._busy[ticket]
        ticket.fail(Unable("server-stopping") if self._closed else Unable("server-fault"))
        self._dispatch()

    async def _do(self, ticket: Ticket) -> None:
        try:
            worker = self._idle.pop() if self._idle else await Worker.start(self._module, self.sizes.memory)
        except OSError as error:
            note("no worker", level=WARNING, error=error)
            ticket.fail(Unable("server-no-workers"))
            return
        self._workers.add(worker)
        try:
            patience = max(LEAST_PATIENCE, SLOWEST * ticket.job.seconds)
            async with asyncio.timeout(patience):
                answer = await worker.answers(ticket)
        except (asyncio.IncompleteReadError, ConnectionError, TimeoutError, ValueError):
            await asyncio.wait([self._end(worker)])
            code = worker.process.returncode
            ticket.seconds = ticket.job.seconds
            ticket.fail(Refusal("server-too-heavy"))
            note("worker ended", level=WARNING, job=ticket.job.kind, code=code)
            return
        except asyncio.CancelledError:
            self._end(worker)
            raise
        self._answered(ticket, answer)
        tired = worker.jobs >= self.sizes.jobs or worker.memory >= self.sizes.recycled_at
        if tired or "memory_error" in answer or self._closed:
            self._end(worker)
        else:
            self._idle.append(worker)

    def _answered(self, ticket: Ticket, answer: dict[str, Any]) -> None:
        if ticket.done.done():
            return
        if "result" in answer:
            ticket.done.set_result(answer["result"])
        elif "refused" in answer:
            ticket.fail(Refusal.of(unpacked(answer["refused"])))
        elif "memory_error" in answer:
            ticket.fail(Refusal("server-too-heavy"))
        else:
            note("fault", level=WARNING, job=ticket.job.kind, kind=answer["fault"])
            ticket.fail(Unable("server-fault"))

    def _end(self, worker: Worker) -> asyncio.Task[None]:
        """Runs as its own task: a cancellation must not leave half a process behind."""
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        task.add_done_callback(lambda _: self._workers.discard(worker))
        return task
