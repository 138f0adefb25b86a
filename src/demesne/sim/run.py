"""Playing a match: batches in seed order, until there are enough games or the error is small enough."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

from demesne import kernel
from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, Refusal, either

from .engines import Engine, Games, Job, Pending, cores, local
from .match import Match
from .result import MOST_FAILURES, Failure, Result

BATCH = 1000  # games between two checks of the error: fixed, so that a result does not depend on the number of jobs
MOST_GAMES = 1_000_000_000
FEW = 10  # seeds per batch of slow games, so that an interruption loses little
MOST_JOBS = 1024
GAMES = 10_000  # the default
SHORT = 10_000  # games that one thread of the compiled kernel plays in some hundredths of a second
UNTIL_MOST = 10_000_000  # games when only the error is given
LONGEST = 86_400  # seconds for one answer of a bot
ENGINES = ("local", "ray")

Progress = Callable[[int, int], None]  # games so far, games in all


def seeds_for(games: int, seats: int) -> int:
    """Every seed is played once per rotation of the seats; the number of games is rounded up."""
    return -(-games // seats)


def check_run(games: int, until: float | None = None, jobs: int | None = None, timeout: float | None = None) -> None:
    """Refuse in one line what cannot be played."""
    if isinstance(games, bool) or not isinstance(games, int):
        raise Refusal("error-in", where="games", error=Phrase("error-whole", {"got": short(games)}))
    if not 1 <= games <= MOST_GAMES:
        raise Refusal("error-range", where="games", least=1, most=MOST_GAMES, got=short(games))
    if until is not None and not (isinstance(until, (int, float)) and 0 < until < 0.5):
        raise Refusal("error-until", got=short(until))
    if jobs is not None and (not isinstance(jobs, int) or not 1 <= jobs <= MOST_JOBS):
        raise Refusal("error-range", where="jobs", least=1, most=MOST_JOBS, got=short(jobs))
    if timeout is not None and not (isinstance(timeout, (int, float)) and 0 < timeout <= LONGEST):
        raise Refusal("error-bot-timeout", most=LONGEST, got=short(timeout))


def check_engine(name: str) -> None:
    if name not in ENGINES:
        near = nearest(str(name), ENGINES)
        raise Refusal("error-value", where="engine", expected=either(ENGINES), got=short(name), near=near)


def engine_of(name: str, job: Job, jobs: int | None, otherwise: int) -> Engine:
    """The engine of that name; `otherwise` is how many jobs it runs where the number is left open."""
    check_engine(name)
    if name == "ray":
        from .cluster import Cluster

        return Cluster(job, jobs or 0)
    return local(job, jobs or otherwise)


def jobs_for(match: Match, games: int) -> int:
    """All cores; one for a short run, which is over before more threads have paid for their start."""
    short = games <= SHORT and kernel.chosen() == "compiled" and not match.has_bots
    return 1 if short else cores()


def run(
    match: Match,
    games: int,
    *,
    until: float | None = None,
    jobs: int | None = None,
    engine: str = "local",
    details: bool = False,
    timeout: float | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play; Ctrl-C ends the run and returns what is known so far."""
    check_run(games, until, jobs, timeout)
    total = seeds_for(games, match.seats)
    step = seeds_for(BATCH, match.seats)
    few = step if kernel.chosen() == "compiled" and not match.has_bots else FEW
    begun = time.perf_counter()
    playing = engine_of(engine, Games(match, details, timeout), jobs, jobs_for(match, games))
    collected = _Collected(match)
    waiting: deque[tuple[int, Pending]] = deque()
    ahead = 0
    interrupted = False
    try:
        while collected.seeds < total:
            while ahead < total and len(waiting) < 4 * playing.workers:
                n = min(few, step - ahead % step, total - ahead)
                waiting.append((n, playing.submit(ahead, n)))
                ahead += n
            n, pending = waiting.popleft()
            collected.add(n, pending.result())
            if progress:
                progress(collected.seeds * match.seats, total * match.seats)
            if until is not None and collected.seeds % step == 0 and collected.result().error() <= until:
                break
    except KeyboardInterrupt:
        interrupted = True
    finally:
        for _, pending in waiting:
            pending.cancel()
        playing.close()
    return collected.result(time.perf_counter() - begun, interrupted)


class _Collected:
    """Batches added up in seed order."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.module = kernel.kernels()[kernel.chosen()]
        self.tally: Any = self.module.Tally()
        self.part: Any = self.module.Tally()
        self.seeds = 0
        self.cpu = 0.0
        self.failures: list[Failure] = []

    def add(self, seeds: int, batch: Any) -> None:
        self.part.load(batch.tally)
        self.tally.add(self.part)
        self.seeds += seeds
        self.cpu += batch.cpu_seconds
        self.failures += batch.failures[: MOST_FAILURES - len(self.failures)]

    def result(self, seconds: float = 0.0, interrupted: bool = False) -> Result:
        return Result(
            self.match, self.tally, self.seeds, 0, seconds, self.cpu, interrupted, tuple(self.failures), kernel.chosen()
        )
