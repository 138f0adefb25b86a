"""The protocol: an agent meets every opponent of the ladder on the same seeds, from every seat.

The seeds go round the kingdoms of the test, so that any number of them is spread evenly. Seed by seed all opponents
and seats are played: what is known after an interruption is a smaller run of the same kind.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from demesne.bots.strategy import StrategyBot
from demesne.game import Game
from demesne.refusal import Refusal

from .agents import Setup
from .child import Child, Limits, Lost
from .opponents import list_for
from .referee import Played, Referee, key_for
from .results import Result, Row, packed, unpacked
from .spec import Board, Spec
from .tasks import LADDER, SEEDS, VERSION, Split, Task, Variant, task_of, variants_of

GIVE_UP = 20  # games lost in a row without finishing one: the agent does not work


class Due(NamedTuple):
    """A game that belongs to a run."""

    variant: Variant
    opponent: str
    seed: int
    seat: int

    @property
    def key(self) -> tuple[str, str, int, int]:
        return self.variant.name, self.opponent, self.seed, self.seat


@dataclass
class Hall:
    """The tables of a task: a referee for each kingdom and opponent, made when it is needed."""

    task: Task
    split: Split

    def __post_init__(self) -> None:
        self._boards: dict[tuple[int, int], tuple[Spec, Board]] = {}
        self._referees: dict[tuple[int, str, int], Referee] = {}
        self.key = key_for(f"{VERSION} {self.task.name}")

    def spec(self, variant: Variant) -> Spec:
        return Spec([list(self.split.test[0])], players=variant.players, asked=self.task.asked)

    def kingdom(self, seed: int) -> int:
        return seed % len(self.split.test)

    def board(self, variant: Variant, number: int) -> tuple[Spec, Board]:
        """A kingdom of the test, by its number in the split."""
        where = number, variant.players
        if where not in self._boards:
            spec = self.spec(variant)
            self._boards[where] = spec, Board(spec, list(self.split.test[number]))
        return self._boards[where]

    def referee(self, variant: Variant, opponent: str, seed: int) -> Referee:
        number, players = self.kingdom(seed), variant.players
        where = number, opponent, players
        if where not in self._referees:
            spec, board = self.board(variant, number)
            strategy = list_for(opponent, board.kingdom, board.kinds.edition, players)
            self._referees[where] = Referee(spec, board, StrategyBot(strategy))
        return self._referees[where]


def plan(variants: tuple[Variant, ...], seeds: dict[str, int]) -> Iterator[Due]:
    """All games of a run in their order."""
    for variant in variants:
        for seed in range(seeds[variant.name]):
            for opponent in LADDER:
                for seat in range(variant.players):
                    yield Due(variant, opponent, seed, seat)


def begin(
    task: str, agent: str, seeds: int | None = None, variant: str | None = None, limits: Limits | None = None
) -> Result:
    """An empty result of a run that is to be played."""
    found = task_of(task)
    if seeds is not None and not 1 <= seeds <= SEEDS:
        raise Refusal("error-range", where="seeds", least=1, most=SEEDS, got=str(seeds))
    chosen = variants_of(found, variant)
    asked = {v.name: min(seeds or v.seeds, v.seeds) for v in chosen}
    given = limits or Limits()
    split = found.split().fingerprint()
    return Result(found.name, agent, split, asked, {v.name: v.seeds for v in chosen}, given._asdict())


def evaluate(
    result: Result,
    progress: Callable[[int, int], None] | None = None,
    keep: Callable[[Result], None] | None = None,
    wanted: Callable[[Due], bool] | None = None,
) -> Result:
    """Play the games that the result has not yet; `keep` is called from time to time, and at the end.

    An interruption leaves what is known in the result, and so does leaving out games that are not `wanted`.
    """
    task = task_of(result.task)
    hall = Hall(task, task.split())
    chosen = tuple(v for v in task.variants if v.name in result.seeds)
    setups = {v.name: Setup(task.name, hall.spec(v), v.seconds) for v in chosen}
    due = list(plan(chosen, result.seeds))
    done = {(row.variant, row.opponent, row.seed, row.seat) for row in result.games}
    result.stopped = "interrupted"
    child = Child(result.agent, setups, task.cards(), Limits(**result.limits))
    before, told, failed, left = time.process_time(), time.monotonic(), 0, False
    agent, referee = result.cpu["agent"], result.cpu["referee"]

    def note() -> None:
        result.cpu = {"agent": agent + child.cpu, "referee": referee + time.process_time() - before}

    try:
        child.start()
        for game in due:
            if game.key in done:
                continue
            if wanted and not wanted(game):
                left = True
                continue
            judge = hall.referee(game.variant, game.opponent, game.seed)
            played = judge.play(child, game.variant.name, hall.key, game.seed, game.seat, game.variant.seconds)
            result.games.append(row_of(game, hall.kingdom(game.seed), played))
            failed = failed + 1 if played.lost else 0
            if progress:
                progress(len(result.games), len(due))
            if failed == GIVE_UP:
                result.stopped = "failing"
                break
            if keep and time.monotonic() - told > 60:
                told = time.monotonic()
                note()
                keep(result)
        else:
            result.stopped = "interrupted" if left else ""
    except KeyboardInterrupt:
        pass
    except Refusal:
        if len(result.games) == len(done):
            keep = None  # the agent is not there: nothing was played
        raise
    finally:
        child.close()
        note()
        if keep:
            keep(result)
    return result


def row_of(due: Due, kingdom: int, played: Played) -> Row:
    game = played.game
    which = due.variant.name, due.opponent, due.seed, kingdom, due.seat
    came = round(played.share, 4), game.scores(), game.turns()[due.seat], f"{game.fingerprint():08x}"
    return Row(*which, *came, packed(played.picks), played.lost, played.detail)


def replay(result: Result, number: int, hall: Hall | None = None) -> Game:
    """A game of a result, played again from the agent's picks; refused when it comes out differently.

    `hall` is that of the result's task: with it many games are replayed quickly.
    """
    if not 0 <= number < len(result.games):
        raise Refusal("error-range", where="number", least=0, most=len(result.games) - 1, got=str(number))
    task = task_of(result.task)
    hall = hall or Hall(task, task.split())
    row = result.games[number]
    if not row.picks:  # a shortened result
        last = max((n for n, other in enumerate(result.games) if other.picks), default=0)
        raise Refusal("error-range", where="number", least=0, most=last, got=str(number))
    (variant,) = (v for v in task.variants if v.name == row.variant)
    judge = hall.referee(variant, row.opponent, row.seed)
    try:
        game = judge.replay(hall.key, row.seed, row.seat, unpacked(row.picks))
    except (Lost, ValueError, zlib.error):  # a pick that is not legal here, or damaged ones
        game = None
    if game is None or f"{game.fingerprint():08x}" != row.fingerprint:
        raise Refusal("error-research-differs", number=str(number), versions=list(result.versions.values()))
    return game
