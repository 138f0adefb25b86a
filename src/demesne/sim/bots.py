"""Python bots at a simulated table: `choose(view, decision)` returns the picks, in a process of its own if needed."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import pathlib
import signal
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from demesne.notation.names import nearest, short
from demesne.refusal import Refusal

LOOK = 0.25  # seconds between two checks whether anybody is still waiting

Choose = Callable[[dict[str, Any], dict[str, Any]], Sequence[str]]


@dataclass(frozen=True)
class PythonBot:
    """A bot by its location (a file, or module:function), or a function of this process."""

    name: str
    spec: str = ""
    function: Choose | None = field(default=None, compare=False)

    def choose(self) -> Choose:
        return self.function or find(self.spec)


def find(spec: str) -> Choose:
    """The bot of a file such as bot.py, or of module:function."""
    where, _, name = (spec, "", "choose") if spec.endswith(".py") else spec.partition(":")
    name = name or "choose"
    try:
        with contextlib.redirect_stdout(sys.stderr):
            module = _file(spec) if spec.endswith(".py") else _module(where)
    except (Exception, SystemExit) as error:
        if spec.endswith(".py"):
            raise Refusal("error-bot-file", where=spec, why=raised(error)) from None
        raise Refusal("error-bot-module", where=spec, why=raised(error)) from None
    found = getattr(module, name, None)
    if not callable(found):
        raise Refusal("error-bot-function", where=spec, name=name, near=nearest(name, dir(module)))
    choose: Choose = found
    return choose


def _file(spec: str) -> ModuleType:
    path = pathlib.Path(spec)
    description = importlib.util.spec_from_file_location(f"demesne_bot_{path.stem}", path)
    assert description is not None and description.loader is not None  # for names that end with .py
    _look_in(str(path.resolve().parent))
    module = importlib.util.module_from_spec(description)
    sys.modules[description.name] = module
    description.loader.exec_module(module)
    return module


def _module(where: str) -> ModuleType:
    _look_in(os.getcwd())
    return importlib.import_module(where)


def _look_in(folder: str) -> None:
    """A bot can import modules from its own folder, and a module in the current folder can be a bot."""
    if folder not in sys.path:
        sys.path.append(folder)


class BotError(Refusal):
    """What a bot did wrong, in one line."""


def raised(error: BaseException) -> BotError:
    """What a bot's own code has raised."""
    said = error.phrase if isinstance(error, Refusal) else " ".join(str(error).split())
    return BotError("error-bot-raised", kind=type(error).__name__, error=said)


class Stopped(Exception):
    """Nobody is waiting for these games any more."""


class Inside:
    """A bot in this process. Output of a bot from a file goes to standard error: standard output is for the result."""

    def __init__(self, bot: PythonBot) -> None:
        self.function = bot.choose()
        self.printing = contextlib.nullcontext if bot.function else _to_stderr

    def ask(self, view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
        try:
            with self.printing():
                return _picks(self.function(view, decision))
        except BotError:
            raise
        except (Exception, SystemExit) as error:
            raise raised(error) from None

    def close(self) -> None:
        pass


class BotProcess:
    """A bot in a process of its own, which is killed when it takes too long."""

    def __init__(self, bot: PythonBot, seconds: float, stopped: Callable[[], bool] = lambda: False) -> None:
        self.bot = bot
        self.seconds = seconds
        self.stopped = stopped
        self.process: Any = None
        self.begin()

    def begin(self) -> None:
        import multiprocessing  # takes a while to load

        context: Any = multiprocessing.get_context("fork" if self.bot.function else "spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(self.bot, theirs), daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(60 + self.seconds):
            self.close()
            raise BotError("error-bot-start")
        try:
            self._receive()
        except BotError:
            self.close()
            raise

    def _receive(self) -> Any:
        try:
            good, value = self.pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise BotError("error-bot-ended") from None
        if not good:
            raise value
        return value

    def ask(self, view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
        if self.process is None:
            self.begin()
        try:
            self.pipe.send((view, decision))
            answered = self._wait()
        except (BrokenPipeError, ConnectionError):
            answered = True
        if not answered:
            self.close()
            raise BotError("error-bot-silent", seconds=self.seconds)
        return _picks(self._receive())

    def _wait(self) -> bool:
        latest = time.monotonic() + self.seconds
        while not self.pipe.poll(max(min(LOOK, latest - time.monotonic()), 0)):
            if self.stopped():
                self.close()
                raise Stopped
            if time.monotonic() >= latest:
                return False
        return True

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
            self.process = None


def _to_stderr() -> contextlib.AbstractContextManager[Any]:
    return contextlib.redirect_stdout(sys.stderr)


def _serve(bot: PythonBot, pipe: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles it
    try:
        inside = Inside(bot)
    except Exception as error:
        pipe.send((False, raised(error)))
        return
    pipe.send((True, None))
    while True:
        try:
            view, decision = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((True, inside.ask(view, decision)))
        except BotError as error:
            pipe.send((False, error))


def _picks(given: Any) -> list[str]:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise BotError("error-bot-picks", got=short(given))
    return list(given)
