"""Evaluate the package's own agents by the protocol: 1,000 seeds for each opponent, from both seats.

    python benchmarks/research/baselines.py                       all tasks and agents
    python benchmarks/research/baselines.py T1 T5 --agents ppo cloned --opponents big-money fair --seeds 100
    demesne research table benchmarks/research/*.json* --markdown

Whole results are kept in build/research. Results without most of the picks, which are too large for a repository, are
written here, compressed; they have every game's outcome, and the picks of the first seeds. Ctrl-C stops a run, the
same command goes on with it.

Games are kept as long as they come out the same. After a change of the program every game is replayed, and those in
which an opponent now plays differently are played again. The agent is asked again in some games, one in every
kingdom: when one of its picks differs, so that it has other weights or another list, all its games are played again.
"""

from __future__ import annotations

import argparse
import lzma
import pathlib

from demesne.refusal import Refusal
from demesne.research.evaluation import Due, Hall, begin, evaluate, replay
from demesne.research.results import Result, read
from demesne.research.tasks import LADDER, SEEDS, TASKS

HERE = pathlib.Path(__file__).resolve().parent
WHOLE = HERE.parents[1] / "build" / "research"
PLAYED = ("T1", "T2", "T3", "T5")
AGENTS = ("random", "big-money", "novice", "gentle", "fair", "strong", "cloned", "ppo", "search-200")
REPLAYABLE = 10  # seeds whose picks are kept in the repository
ASKED_AGAIN = 10  # seeds at least; one for each kingdom where there are more


def still_true(before: Result, fresh: Result, hall: Hall) -> None:
    """Move the games that would come out the same from a result to a fresh one."""
    kept = before.games
    if before.about() != fresh.about():
        kept = [row for number, row in enumerate(kept) if holds(before, number, hall)]
    seeds = max(ASKED_AGAIN, len(hall.split.test))
    picks = {row[:5]: row.picks for row in kept}

    def again(due: Due) -> bool:
        where = (due.variant.name, due.opponent, due.seed, hall.kingdom(due.seed), due.seat)
        return due.opponent == LADDER[0] and due.seat == 0 and due.seed < seeds and where in picks

    asked = evaluate(begin(fresh.task, fresh.agent, before.seeds[""]), wanted=again)
    if any(row.lost == "time" for row in asked.games):
        raise SystemExit("the machine is too busy: an agent was out of time")
    if all(row.picks == picks[row[:5]] for row in asked.games):
        fresh.games, fresh.cpu = kept, before.cpu
    print(f"{fresh.task} {fresh.agent}: {len(fresh.games):,} of {len(before.games):,} games kept", flush=True)


def holds(result: Result, number: int, hall: Hall) -> bool:
    try:
        replay(result, number, hall)
    except Refusal:
        return False
    return True


def played(task: str, agent: str, seeds: int, opponents: list[str]) -> Result:
    """All games of the protocol, or those with some opponents: what is there already, and the rest."""
    whole = WHOLE / f"{task}-{agent}.json"
    before = read(whole) if whole.exists() else None
    fresh = begin(task, agent, max(seeds, before.seeds[""]) if before else seeds)
    if before:
        still_true(before, fresh, Hall(TASKS[task], TASKS[task].split()))

    def keep(result: Result) -> None:
        written = whole.with_suffix(".part")
        written.write_text(result.dumps(), encoding="utf-8")
        written.replace(whole)

    return evaluate(fresh, keep=keep, wanted=lambda due: due.opponent in opponents and due.seed < seeds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tasks", nargs="*", metavar="task", help=f"default: {' '.join(PLAYED)}")
    parser.add_argument("--agents", nargs="+", default=AGENTS, metavar="agent", help=f"default: {' '.join(AGENTS)}")
    parser.add_argument("--opponents", nargs="+", choices=LADDER, default=LADDER, help="only these; default: all")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="for each opponent")
    given = parser.parse_args()
    tasks = given.tasks or list(PLAYED)
    WHOLE.mkdir(parents=True, exist_ok=True)
    for agent in given.agents:
        for task in tasks:
            result = played(task, agent, given.seeds, given.opponents)
            cpu = {name: round(seconds) for name, seconds in result.cpu.items()}
            print(task, agent, f"{len(result.games):,} games", cpu, flush=True)
            if not result.stopped:
                short = HERE / f"{task}-{agent}.json.xz"
                short.write_bytes(lzma.compress(result.shortened(REPLAYABLE).dumps().encode(), preset=9))
                short.with_suffix("").unlink(missing_ok=True)  # a result with few seeds
            elif sum(row.opponent in given.opponents for row in result.games) < 2 * given.seeds * len(given.opponents):
                return  # Ctrl-C, or an agent that fails


if __name__ == "__main__":
    main()
