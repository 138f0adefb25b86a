"""Random play on the compiled kernel, for a number of minutes or games; made for the sanitizer build of `make fuzz`.

One rule: a run is its seed. Game n of seed s is the same game wherever it runs; `--seed s --from n --games 1` plays
it alone. A second process does the playing and keeps a journal, because a sanitizer ends its process at once: the
first one then reports which game it was and what was done in it.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import tempfile
import time
import traceback
from random import Random

from invariants import Broken
from session import Session, Tally
from simulation import simulate

from demesne import kernel

EVERY = 30  # seconds between lines of progress
ON_PLAIN = 100  # one game in this many is replayed on the plain kernel
CLEAN, FAILED, REFUSED, INTERRUPTED = 0, 1, 2, 130
TOLD = 3  # the playing process failed and has said how; a sanitizer ends it with 1


def main() -> int:
    parser = argparse.ArgumentParser(description="random play on the compiled kernel")
    parser.add_argument("--minutes", type=float, help="stop after so many minutes (5 if --games is not given)")
    parser.add_argument("--games", type=int, help="stop after so many games")
    parser.add_argument("--seed", type=int, help="repeat a run (default: a fresh seed, which is printed)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first game")
    parser.add_argument("--own-cards", action="store_true", help="with random own cards in every game")
    parser.add_argument("--journal", help=argparse.SUPPRESS)  # this is the process that plays
    given = parser.parse_args()
    if kernel.chosen() != "compiled":
        print("fuzz: expected the compiled kernel, which is not there (or DEMESNE_PLAIN is set)", file=sys.stderr)
        return REFUSED
    if given.minutes is None and given.games is None:
        given.minutes = 5
    if given.seed is None:
        given.seed = secrets.randbelow(2**32)
    return play(given) if given.journal else watch(given)


def watch(given: argparse.Namespace) -> int:
    """Let another process play; if it dies, print its journal."""
    with tempfile.TemporaryDirectory() as folder:
        journal = os.path.join(folder, "journal")
        command = [sys.executable, os.path.abspath(__file__), "--journal", journal]
        command += ["--seed", str(given.seed), "--from", str(given.first)]
        if given.own_cards:
            command.append("--own-cards")
        for option in ("minutes", "games"):
            if getattr(given, option) is not None:
                command += [f"--{option}", str(getattr(given, option))]
        child = subprocess.Popen(command)
        while True:
            try:
                code = child.wait()
                break
            except KeyboardInterrupt:
                continue  # it went to the other process too, which sums up and ends
        if code in (CLEAN, REFUSED, INTERRUPTED):
            return code
        if code != TOLD and os.path.exists(journal):
            print(f"fuzz: the process that played ended with {code}; what it did in its last game:")
            with open(journal, encoding="utf-8", errors="replace") as file:
                print(file.read(), flush=True)
        return FAILED


class Journal:
    """What is done in the current game, on disk before it is done."""

    def __init__(self, path: str) -> None:
        self.file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)

    def begin(self, line: str) -> None:
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        self.note(line)

    def note(self, line: str) -> None:
        os.write(self.file, line.encode("utf-8", "backslashreplace") + b"\n")


def play(given: argparse.Namespace) -> int:
    tally = Tally()
    journal = Journal(given.journal)
    began = told = time.monotonic()
    end = began + 60 * given.minutes if given.minutes is not None else float("inf")
    last = given.first + given.games if given.games is not None else None
    number = given.first
    print(f"fuzz: seed {given.seed}", flush=True)
    try:
        while number != last and time.monotonic() < end:
            repeat = f"--seed {given.seed} --from {number} --games 1" + " --own-cards" * given.own_cards
            journal.begin(f"game {number}, repeat with: {repeat}")
            rng = Random(f"{given.seed} {number}")
            session = Session(rng, tally, journal.note, number % ON_PLAIN == 0, given.own_cards)
            try:
                session.play()
                if not given.own_cards:
                    simulate(rng, tally, journal.note, number % ON_PLAIN == 0)
            except Exception as error:
                tell(session, error, number, repeat)
                return TOLD
            number += 1
            if time.monotonic() - told >= EVERY:
                told = time.monotonic()
                print(f"fuzz: {told - began:.0f} s: {line(tally)}", flush=True)
    except KeyboardInterrupt:
        print(f"fuzz: {line(tally)}, seed {given.seed}, interrupted", flush=True)
        return INTERRUPTED
    print(f"fuzz: {line(tally)}, seed {given.seed}, clean", flush=True)
    return CLEAN


def line(tally: Tally) -> str:
    counts = {
        "games": tally.games,
        "of them to their end": tally.finished,
        "picks": tally.picks,
        "decisions": tally.decisions,
        "illegal answers tried": tally.illegal,
        "answers taken back": tally.full,
        "clones": tally.clones,
        "resamples": tally.resamples,
        "records": tally.records,
        "on the plain kernel": tally.on_plain,
        "simulated": tally.simulated,
    }
    return ", ".join(f"{n:,} {name}" for name, n in counts.items())


def tell(session: Session, error: Exception, number: int, repeat: str) -> None:
    """The failure, the game's record and how to see it again."""
    if not isinstance(error, Broken):
        traceback.print_exception(error, file=sys.stdout)
    print(f"fuzz: game {number} failed: {error}")
    if session.game is not None:
        try:
            print(session.game.record())
        except Exception as second:
            print(f"(its record cannot be written: {second!r}; its log: {session.game._entries()})")
        print(f"picks since: {session.game._walk}")
    print(f"repeat with: {repeat}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
