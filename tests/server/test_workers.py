"""Worker processes and budgets: heavy work has limits, waits its turn, can be ended, and is paid for by who asked."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from demesne import Game
from demesne.cards import pool as pool_of
from demesne.refusal import Refusal
from demesne.server import workers as workers_module
from demesne.server.bots import BotLists, Bots
from demesne.server.budgets import PAYER, Accounts, Budgets, Customer, Lately, Metered, Spent, in_thread
from demesne.server.errors import TooMany, Unable
from demesne.server.limits import Held, Limits, Rate, neighbourhood
from demesne.server.sizes import Sizes
from demesne.server.worker import NICE
from demesne.server.workers import Job, Pool, Queue, Rank, Ticket
from demesne.table.messages import Options
from demesne.table.room import Place, Room

TWO = Sizes(workers=2)
PATIENCE = 1800  # a list takes many CPU seconds, and workers give way to everybody


def job(
    kind: str, *given: Any, customer: str = "a", seconds: float = 30.0, rank: Rank = Rank.ASKED, long: bool = False
) -> Job:
    return Job(kind, given, customer, seconds, rank, long)


def in_pool(test: Callable[[Pool], Awaitable[None]], sizes: Sizes = TWO, module: str = "worker_jobs") -> None:
    async def run() -> None:
        pool = Pool(sizes, module)
        try:
            async with asyncio.timeout(PATIENCE):
                await test(pool)
        finally:
            await pool.close()
        assert not pool.pids

    asyncio.run(run())


def alive(pid: int) -> bool:
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def first(queue: Queue) -> Any:
    """Whose job is next."""
    ticket = queue.take()
    return ticket and ticket.job.customer


def refused(id: str, error: pytest.ExceptionInfo[Refusal]) -> bool:
    return error.value.phrase.id == id


# the pool


def test_a_job_gives_its_result_its_refusal_or_a_fault_without_details() -> None:
    async def test(pool: Pool) -> None:
        assert await pool.run(job("add", 2, 3)) == 5
        with pytest.raises(Refusal) as error:
            await pool.run(job("refuse"))
        assert (
            str(error.value) == "x, line 1: seat stands twice" or error.value.phrase.values["error"].id == "error-twice"
        )
        with pytest.raises(Unable) as fault:
            await pool.run(job("crash"))
        assert refused("server-fault", fault) and "secret" not in str(fault.value)
        assert len(pool.pids) == 1, "one worker did all of it"

    in_pool(test)


def test_no_process_is_started_before_there_is_something_to_do() -> None:
    async def test(pool: Pool) -> None:
        assert not pool.pids

    in_pool(test)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["freeze", "hog", "die"])
def test_what_takes_too_much_time_or_memory_ends_and_the_next_job_gets_a_new_worker(kind: str) -> None:
    async def test(pool: Pool) -> None:
        before = (await pool.run(job("about")))["pid"]
        spent = Spent()
        with pytest.raises(Refusal) as error:
            await pool.run(job(kind, seconds=0.5), spent)
        assert refused("server-too-heavy", error)
        assert kind != "freeze" or spent.seconds == pytest.approx(0.5, rel=0.1), "who asked pays for it"
        assert (await pool.run(job("about")))["pid"] != before
        assert not alive(before)

    in_pool(test)


def test_workers_give_way_to_games() -> None:
    async def test(pool: Pool) -> None:
        assert (await pool.run(job("about")))["nice"] > os.nice(0)

    in_pool(test)


@pytest.mark.slow
def test_a_worker_is_replaced_after_so_many_jobs_and_when_it_has_grown() -> None:
    async def pids(pool: Pool) -> None:
        found.append([(await pool.run(job("about")))["pid"] for _ in range(4)])

    found: list[list[int]] = []
    in_pool(pids, Sizes(workers=2, jobs=2))
    in_pool(pids, Sizes(workers=2, recycled_at=1))
    assert [len(set(each)) for each in found] == [2, 4]
    assert found[0][0] == found[0][1]


def test_a_job_can_tell_on_the_way() -> None:
    async def test(pool: Pool) -> None:
        told: list[int] = []
        assert await pool.run(job("count", 3), hear=told.append) == "done"
        assert told == [0, 1, 2]

    in_pool(test)


@pytest.mark.slow
def test_what_a_job_costs_is_measured() -> None:
    async def test(pool: Pool) -> None:
        spent = Spent()
        await pool.run(job("spin", 0.3), spent)
        assert 0.3 <= spent.seconds < 3

    in_pool(test)


def test_a_job_that_nobody_waits_for_any_more_ends() -> None:
    async def test(pool: Pool) -> None:
        await pool.run(job("add", 1, 1))
        (pid,) = pool.pids
        running = asyncio.create_task(pool.run(job("spin", 25)))
        await asyncio.sleep(0.2)
        running.cancel()
        await asyncio.wait([running])
        assert await pool.run(job("add", 1, 1)) == 2
        while alive(pid):  # a process that was killed ends when it next gets a core
            await asyncio.sleep(0.05)

    in_pool(test)


def test_customers_take_turns() -> None:
    order: list[str] = []

    async def test(pool: Pool) -> None:
        async def one(customer: str) -> None:
            await pool.run(job("spin", 0.02, customer=customer))
            order.append(customer)

        await asyncio.gather(*(one(customer) for customer in "aaaaaab"))

    in_pool(test)
    assert "b" in order[:3], "one of a is under way when b comes, and b is next but one at the latest"


def test_slow_jobs_leave_a_worker_for_quick_ones() -> None:
    """A list for a strong bot never holds up what a table waits for."""

    async def test(pool: Pool) -> None:
        slow = [
            asyncio.create_task(pool.run(job("spin", 20, customer=c, rank=Rank.BACKGROUND, long=True))) for c in "abcd"
        ]
        await asyncio.sleep(0.1)
        assert await pool.run(job("add", 1, 2, customer="e", rank=Rank.QUICK)) == 3
        assert sum(task.done() for task in slow) < 2
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    in_pool(test)


def test_who_looks_at_a_record_does_not_wait_for_its_analysis_bug() -> None:
    """With two workers the moments of a dropped record were shown only once its analysis was done."""

    async def test(pool: Pool) -> None:
        analysis = asyncio.create_task(pool.run(job("spin", 20, customer="a", rank=Rank.BACKGROUND, long=True)))
        await asyncio.sleep(0.1)
        assert await pool.run(job("add", 1, 2, customer="a", seconds=5)) == 3
        assert not analysis.done()
        long = asyncio.create_task(pool.run(job("add", 1, 2, customer="b", long=True)))
        await asyncio.sleep(0.3)
        assert not long.done(), "that leaves the last worker to games"
        for task in (analysis, long):
            task.cancel()
        await asyncio.gather(analysis, long, return_exceptions=True)

    in_pool(test)


@pytest.mark.parametrize("workers", [2, 3])
def test_what_matters_on_six_boards_held_up_every_short_request_bug(workers: int) -> None:
    """A board is asked for by one person, as a record is, and took the worker that is left for short jobs."""

    async def test(pool: Pool) -> None:
        boards = [
            asyncio.create_task(pool.run(job("spin", 20, customer=f"b{n}", seconds=120, long=True))) for n in range(6)
        ]
        analyses = [
            asyncio.create_task(pool.run(job("spin", 20, customer=f"a{n}", rank=Rank.BACKGROUND, long=True)))
            for n in range(3)
        ]
        while len(pool.pids) < workers - 1:
            await asyncio.sleep(0.01)
        for n in range(8):
            assert await pool.run(job("add", n, 2, customer="stranger", seconds=5)) == n + 2
        assert not any(task.done() for task in boards + analyses) and pool.waiting == 9 - (workers - 1)
        for task in boards + analyses:
            task.cancel()
        await asyncio.gather(*boards, *analyses, return_exceptions=True)

    in_pool(test, Sizes(workers=workers))


def test_long_jobs_are_not_starved_by_short_ones() -> None:
    async def test(pool: Pool) -> None:
        order: list[str] = []

        async def one(long: bool) -> None:
            await pool.run(job("spin", 0.02, customer="long" if long else "short", rank=Rank.QUICK, long=long))
            order.append("long" if long else "short")

        await asyncio.gather(*(one(n == 7) for n in range(8)), *(one(False) for _ in range(1)))
        assert "long" in order[:6], order

    in_pool(test)


def test_long_jobs_of_two_customers_take_turns() -> None:
    order: list[str] = []

    async def test(pool: Pool) -> None:
        async def one(customer: str) -> None:
            await pool.run(job("spin", 0.02, customer=customer, long=True))
            order.append(customer)

        await asyncio.gather(*(one(customer) for customer in "aaaaaab"))

    in_pool(test)
    assert "b" in order[:3], "one of a is under way when b comes, and b is next but one"


def test_the_boards_of_a_customer_do_not_keep_its_records_from_waiting_bug() -> None:
    """Eight waiting boards filled the customer's queue, and looking at a record was refused."""

    async def test(pool: Pool) -> None:
        boards = [asyncio.create_task(pool.run(job("spin", 20, long=True))) for _ in range(9)]
        await asyncio.sleep(0.1)
        with pytest.raises(TooMany):
            await pool.run(job("add", 1, 2, long=True))
        assert await pool.run(job("add", 1, 2)) == 3
        for task in boards:
            task.cancel()
        await asyncio.gather(*boards, return_exceptions=True)

    in_pool(test)


# workers that end or are stopped from outside


def test_a_killed_idle_worker_cost_the_next_request_its_answer_bug() -> None:
    async def test(pool: Pool) -> None:
        for _ in range(3):
            await pool.run(job("add", 1, 1))
            (pid,) = pool.pids
            os.kill(pid, signal.SIGKILL)
            assert await pool.run(job("add", 1, 2)) == 3, "at once: before the pool can have noticed"

    in_pool(test)


def test_a_killed_idle_worker_is_replaced_before_the_next_request() -> None:
    async def test(pool: Pool) -> None:
        await pool.run(job("add", 1, 1))
        (first,) = pool.pids
        os.kill(first, signal.SIGKILL)
        while not pool._idle or first in pool.pids:
            await asyncio.sleep(0.02)
        assert (await pool.run(job("about")))["pid"] in pool.pids and len(pool.pids) == 1

    in_pool(test)


@pytest.mark.skipif(not hasattr(os, "waitid"), reason="this system does not tell of stopped children")
@pytest.mark.parametrize("when", ["idle", "busy"])
def test_a_stopped_worker_was_waited_for_without_end_bug(when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert workers_module.LOOK < 10
    monkeypatch.setattr(workers_module, "LOOK", 0.05)

    async def test(pool: Pool) -> None:
        before = (await pool.run(job("about")))["pid"]
        asked = asyncio.create_task(pool.run(job("spin", 0.3))) if when == "busy" else None
        await asyncio.sleep(0.1)
        os.kill(before, signal.SIGSTOP)
        if asked:
            assert await asked == 0.3, "its job begins again elsewhere"
        assert (await pool.run(job("about")))["pid"] != before
        while alive(before):
            await asyncio.sleep(0.02)

    in_pool(test)


@pytest.mark.skipif(not hasattr(os, "waitid"), reason="this system does not tell of stopped children")
@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_a_worker_stopped_or_killed_while_it_starts_held_up_its_job_bug(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only workers that had started were looked at; a job whose worker was killed before that was refused."""
    monkeypatch.setattr(workers_module, "LOOK", 0.05)
    monkeypatch.setattr(workers_module, "LEAST_PATIENCE", PATIENCE)
    begin, begun = asyncio.create_subprocess_exec, list[int]()

    async def struck(*command: str, **given: Any) -> asyncio.subprocess.Process:
        process = await begin(*command, **given)
        if not begun:
            os.kill(process.pid, number)
        begun.append(process.pid)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", struck)

    async def test(pool: Pool) -> None:
        assert (await pool.run(job("about")))["pid"] == begun[1] and pool.pids == begun[1:]

    in_pool(test)
    assert not alive(begun[0])


@pytest.mark.parametrize("end", ["killed", "cancelled"])
def test_a_job_that_ended_in_the_middle_was_charged_its_whole_limit_bug(end: str) -> None:
    async def test(pool: Pool) -> None:
        await pool.run(job("add", 1, 1))
        (pid,) = pool.pids
        spent, begun = Spent(), time.monotonic()
        asked = asyncio.create_task(pool.run(job("spin", 20, seconds=1000), spent))
        while not any(ticket.begun and ticket.job.kind == "spin" for ticket in pool._busy):
            await asyncio.sleep(0.01)
        if end == "killed":
            os.kill(pid, signal.SIGKILL)
        else:
            asked.cancel()
        await asyncio.wait([asked])
        assert asked.cancelled() if end == "cancelled" else isinstance(asked.exception(), Refusal)
        assert 0 < spent.seconds <= time.monotonic() - begun

    in_pool(test)


def test_a_job_whose_workers_are_lost_again_and_again_is_given_up() -> None:
    async def test(pool: Pool) -> None:
        real = pool._started

        async def dying() -> Any:
            worker = await real()
            worker.kill()
            await worker.process.wait()
            return worker

        pool._started = dying  # type: ignore[method-assign]
        with pytest.raises(Unable) as error:
            await pool.run(job("add", 1, 1))
        assert refused("server-no-workers", error)

    in_pool(test)


def test_what_waits_is_bounded_and_told_how_long_to_wait() -> None:
    async def test() -> None:
        queue = Queue(Sizes(waiting=5, waiting_of_one=3))
        for customer in "aaabb":
            queue.put(Ticket(job("add", customer=customer), None))
        for customer in "ac":
            with pytest.raises(TooMany) as error:
                queue.put(Ticket(job("add", customer=customer), None))
            assert refused("server-busy", error) and error.value.phrase.values["seconds"] >= 1
        assert len(queue) == 5

    asyncio.run(test())


@pytest.mark.parametrize("asked", [Rank.QUICK, Rank.ASKED])
def test_a_stranger_waited_behind_the_short_jobs_of_many_attackers_bug(asked: Rank) -> None:
    """Customers took turns however much they had used, and what tables wait for went before what a person does: with
    a hundred attackers who ask again and again a stranger's record was shown after 9 s.
    """

    async def test() -> None:
        queue = Queue(Sizes(), Clock())
        for n in range(40):
            queue.put(Ticket(job("spin", customer=f"attacker {n}", rank=asked), None))
            queue.lately.spend(f"attacker {n}", 1.5)
        queue.put(Ticket(job("add", customer="stranger"), None))
        assert first(queue) == "stranger"

    asyncio.run(test())


def test_a_full_queue_refused_a_stranger_bug() -> None:
    """Of its places attackers had all; now whoever has used more makes room, and is told when to come again."""

    async def test() -> None:
        queue = Queue(Sizes(waiting=3), Clock())
        waiting = [Ticket(job("spin", customer=customer), None) for customer in "abc"]
        for ticket, used in zip(waiting, (1, 3, 2), strict=True):
            queue.put(ticket)
            queue.lately.spend(ticket.job.customer, used)
        queue.put(Ticket(job("add", customer="stranger"), None))
        assert [ticket.done.done() for ticket in waiting] == [False, True, False] and len(queue) == 3
        with pytest.raises(TooMany) as error:
            await waiting[1].done
        assert refused("server-busy", error)
        with pytest.raises(TooMany):
            queue.put(waiting[1])

    asyncio.run(test())


def test_what_a_customer_has_used_is_forgotten_little_by_little() -> None:
    clock = Clock()
    lately = Lately(clock)
    lately.spend("a", 4)
    clock.now = Lately.HALF
    assert (lately.used("a"), lately.used("b")) == (2, 0)
    lately.spend("a", 1)
    assert lately.used("a") == 3


def test_what_a_job_has_used_counts_against_its_customer_in_its_own_queue() -> None:
    async def test(pool: Pool) -> None:
        await pool.run(job("spin", 0.05, customer="a"))
        await pool.run(job("spin", 0.05, customer="b", long=True))
        while pool._busy:
            await asyncio.sleep(0)
        used = [[queue.lately.used(customer) > 0 for customer in "ab"] for queue in (pool._short, pool._long)]
        assert used == [[True, False], [False, True]]

    in_pool(test)


def test_the_lowest_rank_is_not_forgotten() -> None:
    async def test() -> None:
        queue = Queue(Sizes())
        for n in range(8):
            queue.put(Ticket(job("add", customer=str(n)), None))
        queue.put(Ticket(job("add", rank=Rank.BACKGROUND), None))
        taken = [ticket.job.rank for _ in range(4) if (ticket := queue.take())]
        assert Rank.BACKGROUND in taken

    asyncio.run(test())


def test_a_pool_that_is_shut_gives_up_everything_at_once() -> None:
    async def test(pool: Pool) -> None:
        await pool.run(job("add", 1, 1))
        jobs = [asyncio.create_task(pool.run(job("spin", 60, seconds=100))) for _ in range(4)]
        await asyncio.sleep(0.1)
        pids = pool.pids
        begun = time.monotonic()
        await pool.close()
        assert time.monotonic() - begun < 20
        for result in await asyncio.gather(*jobs, return_exceptions=True):
            assert isinstance(result, Unable) and result.phrase.id == "server-stopping"
        assert pids and not any(map(alive, pids))
        with pytest.raises(Unable):
            await pool.run(job("add", 1, 1))

    in_pool(test)


@pytest.mark.parametrize("how", ["no program", "no module"])
def test_a_pool_that_cannot_start_says_so(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "no program":
        monkeypatch.setattr(sys, "executable", "/nonexistent/python")

    async def test(pool: Pool) -> None:
        with pytest.raises(Unable) as error:
            await pool.run(job("add", 1, 1))
        assert refused("server-no-workers", error)

    in_pool(test, module="worker_jobs" if how == "no program" else "no_such_module")


ORPHAN = """
import asyncio
from demesne.server.sizes import Sizes
from demesne.server.workers import Job, Pool
async def main():
    pool = Pool(Sizes(workers=2), "worker_jobs")
    await pool.run(Job("add", (1, 1), "a", 10.0))
    busy = asyncio.create_task(pool.run(Job("spin", (60.0,), "a", 100.0)))
    await asyncio.sleep(0.2)
    print(*pool.pids, flush=True)
    await busy
asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="told of by the kernel on Linux; elsewhere the job ends first")
def test_a_server_that_is_killed_leaves_no_workers_behind() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen([sys.executable, "-c", ORPHAN], stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        pids = [int(pid) for pid in process.stdout.readline().split()]
        assert pids and all(map(alive, pids))
        process.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 30
    while any(map(alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(alive, pids))


def niceness_of_session(pid: int) -> int:
    """By which Linux shares the CPU among sessions, where it does."""
    try:
        return int(pathlib.Path(f"/proc/{pid}/autogroup").read_text().rpartition(" ")[2])
    except (OSError, ValueError):
        return NICE


@pytest.mark.skipif(sys.platform == "win32", reason="niceness of POSIX")
def test_workers_in_sessions_of_their_own_took_the_cpu_of_the_server_bug() -> None:
    async def test(pool: Pool) -> None:
        await pool.run(job("add", 1, 1))
        for pid in pool.pids:
            assert os.getsid(pid) == pid  # Ctrl-C does not reach it
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + NICE, 19)
            assert niceness_of_session(pid) == NICE

    in_pool(test)


# what the server's jobs do


def test_a_record_with_too_many_answers_is_not_replayed() -> None:
    head, _, _ = Game("First Game", seed=1).record().partition("\n\n")
    text = head + "\n\n" + "buy: -\n" * 20_001

    async def test(pool: Pool) -> None:
        with pytest.raises(Refusal, match="at most 20,000 answers, got 20,001"):
            await pool.run(job("replay", text))

    in_pool(test, module="demesne.server.jobs")


def room(level: str, ten: int = 0) -> Room:
    cards = random.Random(ten).sample(pool_of("base 2e"), 10)
    places = (Place("Anna", "guest"), Place("bot", "", level))
    return Room(cards, 2, places, Options())


def test_a_waiting_strong_list_holds_up_no_fair_answer() -> None:
    """The strong lists of other tables fill the pool; a fair bot needs none of it, and a strong one plays as a fair one."""

    async def test(pool: Pool) -> None:
        lists = BotLists(pool)
        for n in range(20):
            Bots(f"table {n}", lists).wake(room("strong", n))
        fair = await Bots("mine", lists).of("fair", room("fair", 21))
        strong = await Bots("other", lists).of("strong", room("strong", 22))
        assert pool.waiting > 5, "the pool still has much to do"
        assert (fair.strategy.name, strong.strategy.name) == ("fair", "fair")

    in_pool(test, module="demesne.server.jobs")


@pytest.mark.slow
def test_a_strong_list_is_made_by_a_worker_once_for_all_tables() -> None:
    async def test(pool: Pool) -> None:
        lists = BotLists(pool)
        wanted = room("strong")
        tasks = {lists.of("strong", wanted, n) for n in range(5)}
        assert len(tasks) == 1
        await asyncio.wait(tasks)
        bot = await Bots("table", lists).of("strong", wanted)
        assert bot.strategy.name == "strong"

    in_pool(test, module="demesne.server.jobs")


def test_without_workers_a_strong_bot_plays_on_by_its_first_impression(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")

    async def test(pool: Pool) -> None:
        bot = await Bots("table", BotLists(pool)).of("strong", room("strong"))
        assert bot.strategy.name == "fair"

    in_pool(test, module="demesne.server.jobs")


# budgets


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def budgets() -> tuple[Budgets, Clock]:
    clock = Clock()
    limits = Limits(cpu_of_guest=Rate(2, 0.5), cpu_of_address=Rate(5, 1), cpu_here=Rate(20, 1))
    return Budgets(limits, clock), clock


@pytest.mark.parametrize("end", ["done", "failed", "left"])
def test_work_in_a_thread_is_paid_for_however_it_ends(end: str) -> None:
    running, ready = threading.Event(), threading.Event()

    def work() -> str:
        running.set()
        begun = time.thread_time()
        while time.thread_time() - begun < 0.02:
            pass
        ready.wait()
        if end == "failed":
            raise Refusal("table-unknown")
        return "found"

    async def run() -> float:
        paid, _ = budgets()
        PAYER.set(Customer("10.0.0.7", "anna", paid))
        asked = asyncio.create_task(in_thread(work))
        while not running.is_set():
            await asyncio.sleep(0.001)
        if end == "left":
            asked.cancel()
        ready.set()
        await asyncio.wait([asked])
        assert (end == "left") == asked.cancelled() and (
            asked.cancelled() or (end == "failed") == bool(asked.exception())
        )
        await asyncio.get_running_loop().shutdown_default_executor()
        await asyncio.sleep(0)
        paid.charge(Customer("10.0.0.7", "anna"), 2)  # the whole account of a guest
        return paid.wait(Customer("10.0.0.7", "anna"))

    assert asyncio.run(run()) >= 0.02 / 0.5


def test_an_account_fills_with_time_and_may_go_below_zero() -> None:
    clock = Clock()
    accounts = Accounts(Rate(2, 0.5), clock)
    accounts.spend("a", 3)
    assert accounts.wait("a") == 2 and accounts.wait("b") == 0
    clock.now = 2
    assert accounts.wait("a") == 0
    clock.now = 1000
    accounts.spend("a", 3)
    assert accounts.wait("a") == 2, "no more than the burst is saved up"


def test_a_fresh_cookie_is_no_fresh_budget() -> None:
    paid, _ = budgets()
    accepted = 0
    for n in range(60):
        try:
            with paid.reserve(Customer("10.0.0.7", f"guest {n}"), 0.5) as spent:
                spent.seconds = 0.5
            accepted += 1
        except TooMany as refusal:
            assert refusal.phrase.id == "server-spent" and refusal.seconds > 0
    assert accepted == 11, "the address had 5 seconds, and a request is refused when nothing is left"
    paid.check(Customer("10.0.0.8", "guest 60"))


def test_guests_without_a_cookie_share_one_account_of_their_address() -> None:
    paid, _ = budgets()
    paid.charge(Customer("10.0.0.7", None), 3)
    with pytest.raises(TooMany):
        paid.check(Customer("10.0.0.7", None))
    paid.check(Customer("10.0.0.7", "somebody known"))


def test_a_network_of_many_neighbourhoods_took_all_sixty_four_places_bug() -> None:
    """A household has 256 networks of 64 bits: each was a customer of its own."""

    async def test() -> None:
        queue = Queue(Sizes())
        assert Sizes().waiting == 64
        waiting = 0
        for n in range(256):
            customer = Customer(neighbourhood(f"2001:db8:0:12{n:02x}::1"), f"guest {n}")
            with contextlib.suppress(TooMany):
                queue.put(Ticket(Job("analyse", (), customer.queue, 300.0, Rank.BACKGROUND, long=True), None))
                waiting += 1
        assert waiting == Sizes().waiting_of_one
        for other in ("2001:db8:0:1300::1", "192.0.2.7", "192.0.2.8"):
            customer = Customer(neighbourhood(other), "other")
            queue.put(Ticket(Job("analyse", (), customer.queue, 300.0, Rank.BACKGROUND, long=True), None))

    asyncio.run(test())


def test_many_at_once_are_not_all_let_in_before_one_is_charged() -> None:
    paid, _ = budgets()
    customer = Customer("10.0.0.7", "guest")
    with paid.reserve(customer, 1), paid.reserve(customer, 1), paid.reserve(customer, 1), pytest.raises(TooMany):
        paid.check(customer)
    paid.check(customer)  # none of it was needed


def test_this_machine_has_a_large_budget_but_it_has_an_end() -> None:
    paid, _ = budgets()
    paid.charge(Customer("", "guest"), 15)
    paid.check(Customer("", "other"))
    paid.charge(Customer("", None), 6)
    with pytest.raises(TooMany):
        paid.check(Customer("", "guest"))


@pytest.mark.slow
def test_only_the_steps_of_the_work_itself_are_charged() -> None:
    def busy(seconds: float) -> None:
        begun = time.thread_time()
        while time.thread_time() - begun < seconds:
            pass

    async def work() -> str:
        busy(0.05)
        await asyncio.sleep(0.2)  # others are busy meanwhile
        busy(0.05)
        return "done"

    async def others() -> None:
        for _ in range(10):
            busy(0.05)
            await asyncio.sleep(0)

    async def test() -> None:
        spent = Spent()
        done, _ = await asyncio.gather(Metered(work(), spent), others())
        assert done == "done" and 0.1 <= spent.seconds < 0.4

    asyncio.run(test())


def test_errors_and_cancelling_go_through_a_meter() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def catches() -> str:
        try:
            await asyncio.sleep(100)
        except asyncio.CancelledError:
            return "caught"
        return ""

    async def test() -> None:
        with pytest.raises(KeyError):
            await Metered(fails(), Spent())

        async def metered(work: Coroutine[Any, Any, str]) -> str:
            return await Metered(work, Spent())

        task = asyncio.create_task(metered(catches()))
        await asyncio.sleep(0)
        task.cancel()
        assert await task == "caught"

    asyncio.run(test())


def test_bodies_of_all_and_of_an_address_are_bounded() -> None:
    held = Held(Limits(bodies=100, bodies_of_address=60))
    held.take("a", 60)
    for address, size in (("a", 1), ("b", 41)):
        with pytest.raises(TooMany) as error:
            held.take(address, size)
        assert re.search(r"try again in \d+ s", str(error.value))
    held.take("b", 40)
    held.give_back("a", 60)
    held.take("c", 60)
