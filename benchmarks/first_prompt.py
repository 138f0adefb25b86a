"""From the command to the first prompt on a pseudo-terminal, wall time: the time a player waits. Target: 1 s, warm."""

from __future__ import annotations

import argparse
import os
import pathlib
import pty
import select
import statistics
import subprocess
import sys
import tempfile
import time

LEVELS = ("fair", "strong")
LANGUAGES = ("en", "hu", "ru", "pl", "is")
COMMAND = "import sys; from demesne.terminal.main import main; main(sys.argv[1:])"


def seconds(lang: str, level: str) -> float:
    with tempfile.TemporaryDirectory() as home:
        master, slave = pty.openpty()
        begun = time.perf_counter()
        words = ["play", "--terminal", "--lang", lang, "--bot", level, "--seed", "1"]
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *words],
            stdin=slave, stdout=slave, stderr=slave, env={**os.environ, "DEMESNE_HOME": home}, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        seen = b""
        while not seen.rstrip().endswith(b">"):
            select.select([master], [], [])
            seen += os.read(master, 65536)
        took = time.perf_counter() - begun
        process.kill()
        process.wait()
        os.close(master)
        return took


def main() -> None:
    parser = argparse.ArgumentParser(description="measure the time to the first prompt in the terminal")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    print(f"{'seconds to the first prompt':30}" + "".join(f"{level:>10}" for level in LEVELS))
    for lang in LANGUAGES:
        seconds(lang, LEVELS[0])  # warm the caches of the disk
        row = [statistics.median(seconds(lang, level) for _ in range(rounds)) for level in LEVELS]
        print(f"{lang:30}" + "".join(f"{s:10.2f}" for s in row))
    print(f"python {pathlib.Path(sys.executable).name}, medians of {rounds}")


if __name__ == "__main__":
    main()
