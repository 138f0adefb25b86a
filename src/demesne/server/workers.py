"""The pool of worker processes: everything heavy runs there, with a budget, in fair queues, and can be ended.

Short and long jobs wait apart, and long ones never take the last worker, so nothing short waits for anything long.
In each queue the customer goes first who has lately used the least CPU time there, so one customer's many jobs, or the
jobs of many who ask again and again, do not delay somebody who asks for little. Among equals the rank decides. Of the
workers for short jobs one is left to those that a table waits for, if there are two.
A job that exceeds its CPU time or memory ends its worker. A worker that ended or was stopped without being at fault is
replaced, and its job begins again in another.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Hashable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from logging import WARNING
from typing import Any

import msgspec

from demesne.refusal import Refusal, unpacked

from .budgets import Lately, Spent
from .errors import TooMany, Unable
from .logs import note
from .sizes import Sizes
from .worker import LARGEST, LENGTH, frame

JOBS = "demesne.server.jobs"
SLOWEST = 30.0  # wall time limit as a multiple of the CPU limit, for a busy machine
LEAST_PATIENCE = 30.0  # seconds
EVERY = 4  # every n-th job is a long one, or comes from the lowest rank first, so that these are never starved
LOOK = 3.0  # seconds between two looks for stopped workers
TRIES = 3  # of a job whose worker was lost, or did not start


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
    long: bool = False  # it searches, and may take more than a few seconds


class Ticket:
    """A job that is queued or running."""

    def __init__(self, job: Job, hear: Callable[[Any], None] | None) -> None:
        self.job = job
        self.hear = hear
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.given: float | None = None  # when a worker was given it
        self.begun = False  # whether that worker has taken it
        self.seconds = 0.0  # CPU time used

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)

    def cut_short(self) -> None:
        """Its worker has ended: it has used no more than the time that has gone by, and no more than its limit."""
        if self.given is not None:
            self.seconds = min(self.job.seconds, time.monotonic() - self.given)


class Queue:
    """Who has lately used least goes first; of those who have used as much, the higher rank, and then in turn."""

    def __init__(self, sizes: Sizes, clock: Callable[[], float] = time.monotonic) -> None:
        self.lately = Lately(clock)
        self._sizes = sizes
        self._ranks: dict[Rank, OrderedDict[Hashable, deque[Ticket]]] = {rank: OrderedDict() for rank in Rank}
        self._taken = 0

    def put(self, ticket: Ticket) -> None:
        """Of a full rank somebody who has lately used more makes room."""
        rank, customer = self._ranks[ticket.job.rank], ticket.job.customer
        waiting = sum(map(len, rank.values()))
        own = len(rank.get(customer, ()))
        seconds = min(60.0, 1 + (waiting + own) * ticket.job.seconds / 4)
        if own >= self._sizes.waiting_of_one:
            raise TooMany("server-busy", seconds)
        if waiting >= self._sizes.waiting:
            last = max(rank, key=self.lately.used)
            if self.lately.used(last) <= self.lately.used(customer):
                raise TooMany("server-busy", seconds)
            self._next_of(rank, last, -1).fail(TooMany("server-busy", seconds))
        rank.setdefault(customer, deque()).append(ticket)

    def take(self, allowed: Callable[[Job], bool] = lambda job: True) -> Ticket | None:
        lowest_first = self._taken % EVERY == EVERY - 1

        def order(job: Job) -> tuple[float, float]:
            used = self.lately.used(job.customer)
            return (-job.rank, used) if lowest_first else (used, job.rank)

        heads = [tickets[0].job for tickets in self._waiting() if allowed(tickets[0].job)]
        if not heads:
            return None
        self._taken += 1
        job = min(heads, key=order)
        return self._next_of(self._ranks[job.rank], job.customer)

    def _waiting(self) -> Iterator[deque[Ticket]]:
        """What customers wait for, by rank; without what nobody waits for any more."""
        for customers in self._ranks.values():
            for customer, tickets in list(customers.items()):
                while tickets and tickets[0].done.done():
                    tickets.popleft()
                if tickets:
                    yield tickets
                else:
                    del customers[customer]

    @staticmethod
    def _next_of(customers: OrderedDict[Hashable, deque[Ticket]], customer: Hashable, at: int = 0) -> Ticket:
        """Take a customer's first or last job out of the queue; then it is the others' turn."""
        tickets = customers[customer]
        ticket = tickets[at]
        del tickets[at]
        if tickets:
            customers.move_to_end(customer)
        else:
            del customers[customer]
        return ticket

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
        self.lost = False  # killed because something outside had stopped it

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
        return cls(process)

    async def ready(self) -> None:
        """Wait until it has started."""
        try:
            async with asyncio.timeout(LEAST_PATIENCE):
                await self.answer()
        except (asyncio.IncompleteReadError, TimeoutError) as error:
            raise OSError("a worker did not start") from error

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
            if "begun" in answer:
                ticket.begun = True
                continue
            self.memory = answer["memory"]
            ticket.seconds = answer["seconds"]
            if "part" not in answer:
                self.jobs += 1
                return answer
            if ticket.hear and not ticket.done.done():
                ticket.hear(answer["part"])

    @property
    def alive(self) -> bool:
        assert self.process.stdout is not None
        return self.process.returncode is None and not self.process.stdout.at_eof()

    def stopped(self) -> bool:
        """Whether something outside has stopped the process (SIGSTOP): then it does nothing, and does not end."""
        if not hasattr(os, "waitid"):
            return False
        with contextlib.suppress(ChildProcessError):
            return os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
        return False

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
        self._short, self._long = Queue(self.sizes), Queue(self.sizes)
        self._given = 0
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._beside: set[asyncio.Task[None]] = set()  # they end workers, replace them and look after them
        self._looking: asyncio.Task[None] | None = None
        self._busy: dict[Ticket, asyncio.Task[None]] = {}
        self._closed = False

    async def run(self, job: Job, spent: Spent | None = None, hear: Callable[[Any], None] | None = None) -> Any:
        """The result; intermediate results go to `hear`. Cancelling the wait ends the job."""
        if self._closed:
            raise Unable("server-stopping")
        ticket = Ticket(job, hear)
        self._queue(job).put(ticket)
        self._dispatch()
        try:
            return await ticket.done
        finally:
            if ticket.done.cancelled() and (task := self._busy.get(ticket)):
                ticket.cut_short()
                task.cancel()
            if spent:
                spent.seconds += ticket.seconds
            del ticket  # its refusal refers to this frame

    @property
    def pids(self) -> list[int]:
        """The running processes."""
        return [worker.process.pid for worker in self._workers]

    @property
    def waiting(self) -> int:
        return len(self._short) + len(self._long)

    async def close(self) -> None:
        """End everything at once."""
        self.shut()
        tasks = list(self._busy.values())
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._idle:
            self._end(self._idle.pop())
        while self._beside:
            await asyncio.wait(self._beside)

    def shut(self) -> None:
        """Start no more jobs, and cancel those that are queued or running."""
        if self._closed:
            return
        self._closed = True
        if self._looking:
            self._looking.cancel()
        for queue in (self._short, self._long):
            for ticket in queue.drain():
                ticket.fail(Unable("server-stopping"))
        for ticket, task in self._busy.items():
            ticket.fail(Unable("server-stopping"))
            task.cancel()
        for worker in self._workers:
            worker.kill()

    def _dispatch(self) -> None:
        while not self._closed and len(self._busy) < self.sizes.count:
            ticket = self._next()
            if ticket is None:
                return
            self._given += 1
            task = asyncio.create_task(self._do(ticket))
            self._busy[ticket] = task
            task.add_done_callback(partial(self._after, ticket))

    def _next(self) -> Ticket | None:
        """The next job that may begin now."""
        jobs = [ticket.job for ticket in self._busy]
        long = sum(job.long for job in jobs)
        asked = sum(not job.long and job.rank != Rank.QUICK for job in jobs)
        most_asked = max(1, self.sizes.count - 1 - long)
        ways = [
            lambda: self._short.take(lambda job: job.rank == Rank.QUICK or asked < most_asked),
            lambda: self._long.take() if long < self.sizes.count - 1 else None,
        ]
        if self._given % EVERY == EVERY - 1:
            ways.reverse()
        return ways[0]() or ways[1]()

    def _queue(self, job: Job) -> Queue:
        return self._long if job.long else self._short

    def _after(self, ticket: Ticket, _: asyncio.Task[None]) -> None:
        del self._busy[ticket]
        self._queue(ticket.job).lately.spend(ticket.job.customer, ticket.seconds)
        ticket.fail(Unable("server-stopping") if self._closed else Unable("server-fault"))
        self._dispatch()

    async def _do(self, ticket: Ticket) -> None:
        for _ in range(TRIES):
            try:
                worker = self._rested() or await self._started()
            except OSError as error:
                note("no worker", level=WARNING, error=error)
            else:
                if await self._done_by(worker, ticket):
                    return
        ticket.fail(Unable("server-no-workers"))

    async def _done_by(self, worker: Worker, ticket: Ticket) -> bool:
        """Whether the job is over: not if the worker was lost through no fault of the job."""
        ticket.given, ticket.begun = time.monotonic(), False
        try:
            patience = max(LEAST_PATIENCE, SLOWEST * ticket.job.seconds)
            async with asyncio.timeout(patience):
                answer = await worker.answers(ticket)
        except (asyncio.IncompleteReadError, ConnectionError, TimeoutError, ValueError) as error:
            await asyncio.wait([self._end(worker)])
            note("worker ended", level=WARNING, job=ticket.job.kind, code=worker.process.returncode)
            if worker.lost or not (ticket.begun or isinstance(error, TimeoutError)):
                return False
            ticket.cut_short()
            ticket.fail(Refusal("server-too-heavy"))
            return True
        except asyncio.CancelledError:
            self._end(worker)
            raise
        self._answered(ticket, answer)
        tired = worker.jobs >= self.sizes.jobs or worker.memory >= self.sizes.recycled_at
        if tired or "memory_error" in answer or self._closed:
            self._end(worker)
        else:
            self._idle.append(worker)
        return True

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

    # the workers themselves

    def _rested(self) -> Worker | None:
        """One that waits for a job."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._end(worker)
        return None

    async def _started(self) -> Worker:
        worker = await Worker.start(self._module, self.sizes.memory)
        self._workers.add(worker)
        if self._looking is None:
            self._looking = self._run_beside(self._look())
        try:
            await worker.ready()
        except BaseException:
            self._end(worker)
            raise
        self._run_beside(self._replaced_when_idle(worker))
        return worker

    async def _replaced_when_idle(self, worker: Worker) -> None:
        """A worker that ends while it waits for a job is replaced before the next job comes."""
        await worker.process.wait()
        if self._closed or worker not in self._idle:
            return  # its job, or who has ended it, sees to that
        self._idle.remove(worker)
        note("worker ended", level=WARNING, code=worker.process.returncode)
        await asyncio.wait([self._end(worker)])
        if self._closed or len(self._workers) >= self.sizes.count:
            return
        with contextlib.suppress(OSError):  # the next job tries again, and tells
            self._idle.append(await self._started())
            if self._closed:
                self._end(self._idle.pop())

    async def _look(self) -> None:
        """Kill workers that something outside has stopped."""
        while True:
            await asyncio.sleep(LOOK)
            for worker in self._workers:
                if worker.stopped():
                    worker.lost = True
                    worker.kill()

    def _end(self, worker: Worker) -> asyncio.Task[None]:
        """Runs as its own task: a cancellation must not leave half a process behind."""
        task = self._run_beside(worker.end())
        task.add_done_callback(lambda _: self._workers.discard(worker))
        return task

    def _run_beside(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
        return task
