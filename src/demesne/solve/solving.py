"""Solving a kingdom: double oracle for as long as there is time, then a longer test of the mixture found."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from demesne import kernel
from demesne.cards import loaded
from demesne.game.arguments import edition_of, flag_of, players_of, ten_of
from demesne.notation.names import short
from demesne.refusal import Phrase, Refusal, either
from demesne.sim.engines import cores
from demesne.sim.match import Match
from demesne.sim.run import engine_of
from demesne.sim.trial_games import TrialGames, shares_on
from demesne.strategies.double_oracle import EFFORT, ENGINE_EFFORT, ENGINES, GENERATIONS, SCRATCH, Field, Oracle, Reply
from demesne.strategies.drafting import fair
from demesne.strategies.evolution import Effort
from demesne.strategies.outline import Outline
from demesne.strategies.trials import Board, Contest, Ground, Trial

from .openings import openings
from .solution import Solution, Tested, keep, of_json
from .why import SEEDS, reasons

MINUTES = 1.0  # unless said otherwise
LONGEST = 1440.0  # minutes
THOROUGH = Effort(ideas=(15, 50, 150), fresh=32, seeds=(25, 80, 200), kept=(10, 4), parents=5, proof=600)
LATER_GENERATIONS = 8  # of the rounds after the usual ones
ENGINE_ROUND = 1  # the round, counted from 0, in which engines are searched for
QUIET = 2  # rounds without a better answer after which the search is over
BETTER = 0.51  # share that counts as a better answer
BEATEN = 0.53  # share of the last answer above which the search goes on
FRESH = 800_000_000  # seeds that the search does not use
SHOWN = 8  # lists of the cross table
LAST_PART = 0.3  # of the time, for the test and the table


class Thoroughness(NamedTuple):
    """How many games the parts of a solution are worth."""

    first: Effort = EFFORT  # of the first two rounds
    later: Effort = THOROUGH
    engine: Effort = ENGINE_EFFORT
    generations: int = 12  # of the last best answer
    scratch: int = SCRATCH  # of a search from scratch
    meeting: int = 1000  # seeds of the cross table
    proof: int = 3000  # seeds of the best answer found
    why: int = SEEDS


USUAL = Thoroughness()
# the plain kernel plays some hundred times slower: fewer games, so that a solution still takes about its minutes
SMALL = Effort(ideas=(2, 6, 16), fresh=10, seeds=(3, 8, 20), kept=(4, 2), parents=3, proof=40)
PLAIN = Thoroughness(first=SMALL, later=SMALL, engine=SMALL, generations=3, scratch=4, meeting=60, proof=200, why=60)


class Progress(NamedTuple):
    """How far it is: a round is over."""

    rounds: int
    games: int
    lists: int
    share: float  # of the best answer found in this round
    part: float  # of the time


def solve(
    kingdom: str | Sequence[str],
    players: int = 2,
    *,
    edition: int | None = None,
    colonies: bool = False,
    minutes: float | None = None,
    rounds: int | None = None,
    jobs: int | None = None,
    engine: str = "local",
    progress: Callable[[Progress], None] | None = None,
) -> Solution:
    """The good lists of a kingdom. With `rounds` instead of `minutes` the result can be repeated.

    Ctrl-C ends the search; what is known by then is returned.
    """
    ten, own_edition = ten_of(kingdom, loaded())
    board = Board(
        tuple(sorted(ten)), edition_of(edition, own_edition), players_of(players), flag_of(colonies, "colonies")
    )
    _check(minutes, rounds)
    playing = engine_of(engine, TrialGames(board, loaded()), jobs, cores())
    try:
        solver = _Solver(board, shares_on(playing), minutes, rounds, progress)
        found = of_json(solver.run().json())  # with the digits that are kept, so that a kept one tells the same
    finally:
        playing.close()
    keep(found)
    return found


def _check(minutes: float | None, rounds: int | None) -> None:
    if minutes is not None and rounds is not None:
        raise Refusal("command-not-together", options=either(["minutes", "rounds"]))
    if minutes is not None and not (isinstance(minutes, (int, float)) and 0 < minutes <= LONGEST):
        raise Refusal("error-minutes", most=int(LONGEST), got=short(minutes))
    if rounds is not None and (isinstance(rounds, bool) or not isinstance(rounds, int)):
        raise Refusal("error-in", where="rounds", error=Phrase("error-whole", {"got": short(rounds)}))
    if rounds is not None and not 1 <= rounds <= 1000:
        raise Refusal("error-range", where="rounds", least=1, most=1000, got=short(rounds))


class Known(NamedTuple):
    """Lists, how often the mixture plays each, what each wins against each other, and the games of a meeting."""

    outlines: list[Outline]
    parts: list[float]
    shares: list[list[float]]
    games: int


class _Solver:
    def __init__(
        self,
        board: Board,
        shares: Callable[[Sequence[Trial]], list[float]],
        minutes: float | None,
        rounds: int | None,
        progress: Callable[[Progress], None] | None,
    ) -> None:
        self.board = board
        self.begun = time.monotonic()
        self.seconds = None if rounds is not None else 60 * (minutes if minutes is not None else MINUTES)
        self.most = rounds
        self.progress = progress
        self.cards = [loaded().cards[name] for name in board.kingdom]
        self.ground = Ground(board.kingdom, board.edition, board.players, loaded(), board.colonies, shares=shares)
        # a number of rounds means the same search on every kernel
        self.small = rounds is None and kernel.chosen() == "plain"
        self.budget = PLAIN if self.small else USUAL
        self.found: list[float] = []
        self.tested: Tested | None = None

    def passed(self) -> float:
        return time.monotonic() - self.begun

    def run(self) -> Solution:
        finished = False
        draft = fair(self.cards, self.board.players, self.board.colonies)
        oracle = Oracle(self.ground, self.cards, draft, "|".join(self.board.kingdom))
        if self.small:
            oracle.field.seeds = self.budget.meeting
        known = None
        try:
            self.rounds(oracle)
            while not finished:
                begun = self.passed()
                self.tested = None
                known = self.measured(oracle.field)
                answer = self.test(oracle, known)
                finished = answer is None or not self.has_time(self.passed() - begun)
                if answer and not finished:
                    oracle.field.add(answer)
        except KeyboardInterrupt:
            pass
        known = known or self.as_known(oracle.field)
        try:
            return self.solution(known, finished)
        except KeyboardInterrupt:  # while it was told why
            return self.solution(known, False)

    def rounds(self, oracle: Oracle) -> None:
        quiet = 0
        longest = 0.0
        while self.most is None or len(self.found) < self.most:
            begun = self.passed()
            if self.seconds is not None and begun + longest > (1 - LAST_PART) * self.seconds:
                break
            n = len(self.found)
            tested = self.round(oracle, n)
            self.found.append(tested.share)
            longest = max(longest, self.passed() - begun)
            self.tell(oracle.field, tested.share)
            quiet = quiet + 1 if n and n != ENGINE_ROUND and tested.share <= BETTER else 0
            if quiet == QUIET and self.most is None:
                break

    def round(self, oracle: Oracle, n: int) -> Reply:
        """The n-th best answer, counted from 0.

        One of them is an engine where the kingdom has the cards for it; later every other search starts from scratch.
        """
        engine = oracle.engine(ENGINES, self.budget.engine, champion=0.0) if n == ENGINE_ROUND else None
        if engine:
            return engine
        scratch = n > 2 and n % 2 == 1
        generations = GENERATIONS[n] if n < len(GENERATIONS) else self.budget.scratch if scratch else LATER_GENERATIONS
        effort = self.budget.first if n < 2 else self.budget.later
        return oracle.round(generations, effort, champion=0.0, scratch=scratch)

    def tell(self, field: Field, share: float) -> None:
        if self.progress:
            done = len(self.found) / self.most if self.most else self.passed() / (self.seconds or 1)
            self.progress(Progress(len(self.found), self.ground.games, len(field.outlines), share, min(done, 1.0)))

    def has_time(self, seconds: float) -> bool:
        return self.seconds is not None and self.passed() + seconds <= self.seconds

    def test(self, oracle: Oracle, known: Known) -> Outline | None:
        """Two last searches for an answer to the mixture, one of them from scratch; the better answer on fresh seeds.

        It is returned if it is a good one.
        """
        target = list(zip(known.outlines, known.parts))
        found = [
            oracle.answer(target, self.budget.generations, self.budget.later).response,
            oracle.answer(target, self.budget.scratch, self.budget.later, scratch=True).response,
        ]
        fresh = Contest(self.ground, target, first=FRESH)
        answer = fresh.round(list(dict.fromkeys(found)), self.budget.proof)[0]
        games = fresh.met[answer] * self.board.players
        self.tested = Tested(answer.strategy("response", answer.idea()), fresh.share(answer), _error(games), games)
        return answer if fresh.share(answer) > BEATEN else None

    def measured(self, field: Field) -> Known:
        """The lists of the mixture and the best others, with a cross table of many games."""
        better = Field(self.ground, self.budget.meeting)
        for outline in self.as_known(field).outlines[:SHOWN]:
            better.add(outline)
        return Known(better.outlines, better.mixture(), better.shares, self.budget.meeting * 2)

    def as_known(self, field: Field) -> Known:
        parts = field.mixture()
        order = sorted(range(len(parts)), key=lambda i: (-parts[i], i != field.champion(), i))
        shares = [[field.shares[i][j] for j in order] for i in order]
        return Known([field.outlines[i] for i in order], [parts[i] for i in order], shares, field.seeds * 2)

    def solution(self, known: Known, finished: bool) -> Solution:
        outlines, parts, shares, games = known
        order = sorted(range(len(parts)), key=lambda i: -parts[i])
        outlines, weights = [outlines[i] for i in order], [parts[i] for i in order]
        cross = [[shares[i][j] for j in order] for i in order]
        best = max(range(len(order)), key=lambda i: min(cross[i]))
        lists = [outline.strategy(f"list {n}", outline.idea()) for n, outline in enumerate(outlines, 1)]
        board = self.board
        match = Match((lists[best],) * board.players, board.kingdom, board.edition, 1, colonies=board.colonies)
        why = reasons(self.ground, match, outlines, weights, best, self.budget.why) if finished else ()
        if self.small:
            why = (*why, Phrase("solve-why-plain"))
        return Solution(
            *board,
            tuple(lists),
            tuple(weights),
            best,
            tuple(tuple(row) for row in cross),
            games,
            tuple(self.found),
            self.tested,
            openings(lists, weights, board.kingdom, board.edition, board.colonies),
            why,
            self.ground.games,
            self.passed(),
            finished,
        )


def _error(games: int) -> float:
    """Half the 95% interval of a share near one half."""
    return 1.96 * 0.5 / sqrt(games)
