"""What is measured, on either kernel: random play, answers by name, clones, resamples, views, replays, whole games."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from timing import Work

from demesne import Decision, Game, kernel
from demesne.kernel import const as k
from demesne.sim.bench import MATCH_UPS, match_up
from demesne.sim.match import Table

SETS = ("First Game", "Big Money", "Size Distortion", "Deck Top", "Victory Dance")
SEEDS = range(1, 9)
BIG_MONEY = (("Province", 8), ("Gold", 6), ("Silver", 3))


@dataclass(frozen=True)
class Measure:
    key: str
    title: str
    unit: str  # "/s", "us" or "ms"
    prepare: Callable[[], Work]
    target: float | None = None  # for the compiled kernel, one core

    def figure(self, seconds: float) -> float:
        return 1 / seconds if self.unit == "/s" else seconds * {"us": 1e6, "ms": 1e3}[self.unit]

    def meets(self, figure: float) -> bool | None:
        if self.target is None:
            return None
        return figure >= self.target if self.unit == "/s" else figure <= self.target


def use(which: str) -> None:
    """Games begun from now on run on this kernel."""
    os.environ["DEMESNE_PLAIN"] = "1" if which == "plain" else "0"


# ways to play


def started() -> list[Game]:
    return [Game(name, players=2, seed=i) for i, name in enumerate(SETS)]


def answer_by_name(game: Game, d: Decision, chance: Callable[[], float]) -> None:
    """All Treasures; one option where one is enough, otherwise as few as allowed."""
    if d.kind == "treasure":
        game.answer(*d.options)
    elif d.least <= 1:
        game.answer(d.options[int(chance() * len(d.options))])
    else:
        game.answer(*d.options[: d.least])


def finished() -> Game:
    """A game with Actions in it: Provinces and Golds first, else any kingdom card."""
    game = Game("First Game", players=2, seed=1)
    chance = Random(1).random
    while (d := game.decision) is not None:
        wanted = [card for card in ("Province", "Gold") if card in d.options]
        if d.kind == "buy" and not wanted:
            wanted = [card for card in d.options if card in game.kingdom] or ["Silver"] * ("Silver" in d.options)
            game.answer(*wanted[:1] if chance() < 0.5 else wanted[-1:])
        elif d.kind == "buy":
            game.answer(wanted[0])
        else:
            answer_by_name(game, d, chance)
    return game


def middle() -> Game:
    """That game halfway through, at a decision of an Action phase."""
    game = finished()
    at = len(game.answers) // 2
    while True:
        half = game.at(at)
        if half.decision is not None and half.decision.kind == "action":
            return half
        at += 1


# the measurements


def played(begun: Callable[[Game], Any], play: Callable[[Any, Callable[[], float]], int]) -> Work:
    """Games from the starts to the end, by chance; `play` returns how many picks or answers it took."""
    games = started()

    def work() -> int:
        chance = Random(1).random
        return sum(play(begun(start), chance) for start in games)

    return work


def picks() -> Work:
    def play(game: Game, chance: Callable[[], float]) -> int:
        n = 0
        while legal := game.legal_actions():
            game.apply(legal[int(chance() * len(legal))])
            n += 1
        return n

    return played(Game.clone, play)


def kernel_picks() -> Work:
    """The same on the kernel's state: no names, no log."""

    def play(state: Any, chance: Callable[[], float]) -> int:
        n = 0
        while legal := state.legal_actions():
            state.pick_action(legal[int(chance() * len(legal))])
            n += 1
        return n

    return played(lambda game: game.inner.state(), play)


def decisions() -> Work:
    def play(game: Game, chance: Callable[[], float]) -> int:
        n = 0
        while (d := game.decision) is not None:
            answer_by_name(game, d, chance)
            n += 1
        return n

    return played(Game.clone, play)


def buy_money(game: Game) -> int:
    """Big Money to the end of the game, by name; returns how many decisions it took."""
    n = 0
    while (d := game.decision) is not None:
        if d.kind == "treasure":
            game.answer(*d.options)
        else:
            coins = game.coins
            game.answer(*[name for name, cost in BIG_MONEY if coins >= cost and name in d.options][:1])
        n += 1
    return n


def big_money() -> Work:
    def work() -> int:
        for seed in SEEDS:
            buy_money(Game("First Game", players=2, seed=seed))
        return len(SEEDS)

    return work


def money_decision() -> Work:
    starts = [Game("First Game", players=2, seed=seed) for seed in SEEDS]
    return lambda: sum(buy_money(start.clone()) for start in starts)


def kernel_money_decision() -> Work:
    """The same with the kernel's own numbers."""
    starts = [Game("First Game", players=2, seed=seed) for seed in SEEDS]
    of = starts[0]._origin.kinds.kind_of
    treasures = [of[name] for name in ("Copper", "Silver", "Gold")]
    buys = [(of[name], cost) for name, cost in BIG_MONEY]

    def work() -> int:
        n = 0
        for start in starts:
            state = start.inner.state()
            while (kind := state.pending().kind) != k.D_NONE:
                options = state.options()
                if kind == k.D_TREASURE:
                    state.answer([t for t in treasures for _ in range(options[t])])
                else:
                    coins = state.facts().coins
                    state.answer([b for b, cost in buys if coins >= cost and options[b]][:1])
                n += 1
        return n

    return work


def repeated(call: Callable[[], Any], times: int) -> Work:
    loop = range(times)

    def work() -> int:
        for _ in loop:
            call()
        return times

    return work


def game_clone() -> Work:
    return repeated(middle().clone, 200)


def kernel_clone() -> Work:
    return repeated(middle().inner.state().clone, 200)


def resample() -> Work:
    game = middle()
    seat = game.player
    return repeated(lambda: game.resample(seat, 1), 100)


def view() -> Work:
    game = middle()
    return repeated(lambda: game.view(0), 20)


def replay() -> Work:
    text = finished().record()
    return repeated(lambda: Game.from_record(text), 1)


def simulated(name: str) -> Callable[[], Work]:
    """Whole games of a match-up inside the kernel, both seats in turn."""

    def prepare() -> Work:
        table = Table(match_up(MATCH_UPS[name]))
        seeds = 500 if kernel.chosen() == "compiled" else 5

        def work() -> int:
            table.play(0, seeds)
            return 2 * seeds

        return work

    return prepare


MEASURES = (
    *(Measure(name, f"{name}, games in the kernel", "/s", simulated(name)) for name in MATCH_UPS),
    Measure("picks", "picks, random play (Game.legal_actions, apply)", "/s", picks, 300_000),
    Measure("kernel_picks", "the same on the kernel's state, without a log", "/s", kernel_picks),
    Measure("decisions", "whole decisions by name (Game.decision, answer)", "/s", decisions, 50_000),
    Measure("big_money", "Big Money games answered from Python", "/s", big_money),
    Measure("money_decision", "one Big Money decision by name", "us", money_decision),
    Measure("kernel_money_decision", "the same on the kernel's state", "us", kernel_money_decision),
    Measure("clone", "Game.clone()", "us", game_clone, 0.5),
    Measure("kernel_clone", "State.clone() of the kernel", "us", kernel_clone),
    Measure("resample", "Game.resample(seat, seed)", "us", resample),
    Measure("view", "Game.view(seat)", "us", view),
    Measure("replay", "a finished game from its record", "ms", replay, 2.0),
)
IMPORT_TARGET = 100.0  # ms

_IMPORT = (
    "import time; w, c = time.perf_counter(), time.process_time(); import demesne; "
    "print([time.perf_counter() - w, time.process_time() - c])"
)


def import_ms(times: int) -> dict[str, float]:
    """`import demesne` in fresh interpreters with cached bytecode: median CPU and wall milliseconds."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", _IMPORT]
    runs = []
    for _ in range(times + 1):  # the first run writes the bytecode
        runs.append(json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True, env=settings).stdout))
    wall, cpu = (1000 * statistics.median(column) for column in zip(*runs[1:]))
    return {"cpu": cpu, "wall": wall}


def state_bytes() -> int:
    return len(Game("First Game", seed=1).inner.state().dump())


def answers_in_replay() -> int:
    return len(finished().answers)
