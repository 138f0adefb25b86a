"""Advice: the best answers to the pending decision with what they win, from what the seat that decides may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from demesne.game import Game
from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, Refusal, either
from demesne.search.best import SHOWN, Comparison, alike, compared, why
from demesne.search.lists import weighted_of
from demesne.search.worth import Tried, Worth
from demesne.strategies.judging import generic
from demesne.strategies.language import Strategy
from demesne.strategies.levels import ALL_LEVELS, LEVELS
from demesne.table.outgoing.analysis import Advice, Rated

from . import behind, coach


def checked_levels(given: Any, players: int) -> dict[int, str]:
    """By seat the level of the bot there; refused with the nearest spelling."""
    if not isinstance(given, Mapping):
        raise Refusal("error-value", where="levels", expected='{1: "fair"}', got=short(given), near="")
    for seat, level in given.items():
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise Refusal("error-range", where="levels", least=0, most=players - 1, got=short(seat))
        if level not in ALL_LEVELS:
            near = nearest(level, ALL_LEVELS) if isinstance(level, str) else ""
            raise Refusal("error-value", where="levels", expected=either(ALL_LEVELS), got=short(level), near=near)
    return dict(given)


def bots_of(game: Game, levels: Mapping[int, str]) -> dict[int, Strategy]:
    """The lists of the bots at these seats; one that searches is thought to follow what explains its gains."""
    board = game.edition, game.players, game.colonies, game.inner.catalogue
    return {seat: generic(game.kingdom, level, *board) for seat, level in levels.items() if level in LEVELS}


def advise(
    game: Game,
    *,
    lists: Any = None,
    levels: Mapping[int, str] | None = None,
    bots: Mapping[int, Strategy] | None = None,
    playouts: int = 8000,
    seconds: float | None = None,
    seed: int | str = 1,
    must: Sequence[str] | None = None,
    seen: Sequence[Sequence[float] | None] | None = None,
) -> Advice:
    """Sensible answers that were tried to the end, best first; `must` is one of them whatever it wins.

    `lists` are the good lists of the kingdom, `levels` the bots at the other seats, `bots` what they follow if it is at
    hand; what people are up to is told by their gains, or by what was `seen` of each of them.
    """
    if game.asked is None:
        raise Refusal("error-over")
    levels = {seat: level for seat, level in (levels or {}).items() if seat != game.asked}
    known = None if lists is None else weighted_of(lists, game)
    worth = Worth(game, bots_of(game, levels) if bots is None else bots, known, playouts)
    if seen is not None:
        worth.tell(game.asked, seen)
    found = compared(game, worth, playouts, seconds, seed, must)
    listed = worth.listed(game)
    order = found.order if must is not None else _shown(found)
    rows = tuple(rated(game, found.answers[a], *found.best_of(a), listed) for a in order)
    warning = None if must is None else _warning(game, worth, found, must, levels, seed)
    if warning is None or must is None:
        return Advice(rows, found.playouts)
    better = found.answers[found.order[0]]
    fact = behind.fact(game, warning, must, better)
    return Advice(rows, found.playouts, warning, fact, behind.ways(game, worth, found, must, seed))


def _shown(found: Comparison) -> list[int]:
    """The best first; where playouts do not tell the best apart, the list's own answer if it is one of them."""
    best = [found.win(a) for a in found.order[:SHOWN]]
    if alike(best) and alike([found.win(0), *best]):
        return [0, *(a for a in found.order if a)]
    return found.order


def _warning(
    game: Game, worth: Worth, found: Comparison, given: Sequence[str], levels: Mapping[int, str], seed: int | str
) -> Phrase | None:
    """What the coach says of the answer that was given, if fresh shuffles tell it again to speak."""
    best, own = found.order[0], found.place(game, given)
    again = found.again
    if own == best or found.playouts < coach.FEWEST:
        return None
    if not coach.clear(again.tried, again.places[own], again.places[best]):
        return None
    better = found.answers[best]
    fresh = worth.tried(game, [list(given), better], found.playouts, f"{seed} fresh")
    return coach.spoken(game, given, better, levels) if coach.clear(fresh, 0, 1) else None


def rated(game: Game, answer: Sequence[str], tried: Tried, a: int, listed: Sequence[str]) -> Rated:
    """An answer as a row, with a reason."""
    return Rated(tuple(answer), tried.win(a), tried.error(a), why(game, answer, listed, tried.rules[a]))
