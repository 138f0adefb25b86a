"""The best answers to a decision, with what they win and why: `Game.best`, hints and the coach."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from demesne.game import Game
from demesne.notation.names import short
from demesne.refusal import Phrase, Refusal
from demesne.strategies import reasons

from .levels import advice_playouts
from .lists import Rules, weighted_of
from .playouts import check_count, check_decision
from .population import population_for
from .ways import specials_of
from .worth import Tried, Worth

LONGEST = 3600.0
FIRST = 32  # playouts of each answer before most are dropped
SHOWN = 3  # answers that are never dropped
WON, ALIKE = 0.95, 0.02  # what the best answers all win, and how much apart, where any of them will do; the page too


class Answer(NamedTuple):
    """One answer and what it is worth to the seat that decides."""

    answer: list[str]
    win: float  # its expected share of the victory
    error: float  # the standard error of that
    reason: Phrase


class Looked(NamedTuple):
    """A look at all answers: what came of them, and by their places those that the look is about."""

    tried: Tried
    places: dict[int, int]  # of an answer, by its place among all


class Comparison(NamedTuple):
    """Answers compared: a first look at all of them, then the best on fresh luck."""

    answers: list[list[str]]
    order: list[int]  # the places of all answers, the recommended one first, the others by what they win
    first: Tried
    again: Looked
    playouts: int  # of each answer at the second look

    def best_of(self, a: int) -> tuple[Tried, int]:
        """What is known best of an answer: the look, and the answer's place in it."""
        place = self.again.places.get(a)
        return (self.first, a) if place is None else (self.again.tried, place)

    def win(self, a: int) -> float:
        tried, at = self.best_of(a)
        return tried.win(at)

    def place(self, game: Game, answer: Sequence[str]) -> int:
        """Where this answer is among all."""
        return next(a for a, other in enumerate(self.answers) if same(game, other, answer))


def best(
    game: Game,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int | str = 0,
    lists: Any = None,
) -> list[Answer]:
    """The answers to the pending decision, the best first."""
    check_decision(game, game.asked)
    if playouts is not None:
        check_count(playouts, "playouts")
    if seconds is not None and not (isinstance(seconds, (int, float)) and 0 < seconds <= LONGEST):
        raise Refusal("error-seconds", most=int(LONGEST), got=short(seconds))
    whole = playouts is not None
    if seconds is None and playouts is None:
        playouts = advice_playouts(which=game.inner.kernel)
    known = population_for(game, whole) if lists is None else weighted_of(lists, game)
    worth = Worth(game, known=known, playouts=playouts)
    found = compared(game, worth, playouts, seconds, seed)
    listed = worth.listed(game)
    rows = []
    for a in found.order:
        tried, at = found.best_of(a)
        rows.append(
            Answer(
                found.answers[a], tried.win(at), tried.error(at), why(game, found.answers[a], listed, tried.rules[at])
            )
        )
    return rows


def compared(
    game: Game,
    worth: Worth,
    playouts: int | None,
    seconds: float | None,
    seed: int | str,
    must: Sequence[str] | None = None,
    clock: Callable[[], float] = time.process_time,
) -> Comparison:
    """Compare the sensible answers, and `must` whatever it wins, within so many playouts and seconds."""
    begun = clock()
    answers = worth.candidates(game)
    given = next((a for a, answer in enumerate(answers) if must is not None and same(game, answer, must)), None)
    if must is not None and given is None:
        given = len(answers)
        answers.append(list(must))
    few = FIRST if playouts is None else max(min(FIRST, playouts // (2 * len(answers))), 1)
    first = worth.tried(game, answers, few, f"{seed} first")
    order = sorted(range(len(answers)), key=lambda a: (-first.win(a), a))
    kept = [a for place, a in enumerate(order) if place < SHOWN or a == given]
    left = [] if playouts is None else [float(playouts - worth.made)]
    if seconds is not None:
        took = max(clock() - begun, 1e-6)
        left.append((seconds - took) / took * worth.made)
    n = max(int(min(left) / len(kept) / worth.cost(game)), few)
    tried = worth.tried(game, [answers[a] for a in kept], n, str(seed))
    found = Comparison(answers, [], first, Looked(tried, {a: at for at, a in enumerate(kept)}), n)
    recommended = max(kept, key=lambda a: (found.win(a), -a))
    found.order.extend(sorted(range(len(answers)), key=lambda a: (a != recommended, -found.win(a), a)))
    return found


def alike(wins: Sequence[float]) -> bool:
    """Whether these answers all win so surely that what they win does not tell them apart."""
    return len(wins) > 1 and min(wins) >= WON and max(wins) - min(wins) <= ALIKE


def same(game: Game, a: Sequence[str], b: Sequence[str]) -> bool:
    """Whether two answers to the pending decision are one."""
    decision = game.decision
    ordered = decision is not None and decision.ordered
    return list(a) == list(b) if ordered else sorted(a) == sorted(b)


def why(game: Game, answer: Sequence[str], listed: Sequence[str], plan: Rules) -> Phrase:
    """One true sentence: what can be counted, else the plan that is followed, which would answer `listed`."""
    found = reasons.reason(game, answer)
    if found:
        return found
    cards = {"cards": bought(plan)}
    return Phrase("reason-plan", cards) if same(game, listed, answer) else Phrase("reason-leaves", cards)


def bought(plan: Rules) -> list[str]:
    """What tells a plan from others: the kingdom cards that it buys, without any its money."""
    special = specials_of(plan)
    named = [rule.what for rule in plan if rule.what in special]
    return list(dict.fromkeys(str(name) for name in named)) or ["Gold", "Silver"]
