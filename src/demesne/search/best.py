"""The best answers to a decision, with what they win and why: `Game.best`."""

from __future__ import annotations

from typing import Any, NamedTuple

from demesne.game import Game
from demesne.notation.names import short
from demesne.refusal import Phrase, Refusal
from demesne.strategies import reasons

from .levels import advice_playouts
from .lists import Rules, weighted_of
from .player import Player, Thought
from .playouts import check_count, check_decision
from .population import population_for
from .race import Budget

LONGEST = 3600.0


class Answer(NamedTuple):
    """One answer and what it is worth to the seat that decides."""

    answer: list[str]
    win: float  # its expected share of the victory
    error: float  # the standard error of that
    reason: Phrase


def best(
    game: Game,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int | str = 0,
    lists: Any = None,
) -> list[Answer]:
    """The answers to the pending decision, the recommended one first, the others by what they win."""
    check_decision(game, game.asked)
    if playouts is not None:
        check_count(playouts, "playouts")
    if seconds is not None and not (isinstance(seconds, (int, float)) and 0 < seconds <= LONGEST):
        raise Refusal("error-seconds", most=int(LONGEST), got=short(seconds))
    whole = playouts is not None
    if seconds is None and playouts is None:
        playouts = advice_playouts(which=game.inner.kernel)
    known = population_for(game, whole) if lists is None else weighted_of(lists, game)
    player = Player(known, Budget(playouts, seconds), seed)
    return answers(game, player.think(game))


def answers(game: Game, thought: Thought) -> list[Answer]:
    """A thought as rows: each answer once, with the plan that makes most of it."""
    names = game.inner.names
    if len(thought.tried) == 1:
        arm = thought.playouts.add(thought.answer, thought.plan)
        thought.playouts.run(100)
        tried = [thought.tried[0]._replace(arm=arm)]
    else:
        tried = [t for t in thought.tried if thought.playouts.tried(t.arm)]
    rows: list[tuple[bool, float, Answer]] = []
    seen: set[tuple[int, ...]] = set()
    first = [t for t in tried if t.values == thought.answer and t.plan == thought.plan]
    for t in [*first, *sorted(tried, key=lambda t: -thought.playouts.win(t.arm))]:
        if tuple(t.values) not in seen:
            seen.add(tuple(t.values))
            win, error = thought.playouts.win(t.arm), thought.playouts.error(t.arm)
            counted = reasons.reason(game, names(t.values))
            why = counted or reason(thought.playouts.lists.rules[t.plan], t.values == thought.own)
            row = Answer(names(t.values), win, error, why)
            rows.append((t in first, win, row))
    rows.sort(key=lambda r: (not r[0], -r[1]))
    return [row for *_, row in rows]


def reason(plan: Rules, own: bool) -> Phrase:
    """Where nothing can be counted: the list that is followed afterwards, and whether the answer is that list's own."""
    cards = {"cards": bought(plan)}
    return Phrase("best-own", cards) if own else Phrase("best-plan", cards)


def bought(plan: Rules) -> list[str]:
    """What tells a plan from others: the kingdom cards that it buys, without any its money."""
    from demesne.cards import BASIC, COLONIES

    cards = [rule.what for rule in plan if rule.verb == "buy" and isinstance(rule.what, str)]
    return list(dict.fromkeys(c for c in cards if c not in {*BASIC, *COLONIES})) or ["Gold", "Silver"]
