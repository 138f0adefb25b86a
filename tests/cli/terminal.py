"""A real terminal for the tests: the command runs on a pseudo-terminal, keys are sent, the screen is read."""

from __future__ import annotations

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pyte

from demesne.languages import language

COMMAND = "import sys; from demesne.terminal.main import main; main(sys.argv[1:])"
PATIENCE = 120.0
QUIET = 0.03  # after this long without output, the program is taken to be waiting
PLAYERS_OF = ("ask-action", "ask-treasure", "ask-buy")


class Terminal:
    """One run of `demesne` on a pseudo-terminal of a given size."""

    def __init__(
        self, *arguments: str, home: pathlib.Path, rows: int = 40, columns: int = 80, **environment: str
    ) -> None:
        self.screen = pyte.HistoryScreen(columns, rows, history=10_000, ratio=0.5)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.typed = 0  # how many bytes there were when the last line was typed
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {**os.environ, "TERM": "xterm", "DEMESNE_HOME": str(home), "PYTHONIOENCODING": "utf-8", **environment}
        for name in ("DEMESNE_LANG", "NO_COLOR", "COLUMNS", "LINES"):
            env.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
        )
        os.close(slave)
        self.master = master

    def read(self) -> bool:
        """Read available output; returns whether there was any."""
        ready, _, _ = select.select([self.master], [], [], QUIET)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += data
        self.stream.feed(data)
        return bool(data)

    def wait(self) -> str:
        """Wait until the program asks (its last line ends with >) or has ended; returns the screen."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if not self.read():
                if self.ended():
                    while self.read():
                        pass
                    return self.text()
                if self.asks():
                    return self.text()
        raise AssertionError(f"nothing was asked for {PATIENCE} s:\n{self.text()}")

    def asks(self) -> bool:
        row = self.screen.buffer[self.screen.cursor.y]
        before = "".join(row[x].data for x in range(self.screen.cursor.x)).rstrip()
        return before.endswith(">")

    def ended(self) -> bool:
        return self.process.poll() is not None

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    def drawn_anew(self) -> bool:
        return b"\x1b[2J" in self.raw[self.typed :]

    def type(self, line: str) -> str:
        """Type a line and wait for what comes of it."""
        self.typed = len(self.raw)
        os.write(self.master, f"{line}\r".encode())
        until = time.monotonic() + PATIENCE
        while b"\n" not in self.raw[self.typed :] and not self.ended() and time.monotonic() < until:
            self.read()  # until then the prompt on the screen is that of the line before
        return self.wait()

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> int:
        """Wait for the end; the exit code."""
        code = self.process.wait(timeout=PATIENCE)
        os.close(self.master)
        return code


TRIES = ("1", "1 2", "1 1", "1 2 3", "1 1 2", "1 2 2", "1 1 1", "1 2 3 4", "1 1 2 3", "1 2 3 4 5", "a", "n", "0")


class Policy:
    """A simple player who reads the screen: all Treasures, the best pile, else the first options that are accepted."""

    def __init__(self, lang: str) -> None:
        say = language(lang)
        self.asks = {id: capital(say(id)) for id in PLAYERS_OF}
        self.wanted = [say.name(card) for card in ("Province", "Gold", "Duchy", "Silver")]
        self.tries = list(TRIES)

    def line(self, terminal: Terminal) -> str:
        """What to type now; if the table was not redrawn, the last line was not accepted."""
        screen = terminal.text()
        if any(row.startswith(self.asks["ask-treasure"]) for row in screen.splitlines()):
            return "t"
        if any(row.startswith(self.asks["ask-buy"]) for row in screen.splitlines()):
            return self._buy(screen)
        if terminal.drawn_anew():
            self.tries = list(TRIES)
        return self.tries.pop(0)

    def _buy(self, screen: str) -> str:
        for name in self.wanted:
            if re.search(rf"(?:^|│) *\d+ +\(\d+\) {re.escape(name)} ", screen, re.MULTILINE):
                return name
        return ""


def play_on(terminal: Terminal, lang: str, most: int = 2000) -> int:
    """Play until the end or the limit of lines; returns how many were typed."""
    policy = Policy(lang)
    for n in range(most):
        if terminal.ended():
            return n
        terminal.type(policy.line(terminal))
    return most


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
