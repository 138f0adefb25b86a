"""An agent in a process of its own: asked through a pipe, killed when it takes too long.

The referee's side is `Child`, the agent's side `serve`. What crosses the pipe is what the seat may know. An error of
the agent, the end of its process and a silence all become a `Lost`: the game is lost, and the next one
starts a new process if that is needed.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from typing import Any, NamedTuple

from demesne.cards import register
from demesne.game import Game
from demesne.game.known import from_known, known_to
from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, Refusal
from demesne.sim.bots import find

from .agents import Asked, Seen, Setup
from .generator import read_all
from .names import BASELINES, full_name
from .spec import Board, Spec

START = 120.0  # seconds to start a process and load the agent
READY = 300.0  # to get ready for a game: `begin`


class Limits(NamedTuple):
    """Seconds by the clock after which an agent is killed."""

    decision: float = 10.0
    game: float = 600.0


class Lost(Exception):
    """Why an agent has lost a game without finishing it: "error", "ended", "illegal", "time" or "budget"."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail.encode(errors="replace").decode()  # so that it can be written


@dataclass(frozen=True)
class Begin:
    """What a game is, for the agent's process."""

    setup: str  # the key of a setup that it was given
    kingdom: tuple[str, ...]
    seat: int
    seed: int


class Child:
    """The agent of one evaluation; its process is started when it is needed."""

    def __init__(self, agent: str, setups: dict[str, Setup], cards: str = "", limits: Limits | None = None) -> None:
        self.agent, self.limits, self.cards = agent, limits or Limits(), cards
        self.setups = setups
        self.cpu = 0.0  # seconds, as its processes report them
        self._process: Any = None
        self._pipe: Any = None
        self._latest = 0.0

    def start(self) -> None:
        """Start the process; refused when there is no such agent."""
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        plain = {key: (s.task, s.spec.given, s.seconds) for key, s in self.setups.items()}
        arguments = (self.agent, plain, self.cards, theirs)
        process = context.Process(target=serve, args=arguments, daemon=True)
        process.start()
        self._process = process
        theirs.close()
        try:
            said, value = self._receive(time.monotonic() + START)
        except Lost as lost:
            why = Phrase("error-bot-start") if lost.reason == "time" else Phrase("error-bot-ended")
            raise Refusal("error-research-agent-start", agent=self.agent, why=why) from None
        if said == "refused":
            self.close()
            raise value

    def begin(self, setup: str, kingdom: tuple[str, ...], seat: int, seed: int) -> None:
        """A game begins."""
        if self._process is None:
            self.start()
        self._send("begin", Begin(setup, kingdom, seat, seed))
        self.cpu += self._answer(None, seat, time.monotonic() + READY)
        self._latest = time.monotonic() + self.limits.game

    def act(self, game: Game, seat: int, asked: Asked) -> tuple[int, float]:
        """The pick of the agent and the CPU seconds that it took."""
        self._send("act", asked)
        latest = min(time.monotonic() + self.limits.decision, self._latest)
        action, seconds = self._answer(game, seat, latest)
        self.cpu += seconds
        if isinstance(action, bool) or not isinstance(action, int):
            raise Lost("illegal", f"expected the number of an action, got {action}")
        return action, seconds

    def _answer(self, game: Game | None, seat: int, latest: float) -> Any:
        """What the agent answers; on the way it may ask for the history and for copies that are fair."""
        while True:
            said, value = self._receive(latest)
            if said == "done":
                return value
            if said == "failed":
                raise Lost("error", value)
            try:
                self._send("given", self._asked_for(said, value, game, seat))
            except Refusal as refusal:
                self._send("refused", refusal.phrase)  # an error of the agent

    def _asked_for(self, what: str, value: Any, game: Game | None, seat: int) -> Any:
        if game is None:
            return None
        if what == "resample":
            return known_to(game, seat, value)
        text, rows = game.information_state(seat)
        return text, bytes(rows)

    def _send(self, *message: Any) -> None:
        try:
            self._pipe.send(message)
        except (OSError, ValueError):
            self.close()
            raise Lost("ended", "its process ended") from None

    def _receive(self, latest: float) -> Any:
        try:
            if not self._pipe.poll(max(latest - time.monotonic(), 0)):
                self.close()
                raise Lost("time", "no answer in time")
            return self._pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise Lost("ended", "its process ended") from None

    def close(self) -> None:
        """End the process at once."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None


# the agent's side


def serve(name: str, setups: dict[str, tuple[str, dict[str, Any], float | None]], cards: str, pipe: Any) -> None:
    """Make the agent and let it answer until the referee goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the referee is interrupted, and ends this process
    sys.stdout = sys.stderr  # standard output is for the result
    with contextlib.suppress(OSError):
        os.dup2(2, 1)  # for what is not written by Python
    end_with_the_referee()
    try:
        if cards:
            register(read_all(cards, "cards"))
        known = {key: Setup(task, Spec(**given), seconds) for key, (task, given, seconds) in setups.items()}
        desk = Desk(name, known, pipe)
    except Refusal as refusal:
        pipe.send(("refused", Refusal.of(refusal.phrase)))
        return
    pipe.send(("ready", None))
    jobs: dict[str, Callable[[Any], Any]] = {"begin": desk.begin, "act": desk.act}
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionError):
        while True:
            what, value = pipe.recv()
            try:
                answer = jobs[what](value)
            except (EOFError, BrokenPipeError, ConnectionError):
                raise
            except (Exception, SystemExit) as error:
                pipe.send(("failed", f"{type(error).__name__}: {' '.join(str(error).split())}"[:200]))
            else:
                pipe.send(("done", answer))


def end_with_the_referee() -> None:
    """Where the system can do it: this process is killed when the referee ends in any way."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def made_by(name: str) -> Callable[[Setup], Any]:
    """The class or function of `module:name`."""
    name = full_name(name)
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise Refusal("error-research-agent", known=list(BASELINES), got=short(name), near=nearest(name, BASELINES))
    try:
        found: Any = find(name)
    except Refusal as refusal:
        if refusal.phrase.id == "error-bot-function":
            raise Refusal("error-research-agent-name", where=short(name), name=attribute) from None
        raise
    return found  # type: ignore[no-any-return]


class Desk:
    """The agents of a process, one for every setup, and the game that goes on."""

    def __init__(self, name: str, setups: dict[str, Setup], pipe: Any) -> None:
        self.make = made_by(name)
        self.setups, self.pipe = setups, pipe
        self.agents: dict[str, Any] = {}
        self.boards: dict[tuple[str, tuple[str, ...]], Any] = {}
        self.now: tuple[Any, Setup, Any, int, int] | None = None

    def begin(self, game: Begin) -> float:
        """Get the agent ready; the CPU seconds that it took."""
        before = time.process_time()
        setup = self.setups[game.setup]
        if game.setup not in self.agents:
            self.agents[game.setup] = self.make(setup)
        agent = self.agents[game.setup]
        where = game.setup, game.kingdom
        if where not in self.boards:
            self.boards[where] = Board(setup.spec, list(game.kingdom))
        self.now = agent, setup, self.boards[where], game.seat, game.seed
        if hasattr(agent, "begin"):
            agent.begin(Seen(setup, self.boards[where], game.seat, game.seed, self.ask))
        return time.process_time() - before

    def act(self, asked: Asked) -> tuple[Any, float]:
        assert self.now is not None
        agent, setup, board, seat, seed = self.now
        before = time.process_time()
        seen = Seen(setup, board, seat, seed, self.ask, asked)
        action = agent.act(seen) if hasattr(agent, "act") else agent(seen)
        try:
            action = index(action)  # numpy's whole numbers, too
        except TypeError:
            action = short(action)
        return action, time.process_time() - before

    def ask(self, what: str, value: Any = None) -> Any:
        self.pipe.send((what, value))
        said, given = self.pipe.recv()
        if said == "refused":
            raise Refusal.of(given)
        if given is None:
            raise RuntimeError("nothing is asked yet: use act(seen)")
        return from_known(given) if what == "resample" else given
