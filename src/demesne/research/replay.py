"""A game of `Env` rebuilt from its picks, with its history: the kernel's own states keep none.

The lists answer again what they answered inside the kernel. They see the same and decide the same there and here.
"""

from __future__ import annotations

from collections.abc import Sequence

from demesne.bots.strategy import StrategyBot
from demesne.game import Game

from .spec import Board, Spec

Step = int | tuple[int, int | str]  # an action; or what was resampled: the seat and the seed
Log = tuple["Log | None", Step]  # a chain, so that copies of a game share what they have in common


def steps_of(log: Log | None) -> list[Step]:
    """From the first to the last."""
    steps: list[Step] = []
    while log is not None:
        log, step = log
        steps.append(step)
    return steps[::-1]


def replayed(spec: Spec, board: Board, game: Game, learner: int, log: Log | None) -> Game:
    """The game, given at its start, as it is after these steps."""
    numbers = spec.spaces.action_numbers(board.kinds)
    go_on(spec, board.lists, game, learner)
    for step in steps_of(log):
        if isinstance(step, tuple):
            game = game.resample(*step)
        else:
            game.apply(int(numbers[step]))
            go_on(spec, board.lists, game, learner)
    return game


def go_on(spec: Spec, lists: Sequence[StrategyBot], game: Game, learner: int) -> bool:
    """Let the lists, that of the advisor last, answer until a pick from outside is needed; whether one is."""
    while (seat := game.asked) is not None:
        if learner >= 0 and seat != learner:
            bot = lists[(seat - learner - 1) % spec.players]
        elif spec.asked_kinds and not spec.asked_kinds >> game.inner.pending.kind & 1:
            bot = lists[-1]
        else:
            return True
        game.answer(bot.choose(game))
    return False
