"""Scoring programs: what is counted of a player's cards, and what is done with that number."""

from __future__ import annotations

from typing import Any

from demesne.kernel import const as k

from ..language import ALL_MATS, COMING, CardError, Type
from ..scoring import Count, Score, Working
from ..specification import check_number, check_one_of, check_what


def score(*steps: Any, once: bool = False) -> Score:
    """A scoring program: first what is counted, then what is done with that."""
    kinds = [Count, *[Working] * (len(steps) - 1)]
    if not steps or not all(map(isinstance, steps, kinds)):
        expected = "score(count_cards(...), per(...), ...)"
        raise CardError("error-value", where="score", expected=expected, got=repr(list(steps)), near="")
    return Score(steps, bool(once))


def points_for(points: int, what: str | Type | None = None, *, per: int = 1, copies: int = 0) -> Score:
    """Points for every so many cards of a player, or for every name of which there are so many copies."""
    check_number("points_for", points, -20)
    counted = count_names(what, least=copies) if copies else count_cards(what)
    return score(counted, *([_per(per)] if per != 1 else []), *([times(points)] if points != 1 else []))


# what is counted


def count_cards(what: str | Type | None = None, *, but: Type | None = None) -> Count:
    """Cards owned, of that name or of one of these types."""
    check_what("count_cards", what)
    check_what("count_cards", but)
    return Count("count_cards", k.BY_CARDS, what, but)


def count_names(what: str | Type | None = None, *, least: int = 1, most: int = 0) -> Count:
    """Differently named cards of which at least so many copies are owned, and with `most` no more than that."""
    check_what("count_names", what)
    check_number("count_names", least, 1)
    check_number("count_names", most)
    return Count("count_names", k.BY_NAMES, what, None, (("least", least), ("most", most)))


def count_on_mat(mat: str, what: str | Type | None = None) -> Count:
    """Cards on a mat."""
    check_one_of("count_on_mat", mat, ALL_MATS)
    check_what("count_on_mat", what)
    return Count("count_on_mat", k.BY_MAT, what, mat=mat)


def count_of_empty_piles(what: str | Type | None = None, *, but: Type | None = None) -> Count:
    """Cards owned whose pile is empty."""
    check_what("count_of_empty_piles", what)
    check_what("count_of_empty_piles", but)
    return Count("count_of_empty_piles", k.BY_EMPTY, what, but)


def count_leads(what: str | Type | None = None) -> Count:
    """Names owned of which no other player has more copies."""
    check_what("count_leads", what)
    return Count("count_leads", k.BY_LEADS, what)


def count_most_owned(what: str | Type | None = None, *, place: int = 1) -> Count:
    """Copies of the card owned most often, or of the second, third and so on."""
    check_what("count_most_owned", what)
    check_number("count_most_owned", place, 1)
    return Count("count_most_owned", k.BY_RANK, what, None, (("place", place),))


# what is done with it


def times(n: int | Count) -> Working:
    """Multiplied by that."""
    return _working("times", k.SC_TIMES, n, -20)


def per(n: int) -> Working:
    """One for every full n."""
    check_number("per", n, 1)
    return Working("per", k.SC_PER, n)


def beyond(n: int) -> Working:
    """How many more than n, 0 if fewer."""
    return _working("beyond", k.SC_BEYOND, n, 0)


def reaching(n: int) -> Working:
    """1 if there are at least n, else 0."""
    return _working("reaching", k.SC_REACHING, n, 0)


def and_also(n: int | Count) -> Working:
    """Added to it."""
    return _working("and_also", k.SC_PLUS, n, -20)


def or_fewer(n: int | Count) -> Working:
    """That, if it is lower."""
    return _working("or_fewer", k.SC_LOWEST, n, 0)


_per = per  # `points_for` has an argument of that name


def _working(name: str, op: int, n: int | Count, least: int) -> Working:
    if not isinstance(n, Count):
        check_number(name, n, least)
    return Working(name, op, n)


COUNTS = (count_cards, count_names, count_on_mat, count_of_empty_piles, count_leads, count_most_owned)
WORKINGS = (times, per, beyond, reaching, and_also, or_fewer)
COMING |= {f.__name__: f for f in (score, points_for, *COUNTS, *WORKINGS)}
