"""The tasks of the benchmark and their splits. All follow from seeds and from the names in bench/cards.json, so that
everybody has the same ones, whatever is published later.

| Task | what is played |
|---|---|
| T1 | First Game, only purchases are asked |
| T2 | First Game, all decisions |
| T3 | kingdoms never met: 1,000 to train, 100 to validate, 200 to test |
| T4 | cards never met, made of words that were: five of them in every kingdom of the test |
| T5 | generated cards: 10,000 to train, 500 in 50 kingdoms to test |
| T6 | three and four players, kingdoms as in T3 |
| T7 | 10 ms or 100 ms (or, when asked for, 1 s) of CPU time for a decision, kingdoms as in T3 |
| T8 | learned from recorded games alone, kingdoms as in T3 |
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from demesne.cards import SETS, register
from demesne.game.keys import key_of
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal

from .generator import TEST as CARDS
from .generator import Generated, read_all, stream

VERSION = "demesne-bench-v1"
LADDER = ("big-money", "novice", "gentle", "fair", "strong")  # the opponents, weakest first
SEEDS = 1000  # for each opponent; each is played from every seat
NAMES = CARDS.with_name("cards.json")  # of Base, Intrigue, Seaside and Prosperity; later boxes are for later versions
TRAINED = 250  # kingdoms to train with whose lists of `strong` come with the package

Ten = tuple[str, ...]


class Split(NamedTuple):
    train: tuple[Ten, ...]
    validation: tuple[Ten, ...]
    test: tuple[Ten, ...]

    def fingerprint(self) -> str:
        """A hash of all kingdoms of the split; it is in every result."""
        return hashlib.sha256(json.dumps(self).encode()).hexdigest()[:16]


class Variant(NamedTuple):
    """A way to play a task."""

    name: str = ""
    players: int = 2
    seconds: float | None = None  # of CPU time for a decision
    seeds: int = SEEDS
    optional: bool = False  # played only when it is asked for


class Task(NamedTuple):
    name: str
    kingdoms: Callable[[], Split]
    asked: Literal["all", "buys"] = "all"
    variants: tuple[Variant, ...] = (Variant(),)
    own_cards: bool = False

    def split(self) -> Split:
        """The kingdoms; the generated cards among them are loaded."""
        if self.own_cards:
            register(read_all(self.cards(), CARDS.name))
        return self.kingdoms()

    def cards(self) -> str:
        """The text of the card file with the cards that are not published."""
        return CARDS.read_text(encoding="utf-8") if self.own_cards else ""


@cache
def first_game() -> Split:
    ten = (SETS["First Game"].cards,)
    return Split(ten, ten, ten)


@cache
def unseen_kingdoms() -> Split:
    found: dict[Ten, None] = {}
    number = 0
    while len(found) < 1300:
        found[tuple(sorted(_shuffled((*known(), *held_out()), f"kingdom {number}")[:10]))] = None
        number += 1
    ordered = tuple(found)
    return Split(ordered[300:], ordered[200:300], ordered[:200])


def held_out() -> Ten:
    """The cards of T4. When they were drawn, their every word was also on a card that is not held out."""
    return _names()["held out"]


def known() -> Ten:
    """The other cards of the boxes."""
    return _names()["known"]


@cache
def _names() -> dict[str, Ten]:
    return {sort: tuple(names) for sort, names in json.loads(NAMES.read_text(encoding="utf-8")).items()}


@cache
def unseen_cards() -> Split:
    def ten(use: str, fresh: int) -> Ten:
        some = _shuffled(held_out(), f"new {use}")[:fresh] + _shuffled(known(), f"old {use}")[: 10 - fresh]
        return tuple(sorted(some))

    train = tuple(dict.fromkeys(ten(f"train {n}", 0) for n in range(1000)))
    validation = tuple(dict.fromkeys(ten(f"validation {n}", 0) for n in range(100)))
    return Split(train, tuple(v for v in validation if v not in train), tuple(ten(f"test {n}", 5) for n in range(100)))


@cache
def generated() -> Split:
    """Those of the test are in a file; those to train with are made by `training_cards`, which takes a while."""
    names = [c.name for c in read_all(CARDS.read_text(encoding="utf-8"), CARDS.name)]
    return Split((), (), tuple(tuple(sorted(names[i : i + 10])) for i in range(0, len(names), 10)))


def training_cards() -> Callable[[int], list[Generated]]:
    """A function that gives the next cards to train with; none has the name or the program of a card of the test."""
    made = stream(f"{VERSION} T5 train", read_all(CARDS.read_text(encoding="utf-8"), CARDS.name))
    return lambda n: [card for _, card in zip(range(n), made)]


def _shuffled(names: Ten, use: str) -> list[str]:
    key = key_of(f"{VERSION} {use}", "kingdom")
    return sorted(names, key=lambda name: hashlib.sha256(key + name.encode()).digest())


TASKS = {
    task.name: task
    for task in (
        Task("T1", first_game, "buys"),
        Task("T2", first_game),
        Task("T3", unseen_kingdoms),
        Task("T4", unseen_cards),
        Task("T5", generated, own_cards=True),
        Task("T6", unseen_kingdoms, variants=(Variant("3 players", 3), Variant("4 players", 4))),
        Task(
            "T7",
            unseen_kingdoms,
            variants=(
                Variant("10 ms", seconds=0.01, seeds=200),
                Variant("100 ms", seconds=0.1, seeds=200),
                Variant("1 s", seconds=1.0, seeds=200, optional=True),
            ),
        ),
        Task("T8", unseen_kingdoms),
    )
}


def task_of(name: str) -> Task:
    if name.upper() not in TASKS:
        near = nearest(name, TASKS)
        raise Refusal("error-value", where="task", expected=list(TASKS), got=short(name), near=near)
    return TASKS[name.upper()]


def variants_of(task: Task, name: str | None) -> tuple[Variant, ...]:
    """The one that is asked for, else all that belong to the protocol."""
    if name is None:
        return tuple(v for v in task.variants if not v.optional)
    known = [v.name for v in task.variants if v.name]
    if not known:
        raise Refusal("error-research-no-variants", task=task.name, got=short(name))
    if name not in known:
        near = nearest(name, known)
        raise Refusal("error-value", where="variant", expected=known, got=short(name), near=near)
    return tuple(v for v in task.variants if v.name == name)
